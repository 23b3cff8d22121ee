"""The discord.py client: opens the store, starts the services, loads the cogs, and stops gracefully."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.advice.advice import Advice
from bot.ai_pool import AiPool
from bot.config import Settings
from bot.contests.contests import Contests
from bot.errors import logged
from bot.film_pool import FilmPool
from bot.finding.finding import Finding
from bot.hooks.webhooks import Webhooks
from bot.localizer import Localizer
from bot.logs import log_about
from bot.meter import SILENT, Meter
from bot.model.change import Change
from bot.model.table import Table
from bot.orders.orders import Orders
from bot.outbox.boards import Boards
from bot.outbox.digests import Digests
from bot.outbox.discord_sender import DiscordSender
from bot.outbox.meetings import Meetings
from bot.outbox.outbox import Outbox
from bot.outbox.tournaments import Tournaments
from bot.pace.pacing import Pacing
from bot.people.people import People
from bot.place_events import PlaceEvents
from bot.render_pool import RenderPool
from bot.sleeper import Sleeper
from bot.steady_time import SteadyTime, wall_clock
from bot.store import Store
from bot.tables import repair
from bot.tables.after_change import AFTER_CHANGE
from bot.tables.alerting import Alerting
from bot.tables.computers import Computers
from bot.tables.expiry import Expiry
from bot.tables.tables import Tables
from bot.tables.vacations import AbsenceWatch
from bot.ui.commands import Catalogues
from bot.ui.context import RequestContext
from bot.ui.dedup import InteractionDedup
from bot.ui.items import CairnButton, CairnMenu, CairnPeople, Handlers
from bot.ui.message import text_message
from bot.ui.permissions import lacking, permission_words
from bot.ui.reply import ANSWERED, ARRIVED, Reply, answered, command_failed, refuse_while_stopping
from bot.vitals import Vitals, requests_noted
from games import GAMES

log = logging.getLogger(__name__)

FEATURES = (
    *("table", "options", "computers", "seats", "play", "orders", "undo", "votes", "leaving", "look", "learn"),
    *("lookup", "memory", "film", "settings", "me", "server", "find", "advice", "ranking", "profile", "tournament"),
    "rematch",
)
COGS = tuple(f"bot.cogs.{feature}" for feature in FEATURES)
FORM = "cairn-form-"
ANSWER_TIME = 60.0
HIDDEN_HANDS = tuple(game.key for game in GAMES.values() if game.hidden_hands)
DRAIN_SECONDS = 5.0
GUILDS_SECONDS = 0.5
PATIENCE_SECONDS = 30.0
"""discord.py reports a longer rate limit at once, so that an item waits in the outbox instead of in memory."""

INTENTS = discord.Intents(guilds=True)
"""Channels, threads and permissions; nothing privileged, and no messages."""


class Tree(app_commands.CommandTree["Cairn"]):
    """The slash commands. Duplicates are dropped; errors are answered with a kind line, never with silence."""

    def __init__(self, client: Cairn) -> None:
        super().__init__(client)
        self._dedup = InteractionDedup()

    async def interaction_check(self, interaction: discord.Interaction[Cairn], /) -> bool:
        if not self._dedup.is_first(interaction) or not await self.client.admits(interaction):
            return False
        log_about(interaction=interaction.id)
        if self.client.stopping and interaction.type is not discord.InteractionType.autocomplete:
            await refuse_while_stopping(interaction)
        return not self.client.stopping

    async def on_error(self, interaction: discord.Interaction[Cairn], error: app_commands.AppCommandError, /) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("An autocomplete failed", exc_info=error)
            return
        await command_failed(interaction, error)


class Cairn(PlaceEvents):
    """The bot. ``handlers`` say what buttons do; ``tables``, ``store``, ``render_pool`` and ``context`` serve the cogs.

    The services exist once ``setup_hook`` has run, that is before the first event arrives. ``meter`` is told by all of
    them what happens. With ``take_over`` it takes the place of processes with its shards; ``leave`` is called once
    another has taken this one's, and ``lost`` says why others serve them all the same.
    """

    people: People
    orders: Orders
    finding: Finding
    boards: Boards
    contests: Contests
    pacing: Pacing
    webhooks: Webhooks
    context: RequestContext

    def __init__(
        self,
        settings: Settings,
        meter: Meter = SILENT,
        *,
        take_over: bool = False,
        leave: Callable[[], None] = lambda: None,
    ) -> None:
        self.meter = meter
        self.vitals = Vitals()
        super().__init__(
            settings.shard_range,
            take_over=take_over,
            leave=leave,
            intents=INTENTS,
            tree_cls=Tree,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=GUILDS_SECONDS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=PATIENCE_SECONDS,
            http_trace=requests_noted(self.vitals, meter),
        )
        self.stopping = False
        self.settings = settings
        self.handlers = Handlers()
        self.handlers.admits = self.admits
        self.render_pool = RenderPool(settings.workers, meter=meter)
        self.film_pool = FilmPool()
        self.ai_pool = AiPool(settings.thinking_processes, meter=meter)
        self._open_store: Store | None = None
        self._outbox: Outbox | None = None
        self._timers: tuple[Sleeper, ...] = ()
        self._computers: Computers | None = None
        self._alerting: Alerting | None = None
        self._webhook_queue: Webhooks | None = None
        self._posters: tuple[Sleeper, ...] = ()
        self._background: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        """Opens the store, starts the services and tells Discord the commands, before the gateway connects."""
        self.store = self._open_store = await Store.open(self.settings.database_url, meter=self.meter)
        await self.join(self.store)
        known = await self.store.last_beat()
        self.time = SteadyTime(known, server=await self.store.server_time())
        wall_clock.on_leap.append(self._time_leapt)
        await self.store.hurry(self.time.now())
        self.people = People(self.store, self.time.now, self.look)
        self.pacing = Pacing(self.store, self.time.now, known, self.own_shards)
        self.tables = Tables(
            self.store,
            now=self.time.now,
            on_outbox=self.wake_outbox,
            on_due=self._wake_expiry,
            on_change=self._changed,
            has_left=self.has_left,
            meter=self.meter,
            pacing=self.pacing,
            people=self.people,
            after_change=AFTER_CHANGE,
        )
        self.advice = Advice(self.store, self.ai_pool)
        self.orders = Orders(self.store, self.tables, on_due=self._wake_expiry)
        self.webhooks = Webhooks(self.store, self.time.now)
        self.finding = Finding(self.store, now=self.time.now, on_change=self._wake_posters)
        self.contests = Contests(self.store, self.tables, now=self.time.now, on_change=self._wake_posters)
        self.context = RequestContext(self.tables, self.store, self.render_pool, self.ai_pool)
        self.handlers.knows = self.context.knows
        self.add_dynamic_items(CairnButton, CairnMenu, CairnPeople)
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.set_translator(Catalogues())
        if self.settings.test_guild:
            guild = discord.Object(self.settings.test_guild)
            self.tree.copy_global_to(guild=guild)
            await self.tree.sync(guild=guild)
        await self.tree.sync()
        now, serves, may_send = self.time.now, self.serves, self.may_send
        self._sender = DiscordSender(self, self.tables, self.store, self.render_pool, serves, may_send)
        self._outbox = Outbox(
            self.store,
            self._sender,
            now=now,
            meter=self.meter,
            may_send=may_send,
            on_posted=self._posted,
            on_given_up=self._sender.given_up,
        )
        self.vitals.stuck_for = self._outbox.stuck_for
        self._outbox.start()
        certain = self.time.certain
        expiry = Expiry(self.store, self.tables, now=certain, play_orders=self.orders.play)
        self._timers = (expiry, AbsenceWatch(self.store, self.tables, certain))
        self._alerting = Alerting(self.store, self.tables, self.people, now=self.time.now, on_outbox=self.wake_outbox)
        self._alerting.start()
        self.webhooks.start()
        self._webhook_queue = self.webhooks
        self.boards = Boards(self, self.store, now=now, serves=serves, may_send=may_send)
        self._posters = (
            Meetings(self, self.store, self.tables, self.finding, now=now, serves=serves, may_send=may_send),
            self.boards,
            Digests(self, self.store, self.render_pool, now=now, serves=serves, may_send=may_send),
            Tournaments(self, self.store, self.contests, self.render_pool, now=now, serves=serves, may_send=may_send),
        )
        for sleeper in (*self._timers, *self._posters):
            sleeper.start()
        self._computers = Computers(self.store, self.tables, self.ai_pool, pause=self.settings.pause)
        self._computers.start()
        self._spawn(repair.check_all(self.tables))
        self._spawn(self.orders.resume())
        self._spawn(self.render_pool.warm_up())
        gc.collect()
        gc.freeze()  # what stands by now stays: a full collection would look through it for a tenth of a second

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Marks when an interaction arrived, where somebody wants to know."""
        if self.meter.on and event_name == "interaction":
            args[0].extras[ARRIVED] = self.loop.time()
        super().dispatch(event_name, *args, **kwargs)

    async def on_ready(self) -> None:
        """Notes in the log that the bot is connected."""
        log.info("Connected as %s on %d servers", self.user, len(self.guilds))
        if self.stopping:
            return
        if self.membership is not None:
            await self.membership.ready()
        await self.woken()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Somebody who clicks may have reopened their direct messages: hands are sent there again.

        Who plays with a hidden hand that did not arrive is told so, once, alone, after the answer to the click.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            return
        if interaction.type is discord.InteractionType.modal_submit:
            self._spawn(self.handlers.answered(interaction), f"{FORM}{interaction.id}")
        await Reply.crowd.acknowledged()
        if await self.store.forget_messages_closed(interaction.user.id, HIDDEN_HANDS):
            if ANSWERED not in interaction.extras:
                await self.wait_for(ANSWERED, check=lambda other: other is interaction, timeout=ANSWER_TIME)
            localizer = await self.context.localizer(interaction)
            note = text_message(localizer.format("said-hand-blocked"))
            await interaction.followup.send(ephemeral=True, **note.for_send())

    async def shutdown(self) -> None:
        """Takes no more clicks, answers those in hand and posts what it can; the outbox keeps the rest.

        The gateway closes last: until then, whoever clicks is asked to try again in a moment.
        """
        self.stopping = self.handlers.stopping = True
        for task in self._background:
            task.cancel()
        if self._computers is not None:
            await self._computers.stop()
        for sleeper in (*self._timers, self._alerting, self._webhook_queue, *self._posters):
            if sleeper is not None:
                await sleeper.stop()
        await answered()
        if self._outbox is not None:
            await self._outbox.stop(DRAIN_SECONDS)
        await self.close()

    async def close(self) -> None:
        """Disconnects and closes the store, however far the start has got."""
        if self._computers is not None:
            await self._computers.stop()
            await self.advice.look_back.stop()
        await self.ai_pool.close()
        await self.film_pool.close()
        await self.render_pool.close()
        await super().close()
        if self._time_leapt in wall_clock.on_leap:
            wall_clock.on_leap.remove(self._time_leapt)
        store, self._open_store = self._open_store, None
        if store is not None:
            await self.part()
            await store.close()

    @property
    def serving(self) -> bool:
        """Whether the store is open and the services work."""
        return self._open_store is not None and self._computers is not None

    @property
    def connected(self) -> bool:
        """Whether every shard is connected and knows its servers."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    def trouble(self, table: Table, localizer: Localizer) -> str | None:
        """What keeps the bot from posting at ``table``, as a line for its players; None where nothing does."""
        guild = self.get_guild(table.guild_id)
        channel = guild.get_channel_or_thread(table.channel_id) if guild else None
        if guild is None or channel is None:
            return None
        lacks = lacking(channel.permissions_for(guild.me), channel)
        if not lacks:
            return None
        return "⚠️ " + localizer.format("panel-cannot-post", missing=permission_words(lacks, localizer))

    def history_note(self, table: Table, localizer: Localizer) -> list[str]:
        """What players should know where the bot may not read what it has posted; nothing where it may."""
        guild = self.get_guild(table.guild_id)
        channel = guild.get_channel_or_thread(table.channel_id) if guild else None
        if guild is None or channel is None or channel.permissions_for(guild.me).read_message_history:
            return []
        return ["⚠️ " + localizer.format("no-history")]

    def _time_leapt(self, span: timedelta) -> None:
        """The sandbox's clock was set forward: what has become due by that is done."""
        self.time.leap(span)
        self.pacing.leap(span)
        self.look()

    def wake_outbox(self) -> None:
        if self._outbox is not None:
            self._outbox.wake()

    def _changed(self, change: Change) -> None:
        """A table was changed here; where it is another process's, that one is told."""
        if self._webhook_queue is not None:
            self._webhook_queue.wake()
        table = change.table
        if table.over:
            self._wake_posters()
        if not self.serves(table.guild_id) and self.membership is not None:
            self._spawn(self.membership.changed(table.id))
            return
        if not self.stopping:
            self._spawn(self.orders.review(table.id))
        if self._computers is not None:
            self._computers.wake(table)

    def table_changed(self, table_id: int) -> None:
        self.look()
        if not self.stopping:
            self._spawn(self.orders.review(table_id))
        if self._computers is not None:
            self._computers.look(table_id)

    def look(self) -> None:
        self.wake_outbox()
        if self._webhook_queue is not None:
            self._webhook_queue.wake()
        self._posted()
        self._wake_posters()

    def _posted(self) -> None:
        """Clocks may have begun to run, and somebody may be waited for."""
        self._wake_expiry()
        if self._alerting is not None:
            self._alerting.wake()

    def resume(self) -> None:
        self.look()
        if self._computers is not None:
            self._computers.resume()

    def halt(self) -> None:
        if self._outbox is not None:
            self._outbox.halt()

    def watch(self, table: Table) -> None:
        """Somebody looks at a table."""
        if self._computers is not None:
            self._computers.watch(table)

    def _wake_expiry(self) -> None:
        for sleeper in self._timers:
            sleeper.wake()

    def _wake_posters(self) -> None:
        for sleeper in self._posters:
            sleeper.wake()

    def _spawn(self, work: Coroutine[Any, Any, None], name: str | None = None) -> None:
        task = asyncio.create_task(logged(work), name=name)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
