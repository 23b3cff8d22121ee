"""Computer players by buttons and menus: put at a table that has not started, and taken away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import chosen
from bot.model.table import Table
from bot.tables import lobby
from bot.tables.refusal import Refusal
from bot.ui.computers import computers_panel
from bot.ui.context import actor
from bot.ui.items import Press
from bot.ui.names import seat_name
from bot.ui.reply import Reply
from games.players import Level

if TYPE_CHECKING:
    from bot.client import Cairn


class ComputersCog(commands.Cog):
    """The panel behind the lobby's *Add computer player*."""

    def __init__(self, client: Cairn) -> None:
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(
            computer=self.on_computer,
            computer_level=self.on_level,
            dismiss=self.on_dismiss,
        )

    async def on_computer(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show(reply, await self.context.known(press.interaction, press.id.table))

    async def on_level(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            table = await lobby.add_computer(self.tables, press.id.table, chosen_level(press), actor(interaction))
            await self._show(reply, table)

    async def on_dismiss(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            table = await lobby.remove_computer(self.tables, press.id.table, press.id.arg, actor(interaction))
            await self._show(reply, table)

    async def _show(self, reply: Reply, table: Table) -> None:
        new = await self.context.lessons.is_new(reply.interaction.user.id, table.game)
        await reply.show(computers_panel(table, await self.context.localizer(reply.interaction, table), new=new))


async def computer_choices(interaction: discord.Interaction[Cairn], current: str) -> list[app_commands.Choice[str]]:
    """The computer players at the table that a command is about."""
    context = interaction.client.context
    try:
        table = await context.table(interaction, chosen(interaction.namespace.table))
    except Refusal:
        return []
    localizer = await context.localizer(interaction, table)
    names = [(seat_name(seat, localizer, plain=True), seat.name) for seat in table.computers]
    return [
        app_commands.Choice(name=shown, value=value) for shown, value in names if current.casefold() in shown.casefold()
    ]


def chosen_level(press: Press) -> Level:
    """The level chosen in a menu or by a button. Raises Refusal for anything else."""
    try:
        return Level(press.values[0] if press.values else press.id.arg)
    except ValueError:
        raise Refusal("refusal-unknown-value") from None


async def setup(client: Cairn) -> None:
    await client.add_cog(ComputersCog(client))
