"""Trying on one's own how a game could go on: deals of what one cannot know, and lines of play there. All private."""

from __future__ import annotations

import msgspec

MAX_DEALS = 3
"""Deals between the ends of two of one's own turns."""
MAX_KEPT = 3
"""Lines that are kept by name."""
MAX_STEPS = 90
"""Choices of a line."""
MAX_NAME = 40
"""Characters of a line's name."""
SCRATCH = 0
"""The number of the line that is being played."""


class GuessedDeal(msgspec.Struct, frozen=True):
    """A position as ``seat`` knew it at ``revision``, the rest dealt anew: ``start``, encoded.

    It was asked for at the table's revision ``asked_at``, as the ``number``-th (from 0) since a turn of its owner.
    """

    id: int
    revision: int
    asked_at: int
    number: int
    seat: int
    start: bytes


class LineStep(msgspec.Struct, frozen=True, array_like=True):
    """A choice of a seat: its key, or a path of keys that were chosen at once."""

    seat: int
    key: str


class Line(msgspec.Struct, frozen=True):
    """Choices one after the other in the deal with the id ``deal``; kept by its ``name``, or the SCRATCH line."""

    number: int
    deal: int
    steps: tuple[LineStep, ...] = ()
    name: str = ""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a person has tried at a table. ``revision`` counts its changes; the SCRATCH line is the first."""

    user_id: int
    table_id: int
    revision: int = 0
    deals: tuple[GuessedDeal, ...] = ()
    lines: tuple[Line, ...] = ()

    def line(self, number: int) -> Line | None:
        """Return the line with a number."""
        return next((line for line in self.lines if line.number == number), None)

    def deal(self, line: Line) -> GuessedDeal:
        """Return the deal in which a line is played."""
        return next(deal for deal in self.deals if deal.id == line.deal)

    @property
    def kept(self) -> tuple[Line, ...]:
        """The lines that are kept by name."""
        return tuple(line for line in self.lines if line.number != SCRATCH)

    def dealt_since(self, revision: int) -> tuple[GuessedDeal, ...]:
        """The deals that were asked for after a revision of the table."""
        return tuple(deal for deal in self.deals if deal.asked_at >= revision)
