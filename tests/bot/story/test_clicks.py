"""Many clicks at the same moment: each is answered in time, and exactly the legal ones are applied."""

from __future__ import annotations

import asyncio

from bot.tables.model import EntryKind
from tests.bot.story.table import Table, choices, key, press, revision


async def test_a_hundred_clicks_at_one_table(cairn, sandbox, people):
    table = await Table.start(sandbox, people[:2])
    strangers, actor, other = people[2:], table.actor, table.other
    panels = [await table.panel() for _ in range(4)]
    offered = [choice for choice in choices(panels[0]) if key(choice).startswith("discard-")]
    clicks = [press(actor, panels[n % 4], offered[n % 2]) for n in range(60)]
    board = await table.board()
    clicks += [other.click(board, custom_id="cairn:b:turn") for _ in range(20)]
    clicks += [strangers[n % 2].click(board, custom_id="cairn:b:turn") for n in range(20)]
    answers = await asyncio.gather(*clicks)
    assert not [answer for answer in answers if answer.failed]
    moves = [entry for entry in await cairn.tables.log(1, 1000) if entry.kind is EntryKind.MOVE]
    assert len(moves) == 1
    assert revision(board) + 1 == moves[0].revision
