"""The last card, the last turn and the final score, case by case."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from games.engine import Event, Player
from games.famous_explorers import GAME as PUBLISHED_GAME
from games.famous_explorers.state import Options, State
from tests.games.famous_explorers.scenario import GAME, a_map, check, events, play, table
from tests.games.famous_explorers.small_maps import ROAD


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            table(ROAD, "b", "a", first=0),
            "0:arrow-blue-a 1:score-a 0:end-turn",
            {"waits": (1,), "over": False},
            id="two players: a last card scored in the first player's turn leaves the second a turn",
        ),
        pytest.param(
            table(ROAD, "b", "a", first=0),
            "0:arrow-blue-a 1:score-a 0:end-turn 1:arrow-blue-b 1:end-turn",
            {"over": True},
            id="after which the round is complete",
        ),
        pytest.param(
            table(ROAD, "a", "g", turn=1, first=0),
            "1:arrow-blue-a 0:score-a 1:end-turn",
            {"over": True},
            id="scored in the last player's turn, that turn is the last",
        ),
        pytest.param(
            table(ROAD, "g", "h", "a", turn=0, first=2),
            "0:arrow-blue-a 2:score-a 0:end-turn",
            {"over": False, "waits": (1,)},
            id="the round ends before the seat that began, whatever its number",
        ),
        pytest.param(
            table(ROAD, "g", "h", "a", turn=0, first=2),
            "0:arrow-blue-a 2:score-a 0:end-turn 1:arrow-blue-b 1:end-turn",
            {"over": True},
            id="and not after it",
        ),
        pytest.param(
            table(ROAD, "a", "g"),
            "0:arrow-blue-a",
            {"scores": (0, 0), "aside": {"score-a"}, "over": False},
            id="a last card waits for its player",
        ),
        pytest.param(
            table(ROAD, "a", "g", turn=1, first=0),
            "1:arrow-blue-a 1:end-turn 0:arrow-blue-b 0:end-turn 1:arrow-blue-c 1:end-turn",
            {"over": False, "aside": {"score-a"}},
            id="who may take the time",
        ),
    ],
)
def test_the_last_card(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


def test_the_last_card_is_announced() -> None:
    state = play(table(ROAD, "b", "a"), "0:arrow-blue-a")
    assert events(state, "1:score-a") == ["say-scored", "say-last-card"]


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        pytest.param(
            table(ROAD, "h e", "g", marks=("h e", "c"), scored=((("a", "hand", True), ("b", "public")), ())),
            {
                "parts": (
                    {"marked": 2, "public": 1, "cards-left": -2, "marks-left": -2},
                    {"cards-left": -1, "marks-left": -1},
                ),
                "final": ((1, -1), (2, -2)),
            },
            id="a point off for each card and each mark left, its card discarded or not",
        ),
        pytest.param(
            table(ROAD, "", "", scored=((("a", "hand", True),), (("b", "hand"), ("c", "hand")))),
            {"final": ((2, 2), (1, 2))},
            id="a tie goes to the one with more scored cards, a marked one counted once",
        ),
        pytest.param(
            table(ROAD, "", "", "", scored=((("a", "hand"),), (("b", "public"),), ())),
            {"final": ((1, 1), (1, 1), (3, 0))},
            id="after that the win is shared",
        ),
        pytest.param(
            table(ROAD, "h", "", adjust=-1),
            {"final": ((2, -2), (1, -1))},
            id="what reveals cost counts",
        ),
    ],
)
def test_the_final_score(start: State, expected: Mapping[str, object]) -> None:
    start.stack.clear()
    check(start, **expected)


def test_what_can_be_scored_when_the_game_ends_is_scored() -> None:
    """A player who scores by choice loses nothing by the sudden end; late cards stay late."""
    dead = a_map("dead-score", "london a b c a")
    over: dict[str, Any] = {"amber": "london a b c a", "violet": "london a b c a", "blue": "london a b c"}
    state = play(table(dead, "a b c", "", auto=False, **over), "0:arrow-blue-a")
    check(state, over=True, scores=(3, 0))
    state = play(table(dead, "a b c", "", auto=False, options=Options(late_scoring=True), **over), "0:arrow-blue-a")
    check(state, over=True, scores=(1, 0))


def test_running_scores_leave_the_end_out() -> None:
    state = table(ROAD, "h e", "g", marks=("h", ""), scored=((("a", "hand"),), ()))
    assert GAME.standings(state) is None
    assert [standing.score for standing in GAME.standings(state, final=False) or ()] == [1, 0]


def test_a_last_card_scored_aside_leaves_the_question_open() -> None:
    state = table(ROAD, "b", "c d", blue="london a b")
    assert "score-b" in GAME.legal(state)
    GAME.step(state, "score-b")
    check(state, scores=(1, 0), asked="ask-turn", waits=(0,))


@pytest.mark.parametrize("seed", [b"1", b"2"])
def test_the_end_tells_what_cards_and_marks_left_behind_cost(seed: bytes) -> None:
    game, rng = PUBLISHED_GAME, Random(1)
    state = game.setup(4, game.Options(), seed)
    said: tuple[Event, ...] = ()
    while keys := game.legal(state):
        out = game.apply(state, game.mover(state), game.policy.choose(state, game.mover(state), keys, rng))
        state, said = out.state, out.events
    told = {(event.text.id, event.text.args.get("player")): event.text.args.get("count") for event in said}
    standings = game.standings(state)
    assert standings is not None
    for one in standings:
        for part in ("cards-left", "marks-left"):
            assert told.get((f"say-{part}", Player(one.seat)), 0) == -one.parts[part]
    assert any(one.parts["cards-left"] for one in standings)
