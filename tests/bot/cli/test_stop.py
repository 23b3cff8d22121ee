"""SIGTERM in every phase of a start: the bot stops within its grace, and lets go of its database."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.cli.process import CLOSE_SECONDS, DRAIN_SECONDS, THREADS_SECONDS, abandoned_threads
from bot.core.lockfile import database_lock
from testing.driver import Sandbox

ROOT = Path(__file__).parents[3]
GRACE_OF_THE_SYSTEM = 20.0
"""What systemd and Docker give it, see ``deploy/``."""

Reached = Callable[[Process], Awaitable[None]]
Phase = Callable[["Trial"], AbstractAsyncContextManager[Reached]]
"""Prepares a phase in which the start comes to a halt; what it gives waits until it has."""


class Trial(NamedTuple):
    """What a phase prepares."""

    sandbox: Sandbox
    patch: pytest.MonkeyPatch
    environment: dict[str, str]


START = "from bot.__main__ import main; raise SystemExit(main(['run']))"
NAME_NEVER_RESOLVED = f"""
import socket, sys, time
def ask(*_, **__):
    print("asked", file=sys.stderr, flush=True)
    time.sleep(1000)
socket.getaddrinfo = ask
{START}
"""


@asynccontextmanager
async def started(script: str, folder: Path, environment: dict[str, str]) -> AsyncIterator[Process]:
    known = {name: value for name, value in os.environ.items() if not name.startswith(("CAIRN_", "DISCORD_"))}
    settings = {"PYTHONPATH": str(ROOT), "CAIRN_DATABASE": str(folder / "cairn.db"), **environment}
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, env=known | settings, cwd=folder, stdout=PIPE, stderr=PIPE
    )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.communicate()


async def stopped(bot: Process) -> str:
    """Tells it to stop; what it said from then on."""
    bot.send_signal(signal.SIGTERM)
    async with asyncio.timeout(GRACE_OF_THE_SYSTEM):
        _, said = await bot.communicate()
    assert bot.returncode == 0, said.decode()
    return said.decode()


async def said(bot: Process, words: str) -> None:
    """Waits until its log has ``words``."""
    assert bot.stderr is not None
    while words not in (line := (await bot.stderr.readline()).decode()):
        assert line, f"it ended before it said {words!r}"


def hanging(match: str) -> Phase:
    """Discord leaves a request unanswered."""

    @asynccontextmanager
    async def phase(trial: Trial) -> AsyncIterator[Reached]:
        fault = trial.sandbox.faults.fail(match, action="hang", times=1000, seconds=1000)

        async def reached(_: Process) -> None:
            while not fault.hits:  # noqa: ASYNC110 - another process asks
                await asyncio.sleep(0.02)

        yield reached

    return phase


@asynccontextmanager
async def silence() -> AsyncIterator[tuple[int, Reached]]:
    """A port where something listens and says nothing."""
    connected = asyncio.Event()

    async def say_nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected.set()
        await closing.wait()
        writer.close()

    async def reached(_: Process) -> None:
        await connected.wait()

    closing = asyncio.Event()
    async with await asyncio.start_server(say_nothing, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1], reached
        closing.set()


@asynccontextmanager
async def silent_network(trial: Trial) -> AsyncIterator[Reached]:
    async with silence() as (port, reached):
        trial.environment["CAIRN_API"] = f"http://127.0.0.1:{port}/api/v10"
        yield reached


@asynccontextmanager
async def silent_gateway(trial: Trial) -> AsyncIterator[Reached]:
    async with silence() as (port, reached):
        trial.patch.setattr(type(trial.sandbox.server.gateway), "url", f"ws://127.0.0.1:{port}/")
        yield reached


@asynccontextmanager
async def refusing_gateway(trial: Trial) -> AsyncIterator[Reached]:
    """Nothing listens where the gateway should be."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        trial.patch.setattr(type(trial.sandbox.server.gateway), "url", f"ws://127.0.0.1:{free.getsockname()[1]}/")

    async def reached(bot: Process) -> None:
        await said(bot, "Failed to connect")

    yield reached


@pytest.mark.parametrize(
    "phase",
    [
        pytest.param(silent_network, id="no network"),
        pytest.param(hanging("GET /users/@me"), id="login slow"),
        pytest.param(hanging("PUT /applications/*/commands"), id="commands slow"),
        pytest.param(hanging("GET /gateway/bot"), id="gateway unknown"),
        pytest.param(refusing_gateway, id="gateway refusing"),
        pytest.param(silent_gateway, id="gateway silent"),
    ],
)
async def test_told_to_stop_while_it_starts_it_stops(
    phase: Phase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Sandbox() as sandbox:
        environment = {"DISCORD_TOKEN": sandbox.token, "CAIRN_API": sandbox.api_url}
        async with (
            phase(Trial(sandbox, monkeypatch, environment)) as reached,
            started(START, tmp_path, environment) as bot,
        ):
            async with asyncio.timeout(60):
                await reached(bot)
            assert "Stopped" in await stopped(bot)
    with database_lock(tmp_path / "cairn.db"):
        assert not (tmp_path / "cairn.heartbeat").exists()


async def test_told_to_stop_while_a_name_is_not_resolved_it_stops(tmp_path: Path) -> None:
    environment = {"DISCORD_TOKEN": "x", "CAIRN_API": "http://discord.invalid/api/v10"}
    async with started(NAME_NEVER_RESOLVED, tmp_path, environment) as bot:
        async with asyncio.timeout(60):
            await said(bot, "asked")
        assert "Stopped" in await stopped(bot)


def test_its_grace_is_within_that_of_the_system() -> None:
    assert DRAIN_SECONDS + CLOSE_SECONDS < GRACE_OF_THE_SYSTEM


async def test_threads_that_wait_for_the_system_hold_the_end_up_together_no_longer_than_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The process ends without them."""
    ended, go_on, loop = list[int](), threading.Event(), asyncio.get_running_loop()
    monkeypatch.setattr(os, "_exit", ended.append)
    monkeypatch.setattr("logging.shutdown", lambda: None)
    waits = []
    with abandoned_threads():
        waits += [loop.run_in_executor(None, go_on.wait) for _ in range(6)]
        began = time.monotonic()
    took = time.monotonic() - began
    go_on.set()
    await asyncio.gather(*waits)
    assert took < 4 * THREADS_SECONDS
    assert ended == [0]
