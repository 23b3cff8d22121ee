"""Cards in a grid, in sections with titles: a player's structures, the reputations, what a decision is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from games.engine import Text
from games.moon.catalogue import STRUCTURES
from games.moon.view import Built, Offered
from render import players
from render.canvas import Box, Canvas
from render.layout import rows
from render.moon import paint_card
from render.moon.layout import EDGE, GAP, NARROW
from render.moon.paint_card import BRIEF, COLUMNS, PRICED, REPUTATION, THIRDS, UNMARKED, CardMark
from render.moon.style import PALETTE
from render.palette import GROUND, INK
from render.scene import Picture, Say

TITLE = 54
Format = Literal["symbols", "text", "priced", "reputation"]
HEIGHTS: dict[Format, float] = {"symbols": BRIEF, "priced": PRICED, "reputation": REPUTATION}


class Item(NamedTuple):
    """A structure or reputation and how to show it."""

    format: Format
    card: Built | Offered
    mark: CardMark = UNMARKED


class Section(NamedTuple):
    """Items below a title: a text, or the seat of the player they belong to."""

    title: Text | int
    items: Sequence[Item]


class Sheet(NamedTuple):
    """The width of a picture, and how many items lie in a row: in symbols, and with text."""

    width: int = NARROW
    small: int = THIRDS
    large: int = COLUMNS

    def item_width(self, columns: int) -> float:
        """The width of an item of which ``columns`` lie in a row."""
        return (self.width - 2 * EDGE + GAP) / columns - GAP


NARROW_SHEET, PANEL_SHEET, DENSE_PANEL_SHEET = Sheet(), Sheet(1290, 3, 3), Sheet(1290, 4, 3)
"""A picture by itself, and one beside a decision, wide and low; and that with very many items in symbols."""

MAX_IN_THREE_COLUMNS = 18
"""The items in symbols that stand on a screen three in a row."""


class Grid(NamedTuple):
    """Where titles and items lie."""

    titles: tuple[tuple[Text | int, Box], ...]
    items: tuple[tuple[Item, Box], ...]
    bottom: float


def structure_item(built: Built, mark: CardMark = UNMARKED) -> Item:
    """A built structure: with its text if it has effects, else in symbols."""
    return Item("text" if STRUCTURES[built.key].effects else "symbols", built, mark)


def lay_out(sections: Sequence[Section], say: Say, top: float = EDGE, sheet: Sheet = NARROW_SHEET) -> Grid:
    """Sections below each other; of items in symbols more lie in a row than of those with text."""
    titles, items, y = [], [], top
    for section in sections:
        titles.append((section.title, Box(EDGE, y, sheet.width - 2 * EDGE, TITLE)))
        y += TITLE
        for formats in (("symbols", "priced"), ("text", "reputation")):
            found = [item for item in section.items if item.format in formats]
            placed = list(_grid(found, say, y, sheet))
            items += placed
            y = max((box.bottom + GAP for _, box in placed), default=y)
    return Grid(tuple(titles), tuple(items), y + EDGE - GAP)


def _grid(items: Sequence[Item], say: Say, y: float, sheet: Sheet) -> Iterator[tuple[Item, Box]]:
    """Items in rows, each as high as its tallest item."""
    small = bool(items) and items[0].format in {"symbols", "priced"}
    columns = sheet.small if small else sheet.large
    heights = [_height(item, say, sheet.item_width(columns)) for item in items]
    return zip(items, rows(Box(EDGE, y, sheet.width - 2 * EDGE, 0), heights, columns, GAP), strict=True)


def _height(item: Item, say: Say, wide: float) -> float:
    if isinstance(item.card, Built) and item.format == "text":
        return paint_card.text_height(say, item.card, wide)
    return HEIGHTS[item.format]


def paint(canvas: Canvas, say: Say, laid: Grid) -> None:
    """Draws a grid."""
    for title, box in laid.titles:
        at = (box.x + 6, box.centre[1] - 2)
        if isinstance(title, int):
            players.symbol(canvas, (at[0] + 18, at[1]), title, 36)
            canvas.text((at[0] + 50, at[1]), say.names[title], 36, INK, bold=True, width=box.w - 60, min_size=24)
        else:
            canvas.text(at, say(title), 36, INK, bold=True, width=box.w - 12, min_size=24)
    for item, box in laid.items:
        if isinstance(item.card, Offered):
            paint_card.reputation(canvas, say, box, item.card, item.mark)
        elif item.format == "text":
            paint_card.with_text(canvas, say, box, item.card, item.mark)
        else:
            paint_card.with_symbols(canvas, say, box, item.card, item.mark, priced=item.format == "priced")


def draw(sections: Sequence[Section], say: Say, alt: str, sheet: Sheet = NARROW_SHEET) -> Picture:
    """The sections as a picture."""
    laid = lay_out(sections, say, sheet=sheet)
    canvas = Canvas(sheet.width, round(laid.bottom), GROUND)
    paint(canvas, say, laid)
    return canvas.picture(alt, PALETTE)
