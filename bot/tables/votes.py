"""Players who are late: what the table was opened to do about it, and the vote of the others."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

import msgspec

from bot.model.absence import Answer, Late, Leaving, OpenSeat, Vote
from bot.model.change import Change, Stored
from bot.model.outbox import Kind, NewItem
from bot.model.table import Entry, EntryKind, Status, Table
from bot.tables import administration, keeping
from bot.tables.absence import VOTE_LIFE, WAITED, late_people, late_seats, look_again, open_votes, under_way
from bot.tables.base import entry_for
from bot.tables.refusal import NotSeated, Refusal
from bot.tables.tables import Tables
from games.engine import Event, Player, text

MAX_STEPS = 20
"""Changes about late players of a table in one go."""

SECOND_THOUGHTS = (Answer.WIN, Answer.END)
"""What is asked once more: it ends the game."""


async def check(tables: Tables, table_id: int) -> datetime | None:
    """Does what is due about those who are late: asks the others, counts, or does what needs no asking.

    When to look again; None: not by itself.
    """

    async def decide(stored: Stored) -> tuple[Change | None, bool]:
        change = await _next_step(tables, stored) if stored.table.status is Status.RUNNING else None
        return change, change is not None

    for _ in range(MAX_STEPS):
        if not await tables.change_for(table_id, decide):
            break
    return look_again(await tables.get(table_id), tables.now())


async def call(tables: Tables, table_id: int, user_id: int) -> Table:
    """A player has the others asked about those who are late. Raises NotSeated, Refusal."""

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        require_voter(table, user_id)
        seat = next((seat for seat in late_seats(table) if not under_way(table, seat)), None)
        if seat is None:
            raise Refusal("refusal-vote-open" if late_seats(table) else "refusal-nobody-late")
        return _called(tables, stored, seat, user_id)

    return await tables.change(table_id, decide)


async def answer(tables: Tables, table_id: int, seat: int, revision: int, user_id: int, answer: Answer) -> Table:
    """A player answers the vote about who is late on ``seat`` that was called at ``revision``.

    Who has answered may do so again, until it is decided. Raises NotSeated, Refusal.
    """

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        vote = standing_vote(table, seat, revision, user_id)
        if answer is Answer.WIN and len(table.seats) != 2:
            raise Refusal("refusal-unknown-value")
        vote = msgspec.structs.replace(vote, answers={**vote.answers, user_id: answer})
        decided = await _count(tables, table, vote)
        return await _resolved(tables, stored, vote, decided, user_id)

    return await tables.change(table_id, decide)


async def _next_step(tables: Tables, stored: Stored) -> Change | None:
    """Return the next change that is due about those who are late, None where there is none."""
    table, now = stored.table, tables.now()
    for vote in open_votes(table).values():
        if vote.made_at + VOTE_LIFE <= now:
            return await _resolved(tables, stored, vote, await _count(tables, table, vote, over=True))
    for seat in late_seats(table):
        known = table.absence.vote_on(seat)
        rests = known is not None and (known.again_at is None or known.again_at > now)
        if rests or table.absence.open_seat(seat) is not None or len(table.people) < 2:
            continue
        if table.late is Late.COMPUTER:
            return await keeping.stand_in_change(tables, stored, seat)
        if table.late is Late.FORFEIT:
            return await keeping.loss_change(tables, stored, seat, Leaving.FORFEITED)
        if table.late is Late.VOTE and _voters(table, table.seats[seat].user_id):
            return _called(tables, stored, seat)
    return None


def _called(tables: Tables, stored: Stored, seat: int, by: int | None = None) -> Change:
    """``stored`` with the others asked about who is late on ``seat``."""
    table = tables.touched(stored)
    late = table.seats[seat].user_id or 0
    vote = Vote(seat=seat, user_id=late, revision=table.revision, made_at=table.touched_at)
    return _voted(stored, table, vote, entry_for(table, EntryKind.VOTE_CALLED, by, seat=seat))


def _voted(stored: Stored, table: Table, vote: Vote, entry: Entry) -> Change:
    votes = (*(each for each in table.absence.votes if each.seat != vote.seat), vote)
    absence = msgspec.structs.replace(table.absence, votes=votes)
    return Change(
        table=msgspec.structs.replace(table, absence=absence),
        entry=entry,
        hands_due=stored.hands_due,
        items=(NewItem(Kind.VOTE),),
    )


async def _count(tables: Tables, table: Table, vote: Vote, *, over: bool = False) -> Answer | None:
    """What the answers to ``vote`` decide; ``over``: it has stood for long enough."""
    voters = _voters(table, vote.user_id)
    given = {user: answer for user, answer in vote.answers.items() if user in voters}
    away = {user for user in voters if user not in given and await tables.people.is_away(user) is not None}
    return decision(given, set(voters) - away, over=over or vote.made_at + VOTE_LIFE <= tables.now())


async def _resolved(
    tables: Tables, stored: Stored, vote: Vote, decided: Answer | None, by: int | None = None
) -> Change:
    """The change that follows from ``vote``, with its answers so far: more of it, or what it has ``decided``."""
    table, seat = tables.touched(stored), vote.seat
    match decided:
        case None:
            return _voted(stored, table, vote, entry_for(table, EntryKind.VOTED, by))
        case Answer.COMPUTER:
            return await keeping.stand_in_change(
                tables, stored, seat, by, NewItem(Kind.VOTE, note=text("vote-over-computer"))
            )
        case Answer.WIN:
            return await keeping.loss_change(
                tables, stored, seat, Leaving.FORFEITED, by, NewItem(Kind.VOTE, note=text("vote-over-win"))
            )
        case Answer.END:
            return administration.close_change(tables, stored, by, text("notice-ended-by-vote"))
    absence, opened = table.absence, (*table.absence.open_seats,)
    votes = tuple(each for each in absence.votes if each.seat != seat)
    if decided is Answer.SUBSTITUTE:
        user = table.seats[seat].user_id or 0
        new = OpenSeat(seat=seat, user_id=user, revision=table.revision, made_at=table.touched_at, late=True)
        opened = (*opened, new)
    elif table.late is not Late.WAIT:
        rests = msgspec.structs.replace(vote, answers={}, again_at=table.touched_at + WAITED)
        votes = (*votes, rests)
    absence = msgspec.structs.replace(absence, votes=votes, open_seats=opened)
    told = Event(text(f"log-vote-{decided}", who=Player(seat)))
    return Change(
        table=msgspec.structs.replace(table, absence=absence),
        entry=entry_for(table, EntryKind.VOTE_OVER, by, seat=seat, events=(told,)),
        hands_due=stored.hands_due,
        items=(NewItem(Kind.VOTE, note=text(f"vote-over-{decided}")),),
    )


def require_player(table: Table, user_id: int) -> None:
    """Refuses who does not sit at ``table``, or for whom a computer player plays."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    if seat.kept:
        raise Refusal("refusal-kept")


def require_voter(table: Table, user_id: int) -> None:
    """Refuses who may not answer a vote at ``table``, likewise, and who is late."""
    require_player(table, user_id)
    if user_id in late_people(table):
        raise Refusal("refusal-vote-late")


def standing_vote(table: Table, seat: int, revision: int, user_id: int) -> Vote:
    """The vote that was called at ``revision``, for somebody who may answer. Raises NotSeated, Refusal."""
    require_voter(table, user_id)
    vote = open_votes(table).get(seat)
    if vote is None or vote.revision != revision:
        raise Refusal("refusal-vote-gone")
    return vote


def decision(given: Mapping[int, Answer], there: Collection[int], *, over: bool) -> Answer | None:
    """What is decided by the answers ``given``, where those who are ``there`` may answer; None: nothing yet.

    The majority of all, or once the vote is ``over`` of those given; where that decides nothing, to wait. Only all
    together end the game without a result.
    """
    everybody = {*there, *given}
    if everybody and all(given.get(user) is Answer.END for user in everybody):
        return Answer.END
    counted = [answer for answer in given.values() if answer is not Answer.END]
    for answer in dict.fromkeys(counted):
        if counted.count(answer) * 2 > (len(given) if over else len(everybody)):
            return answer
    return Answer.WAIT if over else None


def _voters(table: Table, late: int | None) -> tuple[int, ...]:
    """Who may answer a vote about the person ``late``: everybody who plays, and is not late themselves."""
    absent = {late, *late_people(table)}
    return tuple(user for user in table.present if user not in absent)
