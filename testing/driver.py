"""Driving a bot through the sandbox as people do.

Example::

    async with Sandbox() as sandbox:
        await sandbox.connect(make_client)
        alice = sandbox.guild.user("alice", locale="de")
        opened = await alice.slash("/open", game=key)
        await alice.click(opened, "Join")
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self, TypeVar

import discord

from sandbox.errors import NotPossible
from sandbox.interactions import Interaction
from sandbox.redirect import redirect
from sandbox.server import Server
from sandbox.settings import SandboxSettings
from testing.client import Channel, Choice, Guild, Role, User
from testing.views import Message, Modal, Response

C = TypeVar("C", bound=discord.Client)
T = TypeVar("T")


class Sandbox:
    """A running sandbox.

    ``timeout``: seconds an answer may take; ``quiet``: seconds without a request after which all is taken to be done;
    ``noted``: seconds without one after which a deferred update is taken to be the whole answer (as a rule ``quiet``).
    """

    def __init__(
        self,
        settings: SandboxSettings | None = None,
        *,
        timeout: float = 10.0,
        quiet: float = 0.3,
        noted: float | None = None,
    ) -> None:
        self.server = Server(settings)
        self.settings = self.server.settings
        self.world, self.faults = self.server.world, self.server.faults
        self.timeout, self.quiet, self.noted = timeout, quiet, quiet if noted is None else noted
        self._clients: list[tuple[discord.Client, asyncio.Task[None]]] = []
        self._something = asyncio.Event()
        self.world.watchers.append(lambda _: self._something.set())

    async def __aenter__(self) -> Self:
        await self.server.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client, task in self._clients:
            await self._stop(client, task)
        await self.server.stop()

    @property
    def guild(self) -> Guild:
        """The first server."""
        return Guild(self, self.world.guild)

    def new_guild(self, name: str, *, locale: str = "en-US", bot: bool = True, shard: int | None = None) -> Guild:
        """Another server without channels, with or without the bot, on this shard where one is named."""
        return Guild(self, self.world.add_guild(name, locale, bot=bot, shard=shard))

    def stranger(self, name: str, *, locale: str = "en-US") -> User:
        """A new person who is in no server."""
        return User(self, self.world.add_stranger(name, locale))

    # -- the bot ------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        return self.server.url

    @property
    def api_url(self) -> str:
        """For ``redirect`` in the bot's own process."""
        return self.server.api_url

    @property
    def token(self) -> str:
        return self.settings.token

    async def connect(self, factory: Callable[[], C]) -> C:
        """Run a discord.py client against this sandbox until it knows its server. It is closed at the end."""
        redirect(self.api_url)
        client = factory()
        task = asyncio.create_task(client.start(self.token))
        self._clients.append((client, task))
        async with asyncio.timeout(self.timeout):
            while not (client.user and client.guilds):
                if task.done():
                    task.result()
                    raise ConnectionError("the client ended before it was connected")
                await asyncio.sleep(0.005)
        return client

    async def disconnect(self, client: discord.Client) -> None:
        """Close a client that ``connect`` started."""
        pair = next(pair for pair in self._clients if pair[0] is client)
        self._clients.remove(pair)
        await self._stop(*pair)

    async def _stop(self, client: discord.Client, task: asyncio.Task[None]) -> None:
        listening = self.server.gateway.listening
        connected = client.ws is not None and client.ws.open
        await client.close()
        if connected:
            with contextlib.suppress(TimeoutError):
                await self.until(lambda: self.server.gateway.listening < listening, timeout=1.0)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await task

    async def connected(self, timeout: float = 30.0, *, shards: int = 1) -> None:  # noqa: ASYNC109 - likewise
        """Wait for a bot in other processes to connect, on so many shards."""
        await self.until(lambda: len(self.server.gateway.shards) >= shards, timeout)

    # -- waiting ------------------------------------------------------------------------------------------------

    async def until(self, found: Callable[[], T | None], timeout: float | None = None) -> T:  # noqa: ASYNC109 - likewise
        """Wait until ``found()`` is truthy, trying again whenever anything happens. Raises TimeoutError."""
        async with asyncio.timeout(timeout or self.timeout):
            while not (result := found()):
                self._something.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.05):  # not all that is asked for is an event
                        await self._something.wait()
            return result

    async def settled(self, quiet: float | None = None) -> None:
        """Wait until no request or interaction has been in progress for ``quiet`` seconds."""
        server, quiet = self.server, self.quiet if quiet is None else quiet
        async with asyncio.timeout(self.timeout):
            started = time.monotonic()
            while (left := self._busy(started, quiet)) > 0:
                await asyncio.sleep(left)
                started = max(started, server.last_activity)

    def _busy(self, started: float, quiet: float) -> float:
        if self.server.in_flight or self.server.broker.pending:
            return min(quiet, 0.02) or 0.001
        return max(started, self.server.last_activity) + quiet - time.monotonic()

    def later(self, seconds: float) -> None:
        """Let time pass in the sandbox: tokens and nonces run out, messages grow old, rate limits reset."""
        self.world.set_forward(seconds)

    @property
    def interactions(self) -> list[Interaction]:
        """The interactions sent, with ``sent``, ``acked`` and ``shown`` in seconds."""
        return list(self.server.broker.log)

    @property
    def requests(self) -> int:
        """How many requests the bot has made so far."""
        return self.server.counts.total()


__all__ = ["Channel", "Choice", "Guild", "Message", "Modal", "NotPossible", "Response", "Role", "Sandbox", "User"]
