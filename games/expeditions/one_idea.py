"""How the level gentle sees Expeditions: one star at a time."""

from __future__ import annotations

from games.expeditions.evaluator import SeatEvaluator
from games.expeditions.glory import progress
from games.expeditions.state import Seat, State
from games.expeditions.weights import WEIGHTS, Weights


class OneIdea(SeatEvaluator):
    """A seat that works at one star at a time: the one it is nearest to."""

    def __init__(self, state: State, seat: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(state, seat, weights)
        idea = idea_of(self.owner)
        self.lacks = {category: lack for category, lack in self.lacks.items() if category == idea}


def idea_of(owner: Seat) -> str | None:
    """The star that is nearest, of those that can be placed yet."""
    open_ones = [one for one in progress(owner) if not one.star]
    return max(open_ones, key=lambda one: one.have / one.goal).category if open_ones else None
