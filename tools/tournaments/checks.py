"""Checks of a tournament, whatever died: each round by the rules, each thing once, standings as counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.db.schema import journal, outbox, tables
from bot.outbox.model import Kind
from bot.results import Results
from bot.results import rating_queries as ratings
from bot.results.schema import results
from bot.tables.core import queries as table_queries
from bot.tables.core.model import Status, Table
from bot.tables.core.service import Tables
from bot.tournaments.model import Match, MatchVerdict, TournamentState
from bot.tournaments.pairing.rounds import Entrant, Form, Pairing
from bot.tournaments.played import entrants, played, standing
from bot.tournaments.schema import tournament_matches, tournaments
from testing.second import standings as second_standings
from tools.tournament import Plan, hold_round
from tools.tournaments.book import Book
from tools.tournaments.setup import Setup

SUBSTITUTE = 900_000
"""The user id of who takes somebody's place."""


def check_round(state: TournamentState, setup: Setup, book: Book) -> None:
    """The round that has just begun is one by the rules: everybody sits once, with whom they should."""
    number = state.tournament.round
    matches = [each for each in state.matches if each.round == number]
    book.count("matches", len(matches))
    if sorted(each.number for each in matches) != [*range(1, len(matches) + 1)]:
        book.found(f"round {number} has the meetings {[each.number for each in matches]}")
    plan = Plan(Form.SWISS, setup.group_size, len(state.people), setup.rounds, 0)
    before = [each for each in played(state) if each.round < number]
    try:
        hold_round(plan, entrants(state), before, number, [each.seats for each in matches])
    except AssertionError as error:
        book.found(str(error))


async def hold(store: Store, state: TournamentState, guild: int, said: Mapping[int, str], book: Book) -> None:
    """Everything is there once: matches, tables, moves, results, ratings, what was said."""
    for (number, _), count in Counter((each.round, each.number) for each in state.matches).items():
        if count > 1:
            book.found(f"round {number} was created twice")
    for number in range(1, state.tournament.round + 1):
        seated = Counter(each for match in state.matches if match.round == number for each in match.seats)
        if max(seated.values()) > 1:
            book.found(f"somebody sits twice in round {number}")
    for fault, count in (await store.read(_extra)).items():
        if count:
            book.found(f"{fault}: {count}")
    book.counts |= await store.read(_counted)
    for words in said.values():
        book.count(f"said {words.removeprefix('tournament-')}")
    rater = Results(store)
    await rater.rate(guild)
    was = await store.read(ratings.standing, guild, state.tournament.plan.game)
    await rater.rebuild(guild)
    if was != await store.read(ratings.standing, guild, state.tournament.plan.game):
        book.found("ratings made anew are others")
    for table, revision in book.told.items():
        found = await store.read(table_queries.find, table)
        if found is None or found.revision < revision:
            book.found(f"table {table} has lost moves that somebody was shown")


def _extra(connection: sa.Connection) -> dict[str, int]:
    """Return what is there too often or too rarely, by name."""

    def number(query: sa.Select[Any]) -> int:
        return int(connection.execute(query).scalar_one())

    count = sa.select(sa.func.count())
    moves = (
        sa.select(sa.func.count().label("entries"), sa.func.max(journal.c.revision).label("last"), journal.c.table_id)
        .group_by(journal.c.table_id)
        .subquery()
    )
    linked = sa.select(tournament_matches.c.led_to).where(tournament_matches.c.led_to.is_not(None))
    live = [Status.LOBBY.value, Status.RUNNING.value, Status.QUARANTINED.value]
    ended = sa.select(results.c.table_id)
    return {
        "tournaments beside the one": number(count.select_from(tournaments)) - 1,
        "tables without a meeting": number(count.select_from(tables).where(tables.c.id.not_in(linked))),
        "tables of two meetings": number(sa.select(sa.func.count(tournament_matches.c.led_to)))
        - number(sa.select(sa.func.count(tournament_matches.c.led_to.distinct()))),
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
        "notes that were not said": number(count.where(outbox.c.kind == Kind.TOURNAMENT_ANNOUNCEMENT)),
    }


def _counted(connection: sa.Connection) -> dict[str, int]:
    """How much was done."""
    return {
        "tables": connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one(),
        "results": connection.execute(sa.select(sa.func.count()).select_from(results)).scalar_one(),
        "entries of journals": connection.execute(sa.select(sa.func.count()).select_from(journal)).scalar_one(),
    }


async def compare(store: Store, state: TournamentState, setup: Setup, book: Book) -> None:
    """Holds the standings against what was played, counted by the book and ranked by a second implementation."""
    booked = [await _booked(store, state, each, book) for each in state.matches]
    field = [Entrant(each.number, each.seed, each.dropped is not None) for each in state.entrants]
    lines = second_standings.lines(Form.SWISS, setup.group_size, field, booked)
    theirs = [(each.person, each.place, each.points, tuple(each.tie_breaks.values())) for each in standing(state)]
    for mine, other in zip(theirs, lines, strict=True):
        if mine != other:
            book.found(f"standings differ: {mine} is {other}")
    book.counts["places in the standings"] = len(theirs)
    book.counts["conceded"] = len(book.conceded)
    for verdict, count in Counter(each.verdict for each in state.matches).items():
        book.count(f"decided by {verdict}", count)
    for why, count in Counter(each.dropped for each in state.people if each.dropped).items():
        book.count(f"out: {why.removeprefix('tournament-out-')}", count)


async def _booked(store: Store, state: TournamentState, match: Match, book: Book) -> Pairing:
    """A match by what its game itself says at the end, and by who was not there."""
    if len(match.seats) == 1:
        return Pairing(match.round, match.seats, None)
    users = {each.number: each.user_id for each in state.people}
    earlier = {SUBSTITUTE: book.leavers[-1]}  # whose place was taken in the second round
    conceded = {number for number in match.seats if (match.id, number) in book.conceded}
    forfeited = {number for number in match.seats if users[number] in book.sleepers or (match.id, number) in book.left}
    if len(match.seats) == len(forfeited) == 2:
        forfeited = {book.first[match.id]}
    there = [number for number in match.seats if number not in conceded | forfeited]
    places, score = dict.fromkeys(there, 1), None
    if match.verdict is MatchVerdict.PLAYED and match.table_id is not None:
        position = await Tables(store, after_change=AFTER_CHANGE).position(match.table_id)
        final = position.game.standings(position.state)
        if final is not None and len(there) > 0:
            people = {number: (users[number], earlier.get(users[number])) for number in there}
            seats = {number: final[_seat_of(position.table, each)] for number, each in people.items()}
            places = {
                number: 1 + sum(other.place < mine.place for other in seats.values()) for number, mine in seats.items()
            }
            if len(there) == len(match.seats):
                score = tuple(seats[number].score for number in match.seats)
    return Pairing(
        match.round,
        match.seats,
        tuple(places.get(number, len(there) + 1) for number in match.seats),
        frozenset(forfeited),
        score,
    )


def _seat_of(table: Table, users: Collection[int | None]) -> int:
    """The seat of somebody who may have had several ids."""
    return next(seat.seat for seat in table.seats if seat.user_id is not None and seat.user_id in users)
