"""A watch over what a game does that reaches outside of the program, as over the processes in which a bot runs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from bot.core.workers.forbidden import Hook, RuleBroken, forbidding
from games import PACKAGES

INSTEAD = "what a game keeps is in its state, and what it reads lies in its package"

_hooks: list[Hook] = []


@contextmanager
def watched(key: str) -> Iterator[None]:
    """Fails where the game ``key`` reaches outside meanwhile, whatever it makes of not being let."""
    package, found = PACKAGES[key], list[str]()
    forbid = forbidding(package.files.values())

    def hear(event: str, arguments: tuple[Any, ...]) -> None:
        try:
            forbid(event, arguments)
        except RuleBroken as broken:
            found.append(f"{broken}{_place(package.folder)}: {INSTEAD}")
            raise

    _listen()
    _hooks.append(hear)
    writing, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        yield
    except RuleBroken:
        if not found:
            raise
    finally:
        _hooks.remove(hear)
        sys.dont_write_bytecode = writing
    assert not found, found[0]


@cache
def _listen() -> None:
    """Hear of Python's own events from now on: it can never be undone."""

    def hear(event: str, arguments: tuple[Any, ...]) -> None:
        for hook in _hooks:
            hook(event, arguments)

    sys.addaudithook(hear)


def _place(folder: Path) -> str:
    """Where in the ``folder`` of a package that was done; empty where it was not there."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        file = Path(frame.f_code.co_filename)
        if folder in file.parents:
            return f" ({file.relative_to(folder.parent)}, line {frame.f_lineno})"
        frame = frame.f_back
    return ""
