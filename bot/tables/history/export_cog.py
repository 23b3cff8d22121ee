"""A table as a file."""

from __future__ import annotations

import gzip

from discord import ui
from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, button
from bot.discord.message import COMPRESS_FROM_BYTES, Message, layout, text_block
from bot.tables.core.arguments import TABLE
from bot.tables.core.client import TableClient
from bot.tables.core.model import Table
from bot.tables.history import export_queries, replays
from bot.tables.history import export_views as export

NOBODY = 0
"""Reads what everybody may read."""


class ExportCog(commands.Cog):
    """The button of a table's page that gives its file."""

    def __init__(self, client: TableClient) -> None:
        self.client = client

    @button("export", needs=TABLE)
    async def export(self, request: ComponentInteraction, table: Table) -> None:
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
