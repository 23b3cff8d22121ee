"""Icons in words. A text has marks where icons stand; a message that is sent has emoji in their place, or nothing.

Which emoji there are changes while the bot runs, and most words go where none may stand: so texts are kept with marks.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from render.scene import EMOJI_DIGITS

ID_DIGITS = 19
"""Of a Discord id, until 2090."""
MARK = re.compile(r"<:([a-z0-9_]+)\.([a-z0-9_]+):0+> ?")
"""A mark with the space between it and its word."""


NO_BREAK = "\u00a0"


class Icon(NamedTuple):
    """One of the icons of a game, by its key."""

    game: str
    key: str

    @property
    def mark(self) -> str:
        """Stands for the icon in texts, and is as long as the emoji that it becomes: lengths hold for both."""
        long = len(f"<:{self.key}_:>") + EMOJI_DIGITS + ID_DIGITS
        begun = f"<:{self.game}.{self.key}:"
        return begun + "0" * max(1, long - len(begun) - 1) + ">"


def without_icons(words: str) -> str:
    """``words`` alone, as they are read aloud and where no icon may stand."""
    return MARK.sub("", words) if "<:" in words else words


def with_icons(words: str, emoji: Callable[[Icon], str]) -> str:
    """``words`` with what ``emoji`` says for each icon; for what it says nothing the word stands alone.

    No line breaks between an icon and its word.
    """
    if "<:" not in words:
        return words

    def put(found: re.Match[str]) -> str:
        shown = emoji(Icon(found[1], found[2]))
        return shown and shown + (NO_BREAK if found[0].endswith(" ") else "")

    return MARK.sub(put, words)


def first_icon(words: str) -> Icon | None:
    """The first icon in ``words``: that of a button or an option, which has one beside its label."""
    found = MARK.search(words) if "<:" in words else None
    return None if found is None else Icon(found[1], found[2])
