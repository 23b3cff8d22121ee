"""Sends the outbox's items to Discord: the lobby, the board with its one ping, hands, notices, the end."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord
import msgspec

from bot.model.outbox import TROUBLE, Kind, OutboxItem, Post, Sent
from bot.model.table import EntryKind, Position, Status, Table
from bot.outbox.messenger import (
    ARCHIVED,
    UNKNOWN_CHANNEL,
    Messenger,
    Shown,
    file_ids,
    is_retry,
    last_asked,
    read_shown,
    with_files,
    with_shown,
)
from bot.outbox.notes import board_notes, lobby_notes
from bot.outbox.personal import PersonalMessages
from bot.outbox.places import as_public
from bot.outbox.questions import Questions
from bot.outbox.sender import Asleep, Refused, TryLater, Undeliverable, Unreachable
from bot.outbox.signpost import Signposts
from bot.outbox.trouble import Troubles
from bot.render_pool import RenderPool
from bot.results import Results
from bot.tables import replays
from bot.ui import status as compose
from bot.ui.hand import delivered_hand
from bot.ui.message import Message, board_link
from bot.ui.names import render_context
from games.engine import Event
from render.scene import Picture

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

UNKNOWN_USER = 10013
MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013
LOCKED = 160005
PERSONAL = (Kind.HAND, Kind.AWAY_ENDS)
LOCKED_OUT = (MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED, LOCKED)


class DiscordSender:
    """The :class:`~bot.outbox.sender.Sender` of the real bot.

    ``client`` sends, ``tables`` and ``store`` tell what is to be sent, ``render_pool`` draws it. ``serves`` says
    whether a server would be known here, ``may_send`` whether what is sent is still this process's own.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        store: Store,
        render_pool: RenderPool,
        serves: Callable[[int], bool] = lambda _: True,
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        self._client = client
        self._serves = serves
        self._tables = tables
        self._store = store
        self._render_pool = render_pool
        self._results = Results(store)
        self._messenger = Messenger(client, may_send)
        self._questions = Questions(tables, store, self._messenger, self._post, self._advertise)
        self._troubles = Troubles(client, store)
        self._signposts = Signposts(client, store, self._messenger)
        self._personal = PersonalMessages(client, tables, store, self._messenger)

    async def send(self, item: OutboxItem) -> Sent:
        """Sends ``item``; see :meth:`bot.outbox.sender.Sender.send`."""
        table = await self._tables.get(item.table_id)
        known_here = self._client.is_ready() and self._serves(table.guild_id)
        if known_here and self._client.get_guild(table.guild_id) is None:
            raise Asleep
        try:
            sent = await self._attempt(item)
        except discord.HTTPException as error:
            raise await self._classify(item, error) from error
        except discord.RateLimited as error:
            raise TryLater(error.retry_after) from error
        except (OSError, aiohttp.ClientError) as error:
            raise TryLater from error
        if item.seat is None:
            await self._signposts.keep(table, item)
        return await self._at_ease(item, sent)

    async def _at_ease(self, item: OutboxItem, sent: Sent) -> Sent:
        """``sent``, which also ends the trouble that was noted of the table: something public was posted."""
        trouble = await self._store.post(item.table_id, TROUBLE) if item.seat is None and sent.posts else None
        return msgspec.structs.replace(sent, gone=(*sent.gone, trouble)) if trouble else sent

    async def _attempt(self, item: OutboxItem) -> Sent:
        match item.kind:
            case Kind.LOBBY:
                return await self._lobby(item)
            case Kind.STATUS:
                return await self._status(item)
            case Kind.REFRESH:
                return await self._refresh(item)
            case Kind.HAND:
                return await self._hand(item)
            case Kind.END:
                return await self._end(item)
            case Kind.NUDGE:
                return await self._nudge(item)
            case Kind.NOTICE:
                return await self._notice(item)
            case Kind.AWAY_ENDS:
                return await self._personal.away_ends(item)
            case Kind.ALERT:
                return await self._personal.alert(item)
            case _:
                return await self._questions.ask(await self._tables.get(item.table_id), item)

    async def _lobby(self, item: OutboxItem) -> Sent:
        table = await self._tables.get(item.table_id)
        post = await self._store.post(table.id, Kind.LOBBY)
        is_open = table.status is Status.LOBBY
        notes = await lobby_notes(self._tables, table) if is_open else []
        compose_it = partial(compose.lobby, notes=notes) if is_open else compose.lobby_over
        old = None if item.incident else post
        if old is not None and (edited := await self._messenger.edit(old, compose_it(table), keep_files=True)):
            return Sent((edited,))
        if not is_open and not await self._unheard(table, item):
            return Sent()
        return Sent((await self._post(table, Kind.LOBBY, partial(compose_it, table), item),))

    async def _status(self, item: OutboxItem) -> Sent:
        position = await self._tables.position(item.table_id)
        table = position.table
        old = await self._store.post(table.id, Kind.STATUS)
        running = table.status is Status.RUNNING
        if not running and not await self._unheard(table, item):
            return await self._closed(table, old)
        asked = [seat for seat in position.to_act if table.seats[seat].active_user is not None]
        since = last_asked(old, asked)
        events = await self._news(table, since)
        pictures = await self._board(position, events)
        shown = Shown(
            compose.log_text(events, compose.localizer_for(table)),
            tuple(picture.alt for picture in pictures),
            since=since,
            asked={**(read_shown(old).asked or {} if old else {}), **dict.fromkeys(asked, table.revision)},
        )
        alerts = await self._personal.pings(table, position.awaited)
        live = partial(compose.status, position, shown.log, pictures, await board_notes(self._tables, table), alerts)
        quiet = partial(compose.retired, table, shown.log, shown.alts, pictures)
        post = await self._post(table, Kind.STATUS, live if running else quiet, item, shown=shown)
        if old is not None and old.message_id != post.message_id:
            await self._retire(table, old)
        return Sent((post,), gone=await self._personal.answered(table))

    async def _refresh(self, item: OutboxItem) -> Sent:
        position = await self._tables.position(item.table_id)
        table = position.table
        old = await self._store.post(table.id, Kind.STATUS)
        if old is None or table.status is not Status.RUNNING:
            return await self._closed(table, old)
        shown = read_shown(old)
        pictures = await self._board(position, await self._news(table, shown.since) if shown.since is not None else ())
        log = "\n".join(part for part in (shown.log, await self._taken_back(table, old)) if part)
        clocks = await board_notes(self._tables, table)
        message = compose.status(position, log, pictures, clocks)
        message.pings = ()
        if not item.incident and (edited := await self._messenger.edit(old, message)):
            return Sent((edited,))  # what has happened since it was posted is still to be told
        again = partial(
            compose.status, position, log, pictures, clocks, await self._personal.pings(table, position.awaited)
        )
        post = await self._post(table, Kind.STATUS, again, item, shown=shown)
        await self._messenger.delete(old)  # it may still stand: in an archived thread, or too old to be edited
        return Sent((msgspec.structs.replace(post, revision=old.revision),))

    async def _taken_back(self, table: Table, old: Post) -> str:
        """What of the turn that ``old`` shows was taken back since; the next board tells it for good."""
        entries = await replays.since(self._tables, table.id, old.revision)
        undone = [entry for entry in entries if entry.kind is EntryKind.UNDO and entry.revision <= table.revision]
        events = [event for entry in undone for event in entry.readable(None)]
        return compose.log_text(events, compose.localizer_for(table))

    async def _closed(self, table: Table, old: Post | None) -> Sent:
        """A table that is closed takes the buttons off its board; one that is over leaves that to its END."""
        if old is None or table.status is Status.FINISHED:
            return Sent()
        await self._retire(table, old)
        return Sent(gone=(old,))

    async def _end(self, item: OutboxItem) -> Sent:
        position = await self._tables.position(item.table_id)
        table = position.table
        standings = position.standings() or ()
        old = await self._store.post(table.id, Kind.STATUS)
        events = await self._news(table, old.revision if old else 0)
        pictures = await self._board(position, events)
        on = render_context(table, table.language)
        pictures.append(await self._render_pool.sheet(on, position.view(None), standings))
        log_text = compose.log_text(events, compose.localizer_for(table))
        changes = await self._results.changes(table.id)
        message = partial(compose.final, position, log_text, standings, pictures, changes)
        post = await self._post(table, Kind.END, message, item)
        if old is not None:
            await self._retire(table, old)
        return Sent((post,), gone=(*([old] if old else ()), *await self._personal.answered(table)))

    async def _hand(self, item: OutboxItem) -> Sent:
        position = await self._tables.position(item.table_id)
        table = position.table
        seat = table.seats[item.seat or 0]
        old = await self._store.post(table.id, Kind.HAND, seat.seat)
        known = old is not None or is_retry(item)  # what is over is not delivered for the first time
        if seat.user_id is None or not (known if position.over else await self._wants_hands(table, seat.user_id)):
            return Sent()
        language = await self._personal.language(seat.user_id, seat.locale)
        picture = await self._render_pool.delivered_hand(render_context(table, language), position.view(seat.seat))
        if picture is None:
            return Sent()
        message = partial(delivered_hand, position, seat.seat, compose.localizer_for(table, language), picture)
        looks = message().fingerprint()
        if old is not None and not is_retry(item) and read_shown(old).looks == looks:
            return Sent((msgspec.structs.replace(old, revision=table.revision),))
        if old is not None and not item.incident and (edited := await self._messenger.edit(old, message())):
            shown = Shown(alts=(picture.alt,), files=read_shown(edited).files, looks=looks)
            return Sent((with_shown(msgspec.structs.replace(old, revision=table.revision), shown),))
        sent = await self._personal.post(seat.user_id, _readable(message, table, item), item)
        if old is not None and old.message_id != sent.id:
            await self._messenger.delete(old)
        post = Post(
            table_id=table.id,
            kind=Kind.HAND,
            channel_id=sent.channel.id,
            message_id=sent.id,
            revision=table.revision,
            seat=seat.seat,
        )
        shown = Shown(alts=(picture.alt,), files=file_ids(sent), looks=looks, plain=bool(item.incident))
        return Sent((with_shown(post, shown),))

    async def _nudge(self, item: OutboxItem) -> Sent:
        position = await self._tables.position(item.table_id)
        table = position.table
        if not position.awaited:
            await self._messenger.withdraw(self._channel(table), item)
            return Sent()
        old = await self._store.post(table.id, Kind.NUDGE)
        status = await self._store.post(table.id, Kind.STATUS)
        message = partial(compose.nudge, table, position.awaited, board_link(table, status) if status else None)
        post = await self._post(table, Kind.NUDGE, message, item)
        if old is not None and old.message_id != post.message_id:
            await self._messenger.delete(old)
        return Sent((post,))

    async def _notice(self, item: OutboxItem) -> Sent:
        table = await self._tables.get(item.table_id)
        if item.note is not None:
            await self._post(table, Kind.NOTICE, partial(compose.notice, table, item.note), item)
        return Sent()

    async def _news(self, table: Table, since: int) -> list[Event]:
        """What everybody may know of what happened from revision ``since`` to ``table`` as it was read."""
        entries = await replays.since(self._tables, table.id, since)
        told = [entry for entry in entries if entry.revision <= table.revision]  # somebody may have moved since
        return [event for entry in told for event in entry.readable(None)]

    async def _board(self, position: Position, events: Sequence[Event]) -> list[Picture]:
        touched = {piece for event in events if event.seats is None for piece in event.touched}
        on = render_context(position.table, position.table.language)
        return list(await self._render_pool.board(on, position.view(None), touched=touched))

    async def _wants_hands(self, table: Table, user_id: int) -> bool:
        own = (await self._store.user_settings(user_id)).dm_hands
        return (await self._store.guild_settings(table.guild_id)).dm_hands if own is None else own

    async def _post(
        self,
        table: Table,
        kind: str,
        message: Callable[[], Message],
        item: OutboxItem,
        *,
        shown: Shown | None = None,
        channel_id: int | None = None,
    ) -> Post:
        """Posts at the table, or in another channel. What an earlier attempt may have posted is brought up to date."""
        where = table.channel_id if channel_id is None else channel_id
        channel = self._messenger.channel(where, table.guild_id)
        try:
            sent = await self._messenger.post(channel, _readable(message, table, item), item)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL and kind != Kind.LOBBY:
                await self.tell_channel_gone(table)
            raise
        post = Post(table_id=table.id, kind=kind, channel_id=where, message_id=sent.id, revision=table.revision)
        shown = msgspec.structs.replace(shown or Shown(), plain=bool(item.incident))
        return with_files(with_shown(post, shown), sent)

    async def _advertise(self, table: Table, kind: str, message: Callable[[], Message], item: OutboxItem) -> Post:
        """Posts where the server looks for substitutes; at the table, if not all who read there may know of it."""
        chosen = (await self._store.guild_settings(table.guild_id)).substitutes_channel
        guild = self._client.get_guild(table.guild_id)
        here = guild.get_channel_or_thread(table.channel_id) if guild else None
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
        try:
            await self._messenger.edit(post, compose.retired(table, shown.log, shown.alts), keep_files=True)
        except discord.HTTPException as error:
            if error.status not in {400, 403, 404}:
                raise
            log.warning("An old board of table %d keeps its buttons: %s", table.id, error)

    async def tell_channel_gone(self, table: Table) -> None:
        """Tells each player once, by direct message, that the channel is gone and how the game goes on."""
        await self._troubles.note(table, "channel-gone", tell=True)

    async def given_up(self, item: OutboxItem) -> None:
        """The place of ``item`` has taken nothing for a day: who can change that is told, if a game sleeps for it."""
        table = await self._tables.get(item.table_id)
        if item.seat is None and table.status is Status.RUNNING:
            await self._troubles.tell_asleep(table)

    async def _classify(self, item: OutboxItem, error: discord.HTTPException) -> Exception:
        """What a failed request means for ``item``; its table's players are told where it is the place that refuses."""
        what = f"{error.status} {error.code} {error.text}"
        if error.code in (UNKNOWN_CHANNEL, UNKNOWN_USER) or (item.kind in PERSONAL and error.status == 403):
            return Undeliverable(what)
        if error.code in LOCKED_OUT:
            reason = "trouble-thread-locked" if error.code in (ARCHIVED, LOCKED) else "trouble-locked-out"
            table = await self._tables.get(item.table_id)
            await self._troubles.note(table, reason, tell=item.attempts > 1)
            return Unreachable(what)
        return Refused(what) if error.status in {400, 403, 404, 413} else TryLater()

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._messenger.channel(table.channel_id, table.guild_id)


def _readable(message: Callable[[], Message], table: Table, item: OutboxItem) -> Callable[[], Message]:
    """``message``, or where Discord has refused it its words alone."""
    if not item.incident:
        return message
    note = compose.localizer_for(table).format("plain-instead", number=item.incident)
    return lambda: message().in_plain_text(note)
