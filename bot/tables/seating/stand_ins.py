"""Seats of people who are not there: a computer player keeps them warm, or the game is lost for who sat there."""

from __future__ import annotations

import msgspec

from bot.outbox.model import Kind, NewItem
from bot.scores.departures import Leaving
from bot.tables.core.base import board_item, called, entry_for
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import EntryKind, Position, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from bot.tables.history.retention import over_due
from bot.tables.polls.subjects import SeatOffer
from bot.tables.seating import seats
from bot.tables.seating.absence import LOST_BY, STAND_IN_LEVEL, Override
from bot.tables.seating.seating import hand_items
from bot.tables.time.absence import asked_anew, departed, handed_back, seats_with
from bot.tables.time.turns import changed, charged, reseated
from games.engine import Event, text


async def come_back(tables: Tables, table_id: int, user_id: int) -> Table:
    """A person whose seat a computer player keeps warm has it again, at once or after what that has in hand.

    Raises NotSeated, Refusal.
    """

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        seat = table.seat_of(user_id)
        if seat is None:
            raise NotSeated
        if not seat.stand_in:
            raise Refusal("refusal-not-kept")
        await tables.people.require_admitted(table.guild_id, [user_id])
        if seat.coming_back:
            raise Refusal("refusal-returning")
        table = tables.touched(stored)
        change = Change(
            table=table,
            entry=entry_for(table, EntryKind.RETURNED, user_id, seat=seat.seat),
            hands_due=stored.hands_due,
        )
        if seat.seat not in table.to_act:
            return handed_back(change, seat)
        seats = seats_with(table, msgspec.structs.replace(seat, coming_back=True))
        return msgspec.structs.replace(change, table=msgspec.structs.replace(table, seats=seats), reseated=True)

    return await tables.change(table_id, decide)


async def stand_in_change(tables: Tables, stored: Stored, seat: int, by: int | None = None, *items: NewItem) -> Change:
    """The change by which a computer player keeps ``seat`` warm from now on."""
    before = stored.table
    undo = {"undo_seat": None, "undo_depth": 0} if before.undo_seat == seat else {}
    kept = msgspec.structs.replace(before.seats[seat], stand_in=True, coming_back=False)
    table = tables.touched(stored, seats=seats_with(before, kept), **undo)
    about = await tables.clock_contexts(stored)
    clocks = reseated(before, table, seat, about, table.touched_at)
    table = msgspec.structs.replace(table, clocks=clocks, asked_since=asked_anew(table, (seat,)))
    board = board_item(table) if seat in table.to_act and not table.awaited else NewItem(Kind.REFRESH)
    return Change(
        table=table,
        entry=entry_for(
            table,
            EntryKind.KEPT,
            by,
            seat=seat,
            level=STAND_IN_LEVEL,
            events=(Event(text("log-kept", who=called(before.seats[seat]))),),
        ),
        hands_due=stored.hands_due,
        reseated=True,
        clocks=changed(before.clocks, clocks),
        charged=charged(before, about, table.touched_at),
        forget=bool(undo),
        items=(board, *items),
    )


async def loss_change(
    tables: Tables, stored: Stored, seat: int, why: Override, by: int | None = None, *items: NewItem
) -> Change:
    """The change by which who plays on ``seat`` has lost: at a table of two it ends, else a computer plays on.

    ``why`` is told.
    """
    how = LOST_BY.get(why, Leaving.RULED_OUT)
    position = tables.running(stored)
    loser = position.table.seats[seat]
    if len(position.table.seats) > 2:
        offer = SeatOffer(to=STAND_IN_LEVEL, occupant=loser.user_id, override=why)
        change = await seats.reseat_change(tables, stored, position, seat, offer, by, by=by or 0, how=how)
        return msgspec.structs.replace(change, items=(*change.items, *items))
    over = {"status": Status.FINISHED, "to_act": (), "turn_since": None, "undo_seat": None, "undo_depth": 0}
    table = tables.touched(stored, seed=stored.seed, **over)
    table = departed(table, loser, how)
    told = Event(text("log-lost", who=called(loser), why=why))
    return Change(
        table=table,
        entry=entry_for(table, EntryKind.LEAVE, by, seat=seat, events=(told,)),
        forget=True,
        items=(NewItem(Kind.END), *hand_items(Position(table, position.game, position.state)), *items),
        due=over_due(table),
    )
