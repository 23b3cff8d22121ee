"""The bot as it is run for real, in a process of its own that may die at any moment, and players who click again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO

from bot.db import Store
from sandbox.server import Request
from testing.databases import setting, url
from testing.driver import Channel, Guild, NotPossible, Sandbox, User
from testing.story.acts import add_computer
from testing.story.table import PATIENCE, Choice, Table, confirmation, groups, key, press
from testing.views import Response

MOMENTS = ("POST /interactions", "POST /channels", "PATCH /channels", "")
"""Requests during which the bot may die: the answer to a click, a post, the removal of buttons, any."""

NOT_TAKEN = (
    *("⚠️", "is restarting", "startet gerade neu", "the stored games", "die gespeicherten Spiele"),
    *("is set aside", "ist beiseitegestellt", "This table rests", "geht es gerade nicht weiter"),
)
"""Texts in answers by which nothing was done: a refusal, a restart, a database or server that is away, failed rules."""

WAIT = 1.0
"""Seconds for which that is waited."""

GRACE = 300.0
"""Seconds within which it ends, whatever it is told that by and whatever it is about; far more than it takes."""

THERE = 300.0
"""Seconds within which it is there again, likewise."""

LOG_END = 6000
"""So many characters of its log are shown where it ends by itself."""

PROJECT = Path(__file__).parents[2]

LATER = """
import sys
from datetime import timedelta
from bot.core import steady_time
steady_time.wall_clock.ahead, steady_time.MAX_LEAP = timedelta(seconds={ahead}), timedelta.max
from bot.__main__ import main
sys.exit(main(["run"]))
"""
"""The bot by the clock of a sandbox that was set ahead, which it believes at once."""


Start = Callable[[Sequence[str], Mapping[str, str], Path, BinaryIO], Awaitable[Process]]


async def start(command: Sequence[str], environment: Mapping[str, str], folder: Path, log: BinaryIO) -> Process:
    """Start a Python with the arguments ``command``, in a session of its own, in ``folder``; what it says is logged."""
    return await asyncio.create_subprocess_exec(
        sys.executable, *command, env=environment, cwd=folder, stdout=log, stderr=log, start_new_session=True
    )


class Bot:
    """The bot's process. ``died`` is set at each of its deaths."""

    command: Sequence[str] = ("-m", "bot", "run")

    def __init__(self, sandbox: Sandbox, folder: Path, database: str | None = None, start: Start = start) -> None:
        self.sandbox, self.folder, self._start = sandbox, folder, start
        self.database = database or setting(folder)
        self.died = asyncio.Event()
        self.deaths = 0
        self.starts_cut_short = 0
        self._process: Process | None = None

    async def start(self, *, cut_short_after: float | None = None, by: signal.Signals = signal.SIGKILL) -> None:
        """Start it and wait until it is there; or end it after so many seconds, wherever it is by then."""
        self.died.clear()
        with (self.folder / "log").open("ab") as log:
            self._process = await self._start(self.command, {**os.environ, **self.settings()}, self.folder, log)
        if cut_short_after is not None:
            await asyncio.sleep(cut_short_after)
            self.starts_cut_short += 1
            await self.kill(by)
        else:
            await self.there()

    def settings(self) -> dict[str, str]:
        """Its environment beside what is the same for all."""
        return {
            "PYTHONPATH": str(PROJECT),
            "CAIRN_API": self.sandbox.api_url,
            "DISCORD_TOKEN": self.sandbox.token,
            "CAIRN_DATABASE": self.database,
            "CAIRN_ICONS": "off",
            "CAIRN_PAUSE": "0.05",
            "PYTHONFAULTHANDLER": "1",
        }

    def away(self, seconds: float) -> None:
        """Lets so much time pass in the world, of which it hears at its next start."""
        self.sandbox.later(seconds)
        self.command = ("-c", LATER.format(ahead=self.sandbox.world.ahead))

    async def insist(self, act: Callable[[], Awaitable[Response]]) -> Response | None:
        """Does ``act`` when it is there; None where it died or was silent meanwhile."""
        await self.there()
        doing = asyncio.ensure_future(act())
        dying = asyncio.ensure_future(self.died.wait())
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

    async def there(self) -> None:
        """Waits until it is connected."""
        await self.sandbox.connected(THERE)

    @property
    def gone(self) -> bool:
        """Whether it is not connected."""
        return not self.sandbox.server.gateway.connected

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it, and whatever it has started. Raises AssertionError where it has ended by itself."""
        if self._process is not None:
            code = self._process.returncode
            assert code is None, f"it ended by itself with {code}; its log's end: {self.log()[-LOG_END:]}"
            os.killpg(self._process.pid, how)
            async with asyncio.timeout(GRACE):
                await self._process.wait()
            self._process = None
            await self.sandbox.until(lambda: self.gone)
            self.deaths += 1
            self.died.set()

    def workers(self) -> list[int]:
        """The processes in which it draws and thinks, and other people's games run."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text()
        return [int(child) for child in children.split()]

    def kill_worker(self) -> bool:
        """Kill one of its workers; False where it has none just now."""
        if not (workers := self.workers()):
            return False
        with contextlib.suppress(ProcessLookupError):
            os.kill(workers[-1], signal.SIGKILL)
        return True

    def allow(self, lines: str) -> None:
        """Write these lines into the file of what is allowed, and have the running bot read that anew."""
        assert self._process is not None
        (self.folder / "allowed").write_text(lines, "utf-8")
        os.kill(self._process.pid, signal.SIGHUP)

    def log(self) -> str:
        """Return the logs of all its runs."""
        return (self.folder / "log").read_text()

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """Open its stored data from outside."""
        store = await Store.open(url(self.folder))
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def living(sandbox: Sandbox, folder: Path, start: Start = start) -> AsyncIterator[Bot]:
    bot = Bot(sandbox, folder, start=start)
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
        return await self.bot.insist(act)

    async def try_to_take(self, user: User, panel: Response, choice: Choice) -> Response | None:
        is_group = choice in groups(panel)
        answer = await self.insist(lambda: press(user, panel, choice))
        if answer is not None and (sure := confirmation(answer, choice)):
            answer = await self.insist(partial(user.click, answer, custom_id=sure))
        if answer is not None and not is_group and not any(sign in answer.text for sign in NOT_TAKEN):
            self.remember(user, key(choice), answer)
        return answer

    async def asked(self) -> None:
        """Waits until a person is waited for: a computer player may be about to move."""
        await self.sandbox.until(lambda: self.boards[-1].pings or self.over)

    async def turn(self) -> User:
        before, user = await self.board(), self.actor

        def done() -> bool:
            return self.boards[-1] != before or self.waits_for_others(user)

        panel = None
        while not done():
            while panel is None:
                board = await self.board()
                if done():
                    return user
                panel = await self.insist(partial(user.click, board, custom_id="cairn:b:turn"))
            choice = self.pick(panel)
            if choice is not None:
                panel = await self.try_to_take(user, panel, choice)
                continue
            with contextlib.suppress(TimeoutError):
                await self.sandbox.until(done, timeout=PATIENCE)
            panel = None  # an answer that came late was seen without its choices
        return user


async def seated(
    bot: Bot,
    sandbox: Sandbox,
    channel: Channel,
    seed: int,
    names: Sequence[str],
    game: str = "lost_cities",
    guild: Guild | None = None,
) -> Patient:
    """A table where people of those ``names`` play; one alone does so with a computer player."""
    people = [(guild or sandbox.guild).user(f"{name} of {channel.name}") for name in names]
    table = await Patient.lobby(sandbox, people, channel, seed=seed, game=game)
    host, lobby = people[0], table.posts[-1]
    if len(people) == 1:
        await add_computer(host, "easy", channel)
    await sandbox.until(lambda: not lobby.button(custom_id="cairn:b:start").disabled)
    await host.click(lobby, custom_id="cairn:b:start")
    await sandbox.until(lambda: table.boards)
    await table.asked()
    table.bot = bot
    return table


async def play_while(table: Patient, playing: asyncio.Event) -> int:
    turns = 0
    while playing.is_set() and not table.over:
        await table.turn()
        await table.asked()
        turns += 1
    return turns


def answered(sandbox: Sandbox) -> int:
    return sum(interaction.acked is not None for interaction in sandbox.interactions)


async def moment(sandbox: Sandbox, doing: str) -> None:
    """Waits until the bot is just ``doing`` that; not for long, where its players wait for something else."""
    now = asyncio.Event()

    def look(request: Request) -> None:
        if f"{request.method} {request.route}".startswith(doing):
            now.set()

    sandbox.server.on_request.append(look)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(WAIT):
            await now.wait()
    sandbox.server.on_request.remove(look)
