"""Many cards below titles: one player's things, all reputations, the discard pile, what a decision is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from games.engine import Text
from games.moon.catalogue import STRUCTURES
from games.moon.view import Built, Offered
from render.canvas import Box, Canvas
from render.moon import paint_card
from render.moon.layout import EDGE, GAP, NARROW
from render.moon.paint_card import BRIEF, COLUMNS, PLAIN, PRICED, REPUTATION, THIRD, THIRDS, WIDE, Mark
from render.moon.style import COLOURS, player
from render.palette import GROUND, INK
from render.scene import Picture, Say

TITLE = 54
Kind = Literal["brief", "told", "priced", "reputation"]
HEIGHTS: dict[Kind, float] = {"brief": BRIEF, "priced": PRICED, "reputation": REPUTATION}


class Item(NamedTuple):
    """A structure or a reputation to be shown."""

    kind: Kind
    card: Built | Offered
    mark: Mark = PLAIN


class Section(NamedTuple):
    """Items below a title: a text, or the player they belong to."""

    title: Text | int
    items: Sequence[Item]


class Laid(NamedTuple):
    """Where everything lies."""

    titles: tuple[tuple[Text | int, Box], ...]
    items: tuple[tuple[Item, Box], ...]
    bottom: float


def structure(built: Built, mark: Mark = PLAIN) -> Item:
    """A structure that stands: with its text where it has an effect."""
    return Item("told" if STRUCTURES[built.key].effects else "brief", built, mark)


def lay_out(sections: Sequence[Section], say: Say, top: float = EDGE) -> Laid:
    """Sections below each other; signs alone in three columns, texts in two."""
    titles, items, y = [], [], top
    for section in sections:
        titles.append((section.title, Box(EDGE, y, NARROW - 2 * EDGE, TITLE)))
        y += TITLE
        for kinds in (("brief", "priced"), ("told", "reputation")):
            found = [item for item in section.items if item.kind in kinds]
            placed = list(_grid(found, say, y))
            items += placed
            y = max((box.bottom + GAP for _, box in placed), default=y)
    return Laid(tuple(titles), tuple(items), y + EDGE - GAP)


def _grid(items: Sequence[Item], say: Say, y: float) -> Iterator[tuple[Item, Box]]:
    """Items in rows, each as high as its highest."""
    small = bool(items) and items[0].kind in {"brief", "priced"}
    columns, wide = (THIRDS, THIRD) if small else (COLUMNS, WIDE)
    for start in range(0, len(items), columns):
        row = items[start : start + columns]
        high = max(_height(item, say) for item in row)
        for column, item in enumerate(row):
            yield item, Box(EDGE + column * (wide + GAP), y, wide, high)
        y += high + GAP


def _height(item: Item, say: Say) -> float:
    if isinstance(item.card, Built) and item.kind == "told":
        return paint_card.told_height(say, item.card)
    return HEIGHTS[item.kind]


def paint(canvas: Canvas, say: Say, laid: Laid) -> None:
    """Draws what is laid out."""
    for title, box in laid.titles:
        at = (box.x + 6, box.centre[1] - 2)
        if isinstance(title, int):
            player(canvas, (at[0] + 18, at[1]), title, 36)
            canvas.text((at[0] + 50, at[1]), say.names[title], 36, INK, bold=True, width=box.w - 60, least=24)
        else:
            canvas.text(at, say(title), 36, INK, bold=True, width=box.w - 12, least=24)
    for item, box in laid.items:
        if isinstance(item.card, Offered):
            paint_card.reputation(canvas, say, box, item.card, item.mark)
        elif item.kind == "told":
            paint_card.told(canvas, say, box, item.card, item.mark)
        else:
            paint_card.brief(canvas, say, box, item.card, item.mark, priced=item.kind == "priced")


def draw(sections: Sequence[Section], say: Say, alt: str) -> Picture:
    """The sections as a picture."""
    laid = lay_out(sections, say)
    canvas = Canvas(NARROW, round(laid.bottom), GROUND)
    paint(canvas, say, laid)
    return canvas.picture(alt, COLOURS)
