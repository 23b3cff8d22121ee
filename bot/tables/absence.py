"""What a change of a table means for players who are not there: every change passes here before it is stored.

No vote stands about somebody who has moved, no seat is open whose player has come back, nothing is due that is over.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from bot.model.absence import Absence, Departure, Late, Leaving, Proposal, Vote
from bot.model.change import Change, Due
from bot.model.clock import TERMS
from bot.model.outbox import Kind, NewItem
from bot.model.table import EntryKind, Seat, Status, Table
from bot.pace.turns import resting, returned
from games.engine import Event, Player, text

DAY = timedelta(days=1)

VOTE_LIFE = DAY
"""After so long the votes that were given decide."""

WAITED = DAY
"""For so long the table waits where that was decided, or nothing."""

SEAT_LIFE = timedelta(days=3)
"""How long an open seat is offered."""

PROPOSAL_LIFE = timedelta(days=3)
"""How long a proposal stands; silence refuses it."""

LEFT_AFTER = 3
"""So many turns a computer player plays for somebody before they count as having left."""

IDLE = timedelta(days=60)
"""A table that nobody has touched for so long is asked whether it goes on."""

SOONEST = timedelta(days=3)
"""Nobody is late any sooner where no clock runs."""


def late_seats(table: Table) -> tuple[int, ...]:
    """The seats whose players are late and are waited for."""
    marked = {clock.seat for clock in table.clocks if clock.late_since is not None}
    return tuple(seat for seat in table.to_act if seat in marked and table.seats[seat].active_user is not None)


def late_people(table: Table) -> tuple[int, ...]:
    """The user ids of those who are late."""
    return table.people_on(late_seats(table))


def running_due(table: Table) -> dict[Due, datetime | None]:
    """The due times of a game that begins, or goes on after it was set aside."""
    looked_at: dict[Due, datetime | None] = {Due.IDLE: table.touched_at + IDLE}
    return looked_at if table.pace in TERMS else {**looked_at, Due.CLOCK: table.touched_at + SOONEST}


def seats_with(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The seats of ``table`` with ``seat`` as it is now."""
    return tuple(seat if other.seat == seat.seat else other for other in table.seats)


def asked_anew(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Since when each seat of ``table`` is asked, where the clock of those of ``seats`` begins anew now."""
    return tuple(table.revision if seat in seats else since for seat, since in enumerate(table.asked_since))


def attended(before: Table, change: Change) -> Change:
    """``change`` of the table ``before`` with what follows from it for those who are not there."""
    change = _handed_back(_counted(before, change))
    after = change.table
    touched = change.entry.user_id is not None
    absence = _standing(after, touched=touched, moved=touched and change.entry.kind is EntryKind.MOVE)
    if absence != after.absence:
        after = msgspec.structs.replace(after, absence=absence)
        change = msgspec.structs.replace(change, table=after)
    if absence.paused_until is not None:
        change = _at_rest(change)
        after = change.table
    if absence == before.absence and late_seats(before) == late_seats(after):
        return change
    return msgspec.structs.replace(
        change, items=(*change.items, *_items(before, change)), due={**_due(before, after), **change.due}
    )


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
    if end is None or end.seat is None or not before.seats[end.seat].kept:
        return change
    table = change.table
    seat = msgspec.structs.replace(table.seats[end.seat], kept_turns=table.seats[end.seat].kept_turns + 1)
    table = msgspec.structs.replace(table, seats=seats_with(table, seat))
    if seat.kept_turns == LEFT_AFTER:
        table = departed(table, seat, Leaving.COMPUTER)
    return msgspec.structs.replace(change, table=table, reseated=True)


def departed(table: Table, seat: Seat, how: Leaving) -> Table:
    """``table`` with the note that the person on ``seat`` has left with this change; nobody leaves twice."""
    known = table.absence.departures
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
    seats = seats_with(table, msgspec.structs.replace(seat, kept=False, coming_back=False))
    table = msgspec.structs.replace(table, seats=seats, asked_since=asked_anew(table, (seat.seat,)))
    asks = seat.seat in table.to_act and table.status is Status.RUNNING
    clocks = returned(table, seat.seat) if table.status is Status.RUNNING else ()
    if clocks:
        table = msgspec.structs.replace(table, clocks=clocks)
    mine = tuple(clock for clock in clocks if clock.seat == seat.seat)
    others = tuple(clock for clock in change.clocks if clock.seat != seat.seat)
    board = NewItem(Kind.STATUS if asks else Kind.REFRESH)
    posted = any(item.kind in {Kind.STATUS, Kind.END} for item in change.items)
    events = (*change.entry.events, Event(text("log-returned", who=Player(seat.seat))))
    return msgspec.structs.replace(
        change,
        table=table,
        entry=msgspec.structs.replace(change.entry, events=events),
        reseated=True,
        clocks=(*others, *mine),
        items=change.items if posted else (*change.items, board),
    )


def _standing(table: Table, *, touched: bool, moved: bool) -> Absence:
    """What still stands of what went on at ``table``; ``touched``: a person has changed it now, or has ``moved``."""
    found = table.absence
    if table.status is Status.SET_ASIDE:
        return found
    if table.status is not Status.RUNNING:
        return Absence(departures=found.departures)
    late = {(seat, table.seats[seat].user_id) for seat in late_seats(table)}
    there = set(table.present)
    return msgspec.structs.replace(
        found,
        votes=tuple(_answered(vote, there) for vote in found.votes if (vote.seat, vote.user_id) in late),
        open_seats=tuple(
            each
            for each in found.open_seats
            if table.seats[each.seat].user_id == each.user_id and (not each.late or (each.seat, each.user_id) in late)
        ),
        proposal=_agreed(found.proposal, there),
        paused_until=None if moved else found.paused_until,
        idle=None if touched else found.idle,
    )


def _agreed(proposal: Proposal | None, there: set[int]) -> Proposal | None:
    """``proposal`` without the consent of those who have left; None where who made it has."""
    if proposal is None or proposal.by not in there:
        return None
    agreed = tuple(user for user in proposal.agreed if user in there)
    return proposal if agreed == proposal.agreed else msgspec.structs.replace(proposal, agreed=agreed)


def _answered(vote: Vote, there: set[int]) -> Vote:
    """``vote`` without the answers of those who have left."""
    answers = {user: answer for user, answer in vote.answers.items() if user in there}
    return vote if answers == vote.answers else msgspec.structs.replace(vote, answers=answers)


def open_votes(table: Table) -> dict[int, Vote]:
    """The votes that are open, by seat."""
    return {vote.seat: vote for vote in table.absence.votes if vote.again_at is None}


def _items(before: Table, change: Change) -> list[NewItem]:
    """What is to be posted anew or brought up to date, beside what ``change`` says itself."""
    after, said = change.table, {item.kind for item in change.items}
    found = []
    votes, still = open_votes(before), open_votes(after)
    if votes != still and Kind.VOTE not in said:
        found.append(NewItem(Kind.VOTE, note=None if still else text(_why_over(before, after, next(iter(votes), 0)))))
    if before.absence.open_seats != after.absence.open_seats and Kind.OPEN_SEAT not in said:
        found.append(NewItem(Kind.OPEN_SEAT))
    was, now = before.absence, after.absence
    over = after.status is not Status.RUNNING
    if was.proposal != now.proposal and Kind.PROPOSAL not in said:
        why = text("vote-over-closed" if over else "proposal-over")
        found.append(NewItem(Kind.PROPOSAL, note=None if now.proposal else why))
    if was.idle is not None and now.idle is None and Kind.IDLE not in said:
        found.append(NewItem(Kind.IDLE, note=text("vote-over-closed" if over else "idle-over")))
    if was.paused_until and not now.paused_until and not over and not said & {Kind.STATUS, Kind.REFRESH}:
        found.append(NewItem(Kind.REFRESH))
    return found


def _why_over(before: Table, after: Table, seat: int) -> str:
    if after.status is not Status.RUNNING:
        return "vote-over-closed"
    same = before.seats[seat].user_id == after.seats[seat].user_id
    return "vote-over-moved" if same and not after.seats[seat].kept else "vote-over-seat"


def _due(before: Table, after: Table) -> dict[Due, datetime | None]:
    """The due times that change."""
    was, now = _times(before), _times(after)
    return {kind: now[kind] for kind in now if now[kind] != was[kind]}


def _times(table: Table) -> dict[Due, datetime | None]:
    absence = table.absence
    opened = [each.made_at + SEAT_LIFE for each in absence.open_seats]
    return {
        Due.ABSENCE: _next_look(table),
        Due.OPEN_SEATS: min(opened, default=None),
        Due.PROPOSAL: absence.proposal.made_at + PROPOSAL_LIFE if absence.proposal else None,
        Due.PAUSE: absence.paused_until,
    }


def _next_look(table: Table) -> datetime | None:
    """When something is to be done about those who are late; at once where nothing was."""
    if table.status is not Status.RUNNING:
        return None
    times = [vote.again_at or vote.made_at + VOTE_LIFE for vote in table.absence.votes]
    if table.late is not Late.WAIT and any(not under_way(table, seat) for seat in late_seats(table)):
        times.append(table.touched_at)
    return min(times, default=None)


def look_again(table: Table, now: datetime) -> datetime | None:
    """When to look again at those who are late, after all was done that can be done ``now``."""
    at = _next_look(table)
    return at if at is None or at > now else now + DAY


def under_way(table: Table, seat: int) -> bool:
    """Whether something is being done about ``seat``, whose player is late."""
    return table.absence.vote_on(seat) is not None or table.absence.open_seat(seat) is not None
