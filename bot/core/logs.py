"""Where and how the bot logs: one line an event on standard error, as text or as JSON."""

from __future__ import annotations

import logging
import re
import sys
import time
from contextvars import ContextVar
from typing import Any, Literal

import msgspec

from bot.core.errors import describe

QUIET = ("discord", "aiohttp", "aiosqlite", "alembic", "asyncio", "PIL")
"""Libraries that are heard from WARNING on, and at DEBUG from INFO on: below that they print hands and tokens."""

SILENT = ("sqlalchemy",)
"""Libraries that are heard from WARNING on: they print what is stored already at INFO."""

TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+")
"""The part of an address that lets anybody answer in the bot's name."""

INCIDENT = "incident"
"""The key in a record's ``extra`` of the number that people got for an error."""

_about: ContextVar[dict[str, int]] = ContextVar("about")


def log_about(*, table: int | None = None, interaction: int | None = None) -> None:
    """Every record of the running task is from now on about these (None: about none)."""
    numbers = {"table": table, "interaction": interaction}
    _about.set({name: number for name, number in numbers.items() if number is not None})


def log_about_table(table: int) -> None:
    """Every record of the running task is from now on about this table, too."""
    _about.set({**_about.get({}), "table": table})


class OneLine(logging.Formatter):
    """``2026-01-31T18:00:00Z INFO bot.app: what happened [table 12]``; no line break can forge a record."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__(datefmt="%Y-%m-%dT%H:%M:%SZ")

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        about = [f"{name} {number}" for name, number in _numbers(record).items() if str(number) not in message]
        line = f"{self.formatTime(record, self.datefmt)} {record.levelname} {record.name}: {message}"
        line += f" [{', '.join(about)}]" if about else ""
        error = _error(record)
        line += f" | {error}" if error else ""
        return _harmless(line).replace("\r", "\\r").replace("\n", "\\n")


class JsonLine(OneLine):
    """The same as an object: time, level, place, message, and where known table, interaction, incident, error."""

    def format(self, record: logging.LogRecord) -> str:
        known = {
            "time": f"{self.formatTime(record, '%Y-%m-%dT%H:%M:%S')}.{record.msecs:03.0f}Z",
            "level": record.levelname,
            "place": record.name,
            "message": _harmless(record.getMessage()),
            **_numbers(record),
        }
        error = _error(record)
        return msgspec.json.encode(known | ({"error": _harmless(error)} if error else {})).decode()


def configure(level: str, form: Literal["text", "json"] = "text") -> None:
    """Sends every record from ``level`` on to standard error. Call once, at the start."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine() if form == "json" else OneLine())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.INFO if level == "DEBUG" else logging.WARNING)
    for name in SILENT:
        logging.getLogger(name).setLevel(logging.WARNING)


def _numbers(record: logging.LogRecord) -> dict[str, Any]:
    incident = getattr(record, INCIDENT, None)
    return {**_about.get({}), **({INCIDENT: incident} if incident else {})}


def _error(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    return describe(error) if error else ""


def _harmless(words: str) -> str:
    return TOKEN.sub(r"\1…", words)
