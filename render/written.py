"""The words on pictures: where each stands, how large, whether it is cut at an edge or runs into another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple
from unittest.mock import patch

from render import typesetting
from render.canvas import Box, Canvas

TOUCH = 2
"""Pixels by which the boxes of two words may overlap: the edges of letters are rounded."""


class Written(NamedTuple):
    """Words on a canvas: where, how large, as a share of its width, and how far they stand out of it, in pixels.

    ``shown`` is what is left of them where they had no room for more.
    """

    words: str
    canvas: Canvas
    box: Box
    share: float
    out: float
    shown: str


@contextmanager
def watched() -> Iterator[list[Written]]:
    """All that is written on canvases meanwhile, what is kept of earlier pictures included."""
    found: list[Written] = []
    write = Canvas.text

    def kept(on: Canvas, at: tuple[float, float], words: str, size: float, *args: Any, **options: Any) -> float:
        run = write(on, at, words, size, *args, **options)
        left = at[0] - run * {"l": 0.0, "c": 0.5, "r": 1.0}[options.get("anchor", "lm")[0]]
        high = size * typesetting.CAP_HEIGHT
        box = Box(left, at[1] - high / 2, run, high)
        out = max(-box.x, box.right - on.width, -box.y, box.bottom - on.height)
        set_at = size * min(1.0, (run + 1) / max(1.0, _measured(words, size, bold=options.get("bold", False))))
        found.append(Written(words, on, box, set_at / on.width, out, _fitted(words, size, **options)))
        return run

    def drawn(on: Canvas, draw: Callable[[Canvas], object], *_key: object) -> None:
        draw(on)

    with patch.object(Canvas, "text", kept), patch.object(Canvas, "repeat", drawn):
        yield found


def cut(written: list[Written]) -> list[str]:
    """The words that stand out of their picture."""
    return [each.words for each in written if each.out > 1]


def overlapping(written: list[Written]) -> list[tuple[str, str]]:
    """The pairs of different words of one picture that run into each other."""
    return [
        (one.words, other.words)
        for one, other in combinations(written, 2)
        if one.canvas is other.canvas
        and one.words != other.words
        and one.box.inset(TOUCH).overlaps(other.box.inset(TOUCH))
    ]


def shortened(written: list[Written]) -> list[str]:
    """The words that end in "…" for want of room, and did not before."""
    return [each.words for each in written if each.shown.endswith("…") and each.shown != each.words]


def _fitted(words: str, size: float, *, bold: bool = False, **options: Any) -> str:
    width, least = options.get("width"), options.get("min_size")
    if width is None:
        return words
    return typesetting.fit_line(words, width * 2, round(size * 2), round((least or size) * 2), bold)[0]


def _measured(words: str, size: float, *, bold: bool) -> float:
    return typesetting.measure(words, round(size * 2), bold) / 2
