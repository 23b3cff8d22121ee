"""The living post of a server: which tables look for players, and which seats for substitutes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.localizer import Localizer
from bot.model.absence import OpenSeat
from bot.model.table import Table
from bot.tables.lobby import seat_counts
from bot.ui.clock import moment, pace_name
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.message import Message, layout, row, text_block
from bot.ui.open_seats import take_button
from bot.ui.status import localizer_for, title
from games import GAMES
from games.engine import text

MOST_LISTED = 10
"""So many tables and seats are listed: a message has no room for more buttons."""


def board_post(lobbies: Sequence[Table], running: Sequence[Table], language: str) -> Message:
    """The post about ``lobbies`` with room and ``running`` games with open seats, the newest first."""
    localizer = Localizer(language)
    parts: list[ui.Item[Any] | None] = [text_block(localizer.format("board-title"))]
    seats = [(table, seat) for table in running for seat in table.absence.open_seats]
    for table in lobbies[:MOST_LISTED]:
        parts += _lobby(table, language)
    for table, seat in seats[: max(MOST_LISTED - len(lobbies), 0)]:
        parts += _seat(table, seat, language)
    more = len(lobbies) + len(seats) - MOST_LISTED
    if more > 0:
        parts.append(text_block(localizer.format("board-more", count=more)))
    if not lobbies and not seats:
        parts.append(text_block(localizer.format("board-none")))
    parts.append(text_block("-# " + localizer.format("board-how")))
    return Message(layout(*parts))


def _lobby(table: Table, language: str) -> list[ui.Item[Any] | None]:
    own = localizer_for(table, language)
    line = own.format(
        "board-lobby",
        table=title(table, own),
        count=len(table.seats),
        seats=seat_counts(table.gathering.players(GAMES[table.game].seats)),
        pace=pace_name(table.pace),
        where=f"<#{table.channel_id}>",
        since=moment(table.created_at),
    )
    label = own(text("button-join-table", table=str(table.id)))
    return [text_block(line), row(CairnButton(Id("join", table.id), label, style=discord.ButtonStyle.success))]


def _seat(table: Table, seat: OpenSeat, language: str) -> list[ui.Item[Any] | None]:
    own = localizer_for(table, language)
    line = own.format(
        "seats-line",
        table=title(table, own),
        seat=seat.seat + 1,
        pace=pace_name(table.pace),
        where=f"<#{table.channel_id}>",
        since=moment(seat.made_at),
    )
    label = text("button-take-seat-of", seat=seat.seat + 1, table=str(table.id))
    return [text_block(line), row(take_button(table, seat, own, label))]
