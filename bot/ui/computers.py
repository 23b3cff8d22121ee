"""Where computer players are put at a table: in the lobby, and on the seat of somebody who leaves a running game."""

from __future__ import annotations

from bot.tables.model import Table
from bot.ui.ids import Id
from bot.ui.items import CairnButton, CairnMenu, option
from bot.ui.message import Message, layout, row, said
from bot.ui.names import name
from bot.ui.status import title
from bot.words import Words
from games import GAMES
from games.players import Level

ROW = 5
"""Buttons in a row."""


def computers_panel(table: Table, words: Words) -> Message:
    """The private panel of a lobby's owner: a menu of levels to add, a button for each computer player to remove."""
    full = len(table.seats) >= max(GAMES[table.game].seats)
    removals = [
        CairnButton(
            Id("dismiss", table.id, arg=seat.name), words.say("button-dismiss", who=name(seat, words, plain=True))
        )
        for seat in table.computers
    ]
    return Message(
        layout(
            said(f"### {words.say('button-computer')}\n{words.say('computer-about')}"),
            said(words.say("computer-full"))
            if full
            else row(level_menu(Id("computer-level", table.id), words, words.say("computer-level"))),
            *(row(*removals[start : start + ROW]) for start in range(0, len(removals), ROW)),
        )
    )


def leaving_panel(table: Table, words: Words) -> Message:
    """What somebody sees who would leave a running game: how to, without ending it for the others."""
    return Message(
        layout(
            said(f"**{title(table, words)}**\n{words.say('computer-leaving')}"),
            row(level_menu(Id("hand-over", table.id), words, words.say("computer-leaving-level"))),
        )
    )


def level_menu(id: Id, words: Words, placeholder: str) -> CairnMenu:  # noqa: A002 - what it is
    """A menu of the levels."""
    levels = [
        option(words.say(f"level-{level}"), level.value, description=words.say(f"level-{level}-about"))
        for level in Level
    ]
    return CairnMenu(id, levels, placeholder=placeholder)
