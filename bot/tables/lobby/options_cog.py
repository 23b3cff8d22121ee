"""The options of a table that has not started: the panel behind the lobby's *Options*, and its menus."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from discord.ext import commands

from bot.core.pace import Pace
from bot.discord.interactions import ComponentInteraction, button, menu
from bot.people.settings import SWITCH, keyed
from bot.tables.core.arguments import STORED, TABLE
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import terms
from bot.tables.lobby.opening import pace_of
from bot.tables.lobby.option_views import ANALYSIS, CONSENT, FREE, HINTS, LATE, RATED, UNDO, changed, options_panel
from bot.tables.seating.absence import Late

AGREED: Mapping[str, tuple[Mapping[str, Any], Callable[..., Awaitable[Table]]]] = {
    UNDO: ({CONSENT: True, FREE: False}, terms.set_undo_by_consent),
    HINTS: (SWITCH, terms.set_hints),
    ANALYSIS: (SWITCH, terms.set_analysis),
    RATED: (SWITCH, terms.set_rated),
    LATE: (keyed(*Late), terms.set_late),
}
"""Options that tables of every game have: by the argument of its menu the values by key, and its setter."""


class OptionsCog(commands.Cog):
    """A menu for each option; what is chosen is changed at once."""

    def __init__(self, client: TableClient) -> None:
        self.context = client.context
        self.tables = client.tables

    @button("options", needs=TABLE)
    async def on_options(self, request: ComponentInteraction, table: Table) -> None:
        await request.show(options_panel(table, request.localizer))

    @menu("option", needs=STORED)
    async def on_option(self, request: ComponentInteraction, found: Stored) -> None:
        values, change = AGREED.get(request.arg, ({}, None))
        by, table_id = actor(request.interaction), found.table.id
        if change is None:
            try:
                options = changed(found.table, request.arg, request.value)
            except ValueError:
                raise Refusal("refusal-unknown-value") from None
            table = await terms.set_options(self.tables, table_id, options, by, found)
        elif request.value in values:
            table = await change(self.tables, table_id, values[request.value], by, found)
        else:
            raise Refusal("refusal-unknown-value")
        await request.show(options_panel(table, request.localizer))

    @menu("pace", needs=STORED)
    async def on_pace(self, request: ComponentInteraction, found: Stored) -> None:
        pace, by = pace_of(request.value) or Pace.FREE, actor(request.interaction)
        table = await terms.set_pace(self.tables, found.table.id, pace, by, found)
        await request.show(options_panel(table, request.localizer))
