"""Games that were decided without being played to their end: they stop, and go on for fun if all want that."""

from __future__ import annotations

from datetime import timedelta

import msgspec

from bot.core.pace import Pace
from bot.outbox.model import Kind, NewItem
from bot.scheduler.model import Due
from bot.tables.core import administration
from bot.tables.core.base import board_item
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Person, Position, Status, Table
from bot.tables.core.service import Tables
from bot.tables.polls import changes
from bot.tables.polls.kinds import PollAnswer, PollEnd, PollKind, Quorum, require_player
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import AGREE, REFUSE, PlayUnrated
from bot.tables.seating.absence import Late
from bot.tables.time.absence import asked_anew, running_due
from bot.tables.time.clock import PACE_TERMS
from bot.tables.time.turns import changed, charged, paused
from games.engine import Text, text

QUESTION_LIFE = timedelta(days=7)
"""How long the question stands; silence ends the game."""


async def stop(tables: Tables, table_id: int, why: Text) -> None:
    """End a running game for ratings and clocks, and ask its players whether they play on; once.

    ``why`` says how it was decided. Where nobody plays any more, the table is closed.
    """

    async def decide(stored: Stored) -> Change | None:
        table = stored.table
        if table.status is not Status.RUNNING or not (table.rated or table.pace in PACE_TERMS):
            return None
        if not table.present:
            return administration.close_change(tables, stored, None, text("notice-decided", why=why))
        poll = changes.new_poll(tables, stored, PLAY_UNRATED, PlayUnrated(why=why))
        change = changes.opened(tables, stored, PLAY_UNRATED, poll)
        about, now = await tables.clock_contexts(stored), change.table.touched_at
        freed = msgspec.structs.replace(
            change.table,
            polls=(poll,),
            rated=False,
            pace=Pace.FREE,
            late=Late.VOTE,
            absence=msgspec.structs.replace(table.absence, paused_until=None),
            to_act=(),
            turn_since=None,
            undo_seat=None,
            undo_depth=0,
        )
        freed = msgspec.structs.replace(freed, clocks=paused(freed, about, now))
        return msgspec.structs.replace(
            change,
            table=freed,
            clocks=changed(table.clocks, freed.clocks),
            charged=charged(table, about, now),
            forget=True,
            items=(NewItem(Kind.REFRESH),),
            due={Due.CLOCK: None},
        )

    await tables.change(table_id, decide)


def _becomes(_before: Table, change: Change, poll: Poll[PlayUnrated]) -> Poll[PlayUnrated] | PollEnd:
    return poll.of(change.table.present) if change.table.status is Status.RUNNING else PollEnd("play-unrated-over")


async def _effect(tables: Tables, stored: Stored, poll: Poll[PlayUnrated], outcome: str, by: Person | None) -> Change:
    user_id = None if by is None else by.user_id
    if outcome != AGREE:
        return administration.close_change(tables, stored, user_id, text("notice-not-played-on"))
    change = changes.closed(tables, stored, poll, user_id, why="play-unrated-over-agreed")
    before = tables.running(stored, stopped=True)
    table, to_act = change.table, Position(change.table, before.game, before.state).to_act
    table = msgspec.structs.replace(
        table, to_act=to_act, turn_since=table.touched_at, asked_since=asked_anew(table, to_act)
    )
    items = (board_item(table), *change.items)
    return msgspec.structs.replace(change, table=table, items=items, due=running_due(table))


PLAY_UNRATED = PollKind(
    about=PlayUnrated,
    life=QUESTION_LIFE,
    answers=lambda _: (PollAnswer(AGREE, Quorum.ALL), PollAnswer(REFUSE, Quorum.ONE, sure=True)),
    asked=lambda table, _: table.present,
    require=require_player,
    gone="refusal-proposal-gone",
    twice="refusal-undo-answered",
    becomes=_becomes,
    effect=_effect,
)
