"""What several commands share: the option that names a table, with its autocomplete."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.localizer import Localizer
from bot.model.table import Table
from bot.tables import own_tables
from bot.tables.refusal import UnknownTable
from bot.ui.items import CairnButton
from bot.ui.message import Message, layout, row, shortened, text_block
from bot.ui.names import seat_name
from bot.ui.status import title
from games.engine import text

if TYPE_CHECKING:
    from bot.client import Cairn

TableNumber = str | None
"""The command option ``table``: a table's number as typed or chosen."""


SURE = "sure"
"""What a button says that confirms."""


def confirm(table: Table, localizer: Localizer, words: str, button: CairnButton) -> Message:
    """Asks whether what a button does is meant."""
    return Message(layout(text_block(f"**{title(table, localizer)}**\n{words}"), row(button)))


def chosen(table: TableNumber) -> int | None:
    """The number in the option, None if it was left out. Raises UnknownTable for anything else."""
    if not table:
        return None
    digits = table.strip().lstrip("#")
    if not digits.isdecimal() or len(digits) > 15:
        raise UnknownTable
    return int(digits)


def folded(words: str) -> str:
    """Words as they are compared with what was typed: in whatever case, with whatever apostrophe."""
    return words.casefold().replace("'", "’")


async def table_choices(interaction: discord.Interaction[Cairn], current: str) -> list[app_commands.Choice[str]]:
    """The user's live tables and the one of this channel; those waiting for the user come first."""
    client = interaction.client
    mine = sorted(await own_tables.of_user(client.tables, interaction.user.id), key=lambda found: not found.my_turn)
    tables = {found.table.id: found.table for found in mine}
    here = await client.tables.at(interaction.channel_id or 0)
    if here is not None:
        tables.setdefault(here.id, here)
    localizer = await client.context.localizer(interaction)
    names = [(caption(table, localizer), str(number)) for number, table in tables.items()]
    return [
        app_commands.Choice(name=shortened(shown, 100), value=value)
        for shown, value in names
        if folded(current) in folded(shown)
    ][:25]


def caption(table: Table, localizer: Localizer) -> str:
    """A table in one line: its game, number and players."""
    known = Localizer(localizer.language, table.game)
    players = ", ".join(seat_name(seat, localizer, plain=True) for seat in table.seats)
    return f"{known.format('status-title', game=text('game-name'), table=str(table.id))}: {players}"
