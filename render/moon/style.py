"""How Moon looks: night and regolith, a colour and an outline for everything that is counted."""

from __future__ import annotations

from games.moon.cards import Level
from games.moon.components import Colour as StructureColour
from games.moon.components import Flag, Resource
from render import icons
from render.canvas import Box, Canvas, Point
from render.moon.icons import ICONS
from render.palette import (
    ACCENT,
    DARK,
    GROUND,
    INK,
    MUTED,
    PANEL,
    PLAYERS,
    SLOT,
    WARNING,
    Colour,
    colour,
    ink_on,
    meeting,
    shades,
)

WATER, GOLD, SILVER = colour("4890fc"), colour("fcd448"), colour("d0d8e4")
RESOURCE_COLOURS: dict[Resource, Colour] = {
    "energy": GOLD,
    "water": WATER,
    "biomass": colour("60d488"),
    "metal": SILVER,
}
FLAG_COLOURS: dict[Flag, Colour] = {
    "housing": colour("fcac64"),
    "transport": colour("6cc8f4"),
    "science": colour("a480f0"),
    "industry": colour("e4dcc4"),
    "food": colour("6c9818"),
}
STRUCTURE_COLOURS: dict[StructureColour, Colour] = {
    "blue": WATER,
    "yellow": GOLD,
    "grey": SILVER,
    "pink": colour("e868c0"),
    "red": colour("ec5448"),
}
"""The colours of structures."""
COLOUR_ICONS: dict[StructureColour, str] = {
    "blue": "produce",
    "yellow": "pennant",
    "grey": "lasting",
    "pink": "flip",
    "red": "unique",
}
"""The icon of each colour of structures, so that it can be told without seeing the colour."""
LEVEL_COLOURS: dict[Level, Colour] = {"bronze": colour("c88450"), "silver": SILVER, "gold": GOLD}
HEART = colour("fc6c84")
TILE = colour("343e54")  # a structure
SPENT = colour("282e3c")  # a structure that is flipped, a reputation that is taken
FADED = colour("68748c")  # what is written on that
REGOLITH, CRATER, EARTH = colour("2c3444"), colour("242c3a"), colour("2c5c94")

_BRIGHT = dict.fromkeys(
    (
        INK,
        HEART,
        *RESOURCE_COLOURS.values(),
        *FLAG_COLOURS.values(),
        *STRUCTURE_COLOURS.values(),
        *LEVEL_COLOURS.values(),
    )
)
PALETTE = shades(
    (
        *meeting(_BRIGHT, (TILE, PANEL)),
        *meeting((*_BRIGHT, *PLAYERS, MUTED, WARNING, ACCENT), (DARK,)),
        *meeting((INK, MUTED, ACCENT, WARNING, *PLAYERS), (PANEL, GROUND)),
        *meeting((FADED, MUTED), (SPENT, TILE)),
        *meeting((TILE, SPENT, REGOLITH, SLOT, EARTH, INK), (GROUND,)),
        *meeting((TILE, SPENT, SLOT), (PANEL,)),
        *meeting((CRATER, EARTH), (REGOLITH,)),
    )
)
"""The palette of all pictures of this game."""

GAME = "moon"
icons.register(GAME, ICONS)


def icon(canvas: Canvas, name: str, at: Point, size: float, fill: Colour) -> None:
    """An icon of Moon, or one that all games share."""
    canvas.icon(icons.of_game(GAME, name), at, size, fill)


def banner(canvas: Canvas, at: Point, flag: Flag, size: float, hue: Colour | None = None) -> None:
    """A flag: its icon on a banner of its colour, ``size`` high."""
    hue = FLAG_COLOURS[flag] if hue is None else hue
    icon(canvas, "banner", at, size, hue)
    icon(canvas, flag, (at[0], at[1] - size * 0.08), size * 0.58, DARK)


def heart(canvas: Canvas, at: Point, number: int, size: float, *, hollow: bool = False, hue: Colour = HEART) -> None:
    """Hearts with their number; printed ones are ``hollow``, tokens are not."""
    icon(canvas, "heart-line" if hollow else "heart", at, size, hue)
    words = size * (0.44 if hollow or number > 9 else 0.56)
    canvas.text((at[0], at[1] - size * 0.05), str(number), words, INK if hollow else DARK, bold=True, anchor="cm")


def colour_chip(canvas: Canvas, at: Point, kind: StructureColour, size: float, hue: Colour | None = None) -> None:
    """A colour of structures, with its icon."""
    hue = STRUCTURE_COLOURS[kind] if hue is None else hue
    canvas.rounded(Box(at[0], at[1], 0, 0).inset(-size / 2), size * 0.2, hue)
    icon(canvas, COLOUR_ICONS[kind], at, size * 0.68, DARK)


def parked_rover(canvas: Canvas, at: Point, seat: int, size: float) -> None:
    """A parked rover: its owner's symbol on a disc of the owner's colour."""
    canvas.circle(at, size / 2, PLAYERS[seat])
    canvas.icon(icons.PLAYERS[seat], at, size * 0.54, ink_on(PLAYERS[seat]))
