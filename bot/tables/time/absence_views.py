"""The buttons of a board where somebody is not there."""

from __future__ import annotations

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.tables.core.model import Status, Table
from bot.tables.seating.absence import Late
from bot.tables.time.absence import late_seats, under_way


def back_button(table: Table, localizer: Localizer) -> CairnButton:
    """Gives a seat back to its person."""
    return CairnButton(Id("back", table.id), localizer.format("button-back-again"), style=discord.ButtonStyle.success)


def play_on_button(table: Table, localizer: Localizer) -> CairnButton:
    """Ends a pause."""
    return CairnButton(Id("play-on", table.id), localizer.format("button-play-on"), style=discord.ButtonStyle.success)


def absence_buttons(table: Table, localizer: Localizer) -> list[CairnButton | None]:
    """The buttons of a board where somebody is not there: *Play on*, *I am back*, *Ask the others*."""
    if table.status is not Status.RUNNING:
        return []
    kept = any(seat.stand_in and not seat.coming_back for seat in table.seats)
    callable_ = table.late is Late.WAIT and any(not under_way(table, seat) for seat in late_seats(table))
    return [
        play_on_button(table, localizer) if table.absence.paused_until is not None else None,
        back_button(table, localizer) if kept else None,
        CairnButton(Id("call-vote", table.id), localizer.format("button-call-vote")) if callable_ else None,
    ]
