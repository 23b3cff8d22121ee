"""``/ranking``: who stands where in a game on this server."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.commands import command, game_choices, on_servers, unknown_value
from bot.discord.message import text_message
from bot.discord.replies import Request
from bot.results import Results
from bot.results import ranking_views as compose
from bot.tables.core.client import TableClient
from bot.tables.core.refusals import Refusal
from games import GAMES
from games.engine import text


class RankingCog(commands.Cog):
    """One command; its answer is for one reader alone."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.results = Results(client.store, client.time.now)

    @command("ranking")
    @on_servers
    @app_commands.choices(game=game_choices())
    async def ranking(self, request: Request, game: str) -> None:
        guild_id, reader = request.interaction.guild_id, request.user_id
        if guild_id is None:
            raise Refusal("refusal-guild-only")
        if game not in GAMES:
            raise unknown_value(game)
        words = Localizer(request.localizer.language, game)
        lines, names = await self.results.ranking(guild_id, game, reader)
        if not lines:
            await request.show(text_message(words.format("ranking-empty", game=text("game-name"))))
            return
        drawing = compose.drawing(lines, names, reader, words)
        picture = await self.client.render_pool.ranking(game, *drawing)
        await request.show(compose.ranking(lines, reader, picture, words))
