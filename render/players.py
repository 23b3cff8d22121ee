"""How players look in every game: by seat, a colour and a symbol."""

from __future__ import annotations

from render import icons
from render.canvas import Canvas, Point
from render.palette import PLAYERS


def symbol(canvas: Canvas, at: Point, seat: int, size: float) -> None:
    """The symbol of the player on ``seat`` in that player's colour, centred at ``at``."""
    canvas.icon(icons.PLAYERS[seat], at, size, PLAYERS[seat])
