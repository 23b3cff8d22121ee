"""Leaving a running game, and taking over a seat that is open."""

from __future__ import annotations

import msgspec

from bot.model.absence import Leaving, OpenSeat
from bot.model.change import Change, Stored
from bot.model.outbox import Kind, NewItem
from bot.model.table import EntryKind, Person, Seat, SeatOffer, Table
from bot.store import tables as table_rows
from bot.tables import keeping, seats
from bot.tables.absence import SEAT_LIFE
from bot.tables.base import entry_for
from bot.tables.refusal import NotSeated, Refusal
from bot.tables.tables import Tables
from games.engine import Event, Player, text


async def open_own_seat(tables: Tables, table_id: int, user_id: int) -> Table:
    """A person has a substitute looked for, and plays on until there is one."""

    async def decide(stored: Stored) -> Change:
        table, seat = tables.running(stored).table, _own(stored.table, user_id)
        if table.absence.open_seat(seat.seat) is not None:
            raise Refusal("refusal-seat-open")
        table = tables.touched(stored)
        new = OpenSeat(seat=seat.seat, user_id=user_id, revision=table.revision, made_at=table.touched_at, late=False)
        told = Event(text("log-vote-substitute", who=Player(seat.seat)))
        return _opened(stored, table, (*table.absence.open_seats, new), EntryKind.SEAT_OPENED, user_id, told)

    return await tables.change(table_id, decide)


async def keep_own_seat(tables: Tables, table_id: int, user_id: int) -> Table:
    """A person who had a substitute looked for stays after all."""

    async def decide(stored: Stored) -> Change:
        table, seat = tables.running(stored).table, _own(stored.table, user_id)
        left = tuple(each for each in table.absence.open_seats if each.seat != seat.seat)
        if left == table.absence.open_seats:
            raise Refusal("refusal-seat-gone")
        return _opened(stored, tables.touched(stored), left, EntryKind.SEAT_REFUSED, user_id)

    return await tables.change(table_id, decide)


async def leave_to_computer(tables: Tables, table_id: int, user_id: int) -> Table:
    """A computer player keeps a person's seat warm from now on; who owns the table passes that on."""

    async def decide(stored: Stored) -> Change:
        seat = _own(tables.running(stored).table, user_id)
        if seat.kept:
            raise Refusal("refusal-kept")
        change = await keeping.stand_in_change(tables, stored, seat.seat, user_id)
        table = change.table
        if table.owner_id == user_id:
            owner = next(iter(table.present), user_id)
            change = msgspec.structs.replace(change, table=msgspec.structs.replace(table, owner_id=owner))
        return change

    return await tables.change(table_id, decide)


async def concede(tables: Tables, table_id: int, user_id: int) -> Table:
    """A person gives up: at a table of two that ends the game, at others a computer player plays on."""

    async def decide(stored: Stored) -> Change:
        seat = _own(tables.running(stored).table, user_id)
        return await keeping.loss_change(tables, stored, seat.seat, Leaving.CONCEDED, user_id)

    return await tables.change(table_id, decide)


async def takeable(tables: Tables, table_id: int, seat: int, revision: int, user_id: int) -> Table:
    """The table where a person may take over ``seat``, which was opened at ``revision``. Raises Refusal."""
    table = await tables.get(table_id)
    await _require_takeable(tables, table, seat, revision, user_id)
    return table


async def take_seat(tables: Tables, table_id: int, seat: int, revision: int, person: Person) -> Table:
    """``person`` takes over ``seat`` for good, which was opened at ``revision``."""

    async def decide(stored: Stored) -> Change:
        position = tables.running(stored)
        table = position.table
        await _require_takeable(tables, table, seat, revision, person.user_id)
        late = any(each.seat == seat and each.late for each in table.absence.open_seats)
        offer = SeatOffer(
            seat=seat,
            revision=table.revision + 1,
            by=person.user_id,
            to=person,
            occupant=table.seats[seat].user_id,
            asked=(),
            made_at=tables.now(),
            override=seats.override_for(table, seat, left=False) if late else None,
        )
        return await seats.reseat_change(tables, stored, position, offer, person.user_id, Leaving.SUBSTITUTE)

    return await tables.change(table_id, decide)


async def expire(tables: Tables, table_id: int) -> None:
    """Withdraws the open seats that nobody has taken for :data:`SEAT_LIFE`, with a notice."""

    async def decide(stored: Stored) -> Change | None:
        table, now = stored.table, tables.now()
        over = [each for each in table.absence.open_seats if each.made_at + SEAT_LIFE <= now]
        if not over:
            return None
        left = tuple(each for each in table.absence.open_seats if each not in over)
        notes = (
            text("notice-seat-not-taken", seat=each.seat + 1, days=SEAT_LIFE.days, who=f"<@{each.user_id}>")
            for each in over
        )
        change = _opened(stored, tables.touched(stored), left, EntryKind.SEAT_REFUSED, None)
        return msgspec.structs.replace(change, items=tuple(NewItem(Kind.NOTICE, note=note) for note in notes))

    await tables.change(table_id, decide)


async def open_seats(tables: Tables, guild_id: int) -> list[Table]:
    """The tables of a server with seats that anybody may take over, oldest first."""
    return [each for each in await tables.store.read(table_rows.with_open_seats, guild_id) if each.absence.open_seats]


async def _require_takeable(tables: Tables, table: Table, seat: int, revision: int, user_id: int) -> None:
    found = table.absence.open_seat(seat)
    if found is None or found.revision != revision:
        raise Refusal("refusal-seat-gone")
    if table.seat_of(user_id) is not None:
        raise Refusal("refusal-you-sit-already")
    if await tables.people.blocks(table.owner_id, user_id):
        raise Refusal("refusal-not-for-you")


def _opened(
    stored: Stored,
    table: Table,
    opened: tuple[OpenSeat, ...],
    kind: EntryKind,
    user_id: int | None,
    *events: Event,
) -> Change:
    absence = msgspec.structs.replace(table.absence, open_seats=opened)
    return Change(
        table=msgspec.structs.replace(table, absence=absence),
        entry=entry_for(table, kind, user_id, events=events),
        hands_due=stored.hands_due,
    )


def _own(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat
