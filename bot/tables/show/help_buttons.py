"""The way to a game's lessons, from wherever somebody may ask themselves how it is played."""

from __future__ import annotations

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.tables.core.model import Table


def learn_button(localizer: Localizer, *, table: int = 0, game: str = "") -> CairnButton:
    """A button to the lessons of a table's game, or of the ``game`` named."""
    return CairnButton(Id("learn", table, arg=game), localizer.format("button-learn"), emoji="🎓")


def no_hints(table: Table, localizer: Localizer) -> CairnButton:
    """Below a hint: for who wants none."""
    return CairnButton(Id("no-hints", table.id), localizer.format("button-no-hints"))
