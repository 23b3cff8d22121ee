"""How the level gentle sees Expeditions: one star at a time."""

from __future__ import annotations

from games.engine import once
from games.expeditions.evaluator import SeatEvaluator
from games.expeditions.glory import progress
from games.expeditions.state import Seat


class OneIdea(SeatEvaluator):
    """A seat that works at one star at a time: the one it is nearest to."""

    @once
    def lacks(self) -> dict[str, int]:
        idea = idea_of(self.owner)
        return {category: lack for category, lack in self.missing.items() if category == idea}


def idea_of(owner: Seat) -> str | None:
    """The star that is nearest, of those that can be placed yet."""
    open_ones = [one for one in progress(owner) if not one.star]
    return max(open_ones, key=lambda one: one.have / one.goal).category if open_ones else None
