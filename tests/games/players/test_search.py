"""The searcher on a game of its own: boxes whose worth is hidden, of which one is opened."""

from random import Random

import pytest

from games.players.search import LEAST, Budget, best_plan, follow


class Boxes:
    """Box k is worth ``worths[k]`` on average; the world adds to all the luck they share and to each its own."""

    def __init__(self, worths, shared=0.0, own=0.0):
        self.worths, self.shared, self.own = worths, shared, own
        self.game = self
        self.met = 0

    def resample(self, position, seat, rng):
        self.met += 1
        shared = rng.gauss(0, self.shared)
        return [worth + shared + rng.gauss(0, self.own) for worth in self.worths]

    def plans(self, position, seat, keys, rng):
        return [(key,) for key in keys]

    def clone(self, world):
        return world

    def step(self, world, seat, key):
        return world[int(key)]

    def open(self, world):
        return None

    def playout(self, worth, seat, rng):
        return [0.0, worth]


def search(boxes, rollouts, seed=1, clock=None, seconds=0.0):
    keys = [str(k) for k in range(len(boxes.worths))]
    budget = Budget(rollouts, clock, seconds)
    return best_plan(boxes, None, 1, keys, Random(seed), budget)[0], budget


@pytest.mark.parametrize("best", range(7))
def test_it_finds_the_best_plan(best):
    worths = [0.3] * 7
    worths[best] = 0.6
    assert search(Boxes(worths, own=0.3), 700)[0] == str(best)


def test_luck_that_all_plans_share_cancels_out():
    """Ten worlds tell plans apart that differ by a hundredth of the luck they share."""
    assert all(search(Boxes([0.0, 0.01, 0.0], shared=1.0, own=0.001), 30, seed)[0] == "1" for seed in range(20))


def test_the_first_plan_is_kept_where_none_is_better():
    assert search(Boxes([0.5] * 5), 500)[0] == "0"
    assert search(Boxes([0.1, 0.9]), 0)[0] == "0"


def test_what_is_clear_is_soon_decided():
    choice, budget = search(Boxes([0.1, 0.9, 0.2, 0.3], shared=0.2, own=0.1), 100_000)
    assert choice == "1"
    assert budget.done <= 4 * LEAST


def test_it_spends_no_more_than_its_budget():
    boxes = Boxes([0.5] * 6, own=1.0)
    _, budget = search(boxes, 300)
    assert budget.done <= 300
    _, budget = search(boxes, 3)
    assert budget.done <= 3


def test_it_keeps_to_the_time():
    now = iter(range(1000))
    _, budget = search(Boxes([0.5] * 6, own=1.0), 10**9, clock=lambda: float(next(now)), seconds=50.0)
    assert budget.done <= 50
    assert next(now) <= 60


def test_one_plan_needs_no_search():
    boxes = Boxes([0.5])
    assert search(boxes, 1000)[0] == "0"
    assert boxes.met == 0


def test_a_plan_goes_as_far_as_its_keys_are_open():
    class Steps(Boxes):
        def step(self, world, seat, key):
            return world + key

        def open(self, world):
            return (1, ["b"]) if world == "a" else (0, ["c"])

    game = Steps([])
    assert follow(game, "", 1, ("a", "b", "c")) == "ab"
    assert follow(game, "", 1, ("a", "x")) == "a"
