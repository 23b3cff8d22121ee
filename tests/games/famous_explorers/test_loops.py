"""Loops, exits and removals: what the rules say, case by case."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.famous_explorers.maps import world_of
from games.famous_explorers.paths import ring
from games.famous_explorers.state import State
from tests.games.famous_explorers.scenario import a_map, check, laid, main_arrows, play, table, withheld
from tests.games.famous_explorers.small_maps import DEAD_END, DOTS, GREEN, LOOPS

THETA = a_map("theta", "london a b c a, b d a, c e, d f, a h, b g, london i")


def names(kind: str, *targets: str) -> set[str]:
    return {f"{kind}-{target}" for target in targets}


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            table(LOOPS, "g", "g", blue="london a b c"),
            "0:arrow-blue-a",
            {"asked": "ask-exit", "open": names("exit-blue", "a.d", "b.e", "c.f")},
            id="a loop is left from any of its nodes, by an unused edge, to an untouched node",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london a b c"),
            "0:arrow-blue-a 0:exit-blue-b.e",
            {"blue": "london a b c a, b e", "asked": "ask-turn-more"},
            id="the exit's end is the new tip",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london d a b c"),
            "0:arrow-blue-a",
            {"open": names("exit-blue", "b.e", "c.f")},
            id="an exit does not lead to START nor to what the line before the loop touches",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london a d"),
            "0:arrow-blue-london",
            {"asked": "ask-exit", "open": names("exit-blue", "a.b", "a.c", "d.e")},
            id="a loop can close at START",
        ),
        pytest.param(
            table(THETA, "i", "i", blue="london a b c a, b d"),
            "0:arrow-blue-a",
            {"open": names("exit-blue", "a.h", "b.g", "c.e", "d.f")},
            id="two loops that share an arrow are one ring: exits leave any node of it",
        ),
        pytest.param(
            table(DEAD_END, "a", "b", blue="london a b c"),
            "0:arrow-blue-a",
            {"blue": "london a b c a", "asked": "ask-turn-more", "over": False},
            id="a loop without an exit ends its expedition, not the game",
        ),
        pytest.param(
            table(DOTS, "f", "f", blue="london red1 a b"),
            "0:arrow-blue-red1",
            {"tickets": (4, 3), "asked": "ask-exit", "open": names("exit-blue", "red1.e", "a.c", "b.d")},
            id="a loop closed on a red dot: the ticket, then the exit",
        ),
        pytest.param(
            table(GREEN, "i", "e", blue="london a green1 b"),
            "0:arrow-blue-a",
            {"asked": "ask-exit", "open": names("exit-blue", "a.f", "b.d", "green1.c")},
            id="an exit may leave a dot of the loop",
        ),
    ],
)
def test_loops(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        pytest.param("", {"asked": "ask-green-dot"}, id="the dot comes first"),
        pytest.param(
            "0:decline",
            {"asked": "ask-exit", "open": names("exit-blue", "d.f", "e.j", "c.f")},
            id="then the exit, which is mandatory",
        ),
        pytest.param(
            "0:bonus-amber-a",
            {"asked": "ask-exit", "open": names("exit-blue", "d.f", "e.j", "c.f")},
            id="an arrow elsewhere leaves the exit to be laid",
        ),
        pytest.param(
            "0:bonus-blue-d.f",
            {"asked": "ask-exit", "open": names("exit-blue", "f.h")},
            id="a bonus arrow that leaves the loop leaves an arrow owed, at the tip, and no second loop",
        ),
        pytest.param(
            "0:bonus-blue-d.f 0:exit-blue-f.h",
            {"blue": "london a green1 b d e c green1, d f h", "asked": "ask-turn-more"},
            id="dot and exit have both happened",
        ),
        pytest.param(
            "0:bonus-blue-e.j",
            {"blue": "london a green1 b d e c green1, e j", "asked": "ask-turn-more"},
            id="where the owed arrow fits nowhere it is skipped",
        ),
    ],
)
def test_a_loop_closed_on_a_green_dot(moves: str, expected: Mapping[str, object]) -> None:
    start = table(GREEN, "i", "i", blue="london a green1 b d e c")
    check(play(start, f"0:arrow-blue-green1 {moves}"), **expected)


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            table(LOOPS, "g", "g", blue="london a", amber="london d"),
            "0:ticket-remove-blue",
            {"blue": "", "amber": "london d", "tickets": (2, 3), "asked": "ask-turn"},
            id="removing the first arrow leads back to START",
        ),
        pytest.param(
            table(DOTS, "f", "f", blue="london red1 a"),
            "0:ticket-remove-blue",
            {"blue": "london red1", "tickets": (3, 3), "asked": "ask-turn"},
            id="falling back to a red dot gives a ticket",
        ),
        pytest.param(
            table(GREEN, "i", "i", blue="london a green1 b"),
            "0:ticket-remove-blue",
            {"blue": "london a green1", "asked": "ask-green-dot"},
            id="falling back to a green dot gives its arrow",
        ),
        pytest.param(
            table(GREEN, "i", "i", blue="london a green1 b"),
            "0:ticket-remove-blue 0:bonus-blue-c",
            {"blue": "london a green1 c", "asked": "ask-turn"},
            id="which may go on the same expedition, and the turn's own arrow is still to come",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london a b c a, b e"),
            "0:ticket-remove-blue",
            {"blue": "london a b c a", "asked": "ask-exit", "open": names("exit-blue", "a.d", "b.e", "c.f")},
            id="removing an exit leaves a loop: a new exit is laid",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london a b c a, b e"),
            "0:ticket-remove-blue 0:exit-blue-c.f 0:ticket-remove-blue 0:exit-blue-a.d",
            {"blue": "london a b c a d", "tickets": (1, 3), "asked": "ask-turn"},
            id="the same loop may be left anew twice in a turn",
        ),
        pytest.param(
            table(DOTS, "f", "f", blue="london red1 a b red1, a c"),
            "0:ticket-remove-blue",
            {"tickets": (3, 3), "asked": "ask-exit", "open": names("exit-blue", "red1.e", "a.c", "b.d")},
            id="an exit removed at a loop that ends on a red dot gives the ticket again",
        ),
        pytest.param(
            table(GREEN, "i", "i", blue="london a green1 b d e c green1, d f"),
            "0:ticket-remove-blue",
            {"asked": "ask-green-dot"},
            id="an exit removed at a loop that ends on a green dot gives its arrow",
        ),
        pytest.param(
            table(GREEN, "i", "i", blue="london a green1 b d e c green1, d f"),
            "0:ticket-remove-blue 0:decline",
            {"asked": "ask-exit", "open": names("exit-blue", "d.f", "e.j", "c.f")},
            id="and then asks for the exit",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london a b"),
            "0:arrow-blue-c 0:ticket-remove-blue 0:ticket-remove-blue",
            {"blue": "london a", "tickets": (1, 3)},
            id="the turn's own arrow can be removed too",
        ),
    ],
)
def test_removals(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


def test_the_second_loop_is_allowed_to_the_next_player_and_on_another_expedition() -> None:
    state = play(
        table(LOOPS, "g", "g", blue="london a b c", amber="london a b c"),
        "0:arrow-blue-a 0:exit-blue-b.e 0:ticket-arrow-amber-a 0:exit-amber-c.f 0:end-turn 1:arrow-blue-f 1:end-turn",
    )
    assert {"arrow-blue-c", "arrow-blue-g", "arrow-amber-e", "arrow-amber-g"} <= main_arrows(state)


def test_a_second_loop_is_withheld_from_the_arrow_of_a_green_dot() -> None:
    chained = a_map("exit-green", "london a b c a, b green1 d, green1 c")
    state = play(table(chained, "d", "d", blue="london a b c"), "0:arrow-blue-a 0:exit-blue-b.green1")
    check(state, asked="ask-green-dot", open={"bonus-blue-d", "bonus-amber-a", "bonus-violet-a", "decline"})
    assert withheld(state, 0, "bonus-blue-c") == "withheld-second-loop"


def test_a_loop_whose_only_exit_is_blocked_is_left_by_the_next_arrow() -> None:
    lone = a_map("lone-exit", "london a b c a, b d e, london f")
    state = play(table(lone, "e", "e", blue="london a b c", block="b d 1"), "0:arrow-blue-a")
    check(state, asked="ask-turn-more")
    state = play(state, "0:end-turn")
    assert main_arrows(state) == {
        "arrow-blue-b.d",
        "arrow-amber-a",
        "arrow-amber-f",
        "arrow-violet-a",
        "arrow-violet-f",
    }
    check(play(state, "1:arrow-blue-b.d"), blue="london a b c a, b d", over=False)


def test_an_expedition_over_in_a_loop_leaves_its_connections_to_the_others() -> None:
    state = play(table(DEAD_END, "a", "b c", blue="london a b c a"), "0:arrow-amber-a 0:end-turn 1:arrow-amber-b")
    check(state, amber="london a b")
    assert world_of(DEAD_END).edge("a", "b") is not None


@pytest.mark.parametrize(
    ("path", "loop"),
    [
        ("london a b c a", "a b c"),
        ("london a b london", "london a b"),
        ("london a b c a, b d e f d", "d e f"),  # rings that meet in no arrow are two loops
        ("london a b c a, c d e b", "a b c d e"),  # rings that share b-c are one
        ("london a b c d a, d e f c, f g h e", "a b c d e f g h"),  # the last ring meets the first through the second
        ("london a b c a d e a", "a d e"),  # two rings that meet in a node only
    ],
)
def test_rings_that_share_an_arrow_are_one_loop(path: str, loop: str) -> None:
    assert ring(laid(path)) == set(loop.split())
