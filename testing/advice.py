"""What computer players say for the choices that they propose."""

from __future__ import annotations

from random import Random

from games.engine import AnyGame
from games.players import Knowledge, advise


def share_with_reason(game: AnyGame, seed: int = 0) -> float:
    """The share of the choices proposed in a game, played by its rules of thumb, for which a reason is given.

    Three decisions in ten are asked about. Declining and being done need no reason.
    """
    rng = Random(seed)
    state = game.setup(game.seats[0], game.Options(), rng.randbytes(16))
    reasons = []
    while keys := game.legal(state):
        seat = game.mover(state)
        if len(keys) > 1 and rng.random() < 0.3:
            reasons += [each.reason for each in advise(game, Knowledge.of(game, state, seat, b"x"), b"s")]
        game.step(state, keys[0] if len(keys) == 1 else game.policy.choose(state, seat, keys, rng))
    return sum(reason is not None for reason in reasons) / len(reasons)
