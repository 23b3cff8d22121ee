"""The post in the channel of a table's thread goes when the game ends, and stays where it cannot be deleted."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import msgspec
import pytest

from bot.model.outbox import SIGNPOST, Post
from bot.model.table import Status
from bot.outbox.signpost import Signposts
from games import GAMES
from tests.bot.ui.messages import positions

POST = Post(table_id=1, kind=SIGNPOST, channel_id=7, message_id=8, revision=2)


@pytest.mark.parametrize("status", [Status.FINISHED, Status.CLOSED])
async def test_a_signpost_goes_when_its_table_is_over(status: Status) -> None:
    store, messenger = Mock(post=AsyncMock(return_value=POST), forget_post=AsyncMock()), Mock(delete=AsyncMock())
    await Signposts(Mock(), store, messenger).keep(_table(status), Mock())
    messenger.delete.assert_awaited_once_with(POST)
    store.forget_post.assert_awaited_once_with(POST)
    messenger.post.assert_not_called()


async def test_a_signpost_that_cannot_be_deleted_holds_nothing_up() -> None:
    response: Any = SimpleNamespace(status=403, reason="Forbidden")
    refused = AsyncMock(side_effect=discord.Forbidden(response, {"code": 50001, "message": "Missing Access"}))
    store, messenger = Mock(post=AsyncMock(return_value=POST), forget_post=AsyncMock()), Mock(delete=refused)
    await Signposts(Mock(), store, messenger).keep(_table(Status.FINISHED), Mock())
    store.forget_post.assert_not_called()


def _table(status: Status) -> Any:
    game = next(iter(GAMES))
    position, _ = next(iter(positions(game, GAMES[game].seats[0], seed=1, every=1)))
    return msgspec.structs.replace(position.table, status=status)
