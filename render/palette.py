"""The colours that all pictures share, and the fixed palettes pictures are stored with.

Channels are multiples of four: the encoder distinguishes colours in steps of four, so these survive it exactly. Pieces
never differ by colour alone; still, the colours of a set remain distinct under every common colour-vision deficiency
(``tests/render/test_palette.py`` simulates them).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Colour = tuple[int, int, int]
"""Red, green and blue, each a multiple of four from 0 to 252; :func:`colour` makes one."""


def colour(value: str) -> Colour:
    """The colour ``rrggbb``, its channels rounded to multiples of four."""
    red, green, blue = (min(252, (int(value[i : i + 2], 16) + 2) // 4 * 4) for i in (0, 2, 4))
    return red, green, blue


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``one`` with a ``share`` (0 to 1) of ``other``, the channels rounded to multiples of four."""
    red, green, blue = (min(252, round((a + (b - a) * share) / 4) * 4) for a, b in zip(one, other, strict=True))
    return red, green, blue


GROUND = colour("181c26")  # what everything lies on
PANEL = colour("242a38")  # a quiet area
SLOT = colour("323a4c")  # an empty place, a rule
MUTED = colour("a0a8b8")  # words of lesser importance
INK = colour("f4f2ea")  # words
DARK = colour("14161c")  # words on light pieces
ACCENT = colour("58e0f0")  # whose turn, what changed
WARNING = colour("ff9c54")  # what runs out

PLAYERS = (
    colour("d86420"),
    colour("4c84f0"),
    colour("f4e058"),
    colour("2cc884"),
    colour("e084c4"),
    colour("e4f4f0"),
)
"""The colour of each seat, which also has a symbol (:data:`render.icons.PLAYERS`)."""

BASE = (GROUND, PANEL, SLOT, MUTED, INK, DARK, ACCENT, WARNING)
"""All of these but those of players."""


@lru_cache(maxsize=256)
def ink_on(fill: Colour) -> Colour:
    """The colour for words on ``fill``: dark or light, whichever contrasts more."""
    return DARK if contrast(DARK, fill) >= contrast(INK, fill) else INK


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(value: Colour) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in value))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


Pair = tuple[Colour, Colour]


@lru_cache(maxsize=32)
def shades(pairs: tuple[Pair, ...]) -> tuple[Colour, ...]:
    """A palette of at most 256 colours: those of ``pairs`` and, between the two of each, steps for smooth edges.

    A pair is two colours that meet in a picture. Each gets as many steps as fit. Raises ValueError where none would.
    """
    for steps in (11, 9, 7, 6, 5, 4, 3, 2, 1, 0):
        found = dict.fromkeys(c for pair in pairs for c in pair)
        for one, other in pairs:
            found.update(dict.fromkeys(mix(one, other, step / (steps + 1)) for step in range(1, steps + 1)))
        if len(found) <= 256:
            return tuple(found)
    raise ValueError("more than 256 colours in one picture")


def meeting(fills: Iterable[Colour], grounds: Iterable[Colour]) -> tuple[Pair, ...]:
    """The pairs of each of ``fills`` on each of ``grounds``, for :func:`shades`."""
    grounds = tuple(grounds)
    return tuple((ground, fill) for fill in fills for ground in grounds if fill != ground)
