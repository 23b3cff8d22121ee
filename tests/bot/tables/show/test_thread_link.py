"""The post in the channel of a table's thread goes when the game ends, and stays where it cannot be deleted."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import msgspec
import pytest

from bot.outbox import queries as outbox
from bot.outbox.model import Kind, Post
from bot.tables.core.model import Status
from bot.tables.show.thread_link import ThreadLinks
from games import GAMES
from testing.messages import positions

POST = Post(kind=Kind.THREAD_LINK, subject=1, channel_id=7, message_id=8, revision=2)


@pytest.mark.parametrize("status", [Status.FINISHED, Status.CLOSED])
async def test_a_signpost_goes_when_its_table_is_over(status: Status) -> None:
    store, messenger = Mock(write=AsyncMock()), Mock(delete=AsyncMock())
    await ThreadLinks(Mock(), store, messenger).keep(_table(status), POST, Mock(), posted=False)
    messenger.delete.assert_awaited_once_with(POST)
    store.write.assert_awaited_once_with(outbox.forget_post, POST)
    messenger.post.assert_not_called()


async def test_a_signpost_that_cannot_be_deleted_holds_nothing_up() -> None:
    response: Any = SimpleNamespace(status=403, reason="Forbidden")
    refused = AsyncMock(side_effect=discord.Forbidden(response, {"code": 50001, "message": "Missing Access"}))
    store, messenger = Mock(write=AsyncMock()), Mock(delete=refused)
    await ThreadLinks(Mock(), store, messenger).keep(_table(Status.FINISHED), POST, Mock(), posted=False)
    store.write.assert_not_called()


def _table(status: Status) -> Any:
    game = next(iter(GAMES))
    position, _ = next(iter(positions(game, GAMES[game].seats[0], seed=1, every=1)))
    return msgspec.structs.replace(position.table, status=status)
