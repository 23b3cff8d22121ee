"""What must hold of a tournament, whatever died: each round by the rules, each thing once, standings as counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa

from bot.contests.pairing import Entrant, Form, Meeting
from bot.contests.played import entrants, played, standing
from bot.model.contest import ContestMeeting, Verdict, Whole
from bot.model.table import Status, Table
from bot.results import Results
from bot.store import Store, ratings
from bot.store.contest_schema import contest_meetings, contest_notes, contests
from bot.store.result_schema import results
from bot.store.schema import journal, tables
from bot.tables.after_change import AFTER_CHANGE
from bot.tables.tables import Tables
from tests.bot.contests import second_standings
from tools.contest.book import Book
from tools.contest.setup import Setup
from tools.tournament import Plan, hold_round

SUBSTITUTE = 900_000
"""The user id of who takes somebody's place."""


def check_round(whole: Whole, setup: Setup, book: Book) -> None:
    """The round that has just begun is one by the rules: everybody sits once, with whom they should."""
    number = whole.contest.round
    meetings = [each for each in whole.meetings if each.round == number]
    book.count("meetings", len(meetings))
    if sorted(each.number for each in meetings) != [*range(1, len(meetings) + 1)]:
        book.fault(f"round {number} has the meetings {[each.number for each in meetings]}")
    plan = Plan(Form.SWISS, setup.group_size, len(whole.people), setup.rounds, 0)
    before = [each for each in played(whole) if each.round < number]
    try:
        hold_round(plan, entrants(whole), before, number, [each.seats for each in meetings])
    except AssertionError as error:
        book.fault(str(error))


async def hold(store: Store, whole: Whole, guild: int, said: Mapping[int, str], book: Book) -> None:
    """Everything is there once: meetings, tables, moves, results, ratings, what was said."""
    for (number, _), count in Counter((each.round, each.number) for each in whole.meetings).items():
        if count > 1:
            book.fault(f"round {number} was created twice")
    for number in range(1, whole.contest.round + 1):
        seated = Counter(each for meeting in whole.meetings if meeting.round == number for each in meeting.seats)
        if max(seated.values()) > 1:
            book.fault(f"somebody sits twice in round {number}")
    for fault, count in (await store.read(_extra)).items():
        if count:
            book.fault(f"{fault}: {count}")
    book.counts |= await store.read(_counted)
    if [*sorted(said)] != [*range(1, len(said) + 1)]:
        book.fault(f"of {max(said)} notes {len(said)} were said")
    for words in said.values():
        book.count(f"said {words.removeprefix('contest-')}")
    rater = Results(store)
    await rater.rate(guild)
    was = await store.read(ratings.standing, guild, whole.contest.plan.game)
    await rater.rebuild(guild)
    if was != await store.read(ratings.standing, guild, whole.contest.plan.game):
        book.fault("ratings made anew are others")
    for table, revision in book.told.items():
        found = await store.table(table)
        if found is None or found.revision < revision:
            book.fault(f"table {table} has lost moves that somebody was shown")


def _extra(connection: sa.Connection) -> dict[str, int]:
    """What there is too much of or too little, by what it is."""

    def number(query: sa.Select[Any]) -> int:
        return int(connection.execute(query).scalar_one())

    count = sa.select(sa.func.count())
    moves = (
        sa.select(sa.func.count().label("entries"), sa.func.max(journal.c.revision).label("last"), journal.c.table_id)
        .group_by(journal.c.table_id)
        .subquery()
    )
    linked = sa.select(contest_meetings.c.led_to).where(contest_meetings.c.led_to.is_not(None))
    live = [Status.LOBBY.value, Status.RUNNING.value, Status.SET_ASIDE.value]
    ended = sa.select(results.c.table_id)
    return {
        "tournaments beside the one": number(count.select_from(contests)) - 1,
        "tables without a meeting": number(count.select_from(tables).where(tables.c.id.not_in(linked))),
        "tables of two meetings": number(sa.select(sa.func.count(contest_meetings.c.led_to)))
        - number(sa.select(sa.func.count(contest_meetings.c.led_to.distinct()))),
        "tables of two in one thread": number(count.select_from(tables))
        - number(sa.select(sa.func.count(tables.c.channel_id.distinct()))),
        "tables that are not over": number(count.select_from(tables).where(tables.c.status.in_(live))),
        "games played to the end without a result": number(
            count.select_from(tables).where(tables.c.status == Status.FINISHED.value, tables.c.id.not_in(ended))
        ),
        "tables with a gap in the journal": number(count.select_from(moves).where(moves.c.entries != moves.c.last)),
        "tables at another revision than their journal": number(
            count.select_from(tables.join(moves, moves.c.table_id == tables.c.id)).where(
                tables.c.revision != moves.c.last
            )
        ),
        "notes that were not said": number(count.select_from(contest_notes)),
    }


def _counted(connection: sa.Connection) -> dict[str, int]:
    """How much was done."""
    return {
        "tables": connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one(),
        "results": connection.execute(sa.select(sa.func.count()).select_from(results)).scalar_one(),
        "entries of journals": connection.execute(sa.select(sa.func.count()).select_from(journal)).scalar_one(),
    }


async def compare(store: Store, whole: Whole, setup: Setup, book: Book) -> None:
    """Holds the standings against what was played, counted by the book and ranked by a second implementation."""
    booked = [await _booked(store, whole, each, book) for each in whole.meetings]
    field = [Entrant(each.number, each.seed, each.dropped is not None) for each in whole.entrants]
    lines = second_standings.lines(Form.SWISS, setup.group_size, field, booked)
    theirs = [(each.person, each.place, each.points, tuple(each.tie_breaks.values())) for each in standing(whole)]
    for mine, other in zip(theirs, lines, strict=True):
        if mine != other:
            book.fault(f"standings differ: {mine} is {other}")
    book.counts["places in the standings"] = len(theirs)
    book.counts["conceded"] = len(book.conceded)
    for verdict, count in Counter(each.verdict for each in whole.meetings).items():
        book.count(f"decided by {verdict}", count)
    for why, count in Counter(each.dropped for each in whole.people if each.dropped).items():
        book.count(f"out: {why.removeprefix('contest-out-')}", count)


async def _booked(store: Store, whole: Whole, meeting: ContestMeeting, book: Book) -> Meeting:
    """A meeting by what its game itself says at the end, and by who was not there."""
    if len(meeting.seats) == 1:
        return Meeting(meeting.round, meeting.seats, None)
    users = {each.number: each.user_id for each in whole.people}
    earlier = {SUBSTITUTE: book.leavers[-1]}  # whose place was taken in the second round
    conceded = {number for number in meeting.seats if (meeting.id, number) in book.conceded}
    forfeited = {
        number for number in meeting.seats if users[number] in book.sleepers or (meeting.id, number) in book.left
    }
    if len(meeting.seats) == len(forfeited) == 2:
        forfeited = {book.first[meeting.id]}
    there = [number for number in meeting.seats if number not in conceded | forfeited]
    places, score = dict.fromkeys(there, 1), None
    if meeting.verdict is Verdict.PLAYED and meeting.table_id is not None:
        position = await Tables(store, after_change=AFTER_CHANGE).position(meeting.table_id)
        final = position.game.standings(position.state)
        if final is not None and len(there) > 0:
            people = {number: (users[number], earlier.get(users[number])) for number in there}
            seats = {number: final[_seat_of(position.table, each)] for number, each in people.items()}
            places = {
                number: 1 + sum(other.place < mine.place for other in seats.values()) for number, mine in seats.items()
            }
            if len(there) == len(meeting.seats):
                score = tuple(seats[number].score for number in meeting.seats)
    return Meeting(
        meeting.round,
        meeting.seats,
        tuple(places.get(number, len(there) + 1) for number in meeting.seats),
        frozenset(forfeited),
        score,
    )


def _seat_of(table: Table, users: Collection[int | None]) -> int:
    """The seat of somebody who may have had several ids."""
    return next(seat.seat for seat in table.seats if seat.user_id is not None and seat.user_id in users)
