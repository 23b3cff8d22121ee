"""The numbers that count, measured on this machine: one module a group, each with ``measure()`` that yields rows."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

GROUPS = (
    *("engine", "players", "store", "sizes", "claims", "history"),
    *("pictures", "films", "startup", "posting", "thinking", "processes", "pairing"),
)
"""In the order they run; each is a module of this package."""

SEED = bytes(range(16))
"""Of the games that are measured: the same at every run."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One number: what it is, in which unit, and what it should reach (None: told only, nothing to reach).

    Less is better, and it is to be at most ``reach``; with ``at_least`` more is, and it is to be at least that.
    """

    name: str
    measured: float
    unit: str
    reach: float | None = None
    at_least: bool = False

    @property
    def ok(self) -> bool | None:
        """Whether it reaches what it should; None where there is nothing to reach."""
        if self.reach is None:
            return None
        return self.measured >= self.reach if self.at_least else self.measured <= self.reach


class Group(Protocol):
    """The interface of a module of this package."""

    def measure(self) -> Iterator[Row]:
        """Takes the measurements, each row as soon as it is known."""


def percentile(values: list[float], share: float) -> float:
    """The smallest of ``values`` that at least ``share`` (0 to 1) of them do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def each(work: Callable[[], int], seconds: float = 1.5, runs: int = 5) -> float:
    """Microseconds of this core's own time that a unit of ``work`` takes, which says how many it did.

    The median of ``runs`` of equal length.
    """
    found: list[float] = []
    for _ in range(runs):
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / runs:
            done += work()
        found.append(spent / done * 1e6)
    return statistics.median(found)
