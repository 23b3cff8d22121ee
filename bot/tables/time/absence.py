"""Reactions to a change of a table for absent players: every change passes here before it is stored."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from bot.outbox.model import Kind, NewItem
from bot.scheduler.model import Due
from bot.scores.departures import Departure, Leaving
from bot.tables.core.base import called
from bot.tables.core.change import Change
from bot.tables.core.model import EntryKind, Seat, Status, Table
from bot.tables.polls.subjects import LateVote, OpenSeat
from bot.tables.time.clock import PACE_TERMS
from bot.tables.time.turns import resting, returned
from games.engine import Event, text

LOSSES = {Leaving.CONCEDED, Leaving.FORFEITED, Leaving.RULED_OUT}
"""How a game is lost by leaving it."""

LEFT_AFTER_TURNS = 3
"""The number of turns that a stand-in plays before its person counts as having left."""

IDLE_AFTER = timedelta(days=60)
"""A table that nobody has touched for so long is asked whether it goes on."""

MIN_LATE_AFTER = timedelta(days=3)
"""Nobody is late any sooner where no clock runs."""


def late_seats(table: Table) -> tuple[int, ...]:
    """The seats whose players are late and are waited for."""
    marked = {clock.seat for clock in table.clocks if clock.late_since is not None}
    return tuple(seat for seat in table.to_act if seat in marked and table.seats[seat].active_user is not None)


def late_people(table: Table) -> tuple[int, ...]:
    """The user ids of those who are late."""
    return table.people_on(late_seats(table))


def running_due(table: Table) -> dict[Due, datetime | None]:
    """The due times of a game that begins, or goes on after it was quarantined."""
    looked_at: dict[Due, datetime | None] = {Due.IDLE: table.touched_at + IDLE_AFTER}
    if table.absence.paused_until is not None:
        looked_at[Due.PAUSE] = table.absence.paused_until
    return looked_at if table.pace in PACE_TERMS else {**looked_at, Due.CLOCK: table.touched_at + MIN_LATE_AFTER}


def seats_with(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The seats of ``table`` with ``seat`` as it is now."""
    return tuple(seat if other.seat == seat.seat else other for other in table.seats)


def asked_anew(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Since when each seat of ``table`` is asked, where the clock of those of ``seats`` begins anew now."""
    return tuple(table.revision if seat in seats else since for seat, since in enumerate(table.asked_since))


def with_absences(before: Table, change: Change) -> Change:
    """``change`` of the table ``before`` with what follows from it for those who are not there."""
    change = _handed_back(_counted(before, change))
    table, was = change.table, before.absence.paused_until
    moved = change.entry.user_id is not None and change.entry.kind is EntryKind.MOVE
    if table.absence.paused_until is not None and (table.over or moved):
        absence = msgspec.structs.replace(table.absence, paused_until=None)
        change = msgspec.structs.replace(change, table=msgspec.structs.replace(table, absence=absence))
    elif table.absence.paused_until is not None:
        change = _at_rest(change)
    until = change.table.absence.paused_until
    if until == was:
        return change
    shown = table.over or until is not None or any(item.kind in {Kind.STATUS, Kind.REFRESH} for item in change.items)
    items = change.items if shown else (*change.items, NewItem(Kind.REFRESH))
    return msgspec.structs.replace(change, items=items, due={Due.PAUSE: until, **change.due})


def _at_rest(change: Change) -> Change:
    """``change`` with all clocks standing, as long as the table pauses."""
    table = change.table
    clocks = resting(table)
    moved = {clock.seat: clock for clock in clocks if clock not in table.clocks}
    told = {clock.seat: clock for clock in change.clocks} | moved
    table = msgspec.structs.replace(table, clocks=clocks)
    return msgspec.structs.replace(change, table=table, clocks=tuple(told.values()))


def _counted(before: Table, change: Change) -> Change:
    """``change`` with the turn counted that a computer player has ended which keeps a seat warm."""
    end = change.turn_end
    if end is None or end.seat is None or not before.seats[end.seat].stand_in:
        return change
    table = change.table
    seat = msgspec.structs.replace(table.seats[end.seat], stand_in_turns=table.seats[end.seat].stand_in_turns + 1)
    table = msgspec.structs.replace(table, seats=seats_with(table, seat))
    if seat.stand_in_turns == LEFT_AFTER_TURNS:
        table = departed(table, seat, Leaving.COMPUTER)
    return msgspec.structs.replace(change, table=table, reseated=True)


def departed(table: Table, seat: Seat, how: Leaving) -> Table:
    """``table`` with the note that the person on ``seat`` has left with this change.

    Nobody leaves twice; but who had left to a computer player, came back, and loses the game leaves by that.
    """
    known = table.absence.departures
    if how in LOSSES:
        known = tuple(each for each in known if each.user_id != seat.user_id)
    if seat.user_id is None or any(each.user_id == seat.user_id for each in known):
        return table
    new = Departure(seat=seat.seat, user_id=seat.user_id, at=table.touched_at, revision=table.revision, how=how)
    return msgspec.structs.replace(table, absence=msgspec.structs.replace(table.absence, departures=(*known, new)))


def _handed_back(change: Change) -> Change:
    """``change`` with those playing again who are back, once what a computer player had in hand for them is done."""
    table = change.table
    moved = change.entry.seat if change.entry.kind is EntryKind.MOVE else None
    for seat in table.seats:
        if seat.coming_back and (seat.seat == moved or seat.seat not in table.to_act):
            change = handed_back(change, seat)
    return change


def handed_back(change: Change, seat: Seat) -> Change:
    """``change`` with the person of ``seat`` playing there again."""
    table = change.table
    seats = seats_with(table, msgspec.structs.replace(seat, stand_in=False, coming_back=False))
    table = msgspec.structs.replace(table, seats=seats, asked_since=asked_anew(table, (seat.seat,)))
    asks = seat.seat in table.to_act and table.status is Status.RUNNING
    clocks = returned(table, seat.seat) if table.status is Status.RUNNING else ()
    if clocks:
        table = msgspec.structs.replace(table, clocks=clocks)
    mine = tuple(clock for clock in clocks if clock.seat == seat.seat)
    others = tuple(clock for clock in change.clocks if clock.seat != seat.seat)
    board = NewItem(Kind.STATUS if asks else Kind.REFRESH)
    posted = any(item.kind in {Kind.STATUS, Kind.END} for item in change.items)
    events = (*change.entry.events, Event(text("log-returned", who=called(seat))))
    return msgspec.structs.replace(
        change,
        table=table,
        entry=msgspec.structs.replace(change.entry, events=events),
        reseated=True,
        clocks=(*others, *mine),
        items=change.items if posted else (*change.items, board),
    )


def under_way(table: Table, seat: int) -> bool:
    """Whether something is being done about ``seat``, whose player is late."""
    return bool(table.asking(LateVote, seat) or table.asking(OpenSeat, seat))
