"""Where tasks wait, for a piece of work that hangs: a traceback tells of what is running, and there nothing runs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

DEEPEST = 12
"""The number of a task's innermost frames that are shown."""


def waiting(tasks: Iterable[asyncio.Task[Any]]) -> str:
    """Return where each of ``tasks`` that is not done is waiting, innermost last."""
    return "; ".join(f"{task.get_name()}: {_chain(task)}" for task in tasks if not task.done())


def _chain(task: asyncio.Task[Any]) -> str:
    found: list[str] = []
    inner: Any = task.get_coro()
    while inner is not None:
        frame = getattr(inner, "cr_frame", None) or getattr(inner, "gi_frame", None)
        if frame is not None:
            found.append(f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno} {frame.f_code.co_name}")
        inner = getattr(inner, "cr_await", None) or getattr(inner, "gi_yieldfrom", None)
    return " > ".join(found[-DEEPEST:])
