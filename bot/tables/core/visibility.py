"""The right to know of a table."""

from __future__ import annotations

import aiohttp
import discord

from bot.outbox.messenger import UNKNOWN_CHANNEL
from bot.tables.core.model import Table
from bot.tables.core.refusals import UnknownTable


async def require_known(interaction: discord.Interaction, table: Table) -> None:
    """Raises UnknownTable unless who sent ``interaction`` sits at the table, sees its channel or is invited there."""
    user = interaction.user.id
    invited = table.by_message and user in table.invitations.invited
    if table.seat_of(user) is None and not invited and not await _sees(interaction, table):
        raise UnknownTable


async def _sees(interaction: discord.Interaction, table: Table) -> bool:
    """Whether who sent ``interaction``, on the table's own server, sees its channel there."""
    reader = interaction.user
    if table.channel_id is None or interaction.guild_id != table.guild_id or not isinstance(reader, discord.Member):
        return False
    return interaction.channel_id == table.channel_id or await sees_channel(reader, table.channel_id)


async def sees_channel(reader: discord.Member, channel_id: int) -> bool:
    """Whether ``reader`` sees a channel or thread of their server. A deleted one is known to managers only."""
    guild = reader.guild
    try:
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        if not channel.permissions_for(reader).view_channel:
            return False
        if isinstance(channel, discord.Thread) and channel.is_private():
            if channel.permissions_for(reader).manage_threads:
                return True
            await channel.fetch_member(reader.id)
    except discord.NotFound as error:
        return error.code == UNKNOWN_CHANNEL and reader.guild_permissions.manage_guild
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return False
    return True
