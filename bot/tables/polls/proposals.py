"""Proposals to all at a table: to pause for some days, or to end the game without a result."""

from __future__ import annotations

from datetime import timedelta

import msgspec

from bot.tables.core import administration
from bot.tables.core.base import user_mention
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Person, Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.polls import changes
from bot.tables.polls.kinds import CONSENT, PollEnd, PollKind, everybody_else, require_player
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import AGREE, Proposal, Proposed
from bot.tables.time import pauses as pausing
from games.engine import text

PROPOSAL_LIFE = timedelta(days=3)
"""How long a proposal stands; silence refuses it."""

MAX_PAUSE = 14
"""Days."""


async def propose(
    tables: Tables, table_id: int, what: Proposed, person: Person, interaction_id: str, days: int = 0
) -> Table:
    """A person proposes to all others to pause for so many ``days``, or to end the game without a result.

    Where only computer players sit besides, it is done at once: they agree. Raises NotSeated, Refusal.
    """

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        require_player(table, person.user_id)
        if table.asking(Proposal):
            raise Refusal("refusal-proposal-open")
        if what is Proposed.PAUSE:
            if table.absence.paused_until is not None:
                raise Refusal("refusal-paused")
            if not 1 <= days <= MAX_PAUSE:
                raise Refusal("refusal-unknown-value")
        poll = changes.new_poll(tables, stored, PROPOSAL, Proposal(what=what, days=days), by=person.user_id)
        return await changes.proposed(tables, stored, PROPOSAL, poll, person)

    return await changes.once(tables, table_id, interaction_id, decide)


def _becomes(_before: Table, change: Change, poll: Poll[Proposal]) -> Poll[Proposal] | PollEnd:
    """A proposal ends with its game and when who made it plays there no more; nor do other leavers agree to it."""
    if change.table.status is not Status.RUNNING:
        return PollEnd("vote-over-closed")
    there = change.table.present
    return poll.of(there) if poll.by in there else PollEnd("proposal-over")


async def _effect(tables: Tables, stored: Stored, poll: Poll[Proposal], outcome: str, by: Person | None) -> Change:
    user_id, proposal = None if by is None else by.user_id, poll.about
    if outcome != AGREE:
        why = changes.why_over("proposal", poll, outcome, user_id)
        return changes.closed(tables, stored, poll, user_id, why=why)
    if proposal.what is Proposed.END:
        note = text("notice-ended-by-all", by=user_mention(poll.by or 0))
        return administration.close_change(tables, stored, user_id, note)
    change = await pausing.pause_change(tables, stored, proposal.days, user_id)
    table = msgspec.structs.replace(change.table, polls=changes.without(stored.table, poll))
    item = changes.poll_item(Proposal.kind, "proposal-over-paused")
    return msgspec.structs.replace(change, table=table, items=(*change.items, item))


PROPOSAL = PollKind(
    about=Proposal,
    life=PROPOSAL_LIFE,
    answers=lambda _: CONSENT,
    asked=everybody_else,
    require=require_player,
    gone="refusal-proposal-gone",
    own="refusal-proposal-own",
    twice="refusal-undo-answered",
    becomes=_becomes,
    effect=_effect,
)
