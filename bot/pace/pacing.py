"""What clocks depend on besides themselves: when people play, and when the bot, or Discord, was not there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.model.calendar import Schedule
from bot.model.clock import TERMS, ClockFacts, Outage, SeatClock
from bot.model.shards import ALONE, ShardRange
from bot.model.table import Table
from bot.pace.clock import Circumstances, empty_at
from bot.pace.turns import About
from bot.store.calendars import clock_facts

if TYPE_CHECKING:
    from bot.store import Store

SHORTEST = timedelta(minutes=2)
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

    async def note_alive(self) -> None:
        """People can play now. To be called several times in :data:`SHORTEST`; where it was not, that is an outage."""
        now, leapt = self._now(), self._leapt
        await self._store.note_alive(self._shards, now, lambda alive_at: self._since(alive_at, now))
        self._leapt -= leapt
        self._alive_at = now

    def leap(self, span: timedelta) -> None:
        """The world's clock was set forward, which is no outage."""
        self._leapt += span

    async def about(self, table: Table) -> About:
        """What the clocks of ``table`` depend on; nothing where none runs or is about to."""
        asked = {clock.seat: clock.since or self._now() for clock in table.clocks if clock.asked}
        return await self.about_asked(table, asked)

    async def about_asked(self, table: Table, asked: Mapping[int, datetime]) -> About:
        """What the time of those depends on who are ``asked``, by seat, since when; nothing where nobody is."""
        if not asked:
            return {}
        now = self._now()
        people = {seat: user for seat in asked if (user := table.seats[seat].user_id) is not None}
        facts, outages, alive_at = await asyncio.gather(
            self._facts(table, people.values()),
            self._store.outages(min(asked.values()), table.guild_id),
            self._store.last_alive(table.guild_id, self._shards.count),
        )
        since = self._since(alive_at, now)
        outages = outages if since is None else (*outages, Outage(since, now))
        return {seat: _circumstances(facts, user, outages) for seat, user in people.items()}

    async def longest_wait(self, table: Table) -> timedelta | None:
        """How long the slowest of the people at ``table`` may take for a turn that begins now with a full bank.

        None where no clock runs, or none that heeds calendars.
        """
        terms = TERMS.get(table.pace)
        if terms is None or not terms.calendars or not table.people:
            return None
        facts, now = await self._facts(table, table.people), self._now()
        full = SeatClock(seat=0, bank=terms.most, asked=1, since=now)
        times = (empty_at(full, table.pace, _circumstances(facts, user)) for user in table.people)
        return max(at - now for at in times if at is not None)

    async def _facts(self, table: Table, user_ids: Collection[int]) -> ClockFacts:
        """What is known of these people, as far as the pace of ``table`` heeds it."""
        terms = TERMS.get(table.pace)
        heeded = set(user_ids) if terms is None or terms.calendars else set()
        return await self._store.read(clock_facts, table.guild_id, heeded, table.id)

    def _since(self, alive_at: datetime | None, now: datetime) -> datetime | None:
        """Since when there has been an outage, where people could last play at ``alive_at``; None: there is none."""
        known = alive_at or self._alive_at
        return known + self._leapt if known is not None and now - known - self._leapt >= SHORTEST else None


def _circumstances(facts: ClockFacts, user_id: int, outages: Sequence[Outage] = ()) -> Circumstances:
    schedule = facts.schedules.get(user_id, Schedule())
    return Circumstances(schedule, facts.charged.get(user_id, frozenset()), facts.allowance, outages)
