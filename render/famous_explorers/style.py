"""How Famous Explorers looks: the map's calm colours; the expeditions' colours, dash patterns and icons."""

from __future__ import annotations

from games.famous_explorers import view
from games.famous_explorers.world import REGIONS
from render import icons, players
from render.canvas import Box, Canvas, Point
from render.palette import (
    ACCENT,
    DARK,
    GROUND,
    INK,
    MUTED,
    PANEL,
    SLOT,
    WARNING,
    Colour,
    colour,
    ink_on,
    meeting,
    mix,
    shades,
)

SEA = colour("1a2838")
SHALLOW = colour("203446")
EXPEDITIONS = view.COLOURS
_ROCK = colour("3c4450")
REGION_COLOURS: dict[str, Colour] = dict(
    zip(
        REGIONS,
        (colour("c88078"), colour("c8a850"), colour("a888c4"), colour("6c9cc4"), colour("7cb080"), colour("c8885c")),
        strict=True,
    )
)
"""The colour of each region on cards; its land has a shade of it."""
LAND_COLOURS: dict[str, Colour] = {region: mix(_ROCK, hue, 0.3) for region, hue in REGION_COLOURS.items()}
CONNECTION = colour("78869a")  # a connection nobody has used

EXPEDITION_COLOURS: dict[str, Colour] = dict(
    zip(EXPEDITIONS, (colour("0080fc"), colour("fcac28"), colour("c898fc")), strict=True)
)
PLAYERS = (
    colour("b07464"),
    colour("7cc4a8"),
    colour("fcfc30"),
    colour("8c9c34"),
    colour("ec30b4"),
    colour("dcfcf0"),
)
"""The colour of each seat: others than in other games, as none may look like an expedition's."""
DASHES: dict[str, tuple[float, ...]] = dict(zip(EXPEDITIONS, ((), (10.0, 4.5), (3.6, 3.6)), strict=True))
"""The lengths drawn and left out in turn, in map units."""
EXPEDITION_ICONS: dict[str, str] = dict(zip(EXPEDITIONS, ("sea", "leaf", "mountain"), strict=True))
"""Each expedition's icon."""

PLACE = colour("d8d4c8")
RED = colour("e8503c")
GREEN = colour("44c474")
PAPER = colour("f0e8d0")  # a public destination: its card, and its name on the map

_GROUNDS = (SEA, *LAND_COLOURS.values())
PALETTE = shades(
    (
        *meeting((INK, DARK, CONNECTION, ACCENT), _GROUNDS),
        *meeting((SHALLOW,), _GROUNDS),
        *meeting((*EXPEDITION_COLOURS.values(), PLACE, RED, GREEN, PAPER, *PLAYERS), (DARK,)),
        *meeting((INK, MUTED, ACCENT, WARNING, *PLAYERS), (PANEL,)),
        *meeting((INK, MUTED, PANEL, SLOT, ACCENT), (GROUND,)),
        *meeting(REGION_COLOURS.values(), (PANEL,)),
        *meeting((SLOT,), (MUTED, INK, PANEL, *PLAYERS)),
        (ACCENT, DARK),
        (DARK, PANEL),
        (GROUND, SEA),
    )
)
"""The palette of all pictures of this game."""


def player(canvas: Canvas, at: Point, seat: int, size: float) -> None:
    """The symbol of the player on ``seat``."""
    players.symbol(canvas, at, seat, size, PLAYERS)


def destination_token(canvas: Canvas, at: Point, seat: int, radius: float) -> None:
    """A destination token: a disc in the player's colour with the player's symbol."""
    canvas.circle(at, radius * 1.16, DARK)
    canvas.circle(at, radius, PLAYERS[seat])
    canvas.icon(icons.PLAYERS[seat], at, radius * 1.16, ink_on(PLAYERS[seat]))


def badge(canvas: Canvas, at: Point, expedition: str, radius: float) -> None:
    """An expedition's icon on a disc of its colour."""
    canvas.circle(at, radius * 1.15, DARK)
    canvas.circle(at, radius, EXPEDITION_COLOURS[expedition])
    canvas.icon(EXPEDITION_ICONS[expedition], at, radius * 1.3, DARK)


def ticket(canvas: Canvas, at: Point, size: float, fill: Colour, ground: Colour) -> None:
    """A ticket: a slip of paper with a notch at both ends."""
    x, y = at
    canvas.rounded(Box(x - size / 2, y - size * 0.32, size, size * 0.64), size * 0.1, fill)
    for end in (x - size / 2, x + size / 2):
        canvas.circle((end, y), size * 0.13, ground)
    canvas.rect(Box(x + size * 0.12, y - size * 0.2, max(1.0, size * 0.06), size * 0.4), ground)
