"""How computer players play Magpies: high cards where much is at stake, and always the best thing there is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from magpies.effects import PickThing
from magpies.state import State

from games.engine import Policy

LITTLE, MUCH = 2, 8
"""Points between the best and the worst thing of a row that are worth the lowest and the highest card."""


class MagpiesPolicy(Policy[State]):
    horizon = 60
    spread = 8.0
    rollouts = (32, 256)

    def choose(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """Rows and hands are sorted: the last key is the best thing, or the highest card."""
        if isinstance(state.stack[-1], PickThing):
            return keys[-1]
        at_stake = (state.row[-1] - state.row[0] - LITTLE) / (MUCH - LITTLE)
        return keys[round(min(1.0, max(0.0, at_stake)) * (len(keys) - 1))]

    def gentle(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """Has no eye for when a card is worth it."""
        return keys[-1] if isinstance(state.stack[-1], PickThing) else rng.choice(keys)
