"""How far a campaign has come: kept in a file after every piece of work, so that it goes on where it stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec

FOLDER = Path("artefacts/siege")


class Progress(msgspec.Struct):
    """What one campaign has done so far.

    ``next_seed`` is where it goes on; ``counts`` are what it did, by name; ``measured`` every figure that it took, by
    name; ``findings`` what broke, one line each, with the seed that shows it again; ``commits`` are those it ran on.
    """

    campaign: str
    next_seed: int = 0
    seconds: float = 0.0
    counts: dict[str, int] = {}
    measured: dict[str, list[float]] = {}
    findings: list[str] = []
    commits: list[str] = []

    @classmethod
    def load(cls, campaign: str, folder: Path = FOLDER) -> Progress:
        """What was kept of ``campaign``; a new one where there is nothing."""
        file = folder / f"{campaign}.json"
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.is_file() else cls(campaign)

    def save(self, folder: Path = FOLDER) -> None:
        """Keeps it, whole or not at all."""
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / f"{self.campaign}.part"
        part.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1))
        part.replace(folder / f"{self.campaign}.json")

    def count(self, what: str, n: int = 1) -> None:
        """``n`` more of ``what`` were done."""
        self.counts[what] = self.counts.get(what, 0) + n

    def measure(self, what: str, figure: float) -> None:
        """One more figure of ``what`` was taken."""
        self.measured.setdefault(what, []).append(round(figure, 1))

    def found(self, what: str) -> None:
        """Something broke."""
        if what not in self.findings:
            self.findings.append(what)


class Clock:
    """Tells when a campaign has to stop."""

    def __init__(self, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._now, self._began, self._seconds = now, now(), seconds

    @property
    def spent(self) -> float:
        """Seconds since it began."""
        return self._now() - self._began

    @property
    def up(self) -> bool:
        """Whether no further piece of work is begun."""
        return self.spent >= self._seconds


class Campaign(Protocol):
    """A module of this package: one kind of attack."""

    ASKED: dict[str, int]
    """How many of each are to be done, by name."""

    MENDED: tuple[str, ...]
    """What was found and is mended, with the test that holds it."""

    def attack(self, progress: Progress, seed: int) -> None:
        """One piece of work, which ``seed`` decides: counts what it did, and tells what broke."""
