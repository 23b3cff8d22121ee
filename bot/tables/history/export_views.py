"""A table as a file: everything once it is over, before that what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.tables.core.model import EntryKind, Table
from bot.tables.history.history import TurnSummary
from bot.tables.history.log import log_lines
from bot.tables.show.status import localizer_for

VERSION = 1
"""Of the files' shape; ``cairn verify`` reads it."""

WHOLE = ("table", "seats", "journal", "positions", "archives", "results")
"""The parts of a stored table that are told once it is over; posts, clocks and the like are the bot's own."""

OWN = {"locale", "hand_blocked", "interaction_id", "nudged_at", "once", "code", "unreachable"}
"""Fields about a person's use of Discord, and what lets people in."""


def whole(stored: dict[str, Any]) -> bytes:
    """A table that is over as ``cairn export`` writes it, without what is no one else's business.

    Nor are the words of its players: a file may be passed on, and each reads their own where they ask for their data.
    """
    parts = {name: _without_own(part) for name, part in stored.items() if name in WHOLE}
    return _file({"cairn": VERSION, "tables": [parts]})


def public(table: Table, turns: Sequence[TurnSummary]) -> bytes:
    """A table in play, with what spectators were told of the ``turns`` that have ended, in the table's language."""
    localizer = localizer_for(table).in_words()
    told = ("id", "game", "options", "language", "status", "pace", "late", "rated", "created_at", "commitment")
    found = {
        "cairn": VERSION,
        "public": True,
        "table": {name: getattr(table, name) for name in told},
        "seats": [{"seat": seat.seat, "name": seat.name, "level": seat.level} for seat in table.seats],
        "turns": [
            {
                "turn": turn.number,
                "seat": turn.end.seat,
                "ended_at": turn.end.at,
                "log": log_lines(turn.events, localizer),
            }
            for turn in turns
            if turn.end is not None
        ],
    }
    return _file(found)


def _file(found: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def _without_own(part: Any) -> Any:
    if isinstance(part, list):
        return [_without_own(row) for row in part]
    said: dict[str, Any] = {"events": []} if part.get("kind") == EntryKind.SAID.value else {}
    return {name: value for name, value in part.items() if name not in OWN} | said
