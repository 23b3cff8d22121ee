"""The searcher on a game of its own: boxes whose worth is hidden, of which one is opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

import pytest

from games.engine import Plan, Policy
from games.players.search import LEAST, Budget, apply_plan, best_plan


class World:
    """What the boxes hold, and the keys taken."""

    def __init__(self, worths: Sequence[float] = ()) -> None:
        self.worths, self.taken = worths, ""


class Boxes:
    """Box k is worth ``worths[k]`` on average; the world adds to all the luck they share and to each its own."""

    def __init__(self, worths: Sequence[float], shared: float = 0.0, own: float = 0.0) -> None:
        self.worths, self.shared, self.own = worths, shared, own
        self.game = self
        self.met = 0

    def resample(self, position: object, seat: int, rng: Random) -> World:
        self.met += 1
        shared = rng.gauss(0, self.shared)
        return World([worth + shared + rng.gauss(0, self.own) for worth in self.worths])

    def plans(self, position: object, seat: int, keys: Sequence[str], rng: Random) -> Sequence[Plan]:
        return [(key,) for key in keys]

    def clone(self, world: World) -> World:
        return World(world.worths)

    def mover(self, world: World) -> int:
        return 1

    def step(self, world: World, key: str) -> None:
        world.taken += key

    def playout(self, world: World, seat: int, rng: Random) -> Sequence[float]:
        return [0.0, world.worths[int(world.taken)]]


def search(
    boxes: Boxes, rollouts: int, seed: int = 1, clock: Callable[[], float] | None = None, seconds: float = 0.0
) -> tuple[str, Budget]:
    keys = [str(k) for k in range(len(boxes.worths))]
    budget = Budget(rollouts, clock, seconds)
    return best_plan(cast("Policy[Any]", boxes), None, 1, keys, Random(seed), budget)[0], budget


@pytest.mark.parametrize("best", range(7))
def test_it_finds_the_best_plan(best: int) -> None:
    worths = [0.3] * 7
    worths[best] = 0.6
    assert search(Boxes(worths, own=0.3), 700)[0] == str(best)


def test_luck_that_all_plans_share_cancels_out() -> None:
    """Ten worlds tell plans apart that differ by a hundredth of the luck they share."""
    assert all(search(Boxes([0.0, 0.01, 0.0], shared=1.0, own=0.001), 30, seed)[0] == "1" for seed in range(20))


def test_the_first_plan_is_kept_where_none_is_better() -> None:
    assert search(Boxes([0.5] * 5), 500)[0] == "0"
    assert search(Boxes([0.1, 0.9]), 0)[0] == "0"


def test_what_is_clear_is_soon_decided() -> None:
    choice, budget = search(Boxes([0.1, 0.9, 0.2, 0.3], shared=0.2, own=0.1), 100_000)
    assert choice == "1"
    assert budget.done <= 4 * LEAST


def test_it_spends_no_more_than_its_budget() -> None:
    boxes = Boxes([0.5] * 6, own=1.0)
    _, budget = search(boxes, 300)
    assert budget.done <= 300
    _, budget = search(boxes, 3)
    assert budget.done <= 3


def test_it_keeps_to_the_time() -> None:
    now = iter(range(1000))
    _, budget = search(Boxes([0.5] * 6, own=1.0), 10**9, clock=lambda: float(next(now)), seconds=50.0)
    assert budget.done <= 50
    assert next(now) <= 60


def test_one_plan_needs_no_search() -> None:
    boxes = Boxes([0.5])
    assert search(boxes, 1000)[0] == "0"
    assert boxes.met == 0


def test_a_plan_goes_as_far_as_its_keys_are_open() -> None:
    class Steps(Boxes):
        def mover(self, world: World) -> int:
            return 1 if world.taken in {"", "a"} else 0

        def legal(self, world: World) -> list[str]:
            return ["b"] if world.taken == "a" else ["c"]

    for plan, taken in ((("a", "b", "c"), "ab"), (("a", "x"), "a")):
        world = World()
        apply_plan(cast("Any", Steps([])), world, 1, plan)
        assert world.taken == taken
