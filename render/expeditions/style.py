"""How Expeditions looks: a Siberian winter evening, light cards, and pieces that differ by shape and letter too."""

from __future__ import annotations

from games.expeditions.abilities import COLOURS as WORKERS
from games.expeditions.view import CorruptionView
from render import icons
from render.canvas import Box, Canvas, Point
from render.expeditions.glyphs import GAME
from render.expeditions.symbols import Symbol
from render.palette import (
    ACCENT,
    DARK,
    EXPEDITIONS,
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
    mix,
    shades,
)

REGIONS: dict[str, Colour] = {"south": colour("2c4c48"), "central": colour("30486c"), "north": colour("4c4470")}
"""What lies open: taiga, river, ice."""
RIMS: dict[str, Colour] = {region: mix(fill, INK, 0.3) for region, fill in REGIONS.items()}
DOWN: dict[str, Colour] = {region: mix(fill, GROUND, 0.62) for region, fill in REGIONS.items()}
"""What lies face down."""
SNOW = colour("20283a")  # the ground between the locations
HOLE = colour("101420")
CARD = colour("e4e8f0")  # a card: paper, light as snow
WEAK = colour("545c70")  # words on a card that may be overlooked
FAINT = mix(SLOT, MUTED, 0.45)  # what is covered

HUES: dict[str, Colour] = {
    "power": colour("f07c28"),
    "guile": colour("20b4a8"),
    "coins": colour("fce46c"),
    "map": colour("c4d8f4"),
    "corruption": colour("b8c0d0"),
    "boast": colour("fce46c"),
    "solve": colour("8cd47c"),
    "upgrade": colour("f4a0b4"),
    "meld": colour("a8b4fc"),
    "vanquish": colour("b8c0d0"),
    "plain": INK,
    **{key: EXPEDITIONS[key] for key in WORKERS},
}
"""The colour of each symbol on a dark plate."""
ORANGE, TURQUOISE = HUES["power"], HUES["guile"]

_BRIGHT = tuple(dict.fromkeys(HUES.values()))
MAP_COLOURS = shades(
    (
        *meeting((INK,), (*REGIONS.values(), GROUND, PANEL, SNOW)),
        *meeting((MUTED,), (*DOWN.values(), GROUND, PANEL)),
        *((RIMS[region], fill) for region, fill in REGIONS.items()),
        *((DOWN[region], SNOW) for region in REGIONS),
        *meeting(_BRIGHT, (DARK,)),
        *meeting(PLAYERS[:5], (DARK,)),
        *meeting((DARK, WEAK), (CARD,)),
        *((EXPEDITIONS[key], CARD) for key in WORKERS),
        (HUES["power"], CARD),
        (HUES["guile"], CARD),
        (FAINT, DARK),
        (ACCENT, SNOW),
        (ACCENT, PANEL),
        (ACCENT, DARK),
        (WARNING, DARK),
        (HUES["map"], DOWN["central"]),
        (SLOT, PANEL),
        (HOLE, SNOW),
        (GROUND, SNOW),
    )
)
"""The palette of the map."""
CARD_COLOURS = shades(
    (
        *meeting((INK, MUTED, ACCENT), (GROUND, PANEL, SLOT)),
        *meeting(_BRIGHT, (DARK, PANEL)),
        *meeting((*HUES.values(), DARK, WEAK, ACCENT), (CARD,)),
        *meeting(PLAYERS[:5], (PANEL, DARK)),
        *meeting(REGIONS.values(), (INK, CARD)),
        (WARNING, PANEL),
        (SLOT, PANEL),
        (FAINT, PANEL),
        (FAINT, DARK),
        (CARD, GROUND),
    )
)
"""The palette of all pictures without the map."""


def glyph(canvas: Canvas, name: str, at: Point, size: float, fill: Colour) -> None:
    """An icon of this game, or of the kit where it has none of that name."""
    canvas.icon(f"{GAME}/{name}" if f"{GAME}/{name}" in icons.known() else name, at, size, fill)


def symbol(canvas: Canvas, shown: Symbol, at: Point, size: float, letter: str = "") -> None:
    """A benefit's symbol on a dark plate, without its number; of a worker with its ``letter``."""
    fill = HUES.get(shown.hue, INK)
    if shown.icon in WORKERS:
        worker(canvas, at, shown.icon, size, letter)
        return
    glyph(canvas, shown.icon, at, size, fill)
    if shown.near:
        spot = (at[0] + size * 0.36, at[1] - size * 0.34)
        canvas.circle(spot, size * 0.25, DARK)
        glyph(canvas, "near", spot, size * 0.4, ACCENT)


def worker(canvas: Canvas, at: Point, key: str, size: float, letter: str) -> None:
    """A worker: the shape and colour of its trade, and its letter."""
    fill = EXPEDITIONS[key]
    glyph(canvas, key, at, size, fill)
    low = size * (0.1 if key in {"yellow", "purple"} else 0.0)
    canvas.text(
        (at[0], at[1] + low),
        letter,
        size * 0.58,
        ink_on(fill),
        bold=True,
        anchor="cm",
        width=size * 0.62,
        least=size * 0.36,
    )


def mech(canvas: Canvas, at: Point, seat: int, size: float, *, ring: Colour = DARK) -> None:
    """A player's mech: the player's colour, shape and number on a dark disc with a ``ring``."""
    canvas.circle(at, size / 2, ring)
    canvas.circle(at, size * 0.44, DARK)
    shape = icons.PLAYERS[seat]
    glyph(
        canvas, "hex" if shape == "hexagon" else shape, at, size * 0.66, PLAYERS[seat]
    )  # a number has no room in a nut
    low = size * (0.07 if shape == "triangle" else 0.0)
    canvas.text((at[0], at[1] + low), str(seat + 1), size * 0.37, ink_on(PLAYERS[seat]), bold=True, anchor="cm")


def token(canvas: Canvas, at: Point, shown: CorruptionView, size: float) -> None:
    """A corruption token: a square for power, a disc for guile, both for the 20; its value with a small sign."""
    x, y = at
    if shown.colour == "both":
        canvas.rounded(Box(x - size * 0.95, y - size / 2, size * 1.9, size), size * 0.24, DARK)
        canvas.rounded(Box(x - size * 0.9, y - size * 0.45, size * 0.9, size * 0.9), size * 0.2, ORANGE)
        canvas.circle((x + size * 0.45, y), size * 0.45, TURQUOISE)
        canvas.rect(Box(x, y - size * 0.45, size * 0.45, size * 0.9), TURQUOISE)
        canvas.text(at, str(shown.value), size * 0.66, DARK, bold=True, anchor="cm")
        return
    if shown.colour == "orange":
        canvas.rounded(Box(x - size / 2, y - size / 2, size, size), size * 0.22, DARK)
        canvas.rounded(Box(x - size * 0.45, y - size * 0.45, size * 0.9, size * 0.9), size * 0.18, ORANGE)
    else:
        canvas.circle(at, size / 2, DARK)
        canvas.circle(at, size * 0.455, TURQUOISE)
    canvas.text((x - size * 0.13, y), str(shown.value), size * 0.6, DARK, bold=True, anchor="cm")
    name = "power" if shown.colour == "orange" else "guile"
    glyph(canvas, name, (x + size * 0.22, y), size * 0.34, DARK)


def action(canvas: Canvas, name: str, at: Point, size: float, fill: Colour) -> None:
    """The icon of an action, or of a place of the action token."""
    if name == "blank":
        canvas.circle(at, size * 0.16, fill)
    else:
        glyph(canvas, name, at, size, fill)
