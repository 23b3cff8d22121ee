"""Absences of people: what is to be done about one day by day, at all their tables."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.model.calendar import Away
from bot.model.table import Status, Table
from bot.pace.turns import charged
from bot.people.calendar import away_span, end_told_at, next_look
from bot.sleeper import LONGEST_SLEEP, Sleeper
from bot.store import calendars, whereabouts
from bot.tables.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store import Store

log = logging.getLogger(__name__)

AGAIN = timedelta(hours=1)
"""How long to wait after a failure."""


async def check(tables: Tables, user_id: int, made_at: datetime, was: datetime) -> None:
    """Does what has become due since ``was`` about the absence that was entered at ``made_at``.

    Its days are charged where clocks have rested for them, boards and lobbies show how it begins and ends, and its
    owner is told before that.
    """
    now = tables.now()
    absences = (await tables.store.read(calendars.find, [user_id]))[user_id].away
    found = next((each for each in absences if each.made_at == made_at), None)
    if found is None:
        return
    running = [table for table in await tables.store.of_user(user_id) if table.status is Status.RUNNING]
    days = [
        (table.guild_id, user, day)
        for table in running
        for user, day in charged(table, await tables.about_clocks(table), now)
        if user == user_id
    ]
    tell = None
    if _is_to_be_told(found, was, now):
        tell = _place(running, user_id) or await tables.store.read(whereabouts.last_seat, user_id)
    span = away_span(found)
    await tables.store.write(
        whereabouts.look,
        user_id,
        made_at,
        was,
        again=next_look(found, max(now, was)),
        now=now,
        charged=days,
        shows=any(was <= at <= now for at in span),
        tell=tell,
    )
    tables.on_outbox()
    tables.on_due()


class AbsenceWatch(Sleeper):
    """Looks at each absence when there is something to do about it. ``now`` tells the time for certain."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._store = store
        self._tables = tables
        self._now = now

    async def run_due(self) -> float:
        """Does everything that is due; see :meth:`bot.sleeper.Sleeper.run_due`."""
        while (found := await self._store.read(whereabouts.next_look)) is not None:
            user_id, made_at, at = found
            wait = (at - self._now()).total_seconds()
            if wait > 0:
                return min(wait, LONGEST_SLEEP)
            try:
                await check(self._tables, user_id, made_at, at)
            except Exception:
                log.exception("What was due about an absence failed")
                again = self._now() + AGAIN
                await self._store.write(whereabouts.look, user_id, made_at, at, again=again, now=self._now())
        return LONGEST_SLEEP


def _is_to_be_told(away: Away, was: datetime, now: datetime) -> bool:
    at = end_told_at(away)
    return at is not None and was <= at <= now < away_span(away)[1]


def _place(tables: list[Table], user_id: int) -> tuple[int, int] | None:
    """The table and the seat by way of which a person is told something: one with a clock, if there is one."""
    at = sorted(tables, key=lambda table: not table.clocks)
    return next(((table.id, seat.seat) for table in at if (seat := table.seat_of(user_id)) is not None), None)
