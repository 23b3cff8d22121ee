"""The outbox at work: says what is queued, each errand once, however often the program or Discord falls over."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from bot.post.errand import Draft, Errand, Kind, Sender, TryLater, Undeliverable
from bot.store.database import StoreUnavailable
from bot.tables.desk import utc_now
from bot.tables.refusal import Refusal
from games.engine import Player, text

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)

AT_ONCE = 64
"""How many errands are under way together; most of that time is spent waiting for Discord."""

SEND_SECONDS = 120.0
"""An attempt that takes longer is broken off and made again."""

FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
"""Seconds between attempts: doubled each time, up to the longest."""

LOOK_AGAIN = 30.0
"""Seconds after which the queue is looked at without being woken."""


class Outbox:
    """Takes errands from the store in the order of each lane, and hands them to the sender.

    A lane is what is said at one table, or one seat's hand: lanes never wait for each other. An attempt is counted
    durably before it is made. What fails is tried again for as long as it takes; Undeliverable ends it. (A Refusal by
    the table service does as well: the table has nothing to say any more.)
    """

    def __init__(
        self,
        store: Store,
        sender: Sender,
        *,
        now: Callable[[], datetime] = utc_now,
        at_once: int = AT_ONCE,
        jitter: Callable[[], float] = random.random,
    ) -> None:
        self._store = store
        self._sender = sender
        self._now = now
        self._at_once = at_once
        self._jitter = jitter
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._woken = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins with what an earlier run has left behind."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """To be called when errands were stored."""
        self._woken.set()

    async def stop(self, timeout: float = 5.0) -> None:  # noqa: ASYNC109 - what is not done then, the next run does
        """Says what can be said within ``timeout`` seconds; leaves the rest to the next run."""
        self._stopping = True
        self.wake()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=timeout)
        left = [task for task in (self._task, *self._under_way.values()) if task is not None]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def drained(self) -> None:
        """Says everything that is due by now, without ``start``: for tests and tools."""
        while await self._take() or self._under_way:
            await asyncio.wait(self._under_way.values(), return_when=asyncio.FIRST_COMPLETED)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                taken = await self._take()
                if self._stopping and not taken and not self._under_way:
                    return
                wait = await self._until_next()
            except Exception:
                log.exception("The outbox could not be read")
                wait = LOOK_AGAIN
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def _take(self) -> int:
        """Begins whatever is due and finds room; how much that was."""
        room = self._at_once - len(self._under_way)
        if room <= 0:
            return 0
        errands = await self._store.claim(self._now(), set(self._under_way), room)
        for errand in errands:
            task = asyncio.create_task(self._carry(errand))
            self._under_way[errand.id] = task
            task.add_done_callback(partial(self._landed, errand.id))
        return len(errands)

    def _landed(self, errand_id: int, _task: asyncio.Task[None]) -> None:
        del self._under_way[errand_id]
        self.wake()

    async def _until_next(self) -> float:
        if len(self._under_way) >= self._at_once:
            return LOOK_AGAIN
        at = await self._store.next_errand_at(set(self._under_way))
        if at is None:
            return LOOK_AGAIN
        return min(max((at - self._now()).total_seconds(), 0.0), LOOK_AGAIN)

    async def _carry(self, errand: Errand) -> None:
        """One attempt at an errand, and the note of what came of it."""
        try:
            async with asyncio.timeout(SEND_SECONDS):
                sent = await self._sender.send(errand)
        except Undeliverable as error:
            log.warning("A %s of table %d cannot be said: %s", errand.kind, errand.table_id, error)
            await self._noted(lambda: self._store.give_up(errand, self._now(), _told(errand)))
        except Refusal as refusal:
            log.info("A %s of table %d has nothing to say any more: %s", errand.kind, errand.table_id, refusal)
            await self._noted(lambda: self._store.give_up(errand, self._now(), None))
        except TryLater as error:
            await self._put_off(errand, error.seconds)
        except Exception:
            log.exception("A %s of table %d failed at attempt %d", errand.kind, errand.table_id, errand.attempts)
            await self._put_off(errand, 0)
        else:
            await self._noted(lambda: self._store.finish(errand, sent))

    async def _put_off(self, errand: Errand, at_least: float) -> None:
        wait = min(FIRST_WAIT * 2 ** min(errand.attempts - 1, 20), LONGEST_WAIT)
        wait = max(wait * (0.5 + self._jitter() / 2), at_least)
        due_at = self._now() + timedelta(seconds=wait)
        await self._noted(lambda: self._store.postpone(errand, due_at))

    async def _noted(self, note: Callable[[], Awaitable[None]]) -> None:
        """Stores what came of an attempt. Until that works the errand stays under way, so it is not said again."""
        wait = FIRST_WAIT
        while True:
            try:
                return await note()
            except StoreUnavailable as error:
                log.error("What was said cannot be noted yet: %s", error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LOOK_AGAIN)


def _told(errand: Errand) -> Draft | None:
    """What the table is told of a hand that did not arrive."""
    if errand.kind is not Kind.HAND or errand.seat is None:
        return None
    return Draft(Kind.NOTICE, note=text("notice-hand-blocked", who=Player(errand.seat)))
