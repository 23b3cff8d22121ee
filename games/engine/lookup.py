"""What is worked out once for each key, at the first question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Lookup(dict[K, T], Generic[K, T]):
    """A dict that makes what it lacks by ``make``; it forgets everything once it holds ``most``."""

    def __init__(self, make: Callable[[K], T], most: int | None = None) -> None:
        super().__init__()
        self._make, self._most = make, most

    def __missing__(self, key: K) -> T:
        if self._most is not None and len(self) >= self._most:
            self.clear()
        found = self[key] = self._make(key)
        return found
