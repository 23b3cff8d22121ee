"""The tables of a round as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from bot.core.localizer import Localizer
from bot.discord.exact import exact
from bot.discord.sanitize import visible
from bot.tournaments.pairing.field import Pairing
from bot.tournaments.standings_views import Names, places
from games.engine import labelled
from render.alt_text import shortened
from render.tournament import PairingsChart, Seat, Table

PAIRS, GROUPS = 32, 20
"""The number of tables of two on a picture, and of larger ones."""


class Round(NamedTuple):
    """The tables of a round of the tournament called ``name``, by their numbers; ``points`` are those before it."""

    name: str
    round: int
    matches: Mapping[int, Pairing]
    points: Mapping[int, Fraction]
    group_size: int = 2

    def pages(self) -> list[Round]:
        """Itself in parts that fit on a picture each."""
        most = PAIRS if self.group_size == 2 else GROUPS
        tables = [*self.matches.items()]
        return [self._replace(matches=dict(tables[at : at + most])) for at in range(0, len(tables), most)]

    def seats(self, person: int | None) -> bool:
        """Whether somebody, by their number in the tournament, sits at one of its tables."""
        return any(person in each.seats for each in self.matches.values())


def pairings_chart(part: Round, names: Names, localizer: Localizer) -> PairingsChart:
    """Describe the picture of a page."""
    title = localizer.format("pairings-title", name=visible(part.name), round=part.round)
    tables = tuple(
        Table(
            f"{number}." if part.group_size == 2 else localizer.format("pairings-table", number=number),
            tuple(_seat(each, person, part, names, localizer) for person in each.seats),
        )
        for number, each in part.matches.items()
    )
    told = localizer.format("semicolon").join(
        f"{table.name} {' – '.join(seat.name for seat in table.seats)}" for table in tables
    )
    bye, note = localizer.format("pairings-bye"), localizer.format("pairings-note")
    alt = localizer(labelled(title, shortened(told)))
    return PairingsChart(title, tables, bye, note, alt)


def _seat(match: Pairing, person: int, part: Round, names: Names, localizer: Localizer) -> Seat:
    points = None if match.bye else match.points()
    return Seat(
        names.drawn(person, localizer),
        exact(part.points.get(person, Fraction(0)), localizer, places(part.group_size)),
        "" if points is None else exact(points[person], localizer, places(part.group_size)),
        ahead=points is not None and points[person] == max(points.values()) > 0,
        out=person in match.forfeited,
        mine=person == names.reader,
    )
