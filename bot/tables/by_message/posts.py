"""Sends people the tables that they have in their own messages, each in their language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.core.localizer import Localizer, language_of
from bot.discord.message import Message
from bot.outbox import queries as outbox
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.draft import quietly, readable
from bot.outbox.gate import Ping
from bot.outbox.messenger import Messenger, Shown, file_ids, is_retry, read_shown, with_shown
from bot.outbox.model import Kind, OutboxItem, Post, Sent
from bot.outbox.sender import NotYet
from bot.people import setting_queries as settings
from bot.people.settings import TurnAlert
from bot.scores.rating import RatingChange
from bot.tables.by_message import views as living
from bot.tables.core import journal_queries as journal
from bot.tables.core.model import EntryKind, Position, Seat, Status, Table
from bot.tables.history import replays
from bot.tables.history.log import board_log
from bot.tables.polls.posts import Questions
from bot.tables.show import status as compose
from bot.tables.show.names import render_context
from bot.tables.show.notes import board_notes, lobby_notes
from bot.tables.show.pings import delete_answered, leave_alone
from bot.tables.time.clock import PACE_TERMS
from render.scene import Picture

if TYPE_CHECKING:
    from bot.core.workers.drawing_pool import RenderPool
    from bot.db import Store
    from bot.tables.core.service import Tables

OLD, RESTS = timedelta(hours=1), timedelta(minutes=4)
"""A message that is so old is edited only so often: Discord refuses more than a few such edits at a time."""

SOUNDED = (TurnAlert.PING, TurnAlert.MESSAGE)
"""How somebody wants to be told of their turn for whom the message that asks them makes a sound."""


class LivingMessages:
    """Sends them by ``direct``, drawn by ``render_pool``; ``rating_changes`` are what a game has changed."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        store: Store,
        render_pool: RenderPool,
        messenger: Messenger,
        direct: DirectMessages,
        rating_changes: Callable[[int], Awaitable[Sequence[RatingChange]]],
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._render_pool = render_pool
        self._messenger = messenger
        self._direct = direct
        self._rating_changes = rating_changes
        self._questions = Questions(tables, store, messenger, self._post_question, self._channel)

    async def send(self, item: OutboxItem) -> Sent:
        """Sends ``item`` to its person, or brings their message up to date; raises as discord.py does."""
        table = await self._tables.get(item.subject)
        locale = next((seat.locale for seat in table.seats if seat.user_id == item.number), "")
        language = await self._language(table, item.number, locale)
        match item.kind:
            case Kind.TOLD:
                return await self._told(table, language, item)
            case Kind.QUESTION:
                return await self._questions.ask(table, item, language)
            case _:
                sent = await self._show(table, language, item)
                if table.by_message:  # else the channel's board sees to that
                    gone = await delete_answered(self._store, self._messenger, table)
                else:
                    gone = await self._delete_hand(table, item.number)
                return msgspec.structs.replace(sent, gone=(*sent.gone, *gone))

    async def _delete_hand(self, table: Table, user_id: int) -> tuple[Post, ...]:
        """Delete the hand of somebody who follows a table: their message of it holds that. Return what is gone."""
        seat = table.seat_of(user_id)
        if seat is None or not seat.follows:
            return ()
        hand = await self._store.read(outbox.find_post, table.id, Kind.HAND, seat.seat)
        if hand is None:
            return ()
        await self._messenger.delete(hand)
        return (hand,)

    async def _language(self, table: Table, user_id: int, locale: str) -> str:
        own = (await self._store.read(settings.of_user, user_id)).language
        return own or (language_of(locale) if locale else table.language)

    async def _told(self, table: Table, language: str, item: OutboxItem) -> Sent:
        if item.note is not None:
            message = quietly(partial(compose.notice, table, item.note, language))
            await self._direct.post(item.number, readable(message, item, Localizer(language)), item)
        return Sent()

    async def _show(self, table: Table, language: str, item: OutboxItem) -> Sent:
        """The message of a table: posted anew where it asks its person, tells the end, or is to be; edited else."""
        user, old = item.number, await self._store.read(outbox.find_post, table.id, Kind.LIVING, item.number)
        seat, localizer = table.seat_of(user), compose.localizer_for(table, language)
        if user not in table.written_to.values() and user not in table.invitations.invited:
            return await self._left(table, localizer, old)
        if table.status is Status.LOBBY:
            notes = await lobby_notes(self._tables, table, language)
            app_id = self._client.application_id or 0
            lobby = partial(living.lobby_message, table, user, localizer, notes, app_id)
            return await self._keep(table, old, lobby, Shown(), item, anew=item.kind is Kind.ANEW)
        if seat is None or table.status is Status.CLOSED:
            closed = partial(living.closed_message, table, localizer)
            return Sent() if old is None else await self._keep(table, old, closed, Shown(over=True), item)
        position = await self._tables.position(table.id)
        if position.table.over:
            return await self._end(position, seat, language, old, item)
        return await self._board(position, seat, language, old, item)

    async def _left(self, table: Table, localizer: Localizer, old: Post | None) -> Sent:
        if old is None:
            return Sent()
        await self._messenger.edit(old, living.left_message(table, localizer))
        return Sent(gone=(old,))

    async def _board(self, position: Position, seat: Seat, language: str, old: Post | None, item: OutboxItem) -> Sent:
        table, user, was = position.table, item.number, read_shown(old) if old else Shown()
        asks = user in position.awaited and table.absence.paused_until is None
        if item.note is not None and not asks:
            return Sent()  # nudged, and moved meanwhile
        last = (was.asked or {}).get(seat.seat, 0)
        news = asks and (old is None or not was.asks or await self._has_moved(table, seat, last))
        since = last if news or not asks else was.since or 0
        shown = Shown(since=since, asked={seat.seat: table.revision if news else last}, asks=asks)
        localizer, turns = (
            compose.localizer_for(table, language),
            await replays.public_since(self._tables, table, since, user),
        )
        on = render_context(table, language)
        touched = {piece for turn in turns for event in turn.events if event.seats is None for piece in event.touched}
        content = living.LivingContent(
            board_log(turns, localizer),
            await self._render_pool.board(on, position.view(None), touched=touched),
            await self._render_pool.delivered_hand(on, position.view(seat.seat)),
            await board_notes(self._tables, table, language),
            nudged=item.note is not None,
        )
        message = partial(living.board_message, position, seat.seat, localizer, content)
        heard = (news and await self._wants_sound(table, user)) or item.kind is Kind.ANEW
        return await self._keep(
            table, old, message, shown, item, anew=news or item.kind is Kind.ANEW, heard=heard, free=news
        )

    async def _has_moved(self, table: Table, seat: Seat, since: int) -> bool:
        """Whether a seat has ended a turn since it was asked last, so that it is asked anew by now."""
        entries = await self._store.read(journal.since, table.id, since, table.revision)
        return any(each.kind is EntryKind.MOVE and each.turn_ended and each.seat == seat.seat for each in entries)

    async def _wants_sound(self, table: Table, user: int) -> bool:
        wanted = (await self._tables.people.preferences(user)).turn
        return wanted in SOUNDED and not await leave_alone(self._tables, table, user)

    async def _end(self, position: Position, seat: Seat, language: str, old: Post | None, item: OutboxItem) -> Sent:
        table, was = position.table, read_shown(old) if old else Shown()
        if old is None and not is_retry(item) and item.kind is not Kind.ANEW and not table.by_message:
            return Sent()  # what is over is not sent for the first time
        since = (was.asked or {}).get(seat.seat, 0)
        turns, on = await replays.public_since(self._tables, table, since, item.number), render_context(table, language)
        standings, pictures = position.result or (), list[Picture]()
        pictures += await self._render_pool.board(on, position.view(None))
        if standings:
            pictures.append(await self._render_pool.sheet(on, position.view(None), standings))
        log = board_log(turns, compose.localizer_for(table, language))
        changes = await self._rating_changes(table.id)
        message = partial(compose.final, position, log, standings, pictures, changes, language)
        anew = not was.over or item.kind is Kind.ANEW
        shown = Shown(over=True, asked=was.asked)
        return await self._keep(table, old, message, shown, item, anew=anew, heard=anew)

    async def _keep(
        self,
        table: Table,
        old: Post | None,
        message: Callable[[], Message],
        shown: Shown,
        item: OutboxItem,
        *,
        anew: bool = False,
        heard: bool = False,
        free: bool = False,
    ) -> Sent:
        """Edit a person's message, or post it (``anew``): with a sound where it is to be ``heard``.

        ``free``: that is for a turn which has come, and never too often.
        """
        user, looks, now = item.number, message().fingerprint(), self._tables.now()
        if old is not None and not anew:
            old = msgspec.structs.replace(old, revision=table.revision, shown_at=now)
            if old.fingerprint == looks and not is_retry(item):
                kept = msgspec.structs.replace(shown, files=read_shown(old).files)
                return Sent((with_shown(old, kept),), already_posted=True)
            await self._rest(old)
            if edited := await self._direct.edit(user, old, message, item):
                kept = msgspec.structs.replace(shown, files=read_shown(edited).files)
                return Sent((with_shown(msgspec.structs.replace(edited, fingerprint=looks), kept),))

        def to_person() -> Message:
            made = message()
            made.pings, made.silent = ([user], False) if heard else ((), True)
            return made

        terms = PACE_TERMS.get(table.pace)
        ping = Ping(None, terms is None or terms.calendars, [user] if free else ())
        words = readable(to_person, item, compose.localizer_for(table))
        sent = await self._direct.post(user, words, item, ping)
        if old is not None and old.message_id != sent.id:
            await self._messenger.delete(old)
        post = Post(
            kind=Kind.LIVING,
            subject=table.id,
            number=user,
            channel_id=sent.channel.id,
            message_id=sent.id,
            revision=table.revision,
            fingerprint=looks,
            shown_at=now,
        )
        shown = msgspec.structs.replace(shown, files=file_ids(sent), plain=bool(item.incident))
        return Sent((with_shown(post, shown),))

    async def _rest(self, old: Post) -> None:
        """Raises NotYet where an old message was edited a moment ago."""
        stored = await self._store.read(outbox.find_post, old.subject, Kind.LIVING, old.number)
        last, now = None if stored is None else stored.shown_at, self._tables.now()
        if last is not None and now - discord.utils.snowflake_time(old.message_id) > OLD and last + RESTS > now:
            raise NotYet(last + RESTS)

    async def _post_question(self, table: Table, kind: Kind, message: Callable[[], Message], item: OutboxItem) -> Post:
        """Posts a question; it is heard by whom it asks."""

        def to_person() -> Message:
            made = message()
            asked = item.number in made.pings and not made.silent
            made.pings, made.silent = ([item.number], False) if asked else ((), True)
            return made

        words = readable(to_person, item, compose.localizer_for(table))
        newest = max(
            (poll for poll in table.polls if poll.kind == item.key), key=lambda poll: poll.revision, default=None
        )
        sent = await self._direct.post(item.number, words, item, Ping(None if newest is None else newest.by))
        return Post(
            kind=kind,
            subject=table.id,
            number=item.number,
            key=item.key,
            channel_id=sent.channel.id,
            message_id=sent.id,
            revision=table.revision,
        )

    async def _channel(self, _table: Table, item: OutboxItem) -> discord.PartialMessageable:
        return self._messenger.channel(await self._direct.channel_of(item.number))
