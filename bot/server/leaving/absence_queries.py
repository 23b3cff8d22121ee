"""Queries about servers on which the bot is not any more, and about those that are back."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec
import sqlalchemy as sa

from bot.db.column_types import AWAITED, MICROSECOND, SERVER, Instant
from bot.db.inserts import insert
from bot.db.resting import at_server
from bot.db.schema import due, posts, server_absences, tables, whole_schema
from bot.db.schema import outbox as outbox_items
from bot.outbox import queries as outbox
from bot.outbox.messenger import read_shown, with_shown
from bot.outbox.model import Kind, NewItem, PostTarget, kinds_to
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due, SubjectKind, kinds_about
from bot.server.leaving.erasure_queries import lock, plan_of
from bot.tables.core import place_queries
from bot.tables.core.model import LIVE, Status
from bot.tables.polls.schema import polls
from bot.tables.time.schema import waiting
from bot.tournaments import queries as tournaments

SHOWN_A_SECOND = 5
"""The number of tables whose posts are looked at a second once a server is back, so that nothing else waits."""

ASIDE = timedelta(days=365_000)
"""How much later the due times of a server come while it rests: nobody looks past them for those of others."""


def known_servers(connection: sa.Connection) -> set[int]:
    """The servers of which anything is kept that rests without the bot, by their ids."""
    names = [
        column
        for part in whole_schema().sorted_tables
        for column in part.c
        if SERVER in column.info and column.name != "user_id"
    ]
    found = {each for column in names for each in connection.scalars(sa.select(column).distinct())}
    return {each for each in found if each is not None and each > 0}


def gone(connection: sa.Connection) -> dict[int, datetime]:
    """The servers on which the bot is not any more, with the time since when it is known not to be."""
    query = sa.select(server_absences.c.guild_id, server_absences.c.began).where(server_absences.c.ended.is_(None))
    return {row.guild_id: row.began for row in connection.execute(query)}


def note_gone(connection: sa.Connection, guild_id: int, now: datetime, keep: timedelta) -> bool:
    """Note that the bot is on a server no more, of which all is deleted in ``keep``; return whether that is news.

    It is none where nothing is kept of that server.
    """
    lock(connection, guild_id)
    if plan_of(connection, guild_id).gone_since is not None or not _is_known(connection, guild_id):
        return False
    noted = insert(connection.dialect.name, server_absences).on_conflict_do_nothing()
    connection.execute(noted, {"guild_id": guild_id, "began": now})
    _put_off(connection, guild_id, ASIDE)
    waits = outbox_items.c.guild_id == guild_id
    connection.execute(sa.update(outbox_items).where(waits).values(due_at=outbox.ASLEEP))
    scheduler.no_later(connection, Due.ERASURE, [guild_id], guild_id, now + keep, now)
    return True


def note_back(connection: sa.Connection, guild_id: int, now: datetime) -> bool:
    """Note that the bot is on a server again, where everything goes on; return whether it was not.

    What was being deleted is deleted to the end.
    """
    lock(connection, guild_id)
    plan = plan_of(connection, guild_id)
    if plan.gone_since is None:
        return False
    here = (server_absences.c.guild_id == guild_id, server_absences.c.ended.is_(None))
    connection.execute(sa.update(server_absences).where(*here).values(ended=now))
    if not plan.begun:
        scheduler.schedule(connection, guild_id, guild_id, {Due.ERASURE: plan.asked_at})
        _wait_longer(connection, guild_id, now - plan.gone_since, now)
        place_queries.wake(connection, now, guild_id=guild_id)
        _show_anew(connection, guild_id, now)
        waits = sa.select(waiting.c.user_id).join(tables, tables.c.id == waiting.c.table_id)
        people = connection.scalars(waits.where(tables.c.guild_id == guild_id)).all()
        scheduler.no_later(connection, Due.REMINDER, people, None, now, now)
    return True


def _is_known(connection: sa.Connection, guild_id: int) -> bool:
    found = ((part, at_server(part, guild_id)) for part in whole_schema().sorted_tables)
    return any(
        connection.execute(sa.select(sa.literal(1)).select_from(part).where(here).limit(1)).first() is not None
        for part, here in found
        if here is not None
    )


def _wait_longer(connection: sa.Connection, guild_id: int, span: timedelta, now: datetime) -> None:
    """Have all that a server waits for come later by ``span``, in which nobody there could do anything.

    Clocks know that by themselves, and what its posts are about is looked at now.
    """
    later = span // MICROSECOND
    for part in whole_schema().sorted_tables:
        here = at_server(part, guild_id)
        if here is None:
            continue
        live = tables.c.status.in_(LIVE) if part is tables else sa.true()
        for column in part.c:
            if AWAITED.items() <= column.info.items():
                connection.execute(sa.update(part).where(here, live).values({column: _plus(column, later)}))
    _put_off(connection, guild_id, span - ASIDE, due.c.at > now + ASIDE / 2)
    at_once = due.c.kind.in_((Due.CLOCK, *kinds_about(SubjectKind.SERVER)))
    connection.execute(sa.update(due).where(_due_at(guild_id), at_once).values(at=now))
    sleeps = sa.and_(outbox_items.c.guild_id == guild_id, outbox_items.c.due_at >= outbox.ASLEEP)
    connection.execute(sa.update(outbox_items).where(sleeps).values(due_at=now))


def _due_at(guild_id: int) -> sa.ColumnElement[bool]:
    """Whether something is due on a server, besides its deletion."""
    return sa.and_(due.c.guild == guild_id, due.c.kind != Due.ERASURE)


def _put_off(connection: sa.Connection, guild_id: int, span: timedelta, *where: sa.ColumnElement[bool]) -> None:
    """Have what is due on a server come later."""
    later = _plus(due.c.at, span // MICROSECOND)
    connection.execute(sa.update(due).where(_due_at(guild_id), *where).values(at=later, process=None))


def _plus(column: sa.Column[datetime], microseconds: int) -> sa.ColumnElement[datetime]:
    return sa.type_coerce(sa.type_coerce(column, sa.BigInteger) + microseconds, Instant)


def _show_anew(connection: sa.Connection, guild_id: int, now: datetime) -> None:
    """Have all posts of a server looked at: what is gone is posted anew."""
    _look_again(connection, sa.and_(posts.c.kind.in_(kinds_to(PostTarget.SERVER)), posts.c.subject == guild_id))
    for each in tournaments.live(connection, guild_id):
        tournaments.show(connection, each.id, now)
    query = sa.select(tables.c.id, tables.c.status).where(tables.c.guild_id == guild_id, tables.c.status.in_(LIVE))
    rows = connection.execute(query.order_by(tables.c.id)).all()
    asked = sa.select(polls.c.table_id, polls.c.kind).where(
        polls.c.table_id.in_([row.id for row in rows]), ~polls.c.resting
    )
    questions = {(row.table_id, row.kind) for row in connection.execute(asked)}
    for number, row in enumerate(rows):
        _look_again(connection, sa.and_(posts.c.kind == Kind.STATUS, posts.c.subject == row.id))
        kind, wait = Kind.LOBBY if row.status == Status.LOBBY else Kind.REFRESH, number // SHOWN_A_SECOND
        kinds = sorted(key for table, key in questions if table == row.id)
        items = [NewItem(kind, wait=wait), *(NewItem(Kind.POLL, key=key, wait=wait) for key in kinds)]
        outbox.insert_at_table(connection, row.id, now, items)


def _look_again(connection: sa.Connection, where: sa.ColumnElement[bool]) -> None:
    """Have what stands edited, whatever it looks like: by that it is found out if it is gone."""
    for post in outbox.POSTS.all(connection, outbox.POSTS.select(where)):
        if post.kind is Kind.STATUS:
            looked = with_shown(post, msgspec.structs.replace(read_shown(post), looks=""))
        else:
            looked = msgspec.structs.replace(post, fingerprint="")
        outbox.record_posts(connection, [looked])
