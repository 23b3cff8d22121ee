"""Promotion, relegation and divisions, by hand and against a second implementation."""

from __future__ import annotations

from random import Random

import pytest

from bot.tournaments.leagues.ladder import between, divided, ladder, moves, sizes
from testing.second.leagues import next_divisions

THREE = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]


def test_the_first_go_up_and_the_last_go_down() -> None:
    found = moves(THREE, between(THREE, 1))
    assert found.up == ((), (5,), (9,))
    assert found.down == ((4,), (8,), ())
    assert ladder(THREE, between(THREE, 1)) == [1, 2, 3, 5, 4, 6, 7, 9, 8, 10, 11, 12]
    assert ladder(THREE, between(THREE, 0)) == [*range(1, 13)]
    assert between([[1, 2, 3], [4, 5]], 2) == [1], "no more than half of a division"


def test_where_a_place_is_free_the_best_of_those_who_would_go_down_stays() -> None:
    everybody = {*range(1, 13)}
    assert divided(THREE, [1, 1], everybody, [], 4) == [[1, 2, 3, 5], [4, 6, 7, 9], [8, 10, 11, 12]]
    assert divided(THREE, [1, 1], everybody - {2}, [], 4) == [[1, 3, 5, 4], [6, 7, 9, 8], [10, 11, 12]]
    assert divided(THREE, [1, 1], everybody | {20, 21}, [21, 20], 4)[2:] == [[8, 10, 11, 12], [21, 20]]
    assert divided([], [], {3, 1, 2}, [2, 3, 1], 4) == [[2, 3, 1]]


def test_who_is_placed_gets_one_of_the_last_places_of_a_division() -> None:
    everybody = [*range(1, 13)]
    assert divided([], [], everybody, everybody, 4, {12: 1}) == [[1, 2, 3, 12], [4, 5, 6, 7], [8, 9, 10, 11]]
    assert divided([], [], everybody, everybody, 4, {12: 1, 11: 1})[0] == [1, 2, 11, 12]
    assert divided([], [], everybody, everybody, 4, {1: 3, 12: 0}) == [[2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12, 1]]
    assert divided([], [], everybody, everybody, 4, {5: 1, 12: 2}) == [[1, 2, 3, 5], [4, 6, 7, 12], [8, 9, 10, 11]]


@pytest.mark.parametrize(
    ("people", "size", "expected"),
    [
        (24, 8, [8, 8, 8]),
        (27, 8, [8, 8, 11]),
        (28, 8, [8, 8, 8, 4]),
        (11, 8, [11]),
        (12, 8, [8, 4]),
        (3, 8, [3]),
        (0, 8, []),
        (7, 5, [7]),
        (8, 5, [5, 3]),
    ],
)
def test_the_upper_divisions_are_full_and_the_last_takes_the_rest(people: int, size: int, expected: list[int]) -> None:
    assert sizes(people, size) == expected


@pytest.mark.parametrize("seed", range(60))
def test_a_second_implementation_divides_alike(seed: int) -> None:
    chance = Random(seed)
    people = [*range(1, chance.randint(2, 60))]
    chance.shuffle(people)
    size, movers = chance.randint(4, 10), chance.randint(0, 3)
    before = divided([], [], people, people, size)
    here = {each for each in people if chance.random() < 0.8}
    new = [*range(100, 100 + chance.randint(0, 9))]
    assert divided(before, between(before, movers), here | {*new}, new, size) == next_divisions(
        before, movers, here | {*new}, new, size
    )
