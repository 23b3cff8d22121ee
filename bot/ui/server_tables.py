"""All tables of a server for those who manage it: the list, what is to be done with several, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import discord
from discord import ui

from bot.localizer import Localizer
from bot.model.table import Status, Table
from bot.tables.absence import late_seats
from bot.tables.seats import user_mention
from bot.ui.clock import moment
from bot.ui.ids import Id
from bot.ui.items import CairnButton, CairnMenu, option
from bot.ui.message import Message, layout, row, text_block
from bot.ui.status import localizer_for, title
from games.engine import text

MOST_LISTED, MOST_CHOSEN = 25, 10
"""So many tables are listed at a time, and of so many something is done at once."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Deed(StrEnum):
    """What may be done with several tables at once."""

    CLOSE = "close"
    MOVE = "move"
    FIX = "fix"


def table_list(tables: Sequence[Table], localizer: Localizer) -> Message:
    """The tables that fit, those first that nobody has touched for longest, with a menu to choose some of them."""
    if not tables:
        return Message(layout(text_block(localizer.format("tables-none"))))
    shown = tables[:MOST_LISTED]
    parts: list[ui.Item[Any] | None] = [
        text_block(localizer.format("tables-title", count=len(tables))),
        text_block("\n".join(_line(table, localizer) for table in shown), 3000),
    ]
    if len(tables) > len(shown):
        parts.append(text_block(localizer.format("tables-more", count=len(tables) - len(shown))))
    options = [option(title(table, localizer_for(table, localizer.language)), str(table.id)) for table in shown]
    most = min(len(options), MOST_CHOSEN)
    menu = CairnMenu(Id("server-pick", 0), options, placeholder=localizer.format("tables-pick", most=most), most=most)
    parts.append(row(menu))
    return Message(layout(*parts))


def chosen_tables(tables: Sequence[Table], localizer: Localizer) -> Message:
    """The tables that were chosen, and what may be done with them."""
    buttons = [
        CairnButton(Id("server-ask", 0, arg=packed(deed, tables)), localizer.format(f"button-{deed}-tables"))
        for deed in Deed
    ]
    lines = "\n".join(_line(table, localizer) for table in tables)
    return Message(layout(text_block(localizer.format("tables-chosen")), text_block(lines, 3000), row(*buttons)))


def preview(deed: Deed, tables: Sequence[Table], localizer: Localizer) -> Message:
    """What would be done with which tables, before it is."""
    button = CairnButton(
        Id("server-do", 0, arg=packed(deed, tables)),
        localizer.format("button-do-it"),
        style=discord.ButtonStyle.danger if deed is Deed.CLOSE else discord.ButtonStyle.primary,
    )
    lines = "\n".join(_line(table, localizer) for table in tables)
    return Message(layout(text_block(localizer.format(f"tables-sure-{deed}")), text_block(lines, 3000), row(button)))


def packed(deed: Deed, tables: Sequence[Table]) -> str:
    """A deed and the numbers of tables, short enough for a custom id."""
    return ".".join([deed.value, *(_short(table.id) for table in tables)])


def unpacked(arg: str) -> tuple[Deed, list[int]] | None:
    """What :func:`packed` has packed; None for anything else."""
    what, *numbers = arg.split(".")
    if what not in set(Deed) or not numbers or len(numbers) > MOST_CHOSEN:
        return None
    if any(not number or len(number) > 6 or set(number) - set(DIGITS) for number in numbers):
        return None
    return Deed(what), [int(number, 36) for number in numbers]


def _short(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return digits


def _line(table: Table, localizer: Localizer) -> str:
    late = table.status is Status.RUNNING and bool(late_seats(table))
    return localizer.format(
        "tables-line",
        table=title(table, localizer_for(table, localizer.language)),
        where=f"<#{table.channel_id}>",
        status=text(f"table-status-{table.status.value.replace('_', '-')}"),
        owner=user_mention(table.owner_id),
        late=text("tables-late") if late else "",
        touched=moment(table.touched_at),
    )
