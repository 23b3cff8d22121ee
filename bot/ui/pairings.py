"""The tables of a round as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from bot.contests.field import Meeting
from bot.localizer import Localizer
from bot.ui.exact import exact
from bot.ui.sanitize import visible
from bot.ui.standings import Names, places
from render.contest import PairingsChart, Seat, Table

PAIRS, GROUPS = 32, 20
"""So many tables of two, and larger ones, are on a picture."""


class Round(NamedTuple):
    """The tables of a round of the tournament called ``name``, by their numbers; ``points`` are those before it."""

    name: str
    round: int
    meetings: Mapping[int, Meeting]
    points: Mapping[int, Fraction]
    group_size: int = 2

    def pages(self) -> list[Round]:
        """Itself in parts that fit on a picture each."""
        most = PAIRS if self.group_size == 2 else GROUPS
        tables = [*self.meetings.items()]
        return [self._replace(meetings=dict(tables[at : at + most])) for at in range(0, len(tables), most)]

    def seats(self, person: int | None) -> bool:
        """Whether somebody, by their number in the tournament, sits at one of its tables."""
        return any(person in each.seats for each in self.meetings.values())


def pairings_chart(part: Round, names: Names, localizer: Localizer) -> PairingsChart:
    """What the picture of a page shows."""
    title = localizer.format("pairings-title", name=visible(part.name), round=part.round)
    tables = tuple(
        Table(
            f"{number}." if part.group_size == 2 else localizer.format("pairings-table", number=number),
            tuple(_seat(each, person, part, names, localizer) for person in each.seats),
        )
        for number, each in part.meetings.items()
    )
    told = "; ".join(f"{table.name} {' – '.join(seat.name for seat in table.seats)}" for table in tables)
    bye, note = localizer.format("pairings-bye"), localizer.format("pairings-note")
    return PairingsChart(title, tables, bye, note, f"{title}: {told}")


def _seat(meeting: Meeting, person: int, part: Round, names: Names, localizer: Localizer) -> Seat:
    points = None if meeting.bye else meeting.points()
    return Seat(
        names.drawn(person, localizer),
        exact(part.points.get(person, Fraction(0)), localizer, places(part.group_size)),
        "" if points is None else exact(points[person], localizer, places(part.group_size)),
        ahead=points is not None and points[person] == max(points.values()) > 0,
        out=person in meeting.forfeited,
        mine=person == names.reader,
    )
