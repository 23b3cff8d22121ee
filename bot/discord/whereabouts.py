"""Where an interaction was sent: on a server with the bot, in the bot's messages, or in a conversation of others."""

from __future__ import annotations

import discord


def server_of(interaction: discord.Interaction) -> int | None:
    """Return the server where an interaction was sent, if the app is installed there.

    A person may have brought the app to a server where it is not installed: that is a conversation like any other.
    """
    brought = interaction.is_user_integration() and not interaction.is_guild_integration()
    return None if brought else interaction.guild_id


def in_conversation(interaction: discord.Interaction) -> bool:
    """Whether others may see a public answer there, and the bot cannot post but by answering."""
    return interaction.context.private_channel or (interaction.guild_id is not None and server_of(interaction) is None)
