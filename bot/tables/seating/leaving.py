"""Leaving a running game to a computer player, for a while or for good."""

from __future__ import annotations

import msgspec

from bot.tables.core.change import Change, Follow, Stored
from bot.tables.core.model import Seat, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from bot.tables.seating import stand_ins as keeping
from bot.tables.seating.absence import Override


async def leave_to_computer(tables: Tables, table_id: int, user_id: int) -> Table:
    """A computer player keeps a person's seat warm from now on; who owns the table passes that on."""

    async def decide(stored: Stored) -> Change:
        seat = _own(tables.running(stored).table, user_id)
        if seat.stand_in:
            raise Refusal("refusal-kept")
        change = await keeping.stand_in_change(tables, stored, seat.seat, user_id)
        table = change.table
        if table.owner_id == user_id:
            owner = next(iter(table.present), user_id)
            change = msgspec.structs.replace(change, table=msgspec.structs.replace(table, owner_id=owner))
        return change

    return await tables.change(table_id, decide)


async def concede(tables: Tables, table_id: int, user_id: int, follow: Follow | None = None) -> Table:
    """A person gives up: at a table of two that ends the game, at others a computer player plays on.

    ``follow`` stores what else is to be so from that moment on, before anything is posted of it.
    """

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        return await keeping.loss_change(tables, stored, _own(table, user_id).seat, Override.CONCEDED, user_id)

    return await tables.change(table_id, decide, follow=follow)


def _own(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat
