"""What those are told who are invited to a table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.table import Person
from games.engine import Text, text

INVITATION = "notice-invited"
"""The one notice that pings."""


def invitation(owner: Person, guests: Sequence[int]) -> Text:
    """What those are told who are asked to a new table."""
    return text(INVITATION, who=f"<@{owner.user_id}>", guests=", ".join(f"<@{guest}>" for guest in guests))
