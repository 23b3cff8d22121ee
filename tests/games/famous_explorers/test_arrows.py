"""Arrows, dots, loops, exits and removals: what the rules say, case by case."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.famous_explorers.maps import add_map, world_of
from games.famous_explorers.names import way
from games.famous_explorers.paths import ring
from games.famous_explorers.state import Options, State
from games.famous_explorers.world import Edge, Node, World
from tests.games.famous_explorers.scenario import a_map, check, laid, open_keys, play, table, withheld

LOOPS = a_map("loops", "london a b c a, a d, b e, c f, d e f, london d, f g")
DOTS = a_map("dots", "london red1 a b red1, a c, b d, red1 e, c d, c green1 d, green1 green2 f, green2 red2 f")
GREEN = a_map("green", "london a green1 b a, green1 c, b d e c, c f, d f, a f, f h i, e j")
DEAD_END = a_map("dead-end", "london a b c a")
LINE = a_map(
    "line", "london " + " ".join(f"n{i}" for i in range(50)) + ", n43 red1 n44, n43 green1 n45, n43 z, london m"
)
LONG = {n: "london " + " ".join(f"n{i}" for i in range(n)) for n in (43, 44, 45)}
THETA = a_map("theta", "london a b c a, b d a, c e, d f, a h, b g, london i")

NO_RED = Options(no_ticket_to_red=True)


def names(kind: str, *targets: str) -> set[str]:
    return {f"{kind}-{target}" for target in targets}


def main_arrows(state: State) -> set[str]:
    return {key for key in open_keys(state) if key.startswith("arrow-")}


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
            table(DOTS, "f", "f", blue="london red1 a b"),
            "0:arrow-blue-red1",
            {"tickets": (4, 3), "asked": "ask-exit", "open": names("exit-blue", "red1.e", "a.c", "b.d")},
            id="a loop closed on a red dot: the ticket, then the exit",
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
            table(GREEN, "i", "e", blue="london a green1 b"),
            "0:arrow-blue-a",
            {"asked": "ask-exit", "open": names("exit-blue", "a.f", "b.d", "green1.c")},
            id="an exit may leave a dot of the loop",
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


def test_the_second_loop_is_allowed_to_the_next_player_and_on_another_expedition() -> None:
    state = play(
        table(LOOPS, "g", "g", blue="london a b c", amber="london a b c"),
        "0:arrow-blue-a 0:exit-blue-b.e 0:ticket-arrow-amber-a 0:exit-amber-c.f 0:end-turn 1:arrow-blue-f 1:end-turn",
    )
    assert {"arrow-blue-c", "arrow-blue-g", "arrow-amber-e", "arrow-amber-g"} <= main_arrows(state)


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


def test_a_second_loop_is_withheld_from_the_arrow_of_a_green_dot() -> None:
    chained = a_map("exit-green", "london a b c a, b green1 d, green1 c")
    state = play(table(chained, "d", "d", blue="london a b c"), "0:arrow-blue-a 0:exit-blue-b.green1")
    check(state, asked="ask-green-dot", open={"bonus-blue-d", "bonus-amber-a", "bonus-violet-a", "decline"})
    assert withheld(state, 0, "bonus-blue-c") == "withheld-second-loop"


def test_where_no_expedition_can_take_an_arrow_just_now_it_is_skipped() -> None:
    narrow = a_map("narrow", "london a b")
    start = table(narrow, "a", "b", block="london a 1")
    check(start, open={"end-turn"})
    state = play(start, "0:end-turn")
    check(state, waits=(1,), blocked=False, over=False)
    assert main_arrows(state) == {"arrow-blue-a", "arrow-amber-a", "arrow-violet-a"}


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
