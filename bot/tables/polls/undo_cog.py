"""Undo by consent: how far, and asking the others."""

from __future__ import annotations

from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, button, menu
from bot.discord.replies import Ack
from bot.tables.core.arguments import SEATED_TABLE
from bot.tables.core.client import TableClient
from bot.tables.core.context import requester
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal
from bot.tables.polls import take_backs
from bot.tables.polls.subjects import TakeBack
from bot.tables.polls.undo_views import ask_panel


class UndoCog(commands.Cog):
    """The panel behind *Ask to take back*."""

    def __init__(self, client: TableClient) -> None:
        self.tables = client.tables

    @menu("undo-far", needs=SEATED_TABLE)
    @button("undo-far", needs=SEATED_TABLE, ack=Ack.UPDATE)
    async def on_far(self, request: ComponentInteraction, table: Table) -> None:
        """Shows what would be undone: of the nearest step back, or of the one that was chosen."""
        targets = await take_backs.targets(self.tables, table, request.user_id)
        wanted = _number(request.value) if request.values else None
        chosen = next((each for each in targets if each.end.revision == wanted), targets[0])
        await request.show(ask_panel(table, targets, chosen, request.user_id, request.localizer))

    @button("undo-ask", needs=SEATED_TABLE, ack=Ack.UPDATE)
    async def on_ask(self, request: ComponentInteraction, table: Table) -> None:
        to, person, number = _number(request.arg), requester(request.interaction), str(request.interaction.id)
        after = await take_backs.ask(self.tables, table.id, to, person, number)
        await request.say("said-undo-asked" if after.asking(TakeBack) else "said-undo-done")


def _number(value: str) -> int:
    """The revision that a button or a menu names. Raises Refusal for anything else."""
    if not value.isdecimal() or len(value) > 9:
        raise Refusal("refusal-undo-moved-on")
    return int(value)
