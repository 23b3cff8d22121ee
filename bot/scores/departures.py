"""Players who left a game before its end, and the places that they take."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum

import msgspec

from games.engine import Standing


class Leaving(StrEnum):
    """How a person has left a game: for a substitute, to a computer player, or by losing it.

    REPLACED: somebody who manages has put a substitute there. That is no fault of theirs, and the game is not theirs.
    FORFEITED: their time was up. RULED_OUT: they lost it by the rules of a tournament, or by who organises it.
    """

    SUBSTITUTE = "substitute"
    REPLACED = "replaced"
    COMPUTER = "computer"
    CONCEDED = "conceded"
    FORFEITED = "forfeited"
    RULED_OUT = "ruled_out"


class Departure(msgspec.Struct, frozen=True, kw_only=True):
    """A person has left the game they played on ``seat``: when, at which revision of the table, and how."""

    seat: int
    user_id: int
    at: datetime
    revision: int
    how: Leaving


def placed(scores: Sequence[Standing], last: Sequence[int]) -> tuple[Standing, ...]:
    """``scores`` with the seats ``last`` on the last places, the first of them at the very end."""
    stayed = [score.place for score in scores if score.seat not in last]
    places = {seat: len(scores) - number for number, seat in enumerate(dict.fromkeys(last))}
    return tuple(
        msgspec.structs.replace(score, place=places.get(score.seat, 1 + sum(place < score.place for place in stayed)))
        for score in scores
    )


def left_seats(
    departures: Sequence[Departure], users: Sequence[int | None], teams: Sequence[tuple[int, ...]]
) -> list[int]:
    """The seats that come last because their people have left, in the order in which they did.

    ``users`` has the persons there by seat. A seat with a substitute has the place that they play for, and one with a
    partner the place of both.
    """
    alone = {seat for team in teams if len(team) == 1 for seat in team}
    return [gone.seat for gone in departures if users[gone.seat] in (None, gone.user_id) and gone.seat in alone]
