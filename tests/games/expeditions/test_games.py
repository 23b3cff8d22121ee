"""Whole games, at random and by the policy; the set-up and what is in the box."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.expeditions.game import GAME
from games.expeditions.state import Options
from tests.games.expeditions.cases import TABLES


@pytest.mark.parametrize("options", [Options(), GAME.presets["boardgamefan"]], ids=["standard", "boardgamefan"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_players_that_go_for_stars_end_by_the_fourth(seats: int, options: Options) -> None:
    """Issue 4: they end by the fourth star and conserve every piece."""
    policy, rng = GAME.policy, Random(seats)
    for seed in range(3):
        state = GAME.setup(seats, options, bytes([seed]))
        pieces = GAME.pieces(state)
        while keys := GAME.legal(state):
            GAME.step(state, policy.choose(state, GAME.mover(state), keys, rng))
            assert state.turns <= 150 * seats
        assert state.ending is not None
        assert len(state.seats[state.ending].stars) == 4
        assert GAME.pieces(state) == pieces


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_turns_keep_every_piece_and_end(seats: int, options: Options) -> None:
    """Issue 4: every trigger terminates, so every turn does."""
    rng = Random(seats)
    for seed in range(4):
        state = GAME.setup(seats, options, bytes([seed]))
        pieces, turn, steps = GAME.pieces(state), 0, 0
        for _ in range(2_000):
            if not (keys := GAME.legal(state)):
                break
            GAME.step(state, rng.choice(keys))
            steps = 0 if state.turns > turn else steps + 1
            turn = state.turns
            assert steps < 200, "a turn that does not end"
        assert GAME.pieces(state) == pieces


def test_pieces_are_those_of_the_box() -> None:
    """Specification, "Components"."""
    pieces = GAME.pieces(GAME.setup(5, Options(), b"box"))
    assert sum(name.startswith("card-") for name in pieces) == 90 + 10
    assert pieces["map"] == 24
    assert sum(n for name, n in pieces.items() if name.startswith("token-")) == 37
    assert {pieces[f"worker-{colour}"] for colour in ("red", "blue", "green", "yellow", "purple")} == {10}
    assert sum(name.startswith("tile-") for name in pieces) == 20
    assert [pieces[f"star-{seat}"] for seat in range(5)] == [4] * 5


def test_the_set_up_is_the_rulebooks() -> None:
    """Rulebook, pages 2 and 3."""
    state = GAME.setup(5, Options(), b"set-up")
    assert len(state.hidden) == 14
    assert state.maps == 10
    assert len(state.bag) == 36
    assert len(state.deck) == 85
    assert all(state.spots)
    assert len({seat.mech for seat in state.seats}) == 5
    assert len({seat.character for seat in state.seats}) == 5
    for seat in state.seats:
        assert seat.hand == [seat.character, seat.companion]
        assert (seat.power, seat.guile, seat.position) == (0, 0, None)
    south = {state.tiles[f"s{n}"] for n in range(1, 7)}
    assert south == set(range(1, 7))


def test_a_resample_keeps_each_face_down_tile_in_its_region() -> None:
    state = GAME.setup(2, Options(), b"deal")
    dealt = GAME.resample(state, 0, Random(1))
    assert dealt.tiles != state.tiles
    for row in "scn":
        before, after = (
            sorted(n for position, n in tiles.items() if position[0] == row) for tiles in (state.tiles, dealt.tiles)
        )
        assert before == after
    assert [dealt.tiles[f"s{n}"] for n in range(1, 7)] == [state.tiles[f"s{n}"] for n in range(1, 7)]


def test_the_rulebook_s_own_rules_are_the_usual_ones() -> None:
    """Every variant is asked for."""
    variants = {name: value for name, value in msgspec.structs.asdict(Options()).items() if isinstance(value, bool)}
    assert len(variants) >= 9
    assert not any(variants.values())
