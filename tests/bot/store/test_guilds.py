"""What those who manage a server ask of the database, on both kinds."""

from __future__ import annotations

import pytest

from bot.model.outbox import Trouble
from bot.store import guilds
from bot.store.guilds import Queued
from tests.bot.tables.world import World


@pytest.mark.usefixtures("each_kind")
async def test_places_queues_and_troubles_of_one_guild(world: World) -> None:
    lobby = await world.open()
    here, elsewhere = lobby.guild_id, lobby.guild_id + 1
    assert await world.store.read(guilds.places, here) == {lobby.channel_id: [lobby.id]}
    assert await world.store.read(guilds.queued, here) == Queued(1, 0, world.time)
    (item,) = await world.store.claim(world.time, set(), 9)
    assert (await world.store.read(guilds.queued, here)).tried == 1
    assert await world.store.read(guilds.troubled, here) == []
    await world.store.give_up_place(item, Trouble(reason="trouble-refused"))
    assert await world.store.read(guilds.troubled, here) == [
        (lobby.id, Trouble(reason="trouble-refused", gave_up=True))
    ]
    assert await world.store.read(guilds.places, elsewhere) == {}
    assert await world.store.read(guilds.queued, elsewhere) == Queued(0, 0, None)
    assert await world.store.read(guilds.troubled, elsewhere) == []
