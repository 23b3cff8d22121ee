"""The final score, and the running one."""

from __future__ import annotations

from games.engine import Standing, ranked
from games.moon.counts import end_scores, printed_hearts, reputation_hearts
from games.moon.state import State


def standings(state: State) -> tuple[Standing, ...]:
    """Every seat's place and points if the game ended now; ties by rovers in supply, then by resources, then shared."""
    parts = [_parts(state, seat) for seat in range(len(state.seats))]
    return ranked(parts, [(owner.rovers, sum(owner.resources)) for owner in state.seats])


def _parts(state: State, seat: int) -> dict[str, int]:
    owner = state.seats[seat]
    return {
        "flags": owner.won,
        "effects": owner.gained,
        "tokens": owner.scored,
        "structures": printed_hearts(owner),
        "reputations": reputation_hearts(owner),
        "end": end_scores(state, seat),
    }
