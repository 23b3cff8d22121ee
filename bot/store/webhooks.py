"""Queries about webhooks: which a server has, and what they are still to be told."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.model.change import Change
from bot.model.hook import Delivery, HookEvent, Webhook, news_of, payload
from bot.store.column_types import Instant
from bot.store.hook_schema import deliveries, webhooks

LEASE = timedelta(seconds=30)
"""How long an attempt is its process's own; what that process has not ended by then, another may try again."""

GIVE_UP_AFTER = timedelta(days=1)
"""A webhook that has taken nothing for so long is switched off."""

_events = msgspec.json.Decoder(tuple[HookEvent, ...])

_earlier = deliveries.alias("earlier")
_is_head = ~sa.exists().where(_earlier.c.webhook_id == deliveries.c.webhook_id, _earlier.c.id < deliveries.c.id)


def of_guild(connection: sa.Connection, guild_id: int) -> list[Webhook]:
    """The webhooks of a server, oldest first."""
    query = sa.select(webhooks).where(webhooks.c.guild_id == guild_id).order_by(webhooks.c.id)
    return [
        Webhook(
            id=row.id,
            guild_id=row.guild_id,
            url=row.url,
            secret=row.secret,
            events=_events.decode(row.subscribed),
            created_at=row.created_at,
            failing_since=row.failing_since,
            trouble=row.trouble,
            off=row.off,
        )
        for row in connection.execute(query)
    ]


def add(connection: sa.Connection, hook: Webhook, most: int) -> int | None:
    """Stores a new webhook, whose id is returned; None where its server has ``most`` already."""
    if connection.dialect.name == "postgresql":  # SQLite has one who writes
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(hook.guild_id)))
    if len(of_guild(connection, hook.guild_id)) >= most:
        return None
    values = {
        "guild_id": hook.guild_id,
        "url": hook.url,
        "secret": hook.secret,
        "subscribed": msgspec.json.encode(hook.events).decode(),
        "created_at": hook.created_at,
        "off": False,
    }
    made = connection.execute(sa.insert(webhooks), values).inserted_primary_key
    assert made is not None  # noqa: S101 - an insert of one row has one
    found: int = made[0]
    return found


def remove(connection: sa.Connection, guild_id: int, hook_id: int) -> bool:
    """Forgets a webhook of a server, with what it was to be told; whether there was one."""
    gone = sa.delete(webhooks).where(webhooks.c.id == hook_id, webhooks.c.guild_id == guild_id)
    return connection.execute(gone).rowcount > 0


def has_any(guild_id: sa.ColumnElement[int]) -> sa.Label[bool]:
    """Whether a server has webhooks that are on, as a column ``has_webhooks`` of a statement that knows the server."""
    on = sa.exists().where(webhooks.c.guild_id == guild_id, webhooks.c.off.is_(sa.false()))
    return on.label("has_webhooks")


def queue_change(connection: sa.Connection, change: Change) -> None:
    """Queues what webhooks of a table's server are to be told of its change."""
    for event, facts in news_of(change):
        queue(connection, event, change.table.guild_id, change.entry.at, facts)


def queue(connection: sa.Connection, event: HookEvent, guild_id: int, at: datetime, facts: Mapping[str, Any]) -> None:
    """Queues an event for those webhooks of a server that want to hear of it."""
    # Locked, so that one that is being removed is not there rather than in the way of the change that is told.
    query = sa.select(webhooks.c.id, webhooks.c.subscribed).where(
        webhooks.c.guild_id == guild_id, webhooks.c.off.is_(sa.false())
    )
    found = connection.execute(query.with_for_update(read=True, key_share=True)).all()
    told = [row.id for row in found if event in _events.decode(row.subscribed)]
    if told:
        event_id = secrets.token_hex(16)
        words = payload(event, event_id, guild_id, at, facts)
        row = {"event_id": event_id, "event": event.value, "payload": words, "attempts": 0, "due_at": at}
        connection.execute(sa.insert(deliveries), [{**row, "webhook_id": hook} for hook in told])


def claim(connection: sa.Connection, now: datetime, limit: int) -> list[Delivery]:
    """Up to ``limit`` things that are due, each the first of its webhook; nobody else tries them for :data:`LEASE`."""
    due = (
        sa.select(deliveries, webhooks.c.url, webhooks.c.secret)
        .join(webhooks, webhooks.c.id == deliveries.c.webhook_id)
        .where(_is_head, deliveries.c.due_at <= now)
        .order_by(deliveries.c.due_at, deliveries.c.id)
        .limit(limit)
        .with_for_update(of=deliveries, skip_locked=True)
    )
    rows = connection.execute(due).all()
    if rows:
        taken = sa.update(deliveries).where(deliveries.c.id.in_([row.id for row in rows]))
        connection.execute(taken.values(attempts=deliveries.c.attempts + 1, due_at=now + LEASE))
    return [
        Delivery(
            id=row.id,
            webhook_id=row.webhook_id,
            url=row.url,
            secret=row.secret,
            event_id=row.event_id,
            event=HookEvent(row.event),
            payload=row.payload,
            attempts=row.attempts + 1,
        )
        for row in rows
    ]


def next_at(connection: sa.Connection) -> datetime | None:
    """When the next thing is due; None where nothing is to be told."""
    query = sa.select(deliveries.c.due_at).where(_is_head).order_by(deliveries.c.due_at).limit(1)
    found: datetime | None = connection.execute(query).scalar_one_or_none()
    return found


def waiting(connection: sa.Connection, hook_ids: Sequence[int]) -> dict[int, int]:
    """How many things each of these webhooks is still to be told; those with none are left out."""
    query = sa.select(deliveries.c.webhook_id, sa.func.count()).where(deliveries.c.webhook_id.in_(hook_ids))
    return {row[0]: row[1] for row in connection.execute(query.group_by(deliveries.c.webhook_id))}


def delivered(connection: sa.Connection, delivery: Delivery) -> None:
    """A webhook has taken what it was told."""
    connection.execute(sa.delete(deliveries).where(deliveries.c.id == delivery.id))
    note_success(connection, delivery.webhook_id)


def note_success(connection: sa.Connection, hook_id: int) -> None:
    """A webhook works; one that was off is on again."""
    works = sa.update(webhooks).where(webhooks.c.id == hook_id)
    connection.execute(works.values(failing_since=None, trouble=None, off=False))


def note_trouble(connection: sa.Connection, hook_id: int, trouble: str) -> None:
    """Notes why a webhook did not take a test."""
    connection.execute(sa.update(webhooks).where(webhooks.c.id == hook_id).values(trouble=trouble))


def failed(connection: sa.Connection, delivery: Delivery, trouble: str, now: datetime, again: datetime) -> bool:
    """Notes why a webhook took nothing, and tries it ``again`` then; whether that switches it off instead."""
    row = sa.update(webhooks).where(webhooks.c.id == delivery.webhook_id)
    connection.execute(
        row.values(trouble=trouble, failing_since=sa.func.coalesce(webhooks.c.failing_since, sa.literal(now, Instant)))
    )
    since: datetime | None = connection.execute(
        sa.select(webhooks.c.failing_since).where(webhooks.c.id == delivery.webhook_id)
    ).scalar_one_or_none()
    off = since is not None and now - since >= GIVE_UP_AFTER
    if off:
        connection.execute(row.values(off=True))
        connection.execute(sa.delete(deliveries).where(deliveries.c.webhook_id == delivery.webhook_id))
    else:
        connection.execute(sa.update(deliveries).where(deliveries.c.id == delivery.id).values(due_at=again))
    return off
