"""Computer players as people meet them: one person plays with them, leaves to them, and they go on whatever dies."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import sys
from collections.abc import Collection, Sequence
from typing import Any

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.localizer import Localizer
from bot.core.workers.drawing_pool import RenderPool
from bot.core.workers.thinking_pool import AiPool
from bot.outbox import queries as outbox
from bot.outbox.model import Kind
from bot.tables.core.model import Entry, Status
from bot.tables.history import replays
from bot.tables.show.names import seat_name
from bot.tables.show.status import localizer_for
from games.players import Level
from render.scene import Picture
from testing.driver import Channel, Sandbox, User
from testing.story.acts import add_computer, at_table, kick, replace, table_page
from testing.story.checked import steady
from testing.story.helpers import ballot, moves, said
from testing.story.journal_checks import all_said, hold
from testing.story.table import Table
from testing.world import last_entries

LONG = "famous_explorers"


async def add(table: Table, level: Level = Level.EASY) -> None:
    """The host adds a computer player by the lobby's button and its menu."""
    host, lobby = table.users[0], table.posts[-1]
    before = lobby.text
    panel = await host.click(lobby, custom_id="cairn:b:computer:")
    (menu,) = [menu for menu in panel.selects if "computer-level" in menu.custom_id]
    await host.choose(panel, None, level.value, custom_id=menu.custom_id)
    await table.sandbox.until(lambda: table.posts[-1].text != before)


async def choose_option(table: Table, name: str, value: str) -> None:
    """The host sets an option of the lobby."""
    panel = await table.users[0].click(table.posts[-1], custom_id="cairn:b:options")
    menu = next(select for select in panel.selects if select.custom_id.endswith(f":{name}"))
    await table.users[0].choose(panel, None, value, custom_id=menu.custom_id)


async def begin(table: Table) -> None:
    """The host starts the game; the first board on which a person is waited for."""
    lobby = table.posts[-1]
    await table.sandbox.until(lambda: not lobby.button(custom_id="cairn:b:start").disabled)
    await table.users[0].click(lobby, custom_id="cairn:b:start")
    await asked(table)


async def asked(table: Table) -> None:
    """Waits for a board on which a person is waited for, or the end."""
    people = {user.id for user in table.users}
    await table.sandbox.until(lambda: table.boards and (people & set(table.boards[-1].pings) or table.over))


async def take_turn(table: Table) -> User:
    """A person's turn, without waiting for what follows."""
    board, user, panel = await table.board(), table.actor, await table.panel()
    while True:
        while (choice := table.pick(panel)) is not None:
            panel = await table.take(user, panel, choice)
        if table.boards[-1] != board or said(user, "button-refresh") in [button.label for button in panel.buttons]:
            return user
        panel = await user.click(board, custom_id="cairn:b:turn", stale=True)  # the answer came late
        if table.pick(panel) is None:
            return user


async def turn(table: Table) -> User:
    """A person's turn, and all the computer players' turns that follow."""
    before = await table.board()
    user = await take_turn(table)
    await table.sandbox.until(lambda: table.boards[-1] != before and (table.boards[-1].pings or table.over))
    return user


async def by_computers(cairn: Cairn) -> list[Entry]:
    return [entry for entry in await moves(cairn) if entry.level is not None]


# -- playing --------------------------------------------------------------------------------------------------------


async def test_one_person_plays_a_whole_game_with_a_computer_player(
    cairn: Cairn, sandbox: Sandbox, alice: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.workers.thinking_pool.LOOK_BACK_SECONDS", 0.05)
    table = await Table.lobby(sandbox, [alice])
    assert table.posts[-1].button(custom_id="cairn:b:start").disabled, "alone it cannot be played"
    await add(table)
    assert "(computer, easy)" in table.posts[-1].text
    await choose_option(table, "rounds", "int-1")
    await begin(table)
    turns = 0
    while not table.over:
        turns += 1
        await turn(table)
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)
    assert turns > 10
    assert len(table.boards) <= turns + 2, "a computer player's turn has no board of its own"
    end = table.posts[-1]
    assert said(None, "end-computers") in end.text
    assert "(computer, easy)" in end.text
    assert end.pings == [alice.id]
    assert any("(computer)" in (picture.description or "") for picture in end.pictures)
    stored = await cairn.tables.get(1)
    assert (stored.status, stored.with_computers) == (Status.FINISHED, True)
    assert {(entry.user_id, entry.level) for entry in await moves(cairn)} == {(int(alice.id), None), (None, Level.EASY)}

    looking = await alice.click(end, custom_id="cairn:b:look-back")
    assert "I’m looking through your choices" in looking.text
    await cairn.advice.look_back.idle()
    assert await sandbox.until(lambda: "I would have chosen" in looking.text), "without another click"
    set_choice = await alice.click(looking, "Position 1")
    assert "This is how it lay for you in turn" in set_choice.text
    assert set_choice.message
    assert len(set_choice.message.pictures) == 2, "the board and the hand"
    turn_of_it = re.search(r"in turn (\d+)", set_choice.text)
    assert turn_of_it
    assert f"Turn {turn_of_it[1]} of" in (await alice.click(set_choice, custom_id="cairn:b:moment")).text
    opened = await alice.click(end, said(alice, "button-rematch"))
    assert not opened.failed
    await sandbox.settled()
    again = await cairn.tables.get(2)
    assert [seat.level for seat in again.seats] == [Level.EASY, None], "the same company, turned by one"
    assert again.status is Status.RUNNING, "nobody else is waited for"


async def test_a_long_game_with_three_computer_players_goes_on_turn_by_turn(
    cairn: Cairn, sandbox: Sandbox, alice: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Table.lobby(sandbox, [alice], game=LONG, seed=4)
    for level in (Level.EASY, Level.EASY, Level.EASY):
        await add(table, level)
    await begin(table)
    await sandbox.settled()
    before, boards = sandbox.requests, len(table.boards)
    for _ in range(4):
        await turn(table)
    await all_said(cairn.store, sandbox)
    marked, draw = list[set[str]](), RenderPool.board

    async def drawn(*args: Any, touched: Collection[str] = (), **more: Any) -> Sequence[Picture]:
        marked.append({*touched})
        return await draw(*args, touched=touched, **more)

    monkeypatch.setattr(RenderPool, "board", drawn)
    last = await cairn.store.read(outbox.find_post, 1, Kind.STATUS)
    assert last is not None
    await turn(table)
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)
    burst = {seat: set[str]() for seat in range(4)}
    for entry in await replays.since(cairn.tables, 1, last.revision):
        for event in entry.readable(None):
            burst[entry.seat or 0].update(event.touched)
    assert all(burst.values()), "everybody has changed something since"
    assert marked[-1] == set.union(*burst.values()), "what changed in all turns of the burst, not in the last alone"
    played = {entry.seat for entry in await by_computers(cairn)}
    assert played == {1, 2, 3}
    assert len(table.boards) - boards == 5, "one board a round, with the turns of all four in its log"
    assert (sandbox.requests - before) / 5 <= 20, "most of them are the person's own clicks"
    assert all(board.pings in ([], [alice.id]) for board in table.boards)


# -- sitting down and going -------------------------------------------------------------------------------------------


async def test_computer_players_by_command_and_by_button(
    cairn: Cairn, sandbox: Sandbox, alice: User, bob: User
) -> None:
    table = await Table.lobby(sandbox, [bob])
    added = await add_computer(bob, "hard")
    (computer,) = (await cairn.tables.get(1)).computers
    assert said(bob, "computer-hints") in added.text
    refused = await add_computer(alice, "easy")
    assert refused.text == said(alice, "refusal-owner-only")
    await add_computer(bob, "easy")
    assert [seat.level for seat in (await cairn.tables.get(1)).computers] == [Level.HARD, Level.EASY]
    (menu,) = (await table_page(bob)).selects
    assert (f"2. {computer.name} (Computer, schwer)", computer.name) in [(o.label, o.value) for o in menu.options]
    assert bob.id not in [option.value for option in menu.options], "who wants to go leaves"
    assert (await kick(bob, "Nobody")).text == said(bob, "refusal-other-not-seated")
    await kick(bob, computer.name)
    panel = await bob.click(table.posts[-1], custom_id="cairn:b:computer:")
    panel = await bob.click(panel, said(bob, "button-gentle"))  # bob has played none of these yet
    assert (await cairn.tables.get(1)).computers[-1].level is Level.GENTLE
    for seat in (await cairn.tables.get(1)).computers:
        panel = await bob.click(panel, said(bob, "button-dismiss", who=seat_name(seat, Localizer("de"), plain=True)))
    assert (await cairn.tables.get(1)).computers == ()
    await add_computer(bob, "normal")
    left = await at_table(bob, "leave")
    assert left.text == said(bob, "said-left", table="1")
    assert (await cairn.tables.get(1)).status is Status.CLOSED


async def test_a_leaver_gives_the_seat_to_a_computer_player_and_somebody_takes_it_back(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    alice, bob, carla = people[:3]
    table = await Table.start(sandbox, [alice, bob])
    gone = await replace(bob, bob, level="easy")
    (computer,) = (await cairn.tables.get(1)).computers
    assert f"{computer.name} (Computer, leicht)" in gone.text
    table.users = [alice]
    await asked(table)
    await turn(table)
    await sandbox.settled()
    assert any(f"<@{bob.id}>" in post.text and "(computer, easy)" in post.text for post in table.posts), "it was told"

    both: dict[str, Any] = {"level": "easy", "new": carla}
    for given in ({}, both):
        assert (await replace(alice, computer.name, **given)).text == said(alice, "refusal-replace-whom")
    refused = await replace(bob, computer.name, new=bob)
    assert refused.text == said(bob, "refusal-owner-only")
    back = await replace(alice, computer.name, new=carla)
    assert back.text == said(alice, "said-seat-offered", who=carla.mention, table="1")
    offer = await sandbox.until(lambda: next((post for post in table.posts if carla.mention in post.text), None))
    taken = await carla.click(offer, custom_id=ballot(offer, "agree"))
    assert taken.text == said(carla, "said-seat-yours", table="1")
    await sandbox.until(carla.dms)
    stored = await cairn.tables.get(1)
    assert (stored.people, stored.with_computers) == ((int(alice.id), int(carla.id)), True)
    by_level = await replace(carla, carla, level="normal")
    assert "(computer, normal)" in by_level.text


async def test_a_table_without_people_rests_unless_somebody_looks(
    cairn: Cairn, sandbox: Sandbox, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob, carla = people[:3]
    await Table.start(sandbox, [alice, bob])
    computers = cairn._computers
    assert computers is not None
    for user in (alice, bob):
        panel = await at_table(user, "leave")
        await user.click(panel, custom_id="cairn:b:leave-game:1:0:computer")
    await computers.idle()
    assert await moves(cairn) == []

    info = await carla.slash("/table")
    assert said(carla, "nobody-plays") in info.text
    await until_moves(cairn, sandbox, 3)
    monkeypatch.setattr("bot.tables.computers.service.WATCHED_SECONDS", 0.0)
    await computers.idle()
    rested = await moves(cairn)
    await carla.slash("/log")
    await computers.idle()
    assert await moves(cairn) == rested
    monkeypatch.undo()
    await carla.slash("/board", show="text")
    await until_moves(cairn, sandbox, len(rested) + 3)


async def until_moves(cairn: Cairn, sandbox: Sandbox, count: int) -> None:
    """Waits until so many moves were made."""
    while len(await moves(cairn)) < count:
        await sandbox.settled(0.02)


# -- whatever happens -------------------------------------------------------------------------------------------------


async def kill_all_workers(cairn: Cairn) -> None:
    """Kills whatever thinks, again and again."""
    while True:
        for worker in cairn.ai_pool.processes:
            os.kill(worker, signal.SIGKILL)
        await asyncio.sleep(0.15)


async def test_workers_that_are_killed_in_thought_hold_up_no_table(
    cairn: Cairn, sandbox: Sandbox, alice: User, caplog: pytest.LogCaptureFixture
) -> None:
    table = await Table.lobby(sandbox, [alice])
    await add(table, Level.HARD)
    await begin(table)
    killer = asyncio.create_task(kill_all_workers(cairn))
    turns = 0
    while turns < 3 or "falls back" not in caplog.text:  # a worker was killed in the middle of a thought
        await turn(table)
        turns += 1
    killer.cancel()
    assert len(await by_computers(cairn)) >= 6
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)


async def test_workers_that_only_hang_hold_up_no_table(
    sandbox: Sandbox, settings: Settings, games: Channel, alice: User
) -> None:
    def client() -> Cairn:
        made = Cairn(settings)
        hanging = (sys.executable, "-c", "import time; time.sleep(1000)")
        made.ai_pool = AiPool(command=hanging, grace=0.1, start=0.1)
        return made

    cairn = steady(await sandbox.connect(client))
    table = await Table.lobby(sandbox, [alice])
    await add(table)
    await begin(table)
    for _ in range(3):
        await turn(table)
    assert len(await by_computers(cairn)) >= 6
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)
    await cairn.shutdown()
    assert cairn.ai_pool.processes == []


async def test_after_a_restart_it_thinks_again_and_moves(
    sandbox: Sandbox, settings: Settings, games: Channel, alice: User
) -> None:
    cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
    table = await Table.lobby(sandbox, [alice])
    await add(table, Level.HARD)
    await begin(table)
    before = table.boards[-1]
    await take_turn(table)
    done = len(await by_computers(cairn))
    workers = cairn.ai_pool.processes
    await cairn.shutdown()
    await sandbox.disconnect(cairn)
    for worker in workers:
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)
    again = steady(await sandbox.connect(lambda: Cairn(settings)))
    await sandbox.until(lambda: table.boards[-1] != before and table.boards[-1].pings)
    assert len(await by_computers(again)) > done
    await all_said(again.store, sandbox)
    await hold(again.store, table)
    await again.shutdown()


# -- secrets ----------------------------------------------------------------------------------------------------------


def seen(sandbox: Sandbox, table: Table, people: list[User]) -> str:
    """Every word that anybody was shown: posts, private messages, answers, alt texts, buttons, menus, custom ids."""
    messages = [*table.posts, *(message for user in people for message in user.dms())]
    raw = [str(message.raw) for message in messages]
    bodies = [str(request.body) for request in sandbox.server.requests]
    return "\n".join([*raw, *bodies])


@pytest.mark.parametrize("game", ["lost_cities", LONG])
async def test_what_a_computer_player_holds_is_nowhere_to_be_seen(
    cairn: Cairn, sandbox: Sandbox, alice: User, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    table = await Table.lobby(sandbox, [alice], game=game)
    await add(table)
    await begin(table)
    shown = set()
    for _ in range(4):
        await turn(table)
        for command in ("/hand", "/log", "/mygames", "/table"):
            shown.add((await alice.slash(command)).text)
        shown.add((await alice.slash("/board", show="text")).text)
    await all_said(cairn.store, sandbox)
    position = await cairn.tables.position(1)
    words = localizer_for(position.table)
    entries = [entry for entry in await last_entries(cairn.tables, 1, 1000) if entry.level is not None]
    private = {words(event.text) for entry in entries for event in entry.events if event.seats == (1,)}
    everything = seen(sandbox, table, [alice]) + "\n".join(shown)
    assert entries
    assert [line for line in private if line in everything] == []
    taken = {str(entry.key) for entry in entries}
    logged = [
        r.getMessage() for r in caplog.records if r.name.startswith(("bot.tables", "bot.core.workers.thinking_pool"))
    ]
    assert not [line for line in logged for key in taken if key in line]
    opened = [r for r in sandbox.server.requests if r.route.endswith("/users/@me/channels")]
    assert {request.body["recipient_id"] for request in opened} <= {alice.id, int(alice.id)}
    assert len(alice.dms()) == 1
