"""Guesses: pieces that are shown where they may not be, in a position that was dealt from what somebody knows."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

RIM, DASH = 5.0, (15.0, 10.0)
"""The dashed rim of a guess: how broad it is, and the lengths drawn and left out, in pixels."""

_guessed: ContextVar[Collection[str]] = ContextVar("guessed", default=frozenset())


@contextmanager
def guesses(pieces: Collection[str]) -> Iterator[None]:
    """Meanwhile these ``pieces`` are drawn as guesses, by whatever scene."""
    token = _guessed.set(pieces)
    try:
        yield
    finally:
        _guessed.reset(token)


def is_guess(piece: str) -> bool:
    """Whether a piece is a guess in what is being drawn."""
    return piece in _guessed.get()


def around(x: float, y: float, wide: float, high: float, radius: float) -> list[tuple[float, float]]:
    """Once around a box, its corners cut where they are round."""
    right, bottom, cut = x + wide, y + high, radius * 0.45
    return [
        *((x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut)),
        *((right - cut, bottom), (x + cut, bottom), (x, bottom - cut), (x, y + cut), (x + cut, y)),
    ]
