"""Late entries: who missed the check-in plays all the same, and makes up for what they have missed."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from bot.core.refusal import Refusal
from bot.tables.seating import leaving
from bot.tournaments.entry.late import free_place
from bot.tournaments.model import MatchVerdict, Phase, TournamentState
from bot.tournaments.played import standing
from tests.bot.tournaments.hall import GUILD, Hall, person


async def begun_without(hall: Hall, here: int, absent: int, **changes: object) -> TournamentState:
    """A tournament in its first round; those with the user ids from 200 on have not checked in."""
    tournament = (await hall.open(**changes)).tournament
    users = [*range(100, 100 + here), *range(200, 200 + absent)]
    for user in users:
        await hall.tournaments.sign_up(tournament.id, GUILD, person(user))
    hall.later(days=1)
    await hall.arrange()
    for user in users[:here]:
        await hall.tournaments.check_in(tournament.id, GUILD, user)
    hall.later(days=1)
    await hall.arrange()
    hall.later(minutes=5)
    return await hall.opened(tournament.id)


async def played_round(hall: Hall, number: int) -> TournamentState:
    """The tournament after all that is open was played: who sits first concedes."""
    for table in await hall.running(await hall.opened(number)):
        await leaving.concede(hall.tables, table.id, table.people[0])
    await hall.look()
    hall.later(minutes=5)
    return await hall.opened(number)


def meetings(state: TournamentState) -> Counter[frozenset[int]]:
    """How often each two have met, in matches that count."""
    counted = [each for each in state.matches if each.verdict is not MatchVerdict.ANNULLED and len(each.seats) > 1]
    return Counter(frozenset(each.seats) for each in counted)


@pytest.mark.parametrize("after", [1, 2])
async def test_in_an_odd_round_robin_they_take_the_bye_and_play_what_they_missed(hall: Hall, after: int) -> None:
    state = await begun_without(hall, 5, 1, form="round_robin", rounds=None)
    number = state.tournament.id
    for _ in range(after - 1):
        state = await played_round(hall, number)
    state = await hall.tournaments.come_back(number, GUILD, 200)
    assert await hall.tournaments.come_back(number, GUILD, 200) == state, "once"
    hall.later(minutes=5)
    state = await hall.opened(number)
    mine = [each for each in state.open if each.seats.count(6)]
    assert len(mine) == after, "a game for each round there was"
    assert len(await hall.running(state)) == len(state.open)
    assert (await hall.notes(number))[-1].args["count"] == after
    while state.tournament.phase is not Phase.OVER:
        state = await played_round(hall, number)
    assert {*meetings(state).values()} == {1}
    assert len(meetings(state)) == 15, "everybody has met everybody"
    assert sum(each.points for each in standing(state)) == 15, "and no bye counts"


async def test_they_take_the_place_of_who_has_left_where_all_places_are_taken(hall: Hall) -> None:
    state = await begun_without(hall, 4, 2, form="round_robin", rounds=None)
    number = state.tournament.id
    with pytest.raises(Refusal, match="refusal-late-full"):
        await hall.tournaments.come_back(number, GUILD, 200)
    await hall.tournaments.leave(number, GUILD, 100)
    await hall.look()
    state = await hall.tournaments.come_back(number, GUILD, 200)
    taken = state.of_user(200)
    assert taken is not None
    assert (taken.number, taken.earlier, state.of_user(100)) == (1, (100,), None)
    with pytest.raises(Refusal, match="refusal-late-full"):
        await hall.tournaments.come_back(number, GUILD, 201)
    hall.later(minutes=5)
    state = await hall.opened(number)
    assert [each.seats.count(1) for each in state.open] == [0, 1], "the forfeit is annulled, the game is played"
    while state.tournament.phase is not Phase.OVER:
        state = await played_round(hall, number)
    assert len(meetings(state)) == 6
    assert not any(each.forfeited for each in state.matches)
    assert taken.number in [each.person for each in standing(state)]


async def test_in_a_swiss_they_are_paired_from_the_next_round_on(hall: Hall) -> None:
    state = await begun_without(hall, 6, 1, rounds=4)
    number = state.tournament.id
    state = await hall.tournaments.come_back(number, GUILD, 200)
    assert not any(7 in each.seats for each in state.matches)
    state = await played_round(hall, number)
    assert any(7 in each.seats for each in state.current)
    late = next(each for each in standing(state, 1) if each.person == 7)
    assert (late.points, late.played) == (Fraction(0), 0)


async def test_it_is_refused_where_it_is_too_late_or_not_theirs(hall: Hall) -> None:
    state = await begun_without(hall, 4, 1, rounds=2, form="knockout")
    with pytest.raises(Refusal, match="refusal-late-knockout"):
        await hall.tournaments.come_back(state.tournament.id, GUILD, 200)
    state = await begun_without(hall, 5, 1, rounds=3)
    number = state.tournament.id
    with pytest.raises(Refusal, match="refusal-not-signed-up"):
        await hall.tournaments.come_back(number, GUILD, 999)
    await hall.tournaments.leave(number, GUILD, 100)
    with pytest.raises(Refusal, match="refusal-not-playing"):
        await hall.tournaments.come_back(number, GUILD, 100)
    place = free_place(state)
    assert place is not None
    assert (place.seed, place.before) == (6, None)
    await played_round(hall, number)
    with pytest.raises(Refusal, match="refusal-late-half"):
        await hall.tournaments.come_back(number, GUILD, 200)
