"""Secret destinations, case by case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.famous_explorers.state import Options, State
from tests.games.famous_explorers.scenario import GAME, a_map, check, open_keys, play, table, withheld
from tests.games.famous_explorers.small_maps import ROAD

SECRETS = Options(secret_destinations=True)


def secret_table(**more: Any) -> State:
    return table(
        ROAD,
        "h",
        "g",
        "f",
        **{
            "secrets": [("b",), ("d",)],
            "deck": "e z",
            "blue": "london a",
            "options": SECRETS,
            "marks": ("h", "g", "f"),
            **more,
        },
    )


ONE_POINT = ((("c", "public"),), (), ())


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            secret_table(),
            "0:arrow-blue-b 0:reveal-1 0:reveal-1-yes",
            {"scores": (2, 0, 0), "secrets": "e d", "scored": ("b:secret:2", "", "")},
            id="a secret destination is worth two points and is replaced",
        ),
        pytest.param(
            secret_table(secrets=[("b", 0), ("d",)]),
            "0:arrow-blue-b",
            {"scores": (2, 0, 0), "secrets": "e d", "peekers": ((), ())},
            id="who knows it takes it at once; the token returns",
        ),
        pytest.param(
            secret_table(secrets=[("b", 1), ("d",)]),
            "0:arrow-blue-b",
            {"scores": (0, 0, 0), "secrets": "b d"},
            id="a rival's knowledge is of no use to the mover",
        ),
        pytest.param(
            secret_table(secrets=[("b", 0), ("d",)], auto=False),
            "0:arrow-blue-b 0:end-turn",
            {"scores": (0, 0, 0), "secrets": "b d"},
            id="without auto-score it may be left",
        ),
        pytest.param(
            secret_table(scored=ONE_POINT),
            "0:arrow-blue-b 0:reveal-2 0:reveal-2-yes",
            {"scores": (0, 0, 0), "secrets": "b e", "discards": "d"},
            id="a wrong one costs a point and is replaced",
        ),
        pytest.param(
            secret_table(scored=ONE_POINT, secrets=[("b",), ("d", 0, 1, 2)]),
            "0:arrow-blue-b 0:reveal-2 0:reveal-2-yes",
            {"scores": (0, 1, 1), "peekers": ((), ())},
            id="the others with a token on it gain one",
        ),
        pytest.param(
            secret_table(),
            "0:arrow-blue-b 0:reveal-2 0:reveal-2-yes 0:lose-h",
            {"scores": (0, 0, 0), "marks": ("", "g", "f")},
            id="at no points an own mark goes instead",
        ),
        pytest.param(
            secret_table(marks=("h c", "g", "f")),
            "0:arrow-blue-b 0:reveal-2 0:reveal-2-yes 0:lose-c",
            {"marks": ("h", "g", "f")},
            id="of the player's choice",
        ),
        pytest.param(
            secret_table(marks=("", "g", "f"), secrets=[("b", 0), ("d",)], auto=False),
            "0:arrow-blue-b 0:reveal-1 0:reveal-1-yes",
            {"scores": (2, 0, 0), "asked": "ask-turn-more"},
            id="who has nothing to lose may still reveal what is known to be right",
        ),
        pytest.param(
            secret_table(scored=ONE_POINT, amber="london a b c d"),
            "0:arrow-blue-b 0:reveal-2 0:reveal-2-yes",
            {"scores": (1, 0, 0), "secrets": "b e", "discards": "d"},
            id="the place of another tip: no penalty, but no points, as no arrow was laid there",
        ),
        pytest.param(
            secret_table(),
            "0:arrow-blue-b 0:reveal-2 0:back 0:reveal-1 0:reveal-1-yes",
            {"scores": (2, 0, 0)},
            id="before the card is turned one may think again",
        ),
        pytest.param(
            secret_table(deck=""),
            "0:arrow-blue-b 0:reveal-1 0:reveal-1-yes",
            {"scores": (2, 0, 0), "secrets": "d"},
            id="an empty deck replaces nothing",
        ),
        pytest.param(
            secret_table(blue="london a b c"),
            "0:arrow-blue-green1 0:peek-1",
            {"peekers": ((0,), ()), "asked": "ask-turn-more", "blue": "london a b c green1"},
            id="a green dot: a look at one in place of the arrow",
        ),
        pytest.param(
            secret_table(blue="london a b c", secrets=[("h",), ("d", 0)]),
            "0:arrow-blue-green1 0:peek-1 0:end-turn",
            {"peekers": ((0,), (0,))},
            id="two tokens, one for each",
        ),
    ],
)
def test_secret_destinations(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


def test_secrets_are_turned_up_only_where_an_arrow_has_just_landed() -> None:
    start = secret_table()
    assert not {key for key in open_keys(start) if key.startswith("reveal")}
    landed = play(start, "0:arrow-blue-b")
    assert {"reveal-1", "reveal-2"} <= open_keys(landed)
    for step in ("0:ticket-remove-blue", "0:ticket-arrow-blue-red1"):
        assert not {key for key in open_keys(play(landed, step)) if key.startswith("reveal")}


def test_a_secret_is_seen_by_those_who_peeked_and_nobody_else() -> None:
    state = play(secret_table(blue="london a b c"), "0:arrow-blue-green1 0:peek-1")
    assert [GAME.view(state, me).secrets[0].place for me in (0, 1, 2, None)] == ["b", None, None, None]
    assert [GAME.view(state, me).secrets[0].peekers for me in (1, None)] == [(0,), (0,)]
    again = play(state, "0:end-turn 1:ticket-remove-blue 1:arrow-amber-a 1:end-turn 2:arrow-amber-b 2:end-turn")
    assert withheld(play(again, "0:arrow-blue-green1"), 0, "peek-1") == "withheld-peeked"


def test_a_secret_may_be_turned_up_before_the_loop_is_left() -> None:
    ring = a_map("secret-ring", "london a b c a, b d, c e")
    start = table(ring, "e", "d", blue="london a b c", secrets=[("a",), ("e",)], options=SECRETS, scored=ONE_POINT)
    state = play(start, "0:arrow-blue-a 0:reveal-1 0:reveal-1-yes")
    check(state, scores=(3, 0), asked="ask-exit", open={"exit-blue-b.d", "exit-blue-c.e"})


@pytest.mark.parametrize("moves", ["0:reveal-1 0:reveal-1-yes", "0:reveal-2 0:reveal-2-yes 0:lose-h"])
def test_a_landing_lets_one_secret_be_revealed_rightly_or_wrongly(moves: str) -> None:
    landed = play(secret_table(), "0:arrow-blue-b")
    assert {"reveal-1", "reveal-2"} <= open_keys(landed)
    assert not {key for key in open_keys(play(landed, moves)) if key.startswith("reveal")}


@pytest.mark.parametrize("secrets", [[("b",), ("d",)], [("b",), ("d", 0)]])
def test_who_has_neither_point_nor_mark_to_lose_guesses_at_no_secret(secrets: list[tuple[Any, ...]]) -> None:
    landed = play(secret_table(marks=("", "g", "f"), secrets=secrets), "0:arrow-blue-b")
    assert withheld(landed, 0, "reveal-1") == withheld(landed, 0, "reveal-2") == "withheld-nothing-to-lose"
