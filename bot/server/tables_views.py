"""All tables of a server for those who manage it: the list, what is to be done with several, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, CairnMenu, option
from bot.discord.form import form, line
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.results.service import MAX_REASON
from bot.tables.core.base import user_mention
from bot.tables.core.model import Status, Table
from bot.tables.show.status import localizer_for, status_text, title
from bot.tables.time.absence import late_seats
from bot.tables.time.clock_views import moment
from games.engine import text

MAX_LISTED, MAX_CHOSEN = 25, 10
"""The number of tables that are listed at a time, and of those that are changed at once."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Deed(StrEnum):
    """The actions on several tables at once."""

    CLOSE = "close"
    MOVE = "move"
    FIX = "fix"


def table_list(tables: Sequence[Table], localizer: Localizer) -> Message:
    """The tables that fit, those first that nobody has touched for longest, with a menu to choose some of them."""
    if not tables:
        return Message(layout(text_block(localizer.format("tables-none"))))
    shown = tables[:MAX_LISTED]
    parts: list[ui.Item[Any] | None] = [
        text_block(localizer.format("tables-title", count=len(tables))),
        text_block("\n".join(_line(table, localizer) for table in shown), 3000),
    ]
    if len(tables) > len(shown):
        parts.append(text_block(localizer.format("tables-more", count=len(tables) - len(shown))))
    options = [option(title(table, localizer_for(table, localizer.language)), str(table.id)) for table in shown]
    most = min(len(options), MAX_CHOSEN)
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
    """Compose the question whether an action is to be done with these tables."""
    button = CairnButton(
        Id("server-close" if deed is Deed.CLOSE else "server-do", 0, arg=packed(deed, tables)),
        localizer.format("button-do-it"),
        style=discord.ButtonStyle.danger if deed is Deed.CLOSE else discord.ButtonStyle.primary,
    )
    lines = "\n".join(_line(table, localizer) for table in tables)
    heading = localizer.format(f"tables-sure-{deed}")
    if deed is Deed.CLOSE and any(table.in_tournament for table in tables):
        heading += "\n" + localizer.format("tables-sure-tournament")
    return Message(layout(text_block(heading), text_block(lines, 3000), row(button)))


def reason_form(arg: str, localizer: Localizer) -> ui.Modal:
    """Asks why tables are closed, of which and how many ``arg`` tells."""
    why = line("why", localizer.format("form-close-why"), about=localizer.format("arg-why-about"), most=MAX_REASON)
    return form(Id("server-close", 0, arg=arg), localizer.format("form-close-title"), why)


def packed(deed: Deed, tables: Sequence[Table]) -> str:
    """A deed and the numbers of tables, short enough for a custom id."""
    return ".".join([deed.value, *(_short(table.id) for table in tables)])


def unpacked(arg: str) -> tuple[Deed, list[int]] | None:
    """Return the numbers that :func:`packed` has packed; None for anything else."""
    what, *numbers = arg.split(".")
    if what not in set(Deed) or not numbers or len(numbers) > MAX_CHOSEN:
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
        status=status_text(table),
        owner=user_mention(table.owner_id),
        late=text("tables-late") if late else "",
        tournament=text("tables-tournament") if table.in_tournament else "",
        touched=moment(table.touched_at),
    )
