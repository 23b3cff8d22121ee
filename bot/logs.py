"""Where and how the bot logs: one line a record on standard error, traces only with errors."""

from __future__ import annotations

import logging
import sys
import time

QUIET = ("discord", "aiohttp", "alembic", "asyncio", "PIL", "sqlalchemy")
"""Libraries that are heard from WARNING on; at DEBUG they say everything."""


class OneLine(logging.Formatter):
    """``2026-01-31T18:00:00Z INFO bot.client: what happened``; a line break in a message cannot forge a record."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's own name
        return super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")


def configure(level: str) -> None:
    """Sends every record from ``level`` on to standard error. Call once, at the start."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.DEBUG if level == "DEBUG" else logging.WARNING)
