"""``/tournament``: what organisers do."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.localizer import Localizer, language_of
from bot.discord.commands import command
from bot.discord.interactions import ComponentInteraction, Need, button, form
from bot.discord.message import shortened, text_message
from bot.discord.replies import Ack, Request
from bot.discord.sanitize import escaped
from bot.tables.core.arguments import chosen, folded
from bot.tables.core.context import actor, person
from bot.tables.core.model import Person
from bot.tables.core.refusals import Refusal
from bot.tournaments.deciding.views import NOBODY, decision_form, decision_panel
from bot.tournaments.model import Match, Organiser, Phase, TournamentState
from bot.tournaments.organising import MAX_REASON
from bot.tournaments.service import TournamentService
from bot.tournaments.views import heading, plain_name

NAME = "tournament"
"""The name of the cog."""

MAX_SEARCHED, MAX_CHOICES = 300, 25
"""The number of tournaments among which one is looked for, and of those that are proposed: Discord takes no more."""

Why = app_commands.Range[str, 1, MAX_REASON]
"""A reason, which everybody reads."""


def tournaments_of(interaction: discord.Interaction[Any]) -> TournamentService:
    """Return the service of the cog that serves ``/tournament``."""
    cog: OrganisingCommands = interaction.client.get_cog(NAME)
    return cog.tournaments


async def tournament_choices(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The tournaments of this server, those under way first."""
    found = await tournaments_of(interaction).of_guild(interaction.guild_id or 0, MAX_SEARCHED)
    words = Localizer(language_of(interaction.locale.value))
    names = [(shortened(f"{plain_name(each, words)} ({each.id})", 100), str(each.id)) for each in found]
    fits = [app_commands.Choice(name=name, value=value) for name, value in names if folded(current) in folded(name)]
    return fits[:MAX_CHOICES]


async def _wanted(request: Request, typed: str | None) -> TournamentState:
    """The tournament that was named, or the only one it can be: of this channel, or under way here."""
    interaction = request.interaction
    tournaments = tournaments_of(interaction)
    guild_id = interaction.guild_id
    if typed is not None:
        digits = typed.strip().rpartition("(")[2].rstrip(")").lstrip("#")
        number = int(digits) if digits.isdecimal() and digits.isascii() and len(digits) < 10 else 0
        return await tournaments.get(number, guild_id)
    found = await tournaments.of_guild(guild_id or 0, MAX_SEARCHED)
    here = [each for each in found if each.channel_id == interaction.channel_id]
    live = [each for each in found if each.phase is not Phase.OVER]
    divisions = [each.id for each in live if each in here and each.division]
    if divisions:
        here, live = [], []  # those of a league are told apart by who asks, not by which is the latest
        for number in await tournaments.played_by(request.user_id, divisions):
            return await tournaments.get(number, guild_id)
    for those in ([each for each in here[:1] if each in live], live, here[:1]):
        if len(those) == 1:
            return await tournaments.get(those[0].id, guild_id)
    raise Refusal("refusal-which-tournament" if found else "refusal-no-tournaments")


TOURNAMENT = Need(_wanted, "tournament", tournament_choices)
"""A tournament of this server."""


def _member(user: discord.User | discord.Member) -> Person:
    """Somebody who may play on this server. Raises Refusal: a bot, or no member."""
    if not user.bot and not isinstance(user, discord.Member):
        raise Refusal("refusal-not-a-member", name=f"<@{user.id}>")
    return person(user)


def organiser(interaction: discord.Interaction) -> Organiser:
    """Return the sender of ``interaction`` with their roles there."""
    user = interaction.user
    roles = tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()
    return Organiser(actor(interaction), roles)


def number_in(arg: str) -> int:
    """A number in a button; 0, which nothing has, for anything else."""
    return int(arg) if arg.isdecimal() and arg.isascii() and len(arg) < 10 else 0


def _in_order(*users: discord.User | None) -> tuple[list[int], bool]:
    """Return the ids of those named from the first place on, and whether a place is left out between them."""
    named = [user.id for user in takewhile(lambda user: user is not None, users) if user is not None]
    return named, sum(user is not None for user in users) > len(named)


def _places(match: Match, chosen_ones: str) -> tuple[int, ...]:
    """Those whom a button names of a match, from the first place on; nobody for a draw. Raises Refusal."""
    if chosen_ones == str(NOBODY):
        return ()
    best = tuple(map(number_in, chosen_ones.split("-")))
    if len({*best}) < len(best) or not {*best} <= {*match.seats}:
        raise Refusal("refusal-old-button")
    return best


class OrganisingCommands(commands.Cog):
    """Commands of organisers, for the cog of ``/tournament``; who may is decided by the service."""

    tournaments: TournamentService

    @command("tournament-extend", needs=TOURNAMENT)
    async def extend(self, request: Request, state: TournamentState, more_days: int, cause: Why) -> None:
        by = organiser(request.interaction)
        await self.tournaments.extend(state.tournament.id, by, more_days, escaped(cause))
        await self._done(request, state.tournament.id)

    @command("tournament-forfeit", needs=TOURNAMENT)
    async def forfeit(self, request: Request, state: TournamentState, player: discord.User, cause: Why) -> None:
        by = organiser(request.interaction)
        await self.tournaments.forfeit(state.tournament.id, by, player.id, escaped(cause))
        await self._done(request, state.tournament.id)

    @command("tournament-remove", needs=TOURNAMENT)
    async def remove(self, request: Request, state: TournamentState, player: discord.User, cause: Why) -> None:
        by = organiser(request.interaction)
        await self.tournaments.remove(state.tournament.id, by, player.id, escaped(cause))
        await self._done(request, state.tournament.id)

    @command("tournament-replace", needs=TOURNAMENT)
    async def replace(
        self, request: Request, state: TournamentState, player: discord.User, substitute: discord.User, cause: Why
    ) -> None:
        new, by = _member(substitute), organiser(request.interaction)
        await self.tournaments.replace(state.tournament.id, by, player.id, new, escaped(cause))
        await self._done(request, state.tournament.id)

    @command("tournament-adjudicate", needs=TOURNAMENT)
    async def adjudicate(
        self,
        request: Request,
        state: TournamentState,
        tournament_table: str,
        cause: Why,
        winner: discord.User | None = None,
        second: discord.User | None = None,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
    ) -> None:
        table, by = chosen(tournament_table) or 0, organiser(request.interaction)
        best, gap = _in_order(winner, second, third, fourth)
        if gap:
            raise Refusal("refusal-places-gap")
        await self.tournaments.adjudicate(state.tournament.id, by, table, best, escaped(cause))
        await self._done(request, state.tournament.id)

    @command("tournament-annul", needs=TOURNAMENT)
    async def annul(self, request: Request, state: TournamentState, tournament_table: str, cause: Why) -> None:
        table, by = chosen(tournament_table) or 0, organiser(request.interaction)
        await self.tournaments.annul(state.tournament.id, by, table, escaped(cause))
        await self._done(request, state.tournament.id)

    @command("tournament-undo", needs=TOURNAMENT)
    async def undo_decision(self, request: Request, state: TournamentState, tournament_table: str, cause: Why) -> None:
        table, by = chosen(tournament_table) or 0, organiser(request.interaction)
        await self.tournaments.undo(state.tournament.id, by, table, escaped(cause))
        await self._done(request, state.tournament.id)

    @command("tournament-end", needs=TOURNAMENT)
    async def end(self, request: Request, state: TournamentState, cause: Why) -> None:
        await self.tournaments.end(state.tournament.id, organiser(request.interaction), escaped(cause))
        await self._done(request, state.tournament.id)

    @button("tournament-decide")
    async def on_decide(self, request: ComponentInteraction) -> None:
        """Asks an organiser who has won a match whose table was closed."""
        state, match = await self.tournaments.undecided(number_in(request.arg), organiser(request.interaction))
        await request.show(decision_panel(state, match, request.localizer))

    @button("tournament-place", ack=Ack.UPDATE)
    async def on_place(self, request: ComponentInteraction) -> None:
        """Asks an organiser who comes next at a larger table."""
        match_number, _, chosen_ones = request.arg.partition(".")
        by = organiser(request.interaction)
        state, match = await self.tournaments.undecided(number_in(match_number), by)
        best = _places(match, chosen_ones)
        await request.show(decision_panel(state, match, request.localizer, best))

    @button("tournament-award", ack=Ack.FORM)
    async def ask_cause(self, request: ComponentInteraction) -> None:
        await request.ask(decision_form(request.arg, MAX_REASON, request.localizer))

    @form("tournament-award")
    async def on_award(self, request: ComponentInteraction) -> None:
        match_number, _, chosen_ones = request.arg.partition(".")
        by = organiser(request.interaction)
        state, match = await self.tournaments.undecided(number_in(match_number), by)
        best = [state.participant(each).user_id for each in _places(match, chosen_ones)]
        tournament, table, cause = state.tournament.id, match.table_id or 0, escaped(request.typed("cause"))
        await self.tournaments.adjudicate(tournament, by, table, best, cause, first=True)
        await self._done(request, tournament)

    async def _done(self, request: Request, number: int) -> None:
        state = await self.tournaments.get(number, request.interaction.guild_id)
        words = request.localizer.format("said-organised", channel=f"<#{state.tournament.channel_id}>")
        await request.show(text_message(f"{heading(state.tournament, request.localizer)}\n{words}"))
