"""``/find``: wait for others to play with; and the buttons below the post that asks those who fit."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.pace import Pace
from bot.discord.commands import choices, command, game_choices, on_servers, unknown_value
from bot.discord.interactions import ComponentInteraction, button, menu
from bot.discord.message import text_message
from bot.discord.replies import Request
from bot.discord.threads import forum_of
from bot.matchmaking.model import Criteria
from bot.matchmaking.service import Matchmaking
from bot.matchmaking.views import queue_page
from bot.tables.core.arguments import SERVER_POSTS
from bot.tables.core.client import TableClient
from bot.tables.core.context import requester
from bot.tables.core.refusals import Refusal
from bot.tables.lobby.opening import check_may_open, check_offered, pace_of
from games import GAMES
from games.packages import MAX_SEATS


class FindCog(commands.Cog):
    """Waiting for a game, and being asked."""

    def __init__(self, client: TableClient, finding: Matchmaking) -> None:
        self.client = client
        self.finding = finding

    @command("find", needs=SERVER_POSTS)
    @on_servers
    @app_commands.choices(game=game_choices(), pace=choices("pace", *Pace))
    async def find(
        self,
        request: Request,
        posts: str,
        game: str | None = None,
        seats: app_commands.Range[int, 2, MAX_SEATS] | None = None,
        pace: str | None = None,
        only_one: bool = False,
    ) -> None:
        interaction, localizer = request.interaction, request.localizer
        if interaction.guild_id is None:
            raise Refusal("refusal-guild-only")
        if game is None:
            if seats is not None or pace is not None:
                raise Refusal("refusal-find-game")
            standing = await self.finding.standing(interaction.guild_id, request.user_id)
        else:
            settings = await self.client.context.guild_settings(interaction)
            check_may_open(interaction, settings, localizer)
            if game not in GAMES:
                raise unknown_value(game)
            check_offered(settings, game, localizer)
            count = min(GAMES[game].seats) if seats is None else seats
            wanted = Criteria(interaction.guild_id, game, count, pace_of(pace) or settings.pace)
            person, where = requester(interaction), _place(interaction)
            standing = await self.finding.wait(person, wanted, where, only_one=only_one)
        await request.show(queue_page(standing, localizer.with_posts(posts)))

    @button("find-in", needs=SERVER_POSTS)
    async def on_in(self, request: ComponentInteraction, posts: str) -> None:
        await self._answer(request, posts, yes=True)

    @button("find-out", needs=SERVER_POSTS)
    async def on_out(self, request: ComponentInteraction, posts: str) -> None:
        await self._answer(request, posts, yes=False)

    async def _answer(self, request: ComponentInteraction, posts: str, *, yes: bool) -> None:
        number = _number(request.arg)
        if number is None:
            raise Refusal("refusal-party-not-asked")
        await self.finding.answer(number, request.interaction.guild_id, request.user_id, yes=yes)
        localizer = request.localizer.with_posts(posts)
        await request.show(text_message(localizer.format("said-find-in" if yes else "said-find-out")))

    @menu("find-stop", needs=SERVER_POSTS)
    async def on_stop(self, request: ComponentInteraction, posts: str) -> None:
        number, guild, user = _number(request.value), request.interaction.guild_id, request.user_id
        if guild is None or number is None:
            raise Refusal("refusal-find-gone")
        await self.finding.give_up(guild, user, number)
        await request.show(queue_page(await self.finding.standing(guild, user), request.localizer.with_posts(posts)))


def _place(interaction: discord.Interaction) -> int:
    """Where those who fit are asked unless the server has a lobby: here, or in the channel of this thread."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread) and forum_of(channel) is None:
        return channel.parent_id
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("refusal-find-place")
    return channel.id


def _number(arg: str) -> int | None:
    return int(arg) if arg.isdecimal() and arg.isascii() and len(arg) < 10 else None
