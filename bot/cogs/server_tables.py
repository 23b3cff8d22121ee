"""``/server tables``: every table of a server, and what is done with several of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.managing import managed
from bot.model.table import LIVE, Actor, Status, Table
from bot.store import tables as queries
from bot.tables import administration, repair
from bot.tables.absence import late_seats
from bot.tables.refusal import Refusal, UnknownTable
from bot.ui.commands import about, arguments, choices
from bot.ui.context import actor
from bot.ui.items import Press
from bot.ui.message import text_message
from bot.ui.reply import Reply
from bot.ui.server_tables import MOST_CHOSEN, Deed, chosen_tables, preview, table_list, unpacked
from bot.ui.status import localizer_for, title

if TYPE_CHECKING:
    from bot.client import Cairn

STATES = {"lobby": Status.LOBBY, "running": Status.RUNNING, "set-aside": Status.SET_ASIDE}


class TablesCommands(commands.Cog):
    """``/server tables``, for the cog of ``/server``."""

    client: Cairn

    def serve_tables(self) -> None:
        """Registers the menu and the buttons below the list."""
        self.client.handlers.add(server_pick=self.on_pick, server_ask=self.on_ask, server_do=self.on_do)

    @app_commands.command(**about("server-tables"))
    @arguments("state", "late_only", "owner")
    @app_commands.choices(state=choices("table-status", *STATES))
    async def tables(
        self,
        interaction: discord.Interaction,
        state: str | None = None,
        late_only: bool = False,
        owner: discord.User | None = None,
    ) -> None:
        async with Reply(interaction) as reply:
            guild = await managed(self.client, reply)
            found = await self.client.store.read(queries.of_guild, guild.id)
            fitting = [
                table
                for table in found
                if (state is None or table.status is STATES.get(state))
                and (not late_only or late_seats(table))
                and (owner is None or table.owner_id == owner.id)
            ]
            await reply.show(table_list(sorted(fitting, key=lambda table: table.touched_at), reply.localizer))

    async def on_pick(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            numbers = [int(value) for value in press.values if value.isdecimal() and len(value) < 10]
            await reply.show(chosen_tables(await self._known(reply, numbers), reply.localizer))

    async def on_ask(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            deed, numbers = _meant(press)
            await reply.show(preview(deed, await self._known(reply, numbers), reply.localizer))

    async def on_do(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            deed, numbers = _meant(press)
            lines = []
            for table in await self._known(reply, numbers):
                name = title(table, localizer_for(table, reply.localizer.language))
                try:
                    await self._do(deed, table, reply)
                    said = reply.localizer.format(f"tables-done-{deed}")
                except Refusal as refusal:
                    said = reply.localizer(refusal.text)
                lines.append(f"› {name}: {said}")
            await reply.show(text_message("\n".join(lines)))

    async def _known(self, reply: Reply, numbers: Sequence[int]) -> list[Table]:
        """The live tables with these numbers on the server that is managed. Raises UnknownTable where there is none."""
        guild = await managed(self.client, reply)
        found = await self.client.store.read(queries.of_guild, guild.id)
        chosen = [table for table in found if table.id in numbers[:MOST_CHOSEN] and table.status in LIVE]
        if not chosen:
            raise UnknownTable
        return chosen

    async def _do(self, deed: Deed, table: Table, reply: Reply) -> None:
        """Does it with one table. Raises Refusal."""
        by, service = actor(reply.interaction), self.client.tables
        match deed:
            case Deed.CLOSE:
                await administration.close(service, table.id, by)
            case Deed.FIX:
                await repair.try_again(service, table.id, by)
            case Deed.MOVE:
                await self._move(table, by, reply)

    async def _move(self, table: Table, by: Actor, reply: Reply) -> None:
        """Brings a table into a thread of the channel where this is asked for: each has one of its own."""
        channel = reply.interaction.channel
        may = reply.interaction.app_permissions
        if not isinstance(channel, discord.TextChannel) or not (may.create_public_threads and may.send_messages):
            raise Refusal("refusal-move-place")
        name = title(table, localizer_for(table))
        thread = await channel.create_thread(name=name[:100], type=discord.ChannelType.public_thread)
        await administration.move(self.client.tables, table.id, thread.id, by)


def _meant(press: Press) -> tuple[Deed, list[int]]:
    found = unpacked(press.id.arg)
    if found is None:
        raise Refusal("refusal-old-button")
    return found
