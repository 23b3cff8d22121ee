"""What scenes make, and what they speak with: pictures, films, legends, emoji, words in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from games.engine import Text


class Picture(msgspec.Struct, frozen=True):
    """A finished picture: PNG bytes, what it shows in words (at most 1024 characters), its size in pixels."""

    png: bytes
    alt: str
    width: int
    height: int


class Film(msgspec.Struct, frozen=True):
    """A finished film: WebP bytes, its size in pixels, how many different pictures it has and how long it is."""

    webp: bytes
    width: int
    height: int
    frames: int
    seconds: float


class Legend(msgspec.Struct, frozen=True):
    """What the signs of a position mean: as a picture, and in its order in words, a line each."""

    picture: Picture
    lines: tuple[str, ...]


EMOJI_DIGITS = 3
"""Letters at the end of an emoji's name that tell what it looks like."""


class Emoji(msgspec.Struct, frozen=True):
    """An icon as an emoji: PNG bytes, and the ``names`` under which it may be stored, the first unless that is taken.

    Each is its ``key``, ``_`` and EMOJI_DIGITS letters that tell what it looks like.
    """

    key: str
    names: tuple[str, ...]
    png: bytes

    def is_name_of(self, name: str) -> bool:
        """Whether ``name`` is what this icon might be called, whatever it looked like."""
        key, _, letters = name.rpartition("_")
        return key == self.key and len(letters) == EMOJI_DIGITS


Letters = Mapping[str, str]
"""Letters that mark choices, by the piece that a choice is about, or by its key."""


class Say(Protocol):
    """Turns texts into one language; ``names`` are the players' plain names by seat."""

    language: str
    names: tuple[str, ...]

    def __call__(self, text: Text) -> str: ...
