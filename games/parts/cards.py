"""Decks, market rows, and hands dealt anew by what a seat knows of them.

A deck is a list, the next card last. So ``deck.pop()`` draws, and ``[deck.pop() for _ in range(5)]`` deals five.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from random import Random
from typing import Any, TypeVar

from games.engine.rng import GameRng

CardT = TypeVar("CardT", bound=Any)
PlaceT = TypeVar("PlaceT", bound=Hashable)

SWAPS = 4
"""Swaps for each card that follow a deal by what is known, so that no deal is much likelier than another."""


def refill(deck: list[CardT], discards: list[CardT], rng: GameRng) -> bool:
    """Shuffle the ``discards`` into a new ``deck`` if it is empty, and return whether that was done.

    Call it before a card is drawn, or after, where the rules have it happen at once.

    >>> deck, discards = [], ["ace", "king"]
    >>> refill(deck, discards, GameRng("01")), len(deck), discards
    (True, 2, [])
    """
    if deck or not discards:
        return False
    deck += discards
    discards.clear()
    rng.shuffle(deck)
    return True


def fill_row(row: list[CardT], size: int, deck: list[CardT]) -> list[CardT]:
    """Turn up cards of ``deck`` until ``row`` holds ``size``, and return the new ones: a market, an offer.

    There are fewer once the deck is empty. New cards come last; a card that is sold is removed from the row. Whoever
    calls it tells of the new cards and calls :meth:`Log.reveal`.

    >>> row, deck = ["axe"], ["rope", "lamp", "map"]
    >>> fill_row(row, 3, deck), row, deck
    (['map', 'lamp'], ['axe', 'map', 'lamp'], ['rope'])
    """
    new = [deck.pop() for _ in range(min(size - len(row), len(deck)))]
    row += new
    return new


def shuffle_anew(cards: Iterable[CardT], rng: Random) -> list[CardT]:
    """Return hidden ``cards`` in another order, for :meth:`Game.resample`. How they really lie makes no difference."""
    found = sorted(cards)
    rng.shuffle(found)
    return found


def deal_anew(
    unseen: Iterable[CardT],
    counts: Mapping[PlaceT, int],
    rng: Random,
    fits: Callable[[PlaceT, CardT], bool] | None = None,
) -> tuple[dict[PlaceT, list[CardT]], list[CardT]]:
    """Deal the cards that a seat has not seen to the places where they may be, for :meth:`Game.resample`.

    ``unseen`` are all of them: others' hands, the deck, what was chosen unseen. How they really lie makes no
    difference. ``counts`` are how many lie in each place. Return the cards of each place, and the rest: the deck.

    ``fits`` tells whether a card may lie in a place as far as the seat knows, so that what it has learned holds: who
    has not followed suit holds none of it (:func:`games.parts.tricks.voids`). All deals that fit are then about
    equally likely. Raises ValueError where none does.

    >>> unseen, counts = ["clubs-2", "hearts-7", "hearts-9"], {1: 1, 2: 1}
    >>> hands, deck = deal_anew(unseen, counts, Random(1), lambda seat, card: seat == 2 or "hearts" not in card)
    >>> hands[1], len(hands[2]), len(deck)
    (['clubs-2'], 1, 1)
    """
    cards = shuffle_anew(unseen, rng)
    if fits is not None:
        return _deal_fitting(cards, counts, rng, fits)
    return {place: [cards.pop() for _ in range(count)] for place, count in counts.items()}, cards


def _deal_fitting(
    cards: list[CardT], counts: Mapping[PlaceT, int], rng: Random, fits: Callable[[PlaceT, CardT], bool]
) -> tuple[dict[PlaceT, list[CardT]], list[CardT]]:
    places, rest = list(counts), len(counts)
    room = [*counts.values(), len(cards) - sum(counts.values())]
    held: list[list[CardT]] = [[] for _ in room]

    able = {card: [number for number in range(rest) if fits(places[number], card)] + [rest] for card in cards}

    def put(card: CardT, tried: set[int]) -> bool:
        """Find a place for a card; what is there makes room where it can be elsewhere."""
        order = [number for number in able[card] if number not in tried]
        rng.shuffle(order)
        for number in order:
            if len(held[number]) < room[number]:
                held[number].append(card)
                return True
        for number in order:
            tried.add(number)
            for at, other in enumerate(held[number]):
                if put(other, tried):
                    held[number][at] = card
                    return True
        return False

    for card in cards:
        if not put(card, set()):
            raise ValueError(f"no deal fits: there is no place for {card!r}")
    slots = [(number, at) for number, size in enumerate(room) for at in range(size)]
    count = len(slots)
    for _ in range(SWAPS * len(cards)):
        (one, a), (two, b) = slots[int(rng.random() * count)], slots[int(rng.random() * count)]
        if one != two and one in able[held[two][b]] and two in able[held[one][a]]:
            held[one][a], held[two][b] = held[two][b], held[one][a]
    return dict(zip(places, held[:-1], strict=True)), held[-1]
