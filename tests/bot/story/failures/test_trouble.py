"""Places that do not let the bot post, and what Discord never takes: told where it can be, never tried for ever."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.app import Cairn
from bot.outbox import brake
from testing.driver import Channel, Sandbox, User
from testing.story.helpers import later, moves, said, typed
from testing.story.journal_checks import all_said, hold
from testing.story.table import Table

SEND = "POST /channels/*/messages"
DAY = 24 * 60


def told(user: User, reason: str, channel: Channel) -> int:
    """How often a person was told by direct message of this trouble with table 1."""
    words = said(user, reason, game="Lost Cities", table="1", channel=f"<#{channel.id}>")
    return [message.text for message in user.dms()].count(words)


def paths(sandbox: Sandbox) -> list[str]:
    return [request.path for request in sandbox.server.requests]


def tries(place: Channel, sandbox: Sandbox) -> int:
    """How often the bot has tried to post there in vain."""
    path = f"/channels/{place.id}/messages"
    return sum(r.method == "POST" and r.path == path and r.status >= 400 for r in sandbox.server.requests)


def incident_of(caplog: pytest.LogCaptureFixture) -> str:
    """The number of the first incident in the log."""
    arguments = next(record.args for record in caplog.records if record.message.startswith("Incident"))
    assert isinstance(arguments, tuple)
    return str(arguments[0])


@pytest.fixture(autouse=True)
async def begun(boss: User, cairn: Cairn, sandbox: Sandbox) -> None:
    """The bot has begun: at its start it tries everything again, and that is none of the attempts that are counted."""
    await cairn.wait_until_ready()
    await sandbox.settled()


async def rested(cairn: Cairn, sandbox: Sandbox) -> None:
    """Waits until the outbox has noted what came of every attempt."""
    assert cairn._outbox is not None
    while under_way := cairn._outbox._under_way:
        await asyncio.gather(*under_way.values())
    await sandbox.settled()


async def waited(cairn: Cairn, sandbox: Sandbox, minutes: int) -> None:
    """Lets the bot's time pass, and waits until it has tried what is due then."""
    later(cairn, minutes=minutes)
    await sandbox.settled()
    await rested(cairn, sandbox)


async def seen_closed(place: Channel, cairn: Cairn, sandbox: Sandbox) -> None:
    """Waits until the bot has heard that it may not post there: at such news it tries again what waits there."""

    def closed() -> bool:
        channel = cairn.get_channel(int(place.id))
        if channel is None:
            return True
        assert isinstance(channel, discord.TextChannel | discord.Thread)
        may = channel.permissions_for(channel.guild.me)
        if isinstance(channel, discord.Thread):
            return channel.locked or not may.send_messages_in_threads
        return not (may.send_messages and may.view_channel)

    await sandbox.until(closed)
    await sandbox.settled()


async def info(user: User, sandbox: Sandbox) -> str:
    """What the table's Info says in another channel, which offers to bring it there."""
    shown = await user.slash("/table", channel=sandbox.guild.channel("elsewhere"), table="1")
    assert any((button.custom_id or "").startswith("cairn:b:move") for button in shown.buttons)
    return shown.text


def open_again(place: Channel, sandbox: Sandbox) -> None:
    if place.inner.is_thread:
        sandbox.server.world.archive(place.inner, archived=False, locked=False)
    else:
        place.permit(send_messages=None)
        place.make_public()


@pytest.fixture
def boss(sandbox: Sandbox) -> User:
    """Whose server it is."""
    return sandbox.guild.user("Boss", manager=True)


@pytest.mark.parametrize("how", ["locked", "private", "permission", "thread permission"])
async def test_a_place_that_closes_is_told_left_alone_after_a_day_and_found_again(
    boss: User,
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    games: Channel,
    how: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(brake, "SPAN_SECONDS", 0.1)  # the bot's days pass in seconds
    await boss.slash("/server settings", options={"pace": "slow"})
    place = games.thread("aside", people[0]) if how in {"locked", "thread permission"} else games
    table = await Table.start(sandbox, people[:2], place)
    await all_said(cairn.store, sandbox)
    if how == "locked":
        place.archive(locked=True)
    elif how == "private":
        place.make_private(*people[:2], bot=False)
    elif how == "permission":
        place.permit(send_messages=False)
    else:
        games.permit(send_messages_in_threads=False)
    await seen_closed(place, cairn, sandbox)
    reason = "trouble-thread-locked" if how == "locked" else "trouble-locked-out"
    boards, actor = len(table.boards), table.actor
    await typed(actor, actor.private)
    await sandbox.until(lambda: tries(place, sandbox) == 1)
    await rested(cairn, sandbox)
    assert [told(user, reason, place) for user in table.users] == [0, 0], "it may be a slip of an admin's hand"
    assert told(boss, "trouble-owner", place) == 0
    for attempt, minutes in enumerate((6, 20, 60, 180), 2):
        later(cairn, minutes=minutes)

        def tried(attempt: int = attempt) -> bool:
            return tries(place, sandbox) == attempt

        await sandbox.until(tried)
        await sandbox.until(lambda: all(told(user, reason, place) for user in table.users))
        await rested(cairn, sandbox)
        assert [told(user, reason, place) for user in table.users] == [1, 1], "once"
    assert told(boss, "trouble-owner", place) == 1, "who can mend it needs not look for it"
    await waited(cairn, sandbox, DAY + 1)
    await all_said(cairn.store, sandbox)
    assert said(actor, "trouble-gave-up") in await info(actor, sandbox)
    assert told(boss, "trouble-asleep", place) == 1
    requests = len(paths(sandbox))
    await waited(cairn, sandbox, 3 * DAY)
    assert paths(sandbox)[requests:] == []
    assert len(table.boards) == boards
    for user in table.users:
        mine = await user.slash("/mygames", channel=sandbox.guild.channel("elsewhere"))
        assert said(user, "mygames-until", until="").strip(" ,") not in mine.text, "clocks stand where nobody is asked"

    if how == "thread permission":
        games.permit(send_messages_in_threads=None)
    else:
        open_again(place, sandbox)
    await sandbox.until(lambda: len(table.boards) > boards)
    await all_said(cairn.store, sandbox)
    assert table.boards[-1].pings == [table.actor.id]
    shown = await actor.slash("/table", channel=sandbox.guild.channel("elsewhere"), table="1")
    assert "⚠️" not in shown.text
    assert len(await moves(cairn)) == 2


async def test_a_table_that_moves_out_of_a_locked_thread_is_shown_at_once(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    place, elsewhere = games.thread("aside", people[0]), sandbox.guild.channel("elsewhere")
    table = await Table.start(sandbox, people[:2], place)
    await all_said(cairn.store, sandbox)
    place.archive(locked=True)
    await seen_closed(place, cairn, sandbox)
    actor = table.actor
    await typed(actor, actor.private)
    await sandbox.until(lambda: tries(place, sandbox) == 1)
    await rested(cairn, sandbox)
    shown = await actor.slash("/table", channel=elsewhere, table="1")
    brought = await actor.click(shown, custom_id="cairn:b:move")
    assert brought.text == said(actor, "said-moved", table="1")
    there = Table(sandbox, people[:2], elsewhere)
    await sandbox.until(lambda: there.boards, 10)
    await all_said(cairn.store, sandbox)
    assert len(there.boards) == 1
    assert there.boards[0].pings == [there.actor.id]


async def test_what_discord_refuses_for_good_is_said_in_plain_text(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    games: Channel,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("bot.outbox.outbox.RETRY_AFTER", 0.01)
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    actor, other = table.actor, table.other
    sandbox.faults.fail(f"POST /channels/{games.id}/messages", code=50035, times=3)
    await typed(actor, games)
    await all_said(cairn.store, sandbox)
    incident = incident_of(caplog)
    plain = games.messages[-1]
    assert said(None, "plain-instead", number=incident) in plain.text
    assert (plain.buttons, plain.pictures, plain.pings) == ([], [], [other.id])
    assert [record.levelname for record in caplog.records if "failed, attempt" in record.message] == ["WARNING"] * 3
    await typed(other, games)
    await all_said(cairn.store, sandbox)
    assert len(table.boards) == 2
    assert [bool(board.buttons) for board in table.boards] == [False, True]


async def test_what_discord_takes_in_no_form_is_given_up_and_shown(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    games: Channel,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("bot.outbox.outbox.RETRY_AFTER", 0.01)
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    actor, other = table.actor, table.other
    await typed(actor, games, "discard")
    await all_said(cairn.store, sandbox)
    refusing = sandbox.faults.fail(f"POST /channels/{games.id}/messages", code=50035, times=1000)
    await typed(actor, games, "draw-pile")
    await all_said(cairn.store, sandbox)
    assert refusing.hits == 4
    incident = incident_of(caplog)
    shown = await info(actor, sandbox)
    assert said(actor, "trouble-incident", number=incident) in shown
    assert said(actor, "trouble-gave-up") in shown
    sandbox.faults.clear()
    await typed(other, games)
    await all_said(cairn.store, sandbox)
    assert len(table.boards) == 2
    await hold(cairn.store, table, hands=False)


async def test_info_says_what_a_missing_history_means(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    await Table.start(sandbox, people[:2])
    games.permit(read_message_history=False)
    for user in people[:2]:
        assert said(user, "no-history") in (await user.slash("/table", channel=games)).text
