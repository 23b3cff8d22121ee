"""The changes of a table by which a poll is opened, answered or closed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bot.outbox.model import Kind, NewItem
from bot.tables.core import journal_queries as journal
from bot.tables.core.base import entry_for
from bot.tables.core.change import Change, DuplicateRequest, Stored
from bot.tables.core.model import EntryKind, Person, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.polls.kinds import SILENCE, PollKind
from bot.tables.polls.model import Poll, Q
from bot.tables.polls.subjects import AGREE, REFUSE
from games.engine import Event, Text, text


def new_poll(
    tables: Tables, stored: Stored, kind: PollKind[Q], about: Q, *, seat: int | None = None, by: int | None = None
) -> Poll[Q]:
    """Return a poll of this kind as it is where the next change of the table opens it."""
    now = tables.now()
    return Poll(
        about=about,
        revision=stored.table.revision + 1,
        opened_at=now,
        closes_at=now + kind.life,
        seat=seat,
        by=by,
    )


def opened(
    tables: Tables, stored: Stored, kind: PollKind[Q], poll: Poll[Q], user_id: int | None = None, **entry: Any
) -> Change:
    """Return the change by which a person opens ``poll``, or nobody does; ``entry`` is told of it in the journal.

    It takes the place of an earlier one of its kind about the same.
    """
    others = (each for each in stored.table.polls if (each.kind, each.seat) != (poll.kind, poll.seat))
    table = tables.touched(stored, polls=(*others, poll))
    told = {"seat": poll.seat, "key": poll.kind, **entry}
    return Change(table=table, entry=entry_for(table, kind.opened, user_id, **told), hands_due=stored.hands_due)


async def proposed(
    tables: Tables, stored: Stored, kind: PollKind[Q], poll: Poll[Q], by: Person, **entry: Any
) -> Change:
    """Return the change by which a person proposes something: what is proposed where nobody has to agree."""
    if not kind.asked(stored.table, poll):
        change = await kind.effect(tables, stored, poll, AGREE, by)
        unasked = tuple(item for item in change.items if item.kind is not Kind.POLL)  # there is no post to be put right
        return msgspec.structs.replace(change, items=unasked)
    return opened(tables, stored, kind, poll, by.user_id, **entry)


async def once(
    tables: Tables, table_id: int, interaction_id: str, decide: Callable[[Stored], Awaitable[Change]]
) -> Table:
    """Change a table as ``decide`` says, with one click once, and return it as it is then. Raises Refusal."""

    async def marked(stored: Stored) -> Change:
        return msgspec.structs.replace(await decide(stored), interaction_id=interaction_id)

    try:
        return await tables.change(table_id, marked)
    except (Refusal, DuplicateRequest):
        if await tables.store.read(journal.entry_of, table_id, interaction_id) is None:
            raise
        return await tables.get(table_id)


def answered(tables: Tables, stored: Stored, poll: Poll[Q], user_id: int | None) -> Change:
    """Return the change by which a person has answered ``poll``, which stands on as it is."""
    polls = tuple(poll if each.revision == poll.revision else each for each in stored.table.polls)
    table = tables.touched(stored, polls=polls)
    entry = entry_for(table, EntryKind.POLL_ANSWERED, user_id, seat=poll.seat, key=poll.kind)
    return Change(table=table, entry=entry, hands_due=stored.hands_due)


def closed(
    tables: Tables,
    stored: Stored,
    poll: Poll[Q],
    user_id: int | None = None,
    *,
    why: str | None = None,
    notice: Text | None = None,
    events: tuple[Event, ...] = (),
) -> Change:
    """Return the change by which ``poll`` is over. Its post says ``why``, a message id; ``notice`` is posted."""
    table = tables.touched(stored, polls=without(stored.table, poll))
    items = [NewItem(Kind.NOTICE, note=notice)] if notice is not None else []
    items += [] if poll.resting else [poll_item(poll.kind, why)]
    return Change(
        table=table,
        entry=entry_for(table, EntryKind.POLL_CLOSED, user_id, seat=poll.seat, key=poll.kind, events=events),
        hands_due=stored.hands_due,
        items=tuple(items),
    )


def without(table: Table, poll: Poll[Q]) -> tuple[Poll[Any], ...]:
    """Return the polls of ``table`` but this one."""
    return tuple(each for each in table.polls if each.revision != poll.revision)


def poll_item(kind: str, why: str | None = None) -> NewItem:
    """Return the item that brings the post of all polls of a kind up to date; ``why`` the last of them is over."""
    return NewItem(Kind.POLL, key=kind, note=None if why is None else text(why))


def why_over(prefix: str, poll: Poll[Q], outcome: str, user_id: int | None) -> str:
    """Return the message id of why not all have agreed to what somebody asked for, of those that begin so."""
    ends = {SILENCE: "silence", REFUSE: "withdrawn" if user_id == poll.by else "refused"}
    return f"{prefix}-over-{ends[outcome]}"
