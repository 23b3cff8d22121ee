"""Queries about tournaments. Each is changed as a whole, by one transaction at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.model.contest import (
    Alteration,
    Contest,
    ContestMeeting,
    ContestNote,
    Participant,
    Phase,
    Plan,
    Verdict,
    Whole,
)
from bot.model.hook import HookEvent
from bot.model.outbox import Kind, NewItem
from bot.store import webhooks
from bot.store.contest_schema import contest_meetings, contest_notes, contest_people, contests
from bot.store.outbox import insert_items
from bot.store.schema import blocks, tables
from games.engine import Text

Decide = Callable[[Whole], Alteration | None]
"""What becomes of a tournament; None: it stays as it is. May be asked again, and raise what its caller is to see."""

_plan = msgspec.json.Decoder(Plan)
_numbers = msgspec.json.Decoder(tuple[int, ...])
_words = msgspec.json.Decoder(Text)


def open_one(connection: sa.Connection, contest: Contest, interaction_id: str) -> int:
    """Stores a new tournament; its id."""
    row = {**_contest_row(contest), "opened_at": contest.opened_at, "interaction_id": interaction_id}
    row |= {"guild_id": contest.guild_id, "opener_id": contest.opener_id, "lot": contest.lot}
    made = connection.execute(sa.insert(contests), row).inserted_primary_key
    assert made is not None  # noqa: S101 - an insert of one row has one
    return int(made[0])


def opened_by(connection: sa.Connection, interaction_id: str) -> Contest | None:
    """The tournament that an interaction opened."""
    row = connection.execute(sa.select(contests).where(contests.c.interaction_id == interaction_id)).one_or_none()
    return None if row is None else _contest(row)


def find(connection: sa.Connection, contest_id: int) -> Whole | None:
    """The tournament with this id."""
    row = connection.execute(sa.select(contests).where(contests.c.id == contest_id)).one_or_none()
    return None if row is None else _whole(connection, _contest(row))


def of_guild(connection: sa.Connection, guild_id: int, most: int) -> list[Contest]:
    """The latest tournaments of a server, newest first."""
    query = sa.select(contests).where(contests.c.guild_id == guild_id)
    return [_contest(row) for row in connection.execute(query.order_by(contests.c.id.desc()).limit(most))]


def counts(connection: sa.Connection, contest_ids: Collection[int]) -> dict[int, int]:
    """How many people each of these tournaments has."""
    query = sa.select(contest_people.c.contest_id, sa.func.count()).where(contest_people.c.contest_id.in_(contest_ids))
    return {row[0]: row[1] for row in connection.execute(query.group_by(contest_people.c.contest_id))}


def live(connection: sa.Connection, guild_id: int | None = None) -> list[Contest]:
    """The tournaments (of a server) that are not over, oldest first."""
    query = sa.select(contests).where(contests.c.phase != Phase.OVER.value)
    if guild_id is not None:
        query = query.where(contests.c.guild_id == guild_id)
    return [_contest(row) for row in connection.execute(query.order_by(contests.c.id))]


def ended_since(connection: sa.Connection, since: datetime) -> list[Contest]:
    """The tournaments that have ended since then."""
    query = sa.select(contests).where(contests.c.phase == Phase.OVER.value, contests.c.changed_at >= since)
    return [_contest(row) for row in connection.execute(query.order_by(contests.c.id))]


def alter(connection: sa.Connection, contest_id: int, decide: Decide) -> Whole | None:
    """Changes a tournament as ``decide`` says, while nobody else does; as it then is, None where there is none."""
    row = connection.execute(sa.select(contests).where(contests.c.id == contest_id).with_for_update()).one_or_none()
    if row is None:
        return None
    whole = _whole(connection, _contest(row))
    made = decide(whole)
    if made is None:
        return whole
    mine = sa.update(contests).where(contests.c.id == contest_id)
    connection.execute(mine.values(**_contest_row(made.contest)))
    for person in made.people:
        _write_person(connection, contest_id, person)
    if made.gone:
        here = contest_people.c.contest_id == contest_id
        connection.execute(sa.delete(contest_people).where(here, contest_people.c.number.in_(made.gone)))
    for meeting in made.meetings:
        _write_meeting(connection, contest_id, meeting)
    for note in made.notes:
        words = {"words": msgspec.json.encode(note.words).decode(), "pings": msgspec.json.encode(note.pings).decode()}
        connection.execute(sa.insert(contest_notes), {"contest_id": contest_id, **words})
    for table_id, told in made.told:
        revision = connection.execute(sa.select(tables.c.revision).where(tables.c.id == table_id)).scalar_one()
        insert_items(connection, table_id, revision, made.contest.changed_at, (NewItem(Kind.NOTICE, note=told),))
    if made.news is not None:
        contest = made.contest
        webhooks.queue(connection, HookEvent.ROUND, contest.guild_id, contest.changed_at, made.news)
    return _whole(connection, msgspec.structs.replace(made.contest, id=contest_id))


def of_table(connection: sa.Connection, table_id: int) -> tuple[Contest, ContestMeeting] | None:
    """The tournament that a table belongs to, and the meeting that is played there."""
    row = connection.execute(sa.select(contest_meetings).where(contest_meetings.c.led_to == table_id)).one_or_none()
    if row is None:
        return None
    found = connection.execute(sa.select(contests).where(contests.c.id == row.contest_id)).one()
    return _contest(found), _meeting(row)


def blocked_among(connection: sa.Connection, contest_id: int, user_id: int) -> list[int]:
    """Those of a tournament's people whom a person blocks."""
    theirs = sa.select(contest_people.c.user_id).where(contest_people.c.contest_id == contest_id)
    query = sa.select(blocks.c.blocked_id).where(blocks.c.user_id == user_id, blocks.c.blocked_id.in_(theirs))
    return list(connection.scalars(query.order_by(blocks.c.blocked_id)))


def notes(connection: sa.Connection, contest_id: int) -> list[ContestNote]:
    """What is still to be said of a tournament, oldest first."""
    query = sa.select(contest_notes).where(contest_notes.c.contest_id == contest_id).order_by(contest_notes.c.id)
    return [
        ContestNote(
            id=row.id,
            contest_id=row.contest_id,
            words=_words.decode(row.words),
            pings=_numbers.decode(row.pings),
        )
        for row in connection.execute(query)
    ]


def with_notes(connection: sa.Connection) -> list[int]:
    """The ids of the tournaments of which something is still to be said."""
    return list(connection.scalars(sa.select(contest_notes.c.contest_id).distinct()))


def said(connection: sa.Connection, note_id: int) -> None:
    """A note has been said."""
    connection.execute(sa.delete(contest_notes).where(contest_notes.c.id == note_id))


def next_time(connection: sa.Connection) -> datetime | None:
    """When time next does something to a tournament: a sign-up, a check-in or a round ends, or a table opens."""
    times = [
        (contests.c.sign_up_until, contests.c.phase == Phase.SIGN_UP.value),
        (contests.c.check_in_until, contests.c.phase == Phase.CHECK_IN.value),
        (contests.c.round_ends_at, contests.c.phase == Phase.RUNNING.value),
    ]
    found = [connection.scalar(sa.select(sa.func.min(column)).where(which)) for column, which in times]
    unopened = (contest_meetings.c.led_to.is_(None), contest_meetings.c.verdict.is_(None))
    found.append(connection.scalar(sa.select(sa.func.min(contest_meetings.c.opens_at)).where(*unopened)))
    return min((each for each in found if each is not None), default=None)


def _whole(connection: sa.Connection, contest: Contest) -> Whole:
    people = sa.select(contest_people).where(contest_people.c.contest_id == contest.id)
    meetings = sa.select(contest_meetings).where(contest_meetings.c.contest_id == contest.id)
    in_order = meetings.order_by(contest_meetings.c.round, contest_meetings.c.number)
    return Whole(
        contest=contest,
        people=tuple(map(_person, connection.execute(people.order_by(contest_people.c.number)))),
        meetings=tuple(map(_meeting, connection.execute(in_order))),
    )


def _write_person(connection: sa.Connection, contest_id: int, person: Participant) -> None:
    here = sa.and_(contest_people.c.contest_id == contest_id, contest_people.c.number == person.number)
    row = msgspec.structs.asdict(person)
    if not connection.execute(sa.update(contest_people).where(here).values(**row)).rowcount:
        connection.execute(sa.insert(contest_people), {"contest_id": contest_id, **row})


def _write_meeting(connection: sa.Connection, contest_id: int, meeting: ContestMeeting) -> None:
    row = {
        "contest_id": contest_id,
        "round": meeting.round,
        "number": meeting.number,
        "seats": msgspec.json.encode(meeting.seats).decode(),
        "opens_at": meeting.opens_at,
        "led_to": meeting.table_id,
        "verdict": None if meeting.verdict is None else meeting.verdict.value,
        "forfeited": msgspec.json.encode(meeting.forfeited).decode(),
        "places": None if meeting.places is None else msgspec.json.encode(meeting.places).decode(),
        "scores": None if meeting.scores is None else msgspec.json.encode(meeting.scores).decode(),
    }
    if meeting.id:
        connection.execute(sa.update(contest_meetings).where(contest_meetings.c.id == meeting.id).values(**row))
    else:
        connection.execute(sa.insert(contest_meetings), row)


def _contest_row(contest: Contest) -> dict[str, Any]:
    return {
        "channel_id": contest.channel_id,
        "plan": msgspec.json.encode(contest.plan).decode(),
        "phase": contest.phase.value,
        "sign_up_until": contest.plan.sign_up_until,
        "check_in_until": contest.check_in_until,
        "round": contest.round,
        "rounds": contest.rounds,
        "round_ends_at": contest.round_ends_at,
        "over": contest.over,
        "changed_at": contest.changed_at,
    }


def _contest(row: Any) -> Contest:
    return Contest(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        opener_id=row.opener_id,
        plan=_plan.decode(row.plan),
        lot=row.lot,
        opened_at=row.opened_at,
        changed_at=row.changed_at,
        phase=Phase(row.phase),
        check_in_until=row.check_in_until,
        round=row.round,
        rounds=row.rounds,
        round_ends_at=row.round_ends_at,
        over=row.over,
    )


def _person(row: Any) -> Participant:
    found = {name: value for name, value in row._mapping.items() if name != "contest_id"}
    return Participant(**found)


def _meeting(row: Any) -> ContestMeeting:
    return ContestMeeting(
        id=row.id,
        contest_id=row.contest_id,
        round=row.round,
        number=row.number,
        seats=_numbers.decode(row.seats),
        opens_at=row.opens_at,
        table_id=row.led_to,
        verdict=None if row.verdict is None else Verdict(row.verdict),
        places=None if row.places is None else _numbers.decode(row.places),
        forfeited=_numbers.decode(row.forfeited),
        scores=None if row.scores is None else _numbers.decode(row.scores),
    )
