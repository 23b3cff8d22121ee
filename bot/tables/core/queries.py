"""Queries about tables: finding them, opening them, committing a change."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime
from functools import cache
from itertools import groupby
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import UNSET
from sqlalchemy import bindparam as bind
from sqlalchemy.exc import IntegrityError

from bot.core.errors import safe_message
from bot.db.resting import rests
from bot.db.rows import DamagedRow, Rows
from bot.db.schema import clocks, seats, tables
from bot.db.statement import Statement
from bot.outbox.addresses import Addresses
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import drop_for_table, forget_posts_of, insert_at_table, insert_for, leave_posts, retry_now
from bot.people import calendar_queries as calendars
from bot.people.queries import require_admitted
from bot.scheduler import queries as scheduler
from bot.tables.by_message.queries import written_to
from bot.tables.core.change import Change, ChannelTaken, Follow, RevisionConflict, Stored, UnreadableTable
from bot.tables.core.journal_queries import insert_entries
from bot.tables.core.model import LIVE, OVER, EntryKind, Person, Seat, Status, Table
from bot.tables.history import position_queries as positions
from bot.tables.history.schema import snapshots
from bot.tables.polls import queries as poll_queries
from bot.tables.polls.schema import polls
from bot.tables.polls.subjects import OpenSeat
from bot.tables.time import clock_queries
from bot.tables.time import waiting_queries as waiting
from bot.tables.time.clock import SeatClock
from bot.tables.time.clock_queries import CLOCKS
from games.engine import commitment

log = logging.getLogger(__name__)

T = TypeVar("T")

MATCH = "match-"
"""How the key begins by which the table of a tournament's match is opened once."""

TABLES, SEATS = Rows(Table, tables), Rows(Seat, seats)
_SEAT = len(TABLES.columns)
_CLOCK = _SEAT + len(SEATS.columns)
_POLL = _CLOCK + len(CLOCKS.columns)
"""Where a seat, its clock and a poll begin in a row of a table."""

_at_table = poll_queries.beside(
    sa.outerjoin(
        sa.outerjoin(tables, seats, tables.c.id == seats.c.table_id),
        clocks,
        sa.and_(clocks.c.table_id == seats.c.table_id, clocks.c.seat == seats.c.seat),
    )
)
_look = sa.select(*TABLES.columns, *SEATS.columns, *CLOCKS.columns, *poll_queries.COLUMNS).select_from(_at_table)
_look = _look.add_columns(
    tables.c.interaction_id.startswith(MATCH).label("match"), rests(tables.c.guild_id).label("server_rests")
).order_by(tables.c.id, seats.c.seat)
_look_inside = _look.add_columns(tables.c.state, tables.c.hands_due)
_load = Statement(_look_inside.where(tables.c.id == bind("table")))
_table = Statement(_look.where(tables.c.id == bind("table")))
_here = Statement(_look.where(tables.c.channel_id == bind("channel")))
_theirs = _look.where(
    tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.user_id == bind("user"))), tables.c.status.in_(LIVE)
)
_of_user, _of_user_there = Statement(_theirs), Statement(_theirs.where(tables.c.guild_id == bind("guild")))
_SETTLED = {"id", "guild_id", "game", "language", "created_at", "seed", "archived_at"}
"""Columns that no change of a table changes."""

_changing = ("hands_due", *(column.key for column in TABLES.columns if column.key not in _SETTLED))
_INDEXED = frozenset(_changing) & {column.key for index in tables.indexes for column in index.columns}
"""Columns that few changes change: SQLite writes each index anew of which an update names a column."""

_keep = Statement(sa.insert(snapshots))
_of_table = sa.delete(snapshots).where(snapshots.c.table_id == bind("table"))
_forget, _take_back = Statement(_of_table), Statement(_of_table.where(snapshots.c.revision == bind("taken")))


moved_by_computer = sa.or_(seats.c.level.is_not(None), seats.c.stand_in)
"""Whether a computer player moves for a seat."""


def find(connection: sa.Connection, table_id: int) -> Table | None:
    """The table with this id. Raises UnreadableTable."""
    rows = _table.all(connection, {"table": table_id})
    return read_table(rows) if rows else None


def load(connection: sa.Connection, table_id: int) -> Stored | None:
    """The table with this id, with its state. Raises UnreadableTable."""
    rows = _load.all(connection, {"table": table_id})
    return _stored(rows) if rows else None


def at_channel(connection: sa.Connection, channel_id: int) -> Table | None:
    """The live table of a channel, else the last one that was. Raises UnreadableTable for one that is live."""
    found = _by_table(_here.all(connection, {"channel": channel_id}))
    if (live := next((rows for rows in found if rows[0].status in LIVE), None)) is not None:
        return read_table(live)
    return next(_readable(reversed(found), read_table), None)


def load_at_channel(connection: sa.Connection, channel_id: int) -> Stored | None:
    """Return the live table of a channel, else the last one that was, with its state."""
    here = at_channel(connection, channel_id)
    return None if here is None else load(connection, here.id)


def is_taken(connection: sa.Connection, channel_id: int) -> bool:
    """Whether a table lives in a channel, be it one that cannot be read."""
    here = sa.select(tables.c.id).where(tables.c.channel_id == channel_id, tables.c.status.in_(LIVE))
    return connection.execute(here).first() is not None


def language(connection: sa.Connection, table_id: int | None, channel_id: int | None) -> str | None:
    """The language of this table, else of the one that lives in a channel."""
    named, here = tables.c.id == table_id, tables.c.channel_id == channel_id
    found = sa.select(tables.c.language).where(sa.or_(named, sa.and_(here, tables.c.status.in_(LIVE))))
    return connection.execute(found.order_by(named.desc()).limit(1)).scalar()


def of_user(connection: sa.Connection, user_id: int, guild_id: int | None = None) -> list[Table]:
    """The live tables where a person sits (in one guild), oldest first."""
    theirs = _of_user if guild_id is None else _of_user_there
    return list(_readable(_by_table(theirs.all(connection, {"user": user_id, "guild": guild_id})), read_table))


def with_open_seats(connection: sa.Connection, guild_id: int) -> list[Table]:
    """The tables of a guild with seats that anybody may take over, oldest first."""
    opened = sa.select(polls.c.table_id).where(polls.c.kind == OpenSeat.kind)
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


def live_owned(connection: sa.Connection, guild_id: int | None, owner_id: int) -> int:
    """How many live tables of a guild (None: by message) a person has opened, besides those of tournaments."""
    counted = sa.select(sa.func.count()).where(
        tables.c.guild_id.is_not_distinct_from(guild_id),
        tables.c.owner_id == owner_id,
        tables.c.status.in_(LIVE),
        ~tables.c.interaction_id.startswith(MATCH),
    )
    return connection.execute(counted).scalar_one()


def computers_owned(connection: sa.Connection, guild_id: int | None, owner_id: int) -> int:
    """How many computer players have a seat at the live tables of a guild that a person owns."""
    here = tables.c.guild_id.is_not_distinct_from(guild_id)
    mine = sa.select(tables.c.id).where(here, tables.c.owner_id == owner_id, tables.c.status.in_(LIVE))
    counted = sa.select(sa.func.count()).where(seats.c.table_id.in_(mine), seats.c.level.is_not(None))
    return connection.execute(counted).scalar_one()


def is_match(connection: sa.Connection, table_id: int) -> bool:
    """Whether a table is that of a tournament's match."""
    found = sa.select(tables.c.id).where(tables.c.id == table_id, tables.c.interaction_id.startswith(MATCH))
    return connection.execute(found).first() is not None


def batch(connection: sa.Connection, after: int, limit: int, guild_id: int | None = None) -> list[Stored]:
    """Up to ``limit`` live tables (of a server) with ids over ``after``, by id; which cannot be read are left out."""
    live = sa.select(tables.c.id).where(tables.c.status.in_(LIVE)).order_by(tables.c.id).limit(limit)
    live = live if guild_id is None else live.where(tables.c.guild_id == guild_id)
    while ids := connection.scalars(live.where(tables.c.id > after)).all():
        rows = connection.execute(_look_inside.where(tables.c.id.in_(ids))).all()
        if found := list(_readable(_by_table(rows), _stored)):
            return found
        after = ids[-1]
    return []


def create(connection: sa.Connection, change: Change, follow: Sequence[Follow] = ()) -> Table:
    """Store a new table (whose id is not known yet) with its owner on seat 0, and what follows. Raises ChannelTaken."""
    values = {**_values(change), "interaction_id": change.interaction_id}
    del values["id"]
    try:
        table_id = connection.execute(sa.insert(tables), values).inserted_primary_key
    except IntegrityError as error:
        raise ChannelTaken from error
    assert table_id is not None  # noqa: S101 - an insert of one row has one
    table = msgspec.structs.replace(change.table, id=table_id[0])
    _write_seats(connection, table)
    _record(connection, msgspec.structs.replace(change, table=table), follow)
    return table


def commit(
    connection: sa.Connection,
    change: Change,
    newest: positions.Newest | None = None,
    follow: Sequence[Follow] = (),
    before: Table | None = None,
) -> int | None:
    """Stores ``change`` with what follows, and how deep the position lies that was kept with it (None: none was).

    ``newest`` is the position kept before it, ``before`` the table, where they are known. Raises RevisionConflict,
    DuplicateRequest, ChannelTaken.
    """
    table = change.table
    values = {f"new_{name}": value for name, value in _values(change).items()}
    values |= {"table": table.id, "was": change.entry.revision - 1, "new_state": change.state, "new_seed": change.seed}
    indexed = before is None or any(getattr(before, name) != getattr(table, name) for name in _INDEXED)
    statement = _update(indexed=indexed, state=change.state is not UNSET, seed=change.seed is not UNSET)
    try:
        found = statement.execute(connection, values)
    except IntegrityError as error:
        raise ChannelTaken from error
    if not found:
        raise RevisionConflict
    if change.reseated:
        _write_seats(connection, table)
    _record(connection, change, follow)
    if change.turn_end is None or not isinstance(change.state, bytes):
        return None
    return positions.keep(connection, table.id, change.turn_end, change.state, newest)


def snapshot(connection: sa.Connection, table_id: int) -> tuple[int, bytes, tuple[SeatClock, ...]] | None:
    """The revision of the last move that can be taken back, and the state and the clocks before it."""
    newest = sa.select(snapshots).where(snapshots.c.table_id == table_id)
    row = connection.execute(newest.order_by(snapshots.c.revision.desc()).limit(1)).one_or_none()
    return None if row is None else (row.revision, row.state, row.clocks)


def nudge(connection: sa.Connection, table: Table, now: datetime, since: datetime) -> datetime | None:
    """Notes a nudge and queues it, unless there was one after ``since``, whose time it answers."""
    free = sa.or_(tables.c.nudged_at.is_(None), tables.c.nudged_at <= since)
    noted = connection.execute(sa.update(tables).where(tables.c.id == table.id, free).values(nudged_at=now))
    if noted.rowcount:
        insert_at_table(connection, table.id, now, (NewItem(Kind.NUDGE),))
        return None
    earlier: datetime | None = connection.scalar(sa.select(tables.c.nudged_at).where(tables.c.id == table.id))
    return earlier


def rename(connection: sa.Connection, person: Person) -> None:
    """Gives all of a person's seats the present name and locale."""
    connection.execute(
        sa.update(seats).where(seats.c.user_id == person.user_id).values(name=person.name, locale=person.locale)
    )


def _record(connection: sa.Connection, change: Change, follow: Sequence[Follow]) -> None:
    """Store the rest of a change: journal, snapshots, items, due time, and the queries of the features above."""
    table = change.table
    waiting.answered(connection, change)
    insert_entries(connection, table.id, change)
    if change.forget:
        _forget.later(connection, {"table": table.id})
    if change.take_back is not None:
        _take_back.execute(connection, {"table": table.id, "taken": change.take_back})
        positions.take_back(connection, table.id, change.take_back)
    if change.undo_state is not None:
        kept = {"state": change.undo_state, "clocks": change.undo_clocks}
        _keep.later(connection, {"table_id": table.id, "revision": change.entry.revision, **kept})
    if change.drop_items:
        drop_for_table(connection, table.id)
    for seat in change.forget_posts:
        forget_posts_of(connection, table.id, seat)
    left: Sequence[NewItem] = ()
    if change.entry.kind is EntryKind.MOVE_HERE:
        retry_now(connection, table.id, change.entry.at)
        left = leave_posts(connection, table.id)
    items = (*change.items, *left)
    insert_for(connection, table.id, _addresses(connection, change), table.revision, change.entry.at, items)
    scheduler.schedule(connection, table.id, table.guild_id, change.due)
    clock_queries.write(connection, table, change.clocks)
    poll_queries.write(connection, change)
    calendars.charge(connection, table.guild_id, change.charged)
    for store in follow:
        store(connection, change)


def _addresses(connection: sa.Connection, change: Change) -> Addresses:
    """The readers of the posts of a change; where seats have changed hands, those who are there no more among them."""
    table, people = change.table, change.table.written_to
    known = written_to(connection, table.id) if change.reseated else []
    invited = table.invitations.invited if table.by_message else ()
    others = tuple(user for user in dict.fromkeys([*known, *invited]) if user not in people.values())
    return Addresses(table.guild_id, not table.by_message, people, others)


@cache
def _update(*, indexed: bool, state: bool, seed: bool) -> Statement:
    """Return the update of a table, with the columns of indexes, its state and its seed or without."""
    names = [name for name in _changing if indexed or name not in _INDEXED] + ["state"] * state + ["seed"] * seed
    there = sa.and_(tables.c.id == bind("table"), tables.c.revision == bind("was"))
    return Statement(sa.update(tables).where(there).values({name: bind(f"new_{name}") for name in names}))


def _values(change: Change) -> dict[str, Any]:
    return {**TABLES.values(change.table), "hands_due": change.hands_due}


def _write_seats(connection: sa.Connection, table: Table) -> None:
    """Makes the stored seats those of ``table``; who stays keeps what else is known of them."""
    stored = connection.execute(SEATS.select(seats.c.table_id == table.id).add_columns(seats.c.hand_blocked)).all()
    kept = {SEATS.read(row) for row in stored} & set(table.seats)
    gone = [row.seat for row in stored if SEATS.read(row) not in kept]
    blocked = {row.user_id for row in stored if row.hand_blocked} - {None}
    if gone:
        connection.execute(sa.delete(seats).where(seats.c.table_id == table.id, seats.c.seat.in_(gone)))
    rows = [
        {"table_id": table.id, **SEATS.values(seat), "hand_blocked": seat.user_id in blocked}
        for seat in table.seats
        if seat not in kept
    ]
    known = {row.user_id for row in stored}
    require_admitted(connection, table.guild_id, [user for user in table.people if user not in known])
    if rows:
        connection.execute(sa.insert(seats), rows)


def _tables(connection: sa.Connection, *where: sa.ColumnElement[bool]) -> list[Table]:
    return list(_readable(_by_table(connection.execute(_look.where(*where))), read_table))


def _readable(found: Iterable[list[Any]], make: Callable[[Sequence[Any]], T]) -> Iterator[T]:
    """Apply ``make`` to each table's rows. One that is damaged is left out, and no other table suffers."""
    for each in found:
        try:
            yield make(each)
        except UnreadableTable as error:
            log.error("%s", error)


def _by_table(rows: Iterable[Any]) -> list[list[Any]]:
    """Rows that come ordered by table, table by table."""
    return [list(found) for _, found in groupby(rows, key=lambda row: row.id)]


def _one(found: Sequence[Table]) -> Table | None:
    return found[0] if found else None


def read_table(rows: Sequence[Any]) -> Table:
    """Return a table from its rows: one per seat (or a single one without), the first with all polls.

    Raises UnreadableTable.
    """
    first, by_seat = rows[0], {row[_SEAT]: row for row in rows}.values()
    try:
        return TABLES.read(
            first,
            seats=tuple(SEATS.read(row, _SEAT) for row in by_seat if row[_SEAT] is not None),
            clocks=tuple(CLOCKS.read(row, _CLOCK) for row in by_seat if row[_CLOCK] is not None),
            polls=poll_queries.read(rows, _POLL),
            commitment=None if first.seed is None else commitment(first.seed),
            seed=first.seed if first.status in OVER else None,
            match=first.match,
            resting=bool(first.server_rests),
        )
    except (DamagedRow, TypeError) as error:
        raise UnreadableTable(f"Table {first.id} cannot be read: {safe_message(error)}") from error


def _stored(rows: Sequence[Any]) -> Stored:
    first = rows[0]
    return Stored(read_table(rows), first.state, first.seed, first.hands_due)
