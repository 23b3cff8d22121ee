"""Leaving a running game, open seats and who takes them, pauses and what else is proposed to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import TableNumber, chosen, table_choices
from bot.cogs.joining import blocked_at
from bot.model.absence import Proposed
from bot.model.table import Table
from bot.tables import leaving, proposals, votes
from bot.tables.proposals import LONGEST_PAUSE
from bot.tables.refusal import NotSeated, Refusal
from bot.ui.commands import about, arguments
from bot.ui.context import requester, sees_channel
from bot.ui.items import Press
from bot.ui.leaving import COMPUTER, CONCEDE, END, STAY, SUBSTITUTE, SURE, concede_panel
from bot.ui.message import text_message
from bot.ui.open_seats import confirm_taking, seat_list
from bot.ui.reply import Reply
from games.engine import text

if TYPE_CHECKING:
    from bot.client import Cairn


class AbsenceCommands(commands.Cog):
    """``/table seats``, ``/table pause`` and ``/table vote``, for the cog of ``/table``."""

    client: Cairn

    @app_commands.command(**about("table-seats"))
    async def seats(self, interaction: discord.Interaction) -> None:
        async with Reply(interaction) as reply:
            context = self.client.context
            reply.localizer = await context.localizer(interaction)
            if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
                raise Refusal("refusal-guild-only")
            found = await leaving.open_seats(self.client.tables, interaction.guild_id)
            seen = [table for table in found if await sees_channel(interaction.user, table.channel_id)]
            await reply.show(seat_list(seen, reply.localizer.language))

    @app_commands.command(**about("table-pause"))
    @arguments("days", "table")
    @app_commands.autocomplete(table=table_choices)
    async def pause(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 1, LONGEST_PAUSE] = LONGEST_PAUSE,
        table: TableNumber = None,
    ) -> None:
        async with Reply(interaction) as reply:
            found = await self.client.context.table(interaction, chosen(table))
            user, number = interaction.user.id, str(interaction.id)
            after = await proposals.propose(self.client.tables, found.id, Proposed.PAUSE, user, number, days)
            localizer = await self.client.context.localizer(interaction, after)
            said = "said-proposed" if after.absence.proposal else "said-paused"
            await reply.show(text_message(localizer.format(said)))

    @app_commands.command(**about("table-vote"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def vote(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            found = await self.client.context.table(interaction, chosen(table))
            after = await votes.call(self.client.tables, found.id, interaction.user.id)
            localizer = await self.client.context.localizer(interaction, after)
            await reply.show(text_message(localizer.format("said-vote-called")))


class LeavingCog(commands.Cog):
    """The buttons of who leaves, of who comes instead, and below what is proposed to all."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(
            leave_game=self.on_leave,
            take_seat=self.on_take,
            proposal_agree=self.on_agree,
            proposal_refuse=self.on_refuse,
            play_on=self.on_play_on,
        )

    async def on_leave(self, press: Press) -> None:
        interaction, user = press.interaction, press.interaction.user.id
        async with Reply(interaction, update=True) as reply:
            table = await self._seated(press)
            how, _, sure = press.id.arg.partition(".")
            if how == CONCEDE and sure != SURE:
                await reply.show(concede_panel(table, await self.context.localizer(interaction, table)))
                return
            leave = {
                SUBSTITUTE: leaving.open_own_seat,
                STAY: leaving.keep_own_seat,
                COMPUTER: leaving.leave_to_computer,
                CONCEDE: leaving.concede,
            }
            if how == END:
                table = await proposals.propose(self.tables, table.id, Proposed.END, user, str(interaction.id))
            elif how in leave:
                table = await leave[how](self.tables, table.id, user)
            else:
                raise Refusal("refusal-old-button")
            await self._say(reply, f"said-leave-{how}", table)

    async def on_take(self, press: Press) -> None:
        interaction = press.interaction
        seat, _, sure = press.id.arg.partition(".")
        async with Reply(interaction, update=sure == SURE) as reply:
            table = await self.context.known(interaction, press.id.table)
            number = int(seat) if seat.isdecimal() and len(seat) < 3 else -1
            person, revision = requester(interaction), press.id.revision
            if sure == SURE:
                table = await leaving.take_seat(self.tables, table.id, number, revision, person)
                await self._say(reply, "said-seat-yours", table)
                return
            table = await leaving.takeable(self.tables, table.id, number, revision, person.user_id)
            found = table.absence.open_seat(number)
            if found is None:
                raise Refusal("refusal-seat-gone")
            who = [user for user in await blocked_at(self.client, table, person.user_id) if user != found.user_id]
            localizer = await self.context.localizer(interaction, table)
            await reply.show(confirm_taking(table, found, localizer, blocked=who))

    async def on_agree(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            found = await self._seated(press)
            user = press.interaction.user.id
            table = await proposals.agree(self.tables, found.id, press.id.revision, user)
            await self._say(reply, "said-undo-agreed" if table.absence.proposal else "said-all-agreed", table)

    async def on_refuse(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            found = await self._seated(press)
            table = await proposals.refuse(self.tables, found.id, press.id.revision, press.interaction.user.id)
            await self._say(reply, "said-proposal-refused", table)

    async def on_play_on(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            found = await self._seated(press)
            table = await proposals.play_on(self.tables, found.id, press.interaction.user.id)
            await self._say(reply, "said-play-on", table)

    async def _seated(self, press: Press) -> Table:
        """The table of a press by somebody who sits there. Raises NotSeated before anything else is told."""
        table = await self.tables.get(press.id.table)
        if table.seat_of(press.interaction.user.id) is None:
            raise NotSeated
        return table

    async def _say(self, reply: Reply, id: str, table: Table) -> None:  # noqa: A002
        localizer = await self.context.localizer(reply.interaction, table)
        await reply.show(text_message(localizer(text(id, table=str(table.id)))))


async def setup(client: Cairn) -> None:
    await client.add_cog(LeavingCog(client))
