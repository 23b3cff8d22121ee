"""Which of two channels of a server tells the other's secrets."""

from __future__ import annotations

import discord


def as_public(
    guild: discord.Guild, here: discord.abc.GuildChannel | discord.Thread, there: discord.abc.GuildChannel
) -> bool:
    """Whether every role that sees ``there`` sees ``here`` as well: nobody else learns there of a table."""
    if isinstance(here, discord.Thread) and here.is_private():
        return False
    seeing = (role for role in guild.roles if there.permissions_for(role).view_channel)
    return all(here.permissions_for(role).view_channel for role in seeing)
