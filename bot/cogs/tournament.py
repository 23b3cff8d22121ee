"""``/tournament``: open one, sign up, look at it, leave it; what organisers do is in :mod:`bot.cogs.organising`."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.cogs.opening import check_offered, pace_of, preset_choices, preset_of
from bot.cogs.organising import OrganisingCommands, official, tournament_choices, wanted
from bot.contests.pairing import Form
from bot.model.clock import TERMS, Pace
from bot.model.contest import ROUND_DAYS, Contest, Plan, Seeding
from bot.store import contests
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, choices, game_choices, message
from bot.ui.contest import blocked_warning, contest_list, heading, page
from bot.ui.contest_charts import charts, ranked, standings_post
from bot.ui.context import requester
from bot.ui.items import Press
from bot.ui.message import text_message
from bot.ui.permissions import lacking, permission_words
from bot.ui.reply import Reply
from bot.ui.times import moment_in
from games import GAMES

if TYPE_CHECKING:
    from bot.client import Cairn

SURE = "sure"
"""What a button says that confirms."""


@app_commands.guild_only()
class TournamentCog(
    OrganisingCommands,
    commands.GroupCog,
    group_name=message("cmd-tournament"),
    group_description=message("cmd-tournament-about"),
    name="tournament",
):
    """Everything under ``/tournament``, and the buttons below its posts. All answers are private."""

    def __init__(self, client: Cairn) -> None:
        super().__init__()
        self.client = client
        self.contests = client.contests
        client.handlers.add(contest_in=self.on_in, contest_out=self.on_out, contest_here=self.on_here)

    @app_commands.command(**about("tournament-open"))
    @arguments("game", "form", "title", "preset", "pace", "seats", "rounds", "size", "rated", "seeding")
    @arguments("until", "round_days", "channel")
    @app_commands.choices(
        game=game_choices(),
        form=choices("form", *Form),
        pace=choices("pace", *TERMS),
        seeding=choices("seeding", *Seeding),
    )
    @app_commands.autocomplete(preset=preset_choices)
    async def open(
        self,
        interaction: discord.Interaction,
        game: str,
        form: str = Form.SWISS,
        title: str = "",
        preset: str | None = None,
        pace: str | None = None,
        seats: int | None = None,
        rounds: int | None = None,
        size: int = 64,
        rated: bool | None = None,
        seeding: str = Seeding.RATING,
        until: str | None = None,
        round_days: int | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        async with Reply(interaction) as reply:
            client, localizer = self.client, await self.client.context.localizer(interaction)
            reply.localizer = localizer
            settings = await client.context.guild_settings(interaction)
            check_offered(settings, game, localizer)
            if game not in GAMES or seeding not in set(Seeding):
                raise Refusal("refusal-unknown-value")
            chosen = pace_of(pace) or (settings.pace if settings.pace in TERMS else Pace.STEADY)
            now, zone = client.time.now(), (await client.people.schedule(interaction.user.id)).calendar.zone
            plan = Plan(
                name=title,
                game=game,
                options=msgspec.to_builtins(preset_of(game, preset)),
                pace=chosen,
                form=form,
                group_size=min(GAMES[game].seats) if seats is None else seats,
                rounds=rounds,
                most=size,
                rated=settings.rated if rated is None else rated,
                seeding=Seeding(seeding),
                sign_up_until=now + timedelta(days=1) if until is None else moment_in(until, now, zone),
                round_days=ROUND_DAYS.get(chosen, 28) if round_days is None else round_days,
            )
            place = self._place(reply, channel, settings.tournaments_channel)
            whole = await self.contests.open(official(interaction), plan, place.id, str(interaction.id))
            said = localizer.format("said-tournament", channel=f"<#{place.id}>", number=str(whole.contest.id))
            await reply.show(text_message(said))

    @staticmethod
    def _place(reply: Reply, channel: discord.TextChannel | None, usual: int | None) -> discord.TextChannel:
        """The channel of a new tournament: the one given, the server's for tournaments, or this. Raises Refusal."""
        guild = reply.interaction.guild
        if guild is None:
            raise Refusal("refusal-guild-only")
        here = channel.id if channel else usual or reply.interaction.channel_id or 0
        place = guild.get_channel(here)
        if not isinstance(place, discord.TextChannel):
            raise Refusal("refusal-tournament-place")
        allowed = place.permissions_for(guild.me)
        lacks = lacking(allowed, place)
        missing = permission_words(lacks, reply.localizer) if lacks else ""
        if not lacks and not allowed.create_public_threads:
            missing = reply.localizer.format("permission-create-public-threads")
        if missing:
            raise Refusal("refusal-missing-permissions", channel=f"<#{place.id}>", missing=missing)
        return place

    @app_commands.command(**about("tournament-list"))
    async def list(self, interaction: discord.Interaction) -> None:
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            found = await self.contests.of_guild(interaction.guild_id or 0)
            if not found:
                raise Refusal("refusal-no-tournaments")
            counts = await self.client.store.read(contests.counts, [each.id for each in found])
            await reply.show(contest_list(found, counts, reply.localizer))

    @app_commands.command(**about("tournament-show"))
    @arguments("tournament")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def show(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            whole = await wanted(self.client, interaction, tournament)
            await reply.show(page(whole, reply.localizer, interaction.user.id))

    @app_commands.command(**about("tournament-standings"))
    @arguments("tournament")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def standings(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            whole = await wanted(self.client, interaction, tournament)
            if not whole.contest.round:
                raise Refusal("refusal-tournament-not-begun")
            game, localizer = whole.contest.plan.game, reply.localizer
            found = await asyncio.to_thread(ranked, whole, localizer, interaction.user.id)
            drawn = charts(whole, found, localizer)
            pictures = [await self.client.render_pool.chart(game, chart) for chart in drawn]
            await reply.show(standings_post(whole, found, pictures, localizer))

    @app_commands.command(**about("tournament-leave"))
    @arguments("tournament")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def leave(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            whole = await wanted(self.client, interaction, tournament)
            await self._leave(reply, whole.contest.id)

    async def on_in(self, press: Press) -> None:
        """Somebody signs up; they are asked first where they block somebody who has."""
        interaction = press.interaction
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            number, _, sure = press.id.arg.partition(".")
            whole = await self.contests.get(_number(number), interaction.guild_id)
            contest, user = whole.contest, interaction.user.id
            if sure != SURE and whole.of_user(user) is None:
                blocked = await self.contests.blocked_there(contest.id, user)
                if blocked:
                    await reply.show(blocked_warning(contest, blocked[:20], reply.localizer))
                    return
            await self.contests.sign_up(contest.id, interaction.guild_id, requester(interaction))
            await self._say(reply, "said-signed-up", contest)

    async def on_out(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            reply.localizer = await self.client.context.localizer(press.interaction)
            await self._leave(reply, _number(press.id.arg))

    async def on_here(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            whole = await self.contests.check_in(_number(press.id.arg), interaction.guild_id, interaction.user.id)
            await self._say(reply, "said-here", whole.contest)

    async def _leave(self, reply: Reply, contest_id: int) -> None:
        interaction = reply.interaction
        whole = await self.contests.leave(contest_id, interaction.guild_id, interaction.user.id)
        begun = bool(whole.contest.rounds)
        await self._say(reply, "said-left-tournament" if begun else "said-withdrawn", whole.contest)

    @staticmethod
    async def _say(reply: Reply, said: str, contest: Contest) -> None:
        words = reply.localizer.format(said)
        await reply.show(text_message(f"{heading(contest, reply.localizer)}\n{words}"))


def _number(arg: str) -> int:
    """A tournament's number in a button; 0, which none has, for anything else."""
    return int(arg) if arg.isdecimal() and arg.isascii() and len(arg) < 10 else 0


async def setup(client: Cairn) -> None:
    await client.add_cog(TournamentCog(client))
