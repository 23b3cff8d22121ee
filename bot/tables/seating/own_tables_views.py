"""``/mygames``: a person's tables, the most urgent first, each with a button beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, entry, layout, line, row, text_block
from bot.tables.by_message.buttons import again_button
from bot.tables.core.base import place
from bot.tables.core.model import Status
from bot.tables.show.own_tables import Mine
from bot.tables.show.status import asked, localizer_for
from bot.tables.time.clock_views import moment
from games.engine import Text, text

MAX_ENTRIES = 10
"""The number of tables with a button; a message has no room for more, and the others are told below."""

MAX_RESENT = 5
"""Buttons of messages that come anew: a row."""

MAX_WORDS = 2000
"""Characters about these."""


def my_tables(found: Sequence[Mine], reader: Localizer, user_id: int) -> Message:
    """Compose the list; tables that are written to the reader by message have a button by which that comes anew."""
    first, others = found[:MAX_ENTRIES], found[MAX_ENTRIES:]
    written_to = [each.table for each in found if user_id in each.table.written_to.values()]
    return Message(
        layout(
            text_block(reader.format("mygames-title")),
            line(),
            *(entry(_my_table(each, reader), _button(each, reader)) for each in first),
            line() if others else None,
            text_block("\n".join(_my_table(each, reader) for each in others), MAX_WORDS) if others else None,
            row(*(again_button(table, reader) for table in written_to[:MAX_RESENT])),
        )
    )


def _my_table(mine: Mine, reader: Localizer) -> str:
    table = mine.table
    localizer = localizer_for(table, reader.language)
    turn = ("yes" if mine.my_turn else "no") if table.status is Status.RUNNING else table.status.value
    turn = "stopped" if table.stopped else turn
    return localizer.format(
        "mygames-line",
        turn=turn,
        game=text("game-name"),
        table=str(table.id),
        where=place(table),
        asked=asked(table),
        until=_until(mine),
        players=", ".join(localizer.names[seat] for seat in table.to_act),
    )


def _button(mine: Mine, reader: Localizer) -> ui.Item[Any]:
    """*Take turn* where it is their turn, else the way to the table; its page where that is by message."""
    table = mine.table
    if mine.my_turn:
        turn = Id("turn", table.id, table.revision)
        return CairnButton(turn, reader.format("button-turn"), style=discord.ButtonStyle.primary)
    if table.by_message:
        return CairnButton(Id("info", table.id), reader.format("button-table"))
    link = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    way: ui.Button[Any] = ui.Button(label=reader.format("button-table"), url=link)
    return way


def _until(mine: Mine) -> Text:
    """Until when there is time, as more words of a line; none where there is no clock."""
    if mine.late:
        return text("mygames-late")
    return text("mygames-until", until=moment(mine.until)) if mine.until else text("asked-now")
