"""The posts in which people are asked something: offers of seats, requests, votes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from bot.model.outbox import Kind, OutboxItem, Post, Sent
from bot.model.table import Table
from bot.outbox.messenger import Messenger
from bot.tables.absence import open_votes
from bot.ui.message import Message
from bot.ui.open_seats import open_seats
from bot.ui.proposals import idle_question, proposal
from bot.ui.seats import seat_offers
from bot.ui.undo import undo_request
from bot.ui.votes import votes

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables.tables import Tables

PostIt = Callable[[Table, str, Callable[[], Message], OutboxItem], Awaitable[Post]]


class Questions:
    """Keeps them as they should be: what is newly asked is posted anew, with its pings; all else is edited in.

    ``post`` posts at the table, ``advertise`` where its server looks for substitutes.
    """

    def __init__(self, tables: Tables, store: Store, messenger: Messenger, post: PostIt, advertise: PostIt) -> None:
        self._tables = tables
        self._store = store
        self._messenger = messenger
        self._post = post
        self._advertise = advertise

    async def ask(self, table: Table, item: OutboxItem) -> Sent:
        """The post of ``item``, a question of ``table``; why it is over is what is said of it last."""
        match item.kind:
            case Kind.SEAT_OFFER:
                newest = max((offer.revision for offer in table.offers), default=None)
                return await self._question(table, item, partial(seat_offers, table), newest)
            case Kind.VOTE:
                newest = max((vote.revision for vote in open_votes(table).values()), default=None)
                return await self._question(table, item, partial(votes, table, item.note), newest)
            case Kind.OPEN_SEAT:
                newest = max((each.revision for each in table.absence.open_seats), default=None)
                position = await self._tables.position(table.id)
                return await self._question(table, item, partial(open_seats, position), newest, self._advertise)
            case Kind.PROPOSAL:
                made = table.absence.proposal.revision if table.absence.proposal else None
                return await self._question(table, item, partial(proposal, table, item.note), made)
            case Kind.IDLE:
                since = table.absence.idle.revision if table.absence.idle else None
                return await self._question(table, item, partial(idle_question, table, item.note), since)
            case _:
                asked = None if table.undo_request is None else table.undo_request.revision
                return await self._question(table, item, partial(undo_request, table, item.note), asked)

    async def _question(
        self,
        table: Table,
        item: OutboxItem,
        message: Callable[[], Message],
        newest: int | None,
        post_it: PostIt | None = None,
    ) -> Sent:
        """The post in which people are asked something that was ``newest`` asked at that revision; None: no more."""
        post = await self._store.post(table.id, item.kind)
        news = newest is not None and (post is None or newest > post.revision)
        quiet = post is not None and not news and not item.incident
        if post is not None and quiet and await self._messenger.edit(post, message(), keep_files=True):
            return Sent(gone=(post,) if newest is None and item.note else ())
        if newest is None:
            await self._messenger.withdraw(self._messenger.channel(table.channel_id, table.guild_id), item)
            return Sent(gone=(post,) if post else ())
        sent = await (post_it or self._post)(table, item.kind, message, item)
        if post is not None and post.message_id != sent.message_id:
            await self._messenger.delete(post)
        return Sent((sent,))
