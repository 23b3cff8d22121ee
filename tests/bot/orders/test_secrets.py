"""Orders keep their owner's counsel: what hides behind other cards changes none, and nobody else sees that one lies."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.model.clock import Pace
from bot.model.table import Position
from bot.orders.pauses import EVENING, LONGEST, SHARE, pause
from bot.orders.plans import Plan, plan, watchable
from bot.store import Store
from games import GAMES
from games.engine import open_keys
from tests.bot.orders.conftest import Planned
from tests.bot.tables.world import ANN, BEN
from tests.bot.ui.messages import positions
from tests.support.databases import url

WORLDS = 8
POSITIONS = 8
HOUR = timedelta(hours=1)


def told(found: Plan) -> Any:
    """Everything that a plan shows of the next question, and the order that it would be."""
    return found.decision, found.taken, watchable(found), found.fitting


@pytest.mark.parametrize("key", GAMES)
def test_an_order_is_the_same_whatever_others_hold(key: str) -> None:
    """Choice by choice, with everything hidden dealt anew: the plan is what its owner's view makes it, to the word."""
    game, rng, compared = GAMES[key], Random(key), 0
    found = [position for position, _ in positions(key, game.seats[0], seed=3, every=7)]
    for position in found[:: max(1, len(found) // POSITIONS)]:
        for seat in range(game.seats[0]):
            truth, keys = plan(position, seat), list[str]()
            worlds = [game.resample(position.state, seat, Random(world)) for world in range(WORLDS)]
            others = [Position(position.table, game, state) for state in worlds]
            assert {plan(each, seat) is None for each in others} == {truth is None}
            while truth is not None and truth.decision is not None:
                keys.append(rng.choice(open_keys(truth.decision)))
                truth = plan(position, seat, keys)
                assert truth is not None
                for each in others:
                    other = plan(each, seat, keys)
                    assert other is not None
                    assert told(other) == told(truth)
                compared += 1
    assert compared >= POSITIONS


async def lived(world: Planned, *, ordered: bool) -> list[Any]:
    """What is stored of a table for others, and what they read, step by step until an order has played by hand."""
    position = await world.started(ANN, BEN, game="lost_cities", first=0)
    ann, ben = (list(position.view(seat).hand) for seat in (0, 1))
    seen: list[Any] = []

    async def look() -> None:
        exported = await world.store.export(position.table.id)
        assert exported is not None
        due = [row for row in exported["due"] if row["kind"] != "order"]
        seen.append({**exported, "orders": [], "due": due})
        entries = await world.tables.log(position.table.id)
        seen.append([entry.readable(0) for entry in entries])

    if ordered:
        await world.order(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await look()
    await world.moved(position, ANN, f"discard-{ann[0]}", "draw-pile")
    await look()
    if ordered:
        await world.orders.cancel(position.table.id, BEN.user_id)
    await look()
    return seen


async def test_until_it_plays_nobody_sees_whether_an_order_lies_there(tmp_path: Path) -> None:
    """Table, journal, outbox, posts, clocks: every row but the order's own, which its owner alone is shown."""
    lives = []
    for ordered in (True, False):
        (tmp_path / str(ordered)).mkdir()
        store = await Store.open(url(tmp_path / str(ordered), empty=True))
        lives.append(without_nonces(await lived(Planned(store), ordered=ordered)))
        await store.close()
    assert lives[0] == lives[1]


def without_nonces(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {name: without_nonces(each) for name, each in plain.items() if name != "nonce"}
    return [without_nonces(each) for each in plain] if isinstance(plain, list) else plain


async def test_the_pause_does_not_depend_on_what_the_order_says(world: Planned) -> None:
    due = []
    for channel, number, more in ((1, 0, ()), (2, 3, ("draw-pile",)), (3, 5, ("draw-pile",))):
        position = await world.started(ANN, BEN, channel=channel, game="lost_cities", first=0)
        ann, ben = (list(position.view(seat).hand) for seat in (0, 1))
        world.restart()  # with the same chance
        await world.order(position, BEN, f"discard-{ben[number]}", *more)
        await world.moved(position, ANN, f"discard-{ann[0]}", "draw-pile")
        order = await world.orders.of(position.table.id, BEN.user_id)
        assert order is not None
        assert order.due_at is not None
        due.append(order.due_at - world.time)
    assert len(set(due)) == 1


@pytest.mark.parametrize("taken", [[], [3.0], [3, 5, 900, 40_000], [50_000.0, 60_000.0], [20.0] * 9, [0.5, 700, 800]])
@pytest.mark.parametrize("bank", [None, 36 * HOUR, HOUR])
def test_a_pause_is_within_what_people_take_and_within_its_limits(
    taken: Sequence[float], bank: timedelta | None
) -> None:
    rng = Random(1)
    most = LONGEST if bank is None else min(LONGEST, bank / SHARE)
    usual = [each for each in taken if each <= most.total_seconds()]
    for _ in range(200):
        found = pause(taken, Pace.BRISK if bank else Pace.FREE, bank, rng)
        assert timedelta() < found <= most
        if len(usual) > 1:
            assert min(usual) <= found.total_seconds() <= max(usual)
    assert EVENING[0] <= pause(taken, Pace.EVENING, bank, rng).total_seconds() <= EVENING[1]
