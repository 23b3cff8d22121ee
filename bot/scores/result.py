"""How a game has ended, as data: what ratings, rankings and profiles are made of."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Any

import msgspec

from bot.core.pace import Pace
from bot.scores.departures import Departure, Leaving


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
    """The result of one seat. ``user_id`` is the person who had it at the end, ``began`` the one who began there.

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
    together. ``turns``: None where the game could not be read, ``guild_id``: where it was played by message.
    """

    table_id: int
    guild_id: int | None
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


def deserters(result: Result) -> list[int]:
    """Return those who began the game and have left it to somebody else, in that order: they come last.

    Who was replaced by a manager is not among them, and comes nowhere.
    """
    own = {seat.began for seat in result.seats if seat.began is not None and seat.began != seat.user_id}
    return [gone.user_id for gone in result.departures if gone.user_id in own and gone.how is not Leaving.REPLACED]


def replaced(result: Result) -> set[int]:
    """Return those who began the game and were replaced by a manager: it is no game of theirs."""
    own = {seat.began for seat in result.seats if seat.began != seat.user_id}
    return {gone.user_id for gone in result.departures if gone.user_id in own and gone.how is Leaving.REPLACED}


class Removal(msgspec.Struct, frozen=True, kw_only=True):
    """A result was removed by the person ``by``: it counts no more."""

    by: int
    reason: str
    at: datetime
