"""Another game from a position of one that is over: for friends, against computers, or to try things."""

from __future__ import annotations

from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.history import replays
from bot.tables.lobby.model import Branch


async def branch(tables: Tables, table: Table, turn: int | None, *, open_hands: bool = False) -> Branch:
    """The position of ``table`` at the end of ``turn`` (0: its start; None: the last) as one to begin with.

    Raises Refusal while the game runs, for a turn that it had not, and for its end.
    """
    if not table.over:
        raise Refusal("refusal-branch-running")
    ends = await replays.turns(tables, table)
    last = len(ends) - (2 if table.status is Status.FINISHED else 1)
    turn = last if turn is None else turn
    if not 0 <= turn <= last:
        raise Refusal("refusal-branch-turn", last=max(last, 0))
    return Branch(table.id, turn, ends[turn].revision, len(table.seats), open_hands)
