"""Computer players of Famous Explorers: what they must not do."""

from random import Random

from games.famous_explorers import GAME


def test_a_hand_that_cannot_take_four_marks_is_soon_exchanged_for_one_that_can():
    """Six players of one mind once played this deal for ever: the last exchanged only what was far from the start."""
    state, rng, exchanged = GAME.setup(6, GAME.presets["advanced"], (16).to_bytes(16, "big")), Random(16), 0
    while state.stack[-1].op in {"redraw", "mark"}:
        seat, keys = GAME.policy.open(state)
        exchanged += state.stack[-1].op == "redraw"
        assert exchanged < 60
        GAME.step(state, GAME.policy.choose(state, seat, keys, rng))
    assert exchanged, "a deal in which a hand has to be exchanged"
