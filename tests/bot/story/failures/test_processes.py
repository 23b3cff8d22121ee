"""Two processes serve the bot together: what one of them leaves undone the other does, and nobody sees an upgrade."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.db.migrate import present_version
from bot.server.leaving.erasure_queries import plan_of
from testing.databases import url
from testing.driver import Sandbox
from testing.story.checked import checked_sandbox
from testing.story.crew import QUICK, crew
from testing.story.forked import fork_bot
from testing.story.journal_checks import hold
from testing.story.killable_bot import Patient, play_while, seated

pytestmark = pytest.mark.long

pytestmark = pytest.mark.usefixtures("on_postgresql")


async def turn_by_message(table: Patient) -> None:
    """A whole turn of the actor, by the buttons below the hand in their direct messages, which shard 0 hears of."""
    before, user = await table.board(), table.actor
    panel = await user.click(user.dms()[-1], custom_id="cairn:b:turn")
    while (choice := table.pick(panel)) is not None:
        panel = await table.take(user, panel, choice)
    await table.sandbox.until(lambda: table.boards[-1] != before)


async def test_what_a_killed_process_leaves_the_other_does(tmp_path: Path) -> None:
    async with checked_sandbox(shards=2, ack_seconds=6) as sandbox, crew(sandbox, tmp_path, begin=fork_bot) as bots:
        zero, one = await asyncio.gather(bots.start("0/2"), bots.start("1/2"))
        tables = []
        for number, process in enumerate((zero, one)):
            guild = sandbox.new_guild(f"shard {number}", shard=number)
            channel = guild.channel(f"games {number}")
            tables.append(await seated(process, sandbox, channel, number, ["Ann"], guild=guild))
        mine, others = tables
        await asyncio.gather(mine.turn(), others.turn())
        await others.asked()
        await turn_by_message(others)
        await others.asked()

        stuck = sandbox.faults.fail(f"POST /channels/{others.channel.id}/messages", action="hang", times=99)
        turn = asyncio.create_task(others.turn())
        await sandbox.until(lambda: stuck.hits)
        await one.kill()
        sandbox.faults.clear()
        await others.asked()  # its board was posted, its computer player has moved, and that board was posted, too
        await one.start()
        await turn
        await asyncio.gather(mine.turn(), others.turn())
        await asyncio.gather(mine.asked(), others.asked())
        await bots.quiet()
        for table in tables:
            await hold(bots.store, table)
        assert "which served the shards 1-1/2, is gone" in bots.log
        assert "Traceback" not in bots.log


async def test_a_server_that_goes_while_its_process_is_down_is_found_out_by_that_one_alone(tmp_path: Path) -> None:
    async with checked_sandbox(shards=2, ack_seconds=6) as sandbox, crew(sandbox, tmp_path, begin=fork_bot) as bots:
        await bots.start("0/2")
        one = await bots.start("1/2")
        guild = sandbox.new_guild("shard 1", shard=1)
        sandbox.new_guild("shard 1 too", shard=1)
        await seated(one, sandbox, guild.channel("games"), 1, ["Ann", "Ben"], guild=guild)
        await bots.quiet()
        await one.kill()
        guild.remove_bot()
        await asyncio.sleep(QUICK.lapse + 1)

        async def gone() -> bool:
            return (await bots.store.read(plan_of, int(guild.id))).gone_since is not None

        assert not await gone(), "the other one does not know"
        await one.start()
        async with asyncio.timeout(sandbox.timeout):
            while not await gone():
                await sandbox.settled(0.05)
        guild.invite_bot()
        async with asyncio.timeout(sandbox.timeout):
            while await gone():
                await sandbox.settled(0.05)
        assert "Traceback" not in bots.log


async def test_an_upgrade_goes_unnoticed(tmp_path: Path) -> None:
    """The new process is of a later program, which brings the database to its schema while the old one serves."""
    database, signs = url(tmp_path, empty=True), QUICK._replace(lapse=60)
    async with checked_sandbox(shards=2) as sandbox, crew(sandbox, tmp_path, signs=signs, database=database) as bots:
        old = await bots.start("0-1/2")
        tables = [
            await seated(old, sandbox, sandbox.guild.channel(name), number, people)
            for number, (name, people) in enumerate((("games", ["Ann", "Ben"]), ("more games", ["Cleo"])))
        ]
        assert await bots.store.read(present_version) == "r0007"
        playing = asyncio.Event()
        playing.set()
        players = [asyncio.create_task(play_while(table, playing)) for table in tables]
        new = await bots.start("0-1/2", "2.0", "--take-over")
        assert await old.ended() == 0
        assert await bots.store.read(present_version) == "r0008"
        await more_clicks(sandbox, 10)
        playing.clear()
        assert all(turns for turns in await asyncio.gather(*players))
        await asyncio.gather(*(table.asked() for table in tables))
        await bots.quiet()
        for table in tables:
            await hold(bots.store, table)
        assert not [each for each in sandbox.interactions if each.failed], "a click was lost"
        assert "restarting" not in "".join(click.answer for table in tables for click in table.moves)
        assert "Traceback" not in bots.log
        assert not new.gone


async def more_clicks(sandbox: Sandbox, number: int) -> None:
    """Waits until so many more are answered."""
    goal = len(sandbox.interactions) + number
    await sandbox.until(lambda: len(sandbox.interactions) >= goal)
