"""The living post of a server: which tables look for players, and which seats for substitutes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, entry, layout, line, text_block
from bot.tables.core.model import Table
from bot.tables.lobby.service import seat_counts
from bot.tables.polls.subjects import OpenSeat
from bot.tables.seating.open_seat_views import seat_entry
from bot.tables.show.status import localizer_for, title
from bot.tables.time.clock_views import moment, pace_name
from games import GAMES
from games.engine import text

MAX_LISTED = 10
"""The number of tables and seats that are listed: a message has no room for more buttons."""


def board_post(lobbies: Sequence[Table], running: Sequence[Table], language: str) -> Message:
    """The post about ``lobbies`` with room and ``running`` games with open seats, each longest waiting first."""
    localizer = Localizer(language)
    parts: list[ui.Item[Any] | None] = [text_block(localizer.format("board-title")), line()]
    seats = [(table, seat) for table in running for seat in table.asking(OpenSeat)]
    listed = lobbies[: MAX_LISTED - min(len(seats), MAX_LISTED // 2)]
    parts += [_lobby(table, language) for table in listed]
    parts += [seat_entry(table, seat, language) for table, seat in seats[: MAX_LISTED - len(listed)]]
    more = len(lobbies) + len(seats) - MAX_LISTED
    if more > 0:
        parts.append(text_block(localizer.format("board-more", count=more)))
    if not lobbies and not seats:
        parts.append(text_block(localizer.format("board-none")))
    parts += [line(), text_block("-# " + localizer.format("board-how"))]
    return Message(layout(*parts))


def _lobby(table: Table, language: str) -> ui.Item[Any]:
    own = localizer_for(table, language)
    words = own.format(
        "board-lobby",
        table=title(table, own),
        count=len(table.seats),
        seats=seat_counts(table.invitations.players(GAMES[table.game].seats)),
        pace=pace_name(table.pace),
        where=f"<#{table.channel_id}>",
        since=moment(table.created_at),
    )
    label = own(text("button-join-table", table=str(table.id)))
    return entry(words, CairnButton(Id("join", table.id), label, style=discord.ButtonStyle.success))
