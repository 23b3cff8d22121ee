"""A table as a file: nothing hidden while it is played, everything once it is over."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.tables.core import administration
from bot.tables.history import export_queries, replays
from bot.tables.history import export_views as export
from bot.tables.history.verification import Export, replay
from games import GAMES
from testing.world import ANN, BEN, CLEO, DORA, World, by, world
from tests.bot.tables.seating.test_branches import play


@pytest.mark.parametrize("key", GAMES)
async def test_a_file_of_a_table_tells_what_may_be_told(tmp_path: Path, key: str) -> None:
    game = GAMES[key]
    async with world(tmp_path, GAMES) as at:
        position = await at.started(*(ANN, BEN, CLEO, DORA)[: game.seats[0]], game=key)
        position = await play(at, position, Random(5), 30)
        told = export.public(position.table, await replays.told_since(at.tables, position, 0, 0))
        assert told == await _dealt_anew(at, position.table.id), "whatever the others hold"
        assert str(position.table.commitment) in told.decode()
        assert at.seed.hex() not in told.decode()
        turns = json.loads(told)["turns"]
        ends = await replays.turns(at.tables, position.table)
        assert [turn["turn"] for turn in turns] == list(range(1, len(ends))), "and nothing of the turn under way"
        table = await administration.close(at.tables, position.table.id, by(ANN))
        everything = await at.store.read(export_queries.export, table.id)
        whole = export.whole(everything or {})
        (found,) = msgspec.json.decode(whole, type=Export).tables
        assert "moves; it began under version" in replay(found)
        assert not {f'"{name}"' for name in export.OWN if f'"{name}"' in whole.decode()}


async def _dealt_anew(at: World, table_id: int) -> bytes:
    """The same file where everything is dealt anew that nobody sees."""
    position = await at.tables.position(table_id)
    position.state = position.game.resample(position.state, None, Random(9))
    return export.public(position.table, await replays.told_since(at.tables, position, 0, 0))
