"""A program that crashes before or after one of its steps: a write, a request, whatever it does to the world."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from bot.db import Store

T = TypeVar("T")

Plan = Callable[[int, bool], bool]
"""Whether the program crashes, given the number of a step (from 1) and whether it is about to be done or is done."""


class Crashed(BaseException):
    """The program is no more: nothing that it has in hand is done, or noted."""


def never(_step: int, _before: bool) -> bool:
    """A plan by which the program lives."""
    return False


class CrashInjector:
    """Counts the steps of a program, the writes to ``store`` among them, and crashes it as ``plan`` says.

    Once it has crashed it takes no further step until it is started again.
    """

    def __init__(self, store: Store, plan: Plan = never) -> None:
        self.steps, self.plan = 0, plan
        self._down = False
        self._write = store.write
        store.write = self._step_of_store

    def crash_at(self, last: int, *, before: bool) -> None:
        """The program crashes at the step ``last``, counted from now on, before that is done or after."""
        self.steps = 0
        self.plan = lambda step, about_to: step == last and about_to == before

    def start(self) -> None:
        """The program starts again."""
        self._down = False

    async def step(self, act: Callable[[], Awaitable[T]]) -> T:
        """Does something. Raises Crashed."""
        if self._down:
            raise Crashed
        self.steps += 1
        number = self.steps
        self._perhaps_crash(number, before=True)
        found = await act()
        self._perhaps_crash(number, before=False)
        return found

    def _perhaps_crash(self, step: int, *, before: bool) -> None:
        if self._down or self.plan(step, before):
            self._down = True
            raise Crashed

    async def _step_of_store(self, query: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await self.step(lambda: self._write(query, *args, **more))

    async def survive(self, restart: Callable[[], Awaitable[None]], *acts: Callable[[], Awaitable[Any]]) -> None:
        """Does ``acts``, each again after a crash in the middle of it, in a program that has started again."""
        for act in acts:
            while True:
                try:
                    await act()
                    break
                except Crashed:
                    self.start()
                    await restart()


def crash_points(steps: int, every: int = 1) -> Iterator[tuple[int, bool]]:
    """The steps at which a program of so many crashes, and whether before: one in ``every``, each time others."""
    assert steps > 0
    yield from ((last, (last // every) % 2 == 0) for last in range(1, steps + 1, every))


def new_folder(folder: Path) -> Path:
    """A folder for the data of one program."""
    folder.mkdir()
    return folder
