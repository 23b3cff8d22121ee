"""Servers that remove the bot, those that let it in again, and ``/server data`` and ``/server erase``."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from datetime import timedelta
from functools import partial
from typing import Any

import aiohttp
import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.core.shards import shard_of
from bot.db.schema import journal
from bot.discord.commands import command
from bot.discord.interactions import ComponentInteraction, button
from bot.discord.message import COMPRESS_FROM_BYTES, Message, layout, text_block
from bot.discord.replies import Ack, Request
from bot.scheduler.model import Due, Handler
from bot.server.leaving import absence_queries, service
from bot.server.leaving.server_data import given_parts, rows_of
from bot.server.leaving.views import asked_for, kept, plan_page
from bot.server.managing import MANAGED
from bot.tables.core import repair
from bot.tables.core.client import TableClient
from bot.tables.core.context import manages
from bot.tables.core.refusals import Refusal

UNKNOWN_GUILD, MISSING_ACCESS = 10004, 50001
"""Discord's error codes for a server on which the bot is not."""

MAX_NAME = 100
"""Characters of a server's name."""


def _named(interaction: discord.Interaction) -> bool:
    """Whether a manager has typed the name of the server where they are."""
    typed, guild = interaction.namespace.name, interaction.guild
    return bool(typed) and guild is not None and manages(interaction) and typed.strip() == guild.name


def _where_it_stands(request: ComponentInteraction) -> Ack:
    """Answer on the message of a button, whoever reads that."""
    message = request.interaction.message
    return Ack.UPDATE if message is None or message.flags.ephemeral else Ack.SHARED


def _file(found: Mapping[str, Any]) -> tuple[str, bytes]:
    """Return the name and the content of a file with these data; a large one is compressed."""
    name, data = "cairn-server.json", msgspec.json.format(msgspec.json.encode(found), indent=1)
    return (f"{name}.gz", gzip.compress(data)) if len(data) > COMPRESS_FROM_BYTES else (name, data)


class LeavingCommands(commands.Cog):
    """``/server data``, ``/server erase`` and servers without the bot, for the cog of ``/server``."""

    client: TableClient

    def serve_leaving(self) -> None:
        """Prepares to see who comes and goes."""
        self.keeps = timedelta(days=self.client.settings.keep_removed)
        self._gone: set[int] = set()
        self._before: dict[int, dict[int, discord.Guild]] = {}
        self._order = asyncio.Lock()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begins to delete what is due: by now it is known on which servers the bot is."""
        handler = Handler(partial(service.check, self.client.tables, self.keeps, self.is_there), 1, 300, certain=True)
        self.client.tables.scheduler.handle({Due.ERASURE: handler})
        self.client.tables.scheduler.wake()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Has all of a server rest that removes the bot. One in an outage is unavailable, which is not that."""
        await self._note(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Has all of a server go on that lets the bot in again."""
        self._gone.add(guild.id)  # another process may have heard that it went
        await self._note(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The same, where the gateway calls it so."""
        if guild.id in self._gone:
            await self._note(guild.id)

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Remembers on which servers the bot was: who removes it now is not heard."""
        self._before[shard_id] = {guild.id: guild for guild in self.client.guilds if guild.shard_id == shard_id}

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Finds out who has removed the bot, and who has let it in again, while nobody heard.

        Discord lists the servers of a shard when a session begins, also those in an outage. Of each one listed
        discord.py makes a new object; what was there before and is not listed any more, it keeps.
        """
        async with self._order:
            client, before = self.client, self._before.pop(shard_id, {})
            shown = [guild for guild in client.guilds if guild.shard_id == shard_id]
            here = {guild.id for guild in shown if before.get(guild.id) is not guild}
            self._gone = set(await client.store.read(absence_queries.gone))
            known = await client.store.read(absence_queries.known_servers) - here - self._gone
            for guild_id in self._gone & here:
                await self._back(guild_id)
            for guild_id in known:
                served = shard_of(guild_id, client.shard_count or 1) == shard_id
                if served and await self.is_there(guild_id) is False:
                    await service.gone(client.tables, self.keeps, guild_id)
                    self._gone.add(guild_id)
            self._gone -= here

    async def _note(self, guild_id: int) -> None:
        """Note whether the bot is on a server now; events that come together are seen to one after the other."""
        async with self._order:
            if self.client.get_guild(guild_id) is None:
                self._gone.add(guild_id)
                await service.gone(self.client.tables, self.keeps, guild_id)
            else:
                self._gone.discard(guild_id)
                await self._back(guild_id)

    async def _back(self, guild_id: int) -> None:
        """A server has the bot: its computer players think again, and games may have gone or come back meanwhile."""
        if await service.back(self.client.tables, guild_id):
            self.client.resume()
            await repair.check_all(self.client.tables, guild_id)

    async def is_there(self, guild_id: int) -> bool | None:
        """Return whether the bot is on a server, as Discord says; None where it says neither."""
        try:
            await self.client.http.get_guild(guild_id, with_counts=False)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            refused = isinstance(error, discord.HTTPException) and error.code in {UNKNOWN_GUILD, MISSING_ACCESS}
            return False if refused else None
        return True

    @command("server-data", needs=MANAGED)
    async def server_data(self, request: Request, guild: discord.Guild) -> None:
        store = self.client.store
        found = {part.name: await store.read(rows_of, part, guild.id) for part in given_parts()}
        name, data = await asyncio.to_thread(_file, found)
        whole = len(data) <= request.interaction.filesize_limit
        if not whole:
            name, data = await asyncio.to_thread(_file, {**found, journal.name: []})
        words = text_block(request.localizer.format("server-data" if whole else "server-data-short"))
        await request.show(Message(layout(words, ui.File(f"attachment://{name}")), attached={name: data}))

    @command("server-erase", needs=MANAGED, ack=lambda each: Ack.SHARED if _named(each) else Ack.REPLY)
    async def server_erase(
        self, request: Request, guild: discord.Guild, name: app_commands.Range[str, 1, MAX_NAME] | None = None
    ) -> None:
        if name is None:
            await request.show(plan_page(guild, await service.plan(self.client.tables, guild.id), request.localizer))
            return
        if not _named(request.interaction):
            raise Refusal("refusal-erase-name", server=guild.name)
        at = await service.ask(self.client.tables, guild.id)
        localizer = Localizer(await self.client.context.public_language(request.interaction))
        await request.show(asked_for(guild, request.user_id, at, localizer))

    @button("server-keep", needs=MANAGED, ack=_where_it_stands)
    async def on_keep(self, request: ComponentInteraction, guild: discord.Guild) -> None:
        await service.take_back(self.client.tables, guild.id)
        localizer = Localizer(await self.client.context.public_language(request.interaction))
        await request.show(kept(request.user_id, localizer))
