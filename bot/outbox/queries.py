"""Queries about the outbox: what must be said, and what was posted where."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.db.column_types import Instant
from bot.db.resting import rests
from bot.db.rows import DamagedRow, Rows
from bot.db.schema import journal, outbox, posts, seats, tables
from bot.db.statement import Statement
from bot.outbox.addresses import Addresses
from bot.outbox.model import (
    AT_TABLES,
    Also,
    Kind,
    NewItem,
    OutboxItem,
    Pool,
    Post,
    PostTarget,
    Sent,
    kinds_to,
    lane,
)

BOARDS = (Kind.STATUS, Kind.REFRESH, Kind.NUDGE)
OVERTAKES: dict[Kind, tuple[Kind, ...]] = {
    Kind.STATUS: BOARDS,
    Kind.END: BOARDS,
    Kind.ANEW: (Kind.LIVING, Kind.ANEW),
    **dict.fromkeys((Kind.NOTICE, Kind.TOLD, Kind.TOURNAMENT_ANNOUNCEMENT, Kind.WEBHOOK), ()),
}
"""Which older items of its lane a new one makes needless, unless somebody has begun to say them; else its own kind."""

LEFT_BEHIND = (Kind.LOBBY, Kind.STATUS, Kind.POLL, Kind.NUDGE)
"""Posts with buttons that stay where a table was."""

MOVED = "move_here"
"""The kind of a journal's entry of a move."""

log = logging.getLogger(__name__)
ASLEEP = datetime(9999, 1, 1, tzinfo=UTC)
"""When an item is due that waits for the bot to be let onto its server again."""

MAX_WAIT = timedelta(hours=2)
"""Nothing but a clock that was wrong puts an item off for longer."""

DEFAULT_ROOM = dict.fromkeys(Pool, 100)
"""Room for so many items of every pool."""

UNREADABLE_WAIT = timedelta(hours=1)
"""How long an item that cannot be read is put off, and with it only what waits behind it."""

ITEMS, POSTS = Rows(OutboxItem, outbox, instead={"note": None}), Rows(Post, posts)
_overtaken = Statement(
    sa.delete(outbox).where(
        outbox.c.lane == bind("in_lane"),
        outbox.c.kind.in_(bind("old_kinds", expanding=True)),
        outbox.c.key == bind("same_key"),
        outbox.c.attempts == 0,
    )
)
_insert = Statement(
    sa.insert(outbox),
    [
        *("kind", "key", "subject", "number", "lane", "pool", "guild_id", "revision", "note", "body", "nonce"),
        *("attempts", "due_at", "created_at"),
    ],
)

_earlier = outbox.alias("earlier")
is_head = ~sa.exists().where(_earlier.c.lane == outbox.c.lane, _earlier.c.id < outbox.c.id)
"""Whether an item is the first of its lane."""
_awake = ~rests(outbox.c.guild_id)

_due = Statement(
    ITEMS.select(outbox.c.pool == bind("from_pool"), is_head, outbox.c.due_at <= bind("now"), _awake)
    .order_by(outbox.c.due_at, outbox.c.id)
    .limit(bind("most", type_=sa.Integer))
)
_attempt = Statement(
    sa.update(outbox)
    .where(outbox.c.id == bind("item"))
    .values(
        attempts=outbox.c.attempts + 1,
        first_attempt_at=sa.func.coalesce(outbox.c.first_attempt_at, bind("first", type_=Instant)),
    )
)
_next = Statement(
    sa.select(outbox.c.id, outbox.c.due_at)
    .where(outbox.c.pool.in_(bind("pools", expanding=True)), is_head, _awake)
    .order_by(outbox.c.due_at)
    .limit(bind("most", type_=sa.Integer))
)
_done = Statement(sa.delete(outbox).where(outbox.c.id == bind("item")))

_one = (
    *(posts.c.subject == bind("about"), posts.c.kind == bind("its_kind")),
    *(posts.c.number == bind("its_number"), posts.c.key == bind("its_key")),
)
_find, _forget, _record = (
    Statement(POSTS.select(*_one)),
    Statement(sa.delete(posts).where(*_one)),
    Statement(sa.insert(posts)),
)
_at_table = Statement(
    POSTS.select(posts.c.subject == bind("table"), posts.c.kind.in_(AT_TABLES)).order_by(posts.c.kind, posts.c.number)
)
_moved = Statement(
    sa.select(journal.c.revision)
    .where(journal.c.table_id == bind("table"), journal.c.kind == MOVED, journal.c.revision > bind("since"))
    .limit(1)
)
_seated = Statement(sa.select(seats.c.since).where(seats.c.table_id == bind("table"), seats.c.seat == bind("on")))
_place = Statement(
    sa.select(tables.c.guild_id, tables.c.channel_id, tables.c.revision).where(tables.c.id == bind("table"))
)
_sit = sa.select(seats.c.seat, seats.c.user_id).where(seats.c.table_id == bind("table"), seats.c.user_id > 0)
_people, _followers = Statement(_sit), Statement(_sit.where(seats.c.follows))


def insert_items(
    connection: sa.Connection,
    subject: int,
    guild_id: int | None,
    revision: int,
    now: datetime,
    items: Iterable[NewItem],
) -> None:
    """Queues ``items`` about a subject of a server; drops the older items that they overtake."""
    insert_all(connection, guild_id, revision, now, [(subject, item) for item in items])


def insert_at_table(connection: sa.Connection, table_id: int, now: datetime, items: Iterable[NewItem]) -> None:
    """Queues what is to be posted of a table as it is stored, for everybody whom that reaches."""
    row = _place.first(connection, {"table": table_id})
    by_message = row.channel_id is None
    people = (_people if by_message else _followers).all(connection, {"table": table_id})
    written_to = {each.seat: each.user_id for each in people}
    insert_for(connection, table_id, Addresses(row.guild_id, not by_message, written_to), row.revision, now, items)


def insert_for(
    connection: sa.Connection, table_id: int, to: Addresses, revision: int, now: datetime, items: Iterable[NewItem]
) -> None:
    """The same of a table whose addresses are known."""
    insert_items(connection, table_id, to.guild_id, revision, now, to.items(items))


def insert_all(
    connection: sa.Connection, guild_id: int | None, revision: int, now: datetime, items: Sequence[tuple[int, NewItem]]
) -> None:
    """Queues items about subjects of a server (None: for any process to send), likewise.

    A post of a server is composed when it is sent: it is not queued twice.
    """
    items = [each for each in items if not _is_queued(connection, *each, now)]
    lanes = [lane(item.kind, subject, item.number) for subject, item in items]
    due = [_due_at(connection, where, now, item) for where, (_, item) in zip(lanes, items, strict=True)]
    for where, (_, item) in zip(lanes, items, strict=True):
        if kinds := OVERTAKES.get(item.kind, (item.kind,)):
            _overtaken.later(connection, {"in_lane": where, "old_kinds": kinds, "same_key": item.key})
    if items:
        common = {"guild_id": guild_id, "revision": revision, "attempts": 0, "created_at": now}
        rows = zip(items, lanes, due, strict=True)
        _insert.later(
            connection,
            *({**common, **_row(subject, item), "lane": where, "due_at": at} for (subject, item), where, at in rows),
        )


def drop_for_table(connection: sa.Connection, table_id: int) -> None:
    """Drops a table's items that nobody has begun to say, but for notices and what takes the buttons off old posts."""
    dropped = outbox.c.kind.not_in([kind.value for kind in (Kind.NOTICE, Kind.TOLD, Kind.POINTER)])
    connection.execute(sa.delete(outbox).where(of_tables(outbox, table_id), dropped, outbox.c.attempts == 0))


def retry_now(connection: sa.Connection, table_id: int, now: datetime) -> None:
    """Has what could not be posted at a table tried at once: it is elsewhere now."""
    late = (outbox.c.lane == lane(Kind.STATUS, table_id, 0), outbox.c.attempts > 0, outbox.c.due_at > now)
    connection.execute(sa.update(outbox).where(*late).values(due_at=now))


def drop_for_webhook(connection: sa.Connection, hook_id: int) -> None:
    """Drops all that a webhook was to be told."""
    connection.execute(sa.delete(outbox).where(outbox.c.lane == lane(Kind.WEBHOOK, hook_id, 0)))


def of_tables(part: sa.Table, *table_ids: int) -> sa.ColumnElement[bool]:
    """Whether an item, or a post, is about one of these tables."""
    return sa.and_(part.c.subject.in_(table_ids), part.c.kind.in_(AT_TABLES))


def claim(
    connection: sa.Connection, now: datetime, busy: Collection[int], room: Mapping[Pool, int]
) -> list[OutboxItem]:
    """Items that are due, each the first of its lane and not ``busy``; their attempts are counted.

    There are no more of a pool than it has ``room`` for.
    """
    found: list[Any] = []
    for pool, most in room.items():
        rows = _due.all(connection, {"from_pool": pool, "now": now, "most": most + len(busy)})
        found += [row for row in rows if row.id not in busy][:most]
    if found:
        _attempt.execute(connection, *({"item": row.id, "first": now} for row in found))
    return [msgspec.structs.replace(item, attempts=item.attempts + 1) for item in read_items(connection, found, now)]


def next_due_at(connection: sa.Connection, busy: Collection[int], pools: Collection[Pool]) -> datetime | None:
    """When the next item of one of these pools is due that is not ``busy``; None where there is none."""
    rows = _next.all(connection, {"pools": pools, "most": len(busy) + 1})
    return next((row.due_at for row in rows if row.id not in busy), None)


def finish(connection: sa.Connection, item: OutboxItem, sent: Sent, also: Sequence[Also] = ()) -> None:
    """Ends an item, notes what it posted, and stores what services have stored with it.

    What went to somebody who has given up the seat meanwhile, or where the table is no more, is not noted: the next is
    not to go there.
    """
    _done.execute(connection, *({"item": each} for each in (item.id, *sent.dropped)))
    forget_posts(connection, sent.gone)
    left = [post for post in sent.posts if _moved_since(connection, post)]
    record_posts(connection, [post for post in sent.posts if post not in left and _still_sits(connection, post)])
    if left:
        insert_items(connection, item.subject, item.guild_id, item.revision, item.created_at, _pointers(left))
    _run(connection, also)


def give_up(connection: sa.Connection, item: OutboxItem, also: Sequence[Also] = ()) -> None:
    """Ends an item that cannot be sent."""
    _done.execute(connection, {"item": item.id})
    _run(connection, also)


def give_up_place(connection: sa.Connection, item: OutboxItem, also: Sequence[Also] = ()) -> None:
    """Ends an item and all that waits behind it, for its place takes none of them."""
    where = lane(item.kind, item.subject, item.number)
    connection.execute(sa.delete(outbox).where(outbox.c.lane == where))
    _run(connection, also)


def postpone(connection: sa.Connection, item: OutboxItem, due_at: datetime, also: Sequence[Also] = ()) -> None:
    """Puts an item off."""
    connection.execute(sa.update(outbox).where(outbox.c.id == item.id).values(due_at=due_at, process=None))
    _run(connection, also)


def retry_all_now(connection: sa.Connection, now: datetime) -> None:
    """Lets what waits longer than any wait lasts be tried now: the clock was wrong when it was put off."""
    late = sa.and_(outbox.c.due_at > now + MAX_WAIT, outbox.c.due_at < ASLEEP)
    connection.execute(sa.update(outbox).where(late).values(due_at=now))


def pending(connection: sa.Connection) -> int:
    """How many items are queued."""
    return connection.execute(sa.select(sa.func.count()).select_from(outbox)).scalar_one()


def find_posts(connection: sa.Connection, table_id: int) -> list[Post]:
    """Everything that stands somewhere for a table."""
    return POSTS.all(connection, _at_table, table=table_id)


def find_post(connection: sa.Connection, subject: int, kind: Kind, number: int = 0, key: str = "") -> Post | None:
    """The post of this kind, number and key about a subject, if one stands."""
    return POSTS.one(connection, _find, about=subject, its_kind=kind.value, its_number=number, its_key=key)


def record_posts(connection: sa.Connection, found: Sequence[Post]) -> None:
    """Notes posts; each takes the place of the one before it."""
    forget_posts(connection, found)
    if found:
        _record.execute(connection, *map(POSTS.values, found))


def forget_posts(connection: sa.Connection, found: Sequence[Post]) -> None:
    """Forgets posts that are gone."""
    for post in found:
        forget_post(connection, post)


def forget_post(connection: sa.Connection, post: Post) -> None:
    """Forgets a post that is gone."""
    forget(connection, post.subject, post.kind, post.number, post.key)


def forget(connection: sa.Connection, subject: int, kind: Kind, number: int = 0, key: str = "") -> None:
    """Forgets the post of this kind, number and key about a subject, if one stands."""
    _forget.execute(connection, {"about": subject, "its_kind": kind.value, "its_number": number, "its_key": key})


def leave_posts(connection: sa.Connection, table_id: int) -> list[NewItem]:
    """Forget the public posts of a table that moves; return the items by which those lead to where it is then."""
    left = POSTS.all(connection, POSTS.select(posts.c.subject == table_id, posts.c.kind.in_(LEFT_BEHIND)))
    forget_posts_of(connection, table_id, None)
    return _pointers(left)


def _pointers(left: Iterable[Post]) -> list[NewItem]:
    """The items by which posts lead to where their table has moved; in hexadecimal, ids fit into the 16 of a key."""
    return [NewItem(Kind.POINTER, key=f"{post.message_id:x}", body=msgspec.json.encode(post).decode()) for post in left]


def forget_posts_of(connection: sa.Connection, table_id: int, seat: int | None) -> None:
    """Forgets everything posted to a seat; None: everything public of a table, but the thread link that leads to it."""
    whose: sa.ColumnElement[bool] = posts.c.number == (seat or 0)
    kinds: list[Kind]
    if seat is None:
        kinds = [kind for kind in kinds_to(PostTarget.TABLE) if kind is not Kind.THREAD_LINK]
    else:
        kinds = [*kinds_to(PostTarget.SEAT)]
    connection.execute(sa.delete(posts).where(posts.c.subject == table_id, posts.c.kind.in_(kinds), whose))


waiting_tables = sa.select(outbox.c.subject).where(outbox.c.kind.in_(kinds_to(PostTarget.TABLE)))


def _run(connection: sa.Connection, also: Sequence[Also]) -> None:
    for each in also:
        each(connection)


def _moved_since(connection: sa.Connection, post: Post) -> bool:
    """Whether the table of a public post has moved since it was composed."""
    if post.kind not in LEFT_BEHIND:
        return False
    return _moved.first(connection, {"table": post.subject, "since": post.revision}) is not None


def _still_sits(connection: sa.Connection, post: Post) -> bool:
    """Whether the seat of a post (if it has one) was taken by its present player before the post was composed."""
    if post.kind.target is not PostTarget.SEAT:
        return True
    since = _seated.scalar(connection, {"table": post.subject, "on": post.number})
    return since is not None and since <= post.revision


def _is_queued(connection: sa.Connection, subject: int, item: NewItem, now: datetime) -> bool:
    """Whether the same post of a server waits to be sent already, as things will be then."""
    if item.kind.target is not PostTarget.SERVER or item.note is not None or item.wait:
        return False
    waits = (outbox.c.lane == lane(item.kind, subject, item.number), outbox.c.attempts == 0, outbox.c.due_at <= now)
    return connection.execute(sa.select(outbox.c.id).where(*waits).limit(1)).first() is not None


def _due_at(connection: sa.Connection, where: str, now: datetime, item: NewItem) -> datetime:
    """When a new item is due: at once, or, where it may wait, no later than those of its kind that it overtakes."""
    if not item.wait:
        return now
    waiting = sa.select(sa.func.min(outbox.c.due_at)).where(
        outbox.c.lane == where, outbox.c.kind == item.kind, outbox.c.attempts == 0
    )
    earlier: datetime | None = connection.execute(waiting).scalar_one()
    at = now + timedelta(seconds=item.wait)
    return at if earlier is None else min(at, earlier)


def _row(subject: int, item: NewItem) -> dict[str, Any]:
    return {
        "kind": item.kind.value,
        "key": item.key,
        "subject": subject,
        "number": item.number,
        "pool": item.kind.pool.value,
        "note": item.note,
        "body": item.body,
        "nonce": item.event_id or secrets.token_hex(10),
    }


def read_items(connection: sa.Connection, rows: Iterable[Any], now: datetime) -> list[OutboxItem]:
    """Return items from rows of :data:`ITEMS`; one that was never attempted is so for the first time ``now``."""
    found = []
    for row in rows:
        try:
            found.append(ITEMS.read(row, first_attempt_at=row.first_attempt_at or now))
        except DamagedRow as error:
            log.error("%s", error)
            later = sa.update(outbox).where(outbox.c.id == row.id)
            connection.execute(later.values(due_at=now + UNREADABLE_WAIT, process=None))
    return found
