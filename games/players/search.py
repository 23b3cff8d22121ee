"""The searcher: samples of what the seat cannot know, the same for every plan, and the plan that does best in them.

In each sample ("world") every plan is tried and the game played on by the policy from there; since all plans meet the
same worlds, luck that is common to them cancels out. The budget is cut into equal parts, and after each the worse half
of the plans drops out (sequential halving); plans that are clearly worse than the best drop out at once, and when one
is left the search ends. So most roll-outs go where the choice is close, and none where there is no choice.

The policy's own plan, the first, is special: it is the one that is taken unless another has shown that it is better.
With few samples the best of several is mostly the luckiest, and such a search would lose to its own policy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

import msgspec

from games.engine import Plan, Policy, Rules

CLEARLY = 2.0
"""How many standard errors of the mean difference a plan has to be behind to drop out at once."""

SHOWN = 0.75
"""How many of them a plan has to be ahead of the policy's own to be taken instead."""

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


class Arm(msgspec.Struct, eq=False):
    """A plan and what it was worth in each of the worlds it has met: the same ones for all plans still in the race."""

    plan: Plan
    worths: list[float] = []

    @property
    def total(self) -> float:
        """What it was worth in all worlds together."""
        return sum(self.worths)


def best_plan(policy: Policy[Any], position: Any, seat: int, keys: Sequence[str], rng: Random, budget: Budget) -> Plan:
    """The plan for ``seat`` that does best within ``budget``; the first to be proposed where none is better."""
    proposed = dict.fromkeys(plan for plan in policy.plans(position, seat, keys, rng) if plan[0] in keys)
    arms = [Arm(plan) for plan in proposed]
    own = arms[0]
    parts = (len(arms) - 1).bit_length()
    for part in range(1, parts + 1):
        while len(arms) > 1 and budget.spent() < part / parts:
            worths = evaluate_sample(policy, position, seat, arms, rng, budget)
            if worths is None:
                break
            for arm, worth in zip(arms, worths, strict=True):
                arm.worths.append(worth)
            if len(arms[0].worths) % LEAST == 0:
                arms = _without_the_hopeless(arms)
        arms = _better_half(arms, own, max(2, len(proposed) >> part))
    return _choice(arms, own).plan


def _better_half(arms: Sequence[Arm], own: Arm, count: int) -> list[Arm]:
    """The best ``count`` plans, the policy's own among them if it is still in the race."""
    kept = [arm for arm in arms if arm is own]
    rest = sorted((arm for arm in arms if arm is not own), key=lambda arm: -arm.total)
    return kept + rest[: count - len(kept)]


def _choice(arms: Sequence[Arm], own: Arm) -> Arm:
    """The best plan; where the policy's own is still in the race, the best of those shown to be better than it."""
    if own in arms:
        arms = [own, *(arm for arm in arms if arm is not own and behind(own, arm, SHOWN))]
    return max(arms, key=lambda arm: arm.total)


def evaluate_sample(
    policy: Policy[Any], position: Any, seat: int, arms: Sequence[Arm], rng: Random, budget: Budget
) -> list[float] | None:
    """What each plan is worth to ``seat`` in one world; None where the budget ends before all have been tried."""
    game = policy.game
    world = game.resample(position, seat, rng)
    luck = rng.getrandbits(64)
    worths = []
    for arm in arms:
        if budget.spent() >= 1:
            return None
        budget.done += 1
        state = game.clone(world)
        apply_plan(game, state, seat, arm.plan)
        worths.append(policy.playout(state, seat, Random(luck))[seat])
    return worths


def _without_the_hopeless(arms: list[Arm]) -> list[Arm]:
    """Those that are not clearly behind the best."""
    best = max(arms, key=lambda arm: arm.total)
    return [arm for arm in arms if not behind(arm, best, CLEARLY)]


def behind(arm: Arm, other: Arm, errors: float) -> bool:
    """Whether ``arm`` is behind by more than so many standard errors of the mean difference."""
    lost = [theirs - own for own, theirs in zip(arm.worths, other.worths, strict=True)]
    count = len(lost)
    if count < 2:
        return False
    mean = sum(lost) / count
    variance = sum((each - mean) ** 2 for each in lost) / (count - 1)
    return mean > errors * sqrt(variance / count)


def apply_plan(game: Rules[Any], state: Any, seat: int, plan: Plan) -> None:
    """``seat`` takes the keys of ``plan`` in ``state``, as far as they are open to it one after the other."""
    if game.mover(state) == seat:
        game.step(state, plan[0])
    else:  # of several who are asked at once, it is not the lowest
        game.machine.step(state, plan[0], seat)
    for key in plan[1:]:
        if game.mover(state) != seat or key not in game.legal(state):
            break
        game.step(state, key)
