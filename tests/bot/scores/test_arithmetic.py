"""Ratings follow from results in order and nothing else; held against a second implementation."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random

import msgspec
import pytest

from bot.core.pace import Pace
from bot.scores.arithmetic import Rater
from bot.scores.departures import Departure, Leaving
from bot.scores.rating import Rating
from bot.scores.result import Ended, Result, ResultSeat
from tests.bot.results.second_rating import rated

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def game(
    number: int,
    places: dict[int, int],
    *,
    hours: float | None = None,
    left: Sequence[int] = (),
    teams: tuple[tuple[int, ...], ...] | None = None,
    key: str = "moon",
) -> Result:
    """A rated game of table ``number``: the place of each person who began it, and who has ``left`` it."""
    at = NOON + timedelta(hours=100 * number if hours is None else hours)
    return Result(
        table_id=number,
        guild_id=10,
        game=key,
        options={},
        pace=Pace.FREE,
        began_at=NOON,
        ended_at=at,
        turns=9,
        seats=tuple(
            ResultSeat(
                seat=seat,
                user_id=90 + user if user in left else user,
                began=user,
                name=str(user),
                ended=Ended.SUBSTITUTE if user in left else Ended.PLAYED,
                place=place,
                score=9 - place,
            )
            for seat, (user, place) in enumerate(places.items())
        ),
        teams=teams or tuple((seat,) for seat in range(len(places))),
        departures=tuple(
            Departure(seat=[*places].index(user), user_id=user, at=at, revision=number, how=Leaving.SUBSTITUTE)
            for number, user in enumerate(left)
        ),
        rated=True,
    )


def ratings(*results: Result) -> dict[int, Rating]:
    rater = Rater()
    for result in results:
        rater.rate(result)
    return {user: rating for (_, user), rating in rater.known.items()}


def test_who_is_new_has_1200_and_settles_with_the_fifth_game() -> None:
    assert (Rating().number, Rating().settling) == (1200, True)
    found = ratings(*(game(number, {1: 1, 2: 2}) for number in range(5)))
    assert (found[1].games, found[1].settling) == (5, False)
    assert 1300 > found[1].number > 1200 > found[2].number, "nobody else has played with either"


def test_games_against_people_who_play_with_nobody_else_say_little() -> None:
    farmed = ratings(*(game(number, {1: 1, 100 + number: 2}) for number in range(20)))
    assert farmed[1].number < 1450
    world = [game(number, {2 + number % 6: 1, 2 + (number + 1) % 6: 2}) for number in range(30)]
    among = [game(30 + number, {1: 1, 2 + number % 6: 2}) for number in range(20)]
    assert ratings(*world, *among)[1].number > 1800 > farmed[1].number + 300, "these are known"
    tables = [game(number, {1: 1, 2: 2, 3: 3}) for number in range(12)]
    steady = ratings(*tables)
    assert steady[1].number > 1400, "three who always play together know each other by the third"


def test_a_tie_is_a_tie() -> None:
    found = ratings(game(1, {1: 1, 2: 1}))
    assert found[1] == found[2]
    assert found[1].number > 1200, "less is unknown of them"


def test_who_left_comes_last_and_the_substitute_is_untouched() -> None:
    stayed, left = ratings(game(1, {3: 1, 1: 2, 2: 3})), ratings(game(1, {3: 1, 1: 2, 2: 3}, left=[3]))
    assert (left[1], left[2]) == (stayed[1], stayed[2]), "they have the places that they played for"
    assert left[3] == stayed[2], "whatever the substitute made of it"
    assert set(left) == {1, 2, 3}
    both = ratings(game(1, {3: 1, 2: 1, 1: 3}, left=[3, 2]))
    last = ratings(game(1, {1: 1, 2: 2, 3: 3}))
    assert (both[2], both[3]) == (last[2], last[3]), "who left first comes last"


def test_who_was_replaced_by_a_manager_loses_nothing_and_who_lost_to_the_substitute_has_lost() -> None:
    one = game(1, {1: 1, 2: 2}, left=[1])
    gone = msgspec.structs.replace(one.departures[0], how=Leaving.REPLACED)
    found = ratings(msgspec.structs.replace(one, departures=(gone,)))
    assert set(found) == {2}
    assert found[2] == ratings(game(1, {1: 1, 2: 2}))[2]


def test_partners_are_a_team_and_nobody_answers_for_a_partner_who_left() -> None:
    teams = ((0, 2), (1, 3))
    found = ratings(game(1, {1: 1, 2: 2, 3: 1, 4: 2}, teams=teams))
    assert found[1] == found[3] != found[2] == found[4]
    assert found[1].number > found[2].number
    left = ratings(game(1, {1: 1, 2: 2, 3: 1, 4: 2}, teams=teams, left=[3]))
    assert set(left) == {2, 3, 4}
    assert left[3] == found[2], "her side had the first place, and she left it"
    assert left[2] == found[2], "they lost, as is told"


def test_three_results_of_the_same_people_count_within_seven_days() -> None:
    rater = Rater()
    changes = [rater.rate(game(number, {1: 1, 2: 2}, hours=number)) for number in range(4)]
    assert [bool(change) for change in changes] == [True, True, True, False]
    assert rater.rate(game(5, {1: 1, 2: 2, 3: 3}, hours=5)), "three are others than two"
    assert not rater.rate(game(6, {2: 1, 1: 2}, hours=6, key="expeditions")), "whatever they play"
    assert not rater.rate(game(7, {1: 1, 2: 2}, hours=167))
    assert rater.rate(game(8, {1: 1, 2: 2}, hours=168)), "the first is a week old"
    assert not rater.rate(game(9, {1: 1, 2: 2}, hours=168.5))


@pytest.mark.parametrize("change", [{"rated": False}, {"annulled": True, "rated": False}])
def test_what_is_not_rated_changes_nothing(change: dict[str, bool]) -> None:
    assert not ratings(msgspec.structs.replace(game(1, {1: 1, 2: 2}), **change))


def test_what_was_expected_is_told_with_each_change() -> None:
    rater = Rater()
    first = rater.rate(game(1, {1: 1, 2: 2}))
    assert [(each.expected, each.won) for each in first] == [(0.5, 1), (0.5, 0)]
    assert first[0].gain > 0 > first[1].gain
    second = rater.rate(game(2, {1: 1, 2: 1}))
    assert second[0].expected > 0.5 > second[1].expected
    assert [each.won for each in second] == [0.5, 0.5]
    assert sum(each.expected for each in second) == pytest.approx(1)


def some(dice: Random, count: int) -> list[Result]:
    """Games of eight people with everything that can happen."""
    found = []
    for number in range(count):
        seats = dice.choice([2, 3, 4, 5])
        people = dice.sample(range(1, 9), seats)
        partners = seats == 4 and dice.random() < 0.5
        places = {user: dice.randint(1, seats) for user in people}
        if partners:
            places = {user: 1 + seat % 2 for seat, user in enumerate(people)}
        left = dice.sample(people, dice.randint(1, seats)) if dice.random() < 0.3 else ()
        teams = ((0, 2), (1, 3)) if partners else None
        made = game(number, places, hours=dice.randint(0, 900), left=left, teams=teams, key=dice.choice("ab"))
        gone = tuple(
            msgspec.structs.replace(each, how=dice.choice([Leaving.SUBSTITUTE, Leaving.REPLACED]))
            for each in made.departures
        )
        found.append(msgspec.structs.replace(made, rated=dice.random() < 0.9, departures=gone))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_second_implementation_comes_to_the_same(seed: int) -> None:
    results = some(Random(seed), 120)
    rater = Rater()
    for result in sorted(results, key=lambda each: each.order):
        rater.rate(result)
    second = rated(results)
    assert set(second) == set(rater.known)
    for who, (mu, sigma) in second.items():
        assert (rater.known[who].mu, rater.known[who].sigma) == pytest.approx((mu, sigma), abs=1e-9)
