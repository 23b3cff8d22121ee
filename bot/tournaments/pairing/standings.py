"""Standings of a tournament, by the rules in docs/tournaments.md. All numbers are exact."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

import msgspec

from bot.tournaments.pairing.bracket import winner
from bot.tournaments.pairing.field import Entrant, Form, Pairing
from bot.tournaments.pairing.history import HALF

ROUND_ROBIN = ("direct", "sonneborn-berger", "buchholz", "wins")
SWISS = ("buchholz", "sonneborn-berger", "direct", "wins")
GROUPS = ("share", "wins")
"""Where points are level this decides, in this order. Where all have met all, Buchholz parts nobody."""


MAX_LINES = 32
"""The number of lines that are shown at once."""


class Standing(msgspec.Struct, frozen=True):
    """Somebody's ``place`` (1 is best, those whom nothing parts share it), points, and what breaks ties, in order.

    ``played`` counts tables that are decided, byes not among them.
    """

    person: int
    place: int
    points: Fraction
    tie_breaks: Mapping[str, Fraction]
    played: int
    byes: int
    dropped: bool


def tie_breaks(form: Form, group_size: int) -> tuple[str, ...]:
    """The names of what breaks ties, the weightiest first. A knockout has none: who went out together is level."""
    if form is Form.KNOCKOUT:
        return ()
    if group_size > 2:
        return GROUPS
    return ROUND_ROBIN if form is Form.ROUND_ROBIN else SWISS


def standings(
    form: Form, group_size: int, entrants: Sequence[Entrant], played: Sequence[Pairing]
) -> tuple[Standing, ...]:
    """Everybody's standing after what was decided of ``played``, the best first, those who are level by seed."""
    sheet = _Sheet(entrants, played)
    points = sheet.survived if form is Form.KNOCKOUT else sheet.points
    keys: dict[int, tuple[Fraction, ...]] = {person: (number,) for person, number in points.items()}
    shown: dict[int, dict[str, Fraction]] = {person: {} for person in points}
    for name in tie_breaks(form, group_size):
        found = sheet.direct(keys) if name == "direct" else {person: sheet.count[name](person) for person in keys}
        for person, number in found.items():
            shown[person][name] = number
            keys[person] = (*keys[person], number)
    places: dict[tuple[Fraction, ...], int] = {}
    for place, key in enumerate(sorted(keys.values(), reverse=True), start=1):
        places.setdefault(key, place)
    everybody = [
        Standing(
            person=entrant.person,
            place=places[keys[entrant.person]],
            points=points[entrant.person],
            tie_breaks=shown[entrant.person],
            played=sheet.tables[entrant.person],
            byes=sheet.byes[entrant.person],
            dropped=entrant.dropped,
        )
        for entrant in sorted(entrants, key=lambda entrant: entrant.seed)
    ]
    return tuple(sorted(everybody, key=lambda each: each.place))


def moved(now: Sequence[Standing], before: Sequence[Standing]) -> dict[int, int]:
    """By how many places each is higher ``now`` than ``before``; less than 0: lower."""
    then = {each.person: each.place for each in before}
    return {each.person: then[each.person] - each.place for each in now if each.person in then}


def shown(found: Sequence[Standing], reader: int | None, start: int = 0) -> tuple[Standing, ...]:
    """A page of SHOWN of ``found`` from ``start`` on; the last of them is the reader where they are not among them."""
    page = found[start : start + MAX_LINES]
    own = [each for each in found if each.person == reader and each not in page]
    return (*page[: MAX_LINES - len(own)], *own)


class _Sheet:
    """Points of each person from decided matches."""

    def __init__(self, entrants: Sequence[Entrant], played: Sequence[Pairing]) -> None:
        people = [entrant.person for entrant in entrants]
        self._seeds = {entrant.person: entrant.seed for entrant in entrants}
        self._of: dict[int, list[tuple[Pairing, Mapping[int, Fraction]]]] = {person: [] for person in people}
        for match in played:
            if (points := match.points()) is not None:
                for person in match.seats:
                    self._of[person].append((match, points))
        self.points = {person: sum((got[person] for _, got in self._of[person]), Fraction(0)) for person in people}
        self.byes = {person: sum(match.bye for match, _ in self._of[person]) for person in people}
        self.tables = {person: len(self._of[person]) - self.byes[person] for person in people}
        self.count: Mapping[str, Callable[[int], Fraction]] = {
            "buchholz": self._buchholz,
            "sonneborn-berger": self._sonneborn_berger,
            "share": self._share,
            "wins": self._wins,
        }

    @property
    def survived(self) -> dict[int, Fraction]:
        """How many rounds of a knockout each has survived: all before the one they lost.

        Who wins the game for third place, or draws it, has half a round more.
        """
        found = dict.fromkeys(self._of, Fraction(0))
        for person, matches in self._of.items():
            in_order = sorted(matches, key=lambda each: each[0].round)
            for at, (match, _) in enumerate(in_order):
                through = winner(match, self._seeds) == person
                found[person] = Fraction(match.round - (not through))
                if not through:
                    found[person] += HALF * any(got[person] >= HALF for _, got in in_order[at + 1 :])
                    break
        return found

    def _buchholz(self, person: int) -> Fraction:
        """The points of all opponents; a bye counts as one with as many as oneself."""
        return self._weighed(person, lambda _: Fraction(1))

    def _sonneborn_berger(self, person: int) -> Fraction:
        """The points of all one has beaten, and half of theirs with whom one drew; a bye as for Buchholz."""
        return self._weighed(person, lambda got: got)

    def _weighed(self, person: int, weight: Callable[[Fraction], Fraction]) -> Fraction:
        found = Fraction(0)
        for match, got in self._of[person]:
            against = match.others(person) or (person,)
            found += weight(got[person]) * sum((self.points[other] for other in against), Fraction(0))
        return found

    def direct(self, keys: Mapping[int, tuple[Fraction, ...]]) -> dict[int, Fraction]:
        """The points of each against those who are level with them by ``keys``, if all of these have met each other."""
        level, found = dict[tuple[Fraction, ...], set[int]](), dict.fromkeys(keys, Fraction(0))
        for person, key in keys.items():
            level.setdefault(key, set()).add(person)
        for among in level.values():
            if all(among - {each} <= self._met(each) for each in among):
                for person in among:
                    for match, got in self._of[person]:
                        found[person] += got[person] if among & {*match.others(person)} else 0
        return found

    def _met(self, person: int) -> set[int]:
        return {other for match, _ in self._of[person] for other in match.others(person)}

    def _share(self, person: int) -> Fraction:
        """The shares one had of all points of each table."""
        return sum((_share_of(match, person) for match, _ in self._of[person]), Fraction(0))

    def _wins(self, person: int) -> Fraction:
        """How often nobody else at the table was as good."""
        return Fraction(sum(got[person] == 1 and not match.bye for match, got in self._of[person]))


def _share_of(match: Pairing, person: int) -> Fraction:
    """A person's score by the table's total; an even share where there is no score, nothing for who forfeited.

    Where somebody is below nought, all count from the lowest on.
    """
    there = [each for each in match.seats if each not in match.forfeited]
    if person not in there:
        return Fraction(0)
    scores = dict(zip(match.seats, match.score or (0,) * len(match.seats), strict=True))
    low = min(0, *(scores[each] for each in there)) if there else 0
    total = sum(scores[each] - low for each in there)
    return Fraction(scores[person] - low, total) if total else Fraction(1, len(there))
