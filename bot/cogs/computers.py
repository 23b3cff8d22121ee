"""Computer players by buttons and menus: put at a table, taken away, left to play on for somebody who goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import chosen
from bot.tables.model import Table
from bot.tables.refusal import NotSeated, Refusal
from bot.ui.computers import computers_panel
from bot.ui.desk import manages
from bot.ui.items import Press
from bot.ui.message import line
from bot.ui.names import name
from bot.ui.reply import Reply
from games.players import Level

if TYPE_CHECKING:
    from bot.client import Cairn


class ComputersCog(commands.Cog):
    """What stands on the lobby's button and on the panel of somebody who leaves."""

    def __init__(self, client: Cairn) -> None:
        self.desk = client.desk
        self.tables = client.tables
        client.handlers.add(
            computer=self.on_computer,
            computer_level=self.on_level,
            dismiss=self.on_dismiss,
            hand_over=self.on_hand_over,
        )

    async def on_computer(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show(reply, await self.tables.get(press.id.table))

    async def on_level(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            table = await self.tables.add_computer(
                press.id.table, _chosen(press), by=interaction.user.id, manager=manages(interaction)
            )
            await self._show(reply, table)

    async def on_dismiss(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            table = await self.tables.remove_computer(
                press.id.table, press.id.arg, by=interaction.user.id, manager=manages(interaction)
            )
            await self._show(reply, table)

    async def on_hand_over(self, press: Press) -> None:
        """Somebody leaves a running game to a computer player."""
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            seat = (await self.tables.get(press.id.table)).seat_of(interaction.user.id)
            if seat is None:
                raise NotSeated
            table = await self.tables.replace(press.id.table, seat.seat, _chosen(press), by=interaction.user.id)
            words = await self.desk.words(interaction, table)
            who = name(table.seats[seat.seat], words)
            await reply.show(line(words.say("said-handed-over", who=who, table=str(table.id))))

    async def _show(self, reply: Reply, table: Table) -> None:
        await reply.show(computers_panel(table, await self.desk.words(reply.interaction, table)))


async def computer_choices(interaction: discord.Interaction[Cairn], current: str) -> list[app_commands.Choice[str]]:
    """The computer players at the table that a command is about."""
    desk = interaction.client.desk
    try:
        table = await desk.table(interaction, chosen(interaction.namespace.table))
    except Refusal:
        return []
    words = await desk.words(interaction, table)
    names = [(name(seat, words, plain=True), seat.name) for seat in table.computers]
    return [
        app_commands.Choice(name=shown, value=value) for shown, value in names if current.casefold() in shown.casefold()
    ]


def _chosen(press: Press) -> Level:
    """The level chosen in a menu. Raises Refusal where there is none such."""
    try:
        return Level(press.values[0] if press.values else "")
    except ValueError:
        raise Refusal("refusal-unknown-value") from None


async def setup(client: Cairn) -> None:
    await client.add_cog(ComputersCog(client))
