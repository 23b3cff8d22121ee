"""The discord.py client as one of several processes: its share of Discord's shards, and its place among the others."""

from __future__ import annotations

import abc
import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.cluster.membership import Hooks, Membership
from bot.cluster.queries import IDENTIFY_SECONDS
from bot.core.meter import ANSWERED
from bot.core.shards import ALONE, ShardRange
from bot.db import StoreUnavailable
from bot.db.process import ShardsTaken

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Discord's error codes for somebody who is not on a server, or does not exist."""


class ShardedBot(commands.AutoShardedBot, abc.ABC):
    """Serves ``shards``; None: all that Discord recommends. ``membership`` is there where others may serve the rest.

    See ``Membership`` for ``take_over``. ``leave`` is called once a successor serves our shards; ``lost`` says why
    others do all the same.
    """

    def __init__(
        self, shards: ShardRange | None, *, take_over: bool, leave: Callable[[], None], **options: Any
    ) -> None:
        if shards is not None:
            options |= {"shard_ids": list(shards.ids), "shard_count": shards.count}
        super().__init__(command_prefix=commands.when_mentioned, help_command=None, **options)
        self.membership: Membership | None = None
        self.lost: ShardsTaken | None = None
        self._shards = shards
        self._take_over, self._leave = take_over, leave
        self._buckets = 1
        self._closing_by_loss: asyncio.Task[None] | None = None

    @abc.abstractmethod
    def look(self) -> None:
        """See what is due, and send what is queued."""

    @abc.abstractmethod
    def table_changed(self, table_id: int) -> None:
        """Another process has changed a table of ours."""

    @abc.abstractmethod
    def resume(self) -> None:
        """Tables may have lost the process that saw to them."""

    @abc.abstractmethod
    def halt(self) -> None:
        """Send nothing, and break off what is being sent."""

    async def join(self, store: Store) -> None:
        """Enters among the processes that share ``store``, if it can be. Raises ShardsTaken, StoreUnavailable."""
        if store.can_be_shared:
            hooks = Hooks(self.look, self.table_changed, self.resume, self.halt, self._leave, self._shards_lost)
            shards = self._shards or ShardRange()
            self.membership = Membership(store, shards, hooks, take_over=self._take_over)
            await self.membership.join()

    async def part(self) -> None:
        """Leaves them."""
        if self.membership is not None:
            await self.membership.leave()

    def may_send(self) -> bool:
        """Whether what this process has claimed is its own."""
        return self.membership is None or self.membership.holds

    def _shards_lost(self, why: ShardsTaken) -> None:
        self.lost = why
        self._closing_by_loss = asyncio.create_task(self.close())

    async def launch_shards(self) -> None:
        """Asks Discord where its gateway is, which a proxy for requests is not, and begins the sessions there."""
        if self.is_closed():
            return
        count, gateway, limit = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        self._buckets = limit["max_concurrency"]
        if self._shards is None:
            self.shard_count = count
        elif self._shards.count < count:
            log.warning("Discord recommends %d shards by now, and CAIRN_SHARDS counts %d", count, self._shards.count)
        await super().launch_shards()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Lets sessions begin as far apart as Discord wants them to, those of other processes among them."""
        if self.membership is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        try:
            await self.membership.until_identify((shard_id or 0) % self._buckets)
        except StoreUnavailable:
            await asyncio.sleep(IDENTIFY_SECONDS)

    @property
    def own_shards(self) -> ShardRange:
        """Those that this process serves; of its own where it is the only one: the only shard of one."""
        return ALONE if self.membership is None else self.membership.process.shards

    def serves(self, guild_id: int | None) -> bool:
        """Whether a server (None: what is on none) is on a shard of this process, so that it is known here."""
        return self.membership is None or self.membership.process.shards.serves(guild_id)

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this process is to handle ``interaction``: while one takes over from another, both are told of it."""
        if self.membership is None:
            return True
        successor = self.membership.successor
        gone_over = successor is not None and successor.ready
        if not gone_over and await self.membership.is_first_at(interaction.id):
            return True
        interaction.extras[ANSWERED] = True
        self.dispatch(ANSWERED, interaction)
        return False

    async def has_left(self, guild_id: int | None, user_id: int) -> bool:
        """Whether a person is known to be no member of a server (None: nobody leaves what is on none)."""
        if guild_id is None:
            return False
        if self.serves(guild_id) and self.get_guild(guild_id) is None:
            return False
        try:
            await self.http.get_member(guild_id, user_id)
        except discord.NotFound as error:
            return error.code in {UNKNOWN_MEMBER, UNKNOWN_USER}
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
            return False
        return False

    async def member_since(self, guild_id: int | None, user_id: int) -> datetime | None:
        """When a person has joined a server; None where that cannot be known now, or there is none."""
        if guild_id is None:
            return None
        try:
            member = await self.http.get_member(guild_id, user_id)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
            return None
        return discord.utils.parse_time(member["joined_at"])

    async def channel_gone(self, channel_id: int) -> bool:
        """Whether a channel was deleted."""
        try:
            await self.fetch_channel(channel_id)
        except discord.NotFound:
            return True
        except discord.HTTPException:
            return False
        return False
