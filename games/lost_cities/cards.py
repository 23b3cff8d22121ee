"""The cards of Lost Cities, as data.

A card's *face* is a whole number: ten times its colour's place in COLOURS, plus its rank's place in RANKS. So faces
sort by expedition, then investments, then numbers upwards. Cards of one face are alike: the three investments of a
colour, and with four players the two copies of the 2, 3 and 4.
"""

from __future__ import annotations

from functools import cache

from games.engine import text
from games.lost_cities.view import COLOURS

RANKS = ("x", "2", "3", "4", "5", "6", "7", "8", "9", "10")
PER_COLOUR = len(RANKS)
INVESTMENT = 0
INVESTMENTS = 3
DOUBLED = (1, 2, 3)
"""The ranks (2, 3 and 4) that come from a second set when four play."""

CARDS = tuple(f"{colour}-{rank}" for colour in COLOURS for rank in RANKS)
"""Card keys by face: ``yellow-x``, ``yellow-2`` …"""
COLOUR = tuple(face // PER_COLOUR for face in range(len(CARDS)))
"""The place of each face's colour in COLOURS."""
CARD_TEXTS = tuple(text(f"card-{card}") for card in CARDS)


def value(face: int) -> int:
    """The number on a number card."""
    return face % PER_COLOUR + 1


@cache
def deck(seats: int, expeditions: int) -> tuple[int, ...]:
    """Every card of a match in order: 60 for two, 75 for four; 12 or 15 more with a sixth expedition."""
    return tuple(
        colour * PER_COLOUR + rank
        for colour in range(expeditions)
        for rank in range(PER_COLOUR)
        for _ in range(_copies(rank, seats))
    )


def _copies(rank: int, seats: int) -> int:
    if rank == INVESTMENT:
        return INVESTMENTS
    return 2 if seats == 4 and rank in DOUBLED else 1


def names(faces: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    """The keys of cards, in the same order."""
    return tuple([CARDS[face] for face in faces])
