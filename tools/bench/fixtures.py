"""Fixtures of measurements with a bot: a database with running tables, and a bot in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bot.core.heap import settle
from bot.core.shards import ALONE, read_shards
from bot.db import Store
from bot.tables.core import queries
from bot.tables.core.change import Change
from bot.tables.core.model import Entry, EntryKind, Seat, Status, Table
from bot.tables.seating.seating import COMPUTER_NAMES
from games import GAMES
from games.engine import AnyGame, steps
from games.players import Level
from sandbox.guilds import Guild
from sandbox.shards import Shard
from sandbox.state import Channel, Person
from testing.cluster import Cluster, programs
from testing.driver import Sandbox
from tools.bench import SEED

CONNECTED = 180.0
"""Seconds for a bot to connect; it takes a few."""


@dataclass(slots=True)
class Live:
    """A running table, and its game beside it, so that the bench knows what can be played there."""

    table: int
    revision: int
    game: AnyGame
    state: Any
    channel: int
    users: tuple[int, ...]

    @property
    def seat(self) -> int:
        """A seat that is waited for."""
        return self.game.to_act(self.state)[0]

    def key(self, rng: Random) -> str:
        """A choice that is open to that seat; one that is asked about twice only where there is no other."""
        decision = next(each for each in self.game.decisions(self.state) if each.waits and each.seat == self.seat)
        opened = [choice for choice in decision.choices if choice.why_not is None]
        return rng.choice([choice.key for choice in opened if choice.warning is None] or [each.key for each in opened])

    def take(self, key: str) -> bool:
        """Follows a choice of that seat and what is forced after it; whether it ended the turn, or the game."""
        before = self.game.turn(self.state)
        taken = steps(self.game, self.state, self.seat, key)
        self.state = taken[-1].outcome.state
        self.revision += len(taken)
        return self.game.turn(self.state) != before or not self.game.to_act(self.state)


def first_game() -> AnyGame:
    """The game that the bot is measured with: the registry's first."""
    return next(iter(GAMES.values()))


async def seat_tables(
    store: Store,
    places: Sequence[tuple[int, Sequence[int | Level]]],
    *,
    guild: int = 1,
    game: AnyGame | None = None,
    first: int = 0,
    rated: bool = False,
) -> list[Live]:
    """Starts a table of ``game`` in each of ``places`` (a channel and who plays there), all in one transaction.

    Their deals are numbered from ``first`` on; no number may come twice in a database.
    """
    game = game or first_game()
    made = [_started(game, guild, *place, number, rated=rated) for number, place in enumerate(places, first)]

    def write(connection: Any) -> list[int]:
        ids = []
        for opened, started, _ in made:
            table = queries.create(connection, opened)
            queries.commit(connection, _with_id(started, table.id))
            ids.append(table.id)
        return ids

    for live, table in zip([live for _, _, live in made], await store.write(write), strict=True):
        live.table = table
    return [live for _, _, live in made]


def _with_id(change: Change, table: int) -> Change:
    return msgspec.structs.replace(
        change,
        table=msgspec.structs.replace(change.table, id=table),
        entry=msgspec.structs.replace(change.entry, table_id=table),
    )


def _started(
    game: AnyGame, guild: int, channel: int, players: Sequence[int | Level], number: int, *, rated: bool
) -> tuple[Change, Change, Live]:
    now = datetime.now(UTC)
    seed = SEED + number.to_bytes(8, "big")
    state = game.setup(len(players), game.Options(), seed)
    users = tuple(player for player in players if isinstance(player, int))
    seats = tuple(
        Seat(n, player, f"Player {player}", "en-US")
        if isinstance(player, int)
        else Seat(n, None, COMPUTER_NAMES[n], "", player)
        for n, player in enumerate(players)
    )
    lobby = Table(
        id=0,
        guild_id=guild,
        channel_id=channel,
        game=game.key,
        options={},
        language="en",
        status=Status.LOBBY,
        owner_id=users[0] if users else 1,
        seats=seats[:1],
        revision=1,
        created_at=now,
        touched_at=now,
        rated=rated,
    )
    running = msgspec.structs.replace(
        lobby,
        status=Status.RUNNING,
        seats=seats,
        revision=2,
        to_act=game.to_act(state),
        turn_since=now,
        rules_version=game.version,
        with_computers=len(users) < len(seats),
    )
    opened = Change(
        table=lobby, entry=Entry(table_id=0, revision=1, kind=EntryKind.OPEN, at=now), interaction_id=f"bench-{number}"
    )
    started = Change(
        table=running,
        entry=Entry(table_id=0, revision=2, kind=EntryKind.START, at=now),
        state=game.encode(state),
        seed=seed,
        reseated=True,
    )
    return opened, started, Live(0, 2, game, state, channel, users)


def crowd(
    sandbox: Sandbox, tables: int, seats: int, guild: Guild | None = None
) -> tuple[list[tuple[int, list[int]]], dict[int, Channel]]:
    """People and channels in ``sandbox`` for so many tables, on its first server or on ``guild``."""
    world, guild = sandbox.world, guild or sandbox.world.guild
    places, channels = [], {}
    for number in range(tables):
        channel = world.add_channel(f"table-{number}", guild)
        names = [f"{guild.name} player-{number}-{seat}" for seat in range(seats)]
        people: list[Person] = [world.add_person(name, guild=guild) for name in names]
        places.append((int(channel.id), [int(person.id) for person in people]))
        channels[int(channel.id)] = channel
    return places, channels


class Bot:
    """A bot in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, notes: Path, started: float) -> None:
        self.process = process
        self.started = started
        """When the process was made, on the monotonic clock, which all processes share."""
        self._notes = notes

    def memory(self) -> tuple[float, dict[str, float]]:
        """MiB of memory in use by the bot itself, and by the processes it has made, by the module they run."""
        workers: defaultdict[str, float] = defaultdict(float)
        for child in _children(self.process.pid):
            workers[_module(child)] += _resident(child)
        return _resident(self.process.pid), workers

    async def stop(self) -> None:
        """Ends it as systemd would."""
        if self.process.returncode is None:
            self.process.terminate()
        await self.process.wait()

    def lateness(self, since: float, until: float) -> list[float]:
        """How late the event loop of a watched bot was between two times, in seconds, sample by sample.

        Once it is stopped.
        """
        samples = msgspec.json.decode(self._notes.read_bytes(), type=list[tuple[float, float]])
        return [late for at, late in samples if since <= at <= until]


@contextlib.asynccontextmanager
async def bot(
    sandbox: Sandbox,
    folder: Path,
    *,
    watched: bool = True,
    url: str = "",
    shards: str = "",
    more: Mapping[str, str] | None = None,
) -> AsyncIterator[Bot]:
    """A bot at ``sandbox`` on the database of ``folder`` or behind ``url``, connected. It is stopped at the end.

    ``more`` settings are for it alone.

    A ``watched`` one notes every millisecond how late its event loop is: its memory grows by that, 6 MiB a minute.
    """
    notes = folder / "lateness.json"
    known = {name: value for name, value in os.environ.items() if not name.startswith(("CAIRN_", "DISCORD_"))}
    settings = {
        "DISCORD_TOKEN": sandbox.token,
        "CAIRN_API": sandbox.api_url,
        "CAIRN_DATABASE": url or str(folder / "cairn.db"),
        "CAIRN_ICONS": "off",
        "CAIRN_LOG_LEVEL": "WARNING",
        "CAIRN_SHARDS": shards,
        "CAIRN_HEALTH": str(folder / f"heartbeat-{shards.replace('/', '-')}"),
    }
    command = ("tools.bench.loop_lag", str(notes)) if watched else ("bot", "run")
    share = read_shards(shards) if shards else ALONE
    own = {Shard(number, share.count) for number in share.ids}
    environment = {**known, **settings, **(more or {})}
    started = time.monotonic()
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", *command, env=environment)
    made = Bot(process, notes, started)
    try:
        await sandbox.until(lambda: own <= sandbox.server.gateway.shards, CONNECTED)
        settle()  # a collection here would pass for Discord's or the bot's time
        yield made
    finally:
        await made.stop()


@contextlib.asynccontextmanager
async def database(url: str | None = None) -> AsyncIterator[tuple[Path, Store]]:
    """A folder with a new database in it, or the empty one behind ``url``, open; the folder is gone at the end."""
    with tempfile.TemporaryDirectory(prefix="cairn-bench-") as folder:
        store = await Store.open(url or f"sqlite:///{folder}/cairn.db")
        try:
            yield Path(folder), store
        finally:
            await store.close()


@contextlib.contextmanager
def server() -> Iterator[Cluster | None]:
    """A PostgreSQL server that keeps what it has acknowledged; None, said in a line, where none is installed."""
    found = programs()
    if found is None:
        print("PostgreSQL is not installed here: its rows are left out")  # noqa: T201 - beside the rows
        yield None
        return
    cluster = Cluster(found)
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.remove()


def _resident(process: int) -> float:
    with contextlib.suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0
    return 0.0


def _module(process: int) -> str:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_text().rstrip("\0").rpartition(".")[2]
    return ""


def _children(process: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return []
