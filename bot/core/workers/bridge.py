"""Waiting for a worker in the middle of plain code: the event loop goes on meanwhile.

Rules are plain functions that are called in a hundred places. Where a game's rules run in another process, each call is
a wait. So every task is run in a greenlet, as SQLAlchemy does it for its drivers: whoever calls stands still in the
middle of a function until the answer is there, and other tasks are served. Without other people's games nothing is
installed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Generator
from contextlib import suppress
from contextvars import Context
from types import TracebackType
from typing import Any, TypeVar

from greenlet import getcurrent, greenlet

T = TypeVar("T")


class NotBridged(RuntimeError):  # noqa: N818 - what it is
    """Plain code waits outside of a task that may, which is a mistake of ours."""


class _Bridged(Coroutine[Any, Any, T]):
    """``work`` in a greenlet of its own, in which plain code may wait."""

    running: _Bridged[Any] | None = None

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self._waiting: greenlet | None = None
        self._loop: greenlet | None = None
        self._over = False
        self.__qualname__ = getattr(work, "__qualname__", "")  # tasks are told by it

    def send(self, value: Any) -> Any:
        if self._waiting is None:
            self._waiting = greenlet(self._run, getcurrent())
            self._waiting.gr_context = getcurrent().gr_context
        return self._go_on(self._waiting.switch, value)

    def throw(self, kind: Any, value: Any = None, traceback: TracebackType | None = None) -> Any:  # noqa: ARG002 - the interface's own
        error = value if isinstance(value, BaseException) else kind if isinstance(kind, BaseException) else kind()
        return self._work.throw(error) if self._waiting is None else self._go_on(self._waiting.throw, error)

    def close(self) -> None:
        if self._waiting is None or self._over:
            self._work.close()
        else:
            with suppress(GeneratorExit, StopIteration):
                self.throw(GeneratorExit())

    def __await__(self) -> Generator[Any, Any, T]:
        raise NotImplementedError("it is a task's own")

    def pause(self, waits_for: Any) -> Any:
        """Stand still until what the event loop is told of has happened; return or raise what it says then."""
        assert self._loop is not None  # noqa: S101 - it has begun
        self._waiting = getcurrent()
        return self._loop.switch(waits_for)

    def _go_on(self, go: Any, value: Any) -> Any:
        before, _Bridged.running, self._loop = _Bridged.running, self, getcurrent()
        try:
            result = go(value)
        except BaseException:
            self._over = True
            raise
        finally:
            _Bridged.running = before
        if self._over:
            raise StopIteration(result)
        return result

    def _run(self, value: Any) -> T:
        go = self._work.send
        while True:
            try:
                waits_for = go(value)
            except StopIteration as ended:
                self._over = True
                result: T = ended.value
                return result
            try:
                go, value = self._work.send, self.pause(waits_for)
            except BaseException as error:
                go, value = self._work.throw, error


def wait(awaitable: Awaitable[T]) -> T:
    """The result of ``awaitable``, for plain code in a task begun after :func:`install`. Raises NotBridged."""
    task = _Bridged.running
    if task is None:
        raise NotBridged("plain code waits outside of a task that may")
    steps = awaitable.__await__()
    go: Any = steps.send
    value: Any = None
    while True:
        try:
            waits_for = go(value)
        except StopIteration as ended:
            result: T = ended.value
            return result
        try:
            go, value = steps.send, task.pause(waits_for)
        except BaseException as error:
            go, value = steps.throw, error


def _task(loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
    return asyncio.Task(_Bridged(work), loop=loop, context=context)


def install() -> None:
    """From now on plain code may wait in every task that is begun."""
    asyncio.get_running_loop().set_task_factory(_task)
