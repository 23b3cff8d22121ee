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

from bot.core.pseudonym import new_pseudonym
from bot.db.column_types import Mark, as_stored, marked
from bot.db.schema import outbox, posts, seats, tables, whole_schema
from bot.matchmaking.schema import queue_entries
from bot.outbox import queries as queue
from bot.outbox.model import AT_TABLES, Kind, NewItem, PostTarget, kinds_to
from bot.people import bans, setting_queries
from bot.people.schema import forgotten
from bot.results.queries import KEPT
from bot.results.schema import result_people, results
from bot.reviews import queries as reviews
from bot.reviews.schema import pins
from bot.scheduler import queries as scheduler
from bot.scheduler.model import SubjectKind
from bot.tables.by_message import lines
from bot.tables.core.model import LIVE
from bot.tables.polls.schema import polls
from bot.tournaments.leagues.titles import retitle
from bot.tournaments.model import Phase
from bot.tournaments.queries import show
from bot.tournaments.schema import tournament_people, tournaments

KEYS = {"game", "kind", "id", "pace", "key", "status", "level", "locale", "how", "ended", "options", "event", "parts"}
"""Keys in JSON whose values are no prose: a person may be named like a game."""


def _at_tables(*marks: Mark) -> list[sa.Column[Any]]:
    """The columns with one of these marks that are about a table."""
    found = marked(whole_schema(), *marks)
    return [each for each in found if each.table in (tables, outbox, posts) or "table_id" in each.table.c]


def _table_id(part: sa.FromClause) -> sa.ColumnElement[int]:
    return part.c.id if part is tables else part.c.table_id


def _is_at(part: sa.FromClause, table_id: int) -> sa.ColumnElement[bool]:
    return queue.of_tables(part, table_id) if part in (outbox, posts) else _table_id(part) == table_id


def _is(column: sa.Column[Any], user_id: int) -> sa.ColumnElement[bool]:
    return column == (str(user_id) if isinstance(column.type, sa.String) else user_id)


def begin(connection: sa.Connection, user_id: int) -> int:
    """Notes that a person is being forgotten; the pseudonym, the same until that is done."""
    mine = sa.select(forgotten.c.pseudonym).where(forgotten.c.user_id == user_id)
    known: int | None = connection.execute(mine).scalar_one_or_none()
    if known is not None:
        return known
    pseudonym = new_pseudonym()
    connection.execute(sa.insert(forgotten), {"user_id": user_id, "pseudonym": pseudonym, "names": ()})
    return pseudonym


def begun(connection: sa.Connection) -> list[int]:
    """The persons who are being forgotten."""
    return list(connection.scalars(sa.select(forgotten.c.user_id).order_by(forgotten.c.user_id)))


def tables_of(connection: sa.Connection, *ids: int, over: bool = False) -> dict[int, str]:
    """The ids of all tables that know of a person, with their languages; by a pseudonym too, where it is named.

    Of those that are ``over`` alone, if wanted.
    """
    persons = _at_tables(Mark.PERSON)
    # Whom any other text names has acted there, or had a seat.
    texts = [column for column in _at_tables(Mark.TEXT) if column.table in (tables, seats, polls, pins)]
    known = [sa.select(_table_id(column.table)).where(_is(column, each)) for column in persons for each in ids]
    known += [sa.select(_table_id(column.table)).where(_mentions(column, each)) for column in texts for each in ids]
    query = sa.select(tables.c.id, tables.c.language).where(tables.c.id.in_(sa.union(*known)))
    query = query.where(tables.c.status.not_in(LIVE)) if over else query
    return {row.id: row.language for row in connection.execute(query.order_by(tables.c.id))}


def place_of(connection: sa.Connection, table_id: int) -> tuple[int | None, int | None]:
    """The server and the channel of a table, if it has any, be it one that cannot be read."""
    row = connection.execute(sa.select(tables.c.guild_id, tables.c.channel_id).where(tables.c.id == table_id)).one()
    return row.guild_id, row.channel_id


def names_of(connection: sa.Connection, user_id: int, also_called: Collection[str]) -> set[str]:
    """Return the names of a person who is being forgotten: at tables, in queues and tournaments, and ``also_called``.

    They are noted until that is done: where it is gone on with, no row may have them any more.
    """
    mine = forgotten.c.user_id == user_id
    found = {*also_called, *connection.execute(sa.select(forgotten.c.names).where(mine)).scalar_one()}
    for column in marked(whole_schema(), Mark.NAME):
        found |= set(connection.scalars(sa.select(column).where(column.table.c.user_id == user_id)))
    played = sa.select(result_people.c.table_id).where(result_people.c.user_id == user_id)
    for kept in KEPT.all(connection, KEPT.select(results.c.table_id.in_(played))):
        found |= {seat.name for seat in kept.result.seats if user_id in (seat.user_id, seat.began)}
    connection.execute(sa.update(forgotten).where(mine).values(names=tuple(sorted(found))))
    return found


def waited_for(connection: sa.Connection, user_id: int) -> list[tuple[int, int, int]]:
    """Return the queue entries of a person: the server, the entry's id, and its channel."""
    query = sa.select(queue_entries.c.guild_id, queue_entries.c.id, queue_entries.c.channel_id).where(
        queue_entries.c.user_id == user_id
    )
    return [(row.guild_id, row.id, row.channel_id) for row in connection.execute(query)]


def leave_tournaments(connection: sa.Connection, who: Pseudonym, now: datetime) -> set[int]:
    """A person plays in no tournament any more, and comes into none; the channels of all where they have.

    Their posts are to be shown anew with the pseudonym, which goes into the titles of these tournaments and of their
    leagues too.
    """
    user_id = who.user_id
    mine = tournament_people.c.user_id == user_id
    query = sa.select(tournaments.c.id, tournaments.c.channel_id, tournaments.c.phase, tournaments.c.league_id).where(
        sa.or_(
            tournaments.c.id.in_(sa.select(tournament_people.c.tournament_id).where(mine)),
            tournaments.c.opener_id == user_id,
        )
    )
    rows = connection.execute(query).all()
    before = [row.id for row in rows if row.phase in (Phase.SIGN_UP.value, Phase.CHECK_IN.value)]
    begun = [row.id for row in rows if row.phase == Phase.RUNNING.value]
    connection.execute(sa.delete(tournament_people).where(mine, tournament_people.c.tournament_id.in_(before)))
    there = sa.and_(mine, tournament_people.c.tournament_id.in_(begun), tournament_people.c.dropped.is_(None))
    connection.execute(sa.update(tournament_people).where(there).values(dropped="tournament-out-left"))
    named = _mentions(tournament_people.c.substitute, user_id)
    connection.execute(sa.update(tournament_people).where(sa.or_(mine, named)).values(substitute=None))
    connection.execute(sa.update(tournament_people).where(mine).values(name=who.name))
    its_leagues = {row.league_id for row in rows if row.league_id is not None}
    retitle(connection, [row.id for row in rows], its_leagues, who.in_text, now)
    return {row.channel_id for row in rows}


def posted_in(connection: sa.Connection, guild_ids: Collection[int]) -> set[int]:
    """The channels of posts that belong to these servers rather than to tables."""
    of_servers = posts.c.kind.in_(kinds_to(PostTarget.SERVER))
    query = sa.select(posts.c.channel_id).where(of_servers, posts.c.subject.in_(guild_ids))
    return set(connection.scalars(query))


def rewrite(connection: sa.Connection, table_id: int, now: datetime, who: Pseudonym) -> None:
    """Puts the pseudonym in the place of a person wherever a table knows of them, and forgets what they have written.

    Its board is to be shown anew.
    """
    seat = sa.select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.user_id == who.user_id)
    to_seats = posts.c.kind.in_(kinds_to(PostTarget.SEAT))
    connection.execute(sa.delete(posts).where(to_seats, posts.c.subject == table_id, posts.c.number.in_(seat)))
    for part in (posts, outbox):
        to_them = sa.and_(part.c.kind.in_(kinds_to(PostTarget.PERSON)), part.c.number == who.user_id)
        connection.execute(sa.delete(part).where(to_them, part.c.subject == table_id))
    had_said = lines.forget(connection, table_id, who.user_id)
    reviews.forget(connection, table_id, who.user_id, now)
    for column in _at_tables(Mark.PERSON):
        _replace(connection, column, who, _is_at(column.table, table_id))
    for column in _at_tables(Mark.TEXT):
        _rewrite_texts(connection, column, who, _is_at(column.table, table_id))
    row = connection.execute(sa.select(tables.c.status, tables.c.revision).where(tables.c.id == table_id)).one()
    if row.status in LIVE or had_said:
        queue.insert_at_table(connection, table_id, now, (NewItem(Kind.REFRESH),))


def being_said(connection: sa.Connection, table_ids: Collection[int], now: datetime) -> bool:
    """Whether something about these tables has been begun to be said, and was not put off."""
    in_hand = sa.select(outbox.c.id).where(
        outbox.c.attempts > 0, outbox.c.due_at <= now, queue.of_tables(outbox, *table_ids)
    )
    return connection.execute(in_hand.limit(1)).first() is not None


def end(connection: sa.Connection, who: Pseudonym, now: datetime) -> None:
    """Forgets what was a person's alone, and that they were ever forgotten."""
    bans.disguise(connection, who.user_id)
    for column in marked(whole_schema(), Mark.OWN):
        connection.execute(sa.delete(column.table).where(column == who.user_id))
    setting_queries.unmute(connection, who.user_id)
    scheduler.cancel(connection, SubjectKind.PERSON, who.user_id)
    theirs = sa.select(tournament_people.c.tournament_id).where(tournament_people.c.user_id == who.user_id)
    for tournament_id in connection.scalars(theirs).all():
        show(connection, tournament_id, now)
    for column in marked(whole_schema(), Mark.PERSON, Mark.TEXT):
        part = column.table
        if part is not tables and "table_id" not in part.c:
            change = _replace if column.info["mark"] is Mark.PERSON else _rewrite_texts
            change(connection, column, who, *([part.c.kind.not_in(AT_TABLES)] if part in (outbox, posts) else []))


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


def _replace(connection: sa.Connection, column: sa.Column[Any], who: Pseudonym, *where: sa.ColumnElement[bool]) -> None:
    """Puts the pseudonym in the place of a person whom a column names, and in that of what their row calls them."""
    instead = {Mark.NAME: who.name, Mark.LOCALE: ""}
    values: dict[sa.Column[Any], Any] = {
        each: instead[mark] for each in column.table.c if (mark := each.info.get("mark")) in instead
    }
    values[column] = str(who.pseudonym) if isinstance(column.type, sa.String) else who.pseudonym
    connection.execute(sa.update(column.table).where(_is(column, who.user_id), *where).values(values))


def _rewrite_texts(
    connection: sa.Connection, column: sa.Column[Any], who: Pseudonym, *where: sa.ColumnElement[bool]
) -> None:
    """Rewrites a column of JSON wherever it names the person."""
    part, stored = column.table, as_stored(column)
    keys = list(part.primary_key.columns)
    for text, *key in connection.execute(sa.select(stored, *keys).where(column.is_not(None), *where)).all():
        changed = rewritten(text, who.in_place)
        if changed != text:
            same = [one == value for one, value in zip(keys, key, strict=True)]
            values = {column: sa.literal(changed, stored.type)}
            connection.execute(sa.update(part).where(*same).values(values))


def rewritten(stored: Any, change: Callable[[Any], Any]) -> Any:
    """Stored JSON, bytes or text (which may be empty), with what ``change`` makes of it."""
    if not stored:
        return stored
    try:
        known = msgspec.json.decode(stored)
    except msgspec.DecodeError:
        return change(stored)  # it is damaged: what it says is prose
    made = change(known)
    if made == known:
        return stored
    encoded = msgspec.json.encode(made)
    return encoded if isinstance(stored, bytes) else encoded.decode()


def _mentions(column: sa.Column[Any], user_id: int) -> sa.ColumnElement[bool]:
    """Whether a text holds an id. It may be a part of a longer number: who looks closer finds out."""
    return as_stored(column).contains(str(user_id), autoescape=True)
