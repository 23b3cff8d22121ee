"""Helpers that the features of tables share: journal entries, boards that are due, and permissions."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from bot.outbox.model import Kind, NewItem
from bot.tables.core.model import Actor, Entry, EntryKind, Seat, Status, Table
from bot.tables.core.refusals import Quarantined, Refusal
from games.engine import text
from games.engine.text import Argument

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


def called(seat: Seat) -> Argument:
    """Return who sits there, for notices and the log: a person is mentioned, a computer player named as what it is.

    The seat may pass to somebody else; what happened stays told of who sat there then.
    """
    if seat.user_id is not None:
        return user_mention(seat.user_id)
    return text("computer-name", name=seat.name, level=text(f"level-{seat.level}"))


def place(table: Table) -> Argument:
    """Return where a table is played, for a message: its channel, which Discord shows as a link, or by message."""
    return text("place-by-message") if table.by_message else f"<#{table.channel_id}>"


def user_mention(user_id: int) -> str:
    """A user mention, which Discord shows as a name; it needs no escaping."""
    return f"<@{user_id}>"


def user_mentions(users: Iterable[int]) -> str:
    """Several user mentions."""
    return ", ".join(map(user_mention, users))


def board_item(table: Table) -> NewItem:
    """The outbox item of a board that is due; it waits a little while only computer players move."""
    alone = table.status is Status.RUNNING and table.to_act and not table.awaited
    return NewItem(Kind.STATUS, wait=COMPUTERS_BOARD_DELAY if alone else 0.0)


def require_here(table: Table, by: Actor) -> None:
    """Refuses unless ``by`` acts on the table's own server, if it has one: managing another gives no power here."""
    if table.guild_id is not None and by.guild_id != table.guild_id:
        raise Refusal("refusal-other-server")


def manages(table: Table, by: Actor) -> bool:
    """Whether ``by`` has the power of a manager over a table: nobody has over one by message."""
    return by.manager and table.guild_id is not None and by.guild_id == table.guild_id


def require_owner(table: Table, by: Actor) -> None:
    """Refuses unless ``by`` is the table's owner or manages its server, and acts there."""
    require_here(table, by)
    if not manages(table, by) and table.owner_id != by.user_id:
        raise Refusal("refusal-owner-only")


def require_lobby(table: Table) -> None:
    """Refuses unless the table still waits for players."""
    if table.status is Status.QUARANTINED:
        raise Quarantined
    if table.status is Status.RUNNING:
        raise Refusal("refusal-already-started")
    if table.status is not Status.LOBBY:
        raise Refusal("refusal-over")
