"""Computer players: they answer every question, see nothing hidden, and play better than chance."""

from __future__ import annotations

from random import Random

import pytest

from games.expeditions.abilities import boast, gain, upgrade, vanquish
from games.expeditions.game import GAME
from games.expeditions.state import Options
from tests.games.expeditions.cases import CORE, TABLES, Table, item, person, quest, tile

POLICY = GAME.policy


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_question_along_random_games_gets_an_answer(seats: int, options: Options) -> None:
    rng = Random(seats)
    asked = set()
    for seed in range(3):
        state = GAME.setup(seats, options, bytes([seed]))
        for _ in range(600):
            if not (keys := GAME.legal(state)):
                break
            seat = GAME.mover(state)
            asked.add(type(state.stack[-1]))
            assert POLICY.choose(state, seat, keys, rng) in keys
            plans = POLICY.plans(state, seat, keys, rng)
            assert plans
            assert all(plan[0] in keys for plan in plans)
            GAME.step(state, rng.choice(keys))
        assert all(0 <= worth <= 1 for worth in POLICY.evaluate(state))
    assert len(asked) >= 12


def test_a_choice_does_not_depend_on_what_is_hidden() -> None:
    """Specification, "Hidden and public"."""
    rng = Random(3)
    state = GAME.setup(3, Options(), b"hidden")
    for _ in range(150):
        seat, keys = GAME.mover(state), GAME.legal(state)
        dealt = GAME.resample(state, seat, Random(9))
        chosen = POLICY.choose(state, seat, keys, Random(4))
        assert POLICY.choose(dealt, seat, keys, Random(4)) == chosen
        GAME.step(state, rng.choice(keys))


def choice(table: Table) -> str:
    return POLICY.choose(table.state, 0, table.keys, Random(1))


def test_it_boasts_when_it_can() -> None:
    assert choice(Table(do=boast(), maps=5)) == "boast-workers-maps"
    table = Table(exposed="gather", tile=tile(gain("coins"), covered="boast"), maps=5).take("gather")
    assert choice(table) == "take-1"


def test_it_vanquishes_upgrades_and_solves_when_it_can() -> None:
    assert choice(Table(do=vanquish(), tokens="o3", power=5)) == "vanquish-3-0"
    axe = item()
    assert choice(Table(do=upgrade(), hand=[axe])) == f"upgrade-{axe}"
    from games.expeditions.abilities import solve

    one = quest(tile=9, benefit=gain("coins", 3))
    assert choice(Table(do=solve(), tile=9, hand=[one])) == f"solve-{one}"


def test_it_goes_where_a_star_waits() -> None:
    table = Table(exposed="move gather", at="c3", maps=5, others=())
    to = choice(table).removeprefix("move-")
    assert table.state.tile_at(to).covered == "boast"


def test_it_refreshes_when_its_hand_is_empty_and_its_row_full() -> None:
    cards = [person(core=CORE) for _ in range(5)]
    table = Table(exposed="", token="move", active=[f"{card}/red" for card in cards], at="c3", others=("s1",))
    table.take("end-turn")
    while table.seat != 0:
        table.take(table.keys[0])
    assert choice(table) == "refresh"


def test_it_keeps_its_maps_until_their_category_bears_a_star() -> None:
    keys = {"map-power", "map-guile", "map-coins"}
    assert POLICY.choose_offer(Table(mech="odins-wrath", maps=3).state, 0, sorted(keys), Random(1)) is None
    table = Table(mech="odins-wrath", maps=3, stars="workers-maps")
    assert POLICY.choose_offer(table.state, 0, sorted(keys), Random(1)) == "map-coins"


def test_a_star_placed_is_worth_more_than_one_in_prospect() -> None:
    """Before, it lost what it had promised, and a search put stars off."""
    before = Table(do=boast(), maps=5)
    worth = POLICY.evaluate(before.state)[0]
    assert POLICY.evaluate(before.take("boast-workers-maps").state)[0] > worth


def test_normal_weighs_few_choices_and_plays_on_as_a_beginner_and_hard_does_not() -> None:
    """Without a roll-out each takes what its own rules of thumb say; these differ, which sets the levels apart."""
    differ, calm = 0, POLICY.normal_policy
    state = GAME.setup(2, Options(), b"levels")
    for _ in range(200):
        seat, keys = GAME.mover(state), GAME.legal(state)
        easy = POLICY.easy(state, seat, keys, Random(1))
        assert easy == calm.choose(state, seat, keys, Random(1))
        assert len(calm.plans(state, seat, keys, Random(1))) <= 3
        assert len(POLICY.plans(state, seat, keys, Random(1))) == min(10, len(keys))
        hard = POLICY.choose(state, seat, keys, Random(1))
        differ += easy != hard
        GAME.step(state, hard)
    assert differ > 4


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(4):
        rng, state = Random(seed), GAME.setup(2, Options(), bytes([seed]))
        for _ in range(4_000):
            if not (keys := GAME.legal(state)):
                break
            seat = GAME.mover(state)
            key = POLICY.choose(state, seat, keys, rng) if seat == 0 else rng.choice(keys)
            GAME.step(state, key)
        standings = GAME.standings(state)
        assert standings
        won += standings[0].place == 1
    assert won == 4
