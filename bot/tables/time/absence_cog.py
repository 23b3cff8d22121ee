"""Players who are late: having the others asked, and *I am back*."""

from __future__ import annotations

from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, button
from bot.discord.replies import Ack
from bot.tables.core.arguments import SEATED_TABLE
from bot.tables.core.client import TableClient
from bot.tables.core.model import Table
from bot.tables.polls import late_votes
from bot.tables.seating import stand_ins as keeping


class AbsenceCog(commands.Cog):
    """The buttons of a board where somebody is not there."""

    def __init__(self, client: TableClient) -> None:
        self.tables = client.tables

    @button("call-vote", needs=SEATED_TABLE)
    async def on_call(self, request: ComponentInteraction, table: Table) -> None:
        await late_votes.call(self.tables, table.id, request.user_id)
        await request.say("said-vote-called")

    @button("back", needs=SEATED_TABLE, ack=Ack.UPDATE)
    async def on_back(self, request: ComponentInteraction, table: Table) -> None:
        after = await keeping.come_back(self.tables, table.id, request.user_id)
        seat = after.seat_of(request.user_id)
        await request.say("kept-returning" if seat and seat.stand_in else "said-back")
