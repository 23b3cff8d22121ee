"""People read who runs a bot, how to reach them and under which terms, where its settings say so."""

from __future__ import annotations

import logging

import msgspec
import pytest

from bot.app import Cairn
from bot.core.config import Settings
from testing.driver import Sandbox
from testing.story.checked import steady


async def test_help_and_ones_own_data_say_who_runs_the_bot(sandbox: Sandbox, settings: Settings) -> None:
    named = msgspec.structs.replace(
        settings,
        operator="*Ada* @everyone",
        contact="ada@example.org",
        terms="https://example.org/terms",
        privacy="https://example.org/privacy",
    )
    cairn = steady(await sandbox.connect(lambda: Cairn(named)))
    alice, bob = sandbox.guild.user("alice"), sandbox.guild.user("bob", locale="de")
    shown = await alice.slash("/help")
    for words in (
        r"Run by \*Ada\*",
        "ada@example.org",
        "[Terms](<https://example.org/terms>) · [Privacy](<https://example.org/privacy>)",
    ):
        assert words in shown.text
    assert "@everyone" not in shown.text, "nobody is pinged by it"
    assert "Betrieben von" in (await bob.slash("/help")).text
    page = await alice.slash("/settings")
    data = await alice.click(page, "What is stored about me")
    assert "ada@example.org" in data.text
    await cairn.shutdown()


async def test_a_bot_that_names_nobody_says_nothing_of_it(cairn: Cairn, sandbox: Sandbox) -> None:
    assert not cairn.settings.names_its_operator
    assert "Run by" not in (await sandbox.guild.user("alice").slash("/help")).text


async def test_a_bot_on_many_servers_that_names_nobody_says_so_in_its_log(
    sandbox: Sandbox, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.app")
    for wanted, named in ((False, 10), (True, 11)):
        while len(sandbox.world.guilds) < named:
            sandbox.new_guild(f"Server {len(sandbox.world.guilds)}")
        caplog.clear()
        cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
        await sandbox.until(lambda: "Connected as" in caplog.text)
        assert ("Nobody is told who runs this bot" in caplog.text) is wanted
        await cairn.shutdown()
