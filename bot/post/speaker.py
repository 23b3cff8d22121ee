"""Says the outbox's errands on Discord: the lobby, the board with its one ping, hands, notices, the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord
import msgspec

from bot.painter import Painter
from bot.post.errand import Errand, Kind, Post, Sent, TryLater, Undeliverable
from bot.tables.model import Position, Status, Table
from bot.ui import status as compose
from bot.ui.hand import delivered_hand, last_hand
from bot.ui.message import Message, line
from bot.ui.names import canvas
from bot.words import language_of
from games.engine import Event, text
from render.scene import Picture

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables import Tables

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10008, 10013
MISSING_ACCESS, MISSING_PERMISSIONS, CANNOT_DM = 50001, 50013, 50007
TOO_OLD, ARCHIVED = 30046, 50083
LOCKED_OUT_SECONDS = 300.0
"""How long to wait for an admin to grant a missing permission before trying again."""
GONE = "gone"
"""The post that remembers that a table's players were told of their channel's end."""


class Shown(msgspec.Struct, frozen=True):
    """What a board post said, kept so that it can be shown again without its ping and buttons."""

    log: str = ""
    alts: tuple[str, ...] = ()


class Speaker:
    """The :class:`~bot.post.errand.Sender` of the real bot.

    ``client`` sends, ``tables`` and ``store`` tell what is to be said, ``painter`` draws it.
    """

    def __init__(self, client: discord.Client, tables: Tables, store: Store, painter: Painter) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._painter = painter
        self._telling = asyncio.Lock()

    async def send(self, errand: Errand) -> Sent:
        """Says ``errand``; see :meth:`bot.post.errand.Sender.send`."""
        try:
            match errand.kind:
                case Kind.LOBBY:
                    return await self._lobby(errand)
                case Kind.STATUS:
                    return await self._status(errand)
                case Kind.REFRESH:
                    return await self._refresh(errand)
                case Kind.HAND:
                    return await self._hand(errand)
                case Kind.END:
                    return await self._end(errand)
                case Kind.NUDGE:
                    return await self._nudge(errand)
                case Kind.NOTICE:
                    return await self._notice(errand)
        except discord.HTTPException as error:
            raise _judged(error) from error
        except discord.RateLimited as error:
            raise TryLater(error.retry_after) from error
        except (OSError, aiohttp.ClientError) as error:
            raise TryLater from error

    async def _lobby(self, errand: Errand) -> Sent:
        table = await self._tables.get(errand.table_id)
        post = await self._store.post(table.id, Kind.LOBBY)
        is_open = table.status is Status.LOBBY
        compose_it = compose.lobby if is_open else compose.lobby_over
        if post is not None and await self._edit(post, compose_it(table), keep_pictures=True):
            return Sent()
        if not is_open and not _perhaps_said(errand):
            return Sent()
        return Sent((await self._say(table, Kind.LOBBY, partial(compose_it, table), errand),))

    async def _status(self, errand: Errand) -> Sent:
        position = await self._tables.position(errand.table_id)
        table = position.table
        old = await self._store.post(table.id, Kind.STATUS)
        running = table.status is Status.RUNNING
        if not running and not _perhaps_said(errand):
            return await self._closed(table, old)
        events = await self._news(table, old)
        pictures = await self._board(position, events)
        shown = Shown(compose.log_text(events, compose.words_for(table)), tuple(picture.alt for picture in pictures))
        live = partial(compose.status, position, shown.log, pictures)
        quiet = partial(compose.retired, table, shown.log, shown.alts, pictures)
        post = await self._say(table, Kind.STATUS, live if running else quiet, errand, shown=shown)
        if old is not None and old.message_id != post.message_id:
            await self._retire(table, old)
        return Sent((post,))

    async def _refresh(self, errand: Errand) -> Sent:
        position = await self._tables.position(errand.table_id)
        table = position.table
        old = await self._store.post(table.id, Kind.STATUS)
        if old is None or table.status is not Status.RUNNING:
            return await self._closed(table, old)
        shown = _read(old)
        pictures = await self._board(position, ())
        message = compose.status(position, shown.log, pictures)
        message.pings = ()
        if await self._edit(old, message):
            return Sent((old,))  # what has happened since it was posted is still to be told
        again = partial(compose.status, position, shown.log, pictures)
        post = await self._say(table, Kind.STATUS, again, errand, shown=shown)
        await self._delete(old)  # it may stand still, in a thread that was archived, or be too old to be edited
        return Sent((msgspec.structs.replace(post, revision=old.revision),))

    async def _closed(self, table: Table, old: Post | None) -> Sent:
        """A table that is closed takes the buttons off its board; one that is over leaves that to its END."""
        if old is None or table.status is Status.FINISHED:
            return Sent()
        await self._retire(table, old)
        return Sent(gone=(old,))

    async def _end(self, errand: Errand) -> Sent:
        position = await self._tables.position(errand.table_id)
        table = position.table
        standings = position.standings() or ()
        old = await self._store.post(table.id, Kind.STATUS)
        events = await self._news(table, old)
        pictures = await self._board(position, events)
        on = canvas(table, table.language)
        pictures.append(await self._painter.sheet(on, position.view(None), standings))
        log_text = compose.log_text(events, compose.words_for(table))
        message = partial(compose.final, position, log_text, standings, pictures)
        post = await self._say(table, Kind.END, message, errand)
        if old is not None:
            await self._retire(table, old)
        await self._retire_hands(position)
        return Sent((post,), gone=(old,) if old else ())

    async def _retire_hands(self, position: Position) -> None:
        table = position.table
        for seat in table.seats:
            post = await self._store.post(table.id, Kind.HAND, seat.seat)
            if post is not None and seat.user_id is not None:
                words = compose.words_for(table, await self._language(seat.user_id, seat.locale))
                await self._edit(post, last_hand(position, words, "".join(_read(post).alts)), keep_pictures=True)

    async def _hand(self, errand: Errand) -> Sent:
        position = await self._tables.position(errand.table_id)
        table = position.table
        seat = table.seats[errand.seat or 0]
        if seat.user_id is None or not await self._wants_hands(table, seat.user_id):
            return Sent()
        language = await self._language(seat.user_id, seat.locale)
        picture = await self._painter.hand(canvas(table, language), position.view(seat.seat))
        if picture is None:
            return Sent()
        body = msgspec.json.encode(Shown(alts=(picture.alt,))).decode()
        old = await self._store.post(table.id, Kind.HAND, seat.seat)
        message = partial(delivered_hand, position, seat.seat, compose.words_for(table, language), picture)
        if old is not None and await self._edit(old, message()):
            return Sent((msgspec.structs.replace(old, revision=table.revision, body=body),))
        channel = await self._client.create_dm(discord.Object(seat.user_id))
        sent = await channel.send(nonce=errand.nonce, **message().for_send())
        if old is not None and old.message_id != sent.id:
            await self._delete(old)
        return Sent(
            (
                Post(
                    table_id=table.id,
                    kind=Kind.HAND,
                    channel_id=channel.id,
                    message_id=sent.id,
                    revision=table.revision,
                    seat=seat.seat,
                    body=body,
                ),
            )
        )

    async def _nudge(self, errand: Errand) -> Sent:
        position = await self._tables.position(errand.table_id)
        table = position.table
        if not position.awaited:
            return Sent()
        old = await self._store.post(table.id, Kind.NUDGE)
        status = await self._store.post(table.id, Kind.STATUS)
        message = partial(compose.nudge, table, position.awaited, _link(table, status))
        post = await self._say(table, Kind.NUDGE, message, errand)
        if old is not None and old.message_id != post.message_id:
            await self._delete(old)
        return Sent((post,))

    async def _notice(self, errand: Errand) -> Sent:
        table = await self._tables.get(errand.table_id)
        if errand.note is not None:
            await self._say(table, Kind.NOTICE, partial(compose.notice, table, errand.note), errand)
        return Sent()

    async def _news(self, table: Table, old: Post | None) -> list[Event]:
        """What everybody may know of what happened from the last board post to ``table`` as it was read."""
        entries = await self._tables.since(table.id, old.revision if old else 0)
        told = [entry for entry in entries if entry.revision <= table.revision]  # somebody may have moved since
        return [event for entry in told for event in entry.readable(None)]

    async def _board(self, position: Position, events: Sequence[Event]) -> list[Picture]:
        touched = {piece for event in events if event.seats is None for piece in event.touched}
        on = canvas(position.table, position.table.language)
        return list(await self._painter.board(on, position.view(None), touched=touched))

    async def _language(self, user_id: int, locale: str) -> str:
        """The language of what a person alone reads whose Discord has ``locale``."""
        return (await self._store.user_settings(user_id)).language or language_of(locale)

    async def _wants_hands(self, table: Table, user_id: int) -> bool:
        own = (await self._store.user_settings(user_id)).dm_hands
        return (await self._store.guild_settings(table.guild_id)).dm_hands if own is None else own

    async def _say(
        self, table: Table, kind: str, message: Callable[[], Message], errand: Errand, *, shown: Shown | None = None
    ) -> Post:
        """Posts at the table. What an earlier attempt may have posted is brought up to date."""
        channel = self._channel(table.guild_id, table.channel_id)
        try:
            sent = await channel.send(nonce=errand.nonce, **message().for_send())
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL and kind != Kind.LOBBY:
                await self.tell_channel_gone(table)
            raise
        post = Post(
            table_id=table.id,
            kind=kind,
            channel_id=table.channel_id,
            message_id=sent.id,
            revision=table.revision,
            body=msgspec.json.encode(shown or Shown()).decode(),
        )
        if _perhaps_said(errand):
            await self._edit(post, message())
        return post

    async def _edit(self, post: Post, message: Message, *, keep_pictures: bool = False) -> bool:
        """Edits what was posted; False where it is gone, too old to be edited so often, or in an archived thread."""
        partial = self._channel(0, post.channel_id).get_partial_message(post.message_id)
        try:
            await partial.edit(**(message.for_retouch() if keep_pictures else message.for_edit()))
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, TOO_OLD, ARCHIVED):
                return False
            raise
        except discord.RateLimited:
            return False  # an old message that was edited often lately: Discord would have it rest for minutes
        return True

    async def _retire(self, table: Table, post: Post) -> None:
        shown = _read(post)
        await self._edit(post, compose.retired(table, shown.log, shown.alts), keep_pictures=True)

    async def _delete(self, post: Post) -> None:
        try:
            await self._channel(0, post.channel_id).get_partial_message(post.message_id).delete()
        except (discord.HTTPException, discord.RateLimited) as error:
            log.info("A message of table %d could not be deleted: %s", post.table_id, error)

    async def tell_channel_gone(self, table: Table) -> None:
        """Tells each player once, by direct message, that the channel is gone and how the game goes on."""
        async with self._telling:
            if await self._store.post(table.id, GONE) is not None:
                return
            told = Post(
                table_id=table.id, kind=GONE, channel_id=table.channel_id, message_id=0, revision=table.revision
            )
            await self._store.record_posts([told])
        for seat in table.seats:
            if seat.user_id is None:
                continue
            words = compose.words_for(table, await self._language(seat.user_id, seat.locale))
            note = words.say("channel-gone", game=text("game-name"), table=str(table.id))
            try:
                channel = await self._client.create_dm(discord.Object(seat.user_id))
                await channel.send(**line(note).for_send())
            except discord.HTTPException as error:
                log.info("A player of table %d could not be told that its channel is gone (%d)", table.id, error.code)

    def _channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id or None)


def _perhaps_said(errand: Errand) -> bool:
    """Whether an attempt that nobody heard back from may have posted the errand, as the table was then."""
    return errand.attempts > 1


def _link(table: Table, post: Post | None) -> str | None:
    return f"https://discord.com/channels/{table.guild_id}/{post.channel_id}/{post.message_id}" if post else None


def _read(post: Post) -> Shown:
    return msgspec.json.decode(post.body, type=Shown) if post.body else Shown()


def _judged(error: discord.HTTPException) -> Exception:
    """What a failed request means for an errand."""
    if error.code in (CANNOT_DM, UNKNOWN_CHANNEL, UNKNOWN_USER):
        return Undeliverable(f"{error.status} {error.code} {error.text}")
    if error.code in (MISSING_ACCESS, MISSING_PERMISSIONS):
        return TryLater(LOCKED_OUT_SECONDS)
    return TryLater()
