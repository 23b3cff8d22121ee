"""The search path follows the same rules as the contract; and whole games, at random and by the policy."""

from random import Random

import msgspec
import pytest

from games.engine import option_fields
from games.expeditions.game import GAME
from games.expeditions.state import Options

EVERYTHING = Options(**{field.name: True for field in option_fields(Options) if field.name != "first"})
TABLES = [
    (2, Options()),
    (3, GAME.presets["boardgamefan"]),
    (4, Options(row_limit=True, wide_adjacency=True)),
    (5, EVERYTHING),
]


def open_keys(state):
    return [c.key for decision in GAME.decisions(state) for c in decision.choices if c.why_not is None]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_legal_and_step_agree_with_decisions_and_apply(seats, options):
    rng = Random(seats)
    state = GAME.setup(seats, options, bytes([seats]))
    for _ in range(1_500):
        keys = GAME.legal(state)
        assert keys == open_keys(state)
        if not keys:
            break
        key = rng.choice(keys)
        after = GAME.apply(state, state.stack[-1].seat, key).state
        GAME.step(state, key)
        assert state == after


def test_a_step_on_a_clone_leaves_the_position_alone():
    rng = Random(5)
    state = GAME.setup(4, EVERYTHING, b"clone")
    for _ in range(200):
        before = GAME.encode(state)
        twin = GAME.clone(state)
        assert twin == state
        for _ in range(8):
            GAME.step(twin, rng.choice(GAME.legal(twin)))
        assert GAME.encode(state) == before
        GAME.step(state, rng.choice(GAME.legal(state)))


def test_a_clone_shares_nothing_that_changes():
    """Every field that holds a list or a dict is copied, the tiles aside, which never change."""
    state = GAME.setup(3, Options(), b"clone")
    twin = GAME.clone(state)
    for one, other in [(state, twin), *zip(state.seats, twin.seats, strict=True)]:
        for name in one.__struct_fields__:
            value = getattr(one, name)
            if isinstance(value, list | dict) and name != "tiles":
                assert value is not getattr(other, name), name


@pytest.mark.parametrize("options", [Options(), GAME.presets["boardgamefan"]], ids=["standard", "boardgamefan"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_players_that_go_for_stars_end_by_the_fourth(seats, options):
    """Issue 4: they end by the fourth star and conserve every piece."""
    policy, rng = GAME.policy, Random(seats)
    for seed in range(3):
        state = GAME.setup(seats, options, bytes([seed]))
        pieces = GAME.pieces(state)
        while found := policy.open(state):
            seat, keys = found
            policy.step(state, seat, policy.choose(state, seat, keys, rng))
            assert state.turns <= 150 * seats
        assert state.ending is not None
        assert len(state.seats[state.ending].stars) == 4
        assert GAME.pieces(state) == pieces


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_turns_keep_every_piece_and_end(seats, options):
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


def test_pieces_are_those_of_the_box():
    """Specification, "Components"."""
    pieces = GAME.pieces(GAME.setup(5, Options(), b"box"))
    assert sum(name.startswith("card-") for name in pieces) == 90 + 10
    assert pieces["map"] == 24
    assert sum(n for name, n in pieces.items() if name.startswith("token-")) == 37
    assert {pieces[f"worker-{colour}"] for colour in ("red", "blue", "green", "yellow", "purple")} == {10}
    assert sum(name.startswith("tile-") for name in pieces) == 20
    assert [pieces[f"star-{seat}"] for seat in range(5)] == [4] * 5


def test_the_set_up_is_the_rulebooks():
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


def test_a_resample_keeps_each_face_down_tile_in_its_region():
    state = GAME.setup(2, Options(), b"deal")
    dealt = GAME.resample(state, 0, Random(1))
    assert dealt.tiles != state.tiles
    for row in "scn":
        before, after = (
            sorted(n for position, n in tiles.items() if position[0] == row) for tiles in (state.tiles, dealt.tiles)
        )
        assert before == after
    assert [dealt.tiles[f"s{n}"] for n in range(1, 7)] == [state.tiles[f"s{n}"] for n in range(1, 7)]


def test_a_state_survives_storage_in_the_middle_of_a_card():
    rng = Random(2)
    state = GAME.setup(3, EVERYTHING, b"store")
    deepest = 0
    for _ in range(2_000):
        if not (keys := GAME.legal(state)):
            break
        deepest = max(deepest, len(state.stack))
        assert GAME.decode(GAME.encode(state)) == state
        GAME.step(state, rng.choice(keys))
    assert deepest >= 4
    assert msgspec.json.decode(GAME.encode(state)[1:])
