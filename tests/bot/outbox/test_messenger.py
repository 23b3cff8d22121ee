"""A process that was held up leaves what others may have taken over alone, whenever it notices."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.discord.message import Message, text_message
from bot.outbox import queries as outbox_queries
from bot.outbox.messenger import Messenger
from bot.outbox.model import Kind, Post
from bot.outbox.outbox import CHECK_EVERY_SECONDS, Outbox
from bot.outbox.sender import NotOurs
from testing.outbox import claim
from testing.recorder import Recorder
from testing.world import ANN, World


async def test_nothing_is_posted_or_edited_any_more() -> None:
    ours = True
    messenger = Messenger(Mock(), lambda: ours)
    channel, item = Mock(send=AsyncMock()), Mock(attempts=1, nonce="n", id=7)

    def drawn() -> Message:
        return text_message("a board that took its time")

    await messenger.post(channel, drawn, item)
    assert channel.send.await_count == 1
    ours = False
    with pytest.raises(NotOurs):
        await messenger.post(channel, drawn, item)
    board: Any = Post(kind=Kind.STATUS, subject=1, channel_id=2, message_id=3, revision=4)
    with pytest.raises(NotOurs):
        await messenger.edit(board, drawn())
    assert channel.send.await_count == 1


async def test_the_item_stays_as_whoever_has_it_now_knows_it(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "end")
    (before,) = await claim(world.store, world.time)
    sender = Recorder(lambda _: NotOurs())
    outbox = Outbox(world.store, sender, now=lambda: world.time)
    await outbox._attempt(before)
    assert sender.said == []
    assert await world.store.read(outbox_queries.pending) == 1
    held_up = Outbox(world.store, sender, now=lambda: world.time, may_send=lambda: False)
    assert await held_up._take() == (0, CHECK_EVERY_SECONDS), "it is woken when it gives a sign of life again"
    (again,) = await claim(world.store, world.time)
    assert (again.id, again.attempts) == (before.id, before.attempts + 1), "it was not put off"
