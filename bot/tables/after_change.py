"""What must happen with every change of a table, whoever made it: the list that the table service is handed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from bot.model.change import Change, Stored
from bot.model.result import result_of
from bot.model.table import Position, Status
from bot.store import journal
from bot.tables.absence import attended
from bot.tables.regathering import completed

if TYPE_CHECKING:
    from bot.tables.tables import AfterChange, Tables


async def seat_rematch(_tables: Tables, _stored: Stored | None, change: Change) -> Change:
    """Turn the seats of a rematch that is complete now, and have it start."""
    return completed(change)


async def attend(_tables: Tables, stored: Stored | None, change: Change) -> Change:
    """Add what follows for players who are not there."""
    return change if stored is None else attended(stored.table, change)


async def record_result(tables: Tables, stored: Stored | None, change: Change) -> Change:
    """Add the result of the game that ends with this change, if one does."""
    if stored is None:
        return change
    table, state = change.table, stored.state if change.state is UNSET else change.state
    if state is None or not table.over or stored.table.over:
        return change
    position = None
    if stored.table.status is not Status.SET_ASIDE:
        game = tables.games[table.game]
        position = Position(table, game, game.decode(state))
    began = await tables.store.read(journal.started_at, table.id)
    return msgspec.structs.replace(change, result=result_of(table, position, began or table.created_at))


AFTER_CHANGE: Sequence[AfterChange] = (seat_rematch, attend, record_result)
