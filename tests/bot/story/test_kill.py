"""The bot dies at any moment, again and again, and nothing that its players were told is lost, doubled or unsaid.

It runs as it is run for real, in a process of its own, with two tables at play, at one of them a computer player;
SIGKILL comes whenever it comes. The players do what people do: they click again.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest

from bot.sandbox.driver import Channel, NotPossible, Sandbox, User
from bot.sandbox.server import Request
from bot.sandbox.views import Response
from bot.store import Store
from tests.bot.story.conftest import checked_sandbox
from tests.bot.story.table import Choice, Table, key, press
from tests.bot.story.truth import hold

ROUNDS, KILLS = 5, 10
"""So many tests with so many deaths each."""

LIFE = 8
"""At most so many clicks are answered in a life before the moment of its end is waited for."""

MOMENTS = ("POST /interactions", "POST /channels", "PATCH /channels", "")
"""What the bot is doing when it dies: it answers a click, posts, takes buttons away, anything."""

WAIT, WHILE = 1.0, 0.06
"""Seconds: how long that is waited for, and how much later it dies at most."""

PROJECT = Path(__file__).parents[3]


class Bot:
    """The bot's process. ``died`` is set at each of its deaths."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox, self.folder = sandbox, folder
        self.database = folder / "cairn.db"
        self.died = asyncio.Event()
        self.deaths = 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it is there."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(PROJECT),
            "CAIRN_API": self.sandbox.api_url,
            "DISCORD_TOKEN": self.sandbox.token,
            "CAIRN_DATABASE": str(self.database),
            "CAIRN_PAUSE": "0.05",
        }
        self.died.clear()
        with (self.folder / "log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run",
                env=environment, cwd=self.folder, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        await self.sandbox.connected(60)

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it, and whatever it has started."""
        if self._process is not None:
            os.killpg(self._process.pid, how)
            await self._process.wait()
            self._process = None
            await self.sandbox.until(lambda: not self.sandbox.server.gateway.connected)
            self.deaths += 1
            self.died.set()

    def log(self) -> str:
        """What all its runs have logged."""
        return (self.folder / "log").read_text()

    def unsaid(self) -> int:
        """How many errands its outbox holds."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            return int(database.execute("SELECT count(*) FROM outbox").fetchone()[0])


@asynccontextmanager
async def living(sandbox: Sandbox, folder: Path) -> AsyncIterator[Bot]:
    bot = Bot(sandbox, folder)
    try:
        await bot.start()
        yield bot
    finally:
        await bot.kill()


class Patient(Table):
    """A table whose players click again when the bot does not answer, and open a new panel when theirs is dead."""

    bot: Bot

    async def insist(self, act: Callable[[], Awaitable[Response]]) -> Response | None:
        """Does ``act`` when the bot is there; None where it died or was silent meanwhile."""
        await self.sandbox.connected(60)
        doing = asyncio.ensure_future(act())
        dying = asyncio.ensure_future(self.bot.died.wait())
        await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not doing.done():
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)
            return None
        try:
            answer = doing.result()
        except NotPossible:
            return None  # the button went away meanwhile
        return None if answer.failed or answer.message is None else answer

    async def take(self, user: User, panel: Response, choice: Choice) -> Response | None:
        answer = await self.insist(lambda: press(user, panel, choice))
        if answer is not None and "⚠️" not in answer.text:
            self.remember(user, key(choice), answer)
        return answer

    async def asked(self) -> None:
        """Waits until a person is waited for: a computer player may be about to move."""
        await self.sandbox.until(lambda: self.boards[-1].pings or self.over)

    async def turn(self) -> User:
        before, user = await self.board(), self.actor
        panel = None
        while self.boards[-1] == before:
            while panel is None:
                board = await self.board()
                if board != before:
                    return user
                panel = await self.insist(lambda board=board: user.click(board, custom_id="cairn:b:turn"))
            choice = self.pick(panel)
            if choice is None:
                await self.sandbox.until(lambda: self.boards[-1] != before)
            else:
                panel = await self.take(user, panel, choice)
        return user


@pytest.mark.parametrize("seed", range(ROUNDS))
async def test_nothing_is_lost_doubled_or_unsaid(seed: int, tmp_path: Path) -> None:
    async with checked_sandbox() as sandbox:
        channels = [sandbox.guild.channel("games"), sandbox.guild.channel("more games")]
        async with living(sandbox, tmp_path) as bot:
            tables = [
                await _seated(bot, sandbox, channel, seed, names)
                for channel, names in zip(channels, (["Ann", "Ben"], ["Cleo"]), strict=True)
            ]
            playing = asyncio.Event()
            playing.set()
            players = [asyncio.create_task(_play_while(table, playing)) for table in tables]
            rng = Random(seed)
            while bot.deaths < KILLS:
                goal = _answered(sandbox) + rng.randint(1, LIFE)
                await sandbox.until(lambda goal=goal: _answered(sandbox) >= goal or any(p.done() for p in players))
                await _moment(sandbox, rng.choice(MOMENTS))
                await asyncio.sleep(WHILE * rng.random() ** 2)
                assert not any(player.done() for player in players), [p.exception() for p in players if p.done()]
                await bot.kill()
                await bot.start()
            playing.clear()
            turns = await asyncio.gather(*players)
            await asyncio.gather(*(table.asked() for table in tables))
            await sandbox.until(lambda: bot.unsaid() == 0)
            await sandbox.settled()
            await bot.kill(signal.SIGTERM)
            assert sum(turns) > KILLS, "the tables were at play meanwhile"
            assert "Traceback" not in bot.log()
            store = await Store.open(f"sqlite+aiosqlite:///{bot.database}")
            for table in tables:
                await hold(store, table)
            await store.close()


async def _seated(bot: Bot, sandbox: Sandbox, channel: Channel, seed: int, names: Sequence[str]) -> Patient:
    """A table where people of those ``names`` play; one alone does so with a computer player."""
    people = [sandbox.guild.user(f"{name} of {channel.name}") for name in names]
    table = await Patient.lobby(sandbox, people, channel, seed=seed)
    host, lobby = people[0], table.posts[-1]
    if len(people) == 1:
        await host.slash("/table computer", channel=channel, level="easy")
    await sandbox.until(lambda: not lobby.button(custom_id="cairn:b:start").disabled)
    await host.click(lobby, custom_id="cairn:b:start")
    await sandbox.until(lambda: table.boards)
    await table.asked()
    table.bot = bot
    return table


async def _play_while(table: Patient, playing: asyncio.Event) -> int:
    turns = 0
    while playing.is_set() and not table.over:
        await table.turn()
        await table.asked()
        turns += 1
    return turns


def _answered(sandbox: Sandbox) -> int:
    return sum(interaction.acked is not None for interaction in sandbox.interactions)


async def _moment(sandbox: Sandbox, doing: str) -> None:
    """Waits until the bot is just ``doing`` that; not for long, where its players wait for something else."""
    now = asyncio.Event()

    def look(request: Request) -> None:
        if f"{request.method} {request.route}".startswith(doing):
            now.set()

    sandbox.server.on_request.append(look)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(now.wait(), WAIT)
    sandbox.server.on_request.remove(look)
