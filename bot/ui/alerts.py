"""What a person is told of tables that wait for them: by message, or by a ping where everybody reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.localizer import Localizer
from bot.model.alerts import Told, Waiting
from bot.model.outbox import Post
from bot.model.table import Table
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.message import Message, board_link, layout, row, text_block
from bot.ui.status import localizer_for, title

Found = tuple[Waiting, Table, Post | None]
"""Who waits there, the table, and the post of its board."""

MOST = 15
"""So many tables are listed at most."""


def alert(told: Told, user_id: int, found: Sequence[Found], localizer: Localizer, *, public: bool) -> Message:
    """The alert about the tables ``found`` for a person; it pings where it is public."""
    lines = [_line(*each, localizer) for each in found[:MOST]]
    if len(found) > MOST:
        lines.append(localizer.format("alert-more", count=len(found) - MOST))
    said = Told.TURN if told is Told.PING else told
    head = localizer.format(said.value, count=len(found))
    _, table, post = found[0]
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


def _line(waiting: Waiting, table: Table, post: Post | None, localizer: Localizer) -> str:
    """A table: what is played, its board, since when it waits, and whether everybody waits for this person alone."""
    localizer = localizer_for(table, localizer.language)
    since = table.turn_since or table.touched_at
    return localizer.format(
        "alert-line-alone" if waiting.several and table.to_act == (waiting.seat,) else "alert-line",
        table=title(table, localizer),
        link=board_link(table, post),
        since=f"<t:{int(since.timestamp())}:R>",
    )
