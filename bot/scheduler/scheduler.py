"""One task that waits for whatever is due next, and has it seen to; see :mod:`bot.scheduler.model`."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from bot.core.logs import log_about
from bot.core.meter import SILENT, Meter
from bot.core.refusal import Refusal
from bot.core.steady_time import utc_now
from bot.scheduler import queries
from bot.scheduler.model import Due, DueTime, Handler, SubjectKind

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)

MAX_SLEEP = 600.0
"""Seconds; the system clock may be set meanwhile."""

TAKEN_SECONDS = 1.0
"""Seconds until the due times are read again where another process was faster."""

STORE_SECONDS = 60.0
"""Seconds until they are read again where that failed, and the longest pause before an outcome is stored again."""

BATCH_SIZE = 4
"""Due times that are read in one visit, of the kinds that come by the same clock."""

MIN_PAUSE = timedelta(seconds=1)
"""A subject is checked again after so long at the earliest."""

RETRY_AFTER, MAX_RETRY_AFTER = timedelta(minutes=1), timedelta(hours=1)
"""The pause after a first failure, which doubles with each further one in a row up to the longest."""


Key = tuple[Due, int]
"""A kind and a subject."""


class Scheduler:
    """Sees to due times. They come by ``now``, or where that must be so for certain by ``certain`` (None: the same).

    ``meter`` is told of failures. Of several processes each sees to what :mod:`bot.scheduler.queries` lets it claim.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime] = utc_now,
        certain: Callable[[], datetime] | None = None,
        *,
        meter: Meter = SILENT,
    ) -> None:
        self._store = store
        self._now = now
        self._certain = certain or now
        self._meter = meter
        self._handlers: dict[Due, Handler] = {}
        self._in_hand: dict[Key, asyncio.Task[None]] = {}
        self._failures: Counter[Key] = Counter()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def handle(self, handlers: Mapping[Due, Handler]) -> None:
        """Have the due times of these kinds seen to by these handlers."""
        self._handlers |= handlers

    def start(self) -> None:
        """Start the task; what became due while the program was down is seen to at once."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Have the due times read again: one may have been set."""
        self._woken.set()

    async def stop(self) -> None:
        """End the task, and break off the checks that are under way."""
        tasks = [task for task in (self._task, *self._in_hand.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def run_due(self) -> float:
        """Do all that is due by now, one after the other; return the seconds until the next thing is. For tests."""
        while True:
            claimed, wait = await self._claim(most=1)
            if not claimed:
                return wait
            await self._see_to(claimed[0])

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                wait = await self._hand_out()
            except Exception:
                log.exception("What is due could not be read")
                wait = STORE_SECONDS
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()

    async def _hand_out(self) -> float:
        """Start the checks of what is due, as far as there is room; return the seconds until there is more to do."""
        claimed, wait = await self._claim()
        for due in claimed:
            task = asyncio.create_task(self._see_to(due))
            self._in_hand[due[:2]] = task
            task.add_done_callback(partial(self._done, due[:2]))
        return wait

    def _done(self, key: Key, _task: object) -> None:
        del self._in_hand[key]
        self.wake()

    def _time(self, kind: Due) -> datetime:
        return self._certain() if self._handlers[kind].certain else self._now()

    async def _claim(self, most: int = BATCH_SIZE) -> tuple[list[DueTime], float]:
        """Claim what is due and finds room; return that, and the seconds until there may be more to do.

        Of the kinds that come by the same clock the first ``most`` are looked at; where so many are due, there is more.
        """
        process, taken = self._store.process, set[Key]()
        while True:
            busy, by_clock = Counter(kind for kind, _ in self._in_hand), defaultdict[bool, list[Due]](list)
            for kind, handler in self._handlers.items():
                if busy[kind] < handler.at_once:
                    by_clock[handler.certain].append(kind)
            skipped = self._in_hand.keys() | taken
            found = await self._store.read(queries.first, by_clock.values(), skipped, process, most)
            waits = {due: (due.at - self._time(due.kind)).total_seconds() for due in found}
            wait = min([MAX_SLEEP, *(each for each in waits.values() if each > 0)])
            claimed = list[DueTime]()
            for due in (due for due, each in waits.items() if each <= 0):
                if busy[due.kind] == self._handlers[due.kind].at_once:
                    continue
                if process is None or await self._store.write(queries.claim, process, due):
                    busy[due.kind] += 1
                    claimed.append(due)
                else:
                    taken.add(due[:2])
            full = sum(each <= 0 for each in waits.values()) >= most
            if claimed or not full:
                return claimed, 0.0 if full else min(wait, TAKEN_SECONDS) if taken else wait

    async def _see_to(self, due: DueTime) -> None:
        """Check the subject of a due time that was claimed, and store when it is to be checked again."""
        log_about()
        handler, key = self._handlers[due.kind], due[:2]
        try:
            async with asyncio.timeout(handler.timeout):
                at = await handler.check(due.subject)
        except Exception as error:
            at = self._time(due.kind) + self._failed(due, error)
        else:
            self._failures.pop(key, None)
            at = at and max(at, self._time(due.kind) + MIN_PAUSE)
        await self._store_outcome(due, at)

    def _failed(self, due: DueTime, error: Exception) -> timedelta:
        """Report a failure; return the pause until the subject is checked again."""
        if isinstance(error, Refusal):
            self._meter.not_checked(due.kind.value, "refused")
            log.warning("A check (%s) has to wait: %s", _about(due), error)
        else:
            self._meter.not_checked(due.kind.value, "late" if isinstance(error, TimeoutError) else "failed")
            log.error("A check (%s) failed", _about(due), exc_info=error)
        before = self._failures[due[:2]]
        self._failures[due[:2]] += 1
        return min(RETRY_AFTER * (1 << min(before, 20)), MAX_RETRY_AFTER)

    async def _store_outcome(self, due: DueTime, at: datetime | None) -> None:
        """Store when to check again. Until that works the due time stays in hand, so that it is not claimed anew."""
        pause = 1.0
        while True:
            try:
                return await self._store.write(queries.finish, due, at)
            except Exception as error:
                log.error("What came of a check (%s) cannot be stored yet: %s", _about(due), error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, STORE_SECONDS)


def _about(due: DueTime) -> str:
    """Return the fields of a due time for the log; they name no person."""
    return (
        due.kind if due.kind.subject is SubjectKind.PERSON else f"{due.kind} of {due.kind.subject.value} {due.subject}"
    )
