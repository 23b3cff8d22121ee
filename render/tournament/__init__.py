"""What pictures of a tournament say: apart from the drawing, so that who asks for one need not load Pillow."""

from __future__ import annotations

from typing import NamedTuple


class Seat(NamedTuple):
    """Somebody at a table: their seed or points, and what they got there, empty while they play.

    ``ahead`` marks who was best or goes through, ``out`` who has dropped out or does not, ``mine`` the reader.
    """

    name: str
    number: str = ""
    result: str = ""
    ahead: bool = False
    out: bool = False
    mine: bool = False


class StandingsLine(NamedTuple):
    """Somebody's line; ``moved`` is by how many places they are higher (None: nothing to compare with).

    ``apart``: lines are left out before it.
    """

    place: str
    name: str
    numbers: tuple[str, ...]
    moved: int | None = None
    out: bool = False
    mine: bool = False
    apart: bool = False


class StandingsChart(NamedTuple):
    """Who stands where; ``heads`` are above the numbers of each line.

    ``column`` is the width of the numbers after the first, in pixels.
    """

    title: str
    heads: tuple[str, ...]
    lines: tuple[StandingsLine, ...]
    note: str
    alt: str
    column: float = 126.0


class Table(NamedTuple):
    """Those who meet at a table, called ``name``; one alone has a bye."""

    name: str
    seats: tuple[Seat, ...]


class PairingsChart(NamedTuple):
    """Who meets whom in a round; ``bye`` is said beside who is alone."""

    title: str
    tables: tuple[Table, ...]
    bye: str
    note: str
    alt: str


class BracketRound(NamedTuple):
    """The meetings of a round from the top of the bracket to its end; None where nobody is known to come, or none."""

    name: str
    matches: tuple[tuple[Seat | None, Seat | None], ...]


class BracketChart(NamedTuple):
    """A part of a bracket: rounds of which each has half as many meetings as the one before, at most 4."""

    title: str
    rounds: tuple[BracketRound, ...]
    note: str
    alt: str


Chart = StandingsChart | PairingsChart | BracketChart
