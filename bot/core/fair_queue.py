"""A queue in which nobody waits for long because somebody else asks for much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

MAX_SERVED = 10_000
"""How many servers, people and tables it is known of when they were served last."""


class QueueKey(NamedTuple):
    """For whom something is done: the server, the person and the table, each by its id."""

    guild: int = 0
    person: int = 0
    table: int = 0
    attended: bool = True
    """Whether people play at the table. What is done for others comes last."""


class FairQueue(Generic[T]):
    """A queue that serves servers in turn, then people, then tables; requests without a player come last.

    A person counts the same in every server, so that asking in many gains nothing.
    """

    def __init__(self) -> None:
        self._waiting: dict[int, tuple[QueueKey, T]] = {}
        self._arrivals = 0
        self._served = 0
        self._last_served: dict[tuple[str, int], int] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def oldest(self) -> T | None:
        """Return the request that has waited longest; None where nothing waits."""
        return next((item for _, item in self._waiting.values()), None)

    def put(self, claim: QueueKey, item: T) -> None:
        """Lets ``item`` wait."""
        self._arrivals += 1
        self._waiting[self._arrivals] = (claim, item)

    def take(self, fits: Callable[[T], bool]) -> T | None:
        """The next item among those that fit; it waits no longer. None where there is none."""
        found = self._take(fits)
        return found[1] if found is not None else None

    def ahead(self, table: int, fits: Callable[[T], bool]) -> int | None:
        """How many of the items that fit are served before the next of ``table``, if no more come.

        None where none of that table waits.
        """
        if not any(claim.table == table and fits(item) for claim, item in self._waiting.values()):
            return None
        trial, before = FairQueue[T](), 0
        trial._waiting, trial._last_served, trial._served = dict(self._waiting), dict(self._last_served), self._served
        while (served := trial._take(fits)) is not None and served[0].table != table:
            before += 1
        return before

    def discard(self, item: T) -> bool:
        """Lets ``item`` wait no longer; whether it did."""
        found = [number for number, (_, each) in self._waiting.items() if each is item]
        for number in found:
            del self._waiting[number]
        return bool(found)

    def drop_excess(self, most: float, counts: Callable[[T], bool]) -> T | None:
        """Where more than ``most`` items that count wait: the last of whoever has most of them; it waits no longer."""
        if len(self._waiting) <= most:
            return None
        counted = {number: claim for number, (claim, item) in self._waiting.items() if counts(item)}
        if len(counted) <= most:
            return None
        by_person = Counter(claim.person for claim in counted.values())
        return self._waiting.pop(max(counted, key=lambda number: (by_person[counted[number].person], number)))[1]

    def _take(self, fits: Callable[[T], bool]) -> tuple[QueueKey, T] | None:
        fitting = [number for number, (_, item) in self._waiting.items() if fits(item)]
        if not fitting:
            return None
        claim, item = self._waiting.pop(min(fitting, key=self._rank))
        self._note(claim)
        return claim, item

    def _rank(self, number: int) -> tuple[bool, int, int, int, int]:
        claim = self._waiting[number][0]
        guild, person, table = (self._last_served.get(key, 0) for key in _keys(claim))
        return not claim.attended, max(guild, person), person, table, number

    def _note(self, claim: QueueKey) -> None:
        self._served += 1
        for key in _keys(claim):
            self._last_served.pop(key, None)
            self._last_served[key] = self._served
        while len(self._last_served) > MAX_SERVED:
            del self._last_served[next(iter(self._last_served))]


def _keys(claim: QueueKey) -> tuple[tuple[str, int], ...]:
    return ("guild", claim.guild), ("person", claim.person), ("table", claim.table)
