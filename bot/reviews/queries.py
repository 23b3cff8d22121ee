"""Queries about shared reviews: who takes part, what is pinned, and the posts that show it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import sqlalchemy as sa

from bot.db.inserts import insert
from bot.db.rows import Rows
from bot.db.schema import outbox, tables
from bot.learning.model import LostMoment
from bot.outbox import queries as queue
from bot.outbox.messenger import read_shown
from bot.outbox.model import Kind, NewItem
from bot.reviews.model import MAX_OWN, MAX_PINS, Pin, Reviewer
from bot.reviews.schema import pins, reviewers
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due
from bot.tables.core.refusals import Refusal
from bot.tables.history.replays import PUBLIC
from games.engine import text

PINS, REVIEWERS = Rows(Pin, pins), Rows(Reviewer, reviewers)

ASKED_FOR = text("review-asked-for")
"""The note of a person's message that they have just asked for: one that they have deleted comes anew."""


def is_open(connection: sa.Connection, table_id: int) -> bool:
    """Return whether somebody has begun to review the game of a table."""
    return bool(all_reviewers(connection, table_id))


def all_reviewers(connection: sa.Connection, table_id: int) -> list[Reviewer]:
    """Return all who take part in the review of a table's game."""
    return REVIEWERS.all(connection, REVIEWERS.select(reviewers.c.table_id == table_id).order_by(reviewers.c.user_id))


def all_pins(connection: sa.Connection, table_id: int) -> list[Pin]:
    """Return what is pinned in the game of a table, the oldest first."""
    return PINS.all(connection, PINS.select(pins.c.table_id == table_id).order_by(pins.c.number))


def find_pin(connection: sa.Connection, table_id: int, number: int) -> Pin | None:
    """Return a pin by its number; None where there is none."""
    return PINS.one(connection, PINS.select(pins.c.table_id == table_id, pins.c.number == number))


def channel_of(connection: sa.Connection, table_id: int) -> int | None:
    """Return the thread of a review, or the channel where that has none; None as long as it is not posted."""
    post = queue.find_post(connection, table_id, Kind.REVIEW)
    return None if post is None else read_shown(post).thread_id or post.channel_id


def take_part(connection: sa.Connection, table_id: int, user_id: int, now: datetime) -> None:
    """A person takes part in a review, which is posted unless it is: at a table by message to them alone."""
    _locked(connection, table_id)
    new = REVIEWERS.values(Reviewer(user_id=user_id, table_id=table_id))
    connection.execute(insert(connection.dialect.name, reviewers).values(new).on_conflict_do_nothing())
    if _is_by_message(connection, table_id):
        queue.insert_at_table(connection, table_id, now, [NewItem(Kind.REVIEWED, user_id, note=ASKED_FOR)])
        return
    queued = sa.select(outbox.c.id).where(outbox.c.kind == Kind.REVIEW, outbox.c.subject == table_id)
    if channel_of(connection, table_id) is None and connection.execute(queued.limit(1)).first() is None:
        queue.insert_at_table(connection, table_id, now, [NewItem(Kind.REVIEW)])


def pin(connection: sa.Connection, new: Pin) -> None:
    """Store a pin under the next number, and have it shown; who pins takes part. The same again is no other.

    Raises Refusal for too many.
    """
    take_part(connection, new.table_id, new.user_id, new.at)
    known = all_pins(connection, new.table_id)
    if any(_same(each, new) for each in known):
        return
    if len(known) >= MAX_PINS:
        raise Refusal("refusal-pins-all", most=MAX_PINS)
    if sum(each.user_id == new.user_id and each.moment is None for each in known) >= MAX_OWN:
        raise Refusal("refusal-pins-own", most=MAX_OWN)
    _add(connection, [new], known)


def agree(connection: sa.Connection, table_id: int, user_id: int, now: datetime) -> None:
    """A person agrees that others see the moments in which they lost most; these are looked for from now on.

    Who agrees takes part.
    """
    take_part(connection, table_id, user_id, now)
    mine = sa.and_(reviewers.c.table_id == table_id, reviewers.c.user_id == user_id)
    agreed = sa.update(reviewers).where(mine, reviewers.c.agreed_at.is_(None)).values(agreed_at=now)
    if connection.execute(agreed).rowcount:
        guild_id = connection.execute(sa.select(tables.c.guild_id).where(tables.c.id == table_id)).scalar_one()
        scheduler.schedule(connection, table_id, guild_id, {Due.REVIEW: now})


def to_look_for(connection: sa.Connection, table_id: int) -> list[Reviewer]:
    """Return those who have agreed, and whose moments are not there yet."""
    return [each for each in all_reviewers(connection, table_id) if each.agreed_at is not None and not each.looked]


def add_moments(
    connection: sa.Connection, table_id: int, user_id: int, found: Sequence[LostMoment], now: datetime
) -> None:
    """Pin what a search has found for a person who has agreed to that, once."""
    _locked(connection, table_id)
    waits = sa.and_(
        reviewers.c.user_id == user_id, reviewers.c.table_id == table_id, reviewers.c.looked.is_(sa.false())
    )
    if not connection.execute(sa.update(reviewers).where(waits).values(looked=True)).rowcount:
        return
    new = [
        Pin(table_id=table_id, number=0, user_id=user_id, turn=each.turn, eyes=PUBLIC, words="", at=now, moment=each)
        for each in sorted(found, key=lambda each: each.turn)
    ]
    _add(connection, new, all_pins(connection, table_id))


def remove(connection: sa.Connection, table_id: int, number: int, now: datetime) -> None:
    """Take a pin away, and its post with it."""
    _locked(connection, table_id)
    connection.execute(sa.delete(pins).where(pins.c.table_id == table_id, pins.c.number == number))
    _show(connection, table_id, [number], now)


def forget(connection: sa.Connection, table_id: int, user_id: int, now: datetime) -> None:
    """Take away all that a person has pinned in a game, and have them take part no more."""
    _locked(connection, table_id)
    mine = sa.and_(pins.c.table_id == table_id, pins.c.user_id == user_id)
    numbers = list(connection.scalars(sa.select(pins.c.number).where(mine)))
    connection.execute(sa.delete(pins).where(mine))
    theirs = sa.and_(reviewers.c.table_id == table_id, reviewers.c.user_id == user_id)
    connection.execute(sa.delete(reviewers).where(theirs))
    if numbers:
        _show(connection, table_id, numbers, now)


def _is_by_message(connection: sa.Connection, table_id: int) -> bool:
    place = sa.select(tables.c.channel_id).where(tables.c.id == table_id)
    return connection.execute(place).scalar_one() is None


def _locked(connection: sa.Connection, table_id: int) -> None:
    """Let nobody else change a review meanwhile."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())


def _same(one: Pin, other: Pin) -> bool:
    return (one.user_id, one.turn, one.eyes, one.words) == (other.user_id, other.turn, other.eyes, other.words)


def _add(connection: sa.Connection, new: Sequence[Pin], known: Sequence[Pin]) -> None:
    if not new:
        return
    first = 1 + max((each.number for each in known), default=0)
    numbers = range(first, first + len(new))
    rows = [{**PINS.values(each), "number": number} for number, each in zip(numbers, new, strict=True)]
    connection.execute(sa.insert(pins), rows)
    _show(connection, new[0].table_id, numbers, new[0].at)


def _show(connection: sa.Connection, table_id: int, numbers: Sequence[int], now: datetime) -> None:
    """Have these pins shown as they are now: each in its post, or all in the message of each who takes part."""
    items = [NewItem(Kind.PIN, key=str(number)) for number in numbers]
    if _is_by_message(connection, table_id):
        items = [NewItem(Kind.REVIEWED, each.user_id) for each in all_reviewers(connection, table_id)]
    queue.insert_at_table(connection, table_id, now, items)
