"""Queries about tables: finding them, opening them, committing a change."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import UNSET
from sqlalchemy import bindparam as bind
from sqlalchemy.exc import IntegrityError

from bot.model.change import Change, ChannelTaken, Due, RevisionConflict, Stored, UnreadableTable
from bot.model.clock import SeatClock
from bot.model.outbox import Kind, NewItem
from bot.model.table import LIVE, Person, Status, Table
from bot.store import calendars, positions, results, waiting, webhooks
from bot.store import clocks as clock_queries
from bot.store.contest_schema import contest_meetings
from bot.store.journal import insert_entries
from bot.store.outbox import drop_for_table, forget_posts_of, insert_items
from bot.store.rows import bits, read_seat, read_table
from bot.store.schema import clocks, due, seats, snapshots, tables

log = logging.getLogger(__name__)

T = TypeVar("T")

_plain = [column for column in tables.c if column.key not in {"state", "interaction_id", "nudged_at"}]
_seat = [seats.c.seat, seats.c.user_id, seats.c.name, seats.c.locale, seats.c.level, seats.c.since, seats.c.seen_by]
_seat += [seats.c.kept, seats.c.kept_turns, seats.c.coming_back]
_clock = [clocks.c.bank, clocks.c.asked, clocks.c.since.label("runs_since"), clocks.c.late_since]
_clock += [clocks.c.owed, clocks.c.used]
_at_table = sa.outerjoin(
    sa.outerjoin(tables, seats, tables.c.id == seats.c.table_id),
    clocks,
    sa.and_(clocks.c.table_id == seats.c.table_id, clocks.c.seat == seats.c.seat),
)
_look = sa.select(*_plain, *_seat, *_clock).select_from(_at_table).order_by(tables.c.id, seats.c.seat)
_load = (
    sa.select(*_plain, tables.c.state, *_seat, *_clock)
    .select_from(_at_table)
    .where(tables.c.id == bind("table"))
    .order_by(seats.c.seat)
)
_update = (
    sa.update(tables)
    .where(tables.c.id == bind("table"), tables.c.revision == bind("was"))
    .values({name: bind(f"new_{name}") for name in (
        "channel_id", "options", "status", "owner_id", "revision", "touched_at", "turn_since", "to_act",
        "rules_version", "undo_seat", "undo_depth", "hands_due", "with_computers", "offers",
        "asked_since", "undo_by_consent", "undo_request", "pace", "late", "absence", "gathering", "rated",
        "hints",
    )})
    .returning(webhooks.has_any(tables.c.guild_id))
)  # fmt: skip
_update_state = _update.values(state=bind("new_state"))
_update_seed = _update_state.values(seed=bind("new_seed"))
_keep = sa.insert(snapshots)
_forget = sa.delete(snapshots).where(snapshots.c.table_id == bind("table"))
_take_back = _forget.where(snapshots.c.revision == bind("taken"))


moved_by_computer = sa.or_(seats.c.level.is_not(None), seats.c.kept)
"""Whether a computer player moves for a seat."""


def find(connection: sa.Connection, table_id: int) -> Table | None:
    """The table with this id. Raises UnreadableTable."""
    rows = connection.execute(_look.where(tables.c.id == table_id)).all()
    return read_table(rows) if rows else None


def load(connection: sa.Connection, table_id: int) -> Stored | None:
    """The table with this id, with its state. Raises UnreadableTable."""
    rows = connection.execute(_load, {"table": table_id}).all()
    return _stored(rows) if rows else None


def at_channel(connection: sa.Connection, channel_id: int) -> Table | None:
    """The live table of a channel, else the last one that was."""
    found = _tables(connection, tables.c.channel_id == channel_id)
    return next((table for table in found if table.live), None) or (found[-1] if found else None)


def of_user(connection: sa.Connection, user_id: int, guild_id: int | None) -> list[Table]:
    """The live tables where a person sits (in one guild), oldest first."""
    where: list[sa.ColumnElement[bool]] = [
        tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.user_id == user_id)),
        tables.c.status.in_(LIVE),
    ]
    if guild_id is not None:
        where.append(tables.c.guild_id == guild_id)
    return _tables(connection, *where)


def with_open_seats(connection: sa.Connection, guild_id: int) -> list[Table]:
    """The tables of a guild with seats that anybody may take over, oldest first: such a seat is not open for ever."""
    opened = sa.select(due.c.table_id).where(due.c.kind == Due.OPEN_SEATS.value)
    return _tables(connection, tables.c.guild_id == guild_id, tables.c.id.in_(opened))


def several(connection: sa.Connection, table_ids: Collection[int]) -> list[Table]:
    """The tables with these ids, oldest first."""
    return _tables(connection, tables.c.id.in_(table_ids))


def of_guild(connection: sa.Connection, guild_id: int) -> list[Table]:
    """The live tables of a guild, oldest first."""
    return _tables(connection, tables.c.guild_id == guild_id, tables.c.status.in_(LIVE))


def lobbies(connection: sa.Connection, guild_id: int) -> list[Table]:
    """The tables of a guild that wait for players, oldest first."""
    return _tables(connection, tables.c.guild_id == guild_id, tables.c.status == Status.LOBBY.value)


def with_computers_at_play(connection: sa.Connection) -> list[int]:
    """The running tables where computer players sit, oldest first."""
    found = (
        sa.select(tables.c.id)
        .where(
            tables.c.status == Status.RUNNING,
            tables.c.id.in_(sa.select(seats.c.table_id).where(moved_by_computer)),
        )
        .order_by(tables.c.id)
    )
    return list(connection.scalars(found))


def opened_by(connection: sa.Connection, interaction_id: str) -> Table | None:
    """The table that the interaction ``interaction_id`` opened."""
    return _one(_tables(connection, tables.c.interaction_id == interaction_id))


def live_owned(connection: sa.Connection, guild_id: int, owner_id: int) -> int:
    """How many live tables of a guild a person has opened, besides those of tournaments."""
    of_contests = sa.select(contest_meetings.c.led_to).where(contest_meetings.c.led_to.is_not(None))
    counted = sa.select(sa.func.count()).where(
        tables.c.guild_id == guild_id,
        tables.c.owner_id == owner_id,
        tables.c.status.in_(LIVE),
        tables.c.id.not_in(of_contests),
    )
    return connection.execute(counted).scalar_one()


def batch(connection: sa.Connection, after: int, limit: int) -> list[Stored]:
    """Up to ``limit`` live tables with ids over ``after``, by id; those that cannot be read are left out."""
    live = sa.select(tables.c.id).where(tables.c.status.in_(LIVE)).order_by(tables.c.id).limit(limit)
    while ids := connection.scalars(live.where(tables.c.id > after)).all():
        rows = connection.execute(_look.add_columns(tables.c.state).where(tables.c.id.in_(ids))).all()
        if found := list(_readable(rows, _stored)):
            return found
        after = ids[-1]
    return []


def create(connection: sa.Connection, change: Change) -> Table:
    """Stores a new table (whose id is not known yet) with its owner on seat 0. Raises ChannelTaken."""
    values = {**_values(change), "revision": change.table.revision, "state": None, "seed": None, "nudged_at": None}
    values |= {
        "guild_id": change.table.guild_id,
        "game": change.table.game,
        "language": change.table.language,
        "created_at": change.table.created_at,
        "interaction_id": change.interaction_id,
    }
    try:
        table_id = connection.execute(sa.insert(tables), values).inserted_primary_key
    except IntegrityError as error:
        raise ChannelTaken from error
    assert table_id is not None  # noqa: S101 - an insert of one row has one
    table = msgspec.structs.replace(change.table, id=table_id[0])
    _write_seats(connection, table)
    change = msgspec.structs.replace(change, table=table)
    _record(connection, change)
    webhooks.queue_change(connection, change)
    return table


def commit(connection: sa.Connection, change: Change, newest: positions.Newest | None = None) -> int | None:
    """Stores ``change``, and how deep the position lies that was kept with it (None: none was).

    ``newest`` is the position kept before it, where that is known. Raises RevisionConflict, DuplicateRequest,
    ChannelTaken.
    """
    table = change.table
    values = {f"new_{name}": value for name, value in _values(change).items()}
    values |= {"table": table.id, "was": change.entry.revision - 1}
    statement = _update
    if change.state is not UNSET:
        statement, values["new_state"] = _update_state, change.state
    if change.seed is not UNSET:
        statement, values["new_seed"] = _update_seed, change.seed
    try:
        row = connection.execute(statement, values).one_or_none()
    except IntegrityError as error:
        raise ChannelTaken from error
    if row is None:
        raise RevisionConflict
    if change.reseated:
        _write_seats(connection, table)
    _record(connection, change)
    if row.has_webhooks:
        webhooks.queue_change(connection, change)
    if change.turn_end is None or not isinstance(change.state, bytes):
        return None
    return positions.keep(connection, table.id, change.turn_end, change.state, newest)


def snapshot(connection: sa.Connection, table_id: int) -> tuple[int, bytes, tuple[SeatClock, ...]] | None:
    """The revision of the last move that can be taken back, and the state and the clocks before it."""
    newest = sa.select(snapshots).where(snapshots.c.table_id == table_id)
    row = connection.execute(newest.order_by(snapshots.c.revision.desc()).limit(1)).one_or_none()
    return None if row is None else (row.revision, row.state, positions.clocks_in(row.clocks))


def nudge(connection: sa.Connection, table: Table, now: datetime, since: datetime) -> datetime | None:
    """Notes a nudge and queues it, unless there was one after ``since``, whose time it answers."""
    free = sa.or_(tables.c.nudged_at.is_(None), tables.c.nudged_at <= since)
    noted = connection.execute(sa.update(tables).where(tables.c.id == table.id, free).values(nudged_at=now))
    if noted.rowcount:
        insert_items(connection, table.id, table.revision, now, (NewItem(Kind.NUDGE),))
        return None
    earlier: datetime | None = connection.scalar(sa.select(tables.c.nudged_at).where(tables.c.id == table.id))
    return earlier


def seen(connection: sa.Connection, person: Person) -> bool:
    """Whether a seat anywhere has another name or locale for this person than the present one."""
    differs = sa.or_(seats.c.name != person.name, seats.c.locale != person.locale)
    return (
        connection.execute(sa.select(seats.c.seat).where(seats.c.user_id == person.user_id, differs)).first()
        is not None
    )


def rename(connection: sa.Connection, person: Person) -> None:
    """Gives all of a person's seats the present name and locale."""
    connection.execute(
        sa.update(seats).where(seats.c.user_id == person.user_id).values(name=person.name, locale=person.locale)
    )


def next_due(connection: sa.Connection) -> tuple[int, str, datetime] | None:
    """The table, kind and time that are due next."""
    row = connection.execute(sa.select(due.c.table_id, due.c.kind, due.c.at).order_by(due.c.at).limit(1)).one_or_none()
    return None if row is None else (row.table_id, row.kind, row.at)


def replace_due(connection: sa.Connection, table_id: int, kind: str, was: datetime, at: datetime | None) -> None:
    """Moves or (None) clears a due time, unless it has been moved since it ``was`` read."""
    gone = sa.delete(due).where(due.c.table_id == table_id, due.c.kind == kind, due.c.at == was)
    if connection.execute(gone).rowcount and at is not None:
        connection.execute(sa.insert(due), {"table_id": table_id, "kind": kind, "at": at})


def _record(connection: sa.Connection, change: Change) -> None:
    """What goes with every change: journal, snapshots, items, due time."""
    table = change.table
    insert_entries(connection, table.id, change)
    if change.forget:
        connection.execute(_forget, {"table": table.id})
    if change.take_back is not None:
        connection.execute(_take_back, {"table": table.id, "taken": change.take_back})
        positions.take_back(connection, table.id, change.take_back)
    if change.undo_state is not None:
        kept = {"state": change.undo_state, "clocks": msgspec.json.encode(change.undo_clocks).decode()}
        connection.execute(_keep, {"table_id": table.id, "revision": change.entry.revision, **kept})
    if change.drop_items:
        drop_for_table(connection, table.id)
    for seat in change.forget_posts:
        forget_posts_of(connection, table.id, seat)
    insert_items(connection, table.id, table.revision, change.entry.at, change.items)
    for kind, at in change.due.items():
        _set_due(connection, table.id, kind, at)
    clock_queries.write(connection, table.id, change.clocks)
    waiting.answered(connection, change)
    if change.result is not None:
        results.insert(connection, change.result)
    calendars.charge(connection, table.guild_id, change.charged)


def _set_due(connection: sa.Connection, table_id: int, kind: str, at: datetime | None) -> None:
    """Sets, moves or (None) clears a due time."""
    connection.execute(sa.delete(due).where(due.c.table_id == table_id, due.c.kind == kind))
    if at is not None:
        connection.execute(sa.insert(due), {"table_id": table_id, "kind": kind, "at": at})


def _values(change: Change) -> dict[str, Any]:
    table = change.table
    return {
        "channel_id": table.channel_id,
        "options": msgspec.json.encode(table.options).decode(),
        "status": table.status.value,
        "owner_id": table.owner_id,
        "revision": table.revision,
        "touched_at": table.touched_at,
        "turn_since": table.turn_since,
        "to_act": bits(table.to_act),
        "rules_version": table.rules_version,
        "undo_seat": table.undo_seat,
        "undo_depth": table.undo_depth,
        "hands_due": change.hands_due,
        "with_computers": table.with_computers,
        "offers": msgspec.json.encode(table.offers).decode(),
        "asked_since": msgspec.json.encode(table.asked_since).decode(),
        "undo_by_consent": table.undo_by_consent,
        "undo_request": None if table.undo_request is None else msgspec.json.encode(table.undo_request).decode(),
        "pace": table.pace.value,
        "late": table.late.value,
        "absence": msgspec.json.encode(table.absence).decode(),
        "gathering": msgspec.json.encode(table.gathering).decode(),
        "rated": table.rated,
        "hints": table.hints,
    }


def _write_seats(connection: sa.Connection, table: Table) -> None:
    """Makes the stored seats those of ``table``; who stays keeps what else is known of them."""
    stored = connection.execute(sa.select(*_seat, seats.c.hand_blocked).where(seats.c.table_id == table.id)).all()
    kept = {read_seat(row) for row in stored} & set(table.seats)
    gone = [row.seat for row in stored if read_seat(row) not in kept]
    blocked = {row.user_id for row in stored if row.hand_blocked}
    if gone:
        connection.execute(sa.delete(seats).where(seats.c.table_id == table.id, seats.c.seat.in_(gone)))
    rows = [
        {
            "table_id": table.id,
            **msgspec.structs.asdict(seat),
            "seen_by": msgspec.json.encode(seat.seen_by).decode(),
            "hand_blocked": seat.user_id is not None and seat.user_id in blocked,
        }
        for seat in table.seats
        if seat not in kept
    ]
    if rows:
        connection.execute(sa.insert(seats), rows)


def _tables(connection: sa.Connection, *where: sa.ColumnElement[bool]) -> list[Table]:
    return list(_readable(connection.execute(_look.where(*where)).all(), read_table))


def _readable(rows: Iterable[Any], make: Callable[[Sequence[Any]], T]) -> Iterator[T]:
    """What ``make`` makes of each table's rows; one that is damaged is left out, and no other table suffers."""
    for found in _by_table(rows):
        try:
            yield make(found)
        except UnreadableTable as error:
            log.error("%s", error)


def _by_table(rows: Iterable[Any]) -> Iterable[list[Any]]:
    """Rows that come ordered by table, table by table."""
    return [list(found) for _, found in groupby(rows, key=lambda row: row.id)]


def _one(found: Sequence[Table]) -> Table | None:
    return found[0] if found else None


def _stored(rows: Sequence[Any]) -> Stored:
    first = rows[0]
    return Stored(read_table(rows), first.state, first.seed, first.hands_due)
