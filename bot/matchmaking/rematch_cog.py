"""*Rematch* on the last post of a game: the same company once more."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.interactions import ComponentInteraction, button
from bot.discord.replies import Request
from bot.matchmaking import rematches
from bot.matchmaking.rematches import require_company
from bot.tables.core.arguments import TABLE
from bot.tables.core.base import place, user_mentions
from bot.tables.core.client import TableClient
from bot.tables.core.context import requester
from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby.forum import forum_for
from bot.tables.lobby.joining import join
from bot.tables.lobby.opening import (
    check_may_open,
    check_offered,
    name_thread,
    new_place,
    require_new_place,
)


class RematchCog(commands.Cog):
    """One button: who presses first opens the table, the others join it."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @button("rematch", needs=TABLE)
    async def on_rematch(self, request: ComponentInteraction, old: Table) -> None:
        require_company(old, request.user_id)
        async with self._locks.setdefault(old.id, asyncio.Lock()):  # two at once open no two threads
            table = await rematches.rematch_of(self.tables, old, request.user_id) or await self._opened(request, old)
        await self._join(request, table)

    async def _join(self, request: Request, table: Table) -> None:
        """Join the rematch for the user, or say why that cannot be."""
        if table.status is Status.LOBBY and table.seat_of(request.user_id) is None:
            await join(self.client, request, await self.tables.load(table.id))
            return
        words = {"table": str(table.id), "channel": place(table)}
        if table.status is not Status.LOBBY:
            await request.say("said-rematch-begun", **words)
        elif table.invitations.invited:
            await request.say("said-rematch", who=user_mentions(table.invitations.invited), **words)
        else:
            await request.say("said-opened", **words)

    async def _opened(self, request: Request, old: Table) -> Table:
        """The rematch, opened here or in a thread. Raises Refusal."""
        interaction = request.interaction
        if old.by_message:
            return await rematches.ask(self.tables, old, requester(interaction), None)
        if interaction.guild_id != old.guild_id or interaction.channel_id is None:
            raise Refusal("refusal-guild-only")
        settings, taken = await self.context.settings_here(interaction)
        check_may_open(interaction, settings, request.localizer)
        check_offered(settings, old.game, request.localizer)
        forum = forum_for(interaction, settings, taken=taken)
        require_new_place(request, settings, forum)
        thread = await new_place(request, Localizer(old.language, old.game), settings, forum, taken=taken)
        channel_id = interaction.channel_id if thread is None else thread.id
        table = await rematches.ask(self.tables, old, requester(interaction), channel_id)
        if thread is not None:
            await name_thread(thread, table, interaction.user)
        return table
