"""Texts about absences: for the others at a table, and for the person."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.people.calendar import Away
from bot.people.formatting import day_text, weekday_text
from bot.tables.core.model import Table
from bot.tables.show.names import seat_name

WEEKDAY_WITHIN = timedelta(days=6)
"""A day that is no further ahead is told by its weekday alone."""


def away_lines(table: Table, away: Mapping[int, Away], now: datetime, localizer: Localizer) -> list[str]:
    """A line for each of those at a table who are ``away``, by seat: until when, and nothing else."""
    return [f"-# {_line(seat_name(table.seats[seat], localizer), each, now, localizer)}" for seat, each in away.items()]


def away_ends(last: date, localizer: Localizer) -> Message:
    """The message to somebody whose absence ends soon, on that day."""
    said = localizer.format("away-ends", last=day_text(last))
    page = CairnButton(Id("me", 0), localizer.format("button-me"))
    return Message(layout(text_block(said), row(back_button(localizer), page)))


def back_button(localizer: Localizer, where: str = "") -> CairnButton:
    """Ends an absence; on the ``page`` it says so."""
    label = localizer.format("button-i-am-back")
    return CairnButton(Id("me-back", 0, arg=where), label, style=discord.ButtonStyle.success, emoji="👋")


def _line(who: str, away: Away, now: datetime, localizer: Localizer) -> str:
    if away.last is None:
        return localizer.format("away-line-open", who=who)
    soon = away.last - now.astimezone(ZoneInfo(away.zone)).date() <= WEEKDAY_WITHIN
    day = weekday_text(away.last.weekday()) if soon else day_text(away.last)
    return localizer.format("away-line", who=who, day=day)
