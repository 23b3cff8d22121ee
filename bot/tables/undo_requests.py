"""An open request to take something back: play goes on meanwhile, and nobody is held up by it."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from bot.model.change import Due
from bot.model.outbox import Kind, NewItem
from bot.model.table import Seat, Status, Table
from bot.model.undo import UndoRequest
from games.engine import text

REQUEST_LIFE = timedelta(hours=24)
"""How long a request stands; silence refuses it."""


def request_after_move(table: Table, mover: Seat, *, turn_ended: bool) -> UndoRequest | None:
    """What becomes of the request of ``table`` by the move that led to it.

    A turn that a person has finished ends it. What computer players do meanwhile is undone along with the rest.
    """
    request = table.undo_request
    if request is None or table.status is not Status.RUNNING or (turn_ended and mover.computer_level is None):
        return None
    undoes = tuple(sorted({*request.undoes, mover.seat}))
    return msgspec.structs.replace(request, undoes=undoes, turns=request.turns + turn_ended)


def request_items(before: Table, request: UndoRequest | None, why: str) -> tuple[NewItem, ...]:
    """What is to be posted where a table's request becomes ``request``; None: it is over, ``why`` is a message id."""
    if before.undo_request == request:
        return ()
    return (NewItem(Kind.UNDO_REQUEST, note=None if request else text(why)),)


def request_due(before: Table, request: UndoRequest | None) -> dict[Due, datetime | None]:
    """The due time that changes with it."""
    if request is not None:
        return {Due.UNDO_REQUEST: request.made_at + REQUEST_LIFE}
    return {Due.UNDO_REQUEST: None} if before.undo_request is not None else {}
