"""Every op beside, inside and behind every other: turns end, pieces stay, both paths agree (issue 4)."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from games.expeditions.abilities import (
    Ability,
    AllOf,
    activate,
    boast,
    gain,
    gain_card,
    given,
    meld,
    modify,
    move,
    neighbour,
    one_of,
    pay,
    per,
    place_worker,
    play,
    refresh,
    rescue_card,
    rescue_worker,
    solve,
    sweep,
    upgrade,
    vanquish,
    whenever,
)
from games.expeditions.game import GAME
from games.expeditions.terms import Moment
from tests.games.expeditions.cases import CORE, Table, item, meteorite, person, quest, tile

OPS: dict[str, Ability] = {
    "gain": gain("red"),
    "corruption": gain("corruption"),
    "face-up": gain_card(),
    "adjacent": gain_card("adjacent"),
    "deck": gain_card("deck"),
    "two": gain_card("two"),
    "sweep": sweep(),
    "move": move(),
    "play": play(),
    "refresh": refresh(),
    "rescue_card": rescue_card(),
    "rescue_worker": rescue_worker(),
    "pay": pay("card", 1, gain("map")),
    "one_of": one_of(vanquish(to_bag=True), (gain("power"), play())),
    "solve": solve(1),
    "vanquish": vanquish(any_colour=True),
    "upgrade": upgrade(),
    "meld": meld(),
    "boast": boast(),
    "use-adjacent": activate("adjacent"),
    "use-previous": activate("previous"),
    "use-own": activate("own"),
    "use-upgraded": activate("upgraded"),
    "neighbour": neighbour(),
    "place_worker": place_worker(),
    "per": per("workers", "coins"),
    "given": given("melded", 1, play()),
}
MOMENTS: tuple[Moment, ...] = (
    "move",
    "vanquish",
    "solve",
    "gain-card",
    "gain-worker",
    "play",
    "refresh",
    "meld",
    "upgrade",
)
LONGEST = 120


def test_every_op_of_the_vocabulary_is_there() -> None:
    """``all_of`` is a side of ``one_of``."""
    found: set[type] = {AllOf, *map(type, OPS.values())}
    assert found == set(get_args(Ability))


def rich(card: str, **more: Any) -> Table:
    """A table at which everything can be done."""
    home = tile(gain("coins"), gain_card("adjacent"), play(), covered="upgrade")
    quests = [quest(activate("own"), tile=home, power=1, benefit=activate("adjacent")) for _ in range(2)]
    table = Table(
        at="c3",
        tile=home,
        tokens="t3 o3",
        hand=[card, person(gain("coins"), core=CORE), item(gain("power")), meteorite(gain("guile")), quests[0]],
        active=[f"{person(rescue_card())}/blue", item(ongoing=modify("range")), quests[1]],
        upgraded=[item(ongoing=whenever("move", gain("coins")))],
        workers="red red red green",
        power=9,
        guile=9,
        maps=5,
        spots=["ember-core", "hammer-scale", "-", item(gain("map"), ongoing=whenever("play", gain("power"))), "-"],
        others=("n1",),
        exposed="play move gather",
        **more,
    )
    return table.take(f"play-{card}")


def play_on(table: Table, seed: int) -> None:
    """Takes anything until the turn is over, the ability first."""
    rng, pieces = Random(seed), GAME.pieces(table.state)
    if "worker-red" in table.keys:
        table.take("worker-red")
    for _ in range(LONGEST):
        if table.seat != 0:
            break
        passing = {"decline", "done"} if rng.random() < 0.7 else set()
        keys = [key for key in table.keys if key not in passing] or table.keys
        table.take(rng.choice(keys))
    assert table.seat != 0, "the turn does not end"
    assert GAME.pieces(table.state) == pieces


def step_on(table: Table, seed: int) -> None:
    """The same on the search path alone, for what the cards' wording has no words for."""
    rng, state, pieces = Random(seed), table.state, GAME.pieces(table.state)
    if "worker-red" in GAME.legal(state):
        GAME.step(state, "worker-red")
    for _ in range(10 * LONGEST):
        if state.stack[0].seat != 0:
            break
        passing = {"decline", "done"} if rng.random() < 0.7 else set()
        keys = GAME.legal(state)
        GAME.step(state, rng.choice([key for key in keys if key not in passing] or keys))
        assert GAME.decode(GAME.encode(state)) == state
    assert state.stack[0].seat != 0, "the turn does not end"
    assert GAME.pieces(state) == pieces


@pytest.mark.parametrize("one", OPS)
def test_two_ops_on_one_card(one: str) -> None:
    for seed, other in enumerate(OPS.values()):
        play_on(rich(person(OPS[one], other, core=CORE)), seed)


@pytest.mark.parametrize("one", OPS)
def test_an_op_that_sets_off_another(one: str) -> None:
    """A "whenever" of each moment with every op behind it, while an op is used that may cause that moment.

    The published frame has gains only behind a "whenever"; the rules hold for more.
    """
    for seed, moment in enumerate(MOMENTS):
        table = rich(person(OPS[one], core=CORE))
        table.me.upgraded = [*table.me.upgraded, item(ongoing=whenever(moment, *OPS.values()))]
        step_on(table, seed)


@pytest.mark.parametrize("one", OPS)
def test_an_op_as_the_reward_of_a_quest_the_bonus_of_a_meld_and_a_benefit_next_door(one: str) -> None:
    for seed, options in enumerate(({}, {"clear_reward": True, "instant_on_upgrade": True, "map_per_quest": True})):
        table = rich(person(solve(), meld(), neighbour(), core=CORE), **options)
        table.me.hand += [
            quest(tile=table.state.tiles["c3"], benefit=OPS[one]),
            meteorite(bonus=OPS[one]),
        ]
        table.lay("c2", tile(OPS[one]))
        play_on(table, seed)
