"""Two processes on one PostgreSQL: moves of both, clicks at a thousand tables, and what happens when one is killed."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from statistics import median

from bot.db import Store
from sandbox.server import Request
from sandbox.settings import SandboxSettings
from sandbox.state import Channel
from testing.driver import Sandbox
from tools.bench import Row, percentile
from tools.bench.fixtures import Bot, Live, bot, crowd, first_game, seat_tables, server
from tools.bench.held import held_by, number_of, taken_over
from tools.bench.posting import Found, Load, Players, turns

TASKS, SECONDS, RUNS = 50, 5.0, 5
"""Tables at which one process moves at the same time, for how long, and how often: alone and with another in turn."""

LOAD = Load(1000, 12, 600)
"""As many turns a second as Discord's ceiling allows."""

IN_HAND = 10
"""Boards that a process is about to post when it is killed."""

MOST = 120.0
"""Seconds after which nobody takes over any more what a dead process had in hand."""


def measure() -> Iterator[Row]:
    """Nothing where PostgreSQL is not installed."""
    with server() as cluster:
        if cluster is None:
            return
        alone, together = asyncio.run(_moves(cluster.create("moves")))
        yield Row(name="PostgreSQL, moves of one process", measured=alone, unit="/s", reach=2000, at_least=True)
        yield Row(name="PostgreSQL, moves of two processes", measured=together, unit="/s", at_least=True)
        yield Row(name="two processes / one", measured=together / alone, unit="×", reach=1.8, at_least=True)
        yield from asyncio.run(_clicks(cluster.create("clicks")))


async def _moves(url: str) -> tuple[float, float]:
    """Moves a second that one process makes, and that two make together, each at tables of its own; medians.

    The first run of each is not counted.
    """
    store = await Store.open(url)
    seats = first_game().seats[0]
    places = [(channel, [channel * 10 + seat for seat in range(seats)]) for channel in range(1, 3 * TASKS + 1)]
    ids = [live.table for live in await seat_tables(store, places)]
    await store.close()
    first, second, third = ((ids[start], ids[start + TASKS - 1]) for start in range(0, 3 * TASKS, TASKS))
    runs = [(await _rate(url, [first]), await _rate(url, [second, third])) for _ in range(RUNS + 1)][1:]
    alone, together = zip(*runs, strict=True)
    return median(alone), median(together)


async def _rate(url: str, tables: Sequence[tuple[int, int]]) -> float:
    movers = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tools.bench.mover", url, str(first), str(last), str(SECONDS),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )
        for first, last in tables
    ]  # fmt: skip
    moves = 0
    for mover in movers:
        assert mover.stdout is not None  # noqa: S101 - it was asked for
        await mover.stdout.readline()
    for mover in movers:
        assert mover.stdin is not None  # noqa: S101
        mover.stdin.write(b"go\n")
    for mover in movers:
        said, _ = await mover.communicate()
        moves += int(said)
    return moves / SECONDS


class _Posted:
    """Which messages the boards are that were posted, by the number of the outbox item that each is of."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox, self._messages = sandbox, dict[int, set[str]]()
        sandbox.server.on_request.append(self._asked)

    def _asked(self, request: Request) -> None:
        if request.files and request.status == 200 and request.path.startswith("/channels/"):
            item = request.body["components"][0].get("id")
            self._messages.setdefault(item, set()).add(request.answer["id"])

    @property
    def twice(self) -> int:
        """How many items stand in more than one message."""
        known = self._sandbox.world.messages.keys()
        return sum(len(messages & known) > 1 for messages in self._messages.values())


async def _clicks(url: str) -> list[Row]:
    store = await Store.open(url)
    settings = SandboxSettings(rate_limits="off", shards=2)
    with tempfile.TemporaryDirectory(prefix="cairn-bench-") as folder:
        async with Sandbox(settings, timeout=MOST) as sandbox:
            lives, players = await _seated(sandbox, store)
            async with _two(sandbox, Path(folder), url) as (_, victim):
                posted = _Posted(sandbox)
                for live in lives[:2]:
                    await players.turn(live)  # each starts its picture process and fills its caches
                await sandbox.settled()
                players.found = found = Found()
                await turns(LOAD, lives, players)
                await sandbox.settled()
                seconds, held = await _killed(sandbox, store, victim, lives, players)
                await sandbox.settled()
    await store.close()
    name = f"{LOAD.tables:,} tables on two processes at {LOAD.rate:g} turns/s"
    return [
        Row(name=f"{name}: acknowledgement, p50", measured=percentile(found.acks, 0.5) * 1000, unit="ms"),
        Row(name=f"{name}: acknowledgement, p99", measured=percentile(found.acks, 0.99) * 1000, unit="ms", reach=250),
        Row(name=f"{name}: board, p99", measured=percentile(found.boards, 0.99) * 1000, unit="ms"),
        Row(name=f"{name}: boards lost", measured=found.lost, unit="", reach=0),
        Row(name=f"{name}: boards posted twice", measured=posted.twice, unit="", reach=0),
        Row(name="posts and more that a killed process had in hand", measured=held, unit=""),
        Row(name="seconds until the other took over", measured=seconds, unit="s", reach=30),
    ]


async def _seated(sandbox: Sandbox, store: Store) -> tuple[list[Live], Players]:
    """The tables, every other one on a server of the other shard, and their people."""
    seats, lives = first_game().seats[0], list[list[Live]]()
    channels: dict[int, Channel] = {}
    for shard in (0, 1):
        guild = sandbox.new_guild(f"shard {shard}", shard=shard).inner
        places, found = crowd(sandbox, LOAD.tables // 2, seats, guild)
        lives.append(await seat_tables(store, places, guild=int(guild.id), first=shard * LOAD.tables))
        channels |= found
    return [live for pair in zip(*lives, strict=True) for live in pair], Players(sandbox, channels)


@contextlib.asynccontextmanager
async def _two(sandbox: Sandbox, folder: Path, url: str) -> AsyncIterator[tuple[Bot, Bot]]:
    async with contextlib.AsyncExitStack() as stack:
        yield (
            await stack.enter_async_context(bot(sandbox, folder, url=url, shards="0/2", watched=False)),
            await stack.enter_async_context(bot(sandbox, folder, url=url, shards="1/2", watched=False)),
        )


async def _killed(
    sandbox: Sandbox, store: Store, victim: Bot, lives: Sequence[Live], players: Players
) -> tuple[float, int]:
    """Kills a process whose posts hang; seconds until the other has taken over what it had in hand, and how much."""
    number = await number_of(store, victim.process.pid)
    hanging = lives[1 : 2 * IN_HAND : 2]
    paths = [f"POST /channels/{live.channel}/messages" for live in hanging]
    faults = [sandbox.faults.fail(path, action="hang", times=99) for path in paths]
    players.found = Found()
    playing = [asyncio.create_task(players.turn(live)) for live in hanging]
    await sandbox.until(lambda: all(fault.hits for fault in faults))
    victim.process.kill()
    await victim.process.wait()
    for turn in playing:
        turn.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    sandbox.faults.clear()
    held = await store.read(held_by, number)
    return await taken_over(store, number, MOST), held
