"""The position at each turn's end: kept with the move that ends it, gone with the move that is taken back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.db.schema import positions
from bot.tables.core import play
from bot.tables.core.model import Position
from bot.tables.core.service import Tables
from bot.tables.history import export_queries as export
from bot.tables.history import position_queries
from bot.tables.history.packing import KEYFRAME_EVERY, BrokenChain, pack, unpack
from games import GAMES
from testing.databases import url
from testing.toys import PEBBLES, TOYS
from testing.world import ANN, BEN, World

each_kind = pytest.mark.usefixtures("each_kind")

MOST = {"lost_cities": 100}
"""Bytes a turn that a game may take on average; any other: 250."""


async def kept(store: Store, table: int) -> list[tuple[int, int, int | None, Any]]:
    """What is kept of a table: revision, turn, who ended it, and the state."""
    found = []
    for end in await store.read(position_queries.turn_ends, table):
        state = await store.read(position_queries.state_at, table, end.revision)
        assert state is not None
        found.append((end.revision, end.turn, end.seat, PEBBLES.decode(state)))
    return found


def mover(position: Position) -> tuple[int, int]:
    """The seat that is to move, and who sits there."""
    (seat,) = position.to_act
    return seat, position.table.people[seat]


@each_kind
async def test_positions_follow_every_turn_and_every_turn_taken_back(world: World, tmp_path: Path) -> None:
    position = await world.started()
    table, rng = position.table.id, Random(5)
    expected: list[tuple[int, int, int | None, Any]] = [(position.table.revision, 0, None, position.state)]
    undone, store, tables = 0, world.store, world.tables
    for step in range(90):
        seat, user = mover(position)
        taker = position.table.undo_seat
        if taker is not None and rng.random() < 0.2:
            user = position.table.people[taker]
            world.later(minutes=20)  # nobody takes back too many turns in a short time
            position = (await play.undo(tables, table, None, user, f"undo-{step}")).position
            if position.state.turns < expected[-1][1]:
                undone += 1
                expected.pop()
        else:
            key = rng.choice(["take", "end", "draw"])
            position = (await play.act(tables, table, None, user, key, f"act-{step}")).position
            if key != "take":
                expected.append((position.table.revision, position.state.turns, seat, position.state))
        if step == 45:  # another process comes along, which knows nothing of what was kept
            store = await Store.open(url(tmp_path))
            tables = Tables(store, TOYS, now=lambda: world.time, after_change=AFTER_CHANGE)
    assert await kept(store, table) == expected
    assert len(expected) > 2 * KEYFRAME_EVERY
    assert undone > 3
    assert await store.read(position_queries.state_at, table, expected[3][0] + 10**6) is None
    exported = await store.read(export.export, table)
    assert exported is not None
    assert [row["depth"] for row in exported["positions"]] == [n % KEYFRAME_EVERY for n in range(len(expected))]
    await store.close()


async def test_the_last_move_of_a_game_ends_a_turn(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take", "stop")
    first, last = await kept(world.store, position.table.id)
    assert (first[3].hands, last[3].hands, last[2]) == ([0, 0], [1, 0], 0)


@each_kind
async def test_what_is_damaged_costs_only_what_hangs_on_it(world: World, tmp_path: Path) -> None:
    position = await world.started()
    table = position.table.id
    await world.act(position, ANN, "end")
    spoilt = sa.update(positions).where(positions.c.depth == 0).values(data=b"dust")
    await world.store.write(lambda c: c.execute(spoilt) and None)
    store = await Store.open(url(tmp_path))
    for number, person in enumerate((BEN, ANN)):
        await play.act(
            Tables(store, TOYS, after_change=AFTER_CHANGE), table, None, person.user_id, "end", f"later-{number}"
        )
    found = [
        await store.read(position_queries.state_at, table, end.revision)
        for end in await store.read(position_queries.turn_ends, table)
    ]
    assert found[:2] == [None, None]
    assert [PEBBLES.decode(state).turns for state in found[2:] if state] == [2, 3]
    await store.close()


@pytest.mark.parametrize("key", list(GAMES))
def test_every_games_positions_are_small_and_come_back(key: str) -> None:
    game, rng = GAMES[key], Random(2)
    state = game.setup(game.seats[0], game.Options(), bytes(16))
    states = [game.encode(state)]
    while keys := game.legal(state):
        before = game.turn(state)
        game.step(state, rng.choice(keys))
        if game.turn(state) != before:
            states.append(game.encode(state))
    chain = [
        (n % KEYFRAME_EVERY, pack(each, states[n - 1] if n % KEYFRAME_EVERY else None)) for n, each in enumerate(states)
    ]
    assert unpack(chain) == states
    assert sum(len(data) for _, data in chain) / len(chain) <= MOST.get(key, 250)
    with pytest.raises(BrokenChain):
        unpack(chain[1:])
    with pytest.raises(BrokenChain):
        unpack([chain[0], chain[2]])
