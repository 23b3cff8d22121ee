"""A line with a turn: its button and its form."""

from __future__ import annotations

from discord.ext import commands

from bot.discord.form import form as form_of
from bot.discord.form import line
from bot.discord.ids import Id
from bot.discord.interactions import ComponentInteraction, button, form
from bot.discord.replies import Ack
from bot.tables.by_message import saying
from bot.tables.by_message.buttons import PANEL
from bot.tables.core.arguments import SEATED_TABLE
from bot.tables.core.client import TableClient
from bot.tables.core.model import Status, Table


def _when_in_panel(request: ComponentInteraction) -> Ack:
    return Ack.UPDATE if request.arg == PANEL else Ack.REPLY


class SayingCog(commands.Cog):
    """The lines that players say at tables by message."""

    def __init__(self, client: TableClient) -> None:
        self.context = client.context
        self.tables = client.tables

    @button("say", needs=SEATED_TABLE, ack=Ack.FORM)
    async def ask_line(self, request: ComponentInteraction, table: Table) -> None:
        """Asks for the line, where one may be said now."""
        await saying.require_may_say(self.tables, table, request.user_id)
        localizer = request.localizer
        field = line("words", localizer.format("say-label"), about=localizer.format("say-about"), most=saying.MAX_LINE)
        title = localizer.format("say-title", table=str(table.id))
        await request.ask(form_of(Id("say", table.id, arg=request.arg), title, field))

    @form("say", needs=SEATED_TABLE, ack=_when_in_panel)
    async def on_line(self, request: ComponentInteraction, table: Table) -> None:
        """Says it; where it was asked for in the panel, shows this again."""
        after = await saying.say(self.tables, table.id, request.user_id, request.typed("words"))
        with_turn = after.status is Status.RUNNING and request.user_id in after.awaited
        said = "said-line-with-turn" if with_turn else "said-line"
        if request.arg == PANEL:
            position = await self.context.seated(request.interaction, table.id)
            await self.context.show_panel(request, position, notes=[request.localizer.format(said)])
        else:
            await request.say(said)
