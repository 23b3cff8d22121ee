"""Leaving a running game, open seats, and pauses."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, button, form
from bot.discord.replies import Ack
from bot.tables.core.arguments import SEATED_TABLE, TABLE_ID
from bot.tables.core.client import TableClient
from bot.tables.core.context import requester
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.visibility import sees_channel
from bot.tables.polls import open_seats, proposals
from bot.tables.polls.subjects import Proposal, Proposed
from bot.tables.seating import leaving
from bot.tables.seating.leaving_views import COMPUTER, CONCEDE, END, STAY, SUBSTITUTE, concede_panel
from bot.tables.seating.open_seat_views import seat_list
from bot.tables.seating.table_page import pause_form
from bot.tables.time import pauses as pausing


class LeavingCog(commands.Cog):
    """The buttons of somebody who leaves, of open seats, and of pauses."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.tables = client.tables

    @button("seats")
    async def seats(self, request: ComponentInteraction) -> None:
        """The open seats of this server."""
        reader, guild_id = request.interaction.user, request.interaction.guild_id
        if guild_id is None or not isinstance(reader, discord.Member):
            raise Refusal("refusal-guild-only")
        found = await open_seats.open_seats(self.tables, guild_id)
        seen = [table for table in found if await sees_channel(reader, table.channel_id or 0)]
        await request.show(seat_list(seen, request.localizer.language))

    @button("pause", needs=SEATED_TABLE, ack=Ack.FORM)
    async def ask_pause(self, request: ComponentInteraction, table: Table) -> None:
        await request.ask(pause_form(table, request.localizer))

    @form("pause", needs=TABLE_ID)
    async def pause(self, request: ComponentInteraction, table_id: int) -> None:
        person, number, days = requester(request.interaction), str(request.interaction.id), request.typed("days")
        if not days.isdecimal() or len(days) > 2:
            raise Refusal("refusal-unknown-value")
        after = await proposals.propose(self.tables, table_id, Proposed.PAUSE, person, number, int(days))
        await request.say("said-proposed" if after.asking(Proposal) else "said-paused")

    @button("leave-game", needs=SEATED_TABLE, ack=Ack.UPDATE)
    async def on_leave(self, request: ComponentInteraction, table: Table) -> None:
        how, _, _ = request.arg.partition(".")
        if how == CONCEDE and not request.sure:
            await request.show(concede_panel(table, request.localizer))
            return
        leave = {
            SUBSTITUTE: open_seats.open_own_seat,
            STAY: open_seats.keep_own_seat,
            COMPUTER: leaving.leave_to_computer,
            CONCEDE: leaving.concede,
        }
        if how == END:
            person, number = requester(request.interaction), str(request.interaction.id)
            await proposals.propose(self.tables, table.id, Proposed.END, person, number)
        elif how in leave:
            await leave[how](self.tables, table.id, request.user_id)
        else:
            raise Refusal("refusal-old-button")
        await request.say(f"said-leave-{how}", table=str(table.id))

    @button("play-on", needs=SEATED_TABLE)
    async def on_play_on(self, request: ComponentInteraction, table: Table) -> None:
        await pausing.play_on(self.tables, table.id, request.user_id)
        await request.say("said-play-on", table=str(table.id))
