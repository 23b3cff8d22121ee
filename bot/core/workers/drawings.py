"""Requests for pictures and their answers, as they go between the bot and :mod:`bot.core.workers.drawing_worker`.

They are apart from it so that the bot does not load Pillow.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from zlib import compress, crc32

import msgspec

from render.scene import Picture


class DrawingFailed(Exception):  # noqa: N818 - what happened
    """A scene has failed. It says how, without a word about the position; ``again``: as it did not long ago."""

    def __init__(self, words: str, *, again: bool = False) -> None:
        super().__init__(words)
        self.again = again


class RenderContext(msgspec.Struct, frozen=True):
    """The context of every picture of a table: the game, the reader's language, the players' plain names.

    ``guessed`` are the pieces that are drawn as guesses.
    """

    game: str
    language: str
    names: tuple[str, ...]
    guessed: frozenset[str] = frozenset()


class PanelPictures(msgspec.Struct, frozen=True):
    """The pictures for a decision, and the letter that each open choice has in them, by its key."""

    pictures: list[Picture] = []
    letters: dict[str, str] = {}


class Drawing(msgspec.Struct, frozen=True):
    """A request for a picture: the name of the scene's function with its arguments."""

    context: RenderContext
    what: str
    args: tuple[Any, ...] = ()
    options: dict[str, Any] = {}


WARM_UP = "warm up"
STAND_IN = (400, 40)
"""Pixels of what stands in for a picture."""


def warm_up(games: Iterable[str]) -> Drawing:
    """A request for the first board of each of ``games``, so that what all pictures need is at hand."""
    return Drawing(RenderContext("", "", ()), WARM_UP, tuple(games))


def stand_in(what: str, words: str) -> Any:
    """Return what a post has in the place of a picture that cannot be drawn: an empty one, which says so."""
    picture = Picture(_empty(*STAND_IN), words, *STAND_IN)
    return {
        "board": [picture],
        "panel": PanelPictures(),
        "describe": words,
        "legend": None,
        "emoji": {},
    }.get(what, picture)


def _empty(width: int, height: int) -> bytes:
    """A grey PNG of so many pixels."""

    def part(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + crc32(kind + data).to_bytes(4, "big")

    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes((8, 0, 0, 0, 0))
    rows = (b"\0" + b"\x80" * width) * height
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", compress(rows)) + part(b"IEND", b"")
