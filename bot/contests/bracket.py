"""Knockout: a bracket in which the best seeds meet as late as possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.contests.field import CannotPairError, Entrant, Meeting
from bot.contests.history import History
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


def winner(meeting: Meeting, seeds: Mapping[int, int]) -> int | None:
    """Who goes through from a meeting that is decided: of those who are level the better seed.

    None where all have forfeited.
    """
    points = meeting.points() or {}
    there = [person for person in points if person not in meeting.forfeited]
    return min(there, key=lambda person: (-points[person], seeds[person]), default=None)


def advanced(before: Slots, meetings: Sequence[Meeting], seeds: Mapping[int, int]) -> Slots:
    """Who goes on from the meetings of a round that began with ``before``; without a meeting the better seed.

    Raises CannotPairError while one of them is played.
    """
    met = {person: meeting for meeting in meetings for person in meeting.seats}
    found: list[int | None] = []
    for pair in zip(before[::2], before[1::2], strict=True):
        people = [person for person in pair if person is not None]
        meeting = next((met[person] for person in people if person in met), None)
        if meeting is None:
            found.append(min(people, key=lambda person: seeds[person], default=None))
        elif meeting.points() is None:
            raise CannotPairError("unfinished", round=meeting.round)
        else:
            found.append(winner(meeting, seeds))
    return tuple(found)


def standing(entrants: Sequence[Entrant], played: Sequence[Meeting], round_number: int) -> Slots:
    """Who stands where in the bracket before a round, those who have dropped out since among them."""
    seeds = {entrant.person: entrant.seed for entrant in entrants}
    now = slots(entrants)
    for number in range(1, round_number):
        now = advanced(now, [meeting for meeting in played if meeting.round == number], seeds)
    return now


def pairs(
    entrants: Sequence[Entrant], played: Sequence[Meeting], round_number: int, rng: GameRng
) -> list[tuple[int, ...]]:
    """The meetings of a round from the top of the bracket to its end. Who has nobody to meet has a bye."""
    now, history = standing(entrants, played, round_number), History(entrants, played)
    out = {entrant.person for entrant in entrants if entrant.dropped}
    found = []
    for pair in zip(now[::2], now[1::2], strict=True):
        people = [person for person in pair if person is not None and person not in out]
        if people:
            found.append(history.seated(people, rng))
    return found
