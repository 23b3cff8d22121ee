"""Giving memory back: what was freed between things that live long stays with a process unless it asks otherwise."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import lru_cache


@lru_cache(maxsize=1)
def _trim() -> Callable[[int], int] | None:
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
    return found


def give_back() -> bool:
    """Lets the system have the pages that hold nothing any more; False where only glibc could, and it is not there.

    It takes about a millisecond after a minute's work.
    """
    trim = _trim()
    if trim is None:
        return False
    trim(0)
    return True
