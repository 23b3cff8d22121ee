"""The posts that ask those who fit: they change with every answer, and hold the thread of the table that follows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.core.localizer import Localizer
from bot.discord.message import shortened
from bot.discord.sanitize import visible
from bot.matchmaking import queries as finding
from bot.matchmaking.views import party_over, party_post
from bot.outbox import queries as outbox
from bot.outbox.draft import Draft
from bot.outbox.model import Kind, OutboxItem
from bot.outbox.places import language_on
from bot.people import setting_queries
from bot.tables.core import queries as tables

if TYPE_CHECKING:
    from bot.db import Store


class PartyPosts:
    """Composes them; the servers are those of ``client``."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store

    async def compose(self, item: OutboxItem) -> Draft | None:
        """The post of the party with the item's number; once that is over, what has come of it."""
        party = await self._store.read(finding.find, item.number)
        if party is None:
            return None
        known = await self._store.read(outbox.find_post, item.subject, Kind.PARTY, item.number)
        settings = await self._store.read(setting_queries.of_guild, item.subject)
        where = known.channel_id if known else settings.lobby_channel or settings.table_channel(party.channel_id)
        language = await language_on(self._client, self._store, item.subject)
        if party.over is not None:
            table = await self._store.read(tables.find, party.table_id) if party.table_id else None
            over = partial(party_over, party, table.channel_id if table else None, language)
            return Draft(channel_id=where, message=over, last=True)
        name = Localizer(language, party.wanted.game).format("game-name")
        people = ", ".join(visible(wait.person.name) for wait in party.queue_entries)
        thread = shortened(f"{name} · {people}", 100) if party.complete else ""
        last = max(party.queue_entries, key=lambda wait: (wait.since, wait.id), default=None)
        by = None if last is None else last.person.user_id
        return Draft(channel_id=where, message=partial(party_post, party, language), thread=thread, by=by)
