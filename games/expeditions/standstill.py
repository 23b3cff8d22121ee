"""A ruling: a game that could never end is over (the rulebook does not foresee that there could be one).

A game ends by somebody's fourth star. Cards, workers, maps and corruption are limited, what is tucked stays, and what
is trashed is gone for good, so it may come to pass that nobody can ever place another star. Such a game ends once every
seat has taken two Refresh turns since anybody last gained a card, token, worker, map or coin, or tucked a card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.expeditions.cards import Item, Meteorite, Quest
from games.expeditions.catalogue import CARDS
from games.expeditions.gains import controlled
from games.expeditions.glory import CARDS as CARDS_CONTROLLED
from games.expeditions.glory import MAPS, TOKENS, TUCKED, WORKERS
from games.expeditions.state import STARS, TWENTY, Seat, State
from games.expeditions.terms import Category

REFRESHES = 2


def stands_still(state: State, seat: int) -> bool:
    """Notes that ``seat`` has taken a Refresh turn; whether the game ends with it."""
    within_reach = _within_reach(state)
    if within_reach != state.within_reach:
        state.within_reach, state.refreshed = within_reach, (0,) * len(state.seats)
    state.refreshed = tuple([n + (seat == other) for other, n in enumerate(state.refreshed)])
    return min(state.refreshed) >= REFRESHES and not any(star_in_reach(state, owner) for owner in state.seats)


def star_in_reach(state: State, owner: Seat) -> bool:
    """Whether a seat could ever place another star, if it gained all that anybody else does not have."""
    if len(owner.stars) >= STARS:
        return False
    return any(possible for category, possible in _reachable(state, owner).items() if category not in owner.stars)


def _reachable(state: State, owner: Seat) -> Mapping[Category, bool]:
    """The categories and whether a seat could reach them, at best."""
    cards = [*controlled(owner), *state.deck, *state.sweep, *state.shown, *(card for card in state.spots if card)]
    tokens = [*owner.corruption, *state.bag, *(token for tokens in state.corruption.values() for token in tokens)]
    twenty = TWENTY in tokens or any(state.tiles[position] == 20 for position in state.hidden)
    workers = sum(owner.all_workers().values()) + sum(state.workers.values())

    def enough(tucked: Sequence[str], kind: type) -> bool:
        return len(tucked) + sum(isinstance(CARDS[card], kind) for card in cards) >= TUCKED

    return {
        "solve": enough(owner.solved, Quest),
        "meld": enough(owner.melded, Meteorite),
        "upgrade": enough(owner.upgraded, Item),
        "twenty": twenty,
        "corruption": sum(token != TWENTY for token in tokens) >= TOKENS,
        "cards": len(cards) >= CARDS_CONTROLLED,
        "workers-maps": workers >= WORKERS or owner.maps + state.maps + len(state.hidden) >= MAPS,
    }


def _within_reach(state: State) -> int:
    """What is still to be gained or tucked, less all coins: a number that changes with every gain."""
    cards = len(state.deck) + len(state.sweep) + len(state.spots) - state.spots.count(None)
    tokens = len(state.bag) + sum(map(len, state.corruption.values()))
    maps = state.maps + 2 * len(state.hidden)  # twice, as turning location 20 up brings a token
    taken = 0
    for seat in state.seats:
        taken += len(seat.solved) + len(seat.melded) + len(seat.upgraded) + len(seat.stars) + seat.coins
    return cards + tokens + maps + sum(state.workers.values()) - taken
