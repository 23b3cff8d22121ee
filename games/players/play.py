"""What a computer player answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from random import Random

import msgspec

from games.engine import AnyGame, Text
from games.players.knowledge import Knowledge, keys_open
from games.players.search import Budget, best_plan


class Level(StrEnum):
    """How hard a computer player thinks. Gentle and easy do not: they play by their game's rules of thumb."""

    GENTLE = "gentle"
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


TURN_SECONDS = {Level.NORMAL: 1.5, Level.HARD: 8.0}
"""How long a level thinks about a whole turn at most, in seconds of a core's own time."""


def thinking_time(level: Level, decisions: int = 0) -> float:
    """The seconds of a core's own time that ``level`` thinks at most, after so many ``decisions`` in this turn.

    Each decision gets half of what is left for the turn, so that one of many decisions ends in good time, too.
    """
    return TURN_SECONDS.get(level, 0.0) * 0.5 ** (decisions + 1)


def rollouts(game: AnyGame, level: Level, keys: Sequence[str] = ()) -> int:
    """How many roll-outs a level makes for one decision, between ``keys``, at most."""
    normal, hard = game.policy.rollouts
    return min({Level.NORMAL: normal, Level.HARD: hard}.get(level, 0), game.policy.worthwhile(keys))


def choose(
    game: AnyGame,
    known: Knowledge,
    level: Level,
    seed: bytes,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    clock: Callable[[], float] | None = None,
) -> str:
    """The key that a player of ``level`` takes in the decision ``known.seat`` is waited for.

    It thinks for ``iterations`` roll-outs (None: the level's own number), and with a ``clock``, which tells seconds,
    for ``seconds`` at most (None: :func:`thinking_time`). Without a clock it depends on the arguments alone. Raises
    ValueError where nobody waits for the seat.
    """
    rng, position = Random(seed), known.position(game)
    keys = keys_open(game, position, known.seat, waits=True)
    if not keys:
        raise ValueError(f"nobody waits for seat {known.seat}")
    if len(keys) == 1:
        return keys[0]
    if level is Level.GENTLE:
        return game.policy.gentle(position, known.seat, keys, rng)
    if level is Level.EASY:
        return game.policy.easy(position, known.seat, keys, rng)
    budget = Budget(
        rollouts(game, level, keys) if iterations is None else iterations,
        clock,
        thinking_time(level) if seconds is None else seconds,
    )
    policy = game.policy.normal_policy if level is Level.NORMAL else game.policy
    return best_plan(policy, position, known.seat, keys, rng, budget)[0]


def fallback(game: AnyGame, known: Knowledge, seed: bytes) -> str:
    """What the game's policy takes without search, or, should it fail, any open key. Raises as :func:`choose`."""
    rng, position = Random(seed), known.position(game)
    keys = keys_open(game, position, known.seat, waits=True)
    if not keys:
        raise ValueError(f"nobody waits for seat {known.seat}")
    try:
        key = game.policy.choose(position, known.seat, keys, rng)
    except Exception:
        return rng.choice(keys)
    return key if key in keys else rng.choice(keys)


def choose_offer(game: AnyGame, known: Knowledge, seed: bytes) -> str | None:
    """What the player wants to do now though nobody waits for it; None: nothing, which is the rule."""
    position = known.position(game)
    keys = keys_open(game, position, known.seat, waits=False)
    if not keys:
        return None
    try:
        key = game.policy.choose_offer(position, known.seat, keys, Random(seed))
    except Exception:
        return None
    return key if key in keys else None


class Advised(msgspec.Struct, frozen=True):
    """A choice's key, and what speaks most for it (None: nothing that could be said)."""

    key: str
    reason: Text | None = None


def advise(game: AnyGame, known: Knowledge, seed: bytes, most: int = 3) -> tuple[Advised, ...]:
    """The first choices of the game's policy in the decision ``known.seat`` is waited for, for its own eyes."""
    position, seat = known.position(game), known.seat
    keys = keys_open(game, position, seat, waits=True)
    plans = game.policy.plans(position, seat, keys, Random(seed)) if keys else ()
    found = list(dict.fromkeys(plan[0] for plan in plans if plan[0] in keys))
    return tuple(Advised(key, game.policy.reason(position, seat, key, own=True)) for key in found[:most])


def explain(game: AnyGame, seen: Knowledge, key: str) -> Text | None:
    """What spoke most for ``seen.seat`` taking ``key`` in a position as others see it."""
    return game.policy.reason(seen.position(game), seen.seat, key, own=False)
