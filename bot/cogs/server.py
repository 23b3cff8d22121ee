"""``/server``: what those who manage a server do for all its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.build import commit, version
from bot.cogs.common import chosen
from bot.cogs.managing import managed
from bot.cogs.server_tables import TablesCommands
from bot.cogs.webhooks import WebhookCommands
from bot.outbox.boards import KIND
from bot.results import Results
from bot.results.results import LONGEST_REASON
from bot.store import contests, guild_posts, guilds
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, message
from bot.ui.context import actor
from bot.ui.message import text_message
from bot.ui.permissions import WANTED, Place, lacking, permission_words
from bot.ui.reply import Reply
from bot.ui.sanitize import escaped
from bot.ui.server import Health, PlaceHealth, health_page

if TYPE_CHECKING:
    from bot.client import Cairn

MOST_FETCHED = 10
"""So many channels are asked for that are not known: archived threads, and what is gone."""


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class ServerCog(
    WebhookCommands,
    TablesCommands,
    commands.GroupCog,
    group_name=message("cmd-server"),
    group_description=message("cmd-server-about"),
    name="server",
):
    """Everything under ``/server``; every command of it is for those who manage the server."""

    def __init__(self, client: Cairn) -> None:
        super().__init__()
        self.client = client
        self.context = client.context
        self.serve_webhooks()
        self.serve_tables()

    @app_commands.command(**about("server-health"))
    async def health(self, interaction: discord.Interaction) -> None:
        async with Reply(interaction) as reply:
            guild = await managed(self.client, reply)
            await reply.show(health_page(await self._health(guild), reply.localizer))

    @app_commands.command(**about("server-board"))
    @arguments("channel", "off")
    async def board(
        self,
        interaction: discord.Interaction,
        channel: discord.TextChannel | None = None,
        off: bool = False,
    ) -> None:
        async with Reply(interaction) as reply:
            guild, boards = await managed(self.client, reply), self.client.boards
            if off:
                said = "said-board-off" if await boards.remove(guild.id) else "said-board-none"
                await reply.show(text_message(reply.localizer.format(said)))
                return
            here = channel or interaction.channel
            place = guild.get_channel(here.id) if here else None
            if not isinstance(place, discord.TextChannel):
                raise Refusal("refusal-board-place")
            lacks = lacking(place.permissions_for(guild.me), place)
            if lacks:
                missing = permission_words(lacks, reply.localizer)
                raise Refusal("refusal-missing-permissions", channel=f"<#{place.id}>", missing=missing)
            await boards.place(guild.id, place.id)
            await reply.show(text_message(reply.localizer.format("said-board", channel=f"<#{place.id}>")))

    @app_commands.command(**about("server-unrate"))
    @arguments("table", "why")
    async def unrate(
        self, interaction: discord.Interaction, table: str, why: app_commands.Range[str, 1, LONGEST_REASON]
    ) -> None:
        async with Reply(interaction) as reply:
            known = await self.context.known(
                interaction, chosen(table) or 0
            )  # first: nobody learns of what they don't see
            await managed(self.client, reply)
            results = Results(self.client.store, self.client.time.now, self.client.wake_outbox)
            kept = await results.remove(known.id, actor(interaction), escaped(why))
            await reply.show(text_message(reply.localizer.format("said-unrated", table=str(kept.result.table_id))))

    async def _health(self, guild: discord.Guild) -> Health:
        client, store = self.client, self.client.store
        posts = await store.read(guilds.queued, guild.id)
        troubles = await store.read(guilds.troubled, guild.id)
        return Health(
            places=await self._places(guild),
            waiting=posts.waiting,
            tried=posts.tried,
            oldest=posts.oldest,
            given_up=[table for table, trouble in troubles if trouble.gave_up],
            waiting_anywhere=await store.pending(),
            drawing=client.render_pool.waiting[0],
            thinking=client.ai_pool.waiting[0],
            films=client.film_pool.waiting,
            version=version(),
            commit=commit(),
        )

    async def _places(self, guild: discord.Guild) -> list[PlaceHealth]:
        """Where the bot is to post: at the live tables, and where the server has chosen; and how that stands."""
        settings = await self.client.store.guild_settings(guild.id)
        tables = await self.client.store.read(guilds.places, guild.id)
        uses = {"health-substitutes": settings.substitutes_channel, "health-lobby": settings.lobby_channel}
        living = await self.client.store.read(guild_posts.find, guild.id, KIND)
        uses["health-board"] = living.channel_id if living else None
        uses["health-digest"] = settings.digest_channel
        uses["health-tournaments"] = settings.tournaments_channel
        chosen = {channel: purpose for purpose, channel in uses.items() if channel}
        chosen |= {
            each.channel_id: "health-tournament" for each in await self.client.store.read(contests.live, guild.id)
        }
        found, fetched = [], 0
        for channel_id in dict.fromkeys([*tables, *chosen]):
            place: Place | None = guild.get_channel_or_thread(channel_id)
            unknown = place is None
            if place is None and fetched < MOST_FETCHED:
                fetched += 1
                place = await _fetched(guild, channel_id)
                unknown = place is None
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


async def _fetched(guild: discord.Guild, channel_id: int) -> Place | None:
    try:
        return await guild.fetch_channel(channel_id)
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return None


async def setup(client: Cairn) -> None:
    await client.add_cog(ServerCog(client))
