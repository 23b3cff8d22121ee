"""The hand of one player, by direct message."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import QUIET, Message, galleries, layout, row, text_block
from bot.discord.screen import first_that_fits
from bot.tables.core.base import place
from bot.tables.core.model import Position
from bot.tables.show.panel import offers, waiting
from games.engine import text
from render.scene import Picture

NAME = "hand.png"


def hand_message(
    position: Position, seat: int, localizer: Localizer, picture: Picture, ahead: int | None = None
) -> Message:
    """The hand of ``seat`` as its owner asked for it, and whether it is that seat's turn; of ``ahead`` see waiting.

    Beside a tall hand with actions out of turn, neither that nor the channel is told: the buttons lead there.
    """
    mine = seat in position.to_act
    whose = localizer.format("hand-turn") if mine else waiting(position, localizer, ahead)

    def made(told: bool) -> Message:
        return Message(
            layout(
                *_head(position, localizer, picture.alt, where=told),
                text_block(whose) if told else None,
                *offers(position, seat, localizer),
                _tools(position, localizer, mine=mine),
            ),
            {NAME: picture},
        )

    return first_that_fits(made(told) for told in (True, False))


def delivered_hand(position: Position, seat: int, localizer: Localizer, picture: Picture) -> Message:
    """The hand of ``seat`` by direct message. It stays while others move, so it does not say whose turn it is.

    Once its game is over the picture stays and the buttons go.
    """
    head = _head(position, localizer, picture.alt)
    if position.over:
        made = layout(*head, text_block(waiting(position, localizer)), accent=QUIET)
    else:
        made = layout(*head, *offers(position, seat, localizer), _tools(position, localizer, mine=False))
    return Message(made, {NAME: picture})


def _head(position: Position, localizer: Localizer, alt: str, *, where: bool = True) -> tuple[ui.Item[Any] | None, ...]:
    table = position.table
    heading = localizer.format("hand-title", game=text("game-name"), table=str(table.id))
    played = localizer.format("hand-where", channel=place(table))
    return (text_block(f"### {heading}\n-# {played}" if where else f"### {heading}"), *galleries([NAME], [alt]))


def _tools(position: Position, localizer: Localizer, *, mine: bool) -> ui.ActionRow[Any] | None:
    table = position.table
    return row(
        CairnButton(
            Id("turn", table.id, table.revision),
            localizer.format("button-turn"),
            style=discord.ButtonStyle.primary if mine else discord.ButtonStyle.secondary,
        ),
        CairnButton(Id("board", table.id), localizer.format("button-board")),
    )
