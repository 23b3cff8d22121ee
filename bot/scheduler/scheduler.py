"""One task that waits for whatever is due next, and has it seen to; see :mod:`bot.scheduler.model`."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
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
            waits = [MAX_SLEEP]
            for kinds in self._by_clock():
                found, wait = await self._claim(kinds)
                if found is not None:
                    await self._see_to(found)
                    break
                waits.append(wait)
            else:
                return min(waits)

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
        """Start the checks of what is due, as far as there is room; return the seconds until the next thing is."""
        waits = [MAX_SLEEP]
        for kinds in self._by_clock():
            while open_ := [kind for kind in kinds if self._has_room(kind)]:
                found, wait = await self._claim(open_)
                if found is None:
                    waits.append(wait)
                    break
                task = asyncio.create_task(self._see_to(found))
                self._in_hand[found[:2]] = task
                task.add_done_callback(partial(self._done, found[:2]))
        return min(waits)

    def _done(self, key: Key, _task: object) -> None:
        del self._in_hand[key]
        self.wake()

    def _has_room(self, kind: Due) -> bool:
        return sum(each is kind for each, _ in self._in_hand) < self._handlers[kind].at_once

    def _by_clock(self) -> Iterator[list[Due]]:
        """The kinds that come by the same clock."""
        for certain in (True, False):
            if kinds := [kind for kind, handler in self._handlers.items() if handler.certain is certain]:
                yield kinds

    def _time(self, kind: Due) -> datetime:
        return self._certain() if self._handlers[kind].certain else self._now()

    async def _claim(self, kinds: Collection[Due]) -> tuple[DueTime | None, float]:
        """Claim what is due first of these ``kinds``; where nothing is yet, None and the seconds until something is."""
        process, taken = self._store.process, set[Key]()
        while True:
            found = await self._store.read(queries.first, kinds, self._in_hand.keys() | taken, process)
            wait = MAX_SLEEP if found is None else (found.at - self._time(found.kind)).total_seconds()
            if found is None or wait > 0:
                return None, min(wait, TAKEN_SECONDS) if taken else wait
            if process is None or await self._store.write(queries.claim, process, found):
                return found, 0.0
            taken.add(found[:2])

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
