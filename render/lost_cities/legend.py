"""The signs of Lost Cities: what stands on the board and in the hand."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import text
from games.lost_cities.view import View
from render import legend
from render.canvas import Box, Canvas, Point
from render.legend import Sign
from render.lost_cities.layout import FEW
from render.lost_cities.style import EXPEDITION_COLOURS, ICONS, PALETTE
from render.palette import ACCENT, INK, MUTED, WARNING, ink_on
from render.scene import Legend, Say


def draw(view: View, say: Say) -> Legend:
    """The legend of ``view``."""
    return legend.draw(signs(view, say), say, palette=PALETTE)


def signs(view: View, say: Say) -> Iterator[Sign]:
    """Expeditions, then the draw pile and the sides beside them, then what only a hand shows."""
    for colour in view.colours:
        yield _expedition(colour, say)
    if any(card.endswith("-x") for card in (*view.hand, *view.discards, *_played(view)) if card is not None):
        yield legend.icon("investment", INK, say(text("sign-investment")))
    yield legend.icon("pile", INK, say(text("sign-draw-pile")))
    if view.draw_pile <= FEW and view.actor is not None:
        yield legend.icon("warning", WARNING, say(text("sign-draw-pile-low")))
    yield from legend.of_players(say, view.seats)
    yield legend.icon("hand", MUTED, say(text("sign-hand")))
    if view.actor is None:
        yield legend.icon("crown", WARNING, say(text("sign-winner")))
    yield legend.changed(say)
    if view.given or view.received:
        yield legend.icon("gift", ACCENT, say(text("sign-passed")))
    if view.blocked is not None:
        yield legend.icon("lock", MUTED, say(text("sign-blocked")))


def _played(view: View) -> Iterator[str]:
    for side in view.sides:
        for expedition in side:
            yield from expedition.cards


def _expedition(colour: str, say: Say) -> Sign:
    fill = EXPEDITION_COLOURS[colour]

    def paint(canvas: Canvas, at: Point, size: float) -> None:
        canvas.rounded(Box(*at, 0, 0).inset(-size * 0.56), 14, fill)
        canvas.icon(ICONS[colour], at, size * 0.86, ink_on(fill))

    return Sign(paint, say(text(f"expedition-{colour}")))
