"""A heartbeat on disk: the running bot touches a file, and whoever wants to know looks how old it is."""

from __future__ import annotations

import logging
import time
from pathlib import Path

EVERY = 15.0
"""Seconds between two beats."""

FRESH = 60.0
"""Seconds after which a bot without a beat counts as stopped."""

log = logging.getLogger(__name__)


def beat(path: Path) -> None:
    """Notes that the bot is well, now. A disk that cannot take it is logged, and shows as a missing beat."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    except OSError as error:
        log.warning("The heartbeat %s cannot be written: %s", path, error.strerror)


def age(path: Path) -> float | None:
    """Seconds since the last beat; None where there was none."""
    try:
        return max(0.0, time.time() - path.stat().st_mtime)
    except OSError:
        return None


def stop(path: Path) -> None:
    """Takes the heartbeat away, so that a bot which stopped does not look well for another minute."""
    path.unlink(missing_ok=True)
