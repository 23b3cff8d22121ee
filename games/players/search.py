"""The searcher: samples of what the seat cannot know, the same for every plan, and the plan that does best in them.

In each sample ("world") every plan is tried and the game played on by the policy from there; since all plans meet the
same worlds, luck that is common to them cancels out. The budget is cut into equal parts, and after each the worse half
of the plans drops out (sequential halving); plans that are clearly worse than the best drop out at once, and when one
is left the search ends. So most roll-outs go where the choice is close, and none where there is no choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

import msgspec

from games.engine import AnyGame, Plan

CLEARLY = 3.0
"""How many standard errors of the mean difference a plan has to be behind to drop out at once."""

LEAST = 24
"""Worlds from which on standard errors are trusted."""


class Budget:
    """How long to think: so many roll-outs, and, with a ``clock``, so many ``seconds`` from now."""

    def __init__(self, rollouts: int, clock: Callable[[], float] | None = None, seconds: float = 0.0) -> None:
        self.rollouts, self.done = rollouts, 0
        self.seconds, self._clock = seconds, clock
        self._began = clock() if clock else 0.0

    def spent(self) -> float:
        """The share of the budget that is used up, from 0 to 1 and beyond; the scarcer of the two counts."""
        share = self.done / self.rollouts if self.rollouts else 1.0
        if self._clock is None:
            return share
        return max(share, (self._clock() - self._began) / self.seconds if self.seconds else 1.0)


class Arm(msgspec.Struct):
    """A plan and what it was worth in each of the worlds it has met: the same ones for all plans still in the race."""

    plan: Plan
    worths: list[float] = []

    @property
    def total(self) -> float:
        """What it was worth in all worlds together."""
        return sum(self.worths)


def best_plan(game: AnyGame, position: Any, seat: int, keys: Sequence[str], rng: Random, budget: Budget) -> Plan:
    """The plan for ``seat`` that does best within ``budget``; the first to be proposed where none is better."""
    proposed = dict.fromkeys(plan for plan in game.policy.plans(position, seat, keys, rng) if plan[0] in keys)
    arms = [Arm(plan) for plan in proposed]
    parts = (len(arms) - 1).bit_length()
    for part in range(1, parts + 1):
        while len(arms) > 1 and budget.spent() < part / parts:
            worths = _meet_a_world(game, position, seat, arms, rng, budget)
            if worths is None:
                break
            for arm, worth in zip(arms, worths, strict=True):
                arm.worths.append(worth)
            if len(arms[0].worths) % LEAST == 0:
                arms = _without_the_hopeless(arms)
        arms = sorted(arms, key=lambda arm: -arm.total)[: max(1, len(proposed) >> part)]
    return arms[0].plan


def _meet_a_world(
    game: AnyGame, position: Any, seat: int, arms: Sequence[Arm], rng: Random, budget: Budget
) -> list[float] | None:
    """What each plan is worth to ``seat`` in one world; None where the budget ends before all have been tried."""
    policy = game.policy
    world = game.resample(position, seat, rng)
    luck = rng.getrandbits(64)
    worths = []
    for arm in arms:
        if budget.spent() >= 1:
            return None
        budget.done += 1
        state = follow(game, policy.clone(world), seat, arm.plan)
        worths.append(policy.playout(state, Random(luck))[seat])
    return worths


def _without_the_hopeless(arms: list[Arm]) -> list[Arm]:
    """Those that are not clearly behind the best."""
    best = max(arms, key=lambda arm: arm.total)
    return [arm for arm in arms if not _clearly_behind(arm, best)]


def _clearly_behind(arm: Arm, best: Arm) -> bool:
    behind = [other - own for own, other in zip(arm.worths, best.worths, strict=True)]
    count, mean = len(behind), sum(behind) / len(behind)
    variance = sum((each - mean) ** 2 for each in behind) / (count - 1)
    return mean > CLEARLY * sqrt(variance / count)


def follow(game: AnyGame, state: Any, seat: int, plan: Plan) -> Any:
    """The state after ``seat`` has taken the keys of ``plan``, as far as they are open to it one after the other."""
    policy = game.policy
    state = policy.step(state, seat, plan[0])
    for key in plan[1:]:
        found = policy.open(state)
        if found is None or found[0] != seat or key not in found[1]:
            break
        state = policy.step(state, seat, key)
    return state
