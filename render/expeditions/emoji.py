"""The icons of Expeditions in words: what is gained, workers, cards by kind and colour, locations by number."""

from __future__ import annotations

from games.expeditions.catalogue import TILES
from games.expeditions.terms import COLOURS
from render import emoji, icons
from render.canvas import Box, Canvas, Point
from render.emoji import Paint
from render.expeditions.icons import GAME
from render.expeditions.style import (
    CARD_COLOURS,
    ORANGE,
    PAPER,
    REGION_COLOURS,
    SYMBOL_COLOURS,
    TURQUOISE,
)
from render.palette import DARK, INK, MUTED, Colour

SEATS = 5
KINDS = ("item", "meteorite", "quest", "character", "companion")


def _plain(name: str, fill: Colour = INK) -> Paint:
    return emoji.plain(icons.of_game(GAME, name), fill)


def _card(kind: str, colour: str) -> Paint:
    """A card of a kind: its symbol on its colour, and the worker's shape that goes with it."""
    return emoji.two(icons.of_game(GAME, kind), icons.of_game(GAME, colour), CARD_COLOURS[colour])


def _location(number: int) -> Paint:
    """A location: its number on its region's colour."""

    def paint(canvas: Canvas, at: Point, size: float) -> None:
        emoji.plate(canvas, at, size, REGION_COLOURS[TILES[number].region])
        canvas.text(at, str(number), size * (0.84 if number < 10 else 0.74), INK, bold=True, anchor="cm")

    return paint


def _twenty(canvas: Canvas, at: Point, size: float) -> None:
    """The 20: half a square, half a disc."""
    x, y = at
    canvas.circle(at, size * 0.5, TURQUOISE)
    canvas.rounded(Box(x - size * 0.5, y - size * 0.5, size * 0.5, size), size * 0.12, ORANGE)
    canvas.text(at, "20", size * 0.58, DARK, bold=True, anchor="cm")


def _token(shape: str, mark: str, fill: Colour) -> Paint:
    def paint(canvas: Canvas, at: Point, size: float) -> None:
        canvas.icon(shape, at, size, fill)
        canvas.icon(icons.of_game(GAME, mark), at, size * 0.5, DARK)

    return paint


EMOJI: dict[str, Paint] = {
    **{what: _plain(what, SYMBOL_COLOURS[what]) for what in ("power", "guile", "coins", "map", "corruption")},
    **{f"{colour}_worker": emoji.rimmed(icons.of_game(GAME, colour), CARD_COLOURS[colour]) for colour in COLOURS},
    **{f"{colour}_{kind}": _card(kind, colour) for kind in KINDS for colour in COLOURS},
    **{f"location_{number}": _location(number) for number in TILES},
    "orange": _token("square", "power", ORANGE),
    "turquoise": _token("disc", "guile", TURQUOISE),
    "twenty": _twenty,
    "item": _plain("item"),
    "meteorite": _plain("meteorite", SYMBOL_COLOURS["meld"]),
    "quest": _plain("quest", SYMBOL_COLOURS["solve"]),
    "card": _plain("card-any", PAPER),
    "deck": _plain("deck", PAPER),
    "worker": _plain("worker"),
    "solve": _plain("solve", SYMBOL_COLOURS["solve"]),
    "upgrade": _plain("upgrade", SYMBOL_COLOURS["upgrade"]),
    "meld": _plain("meld", SYMBOL_COLOURS["meld"]),
    "boast": _plain("star", SYMBOL_COLOURS["boast"]),
    "vanquish": _plain("vanquish", SYMBOL_COLOURS["vanquish"]),
    "banish": _plain("bag", SYMBOL_COLOURS["corruption"]),
    "move": _plain("move"),
    "play": _plain("play"),
    "gather": _plain("gather"),
    "refresh": _plain("refresh"),
    "sweep": _plain("sweep"),
    "rescue_card": _plain("rescue-card"),
    "rescue_worker": _plain("rescue-worker"),
    "activate": _plain("activate"),
    "neighbour": _plain("neighbour"),
    "camp": _plain("camp", MUTED),
    "mech": _plain("mech"),
    **emoji.seats(SEATS),
}
