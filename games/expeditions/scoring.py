"""The score and who wins (rulebook, page 13)."""

from __future__ import annotations

from games.engine import Standing, ranked
from games.expeditions.cards import Item
from games.expeditions.catalogue import CARDS
from games.expeditions.glory import tie_breaker
from games.expeditions.state import Seat, State

STAR = (5, 6, 8, 10)
"""What a star is worth by the number of quests solved; three or more count as three."""
SHARED_STAR = 10
LEAST_STAR = 5
TOKEN = 2


def parts(state: State, seat: int) -> dict[str, int]:
    """A seat's dollars by category, as if the game ended now."""
    owner = state.seats[seat]
    return {
        "cash": owner.coins,
        "stars": _stars(state, owner),
        "items": sum(item.coins for card in owner.upgraded if isinstance(item := CARDS[card], Item)),
        "tokens": TOKEN * len(owner.corruption),
    }


def score(state: State, seat: int) -> int:
    """A seat's dollars, as if the game ended now."""
    return sum(parts(state, seat).values())


def _stars(state: State, owner: Seat) -> int:
    if not state.options.shared_stars:
        return len(owner.stars) * STAR[min(len(owner.solved), len(STAR) - 1)]
    bearing = [category for seat in state.seats for category in seat.stars]
    return sum(max(LEAST_STAR, SHARED_STAR // bearing.count(category)) for category in owner.stars)


def standings(state: State) -> tuple[Standing, ...]:
    """Every seat's place and dollars, as if the game ended now."""
    found = [parts(state, seat) for seat in range(len(state.seats))]
    return ranked(found, [_tie(state, owner) for owner in state.seats])


def _tie(state: State, owner: Seat) -> tuple[int, ...]:
    """What breaks a tie: the sum over all categories, or the summary's list."""
    if not state.options.summary_ties:
        return (tie_breaker(owner),)
    tucked = len(owner.solved), len(owner.upgraded), len(owner.melded)
    return (owner.power + owner.guile, *tucked, len(owner.corruption))
