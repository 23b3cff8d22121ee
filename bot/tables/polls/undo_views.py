"""Undo by consent: the private panel that asks how far."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, CairnMenu, option
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.tables.core.base import user_mentions
from bot.tables.core.model import Table
from bot.tables.polls.take_backs import Target
from bot.tables.show.status import title
from games.engine import text


def ask_panel(table: Table, targets: Sequence[Target], chosen: Target, by: int, localizer: Localizer) -> Message:
    """The private panel before the others are asked: what the ``chosen`` one of ``targets`` would undo."""
    asked = [user for user in table.present if user != by]
    who = localizer.format("undo-ask-people", who=user_mentions(asked), count=len(asked))
    lines = [
        f"**{title(table, localizer)}**",
        localizer.format("undo-ask", what=undo_what(chosen.turns, chosen.seats, localizer)),
        f"-# {localizer.format('undo-caution')}",
        who if asked else localizer.format("undo-ask-computers"),
    ]
    options = [
        option(localizer.format("undo-turns", turns=each.turns), str(each.end.revision), default=each is chosen)
        for each in targets
    ]
    label = "button-ask-others" if asked else "button-take-back"
    return Message(
        layout(
            text_block("\n".join(lines)),
            row(CairnMenu(Id("undo-far", table.id), options, placeholder=localizer.format("undo-how-far")))
            if len(options) > 1
            else None,
            row(
                CairnButton(
                    Id("undo-ask", table.id, arg=str(chosen.end.revision)),
                    localizer.format(label),
                    style=discord.ButtonStyle.primary,
                ),
                CairnButton(Id("panel", table.id), localizer.format("button-back"), emoji="↩️"),
            ),
        )
    )


def ask_button(table: Table, localizer: Localizer) -> CairnButton | None:
    """The button that asks for more than a free undo; None where the table was opened without."""
    if not table.undo_by_consent:
        return None
    return CairnButton(Id("undo-far", table.id), localizer.format("button-ask-to-take-back"))


def undo_what(turns: int, seats: Sequence[int], localizer: Localizer) -> str:
    """Return how far it is to go back, and whose moves that undoes, in words."""
    what = text("undo-turns", turns=turns)
    return localizer.format("undo-what", what=what, who=", ".join(localizer.names[seat] for seat in seats))
