"""Opening people's direct messages: once for each person, whatever waits for it."""

from __future__ import annotations

import asyncio
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.core.pseudonym import new_pseudonym
from bot.discord.message import text_message
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.sender import Undeliverable
from testing.fake_discord import Channel
from testing.world import ANN, BEN, World


def opening(world: World, posted: AsyncMock) -> tuple[DirectMessages, AsyncMock]:
    """Direct messages whose channels have the numbers of their readers, and what opens them."""

    async def create(user: discord.Object) -> Channel:
        await asyncio.sleep(0.01)
        return Channel(user.id)

    create_dm, messenger = AsyncMock(side_effect=create), Mock(post=posted, channel=Channel)
    return DirectMessages(cast("discord.Client", Mock(create_dm=create_dm)), world.store, messenger), create_dm


async def test_what_comes_for_a_person_at_once_opens_their_messages_once(world: World) -> None:
    direct, create_dm = opening(world, posted := AsyncMock())
    message: Any = lambda: text_message("your hand")  # noqa: E731
    await asyncio.gather(*(direct.post(user, message, Mock()) for user in (ANN.user_id, BEN.user_id) * 4))
    await direct.post(ANN.user_id, message, Mock())
    assert sorted(call.args[0].id for call in create_dm.await_args_list) == sorted([ANN.user_id, BEN.user_id])
    assert {call.args[0].id for call in posted.await_args_list} == {ANN.user_id, BEN.user_id}
    assert posted.await_count == 9


@pytest.mark.parametrize("moments", range(8))
async def test_who_asks_while_it_becomes_known_opens_nothing_again(world: World, moments: int) -> None:
    direct, create_dm = opening(world, AsyncMock())
    answer = asyncio.Event()

    async def create(user: discord.Object) -> Channel:
        await answer.wait()
        return Channel(user.id)

    create_dm.side_effect = create
    first = asyncio.create_task(direct.channel_of(ANN.user_id))
    await asyncio.sleep(0.01)
    answer.set()
    for _ in range(moments):
        await asyncio.sleep(0)
    assert await direct.channel_of(ANN.user_id) == await first
    assert create_dm.await_count == 1


async def test_messages_that_are_gone_are_opened_anew(world: World) -> None:
    gone = discord.NotFound(Mock(status=404), {"code": 10003, "message": "Unknown Channel"})
    direct, create_dm = opening(world, AsyncMock(side_effect=[gone, Mock()]))
    with pytest.raises(discord.NotFound):
        await direct.post(ANN.user_id, lambda: text_message("your hand"), Mock())
    await direct.post(ANN.user_id, lambda: text_message("your hand"), Mock())
    assert create_dm.await_count == 2


async def test_nobody_is_written_to_who_was_forgotten(world: World) -> None:
    direct, create_dm = opening(world, posted := AsyncMock())
    with pytest.raises(Undeliverable):
        await direct.post(new_pseudonym(), lambda: text_message("your hand"), Mock())
    assert (create_dm.await_count, posted.await_count) == (0, 0)
