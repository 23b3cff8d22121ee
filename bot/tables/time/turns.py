"""The clocks of a table when the game begins, somebody moves, a move is taken back, a seat changes hands.

The own turn is of whoever is asked when a turn begins. Whoever is asked later in it answers in another's turn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec

from bot.tables.core.model import Position, Table
from bot.tables.time.arithmetic import (
    ClockContext,
    asked,
    empty_at,
    new_clock,
    resumed,
    run_out,
    standing,
    started,
    stopped,
    taken_over,
    turn_over,
    vacation,
)
from bot.tables.time.clock import PACE_TERMS, SeatClock

ClockContexts = Mapping[int, ClockContext]
"""The context of each seat's clock."""

Clocks = tuple[SeatClock, ...]


class Back(NamedTuple):
    """Where moves are taken back to: the ``clocks`` before the move at revision ``taken``, the first one undone."""

    taken: int
    clocks: Clocks


def begun(table: Table) -> Clocks:
    """The clocks of a game that begins: computer players have none."""
    if table.pace not in PACE_TERMS:
        return ()
    made = [new_clock(seat.seat, PACE_TERMS[table.pace]) for seat in table.seats if seat.user_id is not None]
    return tuple(asked(each, table.revision, own_turn=True) if each.seat in table.to_act else each for each in made)


def moved(
    before: Position, after: Position, mover: int, about: ClockContexts, now: datetime, *, free: bool = False
) -> Clocks:
    """The clocks after a move of seat ``mover`` that led from ``before`` to ``after``; a ``free`` one costs no bank."""
    turned = before.game.turn(before.state) != after.game.turn(after.state)
    waiting, pace = after.to_act, before.table.pace
    if pace not in PACE_TERMS:
        return _marks(before.table, waiting, mover)

    def follow(clock: SeatClock) -> SeatClock:
        seat = clock.seat
        if free and seat == mover and clock.since is not None:
            clock = msgspec.structs.replace(clock, since=now)
        late = seat == mover and clock.late_since is not None
        clock = resumed(clock, PACE_TERMS[pace]) if late else clock
        if turned or seat not in waiting:
            clock = stopped(clock, pace, _of(about, seat), now)
        clock = turn_over(clock, PACE_TERMS[pace]) if turned else clock
        if seat in waiting and not clock.asked:
            return asked(clock, after.table.revision, own_turn=turned)
        return msgspec.structs.replace(clock, since=now) if late and clock.asked else clock

    return _each(before.table, follow)


def kept_clocks(table: Table, about: ClockContexts, now: datetime) -> Clocks:
    """Return the state of the clocks of ``table`` that is needed to take back a move that is made ``now``."""
    return tuple(standing(clock, table.pace, _of(about, clock.seat), now) for clock in table.clocks)


def taken_back(
    present: Table, after: Position, mover: int, earlier: Back, about: ClockContexts, now: datetime, *, ended: bool
) -> Clocks:
    """The clocks once ``mover`` has had moves taken back, which leads to ``after``.

    All banks are as they were ``earlier``, less what the mover has used since; who has taken a seat over since keeps
    what they have. In the middle of a turn, where the moves have ``ended`` none, the mover's clock has run on anyway.
    """
    if present.pace not in PACE_TERMS:
        return _marks(present, after.to_act)
    by_seat = {clock.seat: clock for clock in earlier.clocks}

    def back(clock: SeatClock) -> SeatClock:
        was, waits = by_seat.get(clock.seat), clock.seat in after.to_act
        mine = clock.seat == mover
        if not (ended or (mine and was and was.late_since)):
            return clock
        if was and not mine and clock.asked and clock.asked == was.asked:
            return clock  # waited for all the while
        present_clock = standing(clock, present.pace, _of(about, clock.seat), now)
        owed = was.owed if was else waits
        if was is None or present.seats[clock.seat].since >= earlier.taken:
            was = present_clock
        used = present_clock.used - was.used if mine else timedelta()
        return msgspec.structs.replace(
            was,
            bank=max(was.bank - used, timedelta()),
            asked=after.table.revision if waits else 0,
            since=None,
            owed=owed,
            used=was.used + used,
        )

    return _each(present, back)


def reseated(before: Table, after: Table, seat: int, about: ClockContexts, now: datetime) -> Clocks:
    """The clocks once somebody else plays on ``seat``; that of a computer player's seat stands still."""
    if before.pace not in PACE_TERMS:
        return _marks(before, after.to_act, seat)
    old = next((clock for clock in before.clocks if clock.seat == seat), SeatClock(seat=seat, bank=timedelta()))
    clock = msgspec.structs.replace(stopped(old, before.pace, _of(about, seat), now), late_since=None)
    if after.seats[seat].active_user is not None:
        clock = taken_over(clock, PACE_TERMS[before.pace])
        clock = asked(clock, after.revision) if seat in after.to_act else clock
    others = [each for each in before.clocks if each.seat != seat]
    return tuple(sorted((*others, clock), key=lambda each: each.seat))


def paused(table: Table, about: ClockContexts, now: datetime) -> Clocks:
    """The clocks of ``table`` once all have agreed to pause: they stand, and nobody is late any more."""
    if table.pace not in PACE_TERMS:
        return _marks(table, ())
    found = (stopped(clock, table.pace, _of(about, clock.seat), now) for clock in table.clocks)
    return tuple(resumed(clock, PACE_TERMS[table.pace]) if clock.late_since is not None else clock for clock in found)


def resting(table: Table) -> Clocks:
    """The clocks of a table that pauses: nobody's waits for a board."""
    return tuple(msgspec.structs.replace(clock, asked=0) if clock.asked else clock for clock in table.clocks)


def played_on(table: Table) -> Clocks:
    """The clocks of ``table`` after a pause: those who are waited for are asked anew."""
    if table.pace not in PACE_TERMS:
        return table.clocks
    waiting = [seat for seat in table.to_act if table.seats[seat].active_user is not None]
    return tuple(asked(clock, table.revision) if clock.seat in waiting else clock for clock in table.clocks)


def returned(table: Table, seat: int) -> Clocks:
    """The clocks once the person of ``seat``, which a computer player has kept warm, plays again."""
    if table.pace not in PACE_TERMS:
        return table.clocks

    def back(clock: SeatClock) -> SeatClock:
        clock = taken_over(clock, PACE_TERMS[table.pace])
        return asked(clock, table.revision) if seat in table.to_act else clock

    return tuple(back(clock) if clock.seat == seat else clock for clock in table.clocks)


def held(table: Table, about: ClockContexts, now: datetime) -> Clocks:
    """The clocks of a table at which nobody can play for a while; they run on once its board is posted again."""
    return kept_clocks(table, about, now)


def emptied(table: Table, about: ClockContexts, now: datetime) -> Clocks:
    """The clocks of ``table`` with those run out whose banks are empty by now."""
    times = {clock.seat: empty_at(clock, table.pace, _of(about, clock.seat)) for clock in table.clocks}
    return tuple(
        run_out(clock, at) if (at := times[clock.seat]) is not None and at <= now else clock for clock in table.clocks
    )


def next_empty(table: Table, clocks: Sequence[SeatClock], about: ClockContexts) -> datetime | None:
    """When the next of ``clocks`` will be empty; None where none runs."""
    times = (empty_at(clock, table.pace, _of(about, clock.seat)) for clock in clocks)
    return min((at for at in times if at is not None), default=None)


def deadlines(table: Table, about: ClockContexts) -> dict[int, datetime]:
    """When the banks of those will be empty whose clocks run; others' boards are not posted (yet)."""
    waiting = [clock for clock in table.clocks if clock.seat in table.to_act]
    times = {each.seat: empty_at(each, table.pace, _of(about, each.seat)) for each in waiting}
    return {seat: at for seat, at in times.items() if at is not None}


def posted(table: Table, now: datetime) -> Table:
    """``table`` once its board is posted ``now``: the clocks of those whom it asks run."""
    return msgspec.structs.replace(table, clocks=tuple(started(clock, now) for clock in table.clocks))


def charged(table: Table, about: ClockContexts, now: datetime) -> tuple[tuple[int, int], ...]:
    """The days of vacation for which clocks of ``table`` have rested by now: user ids, and the days' ordinals.

    To be charged with whatever stops a clock, for a clock that stands tells nothing of it any more.
    """
    return tuple(
        (user, day)
        for clock in table.clocks
        if (user := table.seats[clock.seat].user_id) is not None and _of(about, clock.seat).schedule.away
        for day in vacation(clock, table.pace, about[clock.seat], now)
    )


def changed(before: Iterable[SeatClock], after: Iterable[SeatClock]) -> Clocks:
    """Those of ``after`` that differ from ``before``: what must be stored."""
    known = set(before)
    return tuple(clock for clock in after if clock not in known)


def _each(table: Table, follow: Callable[[SeatClock], SeatClock]) -> Clocks:
    """Apply ``follow`` to each person's clock."""
    return tuple(clock if table.seats[clock.seat].active_user is None else follow(clock) for clock in table.clocks)


def _marks(table: Table, waiting: Collection[int], gone: int | None = None) -> Clocks:
    """At a pace without clocks: who is late stays so while they are waited for, but for who played on seat ``gone``."""
    return tuple(
        clock if clock.seat in waiting and clock.seat != gone else SeatClock(seat=clock.seat, bank=timedelta())
        for clock in table.clocks
    )


def _of(about: ClockContexts, seat: int) -> ClockContext:
    return about.get(seat, ClockContext())
