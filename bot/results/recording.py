"""The result of a game, recorded with the change that ends it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

import msgspec
import sqlalchemy as sa
from msgspec import UNSET

from bot.results import queries as results
from bot.scores.result import Ended, Result, ResultSeat
from bot.tables.core import journal_queries as journal
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Position, Seat, Status, Table
from bot.tables.core.service import Tables
from games.engine import Standing

MIN_TURNS = 2
"""Turns of each seat without which a game that is given up counts for no rating."""


async def record_result(tables: Tables, stored: Stored | None, change: Change) -> Change:
    """Add the result of the game that ends with this change, if one does."""
    if stored is None:
        return change
    table, state = change.table, stored.state if change.state is UNSET else change.state
    if state is None or not table.over or stored.table.over:
        return change
    position = None
    if stored.table.status is not Status.QUARANTINED:
        game = tables.games[table.game]
        position = Position(table, game, game.decode(state))
    began = await tables.store.read(journal.started_at, table.id)
    result = result_of(table, position, began or table.created_at)
    if result.rated and position is not None and table.absence.departures:
        turns = await tables.store.read(journal.turns, table.id)
        result = msgspec.structs.replace(result, rated=_was_played(position, turns))
    return msgspec.structs.replace(change, result=result)


def _was_played(position: Position, turns: Sequence[tuple[int, int]]) -> bool:
    """Whether a game that somebody has left was played for long enough to say who is stronger.

    Who has left had played some turns by then; so had everybody if the game ended by that. ``turns`` are seats, and the
    revisions at which they ended them.
    """
    table, left = position.table, position.table.absence.departures
    until = {gone.seat: gone.revision for gone in reversed(left)}  # the first who left it
    if position.game.standings(position.state) is None:
        until = dict.fromkeys(range(len(table.seats)), table.revision) | until
    played = Counter(seat for seat, revision in turns if revision <= until.get(seat, -1))
    return all(played[seat] >= MIN_TURNS for seat in until)


def store_result(connection: sa.Connection, change: Change) -> None:
    """Store the result of the game that ends with a change, if one does."""
    if change.result is not None:
        results.insert(connection, change.result)


def result_of(table: Table, position: Position | None, began_at: datetime) -> Result:
    """The result of a game that began at ``began_at`` and is over at ``table``.

    ``position`` is its last one, None where it cannot be read.
    """
    annulled = table.status is not Status.FINISHED
    standings = {} if annulled or position is None else {one.seat: one for one in position.result or ()}
    seats = tuple(_seat_of(table, seat, standings.get(seat.seat)) for seat in table.seats)
    count = len(table.seats)
    return Result(
        table_id=table.id,
        guild_id=table.guild_id,
        game=table.game,
        options=table.options,
        pace=table.pace,
        began_at=began_at,
        ended_at=table.touched_at,
        turns=None if position is None else position.game.turn(position.state),
        seats=seats,
        teams=tuple((seat,) for seat in range(count)) if position is None else position.game.teams(count),
        departures=table.absence.departures,
        rated=table.rated and not annulled,
        annulled=annulled,
    )


def _seat_of(table: Table, seat: Seat, standing: Standing | None) -> ResultSeat:
    began = _began(table, seat)
    found = ResultSeat(
        seat=seat.seat, user_id=seat.user_id, began=began, name=seat.name, ended=_ended(table, seat, began)
    )
    if standing is None:
        return found
    return msgspec.structs.replace(found, place=standing.place, score=standing.score, parts=standing.parts)


def _began(table: Table, seat: Seat) -> int | None:
    """Return the person who began on ``seat``: the first who left it, or else its present owner."""
    gone = [each.user_id for each in table.absence.departures if each.seat == seat.seat]
    return gone[0] if gone else seat.user_id if seat.since == 0 else None


def _ended(table: Table, seat: Seat, began: int | None) -> Ended:
    if seat.computer_level is not None:
        return Ended.COMPUTER
    if any(gone.user_id == seat.user_id for gone in table.absence.departures if gone.seat == seat.seat):
        return Ended.LEFT
    return Ended.PLAYED if seat.user_id == began and seat.since == 0 else Ended.SUBSTITUTE
