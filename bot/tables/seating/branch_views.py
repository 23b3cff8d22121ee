"""With whom to play on from a position of a game that is over."""

from __future__ import annotations

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.tables.core.model import Table
from bot.tables.show.status import title

FRIENDS, COMPUTERS, OPEN_HANDS = "friends", "computers", "open"
"""For whom the table is: those who join it, one person against computer players, the same with all hands open."""


def branch_panel(table: Table, turn: int, localizer: Localizer) -> Message:
    """Asks somebody who looks at the end of ``turn`` with whom they play on."""
    ways = [(FRIENDS, "👥"), (COMPUTERS, "🤖"), (OPEN_HANDS, "👐")]
    buttons = [
        CairnButton(Id("branch", table.id, turn, way), localizer.format(f"button-branch-{way}"), emoji=emoji)
        for way, emoji in ways
    ]
    return Message(
        layout(
            text_block(f"### {title(table, localizer)}\n{localizer.format('branch-about', turn=turn)}"), row(*buttons)
        )
    )
