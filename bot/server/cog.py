"""``/server``: what those who manage a server do for all its tables."""

from __future__ import annotations

import aiohttp
import discord
import sqlalchemy as sa
from discord import app_commands
from discord.ext import commands

from bot.core.build import commit, version
from bot.discord.commands import command, message, on_servers
from bot.discord.permissions import WANTED, Place, lacking, permission_text
from bot.discord.replies import Request
from bot.discord.sanitize import escaped
from bot.matchmaking.service import Matchmaking
from bot.outbox import queries as outbox
from bot.outbox import server_post_queries as server_posts
from bot.outbox.model import Kind, Post, Trouble
from bot.people import setting_queries
from bot.people.settings import GuildSettings
from bot.results import Results
from bot.results.service import MAX_REASON
from bot.server import queries as guilds
from bot.server.bans_cog import BanCommands
from bot.server.leaving.cog import LeavingCommands
from bot.server.managing import MANAGED, require_managing
from bot.server.queries import Queued
from bot.server.settings_cog import SettingsCommands
from bot.server.tables_cog import TablesCommands
from bot.server.views import Health, PlaceHealth, health_page
from bot.tables.core.arguments import TYPED_TABLE
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal
from bot.tournaments import queries as tournaments
from bot.tournaments.service import TournamentService
from bot.webhooks.cog import WebhookCommands
from bot.webhooks.service import Webhooks

MAX_FETCHED = 10
"""The number of unknown channels that are fetched: archived threads, and deleted ones."""


@on_servers
@app_commands.default_permissions(manage_guild=True)
class ServerCog(
    SettingsCommands,
    WebhookCommands,
    TablesCommands,
    BanCommands,
    LeavingCommands,
    commands.GroupCog,
    group_name=message("cmd-server"),
    group_description=message("cmd-server-about"),
    name="server",
):
    """Everything under ``/server``; every command of it is for those who manage the server."""

    def __init__(
        self, client: TableClient, webhooks: Webhooks, finding: Matchmaking, tournaments: TournamentService
    ) -> None:
        super().__init__()
        self.client = client
        self.webhooks = webhooks
        self.finding = finding
        self.tournaments = tournaments
        self.context = client.context
        self.serve_leaving()

    @command("server-health", needs=MANAGED)
    async def health(self, request: Request, guild: discord.Guild) -> None:
        await request.show(health_page(await self._health(guild), request.localizer))

    @command("server-board", needs=MANAGED)
    async def board(
        self, request: Request, guild: discord.Guild, channel: discord.TextChannel | None = None, off: bool = False
    ) -> None:
        now = self.client.time.now()
        if off:
            removed = await self.client.store.write(server_posts.remove_board, guild.id, now)
            self.client.wake_outbox()
            await request.say("said-board-off" if removed else "said-board-none")
            return
        here = channel or request.interaction.channel
        place = guild.get_channel(here.id) if here else None
        if not isinstance(place, discord.TextChannel):
            raise Refusal("refusal-board-place")
        lacks = lacking(place.permissions_for(guild.me), place)
        if lacks:
            missing = permission_text(lacks, request.localizer)
            raise Refusal("refusal-missing-permissions", channel=f"<#{place.id}>", missing=missing)
        await self.client.store.write(server_posts.place_board, guild.id, place.id, now)
        self.client.wake_outbox()
        await request.say("said-board", channel=f"<#{place.id}>")

    @command("server-unrate", needs=TYPED_TABLE, options=("table", "why", "restore"))
    async def unrate(
        self, request: Request, table: Table, why: app_commands.Range[str, 1, MAX_REASON], restore: bool = False
    ) -> None:
        require_managing(request)  # after the table is found: nobody learns of one that they don't see
        results = Results(self.client.store, self.client.time.now, self.client.wake_outbox)
        change = results.restore if restore else results.remove
        kept = await change(table.id, actor(request.interaction), escaped(why))
        await request.say("said-rated-again" if restore else "said-unrated", table=str(kept.result.table_id))

    async def _health(self, guild: discord.Guild) -> Health:
        client, store = self.client, self.client.store
        posts, troubles, pending = await store.read(_posting, guild.id)
        return Health(
            places=await self._places(guild),
            waiting=posts.waiting,
            tried=posts.tried,
            oldest=posts.oldest,
            given_up=[table for table, trouble in troubles if trouble.gave_up],
            waiting_anywhere=pending,
            drawing=client.render_pool.waiting[0],
            thinking=client.ai_pool.waiting[0],
            films=client.film_pool.waiting,
            version=version(),
            commit=commit(),
        )

    async def _places(self, guild: discord.Guild) -> list[PlaceHealth]:
        """Where the bot is to post: at the live tables, and where the server has chosen; and how that stands."""
        settings, tables, living, tournaments = await self.client.store.read(_chosen, guild.id)
        uses = {"health-substitutes": settings.substitutes_channel, "health-lobby": settings.lobby_channel}
        uses["health-forum"] = settings.forum
        uses["health-board"] = living.channel_id if living else None
        uses["health-reports"] = settings.reports_channel
        uses["health-digest"] = settings.digest_channel
        uses["health-daily"] = settings.daily_channel
        uses["health-tournaments"] = settings.tournaments_channel
        chosen = {channel: purpose for purpose, channel in uses.items() if channel}
        chosen |= dict.fromkeys(tournaments, "health-tournament")
        chosen |= dict.fromkeys(settings.table_channels, "health-channels")
        found, fetched = [], 0
        for channel_id in dict.fromkeys([*tables, *chosen]):
            place: Place | None = guild.get_channel_or_thread(channel_id)
            unknown = place is None
            if place is None and fetched < MAX_FETCHED:
                fetched += 1
                place = await _fetched(guild, channel_id)
                unknown = place is None
            unknown |= isinstance(place, discord.ForumChannel) and channel_id != settings.forum
            found.append(
                PlaceHealth(
                    channel_id=channel_id,
                    tables=tables.get(channel_id, ()),
                    purpose=chosen.get(channel_id, ""),
                    lacks=[] if place is None else lacking(place.permissions_for(guild.me), place, WANTED),
                    gone=unknown,
                )
            )
        return found


def _posting(connection: sa.Connection, guild_id: int) -> tuple[Queued, list[tuple[int, Trouble]], int]:
    """Return the queue of a server, its tables in trouble, and the size of the queue of all servers."""
    return guilds.queued(connection, guild_id), guilds.troubled(connection, guild_id), outbox.pending(connection)


def _chosen(
    connection: sa.Connection, guild_id: int
) -> tuple[GuildSettings, dict[int, list[int]], Post | None, list[int]]:
    """A server's settings, the channels of its tables, its board, and the channels of its tournaments."""
    return (
        setting_queries.of_guild(connection, guild_id),
        guilds.places(connection, guild_id),
        outbox.find_post(connection, guild_id, Kind.BOARD),
        [each.channel_id for each in tournaments.live(connection, guild_id)],
    )


async def _fetched(guild: discord.Guild, channel_id: int) -> Place | None:
    try:
        return await guild.fetch_channel(channel_id)
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return None
