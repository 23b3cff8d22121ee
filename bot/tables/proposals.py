"""What one person proposes to all at a table: to pause for some days, or to end the game without a result."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec

from bot.model.absence import Proposal, Proposed
from bot.model.change import Change, DuplicateRequest, Stored
from bot.model.outbox import Kind, NewItem
from bot.model.table import EntryKind, Table
from bot.pace.turns import changed, charged, paused, played_on
from bot.tables import administration
from bot.tables.absence import PROPOSAL_LIFE, asked_anew
from bot.tables.base import board_item, entry_for
from bot.tables.refusal import Refusal
from bot.tables.seats import user_mention
from bot.tables.tables import Tables
from bot.tables.votes import require_player
from games.engine import Event, text

LONGEST_PAUSE = 14
"""Days."""


async def propose(
    tables: Tables, table_id: int, what: Proposed, user_id: int, interaction_id: str, days: int = 0
) -> Table:
    """A person proposes to all others to pause for so many ``days``, or to end the game without a result.

    Where only computer players sit besides, it is done at once: they agree. Raises NotSeated, Refusal.
    """

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        require_player(table, user_id)
        if table.absence.proposal is not None:
            raise Refusal("refusal-proposal-open")
        if what is Proposed.PAUSE:
            if table.absence.paused_until is not None:
                raise Refusal("refusal-paused")
            if not 1 <= days <= LONGEST_PAUSE:
                raise Refusal("refusal-unknown-value")
        revision, now = table.revision + 1, tables.now()
        made = Proposal(what=what, by=user_id, revision=revision, made_at=now, days=days)
        change = await _proposed(tables, stored, made, EntryKind.PROPOSED, user_id)
        return msgspec.structs.replace(change, interaction_id=interaction_id)

    try:
        return await tables.change(table_id, decide)
    except (Refusal, DuplicateRequest):
        if await tables.store.entry_of(table_id, interaction_id) is None:
            raise
        return await tables.get(table_id)


async def agree(tables: Tables, table_id: int, revision: int, user_id: int) -> Table:
    """A person agrees to what was proposed at ``revision``; the last one to do so has it done."""

    async def decide(stored: Stored) -> Change:
        proposal = _standing(tables.running(stored).table, revision, user_id)
        if user_id == proposal.by:
            raise Refusal("refusal-proposal-own")
        if user_id in proposal.agreed:
            raise Refusal("refusal-undo-answered")
        proposal = msgspec.structs.replace(proposal, agreed=(*proposal.agreed, user_id))
        return await _proposed(tables, stored, proposal, EntryKind.AGREED, user_id)

    return await tables.change(table_id, decide)


async def refuse(tables: Tables, table_id: int, revision: int, user_id: int) -> Table:
    """A person refuses what was proposed at ``revision``, or withdraws it: that ends it."""

    async def decide(stored: Stored) -> Change:
        proposal = _standing(tables.running(stored).table, revision, user_id)
        why = "proposal-over-withdrawn" if user_id == proposal.by else "proposal-over-refused"
        return _dropped(tables, stored, user_id, why)

    return await tables.change(table_id, decide)


async def expire(tables: Tables, table_id: int) -> None:
    """Ends what was proposed :data:`PROPOSAL_LIFE` ago: silence refuses."""

    async def decide(stored: Stored) -> Change | None:
        proposal = stored.table.absence.proposal
        if proposal is None or proposal.made_at + PROPOSAL_LIFE > tables.now():
            return None
        return _dropped(tables, stored, None, "proposal-over-silence")

    await tables.change(table_id, decide)


async def play_on(tables: Tables, table_id: int, user_id: int) -> Table:
    """A person ends the pause of a table, or says that it goes on though nobody has touched it for long."""

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        require_player(table, user_id)
        if table.absence.paused_until is not None:
            return _played_on(tables, stored, user_id)
        if table.absence.idle is None:
            raise Refusal("refusal-not-paused")
        table = tables.touched(stored)
        entry = entry_for(table, EntryKind.PLAYED_ON, user_id)
        return Change(table=table, entry=entry, hands_due=stored.hands_due)

    return await tables.change(table_id, decide)


async def expire_pause(tables: Tables, table_id: int) -> None:
    """Ends a pause whose days are over."""

    async def decide(stored: Stored) -> Change | None:
        until = stored.table.absence.paused_until
        if until is None or until > tables.now():
            return None
        return _played_on(tables, stored, None)

    await tables.change(table_id, decide)


async def _proposed(tables: Tables, stored: Stored, proposal: Proposal, kind: EntryKind, user_id: int) -> Change:
    """``stored`` with a proposal, or with what it leads to where all have agreed."""
    table = stored.table
    if set(table.present) - {proposal.by, *proposal.agreed}:
        table = tables.touched(stored, **_with(table, proposal=proposal))
        return Change(
            table=table,
            entry=entry_for(table, kind, user_id),
            hands_due=stored.hands_due,
            items=(NewItem(Kind.PROPOSAL),),
        )
    if proposal.what is Proposed.END:
        return administration.close_change(
            tables, stored, user_id, text("notice-ended-by-all", by=user_mention(proposal.by))
        )
    now = tables.now()
    until = now + timedelta(days=proposal.days)
    about = await tables.about_clocks(table)
    clocks = paused(table, about, now)
    rested = tables.touched(stored, clocks=clocks, **_with(table, proposal=None, paused_until=until))
    return Change(
        table=rested,
        entry=entry_for(rested, EntryKind.PAUSED, user_id, events=(Event(text("log-paused", days=proposal.days)),)),
        hands_due=stored.hands_due,
        clocks=changed(table.clocks, clocks),
        charged=charged(table, about, now),
        items=(NewItem(Kind.REFRESH), NewItem(Kind.PROPOSAL, note=text("proposal-over-paused"))),
    )


def _dropped(tables: Tables, stored: Stored, user_id: int | None, why: str) -> Change:
    table = tables.touched(stored, **_with(stored.table, proposal=None))
    return Change(
        table=table,
        entry=entry_for(table, EntryKind.AGREED, user_id),
        hands_due=stored.hands_due,
        items=(NewItem(Kind.PROPOSAL, note=text(why)),),
    )


def _played_on(tables: Tables, stored: Stored, user_id: int | None) -> Change:
    """``stored`` after a pause: who is waited for is asked anew."""
    before = stored.table
    table = tables.touched(stored, **_with(before, paused_until=None))
    table = msgspec.structs.replace(
        table, turn_since=table.touched_at, asked_since=asked_anew(table, table.to_act), clocks=played_on(table)
    )
    return Change(
        table=table,
        entry=entry_for(table, EntryKind.PLAYED_ON, user_id, events=(Event(text("log-played-on")),)),
        hands_due=stored.hands_due,
        clocks=changed(before.clocks, played_on(table)),
        items=(board_item(table),),
    )


def _with(table: Table, **changes: Any) -> dict[str, Any]:
    return {"absence": msgspec.structs.replace(table.absence, **changes)}


def _standing(table: Table, revision: int, user_id: int) -> Proposal:
    """What was proposed at ``revision``, for somebody who plays at the table. Raises NotSeated, Refusal."""
    require_player(table, user_id)
    proposal = table.absence.proposal
    if proposal is None or proposal.revision != revision:
        raise Refusal("refusal-proposal-gone")
    return proposal
