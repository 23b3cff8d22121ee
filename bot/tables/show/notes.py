"""Lines of public posts beside the game: times to think, absences, the length of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.localizer import Localizer
from bot.tables.core.model import Table
from bot.tables.show.status import localizer_for
from bot.tables.time import turns
from bot.tables.time.arithmetic import credited
from bot.tables.time.away_views import away_lines
from bot.tables.time.clock_views import board_lines, wait_line

if TYPE_CHECKING:
    from bot.tables.core.service import Tables


async def board_notes(tables: Tables, table: Table, language: str | None = None) -> list[str]:
    """The lines of a board about clocks, which begin to run when it is posted, and about who is away.

    They are in the table's language, or another.
    """
    about, now = await tables.clock_contexts(table), tables.now()
    table = turns.posted(table, now)
    rested = {
        clock.seat: credited(clock, table.pace, about[clock.seat], now) for clock in table.clocks if clock.seat in about
    }
    lines = board_lines(table, turns.deadlines(table, about), now, localizer_for(table, language), rested)
    return [*lines, *await _away(tables, table, language)]


async def lobby_notes(tables: Tables, table: Table, language: str | None = None) -> list[str]:
    """Return lines about absences in a lobby, and about the length of a turn as things stand; likewise."""
    wait = await tables.longest_wait(table)
    lines = [] if wait is None else [wait_line(wait, localizer_for(table, language))]
    return [*lines, *await _away(tables, table, language)]


def tournament_lines(table: Table, localizer: Localizer) -> list[str]:
    """Return lines for whoever ends a game whose result a tournament waits for; none where none does."""
    return [localizer.format("close-tournament")] if table.in_tournament else []


async def _away(tables: Tables, table: Table, language: str | None) -> list[str]:
    return away_lines(table, await tables.away(table), tables.now(), localizer_for(table, language))
