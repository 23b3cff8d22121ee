"""What a seat has, what it lacks and where it can go: read off a position once, and only if somebody asks."""

from __future__ import annotations

from games.engine import once
from games.expeditions.catalogue import CARDS
from games.expeditions.gains import controlled
from games.expeditions.glory import counts
from games.expeditions.ongoing import any_worker
from games.expeditions.places import reach
from games.expeditions.state import STARS, Seat, State
from games.expeditions.terms import COLOURS


class OwnSide:
    """The side of ``seat`` in ``state``, which must not change meanwhile."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.owner: Seat = state.seats[seat]

    @once
    def missing(self) -> dict[str, int]:
        """What each category without a star still asks for."""
        return {
            category: goal - have for category, have, goal in counts(self.owner) if category not in self.owner.stars
        }

    @once
    def lacks(self) -> dict[str, int]:
        """The same of those that the seat cares for."""
        return self.missing

    @once
    def boasts(self) -> bool:
        """Whether a star can be placed."""
        return any(lack <= 0 for lack in self.missing.values()) and len(self.owner.stars) < STARS

    @once
    def controlled(self) -> list[str]:
        """The cards in hand and in the active row."""
        return controlled(self.owner)

    @once
    def workers(self) -> int:
        """How many workers it has, those on cards included."""
        owner = self.owner
        return sum(owner.workers.values()) + sum([active.worker is not None for active in owner.active])

    @once
    def colours(self) -> set[str]:
        """The colours of the cards in hand."""
        return {CARDS[card].colour for card in self.owner.hand}

    @once
    def ready(self) -> set[str]:
        """The colours that a worker could be placed for."""
        workers, joker = self.owner.workers, any_worker(self.state, self.seat)
        if any(workers.values() if "any" in joker else [workers[other] for other in joker]):
            return {*COLOURS}
        return {colour for colour in COLOURS if workers[colour]}

    @once
    def reach(self) -> tuple[str, ...]:
        """Where the mech can go."""
        return reach(self.state, self.seat)
