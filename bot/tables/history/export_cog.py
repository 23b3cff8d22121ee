"""``/table move`` and ``/table export``: a table in another channel, and as a file."""

from __future__ import annotations

import gzip

from discord import ui
from discord.ext import commands

from bot.discord.commands import command
from bot.discord.message import COMPRESS_FROM_BYTES, Message, layout, text_block
from bot.discord.replies import Request
from bot.tables.core import administration
from bot.tables.core.arguments import NAMED_TABLE, TABLE
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal
from bot.tables.history import export_queries, replays
from bot.tables.history import export_views as export
from bot.tables.lobby.opening import require_place

NOBODY = 0
"""Reads what everybody may read."""


class CarryingCommands(commands.Cog):
    """For the cog of ``/table``."""

    client: TableClient

    @command("table-move", needs=NAMED_TABLE)
    async def move(self, request: Request, table: Table) -> None:
        await require_place(self.client.context, request)
        interaction = request.interaction
        if table.channel_id == interaction.channel_id:
            raise Refusal("refusal-here-already")
        await administration.move(self.client.tables, table.id, interaction.channel_id or 0, actor(interaction))
        await request.say("said-moved", table=str(table.id))

    @command("table-export", needs=TABLE)
    async def export(self, request: Request, table: Table) -> None:
        client = self.client
        if table.over:
            everything = await client.store.read(export_queries.export, table.id)
            said, data = "said-exported", export.whole(everything or {})
        else:
            position = await client.tables.position(table.id)
            turns = await replays.told_since(client.tables, position, NOBODY, 0)
            said, data = "said-exported-public", export.public(position.table, turns)
        name = f"cairn-table-{table.id}.json"
        if len(data) > COMPRESS_FROM_BYTES:
            name, data = f"{name}.gz", gzip.compress(data)
        words = text_block(request.localizer.format(said, table=str(table.id)))
        await request.show(Message(layout(words, ui.File(f"attachment://{name}")), attached={name: data}))
