"""Threads of ours: how long they stay in the list of channels, and those that are posts of a forum."""

from __future__ import annotations

from typing import Literal

import discord

STAYS: Literal[10080] = 10080
"""Minutes, a week, after which Discord archives a thread where nothing is said."""


def forum_of(place: object) -> discord.ForumChannel | None:
    """The forum whose post ``place`` is."""
    home = place.parent if isinstance(place, discord.Thread) else None
    return home if isinstance(home, discord.ForumChannel) else None


def is_ours(thread: discord.Thread) -> bool:
    """Whether the bot made ``thread``."""
    return thread.owner_id == thread.guild.me.id
