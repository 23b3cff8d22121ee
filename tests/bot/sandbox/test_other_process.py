"""A bot in a process of its own, killed and started again."""

from __future__ import annotations

import asyncio
import sys

from bot.sandbox.driver import Sandbox, User


async def start(sandbox: Sandbox) -> asyncio.subprocess.Process:
    where = ("-m", "tests.bot.sandbox.small_bot", sandbox.api_url, sandbox.token)
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
