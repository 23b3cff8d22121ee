"""Play at busy tables of every game for hours and watch the memory of the bot and its picture process: ``make soak``.

Beside those who play, others look around, learn and have films made; and computers play among themselves.

It is to be flat after the first ten minutes. That can be told of one process only: a soak that was broken off begins
anew. Samples are kept in ``artefacts/fault-injection/soak.jsonl``; the report is about the longest run among them
(``--out reports/soak.md``).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import msgspec

from bot.tables.core import queries as table_queries
from games import GAMES
from games.players import Level
from sandbox.settings import SandboxSettings
from testing.driver import Sandbox
from tools.bench.__main__ import machine
from tools.bench.fixtures import Bot, Live, bot, crowd, database, seat_tables
from tools.bench.posting import Players
from tools.campaign import checked_out
from tools.fault_injection.visitors import Visitors

WARM_UP = 10.0
"""Minutes after which memory is to be flat."""
SLOPE, BOT_MIB, PICTURES_MIB, FILMS_MIB = 0.1, 130.0, 160.0, 160.0
"""MiB a minute, MiB for each process: at most. The one that makes films is gone when none is wanted."""
COMPUTERS_EVERY = 600.0
"""Seconds between two games of computers."""
EVERY = 30.0
"""Seconds between two samples."""
SHOWN_ACTS = 12
"""Kinds of acts of visitors that the report names."""
KEPT = Path("artefacts/fault-injection/soak.jsonl")


class Sample(msgspec.Struct, frozen=True):
    """Memory in MiB, so many minutes after the start of a run."""

    run: str
    minutes: float
    turns: int
    games: int
    lost: int
    bot: float
    pictures: float
    commit: str = ""
    others: dict[str, float] = {}
    """The processes that think or make films, by what they run."""
    acts: dict[str, int] = {}
    """What visitors have done, by kind."""


def report(samples: Sequence[Sample]) -> Iterator[str]:
    """A run as Markdown: its figures, and its course."""
    last = samples[-1]
    yield "# Memory over hours of play"
    yield ""
    yield f"Written by `make soak` of {last.run[:10]}, commit {last.commit}. {machine()}."
    yield f"{last.minutes:.0f} minutes, {last.turns:,} turns in {last.games} games of {len(GAMES)} kinds;"
    yield f"{last.lost} turns were not answered in time."
    if last.acts:
        acts = sorted(last.acts.items(), key=lambda each: -each[1])
        yield f"Beside them visitors did {sum(last.acts.values()):,} things of {len(acts)} kinds, most of all:"
        yield f"{', '.join(f'{what} {count:,}' for what, count in acts[:SHOWN_ACTS])}."
    yield from ("", "| | measured | reach |", "|---|--:|--:|")
    for name, values, most in (
        ("bot", [sample.bot for sample in samples], BOT_MIB),
        ("picture process", [sample.pictures for sample in samples], PICTURES_MIB),
    ):
        growth = slope([sample.minutes for sample in samples], values)
        yield f"| {name}, most | {max(values):.1f} MiB | {most:.0f} MiB |"
        yield f"| {name}, growth after {WARM_UP:.0f} minutes | {growth:+.2f} MiB a minute | {SLOPE} MiB a minute |"
    if films := max(sample.others.get("film_worker", 0.0) for sample in samples):
        yield f"| film process, most | {films:.1f} MiB | {FILMS_MIB:.0f} MiB |"
    yield from ("", "| minute | turns | bot, MiB | picture process, MiB |", "|--:|--:|--:|--:|")
    for sample in [*samples[: -1 : max(1, len(samples) // 4)], last]:
        yield f"| {sample.minutes:.0f} | {sample.turns:,} | {sample.bot:.1f} | {sample.pictures:.1f} |"


def kept(file: Path = KEPT) -> list[list[Sample]]:
    """The samples of each run, several of which may have gone on at once. A line that a crash cut off is left out."""
    runs: dict[str, list[Sample]] = {}
    for line in file.read_bytes().splitlines() if file.is_file() else ():
        with contextlib.suppress(msgspec.DecodeError):
            sample = msgspec.json.decode(line, type=Sample)
            runs.setdefault(sample.run, []).append(sample)
    return list(runs.values())


def slope(minutes: Sequence[float], values: Sequence[float]) -> float:
    """How much ``values`` grow a minute after the warm-up, by least squares; 0.0 where there are fewer than two."""
    pairs = [(at, value) for at, value in zip(minutes, values, strict=True) if at >= WARM_UP]
    if len(pairs) < 2:
        return 0.0
    middle, mean = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
    spread: float = sum((at - middle) ** 2 for at, _ in pairs)
    together: float = sum((at - middle) * (value - mean) for at, value in pairs)
    return together / spread


class Soak:
    """Tables of all games in turn, played at by two people each; where a game ends, the next begins.

    ``rate`` turns a minute are taken, ``visits`` visits a minute are made beside them.
    """

    def __init__(self, tables: int, rate: float, visits: float, file: Path = KEPT) -> None:
        self._tables, self._pause, self._visits, self._file = tables, 60.0 / rate, visits, file
        self._run = datetime.now(UTC).isoformat(timespec="seconds")
        self._commit = checked_out()
        self._rng = Random(1)
        self._turns = self._games = 0

    async def play(self, seconds: float) -> None:
        """Plays for so many seconds, and notes the memory again and again."""
        patient = SandboxSettings(rate_limits="off", ack_seconds=60)
        async with Sandbox(patient, timeout=90.0) as sandbox, database() as (folder, store):
            places, channels = crowd(sandbox, self._tables, 2)
            self._store, self._guild = store, int(sandbox.guild.id)
            keys = itertools.cycle(GAMES)
            lives = [await self._begin(next(keys), channel, users) for channel, users in places]
            self._visitors = Visitors(sandbox)
            async with bot(sandbox, folder, watched=False) as running:
                players, began = Players(sandbox, channels), time.monotonic()
                beside = [asyncio.create_task(self._sample(running, players, began))]
                if self._visits:
                    beside.append(asyncio.create_task(self._receive(lives)))
                    beside.append(asyncio.create_task(self._compute(sandbox)))
                until = began + seconds
                async with asyncio.TaskGroup() as tables:
                    for number in range(len(lives)):
                        tables.create_task(self._table(players, lives, number, until))
                for task in beside:
                    task.cancel()
                self._note(running, players, began)

    async def _receive(self, lives: Sequence[Live]) -> None:
        """Lets visitors come."""
        async with asyncio.TaskGroup() as visits:
            while True:
                await asyncio.sleep(self._rng.expovariate(self._visits / 60))
                visits.create_task(self._visitors.visit(self._rng.choice(lives)))

    async def _compute(self, sandbox: Sandbox) -> None:
        """Lets computers play a game among themselves every now and then."""
        for number, (key, level) in enumerate(itertools.product(GAMES, (Level.EASY, Level.NORMAL))):
            channel = sandbox.world.add_channel(f"computers-{number}")
            await self._begin(key, int(channel.id), [level] * GAMES[key].seats[0])
            await asyncio.sleep(COMPUTERS_EVERY)

    async def _table(self, players: Players, lives: list[Live], number: int, until: float) -> None:
        """Plays turns at a table, at its share of the rate, each a while after the one before."""
        live = lives[number]
        pause = self._pause * self._tables
        await asyncio.sleep(pause * self._rng.random())
        while (began := time.monotonic()) < until:
            lost = players.found.lost
            await players.turn(live)
            self._turns += 1
            if players.found.lost > lost:
                await self._catch_up(live)
            if not live.game.to_act(live.state):
                live = lives[number] = await self._begin(live.game.key, live.channel, live.users)
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))

    async def _begin(self, key: str, channel: int, users: Sequence[int | Level]) -> Live:
        self._games += 1
        (live,) = await seat_tables(
            self._store, [(channel, users)], guild=self._guild, game=GAMES[key], first=self._games
        )
        return live

    async def _catch_up(self, live: Live) -> None:
        """Goes on from what is stored, where a click was not answered in time."""
        stored = await self._store.read(table_queries.load, live.table)
        if stored is not None and stored.state is not None:
            live.state, live.revision = live.game.decode(stored.state), stored.table.revision

    async def _sample(self, running: Bot, players: Players, began: float) -> None:
        while True:
            self._note(running, players, began)
            await asyncio.sleep(EVERY)

    def _note(self, running: Bot, players: Players, began: float) -> None:
        minutes = (time.monotonic() - began) / 60
        memory, workers = running.memory()
        drawing = workers.pop("drawing_worker", 0.0)
        lost = players.found.lost
        acts = dict(self._visitors.counts)
        run, commit, turns, games = self._run, self._commit, self._turns, self._games
        sample = Sample(run, minutes, turns, games, lost, memory, drawing, commit, workers, acts)
        players.found.boards.clear()
        players.found.acks.clear()
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(sample) + b"\n")
        told = f"{minutes:6.1f} min {self._turns:6} turns   bot {memory:6.1f} MiB   pictures {drawing:6.1f} MiB"
        print(f"{told}   others {sum(workers.values()):6.1f} MiB", flush=True)  # noqa: T201


def main(arguments: Iterable[str]) -> None:
    parser = argparse.ArgumentParser(prog="soak", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=120.0, help="0: only report")
    parser.add_argument("--rate", type=float, default=20.0, help="turns a minute, over all tables")
    parser.add_argument("--visits", type=float, default=20.0, help="visits a minute; 0: people only play")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--out", type=Path, help="write the report there; default: print it")
    asked = parser.parse_args(list(arguments))
    if asked.minutes:
        asyncio.run(Soak(asked.tables, asked.rate, asked.visits).play(asked.minutes * 60))
    longest = max(kept(), key=lambda samples: samples[-1].minutes, default=None)
    if longest is None:
        return
    page = "\n".join(report(longest)) + "\n"
    if asked.out is None:
        print(page, end="")  # noqa: T201
    else:
        asked.out.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
