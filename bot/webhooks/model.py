"""Webhooks: what a server's own program is told of its tables.

All of it is made from what everybody may know of a table: nothing hidden is at hand here.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Any

import msgspec

from bot.scores.result import Result
from bot.tables.core.change import Change
from bot.tables.core.model import EntryKind, Seat, Status, Table

FORMAT = 1
"""Of what is told; it grows by one when something that was told before is told otherwise."""


class HookEvent(StrEnum):
    """The events that a webhook may receive; PING is its test."""

    TURN = "turn"
    START = "start"
    END = "end"
    RESULT = "result"
    ROUND = "round"
    PING = "ping"


CHOSEN = tuple(event for event in HookEvent if event is not HookEvent.PING)
"""The events that somebody may choose."""


class Webhook(msgspec.Struct, frozen=True, kw_only=True):
    """A webhook of a server. ``secret`` signs what it is told.

    ``taken_at``: when it took something last. ``failing_since``: since then it has taken nothing, and ``trouble`` is
    why, in a word (``http-503``). ``off``: it has taken nothing for so long that it is told nothing any more.
    """

    id: int
    guild_id: int
    url: str
    secret: str
    events: tuple[HookEvent, ...]
    created_at: datetime
    taken_at: datetime | None = None
    failing_since: datetime | None = None
    trouble: str | None = None
    off: bool = False


def news_of(change: Change) -> list[tuple[HookEvent, dict[str, Any]]]:
    """Return the events of a change for webhooks, with their facts."""
    table = change.table
    facts = table_facts(table)
    if table.over:
        ended = [(HookEvent.END, facts)] if table.rules_version is not None else []
        result = change.result
        return (
            ended if result is None or result.annulled else [*ended, (HookEvent.RESULT, facts | result_facts(result))]
        )
    if change.entry.kind is EntryKind.START:
        return [(HookEvent.START, facts)]
    turn = table.status is Status.RUNNING and (change.entry, *change.more)[-1].turn_ended
    return [(HookEvent.TURN, facts)] if turn else []


def table_facts(table: Table) -> dict[str, Any]:
    """Return the facts of a table for a webhook.

    Ids are text, since they are too large for numbers in some languages.
    """
    return {
        "table": {
            "id": table.id,
            "channel_id": str(table.channel_id),
            "url": f"https://discord.com/channels/{table.guild_id}/{table.channel_id}",
            "game": table.game,
            "options": table.options,
            "pace": table.pace.value,
            "status": table.status.value,
            "revision": table.revision,
        },
        "seats": [_seat(seat, table) for seat in table.seats],
    }


def result_facts(result: Result) -> dict[str, Any]:
    """Return the facts of a game's result for a webhook."""
    return {
        "result": {
            "turns": result.turns,
            "rated": result.rated,
            "teams": result.teams,
            "seats": [
                {
                    "seat": seat.seat,
                    "user_id": None if seat.user_id is None else str(seat.user_id),
                    "name": seat.name,
                    "ended": seat.ended.value,
                    "place": seat.place,
                    "score": seat.score,
                    "parts": seat.parts,
                }
                for seat in result.seats
            ],
        }
    }


def payload(event: HookEvent, event_id: str, guild_id: int, at: datetime, facts: Mapping[str, Any]) -> str:
    """Encode an event as JSON."""
    told = {"format": FORMAT, "id": event_id, "event": event.value, "at": at, "guild_id": str(guild_id), **facts}
    return msgspec.json.encode(told).decode()


def _seat(seat: Seat, table: Table) -> dict[str, Any]:
    level = seat.computer_level
    return {
        "seat": seat.seat,
        "user_id": None if seat.user_id is None else str(seat.user_id),
        "name": seat.name,
        "computer": None if level is None else level.value,
        "to_act": seat.seat in table.to_act,
    }
