"""What the features of tables share: journal entries, boards that are due, and who may do what."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from bot.model.outbox import Kind, NewItem
from bot.model.table import Actor, Entry, EntryKind, Status, Table
from bot.tables.refusal import Refusal, SetAside

LOBBY_LIFE = timedelta(days=14)
"""How long an untouched lobby stays open."""

COMPUTERS_BOARD_DELAY = 5.0
"""Seconds a board waits while only computer players move, so that their turns share one post."""


def entry_for(table: Table, kind: EntryKind, user_id: int | None = None, **more: Any) -> Entry:
    """Return a journal entry for ``table`` as it is after the change."""
    return Entry(table_id=table.id, revision=table.revision, kind=kind, at=table.touched_at, user_id=user_id, **more)


def moment(at: datetime) -> str:
    """A Discord timestamp, shown in the reader's own way: "in 5 minutes"."""
    return f"<t:{int(at.timestamp())}:R>"


def board_item(table: Table) -> NewItem:
    """The outbox item of a board that is due; it waits a little while only computer players move."""
    alone = table.status is Status.RUNNING and table.to_act and not table.awaited
    return NewItem(Kind.STATUS, wait=COMPUTERS_BOARD_DELAY if alone else 0.0)


def require_here(table: Table, by: Actor) -> None:
    """Refuses unless ``by`` acts on the table's own server: managing another one gives no power here."""
    if by.guild_id != table.guild_id:
        raise Refusal("refusal-other-server")


def require_owner(table: Table, by: Actor) -> None:
    """Refuses unless ``by`` is the table's owner or manages its server, and acts there."""
    require_here(table, by)
    if not by.manager and table.owner_id != by.user_id:
        raise Refusal("refusal-owner-only")


def require_lobby(table: Table) -> None:
    """Refuses unless the table still waits for players."""
    if table.status is Status.SET_ASIDE:
        raise SetAside
    if table.status is Status.RUNNING:
        raise Refusal("refusal-already-started")
    if table.status is not Status.LOBBY:
        raise Refusal("refusal-over")
