"""Where a table lives: permissions that are missing or taken away, messages and channels that are gone, closed DMs."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.app import Cairn
from bot.core.localizer import Localizer
from bot.outbox.gate import MAX_AT_TABLE
from bot.people.settings import GuildSettings
from bot.tables.core.change import Stored
from bot.tables.core.model import Position, Status
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table, calendar, close, pause
from testing.story.helpers import ballot, later, moves, post_with, said, typed
from testing.story.journal_checks import all_said, hold
from testing.story.table import Table
from testing.views import Message, Response

NAMED = {name: f"permission-{name.replace('_', '-')}" for name in ("view_channel", "send_messages", "attach_files")}


async def test_missing_permissions_are_named_before_a_table_opens(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    for alice in people[:2]:
        for permission, name in NAMED.items():
            games.permit(**{permission: False})
            refused = await alice.slash("/open", game="lost_cities")
            assert refused.ephemeral
            assert said(alice, name) in refused.text
            assert "Edit Channel → Permissions" in refused.text or "Kanal bearbeiten → Berechtigungen" in refused.text
            assert f"<#{games.id}>" in refused.text
            games.permit(**{permission: None})
    thread = games.thread("aside", people[0])
    games.permit(send_messages_in_threads=False)
    refused = await people[0].slash("/open", channel=thread, game="lost_cities")
    assert said(people[0], "permission-send-messages-in-threads") in refused.text
    games.permit(send_messages_in_threads=None)
    assert not games.messages
    table = await Table.start(sandbox, people[:2])
    games.permit(create_public_threads=False)
    second = await people[2].slash("/open", game="lost_cities")
    assert said(people[2], "permission-create-public-threads") in second.text
    await table.turn()


async def test_permissions_taken_away_in_the_middle_of_a_game(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2])
    before = table.boards[-1]
    await sandbox.settled()
    for permission in ("send_messages", "view_channel"):
        games.permit(**{permission: False})
        count, actor, boards = len(await moves(cairn)), table.actor, len(table.boards)
        told = await typed(actor, games)
        await sandbox.settled()
        assert all(part in told for part in said(actor, "panel-cannot-post", missing="§").split("§"))
        assert said(actor, NAMED[permission]) in told
        assert len(await moves(cairn)) == count + 2, "moves are safe"
        assert len(table.boards) == boards
        games.permit(**{permission: None})
        later(cairn, minutes=6 * boards)

        def posted(boards: int = boards) -> bool:
            return len(table.boards) > boards

        await sandbox.until(posted)
        board = await table.board()
        assert board.pings != [actor.id]
        await sandbox.until(lambda: not before.buttons)
    await table.turn()


async def test_deleted_messages_come_back(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    table = await Table.lobby(sandbox, people[:1])
    alice, bob = people[:2]
    alice.delete(table.posts[0])
    await at_table(bob, "join")
    lobby = await sandbox.until(lambda: table.posts[-1] if table.posts else None)
    assert bob.name in lobby.text
    await sandbox.settled()
    alice.delete(lobby)
    await at_table(alice, "start")
    table.users = [alice, bob]
    board = await table.board()
    actor = table.actor
    alice.delete(board)
    await sandbox.settled()
    await typed(actor, games)
    again = await table.board()
    assert again.pings == [user.id for user in (alice, bob) if user != actor]
    await sandbox.settled()
    for user in (alice, bob):
        for hand in user.dms():
            user.delete(hand)
    user = await table.turn()
    (hand,) = await sandbox.until(user.dms)
    assert hand.pictures


async def test_a_table_survives_its_channel(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob, stranger, _ = people
    table = await Table.start(sandbox, [alice, bob])
    await sandbox.until(lambda: alice.dms() and bob.dms())
    actor, other = table.actor, table.other
    elsewhere = sandbox.guild.channel("elsewhere")
    shown = await alice.slash("/table", channel=elsewhere, table="1")
    assert said(alice, "button-move-here") in [button.label for button in shown.buttons]
    await all_said(cairn.store, sandbox)
    games.delete()

    def notes(user: User) -> list[Message]:
        return [m for m in user.dms() if said(user, "channel-gone", game="Lost Cities", table="1") == m.text]

    await sandbox.until(lambda: notes(alice) and notes(bob))
    await actor.click(actor.dms()[0], custom_id="cairn:b:turn")
    await typed(actor, actor.private)
    await sandbox.settled()
    assert len(await moves(cairn)) == 2
    assert [len(notes(user)) for user in (alice, bob)] == [1, 1], "once"

    shown = await other.slash("/table", channel=elsewhere, table="1")
    hers = await stranger.slash("/table", channel=elsewhere, table="1")
    assert hers.text == said(stranger, "refusal-unknown-table")
    refused = await stranger.forge_component(hers, "cairn:b:move:1:0")
    assert (refused.ephemeral, refused.text) == (True, said(stranger, "refusal-unknown-table"))
    assert (await cairn.tables.get(1)).channel_id != int(elsewhere.id)
    elsewhere.permit(send_messages=False)
    denied = await other.click(shown, custom_id="cairn:b:move")
    assert said(other, "permission-send-messages") in denied.text
    elsewhere.permit(send_messages=None)
    brought = await other.click(shown, custom_id="cairn:b:move")
    assert brought.text == said(other, "said-moved", table="1")
    there = Table(sandbox, [alice, bob], elsewhere)
    board = await there.board()
    assert board.pings == [other.id]
    await there.turn()
    assert len(there.boards) == 2

    third = sandbox.guild.channel("third")
    refused = await at_table(stranger, "move", third, table="1")
    assert refused.text == said(stranger, "refusal-not-seated"), "who sees it may not move it"
    third.permit(send_messages=False)
    denied = await at_table(alice, "move", third, table="1")
    assert said(alice, "permission-send-messages") in denied.text
    third.permit(send_messages=None)
    assert (await at_table(alice, "move", third, table="1")).text == said(alice, "said-moved", table="1")
    await sandbox.until(lambda: bool(Table(sandbox, [alice, bob], third).boards))
    again = await at_table(alice, "move", third, table="1")
    assert again.text == said(alice, "refusal-here-already")
    await at_table(alice, "move", elsewhere, table="1")
    await all_said(cairn.store, sandbox)

    # A deletion that happens while the bot is away is noticed when there is something to post.
    monkeypatch.setattr(cairn, "on_guild_channel_delete", _asleep)
    elsewhere.delete()
    await typed(actor, actor.private)
    await sandbox.until(lambda: len(notes(alice)) == len(notes(bob)) == 2)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_where_a_table_was_its_posts_lead_to_it_and_have_no_buttons(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, language: str
) -> None:
    alice, bob, elsewhere = *people[:2], sandbox.guild.channel("elsewhere")
    await sandbox.guild.user("Boss", manager=True).slash("/server settings", games, options={"language": language})
    table = await Table.lobby(sandbox, [alice, bob], games)
    lobby = table.posts[-1]
    await at_table(alice, "move", elsewhere, table="1")
    pointer = Localizer(language).format("moved-to", channel=f"<#{elsewhere.id}>")
    await sandbox.until(lambda: pointer in lobby.text)
    assert lobby.buttons == []
    moved = Table(sandbox, [alice, bob], elsewhere)
    await alice.click(await sandbox.until(lambda: post_with(elsewhere, "start")), custom_id="cairn:b:start")
    board = await moved.board()
    await pause(alice, 2, elsewhere)
    asked = await sandbox.until(lambda: post_with(elsewhere, "poll"))

    await at_table(bob, "move", games, table="1")
    back = Localizer(language).format("moved-to", channel=f"<#{games.id}>")
    await sandbox.until(lambda: back in board.text and asked.deleted)
    assert board.buttons == []
    assert board.pictures, "it shows what it showed"
    again = await sandbox.until(lambda: post_with(games, "poll"))
    await bob.click(again, custom_id=ballot(again, "agree"))
    await Table(sandbox, [alice, bob], games).board()
    assert [post for post in elsewhere.messages if post.buttons] == []
    await at_table(alice, "move", elsewhere, table="1")
    await sandbox.until(lambda: moved.boards[-1] != board and moved.boards[-1].buttons)
    await close(alice, elsewhere, table="1")
    await sandbox.until(lambda: not [post for post in [*games.messages, *elsewhere.messages] if post.buttons])


async def test_who_moves_a_table_to_and_fro_does_not_ping_the_others_each_time(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, followed_clock: None
) -> None:
    table = await Table.start(sandbox, people[:2])
    places, asked, restless = (games, sandbox.guild.channel("elsewhere")), table.actor, table.other
    await all_said(cairn.store, sandbox)

    def heard() -> int:
        return sum(message.pings.count(asked.id) for place in places for message in place.messages)

    async def move(number: int) -> None:
        place = places[number % 2]
        answer = await at_table(restless, "move", place, table="1")
        assert answer.text == said(restless, "said-moved", table="1")
        await all_said(cairn.store, sandbox)
        assert Table(sandbox, people[:2], place).boards[-1].buttons, "it is there"

    for number in range(1, 21):
        await move(number)
    assert heard() == 1 + MAX_AT_TABLE, "for the turn, and for so many moves"
    sandbox.later(60 * 60)
    await move(21)
    assert heard() == 2 + MAX_AT_TABLE


async def test_a_click_in_a_channel_that_goes_meanwhile_is_no_error(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    games: Channel,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await Table.start(sandbox, people[:2])
    board, actor, read = await table.board(), table.actor, cairn.tables.read

    async def gone(stored: Stored) -> Position:
        games.delete()
        return await read(stored)

    monkeypatch.setattr(cairn.tables, "read", gone)
    asked = asyncio.create_task(actor.click(board, custom_id="cairn:b:turn"))
    await sandbox.until(lambda: "An answer did not arrive" in caplog.text or "Incident" in caplog.text)
    asked.cancel()
    assert "10003" in caplog.text
    assert "Incident" not in caplog.text


async def _asleep(_channel: object) -> None:
    """A bot that misses an event."""


async def test_a_lobby_survives_its_thread(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    alice, bob = people[:2]
    thread = games.thread("aside", alice)
    await Table.lobby(sandbox, [alice, bob], thread)
    await sandbox.settled()
    thread.delete()
    for user in (alice, bob):
        (note,) = await sandbox.until(user.dms)
        assert note.text == said(user, "channel-gone", game="Lost Cities", table="1")
    shown = await bob.slash("/table", channel=games, table="1")
    await bob.click(shown, custom_id="cairn:b:move")
    lobby = await sandbox.until(lambda: next((m for m in games.messages if len(m.buttons) > 2), None))
    await sandbox.until(lambda: [message for message in games.messages if not message.deleted] == [lobby])
    await alice.click(lobby, custom_id="cairn:b:start")
    await Table(sandbox, [alice, bob], games).board()


async def test_closed_dms_never_block_a_game(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    """Their owner is told, alone and once until a hand arrives; never the table, nor where hands are open."""
    alice, bob = people[:2]
    bob.close_dms()
    table = await Table.start(sandbox, [alice, bob])
    told = said(bob, "said-hand-blocked")

    async def asides() -> int:
        """How often ``bob`` was told by now."""
        await all_said(cairn.store, sandbox)
        return sum(told in message.text for message in bob.sees(games))

    assert await asides() == 0, "nothing before a click"
    for _ in range(4):
        await table.turn()
    assert await asides() == 1
    assert not any(told in post.text for post in table.posts)
    assert bob.dms() == []
    hand = await bob.click(await table.board(), custom_id="cairn:b:hand")
    assert (hand.ephemeral, len(hand.pictures)) == (True, 1)
    bob.close_dms(closed=False)
    for _ in range(2):
        await table.turn()
    (delivered,) = await sandbox.until(bob.dms)
    assert delivered.pictures
    bob.close_dms()
    for _ in range(3):
        await table.turn()
    assert await asides() == 1, "the hand that stands there is edited"


async def test_a_second_table_gets_a_thread(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    first = await Table.lobby(sandbox, people[:1])
    opened = await people[1].slash("/open", game="lost_cities")
    (thread,) = games.threads
    assert opened.text == said(people[1], "said-opened", table="2", channel=f"<#{thread.id}>")
    assert people[1].name in thread.name
    assert "table 2" in thread.name
    second = Table(sandbox, people[1:3], thread)
    (sign,) = await sandbox.until(lambda: first.posts[1:])
    assert [button.label for button in sign.buttons] == ["Join", "Watch"]
    assert (sign.buttons[1].url or "").endswith(f"/{thread.id}")
    assert people[2].name not in sign.text
    joined = await people[2].click(sign, custom_id="cairn:b:join")
    assert said(people[2], "said-joined", table="2") in joined.text
    await sandbox.until(lambda: "Dörte" in sign.text or "çarla" in sign.text)
    await at_table(people[1], "start", thread)
    await second.board()
    await sandbox.until(lambda: [button.label for button in sign.buttons] == ["Watch"])
    assert said(None, "table-status-running") in sign.text
    for _ in range(2):
        await second.turn()
    taken = await people[0].slash("/open", channel=thread, game="lost_cities")
    assert taken.text == said(people[0], "refusal-channel-taken")
    found = await cairn.tables.get(1), await cairn.tables.get(2)
    assert [table.status for table in found] == [Status.LOBBY, Status.RUNNING]
    assert len(first.posts) == 2, "the lobby, and what leads to the thread"
    for _ in range(GuildSettings().most_tables - 1):
        await people[1].slash("/open", game="lost_cities")
    many = await people[1].slash("/open", game="lost_cities")
    assert many.text == said(people[1], "refusal-too-many-tables", limit=GuildSettings().most_tables)
    assert len(games.threads) == GuildSettings().most_tables, "no thread is made for a table that may not be opened"
    thread.archive()
    await second.turn()


async def _edited_too_often(cairn: Cairn, sandbox: Sandbox, table: Table) -> tuple[Message, Response]:
    """The board of a table, which Discord lets nobody edit for ten minutes, and the page by which it changes."""
    old, away = await table.board(), table.other
    assert old.pings == [table.actor.id]
    await all_said(cairn.store, sandbox)
    sandbox.later(2 * 60 * 60)
    page = await calendar(away, table.channel)
    for verb in ("me-away-open", "me-back", "me-away-open"):
        await away.click(page, custom_id=f"cairn:b:{verb}")
        await all_said(cairn.store, sandbox)
        assert ("🌴" in old.text) is (verb == "me-away-open")
    return old, page


@pytest.mark.parametrize("over", [False, True])
async def test_a_board_that_was_posted_anew_unheard_stands_there_once(
    cairn: Cairn, sandbox: Sandbox, people: list[User], followed_clock: None, *, over: bool
) -> None:
    """Though the old one may be edited again by then, or is asked for nothing any more."""
    table = await Table.start(sandbox, people[:2])
    _, page = await _edited_too_often(cairn, sandbox, table)
    sandbox.faults.fail(f"POST /channels/{table.channel.id}/messages", action="drop", after=True)
    await table.other.click(page, custom_id="cairn:b:me-back")
    await sandbox.until(lambda: len(table.boards) == 2)
    if over:
        panel = await at_table(table.other, "leave", table.channel)
        sure = await table.other.click(panel, custom_id="cairn:b:leave-game:1:0:concede")
        await table.other.click(sure, custom_id="cairn:b:leave-game:1:0:concede.sure")
    sandbox.later(11 * 60)
    assert cairn._outbox is not None
    cairn._outbox.wake()
    await all_said(cairn.store, sandbox)
    if over:
        assert [(board.buttons != [], "<@" in board.text) for board in table.boards[:-1]] == [(False, False)]
        return
    (board,) = table.boards
    assert (board.pings, "🌴" in board.text) == ([], False)
    await table.turn()
    await all_said(cairn.store, sandbox)
    assert [each.buttons != [] for each in table.boards] == [False, True]
    await hold(cairn.store, table)


async def test_an_old_board_that_may_not_be_edited_is_posted_anew_for_nobody_to_hear_and_only_where_it_differs(
    cairn: Cairn, sandbox: Sandbox, people: list[User], followed_clock: None
) -> None:
    table = await Table.start(sandbox, people[:2])
    old, page = await _edited_too_often(cairn, sandbox, table)
    away = table.other
    form = await away.click(page, custom_id="cairn:b:me-away")
    later = cairn.time.now().date().replace(day=1) + timedelta(days=100)
    await away.submit(form, {"first": later.isoformat(), "last": (later + timedelta(days=1)).isoformat()})
    await all_said(cairn.store, sandbox)
    assert table.boards == [old], "edited three times in ten minutes, as often as Discord lets an old message be"
    await away.click(page, custom_id="cairn:b:me-back")
    await all_said(cairn.store, sandbox)
    (board,) = table.boards
    assert (board == old, board.pings, "🌴" in board.text) == (False, [], False)
    await table.turn()
    assert table.boards[-1].pings == [table.actor.id]
