"""Texts as words, each checked once however many games say it."""

from __future__ import annotations

from functools import cache

from bot.core.localizer import Localizer
from games.engine import Text

NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fay")


@cache
def in_words(language: str, key: str | None) -> Localizer:
    return Localizer(language, key, NAMES)


@cache
def said(language: str, key: str, message: Text) -> str:
    """A text as words: it says something, and not its own id."""
    found = in_words(language, key)(message)
    assert found.strip()
    assert found != message.id
    assert "{" not in found
    return found
