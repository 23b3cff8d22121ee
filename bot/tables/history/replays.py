"""Looking back: the turns of a game again, each as its reader may see it, and what somebody has missed.

Whose ``eyes`` a turn is seen with: ``own``, a player's own hand as far as they had it; ``public``, what a spectator
sees; once the game is over the number of any seat, or ``all`` hands open. The board is the same for everybody.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import sqlalchemy as sa

from bot.tables.by_message.lines import heard
from bot.tables.core import journal_queries as journal
from bot.tables.core.change import Stored
from bot.tables.core.model import Entry, EntryKind, Position, Seat, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.history import position_queries as positions
from bot.tables.history import retention_queries
from bot.tables.history import visit_queries as visits
from bot.tables.history.history import Missed, Moment, TurnEnd, TurnSummary, Visit
from bot.tables.history.played_again import PlayedAgain, played_again
from bot.tables.lobby.model import Branch
from games.engine import Event, UnreadableState

OWN, PUBLIC, ALL = "own", "public", "all"

MIN_TURNS_AWAY = 1
"""The number of missed turns up to which nobody is shown them first."""

Recorded = tuple[int, list[TurnEnd], list[Entry]]
"""How many turns had ended before, the ends of those after, and the journal's entries since."""

MAX_REPLAYED = 4
"""Archived games that are kept as they were played again, the last ones looked at."""


async def past(tables: Tables, stored: Stored) -> Position:
    """The position of a table that is looked back at, of one that was archived the last. Raises Refusal."""
    if stored.table.archived_at is None:
        return await tables.read(stored)
    again = await _played_again(tables, stored.table)
    return Position(stored.table, tables.games[stored.table.game], again.last)


async def between(tables: Tables, table: Table, after: int, last: int) -> list[Entry]:
    """Return the entries of a table after revision ``after`` up to ``last``."""
    if table.archived_at is not None:
        return (await _played_again(tables, table)).between(after, last)
    return await tables.store.read(journal.since, table.id, after, last)


async def turns(tables: Tables, table: Table) -> list[TurnEnd]:
    """The ends of the turns of ``table`` that can be seen again, the start first. Raises Refusal for none."""
    if table.archived_at is not None:
        return (await _played_again(tables, table)).ends
    ends = await tables.store.read(positions.turn_ends, table.id)
    if not ends:
        raise Refusal("refusal-not-started" if table.commitment is None else "refusal-no-turns-kept")
    return ends


async def moment(tables: Tables, position: Position, user_id: int, number: int | None = None, eyes: str = "") -> Moment:
    """The end of turn ``number`` (the nearest there is; None: the last), seen by a person with ``eyes``.

    Raises Refusal for eyes that are not theirs to have.
    """
    table = position.table
    ends = await turns(tables, table)
    last = len(ends) - 1
    number = last if number is None else max(0, min(number, last))
    choices = _choices(table, user_id)
    eyes = eyes or choices[0]
    if eyes not in choices:
        raise Refusal("refusal-replay-eyes")
    end = ends[number]
    then = await _at(tables, position, end)
    shown = _shown(position, then, end, user_id, eyes)
    entries = await between(tables, table, ends[number - 1].revision, end.revision) if number else []
    if any(entry.kind is EntryKind.SAID for entry in entries):
        entries = await tables.store.read(heard, entries, reader_at(table, user_id))
    return Moment(
        turn=TurnSummary(number, end, _events(entries, table, user_id, eyes)),
        last=last,
        board=then.view(None),
        hands=tuple((each, then.view(each)) for each in shown),
        eyes=eyes,
        choices=choices,
    )


async def at_end(tables: Tables, position: Position, revision: int) -> Position | None:
    """The position at the end of the turn that ended with ``revision``; None where none did. Raises Refusal."""
    end = next((end for end in await turns(tables, position.table) if end.revision == revision), None)
    return None if end is None else await _at(tables, position, end)


async def turn_at(tables: Tables, table: Table, revision: int) -> int:
    """The number of the last turn that had ended at a revision of ``table``. Raises Refusal for none."""
    ends = await turns(tables, table)
    return max((number for number, end in enumerate(ends) if end.revision <= revision), default=0)


async def look(tables: Tables, position: Position, user_id: int) -> tuple[int, int]:
    """A person looks at a table: how many turns they have missed, and since which revision.

    Who has missed nothing since is told from where the last news began.
    """
    table = position.table
    seat = table.seat_of(user_id)
    number, first = (seat.seat, seat.since) if seat else (None, 0)
    missed = await tables.store.read(visits.missed, user_id, table.id, number, first)
    visit = visit_after(table, missed)
    if visit is not None:
        await tables.store.write(visits.note, user_id, table.id, visit)
    return missed.turns, (visit or missed.visit).earlier


def visit_after(table: Table, missed: Missed) -> Visit | None:
    """Return the visit of a person who looks at ``table`` and has ``missed`` something; None for no news to note."""
    return Visit(table.revision, missed.visit.seen) if missed.turns else None


async def told_since(tables: Tables, position: Position, user_id: int, revision: int) -> list[TurnSummary]:
    """Summarise the turns after ``revision`` as a person may know them, the one under way last."""
    table = position.table
    seat = table.seat_of(user_id)
    mine, since = (seat.seat, seat.since) if seat else (None, 0)
    recorded = await tables.store.read(recorded_since, table.id, revision, reader_at(table, user_id))
    return [turn for turn in summaries(table, recorded, mine, since) if turn.number]


async def public_since(tables: Tables, table: Table, revision: int, user_id: int | None = None) -> list[TurnSummary]:
    """Summarise likewise all that everybody may know, also of the time before the first turn (number 0).

    A player who reads it by message (``user_id``) reads what the others say, too.
    """
    return summaries(table, await tables.store.read(recorded_since, table.id, revision, user_id))


def reader_at(table: Table, user_id: int) -> int | None:
    """Return a person as a reader of what is said at ``table``: None for who has no seat there."""
    return user_id if table.seat_of(user_id) is not None else None


def recorded_since(connection: sa.Connection, table_id: int, revision: int, reader: int | None = None) -> Recorded:
    """Return what is stored of the turns after a revision, with what is said that ``reader`` hears."""
    begun, ends = positions.turn_ends_after(connection, table_id, revision)
    return begun, ends, heard(connection, journal.since(connection, table_id, revision), reader)


def summaries(table: Table, recorded: Recorded, seat: int | None = None, since: int = 0) -> list[TurnSummary]:
    """Summarise what is recorded up to ``table`` as it is, as a ``seat``'s player ``since`` a revision may know it.

    None: as everybody may.
    """
    begun, ends, entries = recorded
    entries = [each for each in entries if each.revision <= table.revision]  # somebody may have moved since
    found = list[TurnSummary]()
    for number, end, part in _by_turn(begun, ends, entries):
        events = tuple(event for entry in part for event in entry.readable(seat, since))
        if events:
            found.append(TurnSummary(number, end, events))
    return found


async def logged(tables: Tables, table: Table, limit: int, user_id: int) -> list[tuple[int, list[Entry]]]:
    """The last ``limit`` journal entries by the turn in which they fell, oldest first, as a person may read them."""

    def read(connection: sa.Connection) -> tuple[int, list[TurnEnd], list[Entry]]:
        entries = journal.last(connection, table.id, limit)
        first = entries[0].revision - 1 if entries else 0
        ends = positions.turn_ends_after(connection, table.id, first)
        return *ends, heard(connection, entries, reader_at(table, user_id))

    return [(number, part) for number, _, part in _by_turn(*await tables.store.read(read))]


def _by_turn(
    begun: int, ends: Sequence[TurnEnd], entries: Sequence[Entry]
) -> Iterator[tuple[int, TurnEnd | None, list[Entry]]]:
    """Entries by turns, from the first after ``begun`` that had ended before, and the ends of these."""
    left = 0
    for number, end in [*enumerate(ends, begun), (begun + len(ends), None)]:
        part = [each for each in entries[left:] if end is None or each.revision <= end.revision]
        left += len(part)
        yield number, end, part


async def views(tables: Tables, position: Position, ends: Sequence[TurnEnd]) -> AsyncIterator[tuple[TurnEnd, Any]]:
    """Return a spectator's view at each of ``ends``. Raises Refusal where one cannot be read any more."""
    for end in ends:
        yield end, (await _at(tables, position, end)).view(None)


async def _at(tables: Tables, position: Position, end: TurnEnd) -> Position:
    """The position at the end of a turn. Raises Refusal where it cannot be read any more."""
    table = position.table
    if table.archived_at is None:
        state = await tables.store.read(positions.state_at, table.id, end.revision)
    else:
        state = (await _played_again(tables, table)).states.get(end.revision)
    try:
        return Position(table, position.game, position.game.decode(state or b""))
    except UnreadableState:
        raise Refusal("refusal-replay-lost") from None


async def before_branch(tables: Tables, branch: Branch) -> Position:
    """The position that a table began with which branched off another one. Raises Refusal where it is gone."""
    found = await past(tables, await tables.load(branch.table))
    ends = await turns(tables, found.table)
    if branch.turn >= len(ends):
        raise Refusal("refusal-branch-gone")
    return await _at(tables, found, ends[branch.turn])


async def _played_again(tables: Tables, table: Table) -> PlayedAgain:
    found = tables.replayed.pop(table.id, None)
    if found is None:
        game = tables.games.get(table.game)
        if game is None:
            raise Refusal("refusal-swept-rules")
        branch = table.invitations.branch
        first = None if branch is None else (await before_branch(tables, branch)).state
        found = await played_again(table, await tables.store.read(retention_queries.archive, table.id), game, first)
    tables.replayed[table.id] = found
    while len(tables.replayed) > MAX_REPLAYED:
        tables.replayed.pop(next(iter(tables.replayed)))
    return found


async def since(tables: Tables, table_id: int, revision: int, to: int | None = None) -> list[Entry]:
    """Return the journal entries after a revision (up to another), oldest first, without moves taken back."""
    return await tables.store.read(journal.since, table_id, revision, to)


def _choices(table: Table, user_id: int) -> tuple[str, ...]:
    """The eyes that a person may look with, the usual ones first."""
    own = () if table.seat_of(user_id) is None else (OWN,)
    return (*own, PUBLIC, *((*(str(seat.seat) for seat in table.seats), ALL) if _all_open(table) else ()))


def _all_open(table: Table) -> bool:
    """Whether everybody may see every hand: the game is over, or was begun like that."""
    return table.over or (table.invitations.branch is not None and table.invitations.branch.open_hands)


def _shown(now: Position, then: Position, end: TurnEnd, user_id: int, eyes: str) -> tuple[int, ...]:
    """The seats whose hands at the ``end`` of a turn are to be seen."""
    table = now.table
    if eyes == ALL:
        return tuple(seat.seat for seat in table.seats)
    if eyes.isdecimal():
        return (int(eyes),)
    seat = table.seat_of(user_id) if eyes == OWN else None
    theirs = seat is not None and end.revision >= _since(table, seat)
    return (seat.seat,) if seat and theirs and (table.over or now.game.recalls(then.state, now.state)) else ()


def _events(entries: Sequence[Entry], table: Table, user_id: int, eyes: str) -> tuple[Event, ...]:
    """Return the events of a turn that somebody with these eyes may know."""
    if eyes == ALL:
        return tuple(event for entry in entries for event in entry.events)
    seat = table.seat_of(user_id)
    mine, since = (seat.seat, _since(table, seat)) if seat and eyes == OWN else (None, 0)
    if eyes.isdecimal():
        mine = int(eyes)
    return tuple(event for entry in entries for event in entry.readable(mine, since))


def _since(table: Table, seat: Seat) -> int:
    """The revision from which on ``seat`` was its player's; where those are gone it may be seen from the start."""
    return seat.since if table.archived_at is None else 0
