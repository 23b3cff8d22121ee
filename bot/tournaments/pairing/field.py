"""Values for pairings and standings: forms, people, and their tables."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction

import msgspec


class Form(StrEnum):
    """How a tournament goes. ROUND_ROBIN: everybody meets everybody, or as many as the rounds allow."""

    ROUND_ROBIN = "round_robin"
    SWISS = "swiss"
    KNOCKOUT = "knockout"


class CannotPairError(ValueError):
    """No tournament can be held so. ``reason`` names why, ``values`` are the numbers that belong to it."""

    def __init__(self, reason: str, **values: int) -> None:
        super().__init__(f"{reason}: {values}")
        self.reason, self.values = reason, values


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part; ``seed`` 1 is the strongest. Who has ``dropped`` out is paired no more."""

    person: int
    seed: int
    dropped: bool = False


class Pairing(msgspec.Struct, frozen=True):
    """People at one table in a round (from 1), in the order in which they sit; one alone has a bye.

    ``places`` are theirs in that order: 1 is best, ties share one, None while they play. Who ``forfeited`` comes last
    whatever ``places`` say. ``score``: what the game gave each, where that is known.
    """

    round: int
    seats: tuple[int, ...]
    places: tuple[int, ...] | None
    forfeited: frozenset[int] = frozenset()
    score: tuple[int, ...] | None = None

    @property
    def bye(self) -> bool:
        """Whether somebody was alone."""
        return len(self.seats) == 1

    def others(self, person: int) -> tuple[int, ...]:
        """Return those whom ``person`` plays here."""
        return tuple(other for other in self.seats if other != person)

    def points(self) -> Mapping[int, Fraction] | None:
        """Return the points of each: 1 for the first, 0 for the last, evenly between, shared in ties.

        None while they play.

        A bye gives 1, a forfeit nothing.
        """
        if self.bye:
            return {self.seats[0]: Fraction(1)}
        if self.places is None:
            return None
        ranks = [(person in self.forfeited, place) for person, place in zip(self.seats, self.places, strict=True)]
        found = {}
        for person, rank in zip(self.seats, ranks, strict=True):
            halves = 2 * sum(other > rank for other in ranks) + ranks.count(rank) - 1
            found[person] = Fraction(0 if person in self.forfeited else halves, 2 * len(ranks) - 2)
        return found
