"""Text measured, fitted, wrapped and rendered as masks, all of it cached. Sizes here are device pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.fonts import clean, font, runs

CAP_HEIGHT = 0.727
"""The height of a capital letter or digit of the main font, as a share of the size."""
ELLIPSIS = "…"


class Mask(NamedTuple):
    """A shape as coverage from 0 to 255; its left upper corner lies at (``left``, ``top``) from its origin."""

    image: Image.Image
    left: int
    top: int


@lru_cache(maxsize=2048)
def measure(text: str, size: int, bold: bool = False) -> float:
    """The width of ``text``."""
    return sum(font(name, size).getlength(letters) for name, letters in runs(clean(text), bold))


@lru_cache(maxsize=1024)
def mask(text: str, size: int, bold: bool = False, reduce: int = 1) -> Mask:
    """``text`` on one line, set at ``size``, then reduced ``reduce`` times; the origin is the start of its baseline."""
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
    """``text``, cut off with an ellipsis where it is wider than ``width``."""
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
def fit_line(text: str, width: float, size: int, min_size: int, bold: bool = False) -> tuple[str, int]:
    """``text`` and the largest size down to ``min_size`` at which it fits ``width``; shortened if it never does."""
    text = clean(text)
    wanted = measure(text, size, bold)
    if wanted > width:
        size = max(min_size, int(size * width / wanted))
        while size > min_size and measure(text, size, bold) > width:
            size -= 1
    return shorten(text, width, size, bold), size


@lru_cache(maxsize=512)
def wrap(text: str, width: float, size: int, lines: int, bold: bool = False) -> tuple[str, ...]:
    """``text`` on at most ``lines`` lines of ``width``; words too long for a line and the last line are shortened."""
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
def wrap_to_fit(
    text: str, width: float, size: int, min_size: int, lines: int, bold: bool = False
) -> tuple[tuple[str, ...], int]:
    """``text`` on at most ``lines`` lines, and the largest size down to ``min_size`` at which nothing is shortened."""
    while True:
        found = wrap(text, width, size, lines, bold)
        if size <= min_size or " ".join(found) == clean(text):
            return found, size
        size = max(min_size, size - 2)
