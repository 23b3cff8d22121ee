"""The ways to a game's lessons, and to where a player tries something on their own."""

from __future__ import annotations

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.tables.core.model import Status, Table

TURN = "turn"
"""Says of the button that it is about the end of the turn in the place of a revision."""


def learn_button(localizer: Localizer, *, table: int = 0, game: str = "") -> CairnButton:
    """A button to the lessons of a table's game, or of the ``game`` named."""
    return CairnButton(Id("learn", table, arg=game), localizer.format("button-learn"), emoji="🎓")


def no_hints(table: Table, localizer: Localizer) -> CairnButton:
    """Below a hint: for who wants none."""
    return CairnButton(Id("no-hints", table.id), localizer.format("button-no-hints"))


def try_button(table: Table, localizer: Localizer, turn: int | None = None) -> CairnButton | None:
    """Leads to *Try it* from the position as it is, or the end of a ``turn``; of a game that is over, to its lines.

    None where the table does not allow it.
    """
    if not table.analysis or not (table.over or table.status is Status.RUNNING):
        return None
    of_turn = turn is not None and not table.over
    what = Id("analysis", table.id, turn or 0, TURN) if of_turn else Id("analysis", table.id)
    return CairnButton(what, localizer.format("button-try-lines" if table.over else "button-try"))
