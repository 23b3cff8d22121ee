"""Cards and plates: a face from data, a hand in a row, the rim around what has changed, the letter of a choice.

:func:`render.layout.grid` says where the cards of an offer or a tableau lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.canvas import Box, Canvas, Point
from render.layout import row
from render.palette import ACCENT, DARK, GROUND, INK, Colour, ink_on, meeting, mix

FACE = 236.0
"""The height of a card at which the sizes of its face are told, in pixels."""
LETTER = 21.0
"""The radius of a letter's disc, in pixels."""


class Face(NamedTuple):
    """What stands on a card: a short and large ``corner`` (a rank), or an icon there; ``icon`` and ``name`` below it.

    ``ink`` is the colour of all that, the one of dark and light that is easier to read unless it is given.
    """

    fill: Colour
    corner: str = ""
    corner_icon: str = ""
    icon: str = ""
    name: str = ""
    ink: Colour | None = None

    def dimmed(self) -> Face:
        """The face of a card that cannot be chosen now."""
        return self._replace(fill=dimmed(self.fill), ink=dimmed_ink(self.fill))


def dimmed(fill: Colour) -> Colour:
    """A colour of what cannot be chosen now."""
    return mix(fill, GROUND, 0.68)


def dimmed_ink(fill: Colour) -> Colour:
    """The colour of words and icons on what is ``dimmed``."""
    return mix(fill, GROUND, 0.15)


def pairs(*fills: Colour) -> tuple[tuple[Colour, Colour], ...]:
    """What meets on cards of these colours on GROUND, dimmed or not, for a game's :func:`render.palette.shades`."""
    bright = ((fill, ink_on(fill)) for fill in fills)
    faint = ((dimmed(fill), dimmed_ink(fill)) for fill in fills)
    return (*bright, *faint, *meeting((*fills, *map(dimmed, fills), ACCENT), (GROUND,)), (INK, DARK))


def plate(
    canvas: Canvas, box: Box, radius: float, fill: Colour, *, touched: bool = False, rim: float = 5, gap: float = 0
) -> None:
    """A plate with round corners, the body of a card; a bright ``rim`` of so many pixels around what is ``touched``.

    Between the two, and between plates that lie over each other, there is a ``gap`` of GROUND.
    """
    if touched:
        canvas.rounded(box.inset(-rim), radius + rim, ACCENT)
    if gap:
        canvas.rounded(box.inset(-gap), radius + gap, GROUND)
    canvas.rounded(box, radius, fill)


def card(
    canvas: Canvas,
    box: Box,
    face: Face,
    *,
    piece: str = "",
    touched: bool = False,
    letter: str | None = None,
    seen: float | None = None,
) -> None:
    """A card in ``box``: a bright rim if it is ``touched``, a dashed one if ``piece`` is a guess, its choice's letter.

    What stands on it lies in the left ``seen`` pixels, where another card covers the rest.
    """
    scale, seen = box.h / FACE, box.w if seen is None else seen
    ink = ink_on(face.fill) if face.ink is None else face.ink
    plate(canvas, box, 20 * scale, face.fill, touched=touched, rim=7, gap=3)
    corner, middle = box.y + 58 * scale, box.x + seen / 2
    if face.corner_icon:
        canvas.icon(face.corner_icon, (box.x + 58 * scale, corner), 84 * scale, ink)
    elif face.corner:
        at, room = (box.x + 18 * scale, corner), seen - 32 * scale
        canvas.text(at, face.corner, 108 * scale, ink, bold=True, width=room, min_size=44 * scale)
    if face.icon:
        canvas.icon(face.icon, (middle, box.y + 150 * scale), min(84 * scale, 0.8 * seen), ink)
    if face.name:
        at, room = (middle, box.bottom - 25 * scale), seen - 20 * scale
        canvas.text(at, face.name, 25 * scale, ink, anchor="cm", width=room, min_size=16 * scale)
    if piece:
        canvas.guess(piece, box, 20 * scale)
    mark(canvas, (box.right - 22, box.y + 6), letter)


class Held(NamedTuple):
    """A card of a hand: how it looks, the ``piece`` it is, whether it is new, and the letter of its choice."""

    face: Face
    piece: str = ""
    touched: bool = False
    letter: str | None = None


def hand(canvas: Canvas, area: Box, cards: Sequence[Held], *, wide: float, gap: float = 12) -> None:
    """Cards in a row, ``wide`` pixels each and as high as ``area``; over each other where they are too many for it.

    ``area`` leaves 25 pixels above it for letters, and 7 around it for rims.
    """
    boxes = row(area, len(cards), wide, gap)
    for number, (held, box) in enumerate(zip(cards, boxes, strict=True)):
        seen = min(wide, boxes[number + 1].x - box.x - 3) if number + 1 < len(boxes) else wide
        card(canvas, box, held.face, piece=held.piece, touched=held.touched, seen=seen)
    for number, (held, box) in enumerate(zip(cards, boxes, strict=True)):
        right = boxes[number + 1].x if number + 1 < len(boxes) else box.right
        mark(canvas, (min(right, box.right) - 22, box.y + 6), held.letter)


def mark(
    canvas: Canvas, at: Point, letter: str | None, radius: float = LETTER, *, size: float | None = None, rim: float = 4
) -> None:
    """The ``letter`` of a choice on a disc, with a dark ``rim``, on what the choice is about; nothing if it has none.

    It is set in ``size`` pixels, or as large as its disc allows. Letters are those of :meth:`Scene.letters`;
    :mod:`render.lettering` deals them.
    """
    if not letter:
        return
    if rim:
        canvas.circle(at, radius + rim, GROUND)
    canvas.circle(at, radius, INK)
    size = radius * 31 / LETTER if size is None else size
    canvas.text(at, letter, size, DARK, bold=True, anchor="cm", width=radius * 1.68, min_size=radius * 0.8)
