"""The discord.py client: opens the store, starts the services, loads the cogs, and stops gracefully."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from bot.painter import Painter
from bot.post.outbox import Outbox
from bot.post.speaker import Speaker
from bot.store import Store
from bot.tables import Clock, Computers, Tables
from bot.tables.model import Table
from bot.thinker import Thinker
from bot.ui.commands import Catalogues
from bot.ui.desk import NEEDED, Desk
from bot.ui.items import CairnButton, CairnMenu, Handlers
from bot.ui.once import Once
from bot.ui.reply import command_failed
from bot.words import Words

log = logging.getLogger(__name__)

COGS = (
    "bot.cogs.table",
    "bot.cogs.computers",
    "bot.cogs.play",
    "bot.cogs.look",
    "bot.cogs.lookup",
    "bot.cogs.settings",
)
DRAIN_SECONDS = 6.0
GUILDS_SECONDS = 0.5
PATIENCE_SECONDS = 30.0
"""Of longer rate limits discord.py tells at once, so that an errand can wait in the outbox instead of in memory."""

INTENTS = discord.Intents(guilds=True)
"""Channels, threads and permissions; nothing privileged, and no messages."""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What an invitation asks for."""


class Tree(app_commands.CommandTree["Cairn"]):
    """The commands, each delivery taken once; what escapes one becomes a kind line, not silence."""

    def __init__(self, client: Cairn) -> None:
        super().__init__(client)
        self._once = Once()

    async def interaction_check(self, interaction: discord.Interaction[Cairn], /) -> bool:
        return self._once.first(interaction)

    async def on_error(self, interaction: discord.Interaction[Cairn], error: app_commands.AppCommandError, /) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("An autocomplete failed", exc_info=error)
            return
        await command_failed(interaction, error)


class Cairn(commands.AutoShardedBot):
    """The bot. ``handlers`` say what buttons do; ``tables``, ``store``, ``painter`` and ``desk`` serve the cogs.

    The services exist once ``setup_hook`` has run, that is before the first event arrives.
    """

    tables: Tables
    store: Store
    desk: Desk
    _speaker: Speaker

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            tree_cls=Tree,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=GUILDS_SECONDS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=PATIENCE_SECONDS,
        )
        self.settings = settings
        self.handlers = Handlers()
        self.painter = Painter(settings.workers)
        self.thinker = Thinker(settings.thinking_processes)
        self._open_store: Store | None = None
        self._outbox: Outbox | None = None
        self._clock: Clock | None = None
        self._computers: Computers | None = None
        self._background: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        """Opens the store, starts the services and tells Discord the commands, before the gateway connects."""
        self.store = self._open_store = await Store.open(self.settings.database_url)
        self.tables = Tables(
            self.store, on_outbox=self._wake_outbox, on_due=self._wake_clock, on_change=self._wake_computers
        )
        self.desk = Desk(self.tables, self.store, self.painter)
        self.add_dynamic_items(CairnButton, CairnMenu)
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.set_translator(Catalogues())
        if self.settings.test_guild:
            guild = discord.Object(self.settings.test_guild)
            self.tree.copy_global_to(guild=guild)
            await self.tree.sync(guild=guild)
        await self.tree.sync()
        self._speaker = Speaker(self, self.tables, self.store, self.painter)
        self._outbox = Outbox(self.store, self._speaker)
        self._outbox.start()
        self._clock = Clock(self.store, self.tables)
        self._clock.start()
        self._computers = Computers(self.store, self.tables, self.thinker, pause=self.settings.pause)
        self._computers.start()
        self._spawn(self.tables.mend())
        self._spawn(self.painter.warm())

    async def on_ready(self) -> None:
        """Says once more in the log that everything stands."""
        log.info("Connected as %s on %d servers", self.user, len(self.guilds))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tells the players of the channel's table at once; a deletion that is missed is noticed at the next post."""
        await self._channel_deleted(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self._channel_deleted(thread.thread_id)

    async def _channel_deleted(self, channel_id: int) -> None:
        table = await self.tables.at(channel_id)
        if table is not None and table.live:
            await self._speaker.tell_channel_gone(table)

    async def shutdown(self) -> None:
        """Stops taking clicks, finishes what is in hand, says what can be said soon; the outbox keeps the rest."""
        for task in self._background:
            task.cancel()
        if self._computers is not None:
            await self._computers.stop()
        if self._clock is not None:
            await self._clock.stop()
        if self._outbox is not None:
            await self._outbox.stop(DRAIN_SECONDS)
        await self.close()

    async def close(self) -> None:
        """Leaves Discord and closes the store, however far the start has come."""
        if self._computers is not None:
            await self._computers.stop()
        await self.thinker.close()
        await super().close()
        store, self._open_store = self._open_store, None
        if store is not None:
            await store.close()

    def trouble(self, table: Table, words: Words) -> str | None:
        """What keeps the bot from posting at ``table``, as a line for its players; None where nothing does."""
        guild = self.get_guild(table.guild_id)
        channel = guild.get_channel_or_thread(table.channel_id) if guild else None
        if guild is None or channel is None:
            return None
        granted = channel.permissions_for(guild.me)
        names = list(NEEDED)
        if isinstance(channel, discord.Thread):
            names[names.index("send_messages")] = "send_messages_in_threads"
        lacking = [name for name in names if not getattr(granted, name)]
        if not lacking:
            return None
        missing = ", ".join(words.say("permission-" + name.replace("_", "-")) for name in lacking)
        return "⚠️ " + words.say("panel-cannot-post", missing=missing)

    async def channel_gone(self, table: Table) -> bool:
        """Whether the channel of ``table`` was deleted."""
        try:
            await self.fetch_channel(table.channel_id)
        except discord.NotFound:
            return True
        except discord.HTTPException:
            return False
        return False

    def _wake_outbox(self) -> None:
        if self._outbox is not None:
            self._outbox.wake()

    def _wake_computers(self, table: Table) -> None:
        if self._computers is not None:
            self._computers.wake(table)

    def _wake_clock(self) -> None:
        if self._clock is not None:
            self._clock.wake()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(_logged(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("A background task failed")
