"""The lobby in a conversation of others: an answer of the bot that changes when somebody presses a button on it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import QUIET, Message, layout, row, text_block
from bot.discord.permissions import for_person
from bot.tables.core.model import Status, Table
from bot.tables.show.help_buttons import learn_button
from bot.tables.show.names import seat_name
from bot.tables.show.status import lobby_texts, localizer_for, title
from games import GAMES

JOIN, LEAVE, START, LOOK = "here-join", "here-leave", "here-start", "here-look"
"""The verbs of the buttons that change it."""


def shared_lobby(table: Table, notes: Sequence[str], app_id: int) -> Message:
    """The lobby as all in the conversation see it; once the game has begun, the way to it for whoever sits there."""
    localizer = localizer_for(table)
    if table.status is not Status.LOBBY:
        return _begun(table, localizer, app_id)
    ready = len(table.seats) in table.invitations.players(GAMES[table.game].seats)
    return Message(
        layout(
            *lobby_texts(table, localizer, notes),
            text_block(localizer.format("here-note")),
            row(
                _here(table, JOIN, "button-join", localizer, discord.ButtonStyle.success),
                _here(table, LEAVE, "button-leave", localizer),
                _here(table, START, "button-start", localizer, disabled=not ready),
                _here(table, LOOK, "button-refresh", localizer),
            ),
            row(
                CairnButton(Id("computer", table.id), localizer.format("button-computer"), emoji="🤖"),
                CairnButton(Id("options", table.id), localizer.format("button-options")),
                CairnButton(Id("rules", 0, arg=f"{table.game}.0"), localizer.format("button-rules")),
                learn_button(localizer, game=table.game) if GAMES[table.game].lessons else None,
            ),
        )
    )


def _begun(table: Table, localizer: Localizer, app_id: int) -> Message:
    names = ", ".join(seat_name(seat, localizer) for seat in table.seats) or "–"
    lost = [f"<@{seat.user_id}>" for seat in table.seats if seat.unreachable]
    words = [localizer.format("here-started" if table.commitment else "lobby-closed", names=names)]
    if lost and table.live:
        link = for_person(app_id)
        words.append(localizer.format("here-unreachable", names=", ".join(lost), link=link))
    turn = CairnButton(Id("turn", table.id), localizer.format("button-turn"), style=discord.ButtonStyle.primary)
    ways = (
        turn if table.status is Status.RUNNING else None,
        CairnButton(Id("board", table.id), localizer.format("button-board")) if table.commitment else None,
        _here(table, LOOK, "button-refresh", localizer) if table.live else None,
    )
    return Message(
        layout(
            text_block(f"## {title(table, localizer)}\n" + "\n".join(words)),
            text_block(localizer.format("here-note")) if table.live else None,
            row(*ways),
            accent=QUIET,
        )
    )


def _here(
    table: Table,
    verb: str,
    label: str,
    localizer: Localizer,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> CairnButton:
    key = Id(verb, table.id, arg=table.invitations.key)
    return CairnButton(key, localizer.format(label), style=style, disabled=disabled)
