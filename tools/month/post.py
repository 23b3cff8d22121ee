"""What stands in for Discord in a simulated month: everything arrives at once, and is noted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.model.alerts import Told
from bot.model.outbox import Kind, OutboxItem, Post, Sent
from bot.model.table import Status, Table
from bot.outbox.messenger import Messenger
from bot.outbox.personal import PersonalMessages
from bot.ui.alerts import alert
from bot.ui.message import Message

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables.tables import Tables
    from tools.month.book import Book


class Channel:
    """A channel, or somebody's messages."""

    def __init__(self, number: int) -> None:
        self.id = number


class Posted:
    """A message that stands somewhere."""

    def __init__(self, number: int, channel: Channel) -> None:
        self.id, self.channel = number, channel


class Client:
    """Opens people's messages."""

    def get_partial_messageable(self, channel_id: int, *, guild_id: int | None) -> Channel:
        """A channel; on which server does not matter."""
        del guild_id
        return Channel(channel_id)

    async def create_dm(self, user: discord.Object) -> Channel:
        """The channel of somebody's messages."""
        return Channel(user.id)


class NotingMessenger(Messenger):
    """Notes what is posted, and composes it."""

    def __init__(self, book: Book) -> None:
        super().__init__(cast("discord.Client", Client()))
        self._book = book
        self._numbers = count(1)

    async def post(
        self, channel: discord.abc.Messageable, message: Callable[[], Message], item: OutboxItem
    ) -> discord.Message:
        if isinstance(message, partial) and message.func is alert:
            told, user, found, _ = message.args
            alone = {table.id for one, table, _ in found if one.several and table.to_act == (one.seat,)}
            tables = [table for _, table, _ in found]
            self._book.alert(Told(told), user, tables, alone, public=bool(message.keywords.get("public")))
        message().for_send()
        self._book.counts[f"message {item.kind}"] += 1
        return cast("discord.Message", Posted(next(self._numbers), cast("Any", channel)))

    async def delete(self, post: Post) -> None:
        self._book.counts[f"deleted {post.kind}"] += 1

    async def withdraw(self, channel: discord.abc.Messageable, item: OutboxItem) -> None:  # noqa: ARG002 - all stand
        self._book.counts[f"withdrawn {item.kind}"] += 1


class NotingSender:
    """Sends what the outbox has: alerts as the bot composes them, of everything else that it stands there."""

    def __init__(self, tables: Tables, store: Store, book: Book) -> None:
        self._tables = tables
        self._book = book
        self._personal = PersonalMessages(cast("discord.Client", Client()), tables, store, NotingMessenger(book))

    async def send(self, item: OutboxItem) -> Sent:
        """Sends ``item``; see :meth:`bot.outbox.sender.Sender.send`."""
        table = await self._tables.get(item.table_id)
        match item.kind:
            case Kind.ALERT:
                return await self._personal.alert(item)
            case Kind.AWAY_ENDS:
                return await self._personal.away_ends(item)
            case Kind.STATUS | Kind.REFRESH | Kind.END:
                return await self._board(table, item)
            case _:
                return Sent((self._stands(table, item),))

    async def _board(self, table: Table, item: OutboxItem) -> Sent:
        running = table.status is Status.RUNNING
        pinged: list[int] = []
        if item.kind is Kind.STATUS and running:
            pinged, _ = await self._personal.pings(table, table.awaited)
        if running:
            self._book.board(table, item.revision, pinged)
        gone = () if item.kind is Kind.REFRESH else await self._personal.answered(table)
        self._book.counts[f"sent {item.kind}"] += 1
        return Sent((self._stands(table, item, Kind.STATUS),), gone=gone)

    def _stands(self, table: Table, item: OutboxItem, kind: Kind | None = None) -> Post:
        return Post(
            table_id=table.id,
            kind=kind or item.kind,
            seat=item.seat,
            channel_id=table.channel_id,
            message_id=item.id,
            revision=table.revision,
        )
