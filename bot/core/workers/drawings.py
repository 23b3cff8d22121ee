"""Requests for pictures and their answers, as they go between the bot and :mod:`bot.core.workers.drawing_worker`.

They are apart from it so that the bot does not load Pillow.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from render.scene import Picture


class DrawingFailed(Exception):  # noqa: N818 - what happened
    """A scene has failed. It says how, without a word about the position."""


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


def warm_up(games: Iterable[str]) -> Drawing:
    """A request for the first board of each of ``games``, so that what all pictures need is at hand."""
    return Drawing(RenderContext("", "", ()), WARM_UP, tuple(games))
