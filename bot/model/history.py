"""The history of a table as data: the ends of its turns, and what stays of it in the end."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.model.clock import SeatClock
from games.engine import Standing


class TurnEnd(msgspec.Struct, frozen=True):
    """The end of a turn, whose position is kept.

    ``turn`` is how many turns had ended by then, ``revision`` the table's after the move that ended it, ``seat`` who
    made that move. The first one is the start of the game: turn 0, and nobody's move. ``clocks`` all stand then.
    """

    revision: int
    turn: int
    seat: int | None
    at: datetime
    clocks: tuple[SeatClock, ...] = ()


class Archive(msgspec.Struct, frozen=True):
    """What stays of a game that was swept, beside its seed: its moves in order, as seat and choice, and its result.

    ``result`` is None where the table was closed before the end.
    """

    moves: tuple[tuple[int, str], ...]
    result: tuple[Standing, ...] | None
