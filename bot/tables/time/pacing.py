"""The context of clocks: hours of play, and outages of the bot or of Discord."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import sqlalchemy as sa

from bot.core.shards import ALONE, ShardRange
from bot.people.calendar import Schedule
from bot.tables.core.model import Table
from bot.tables.time import clock_queries as clocks
from bot.tables.time.arithmetic import ClockContext, empty_at
from bot.tables.time.clock import PACE_TERMS, ClockFacts, Outage, SeatClock
from bot.tables.time.fact_queries import clock_facts
from bot.tables.time.turns import ClockContexts

if TYPE_CHECKING:
    from bot.db import Store

MIN_OUTAGE = timedelta(minutes=2)
"""The bot makes sure several times in this that it and Discord are there; what is shorter is no outage."""


class Pacing:
    """Knows since when nobody can play: the people on ``shards``, which this process serves, and on all others.

    ``alive_at`` is when an earlier run last knew that they could, for where no shard has given a sign of life yet.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        alive_at: datetime | None = None,
        shards: ShardRange = ALONE,
    ) -> None:
        self._store = store
        self._now = now
        self._alive_at = alive_at
        self._shards = shards
        self._leapt = timedelta()

    async def note_alive(self) -> bool:
        """Note that people can play now; return whether there was an outage.

        To be called several times in :data:`MIN_OUTAGE`; where it was not, that is one.
        """
        now, leapt = self._now(), self._leapt
        outage = await self._store.write(
            clocks.note_alive, self._shards, now, lambda alive_at: self._since(alive_at, now)
        )
        self._leapt -= leapt
        self._alive_at = now
        return outage

    def leap(self, span: timedelta) -> None:
        """The world's clock was set forward, which is no outage."""
        self._leapt += span

    async def about(self, table: Table) -> ClockContexts:
        """Return the contexts of the clocks of ``table``; none where no clock runs or is about to."""
        return await self._store.read(self.find, table) if any(clock.asked for clock in table.clocks) else {}

    async def about_asked(self, table: Table, asked: Mapping[int, datetime]) -> ClockContexts:
        """Return the contexts of those who are ``asked``, by seat, since when; none where nobody is."""
        return await self._store.read(self._find_asked, table, asked) if asked else {}

    def find(self, connection: sa.Connection, table: Table) -> ClockContexts:
        """Return what :meth:`about` does, in a visit that asks for more."""
        asked = {clock.seat: clock.since or self._now() for clock in table.clocks if clock.asked}
        return self._find_asked(connection, table, asked) if asked else {}

    def _find_asked(self, connection: sa.Connection, table: Table, asked: Mapping[int, datetime]) -> ClockContexts:
        now = self._now()
        people = {seat: user for seat in asked if (user := table.seats[seat].user_id) is not None}
        facts = clock_facts(connection, table.guild_id, _heeded(table, people.values()), table.id)
        outages = clocks.find_outages(connection, min(asked.values()), table.guild_id, now)
        since = self._since(clocks.last_alive(connection, table.guild_id, self._shards.count), now)
        outages = outages if since is None else (*outages, Outage(since, now))
        return {seat: _circumstances(facts, user, outages) for seat, user in people.items()}

    async def longest_wait(self, table: Table) -> timedelta | None:
        """How long the slowest of the people at ``table`` may take for a turn that begins now with a full bank.

        None where no clock runs, or none that heeds calendars.
        """
        terms = PACE_TERMS.get(table.pace)
        if terms is None or not terms.calendars or not table.people:
            return None
        facts = await self._store.read(clock_facts, table.guild_id, _heeded(table, table.people), table.id)
        now = self._now()
        full = SeatClock(seat=0, bank=terms.most, asked=1, since=now)
        times = (empty_at(full, table.pace, _circumstances(facts, user)) for user in table.people)
        return max(at - now for at in times if at is not None)

    def _since(self, alive_at: datetime | None, now: datetime) -> datetime | None:
        """Since when there has been an outage, where people could last play at ``alive_at``; None: there is none."""
        known = alive_at or self._alive_at
        return known + self._leapt if known is not None and now - known - self._leapt >= MIN_OUTAGE else None


def _heeded(table: Table, user_ids: Iterable[int]) -> set[int]:
    """Those of these people whose calendars the pace of ``table`` heeds."""
    terms = PACE_TERMS.get(table.pace)
    return set(user_ids) if terms is None or terms.calendars else set()


def _circumstances(facts: ClockFacts, user_id: int, outages: Sequence[Outage] = ()) -> ClockContext:
    schedule = facts.schedules.get(user_id, Schedule())
    return ClockContext(schedule, facts.charged.get(user_id, frozenset()), facts.allowance, outages)
