"""Players who are not there, and what a table does about it, as data."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum

import msgspec

from games.engine import Standing
from games.players import Level

KEEPER = Level.NORMAL
"""The level of a computer player that keeps a seat warm."""


class Late(StrEnum):
    """What a table does about a player who is late, as was chosen when it was opened.

    WAIT: nothing, until somebody calls a vote. VOTE: the others are asked. COMPUTER: a computer player keeps the seat
    warm. FORFEIT: the player has lost; where more than two sit, a computer player plays on.
    """

    WAIT = "wait"
    VOTE = "vote"
    COMPUTER = "computer"
    FORFEIT = "forfeit"


class Answer(StrEnum):
    """What the others may answer who are asked about a player who is late. WIN: only at a table of two."""

    WAIT = "wait"
    COMPUTER = "computer"
    SUBSTITUTE = "substitute"
    WIN = "win"
    END = "end"


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """What the others at a table are asked about the person ``user_id``, who is late on ``seat``.

    ``revision`` is the table's when they were asked, and tells it from later votes. ``answers`` are given by user id,
    and nobody is told whose is which. ``again_at``: it was decided to wait, and then they are asked again.
    """

    seat: int
    user_id: int
    revision: int
    made_at: datetime
    answers: dict[int, Answer] = {}
    again_at: datetime | None = None


class OpenSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that anybody may take over from the person ``user_id``, who keeps it until then.

    ``late``: because that person is late, and only as long as that is so; else they wish to leave. ``revision`` is the
    table's when it was opened, and tells it from later ones.
    """

    seat: int
    user_id: int
    revision: int
    made_at: datetime
    late: bool


class Leaving(StrEnum):
    """How a person has left a game: for a substitute, to a computer player, or by losing it."""

    SUBSTITUTE = "substitute"
    COMPUTER = "computer"
    CONCEDED = "conceded"
    FORFEITED = "forfeited"


class Departure(msgspec.Struct, frozen=True, kw_only=True):
    """A person has left the game they played on ``seat``: when, at which revision of the table, and how.

    In results who has left takes the last place that was possible, later leavers before earlier ones.
    """

    seat: int
    user_id: int
    at: datetime
    revision: int
    how: Leaving


class Proposed(StrEnum):
    """What may be proposed to all at a table: to rest for some days, or to end the game without a result."""

    PAUSE = "pause"
    END = "end"


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What the person ``by`` has proposed to all others, who have to agree; a pause is to last so many ``days``.

    ``revision`` is the table's when it was made, and tells it from later ones.
    """

    what: Proposed
    by: int
    revision: int
    made_at: datetime
    days: int = 0
    agreed: tuple[int, ...] = ()


class Idle(msgspec.Struct, frozen=True, kw_only=True):
    """Nobody has touched a table for long. So it was asked at its ``revision``, and it ``ends_at`` then."""

    revision: int
    ends_at: datetime


class Absence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that goes on at a table about players who are not there.

    ``departures`` are in their order. ``paused_until``: by then a pause is over.
    """

    votes: tuple[Vote, ...] = ()
    open_seats: tuple[OpenSeat, ...] = ()
    departures: tuple[Departure, ...] = ()
    proposal: Proposal | None = None
    paused_until: datetime | None = None
    idle: Idle | None = None

    def vote_on(self, seat: int) -> Vote | None:
        """The vote about who sits on ``seat``, open or resting."""
        return next((vote for vote in self.votes if vote.seat == seat), None)

    def open_seat(self, seat: int) -> OpenSeat | None:
        """``seat``, if anybody may take it over."""
        return next((each for each in self.open_seats if each.seat == seat), None)


def placed(
    scores: Sequence[Standing], departures: Sequence[Departure], users: Sequence[int | None]
) -> tuple[Standing, ...]:
    """``scores`` with those of the ``users``, by seat, who have left on the last places: who left first comes last."""
    left = [gone.seat for gone in departures if gone.user_id == users[gone.seat]]
    stayed = [score.place for score in scores if score.seat not in left]
    places = {seat: len(scores) - number for number, seat in enumerate(dict.fromkeys(left))}
    return tuple(
        msgspec.structs.replace(score, place=places.get(score.seat, 1 + sum(place < score.place for place in stayed)))
        for score in scores
    )
