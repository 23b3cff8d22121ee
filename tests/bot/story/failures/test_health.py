"""What ``cairn health`` learns while things go wrong, and what people are told by a bot that stops."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import Cairn
from bot.cli import vitals
from bot.core import health
from bot.core.health import Code
from bot.db import StoreUnavailable
from bot.discord.replies import refuse_while_stopping
from bot.outbox import outbox
from bot.tables.history import replays
from testing.driver import Channel, Sandbox, User
from testing.story.table import Table


@pytest.fixture
async def beats(cairn: Cairn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Path]:
    """The file of a bot that looks after itself very often, and counts what was long ago by the tenth of a second."""
    for module, name in ((health, "BEAT_SECONDS"), (vitals, "PROBE_EVERY"), (vitals, "PROBE_SECONDS")):
        monkeypatch.setattr(module, name, 0.05)
    for name in ("MAX_AGE_SECONDS", "RECONNECT_SECONDS"):
        monkeypatch.setattr(health, name, 2.0)
    file = tmp_path / "beat"
    async with vitals.signs_of_life(cairn, file):
        await until(file, Code.WELL)
        yield file
    assert not file.exists()


async def until(file: Path, code: Code) -> None:
    async with asyncio.timeout(60):
        while health.judge(file).code is not code:  # noqa: ASYNC110 - time has to pass
            await asyncio.sleep(0.05)


async def test_a_discord_that_answers_nothing_is_noticed_and_its_return_too(beats: Path, sandbox: Sandbox) -> None:
    fault = sandbox.faults.fail("GET /*", status=503, times=10_000)
    await until(beats, Code.DISCORD_SILENT)
    fault.times = 0
    await until(beats, Code.WELL)


async def test_a_lost_connection_is_noticed(beats: Path, sandbox: Sandbox, cairn: Cairn) -> None:
    await cairn.shards[0].disconnect()
    await until(beats, Code.DISCONNECTED)
    await cairn.shards[0].connect()
    await until(beats, Code.WELL)


async def test_what_only_refers_to_itself_is_freed_before_such_things_are_many(
    cairn: Cairn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Cycle:
        def __init__(self) -> None:
            self.own = self

    monkeypatch.setattr(vitals, "TIDY_EVERY", 0.05)
    freed = asyncio.Event()
    gc.disable()  # it would come across it sooner or later
    try:
        weakref.finalize(Cycle(), freed.set)
        async with vitals.signs_of_life(cairn, tmp_path / "beat"), asyncio.timeout(60):
            await freed.wait()
    finally:
        gc.enable()


async def test_a_database_that_takes_no_write_is_noticed(
    beats: Path, cairn: Cairn, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> None:
        raise StoreUnavailable("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(cairn.store, "write", full)
        await until(beats, Code.NOT_WRITING)
    await until(beats, Code.WELL)


async def test_posts_that_do_not_get_through_are_noticed_though_discord_answers(
    beats: Path, sandbox: Sandbox, alice: User, games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vitals, "STUCK_SECONDS", 1.0)
    monkeypatch.setattr(outbox, "RETRY_AFTER", 0.1)
    monkeypatch.setattr(outbox, "MAX_RETRY_AFTER", 0.2)
    fault = sandbox.faults.fail("POST /channels/*/messages", status=503, times=10_000)
    await alice.slash("/open", channel=games, game="lost_cities")
    await until(beats, Code.NOT_POSTING)
    fault.times = 0
    await until(beats, Code.WELL)
    assert games.messages


async def test_a_bot_that_stops_answers_what_is_in_hand_and_asks_the_rest_to_come_again(
    cairn: Cairn,
    sandbox: Sandbox,
    alice: User,
    bob: User,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await Table.start(sandbox, [alice, bob])
    clicked: list[discord.Interaction] = []

    async def note(interaction: discord.Interaction) -> None:
        clicked.append(interaction)

    cairn.add_listener(note, "on_interaction")
    begun, go_on, log = asyncio.Event(), asyncio.Event(), replays.logged

    async def slow(*args: Any) -> Any:
        begun.set()
        await go_on.wait()
        return await log(*args)

    monkeypatch.setattr(replays, "logged", slow)
    asked = asyncio.create_task(alice.slash("/log"))
    await begun.wait()
    stopping = asyncio.create_task(cairn.shutdown())
    await asyncio.sleep(0)
    assert (await bob.slash("/log")).text == "Cairn startet gerade neu. Bitte versuche es gleich noch einmal."
    pressed = await bob.click(table.boards[-1], "My hand")
    assert pressed.text.startswith("Cairn startet gerade neu.")
    assert not cairn.is_closed()
    go_on.set()
    assert "Cairn" not in (await asked).text
    await stopping
    assert cairn.is_closed()
    await refuse_while_stopping(clicked[-1])
    assert "Session is closed" in caplog.text, "who clicked at the very last is not answered, and it is no error"
