"""The seats of a server that anybody may take over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.message import Message, entry, layout, line, text_block
from bot.tables.core.base import place
from bot.tables.core.model import Table
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import TAKE, OpenSeat
from bot.tables.polls.views import poll_id
from bot.tables.show.status import localizer_for, title
from bot.tables.time.clock_views import moment, pace_name

MAX_LISTED = 10
"""Open seats that are listed."""


def seat_entry(table: Table, poll: Poll[OpenSeat], language: str) -> ui.Item[Any]:
    """Return an open seat as a list shows it, with the button that takes it over."""
    localizer, seat = localizer_for(table, language), (poll.seat or 0) + 1
    words = localizer.format(
        "seats-line",
        table=title(table, localizer),
        seat=seat,
        pace=pace_name(table.pace),
        where=place(table),
        since=moment(poll.opened_at),
    )
    label = localizer.format("button-take-seat-of", seat=seat, table=str(table.id))
    return entry(words, CairnButton(poll_id(table, poll, TAKE), label, style=discord.ButtonStyle.success))


def seat_list(tables: Sequence[Table], language: str) -> Message:
    """The open seats of a server, each with its button."""
    localizer = Localizer(language)
    parts: list[ui.Item[Any] | None] = [text_block(localizer.format("seats-title")), line()]
    listed = [(table, poll) for table in tables for poll in table.asking(OpenSeat)][:MAX_LISTED]
    parts += [seat_entry(table, poll, language) for table, poll in listed]
    if not listed:
        parts.append(text_block(localizer.format("seats-none")))
    return Message(layout(*parts))
