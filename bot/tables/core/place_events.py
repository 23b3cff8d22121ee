"""Events of places at which tables are played: channels, threads, roles."""

from __future__ import annotations

import abc
from collections.abc import Sequence

import discord

from bot.cluster.sharded import ShardedBot
from bot.core.steady_time import SteadyTime
from bot.db import Store
from bot.outbox.sender import CHANNEL_GONE
from bot.tables.core import place_queries
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.show.reports import note_trouble


class PlaceEvents(ShardedBot):
    """Lets go on what a place did not take before, and tells players of a place that is gone."""

    tables: Tables
    store: Store
    time: SteadyTime

    @abc.abstractmethod
    def wake_outbox(self) -> None:
        """There is something to say, or it can be said now."""

    async def on_guild_channel_update(self, _before: object, channel: discord.abc.GuildChannel) -> None:
        """Tries again what a channel, or a thread in it, did not take: it may do so now."""
        threads = [thread.id for thread in channel.guild.threads if thread.parent_id == channel.id]
        await self.woken(guild_id=channel.guild.id, channels=[channel.id, *threads])

    async def on_guild_role_update(self, _before: object, role: discord.Role) -> None:
        """The same for all channels of a server, where a role of the bot has changed."""
        if role in role.guild.me.roles:
            await self.woken(guild_id=role.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """The same for a thread."""
        await self.woken(guild_id=thread.guild_id, channels=[thread.thread_id])

    async def woken(self, *, guild_id: int | None = None, channels: Sequence[int] | None = None) -> None:
        if await self.store.write(place_queries.wake, self.time.now(), guild_id=guild_id, channels=channels):
            self.wake_outbox()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tells the players of the channel's table; a deletion that goes unheard is noticed at the next post."""
        await self._channel_deleted(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self._channel_deleted(thread.thread_id)

    async def _channel_deleted(self, channel_id: int) -> None:
        try:
            table = await self.tables.at(channel_id)
        except Refusal:
            return  # it cannot be read: nobody knows whom to tell
        if table is not None and table.live:
            await self.store.write(note_trouble, table, CHANNEL_GONE, self.time.now(), tell=True)
            self.wake_outbox()
