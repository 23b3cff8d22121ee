"""How a game has ended, as data: what ratings, rankings and profiles are made of."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Any

import msgspec

from bot.model.absence import Departure
from bot.model.clock import Pace
from bot.model.table import Position, Seat, Status, Table
from games.engine import Standing


class Ended(StrEnum):
    """How a seat's game has ended.

    PLAYED: who began it played to the end. LEFT: its person has lost it by leaving. SUBSTITUTE: a person played it to
    the end who had not begun it. COMPUTER: a computer player did.
    """

    PLAYED = "played"
    LEFT = "left"
    SUBSTITUTE = "substitute"
    COMPUTER = "computer"


class ResultSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one seat. ``user_id`` is the person who had it at the end, ``began`` the one who began there.

    Either is None where that was a computer player. Without a result ``place`` and ``score`` are None.
    """

    seat: int
    user_id: int | None
    began: int | None
    name: str
    ended: Ended
    place: int | None = None
    score: int | None = None
    parts: dict[str, int] = {}


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How the game of a table has ended; ``seats`` in order.

    ``annulled``: it was closed before its end and has no result. ``rated``: it was opened to count for ratings, and
    people began on all seats. ``departures`` are who has left, in their order, ``teams`` the seats that won or lost
    together. ``turns``: None where the game could not be read.
    """

    table_id: int
    guild_id: int
    game: str
    options: dict[str, Any]
    pace: Pace
    began_at: datetime
    ended_at: datetime
    turns: int | None
    seats: tuple[ResultSeat, ...]
    teams: tuple[tuple[int, ...], ...]
    departures: tuple[Departure, ...] = ()
    rated: bool = False
    annulled: bool = False

    @property
    def order(self) -> tuple[datetime, int]:
        """Results count in the order of this."""
        return self.ended_at, self.table_id

    @property
    def days(self) -> float:
        """How many days the game took."""
        return (self.ended_at - self.began_at).total_seconds() / 86_400

    @property
    def people(self) -> tuple[int, ...]:
        """The user ids of all persons who had a seat in it, each once."""
        found = [user for seat in self.seats for user in (seat.began, seat.user_id)]
        found += [gone.user_id for gone in self.departures]
        return tuple(dict.fromkeys(user for user in found if user is not None))


class Removal(msgspec.Struct, frozen=True, kw_only=True):
    """A result was removed by the person ``by``: it counts no more."""

    by: int
    reason: str
    at: datetime


def result_of(table: Table, position: Position | None, began_at: datetime) -> Result:
    """The result of a game that began at ``began_at`` and is over at ``table``.

    ``position`` is its last one, None where it cannot be read.
    """
    annulled = table.status is not Status.FINISHED
    standings = {} if annulled or position is None else {one.seat: one for one in position.standings() or ()}
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
    """Who began on ``seat``: the first who left it, or else whoever has sat there all the time."""
    gone = [each.user_id for each in table.absence.departures if each.seat == seat.seat]
    return gone[0] if gone else seat.user_id if seat.since == 0 else None


def _ended(table: Table, seat: Seat, began: int | None) -> Ended:
    if seat.computer_level is not None:
        return Ended.COMPUTER
    if any(gone.user_id == seat.user_id for gone in table.absence.departures if gone.seat == seat.seat):
        return Ended.LEFT
    return Ended.PLAYED if seat.user_id == began and seat.since == 0 else Ended.SUBSTITUTE
