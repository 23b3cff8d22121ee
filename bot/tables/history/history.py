"""The history of a table as data: the ends of its turns, what people have seen of it, what stays of it in the end."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from bot.tables.time.clock import SeatClock
from games.engine import Event, Standing


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
    """The remains of an archived game beside its seed: its moves in order, as seat and choice, and its result.

    ``result`` is None where the table was closed before the end.
    """

    moves: tuple[tuple[int, str], ...]
    result: tuple[Standing, ...] | None


class Visit(msgspec.Struct, frozen=True):
    """A person's visit of a table: all up to revision ``seen`` was seen, and up to ``earlier`` before that.

    Somebody who comes back and looks twice is shown the same twice.
    """

    seen: int
    earlier: int


class Missed(msgspec.Struct, frozen=True):
    """The number of ``turns`` that others ended since a ``visit``."""

    visit: Visit
    turns: int


class TurnSummary(msgspec.Struct, frozen=True):
    """A turn as one reader may know it: the number of turns that ended with it, its end, its events.

    ``end`` is None for the turn that is under way.
    """

    number: int
    end: TurnEnd | None
    events: tuple[Event, ...]


class Moment(msgspec.Struct, frozen=True):
    """The end of a turn as one reader may see it again, with what was done in it; ``last`` is the newest turn.

    ``board`` is a spectator's view, ``hands`` are the views of the seats whose hands the reader may see. ``eyes`` says
    whose that are, and is one of ``choices``; see :mod:`bot.tables.history.replays`.
    """

    turn: TurnSummary
    last: int
    board: Any
    hands: tuple[tuple[int, Any], ...]
    eyes: str
    choices: tuple[str, ...]
