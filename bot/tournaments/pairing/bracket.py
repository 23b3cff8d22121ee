"""Knockout: a bracket in which the best seeds meet as late as possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.tournaments.pairing.field import CannotPairError, Entrant, Pairing
from bot.tournaments.pairing.history import History
from games.engine.rng import GameRng

Slots = tuple[int | None, ...]
"""People from the top of the bracket to its end; None where nobody is."""


def rounds(people: int) -> int:
    """How many rounds it takes until one is left."""
    return (people - 1).bit_length()


def seed_order(size: int) -> list[int]:
    """The seeds from the top of a bracket of ``size``, a power of two, to its end: 1-8-4-5-2-7-3-6."""
    order = [1]
    while len(order) < size:
        order = [seed for upper in order for seed in (upper, 2 * len(order) + 1 - upper)]
    return order


def slots(entrants: Sequence[Entrant]) -> Slots:
    """Where everybody begins; the best seeds stand beside nobody where the field is no power of two."""
    field = sorted(entrants, key=lambda entrant: entrant.seed)
    order = seed_order(1 << rounds(len(field)))
    return tuple(field[seed - 1].person if seed <= len(field) else None for seed in order)


def winner(match: Pairing, seeds: Mapping[int, int]) -> int | None:
    """Return who goes through from a match that is decided: of those who are level the better seed.

    None where all have forfeited.
    """
    points = match.points() or {}
    there = [person for person in points if person not in match.forfeited]
    return min(there, key=lambda person: (-points[person], seeds[person]), default=None)


def advanced(before: Slots, matches: Sequence[Pairing], seeds: Mapping[int, int]) -> Slots:
    """Return who goes on from the matches of a round that began with ``before``; without a match the better seed.

    Raises CannotPairError while one of them is played.
    """
    met = {person: match for match in matches for person in match.seats}
    found: list[int | None] = []
    for pair in zip(before[::2], before[1::2], strict=True):
        people = [person for person in pair if person is not None]
        match = next((met[person] for person in people if person in met), None)
        if match is None:
            found.append(min(people, key=lambda person: seeds[person], default=None))
        elif match.points() is None:
            raise CannotPairError("unfinished", round=match.round)
        else:
            found.append(winner(match, seeds))
    return tuple(found)


def standing(entrants: Sequence[Entrant], played: Sequence[Pairing], round_number: int) -> Slots:
    """Return the bracket before a round, with those who have dropped out since."""
    seeds = {entrant.person: entrant.seed for entrant in entrants}
    now = slots(entrants)
    for number in range(1, round_number):
        now = advanced(now, [match for match in played if match.round == number], seeds)
    return now


def pairs(
    entrants: Sequence[Entrant],
    played: Sequence[Pairing],
    round_number: int,
    rng: GameRng,
    *,
    third_place: bool = False,
) -> list[tuple[int, ...]]:
    """The matches of a round from the top of the bracket to its end. Who has nobody to meet has a bye.

    With a game for ``third_place``, those meet beside the final who lost before it.
    """
    now, history = standing(entrants, played, round_number), History(entrants, played)
    out = {entrant.person for entrant in entrants if entrant.dropped}
    found = []
    for pair in zip(now[::2], now[1::2], strict=True):
        people = [person for person in pair if person is not None and person not in out]
        if people:
            found.append(history.seated(people, rng))
    if third_place and round_number > 1 and len(now) == 2:
        before = standing(entrants, played, round_number - 1)
        lost = [person for person in before if person is not None and person not in out and person not in now]
        if lost:
            found.append(history.seated(lost, rng))
    return found
