"""Compose alerts to a person that tables wait for them: by message, or by a ping where everybody reads it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.outbox.model import Post
from bot.reminders.model import AlertKind
from bot.tables.core.model import Table
from bot.tables.show.status import localizer_for, title
from bot.tables.show.thread_link import board_link
from bot.tables.time.clock_views import moment
from bot.tables.time.waiting import Waiting


class AlertLine(NamedTuple):
    """A person who is waited for, the table, the post of its board, and when they are late if that is soon."""

    waiting: Waiting
    table: Table
    post: Post | None
    late_at: datetime | None = None


MAX_TABLES = 15
"""The number of tables that are listed."""


def alert(told: AlertKind, user_id: int, found: Sequence[AlertLine], localizer: Localizer, *, public: bool) -> Message:
    """The alert about the tables ``found`` for a person; it pings where it is public."""
    lines = [_line(*each, localizer) for each in found[:MAX_TABLES]]
    if len(found) > MAX_TABLES:
        lines.append(localizer.format("alert-more", count=len(found) - MAX_TABLES))
    said = AlertKind.TURN if told is AlertKind.PING else told
    head = localizer.format(said.value, count=len(found))
    table, post = found[0].table, found[0].post
    link: discord.ui.Button[Any] = discord.ui.Button(
        label=localizer.format("button-table"), url=board_link(table, post)
    )
    return Message(
        layout(
            text_block(f"<@{user_id}> {head}" if public else head),
            text_block("\n".join(lines), 3000),
            row(link, CairnButton(Id("me", 0), localizer.format("button-alerts"))),
        ),
        pings=[user_id] if public else (),
    )


def asked_alert(found: Sequence[tuple[Table, Post | None]], localizer: Localizer) -> Message:
    """The message that something is asked at the tables ``found``, each with the post of its board."""
    named = [(title(table, localizer_for(table, localizer.language)), board_link(table, post)) for table, post in found]
    lines = [localizer.format("alert-asked-line", table=name, link=where) for name, where in named[:MAX_TABLES]]
    table, post = found[0]
    link: discord.ui.Button[Any] = discord.ui.Button(
        label=localizer.format("button-table"), url=board_link(table, post)
    )
    return Message(
        layout(
            text_block(localizer.format("alert-asked", count=len(found))),
            text_block("\n".join(lines), 3000),
            row(link, CairnButton(Id("me", 0), localizer.format("button-alerts"))),
        )
    )


def _line(waiting: Waiting, table: Table, post: Post | None, late_at: datetime | None, localizer: Localizer) -> str:
    """A table: what is played, its board, since when it waits, and whether everybody waits for this person alone.

    Who is about to be late is told when that is.
    """
    localizer = localizer_for(table, localizer.language)
    since = table.turn_since or table.touched_at
    line = localizer.format(
        "alert-line-alone" if waiting.several and table.to_act == (waiting.seat,) else "alert-line",
        table=title(table, localizer),
        link=board_link(table, post),
        since=f"<t:{int(since.timestamp())}:R>",
    )
    return line if late_at is None else localizer.format("alert-line-late", line=line, at=moment(late_at))
