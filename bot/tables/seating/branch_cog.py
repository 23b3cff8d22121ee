"""Another game from a position of one that is over: a button of the replay."""

from __future__ import annotations

from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, button, when_named
from bot.discord.replies import Request
from bot.tables.core.arguments import TABLE
from bot.tables.core.base import place
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor
from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import service as lobby
from bot.tables.lobby.model import Invitations
from bot.tables.lobby.opening import TableTerms, opened
from bot.tables.seating import branches
from bot.tables.seating.branch_views import COMPUTERS, FRIENDS, OPEN_HANDS, branch_panel
from games.players import Level


class BranchCog(commands.Cog):
    """*Play on from here*, below a replay."""

    def __init__(self, client: TableClient) -> None:
        self.client = client

    @button("branch", needs=TABLE, ack=when_named)
    async def on_branch(self, request: ComponentInteraction, table: Table) -> None:
        """Asks with whom, and opens the table."""
        way, turn = request.arg, request.id.revision
        if not way:
            await branches.branch(self.client.tables, table, turn)
            await request.show(branch_panel(table, turn, request.localizer))
            return
        if way not in {FRIENDS, COMPUTERS, OPEN_HANDS}:
            raise Refusal("refusal-unknown-value")
        level = None if way == FRIENDS else Level.NORMAL
        await self._branch(request, table, turn, level, open_hands=way == OPEN_HANDS)

    async def _branch(
        self, request: Request, source: Table, turn: int | None, level: Level | None, *, open_hands: bool
    ) -> None:
        """Opens a table that begins with the end of ``turn``, against computer players of ``level`` at once."""
        tables, by = self.client.tables, actor(request.interaction)
        branch = await branches.branch(tables, source, turn, open_hands=open_hands)
        terms = TableTerms(source.pace, source.late, undo_by_consent=True, rated=False, hints=True)
        terms = terms._replace(invitations=Invitations(branch=branch))
        table = await opened(self.client, request, source.game, source.options, terms)
        while level is not None and table.status is Status.LOBBY and len(table.seats) < branch.players:
            table = await lobby.add_computer(tables, table.id, level, by)
        if level is not None and table.status is Status.LOBBY:
            table = (await lobby.start(tables, table.id, by)).table
        await request.say("said-branched", table=str(table.id), turn=branch.turn, channel=place(table))
