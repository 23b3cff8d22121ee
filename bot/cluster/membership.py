"""One process among those that serve the bot together on a PostgreSQL server: its signs of life, calls and successor.

Nothing here decides who does what: that is claimed in the database. Calls make the others
look at once; whoever misses one looks at the next sign of life.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.cluster import queries as processes
from bot.core.build import version
from bot.core.shards import ShardRange
from bot.db.database import StoreUnavailable
from bot.db.process import BEAT_SECONDS, LAPSE_SECONDS, Process, ShardsTaken

if TYPE_CHECKING:
    from bot.db import Store
    from bot.db.listener import Listener

log = logging.getLogger(__name__)

PROCESSES = "processes"
"""The call that something has changed among the processes."""

MARGIN_SECONDS = 2.0
"""Seconds before its claims lapse in which a process that cannot renew them stops sending."""


class Hooks(msgspec.Struct):
    """Callbacks of a process for events among all processes.

    ``look``: check what is due and send what is queued. ``table``: another process has changed this table of ours.
    ``resume``: tables may have lost their process. ``halt``: send nothing and break off what is being sent. ``leave``:
    a successor serves our shards. ``lost``: others serve them, and this process must stop.
    """

    look: Callable[[], None]
    table: Callable[[int], None]
    resume: Callable[[], None]
    halt: Callable[[], None]
    leave: Callable[[], None]
    lost: Callable[[ShardsTaken], None]


class Membership:
    """The place of one process among the others."""

    def __init__(self, store: Store, shards: ShardRange, hooks: Hooks, *, take_over: bool = False) -> None:
        place = f"{socket.gethostname()[:60]}:{os.getpid()}"
        self.process = Process(id=secrets.randbits(63), shards=shards, version=version()[:40], place=place)
        self.living: dict[int, Process] = {}
        """Every process that lives, this one among them, as it was seen last."""
        self._store = store
        self._hooks = hooks
        self._take_over = take_over
        self._until = 0.0
        self._halted = False
        self._woken = asyncio.Event()
        self._listener: Listener | None = None
        self._task: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Enters among the others. Raises ShardsTaken where one of them is in the way, and StoreUnavailable."""
        self._listener = self._store.listener(processes.CHANNEL, self.process.id, self._heard)
        await self._listener.start()
        await self._enter()
        self._store.process = self.process
        self._task = asyncio.create_task(self._live())
        await self._call(PROCESSES)

    async def ready(self) -> None:
        """To be called when this process is connected: those whose shards it takes over may go."""
        self.process = msgspec.structs.replace(self.process, ready=True)
        await self._store.write(processes.note_ready, self.process.id)
        await self._call(PROCESSES)

    async def leave(self) -> None:
        """Goes: what this process has not done, the others do."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            try:
                await self._store.write(processes.leave, self.process.id)
                await self._call(PROCESSES)
            except StoreUnavailable as error:
                log.warning("The other processes learn in %.0f s that this one has left: %s", LAPSE_SECONDS, error)
        if self._listener is not None:
            await self._listener.stop()

    @property
    def holds(self) -> bool:
        """Whether what this process has claimed is still its own."""
        return time.monotonic() < self._until

    @property
    def successor(self) -> Process | None:
        """The process that takes this one's place, if one does."""
        me = self.living.get(self.process.id)
        return self.living.get(me.successor) if me is not None and me.successor is not None else None

    @property
    def overlaps(self) -> bool:
        """Whether another process hears of what this one does."""
        taking_over = any(other.successor == self.process.id for other in self.living.values())
        return taking_over or self.successor is not None

    async def is_first_at(self, interaction: int) -> bool:
        """Whether this process is to handle an interaction that another may have been told of as well."""
        try:
            return not self.overlaps or await self._store.write(processes.claim_interaction, interaction)
        except StoreUnavailable:
            return True  # and is answered with what is the matter

    async def until_identify(self, bucket: int) -> None:
        """Waits until a session of ``bucket`` may begin, one of all processes after the other."""
        wait = await self._store.write(processes.reserve_identify, bucket)
        if wait:
            log.info("Waiting %.0f s to connect: one shard of a bucket begins after the other", wait)
            await asyncio.sleep(wait)

    async def changed(self, table_id: int) -> None:
        """A table of another process was changed here: calls it."""
        await self._call(str(table_id))

    async def _live(self) -> None:
        while True:
            lapse = asyncio.get_running_loop().call_at(self._until, self._lapsed)
            try:
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._woken.wait()
            except TimeoutError:
                pass
            finally:
                lapse.cancel()
            self._woken.clear()  # whoever calls from here on is heard in the next round
            try:
                await self._beat()
            except ShardsTaken as taken:
                self._hooks.halt()
                self._hooks.lost(taken)
                return
            except StoreUnavailable as error:
                log.warning("No sign of life could be given: %s", error)
                if not self.holds:
                    self._lapsed()

    async def _beat(self) -> None:
        began = time.monotonic()
        found = await self._store.write(processes.renew, self.process.id)
        if found is None:
            log.warning("The other processes took this one for dead: entering again")
            await self._enter()
        else:
            self._seen(began, found)
        self._hooks.look()

    async def _enter(self) -> None:
        began = time.monotonic()
        self._seen(began, await self._store.write(processes.join, self.process, take_over=self._take_over))

    def _seen(self, began: float, found: list[Process]) -> None:
        """Notes who was ``found`` to live, this process as of when it ``began`` to say so."""
        self._until = began + LAPSE_SECONDS - MARGIN_SECONDS
        self._halted = False
        before, self.living = self.living, {process.id: process for process in found}
        for gone in before.keys() - self.living.keys():
            log.info("%s, which served the shards %s, is gone", before[gone], before[gone].shards)
        if before.keys() - self.living.keys():
            self._hooks.resume()
        if (successor := self.successor) is not None and successor.ready:
            self._hooks.leave()

    def _lapsed(self) -> None:
        if not self._halted:
            self._halted = True
            log.error(
                "This process could give no sign of life for %.0f s: it sends nothing until it can", LAPSE_SECONDS
            )
            self._hooks.halt()

    def _heard(self, call: str) -> None:
        if call.isdecimal():
            self._hooks.table(int(call))
        elif call:
            self._woken.set()
        else:
            self._hooks.resume()

    async def _call(self, call: str) -> None:
        await self._store.read(partial(processes.call, call=call))
