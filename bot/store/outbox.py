"""Queries about the outbox: what must be said, and what was posted where."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.model.outbox import SIGNPOST, TROUBLE, Kind, NewItem, OutboxItem, Post, Sent, Trouble, read_trouble
from bot.model.table import LIVE, Status
from bot.store import clocks, waiting
from bot.store.column_types import Instant
from bot.store.schema import NOBODY, PUBLIC, outbox, posts, seats, tables
from games.engine import Text

OVERTAKES: dict[Kind, tuple[Kind, ...]] = {
    Kind.LOBBY: (Kind.LOBBY,),
    Kind.STATUS: (Kind.STATUS, Kind.REFRESH, Kind.NUDGE),
    Kind.REFRESH: (Kind.REFRESH,),
    Kind.HAND: (Kind.HAND,),
    Kind.NUDGE: (Kind.NUDGE,),
    Kind.NOTICE: (),
    Kind.SEAT_OFFER: (Kind.SEAT_OFFER,),
    Kind.UNDO_REQUEST: (Kind.UNDO_REQUEST,),
    Kind.VOTE: (Kind.VOTE,),
    Kind.OPEN_SEAT: (Kind.OPEN_SEAT,),
    Kind.PROPOSAL: (Kind.PROPOSAL,),
    Kind.IDLE: (Kind.IDLE,),
    Kind.AWAY_ENDS: (Kind.AWAY_ENDS,),
    Kind.ALERT: (Kind.ALERT,),
    Kind.END: (Kind.STATUS, Kind.REFRESH, Kind.NUDGE),
}
"""Which older items a new one makes needless, unless somebody has begun to say them."""

ASLEEP = datetime(9999, 1, 1, tzinfo=UTC)
"""When an item is due that waits for the bot to be let onto its server again."""

LONGEST_WAIT = timedelta(minutes=20)
"""Nothing but a clock that was wrong puts an item off for longer."""

_overtaken = sa.delete(outbox).where(
    outbox.c.table_id == bind("table"),
    outbox.c.lane == bind("in_lane"),
    outbox.c.kind == bind("old_kind"),
    outbox.c.attempts == 0,
)
_insert = sa.insert(outbox)
_text = msgspec.json.Decoder(Text)

_earlier = outbox.alias("earlier")
is_head = ~sa.exists().where(
    _earlier.c.table_id == outbox.c.table_id, _earlier.c.lane == outbox.c.lane, _earlier.c.id < outbox.c.id
)
"""Whether an item is the first of its lane."""
OTHERS, ALERTS = {"lowest": PUBLIC, "highest": 2**31 - 1}, {"lowest": -(2**31), "highest": PUBLIC - 1}
"""The lanes of alerts, and all others."""

in_lanes = outbox.c.lane.between(bind("lowest", type_=sa.Integer), bind("highest", type_=sa.Integer))
_due = (
    sa.select(outbox)
    .where(in_lanes, is_head, outbox.c.due_at <= bind("now"))
    .order_by(outbox.c.due_at, outbox.c.id)
    .limit(bind("most"))
)
_attempt = (
    sa.update(outbox)
    .where(outbox.c.id == bind("item"))
    .values(
        attempts=outbox.c.attempts + 1,
        first_attempt_at=sa.func.coalesce(outbox.c.first_attempt_at, bind("first", type_=Instant)),
    )
)
_next = sa.select(outbox.c.due_at).where(is_head, outbox.c.lane >= bind("lowest")).order_by(outbox.c.due_at).limit(1)
_done = sa.delete(outbox).where(outbox.c.id == bind("item"))


def insert_items(
    connection: sa.Connection, table_id: int, revision: int, now: datetime, items: Iterable[NewItem]
) -> None:
    """Queues ``items``; drops the older items that they overtake."""
    items = list(items)
    due = [_due_at(connection, table_id, now, item) for item in items]
    overtaken = [
        {"table": table_id, "in_lane": _lane(item), "old_kind": kind.value}
        for item in items
        for kind in OVERTAKES[item.kind]
    ]
    if overtaken:
        connection.execute(_overtaken, overtaken)
    if items:
        rows = [_row(table_id, revision, now, item) for item in items]
        connection.execute(_insert, [{**row, "due_at": at} for row, at in zip(rows, due, strict=True)])


def drop_for_table(connection: sa.Connection, table_id: int) -> None:
    """Drops a table's items that nobody has begun to say, all but notices."""
    connection.execute(
        sa.delete(outbox).where(
            outbox.c.table_id == table_id, outbox.c.kind != Kind.NOTICE.value, outbox.c.attempts == 0
        )
    )


def claim(connection: sa.Connection, now: datetime, busy: Collection[int], limit: int, alerts: int) -> list[OutboxItem]:
    """Up to ``limit`` items that are due, each the first of its lane and not ``busy``; their attempts are counted.

    No more than ``alerts`` of them are alerts, which come last.
    """
    found: list[sa.Row[Any]] = []
    for lanes, most in (OTHERS, limit), (ALERTS, alerts):
        rows = connection.execute(_due, {"now": now, "most": limit + len(busy), **lanes}).all() if most > 0 else []
        found += [row for row in rows if row.id not in busy][: min(most, limit - len(found))]
    if found:
        connection.execute(_attempt, [{"item": row.id, "first": now} for row in found])
    items = (read_item(row, now) for row in found)
    return [msgspec.structs.replace(item, attempts=item.attempts + 1) for item in items]


def next_due_at(connection: sa.Connection, busy: Collection[int], *, alerts: bool) -> datetime | None:
    """When the next item that is not ``busy`` is due, ``alerts`` among them or not; None where there is none."""
    query = _next.where(outbox.c.id.not_in(busy)) if busy else _next
    found: datetime | None = connection.execute(query, lowest(alerts=alerts)).scalar_one_or_none()
    return found


def lowest(*, alerts: bool) -> dict[str, int]:
    """The lowest of all lanes, or of those that are not of alerts."""
    return {"lowest": (ALERTS if alerts else OTHERS)["lowest"]}


def finish(connection: sa.Connection, item: OutboxItem, sent: Sent, now: datetime) -> None:
    """Ends an item and notes what it posted; a hand that arrived shows that messages do, a board starts clocks.

    A hand that went to somebody who has given up the seat meanwhile is not noted: the next is not to go there.
    """
    if item.kind in (Kind.STATUS, Kind.REFRESH) and sent.posts:
        clocks.start(connection, item.table_id, item.revision, now)
        waiting.posted(connection, item.table_id, now)
    connection.execute(_done, {"item": item.id})
    forget_posts(connection, sent.gone)
    record_posts(connection, [post for post in sent.posts if _still_sits(connection, post)])
    if item.kind is Kind.HAND and sent.posts:
        _arrived(connection, item)


def give_up(connection: sa.Connection, item: OutboxItem) -> None:
    """Ends an item that cannot be sent."""
    connection.execute(_done, {"item": item.id})


def give_up_place(connection: sa.Connection, item: OutboxItem, trouble: Trouble | None) -> None:
    """Ends an item and all that waits behind it, for its place takes none of them; the table's trouble says so."""
    connection.execute(sa.delete(outbox).where(outbox.c.table_id == item.table_id, outbox.c.lane == _lane(item)))
    if item.seat is not None:
        return
    (known,) = find_posts(connection, item.table_id, TROUBLE) or (None,)
    trouble = trouble or read_trouble(known) or Trouble(reason="trouble-locked-out")
    post = Post(
        table_id=item.table_id,
        kind=TROUBLE,
        channel_id=0,
        message_id=0,
        revision=item.revision,
        body=msgspec.json.encode(msgspec.structs.replace(trouble, gave_up=True)).decode(),
    )
    record_posts(connection, [post])


def wake(
    connection: sa.Connection, now: datetime, *, guild_id: int | None = None, channels: Collection[int] | None = None
) -> int:
    """Lets what sleeps or waits be tried again at once, where the place has changed (None: anywhere).

    A table that was given up is told about as it is now. Returns how many tables were woken.
    """
    here = sa.select(tables.c.id).where(tables.c.status.in_(LIVE))
    if guild_id is not None:
        here = here.where(tables.c.guild_id == guild_id)
    if channels is not None:
        here = here.where(tables.c.channel_id.in_(channels))
    late = sa.and_(outbox.c.attempts > 0, outbox.c.due_at > now, outbox.c.table_id.in_(here))
    troubled = sa.select(posts.c.table_id).where(posts.c.kind == TROUBLE, posts.c.table_id.in_(here))
    if guild_id is None and channels is None:  # a start: nobody has said that the place of the others has changed
        late = sa.and_(late, sa.or_(outbox.c.due_at >= ASLEEP, outbox.c.table_id.in_(troubled)))
    woken = set(connection.scalars(sa.select(outbox.c.table_id).where(late)))
    connection.execute(sa.update(outbox).where(late).values(due_at=now))
    waiting = sa.select(outbox.c.table_id).where(outbox.c.lane == PUBLIC)
    given_up = sa.select(tables.c.id, tables.c.revision, tables.c.status).where(
        tables.c.id.in_(troubled), tables.c.id.not_in(waiting)
    )
    for row in connection.execute(given_up).all():
        kind = Kind.LOBBY if row.status == Status.LOBBY else Kind.STATUS
        insert_items(connection, row.id, row.revision, now, (NewItem(kind),))
        woken.add(row.id)
    return len(woken)


def hurry(connection: sa.Connection, now: datetime) -> None:
    """Lets what waits longer than any wait lasts be tried now: the clock was wrong when it was put off."""
    late = sa.and_(outbox.c.due_at > now + LONGEST_WAIT, outbox.c.due_at < ASLEEP)
    connection.execute(sa.update(outbox).where(late).values(due_at=now))


def postpone(connection: sa.Connection, item: OutboxItem, due_at: datetime) -> None:
    """Puts an item off."""
    connection.execute(sa.update(outbox).where(outbox.c.id == item.id).values(due_at=due_at, process=None))


def put_back(connection: sa.Connection, item: OutboxItem, due_at: datetime) -> None:
    """Puts an item off that was not tried: its attempt does not count."""
    first = None if item.attempts == 1 else item.first_attempt_at
    untried = {"due_at": due_at, "process": None, "attempts": item.attempts - 1, "first_attempt_at": first}
    connection.execute(sa.update(outbox).where(outbox.c.id == item.id).values(untried))


def pending(connection: sa.Connection) -> int:
    """How many items are queued."""
    return connection.execute(sa.select(sa.func.count()).select_from(outbox)).scalar_one()


def find_posts(
    connection: sa.Connection, table_id: int, kind: str | None = None, seat: int | None = None
) -> list[Post]:
    """What stands somewhere for a table; of one ``kind`` and ``seat`` where a kind is given."""
    query = sa.select(posts).where(posts.c.table_id == table_id)
    if kind is not None:
        query = query.where(posts.c.kind == str(kind), posts.c.seat == _seat(seat))
    return [
        Post(
            table_id=row.table_id,
            kind=row.kind,
            seat=None if row.seat == NOBODY else row.seat,
            channel_id=row.channel_id,
            message_id=row.message_id,
            revision=row.revision,
            body=row.body,
        )
        for row in connection.execute(query.order_by(posts.c.kind, posts.c.seat))
    ]


def record_posts(connection: sa.Connection, found: Sequence[Post]) -> None:
    """Notes posts; each takes the place of the one before it."""
    forget_posts(connection, found)
    rows = [{**msgspec.structs.asdict(post), "kind": str(post.kind), "seat": _seat(post.seat)} for post in found]
    if rows:
        connection.execute(sa.insert(posts), rows)


def forget_posts(connection: sa.Connection, found: Sequence[Post]) -> None:
    for post in found:
        connection.execute(
            sa.delete(posts).where(
                posts.c.table_id == post.table_id, posts.c.kind == str(post.kind), posts.c.seat == _seat(post.seat)
            )
        )


def forget_posts_of(connection: sa.Connection, table_id: int, seat: int | None) -> None:
    """Forgets everything posted to a seat; None: everything public of a table, but the signpost that leads to it."""
    gone = sa.delete(posts).where(posts.c.table_id == table_id, posts.c.seat == _seat(seat), posts.c.kind != SIGNPOST)
    connection.execute(gone)


def _still_sits(connection: sa.Connection, post: Post) -> bool:
    """Whether the seat of a post (if it has one) was taken by its present player before the post was composed."""
    if post.seat is None:
        return True
    query = sa.select(seats.c.since).where(seats.c.table_id == post.table_id, seats.c.seat == post.seat)
    since = connection.execute(query).scalar_one_or_none()
    return since is not None and since <= post.revision


def _arrived(connection: sa.Connection, item: OutboxItem) -> None:
    """A hand has arrived: its owner takes messages, and is told anew should they not."""
    owner = sa.select(seats.c.user_id).where(seats.c.table_id == item.table_id, seats.c.seat == item.seat)
    told = sa.update(seats).where(seats.c.user_id == owner.scalar_subquery(), seats.c.hand_blocked.is_(sa.true()))
    connection.execute(told.values(hand_blocked=False))


def _due_at(connection: sa.Connection, table_id: int, now: datetime, item: NewItem) -> datetime:
    """When a new item is due: at once, or, where it may wait, no later than those of its kind that it overtakes."""
    if not item.wait:
        return now
    waiting = sa.select(sa.func.min(outbox.c.due_at)).where(
        outbox.c.table_id == table_id, outbox.c.kind == item.kind.value, outbox.c.attempts == 0
    )
    earlier: datetime | None = connection.execute(waiting).scalar_one()
    at = now + timedelta(seconds=item.wait)
    return at if earlier is None else min(at, earlier)


def _row(table_id: int, revision: int, now: datetime, item: NewItem) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "lane": _lane(item),
        "kind": item.kind.value,
        "revision": revision,
        "note": None if item.note is None else msgspec.json.encode(item.note),
        "nonce": secrets.token_hex(10),
        "attempts": 0,
        "created_at": now,
    }


def read_item(row: sa.Row[Any], now: datetime) -> OutboxItem:
    """An item as it is stored; one that was never attempted is so for the first time ``now``."""
    return OutboxItem(
        id=row.id,
        table_id=row.table_id,
        kind=Kind(row.kind),
        seat=_lane_seat(row.lane),
        revision=row.revision,
        note=None if row.note is None else _text.decode(row.note),
        attempts=row.attempts,
        created_at=row.created_at,
        first_attempt_at=row.first_attempt_at or now,
        nonce=row.nonce,
    )


def _lane(item: NewItem | OutboxItem) -> int:
    """The public lane, that of a seat's hand, or that of its alerts."""
    if item.seat is None:
        return PUBLIC
    return waiting.alert_lane(item.seat) if item.kind is Kind.ALERT else item.seat


def _lane_seat(lane: int) -> int | None:
    return None if lane == PUBLIC else lane if lane >= 0 else waiting.alert_lane(lane)


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat
