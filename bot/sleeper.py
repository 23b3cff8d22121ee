"""A task that sleeps until something is due, does it, and sleeps again."""

from __future__ import annotations

import abc
import asyncio
import logging

from bot.logs import log_about

log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
"""Seconds; the system clock may be set meanwhile."""


class Sleeper(abc.ABC):
    """One sleeping task."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the task; what became due while the program was down is done at once."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Call this when something may be due sooner than it was."""
        self._woken.set()

    async def stop(self) -> None:
        """Ends the waiting."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @abc.abstractmethod
    async def run_due(self) -> float:
        """Does everything that is due. Returns the seconds until the next thing is, at most :data:`LONGEST_SLEEP`."""

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            log_about()
            try:
                wait = await self.run_due()
            except Exception:
                log.exception("What is due could not be read")
                wait = 60.0
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            except TimeoutError:
                continue
