"""The history of a table as data: the ends of its turns."""

from __future__ import annotations

from datetime import datetime

import msgspec


class TurnEnd(msgspec.Struct, frozen=True):
    """The end of a turn, whose position is kept.

    ``turn`` is how many turns had ended by then, ``revision`` the table's after the move that ended it, ``seat`` who
    made that move. The first one is the start of the game: turn 0, and nobody's move.
    """

    revision: int
    turn: int
    seat: int | None
    at: datetime
