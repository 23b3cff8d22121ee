"""Queries about webhooks: which a server has, and what they are still to be told."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.db.column_types import DAMAGED, Instant
from bot.db.rows import Rows
from bot.db.schema import outbox as items
from bot.db.statement import Statement
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, NewItem
from bot.tables.core.change import Change
from bot.webhooks.model import HookEvent, Webhook, news_of, payload
from bot.webhooks.schema import webhooks
from games.engine import text

WEBHOOKS = Rows(Webhook, webhooks, events=webhooks.c.subscribed)
_listening = Statement(
    sa.select(webhooks.c.id, webhooks.c.subscribed).where(
        webhooks.c.guild_id == sa.bindparam("guild"), webhooks.c.off.is_(sa.false())
    )
)


def of_guild(connection: sa.Connection, guild_id: int) -> list[Webhook]:
    """The webhooks of a server, oldest first."""
    return WEBHOOKS.all(connection, WEBHOOKS.select(webhooks.c.guild_id == guild_id).order_by(webhooks.c.id))


def add(connection: sa.Connection, hook: Webhook, most: int) -> int | None:
    """Stores a new webhook, whose id is returned; None where its server has ``most`` already."""
    if connection.dialect.name == "postgresql":  # SQLite has one who writes
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(hook.guild_id)))
    if len(of_guild(connection, hook.guild_id)) >= most:
        return None
    values = WEBHOOKS.values(hook)
    del values["id"]
    made = connection.execute(sa.insert(webhooks), values).inserted_primary_key
    assert made is not None  # noqa: S101 - an insert of one row has one
    found: int = made[0]
    return found


def remove(connection: sa.Connection, guild_id: int, hook_id: int) -> bool:
    """Forgets a webhook of a server, with what it was to be told; whether there was one."""
    gone = sa.delete(webhooks).where(webhooks.c.id == hook_id, webhooks.c.guild_id == guild_id)
    if not connection.execute(gone).rowcount:
        return False
    outbox.drop_for_webhook(connection, hook_id)
    return True


def queue_change(connection: sa.Connection, change: Change) -> None:
    """Queues what webhooks of a table's server, if it has one, are to be told of its change."""
    if change.table.guild_id is None:
        return
    for event, facts in news_of(change):
        queue(connection, event, change.table.guild_id, change.entry.at, facts)


def queue(connection: sa.Connection, event: HookEvent, guild_id: int, at: datetime, facts: Mapping[str, Any]) -> None:
    """Queues an event for those webhooks of a server that want to hear of it."""
    found = _listening.all(connection, {"guild": guild_id})
    told = [hook for hook, subscribed in found if subscribed is not DAMAGED and event in subscribed]
    if told:
        event_id = secrets.token_hex(16)
        words = payload(event, event_id, guild_id, at, facts)
        item = NewItem(Kind.WEBHOOK, note=text(event), body=words, event_id=event_id)
        outbox.insert_all(connection, guild_id, 0, at, [(hook, item) for hook in told])


def find(connection: sa.Connection, hook_id: int) -> Webhook | None:
    """The webhook with this id."""
    return WEBHOOKS.one(connection, WEBHOOKS.select(webhooks.c.id == hook_id))


def waiting(connection: sa.Connection, hook_ids: Sequence[int]) -> dict[int, int]:
    """How many things each of these webhooks is still to be told; those with none are left out."""
    query = sa.select(items.c.subject, sa.func.count()).where(
        items.c.kind == Kind.WEBHOOK, items.c.subject.in_(hook_ids)
    )
    return {row[0]: row[1] for row in connection.execute(query.group_by(items.c.subject))}


def note_success(connection: sa.Connection, hook_id: int, at: datetime) -> None:
    """A webhook has taken something; one that was off is on again."""
    works = sa.update(webhooks).where(webhooks.c.id == hook_id)
    connection.execute(works.values(taken_at=at, failing_since=None, trouble=None, off=False))


def note_trouble(connection: sa.Connection, hook_id: int, trouble: str) -> None:
    """Notes why a webhook did not take a test."""
    connection.execute(sa.update(webhooks).where(webhooks.c.id == hook_id).values(trouble=trouble))


def note_failure(connection: sa.Connection, hook_id: int, trouble: str, since: datetime) -> None:
    """Notes why a webhook takes nothing, ``since`` when it has not unless that is known."""
    failing = sa.func.coalesce(webhooks.c.failing_since, sa.literal(since, Instant))
    row = sa.update(webhooks).where(webhooks.c.id == hook_id)
    connection.execute(row.values(trouble=trouble, failing_since=failing))


def switch_off(connection: sa.Connection, hook_id: int, trouble: str) -> None:
    """Tells a webhook nothing any more until a test arrives."""
    connection.execute(sa.update(webhooks).where(webhooks.c.id == hook_id).values(trouble=trouble, off=True))
    outbox.drop_for_webhook(connection, hook_id)
