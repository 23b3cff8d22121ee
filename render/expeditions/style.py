"""How Expeditions looks: a Siberian winter evening, light cards, pieces that differ by shape and letter too."""

from __future__ import annotations

from games.expeditions.terms import COLOURS as WORKERS
from games.expeditions.view import CorruptionView
from render import icons
from render.canvas import Box, Canvas, Point
from render.expeditions.icons import GAME
from render.expeditions.symbols import Symbol
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
    mix,
    shades,
)

REGION_COLOURS: dict[str, Colour] = {"south": colour("2c4c48"), "central": colour("30486c"), "north": colour("4c4470")}
"""Face-up locations: taiga, river, ice."""
REGION_RIMS: dict[str, Colour] = {region: mix(fill, INK, 0.3) for region, fill in REGION_COLOURS.items()}
FACE_DOWN: dict[str, Colour] = {region: mix(fill, GROUND, 0.62) for region, fill in REGION_COLOURS.items()}
"""Face-down locations."""
SNOW = colour("20283a")  # the ground between the locations
HOLE = colour("101420")
PAPER = colour("e4e8f0")  # a card: paper, light as snow
WEAK = colour("545c70")  # lesser words on a card
FAINT = mix(SLOT, MUTED, 0.45)  # what is covered

CARD_COLOURS: dict[str, Colour] = {
    "red": colour("c83830"),
    "blue": colour("2c60d4"),
    "green": colour("5cb080"),
    "yellow": colour("f4b824"),
    "purple": colour("c098f8"),
}
"""The colours of cards, and of the workers that go with them."""
SYMBOL_COLOURS: dict[str, Colour] = {
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
    **{key: CARD_COLOURS[key] for key in WORKERS},
}
"""The colour of each symbol on a dark plate."""
ORANGE, TURQUOISE = SYMBOL_COLOURS["power"], SYMBOL_COLOURS["guile"]

_BRIGHT = tuple(dict.fromkeys(SYMBOL_COLOURS.values()))
MAP_PALETTE = shades(
    (
        *meeting((INK,), (*REGION_COLOURS.values(), GROUND, PANEL, SNOW)),
        *meeting((MUTED,), (*FACE_DOWN.values(), GROUND, PANEL)),
        *((REGION_RIMS[region], fill) for region, fill in REGION_COLOURS.items()),
        *((FACE_DOWN[region], SNOW) for region in REGION_COLOURS),
        *meeting(_BRIGHT, (DARK,)),
        *meeting(PLAYERS[:5], (DARK,)),
        *meeting((DARK, WEAK), (PAPER,)),
        *((CARD_COLOURS[key], PAPER) for key in WORKERS),
        (SYMBOL_COLOURS["power"], PAPER),
        (SYMBOL_COLOURS["guile"], PAPER),
        (FAINT, DARK),
        (ACCENT, SNOW),
        (ACCENT, PANEL),
        (ACCENT, DARK),
        (WARNING, DARK),
        (SYMBOL_COLOURS["map"], FACE_DOWN["central"]),
        (SLOT, PANEL),
        (HOLE, SNOW),
        (GROUND, SNOW),
    )
)
"""The palette of the map."""
CARD_PALETTE = shades(
    (
        *meeting((INK, MUTED, ACCENT), (GROUND, PANEL, SLOT)),
        *meeting(_BRIGHT, (DARK, PANEL)),
        *meeting((*SYMBOL_COLOURS.values(), DARK, WEAK, ACCENT), (PAPER,)),
        *meeting(PLAYERS[:5], (PANEL, DARK)),
        *meeting(REGION_COLOURS.values(), (INK, PAPER)),
        (WARNING, PANEL),
        (SLOT, PANEL),
        (FAINT, PANEL),
        (FAINT, DARK),
        (FAINT, INK),
        (PAPER, GROUND),
    )
)
"""The palette of all pictures without the map."""


def icon(canvas: Canvas, name: str, at: Point, size: float, fill: Colour) -> None:
    """An icon of Expeditions, or one that all games share."""
    canvas.icon(icons.of_game(GAME, name), at, size, fill)


def symbol(canvas: Canvas, shown: Symbol, at: Point, size: float, letter: str = "") -> None:
    """A symbol on a dark plate, without its number; a worker's with its ``letter``."""
    fill = SYMBOL_COLOURS.get(shown.hue, INK)
    if shown.icon in WORKERS:
        worker(canvas, at, shown.icon, size, letter)
        return
    icon(canvas, shown.icon, at, size, fill)
    if shown.near:
        spot = (at[0] + size * 0.36, at[1] - size * 0.34)
        canvas.circle(spot, size * 0.25, DARK)
        icon(canvas, "near", spot, size * 0.4, SYMBOL_COLOURS["boast"])


def worker(canvas: Canvas, at: Point, key: str, size: float, letter: str) -> None:
    """A worker: shape, colour and letter."""
    fill = CARD_COLOURS[key]
    icon(canvas, key, at, size, fill)
    low = size * (0.1 if key in {"yellow", "purple"} else 0.0)
    canvas.text(
        (at[0], at[1] + low),
        letter,
        size * 0.58,
        ink_on(fill),
        bold=True,
        anchor="cm",
        width=size * 0.62,
        min_size=size * 0.36,
    )


def empty_worker(canvas: Canvas, at: Point, key: str, size: float, letter: str) -> None:
    """The place for a worker on a card: the shape and letter of the one that fits."""
    icon(canvas, key, at, size, FAINT)
    low = size * (0.1 if key in {"yellow", "purple"} else 0.0)
    where = (at[0], at[1] + low)
    canvas.text(where, letter, size * 0.58, INK, bold=True, anchor="cm", width=size * 0.62, min_size=size * 0.36)


def mech(canvas: Canvas, at: Point, seat: int, size: float, *, turn: bool = False, touched: bool = False) -> None:
    """A mech: the player's colour, symbol and number on a dark disc; a light ring if it is its player's ``turn``.

    The bright ring of one ``touched`` goes around that.
    """
    rings = [rim for rim, there in ((ACCENT, touched), (INK, turn)) if there]
    for number, rim in enumerate((*rings, DARK)):
        canvas.circle(at, size * (0.5 - 0.06 * number), rim)
    shape = icons.PLAYERS[seat]
    icon(
        canvas, "hex" if shape == "hexagon" else shape, at, size * (0.6 if len(rings) == 2 else 0.66), PLAYERS[seat]
    )  # a number has no room in a nut
    low = size * (0.07 if shape == "triangle" else 0.0)
    canvas.text((at[0], at[1] + low), str(seat + 1), size * 0.37, ink_on(PLAYERS[seat]), bold=True, anchor="cm")


def corruption_token(canvas: Canvas, at: Point, shown: CorruptionView, size: float) -> None:
    """A corruption token: a square for power, a disc for guile, both for the 20; its value with a small icon."""
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
    icon(canvas, name, (x + size * 0.22, y), size * 0.34, DARK)


def action_icon(canvas: Canvas, name: str, at: Point, size: float, fill: Colour) -> None:
    """The icon of an action, or the blank place of the action token."""
    if name == "blank":
        canvas.circle(at, size * 0.16, fill)
    else:
        icon(canvas, name, at, size, fill)
