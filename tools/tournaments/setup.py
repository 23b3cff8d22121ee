"""The parameters of a simulation: people, rounds, seats at a table, and how much of each game is played."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.core.pace import Pace


class Setup(NamedTuple):
    """A tournament to be simulated: so many people, rounds, and seats at a table.

    Of its games so large a share is ``cut`` short: somebody concedes after a few moves. Two in 4,000 moves are
    concessions otherwise.
    """

    game: str
    options: dict[str, Any]
    group_size: int
    people: int
    rounds: int
    pace: Pace = Pace.STEADY
    round_days: int = 12
    cut: float = 0.0


SWISS = Setup("lost_cities", {"rounds": 1}, 2, 30, 5)
GROUPS = Setup("moon", {}, 4, 30, 3)
LARGE = Setup("lost_cities", {"rounds": 1}, 2, 200, 9, cut=0.9)
