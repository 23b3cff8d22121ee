"""Reports as data: what somebody wrote, who has reported it where, and what was decided."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec


class ReportPlace(StrEnum):
    """Where something was written: at a table, in a tournament, or in a message of the bot's; each has a number."""

    TABLE = "table"
    TOURNAMENT = "tournament"
    MESSAGE = "message"


class Decision(StrEnum):
    """The decisions about a report."""

    REMOVE = "remove"
    BAN = "ban"
    NOTHING = "nothing"


class Written(msgspec.Struct, frozen=True):
    """Something that a person wrote and others read: ``source`` says what it is, ``ref`` tells it from others there.

    ``words`` are ready for a message.
    """

    source: str
    ref: str
    words: str
    author_id: int | None

    @property
    def key(self) -> str:
        """The value of its entry in a menu."""
        return f"{self.source}.{self.ref}"


MESSAGE = "message"
"""The source of what a message of the bot's tells: who wrote it is not known, and its ref is the channel."""

OTHER = Written("other", "", "", None)
"""Something that no source knows, such as a post of the bot's: the report itself says what."""


class AbuseReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report, ``to_operator`` or to a server. ``reason`` and ``words`` are ready for a message."""

    id: int = 0
    guild_id: int | None
    to_operator: bool
    place: ReportPlace
    number: int
    source: str
    ref: str
    words: str
    author_id: int | None
    by_id: int
    reason: str
    at: datetime
    decision: Decision | None = None
    decided_by: int | None = None

    @property
    def subject(self) -> int:
        """The server whose post it is; 0 where it is the operator's."""
        return 0 if self.to_operator else self.guild_id or 0
