"""What a choice has cost, as far as a search can tell: for looking back on a game that is over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from games.engine import AnyGame, Policy, Text
from games.players.knowledge import Knowledge, keys_open
from games.players.search import Arm, Budget, behind, evaluate_sample

ARMS = 4
"""How many other choices are held against the one that was taken."""

WORLDS = 48
"""Worlds that decide which of them is best, and as many fresh ones that tell by how much."""

CLEAR = 1.0
"""How many standard errors it has to be behind there to be spoken of."""


class Regret(msgspec.Struct, frozen=True):
    """The choice that seems best, what speaks for it, and how much of a win (0 to 1) the other one has cost."""

    best: str
    lost: float
    reason: Text | None = None


def regret(
    game: AnyGame,
    known: Knowledge,
    taken: str,
    seed: bytes,
    *,
    seconds: float,
    clock: Callable[[], float] | None = None,
) -> Regret | None:
    """What ``known.seat`` has lost by taking ``taken``, found in ``seconds`` of ``clock`` at most; None for nothing.

    Which choice is best and by how much are found in different worlds: the best of many looks better than it is.
    """
    rng, position, seat, policy = Random(seed), known.position(game), known.seat, game.policy
    keys = keys_open(game, position, seat, waits=True)
    if taken not in keys or len(keys) == 1:
        return None
    others = [plan for plan in policy.plans(position, seat, keys, rng) if plan[0] in keys and plan[0] != taken]
    if not others:
        return None
    mine, *rest = arms = [Arm((taken,)), *(Arm(plan) for plan in others[:ARMS])]
    budget = Budget(10**9, clock, seconds / 2)
    _meet(policy, position, seat, arms, rng, budget)
    if not mine.worths:
        return None
    best = max(rest, key=lambda arm: arm.total)
    if best.total <= mine.total:
        return None
    mine, best = Arm(mine.plan), Arm(best.plan)
    _meet(policy, position, seat, [mine, best], rng, Budget(10**9, clock, seconds / 2))
    lost = (best.total - mine.total) / max(1, len(mine.worths))
    if lost <= 0 or not behind(mine, best, CLEAR):
        return None
    return Regret(best.plan[0], lost, policy.reason(position, seat, best.plan[0], own=True))


def _meet(policy: Policy[Any], position: Any, seat: int, arms: list[Arm], rng: Random, budget: Budget) -> None:
    """Tries all plans in the same worlds, as many as there is time for."""
    for _ in range(WORLDS):
        worths = evaluate_sample(policy, position, seat, arms, rng, budget)
        if worths is None:
            return
        for arm, worth in zip(arms, worths, strict=True):
            arm.worths.append(worth)
