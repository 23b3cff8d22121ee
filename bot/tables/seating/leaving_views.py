"""The private panel for somebody who wants to leave a running game without ending it for the others."""

from __future__ import annotations

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.tables.core.model import Seat, Table
from bot.tables.polls.subjects import LeaveVote, OpenSeat
from bot.tables.show.notes import tournament_lines
from bot.tables.show.status import title

SUBSTITUTE, STAY, COMPUTER, CONCEDE, END = "substitute", "stay", "computer", "concede", "end"
SURE = "sure"
"""The argument of a button that confirms."""


def leaving_panel(table: Table, seat: Seat, localizer: Localizer) -> Message:
    """Compose the ways to leave: a substitute, the seat to a computer, concede, propose an end to all."""
    opened = bool(table.asking(OpenSeat, seat.seat) or table.asking(LeaveVote, seat.seat))
    two = "yes" if len(table.seats) == 2 else "no"
    lines = [
        f"**{title(table, localizer)}**",
        localizer.format("leave-how"),
        *([] if table.by_message else [localizer.format("leave-stay-about" if opened else "leave-substitute-about")]),
        localizer.format("leave-computer-about"),
        localizer.format("leave-concede-about", two=two),
        localizer.format("leave-end-about"),
        *tournament_lines(table, localizer),
    ]
    return Message(
        layout(
            text_block("\n".join(lines)),
            row(
                None if table.by_message else _button(table, STAY if opened else SUBSTITUTE, localizer),
                _button(table, COMPUTER, localizer),
                _button(table, CONCEDE, localizer, style=discord.ButtonStyle.danger),
                _button(table, END, localizer),
            ),
        )
    )


def concede_panel(table: Table, localizer: Localizer) -> Message:
    """Asks once more before somebody concedes."""
    two = "yes" if len(table.seats) == 2 else "no"
    words = localizer.format("leave-concede-sure", two=two)
    button = _button(table, CONCEDE, localizer, SURE, style=discord.ButtonStyle.danger)
    return Message(layout(text_block(f"**{title(table, localizer)}**\n{words}"), row(button)))


def _button(
    table: Table,
    how: str,
    localizer: Localizer,
    sure: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> CairnButton:
    arg = f"{how}.{sure}" if sure else how
    return CairnButton(Id("leave-game", table.id, arg=arg), localizer.format(f"button-leave-{how}"), style=style)
