"""What is worked out once for each key, at the first question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Lookup(dict[K, T], Generic[K, T]):
    """A dict that makes what it lacks by ``make``.

    Once it holds ``most`` it begins anew, and takes over from what it held before whatever is asked for again: what is
    asked for often is never made twice, and at most twice ``most`` are kept.
    """

    def __init__(self, make: Callable[[K], T], most: int | None = None) -> None:
        super().__init__()
        self._make, self._most = make, most
        self._before: dict[K, T] = {}

    def __missing__(self, key: K) -> T:
        if self._most is not None and len(self) >= self._most:
            self._before = dict(self)
            self.clear()
        found = self._before.get(key)
        if found is None:
            found = self._make(key)
        self[key] = found
        return found
