"""``/find``: wait for others to play with; and the buttons below the post that asks those who fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.opening import check_may_open, check_offered, pace_of
from bot.model.clock import Pace
from bot.model.finding import Wanted
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, choices, game_choices
from bot.ui.context import requester
from bot.ui.find import waiting_page
from bot.ui.items import Press
from bot.ui.message import text_message
from bot.ui.reply import Reply
from games import GAMES

if TYPE_CHECKING:
    from bot.client import Cairn

MOST_SEATS = max(max(game.seats) for game in GAMES.values())


class FindCog(commands.Cog):
    """Waiting for a game, and being asked."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.finding = client.finding
        client.handlers.add(find_in=self.on_in, find_out=self.on_out, find_stop=self.on_stop)

    @app_commands.command(**about("find"))
    @app_commands.guild_only()
    @arguments("game", "seats", "pace", "only_one")
    @app_commands.choices(game=game_choices(), pace=choices("pace", *Pace))
    async def find(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        pace: str | None = None,
        only_one: bool = False,
    ) -> None:
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            if interaction.guild_id is None:
                raise Refusal("refusal-guild-only")
            if game is None:
                if seats is not None or pace is not None:
                    raise Refusal("refusal-find-game")
                standing = await self.finding.standing(interaction.guild_id, interaction.user.id)
            else:
                settings = await self.client.context.guild_settings(interaction)
                check_may_open(interaction, settings, reply.localizer)
                if game not in GAMES:
                    raise Refusal("refusal-unknown-value")
                check_offered(settings, game, reply.localizer)
                wanted = Wanted(
                    interaction.guild_id,
                    game,
                    min(GAMES[game].seats) if seats is None else seats,
                    pace_of(pace) or settings.pace,
                )
                person, where = requester(interaction), _place(interaction)
                standing = await self.finding.wait(person, wanted, where, only_one=only_one)
            await reply.show(waiting_page(standing, reply.localizer))

    async def on_in(self, press: Press) -> None:
        await self._answer(press, yes=True)

    async def on_out(self, press: Press) -> None:
        await self._answer(press, yes=False)

    async def _answer(self, press: Press, *, yes: bool) -> None:
        interaction = press.interaction
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            number = _number(press.id.arg)
            if number is None:
                raise Refusal("refusal-meeting-not-asked")
            await self.finding.answer(number, interaction.guild_id, interaction.user.id, yes=yes)
            await reply.show(text_message(reply.localizer.format("said-find-in" if yes else "said-find-out")))

    async def on_stop(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            number = _number(press.values[0] if press.values else "")
            if interaction.guild_id is None or number is None:
                raise Refusal("refusal-find-gone")
            guild, user = interaction.guild_id, interaction.user.id
            await self.finding.give_up(guild, user, number)
            await reply.show(waiting_page(await self.finding.standing(guild, user), reply.localizer))


def _place(interaction: discord.Interaction) -> int:
    """Where those who fit are asked unless the server has a lobby: here, or in the channel of this thread."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("refusal-find-place")
    return channel.id


def _number(arg: str) -> int | None:
    return int(arg) if arg.isdecimal() and arg.isascii() and len(arg) < 10 else None


async def setup(client: Cairn) -> None:
    await client.add_cog(FindCog(client))
