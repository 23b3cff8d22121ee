"""``/table``: a table with all that can be done there; and the buttons below a lobby."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.discord.commands import command
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.interactions import ComponentInteraction, button, when_sure
from bot.discord.replies import Ack, Request
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, read_trouble
from bot.tables.by_message.cog import ask_in
from bot.tables.core import administration, repair
from bot.tables.core.arguments import SEATED_TABLE, STORED, SURE, TABLE, TABLE_ID, confirm
from bot.tables.core.base import manages, user_mentions
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor
from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import invited as invitations
from bot.tables.lobby import service as lobby
from bot.tables.lobby.joining import SEEN, TABLE_OR_CODE, TypedCode, join
from bot.tables.lobby.opening import require_place
from bot.tables.seating.leaving_views import leaving_panel
from bot.tables.seating.table_page import Visitor, table_page
from bot.tables.show.notes import tournament_lines
from bot.tables.show.status import asked, trouble_lines
from bot.tables.time.away_views import away_lines


class TableCog(commands.Cog):
    """The page of a table, and the buttons of its lobby."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables

    @button("join", needs=SEEN, ack=when_sure)
    async def join(self, request: ComponentInteraction, found: Stored) -> None:
        await join(self.client, request, found)

    @button("decline", needs=STORED)
    async def on_decline(self, request: ComponentInteraction, found: Stored) -> None:
        table = await invitations.decline(self.tables, found.table.id, request.user_id, found)
        await request.say("said-declined", table=str(table.id))

    @button("leave", needs=TABLE_ID)
    async def leave(self, request: ComponentInteraction, table_id: int) -> None:
        table = await self.tables.get(table_id)
        seat = table.seat_of(request.user_id)
        if table.status is Status.RUNNING and seat is not None:
            localizer = await self.context.localizer(request.interaction, table)
            await request.show(leaving_panel(table, seat, localizer))
            return
        await lobby.leave(self.tables, table_id, request.user_id)
        await request.say("said-left", table=str(table_id))

    @button("start", needs=TABLE_ID)
    async def start(self, request: ComponentInteraction, table_id: int) -> None:
        await lobby.start(self.tables, table_id, actor(request.interaction))
        await request.say("said-started", table=str(table_id))

    @button("close", needs=TABLE, ack=when_sure)
    async def close(self, request: ComponentInteraction, table: Table) -> None:
        """Close a lobby at once; a game, or a table of a tournament, after a question."""
        administration.require_closer(table, actor(request.interaction))
        if request.sure or (table.status is not Status.RUNNING and not table.in_tournament):
            await administration.close(self.tables, table.id, actor(request.interaction))
            await request.say("said-closed", table=str(table.id))
            return
        localizer = request.localizer
        sure, label = Id("close", table.id, table.revision, SURE), localizer.format("button-close")
        button = CairnButton(sure, label, style=discord.ButtonStyle.danger)
        words = "\n".join([localizer.format("close-sure"), *tournament_lines(table, localizer)])
        await request.show(confirm(table, localizer, words, button))

    @button("nudge", needs=SEATED_TABLE, ack=when_sure)
    async def nudge(self, request: ComponentInteraction, table: Table) -> None:
        if request.sure:
            await administration.nudge(self.tables, table.id, request.user_id, table)
            await request.say("said-nudged")
            return
        administration.require_nudgeable(self.tables, table, request.user_id)
        localizer = request.localizer
        words = localizer.format("nudge-sure", who=user_mentions(table.awaited), asked=asked(table))
        button = CairnButton(Id("nudge", table.id, arg=SURE), localizer.format("button-nudge"))
        await request.show(confirm(table, localizer, words, button))

    @command("table", needs=TABLE_OR_CODE)
    async def table(self, request: Request, found: Table | TypedCode) -> None:
        """Show a table's page; who names a table by message by its code asks for a seat there."""
        if isinstance(found, TypedCode):
            await ask_in(self.client, request, found)
        else:
            await self.info(request, found)

    @button("info", needs=TABLE)
    async def info(self, request: Request, table: Table) -> None:
        """Show a table's page, on which everything is done that a table's own posts have no button for."""
        interaction, localizer, by = request.interaction, request.localizer, actor(request.interaction)
        self.client.watch(table)
        here = not table.by_message and by.guild_id == table.guild_id
        trouble = read_trouble(await self.client.store.read(outbox.find_post, table.id, Kind.TROUBLE))
        notes = [*trouble_lines(table, trouble, localizer), *self.client.history_note(table, localizer)]
        if table.status is Status.RUNNING and not table.present:
            notes.append(localizer.format("nobody-plays"))
        notes += away_lines(table, await self.tables.away(table), self.tables.now(), localizer)
        visitor = Visitor(
            user_id=by.user_id,
            owns=manages(table, by) or ((here or table.by_message) and by.user_id == table.owner_id),
            manages=manages(table, by),
            elsewhere=here and interaction.channel_id != table.channel_id,
        )
        await request.show(table_page(table, visitor, localizer, notes))

    @button("try-again", needs=TABLE_ID, ack=Ack.UPDATE)
    async def on_try_again(self, request: ComponentInteraction, table_id: int) -> None:
        await repair.try_again(self.tables, table_id, actor(request.interaction))
        await request.say("said-goes-on", table=str(table_id))

    @button("move", needs=TABLE_ID, ack=Ack.UPDATE)
    async def on_move(self, request: ComponentInteraction, table_id: int) -> None:
        await require_place(self.context, request)
        interaction = request.interaction
        if (await self.tables.get(table_id)).channel_id == interaction.channel_id:
            raise Refusal("refusal-here-already")
        await administration.move(self.tables, table_id, interaction.channel_id or 0, actor(interaction))
        await request.say("said-moved", table=str(table_id))
