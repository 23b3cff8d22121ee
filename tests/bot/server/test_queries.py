"""What those who manage a server ask of the database, on both kinds."""

from __future__ import annotations

from functools import partial

import pytest

from bot.outbox import queries as outbox
from bot.outbox.model import Trouble
from bot.server import queries as guilds
from bot.server import setting_queries
from bot.server.queries import Queued
from bot.tables.show.reports import rest
from testing.outbox import claim
from testing.world import ANN, BEN, GUILD, World


@pytest.mark.usefixtures("each_kind")
async def test_places_queues_and_troubles_of_one_guild(world: World) -> None:
    lobby = await world.open()
    here, elsewhere = GUILD, GUILD + 1
    assert await world.store.read(guilds.places, here) == {lobby.channel_id: [lobby.id]}
    assert await world.store.read(guilds.queued, here) == Queued(1, 0, world.time)
    (item,) = await claim(world.store, world.time)
    assert (await world.store.read(guilds.queued, here)).tried == 1
    assert await world.store.read(guilds.troubled, here) == []
    refused = Trouble(reason="trouble-refused")
    await world.store.write(outbox.give_up_place, item, [partial(rest, table_id=lobby.id, revision=1, trouble=refused)])
    assert await world.store.read(guilds.troubled, here) == [
        (lobby.id, Trouble(reason="trouble-refused", gave_up=True))
    ]
    assert await world.store.read(guilds.places, elsewhere) == {}
    assert await world.store.read(guilds.queued, elsewhere) == Queued(0, 0, None)
    assert await world.store.read(guilds.troubled, elsewhere) == []


@pytest.mark.usefixtures("each_kind")
async def test_who_has_changed_what_of_one_guild_the_latest_first(world: World) -> None:
    for guild, who, days in ((GUILD, ANN, 5), (GUILD + 1, ANN, 6), (GUILD, BEN, 7)):
        changed = {"vacation_days": days}
        await world.store.write(setting_queries.change_guild, guild, changed, who.user_id, world.time, world.time)
    found = await world.store.read(setting_queries.changes, GUILD, 20)
    assert [(each.user_id, each.after) for each in found] == [(BEN.user_id, "7"), (ANN.user_id, "5")]
    assert await world.store.read(setting_queries.changes, GUILD, 1) == found[:1]
