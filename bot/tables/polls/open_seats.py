"""Seats of a running game that anybody may take over from who wishes to leave, or is late.

Where nobody takes the seat of somebody who wishes to leave, the others decide how it goes on.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.scores.departures import Leaving
from bot.tables.core import administration
from bot.tables.core import queries as table_rows
from bot.tables.core.base import called, user_mention
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Person, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from bot.tables.polls import changes
from bot.tables.polls.kinds import SILENCE, PollAnswer, PollEnd, PollKind, Quorum, anybody, require_player
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import TAKE, LeaveAnswer, LeaveVote, OpenSeat, SeatOffer
from bot.tables.seating import stand_ins
from bot.tables.seating.seating import require_welcome
from bot.tables.seating.seats import override_for, reseat_change
from bot.tables.time.absence import late_people, late_seats
from games.engine import Event, text

POSTED_FOR = (timedelta(days=1), timedelta(days=2), timedelta(days=1))
"""How long each post of an open seat stands before the next one: it is posted again after a day and after three."""

SEAT_LIFE = sum(POSTED_FOR, timedelta())
"""How long an open seat is offered."""


async def open_own_seat(tables: Tables, table_id: int, user_id: int) -> Table:
    """A person has a substitute looked for, and plays on until there is one."""

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        seat = table.seat_of(user_id)
        if seat is None:
            raise NotSeated
        if table.by_message:
            raise Refusal("refusal-by-message")  # nobody would hear of it
        if table.asking(OpenSeat, seat.seat):
            raise Refusal("refusal-seat-open")
        return open_change(tables, stored, seat.seat, user_id, late=False)

    return await tables.change(table_id, decide)


async def keep_own_seat(tables: Tables, table_id: int, user_id: int) -> Table:
    """A person who had a substitute looked for stays after all."""

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        seat = table.seat_of(user_id)
        if seat is None:
            raise NotSeated
        found: list[Poll[Any]] = [*table.asking(OpenSeat, seat.seat), *table.asking(LeaveVote, seat.seat)]
        if not found:
            raise Refusal("refusal-seat-gone")
        return changes.closed(tables, stored, found[0], user_id)

    return await tables.change(table_id, decide)


def open_change(tables: Tables, stored: Stored, seat: int, by: int | None, *, late: bool) -> Change:
    """Return the change by which a person, or a vote, opens a seat to a substitute."""
    poll = _posted(tables, stored, OpenSeat(user_id=stored.table.seats[seat].user_id or 0, late=late), seat)
    told = Event(text("log-vote-substitute", who=called(stored.table.seats[seat])))
    return changes.opened(tables, stored, OPEN_SEAT, poll, by, events=(told,))


def offered_until(poll: Poll[OpenSeat]) -> datetime:
    """When nobody can take an open seat any more."""
    return poll.closes_at + sum(POSTED_FOR[poll.about.posted_again + 1 :], timedelta())


def _posted(tables: Tables, stored: Stored, about: OpenSeat, seat: int) -> Poll[OpenSeat]:
    """The poll of an open seat with the post that is ``about`` it now."""
    poll = changes.new_poll(tables, stored, OPEN_SEAT, about, seat=seat)
    return msgspec.structs.replace(poll, closes_at=poll.opened_at + POSTED_FOR[about.posted_again])


async def open_seats(tables: Tables, guild_id: int) -> list[Table]:
    """Return the tables of a server with seats that anybody may take over, oldest first."""
    return await tables.store.read(table_rows.with_open_seats, guild_id)


async def _admit(
    tables: Tables, table: Table, poll: Poll[OpenSeat], person: Person, _answer: str, _left: Collection[int]
) -> Poll[OpenSeat]:
    if table.seat_of(person.user_id) is not None:
        raise Refusal("refusal-you-sit-already")
    await require_welcome(tables, table, person.user_id, Refusal("refusal-seat-not-for-you"), poll.seat)
    return poll


def _becomes(_before: Table, change: Change, poll: Poll[OpenSeat]) -> Poll[OpenSeat] | PollEnd:
    """A seat is open as long as the person sits there who is to be followed; and is late, if that is why."""
    table, seat = change.table, poll.seat or 0
    same = table.status is Status.RUNNING and table.seats[seat].user_id == poll.about.user_id
    return poll if same and (not poll.about.late or seat in late_seats(table)) else PollEnd()


async def _effect(tables: Tables, stored: Stored, poll: Poll[OpenSeat], outcome: str, by: Person | None) -> Change:
    seat, user_id = poll.seat or 0, poll.about.user_id
    if outcome == SILENCE and poll.about.posted_again + 1 < len(POSTED_FOR):
        about = msgspec.structs.replace(poll.about, posted_again=poll.about.posted_again + 1)
        return changes.opened(tables, stored, OPEN_SEAT, _posted(tables, stored, about, seat))
    if (outcome == SILENCE or by is None) and not poll.about.late and _voters(stored.table, user_id):
        vote = changes.new_poll(tables, stored, LEAVE_VOTE, LeaveVote(user_id=user_id), seat=seat)
        change = changes.opened(tables, stored, LEAVE_VOTE, vote)
        table = msgspec.structs.replace(change.table, polls=changes.without(change.table, poll))
        return msgspec.structs.replace(change, table=table)
    if outcome == SILENCE or by is None:
        notice = text("notice-seat-not-taken", seat=seat + 1, days=SEAT_LIFE.days, who=user_mention(user_id))
        return changes.closed(tables, stored, poll, notice=notice)
    position = tables.running(stored)
    override = override_for(position.table, seat, left=False) if poll.about.late else None
    offer = SeatOffer(to=by, occupant=user_id, override=override)
    how = Leaving.SUBSTITUTE
    return await reseat_change(tables, stored, position, seat, offer, by.user_id, by=by.user_id, how=how)


def _voters(table: Table, leaves: int) -> tuple[int, ...]:
    """Return who decides about a person who wishes to leave: everybody else who plays and is not late."""
    return tuple(user for user in table.present if user not in {leaves, *late_people(table)})


async def _admit_voter(
    _tables: Tables, table: Table, poll: Poll[LeaveVote], person: Person, _answer: str, _left: Collection[int]
) -> Poll[LeaveVote]:
    if person.user_id == poll.about.user_id:
        raise Refusal("refusal-vote-own")
    if person.user_id in late_people(table):
        raise Refusal("refusal-vote-late")
    return poll


def _vote_becomes(_before: Table, change: Change, poll: Poll[LeaveVote]) -> Poll[LeaveVote] | PollEnd:
    """A vote stands as long as its person plays there, and no substitute is looked for."""
    table, seat = change.table, poll.seat or 0
    if table.status is not Status.RUNNING:
        return PollEnd("vote-over-closed")
    if table.seats[seat].active_user != poll.about.user_id:
        return PollEnd("vote-over-seat")
    return (
        PollEnd("vote-over-substitute") if table.asking(OpenSeat, seat) else poll.of(_voters(table, poll.about.user_id))
    )


async def _vote_effect(
    tables: Tables, stored: Stored, poll: Poll[LeaveVote], outcome: str, by: Person | None
) -> Change:
    """Carry out the outcome of a vote; where nothing is decided, the seat stays as it is."""
    user_id, seat = None if by is None else by.user_id, poll.seat or 0
    match outcome:
        case LeaveAnswer.COMPUTER:
            why = changes.poll_item(LeaveVote.kind, "vote-over-computer")
            return await stand_ins.stand_in_change(tables, stored, seat, user_id, why)
        case LeaveAnswer.SUBSTITUTE:
            return open_change(tables, stored, seat, user_id, late=False)
        case LeaveAnswer.END:
            return administration.close_change(tables, stored, user_id, text("notice-ended-by-vote"))
        case _:
            return changes.closed(tables, stored, poll, user_id, why="vote-over-stay")


LEAVE_VOTE = PollKind(
    about=LeaveVote,
    life=timedelta(days=1),
    answers=lambda _: (
        *(PollAnswer(answer, Quorum.MAJORITY) for answer in LeaveAnswer if answer is not LeaveAnswer.END),
        PollAnswer(LeaveAnswer.END, Quorum.ALL, sure=True),
    ),
    asked=lambda table, poll: _voters(table, poll.about.user_id),
    require=require_player,
    gone="refusal-vote-gone",
    admit=_admit_voter,
    becomes=_vote_becomes,
    effect=_vote_effect,
    spares_away=True,
)

OPEN_SEAT = PollKind(
    about=OpenSeat,
    life=POSTED_FOR[0],
    answers=lambda _: (PollAnswer(TAKE, Quorum.ONE, sure=True),),
    asked=lambda _table, _poll: (),
    require=anybody,
    gone="refusal-seat-gone",
    admit=_admit,
    becomes=_becomes,
    effect=_effect,
)
