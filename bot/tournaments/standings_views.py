"""The standings of a tournament, as a picture and as words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.core.localizer import Localizer
from bot.discord.exact import exact
from bot.discord.sanitize import visible
from bot.tournaments.pairing.field import Form
from bot.tournaments.pairing.standings import Standing, tie_breaks
from games.engine import labelled
from render.alt_text import shortened
from render.tournament import StandingsChart, StandingsLine


class Names(NamedTuple):
    """How the people of a tournament are called: as plain text, and in messages; and who of them reads, if known."""

    plain: Mapping[int, str]
    mentions: Mapping[int, str]
    reader: int | None = None

    def drawn(self, person: int, localizer: Localizer) -> str:
        """Somebody's name in a picture."""
        return visible(self.plain.get(person, "")) or localizer.format("tournament-nameless", number=person)


class StandingsTable(NamedTuple):
    """Standings after a round of the tournament called ``name``; ``lines`` are those to show, best first.

    ``moved``: by how many places each is higher than a round before.
    """

    name: str
    form: Form
    group_size: int
    round: int
    lines: Sequence[Standing]
    moved: Mapping[int, int] = {}

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the titles of a line's numbers."""
        return "rounds" if self.form is Form.KNOCKOUT else "points", *tie_breaks(self.form, self.group_size)

    @property
    def note(self) -> str:
        """The message that says what decides."""
        return f"standings-note-{'groups' if self.group_size > 2 else self.form}"


def standings_chart(table: StandingsTable, names: Names, localizer: Localizer) -> StandingsChart:
    """Describe the picture."""
    lines = tuple(
        StandingsLine(
            f"{each.place}.",
            names.drawn(each.person, localizer),
            _numbers(each, table, localizer),
            table.moved.get(each.person),
            each.dropped,
            each.person == names.reader,
            _apart(table.lines, at),
        )
        for at, each in enumerate(table.lines)
    )
    title = localizer.format("standings-title", name=visible(table.name), round=table.round)
    heads = tuple(localizer.format(f"standings-head-{column}") for column in table.columns)
    told = localizer.format("semicolon").join(f"{line.place} {line.name} {line.numbers[0]}" for line in lines)
    alt = localizer(labelled(title, shortened(told)))
    return StandingsChart(title, heads, lines, localizer.format(table.note), alt)


def standings_text(table: StandingsTable, names: Names, localizer: Localizer) -> str:
    """The same as text for a message, below what the numbers are; at most about 3,000 characters for 32 lines."""
    columns = ", ".join(localizer.format(f"standings-name-{column}") for column in table.columns)
    told = ["-# " + localizer.format("standings-columns", columns=columns)]
    for at, each in enumerate(table.lines):
        points, *rest = _numbers(each, table, localizer)
        if _apart(table.lines, at):
            told.append("…")
        line = localizer.format(
            "standings-line",
            place=each.place,
            who=names.mentions.get(each.person) or localizer.format("tournament-nameless", number=each.person),
            points=points,
            rest="".join(f"· {number} " for number in rest).strip(),
            mine="yes" if each.person == names.reader else "no",
            out="yes" if each.dropped else "no",
        )
        told.append(line)
    return "\n".join([*told, "-# " + localizer.format(table.note)])


def places(group_size: int) -> int | None:
    """How many decimal places points have; None: halves and quarters have signs."""
    return 2 if group_size > 2 else None


def _numbers(each: Standing, table: StandingsTable, localizer: Localizer) -> tuple[str, ...]:
    ties = (exact(number, localizer, 3 if name == "share" else None) for name, number in each.tie_breaks.items())
    return exact(each.points, localizer, places(table.group_size)), *ties


def _apart(lines: Sequence[Standing], at: int) -> bool:
    """Whether somebody is left out before a line: the one before it is further above than all who share its place."""
    if not at:
        return False
    before = lines[at - 1].place
    return lines[at].place > before + sum(each.place == before for each in lines)
