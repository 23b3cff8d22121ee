"""Discord falls over in every way it can, and nothing is lost, doubled or left unsaid."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from bot.app import Cairn
from bot.core.config import Settings
from bot.outbox import queries as outbox
from bot.outbox.model import Kind
from bot.tables.core.model import EntryKind
from bot.tables.history import export_queries as export
from bot.tables.show import posts
from sandbox.faults import GatewayFault
from testing import postgres
from testing.cluster import Cluster
from testing.databases import writing_engine
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table
from testing.story.checked import checked_sandbox, steady
from testing.story.helpers import ANSWER, BROKEN, EDIT, SEND, moves, said
from testing.story.journal_checks import all_said, hold
from testing.story.table import LINE, Table, choices, key, press
from testing.world import last_entries


@pytest.mark.parametrize("match", [SEND, EDIT], ids=["send", "edit"])
async def test_boards_and_hands_are_said_once_however_requests_fail(
    cairn: Cairn, sandbox: Sandbox, people: list[User], match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbox.outbox.RETRY_AFTER", 0.05)
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    for broken in BROKEN:
        fault = sandbox.faults.fail(match, **broken)
        await table.turn()
        await all_said(cairn.store, sandbox)
        assert fault.hits == 1
        await hold(cairn.store, table)


async def test_a_click_whose_answer_is_lost_is_made_once(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    table = await Table.start(sandbox, people[:2])
    kept = []
    for broken in BROKEN:
        panel = await table.panel()
        choice = next(choice for choice in choices(panel) if key(choice).startswith("discard-"))
        sandbox.faults.fail(ANSWER, **broken)
        await press(table.actor, panel, choice)
        await table.turn()
        kept += [key(choice), "draw-pile"]
    await all_said(cairn.store, sandbox)
    moves = [entry.key for entry in await last_entries(cairn.tables, 1, 100) if entry.kind is EntryKind.MOVE]
    assert moves == kept
    await hold(cairn.store, table)


async def test_a_board_that_nobody_heard_back_from_is_brought_up_to_date(
    cairn: Cairn, sandbox: Sandbox, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbox.outbox.RETRY_AFTER", 0.05)
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    _let_a_board_go_unheard(table)
    meanwhile = sandbox.faults.fail(f"* /channels/{table.channel.id}/messages", status=503, times=1000)
    await table.turn()
    actor, panel = table.actor, await table.panel()
    while (choice := table.pick(panel)) is not None:
        panel = await table.take(actor, panel, choice)
    await sandbox.until(lambda: meanwhile.hits)
    assert len(table.boards) == 2
    sandbox.faults.clear()
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)
    unheard = table.boards[1]
    assert unheard.pictures[0].description == table.boards[-1].pictures[0].description, "its picture fits its log"
    assert len([line for line in unheard.text.splitlines() if line.startswith(LINE)]) == 4


async def test_a_move_made_while_a_board_waits_to_be_tried_again_is_shown_once(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    first = table.actor
    refused = sandbox.faults.fail(f"POST /channels/{games.id}/messages", status=503, times=1000)
    for turn in range(2):
        await _type(cairn, people, games, "discard-")
        await _type(cairn, people, games, "draw-pile")
        if not turn:
            await sandbox.until(lambda: refused.hits)
    sandbox.faults.clear()
    await all_said(cairn.store, sandbox)
    assert len(table.boards) == 2
    assert table.boards[-1].pings == [first.id]
    await hold(cairn.store, table)


async def test_a_move_made_while_a_board_is_put_together_is_told_once(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    query = cairn.tables.query

    async def meanwhile(asked: Any, *args: Any, **given: Any) -> Any:
        found = await query(asked, *args, **given)
        if asked is posts._told:
            monkeypatch.undo()
            await _type(cairn, people, games, "discard-")
            later: Any = await query(asked, *args, **given)
            found = later._replace(stored=found.stored)
        return found

    await _type(cairn, people, games, "discard-")
    monkeypatch.setattr(cairn.tables, "query", meanwhile)
    await _type(cairn, people, games, "draw-pile")
    await all_said(cairn.store, sandbox)
    assert len(await moves(cairn)) == 3
    assert [board.text.count(LINE) for board in table.boards[1:]] == [2]
    await _type(cairn, people, games, "draw-pile")
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)


async def test_no_button_outlives_a_game_whose_last_board_went_unheard(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2], options={"rounds": "int-1"})
    while await _cards_left(cairn) > 2:
        await table.turn()
    await all_said(cairn.store, sandbox)
    _let_a_board_go_unheard(table)
    while not table.over:
        await table.turn()
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)


def _let_a_board_go_unheard(table: Table) -> None:
    """The next board is posted, and its answer lost: the outbox says it again after a while."""
    table.sandbox.faults.fail(f"POST /channels/{table.channel.id}/messages", action="drop", after=True)


async def _type(cairn: Cairn, people: list[User], games: Channel, wanted: str) -> None:
    """Whoever is to move takes a choice whose key begins as ``wanted``, by command."""
    (seat,) = (await cairn.tables.position(1)).to_act
    found = await people[seat].autocomplete("/play", focused="choice", value="", channel=games)
    chosen = next(each.value for each in found if each.value.startswith(wanted))
    assert not (await people[seat].slash("/play", channel=games, choice=chosen)).failed


async def _cards_left(cairn: Cairn) -> int:
    return int((await cairn.tables.position(1)).view(None).draw_pile)


async def test_a_lobby_that_went_unheard_loses_its_buttons_too(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    sandbox.faults.fail(SEND, action="drop", after=True)
    table = await Table.lobby(sandbox, people[:2], games)
    answer = await at_table(people[0], "start", games)
    assert not answer.failed
    await table.board()
    await all_said(cairn.store, sandbox)
    assert [post.pictures for post in table.posts if post.buttons] == [table.boards[-1].pictures]


@pytest.mark.parametrize("how", ["reconnect", "drop", "invalid"])
async def test_the_gateway_goes_in_the_middle_of_a_turn(
    cairn: Cairn, sandbox: Sandbox, people: list[User], how: GatewayFault
) -> None:
    table = await Table.start(sandbox, people[:2])
    panel = await table.panel()
    listening = sandbox.server.gateway.listening
    sandbox.faults.gateway(how)
    await sandbox.until(lambda: sandbox.server.gateway.listening < listening)
    await sandbox.connected()
    choice = table.pick(panel)
    assert choice
    await table.take(table.actor, panel, choice)
    await table.turn()
    await table.turn()
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)


async def test_a_database_server_goes_in_the_middle_of_a_turn(sandbox: Sandbox, people: list[User]) -> None:
    cluster = Cluster(postgres.binaries(), postgres.SAFE)
    cluster.start()
    cairn = steady(
        await sandbox.connect(lambda: Cairn(Settings(database=cluster.url("postgres"), pause=0, icons="off")))
    )
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    actor, panel = table.actor, await table.panel()
    choice = table.pick(panel)
    assert choice
    await asyncio.to_thread(cluster.stop)
    for click in (press(actor, panel, choice), actor.click(await table.board(), custom_id="cairn:b:hand")):
        sorry = (await click).sent[-1]
        assert sorry.ephemeral
        assert_that_it_waits(actor, sorry.text)
    await asyncio.to_thread(cluster.start)
    await table.take(actor, panel, choice)
    await table.turn()
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)
    await cairn.shutdown()
    cluster.remove()


def assert_that_it_waits(user: User, answer: str) -> None:
    number = re.findall(r"\*\*(\w+)\*\*", answer)[-1]
    assert answer == said(user, "refusal-store", number=number)


async def test_a_full_disk_refuses_the_move_and_takes_it_later(
    cairn: Cairn, sandbox: Sandbox, people: list[User], caplog: pytest.LogCaptureFixture
) -> None:
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    actor, panel = table.actor, await table.panel()
    choice = table.pick(panel)
    assert choice
    engine, before = writing_engine(cairn.store), await cairn.store.read(export.export, 1)

    def full(_: object) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    event.listen(engine, "commit", full)
    answer = await press(actor, panel, choice)
    event.remove(engine, "commit", full)
    sorry = answer.sent[-1]
    assert sorry.ephemeral
    assert_that_it_waits(actor, sorry.text)
    assert "disk is full" in caplog.text
    assert "disk is full" not in sorry.text
    assert await cairn.store.read(export.export, 1) == before
    await table.take(table.actor, panel, choice)
    await table.turn()
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)


async def test_a_fault_at_one_table_does_not_hold_up_another(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.DRAIN_SECONDS", 0.1)
    stuck = await Table.start(sandbox, people[:2], games)
    well = await Table.start(sandbox, people[2:], sandbox.guild.channel("elsewhere"))
    await all_said(cairn.store, sandbox)
    fault = sandbox.faults.fail(f"POST /channels/{games.id}/messages", action="hang", times=1, seconds=30)
    waiting = asyncio.create_task(stuck.turn())
    await sandbox.until(lambda: fault.hits)
    for _ in range(4):
        await well.turn()
    assert not waiting.done()
    waiting.cancel()
    fault.released.set()
    async with asyncio.timeout(sandbox.timeout):
        while not await noted(cairn, 2):
            await sandbox.settled(0.02)
    await hold(cairn.store, well)


async def noted(cairn: Cairn, table: int) -> bool:
    """Whether it is noted that the board of a table stands as it is now."""
    board = await cairn.store.read(outbox.find_post, table, Kind.STATUS)
    return board is not None and board.revision == (await cairn.tables.get(table)).revision


async def test_later_boards_overtake_earlier_ones_where_discord_is_slow(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbox.outbox.MAX_RETRY_AFTER", 1.0)
    async with checked_sandbox(rate_limits="strict") as sandbox:
        people = [sandbox.guild.user(name) for name in ("Ann", "Ben")]
        games = sandbox.guild.channel("games")
        cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
        table = await Table.start(sandbox, people)
        await all_said(cairn.store, sandbox)
        turns, slow = 12, sandbox.faults.fail(f"POST /channels/{games.id}/messages", status=503, times=1000)
        for _ in range(turns):  # by typing: nobody waits for boards
            await _type(cairn, people, games, "discard-")
            await _type(cairn, people, games, "draw-pile")
            assert len(table.boards) == 1
        assert slow.hits
        sandbox.faults.clear()
        await all_said(cairn.store, sandbox)
        await hold(cairn.store, table)
        assert len(table.boards) < turns, "some boards were overtaken"
        await cairn.shutdown()


async def test_a_thread_that_has_gone_to_sleep_is_woken(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    """Discord lets nobody edit a message in an archived thread; the next board opens it again.

    Whoever presses something there has opened it already: here the turn is played by command elsewhere.
    """
    thread = games.thread("aside", people[0])
    table = await Table.start(sandbox, people[:2], thread)
    actor, panel = table.actor, await table.panel()
    drawing = await table.take(actor, panel, next(c for c in choices(panel) if key(c).startswith("discard-")))
    await all_said(cairn.store, sandbox)
    await actor.click(drawing, custom_id="cairn:b:undo")
    await all_said(cairn.store, sandbox)
    thread.archive()
    for wanted, asleep in (("discard-", True), ("draw-pile", False)):
        found = await actor.autocomplete("/play", focused="choice", value="", channel=games, table="1")
        chosen = next(each.value for each in found if each.value.startswith(wanted))
        assert not (await actor.slash("/play", channel=games, table="1", choice=chosen)).failed
        await all_said(cairn.store, sandbox)
        assert thread.archived == asleep
