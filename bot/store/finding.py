"""Queries about who waits for a game, and about the meetings of those who fit."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.model.clock import Pace
from bot.model.finding import Meeting, Wait, Wanted
from bot.model.table import Person
from bot.store.guild_schema import meetings, waits
from bot.store.schema import blocks


def enter(connection: sa.Connection, wait: Wait) -> None:
    """Notes that a person waits. Who waits for the same already waits on, from now on until the new time.

    What ``wait`` says of ``only_one`` holds for everything the person waits for on that server.
    """
    wanted, person = wait.wanted, wait.person
    same = sa.and_(_for(wanted), waits.c.user_id == person.user_id)
    again = {"until": wait.until, "channel_id": wait.channel_id, "name": person.name, "locale": person.locale}
    if not connection.execute(sa.update(waits).where(same).values(again)).rowcount:
        row = {**_row(wanted), **again, "user_id": person.user_id, "since": wait.since}
        connection.execute(sa.insert(waits), {**row, "only_one": wait.only_one, "ready": False, "meeting_id": None})
    mine = sa.and_(waits.c.guild_id == wanted.guild_id, waits.c.user_id == person.user_id)
    connection.execute(sa.update(waits).where(mine).values(only_one=wait.only_one))


def of_person(connection: sa.Connection, guild_id: int, user_id: int) -> list[Wait]:
    """What a person waits for on a server, oldest first."""
    return _waits(connection, waits.c.guild_id == guild_id, waits.c.user_id == user_id)


def how_many(connection: sa.Connection, wanted: Wanted, now: datetime) -> int:
    """How many people wait for the same and are not being asked yet."""
    free = sa.select(sa.func.count()).where(_for(wanted), waits.c.meeting_id.is_(None), waits.c.until > now)
    return connection.execute(free).scalar_one()


def give_up(connection: sa.Connection, guild_id: int, user_id: int, wait_id: int) -> Wait | None:
    """Ends what a person waits for, which it returns; a meeting where they were asked is called off.

    None where there is no such thing, or a table is just being opened for it.
    """
    found = next((wait for wait in of_person(connection, guild_id, user_id) if wait.id == wait_id), None)
    if found is not None:
        if found.meeting is not None and (meeting := _open(connection, found.meeting)) is not None:
            if meeting.complete:
                return None  # its table is being opened
            _call_off(connection, meeting, "meeting-called-off", gone=())
        connection.execute(sa.delete(waits).where(waits.c.id == wait_id))
    return found


def expire(connection: sa.Connection, now: datetime) -> None:
    """Forgets what was waited for too long; whoever is being asked waits until that is over."""
    connection.execute(sa.delete(waits).where(waits.c.until <= now, waits.c.meeting_id.is_(None)))


def wanted_by_enough(connection: sa.Connection, now: datetime) -> list[Wanted]:
    """What is waited for by so many that a game may come of it."""
    names = [waits.c[name] for name in Wanted._fields]
    counted = sa.select(*names).where(waits.c.meeting_id.is_(None), waits.c.until > now)
    enough = counted.group_by(*names).having(sa.func.count() >= waits.c.seats).order_by(sa.func.min(waits.c.since))
    return [Wanted(row.guild_id, row.game, row.seats, Pace(row.pace)) for row in connection.execute(enough)]


def free(connection: sa.Connection, wanted: Wanted, now: datetime) -> tuple[list[Wait], set[tuple[int, int]]]:
    """Who waits for this and is not being asked yet, longest first; and which of them block whom."""
    found = _waits(connection, _for(wanted), waits.c.meeting_id.is_(None), waits.c.until > now)
    users = [wait.person.user_id for wait in found]
    rows = connection.execute(sa.select(blocks).where(blocks.c.user_id.in_(users), blocks.c.blocked_id.in_(users)))
    return found, {(row.user_id, row.blocked_id) for row in rows}


def meet(connection: sa.Connection, meeting: Meeting) -> int | None:
    """Stores that those of ``meeting.waits`` are asked; its id, or None where one of them has been taken meanwhile."""
    row = {**_row(meeting.wanted), "channel_id": meeting.channel_id, "made_at": meeting.made_at, "until": meeting.until}
    ids = [wait.id for wait in meeting.waits]
    theirs = sa.select(waits.c.id).where(waits.c.id.in_(ids), waits.c.meeting_id.is_(None)).with_for_update()
    if len(connection.scalars(theirs).all()) != len(ids):
        return None
    made = connection.execute(sa.insert(meetings), {**row, "over": None, "led_to": None}).inserted_primary_key
    assert made is not None  # noqa: S101 - an insert of one row has one
    connection.execute(sa.update(waits).where(waits.c.id.in_(ids)).values(meeting_id=made[0], ready=False))
    return int(made[0])


def find(connection: sa.Connection, meeting_id: int) -> Meeting | None:
    """The meeting with this id."""
    row = connection.execute(sa.select(meetings).where(meetings.c.id == meeting_id)).one_or_none()
    return None if row is None else _meeting(row, _waits(connection, waits.c.meeting_id == meeting_id))


def under_way(connection: sa.Connection) -> list[Meeting]:
    """The meetings that are not over, oldest first."""
    rows = connection.execute(sa.select(meetings).where(meetings.c.over.is_(None)).order_by(meetings.c.id)).all()
    theirs = _waits(connection, waits.c.meeting_id.in_([row.id for row in rows]))
    return [_meeting(row, [wait for wait in theirs if wait.meeting == row.id]) for row in rows]


def say_yes(connection: sa.Connection, meeting_id: int, user_id: int) -> Meeting | None:
    """Notes that a person is ready to play; the meeting as it then is, None where it does not ask them any more."""
    if _open(connection, meeting_id) is None:
        return None
    theirs = sa.and_(waits.c.meeting_id == meeting_id, waits.c.user_id == user_id)
    if not connection.execute(sa.update(waits).where(theirs).values(ready=True)).rowcount:
        return None
    return find(connection, meeting_id)


def end_late(connection: sa.Connection, meeting_id: int) -> None:
    """A meeting is over whose time has run out: who has not answered leaves the queue, the others wait on."""
    if (meeting := _open(connection, meeting_id)) is not None and not meeting.complete:
        _call_off(connection, meeting, "meeting-late", gone=[wait.id for wait in meeting.waits if not wait.ready])


def end_without(connection: sa.Connection, meeting_id: int) -> None:
    """A meeting is over of which nothing can come; all leave this queue."""
    if (meeting := _open(connection, meeting_id)) is not None:
        _call_off(connection, meeting, "meeting-failed", gone=[wait.id for wait in meeting.waits])


def end_with_table(connection: sa.Connection, meeting_id: int, table_id: int) -> None:
    """A meeting is over that has led to a table; who wanted only one game waits for no other on that server."""
    meeting = _open(connection, meeting_id)
    if meeting is None:
        return
    connection.execute(sa.delete(waits).where(waits.c.meeting_id == meeting_id))
    served = [wait.person.user_id for wait in meeting.waits if wait.only_one]
    others = _waits(connection, waits.c.guild_id == meeting.wanted.guild_id, waits.c.user_id.in_(served))
    for other in others:
        give_up(connection, meeting.wanted.guild_id, other.person.user_id, other.id)
    ended = sa.update(meetings).where(meetings.c.id == meeting_id)
    connection.execute(ended.values(over="meeting-table", led_to=table_id))


def forget_over(connection: sa.Connection, before: datetime) -> None:
    """Forgets meetings that were over long ago."""
    connection.execute(sa.delete(meetings).where(meetings.c.over.is_not(None), meetings.c.until < before))


def next_time(connection: sa.Connection) -> datetime | None:
    """When time next ends something: a wait, or a meeting."""
    ends = [
        connection.scalar(sa.select(sa.func.min(waits.c.until)).where(waits.c.meeting_id.is_(None))),
        connection.scalar(sa.select(sa.func.min(meetings.c.until)).where(meetings.c.over.is_(None))),
    ]
    return min((end for end in ends if end is not None), default=None)


def _open(connection: sa.Connection, meeting_id: int) -> Meeting | None:
    """The meeting with this id unless it is over; nobody else changes it in this transaction."""
    alone = sa.select(meetings.c.id).where(meetings.c.id == meeting_id, meetings.c.over.is_(None)).with_for_update()
    return None if connection.scalar(alone) is None else find(connection, meeting_id)


def _call_off(connection: sa.Connection, meeting: Meeting, why: str, gone: Collection[int]) -> None:
    """Ends a meeting; those whose waits are ``gone`` leave the queue, the others are free to be asked again.

    Whoever is free keeps their place, and a day at least to be found again.
    """
    connection.execute(sa.delete(waits).where(waits.c.id.in_(list(gone))))
    theirs = waits.c.meeting_id == meeting.id
    connection.execute(sa.update(waits).where(theirs, waits.c.until < meeting.until).values(until=meeting.until))
    connection.execute(sa.update(waits).where(theirs).values(meeting_id=None, ready=False))
    connection.execute(sa.update(meetings).where(meetings.c.id == meeting.id).values(over=why))


def _for(wanted: Wanted) -> sa.ColumnElement[bool]:
    return sa.and_(*(waits.c[name] == value for name, value in _row(wanted).items()))


def _row(wanted: Wanted) -> dict[str, Any]:
    return {**wanted._asdict(), "pace": wanted.pace.value}


def _waits(connection: sa.Connection, *where: sa.ColumnElement[bool]) -> list[Wait]:
    return [
        _wait(row) for row in connection.execute(sa.select(waits).where(*where).order_by(waits.c.since, waits.c.id))
    ]


def _wait(row: Any) -> Wait:
    return Wait(
        id=row.id,
        person=Person(row.user_id, row.name, row.locale),
        wanted=Wanted(row.guild_id, row.game, row.seats, Pace(row.pace)),
        channel_id=row.channel_id,
        since=row.since,
        until=row.until,
        only_one=row.only_one,
        meeting=row.meeting_id,
        ready=row.ready,
    )


def _meeting(row: Any, theirs: Iterable[Wait]) -> Meeting:
    return Meeting(
        id=row.id,
        wanted=Wanted(row.guild_id, row.game, row.seats, Pace(row.pace)),
        channel_id=row.channel_id,
        made_at=row.made_at,
        until=row.until,
        waits=tuple(theirs),
        over=row.over,
        table_id=row.led_to,
    )
