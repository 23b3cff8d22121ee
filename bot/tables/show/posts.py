"""The posts of a table: the lobby, the board with its one ping, notices, the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import discord
import msgspec
import sqlalchemy as sa

from bot.core.logs import log_about_table
from bot.core.workers.drawing_pool import RenderPool
from bot.discord.message import Message
from bot.outbox import queries as outbox
from bot.outbox.draft import readable
from bot.outbox.gate import Ping
from bot.outbox.messenger import Messenger, Shown, is_retry, last_asked, read_shown, with_files, with_shown
from bot.outbox.model import Kind, OutboxItem, Post, Sent
from bot.outbox.places import as_public
from bot.people import setting_queries as settings
from bot.scores.rating import RatingChange
from bot.tables.core import queries as table_queries
from bot.tables.core.change import Stored
from bot.tables.core.model import EntryKind, Position, Status, Table
from bot.tables.core.refusals import existing
from bot.tables.history import replays
from bot.tables.history.history import TurnSummary
from bot.tables.history.log import board_log, log_text
from bot.tables.polls.posts import Questions, Queue
from bot.tables.show import status as compose
from bot.tables.show.names import render_context
from bot.tables.show.notes import board_notes, lobby_notes
from bot.tables.show.pings import delete_answered, pings
from bot.tables.show.thread_link import ThreadLinks, board_link
from bot.tables.time import waiting_queries as waiting
from bot.tables.time.clock import PACE_TERMS
from bot.tables.time.waiting import Waiting
from render.scene import Picture

if TYPE_CHECKING:
    from bot.db import Store
    from bot.tables.core.service import Tables

log = logging.getLogger(__name__)

_POSTS = msgspec.json.Decoder(Post)

NOBODY: tuple[Sequence[int], bool] = (), True
"""A board that nobody is to hear of."""


class TablePosts:
    """Posts and edits them by ``messenger``, with ``thread links``.

    ``rating_changes`` returns what a game has changed, ``queue`` the people who wait for such a game.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        store: Store,
        render_pool: RenderPool,
        messenger: Messenger,
        signposts: ThreadLinks,
        rating_changes: Callable[[int], Awaitable[Sequence[RatingChange]]],
        queue: Queue,
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._render_pool = render_pool
        self._messenger = messenger
        self._thread_links = signposts
        self._rating_changes = rating_changes
        self._posted = set[tuple[int, int]]()  # the items that are being sent, and the channels where they were posted
        self._questions = Questions(tables, store, messenger, self._post, self._place, self._advertise, queue)

    async def send(self, item: OutboxItem) -> Sent:
        """Posts ``item``, or brings its post up to date, and keeps its thread link; raises as discord.py does."""
        try:
            sent = await self._send(item)
            table, link = await self._tables.query(_with_link, item.subject)
            await self._thread_links.keep(table, link, item, posted=(item.id, table.channel_id) in self._posted)
        finally:
            self._posted = {each for each in self._posted if each[0] != item.id}
        return sent

    async def _send(self, item: OutboxItem) -> Sent:
        match item.kind:
            case Kind.LOBBY:
                return await self._lobby(item)
            case Kind.STATUS:
                return await self._status(item)
            case Kind.REFRESH:
                return await self._refresh(item)
            case Kind.END:
                return await self._end(item)
            case Kind.NUDGE:
                return await self._nudge(item)
            case Kind.NOTICE:
                return await self._notice(item)
            case Kind.POINTER:
                return await self._point(item)
            case _:
                return await self._questions.ask(await self._tables.get(item.subject), item)

    async def _lobby(self, item: OutboxItem) -> Sent:
        table = await self._tables.get(item.subject)
        post = await self._store.read(outbox.find_post, table.id, Kind.LOBBY)
        is_open = table.status is Status.LOBBY
        notes = await lobby_notes(self._tables, table) if is_open else []
        compose_it = partial(compose.lobby, notes=notes) if is_open else compose.lobby_over
        if post is not None and (edited := await self._messenger.edit(post, compose_it(table), item, keep_files=True)):
            return Sent((edited,))
        if not is_open and not await self._unheard(table, item):
            return Sent()
        return Sent((await self._post(table, Kind.LOBBY, partial(compose_it, table), item),))

    async def _status(self, item: OutboxItem) -> Sent:
        log_about_table(item.subject)
        told = existing(await self._tables.query(_told, item.subject))
        position, old, since = await self._tables.read(told.stored), told.old, told.since
        table = position.table
        running = table.status is Status.RUNNING
        if running and old is not None and old.fingerprint == str(table.revision):
            return await self._refresh(item)  # an item before this one was tried again, and has told it already
        if not running and not await self._unheard(table, item):
            return await self._closed(table, old)
        asked = [seat for seat in position.to_act if table.seats[seat].active_user is not None]
        turns = replays.summaries(table, told.recorded)
        pictures, notes, alerts = await asyncio.gather(
            self._board(position, turns),  # and while it is drawn, what else is to be said is read
            board_notes(self._tables, table),
            pings(self._tables, table, position.awaited),
        )
        shown = Shown(
            board_log(turns, compose.localizer_for(table)),
            tuple(picture.alt for picture in pictures),
            since=since,
            asked={**(read_shown(old).asked or {} if old else {}), **dict.fromkeys(asked, table.revision)},
        )
        live = partial(compose.status, position, shown.log, pictures, notes, alerts)
        quiet = partial(compose.retired, table, shown.log, shown.alts, pictures, revision=table.revision)
        shown = msgspec.structs.replace(shown, looks=live().fingerprint())
        known = {one.user_id for one in told.waited_for}
        first = [user for user in position.awaited if user not in known]
        post = await self._post(table, Kind.STATUS, live if running else quiet, item, shown=shown, free=first)
        if old is not None and old.message_id != post.message_id:
            await self._retire(table, old)
        return Sent((post,), gone=await delete_answered(self._store, self._messenger, table))

    async def _refresh(self, item: OutboxItem) -> Sent:
        position = await self._tables.position(item.subject)
        table = position.table
        old = await self._store.read(outbox.find_post, table.id, Kind.STATUS)
        running = table.status is Status.RUNNING
        if old is None or not (running or await self._unheard(table, item)):
            return await self._closed(table, old)
        shown = read_shown(old)
        told = await replays.public_since(self._tables, table, shown.since) if shown.since is not None else ()
        pictures = await self._board(position, told)
        log = "\n".join(part for part in (shown.log, await self._taken_back(table, old)) if part)
        clocks = await board_notes(self._tables, table)
        live = partial(compose.status, position, log, pictures, clocks, NOBODY)
        message = live if running else partial(compose.retired, table, log, shown.alts, pictures, revision=old.revision)
        looks = message().fingerprint()
        if looks == shown.looks and not (shown.plain or item.incident or is_retry(item)):
            return Sent(already_posted=True)
        shown = msgspec.structs.replace(shown, looks=looks)
        if edited := await self._messenger.edit(with_shown(old, shown), message(), item):
            return Sent((edited,))  # what has happened since it was posted is still to be told
        post = await self._post(table, Kind.STATUS, message, item, shown=shown)
        await self._messenger.delete(old)  # it may still stand: in an archived thread, or too old to be edited
        return Sent((msgspec.structs.replace(post, revision=old.revision, fingerprint=""),))

    async def _taken_back(self, table: Table, old: Post) -> str:
        """Return a note about parts of ``old``'s turn that were taken back since.

        The next board tells them for good.
        """
        entries = await replays.since(self._tables, table.id, old.revision)
        undone = [entry for entry in entries if entry.kind is EntryKind.UNDO and entry.revision <= table.revision]
        events = [event for entry in undone for event in entry.readable(None)]
        return log_text(events, compose.localizer_for(table))

    async def _closed(self, table: Table, old: Post | None) -> Sent:
        """A table that is closed takes the buttons off its board; one that is over leaves that to its END."""
        if old is None or table.status is Status.FINISHED:
            return Sent()
        await self._retire(table, old)
        return Sent(gone=(old,))

    async def _end(self, item: OutboxItem) -> Sent:
        position = await self._tables.position(item.subject)
        table = position.table
        standings = position.result or ()
        old = await self._store.read(outbox.find_post, table.id, Kind.STATUS)
        turns = await replays.public_since(self._tables, table, old.revision if old else 0)
        pictures = await self._board(position, turns)
        on = render_context(table, table.language)
        pictures.append(await self._render_pool.sheet(on, position.view(None), standings))
        told = board_log(turns, compose.localizer_for(table))
        changes = await self._rating_changes(table.id)
        message = partial(compose.final, position, told, standings, pictures, changes)
        post = await self._post(table, Kind.END, message, item)
        if old is not None:
            await self._retire(table, old)
        return Sent(
            (post,), gone=(*([old] if old else ()), *await delete_answered(self._store, self._messenger, table))
        )

    async def _nudge(self, item: OutboxItem) -> Sent:
        position = await self._tables.position(item.subject)
        table = position.table
        if not position.awaited:
            await self._messenger.withdraw(self._channel(table), item)
            return Sent()
        old = await self._store.read(outbox.find_post, table.id, Kind.NUDGE)
        status = await self._store.read(outbox.find_post, table.id, Kind.STATUS)
        message = partial(compose.nudge, table, position.awaited, board_link(table, status) if status else None)
        post = await self._post(table, Kind.NUDGE, message, item)
        if old is not None and old.message_id != post.message_id:
            await self._messenger.delete(old)
        return Sent((post,))

    async def _point(self, item: OutboxItem) -> Sent:
        """Have a post that the table has left behind lead to it, without buttons; what asks is gone from there."""
        table, post = await self._tables.get(item.subject), _POSTS.decode(item.body)
        if post.kind in (Kind.POLL, Kind.NUDGE):
            await self._messenger.delete(post)
            return Sent()
        shown = msgspec.structs.replace(read_shown(post), files=None)  # they may have changed since it moved
        post = with_shown(post, shown)
        message = compose.retired(
            table, shown.log, shown.alts, revision=post.revision, left=post.channel_id != table.channel_id
        )
        if not await self._take_buttons(table, post, message):
            await self._messenger.delete(post)  # it may lie in an archived thread, or be too old to be edited
        return Sent()

    async def _notice(self, item: OutboxItem) -> Sent:
        table = await self._tables.get(item.subject)
        if item.note is not None:
            await self._post(table, Kind.NOTICE, partial(compose.notice, table, item.note), item)
        return Sent()

    async def _board(self, position: Position, turns: Sequence[TurnSummary]) -> list[Picture]:
        events = (event for turn in turns for event in turn.events)
        touched = {piece for event in events if event.seats is None for piece in event.touched}
        on = render_context(position.table, position.table.language)
        return list(await self._render_pool.board(on, position.view(None), touched=touched))

    async def _post(
        self,
        table: Table,
        kind: Kind,
        message: Callable[[], Message],
        item: OutboxItem,
        *,
        shown: Shown | None = None,
        channel_id: int | None = None,
        free: Collection[int] = (),
    ) -> Post:
        """Posts at the table, or in another channel. What an earlier attempt may have posted is brought up to date.

        The post's fingerprint is the revision that it tells, where it was posted just now.
        """
        where = (table.channel_id or 0) if channel_id is None else channel_id
        channel = self._messenger.channel(where, table.guild_id)
        words = readable(message, item, compose.localizer_for(table))
        sent, fresh = await self._messenger.post(channel, words, item, _why(table, item, free))
        self._posted.add((item.id, where))
        post = Post(
            kind=kind,
            subject=table.id,
            key=item.key,
            channel_id=where,
            message_id=sent.id,
            revision=table.revision,
            fingerprint=str(table.revision) if fresh else "",
        )
        shown = msgspec.structs.replace(shown or Shown(), plain=bool(item.incident))
        return with_files(with_shown(post, shown), sent)

    async def _advertise(self, table: Table, kind: Kind, message: Callable[[], Message], item: OutboxItem) -> Post:
        """Posts where the server looks for substitutes; at the table, if not all who read there may know of it."""
        chosen = (await self._store.read(settings.of_guild, table.guild_id)).substitutes_channel
        guild = self._client.get_guild(table.guild_id or 0)
        here = guild.get_channel_or_thread(table.channel_id or 0) if guild else None
        there = guild.get_channel(chosen) if guild and chosen else None
        if guild and here and there and there.id != here.id and as_public(guild, here, there):
            may = there.permissions_for(guild.me)
            if may.view_channel and may.send_messages:
                try:
                    return await self._post(table, kind, message, item, channel_id=there.id)
                except (discord.Forbidden, discord.NotFound) as error:
                    log.info("An open seat of table %d is posted at the table: %s", table.id, error)
        return await self._post(table, kind, message, item)

    async def _unheard(self, table: Table, item: OutboxItem) -> bool:
        """Whether an earlier attempt at ``item`` has posted it, though nobody heard."""
        return is_retry(item) and await self._messenger.find(self._channel(table), item) is not None

    async def _retire(self, table: Table, post: Post) -> None:
        shown = read_shown(post)
        await self._take_buttons(table, post, compose.retired(table, shown.log, shown.alts, revision=post.revision))

    async def _take_buttons(self, table: Table, post: Post, message: Message) -> bool:
        """Edit an old post that is to have no buttons any more; whether that was possible, or is never."""
        try:
            return await self._messenger.edit(post, message, keep_files=True) is not None
        except discord.HTTPException as error:
            if error.status not in {400, 403, 404}:
                raise
            log.warning("An old post of table %d keeps its buttons: %s", table.id, error)
            return True

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._messenger.channel(table.channel_id or 0, table.guild_id)

    async def _place(self, table: Table, _item: OutboxItem) -> discord.PartialMessageable:
        return self._channel(table)


class _Told(NamedTuple):
    """A table whose board is to be posted: the board that stands, and what is recorded ``since`` it asked the same."""

    stored: Stored
    old: Post | None
    since: int
    recorded: replays.Recorded
    waited_for: Sequence[Waiting]


def _told(connection: sa.Connection, table_id: int) -> _Told | None:
    stored = table_queries.load(connection, table_id)
    if stored is None:
        return None
    table, old = stored.table, outbox.find_post(connection, table_id, Kind.STATUS)
    asked = [seat for seat in table.to_act if table.seats[seat].active_user is not None and not table.stopped]
    since = last_asked(old, asked)
    recorded = replays.recorded_since(connection, table_id, since)
    return _Told(stored, old, since, recorded, waiting.at_table(connection, table_id))


def _with_link(connection: sa.Connection, table_id: int) -> tuple[Table, Post | None]:
    table = existing(table_queries.find(connection, table_id))
    return table, outbox.find_post(connection, table_id, Kind.THREAD_LINK)


def _why(table: Table, item: OutboxItem, free: Collection[int]) -> Ping:
    """Why a post of a table pings: who has caused it, and who is ``free`` to be pinged for a turn that has come."""
    terms = PACE_TERMS.get(table.pace)
    heeds = terms is None or terms.calendars
    if item.kind is Kind.POLL:
        asked = [poll for poll in table.polls if poll.kind == item.key and not poll.resting]
        newest = max(asked, key=lambda poll: poll.revision, default=None)
        return Ping(None if newest is None else newest.by, heeds)
    if item.kind is Kind.STATUS:
        return Ping(None, heeds, free)
    return Ping(table.owner_id if item.kind is Kind.NOTICE else None, heeds)
