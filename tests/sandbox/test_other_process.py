"""A bot in a process of its own, killed and started again."""

from __future__ import annotations

import asyncio
import logging
import sys
from urllib.parse import urlsplit

import pytest

from testing.driver import Channel, Sandbox, User


async def start(sandbox: Sandbox) -> asyncio.subprocess.Process:
    where = ("-m", "tests.sandbox.small_bot", sandbox.api_url, sandbox.token)
    process = await asyncio.create_subprocess_exec(sys.executable, *where)
    await sandbox.connected()
    return process


async def test_a_bot_that_is_killed_comes_back(sandbox: Sandbox, alice: User) -> None:
    sandbox.guild.channel()
    first = await start(sandbox)
    opened = await alice.slash("/table open", game="lost_cities")
    assert opened.text == "# Lost"
    first.kill()
    await first.wait()
    await sandbox.until(lambda: not sandbox.server.gateway.connected)
    second = await start(sandbox)
    assert (await alice.click(opened, "Take turn")).text == "Table 7"
    second.kill()
    await second.wait()


async def test_a_bot_that_is_killed_while_it_asks_is_no_fault_of_the_sandbox(
    sandbox: Sandbox, games: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    url = urlsplit(sandbox.api_url)
    _, writer = await asyncio.open_connection(url.hostname, url.port)
    head = (
        f"POST {url.path}/channels/{games.id}/messages HTTP/1.1",
        f"Host: {url.netloc}",
        f"Authorization: Bot {sandbox.token}",
        "Content-Type: application/json",
        "Content-Length: 100",
    )
    before = sandbox.requests
    with caplog.at_level(logging.ERROR, "aiohttp.server"):
        writer.write("\r\n".join((*head, "", "{")).encode())
        await sandbox.until(lambda: sandbox.server.in_flight == 1)
        writer.transport.abort()
        await sandbox.until(lambda: sandbox.server.in_flight == 0)
    assert sandbox.requests == before + 1
    assert not caplog.records
