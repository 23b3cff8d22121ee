"""The options of a table that has not started: the panel behind the lobby's *Options*, and its menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.cogs.opening import late_of, pace_of
from bot.model.absence import Late
from bot.model.clock import Pace
from bot.tables import terms
from bot.tables.refusal import Refusal
from bot.ui.context import actor
from bot.ui.items import Press
from bot.ui.reply import Reply
from bot.ui.table_options import CONSENT, FREE, HINTS, LATE, OFF, ON, RATED, UNDO, changed, options_panel

if TYPE_CHECKING:
    from bot.client import Cairn


class OptionsCog(commands.Cog):
    """A menu for each option; what is chosen is changed at once."""

    def __init__(self, client: Cairn) -> None:
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(options=self.on_options, option=self.on_option, pace=self.on_pace)

    async def on_options(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            table = await self.context.known(press.interaction, press.id.table)
            await reply.show(options_panel(table, await self.context.localizer(press.interaction, table)))

    async def on_option(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            found = await self.context.stored(interaction, press.id.table)
            value, by = press.values[0] if press.values else "", actor(interaction)
            if press.id.arg == UNDO:
                if value not in {CONSENT, FREE}:
                    raise Refusal("refusal-unknown-value")
                table = await terms.set_undo_by_consent(self.tables, found.table.id, value != FREE, by, found)
            elif press.id.arg == HINTS:
                if value not in {ON, OFF}:
                    raise Refusal("refusal-unknown-value")
                table = await terms.set_hints(self.tables, found.table.id, value == ON, by, found)
            elif press.id.arg == RATED:
                if value not in {ON, OFF}:
                    raise Refusal("refusal-unknown-value")
                table = await terms.set_rated(self.tables, found.table.id, value == ON, by, found)
            elif press.id.arg == LATE:
                table = await terms.set_late(self.tables, found.table.id, late_of(value) or Late.VOTE, by, found)
            else:
                try:
                    options = changed(found.table, press.id.arg, value)
                except ValueError:
                    raise Refusal("refusal-unknown-value") from None
                table = await terms.set_options(self.tables, found.table.id, options, by, found)
            await reply.show(options_panel(table, await self.context.localizer(interaction, table)))

    async def on_pace(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction, update=True) as reply:
            found = await self.context.stored(interaction, press.id.table)
            pace = pace_of(press.values[0] if press.values else "")
            table = await terms.set_pace(self.tables, found.table.id, pace or Pace.FREE, actor(interaction), found)
            await reply.show(options_panel(table, await self.context.localizer(interaction, table)))


async def setup(client: Cairn) -> None:
    await client.add_cog(OptionsCog(client))
