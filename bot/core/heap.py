"""Giving memory back: what was freed between things that live long stays with a process unless it asks otherwise.

What is for glibc's allocator does nothing elsewhere.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

MMAP_BYTES = 128 * 1024
"""Bytes from which a block has pages of its own, which go back as soon as it is freed: pictures, bodies of requests."""

MAX_ARENAS = 2
"""The number of heaps that all threads share. A heap for each thread would have holes of its own."""

YOUNG_OBJECTS = 2_000
"""New objects after which garbage is looked for: a turn makes some thousands, which are all gone after its answer.

With Python's 700 those of many turns at once are looked through again and again, and taken for old ones.
"""

_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # malloc.h


@lru_cache(maxsize=2)
def _allocator(function: str) -> Callable[..., int] | None:
    try:
        found: Callable[..., int] = getattr(ctypes.CDLL(None), function)
    except (OSError, AttributeError, TypeError):
        return None
    return found


def avoid_holes() -> bool:
    """Keeps large blocks out of the heap, and heaps few; before a process has threads. False where it cannot be had.

    Left alone, glibc takes ever larger blocks from the heap once one of that size was freed.
    """
    option = _allocator("mallopt")
    return option is not None and bool(option(_M_MMAP_THRESHOLD, MMAP_BYTES)) and bool(option(_M_ARENA_MAX, MAX_ARENAS))


@contextmanager
def loading() -> Iterator[None]:
    """Looks for no garbage while modules are loaded, nor ever among what they have made: nearly all of it stays."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def settle(*, anew: bool = False) -> None:
    """Takes what stands by now for what stays: a full collection would look through it for a tenth of a second.

    What was taken for that before is looked through once more where it is to begin ``anew``.
    """
    if anew:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, *gc.get_threshold()[1:])
    give_back()


def give_back() -> bool:
    """Lets the system have the pages that hold nothing any more; False where only glibc could, and it is not there.

    It takes about a millisecond after a minute's work.
    """
    trim = _allocator("malloc_trim")
    if trim is None:
        return False
    trim(0)
    return True
