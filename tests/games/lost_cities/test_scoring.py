"""What expeditions are worth (rulebook, "Game end and scoring")."""

import itertools
from typing import Any

import pytest

from games.engine import Standing
from games.lost_cities import GAME
from games.lost_cities.scoring import expedition_score
from tests.games.lost_cities.position import lane, play, position, result


@pytest.mark.parametrize(
    ("cards", "score"),
    [
        ("red", 0),
        ("red x", -40),
        ("red x x", -60),
        ("red x x x", -80),
        ("red 2 3 4", -11),
        ("red 8 9 10", 7),
        ("red x 4 5 6 7 8 9 10", 78),
        ("red x x x 2 3 4 5 6 7 8 9 10", 156),
        ("red 2 3 4 5 6 7 8 9", 44),
        ("red x x 2 3 4 5 6 7", 41),
        # seven cards earn no bonus, and the bonus is never multiplied
        ("red x x x 2 3 4 5", -24),
        ("red x x x 2 3 4 5 6", 20),
        ("red 10", -10),
        ("red 2 3 4 5 6", 0),
    ],
)
def test_an_expedition_scores(cards: str, score: int) -> None:
    assert expedition_score(lane(cards)) == score


def test_no_expedition_scores_less_than_minus_80_or_more_than_156() -> None:
    scores = [
        expedition_score(lane(" ".join(["red", *["x"] * investments, *map(str, numbers)])))
        for investments in range(4)
        for count in range(10)
        for numbers in itertools.combinations(range(2, 11), count)
    ]
    assert (min(scores), max(scores)) == (-80, 156)


LAST_CARD: dict[str, Any] = {"pile": "red-10", "rounds": 1}


@pytest.mark.parametrize(
    ("below", "above", "places", "scores"),
    [
        (("red 8 9 10",), ("blue 2 3 4",), (1, 2), (7, -11)),
        (("red 8 9 10", "blue x"), (), (2, 1), (-33, 0)),
        (("red 8 9 10",), ("white 8 9 10",), (1, 1), (7, 7)),
        ((), (), (1, 1), (0, 0)),
    ],
)
def test_the_highest_total_wins_and_equal_totals_share(
    below: tuple[str, ...], above: tuple[str, ...], places: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    end = play(position("green-2", "green-3", below=below, above=above, **LAST_CARD), "discard-green-2", "draw-pile")
    assert GAME.standings(end) == tuple(
        Standing(seat, places[seat], scores[seat], {"round-1": scores[seat]}) for seat in range(2)
    )


def test_rounds_add_up() -> None:
    start = position("green-2", "green-3", above=("red 8 9 10",), scores=((10, 2), (-5, 4)), pile="red-4")
    end = play(start, "discard-green-2", "draw-pile")
    assert [s.score for s in result(end)] == [5, 13]
    assert result(end)[1].parts == {"round-1": 2, "round-2": 4, "round-3": 7}


def test_partners_share_score_and_place() -> None:
    start = position("green-2", "green-3", "", "", above=("red 8 9 10",), **LAST_CARD)
    end = play(start, "discard-green-2", "draw-pile")
    assert [(s.seat, s.place, s.score) for s in result(end)] == [(0, 2, 0), (1, 1, 7), (2, 2, 0), (3, 1, 7)]


def test_the_running_score_counts_the_table_as_it_lies() -> None:
    state = position("green-2", "green-3", below=("red x",), scores=((10, 2),))
    assert GAME.standings(state) is None
    assert [(s.place, s.score, s.parts) for s in GAME.standings(state, final=False) or ()] == [
        (2, -30, {"round-1": 10, "round-2": -40}),
        (1, 2, {"round-1": 2, "round-2": 0}),
    ]
