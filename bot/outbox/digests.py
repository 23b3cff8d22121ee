"""The digests of servers: one post a week, about the week that is over."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.outbox.guild_poster import GuildPoster
from bot.outbox.places import as_public
from bot.results.digest import span_of, week_of
from bot.results.results import Results
from bot.sleeper import LONGEST_SLEEP
from bot.store import guild_posts, people, settings, tables
from bot.ui.digest import digest_post, drawing, shown_in
from bot.ui.gathering import has_room
from games import GAMES

if TYPE_CHECKING:
    from bot.model.table import Table
    from bot.render_pool import RenderPool
    from bot.store import Store

log = logging.getLogger(__name__)

KIND = "digest"

REMEMBERED = 8
"""For so many weeks it is known that one was told of."""


class Digests(GuildPoster):
    """Posts the digests of the servers that this process ``serves`` and the bot is on.

    A week is told of once, however often the program dies meanwhile; after an outage only the last one is.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        pictures: RenderPool,
        *,
        now: Callable[[], datetime],
        serves: Callable[[int], bool] = lambda _: True,
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(client, store, now=now, serves=serves, may_send=may_send)
        self._pictures = pictures
        self._results = Results(store, now)

    async def run_due(self) -> float:
        """Tells of the last week wherever that has not been done; see :meth:`bot.sleeper.Sleeper.run_due`."""
        week = week_of(self._now())
        await self._store.write(guild_posts.forget_before, KIND, week - REMEMBERED)
        for guild_id, channel_id in (await self._store.read(settings.digest_channels)).items():
            guild = self._guild(guild_id)
            known = await self._store.read(guild_posts.find, guild_id, KIND, week)
            if guild is not None and (known is None or known.shown_at is None):
                await self._safely(guild_id, self._post(guild, channel_id, week))
        return LONGEST_SLEEP

    async def _post(self, guild: discord.Guild, channel_id: int, week: int) -> None:
        there = guild.get_channel(channel_id)

        def shown(table: Table) -> bool:
            here = guild.get_channel_or_thread(table.channel_id)
            return there is not None and here is not None and as_public(guild, here, there)

        digest = await self._results.digest(guild.id, *span_of(week), shown)
        lobbies = [each for each in await self._store.read(tables.lobbies, guild.id) if each.game in GAMES]
        roomy = [table for table in lobbies if has_room(table) and shown(table)][::-1]
        if not digest.finished and not roomy:  # a quiet week needs no words
            begun = await self._store.write(guild_posts.begin, guild.id, KIND, week, channel_id, self._now())
            await self._store.write(guild_posts.looked_at, begun, self._now())
            return
        language = await self._language(guild.id)
        names = await self._store.read(people.names, shown_in(digest))
        drawn = drawing(digest, names, language)
        picture = None if drawn is None else await self._pictures.ranking(drawn[0], *drawn[1])
        message = partial(digest_post, digest, roomy, language, picture)
        await self._posts.keep(guild.id, KIND, week, channel_id, message)
