"""Reactions to the outcome of a table's posts: clocks begin to run, players hear of trouble, a table rests."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial

import msgspec
import sqlalchemy as sa

from bot.db.schema import posts, seats, tables
from bot.discord.message import Message, text_message
from bot.outbox import queries as outbox
from bot.outbox.messenger import read_shown
from bot.outbox.model import (
    OF_REVIEWS,
    Also,
    Kind,
    NewItem,
    Outcome,
    Post,
    PostTarget,
    SendReport,
    Trouble,
    read_trouble,
    troubles,
)
from bot.outbox.sender import CHANNEL_GONE, LOCKED_OUT_SECONDS
from bot.tables.core.base import place
from bot.tables.core.model import Status, Table
from bot.tables.core.service import Tables
from bot.tables.show import hand_queries
from bot.tables.show.status import localizer_for
from bot.tables.time import clock_queries as clocks
from bot.tables.time import waiting_queries as waiting
from games.engine import text

NOTIFY_AFTER = timedelta(minutes=1)
"""After so long those are told of a question, at the earliest, whom it did not ping: of several at once."""

TELL_OF_TROUBLE_AFTER = timedelta(seconds=LOCKED_OUT_SECONDS)
"""After so long those are told who can mend it that a place takes no posts: at first it may be a slip of the hand."""

OWNER_TROUBLE = "trouble-owner"
"""The message by which the owner of a server hears that nothing can be posted at a table."""

BOARDS = (Kind.STATUS, Kind.REFRESH)


class TableReports:
    """Hears what became of the posts of tables; see :data:`bot.outbox.outbox.Listener`."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def heard(self, report: SendReport) -> Also | None:
        """Return a query that stores the outcome."""
        if report.outcome in (Outcome.SENT, Outcome.ALREADY_POSTED):
            return self._sent(report)
        if report.item.kind in OF_REVIEWS:
            return None
        table, item = await self._tables.get(report.item.subject), report.item
        if item.kind is Kind.LIVING or item.kind is Kind.ANEW:
            seat = table.seat_of(item.number)
            lost = report.outcome is Outcome.GONE and seat is not None and not seat.unreachable
            return partial(_reached, report=report, now=self._tables.now(), reached=False) if lost else None
        public, now = item.kind.target is PostTarget.TABLE, self._tables.now()
        match report.outcome:
            case Outcome.UNREACHABLE:
                tell = now - item.first_attempt_at >= TELL_OF_TROUBLE_AFTER
                return lambda connection: note_trouble(connection, table, report.reason, now, tell=tell)
            case Outcome.GONE if report.reason == CHANNEL_GONE and public and item.kind is not Kind.LOBBY:
                return lambda connection: note_trouble(connection, table, CHANNEL_GONE, now, tell=True)
            case Outcome.GIVEN_UP if public:
                refused = Trouble(reason=report.reason, incident=item.incident) if item.incident else None
                return lambda connection: _rest(connection, table, refused, now)
            case _:
                return None

    def _sent(self, report: SendReport) -> Also | None:
        item, now, posted = report.item, self._tables.now(), bool(report.sent.posts)
        if item.kind in (Kind.LIVING, Kind.ANEW):
            return partial(_reached, report=report, now=now, reached=True) if posted else None
        later = report.sent.later if item.kind in (Kind.POLL, Kind.QUESTION) else ()

        def store(connection: sa.Connection) -> None:
            if item.kind in BOARDS:
                clocks.start(connection, item.subject, item.revision, now)
                waiting.posted(connection, item.subject, now)
            if item.kind is Kind.HAND:
                hand_queries.hand_arrived(connection, item.subject, item.number)
            if item.kind.target is PostTarget.TABLE:
                outbox.forget(connection, item.subject, Kind.TROUBLE)

            _tell_later(connection, item.subject, later, now)

        return store if posted else None


def _reached(connection: sa.Connection, report: SendReport, now: datetime, *, reached: bool) -> None:
    """Store whether a person has got their message: only then their clock runs, and the others see if not."""
    table_id, user = report.item.subject, report.item.number
    if reached:
        post = report.sent.posts[0]
        clocks.start(connection, table_id, post.revision, now, user)
        hand_queries.message_arrived(connection, user)
        if read_shown(post).asks:
            waiting.posted(connection, table_id, now, user)
    known = seats.c.unreachable if reached else ~seats.c.unreachable
    mine = (seats.c.table_id == table_id, seats.c.user_id == user, known)
    if connection.execute(sa.update(seats).where(*mine).values(unreachable=not reached)).rowcount:
        outbox.insert_at_table(connection, table_id, now, [NewItem(Kind.REFRESH)])


def _tell_later(connection: sa.Connection, table_id: int, users: Sequence[int], now: datetime) -> None:
    """Has those told later of a question whom it did not ping."""
    if users:
        theirs = sa.select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.user_id.in_(users))
        items = [
            NewItem(Kind.ASKED, seat, wait=NOTIFY_AFTER.total_seconds()) for seat in connection.scalars(theirs).all()
        ]
        outbox.insert_at_table(connection, table_id, now, items)


def note_trouble(connection: sa.Connection, table: Table, reason: str, now: datetime, *, tell: bool) -> None:
    """Notes that ``table`` cannot be posted to, for ``reason``; with ``tell`` its players are told so, once.

    So is the owner of its server, if it is no other table's trouble already.
    """
    known = read_trouble(outbox.find_post(connection, table.id, Kind.TROUBLE))
    told = known is not None and known.reason == reason and known.notified
    if known is not None and known.reason == reason and (told or not tell):
        return
    body = msgspec.json.encode(Trouble(reason=reason, notified=tell)).decode()
    post = Post(kind=Kind.TROUBLE, subject=table.id, channel_id=table.channel_id or 0, message_id=0, body=body)
    outbox.record_posts(connection, [post])
    if tell:
        items = [NewItem(Kind.TROUBLED, seat.seat, note=text(reason)) for seat in table.seats if seat.user_id]
        outbox.insert_items(connection, table.id, table.guild_id, table.revision, now, items)
        if reason != CHANNEL_GONE and table.guild_id is not None and not _owner_knows(connection, table):
            lost = NewItem(Kind.ASLEEP, table.id, note=text(OWNER_TROUBLE))
            outbox.insert_items(connection, table.guild_id, table.guild_id, table.revision, now, [lost])


def _owner_knows(connection: sa.Connection, table: Table) -> bool:
    """Whether the owner of a server was told of trouble that another table there still has."""
    others = sa.select(posts.c.body).where(
        posts.c.kind == Kind.TROUBLE,
        posts.c.subject != table.id,
        posts.c.subject.in_(sa.select(tables.c.id).where(tables.c.guild_id == table.guild_id)),
    )
    return any(troubles.decode(body).notified for body in connection.scalars(others) if body)


def rest(connection: sa.Connection, table_id: int, revision: int, trouble: Trouble | None) -> None:
    """Notes that a table is not posted to any more before somebody moves or its place changes.

    ``trouble`` says why; None: as it is noted already.
    """
    known = read_trouble(outbox.find_post(connection, table_id, Kind.TROUBLE))
    trouble = trouble or known or Trouble(reason="trouble-locked-out")
    body = msgspec.json.encode(msgspec.structs.replace(trouble, gave_up=True)).decode()
    post = Post(kind=Kind.TROUBLE, subject=table_id, channel_id=0, message_id=0, revision=revision, body=body)
    outbox.record_posts(connection, [post])


def _rest(connection: sa.Connection, table: Table, trouble: Trouble | None, now: datetime) -> None:
    """Nothing is posted at a table any more before somebody moves; who can change that is told, if a game sleeps."""
    rest(connection, table.id, table.revision, trouble)
    if trouble is None and table.status is Status.RUNNING and table.guild_id is not None:
        asleep = [NewItem(Kind.ASLEEP, table.id)]
        outbox.insert_items(connection, table.guild_id, table.guild_id, table.revision, now, asleep)


def trouble_note(table: Table, reason: str, language: str) -> Message:
    """Why nothing is posted at a table, by the message ``reason``, and what can be done."""
    localizer = localizer_for(table, language)
    return text_message(localizer.format(reason, game=text("game-name"), table=str(table.id), channel=place(table)))
