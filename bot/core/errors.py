"""Errors as the log tells them: on one line, and without what they know of a game, for that might be a card."""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec

log = logging.getLogger(__name__)

CODEBASE = Path(__file__).parents[2]

SECRETIVE = {"games", "render"}
"""An error that came through these packages is told without its words."""

VALUE = re.compile(r"'[^']*'")


class WordsOfOurs(Exception):  # noqa: N818 - what it is
    """An error whose words are our own, and can hold no secret wherever it came through."""


def describe(error: BaseException, *, words: bool = True) -> str:
    """``error``, and what led to it: of each the kind, its words (not without ``words``), and where it came through."""
    return " from ".join(_told(each, words=words) for each in _chain(error))


def safe_message(error: BaseException) -> str:
    """Return the message of ``error`` as far as it can be no secret; it may be empty."""
    if isinstance(error, WordsOfOurs):
        return str(error)
    if isinstance(error, msgspec.MsgspecError):
        return VALUE.sub("'…'", str(error))
    named = isinstance(error, (LookupError, ValueError))  # they say what was looked for
    return "" if named or any(place.parts[0] in SECRETIVE for place, *_ in _places(error)) else str(error)


async def logged(work: Coroutine[Any, Any, None]) -> None:
    """Does ``work`` that nobody waits for; what goes wrong is in the log."""
    try:
        await work
    except Exception:
        log.exception("A background task failed")


def _told(error: BaseException, *, words: bool = True) -> str:
    said = " ".join(safe_message(error).split()) if words else ""
    came = " > ".join(f"{place}:{line} {function}" for place, line, function in _places(error))
    return type(error).__name__ + (f": {said}" if said else "") + (f" ({came})" if came else "")


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """``error`` and its causes; none twice."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _places(error: BaseException) -> list[tuple[Path, int, str]]:
    """Where ``error`` came through: the file (of a library, its own path), the line and the function."""
    return [
        (_short(Path(frame.f_code.co_filename)), line, frame.f_code.co_name)
        for frame, line in traceback.walk_tb(error.__traceback__)
    ]


def _short(file: Path) -> Path:
    """A file's path inside the codebase, or inside its library."""
    if "site-packages" in file.parts:
        return Path(*file.parts[file.parts.index("site-packages") + 1 :])
    return file.relative_to(CODEBASE) if file.is_relative_to(CODEBASE) else Path(file.name)
