"""The hand of one player, by direct message."""

from __future__ import annotations

import discord

from bot.tables.model import Position
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.message import Message, gallery, layout, row, said
from bot.ui.panel import waiting
from bot.words import Words
from games.engine import text
from render.scene import Picture

NAME = "hand.png"


def hand_message(position: Position, seat: int, words: Words, picture: Picture) -> Message:
    """The hand of ``seat``, whose table it belongs to, and whether it is that seat's turn."""
    table = position.table
    mine = seat in position.to_act
    heading = words.say("hand-title", game=text("game-name"), table=str(table.id))
    return Message(
        layout(
            said(f"### {heading}\n-# {words.say('hand-where', channel=f'<#{table.channel_id}>')}"),
            gallery([NAME], [picture.alt]),
            said(words.say("hand-turn") if mine else waiting(position, words)),
            row(
                CairnButton(
                    Id("turn", table.id, table.revision), words.say("button-turn"), style=discord.ButtonStyle.primary
                )
                if position.decisions_of(seat)
                else None,
                CairnButton(Id("board", table.id), words.say("button-board")),
            ),
        ),
        {NAME: picture},
    )
