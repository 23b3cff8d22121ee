"""What people are told of a computer player that has to wait until it may think."""

from __future__ import annotations

import asyncio
import os
import signal

from bot.app import Cairn
from bot.core.fair_queue import QueueKey
from games import GAMES
from games.players import Knowledge, Level
from testing.driver import Sandbox, User
from testing.story.table import Table
from tests.bot.story.tables.test_computers import LONG, add, take_turn


async def test_who_waits_for_a_computer_player_is_told_how_many_decisions_come_first(
    cairn: Cairn, sandbox: Sandbox, alice: User
) -> None:
    table = await Table.lobby(sandbox, [alice])
    await add(table, Level.HARD)
    game = GAMES[LONG]
    start = game.setup(2, game.Options(), b"seed")
    known, pool = Knowledge.of(game, start, game.mover(start), b"luck"), cairn.ai_pool
    elsewhere = [
        asyncio.create_task(pool.choose(LONG, known, Level.HARD, 30.0, QueueKey(place, place, -place)))
        for place in (1, 2, 3)
    ]
    await sandbox.until(lambda: pool.waiting[0] == 2)  # the third is being thought about
    await sandbox.until(lambda: pool.processes)
    (thinking,) = pool.processes
    os.kill(thinking, signal.SIGSTOP)  # and for as long as this takes
    await alice.click(table.posts[-1], custom_id="cairn:b:start")
    await sandbox.until(lambda: table.boards)
    if table.boards[-1].pings:
        await take_turn(table)
    await sandbox.until(lambda: pool.waiting[0] == 3)
    first = "waiting to think: 2 decisions at other tables come first"
    assert first in (await alice.slash("/hand")).text
    assert first in (await alice.click(table.boards[-1], custom_id="cairn:b:turn")).text
    for each in elsewhere:
        each.cancel()
    await asyncio.gather(*elsewhere, return_exceptions=True)
