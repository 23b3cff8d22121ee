"""Queries about the outbox: what must be said, and what was posted where."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.post.errand import Draft, Errand, Kind, Post, Sent
from bot.store.schema import NOBODY, PUBLIC, outbox, posts, seats
from games.engine import Text

OVERTAKES: dict[Kind, tuple[Kind, ...]] = {
    Kind.LOBBY: (Kind.LOBBY,),
    Kind.STATUS: (Kind.STATUS, Kind.REFRESH, Kind.NUDGE),
    Kind.REFRESH: (Kind.REFRESH,),
    Kind.HAND: (Kind.HAND,),
    Kind.NUDGE: (Kind.NUDGE,),
    Kind.NOTICE: (),
    Kind.END: (Kind.STATUS, Kind.REFRESH, Kind.NUDGE),
}
"""Which older errands a new one makes needless, unless somebody has begun to say them."""

_overtaken = sa.delete(outbox).where(
    outbox.c.table_id == bind("table"),
    outbox.c.lane == bind("in_lane"),
    outbox.c.kind == bind("old_kind"),
    outbox.c.attempts == 0,
)
_insert = sa.insert(outbox)
_text = msgspec.json.Decoder(Text)

_heads = sa.select(sa.func.min(outbox.c.id)).group_by(outbox.c.table_id, outbox.c.lane)
_due = (
    sa.select(outbox)
    .where(outbox.c.id.in_(_heads), outbox.c.due_at <= bind("now"))
    .order_by(outbox.c.due_at, outbox.c.id)
    .limit(bind("most"))
)
_attempt = sa.update(outbox).where(outbox.c.id == bind("errand")).values(attempts=outbox.c.attempts + 1)
_done = sa.delete(outbox).where(outbox.c.id == bind("errand"))


def insert_errands(
    connection: sa.Connection, table_id: int, revision: int, now: datetime, drafts: Iterable[Draft]
) -> None:
    """Queues ``drafts``; drops the older errands that they overtake."""
    drafts = list(drafts)
    due = [_due_at(connection, table_id, now, draft) for draft in drafts]
    overtaken = [
        {"table": table_id, "in_lane": _lane(draft), "old_kind": kind.value}
        for draft in drafts
        for kind in OVERTAKES[draft.kind]
    ]
    if overtaken:
        connection.execute(_overtaken, overtaken)
    if drafts:
        rows = [_row(table_id, revision, now, draft) for draft in drafts]
        connection.execute(_insert, [{**row, "due_at": at} for row, at in zip(rows, due, strict=True)])


def drop_for_table(connection: sa.Connection, table_id: int) -> None:
    """Drops a table's errands that nobody has begun to say, all but notices."""
    connection.execute(
        sa.delete(outbox).where(
            outbox.c.table_id == table_id, outbox.c.kind != Kind.NOTICE.value, outbox.c.attempts == 0
        )
    )


def claim(connection: sa.Connection, now: datetime, busy: Collection[int], limit: int) -> list[Errand]:
    """Up to ``limit`` errands that are due, each the first of its lane and not ``busy``; their attempts are counted."""
    rows = connection.execute(_due, {"now": now, "most": limit + len(busy)}).all()
    found = [row for row in rows if row.id not in busy][:limit]
    if found:
        connection.execute(_attempt, [{"errand": row.id} for row in found])
    return [_errand(row) for row in found]


def next_due_at(connection: sa.Connection, busy: Collection[int]) -> datetime | None:
    """When the next errand that is not ``busy`` is due; None where there is none."""
    query = sa.select(sa.func.min(outbox.c.due_at)).where(outbox.c.id.in_(_heads))
    if busy:
        query = query.where(outbox.c.id.not_in(busy))
    found: datetime | None = connection.execute(query).scalar_one()
    return found


def finish(connection: sa.Connection, errand: Errand, sent: Sent) -> None:
    """Ends an errand and notes what it posted; a hand that arrived clears its seat's blocked mark.

    A hand that went to somebody who has given up the seat meanwhile is not noted: the next is not to go there.
    """
    connection.execute(_done, {"errand": errand.id})
    forget_posts(connection, sent.gone)
    record_posts(connection, [post for post in sent.posts if _still_sits(connection, post)])
    if errand.kind is Kind.HAND:
        _mark_blocked(connection, errand, blocked=False)


def give_up(connection: sa.Connection, errand: Errand, now: datetime, notice: Draft | None) -> None:
    """Ends an errand that cannot be said. A ``notice`` marks its seat as not reached, and is queued if that is news."""
    connection.execute(_done, {"errand": errand.id})
    if notice is not None and _mark_blocked(connection, errand, blocked=True):
        insert_errands(connection, errand.table_id, errand.revision, now, (notice,))


def postpone(connection: sa.Connection, errand: Errand, due_at: datetime) -> None:
    """Puts an errand off."""
    connection.execute(sa.update(outbox).where(outbox.c.id == errand.id).values(due_at=due_at))


def pending(connection: sa.Connection) -> int:
    """How many errands are queued."""
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
    """Forgets posts."""
    for post in found:
        connection.execute(
            sa.delete(posts).where(
                posts.c.table_id == post.table_id, posts.c.kind == str(post.kind), posts.c.seat == _seat(post.seat)
            )
        )


def forget_posts_of(connection: sa.Connection, table_id: int, seat: int | None) -> None:
    """Forgets everything posted to a seat; None: everything public of a table."""
    connection.execute(sa.delete(posts).where(posts.c.table_id == table_id, posts.c.seat == _seat(seat)))


def _still_sits(connection: sa.Connection, post: Post) -> bool:
    """Whether the seat of a post (if it has one) was taken by its present player before the post was composed."""
    if post.seat is None:
        return True
    query = sa.select(seats.c.since).where(seats.c.table_id == post.table_id, seats.c.seat == post.seat)
    since = connection.execute(query).scalar_one_or_none()
    return since is not None and since <= post.revision


def _mark_blocked(connection: sa.Connection, errand: Errand, *, blocked: bool) -> bool:
    """Marks whether hands reach a seat; whether that is news."""
    changed = connection.execute(
        sa.update(seats)
        .where(seats.c.table_id == errand.table_id, seats.c.seat == errand.seat, seats.c.hand_blocked.is_not(blocked))
        .values(hand_blocked=blocked)
    )
    return bool(changed.rowcount)


def _due_at(connection: sa.Connection, table_id: int, now: datetime, draft: Draft) -> datetime:
    """When a new errand is due: at once, or, where it may wait, no later than those of its kind that it overtakes."""
    if not draft.wait:
        return now
    waiting = sa.select(sa.func.min(outbox.c.due_at)).where(
        outbox.c.table_id == table_id, outbox.c.kind == draft.kind.value, outbox.c.attempts == 0
    )
    earlier: datetime | None = connection.execute(waiting).scalar_one()
    at = now + timedelta(seconds=draft.wait)
    return at if earlier is None else min(at, earlier)


def _row(table_id: int, revision: int, now: datetime, draft: Draft) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "lane": _lane(draft),
        "kind": draft.kind.value,
        "revision": revision,
        "note": None if draft.note is None else msgspec.json.encode(draft.note),
        "nonce": secrets.token_hex(10),
        "attempts": 0,
        "created_at": now,
    }


def _errand(row: sa.Row[Any]) -> Errand:
    return Errand(
        id=row.id,
        table_id=row.table_id,
        kind=Kind(row.kind),
        seat=None if row.lane == PUBLIC else row.lane,
        revision=row.revision,
        note=None if row.note is None else _text.decode(row.note),
        attempts=row.attempts + 1,
        nonce=row.nonce,
    )


def _lane(draft: Draft) -> int:
    return PUBLIC if draft.seat is None else draft.seat


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat
