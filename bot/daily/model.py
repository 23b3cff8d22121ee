"""The deal of a day, and a person's try at it, as data."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from bot.tables.time.clock import Outage
from games.engine import Event
from games.players import Level

PLAYER = 0
"""The seat of whoever tries; computer players have the others."""

TIME = timedelta(hours=24)
"""For so long after the first look a try may be finished."""

DAY = timedelta(days=1)

SQUARES = 6
"""The parts of a game, each a square of the line that is shared."""

AHEAD, LEVEL, BEHIND = "🟦", "⬜", "🟧"
"""The squares, in colours that everybody can tell apart."""


class DealTerms(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of the deal of a ``day``, without its chance: game, options, computer players.

    ``rollouts`` are those that each decision of a computer player takes. After ``turns`` of each it ends (0: at the
    game's own end). ``engine`` is a digest of the programs that it was fixed for.
    """

    day: date
    game: str
    seats: int
    options: dict[str, Any]
    turns: int
    level: Level
    rollouts: int
    engine: str


class Deal(DealTerms, frozen=True, kw_only=True):
    """The deal of a day, which is the same for all, with the ``seed`` of its shuffle."""

    seed: bytes

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of :attr:`line`, in hex: it fixes all of the deal and tells nothing of its seed."""
        return hashlib.sha256(self.line.encode()).hexdigest()

    @property
    def line(self) -> str:
        """All of the deal in one line."""
        options = msgspec.json.encode(self.options, order="deterministic").decode()
        parts = (self.day, self.game, self.seats, options, self.turns, self.level, self.rollouts, self.engine)
        return " ".join(map(str, (*parts, self.seed.hex())))


class TryResult(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a person's try at the deal of a ``day`` that others may know: its result, once it was finished.

    ``leads`` are the points ahead of the best other before each choice, ``lead`` those at the end.
    """

    day: date
    user_id: int
    begun_at: datetime
    leads: tuple[int, ...] = ()
    finished_at: datetime | None = None
    place: int | None = None
    score: int | None = None
    lead: int | None = None

    @property
    def finished(self) -> bool:
        """Whether it was played to its end."""
        return self.finished_at is not None

    @property
    def squares(self) -> str:
        """A square for each part of the game, by who led at its end; that of the last one is the result."""
        if self.place is None or self.lead is None:
            return ""
        count = len(self.leads)
        ends = [self.leads[max(0, count * part // SQUARES - 1)] for part in range(1, SQUARES) if count]
        tie = 0 if self.place == 1 else -1
        return "".join(AHEAD if lead > 0 else BEHIND if lead < 0 else LEVEL for lead in (*ends, self.lead or tie))


class Try(TryResult, frozen=True, kw_only=True):
    """A person's try: the one that ``counts``, or the last of those after it.

    ``state`` is the encoded position, after so many ``steps`` of all seats; where it ``waits``, computer players have
    not answered yet. ``revision`` counts what is stored of it. ``choices`` are its player's own, ``told`` is what has
    happened since the last of them. ``engine`` is a digest of the programs that it was begun with.
    """

    counts: bool
    engine: str
    revision: int = 1
    state: bytes | None = None
    steps: int = 0
    waits: bool = False
    choices: tuple[str, ...] = ()
    told: tuple[Event, ...] = ()


def today(now: datetime) -> date:
    """The day whose deal is on."""
    return now.astimezone(UTC).date()


def begins(day: date) -> datetime:
    """When the deal of a day is first to be seen."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def time_lost(outages: Sequence[Outage], since: datetime, until: datetime) -> timedelta:
    """How much of a stretch of time was lost by ``outages``, which may overlap."""
    lost, at = timedelta(), since
    for each in sorted(outages, key=lambda each: each.began):
        began, ended = max(each.began, at), min(each.ended, until)
        if ended > began:
            lost, at = lost + (ended - began), ended
    return lost


def deadline(begun_at: datetime, outages: Sequence[Outage], now: datetime) -> datetime:
    """Until when a try may be finished: an outage costs none of its time."""
    return begun_at + TIME + time_lost(outages, begun_at, now)
