"""A process that has joined the others and is still starting."""

from __future__ import annotations

from bot.app import Cairn
from bot.core.config import Settings


async def test_what_changes_elsewhere_meanwhile_is_looked_at_later() -> None:
    """It is told of changes as soon as it has joined, and looks at every table once all is there."""
    cairn = Cairn(Settings())
    cairn.table_changed(1)
    assert not cairn._background
