"""What several commands share: the option that names a table, with its autocomplete."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.tables.model import Table
from bot.tables.refusal import UnknownTable
from bot.ui.items import shortened
from bot.ui.names import name
from bot.words import Words
from games.engine import text

if TYPE_CHECKING:
    from bot.client import Cairn

TableNumber = str | None
"""The command option ``table``: a table's number as typed or chosen."""


def chosen(table: TableNumber) -> int | None:
    """The number the option holds, None where it was left out. Raises UnknownTable for anything but a number."""
    if not table:
        return None
    digits = table.strip().lstrip("#")
    if not digits.isdecimal() or len(digits) > 15:
        raise UnknownTable
    return int(digits)


async def table_choices(interaction: discord.Interaction[Cairn], current: str) -> list[app_commands.Choice[str]]:
    """The live tables of who asks, and the one of this channel; those that wait for them first."""
    client = interaction.client
    mine = sorted(await client.tables.mine(interaction.user.id), key=lambda found: not found.my_turn)
    tables = {found.table.id: found.table for found in mine}
    here = await client.tables.at(interaction.channel_id or 0)
    if here is not None:
        tables.setdefault(here.id, here)
    words = await client.desk.words(interaction)
    names = [(caption(table, words), str(number)) for number, table in tables.items()]
    return [
        app_commands.Choice(name=shortened(shown, 100), value=value)
        for shown, value in names
        if current.casefold() in shown.casefold()
    ][:25]


def caption(table: Table, words: Words) -> str:
    """One line that tells a table from others: its game, number and players."""
    known = Words(words.language, table.game)
    players = ", ".join(name(seat, words, plain=True) for seat in table.seats)
    return f"{known.say('status-title', game=text('game-name'), table=str(table.id))}: {players}"
