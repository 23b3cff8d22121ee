"""Another game from a position of one that is over: ``/table branch``, and a button of the replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import TableNumber, chosen, table_choices
from bot.cogs.opening import Terms, opened
from bot.model.gathering import Gathering
from bot.model.table import Status, Table
from bot.tables import branches, lobby
from bot.tables.refusal import Refusal
from bot.ui.branching import COMPUTERS, FRIENDS, OPEN_HANDS, branch_panel
from bot.ui.commands import about, arguments, choices
from bot.ui.context import actor
from bot.ui.items import Press
from bot.ui.message import text_message
from bot.ui.reply import Reply
from games.players import Level

if TYPE_CHECKING:
    from bot.client import Cairn


class BranchCommands(commands.Cog):
    """``/table branch``, for the cog of ``/table``."""

    client: Cairn

    @app_commands.command(**about("table-branch"))
    @arguments("turn", "table", "computers", "open_hands")
    @app_commands.choices(computers=choices("level", *Level))
    @app_commands.autocomplete(table=table_choices)
    async def branch(
        self,
        interaction: discord.Interaction,
        turn: app_commands.Range[int, 0, 9999] | None = None,
        table: TableNumber = None,
        computers: str | None = None,
        open_hands: bool = False,
    ) -> None:
        async with Reply(interaction) as reply:
            if computers is not None and computers not in set(Level):
                raise Refusal("refusal-unknown-value")
            level = None if computers is None else Level(computers)
            found = await self.client.context.table(interaction, chosen(table))
            await self._branch(reply, found, turn, level, open_hands=open_hands)

    async def on_branch(self, press: Press) -> None:
        """Asks with whom, and opens the table."""
        way, interaction = press.id.arg, press.interaction
        async with Reply(interaction, update=bool(way)) as reply:
            table = await self.client.context.known(interaction, press.id.table)
            if way:
                if way not in {FRIENDS, COMPUTERS, OPEN_HANDS}:
                    raise Refusal("refusal-unknown-value")
                level = None if way == FRIENDS else Level.NORMAL
                await self._branch(reply, table, press.id.revision, level, open_hands=way == OPEN_HANDS)
                return
            await branches.branch(self.client.tables, table, press.id.revision)
            localizer = await self.client.context.localizer(interaction, table)
            await reply.show(branch_panel(table, press.id.revision, localizer))

    async def _branch(
        self, reply: Reply, source: Table, turn: int | None, level: Level | None, *, open_hands: bool
    ) -> None:
        """Opens a table that begins with the end of ``turn``, against computer players of ``level`` at once."""
        interaction, tables = reply.interaction, self.client.tables
        branch = await branches.branch(tables, source, turn, open_hands=open_hands)
        terms = Terms(source.pace, source.late, undo_by_consent=True, rated=False, hints=True)
        terms = terms._replace(gathering=Gathering(branch=branch))
        table = await opened(self.client, reply, source.game, source.options, terms)
        by = actor(interaction)
        while level is not None and table.status is Status.LOBBY and len(table.seats) < branch.players:
            table = await lobby.add_computer(tables, table.id, level, by)
        if level is not None and table.status is Status.LOBBY:
            table = (await lobby.start(tables, table.id, by)).table
        localizer = await self.client.context.localizer(interaction, table)
        said = localizer.format(
            "said-branched", table=str(table.id), turn=branch.turn, channel=f"<#{table.channel_id}>"
        )
        await reply.show(text_message(said))
