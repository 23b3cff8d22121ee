"""``/server tables``: every table of a server, and what is done with several of them at once."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.commands import choices, command
from bot.discord.interactions import ComponentInteraction, button, form, menu
from bot.discord.message import shortened, text_message
from bot.discord.replies import Ack, Request
from bot.discord.sanitize import escaped
from bot.discord.threads import STAYS
from bot.people.settings import GuildSettings
from bot.server.managing import MANAGED
from bot.server.tables_views import MAX_CHOSEN, Deed, chosen_tables, preview, reason_form, table_list, unpacked
from bot.tables.core import administration, queries, repair
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor
from bot.tables.core.model import LIVE, Actor, Status, Table
from bot.tables.core.refusals import Refusal, UnknownTable
from bot.tables.lobby.forum import forum_for, post_in, require_forum
from bot.tables.lobby.opening import check_place
from bot.tables.show.status import localizer_for, title
from bot.tables.time.absence import late_seats
from games.engine import labelled

STATES = {"lobby": Status.LOBBY, "running": Status.RUNNING, "set-aside": Status.QUARANTINED}


class TablesCommands(commands.Cog):
    """``/server tables``, for the cog of ``/server``."""

    client: TableClient

    @command("server-tables", needs=MANAGED)
    @app_commands.choices(state=choices("table-status", *STATES))
    async def tables(
        self,
        request: Request,
        guild: discord.Guild,
        state: str | None = None,
        late_only: bool = False,
        owner: discord.User | None = None,
    ) -> None:
        found = await self.client.store.read(queries.of_guild, guild.id)
        fitting = [
            table
            for table in found
            if (state is None or table.status is STATES.get(state))
            and (not late_only or late_seats(table))
            and (owner is None or table.owner_id == owner.id)
        ]
        await request.show(table_list(sorted(fitting, key=lambda table: table.touched_at), request.localizer))

    @menu("server-pick", needs=MANAGED)
    async def on_pick(self, request: ComponentInteraction, guild: discord.Guild) -> None:
        numbers = [int(value) for value in request.values if value.isdecimal() and len(value) < 10]
        await request.show(chosen_tables(await self._known(guild, numbers), request.localizer))

    @button("server-ask", needs=MANAGED, ack=Ack.UPDATE)
    async def on_ask(self, request: ComponentInteraction, guild: discord.Guild) -> None:
        deed, numbers = _meant(request)
        await request.show(preview(deed, await self._known(guild, numbers), request.localizer))

    @button("server-do", needs=MANAGED, ack=Ack.UPDATE)
    async def on_do(self, request: ComponentInteraction, guild: discord.Guild) -> None:
        await self._do_all(request, guild)

    @button("server-close", needs=MANAGED, ack=Ack.FORM)
    async def on_close(self, request: ComponentInteraction, _guild: discord.Guild) -> None:
        await request.ask(reason_form(request.arg, request.localizer))

    @form("server-close", needs=MANAGED)
    async def on_reason(self, request: ComponentInteraction, guild: discord.Guild) -> None:
        await self._do_all(request, guild, escaped(request.typed("why")))

    async def _do_all(self, request: ComponentInteraction, guild: discord.Guild, reason: str = "") -> None:
        """Do what is meant with each of the tables; tables are closed for a ``reason``, ready for a message."""
        deed, numbers = _meant(request)
        if deed is Deed.CLOSE and not reason:
            raise Refusal("refusal-no-reason")
        lines = []
        for table in await self._known(guild, numbers):
            name = title(table, localizer_for(table, request.localizer.language))
            try:
                await self._do(deed, table, request, reason)
                said = request.localizer.format(f"tables-done-{deed}")
            except Refusal as refusal:
                said = request.localizer(refusal.text)
            lines.append(f"› {request.localizer(labelled(name, said))}")
        await request.show(text_message("\n".join(lines)))

    async def _known(self, guild: discord.Guild, numbers: Sequence[int]) -> list[Table]:
        """The live tables with these numbers on a server. Raises UnknownTable where there is none."""
        found = await self.client.store.read(queries.of_guild, guild.id)
        chosen = [table for table in found if table.id in numbers[:MAX_CHOSEN] and table.status in LIVE]
        if not chosen:
            raise UnknownTable
        return chosen

    async def _do(self, deed: Deed, table: Table, request: Request, reason: str) -> None:
        """Does it with one table. Raises Refusal."""
        by, service = actor(request.interaction), self.client.tables
        match deed:
            case Deed.CLOSE:
                await administration.close(service, table.id, by, reason)
            case Deed.FIX:
                await repair.try_again(service, table.id, by)
            case Deed.MOVE:
                await self._move(table, by, request)

    async def _move(self, table: Table, by: Actor, request: Request) -> None:
        """Brings a table where one that is opened here would stand, in a place of its own.

        That is a post of a forum, or a thread of the channel where this is asked for. Raises Refusal.
        """
        settings = await self.client.context.guild_settings(request.interaction)
        words = localizer_for(table)
        name = shortened(title(table, words), 100)
        forum = forum_for(request.interaction, settings, taken=True)
        if forum is None:
            thread = await self._thread(request, settings, name)
        else:
            require_forum(request, forum)
            thread = await post_in(forum, table.game, name, words, table.owner_id)
        await administration.move(self.client.tables, table.id, thread.id, by)

    async def _thread(self, request: Request, settings: GuildSettings, name: str) -> discord.Thread:
        """A new thread of the channel where ``request`` is made. Raises Refusal."""
        channel, may = request.interaction.channel, request.interaction.app_permissions
        if not isinstance(channel, discord.TextChannel) or not (may.create_public_threads and may.send_messages):
            raise Refusal("refusal-move-place")
        check_place(channel, settings)
        return await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=STAYS
        )


def _meant(request: ComponentInteraction) -> tuple[Deed, list[int]]:
    found = unpacked(request.arg)
    if found is None:
        raise Refusal("refusal-old-button")
    return found
