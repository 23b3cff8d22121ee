"""Computer players by buttons and menus: put at a table that has not started, and taken away."""

from __future__ import annotations

from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, button, menu
from bot.discord.replies import Ack, Request
from bot.tables.computers.views import computers_panel
from bot.tables.core.arguments import STORED, TABLE, TABLE_ID
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import service as lobby
from games.players import Level


class ComputersCog(commands.Cog):
    """The panel behind the lobby's *Add computer player*."""

    def __init__(self, client: TableClient) -> None:
        self.context = client.context
        self.tables = client.tables

    @button("computer", needs=TABLE)
    async def on_computer(self, request: ComponentInteraction, table: Table) -> None:
        await self._show(request, table, new=await self._is_new(request, table))

    @menu("computer-level", needs=STORED)
    @button("computer-level", needs=STORED, ack=Ack.UPDATE)
    async def on_level(self, request: ComponentInteraction, found: Stored) -> None:
        level, table, by = chosen_level(request.choice), found.table, actor(request.interaction)
        new = await self._is_new(request, table)
        after = await lobby.add_computer(self.tables, table.id, level, by, found, new=new)
        await self._show(request, after, new=new)

    @button("dismiss", needs=TABLE_ID, ack=Ack.UPDATE)
    async def on_dismiss(self, request: ComponentInteraction, table_id: int) -> None:
        by = actor(request.interaction)
        table = await lobby.remove_computer(self.tables, table_id, request.arg, by)
        await self._show(request, table, new=await self._is_new(request, table))

    async def _is_new(self, request: Request, table: Table) -> bool:
        return await self.context.newcomers.is_new(request.user_id, table.game)

    async def _show(self, request: Request, table: Table, *, new: bool) -> None:
        localizer = await self.context.localizer(request.interaction, table)
        await request.show(computers_panel(table, localizer, new=new))


def chosen_level(key: str) -> Level:
    """The level chosen in a menu or by a button. Raises Refusal for anything else."""
    try:
        return Level(key)
    except ValueError:
        raise Refusal("refusal-unknown-value") from None
