"""Words of other people's games: whatever they say, they mention nobody and nothing but the players at the table."""

from __future__ import annotations

import re
from collections.abc import Iterable

MENTION = re.compile(r"<@[!&]?\d+>|<#\d+>|</[^<>]{1,100}:\d+>|<id:[^<>]{1,100}>|@everyone|@here")
"""A mention of a person, a role, a channel, a command, a page of a server, or of everybody."""
ZERO_WIDTH = "\u200b"


def unmentioned(words: str, names: Iterable[str] = ()) -> str:
    """``words`` in which a mention is shown as it was written, unless it stands in one of ``names``."""
    if "@" not in words and "<" not in words:
        return words
    known = {*MENTION.findall(" ".join(names))}
    return MENTION.sub(lambda found: found[0] if found[0] in known else found[0][0] + ZERO_WIDTH + found[0][1:], words)
