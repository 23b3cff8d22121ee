"""``/table move`` and ``/table export``: a table in another channel, and as a file."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.cogs.common import TableNumber, chosen, table_choices
from bot.cogs.opening import require_permissions
from bot.tables import administration, replays
from bot.tables.refusal import Refusal
from bot.ui import export
from bot.ui.commands import about, arguments
from bot.ui.context import actor
from bot.ui.message import LARGE, Message, layout, text_block, text_message
from bot.ui.reply import Reply

if TYPE_CHECKING:
    from bot.client import Cairn

NOBODY = 0
"""Reads what everybody may read."""


class CarryingCommands(commands.Cog):
    """For the cog of ``/table``."""

    client: Cairn

    @app_commands.command(**about("table-move"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def move(self, interaction: discord.Interaction, table: str) -> None:
        async with Reply(interaction) as reply:
            context = self.client.context
            reply.localizer = await context.localizer(interaction)
            number = chosen(table)
            found = await context.table(interaction, number)
            require_permissions(reply)
            if found.channel_id == interaction.channel_id:
                raise Refusal("refusal-here-already")
            moved = await administration.move(
                self.client.tables, found.id, interaction.channel_id or 0, actor(interaction)
            )
            localizer = await context.localizer(interaction, moved)
            await reply.show(text_message(localizer.format("said-moved", table=str(moved.id))))

    @app_commands.command(**about("table-export"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def export(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            client = self.client
            found = await client.context.table(interaction, chosen(table))
            reply.localizer = await client.context.localizer(interaction, found)
            if found.over:
                said, data = "said-exported", export.whole(await client.store.export(found.id) or {})
            else:
                position = await client.tables.position(found.id)
                said, data = (
                    "said-exported-public",
                    export.public(position.table, await replays.told_since(client.tables, position, NOBODY, 0)),
                )
            name = f"cairn-table-{found.id}.json"
            if len(data) > LARGE:
                name, data = f"{name}.gz", gzip.compress(data)
            words = text_block(reply.localizer.format(said, table=str(found.id)))
            await reply.show(Message(layout(words, ui.File(f"attachment://{name}")), attached={name: data}))
