"""Posts to those who are invited to a table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.core.model import Person
from games.engine import Text, text

INVITATION = "notice-invited"
"""The one notice that pings."""


def invitation(owner: Person, guests: Sequence[int]) -> Text:
    """Return the post to those who are invited to a new table."""
    return text(INVITATION, who=f"<@{owner.user_id}>", guests=", ".join(f"<@{guest}>" for guest in guests))
