"""A double of Discord in a simulated month: everything arrives at once, and is noted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.discord.message import Message
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.gate import Ping
from bot.outbox.messenger import ANYBODY, Messenger, Posting
from bot.outbox.model import Kind, OutboxItem, Post, Sent
from bot.reminders.model import AlertKind
from bot.reminders.posts import PersonalMessages
from bot.reminders.views import alert
from bot.tables.core.model import Status, Table
from bot.tables.show.pings import delete_answered, pings
from testing.fake_discord import Client, Posted

if TYPE_CHECKING:
    from bot.db import Store
    from bot.tables.core.service import Tables
    from tools.month.book import Book


class NotingMessenger(Messenger):
    """Notes what is posted, and composes it."""

    def __init__(self, book: Book) -> None:
        super().__init__(cast("discord.Client", Client()))
        self._book = book
        self._numbers = count(1)

    async def post(
        self,
        channel: discord.abc.Messageable,
        message: Callable[[], Message],
        item: OutboxItem,
        ping: Ping = ANYBODY,  # noqa: ARG002
    ) -> Posting:
        if isinstance(message, partial) and message.func is alert:
            told, user, found, _ = message.args
            alone = {table.id for one, table, *_ in found if one.several and table.to_act == (one.seat,)}
            tables = [each.table for each in found]
            self._book.alert(AlertKind(told), user, tables, alone, public=bool(message.keywords.get("public")))
        message().for_send()
        self._book.record.count(f"message {item.kind}")
        return Posting(cast("discord.Message", Posted(next(self._numbers), cast("Any", channel))), fresh=True)

    async def delete(self, post: Post) -> None:
        self._book.record.count(f"deleted {post.kind}")

    async def withdraw(self, channel: discord.abc.Messageable, item: OutboxItem) -> None:  # noqa: ARG002 - all stand
        self._book.record.count(f"withdrawn {item.kind}")


class NotingSender:
    """Sends what the outbox has: alerts as the bot composes them, of everything else that it stands there."""

    def __init__(self, tables: Tables, store: Store, book: Book) -> None:
        self._tables = tables
        self._book = book
        self._store, self._messenger = store, NotingMessenger(book)
        client = cast("discord.Client", Client())
        direct = DirectMessages(client, store, self._messenger)
        self._personal = PersonalMessages(client, tables, store, self._messenger, direct)

    async def send(self, item: OutboxItem) -> Sent:
        """Sends ``item``; see :meth:`bot.outbox.sender.Sender.send`."""
        table = await self._tables.get(item.table_id)
        match item.kind:
            case Kind.ALERT | Kind.AWAY_ENDS:
                return await self._personal.send(item)
            case Kind.STATUS | Kind.REFRESH | Kind.END:
                return await self._board(table, item)
            case _:
                return Sent((self._stands(table, item),))

    async def _board(self, table: Table, item: OutboxItem) -> Sent:
        running = table.status is Status.RUNNING
        pinged: list[int] = []
        if item.kind is Kind.STATUS and running:
            pinged, _ = await pings(self._tables, table, table.awaited)
        if running:
            self._book.board(table, item.revision, pinged)
        gone = () if item.kind is Kind.REFRESH else await delete_answered(self._store, self._messenger, table)
        self._book.record.count(f"sent {item.kind}")
        return Sent((self._stands(table, item, Kind.STATUS),), gone=gone)

    def _stands(self, table: Table, item: OutboxItem, kind: Kind | None = None) -> Post:
        return Post(
            kind=kind or item.kind,
            subject=table.id,
            number=item.number,
            channel_id=table.channel_id or 0,
            message_id=item.id,
            revision=table.revision,
        )
