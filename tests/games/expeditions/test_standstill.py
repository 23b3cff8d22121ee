"""A game in which nobody can place another star, nor gains anything, ends (ruling; issue 14, point 6)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.expeditions.game import GAME
from games.expeditions.standstill import star_in_reach
from games.expeditions.state import Options
from tests.games.expeditions.cases import Table


def stuck() -> Table:
    """Two seats with nothing left to gain, who move to and fro and refresh."""
    table = Table(exposed="", token="move", others=("s1",))
    state = table.state
    state.deck, state.sweep, state.spots, state.bag, state.maps = [], [], [None] * 5, [], 0
    state.workers = dict.fromkeys(state.workers, 0)
    state.seats[1].token = "move"
    return table


def turn(table: Table) -> None:
    """A turn of whoever is asked: a Refresh where it is open, else Move and Gather without taking anything."""
    now = table.state.turns
    while table.state.stack and table.state.turns == now:
        keys = table.keys
        wanted = ("refresh", "done", "decline", "token-play", "gather", "move-", "play-", "end-turn")
        table.take(next(key for one in wanted for key in keys if key.startswith(one)))


def test_it_ends_once_everybody_has_refreshed_twice_and_nobody_has_got_any_further() -> None:
    table = stuck()
    table.take("end-turn")
    for _ in range(4):  # both refresh, then both have their three actions
        turn(table)
    assert table.state.refreshed == (1, 1)
    while table.state.refreshed != (1, 2):
        turn(table)
    assert table.state.stack
    turn(table)
    assert not table.state.stack
    assert table.said("say-standstill") == 1
    assert GAME.standings(table.state) is not None


def test_it_goes_on_as_long_as_somebody_could_place_a_star() -> None:
    """Be it that a category is reached already, or that it could be."""
    reached = stuck()
    reached.state.seats[1].maps = 5
    could = stuck()
    could.state.bag = ["o3"] * 7
    for table in (reached, could):
        table.take("end-turn")
        for _ in range(20):
            turn(table)
        assert min(table.state.refreshed) > 2
        assert table.state.stack
        assert not table.said("say-standstill")


@pytest.mark.parametrize(
    ("category", "left"),
    [
        ("solve", {"deck": ["buried-turbine", "frost-orchard", "iron-tomb", "last-outpost"]}),
        ("meld", {"sweep": ["ember-core", "wolf-iron", "sky-lens", "sun-salt"]}),
        ("upgrade", {"deck": ["war-drum", "spare-parts", "strongbox", "bone-compass"]}),
        ("twenty", {"hidden": ("n1",), "tiles": {"n1": 20}}),
        ("corruption", {"bag": ["o3"] * 7}),
        ("cards", {"deck": ["anna"] * 8}),
        ("workers-maps", {"maps": 5}),
        ("workers-maps", {"workers": {"red": 7}}),
    ],
)
def test_a_star_is_in_reach_while_there_is_enough_for_its_category(category: str, left: dict[str, Any]) -> None:
    state = stuck().state
    me, other = state.seats
    assert not star_in_reach(state, me)
    for name, found in left.items():
        setattr(state, name, {**getattr(state, name), **found} if isinstance(found, dict) else found)
    assert star_in_reach(state, me)
    me.stars = [category]
    assert not star_in_reach(state, me)
    other.stars = ["solve", "meld", "upgrade", "twenty"]
    assert not star_in_reach(state, other)


@pytest.mark.parametrize("gained", ["map", "worker", "card", "corruption", "star", "coin"])
def test_whatever_somebody_gains_begins_the_count_anew(gained: str) -> None:
    table = stuck().take("end-turn")
    state = table.state
    state.maps, state.workers["red"], state.spots[0], state.bag = 1, 1, "ember-core", ["o3"]
    turn(table)
    turn(table)
    state, me = table.state, table.me
    assert state.refreshed == (1, 1)
    match gained:
        case "map":
            state.maps, me.maps = 0, me.maps + 1
        case "worker":
            state.workers["red"], me.workers["red"] = 0, 1
        case "card":
            state.spots[0] = None
            me.hand.append("ember-core")
        case "corruption":
            me.corruption = [*me.corruption, state.bag.pop()]
        case "coin":
            me.coins += 1
        case _:
            me.stars = [*me.stars, "cards"]
    while table.state.refreshed == (1, 1):
        turn(table)
    assert sorted(table.state.refreshed) == [0, 1]


@pytest.mark.parametrize("seed", [0, 32, 56])
def test_a_game_at_random_ends_by_its_stars(seed: int) -> None:
    """With nearly everything taken and cleared somebody can still boast, so they end by the fourth star, if late."""
    state, rng = GAME.setup(2, Options(), seed.to_bytes(8, "big")), Random(seed)
    while keys := GAME.legal(state):
        GAME.step(state, rng.choice(keys))
        assert state.turns < 10_000
    assert state.ending is not None
