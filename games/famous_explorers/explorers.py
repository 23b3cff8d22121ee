"""The explorer cards: bonus points at the end, as data. Their texts are in the catalogues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from games.engine import Text, text
from games.famous_explorers.state import Seat
from games.famous_explorers.world import World

PRICE = 2


class Explorer(msgspec.Struct, frozen=True):
    """A bonus of ``points`` at the end, by the kind of its condition.

    * "each": at least ``count`` scored cards in each of ``regions``
    * "together": at least ``count`` in ``regions`` together
    * "most": most of all players in ``regions`` (shared by all of them), at least ``count``
    * "spread": scored cards in at least ``count`` regions
    * "tickets": one point for every ``count`` tickets left, at most ``points``
    * "claims": at least ``count`` scored public or secret cards
    """

    key: str
    points: int
    kind: Literal["each", "together", "most", "spread", "tickets", "claims"]
    count: int = 0
    regions: tuple[str, ...] = ()


EXPLORERS: dict[str, Explorer] = {
    explorer.key: explorer
    for explorer in (
        Explorer("ibn-battuta", 3, "each", 2, ("africa", "asia")),
        Explorer("alexander-von-humboldt", 3, "most", 2, ("south-america",)),
        Explorer("james-cook", 3, "spread", 6),
        Explorer("zheng-he", 3, "together", 5, ("asia", "oceania")),
        Explorer("ida-pfeiffer", 3, "tickets", 1),
        Explorer("amundsen", 3, "most", 3, ("north-america",)),
        Explorer("jeanne-baret", 3, "claims", 3),
    )
}


def described(key: str) -> Text:
    """The condition of explorer ``key`` in few words."""
    return text(f"card-{key}-text", points=EXPLORERS[key].points, count=EXPLORERS[key].count)


def in_full(key: str) -> Text:
    """The condition of explorer ``key``, with all there is to know of it."""
    return text(f"card-{key}-full", points=EXPLORERS[key].points, count=EXPLORERS[key].count)


def bonus(world: World, seats: Sequence[Seat], seat: int, key: str) -> int:
    """The points explorer ``key`` gives ``seat`` as things stand."""
    explorer, owner = EXPLORERS[key], seats[seat]
    cards = _regions(world, owner)
    match explorer.kind:
        case "each":
            met = all(cards[region] >= explorer.count for region in explorer.regions)
        case "together":
            met = _in(cards, explorer) >= explorer.count
        case "most":
            best = max(_in(_regions(world, other), explorer) for other in seats)
            met = _in(cards, explorer) == best >= explorer.count
        case "spread":
            met = len(cards) >= explorer.count
        case "tickets":
            return min(explorer.points, owner.tickets // explorer.count)
        case "claims":
            met = sum(card.how != "hand" for card in owner.scored) >= explorer.count
    return explorer.points if met else 0


def _regions(world: World, owner: Seat) -> Counter[str]:
    return Counter(str(world.by_key[card.place].region) for card in owner.scored)


def _in(cards: Counter[str], explorer: Explorer) -> int:
    return sum(cards[region] for region in explorer.regions)
