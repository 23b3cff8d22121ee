"""The hand of one player, by direct message."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.tables.model import Position
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.message import QUIET, Message, galleries, layout, row, said
from bot.ui.panel import offers, waiting
from bot.words import Words
from games.engine import text
from render.scene import Picture

NAME = "hand.png"


def hand_message(position: Position, seat: int, words: Words, picture: Picture) -> Message:
    """The hand of ``seat`` as its owner asked for it, and whether it is that seat's turn."""
    mine = seat in position.to_act
    return Message(
        layout(
            *_head(position, words, picture.alt),
            said(words.say("hand-turn") if mine else waiting(position, words)),
            *offers(position, seat, words),
            _tools(position, words),
        ),
        {NAME: picture},
    )


def delivered_hand(position: Position, seat: int, words: Words, picture: Picture) -> Message:
    """The hand of ``seat`` by direct message. It stays while others move, so it does not say whose turn it is."""
    if position.over:
        message = last_hand(position, words, picture.alt)
    else:
        message = Message(
            layout(*_head(position, words, picture.alt), *offers(position, seat, words), _tools(position, words))
        )
    message.pictures = {NAME: picture}
    return message


def last_hand(position: Position, words: Words, alt: str) -> Message:
    """A delivered hand once its game is over: the picture stays, the buttons go."""
    return Message(layout(*_head(position, words, alt), said(waiting(position, words)), accent=QUIET))


def _head(position: Position, words: Words, alt: str) -> tuple[ui.Item[Any] | None, ...]:
    table = position.table
    heading = words.say("hand-title", game=text("game-name"), table=str(table.id))
    where = words.say("hand-where", channel=f"<#{table.channel_id}>")
    return (said(f"### {heading}\n-# {where}"), *galleries([NAME], [alt]))


def _tools(position: Position, words: Words) -> ui.ActionRow[Any] | None:
    table = position.table
    return row(
        CairnButton(Id("turn", table.id, table.revision), words.say("button-turn"), style=discord.ButtonStyle.primary),
        CairnButton(Id("board", table.id), words.say("button-board")),
    )
