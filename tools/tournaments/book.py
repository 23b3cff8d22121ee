"""The notes of a simulation, which are compared with what the program has made of it."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import field

from tools.campaign import Record


class Book(Record):
    """The time, who is not there, and what people have done; a pair is a match's id and a person's number.

    ``round`` is the last one that was looked at. ``told``: the newest revision of each table that somebody was shown.
    ``first`` are those, by match, who were gone or slept first: of two, the other has won by that.
    """

    time: datetime = datetime(2026, 3, 1, 12, tzinfo=UTC)
    number: int = 0
    round: int = 0
    absent: set[int] = field(default_factory=set)
    sleepers: set[int] = field(default_factory=set)
    leavers: list[int] = field(default_factory=list)
    left: set[tuple[int, int]] = field(default_factory=set)
    conceded: set[tuple[int, int]] = field(default_factory=set)
    told: dict[int, int] = field(default_factory=dict)
    first: dict[int, int] = field(default_factory=dict)
    over: bool = False
