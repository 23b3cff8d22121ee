"""Tables that nobody has touched for long: they are asked once whether they go on, and ended a week later."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.core import administration
from bot.tables.core import journal_queries as journal
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Person, Status, Table
from bot.tables.core.service import Tables
from bot.tables.polls import changes
from bot.tables.polls.kinds import PollAnswer, PollEnd, PollKind, Quorum, require_player
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import PLAY_ON, StillPlaying
from bot.tables.time.absence import IDLE_AFTER
from games.engine import text

LAST_CALL = timedelta(days=7)
"""How long after the question the table is ended."""


async def check(tables: Tables, table_id: int) -> datetime | None:
    """Ask whether a table goes on that nobody has touched for :data:`IDLE_AFTER`; return when to look again."""

    async def decide(stored: Stored) -> tuple[Change | None, datetime | None]:
        table, now = stored.table, tables.now()
        if table.status is not Status.RUNNING:
            return None, None
        if table.asking(StillPlaying):
            return None, now + LAST_CALL
        asks_at = (await tables.store.read(journal.touched, table_id) or table.touched_at) + IDLE_AFTER
        if asks_at > now:
            return None, asks_at
        poll = changes.new_poll(tables, stored, STILL_PLAYING, StillPlaying())
        return changes.opened(tables, stored, STILL_PLAYING, poll), poll.closes_at

    return await tables.change_for(table_id, decide)


def _becomes(_before: Table, change: Change, poll: Poll[StillPlaying]) -> Poll[StillPlaying] | PollEnd:
    """End the poll at any action of a person, which says that the table goes on."""
    if change.table.status is not Status.RUNNING:
        return PollEnd("vote-over-closed")
    return poll if change.entry.user_id is None else PollEnd("idle-over")


async def _effect(tables: Tables, stored: Stored, poll: Poll[StillPlaying], outcome: str, by: Person | None) -> Change:
    if outcome == PLAY_ON and by is not None:
        return changes.closed(tables, stored, poll, by.user_id, why="idle-over")
    return administration.close_change(tables, stored, None, text("notice-idle", days=IDLE_AFTER.days))


STILL_PLAYING = PollKind(
    about=StillPlaying,
    life=LAST_CALL,
    answers=lambda _: (PollAnswer(PLAY_ON, Quorum.ONE),),
    asked=lambda table, _: table.people,
    require=require_player,
    gone="refusal-not-paused",
    becomes=_becomes,
    effect=_effect,
)
