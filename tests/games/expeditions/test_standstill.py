"""A game in which nobody gets any further ends (ruling; issue 14, point 6)."""

from __future__ import annotations

from random import Random

import pytest

from games.expeditions.game import GAME
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


@pytest.mark.parametrize("gained", ["map", "worker", "card", "corruption", "star"])
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
            me.corruption.append(state.bag.pop())
        case _:
            me.stars.append("cards")
    while table.state.refreshed == (1, 1):
        turn(table)
    assert sorted(table.state.refreshed) == [0, 1]


@pytest.mark.parametrize("seed", [102, 124])
def test_a_game_that_had_no_end_has_one(seed: int) -> None:
    """At random, with nearly everything taken and cleared, these went on for more than 12,000 turns."""
    state, rng = GAME.setup(5, GAME.presets["boardgamefan"], seed.to_bytes(8, "big")), Random(seed)
    while keys := GAME.legal(state):
        GAME.step(state, rng.choice(keys))
        assert state.turns < 10_000
