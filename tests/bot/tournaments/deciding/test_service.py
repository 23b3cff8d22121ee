"""Organisers correct games, also of earlier rounds, name places at larger tables, and take decisions back."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.results import queries as results
from bot.results.schema import results as rows
from bot.tables.core import administration
from bot.tables.core.model import Status
from bot.tables.seating import leaving
from bot.tournaments.model import Match, MatchVerdict, Phase, TournamentState
from bot.tournaments.played import standing
from tests.bot.tournaments.hall import BOSS, Hall


async def played(hall: Hall, state: TournamentState) -> TournamentState:
    """The tournament after the round: who sits first concedes."""
    for table in await hall.running(state):
        await leaving.concede(hall.tables, table.id, table.people[0])
    await hall.look()
    hall.later(minutes=1)
    return await hall.opened(state.tournament.id)


def same(state: TournamentState, match: Match) -> Match:
    """A match as it is now."""
    return next(each for each in state.matches if each.id == match.id)


async def counted(hall: Hall, table_id: int) -> bool | None:
    """Whether a table's result counts for ratings; None: it waits to be rated."""
    query = sa.select(rows.c.counted).where(rows.c.table_id == table_id)
    return await hall.store.read(lambda c: c.execute(query).scalar_one())


def points(state: TournamentState, match: Match) -> list[float]:
    """The points of those who met in a match, in the order of its seats."""
    found = {each.person: float(each.points) for each in standing(state)}
    return [found[number] for number in match.seats]


async def test_a_game_of_an_earlier_round_is_corrected_and_that_is_taken_back(hall: Hall) -> None:
    state = await played(hall, await hall.begun(4, rounds=2))
    number, match = state.tournament.id, state.matches[0]
    assert (state.tournament.round, match.places) == (2, (2, 1))
    users = [state.participant(each).user_id for each in match.seats]
    table = match.table_id or 0
    with pytest.raises(Refusal, match="refusal-nothing-decided"):
        await hall.tournaments.undo(number, BOSS, table, "too early")
    second = [each.seats for each in state.current]
    state = await hall.tournaments.adjudicate(number, BOSS, table, [users[0]], "typed the wrong way round")
    assert points(state, match) == [1, 0]
    assert [each.seats for each in state.current] == second, "what was paired since stands"
    state = await hall.tournaments.undo(number, BOSS, table, "no, it was right")
    assert (same(state, match).verdict, points(state, match)) == (MatchVerdict.PLAYED, [0, 1])
    state = await hall.tournaments.undo(number, BOSS, table, "it was not")
    assert (same(state, match).verdict, points(state, match)) == (MatchVerdict.ADJUDICATED, [1, 0])
    assert await hall.said(number) == [f"tournament-note-{each}" for each in ("adjudicate", "undo", "undo")]


async def test_a_result_annulled_by_mistake_counts_again_for_ratings_too(hall: Hall) -> None:
    state = await played(hall, await hall.begun(4, rounds=2))
    number, table = state.tournament.id, state.matches[0].table_id or 0
    before = await counted(hall, table)
    await hall.tournaments.annul(number, BOSS, table, "a mistake")
    removed = await hall.store.read(results.find, table)
    assert removed is not None
    assert removed.removal is not None
    assert await counted(hall, table) is False
    state = await hall.tournaments.undo(number, BOSS, table, "the other table was meant")
    assert state.matches[0].places == (2, 1)
    kept = await hall.store.read(results.find, table)
    assert kept is not None
    assert kept.removal is None
    assert await counted(hall, table) is before, "it counts for ratings as it did"


async def test_what_was_undecided_waits_for_another_decision_and_not_when_its_round_is_over(hall: Hall) -> None:
    state = await hall.begun(4, rounds=2)
    number, (match, other) = state.tournament.id, state.open
    table = match.table_id or 0
    await hall.tournaments.adjudicate(number, BOSS, table, [], "they agreed")
    await hall.look()
    state = await hall.tournaments.undo(number, BOSS, table, "they did not")
    assert (same(state, match).verdict, same(state, match).closed) == (None, True)
    await hall.look()
    assert (await hall.state(number)).tournament.round == 1, "it is waited for"
    await hall.tournaments.adjudicate(number, BOSS, table, [state.participant(match.seats[0]).user_id], "better stood")
    state = await hall.tournaments.undo(number, BOSS, table, "not even that")
    await hall.tournaments.adjudicate(number, BOSS, table, [], "so be it")
    await leaving.concede(hall.tables, other.table_id or 0, state.participant(other.seats[0]).user_id)
    await hall.look()
    assert (await hall.state(number)).tournament.round == 2
    with pytest.raises(Refusal, match="refusal-undo-open"):
        await hall.tournaments.undo(number, BOSS, table, "too late")


async def test_after_the_last_round_a_correction_makes_the_last_post_anew(hall: Hall) -> None:
    state = await played(hall, await hall.begun(2, rounds=1))
    number, match = state.tournament.id, state.matches[0]
    assert state.tournament.phase is Phase.OVER
    loser = state.participant(match.seats[0]).user_id
    state = await hall.tournaments.adjudicate(number, BOSS, match.table_id or 0, [loser], "he had won")
    assert standing(state)[0].person == match.seats[0]
    over = "tournament-over-finished"
    assert await hall.said(number) == [over, "tournament-note-adjudicate", over]


async def test_in_a_knockout_only_the_present_round_is_corrected(hall: Hall) -> None:
    state = await played(hall, await hall.begun(4, form="knockout"))
    match = state.matches[0]
    for act in (
        hall.tournaments.adjudicate(state.tournament.id, BOSS, match.table_id or 0, [], "late"),
        hall.tournaments.undo(state.tournament.id, BOSS, match.table_id or 0, "late"),
    ):
        with pytest.raises(Refusal, match="refusal-round-over"):
            await act


@pytest.mark.parametrize(
    ("named", "places"), [([], (1, 1, 1)), ([2], (2, 2, 1)), ([2, 0], (2, 3, 1)), ([1, 2, 0], (3, 1, 2))]
)
async def test_at_a_larger_table_places_are_named_from_the_first_on(
    hall: Hall, named: list[int], places: tuple[int, ...]
) -> None:
    state = await hall.begun(3, group_size=3, rounds=1)
    match, number = state.open[0], state.tournament.id
    users = [state.participant(each).user_id for each in match.seats]
    await administration.close(hall.tables, match.table_id or 0, BOSS.actor)
    with pytest.raises(Refusal, match="refusal-places-twice"):
        await hall.tournaments.adjudicate(number, BOSS, match.table_id or 0, [users[0], users[0]], "twice")
    state = await hall.tournaments.adjudicate(
        number, BOSS, match.table_id or 0, [users[each] for each in named], "as it stood"
    )
    assert state.matches[0].places == places
    assert (await hall.tables.get(match.table_id or 0)).status is Status.CLOSED
