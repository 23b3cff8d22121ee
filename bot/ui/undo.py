"""Undo by consent: the private panel that asks how far, and the post that asks everybody else."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.localizer import Localizer
from bot.model.table import Table
from bot.tables.seats import user_mention, user_mentions
from bot.tables.take_backs import Target
from bot.ui.ids import Id
from bot.ui.items import CairnButton, CairnMenu, option
from bot.ui.message import QUIET, Message, layout, row, text_block
from bot.ui.status import localizer_for, title
from games.engine import Text, text


def undo_request(table: Table, over: Text | None = None) -> Message:
    """The post of a request: how far and whose moves, what stays, how many have agreed; or why it is ``over``.

    Nobody's answer is told, and it always names all who are asked.
    """
    localizer, request = localizer_for(table), table.undo_request
    heading = f"**{title(table, localizer)}**"
    if request is None:
        ended = localizer(over) if over is not None else localizer.format("undo-over")
        return Message(layout(text_block(f"{heading}\n↩️ {ended}"), accent=QUIET))
    asked = request.asked(table)
    lines = [
        heading,
        localizer.format(
            "undo-asks", who=user_mention(request.by), what=_what(request.turns, request.undoes, localizer)
        ),
        f"-# {localizer.format('undo-caution')}",
        localizer.format("undo-count", asked=user_mentions(asked), agreed=len(request.agreed), all=len(asked)),
    ]
    return Message(
        layout(
            text_block("\n".join(lines)),
            row(
                CairnButton(
                    Id("undo-agree", table.id, request.revision),
                    localizer.format("button-agree"),
                    style=discord.ButtonStyle.success,
                ),
                CairnButton(Id("undo-refuse", table.id, request.revision), localizer.format("button-refuse")),
            ),
        ),
        pings=asked,
    )


def ask_panel(table: Table, targets: Sequence[Target], chosen: Target, by: int, localizer: Localizer) -> Message:
    """The private panel before the others are asked: what the ``chosen`` one of ``targets`` would undo."""
    asked = [user for user in table.present if user != by]
    who = localizer.format("undo-ask-people", who=user_mentions(asked), count=len(asked))
    lines = [
        f"**{title(table, localizer)}**",
        localizer.format("undo-ask", what=_what(chosen.turns, chosen.seats, localizer)),
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


def _what(turns: int, seats: Sequence[int], localizer: Localizer) -> str:
    """How far, and whose moves."""
    what = text("undo-turns", turns=turns)
    return localizer.format("undo-what", what=what, who=", ".join(localizer.names[seat] for seat in seats))
