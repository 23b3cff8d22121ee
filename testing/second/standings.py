"""Standings a second time, from docs/tournaments.md: slow, in steps that can be followed with a pencil.

Every game is written down as "this person got so much against that one", and people are compared two by two.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cmp_to_key

from bot.tournaments.pairing.rounds import Entrant, Form, Pairing

Line = tuple[int, int, Fraction, tuple[Fraction, ...]]
"""Person, place, points, tie-breaks."""


def lines(form: Form, size: int, entrants: Sequence[Entrant], played: Sequence[Pairing]) -> list[Line]:
    """Everybody's line, the best first, those who are tied by seed."""
    seeds = {each.person: each.seed for each in entrants}
    decided = [each for each in played if each.places is not None or len(each.seats) == 1]
    if form is Form.KNOCKOUT:
        points = {person: _rounds_survived(person, decided, seeds) for person in seeds}
    else:
        points = {person: sum((_points(person, each) for each in decided), Fraction(0)) for person in seeds}
    numbers: dict[int, list[Fraction]] = {person: [] for person in seeds}
    columns = ["buchholz", "berger", "direct", "wins"]
    if form is Form.ROUND_ROBIN:
        columns = ["direct", "berger", "buchholz", "wins"]
    if size > 2:
        columns = ["share", "wins"]
    if form is Form.KNOCKOUT:
        columns = []
    for column in columns:
        new = {}
        for person in seeds:
            mates = [o for o in seeds if points[o] == points[person] and numbers[o] == numbers[person]]
            new[person] = _number(column, person, mates, decided, points)
        for person, number in new.items():
            numbers[person].append(number)

    def compare(a: int, b: int) -> int:
        for mine, theirs in zip([points[a], *numbers[a]], [points[b], *numbers[b]], strict=True):
            if mine != theirs:
                return -1 if mine > theirs else 1
        return 0

    order = sorted(sorted(seeds, key=lambda person: seeds[person]), key=cmp_to_key(compare))
    found: list[Line] = []
    for at, person in enumerate(order):
        tied = at > 0 and compare(order[at - 1], person) == 0
        place = found[-1][1] if tied else at + 1
        found.append((person, place, points[person], tuple(numbers[person])))
    return found


def _points(person: int, match: Pairing) -> Fraction:
    if person not in match.seats or person in match.forfeited:
        return Fraction(0)
    if len(match.seats) == 1:
        return Fraction(1)
    beaten = Fraction(0)
    for other in match.seats:
        if other != person:
            beaten += _against(person, other, match)
    return beaten / (len(match.seats) - 1)


def _against(person: int, other: int, match: Pairing) -> Fraction:
    """Return a person's points against one other at the table."""
    if person in match.forfeited:
        return Fraction(0)
    if other in match.forfeited:
        return Fraction(1)
    places = dict(zip(match.seats, match.places or (), strict=True))
    if places[person] == places[other]:
        return Fraction(1, 2)
    return Fraction(int(places[person] < places[other]))


def _number(
    column: str, person: int, tied: list[int], decided: Sequence[Pairing], points: dict[int, Fraction]
) -> Fraction:
    mine = [each for each in decided if person in each.seats]
    if column == "buchholz":
        return sum((points[_opponent(person, each)] for each in mine), Fraction(0))
    if column == "berger":
        return sum((points[_opponent(person, each)] * _points(person, each) for each in mine), Fraction(0))
    if column == "wins":
        return Fraction(len([each for each in mine if len(each.seats) > 1 and _points(person, each) == 1]))
    if column == "share":
        return sum((_share(person, each) for each in mine), Fraction(0))
    pairs = [(a, b) for a in tied for b in tied if a < b]
    if any(not [each for each in decided if a in each.seats and b in each.seats] for a, b in pairs):
        return Fraction(0)
    among = [each for each in mine if len(each.seats) == 2 and _opponent(person, each) in tied]
    return sum((_points(person, each) for each in among), Fraction(0))


def _opponent(person: int, match: Pairing) -> int:
    """The other one; of a bye oneself."""
    return next((other for other in match.seats if other != person), person)


def _share(person: int, match: Pairing) -> Fraction:
    if person in match.forfeited:
        return Fraction(0)
    there = [other for other in match.seats if other not in match.forfeited]
    scores = {other: match.score[match.seats.index(other)] if match.score else 0 for other in there}
    below = min(scores.values())
    if below < 0:
        scores = {other: score - below for other, score in scores.items()}
    total = sum(scores.values())
    return Fraction(1, len(there)) if total == 0 else Fraction(scores[person], total)


def _rounds_survived(person: int, decided: Sequence[Pairing], seeds: dict[int, int]) -> Fraction:
    mine = [each for each in decided if person in each.seats]
    if not mine:
        return Fraction(0)
    rounds = sorted(each.round for each in mine)
    for number in rounds:
        last = next(each for each in mine if each.round == number)
        if not _goes_on(person, last, seeds):
            third = [_points(person, each) for each in mine if each.round > number]
            bonus = Fraction(1, 2) if third and third[0] != 0 else Fraction(0)
            return number - 1 + bonus
    return Fraction(rounds[-1])


def _goes_on(person: int, last: Pairing, seeds: dict[int, int]) -> bool:
    left = [other for other in last.seats if other not in last.forfeited]
    best = max((_points(other, last) for other in left), default=None)
    through = [other for other in left if _points(other, last) == best]
    return bool(through) and min(through, key=lambda other: seeds[other]) == person
