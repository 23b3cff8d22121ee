"""Where and how the bot logs: one line a record on standard error, traces only with errors."""

from __future__ import annotations

import logging
import re
import sys
import time

QUIET = ("discord", "aiohttp", "aiosqlite", "alembic", "asyncio", "PIL")
"""Libraries that are heard from WARNING on, and at DEBUG from INFO on: below that they print hands and tokens."""

SILENT = ("sqlalchemy",)
"""Libraries that are heard from WARNING on: they print what is stored already at INFO."""

TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+")
"""The part of an address that lets anybody answer in the bot's name."""


class OneLine(logging.Formatter):
    """``2026-01-31T18:00:00Z INFO bot.client: what happened``; a line break in a message cannot forge a record."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")

    def format(self, record: logging.LogRecord) -> str:
        return TOKEN.sub(r"\1…", super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's own name
        return super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")


def configure(level: str) -> None:
    """Sends every record from ``level`` on to standard error. Call once, at the start."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.INFO if level == "DEBUG" else logging.WARNING)
    for name in SILENT:
        logging.getLogger(name).setLevel(logging.WARNING)
