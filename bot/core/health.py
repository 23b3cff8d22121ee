"""Is the bot well? It says so in a file, again and again; ``cairn health`` judges what stands there, and its age."""

from __future__ import annotations

import logging
import time
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

import msgspec

BEAT_SECONDS = 15.0
"""Seconds between two signs of life."""

MAX_AGE_SECONDS = 60.0
"""Seconds after which what was well is so no longer."""

RECONNECT_SECONDS = 20.0
"""Seconds without a connection that pass for a change of connections: a dead one is noticed after 77 only."""

log = logging.getLogger(__name__)


class Code(IntEnum):
    """The exit codes of ``cairn health``. 2 is a wrong setting, as everywhere."""

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
    """Posts do not get through, though Discord answers."""
    REFUSED = 7
    """Discord has refused so many requests that the bot asks for nothing more where it was refused."""


class Signs(msgspec.Struct):
    """How many seconds ago each thing last went well; None: not since the start.

    Posts go out where nothing is to be posted, or Discord takes it; where it refuses one that is that table's trouble.
    Everything is ``asked`` that is to be, unless Discord has refused too much.
    """

    connected: float | None = None
    answered: float | None = None
    wrote: float | None = None
    posted: float | None = None
    asked: float = 0.0


class HealthVerdict(NamedTuple):
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


def judge(path: Path) -> HealthVerdict:
    """Whether the bot that writes ``path`` is well, and if not, what is wrong."""
    try:
        age = time.time() - path.stat().st_mtime
        signs = msgspec.json.decode(path.read_bytes(), type=Signs)
    except FileNotFoundError:
        return HealthVerdict(Code.SILENT, f"no bot is running: there is no {path}")
    except (OSError, msgspec.MsgspecError) as error:
        return HealthVerdict(Code.SILENT, f"{path} cannot be read: {error}")
    if not -MAX_AGE_SECONDS < age < MAX_AGE_SECONDS:
        return HealthVerdict(
            Code.SILENT, f"no sign of life for {abs(age):.0f} s ({path}): the bot hangs, or its disk is full"
        )
    return verdict(signs, age)


def verdict(signs: Signs, age: float = 0.0) -> HealthVerdict:
    """Judge ``signs`` that were given ``age`` seconds ago."""
    words = []
    for code, seconds, most, what in (
        (Code.DISCONNECTED, signs.connected, RECONNECT_SECONDS, "connected to Discord"),
        (Code.DISCORD_SILENT, signs.answered, MAX_AGE_SECONDS, "Discord answered"),
        (Code.NOT_WRITING, signs.wrote, MAX_AGE_SECONDS, "a write went through"),
        (Code.REFUSED, signs.asked, RECONNECT_SECONDS, "requests were within Discord's limits"),
        (Code.NOT_POSTING, signs.posted, MAX_AGE_SECONDS, "posts went out"),
    ):
        if seconds is None:
            return HealthVerdict(code, f"not since the start: {what}")
        ago = max(0.0, seconds + age)
        if ago > most:
            return HealthVerdict(code, f"not for {ago:.0f} s: {what}")
        words.append(f"{what} {ago:.0f} s ago")
    return HealthVerdict(Code.WELL, "; ".join(words))
