"""Operations on any poll: an answer, the end of its time, a change of its table."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from bot.outbox.model import Kind
from bot.scheduler.model import Due
from bot.tables.core import journal_queries as journal
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import EntryKind, Person, Status, Table
from bot.tables.core.refusals import Quarantined, Refusal
from bot.tables.core.service import Tables
from bot.tables.polls import changes
from bot.tables.polls.kinds import PollEnd, PollKind, decision
from bot.tables.polls.late_votes import LATE_VOTE
from bot.tables.polls.model import Answered, Poll
from bot.tables.polls.open_seats import LEAVE_VOTE, OPEN_SEAT
from bot.tables.polls.play_unrated import PLAY_UNRATED
from bot.tables.polls.proposals import PROPOSAL
from bot.tables.polls.seat_offers import SEAT_OFFER
from bot.tables.polls.still_playing import STILL_PLAYING
from bot.tables.polls.subjects import AGREE
from bot.tables.polls.take_backs import TAKE_BACK

MAX_STEPS = 20
"""Polls of a table whose time is over that are seen to in one go."""

_declared: tuple[PollKind[Any], ...] = (
    *(LATE_VOTE, PROPOSAL, TAKE_BACK, SEAT_OFFER, OPEN_SEAT, STILL_PLAYING),
    *(LEAVE_VOTE, PLAY_UNRATED),
)
KINDS: dict[str, PollKind[Any]] = {kind.about.kind: kind for kind in _declared}
"""Every kind of question by its name. A new one is declared here, and its post in :mod:`bot.tables.polls.views`."""


class Ballot(NamedTuple):
    """An answer to the poll of a kind that was opened at a table's ``revision``, by its key."""

    kind: str
    revision: int
    answer: str


async def answer(tables: Tables, table_id: int, ballot: Ballot, person: Person, found: Stored | None = None) -> Table:
    """A person answers a poll of a table that was ``found`` just now, or is to be loaded; return it as it is then.

    Who has answered may do so again, as long as nothing is decided. Raises NotSeated, Refusal.
    """
    found = found or await tables.load(table_id)
    left = await _left(tables, found.table, ballot)

    async def decide(stored: Stored) -> Change:
        poll = await admitted(tables, tables.running(stored, stopped=True).table, ballot, person, left)
        return await _followed(tables, stored, poll.answered(person.user_id, ballot.answer), person)

    return await tables.change(table_id, decide, found)


async def _left(tables: Tables, table: Table, ballot: Ballot) -> Collection[int]:
    """Return who has left the server, where a ballot depends on it. Discord is asked before the table is changed."""
    poll = _named(table, ballot)
    user = None if poll is None else KINDS[ballot.kind].left(poll)
    return () if user is None or not await tables.has_left(table.guild_id, user) else (user,)


def _named(table: Table, ballot: Ballot) -> Poll[Any] | None:
    return next((each for each in table.polls if (each.kind, each.revision) == ballot[:2]), None)


async def admitted(
    tables: Tables, table: Table, ballot: Ballot, person: Person, left: Collection[int] = ()
) -> Poll[Any]:
    """Return the poll that a ballot names, brought up to date for that answer of a person. Raises Refusal."""
    if table.status is Status.QUARANTINED:
        raise Quarantined(gone=table.game not in tables.games)
    kind = KINDS[ballot.kind]
    kind.require(table, person.user_id)
    poll = _named(table, ballot)
    if poll is None or poll.resting:
        raise Refusal(kind.gone)
    if all(each.key != ballot.answer for each in kind.answers(table)):
        raise Refusal("refusal-unknown-value")
    if kind.own is not None and ballot.answer == AGREE and poll.by == person.user_id:
        raise Refusal(kind.own)
    if kind.twice is not None and poll.answers.get(person.user_id) == ballot.answer:
        raise Refusal(kind.twice)
    return await kind.admit(tables, table, poll, person, ballot.answer, left)


async def asked(tables: Tables, table: Table, poll: Poll[Any]) -> tuple[int, ...]:
    """Return the user ids of those who are asked; for who is away nobody waits, where that is so."""
    kind = KINDS[poll.kind]
    people = kind.asked(table, poll)
    if not kind.spares_away or all(user in poll.answers for user in people):
        return people
    away = {table.seats[seat].user_id for seat in await tables.away(table)}
    return tuple(user for user in people if user in poll.answers or user not in away)


async def check(tables: Tables, table_id: int) -> datetime | None:
    """Let silence have its effect on the polls of a table whose time is over; return when the next one's is."""

    async def decide(stored: Stored) -> tuple[Change | None, Table | None]:
        if stored.table.status is Status.RUNNING:
            for poll in stored.table.polls:
                if poll.closes_at <= tables.now():
                    return await _followed(tables, stored, poll, None), None
        return None, stored.table

    for _ in range(MAX_STEPS):
        if (table := await tables.change_for(table_id, decide)) is not None:
            return _next_close(table)
    return tables.now()


async def reconcile(tables: Tables, stored: Stored | None, change: Change) -> Change:
    """Add to a change of a table what it makes of the polls there: which are over, what is posted, when they close."""
    if stored is None or not (stored.table.polls or change.table.polls):
        return change
    before = stored.table
    if change.entry.kind is EntryKind.BACK:
        change = await _put_off(tables, change)
    table, ends = _standing(before, change)
    was, now = _open(before), _open(table)
    said = {item.key for item in change.items if item.kind is Kind.POLL}
    news = [kind for kind in KINDS if was.get(kind) != now.get(kind) and kind not in said]
    items = [changes.poll_item(kind, None if kind in now else ends.get(kind)) for kind in news]
    at = {} if _next_close(before) == _next_close(table) else {Due.POLL: _next_close(table)}
    change = msgspec.structs.replace(change, table=table, items=(*change.items, *items), due={**at, **change.due})
    return _stored(before, change)


async def _put_off(tables: Tables, change: Change) -> Change:
    """``change`` of a table that was set aside, with all its polls closing later by as long as it was."""
    table, at = change.table, change.entry.at
    aside = await tables.store.read(journal.last_at, (table.id,), EntryKind.QUARANTINED) or at
    later = (msgspec.structs.replace(poll, closes_at=poll.closes_at + (at - aside)) for poll in table.polls)
    return msgspec.structs.replace(change, table=msgspec.structs.replace(table, polls=tuple(later)))


def _standing(before: Table, change: Change) -> tuple[Table, dict[str, str | None]]:
    """The table after ``change`` with the polls that stand still, and why those of other kinds are over."""
    table, ends, stand = change.table, dict[str, str | None](), list[Poll[Any]]()
    if table.status is Status.QUARANTINED:
        return table, ends
    for poll in table.polls:
        found = KINDS[poll.kind].becomes(before, change, poll)
        if isinstance(found, PollEnd):
            ends.setdefault(poll.kind, found.why)
        else:
            stand.append(found)
    return msgspec.structs.replace(table, polls=tuple(sorted(stand, key=lambda poll: poll.revision))), ends


def _stored(before: Table, change: Change) -> Change:
    """``change`` with what is to be written and forgotten of the polls of its table."""
    known = {poll.revision: poll for poll in before.polls}
    whole, given = list[Poll[Any]](), set[Answered]()
    for poll in change.table.polls:
        was = known.pop(poll.revision, None)
        if (
            was is None
            or msgspec.structs.replace(was, answers=poll.answers) != poll
            or was.answers.keys() - poll.answers
        ):
            whole.append(poll)
        else:
            given |= poll.given - was.given
    return msgspec.structs.replace(change, polls=tuple(whole), poll_answers=tuple(given), polls_over=tuple(known))


async def _followed(tables: Tables, stored: Stored, poll: Poll[Any], by: Person | None) -> Change:
    """The change that follows from ``poll`` by a person's answer, or (None) because its time is over."""
    kind = KINDS[poll.kind]
    waited_for = await asked(tables, stored.table, poll)
    outcome = decision(kind.answers(stored.table), poll.answers, waited_for, over=by is None)
    if outcome is None:
        return changes.answered(tables, stored, poll, None if by is None else by.user_id)
    return await kind.effect(tables, stored, poll, outcome, by)


def _open(table: Table) -> dict[str, list[Poll[Any]]]:
    """The polls of a table that may be answered, by the names of their kinds."""
    found: dict[str, list[Poll[Any]]] = {}
    for poll in table.polls:
        if not poll.resting:
            found.setdefault(poll.kind, []).append(poll)
    return found


def _next_close(table: Table) -> datetime | None:
    """When the time of a poll is over next; nothing happens to those of a table that is not being played at."""
    return min((poll.closes_at for poll in table.polls), default=None) if table.status is Status.RUNNING else None
