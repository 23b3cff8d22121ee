"""A program that dies at one of its steps: before or after a write, a request, whatever it does to the world."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from bot.store import Store

T = TypeVar("T")


class Died(BaseException):
    """The program is no more: nothing that it has in hand is done, or noted."""


class Life:
    """The steps of a program, the writes to ``store`` among them: at the ``last`` it dies, after which it does none."""

    def __init__(self, store: Store) -> None:
        self._write = store.write
        self.steps, self._last, self._before = 0, 0, True
        store.write = self._step_of_store

    def ends(self, last: int, *, before: bool) -> None:
        """It dies at the ``last`` step from now on, ``before`` that is done or after (0: at none)."""
        self.steps, self._last, self._before = 0, last, before

    async def step(self, act: Callable[[], Awaitable[T]]) -> T:
        """Does something, or dies."""
        self.steps += 1
        if self._last and (self.steps > self._last or (self._before and self.steps == self._last)):
            raise Died
        found = await act()
        if self.steps == self._last:
            raise Died
        return found

    async def _step_of_store(self, query: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await self.step(lambda: self._write(query, *args, **more))

    async def through(self, restart: Callable[[], Awaitable[None]], *acts: Callable[[], Awaitable[Any]]) -> None:
        """Does ``acts``, each again after a death in the middle of it, in a program that has started again."""
        for act in acts:
            try:
                await act()
            except Died:
                self._last = 0
                await restart()
                await act()


def deaths(steps: int, every: int = 1) -> Iterator[tuple[int, bool]]:
    """The steps at which a program of so many dies, and whether before: one in ``every``, each time others."""
    assert steps > 0
    yield from ((last, (last // every) % 2 == 0) for last in range(1, steps + 1, every))


def made(folder: Path) -> Path:
    """A folder for one life."""
    folder.mkdir()
    return folder
