"""Seats that anybody may take over: the post that offers them, the list of a server, and what is asked before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.localizer import Localizer
from bot.model.absence import OpenSeat
from bot.model.table import Position, Table
from bot.tables.absence import SEAT_LIFE
from bot.tables.seats import user_mention, user_mentions
from bot.ui.clock import moment, pace_name
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.message import QUIET, Message, layout, row, text_block
from bot.ui.status import localizer_for, title
from games.engine import Text, text

SURE = "sure"
"""What a button says that confirms."""

MOST_LISTED = 10
"""So many open seats are listed."""


def open_seats(position: Position) -> Message:
    """The post of a table's open seats, or that none is open any more."""
    table = position.table
    localizer = localizer_for(table)
    heading = f"**{title(table, localizer)}**"
    if not table.absence.open_seats:
        return Message(layout(text_block(f"{heading}\n{localizer.format('seat-settled')}"), accent=QUIET))
    parts: list[ui.Item[Any] | None] = []
    for each in table.absence.open_seats:
        late = "yes" if each.late else "no"
        words = localizer.format("seat-open", seat=each.seat + 1, who=user_mention(each.user_id), late=late)
        parts += [text_block(f"💺 {words}"), row(take_button(table, each, localizer))]
    until = moment(max(each.made_at for each in table.absence.open_seats) + SEAT_LIFE)
    last = f"-# {localizer.format('seat-until', until=until, table=f'<#{table.channel_id}>')}"
    return Message(layout(text_block(heading), text_block(_facts(position, localizer)), *parts, text_block(last)))


def _facts(position: Position, localizer: Localizer) -> str:
    """The turn, the pace, and the score so far, which everybody can see on the board."""
    table = position.table
    scores = position.standings(final=False) or ()
    standing = ", ".join(
        localizer.format("seat-score", name=localizer.names[each.seat], score=each.score)
        for each in sorted(scores, key=lambda each: (each.place, each.seat))
    )
    turn = position.game.turn(position.state) + 1
    return localizer.format("seat-facts", turn=turn, pace=pace_name(table.pace), standing=standing)


def take_button(table: Table, each: OpenSeat, localizer: Localizer, label: Text | None = None) -> CairnButton:
    """The button that takes an open seat over."""
    return CairnButton(
        Id("take-seat", table.id, each.revision, str(each.seat)),
        localizer(label or text("button-take-seat")),
        style=discord.ButtonStyle.success,
    )


def confirm_taking(table: Table, seat: OpenSeat, localizer: Localizer, *, blocked: Sequence[int] = ()) -> Message:
    """Asks once more, before anything of the seat is shown, and names those there whom the asker has ``blocked``."""
    words = localizer.format(
        "seat-sure", seat=seat.seat + 1, who=user_mention(seat.user_id), pace=pace_name(table.pace)
    )
    if blocked:
        words += "\n" + localizer.format("seat-blocked", who=user_mentions(blocked))
    sure = Id("take-seat", table.id, seat.revision, f"{seat.seat}.{SURE}")
    label = localizer.format("button-take-seat-sure")
    return Message(
        layout(
            text_block(f"**{title(table, localizer)}**\n{words}"),
            row(CairnButton(sure, label, style=discord.ButtonStyle.success)),
        )
    )


def seat_list(tables: Sequence[Table], language: str) -> Message:
    """The open seats of a server, each with its button."""
    localizer = Localizer(language)
    parts: list[ui.Item[Any] | None] = [text_block(localizer.format("seats-title"))]
    listed = [(table, each) for table in tables for each in table.absence.open_seats][:MOST_LISTED]
    for table, each in listed:
        own = localizer_for(table, language)
        line = own.format(
            "seats-line",
            table=title(table, own),
            seat=each.seat + 1,
            pace=pace_name(table.pace),
            where=f"<#{table.channel_id}>",
            since=moment(each.made_at),
        )
        label = text("button-take-seat-of", seat=each.seat + 1, table=str(table.id))
        parts += [text_block(line), row(take_button(table, each, own, label))]
    if not listed:
        parts.append(text_block(localizer.format("seats-none")))
    return Message(layout(*parts))
