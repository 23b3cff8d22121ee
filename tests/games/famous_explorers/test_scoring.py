"""Scoring during play and at the end: hands, marks, public and secret destinations, case by case."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from games.engine import Event, Player
from games.famous_explorers import GAME as PUBLISHED_GAME
from games.famous_explorers.state import Options, State
from tests.games.famous_explorers.scenario import GAME, a_map, check, events, open_keys, play, table, withheld

ROAD = a_map("road", "london a b c d e f g h, b red1 e, c green1 f, a z")
LATE = Options(late_scoring=True)
SECRETS = Options(secret_destinations=True)


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
    state = play(table(dead, "a b c", "", auto=False, options=LATE, **over), "0:arrow-blue-a")
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
