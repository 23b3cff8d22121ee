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
from bot.outbox.draft import Draft
from bot.outbox.model import OutboxItem
from bot.outbox.places import language_on
from bot.people import setting_queries as settings

if TYPE_CHECKING:
    from bot.db import Store

NOON = timedelta(hours=12)
"""The time after a day until which its ranking waits for those who are still playing, looked at every so often."""
WAITS = timedelta(minutes=30)


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


def ranking_due(connection: sa.Connection, guild_id: int, now: datetime) -> datetime | None:
    """Return when yesterday's ranking may next be told on a server; None: it may be now.

    That is as soon as nobody there is still playing, and at noon in any case.
    """
    day, noon = today(now) - DAY, begins(today(now)) + NOON
    return min(now + WAITS, noon) if now < noon and playing(connection, day, guild_id, now) else None


def playing(connection: sa.Connection, day: date, guild_id: int, now: datetime) -> int:
    """Return how many of a server's people are in the middle of their try at the deal of a day."""
    outages = queries.outages_since(connection, begins(day))
    tries = queries.tries(connection, day, guild_id)
    return sum(not each.finished and deadline(each.begun_at, outages, now) > now for each in tries)
