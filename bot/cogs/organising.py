"""``/tournament``: what organisers do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import chosen, folded
from bot.contests.organising import LONGEST_REASON
from bot.model.contest import Official, Phase, Whole
from bot.model.table import Person
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments
from bot.ui.contest import heading
from bot.ui.context import actor, person
from bot.ui.message import shortened, text_message
from bot.ui.reply import Reply
from bot.ui.sanitize import escaped, visible

if TYPE_CHECKING:
    from bot.client import Cairn

Why = app_commands.Range[str, 1, LONGEST_REASON]
"""A reason, which everybody reads."""


async def tournament_choices(interaction: discord.Interaction[Cairn], current: str) -> list[app_commands.Choice[str]]:
    """The tournaments of this server, those under way first."""
    found = await interaction.client.contests.of_guild(interaction.guild_id or 0)
    names = [
        (shortened(f"{visible(each.plan.name)} ({each.id})", 100), str(each.id))
        for each in sorted(found, key=lambda contest: contest.phase is Phase.OVER)
    ]
    return [app_commands.Choice(name=name, value=value) for name, value in names if folded(current) in folded(name)]


async def wanted(client: Cairn, interaction: discord.Interaction, tournament: str | None) -> Whole:
    """The tournament that was named, or the only one it can be: of this channel, or under way here. Raises Refusal."""
    guild_id = interaction.guild_id
    if tournament is not None:
        digits = tournament.strip().rpartition("(")[2].rstrip(")").lstrip("#")
        number = int(digits) if digits.isdecimal() and digits.isascii() and len(digits) < 10 else 0
        return await client.contests.get(number, guild_id)
    found = await client.contests.of_guild(guild_id or 0)
    here = [each for each in found if each.channel_id == interaction.channel_id][:1]
    live = [each for each in found if each.phase is not Phase.OVER]
    for those in ([each for each in here if each in live], live, here):
        if len(those) == 1:
            return await client.contests.get(those[0].id, guild_id)
    raise Refusal("refusal-which-tournament" if found else "refusal-no-tournaments")


def _member(user: discord.User | discord.Member) -> Person:
    """Somebody who may play on this server. Raises Refusal: a bot, or no member."""
    if not user.bot and not isinstance(user, discord.Member):
        raise Refusal("refusal-not-a-member", name=f"<@{user.id}>")
    return person(user)


def official(interaction: discord.Interaction) -> Official:
    """Who sent ``interaction``, with their roles there."""
    user = interaction.user
    roles = tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()
    return Official(actor(interaction), roles)


class OrganisingCommands(commands.Cog):
    """Commands of organisers, for the cog of ``/tournament``; who may is decided by the service."""

    client: Cairn

    @app_commands.command(**about("tournament-extend"))
    @arguments("more_days", "cause", "tournament")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def extend(
        self, interaction: discord.Interaction, more_days: int, cause: Why, tournament: str | None = None
    ) -> None:
        async with Reply(interaction) as reply:
            number = await self._which(reply, tournament)
            await self.client.contests.extend(number, official(interaction), more_days, escaped(cause))
            await self._done(reply, number)

    @app_commands.command(**about("tournament-forfeit"))
    @arguments("player", "cause", "tournament")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def forfeit(
        self, interaction: discord.Interaction, player: discord.User, cause: Why, tournament: str | None = None
    ) -> None:
        async with Reply(interaction) as reply:
            number = await self._which(reply, tournament)
            await self.client.contests.forfeit(number, official(interaction), player.id, escaped(cause))
            await self._done(reply, number)

    @app_commands.command(**about("tournament-remove"))
    @arguments("player", "cause", "tournament")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def remove(
        self, interaction: discord.Interaction, player: discord.User, cause: Why, tournament: str | None = None
    ) -> None:
        async with Reply(interaction) as reply:
            number = await self._which(reply, tournament)
            await self.client.contests.remove(number, official(interaction), player.id, escaped(cause))
            await self._done(reply, number)

    @app_commands.command(**about("tournament-replace"))
    @arguments("player", "substitute", "cause", "tournament")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def replace(
        self,
        interaction: discord.Interaction,
        player: discord.User,
        substitute: discord.User,
        cause: Why,
        tournament: str | None = None,
    ) -> None:
        async with Reply(interaction) as reply:
            number = await self._which(reply, tournament)
            new, by = _member(substitute), official(interaction)
            await self.client.contests.replace(number, by, player.id, new, escaped(cause))
            await self._done(reply, number)

    @app_commands.command(**about("tournament-adjudicate"))
    @arguments("contest_table", "cause", "winner", "tournament")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def adjudicate(
        self,
        interaction: discord.Interaction,
        contest_table: str,
        cause: Why,
        winner: discord.User | None = None,
        tournament: str | None = None,
    ) -> None:
        async with Reply(interaction) as reply:
            number, table = await self._which(reply, tournament), chosen(contest_table) or 0
            by, first = official(interaction), winner.id if winner else None
            await self.client.contests.adjudicate(number, by, table, first, escaped(cause))
            await self._done(reply, number)

    @app_commands.command(**about("tournament-annul"))
    @arguments("contest_table", "cause", "tournament")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def annul(
        self, interaction: discord.Interaction, contest_table: str, cause: Why, tournament: str | None = None
    ) -> None:
        async with Reply(interaction) as reply:
            number, table = await self._which(reply, tournament), chosen(contest_table) or 0
            await self.client.contests.annul(number, official(interaction), table, escaped(cause))
            await self._done(reply, number)

    @app_commands.command(**about("tournament-end"))
    @arguments("cause", "tournament")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def end(self, interaction: discord.Interaction, cause: Why, tournament: str | None = None) -> None:
        async with Reply(interaction) as reply:
            number = await self._which(reply, tournament)
            await self.client.contests.end(number, official(interaction), escaped(cause))
            await self._done(reply, number)

    async def _which(self, reply: Reply, tournament: str | None) -> int:
        reply.localizer = await self.client.context.localizer(reply.interaction)
        return (await wanted(self.client, reply.interaction, tournament)).contest.id

    async def _done(self, reply: Reply, number: int) -> None:
        whole = await self.client.contests.get(number, reply.interaction.guild_id)
        words = reply.localizer.format("said-organised", channel=f"<#{whole.contest.channel_id}>")
        await reply.show(text_message(f"{heading(whole.contest, reply.localizer)}\n{words}"))
