"""Several processes of the bot on one PostgreSQL database, each with its share of the shards, run as for real."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from bot.cluster.membership import MARGIN_SECONDS
from bot.cluster.queries import IDENTIFY_SECONDS
from bot.core.shards import read_shards
from bot.db import Store, process
from sandbox.shards import Shard
from testing.databases import url
from testing.driver import Sandbox
from testing.later import FOLDER
from testing.story.journal_checks import unsaid
from testing.story.killable_bot import GRACE, THERE, Bot, Start, start

SCRIPT = """
import sys
from pathlib import Path
from bot.core import build
from bot.db import migrate, process

def put(module, **values):
    for name, value in values.items():
        assert hasattr(module, name), f"{{module}} has no {{name}}"
        setattr(module, name, value)

migrate.VERSIONS += map(Path, {later!r})
put(build, version=lambda: {version!r})
put(process, BEAT_SECONDS={beat}, LAPSE_SECONDS={lapse})
from bot.cluster import membership, queries
put(membership, MARGIN_SECONDS={margin})
put(queries, IDENTIFY_SECONDS={identify})
from bot.__main__ import main
sys.exit(main(["run", *sys.argv[1:]]))
"""
"""The bot with these signs of life; they are put before the modules are loaded that take them over."""


class Signs(NamedTuple):
    """Seconds between signs of life, and without one until a process is taken for dead and, before, sends nothing.

    ``identify``: how far apart two sessions begin.
    """

    beat: float
    lapse: float
    margin: float
    identify: float


EARNEST = Signs(process.BEAT_SECONDS, process.LAPSE_SECONDS, MARGIN_SECONDS, IDENTIFY_SECONDS)
"""As on a server."""

QUICK = EARNEST._replace(identify=0.05)
"""Sessions begin one soon after the other. More signs of life made no story shorter."""


class Process(Bot):
    """One of them."""

    def __init__(self, crew: Crew, shards: str, version: str, *arguments: str) -> None:
        super().__init__(crew.sandbox, crew.folder, crew.database, crew.begin)
        self.shards = shards
        later = [] if version == "1.0" else [FOLDER]
        script = SCRIPT.format(**crew.signs._asdict(), version=version, later=[*map(str, later)])
        self.command = ("-c", script, *arguments)

    def settings(self) -> dict[str, str]:
        return {
            **super().settings(),
            "CAIRN_SHARDS": self.shards,
        }

    @property
    def pid(self) -> int | None:
        """The system's number of it; None while it does not run."""
        return None if self._process is None else self._process.pid

    @property
    def own(self) -> set[Shard]:
        """Its shards as the sandbox knows them."""
        known = read_shards(self.shards)
        return {Shard(number, known.count) for number in known.ids}

    async def there(self) -> None:
        await self.sandbox.until(lambda: self.own <= self.sandbox.server.gateway.shards, THERE)

    @property
    def gone(self) -> bool:
        return not self.own & self.sandbox.server.gateway.shards

    async def ended(self) -> int | None:
        """Its exit code, once it has ended by itself."""
        assert self._process is not None
        async with asyncio.timeout(GRACE):
            code = await self._process.wait()
        self._process = None
        return code


class Crew:
    """The processes, and the store that they share."""

    def __init__(
        self, sandbox: Sandbox, folder: Path, database: str, store: Store, signs: Signs, begin: Start = start
    ) -> None:
        self.sandbox, self.folder, self.database, self.store, self.signs = sandbox, folder, database, store, signs
        self.begin = begin
        self.processes: list[Process] = []

    async def start(self, shards: str, version: str = "1.0", *arguments: str) -> Process:
        """One more, once it is connected; one of another version than 1.0 is of a later program, with its schema."""
        process = Process(self, shards, version, *arguments)
        self.processes.append(process)
        await process.start()
        return process

    async def quiet(self) -> None:
        """Waits until all has been said."""
        async with asyncio.timeout(self.sandbox.timeout):
            while await self.store.read(unsaid):
                await self.sandbox.settled(0.02)
            await self.sandbox.settled()

    @property
    def log(self) -> str:
        """Return the logs of all of them."""
        return (self.folder / "log").read_text()


@asynccontextmanager
async def crew(
    sandbox: Sandbox, folder: Path, *, signs: Signs = QUICK, database: str | None = None, begin: Start = start
) -> AsyncIterator[Crew]:
    """No process yet, on ``database``, or on that which belongs to the test's ``folder``.

    ``begin`` starts them. What is forked has loaded its modules, which then take over no signs of life but QUICK.
    """
    database = database or url(folder)
    store = await Store.open(database)
    made = Crew(sandbox, folder, database, store, signs, begin)
    try:
        yield made
        for process in made.processes:
            await process.kill(signal.SIGTERM)
    finally:
        for process in made.processes:
            await process.kill()
        await store.close()
