"""The discord.py client: opens the store, starts the services, loads the cogs, and stops gracefully."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from datetime import timedelta
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from bot import due_times as due
from bot.after_change import AFTER_CHANGE
from bot.analysis.service import AnalysisService
from bot.cluster import heartbeats
from bot.cogs import make_cogs
from bot.core.config import Settings
from bot.core.errors import logged
from bot.core.heap import settle
from bot.core.invalid_requests import InvalidRequests
from bot.core.meter import ARRIVED, SILENT, Meter
from bot.core.shards import ALONE
from bot.core.steady_time import SteadyTime, wall_clock
from bot.core.vitals import Vitals, requests_noted
from bot.core.workers.drawing_pool import RenderPool
from bot.core.workers.film_pool import FilmPool
from bot.core.workers.foreign_pool import ForeignGames
from bot.core.workers.thinking_pool import AiPool
from bot.daily.service import Daily
from bot.db import Store
from bot.discord.commands import Catalogues, CommandTree
from bot.discord.components import CairnButton, CairnMenu, CairnPicker
from bot.discord.context_menus import context_menus
from bot.discord.emoji import NO_EMOJI
from bot.discord.interactions import ComponentRouter
from bot.discord.replies import answered
from bot.icons.service import Icons
from bot.learning.advice import Advice
from bot.learning.service import Lessons
from bot.matchmaking.opening import PartyTables
from bot.matchmaking.service import Matchmaking
from bot.offers import Offers
from bot.outbox import queries as outbox
from bot.outbox.discord_sender import DiscordSender
from bot.outbox.gate import Gate
from bot.outbox.messenger import Messenger
from bot.outbox.model import AT_TABLES, Kind, PostTarget
from bot.outbox.outbox import Listener, Outbox
from bot.outbox.places import language_on
from bot.outbox.sender import Routed
from bot.people.service import People
from bot.posts import senders
from bot.premoves.cog import planned
from bot.premoves.service import PremoveService
from bot.reports.posts import handed_over
from bot.reviews.service import Reviews
from bot.scheduler.model import Due, Handler
from bot.scheduler.scheduler import Scheduler
from bot.tables.by_message.unreachable import resend_hands
from bot.tables.computers.claims import forget_thoughts
from bot.tables.computers.service import Computers
from bot.tables.core import repair
from bot.tables.core.change import Change
from bot.tables.core.client import TableClient
from bot.tables.core.context import RequestContext
from bot.tables.core.model import Table
from bot.tables.core.service import Tables
from bot.tables.show.reports import TableReports
from bot.tables.time.pacing import Pacing
from bot.tables.time.vacation_queries import refresh
from bot.tournaments.service import TournamentService
from bot.webhooks.service import Webhooks

log = logging.getLogger(__name__)

FORM = "cairn-form-"
DRAIN_SECONDS = 5.0
MAX_ANONYMOUS = 10
"""Servers on which a bot may be without anybody being told who runs it."""
GUILDS_SECONDS = 0.5
GATEWAY_SECONDS = 47.0
"""A gateway that says nothing for so long is left, and the session resumed: it answers a heartbeat every 41.25 s."""
PATIENCE_SECONDS = 30.0
"""discord.py reports a longer rate limit at once, so that an item waits in the outbox instead of in memory."""

INTENTS = discord.Intents(guilds=True)  # channels, threads and permissions: nothing privileged, no messages


class Cairn(TableClient):
    """The bot. ``router`` knows what buttons do; ``tables``, ``store``, ``render_pool`` and ``context`` serve the cogs.

    The services exist once ``setup_hook`` has run, that is before the first event arrives. ``meter`` is told by all of
    them what happens. With ``take_over`` it takes the place of processes with its shards; ``leave`` is called once
    another has taken this one's, and ``lost`` says why others serve them all the same.
    """

    premoves: PremoveService
    finding: Matchmaking
    tournaments: TournamentService
    pacing: Pacing
    webhooks: Webhooks

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
        self.invalid_requests = InvalidRequests((settings.shard_range or ALONE).share)
        super().__init__(
            settings.shard_range,
            take_over=take_over,
            leave=leave,
            intents=INTENTS,
            tree_cls=CommandTree,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=GUILDS_SECONDS,
            heartbeat_timeout=GATEWAY_SECONDS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=PATIENCE_SECONDS,
            http_trace=self.invalid_requests.watch(requests_noted(self.vitals, meter)),
        )
        self.stopping = False
        self.settings = settings
        self.router = ComponentRouter()
        self.router.admits = self.admits
        self.foreign = ForeignGames()
        self.render_pool = RenderPool(settings.workers, meter=meter, foreign=self.foreign)
        self.film_pool = FilmPool(foreign=self.foreign)
        self.ai_pool = AiPool(settings.thinking_processes, meter=meter, foreign=self.foreign)
        self._open_store: Store | None = None
        self._outbox: Outbox | None = None
        self._scheduler: Scheduler | None = None
        self._computers: Computers | None = None
        self._at_servers: dict[Due, Handler] = {}
        self.own_emoji = NO_EMOJI
        self._icons: Icons | None = None
        self._background: set[asyncio.Task[None]] = set()
        self._offers = Offers(self, self._spawn, self._renew_icons)

    async def setup_hook(self) -> None:
        """Opens the store, starts the services and tells Discord the commands, before the gateway connects."""
        self.store = self._open_store = await Store.open(self.settings.database_url, meter=self.meter)
        await self.join(self.store)
        if self.membership is not None:
            await self.store.write(forget_thoughts)
        await self.foreign.begin(self._offers.left_out, self._offers.back)
        known = await self.store.read(heartbeats.last)
        self.time = SteadyTime(known, server=await self.store.read(heartbeats.server_time))
        wall_clock.on_leap.append(self._time_leapt)
        scheduler = self._scheduler = Scheduler(self.store, self.time.now, self.time.certain, meter=self.meter)
        await self.store.write(outbox.retry_all_now, self.time.now())
        self.people = People(self.store, self.time.now, refresh, self.look)
        self.pacing = Pacing(self.store, self.time.now, known, self.own_shards)
        self.tables = Tables(
            self.store,
            now=self.time.now,
            on_outbox=self.wake_outbox,
            on_change=self._changed,
            has_left=self.has_left,
            member_since=self.member_since,
            meter=self.meter,
            pacing=self.pacing,
            people=self.people,
            after_change=AFTER_CHANGE,
            scheduler=scheduler,
        )
        self.advice = Advice(self.store, self.ai_pool)
        self.premoves = PremoveService(self.store, self.tables)
        self.webhooks = Webhooks(self.store, self.time.now)
        here, say = self._on_server, self.wake_outbox
        self.finding = Matchmaking(self.store, now=self.time.now, on_server=here, on_outbox=say, scheduler=scheduler)
        language = partial(language_on, self, self.store)
        self.tournaments = TournamentService(
            self.store, self.tables, now=self.time.now, language=language, on_server=here, on_outbox=say
        )
        self.lessons = Lessons(self.store)
        self.reviews = Reviews(self.tables, self.advice.look_back)
        self.daily = Daily(self.store, self.ai_pool, self.time.now)
        pools = self.render_pool, self.ai_pool
        self.context = RequestContext(self.tables, self.store, *pools, newcomers=self.lessons, planned=planned)
        self.router.knows, self.router.localizer = self.context.knows, self.context.localizer
        self.router.posts_language = self.context.posts_language
        self.add_dynamic_items(CairnButton, CairnMenu, CairnPicker)
        analyses = AnalysisService(self.store, self.premoves, self.ai_pool)
        services = (self.lessons, self.advice, self.premoves, analyses, self.finding, self.tournaments, self.webhooks)
        for cog in make_cogs(self, *services, self.daily, self.reviews):
            await self.add_cog(cog)
        await self.tree.set_translator(Catalogues())
        await self._offers.tell()
        now, may_send = self.time.now, self.may_send
        gate = Gate(self.people, now)
        if self.settings.icons == "on":
            pictures, seen = self.render_pool.for_posts(), self.settings.icons_file
            icons = self._icons = Icons(self, self.store, pictures, seen, now=now, wake=scheduler.wake)
            self.own_emoji = icons.emojis
            icons.emojis.doubted = self._doubt_icons
            scheduler.handle({Due.EMOJI: Handler(icons.check, at_once=1)})
            self._spawn(icons.begin())
        messenger = Messenger(self, may_send, gate, self.own_emoji)
        discord_sender = DiscordSender(
            self, messenger, senders(self, messenger, gate, self.reviews), serves=self.serves
        )
        sender = Routed(discord_sender, {PostTarget.WEBHOOK: self.webhooks})
        listeners: dict[Kind, Listener] = {
            **dict.fromkeys(AT_TABLES, TableReports(self.tables).heard),
            Kind.PARTY: PartyTables(self.store, self.tables, language).posted,
            Kind.MATCH: self.tournaments.match_posted,
            Kind.WEBHOOK: self.webhooks.heard,
            Kind.REPORT: partial(handed_over, now),
        }
        self._outbox = Outbox(
            self.store,
            sender,
            listeners,
            now=now,
            meter=self.meter,
            may_send=may_send,
            spares=self.invalid_requests.spares,
            on_posted=scheduler.wake,
        )
        self.vitals.stuck_for = self._outbox.stuck_for
        self._outbox.start()
        scheduler.handle({**due.handlers(self.tables), **due.at_services(self.premoves.play, self.reviews.check)})
        await self.daily.begin_days(scheduler)
        self._at_servers = {
            Due.MATCHMAKING: Handler(self.finding.check),
            Due.TOURNAMENT: Handler(self.tournaments.check, at_once=4),
            Due.LEAGUE_BREAK: Handler(self.tournaments.pause_games),
            **due.at_servers(self.store, now, here, say),
        }
        scheduler.start()
        self._computers = Computers(self.store, self.tables, self.ai_pool, pause=self.settings.pause)
        self._computers.start()
        for work in (repair.check_all(self.tables), self.premoves.resume(), self.render_pool.warm_up()):
            self._spawn(work)
        settle()

    async def add_cog(self, cog: commands.Cog, /, **kwargs: Any) -> None:
        """Add a cog, and serve the components and the commands in menus that it declares."""
        await super().add_cog(cog, **kwargs)
        self.router.register(cog)
        for menu in context_menus(cog):
            self.tree.add_command(menu)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Marks when an interaction arrived, where somebody wants to know."""
        if self.meter.on and event_name == "interaction":
            args[0].extras[ARRIVED] = self.loop.time()
        super().dispatch(event_name, *args, **kwargs)

    async def on_ready(self) -> None:
        """Notes in the log that the bot is connected."""
        log.info("Connected as %s on %d servers", self.user, len(self.guilds))
        if len(self.guilds) > MAX_ANONYMOUS and not self.settings.names_its_operator:
            log.warning("Nobody is told who runs this bot: `cairn doctor --public` says what to set")
        if self.stopping:
            return
        if self.membership is not None:
            await self.membership.ready()
        await self.woken()
        self._spawn(self.foreign.load())
        if self._scheduler is not None:  # by now it is known on which servers the bot is
            self._scheduler.handle(self._at_servers)
            self._scheduler.wake()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Runs the handler of a form."""
        if interaction.type is discord.InteractionType.modal_submit:
            self._spawn(self.router.answered(interaction), f"{FORM}{interaction.id}")

    async def on_answered(self, interaction: discord.Interaction) -> None:
        """Somebody who clicks may have reopened their direct messages: hands are sent there again."""
        await resend_hands(self, interaction)

    async def shutdown(self) -> None:
        """Takes no more clicks, answers those in hand and posts what it can; the outbox keeps the rest.

        The gateway closes last: until then, whoever clicks is asked to try again in a moment.
        """
        self.stopping = self.router.stopping = True
        for task in self._background:
            task.cancel()
        if self._computers is not None:
            await self._computers.stop()
        if self._scheduler is not None:
            await self._scheduler.stop()
        await answered()
        if self._outbox is not None:
            await self._outbox.stop(DRAIN_SECONDS)
        await self.close()

    async def close(self) -> None:
        """Disconnects and closes the store, however far the start has got."""
        if self._computers is not None:
            await self._computers.stop()
            await self.advice.look_back.stop()
        for pool in (self.foreign, self.ai_pool, self.film_pool, self.render_pool):
            await pool.close()
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
        table = change.table
        if not self.serves(table.guild_id) and self.membership is not None:
            self._spawn(self.membership.changed(table.id))
            return
        if change.planned and not self.stopping:
            self._spawn(self.premoves.review(table.id))
        if self._computers is not None:
            self._computers.wake(table)

    def table_changed(self, table_id: int) -> None:
        self.look()
        if self._computers is None:
            return  # still starting: once all is there, every table is looked at
        if not self.stopping:
            self._spawn(self.premoves.review(table_id))
        self._computers.look(table_id)

    def look(self) -> None:
        if self._icons is not None and self._icons.wants_a_look and self.membership is not None:
            self._spawn(self._icons.look())
        self.wake_outbox()
        if self._scheduler is not None:
            self._scheduler.wake()

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

    def _on_server(self, guild_id: int) -> bool:
        """Whether a server is this process's to see to, and the bot is there."""
        return self.serves(guild_id) and self.get_guild(guild_id) is not None

    def _renew_icons(self) -> None:
        if self._icons is not None:
            self._icons.renew()
            self._spawn(self._icons.begin())

    def _doubt_icons(self) -> None:
        """Discord has refused an emoji: it may have been deleted."""
        if self._icons is not None and self._icons.may_doubt and not self.stopping:
            self._spawn(self._icons.begin())

    def _spawn(self, work: Coroutine[Any, Any, None], name: str | None = None) -> None:
        task = asyncio.create_task(logged(work), name=name)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        task.add_done_callback(lambda _: work.close())  # it may be cancelled before it has begun
