"""The search path follows the same rules as the contract."""

from random import Random

import pytest

from games.famous_explorers.game import GAME
from games.famous_explorers.paths import ring
from games.famous_explorers.state import Options
from tests.games.famous_explorers.faq import a_map, laid, table

TABLES = [
    (2, Options()),
    (2, GAME.presets["advanced"]),
    (3, Options(explorers_and_events=True)),
    (4, Options(no_ticket_to_red=True, mark_spacing="single_dot")),
    (5, Options(late_scoring=True, secret_destinations=True)),
    (6, GAME.presets["advanced"]),
]


def open_keys(state):
    """What the contract leaves open to the seat that is waited for, auto-score's switch aside."""
    decisions = GAME.decisions(state)
    actor = next((decision.seat for decision in decisions if decision.waits), None)
    return actor, [
        choice.key
        for decision in decisions
        if decision.seat == actor
        for choice in decision.choices
        if choice.why_not is None and choice.key not in {"auto-on", "auto-off"}
    ]


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("auto", [True, False])
def test_legal_and_step_agree_with_decisions_and_apply(seats, options, auto):
    rng = Random(seats)
    state = GAME.setup(seats, options, bytes([seats]))
    for seat in state.seats:
        seat.auto = auto
    while keys := GAME.legal(state):
        actor, expected = open_keys(state)
        assert keys == expected
        key = rng.choice(keys)
        after = GAME.apply(state, actor, key).state
        GAME.step(state, key)
        assert state == after
        assert GAME.encode(state) == GAME.encode(after)
    assert GAME.decisions(state) == []


@pytest.mark.parametrize(("seats", "options"), TABLES[:2])
def test_a_step_on_a_clone_leaves_the_position_alone(seats, options):
    rng = Random(5)
    state = GAME.setup(seats, options, b"clone")
    while GAME.legal(state):
        before = GAME.encode(state)
        twin = GAME.clone(state)
        assert twin == state
        for _ in range(6):
            if keys := GAME.legal(twin):
                GAME.step(twin, rng.choice(keys))
        assert GAME.encode(state) == before
        GAME.step(state, rng.choice(GAME.legal(state)))


@pytest.mark.parametrize("card", ["washed-out-bridge", "turned-back", "new-commission", "local-guide", "forked-road"])
def test_search_agrees_on_kept_events(card):
    """Random play buys few of them, so each is tried from a turn that has it."""
    rng = Random(1)
    for seed in range(4):
        state = GAME.setup(2, GAME.presets["advanced"], bytes([seed]))
        for _ in range(60):
            GAME.step(state, rng.choice(GAME.legal(state)))
        for seat in state.seats:
            seat.events = [card]
        for _ in range(40):
            actor, expected = open_keys(state)
            assert GAME.legal(state) == expected
            if not expected:
                break
            played = [key for key in expected if key == f"play-{card}"]
            key = played[0] if played else rng.choice(expected)
            after = GAME.apply(state, actor, key).state
            GAME.step(state, key)
            assert state == after


def test_a_last_card_scored_aside_leaves_the_question_open():
    a_map("search", "london a b c d")
    state = table("search", "b", "c d", blue="london a b")
    assert "score-b" in GAME.legal(state)
    GAME.step(state, "score-b")
    assert state.seats[0].score == 1
    assert state.stack[-1].op == "turn"


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
def test_rings_that_share_an_arrow_are_one_loop(path, loop):
    assert ring(laid(path)) == set(loop.split())
