"""Display names made safe to show: nothing invisible, nothing that formats, links or mentions."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Any

import discord

from bot.discord.message import shortened

MAX_QUOTED = 100
"""Characters of what somebody has typed that a message quotes."""

MAX_NAMES = 2_000
"""Names of which it is known how they are shown: every message about a table has those of all its players."""

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that Unicode calls letters, marks or symbols and that show nothing."""

JOINER, EMOJI_STYLE = "\u200d", "\ufe0f"
"""The character that joins emoji, and the one that turns a symbol into an emoji."""

_CONTROLS = {"Cc", "Cf", "Cs", "Co", "Cn"}
_FORMATS = re.compile(r"[\\*_~`|\[\]]|^(?:#{1,3}|-#|[->])(?=\s)")
_LINKS = re.compile(r"(?<=:)(?=//)|(?<=discord)(?=\.gg|(?:app)?\.com)", re.IGNORECASE)
ZERO_WIDTH = "\u200b"


def visible(name: str) -> str:
    """``name`` in one line, without characters that show nothing or turn others around; empty where none is left."""
    flat = " ".join("".join(_kept(name)).split())
    return flat if any(unicodedata.category(char)[0] in "LNPS" for char in flat) else ""


def escaped(name: str) -> str:
    """:func:`visible` as it may stand in a message: what would format, link or mention is shown as it was typed."""
    plain = _FORMATS.sub(r"\\\g<0>", visible(name))
    return discord.utils.escape_mentions(_LINKS.sub(ZERO_WIDTH, plain)).replace("<", "<" + ZERO_WIDTH)


def quoted(typed: str) -> str:
    """Return what somebody has typed as a message quotes it: :func:`escaped`, and no more than its beginning."""
    return escaped(shortened(typed, MAX_QUOTED))


def without_nul(data: Any) -> Any:
    """Return what an interaction brings, its texts without NUL: PostgreSQL stores none."""
    match data:
        case str():
            return data.replace("\0", "")
        case dict():
            return {key: without_nul(value) for key, value in data.items()}
        case list():
            return [without_nul(each) for each in data]
    return data


@lru_cache(maxsize=MAX_NAMES)
def name_forms(name: str) -> tuple[str, str]:
    """How ``name`` may stand in messages and pictures."""
    return visible(name), escaped(name)


def _kept(name: str) -> list[str]:
    kept: list[str] = []
    for place, char in enumerate(name):
        if char == JOINER:
            if kept and _is_emoji(kept[-1]) and _is_emoji(name[place + 1 : place + 2]):
                kept.append(char)
        elif char.isspace():
            kept.append(" ")
        elif char == EMOJI_STYLE:
            if kept and unicodedata.category(kept[-1]) in {"So", "Sm", "Po"}:
                kept.append(char)
        elif unicodedata.category(char) not in _CONTROLS and char not in BLANK and not _selects(char):
            kept.append(char)
    return kept


def _is_emoji(char: str) -> bool:
    return bool(char) and (char == EMOJI_STYLE or unicodedata.category(char) in {"So", "Sk"})


def _selects(char: str) -> bool:
    """Whether ``char`` is a variation selector."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
