"""Due times as data: what they are about, and what is done when one has come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from enum import Enum, StrEnum
from typing import NamedTuple, Self


class SubjectKind(Enum):
    """The kinds of subjects of due times. A due time is deleted with its subject."""

    TABLE = "table"
    PERSON = "person"
    TOURNAMENT = "tournament"
    SERVER = "server"
    PREMOVE = "premove"
    APPLICATION = "application"
    BAN = "ban"
    REPORT = "report"


class Due(StrEnum):
    """The kinds of due times. Each has at most one time per subject, and one handler."""

    subject: SubjectKind

    def __new__(cls, value: str, subject: SubjectKind = SubjectKind.TABLE) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.subject = subject
        return member

    LOBBY = "lobby"
    """An untouched lobby is closed."""
    START = "start"
    """A game begins by itself."""
    POLL = "poll"
    """Silence has its effect on a question, or one that rests is put again."""
    ARCHIVE = "archive"
    """A game that is over may have been kept for as long as its server keeps games."""
    CLOCK = "clock"
    """Somebody's bank may be empty, or at a table without clocks somebody may be late."""
    ABSENCE = "absence"
    """Something is to be done about somebody who is late."""
    PAUSE = "pause"
    """A pause is over."""
    REVIEW = "review"
    """A computer may have found in which moments somebody has lost most who shows them to all."""
    IDLE = "idle"
    """Nobody may have touched the table for long: then it is asked whether it goes on."""
    PREMOVE = "premove", SubjectKind.PREMOVE
    """A premove is played."""
    VACATION = "vacation", SubjectKind.PERSON
    """A day of vacation is over, or a vacation begins or ends, or its owner is told that it ends soon."""
    REMINDER = "reminder", SubjectKind.PERSON
    """Somebody may have to be told that tables wait for them."""
    MATCHMAKING = "matchmaking", SubjectKind.SERVER
    """Those who wait for the same game may be enough, or somebody has waited for too long."""
    TOURNAMENT = "tournament", SubjectKind.TOURNAMENT
    """A sign-up, a check-in or a round is over, or somebody has not moved."""
    LEAGUE_BREAK = "league break", SubjectKind.TOURNAMENT
    """A division has a break: its games pause."""
    BAN = "ban", SubjectKind.BAN
    """Somebody may come to the tables of a server again."""
    REPORT = "report", SubjectKind.REPORT
    """A report was kept for long enough."""
    BOARD = "board", SubjectKind.SERVER
    """The living post of a server is brought up to date."""
    DIGEST = "digest", SubjectKind.SERVER
    """A week is over of which a server is told."""
    DAILY = "daily", SubjectKind.SERVER
    """A day is over whose ranking a server is told."""
    ERASURE = "erasure", SubjectKind.SERVER
    """All that is kept of a server is deleted: the bot was removed long ago, or those who manage it want it so."""
    DEALS = "deals", SubjectKind.APPLICATION
    """A day has begun: the deal of the day a month ahead is fixed, and what is old is forgotten."""
    EMOJI = "emoji", SubjectKind.APPLICATION
    """The bot's own emoji are compared with its icons: what is missing is uploaded, what is of no use deleted."""


def kinds_about(subject: SubjectKind) -> tuple[Due, ...]:
    """Return the kinds of due times that are about ``subject``."""
    return tuple(kind for kind in Due if kind.subject is subject)


class DueTime(NamedTuple):
    """A subject's time of a kind."""

    kind: Due
    subject: int
    at: datetime


ELSEWHERE = timedelta(minutes=10)
"""When a process checks a server again that is not its to see to, or on which the bot is not."""

Check = Callable[[int], Awaitable[datetime | None]]
"""Does what is due about a subject, by its id. Returns when to check it next; None: not until somebody says so.

What is done goes by what is stored: a check may come late, twice, or in two processes at once.
"""


class Handler(NamedTuple):
    """How the due times of a kind are seen to.

    So many checks of the kind run ``at_once``, each for ``timeout`` seconds at most; other kinds do not wait for them.
    Where the time must be ``certain`` to have come, what is done cannot be made good.
    """

    check: Check
    at_once: int = 2
    timeout: float = 60.0
    certain: bool = False
