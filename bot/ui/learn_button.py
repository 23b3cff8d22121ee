"""The way to a game's lessons, from wherever somebody may ask themselves how it is played."""

from __future__ import annotations

from bot.localizer import Localizer
from bot.ui.ids import Id
from bot.ui.items import CairnButton


def learn_button(localizer: Localizer, *, table: int = 0, game: str = "") -> CairnButton:
    """A button to the lessons of a table's game, or of the ``game`` named."""
    return CairnButton(Id("learn", table, arg=game), localizer.format("button-learn"), emoji="🎓")
