"""A lobby in which the company of an earlier table gathers: once all of it is there the game begins by itself."""

from __future__ import annotations

import msgspec

from bot.scheduler.model import Due
from bot.tables.core.change import Change
from bot.tables.core.model import Seat, Table


def player_of(seat: Seat) -> int | str:
    """How a rematch names who sits there: a person by user id, a computer player by name."""
    return seat.name if seat.user_id is None else seat.user_id


def completed(change: Change) -> Change:
    """``change`` of a lobby; where it completes a rematch, with its seats in their order, and the start due at once."""
    table = change.table
    wanted = table.invitations.rematch
    if wanted is None or not is_complete(table):
        return change
    places = {player: number for number, player in enumerate(wanted.order)}
    seats = sorted(table.seats, key=lambda seat: places[player_of(seat)])
    turned = tuple(msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats))
    table = msgspec.structs.replace(table, seats=turned)
    return msgspec.structs.replace(change, table=table, reseated=True, due={**change.due, Due.START: table.touched_at})


def is_complete(table: Table) -> bool:
    """Whether exactly those who are to play again sit at a table."""
    wanted = table.invitations.rematch
    return wanted is not None and {player_of(seat) for seat in table.seats} == set(wanted.order)
