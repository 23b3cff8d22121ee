"""*Rematch* on the last post of a game: the same company once more."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from discord.ext import commands

from bot.cogs.joining import join
from bot.cogs.opening import check_may_open, check_offered, name_thread, require_permissions, thread_for
from bot.localizer import Localizer
from bot.model.table import Status, Table
from bot.tables import rematches
from bot.tables.refusal import Refusal
from bot.tables.rematches import require_company
from bot.tables.seats import user_mentions
from bot.ui.context import requester
from bot.ui.items import Press
from bot.ui.message import text_message
from bot.ui.reply import Reply

if TYPE_CHECKING:
    from bot.client import Cairn


class RematchCog(commands.Cog):
    """One button: who presses first opens the table, the others join it."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        client.handlers.add(rematch=self.on_rematch, again=self.on_rematch)  # posts of earlier versions say again

    async def on_rematch(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            old = await self.context.known(press.interaction, press.id.table)
            require_company(old, press.interaction.user.id)
            async with self._locks.setdefault(old.id, asyncio.Lock()):  # two at once open no two threads
                table = await rematches.rematch_of(self.tables, old) or await self._opened(reply, old)
            await self._join(reply, table)

    async def _join(self, reply: Reply, table: Table) -> None:
        """Who presses joins the rematch, or is told how it is about it."""
        if table.status is Status.LOBBY and table.seat_of(reply.interaction.user.id) is None:
            await join(self.client, reply, await self.tables.load(table.id))
            return
        localizer = await self.context.localizer(reply.interaction, table)
        words = {"table": str(table.id), "channel": f"<#{table.channel_id}>"}
        if table.status is not Status.LOBBY:
            await reply.show(text_message(localizer.format("said-rematch-begun", **words)))
        elif table.gathering.invited:
            who = user_mentions(table.gathering.invited)
            await reply.show(text_message(localizer.format("said-rematch", who=who, **words)))
        else:
            await reply.show(text_message(localizer.format("said-opened", **words)))

    async def _opened(self, reply: Reply, old: Table) -> Table:
        """The rematch, opened here or in a thread. Raises Refusal."""
        interaction = reply.interaction
        reply.localizer = await self.context.localizer(interaction)
        if interaction.guild_id != old.guild_id or interaction.channel_id is None:
            raise Refusal("refusal-guild-only")
        settings = await self.context.guild_settings(interaction)
        check_may_open(interaction, settings, reply.localizer)
        check_offered(settings, old.game, reply.localizer)
        require_permissions(reply)
        here = await self.tables.at(interaction.channel_id)
        taken = here is not None and here.live
        thread = await thread_for(reply, Localizer(old.language, old.game), settings, taken=taken)
        channel_id = interaction.channel_id if thread is None else thread.id
        table = await rematches.ask(self.tables, old.id, requester(interaction), channel_id)
        if thread is not None:
            await name_thread(thread, table, interaction.user)
        return table


async def setup(client: Cairn) -> None:
    await client.add_cog(RematchCog(client))
