"""Queries about who waits for a game, and about the parties of those who fit."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.core.pace import Pace
from bot.db.rows import Rows, readable
from bot.matchmaking.model import Criteria, Party, QueueEntry
from bot.matchmaking.schema import parties, queue_entries
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import insert_items
from bot.people.queries import require_admitted
from bot.people.schema import blocks
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due

WAITS = Rows(QueueEntry, queue_entries, party=queue_entries.c.party_id)
PARTIES = Rows(Party, parties, table_id=parties.c.led_to)


def enter(connection: sa.Connection, wait: QueueEntry) -> None:
    """Notes that a person waits. Who waits for the same already waits on, from now on until the new time.

    What ``wait`` says of ``only_one`` holds for everything the person waits for on that server.
    """
    wanted, person = wait.wanted, wait.person
    same = sa.and_(_for(wanted), queue_entries.c.user_id == person.user_id)
    again = {"until": wait.until, "channel_id": wait.channel_id, "name": person.name, "locale": person.locale}
    if not connection.execute(sa.update(queue_entries).where(same).values(again)).rowcount:
        require_admitted(connection, wanted.guild_id, [person.user_id])
        row = {**_row(wanted), **again, "user_id": person.user_id, "since": wait.since}
        connection.execute(
            sa.insert(queue_entries), {**row, "only_one": wait.only_one, "ready": False, "party_id": None}
        )
    mine = sa.and_(queue_entries.c.guild_id == wanted.guild_id, queue_entries.c.user_id == person.user_id)
    others = sa.update(queue_entries).where(mine, queue_entries.c.only_one != wait.only_one)
    connection.execute(others.values(only_one=wait.only_one))
    _check(connection, wanted.guild_id, wait.since)


def of_person(connection: sa.Connection, guild_id: int, user_id: int) -> list[QueueEntry]:
    """Return the entries of a person on a server, the oldest first."""
    return _waits(connection, queue_entries.c.guild_id == guild_id, queue_entries.c.user_id == user_id)


def give_up(connection: sa.Connection, guild_id: int, user_id: int, entry_id: int, now: datetime) -> QueueEntry | None:
    """Ends what a person waits for, which it returns; a party where they were asked is called off.

    None where there is no such thing, or a table is just being opened for it.
    """
    found = next((wait for wait in of_person(connection, guild_id, user_id) if wait.id == entry_id), None)
    if found is not None:
        if found.party is not None and (party := _open(connection, found.party)) is not None:
            if party.complete:
                return None  # its table is being opened
            _call_off(connection, party, "party-called-off", (), now)
        connection.execute(sa.delete(queue_entries).where(queue_entries.c.id == entry_id))
    return found


def expire(connection: sa.Connection, guild_id: int, now: datetime) -> None:
    """Forgets what was waited for too long on a server; whoever is being asked waits until that is over."""
    free = sa.and_(queue_entries.c.guild_id == guild_id, queue_entries.c.party_id.is_(None))
    connection.execute(sa.delete(queue_entries).where(free, queue_entries.c.until <= now))


def wanted_by_enough(connection: sa.Connection, guild_id: int, now: datetime) -> list[Criteria]:
    """Return the criteria that enough people on a server share for a game."""
    names = [queue_entries.c[name] for name in Criteria._fields]
    free = sa.and_(queue_entries.c.guild_id == guild_id, queue_entries.c.party_id.is_(None))
    counted = sa.select(*names).where(free, queue_entries.c.until > now)
    enough = (
        counted.group_by(*names)
        .having(sa.func.count() >= queue_entries.c.seats)
        .order_by(sa.func.min(queue_entries.c.since))
    )
    return [Criteria(row.guild_id, row.game, row.seats, Pace(row.pace)) for row in connection.execute(enough)]


def free(connection: sa.Connection, wanted: Criteria, now: datetime) -> tuple[list[QueueEntry], set[tuple[int, int]]]:
    """Return the entries with these criteria that are in no party, the oldest first, and who of them block whom."""
    found = _waits(connection, _for(wanted), queue_entries.c.party_id.is_(None), queue_entries.c.until > now)
    users = [wait.person.user_id for wait in found]
    rows = connection.execute(sa.select(blocks).where(blocks.c.user_id.in_(users), blocks.c.blocked_id.in_(users)))
    return found, {(row.user_id, row.blocked_id) for row in rows}


def waiting_for(connection: sa.Connection, guild_id: int, game: str, pace: Pace, now: datetime) -> list[int]:
    """Return the user ids of those who wait on a server for a game at a pace, however many play, the oldest first."""
    wanted = (queue_entries.c.guild_id == guild_id, queue_entries.c.game == game, queue_entries.c.pace == pace)
    found = _waits(connection, *wanted, queue_entries.c.party_id.is_(None), queue_entries.c.until > now)
    return list(dict.fromkeys(wait.person.user_id for wait in found))


def meet(connection: sa.Connection, party: Party) -> int | None:
    """Stores that those of ``party.waits`` are asked; its id, or None where one of them has been taken meanwhile."""
    row = {**_row(party.wanted), "channel_id": party.channel_id, "made_at": party.made_at, "until": party.until}
    ids = [wait.id for wait in party.queue_entries]
    theirs = (
        sa.select(queue_entries.c.id)
        .where(queue_entries.c.id.in_(ids), queue_entries.c.party_id.is_(None))
        .with_for_update()
    )
    if len(connection.scalars(theirs).all()) != len(ids):
        return None
    made = connection.execute(sa.insert(parties), {**row, "over": None, "led_to": None}).inserted_primary_key
    assert made is not None  # noqa: S101 - an insert of one row has one
    connection.execute(
        sa.update(queue_entries).where(queue_entries.c.id.in_(ids)).values(party_id=made[0], ready=False)
    )
    _post(connection, party.wanted.guild_id, made[0], party.made_at)
    return int(made[0])


def find(connection: sa.Connection, party_id: int) -> Party | None:
    """The party with this id."""
    row = connection.execute(_meetings(parties.c.id == party_id)).one_or_none()
    return None if row is None else _party(row, _waits(connection, queue_entries.c.party_id == party_id))


def under_way(connection: sa.Connection, guild_id: int) -> list[Party]:
    """The parties of a server that are not over, oldest first."""
    here = _meetings(parties.c.guild_id == guild_id, parties.c.over.is_(None))
    rows = connection.execute(here.order_by(parties.c.id)).all()
    theirs = _waits(connection, queue_entries.c.party_id.in_([row.id for row in rows]))
    return list(readable(rows, lambda row: _party(row, [wait for wait in theirs if wait.party == row.id])))


def say_yes(connection: sa.Connection, party_id: int, user_id: int, now: datetime) -> Party | None:
    """Notes that a person is ready to play; the party as it then is, None where it does not ask them any more."""
    if (party := _open(connection, party_id)) is None:
        return None
    theirs = sa.and_(queue_entries.c.party_id == party_id, queue_entries.c.user_id == user_id)
    if not connection.execute(sa.update(queue_entries).where(theirs).values(ready=True)).rowcount:
        return None
    _post(connection, party.wanted.guild_id, party_id, now)
    return find(connection, party_id)


def end_late(connection: sa.Connection, party_id: int, now: datetime) -> None:
    """A party is over whose time has run out: who has not answered leaves the queue, the others wait on."""
    if (party := _open(connection, party_id)) is not None and not party.complete:
        _call_off(connection, party, "party-late", [wait.id for wait in party.queue_entries if not wait.ready], now)


def end_without(connection: sa.Connection, party_id: int, now: datetime) -> None:
    """A party is over of which nothing can come; all leave this queue."""
    if (party := _open(connection, party_id)) is not None:
        _call_off(connection, party, "party-failed", [wait.id for wait in party.queue_entries], now)


def end_with_table(connection: sa.Connection, party_id: int, table_id: int, now: datetime) -> None:
    """A party is over that has led to a table; who wanted only one game waits for no other on that server."""
    party = _open(connection, party_id)
    if party is None:
        return
    connection.execute(sa.delete(queue_entries).where(queue_entries.c.party_id == party_id))
    served = [wait.person.user_id for wait in party.queue_entries if wait.only_one]
    others = _waits(connection, queue_entries.c.guild_id == party.wanted.guild_id, queue_entries.c.user_id.in_(served))
    for other in others:
        give_up(connection, party.wanted.guild_id, other.person.user_id, other.id, now)
    ended = sa.update(parties).where(parties.c.id == party_id)
    connection.execute(ended.values(over="party-table", led_to=table_id))
    _post(connection, party.wanted.guild_id, party_id, now)


def forget_over(connection: sa.Connection, guild_id: int, before: datetime) -> None:
    """Forgets parties of a server that were over long ago."""
    over = sa.and_(parties.c.guild_id == guild_id, parties.c.over.is_not(None))
    connection.execute(sa.delete(parties).where(over, parties.c.until <= before))


def next_times(connection: sa.Connection, guild_id: int) -> tuple[datetime | None, datetime | None]:
    """When time next ends something on a server, a wait or a party; and until when the first that is over went."""
    here = sa.select(sa.func.min(parties.c.until)).where(parties.c.guild_id == guild_id)
    free = sa.and_(queue_entries.c.guild_id == guild_id, queue_entries.c.party_id.is_(None))
    ends = [
        connection.scalar(sa.select(sa.func.min(queue_entries.c.until)).where(free)),
        connection.scalar(here.where(parties.c.over.is_(None))),
    ]
    over: datetime | None = connection.scalar(here.where(parties.c.over.is_not(None)))
    return min((end for end in ends if end is not None), default=None), over


def _open(connection: sa.Connection, party_id: int) -> Party | None:
    """The party with this id unless it is over; nobody else changes it in this transaction."""
    alone = sa.select(parties.c.id).where(parties.c.id == party_id, parties.c.over.is_(None)).with_for_update()
    return None if connection.scalar(alone) is None else find(connection, party_id)


def _post(connection: sa.Connection, guild_id: int, party_id: int, now: datetime) -> None:
    """Has the post of a party brought up to date."""
    insert_items(connection, guild_id, guild_id, 0, now, [NewItem(Kind.PARTY, party_id)])


def _call_off(connection: sa.Connection, party: Party, why: str, gone: Collection[int], now: datetime) -> None:
    """Ends a party; those whose waits are ``gone`` leave the queue, the others are free to be asked again.

    Whoever is free keeps their place, and a day at least to be found again.
    """
    connection.execute(sa.delete(queue_entries).where(queue_entries.c.id.in_(list(gone))))
    theirs = queue_entries.c.party_id == party.id
    connection.execute(
        sa.update(queue_entries).where(theirs, queue_entries.c.until < party.until).values(until=party.until)
    )
    connection.execute(sa.update(queue_entries).where(theirs).values(party_id=None, ready=False))
    connection.execute(sa.update(parties).where(parties.c.id == party.id).values(over=why))
    _check(connection, party.wanted.guild_id, now)
    _post(connection, party.wanted.guild_id, party.id, now)


def _check(connection: sa.Connection, guild_id: int, now: datetime) -> None:
    """Have a server's matchmaking checked: somebody is free to be asked."""
    scheduler.no_later(connection, Due.MATCHMAKING, [guild_id], guild_id, now, now)


def _for(wanted: Criteria) -> sa.ColumnElement[bool]:
    return sa.and_(*(queue_entries.c[name] == value for name, value in _row(wanted).items()))


def _row(wanted: Criteria) -> dict[str, Any]:
    return wanted._asdict()


def _meetings(*where: sa.ColumnElement[bool]) -> sa.Select[Any]:
    return PARTIES.select(*where).add_columns(*_wanted_columns(parties))


def _waits(connection: sa.Connection, *where: sa.ColumnElement[bool]) -> list[QueueEntry]:
    query = WAITS.select(*where).add_columns(
        *_wanted_columns(queue_entries), queue_entries.c.user_id, queue_entries.c.name, queue_entries.c.locale
    )
    return list(readable(connection.execute(query.order_by(queue_entries.c.since, queue_entries.c.id)), _wait))


def _wait(row: Any) -> QueueEntry:
    person = {"user_id": row.user_id, "name": row.name, "locale": row.locale}
    return WAITS.read(row, person=person, wanted=_wanted(row))


def _party(row: Any, theirs: Iterable[QueueEntry]) -> Party:
    return PARTIES.read(row, wanted=_wanted(row), queue_entries=tuple(theirs))


def _wanted_columns(table: sa.Table) -> list[sa.Column[Any]]:
    return [table.c[name] for name in Criteria._fields]


def _wanted(row: Any) -> tuple[Any, ...]:
    return tuple(getattr(row, name) for name in Criteria._fields)
