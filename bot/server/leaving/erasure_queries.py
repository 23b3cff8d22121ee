"""Queries that delete all that is kept of a server, but for the results of its games, which then name nobody.

The marks of columns say what belongs to a server; a test searches every column for what is left.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from bot.core.localizer import LANGUAGES, Localizer
from bot.core.pseudonym import is_pseudonym
from bot.db.column_types import LASTING, SERVER, Mark, ServerMark
from bot.db.resting import at_server
from bot.db.schema import due, erasures, outbox, parts_of_table, posts, server_absences, tables, whole_schema
from bot.outbox.model import PostTarget, kinds_to
from bot.outbox.queries import of_tables
from bot.results.queries import KEPT, StoredResult
from bot.results.schema import result_people, results
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due, SubjectKind, kinds_about
from bot.scores.result import Result
from bot.tables.time.schema import waiting


class Plan(NamedTuple):
    """The plan for what is kept of a server.

    The bot is ``gone_since`` then; those who manage it have ``asked`` for it to be deleted at a time; that has
    ``begun``.
    """

    gone_since: datetime | None
    asked_at: datetime | None
    begun: bool

    def erased_at(self, keep: timedelta) -> datetime | None:
        """When all is deleted, where it is kept for ``keep`` without the bot; None: never."""
        times = [self.asked_at, self.gone_since and self.gone_since + keep]
        return min((at for at in times if at is not None), default=None)


class Pseudonyms:
    """The pseudonyms of one server's persons and of itself: always the same with the same ``secret``."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def of(self, number: int) -> int:
        """Return the pseudonym for an id; who has one keeps it."""
        if is_pseudonym(number):
            return number
        made = hashlib.blake2b(number.to_bytes(8, "big"), key=self._secret, digest_size=5).digest()
        return -1 - int.from_bytes(made, "big")

    def in_result(self, result: Result, language: str) -> Result:
        """Return ``result`` with pseudonyms, which are names in ``language``."""
        localizer = Localizer(language if language in LANGUAGES else "en")

        def of(user: int | None) -> int | None:
            return None if user is None else self.of(user)

        seats = tuple(
            msgspec.structs.replace(
                seat,
                user_id=of(seat.user_id),
                began=of(seat.began),
                name=seat.name if person is None else localizer.former_player(self.of(person)),
            )
            for seat in result.seats
            for person in [seat.began if seat.user_id is None else seat.user_id]
        )
        left = tuple(msgspec.structs.replace(gone, user_id=self.of(gone.user_id)) for gone in result.departures)
        return msgspec.structs.replace(result, guild_id=of(result.guild_id), seats=seats, departures=left)


def lock(connection: sa.Connection, guild_id: int) -> None:
    """Let nobody else decide what becomes of a server's data in another transaction meanwhile."""
    if connection.dialect.name == "postgresql":  # SQLite has one who writes
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(guild_id)))


def plan_of(connection: sa.Connection, guild_id: int) -> Plan:
    """Return what is to become of what is kept of a server."""
    here = (server_absences.c.guild_id == guild_id, server_absences.c.ended.is_(None))
    gone: datetime | None = connection.scalar(sa.select(server_absences.c.began).where(*here))
    query = sa.select(erasures.c.at, erasures.c.begun).where(erasures.c.guild_id == guild_id)
    row = connection.execute(query).one_or_none()
    return Plan(gone, None if row is None else row.at, row is not None and row.begun)


def ask(connection: sa.Connection, guild_id: int, at: datetime, now: datetime) -> datetime:
    """Have all of a server deleted at a time, unless that is so for an earlier one; return when."""
    lock(connection, guild_id)
    known = plan_of(connection, guild_id).asked_at
    if known is not None:
        return known
    _insert(connection, guild_id, at, begun=False)
    scheduler.no_later(connection, Due.ERASURE, [guild_id], guild_id, at, now)
    return at


def keep(connection: sa.Connection, guild_id: int) -> bool:
    """Take back that a server is to be deleted; return whether that was to be, and has not begun."""
    lock(connection, guild_id)
    asked = sa.delete(erasures).where(erasures.c.guild_id == guild_id, ~erasures.c.begun)
    return bool(connection.execute(asked).rowcount)


def begin(connection: sa.Connection, guild_id: int, was: Plan, now: datetime) -> bool:
    """Begin to delete a server for good, unless the plan for it is another than it ``was``; return whether it began."""
    lock(connection, guild_id)
    if plan_of(connection, guild_id) != was:
        return False
    begun = sa.update(erasures).where(erasures.c.guild_id == guild_id)
    if not connection.execute(begun.values(begun=True)).rowcount:
        _insert(connection, guild_id, now, begun=True)
    return True


def erase_tables(connection: sa.Connection, guild_id: int, most: int, now: datetime) -> int:
    """Delete the next tables of a server, up to so many; return how many there were. Their results stay."""
    query = sa.select(tables.c.id, tables.c.language).where(tables.c.guild_id == guild_id)
    rows = connection.execute(query.order_by(tables.c.id).limit(most)).all()
    ids = [row.id for row in rows]
    people = connection.scalars(sa.select(waiting.c.user_id).where(waiting.c.table_id.in_(ids))).all()
    scheduler.no_later(connection, Due.REMINDER, people, None, now, now)
    for part in (posts, outbox):
        connection.execute(sa.delete(part).where(of_tables(part, *ids)))
    about_tables = due.c.kind.in_(kinds_about(SubjectKind.TABLE))
    connection.execute(sa.delete(due).where(about_tables, due.c.subject.in_(ids)))
    who = _pseudonyms(connection, guild_id)
    kept = {each.result.table_id: each for each in KEPT.all(connection, KEPT.select(results.c.table_id.in_(ids)))}
    for part in parts_of_table():
        if not LASTING.items() <= part.c.table_id.info.items():
            connection.execute(sa.delete(part).where(part.c.table_id.in_(list(kept))))
    for row in rows:
        if row.id in kept:
            _leave_result(connection, kept[row.id], row.language, who)
    connection.execute(sa.delete(tables).where(tables.c.id.in_([each for each in ids if each not in kept])))
    for table_id in kept:
        _strip(connection, table_id, guild_id, who, now)
    return len(rows)


def erase_rest(connection: sa.Connection, guild_id: int) -> None:
    """Delete all else of a server whose tables are gone, and what makes its pseudonyms: nobody finds a way back."""
    lock(connection, guild_id)
    about_it = posts.c.kind.in_(kinds_to(PostTarget.SERVER)), posts.c.subject == guild_id
    connection.execute(sa.delete(posts).where(*about_it))
    its = due.c.kind.in_(kinds_about(SubjectKind.SERVER)), due.c.subject == guild_id
    connection.execute(sa.delete(due).where(sa.or_(sa.and_(*its), due.c.guild == guild_id), due.c.kind != Due.ERASURE))
    for part in reversed(whole_schema().sorted_tables):
        marks = {column.info[SERVER] for column in part.c if SERVER in column.info}
        if marks and ServerMark.LASTING not in marks and part is not due:
            connection.execute(sa.delete(part).where(_here(part, guild_id)))


def _here(part: sa.Table, guild_id: int) -> sa.ColumnElement[bool]:
    found = at_server(part, guild_id)
    return sa.false() if found is None else found


def _insert(connection: sa.Connection, guild_id: int, at: datetime, *, begun: bool) -> None:
    row = {"guild_id": guild_id, "at": at, "begun": begun, "secret": secrets.token_bytes(32)}
    connection.execute(sa.insert(erasures), row)


def _pseudonyms(connection: sa.Connection, guild_id: int) -> Pseudonyms:
    secret: bytes = connection.execute(sa.select(erasures.c.secret).where(erasures.c.guild_id == guild_id)).scalar_one()
    return Pseudonyms(secret)


def _leave_result(connection: sa.Connection, kept: StoredResult, language: str, who: Pseudonyms) -> None:
    """Have the result of a table name pseudonyms, and no reason that somebody wrote."""
    result, removal = kept.result, kept.removal
    told = who.in_result(result, language)
    gone = removal and msgspec.structs.replace(removal, by=who.of(removal.by), reason="")
    mine = results.c.table_id == result.table_id
    values = {"record": told, "guild_id": told.guild_id, "removal": gone}
    done = sa.func.coalesce(results.c.counted, sa.false())  # no rating is worked out of it any more
    connection.execute(sa.update(results).where(mine).values(counted=done, **values))
    connection.execute(sa.delete(result_people).where(result_people.c.table_id == result.table_id))
    if told.people:
        rows = [{"table_id": result.table_id, "user_id": user} for user in told.people]
        connection.execute(sa.insert(result_people), rows)


def _strip(connection: sa.Connection, table_id: int, guild_id: int, who: Pseudonyms, now: datetime) -> None:
    """Leave of a table what its result hangs on: what may be empty is, and persons have pseudonyms."""
    mine = tables.c.id == table_id
    values: dict[sa.Column[Any], Any] = {column: None for column in tables.c if column.nullable}
    values |= {column: {} for column in tables.c if column.info.get("mark") is Mark.TEXT}
    for column in tables.c:
        if column.info.get("mark") is Mark.PERSON:
            person = connection.execute(sa.select(column).where(mine)).scalar_one()
            values[column] = who.of(person)
    values |= {tables.c.guild_id: who.of(guild_id), tables.c.archived_at: now}
    values |= {tables.c.asked_since: (), tables.c.interaction_id: secrets.token_hex(16)}
    connection.execute(sa.update(tables).where(mine).values(values))
