"""Computer players: one searcher for all games, which sees what its seat knows and nothing else.

A game tells it how to play by its :class:`games.engine.Policy`.
"""

from games.players.knowledge import Knowledge
from games.players.play import (
    TURN_SECONDS,
    Advised,
    Level,
    advise,
    choose,
    choose_offer,
    explain,
    fallback,
    rollouts,
    thinking_time,
)
from games.players.regret import Regret, regret

__all__ = [
    "TURN_SECONDS",
    "Advised",
    "Knowledge",
    "Level",
    "Regret",
    "advise",
    "choose",
    "choose_offer",
    "explain",
    "fallback",
    "regret",
    "rollouts",
    "thinking_time",
]
