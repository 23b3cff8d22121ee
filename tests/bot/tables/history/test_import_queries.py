"""A table that was exported is stored again, on both kinds of database."""

from __future__ import annotations

import pytest

from bot.tables.core import administration
from bot.tables.core.model import Status
from bot.tables.history import export_queries as export
from bot.tables.history import import_queries as importing
from testing.world import ANN, BEN, World, by

CHANNEL = 77


@pytest.mark.usefixtures("each_kind")
async def test_it_is_stored_on_both_kinds_of_database(world: World) -> None:
    position = await world.started(ANN, BEN)
    await world.act(position, ANN, "take")
    exported = await world.store.read(export.export, position.table.id)
    assert exported is not None
    exported["table"]["once"] = "another"
    for row in exported["journal"]:
        row["once"] = row["once"] and f"another {row['once']}"
    number = await world.store.write(importing.import_table, exported, world.time, CHANNEL, [0, 1])
    there = await world.tables.position(number)
    assert (there.table.status, there.table.channel_id) == (Status.RUNNING, CHANNEL)
    assert there.state == (await world.tables.position(position.table.id)).state
    undone = await world.undo(there, ANN)
    assert undone.position.view(0) != there.view(0), "what could be taken back still can"
    await world.act(there, ANN, "take", "end")
    assert (await administration.close(world.tables, number, by(ANN))).over
