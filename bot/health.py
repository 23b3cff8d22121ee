"""Is the bot well? It says so in a file, again and again; ``cairn health`` judges what stands there, and its age."""

from __future__ import annotations

import logging
import time
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

import msgspec

EVERY = 15.0
"""Seconds between two signs of life."""

FRESH = 60.0
"""Seconds after which what was well is so no longer."""

RECONNECTING = 20.0
"""Seconds without a connection that pass for a change of connections: a dead one is noticed after 80 only."""

log = logging.getLogger(__name__)


class Code(IntEnum):
    """What ``cairn health`` exits with. 2 is a wrong setting, as everywhere."""

    WELL = 0
    SILENT = 1
    """No bot runs, or it hangs, or it cannot write the file."""
    DISCONNECTED = 3
    """It runs, but is not connected to Discord: it starts, or has lost the connection."""
    DISCORD_SILENT = 4
    """It is connected, but Discord answers no request."""
    NOT_WRITING = 5
    """Nothing can be stored."""
    NOT_POSTING = 6
    """What is to be posted does not get through, though Discord answers."""


class Signs(msgspec.Struct):
    """How many seconds ago each thing last went well; None: not since the start.

    Posts go out where nothing is to be posted, or Discord takes it; where it refuses one that is that table's trouble.
    """

    connected: float | None = None
    answered: float | None = None
    wrote: float | None = None
    posted: float | None = None


class Verdict(NamedTuple):
    """The exit code, and the reason in words."""

    code: Code
    words: str


def write(path: Path, signs: Signs) -> None:
    """Leaves a sign of life. A disk that cannot take it is logged, and shows as a missing sign."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.encode(signs))
        fresh.replace(path)
    except OSError as error:
        log.warning("The heartbeat %s cannot be written: %s", path, error.strerror)


def remove(path: Path) -> None:
    """Takes the file away, so that a bot which stopped does not look well for another minute."""
    path.unlink(missing_ok=True)


def judge(path: Path) -> Verdict:
    """Whether the bot that writes ``path`` is well, and if not, what is wrong."""
    try:
        age = time.time() - path.stat().st_mtime
        signs = msgspec.json.decode(path.read_bytes(), type=Signs)
    except FileNotFoundError:
        return Verdict(Code.SILENT, f"no bot is running: there is no {path}")
    except (OSError, msgspec.MsgspecError) as error:
        return Verdict(Code.SILENT, f"{path} cannot be read: {error}")
    if not -FRESH < age < FRESH:
        return Verdict(
            Code.SILENT, f"no sign of life for {abs(age):.0f} s ({path}): the bot hangs, or its disk is full"
        )
    return verdict(signs, age)


def verdict(signs: Signs, age: float = 0.0) -> Verdict:
    """What ``signs`` say that were given ``age`` seconds ago."""
    words = []
    for code, seconds, most, what in (
        (Code.DISCONNECTED, signs.connected, RECONNECTING, "connected to Discord"),
        (Code.DISCORD_SILENT, signs.answered, FRESH, "Discord answered"),
        (Code.NOT_WRITING, signs.wrote, FRESH, "a write went through"),
        (Code.NOT_POSTING, signs.posted, FRESH, "posts went out"),
    ):
        if seconds is None:
            return Verdict(code, f"not since the start: {what}")
        ago = max(0.0, seconds + age)
        if ago > most:
            return Verdict(code, f"not for {ago:.0f} s: {what}")
        words.append(f"{what} {ago:.0f} s ago")
    return Verdict(Code.WELL, "; ".join(words))
