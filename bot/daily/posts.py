"""Yesterday's ranking in the channel that a server has chosen for it: once, and nobody is pinged."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord
import sqlalchemy as sa

from bot.daily import queries
from bot.daily.model import DAY, Deal, begins, deadline, today
from bot.daily.ranking import Everybody, RankedTry, everybody
from bot.daily.service import shown_here
from bot.daily.views import server_ranking
from bot.outbox import server_post_queries as server_posts
from bot.outbox.draft import Draft
from bot.outbox.model import Kind, OutboxItem
from bot.outbox.places import language_on
from bot.people import setting_queries as settings
from bot.scheduler.model import ELSEWHERE

if TYPE_CHECKING:
    from bot.db import Store

NOON = timedelta(hours=12)
"""The time after a day until which its ranking waits for those who are still playing, looked at every so often."""
WAITS = timedelta(minutes=30)

KEEP_DAYS = 30
"""For so many days it is known that one was told of."""


class DailyRankings:
    """Composes them; the servers are those of ``client``."""

    def __init__(self, client: discord.Client, store: Store, now: Callable[[], datetime]) -> None:
        self._client = client
        self._store = store
        self._now = now

    async def compose(self, item: OutboxItem) -> Draft | None:
        """The ranking of the day that is the item's number, where its server wants it and somebody has played."""
        channel_id = (await self._store.read(settings.of_guild, item.subject)).daily_channel
        if self._client.get_guild(item.subject) is None or channel_id is None:
            return None
        day, now = date.fromordinal(item.number), self._now()

        def read(connection: sa.Connection) -> tuple[Deal | None, list[RankedTry], int, Everybody | None]:
            return (
                queries.deal(connection, day),
                shown_here(connection, day, item.subject),
                playing(connection, day, item.subject, now),
                everybody(queries.tries(connection, day)),
            )

        deal, here, still, found = await self._store.read(read)
        if deal is None or not here:
            return Draft(channel_id=channel_id, message=None)
        language = await language_on(self._client, self._store, item.subject)
        return Draft(channel_id=channel_id, message=partial(server_ranking, deal, here, still, found, language))


class DailyRankingTimes:
    """Queues what is due on the servers for which ``on_server`` says so; ``on_outbox`` is called when that is done."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        on_server: Callable[[int], bool],
        on_outbox: Callable[[], None],
    ) -> None:
        self._store = store
        self._now = now
        self._on_server = on_server
        self._on_outbox = on_outbox

    async def check(self, guild_id: int) -> datetime | None:
        """Have a server told of yesterday, if it was not; return when that is due again, None where it wants none.

        That is as soon as nobody there is still playing, and at noon in any case.
        """
        now = self._now()
        if (await self._store.read(settings.of_guild, guild_id)).daily_channel is None:
            return None
        if not self._on_server(guild_id):
            return now + ELSEWHERE
        day, noon = today(now) - DAY, begins(today(now)) + NOON
        if now < noon and await self._store.read(lambda c: playing(c, day, guild_id, now) > 0):
            return min(now + WAITS, noon)
        number = day.toordinal()
        await self._store.write(
            server_posts.queue_once, Kind.DAILY, guild_id, number, now, forget_before=number - KEEP_DAYS
        )
        self._on_outbox()
        return begins(today(now) + DAY)


def playing(connection: sa.Connection, day: date, guild_id: int, now: datetime) -> int:
    """Return how many of a server's people are in the middle of their try at the deal of a day."""
    outages = queries.outages_since(connection, begins(day))
    tries = queries.tries(connection, day, guild_id)
    return sum(not each.finished and deadline(each.begun_at, outages, now) > now for each in tries)
