"""Queries that forget a person: what was theirs alone goes, and in what others share a pseudonym takes their place.

Every column of the database that may tell who somebody is has a way here; a test knows the schema and these words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.model.contest import Phase
from bot.model.former import new_pseudonym
from bot.model.outbox import Kind, NewItem
from bot.model.table import LIVE
from bot.store import outbox as queue
from bot.store.contest_schema import contest_notes, contest_people, contests
from bot.store.guild_schema import guild_posts, setting_changes, waits
from bot.store.hook_schema import deliveries
from bot.store.result_schema import result_people, results
from bot.store.schema import (
    away,
    blocks,
    calendars,
    closed_messages,
    journal,
    learners,
    metadata,
    notes,
    orders,
    outbox,
    posts,
    seats,
    settings,
    tables,
    vacation_days,
    visits,
    waiting,
)

OWN: tuple[sa.Column[Any], ...] = (
    *(calendars.c.user_id, away.c.user_id, vacation_days.c.user_id, blocks.c.user_id, blocks.c.blocked_id),
    *(visits.c.user_id, notes.c.user_id, waiting.c.user_id, learners.c.user_id, orders.c.user_id),
    *(closed_messages.c.user_id, waits.c.user_id, setting_changes.c.user_id),
)
"""Where one of these names a person, the row goes."""

SCOPE = "forget"
"""The scope among settings where the pseudonyms lie of those who are being forgotten."""


def ids() -> list[sa.Column[Any]]:
    """Where one of these names a person at a table, the pseudonym takes the place."""
    named = [part.c.user_id for part in metadata.sorted_tables if {"table_id", "user_id"} <= set(part.c.keys())]
    return [tables.c.owner_id, journal.c.key, *(column for column in named if column not in set(OWN))]


TABLE_TEXTS = tuple(
    column for column in tables.c if isinstance(column.type, sa.Text) and column.name not in {"options", "asked_since"}
)
"""JSON of a table's own row that may name persons."""

TEXTS: tuple[sa.Column[Any], ...] = (
    *(*TABLE_TEXTS, seats.c.seen_by, journal.c.events, outbox.c.note, posts.c.body, results.c.record),
    results.c.removal,
)
"""JSON about a table that may name persons anywhere in it."""

OTHERS: tuple[sa.Column[Any], ...] = (
    *(seats.c.name, seats.c.locale, deliveries.c.payload, settings.c.id, settings.c.value),
    *(contest_people.c.user_id, contest_people.c.name, contest_people.c.locale, contests.c.opener_id),
    *(contest_notes.c.words, contest_notes.c.pings),
)
"""Columns with a way of their own below."""

KEYS = {"game", "kind", "id", "pace", "key", "status", "level", "locale", "how", "ended", "options", "event", "parts"}
"""What stands under these in JSON is no prose: a person may be called as a game is."""

SEATED = sa.union(
    sa.select(seats.c.table_id).where(seats.c.user_id == sa.bindparam("user", type_=sa.BigInteger)),
    sa.select(tables.c.id).where(tables.c.owner_id == sa.bindparam("user", type_=sa.BigInteger)),
    sa.select(journal.c.table_id).where(journal.c.user_id == sa.bindparam("user", type_=sa.BigInteger)),
    sa.select(result_people.c.table_id).where(result_people.c.user_id == sa.bindparam("user", type_=sa.BigInteger)),
)


def begin(connection: sa.Connection, user_id: int) -> int:
    """Notes that a person is being forgotten; the pseudonym, the same until that is done."""
    known = connection.execute(sa.select(settings.c.value).where(*_noted(user_id))).scalar_one_or_none()
    if known is not None:
        return int(known)
    pseudonym = new_pseudonym()
    connection.execute(sa.insert(settings), {"scope": SCOPE, "id": user_id, "value": str(pseudonym)})
    return pseudonym


def begun(connection: sa.Connection) -> list[int]:
    """The persons who are being forgotten."""
    return list(connection.scalars(sa.select(settings.c.id).where(settings.c.scope == SCOPE).order_by(settings.c.id)))


def tables_of(connection: sa.Connection, user_id: int) -> dict[int, str]:
    """The ids of all tables that know of a person, with their languages."""
    wanted = [
        tables.c.id.in_(sa.select(SEATED.subquery().c[0])),
        *(_mentions(column, user_id) for column in TABLE_TEXTS),
    ]
    seen = sa.select(seats.c.table_id).where(_mentions(seats.c.seen_by, user_id))
    kicked = sa.select(journal.c.table_id).where(journal.c.key == str(user_id))
    query = sa.select(tables.c.id, tables.c.language).where(
        sa.or_(*wanted, tables.c.id.in_(seen), tables.c.id.in_(kicked))
    )
    return {row.id: row.language for row in connection.execute(query.order_by(tables.c.id), {"user": user_id})}


def names_of(connection: sa.Connection, user_id: int) -> set[str]:
    """What a person was called at tables, and where they waited for some."""
    found = set(connection.scalars(sa.select(seats.c.name).where(seats.c.user_id == user_id)))
    found |= set(connection.scalars(sa.select(waits.c.name).where(waits.c.user_id == user_id)))
    found |= set(connection.scalars(sa.select(contest_people.c.name).where(contest_people.c.user_id == user_id)))
    mine = sa.select(result_people.c.table_id).where(result_people.c.user_id == user_id)
    for record in connection.scalars(sa.select(results.c.record).where(results.c.table_id.in_(mine))):
        found |= {
            seat["name"] for seat in msgspec.json.decode(record)["seats"] if user_id in (seat["user_id"], seat["began"])
        }
    return found


def waited_for(connection: sa.Connection, user_id: int) -> list[tuple[int, int, int]]:
    """What a person waits for: of each the server, its id, and the channel where they asked."""
    query = sa.select(waits.c.guild_id, waits.c.id, waits.c.channel_id).where(waits.c.user_id == user_id)
    return [(row.guild_id, row.id, row.channel_id) for row in connection.execute(query)]


def leave_contests(connection: sa.Connection, user_id: int) -> set[int]:
    """A person plays in no tournament any more; the channels of all where they have."""
    mine = contest_people.c.user_id == user_id
    query = sa.select(contests.c.id, contests.c.channel_id, contests.c.phase).where(
        sa.or_(contests.c.id.in_(sa.select(contest_people.c.contest_id).where(mine)), contests.c.opener_id == user_id)
    )
    rows = connection.execute(query).all()
    before = [row.id for row in rows if row.phase in (Phase.SIGN_UP.value, Phase.CHECK_IN.value)]
    begun = [row.id for row in rows if row.phase == Phase.RUNNING.value]
    connection.execute(sa.delete(contest_people).where(mine, contest_people.c.contest_id.in_(before)))
    there = sa.and_(mine, contest_people.c.contest_id.in_(begun), contest_people.c.dropped.is_(None))
    connection.execute(sa.update(contest_people).where(there).values(dropped="contest-out-left"))
    return {row.channel_id for row in rows}


def posted_in(connection: sa.Connection, guild_ids: Collection[int]) -> set[int]:
    """The channels of posts that belong to these servers rather than to tables."""
    query = sa.select(guild_posts.c.channel_id).where(guild_posts.c.guild_id.in_(guild_ids))
    return set(connection.scalars(query))


def rewrite(connection: sa.Connection, table_id: int, now: datetime, who: Pseudonym) -> None:
    """Puts the pseudonym in the place of a person wherever a table knows of them; its board is to be shown anew."""
    user, former = who.user_id, who.pseudonym
    mine = sa.and_(seats.c.table_id == table_id, seats.c.user_id == user)
    seat = sa.select(seats.c.seat).where(mine)
    connection.execute(sa.delete(posts).where(posts.c.table_id == table_id, posts.c.seat.in_(seat)))
    connection.execute(sa.update(seats).where(mine).values(name=who.name, locale=""))
    for column in ids():
        here = column.table.c.id if column.table is tables else column.table.c.table_id
        text = isinstance(column.type, sa.String)
        is_person = column == (str(user) if text else user)
        value = {column.key: str(former) if text else former}
        connection.execute(sa.update(column.table).where(here == table_id, is_person).values(**value))
    for column in TEXTS:
        _rewrite_texts(connection, column, table_id, who)
    row = connection.execute(sa.select(tables.c.status, tables.c.revision).where(tables.c.id == table_id)).one()
    if row.status in LIVE:
        queue.insert_items(connection, table_id, row.revision, now, (NewItem(Kind.REFRESH),))


def being_said(connection: sa.Connection, table_ids: Collection[int], now: datetime) -> bool:
    """Whether something about these tables has been begun to be said, and was not put off."""
    in_hand = sa.select(outbox.c.id).where(outbox.c.attempts > 0, outbox.c.due_at <= now)
    return connection.execute(in_hand.where(outbox.c.table_id.in_(table_ids)).limit(1)).first() is not None


def end(connection: sa.Connection, who: Pseudonym, now: datetime) -> None:
    """Forgets what was a person's alone, and that they were ever forgotten."""
    for column in OWN:
        connection.execute(sa.delete(column.table).where(column == who.user_id))
    connection.execute(sa.delete(settings).where(settings.c.scope == "user", settings.c.id == who.user_id))
    told = sa.select(deliveries.c.id, deliveries.c.payload).where(_mentions(deliveries.c.payload, who.user_id))
    for row in connection.execute(told).all():
        payload = msgspec.json.encode(who.in_place(msgspec.json.decode(row.payload))).decode()
        connection.execute(sa.update(deliveries).where(deliveries.c.id == row.id).values(payload=payload))
    _end_contests(connection, who, now)
    connection.execute(sa.delete(settings).where(*_noted(who.user_id)))


def _end_contests(connection: sa.Connection, who: Pseudonym, now: datetime) -> None:
    """Puts the pseudonym in the place of a person in tournaments, whose standings are to be shown anew."""
    theirs = sa.select(contest_people.c.contest_id).where(contest_people.c.user_id == who.user_id)
    connection.execute(sa.update(contests).where(contests.c.id.in_(theirs)).values(changed_at=now))
    mine = sa.update(contest_people).where(contest_people.c.user_id == who.user_id)
    connection.execute(mine.values(user_id=who.pseudonym, name=who.name, locale=""))
    opened = sa.update(contests).where(contests.c.opener_id == who.user_id)
    connection.execute(opened.values(opener_id=who.pseudonym))
    for row in connection.execute(sa.select(contest_notes)).all():
        note = sa.update(contest_notes).where(contest_notes.c.id == row.id)
        words, pings = (rewritten(each, who.in_place) for each in (row.words, row.pings))
        connection.execute(note.values(words=words, pings=pings))


class Pseudonym:
    """A person's ``names`` and id, and what stands in their place; ``name`` is in a table's language."""

    def __init__(self, user_id: int, pseudonym: int, name: str, names: Collection[str]) -> None:
        self.user_id, self.pseudonym, self.name = user_id, pseudonym, name
        # A longer name first: it may hold a shorter one.
        found = "|".join(re.escape(each) for each in sorted(filter(None, names), key=len, reverse=True))
        self._names = re.compile(rf"(?<!\w)(?:{found})(?!\w)") if found else None
        self._mention = re.compile(rf"<@!?{user_id}>")
        self._id = re.compile(rf"(?<!\d){user_id}(?!\d)")

    def in_text(self, words: str) -> str:
        """``words`` with the pseudonym in the place of the person."""
        words = self._id.sub(str(self.pseudonym), self._mention.sub(self._named, words))
        return self._names.sub(self._named, words) if self._names else words

    def in_place(self, value: Any) -> Any:
        """Plain data, likewise."""
        match value:
            case bool():
                return value
            case int():
                return self.pseudonym if value == self.user_id else value
            case str():
                return self.in_text(value)
            case list():
                return [self.in_place(each) for each in value]
            case Mapping():
                return {self._id_in(key): self._under(key, each) for key, each in value.items()}
            case _:
                return value

    def _under(self, key: str, value: Any) -> Any:
        if key in KEYS and isinstance(value, str):
            return self._id_in(value)
        return value if key in KEYS and key in {"options", "parts"} else self.in_place(value)

    def _id_in(self, words: str) -> str:
        return self._id.sub(str(self.pseudonym), words)

    def _named(self, _found: re.Match[str]) -> str:
        return self.name


def _rewrite_texts(connection: sa.Connection, column: sa.Column[Any], table_id: int, who: Pseudonym) -> None:
    """Rewrites a column of JSON wherever it names the person."""
    part = column.table
    keys = list(part.primary_key.columns)
    here = part.c.id if part is tables else part.c.table_id
    query = sa.select(column, *keys).where(here == table_id, column.is_not(None))
    for row in connection.execute(query).all():
        stored, *key = row
        changed = rewritten(stored, who.in_place)
        if changed != stored:
            same = [one == value for one, value in zip(keys, key, strict=True)]
            connection.execute(sa.update(part).where(*same).values({column.key: changed}))


def rewritten(stored: Any, change: Callable[[Any], Any]) -> Any:
    """Stored JSON, bytes or text (which may be empty), with what ``change`` makes of it."""
    if not stored:
        return stored
    known = msgspec.json.decode(stored)
    made = change(known)
    if made == known:
        return stored
    encoded = msgspec.json.encode(made)
    return encoded if isinstance(stored, bytes) else encoded.decode()


def _noted(user_id: int) -> tuple[sa.ColumnElement[bool], ...]:
    """What says of the settings' rows that a person is being forgotten, and has which pseudonym."""
    return settings.c.scope == SCOPE, settings.c.id == user_id


def _mentions(column: sa.Column[Any], user_id: int) -> sa.ColumnElement[bool]:
    """Whether a text holds an id. It may be a part of a longer number: who looks closer finds out."""
    return column.contains(str(user_id), autoescape=True)
