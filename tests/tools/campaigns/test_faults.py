"""The campaign of faults: its kinds strike, and what it mends it mends without standing in its own way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.core.config import Settings
from testing.story.checked import checked_sandbox
from testing.story.journal_checks import all_said, hold_by_message
from testing.story.messages import MessageTable, installed
from testing.story.table import Table
from tools.fault_injection.fault_kinds import KINDS
from tools.fault_injection.trouble import Trouble


async def test_what_cannot_be_mended_yet_lets_everything_else_go_on() -> None:
    """A database is locked until the event loop lets its holder go: who tried again at once would wait for ever."""
    trouble, opened, tried = object.__new__(Trouble), asyncio.Event(), list[bool]()
    trouble.patience = 1000.0

    async def heal() -> bool:
        tried.append(opened.is_set())
        return tried[-1] or len(tried) > 1000

    trouble.healings = [heal]
    asyncio.get_running_loop().call_later(0, opened.set)
    await trouble.heal_all()
    assert tried == [False, True]


STRUCK = (
    *("no names", "gateway mute", "no heartbeats", "away for 60 minutes", "start cut short, no names"),
    *("full disk", "locked database", "words fail", "clock ahead"),
)


@pytest.mark.long
async def test_a_bot_gets_over_what_reaches_into_it(tmp_path: Path) -> None:
    async with checked_sandbox(heartbeat_seconds=0.1) as sandbox:
        trouble = Trouble(sandbox, Settings(database=str(tmp_path / "cairn.db"), pause=0, icons="off"), Random(1), 30.0)
        await trouble.start_bot()
        people = [sandbox.guild.user(name) for name in ("Ann", "Ben")]
        trouble.tables[1] = table = await Table.start(sandbox, people)
        for name in STRUCK:
            await sandbox.settled()
            healing = await next(kind for kind in KINDS if kind.name == name).strike(trouble)
            assert healing
            trouble.healings = [healing]
            await trouble.heal_all()
            await sandbox.connected()
        await table.turn()
        await sandbox.settled()
        assert len(table.boards) == 2
        await trouble.stop_bot()


BY_MESSAGE = "closed to us", "uninstalled", "lost access", "deleted message", "left group"


@pytest.mark.long
async def test_a_table_by_message_gets_over_what_becomes_of_its_players(tmp_path: Path) -> None:
    async with checked_sandbox() as sandbox:
        trouble = Trouble(sandbox, Settings(database=str(tmp_path / "cairn.db"), pause=0, icons="off"), Random(1), 30.0)
        await trouble.start_bot()
        people = [installed(sandbox, name) for name in ("Ann", "Ben", "Cleo")]
        table = await MessageTable.in_conversation(sandbox, people, "expeditions")
        trouble.by_message[1] = table
        for name in BY_MESSAGE:
            await table.next_actor()
            await sandbox.settled()
            healing = await next(kind for kind in KINDS if kind.name == name).strike(trouble)
            assert healing, name
            trouble.healings = [healing]
            await trouble.heal_all()
            await table.turn()
            await all_said(trouble.cairn.store, sandbox)
            await hold_by_message(trouble.cairn.store, table, 1, *people)
        assert table.place is not None
        assert len(table.place.inner.people) == 2
        sandbox.server.requests.clear()  # some were refused on purpose
        await trouble.stop_bot()


@pytest.mark.parametrize("name", ["restart", "start cut short"])
async def test_who_was_thrown_out_without_hearing_of_it_is_not_started_anew(name: str, tmp_path: Path) -> None:
    """It would be waited for on a server where it is not."""
    async with checked_sandbox() as sandbox:
        trouble = Trouble(sandbox, Settings(database=str(tmp_path / "cairn.db"), pause=0, icons="off"), Random(1), 30.0)
        await trouble.start_bot()
        strikes = {kind.name: kind.strike for kind in KINDS}
        assert await strikes["gateway mute"](trouble)
        assert await strikes["thrown out"](trouble)
        assert trouble.cairn.guilds, "it has not heard of it"
        assert await strikes[name](trouble) is None
        await trouble.stop_bot()
