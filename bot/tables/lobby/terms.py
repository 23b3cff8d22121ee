"""The options of a lobby: those of its game, its pace, and how it is played."""

from __future__ import annotations

from typing import Any

from bot.core.pace import Pace
from bot.discord.imprint import is_alpha
from bot.tables.core.base import require_lobby, require_owner
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Actor, EntryKind, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.lobby import service as lobby
from bot.tables.seating.absence import Late


async def set_options(
    tables: Tables, table_id: int, options: dict[str, Any], by: Actor, found: Stored | None = None
) -> Table:
    """The owner or a manager sets the options of a table, ``found`` just now or to be loaded."""

    async def decide(stored: Stored) -> Change:
        table = stored.table
        require_owner(table, by)
        require_lobby(table)
        if table.invitations.branch is not None:
            raise Refusal("refusal-branch-options")
        checked = lobby.checked_options(lobby.game_of(tables, table.game), options)
        return lobby.lobby_change(tables, stored, EntryKind.OPTIONS, by.user_id, options=checked)

    return await tables.change(table_id, decide, found)


async def set_pace(tables: Tables, table_id: int, pace: Pace, by: Actor, found: Stored | None = None) -> Table:
    """The owner or a manager sets the pace of a table, likewise."""
    return await _agree(tables, table_id, by, found, pace=pace)


async def set_late(tables: Tables, table_id: int, late: Late, by: Actor, found: Stored | None = None) -> Table:
    """The owner or a manager says what happens to who is late, likewise."""
    return await _agree(tables, table_id, by, found, late=late)


async def set_undo_by_consent(
    tables: Tables, table_id: int, allowed: bool, by: Actor, found: Stored | None = None
) -> Table:
    """The owner or a manager says whether players may ask the others to take something back; likewise."""
    return await _agree(tables, table_id, by, found, undo_by_consent=allowed)


async def set_hints(tables: Tables, table_id: int, allowed: bool, by: Actor, found: Stored | None = None) -> Table:
    """The owner or a manager says whether players may ask what a computer player would do; likewise."""
    return await _agree(tables, table_id, by, found, hints=allowed)


async def set_analysis(tables: Tables, table_id: int, allowed: bool, by: Actor, found: Stored | None = None) -> Table:
    """The owner or a manager says whether players may try lines of play on their own; likewise."""
    return await _agree(tables, table_id, by, found, analysis=allowed)


async def _agree(tables: Tables, table_id: int, by: Actor, found: Stored | None, **changes: Any) -> Table:
    """Changes what a table has agreed on whatever its game."""

    async def decide(stored: Stored) -> Change:
        require_owner(stored.table, by)
        require_lobby(stored.table)
        return lobby.lobby_change(tables, stored, EntryKind.OPTIONS, by.user_id, **changes)

    return await tables.change(table_id, decide, found)


async def set_rated(tables: Tables, table_id: int, rated: bool, by: Actor, found: Stored | None = None) -> Table:
    """The owner or a manager says whether a table counts for ratings, likewise.

    One that does begins without taking back by consent; that may be allowed again.
    """

    async def decide(stored: Stored) -> Change:
        require_owner(stored.table, by)
        require_lobby(stored.table)
        if rated and stored.table.by_message:
            raise Refusal("refusal-rated-message")
        if rated and is_alpha(stored.table.game):
            raise Refusal("refusal-rated-alpha")
        if rated and stored.table.invitations.branch is not None:
            raise Refusal("refusal-branch-rated")
        undo = stored.table.undo_by_consent and not rated
        return lobby.lobby_change(tables, stored, EntryKind.OPTIONS, by.user_id, rated=rated, undo_by_consent=undo)

    return await tables.change(table_id, decide, found)
