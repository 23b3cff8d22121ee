"""The panel that adds computer players in the lobby."""

from __future__ import annotations

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, CairnMenu, option
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.tables.core.model import Table
from bot.tables.show.names import seat_name
from games import GAMES
from games.engine import text
from games.players import Level

BUTTONS_IN_A_ROW = 5
"""Buttons in a row."""


def computers_panel(table: Table, localizer: Localizer, *, new: bool = False) -> Message:
    """The private panel of a lobby's owner: a menu of levels to add, a button for each computer player to remove.

    Who is ``new`` to the game is pointed to the level for a first game, by a button of its own.
    """
    full = len(table.seats) >= max(table.invitations.players(GAMES[table.game].seats))
    removals = [
        CairnButton(
            Id("dismiss", table.id, arg=seat.name),
            localizer.format("button-dismiss", who=seat_name(seat, localizer, plain=True)),
        )
        for seat in table.computers
    ]
    gentle = CairnButton(
        Id("computer-level", table.id, arg=Level.GENTLE.value),
        localizer.format("button-gentle"),
        style=discord.ButtonStyle.primary,
    )
    menu = row(level_menu(Id("computer-level", table.id), localizer, localizer.format("computer-level")))
    advised = text_block(localizer.format("computer-first", game=text("game-name")))
    adding = (advised, row(gentle), menu) if new else (menu,)
    return Message(
        layout(
            text_block(f"### {localizer.format('button-computer')}\n{localizer.format('computer-about')}"),
            text_block(localizer.format("computer-hints")) if new and table.computers and table.hints_allowed else None,
            *((text_block(localizer.format("computer-full")),) if full else adding),
            *(row(*removals[start : start + BUTTONS_IN_A_ROW]) for start in range(0, len(removals), BUTTONS_IN_A_ROW)),
        )
    )


def level_menu(id: Id, localizer: Localizer, placeholder: str) -> CairnMenu:  # noqa: A002 - what it is
    """A menu of the levels."""
    levels = [
        option(localizer.format(f"level-{level}"), level.value, description=localizer.format(f"level-{level}-about"))
        for level in Level
    ]
    return CairnMenu(id, levels, placeholder=placeholder)
