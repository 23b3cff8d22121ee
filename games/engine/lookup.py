"""What is worked out once, at the first question: for each key, or for each object."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Lookup(dict[K, T], Generic[K, T]):
    """A dict that makes what it lacks by ``make``.

    Once it holds ``most`` it begins anew, and takes over from what it held before whatever is asked for again: what is
    asked for often is never made twice, and at most twice ``most`` are kept.
    """

    __slots__ = ("_before", "_make", "_most")

    def __init__(self, make: Callable[[K], T], most: int | None = None) -> None:
        super().__init__()
        self._make, self._most = make, sys.maxsize if most is None else most
        self._before: dict[K, T] = {}

    def __missing__(self, key: K) -> T:
        if len(self) >= self._most:
            self._before = dict(self)
            self.clear()
        found = self._before.get(key)
        if found is None:
            found = self._make(key)
        self[key] = found
        return found


class once(Generic[T]):  # noqa: N801 - it is used as property is
    """``functools.cached_property`` without the lock that it takes before Python 3.12, as dear as most work here."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self.__doc__ = work.__doc__

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, one: Any, _owner: type) -> T:
        found = self._work(one)
        one.__dict__[self._name] = found
        return found
