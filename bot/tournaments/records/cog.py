"""The cross-table of a tournament, and its files."""

from __future__ import annotations

import asyncio
from typing import Any

from discord import ui
from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, button
from bot.discord.message import Message, galleries, layout, text_block
from bot.tables.core.client import TableClient
from bot.tables.core.refusals import Refusal
from bot.tournaments.charts import MAX_PICTURES, names_of
from bot.tournaments.organising_cog import number_in
from bot.tournaments.records.cross_table import cross_charts
from bot.tournaments.records.sheets import games_sheet, standings_sheet
from bot.tournaments.records.trf import trf
from bot.tournaments.service import TournamentService
from bot.tournaments.views import heading, plain_name


class RecordCog(commands.Cog):
    """Two buttons on the page of a tournament."""

    def __init__(self, client: TableClient, tournaments: TournamentService) -> None:
        self.client = client
        self.tournaments = tournaments

    @button("tournament-crosstable")
    async def crosstable(self, request: ComponentInteraction) -> None:
        state = await self.tournaments.get(number_in(request.arg), request.interaction.guild_id)
        if not state.tournament.round:
            raise Refusal("refusal-tournament-not-begun")
        localizer, game = request.localizer, state.tournament.plan.game
        title = localizer.format(
            "cross-table-title", name=plain_name(state.tournament, localizer), round=state.tournament.round
        )
        names = names_of(state, localizer, request.user_id)
        drawn = await asyncio.to_thread(cross_charts, state, title, names, localizer)
        pictures = [await self.client.render_pool.chart(game, chart) for chart in drawn[:MAX_PICTURES]]
        files = {f"cross-table-{number}.png": picture for number, picture in enumerate(pictures, 1)}
        top = text_block(heading(state.tournament, localizer))
        await request.show(Message(layout(top, *galleries([*files], [each.alt for each in pictures])), files))

    @button("tournament-export")
    async def export(self, request: ComponentInteraction) -> None:
        state = await self.tournaments.get(number_in(request.arg), request.interaction.guild_id)
        if not state.tournament.round:
            raise Refusal("refusal-tournament-not-begun")
        tournament, localizer = state.tournament, request.localizer
        stem = f"cairn-tournament-{tournament.id}"
        files = {f"{stem}-standings.csv": standings_sheet(state), f"{stem}-games.csv": games_sheet(state)}
        if tournament.plan.group_size == 2:
            report = trf(state, plain_name(tournament, localizer), f"Discord user {tournament.opener_id}")
            files[f"{stem}.trf"] = report.encode()
        words = f"{heading(tournament, localizer)}\n{localizer.format('said-tournament-exported', count=len(files))}"
        shown: list[ui.Item[Any]] = [ui.File(f"attachment://{name}") for name in files]
        await request.show(Message(layout(text_block(words), *shown), attached=files))
