"""How texts read in a language."""

from __future__ import annotations

from functools import cache

from bot.core.localizer import Localizer
from games.engine import Text
from render.scene import Say

NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fay")


@cache
def say_in(language: str, key: str | None) -> Say:
    """Return how a table of the game ``key`` speaks ``language``, for tests of scenes and texts.

    Players are called Ana, Ben, Cem, Dia, Eva and Fay, in the order of seats.
    """
    return Localizer(language, key, NAMES)


@cache
def said(language: str, key: str, message: Text) -> str:
    """A text as words: it says something, and not its own id."""
    found = say_in(language, key)(message)
    assert found.strip()
    assert found != message.id
    assert "{" not in found
    return found
