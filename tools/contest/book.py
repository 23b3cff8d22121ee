"""What a simulation itself notes, so that it can be held against what the program has made of it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec


class Book(msgspec.Struct):
    """The time, who is not there, and what people have done; a pair is a meeting's id and a person's number.

    ``round`` is the last one that was looked at. ``told``: the newest revision of each table that somebody was shown.
    ``first`` are those, by meeting, who were gone or slept first: of two, the other has won by that.
    """

    time: datetime = datetime(2026, 3, 1, 12, tzinfo=UTC)
    number: int = 0
    round: int = 0
    absent: set[int] = set()
    sleepers: set[int] = set()
    leavers: list[int] = []
    left: set[tuple[int, int]] = set()
    conceded: set[tuple[int, int]] = set()
    told: dict[int, int] = {}
    first: dict[int, int] = {}
    counts: dict[str, int] = {}
    faults: list[str] = []
    seconds: float = 0.0
    over: bool = False

    @classmethod
    def load(cls, file: Path) -> Book:
        """What was kept there; a new one where there is nothing."""
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.is_file() else cls()

    def save(self, file: Path) -> None:
        """Keeps it, whole or not at all."""
        part = file.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(self))
        part.replace(file)

    def count(self, what: str, n: int = 1) -> None:
        """``n`` more of ``what`` were done."""
        self.counts[what] = self.counts.get(what, 0) + n

    def fault(self, what: str) -> None:
        """Something must not have happened."""
        if what not in self.faults:
            self.faults.append(what)
