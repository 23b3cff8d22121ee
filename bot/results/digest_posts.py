"""The digests of servers: one post a week, about the week that is over."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.outbox.draft import Draft
from bot.outbox.model import OutboxItem
from bot.outbox.places import as_public, language_on
from bot.people import queries as people
from bot.people import setting_queries as settings
from bot.results.digest import span_of
from bot.results.digest_views import digest_post, drawing, shown_in
from bot.results.service import Results
from bot.tables.core import queries as tables
from bot.tables.lobby.invitation_views import has_room
from games import GAMES

if TYPE_CHECKING:
    from bot.core.workers.drawing_pool import RenderPool
    from bot.db import Store
    from bot.tables.core.model import Table


class Digests:
    """Composes them; the servers are those of ``client``."""

    def __init__(self, client: discord.Client, store: Store, pictures: RenderPool, now: Callable[[], datetime]) -> None:
        self._client = client
        self._store = store
        self._pictures = pictures
        self._results = Results(store, now)

    async def compose(self, item: OutboxItem) -> Draft | None:
        """The digest of the week that is the item's number, where its server wants it; a quiet week needs no words."""
        channel_id = (await self._store.read(settings.of_guild, item.subject)).digest_channel
        guild, week = self._client.get_guild(item.subject), item.number
        if guild is None or channel_id is None:
            return None
        there = guild.get_channel(channel_id)

        def shown(table: Table) -> bool:
            here = guild.get_channel_or_thread(table.channel_id or 0)
            return there is not None and here is not None and as_public(guild, here, there)

        digest = await self._results.digest(guild.id, *span_of(week), shown)
        lobbies = [each for each in await self._store.read(tables.lobbies, guild.id) if each.game in GAMES]
        roomy = [table for table in lobbies if has_room(table) and shown(table)][::-1]
        if not digest.finished and not roomy:
            return Draft(channel_id=channel_id, message=None)
        language = await language_on(self._client, self._store, guild.id)
        names = await self._store.read(people.names, shown_in(digest))
        drawn = drawing(digest, names, language)
        picture = None if drawn is None else await self._pictures.ranking(drawn[0], *drawn[1])
        return Draft(channel_id=channel_id, message=partial(digest_post, digest, roomy, language, picture))
