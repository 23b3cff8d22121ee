"""How far a campaign has come: kept in a file after every piece of work, so that it goes on where it stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec import field

from tools.campaign import Record

FOLDER = Path("artefacts/fault-injection")


class Progress(Record):
    """The progress of one campaign.

    ``next_seed`` is where it goes on. ``measured`` holds every figure by name, ``commits`` the commits it ran on.
    """

    campaign: str
    next_seed: int = 0
    measured: dict[str, list[float]] = field(default_factory=dict)
    commits: list[str] = field(default_factory=list)

    @classmethod
    def load(cls, campaign: str, folder: Path = FOLDER) -> Progress:
        """Read the progress of ``campaign``; a new one where there is none."""
        return cls.read(folder / f"{campaign}.json") or cls(campaign)

    def save(self, folder: Path = FOLDER) -> None:
        """Keeps it, whole or not at all."""
        self.write(folder / f"{self.campaign}.json")

    def measure(self, what: str, figure: float) -> None:
        """One more figure of ``what`` was taken."""
        self.measured.setdefault(what, []).append(round(figure, 1))


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

    def attack(self, progress: Progress, seed: int) -> None:
        """One piece of work, which ``seed`` decides: counts what it did, and tells what broke."""
