"""The buttons of a board."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import row
from bot.tables.by_message.buttons import say_button
from bot.tables.core.model import Position, Table
from bot.tables.history.replays import ALL
from bot.tables.time.absence_views import absence_buttons


def board_buttons(position: Position, localizer: Localizer) -> list[ui.ActionRow[Any] | None]:
    """Return the buttons of a board: the turn and ways to look, then *Plan ahead* and those about absence."""
    table = position.table
    turn = CairnButton(
        Id("turn", table.id, table.revision),
        localizer.format("button-turn"),
        style=discord.ButtonStyle.primary if position.awaited else discord.ButtonStyle.secondary,
    )
    looks = (
        CairnButton(Id("hand", table.id, table.revision), localizer.format("button-hand"))
        if has_hands(position)
        else None,
        CairnButton(Id("log", table.id), localizer.format("button-log")),
        CairnButton(Id("since", table.id), localizer.format("button-since")),
        CairnButton(Id("more", table.id, table.revision), localizer.format("button-more")),
    )
    return [row(turn, *looks), row(plan_button(position, localizer), *absence_buttons(table, localizer))]


def has_hands(position: Position) -> bool:
    """Whether anybody has a hand to look at: in some games nobody ever has."""
    return any(position.game.hand(position.view(seat.seat)) is not None for seat in position.table.seats)


def can_plan(position: Position, seat: int) -> bool:
    """Whether the next turn of ``seat`` can be planned; that depends on nothing hidden, a test holds."""
    return position.game.as_if(position.state, seat) is not None


def final_buttons(table: Table, localizer: Localizer) -> list[ui.ActionRow[Any] | None]:
    """Return the buttons below the end of a game: play again, and ways to look back."""
    return [
        row(
            CairnButton(Id("rematch", table.id), localizer.format("button-rematch"), style=discord.ButtonStyle.primary),
            CairnButton(Id("replay", table.id), localizer.format("button-replay")),
            CairnButton(Id("replay", table.id, arg=ALL), localizer.format("button-end-position")),
        ),
        row(
            CairnButton(Id("log", table.id), localizer.format("button-log")),
            CairnButton(Id("shuffle", table.id), localizer.format("button-shuffle")) if table.seed else None,
            CairnButton(Id("look-back", table.id), localizer.format("button-look-back"), emoji="🔎"),
            CairnButton(Id("review", table.id), localizer.format("button-review"), emoji="📌"),
            say_button(table, localizer),
        ),
    ]


def plan_button(position: Position, localizer: Localizer) -> CairnButton | None:
    """*Plan ahead*, where a person who waits can plan; whether a premove lies there shows nowhere."""
    if position.over or position.table.stopped:
        return None
    waiting = (
        seat.seat
        for seat in position.table.seats
        if seat.user_id is not None and not seat.stand_in and seat.seat not in position.to_act
    )
    if not any(can_plan(position, seat) for seat in waiting):
        return None
    return CairnButton(
        Id("plan", position.table.id, position.table.revision), localizer.format("button-plan"), emoji="📋"
    )
