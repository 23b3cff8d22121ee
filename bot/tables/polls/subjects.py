"""The kinds of question that are put to people at a table: what a poll of each kind is about."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from bot.tables.core.model import Person
from bot.tables.polls.model import Subject
from bot.tables.seating.absence import Override
from games.engine import Text
from games.players import Level

AGREE, REFUSE = "agree", "refuse"
"""The answers to what everybody who is asked has to agree to."""

PLAY_ON = "play_on"
"""The answer to whether a table goes on."""

TAKE = "take"
"""The answer to an open seat."""


class LateAnswer(StrEnum):
    """The answers of the others about a player who is late. WIN: only at a table of two."""

    WAIT = "wait"
    COMPUTER = "computer"
    SUBSTITUTE = "substitute"
    WIN = "win"
    END = "end"


class Proposed(StrEnum):
    """The proposals to all at a table: to rest for some days, or to end the game without a result."""

    PAUSE = "pause"
    END = "end"


class LateVote(Subject, frozen=True, kw_only=True):
    """How it shall go on with the person ``user_id``, who is late on the poll's seat.

    So many votes about them have come to nothing before, one after the other, as ``undecided`` says; in these the
    answers ``voices`` were given.
    """

    kind: ClassVar[str] = "late_vote"

    user_id: int
    undecided: int = 0
    voices: tuple[LateAnswer, ...] = ()


class Proposal(Subject, frozen=True, kw_only=True):
    """Whether all agree to what a person proposes; a pause is to last so many ``days``."""

    kind: ClassVar[str] = "proposal"

    what: Proposed
    days: int = 0


class TakeBack(Subject, frozen=True, kw_only=True):
    """Whether a person may take the game back to the end of the turn at revision ``to``.

    ``first`` is the revision of the first move that would be undone, ``turns`` is how many turns would be, in which the
    seats ``undoes`` have moved.
    """

    kind: ClassVar[str] = "take_back"

    to: int
    first: int
    turns: int
    undoes: tuple[int, ...]


class SeatOffer(Subject, frozen=True, kw_only=True):
    """Whether the poll's seat of a running game may pass ``to`` a person, or to a computer player of a level.

    ``occupant`` is the person who sits there, None for a computer player. They are asked unless there is an
    ``override``. ``reason`` is what a manager gave, ready for a message.
    """

    kind: ClassVar[str] = "seat_offer"

    to: Person | Level
    occupant: int | None
    override: Override | None = None
    reason: str = ""


class OpenSeat(Subject, frozen=True, kw_only=True):
    """An offer of the poll's seat, which the person ``user_id`` keeps until somebody takes it.

    ``late``: it is offered because that person is late, and only as long as they are. Else they wish to leave.
    ``posted_again`` is how often it has been posted once more, because nobody took it.
    """

    kind: ClassVar[str] = "open_seat"

    user_id: int
    late: bool
    posted_again: int = 0


class LeaveAnswer(StrEnum):
    """The answers of the others about a player who wishes to leave and whom nobody follows."""

    STAY = "stay"
    COMPUTER = "computer"
    SUBSTITUTE = "substitute"
    END = "end"


class LeaveVote(Subject, frozen=True, kw_only=True):
    """How it shall go on with the person ``user_id`` on the poll's seat, which nobody has taken over."""

    kind: ClassVar[str] = "leave_vote"

    user_id: int


class StillPlaying(Subject, frozen=True, kw_only=True):
    """Whether a table goes on that nobody has touched for long."""

    kind: ClassVar[str] = "still_playing"


class PlayUnrated(Subject, frozen=True, kw_only=True):
    """Whether a game that was decided without being played to its end goes on all the same, for fun.

    ``why`` says how it was decided.
    """

    kind: ClassVar[str] = "play_unrated"
    stops: ClassVar[bool] = True

    why: Text


SUBJECTS: dict[str, type[Subject]] = {
    each.kind: each
    for each in (LateVote, Proposal, TakeBack, SeatOffer, OpenSeat, LeaveVote, StillPlaying, PlayUnrated)
}
"""Every kind of question by its name."""
