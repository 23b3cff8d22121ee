"""Doubles of discord.py where nothing is sent: a client that opens channels, and messages that stand there."""

from __future__ import annotations

import discord


class Channel:
    """A channel, or somebody's messages."""

    def __init__(self, number: int) -> None:
        self.id = number


class Posted:
    """A message that stands somewhere."""

    def __init__(self, number: int, channel: Channel) -> None:
        self.id, self.channel = number, channel


class Client:
    """Opens people's messages."""

    def get_partial_messageable(self, channel_id: int, *, guild_id: int | None) -> Channel:
        """A channel; on which server does not matter."""
        del guild_id
        return Channel(channel_id)

    async def create_dm(self, user: discord.Object) -> Channel:
        """The channel of somebody's messages."""
        return Channel(user.id)
