"""Text as masks of light: measured, fitted, wrapped, cached. All sizes here are device pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.fonts import clean, font, runs

CAP = 0.727
"""The height of a capital letter or digit of the main font, as a share of the size."""

ELLIPSIS = "…"


class Mask(NamedTuple):
    """A shape as coverage from 0 to 255, and where its origin lies: add ``left`` and ``top`` to where it is put."""

    image: Image.Image
    left: int
    top: int


@lru_cache(maxsize=2048)
def measure(text: str, size: int, bold: bool = False) -> float:
    """How far ``text`` runs."""
    return sum(font(name, size).getlength(letters) for name, letters in runs(clean(text), bold))


@lru_cache(maxsize=1024)
def mask(text: str, size: int, bold: bool = False, reduce: int = 1) -> Mask:
    """``text`` on one line, set at ``size`` and then brought down ``reduce`` times.

    The origin is at its left end, on the base line.
    """
    pieces, width = [], 0.0
    box = [0, 0, 1, 1]
    for name, letters in runs(clean(text), bold):
        face = font(name, size)
        left, top, right, bottom = face.getbbox(letters, anchor="ls")
        at = round(width)
        box = [
            min(box[0], at + int(left)),
            min(box[1], int(top)),
            max(box[2], at + int(right)),
            max(box[3], int(bottom)),
        ]
        pieces.append((at, face, letters))
        width += face.getlength(letters)
    box = [box[0] // reduce * reduce, box[1] // reduce * reduce, box[2] + reduce, box[3] + reduce]
    image = Image.new("L", (box[2] - box[0], box[3] - box[1]))
    pen = ImageDraw.Draw(image)
    for at, face, letters in pieces:
        pen.text((at - box[0], -box[1]), letters, fill=255, font=face, anchor="ls")
    return Mask(image.reduce(reduce) if reduce > 1 else image, box[0] // reduce, box[1] // reduce)


@lru_cache(maxsize=1024)
def shorten(text: str, width: float, size: int, bold: bool = False) -> str:
    """``text``, cut with an ellipsis where it runs further than ``width``."""
    text = clean(text)
    if measure(text, size, bold) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + ELLIPSIS, size, bold) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


@lru_cache(maxsize=1024)
def fit(text: str, width: float, size: int, least: int, bold: bool = False) -> tuple[str, int]:
    """``text`` and the largest size down to ``least`` at which it fits ``width``; shortened if none does."""
    text = clean(text)
    wanted = measure(text, size, bold)
    if wanted > width:
        size = max(least, int(size * width / wanted))
        while size > least and measure(text, size, bold) > width:
            size -= 1
    return shorten(text, width, size, bold), size


@lru_cache(maxsize=512)
def wrap(text: str, width: float, size: int, lines: int, bold: bool = False) -> tuple[str, ...]:
    """``text`` on at most ``lines`` lines of ``width``; words that are too long are cut, the last line is shortened."""
    words, done = clean(text).split(" "), list[str]()
    while words and len(done) < lines - 1:
        line = words.pop(0)
        while words and measure(f"{line} {words[0]}", size, bold) <= width:
            line += f" {words.pop(0)}"
        done.append(shorten(line, width, size, bold))
    if words:
        done.append(shorten(" ".join(words), width, size, bold))
    return tuple(done)


@lru_cache(maxsize=512)
def wrap_fit(
    text: str, width: float, size: int, least: int, lines: int, bold: bool = False
) -> tuple[tuple[str, ...], int]:
    """``text`` on at most ``lines`` lines, and the largest size down to ``least`` at which no word is cut."""
    while True:
        found = wrap(text, width, size, lines, bold)
        if size <= least or " ".join(found) == clean(text):
            return found, size
        size = max(least, size - 2)
