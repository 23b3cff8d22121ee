"""Arrows, dots and what is withheld: what the rules say, case by case."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.famous_explorers.maps import add_map
from games.famous_explorers.names import way
from games.famous_explorers.state import Options, State
from games.famous_explorers.world import Edge, Node, World
from tests.games.famous_explorers.scenario import a_map, check, main_arrows, open_keys, play, table, withheld
from tests.games.famous_explorers.small_maps import DEAD_END, DOTS, GREEN, LOOPS

LINE = a_map(
    "line", "london " + " ".join(f"n{i}" for i in range(50)) + ", n43 red1 n44, n43 green1 n45, n43 z, london m"
)

LONG = {n: "london " + " ".join(f"n{i}" for i in range(n)) for n in (43, 44, 45)}
NO_RED = Options(no_ticket_to_red=True)


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            table(LOOPS, "g", "g"),
            "",
            {"asked": "ask-turn", "waits": (0,)},
            id="a turn asks its player alone",
        ),
        pytest.param(
            table(LOOPS, "g", "g"),
            "0:arrow-blue-a 0:end-turn 1:arrow-blue-b 1:end-turn 0:arrow-amber-d",
            {"blue": "london a b", "amber": "london d", "violet": "", "asked": "ask-turn-more"},
            id="first arrows leave START and later ones the tip, whoever lays them",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london a b", amber="london a"),
            "0:arrow-amber-b",
            {"amber": "london a b"},
            id="two expeditions may share a connection",
        ),
        pytest.param(
            table(DEAD_END, "a", "b", blue="london a b c", amber="london a b c a", violet="london a b c a"),
            "0:arrow-blue-a",
            {"over": True, "waits": ()},
            id="when no expedition can ever go on the game ends at once",
        ),
        pytest.param(
            table(DOTS, "f", "f"),
            "0:arrow-blue-red1",
            {"tickets": (4, 3), "asked": "ask-turn-more"},
            id="a red dot gives a ticket to the one who led the expedition there",
        ),
        pytest.param(
            table(DOTS, "f", "f", tickets=(15, 15)),
            "0:arrow-blue-red1",
            {"tickets": (15, 15), "supply": 0},
            id="an empty supply gives no ticket",
        ),
        pytest.param(
            table(DOTS, "f", "f", blue="london red1", tickets=(15, 15)),
            "0:ticket-arrow-blue-a 0:arrow-amber-red1",
            {"tickets": (14, 15), "supply": 0},
            id="tickets spent lie on the board and are no supply yet",
        ),
        pytest.param(
            table(DOTS, "f", "f", blue="london red1", tickets=(15, 15)),
            "0:ticket-arrow-blue-a 0:arrow-blue-b 0:end-turn 1:arrow-amber-red1",
            {"tickets": (14, 16), "supply": 0},
            id="spent tickets are in the supply again once the turn is over",
        ),
        pytest.param(
            table(GREEN, "f", "e", blue="london a"),
            "0:arrow-blue-green1",
            {
                "asked": "ask-green-dot",
                "open": {"bonus-blue-b", "bonus-blue-c", "bonus-amber-a", "bonus-violet-a", "decline"},
            },
            id="a green dot offers an arrow on any expedition",
        ),
        pytest.param(
            table(GREEN, "f", "e", blue="london a"),
            "0:arrow-blue-green1 0:decline",
            {"blue": "london a green1", "asked": "ask-turn-more"},
            id="the arrow of a green dot may be declined",
        ),
        pytest.param(
            table(GREEN, "f", "e", blue="london a"),
            "0:arrow-blue-green1 0:bonus-amber-a",
            {"blue": "london a green1", "amber": "london a", "tickets": (3, 3), "asked": "ask-turn-more"},
            id="the arrow of a green dot costs nothing and may go on another expedition",
        ),
        pytest.param(
            table(DOTS, "f", "e", blue="london red1 a c"),
            "0:arrow-blue-green1 0:bonus-blue-green2 0:bonus-blue-red2",
            {"blue": "london red1 a c green1 green2 red2", "tickets": (4, 3), "asked": "ask-turn-more"},
            id="green dots chain, and may end on a red one",
        ),
        pytest.param(
            table(GREEN, "f", "e", blue="london a b", amber="london a b"),
            "0:arrow-blue-green1 0:bonus-amber-green1 0:bonus-amber-c",
            {"amber": "london a b green1 c", "blue": "london a b green1"},
            id="each expedition gets its own bonus of the same dot",
        ),
    ],
)
def test_arrows(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


@pytest.mark.parametrize(
    ("start", "moves", "choice", "reason"),
    [
        pytest.param(
            table(LOOPS, "g", "g", blue="london a b c"),
            "0:arrow-blue-a 0:exit-blue-b.e 0:ticket-arrow-blue-f",
            "ticket-arrow-blue-c",
            "withheld-second-loop",
            id="no second loop of one expedition in a turn",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london a b c a, b e f"),
            "0:ticket-remove-blue 0:ticket-remove-blue 0:exit-blue-c.f",
            "arrow-blue-london",
            "illegal-unknown",
            id="an exit leads to its target only",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london a b c a, b e"),
            "0:ticket-remove-blue 0:exit-blue-b.e 0:arrow-blue-f",
            "ticket-arrow-blue-c",
            "withheld-second-loop",
            id="a loop opened by a removal counts as the turn's loop",
        ),
        pytest.param(
            table(DEAD_END, "a", "b", blue="london a b c a"),
            "",
            "arrow-blue",
            "withheld-expedition-over",
            id="an expedition that is over takes no arrow",
        ),
        pytest.param(
            table(DEAD_END, "a", "b", blue="london a b c a"),
            "",
            "ticket-remove-blue",
            "withheld-expedition-over",
            id="nor loses one",
        ),
        pytest.param(table(LOOPS, "g", "g"), "", "ticket-remove-blue", "withheld-too-short", id="no arrow to remove"),
        pytest.param(table(LOOPS, "g", "g"), "", "end-turn", "withheld-lay-first", id="no turn without its arrow"),
        pytest.param(
            table(DOTS, "f", "f", options=NO_RED),
            "",
            "ticket-arrow-blue-red1",
            "withheld-red-dot",
            id="new rule 2: no ticket arrow to a red dot",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london a", block="a b 1"),
            "",
            "arrow-blue-b",
            "withheld-blocked",
            id="a blocked connection",
        ),
        pytest.param(
            table(LOOPS, "g", "g", blue="london a", block="a b 1"),
            "",
            "ticket-arrow-blue-b",
            "withheld-blocked",
            id="is blocked for tickets too",
        ),
    ],
)
def test_what_is_withheld_says_why(start: State, moves: str, choice: str, reason: str | None) -> None:
    state = play(start, moves)
    assert withheld(state, 0, choice) == reason


@pytest.mark.parametrize(
    ("moves", "choice"),
    [
        ("", "arrow-blue-red1"),
        ("0:arrow-amber-red1 0:ticket-arrow-amber-a 0:ticket-arrow-amber-b", None),
        ("0:arrow-violet-green2", "bonus-violet-red2"),
    ],
    ids=["the turn's own arrow", "away from a red dot for tickets", "a green dot's arrow"],
)
def test_new_rule_2_leaves_other_arrows_free(moves: str, choice: str) -> None:
    start = table(DOTS, "f", "f", violet="london red1 a c green1", options=NO_RED)
    state = play(start, moves)
    assert choice is None or choice in open_keys(state)


def test_new_rule_2_leaves_exits_free() -> None:
    free = a_map("exit-red", "london a b c a, b red1 d")
    state = play(table(free, "d", "d", blue="london a b c", options=NO_RED), "0:arrow-blue-a 0:exit-blue-b.red1")
    check(state, tickets=(4, 3), asked="ask-turn-more")


def test_where_no_expedition_can_take_an_arrow_just_now_it_is_skipped() -> None:
    narrow = a_map("narrow", "london a b")
    start = table(narrow, "a", "b", block="london a 1")
    check(start, open={"end-turn"})
    state = play(start, "0:end-turn")
    check(state, waits=(1,), blocked=False, over=False)
    assert main_arrows(state) == {"arrow-blue-a", "arrow-amber-a", "arrow-violet-a"}


@pytest.mark.parametrize(
    ("last", "expected"),
    [
        ("z", {"over": True, "tickets": (3, 3), "scores": (1, 0)}),
        ("red1", {"over": True, "tickets": (4, 3), "scores": (0, 0)}),
        ("green1", {"over": True, "tickets": (3, 3), "scores": (0, 0)}),
    ],
    ids=["its place scores first", "its ticket is gained", "its dot offers nothing more"],
)
def test_the_last_of_all_arrows_ends_the_game_at_once(last: str, expected: Mapping[str, object]) -> None:
    start = table(LINE, "z m", "m", blue=LONG[44], amber=LONG[45], violet=LONG[45])
    check(play(start, f"0:arrow-blue-{last}"), **expected)


def test_the_last_arrow_of_a_colour_ends_its_expedition_only() -> None:
    state = play(table(LINE, "m n49", "m n48", blue=LONG[44], amber=LONG[45]), "0:arrow-blue-n44")
    check(state, over=False, asked="ask-turn-more")
    assert withheld(state, 0, "ticket-remove-blue") == "withheld-expedition-over"
    assert main_arrows(play(state, "0:end-turn")) == {"arrow-violet-n0", "arrow-violet-m"}


def test_arrows_end_the_game_in_the_middle_of_a_chain_of_green_dots() -> None:
    start = table(LINE, "m", "m n48", blue=LONG[43], amber=LONG[44], violet=LONG[45])
    state = play(start, "0:arrow-amber-green1")
    check(state, asked="ask-green-dot")
    state = play(state, "0:decline 0:end-turn 1:arrow-blue-n43 1:ticket-arrow-blue-n44")
    check(state, over=True, tickets=(3, 2))


def test_a_wrap_dot_is_one_place_with_two_ends() -> None:
    """The half-dots at the left and right edge: one ticket, and the expedition goes on from the other side."""
    nodes = (
        Node("london", "start", "europe", 500, 50),
        Node("east", "place", "asia", 900, 50),
        Node("red1", "red", None, 0, 50, wrap=(1000, 50)),
        Node("west", "place", "north-america", 100, 50),
    )
    edges = (Edge("east", "london"), Edge("east", "red1", "right"), Edge("red1", "west", "left"))
    add_map("wrapped", World(nodes, edges, 1000, 100))
    state = play(table("wrapped", "west east", "", blue="london east"), "0:arrow-blue-red1 0:ticket-arrow-blue-west")
    check(state, blue="london east red1 west", tickets=(3, 3), scores=(1, 0))
    steps = [("london", "east"), ("east", "red1"), ("red1", "west"), ("west", "red1"), ("red1", "east")]
    assert [way("wrapped", *step) for step in steps] == ["→", "→", "→", "←", "←"]
