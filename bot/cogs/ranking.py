"""``/ranking``: who stands where in a game on this server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.localizer import Localizer
from bot.results import Results
from bot.tables.refusal import Refusal
from bot.ui import ranking as compose
from bot.ui.commands import about, arguments, game_choices
from bot.ui.message import text_message
from bot.ui.reply import Reply
from games import GAMES

if TYPE_CHECKING:
    from bot.client import Cairn


class RankingCog(commands.Cog):
    """One command; its answer is for one reader alone."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        self.results = Results(client.store, client.time.now)

    @app_commands.command(**about("ranking"))
    @app_commands.guild_only()
    @arguments("game")
    @app_commands.choices(game=game_choices())
    async def ranking(self, interaction: discord.Interaction, game: str) -> None:
        async with Reply(interaction) as reply:
            localizer = reply.localizer = await self.context.localizer(interaction)
            if interaction.guild_id is None:
                raise Refusal("refusal-guild-only")
            if game not in GAMES:
                raise Refusal("refusal-unknown-value")
            reader, words = interaction.user.id, Localizer(localizer.language, game)
            lines, names = await self.results.ranking(interaction.guild_id, game, reader)
            if not lines:
                await reply.show(text_message(words.format("ranking-empty")))
                return
            drawing = compose.drawing(lines, names, reader, words)
            picture = await self.client.render_pool.ranking(game, *drawing)
            await reply.show(compose.ranking(lines, reader, picture, words))


async def setup(client: Cairn) -> None:
    await client.add_cog(RankingCog(client))
