"""Languages of servers, and which channel tells another's secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.core.localizer import language_of
from bot.people import setting_queries as settings

if TYPE_CHECKING:
    from bot.db import Store


async def language_on(client: discord.Client, store: Store, guild_id: int) -> str:
    """In which language a server is written to."""
    guild = client.get_guild(guild_id)
    settled = (await store.read(settings.of_guild, guild_id)).language
    return settled or language_of(guild.preferred_locale.value if guild else None)


def as_public(
    guild: discord.Guild, here: discord.abc.GuildChannel | discord.Thread, there: discord.abc.GuildChannel
) -> bool:
    """Whether every role that sees ``there`` sees ``here`` as well: nobody else learns there of a table."""
    if isinstance(here, discord.Thread) and here.is_private():
        return False
    seeing = (role for role in guild.roles if there.permissions_for(role).view_channel)
    return all(here.permissions_for(role).view_channel for role in seeing)
