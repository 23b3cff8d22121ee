"""The bot was away for longer than Discord remembers a nonce: what it had posted unheard is not posted again."""

from __future__ import annotations

import asyncio

import pytest

from bot import app
from bot.app import Cairn
from bot.core.config import Settings
from bot.outbox import queries as outbox
from testing.driver import Channel, Sandbox, User
from testing.story.checked import steady
from testing.story.helpers import later, typed
from testing.story.journal_checks import all_said, hold
from testing.story.table import Table

SEND = "POST /channels/*/messages"


@pytest.mark.parametrize(("minutes", "ahead"), [(10, 0), (60, 0), (24 * 60, 0), (10, 24 * 60)])
async def test_boards_and_hands_that_went_unheard_stand_once(
    sandbox: Sandbox,
    settings: Settings,
    people: list[User],
    games: Channel,
    minutes: float,
    ahead: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.outbox.outbox.RETRY_AFTER", 300.0)
    cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    for user in table.users:
        for hand in user.dms():
            user.delete(hand)
    unheard = sandbox.faults.fail(SEND, action="drop", after=True, times=1000)
    later(cairn, minutes=ahead)  # by a clock that was wrong then
    await typed(table.actor, games)
    await sandbox.until(lambda: unheard.hits == 2)
    await sandbox.settled()
    sandbox.faults.clear()
    assert await cairn.store.read(outbox.pending) == 2
    await cairn.shutdown()

    sandbox.later(minutes * 60)
    back = steady(await sandbox.connect(lambda: Cairn(settings)))
    later(back, minutes=minutes)
    await all_said(back.store, sandbox)
    assert len(table.boards) == 2
    assert table.boards[-1].pings == [table.actor.id]
    assert sum(len(user.dms()) for user in table.users) == 1
    await back.shutdown()


async def test_an_edit_that_keeps_pictures_names_them(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    table = await Table.start(sandbox, people[:2])
    await table.turn()
    await all_said(cairn.store, sandbox)
    edits = [request.body for request in sandbox.server.requests if request.method == "PATCH"]
    kept = [body for body in edits if "attachment://" in str(body) and not body["attachments"][0].get("filename")]
    assert kept, "the first board has lost its buttons and kept its picture"
    await hold(cairn.store, table)


async def test_one_board_is_left_once_a_closed_history_is_open(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbox.outbox.RETRY_AFTER", 250.0)
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    games.permit(read_message_history=False)
    unheard = sandbox.faults.fail(f"POST /channels/{games.id}/messages", action="drop", after=True, times=2)
    await typed(table.actor, games)
    for posted, minutes in ((1, 20), (2, 60)):

        def unheard_again(posted: int = posted) -> bool:
            return unheard.hits == posted

        await sandbox.until(unheard_again)
        assert cairn._outbox is not None
        while cairn._outbox._under_way:
            await asyncio.gather(*cairn._outbox._under_way.values())
        assert len(table.boards) == 1 + posted
        if posted == 2:
            games.permit(read_message_history=None)
            await sandbox.settled()
        sandbox.later(600)
        later(cairn, minutes=minutes)
    await all_said(cairn.store, sandbox)
    assert [bool(board.buttons) for board in table.boards] == [False, True]
    await hold(cairn.store, table)


async def test_one_board_is_left_where_an_unheard_one_fell_asleep_with_its_thread(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can edit it there: the next attempt posts anew, and the unheard board goes."""
    monkeypatch.setattr("bot.outbox.outbox.RETRY_AFTER", 250.0)
    thread = games.thread("aside", people[0])
    table = await Table.start(sandbox, people[:2], thread)
    await all_said(cairn.store, sandbox)
    unheard = sandbox.faults.fail(f"POST /channels/{thread.id}/messages", action="drop", after=True)
    await typed(table.actor, thread)
    await sandbox.until(lambda: unheard.hits)
    assert cairn._outbox is not None
    while cairn._outbox._under_way:
        await asyncio.gather(*cairn._outbox._under_way.values())
    thread.archive()
    sandbox.later(600)
    later(cairn, minutes=20)
    await all_said(cairn.store, sandbox)
    assert [bool(board.buttons) for board in table.boards] == [False, True]
    await hold(cairn.store, table)


async def test_a_gateway_that_falls_silent_is_left_before_the_next_heartbeat_and_clicks_work_again(
    sandbox: Sandbox, settings: Settings, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sandbox.settings.heartbeat_seconds + 5 < app.GATEWAY_SECONDS < 50, "a good one has seconds for its answer"
    monkeypatch.setattr(app, "GATEWAY_SECONDS", 1.0)
    sandbox.settings.heartbeat_seconds = 0.2
    cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
    table = await Table.start(sandbox, people[:2])
    sandbox.faults.unanswered_heartbeats()
    sandbox.faults.gateway("mute")
    await sandbox.until(lambda: not sandbox.server.gateway.connected, 20.0)
    sandbox.faults.clear()
    await table.turn()
    await cairn.shutdown()
