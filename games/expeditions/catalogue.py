"""Everything there is in the box: all cards by key, the deck, the pairs, the tiles, the mechs, the bag.

The tables stand in ``items``, ``meteorites``, ``quests``, ``people``, ``tiles`` and ``mechs``; ``wording`` puts them in
words. Keys are short kebab-case names. No ability loops forever: ``tests/games/expeditions/test_content.py`` holds
what keeps them finite.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.expeditions.abilities import Ability, Nested, Solve, Vanquish
from games.expeditions.cards import Card, Item
from games.expeditions.items import ITEMS
from games.expeditions.mechs import BAG, MECHS
from games.expeditions.meteorites import METEORITES
from games.expeditions.people import PEOPLE
from games.expeditions.quests import QUESTS
from games.expeditions.tiles import COVERED, TILES

__all__ = ["BAG", "BY_PLACE", "CARDS", "COVERED", "DECK", "MECHS", "PAIRS", "TILES"]

_DECK: tuple[Card, ...] = (*ITEMS, *METEORITES, *QUESTS)

DECK: tuple[str, ...] = tuple(card.key for card in _DECK)
"""The keys of the 90 cards of the deck, unshuffled."""

CARDS: dict[str, Card] = {card.key: card for card in (*_DECK, *PEOPLE)}
"""All cards by key: the deck and the twelve starting cards."""

PAIRS: tuple[tuple[str, str], ...] = tuple(
    (one.key, other.key)
    for one in PEOPLE
    for other in PEOPLE
    if one.role == "character" and other.role == "companion" and one.pair == other.pair
)
"""Character and companion who start together."""


def _by_place(effects: Sequence[Ability]) -> bool:
    return any(
        isinstance(effect, Solve | Vanquish) or (isinstance(effect, Nested) and _by_place(effect.then))
        for effect in effects
    )


BY_PLACE: frozenset[str] = frozenset(
    key for key, card in CARDS.items() if _by_place(card.instant if isinstance(card, Item) else card.ability)
)
"""The cards whose ability brings more in one place than in another: it fights there, or solves a quest."""
