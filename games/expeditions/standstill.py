"""A ruling: a game in which nobody gets any further ends (the rulebook does not foresee that there could be one).

All cards can be taken, all corruption vanquished and all tiles cleared before anybody has a fourth star, and what the
categories still lack can be trashed. So the game ends once every seat has taken two Refresh turns since anybody last
gained a card, token, worker, map or star, or tucked a card. Coins, power and guile never run out.
"""

from __future__ import annotations

from games.expeditions.state import State

REFRESHES = 2


def stands_still(state: State, seat: int) -> bool:
    """Notes that ``seat`` has taken a Refresh turn; whether the game ends with it."""
    within_reach = _within_reach(state)
    if within_reach != state.within_reach:
        state.within_reach, state.refreshed = within_reach, (0,) * len(state.seats)
    state.refreshed = tuple(n + (seat == other) for other, n in enumerate(state.refreshed))
    return min(state.refreshed) >= REFRESHES


def _within_reach(state: State) -> int:
    """What is still to be gained or tucked: a number that falls with every gain and never rises."""
    cards = len(state.deck) + len(state.sweep) + sum(card is not None for card in state.spots)
    tokens = len(state.bag) + sum(map(len, state.corruption.values()))
    maps = state.maps + 2 * len(state.hidden)  # twice, as turning location 20 up brings a token
    under_mechs = sum(
        len(seat.solved) + len(seat.melded) + len(seat.upgraded) + len(seat.stars) for seat in state.seats
    )
    return cards + tokens + maps + sum(state.workers.values()) - under_mechs
