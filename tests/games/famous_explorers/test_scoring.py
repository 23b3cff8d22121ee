"""Scoring during play: hands, marks, public destinations and late scoring, case by case."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.famous_explorers.state import Options, State
from tests.games.famous_explorers.scenario import GAME, check, open_keys, play, table, withheld
from tests.games.famous_explorers.small_maps import ROAD

LATE = Options(late_scoring=True)


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            table(ROAD, "a h", "g"),
            "0:arrow-blue-a",
            {"scores": (1, 0), "hands": ("h", "g"), "scored": ("a:hand:1", "")},
            id="a card scores when its place is reached",
        ),
        pytest.param(
            table(ROAD, "g h", "a f"),
            "0:arrow-blue-a",
            {"scores": (0, 1), "hands": ("g h", "f")},
            id="no matter who laid the arrow",
        ),
        pytest.param(
            table(ROAD, "a h", "g", marks=("a h", "a")),
            "0:arrow-blue-a",
            {"scores": (2, 0), "marks": ("h", "a")},
            id="an own mark doubles it and leaves the board; another's does not",
        ),
        pytest.param(
            table(ROAD, "h", "g", public="a b", deck="c"),
            "0:arrow-blue-a",
            {"scores": (1, 0), "public": "b c", "scored": ("a:public:1", "")},
            id="a public destination goes to the mover and is replaced",
        ),
        pytest.param(
            table(ROAD, "h", "g", public="a b"),
            "0:arrow-blue-a",
            {"scores": (1, 0), "public": "b"},
            id="unless the deck is empty",
        ),
        pytest.param(
            table(ROAD, "h g", "f", public="b", deck="a e", blue="london a"),
            "0:arrow-blue-b",
            {"scores": (1, 0), "public": "a e"},
            id="a new public destination that is passed already waits",
        ),
        pytest.param(
            table(ROAD, "h g", "f", public="b", deck="a e", blue="london a"),
            "0:arrow-blue-b 0:ticket-arrow-amber-a",
            {"scores": (2, 0), "public": "e"},
            id="for another arrival",
        ),
        pytest.param(
            table(ROAD, "h g", "f", public="b", blue="london a b c"),
            "0:ticket-remove-blue",
            {"scores": (0, 0), "public": "b"},
            id="a removal reaches no public destination",
        ),
        pytest.param(
            table(ROAD, "h g", "f", public="b", auto=False),
            "0:arrow-blue-a 0:end-turn 1:arrow-blue-b 1:claim-b",
            {"scores": (0, 1), "public": ""},
            id="without auto-score a claim is a choice",
        ),
        pytest.param(
            table(ROAD, "h g", "f", public="a", auto=False),
            "0:arrow-blue-a 0:ticket-arrow-amber-a 0:claim-a",
            {"scores": (1, 0), "public": ""},
            id="declined, it is there for another arrival",
        ),
    ],
)
def test_scoring(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


def test_a_claim_is_for_the_moment_an_arrow_lands() -> None:
    start = table(ROAD, "h g", "f", public="a", auto=False)
    landed = play(start, "0:arrow-blue-a")
    assert "claim-a" in open_keys(landed)
    for step in ("0:ticket-remove-blue", "0:ticket-arrow-blue-b", "0:end-turn"):
        assert "claim-a" not in open_keys(play(landed, step))


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            table(ROAD, "a h", "g", auto=False),
            "0:arrow-blue-a",
            {"scores": (0, 0), "aside": {"score-a"}},
            id="without auto-score the owner is asked aside",
        ),
        pytest.param(
            table(ROAD, "g h", "a", auto=False),
            "0:arrow-blue-a 0:end-turn 1:arrow-blue-b 1:end-turn 0:arrow-blue-c 1:score-a",
            {"scores": (0, 1), "waits": (0,)},
            id="basic rules: at any later time, in anybody's turn, and nobody waits",
        ),
        pytest.param(
            table(ROAD, "a h", "g", auto=False, blue="london a"),
            "0:ticket-remove-blue",
            {"aside": set()},
            id="a place no arrow touches any more scores nothing",
        ),
        pytest.param(
            table(ROAD, "a h", "g", auto=(False, True), blue="london a", amber="london a"),
            "0:ticket-remove-blue",
            {"aside": {"score-a"}},
            id="while one of another colour does",
        ),
        pytest.param(
            table(ROAD, "a h", "g", auto=False, blue="london a"),
            "0:auto-on",
            {"scores": (1, 0), "hands": ("h", "g")},
            id="turning auto-score on scores what can be scored",
        ),
        pytest.param(
            table(ROAD, "a b", "g", auto=False, blue="london a b"),
            "0:auto-on",
            {"scores": (1, 0), "hands": ("b", "g"), "aside": {"score-b"}},
            id="but never the last card",
        ),
        pytest.param(
            table(ROAD, "a h", "g"),
            "0:auto-off 0:arrow-blue-a",
            {"scores": (0, 0), "aside": {"score-a"}},
            id="turning it off is possible at any time",
        ),
    ],
)
def test_scoring_by_choice(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            table(ROAD, "a h", "g", options=LATE),
            "0:arrow-blue-a",
            {"scores": (1, 0)},
            id="cards score on arrival",
        ),
        pytest.param(
            table(ROAD, "a b h", "g", blue="london a b", options=LATE),
            "",
            {"scores": (0, 0), "aside": {"score-a", "score-b"}},
            id="cards of places passed earlier are late: on the own turn, by choice",
        ),
        pytest.param(
            table(ROAD, "a b h", "g", blue="london a b", options=LATE),
            "0:score-a",
            {"scores": (1, 0), "aside": set()},
            id="one a turn",
        ),
        pytest.param(
            table(ROAD, "a b h", "g", blue="london a b", options=LATE),
            "0:score-a 0:arrow-blue-c 0:end-turn 1:arrow-blue-d 1:end-turn",
            {"waits": (0,), "aside": {"score-b"}},
            id="and one more in the next",
        ),
        pytest.param(
            table(ROAD, "g h", "a b f", blue="london a b", options=LATE),
            "",
            {"aside": set()},
            id="not in another's turn",
        ),
        pytest.param(
            table(ROAD, "a h", "g", auto=False, options=LATE),
            "0:arrow-blue-a 0:ticket-arrow-blue-b",
            {"aside": {"score-a"}},
            id="who scores by choice has until the end of the own turn",
        ),
        pytest.param(
            table(ROAD, "g h", "a b f", auto=False, options=LATE),
            "0:arrow-blue-a 0:ticket-arrow-blue-b 0:end-turn 1:arrow-blue-c 1:score-a 1:score-b",
            {"scores": (0, 2)},
            id="or until the end of the own next turn, for all of them",
        ),
        pytest.param(
            table(ROAD, "g h", "a b f", auto=False, options=LATE),
            "0:arrow-blue-a 0:ticket-arrow-blue-b 0:end-turn 1:arrow-blue-c 1:end-turn",
            {"aside": set()},
            id="afterwards they are late",
        ),
        pytest.param(
            table(ROAD, "g h", "b f d", blue="london a b c", options=LATE),
            "0:ticket-remove-blue",
            {"scores": (0, 1), "hands": ("g h", "d f")},
            id="a removal that leads back to a place is an arrival there",
        ),
        pytest.param(
            table(ROAD, "g h", "f", deck="a b", blue="london a", options=LATE),
            "0:arrow-blue-b 0:ticket-swap 0:discard-g 0:keep-b",
            {"scores": (0, 0), "aside": {"score-b"}},
            id="a card swapped in for a place already passed is late",
        ),
        pytest.param(
            table(ROAD, "a b h", "g", deck="c d", blue="london a b", options=LATE),
            "0:arrow-blue-c 0:ticket-swap 0:score-a",
            {"scores": (1, 0), "asked": "ask-swap", "waits": (0,)},
            id="scoring does not disturb what is open",
        ),
    ],
)
def test_late_scoring(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


def test_late_cards_say_why_they_wait() -> None:
    start = table(ROAD, "a b h", "g", blue="london a b", options=LATE)
    assert withheld(play(start, "0:score-a"), 0, "score-b") is not None
    hand = {card.place: card.scorable for card in GAME.view(start, 0).hand}
    assert hand == {"a": "late", "b": "late", "h": None}
