"""Rows that cannot be read: each is its own trouble alone, and what is said of it does not contradict itself."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.app import Cairn
from bot.privacy.cog import DataCommands
from testing.databases import kind
from testing.driver import Channel, Sandbox, User
from testing.story.acts import own_data
from testing.story.helpers import said, typed
from testing.story.journal_checks import all_said
from testing.story.table import Table
from tests.bot.privacy.test_queries import everything

UNREADABLE = 2**63 - 1
"""An instant that lies after the last year there is."""


async def spoil(cairn: Cairn, statement: str) -> None:
    await cairn.store.write(lambda connection: connection.execute(sa.text(statement)) and None)


async def test_a_table_whose_clock_cannot_be_read_is_called_so_and_stops_no_other(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, elsewhere = people[0], sandbox.guild.channel("elsewhere")
    await sandbox.guild.user("Boss", manager=True).slash("/server settings", options={"pace": "brisk"})
    well = await Table.start(sandbox, people[:2], elsewhere)
    await Table.start(sandbox, people[:2], games)
    await all_said(cairn.store, sandbox)
    damage = "bank = 'long'" if kind() == "sqlite" else f"since = {UNREADABLE}"
    await spoil(cairn, f"UPDATE clocks SET {damage} WHERE table_id = 2")

    listed = (await alice.slash("/mygames", channel=elsewhere)).text
    assert f"<#{elsewhere.id}>" in listed
    assert f"<#{games.id}>" not in listed
    unreadable = said(alice, "refusal-unreadable")
    for command in ("/table", "/board"):
        assert (await alice.slash(command, channel=games)).text == unreadable
    await alice.slash("/open", channel=games, game="moon")
    assert len(games.threads) == 1, "as where any table is played"
    assert (await alice.slash("/table", channel=elsewhere, options={"table": "2"})).text == unreadable
    boards = len(well.boards)
    await typed(well.actor, elsewhere)
    await sandbox.until(lambda: len(well.boards) > boards)


@pytest.mark.parametrize("damage", ["note = '{'", "kind = 'unheard'"], ids=["note", "kind"])
async def test_what_is_to_be_posted_and_cannot_be_read_holds_up_nothing_else(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    games: Channel,
    damage: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.outbox.outbox.RETRY_AFTER", 0.05)
    other = await Table.start(sandbox, people[:2], sandbox.guild.channel("elsewhere"))
    table = await Table.start(sandbox, people[2:], games)
    await all_said(cairn.store, sandbox)
    fault = sandbox.faults.fail(f"POST /channels/{games.id}/messages", status=503, times=1000)
    await typed(table.actor, games)
    await sandbox.until(lambda: fault.hits)
    await spoil(cairn, f"UPDATE outbox SET {damage} WHERE subject = 2")
    boards, waiting = len(other.boards), len(table.boards)
    await typed(other.actor, other.channel)
    await sandbox.until(lambda: len(other.boards) > boards)
    sandbox.faults.clear()
    if damage.startswith("note"):
        await sandbox.until(lambda: len(table.boards) > waiting)


async def test_whoever_sits_at_a_table_that_cannot_be_read_is_forgotten_all_the_same(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    carla = people[2]
    await Table.start(sandbox, [people[0], carla], games)
    await all_said(cairn.store, sandbox)
    await spoil(cairn, "UPDATE tables SET absence = '{'")
    asked = await own_data(carla, games, forget=True)
    await carla.click(asked, said(carla, "button-forget"))
    cog = cairn.get_cog("me")
    assert isinstance(cog, DataCommands)
    await sandbox.until(lambda: not cog.forgetting.busy)
    values = await cairn.store.read(lambda c: list(everything(c)))
    assert {column for column, value in values if carla.id in value or "çarla" in value} == set()
