"""The bracket of a knockout as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.core.localizer import Localizer
from bot.discord.exact import exact
from bot.discord.sanitize import visible
from bot.tournaments.pairing import bracket
from bot.tournaments.pairing.field import CannotPairError, Entrant, Pairing
from bot.tournaments.standings_views import Names
from games.engine import labelled
from render.alt_text import shortened
from render.tournament import BracketChart, BracketRound, Seat

COLUMNS, ROWS = 4, 8
"""The number of rounds on a picture, and of the matches of its first round."""


def parts(entrants: Sequence[Entrant], played: Sequence[Pairing]) -> list[tuple[int, int]]:
    """The pictures that show where a knockout is: the round each begins with, and where in it, in matches.

    They begin with the round that is played, or with the last sixteen.
    """
    count = bracket.rounds(len(entrants))
    now = max((match.round for match in played), default=1)
    first = max(1, min(now, count - COLUMNS + 1))
    return [(first, at) for at in range(0, 1 << (count - first), ROWS)]


def part_of(entrants: Sequence[Entrant], played: Sequence[Pairing], person: int | None) -> tuple[int, int] | None:
    """The picture, of :func:`parts`, on which somebody is; None where they are out."""
    first, _ = parts(entrants, played)[0]
    there = known(entrants, played, first)
    return (first, there.index(person) // 2 // ROWS * ROWS) if person is not None and person in there else None


def bracket_chart(
    name: str,
    entrants: Sequence[Entrant],
    played: Sequence[Pairing],
    part: tuple[int, int],
    names: Names,
    localizer: Localizer,
) -> BracketChart:
    """Describe the picture of a ``part``."""
    first, at = part
    count = bracket.rounds(len(entrants))
    title = localizer.format("bracket-title", name=visible(name))
    seeds = {entrant.person: entrant.seed for entrant in entrants}
    columns = []
    for number in range(first, min(count, first + COLUMNS - 1) + 1):
        before = known(entrants, played, number)
        matches = [*zip(before[::2], before[1::2], strict=True)]
        start, end = at >> (number - first), (at + ROWS) >> (number - first)
        met = {person: each for each in played if each.round == number for person in each.seats}
        shown = tuple(
            (_seat(a, b, met, seeds, names, localizer), _seat(b, a, met, seeds, names, localizer))
            for a, b in matches[start : max(end, start + 1)]
        )
        left = 1 << (count - number)
        columns.append(BracketRound(localizer.format("bracket-round", left=left, round=number), shown))
    told = localizer.format("semicolon").join(_told(column, localizer) for column in columns)
    note = localizer.format("bracket-note")
    if third := _third_place(entrants, played):
        note = localizer.format("bracket-third", names=" – ".join(names.drawn(each, localizer) for each in third.seats))
        told = localizer.format("semicolon").join((told, note))
    alt = localizer(labelled(title, shortened(told)))
    return BracketChart(title, tuple(columns), note, alt)


def _third_place(entrants: Sequence[Entrant], played: Sequence[Pairing]) -> Pairing | None:
    """The game for third place: that of the last round in which nobody plays the final."""
    count = bracket.rounds(len(entrants))
    final = {*known(entrants, played, count)}
    return next((each for each in played if each.round == count and not final & {*each.seats}), None)


def known(entrants: Sequence[Entrant], played: Sequence[Pairing], round_number: int) -> bracket.Slots:
    """The bracket before a round as far as it is known; None where nobody is, or nobody yet."""
    seeds = {entrant.person: entrant.seed for entrant in entrants}
    now = bracket.slots(entrants)
    for number in range(1, round_number):
        matches = [match for match in played if match.round == number]
        there = {person for match in matches for person in match.seats}
        found: list[int | None] = []
        for pair in zip(now[::2], now[1::2], strict=True):
            try:
                unknown = not there & {*pair}
                found.append(None if unknown else bracket.advanced(pair, matches, seeds)[0])
            except CannotPairError:
                found.append(None)
        now = tuple(found)
    return now


def _seat(
    person: int | None,
    other: int | None,
    met: Mapping[int, Pairing],
    seeds: Mapping[int, int],
    names: Names,
    localizer: Localizer,
) -> Seat | None:
    """Somebody in a match with an ``other``; who has a bye meets its word."""
    if person is None:
        alone = other is not None and other in met and met[other].bye
        return Seat(localizer.format("pairings-bye"), out=True) if alone else None
    match = met.get(person)
    points = match.points() if match is not None else None
    through = match is not None and points is not None and bracket.winner(match, seeds) == person
    return Seat(
        names.drawn(person, localizer),
        f"{seeds[person]}",
        "" if match is None or points is None or match.bye else exact(points[person], localizer),
        ahead=through,
        out=points is not None and not through,
        mine=person == names.reader,
    )


def _told(column: BracketRound, localizer: Localizer) -> str:
    pairs = (" – ".join(seat.name for seat in pair if seat is not None) for pair in column.matches)
    return localizer(labelled(column.name, shortened(", ".join(pair for pair in pairs if pair))))
