"""Every card of Moon by its key: what the rules, the pictures and the words look up."""

from __future__ import annotations

from games.moon import bases, era_one, era_three, era_two, expedition_cards, reputation_cards
from games.moon.cards import Base, Era, Expedition, Level, Reputation, Structure

STRUCTURES: dict[str, Structure] = {
    card.key: card for card in (*era_one.ERA_ONE, *era_two.ERA_TWO, *era_three.ERA_THREE)
}

DECKS: dict[Era, tuple[str, ...]] = {
    1: tuple(card.key for card in era_one.ERA_ONE),
    2: tuple(card.key for card in era_two.ERA_TWO),
    3: tuple(card.key for card in era_three.ERA_THREE),
}

FIRST: dict[int, Expedition] = expedition_cards.FIRST_CARDS
"""The First Expedition for each player count; what it does is the same on all of them."""

EXPEDITIONS: dict[str, Expedition] = {
    card.key: card
    for card in (
        *expedition_cards.ERA_ONE,
        *expedition_cards.ERA_TWO,
        *expedition_cards.ERA_THREE,
        *FIRST.values(),
    )
}
"""Six of each era, and the First Expeditions."""

BASES: dict[str, Base] = {base.key: base for base in bases.ALL}

REPUTATIONS: dict[str, Reputation] = {
    card.key: card for card in (*reputation_cards.BRONZE, *reputation_cards.SILVER, *reputation_cards.GOLD)
}

REPUTATION_DECKS: dict[Level, tuple[str, ...]] = {
    "bronze": tuple(card.key for card in reputation_cards.BRONZE),
    "silver": tuple(card.key for card in reputation_cards.SILVER),
    "gold": tuple(card.key for card in reputation_cards.GOLD),
}
