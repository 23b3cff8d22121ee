"""The acts of organisers, by buttons below the posts of their tournaments."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.localizer import Localizer, language_of
from bot.discord.form import Picked
from bot.discord.interactions import ComponentInteraction, Need, button, form, menu
from bot.discord.message import shortened, text_message
from bot.discord.replies import Ack, Request
from bot.discord.sanitize import escaped
from bot.tables.core.arguments import chosen, context_of, folded
from bot.tables.core.context import actor
from bot.tables.core.refusals import Refusal
from bot.tables.lobby.picked import picked_person
from bot.tables.time.clock_views import date
from bot.tournaments.deciding.deeds import CAUSE, OF_LEAGUES, deed_form, deed_menu
from bot.tournaments.deciding.views import DECIDED_ANEW, NOBODY, decision_form, decision_panel
from bot.tournaments.model import Match, Organiser, Phase, TournamentState
from bot.tournaments.organising import MAX_REASON
from bot.tournaments.service import TournamentService
from bot.tournaments.views import heading, plain_name
from games.engine import Argument

NAME = "tournament"
"""The name of the cog."""

MAX_SEARCHED, MAX_CHOICES = 300, 25
"""The number of tournaments among which one is looked for, and of those that are proposed: Discord takes no more."""


def tournaments_of(interaction: discord.Interaction[Any]) -> TournamentService:
    """Return the service of the cog that serves ``/tournament``."""
    cog: Any = interaction.client.get_cog(NAME)
    tournaments: TournamentService = cog.tournaments
    return tournaments


async def tournament_choices(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The tournaments of this server, those under way first."""
    found = await tournaments_of(interaction).of_guild(interaction.guild_id or 0, MAX_SEARCHED)
    words = Localizer(language_of(interaction.locale.value))
    names = [(shortened(f"{plain_name(each, words)} ({each.id})", 100), str(each.id)) for each in found]
    fits = [app_commands.Choice(name=name, value=value) for name, value in names if folded(current) in folded(name)]
    return fits[:MAX_CHOICES]


async def _wanted(request: Request, typed: str | None) -> TournamentState | None:
    """The tournament that was named, or the only one it can be: of this channel, or under way here.

    None where it can be several.
    """
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
    if not found:
        raise Refusal("refusal-no-tournaments")
    return None


TOURNAMENT = Need(_wanted, "tournament", tournament_choices)
"""A tournament of this server."""


def organiser(interaction: discord.Interaction) -> Organiser:
    """Return the sender of ``interaction`` with their roles there."""
    user = interaction.user
    roles = tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()
    return Organiser(actor(interaction), roles)


def number_in(arg: str) -> int:
    """A number in a button; 0, which nothing has, for anything else."""
    return int(arg) if arg.isdecimal() and arg.isascii() and len(arg) < 10 else 0


def _places(match: Match, chosen_ones: str) -> tuple[int, ...]:
    """Those whom a button names of a match, from the first place on; nobody for a draw. Raises Refusal."""
    if chosen_ones == str(NOBODY):
        return ()
    best = tuple(map(number_in, chosen_ones.split("-")))
    if len({*best}) < len(best) or not {*best} <= {*match.seats}:
        raise Refusal("refusal-old-button")
    return best


class OrganisingCog(commands.Cog):
    """*Organise* and *Decide*, below the posts of tournaments; who may is decided by the service."""

    def __init__(self, tournaments: TournamentService) -> None:
        self.tournaments = tournaments

    @button("tournament-organise")
    async def on_organise(self, request: ComponentInteraction) -> None:
        state = await self.tournaments.organised(number_in(request.arg), organiser(request.interaction))
        top = heading(state.tournament, request.localizer)
        await request.show(deed_menu(state.tournament, top, request.localizer))

    @menu("tournament-deed", ack=Ack.FORM)
    async def on_deed(self, request: ComponentInteraction) -> None:
        await request.ask(deed_form(number_in(request.arg), request.value, request.localizer))

    @form("tournament-deed")
    async def on_deed_form(self, request: ComponentInteraction) -> None:
        """Do what an organiser has filled a form for; to decide a game, they are asked how it counts."""
        tournaments, by = self.tournaments, organiser(request.interaction)
        typed, _, deed = request.arg.partition(".")
        number, cause = number_in(typed), reason_in(request)
        table = chosen(request.typed("game-table")) or 0
        if deed in OF_LEAGUES:
            await self._lead(request, number, deed)
            return
        match deed:
            case "extend":
                await tournaments.extend(number, by, days_in(request), cause)
            case "forfeit":
                await tournaments.forfeit(number, by, one_in(request, "player").id, cause)
            case "remove":
                await tournaments.remove(number, by, one_in(request, "player").id, cause)
            case "replace":
                new = picked_person(one_in(request, "substitute"))
                await tournaments.replace(number, by, one_in(request, "player").id, new, cause)
            case "adjudicate":
                await self._decide(request, *await tournaments.match_at(number, by, table), again=True)
                return
            case "annul":
                await tournaments.annul(number, by, table, cause)
            case "undo":
                await tournaments.undo(number, by, table, cause)
            case "end":
                await tournaments.end(number, by, cause)
            case _:
                raise Refusal("refusal-unknown-value")
        await self._done(request, number)

    async def _lead(self, request: ComponentInteraction, number: int, deed: str) -> None:
        """Do what an organiser has filled a form for with the league that a tournament is part of."""
        tournaments, by, cause = self.tournaments, organiser(request.interaction), reason_in(request)
        state, told = await tournaments.get(number, by.actor.guild_id), dict[str, Argument]()
        league = state.tournament.league_id
        if league is None:
            raise Refusal("refusal-no-league")
        match deed:
            case "place":
                division = request.typed("place-division")
                if not division.isdecimal():
                    raise Refusal("refusal-division-number")
                await tournaments.place(league, by, one_in(request, "player").id, number_in(division), cause)
                said = "said-league-placed"
            case "break":
                told["until"] = date(await tournaments.rest(league, by, days_in(request), cause))
                said = "said-league-break"
            case _:
                after = await tournaments.close_league(league, by, cause)
                said = "said-league-closed" if after.over else "said-league-closes"
        await request.show(
            text_message(f"{heading(state.tournament, request.localizer)}\n{request.localizer.format(said, **told)}")
        )

    @button("tournament-decide")
    async def on_decide(self, request: ComponentInteraction) -> None:
        """Asks an organiser who has won a match whose table was closed."""
        found = await self.tournaments.to_decide(number_in(request.arg), organiser(request.interaction))
        await self._decide(request, *found)

    @button("tournament-place", ack=Ack.UPDATE)
    async def on_place(self, request: ComponentInteraction) -> None:
        """Asks an organiser who comes next at a larger table."""
        state, match, best, again = await self._meant(request)
        await self._decide(request, state, match, best, again=again)

    @button("tournament-award", ack=Ack.FORM)
    async def ask_cause(self, request: ComponentInteraction) -> None:
        await request.ask(decision_form(request.arg, MAX_REASON, request.localizer))

    @form("tournament-award")
    async def on_award(self, request: ComponentInteraction) -> None:
        state, match, places, again = await self._meant(request)
        best = [state.participant(each).user_id for each in places]
        tournament, table, by = state.tournament.id, match.table_id or 0, organiser(request.interaction)
        await self.tournaments.adjudicate(tournament, by, table, best, reason_in(request), first=not again)
        await self._done(request, tournament)

    async def _meant(self, request: ComponentInteraction) -> tuple[TournamentState, Match, tuple[int, ...], bool]:
        """The match that a button decides, those who are placed so far, and whether it may be decided already."""
        number, best, how = (*request.arg.split("."), "", "")[:3]
        again = how == DECIDED_ANEW
        state, match = await self.tournaments.to_decide(number_in(number), organiser(request.interaction), again=again)
        return state, match, _places(match, best), again

    async def _decide(
        self, request: Request, state: TournamentState, match: Match, best: tuple[int, ...] = (), *, again: bool = False
    ) -> None:
        localizer = request.localizer.with_posts(await context_of(request).public_language(request.interaction))
        await request.show(decision_panel(state, match, localizer, best, again=again))

    async def _done(self, request: Request, number: int) -> None:
        state = await self.tournaments.get(number, request.interaction.guild_id)
        words = request.localizer.format("said-organised", channel=f"<#{state.tournament.channel_id}>")
        await request.show(text_message(f"{heading(state.tournament, request.localizer)}\n{words}"))


def reason_in(request: ComponentInteraction) -> str:
    """The reason that an organiser has typed, ready for a message."""
    return escaped(request.typed(CAUSE)[:MAX_REASON])


def days_in(request: ComponentInteraction) -> int:
    """The days that an organiser has typed; 0, which nothing takes, for anything else."""
    return number_in(request.typed("more-days"))


def one_in(request: ComponentInteraction, name: str) -> Picked:
    """The person who was chosen in a field. Raises Refusal where there is none."""
    found = request.picked(name)
    if not found:
        raise Refusal("refusal-unknown-value")
    return found[0]
