"""Players who are not there, and what a table does about it, as data."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.scores.departures import Departure, Leaving
from games.players import Level

STAND_IN_LEVEL = Level.NORMAL
"""The level of a computer player that keeps a seat warm."""


class Late(StrEnum):
    """The rules of a table for a player who is late, chosen when it was opened.

    WAIT: nothing happens until somebody calls a vote. VOTE: the others are asked. COMPUTER: a stand-in plays. FORFEIT:
    the player has lost; where more than two sit, a computer player plays on.
    """

    WAIT = "wait"
    VOTE = "vote"
    COMPUTER = "computer"
    FORFEIT = "forfeit"


class Override(StrEnum):
    """Why a person's seat is given to another without that person being asked; the texts about it say so.

    KEPT: a computer player keeps it warm. The last five are of tournaments: they made no first move in time, left it,
    were put out of it by an organiser or by two forfeits, or lost that game by an organiser's decision.
    """

    LATE = "late"
    KEPT = "kept"
    LEFT = "left"
    MANAGER = "manager"
    CONCEDED = "conceded"
    UNMOVED = "unmoved"
    WITHDREW = "withdrew"
    REMOVED = "removed"
    FORFEITS = "forfeits"
    RULED = "ruled"


LOST_BY = {
    Override.CONCEDED: Leaving.CONCEDED,
    Override.LATE: Leaving.FORFEITED,
    Override.UNMOVED: Leaving.FORFEITED,
}
"""How somebody has left who has lost a game for this reason; for any other by the rules of a tournament."""


class Absence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The absences at a table: ``departures`` in their order, and a pause until which nobody has to play."""

    departures: tuple[Departure, ...] = ()
    paused_until: datetime | None = None
