"""What public posts say beside the game: until when people may think, who is away, how long a turn may take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.model.table import Table
from bot.pace.turns import deadlines
from bot.ui.away import away_lines
from bot.ui.clock import board_lines, wait_line
from bot.ui.status import localizer_for

if TYPE_CHECKING:
    from bot.tables.tables import Tables


async def board_notes(tables: Tables, table: Table) -> list[str]:
    """The lines of a board about clocks, which begin to run when it is posted, and about who is away."""
    about, now = await tables.about_clocks(table), tables.now()
    lines = board_lines(table, deadlines(table, about, now), now, localizer_for(table))
    return [*lines, *await _away(tables, table)]


async def lobby_notes(tables: Tables, table: Table) -> list[str]:
    """Who is away of those in a lobby, and how long a turn may take as things stand."""
    wait = await tables.longest_wait(table)
    return [*([] if wait is None else [wait_line(wait, localizer_for(table))]), *await _away(tables, table)]


async def _away(tables: Tables, table: Table) -> list[str]:
    return away_lines(table, await tables.away(table), tables.now(), localizer_for(table))
