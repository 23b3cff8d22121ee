"""Words that are too long for a line of the board, broken where their language allows it."""

from __future__ import annotations

from games.engine import text
from render.canvas import text_width
from render.expeditions.captions import per_language
from render.scene import Say


@per_language
def _breaks(key: str, say: Say) -> dict[str, str]:
    """How words too long for a line are broken, by word: the message ``key`` lists them with a hyphen."""
    return {word.replace("-", "", 1): word.replace("-", "- ", 1) for word in say(text(key)).split()}


def breakable(words: str, say: Say, room: float, size: float, *, bold: bool = False) -> str:
    """``words``, those that are wider than ``room`` broken with a hyphen where their language allows it."""
    breaks = _breaks("pic-breaks", say)
    return " ".join(
        breaks[word] if word in breaks and text_width(word, size, bold=bold) > room else word
        for word in words.split(" ")
    )
