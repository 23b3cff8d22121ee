"""How players look in every game: by seat, a colour and a symbol."""

from __future__ import annotations

from collections.abc import Sequence

from render import icons
from render.canvas import Canvas, Point
from render.palette import PLAYERS, Colour


def symbol(canvas: Canvas, at: Point, seat: int, size: float, colours: Sequence[Colour] = PLAYERS) -> None:
    """The symbol of the player on ``seat`` in that player's one of ``colours``, centred at ``at``."""
    canvas.icon(icons.PLAYERS[seat], at, size, colours[seat])
