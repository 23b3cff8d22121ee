"""What players are told when something cannot be done: kindly, in private, in their language; nothing is changed."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable
from typing import Any

import pytest
from discord import ButtonStyle, TextChannel

from bot.app import Cairn
from bot.core.config import Settings
from bot.db import StoreUnavailable
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row
from bot.tables.core import panel_queries, play
from bot.tables.core.change import Stored
from bot.tables.core.model import Position, Status
from bot.tables.show import own_tables
from games.engine import Argument
from sandbox.server import Request
from testing.driver import Channel, NotPossible, Sandbox, User
from testing.story.acts import at_table, kick
from testing.story.checked import checked_sandbox, steady
from testing.story.helpers import GAME, later, moves, post_with, said
from testing.story.table import Table, choices, key, press
from testing.views import Response

NUMBER = re.compile(r"\*\*([0-9a-f]{6})\*\*")


async def test_whose_turn_it_is_and_whose_not(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    table = await Table.start(sandbox, people[:2])
    board, actor, other, stranger = await table.board(), table.actor, table.other, people[3]
    panel = await table.panel()
    discard = choices(panel)[0]

    for button in ("cairn:b:turn", "cairn:b:hand"):
        refused = await stranger.click(board, custom_id=button)
        assert (refused.ephemeral, refused.text) == (True, said(stranger, "refusal-not-seated"))
    assert (await stranger.slash("/play", choice=key(discard))).text == said(stranger, "refusal-not-seated")
    assert (await stranger.slash("/hand")).text == said(stranger, "refusal-not-seated")
    assert (await at_table(stranger, "undo")).text == said(stranger, "refusal-not-seated")
    await stranger.slash("/settings", options={"my-language": "en"})
    in_english = said(people[0], "refusal-not-seated")
    assert in_english != said(stranger, "refusal-not-seated")
    assert (await stranger.click(board, custom_id="cairn:b:turn")).text == in_english, "a choice counts for every word"

    waiting = await other.click(board, custom_id="cairn:b:turn")
    assert waiting.ephemeral
    assert waiting.pictures, "the own hand can be looked at meanwhile"
    assert choices(waiting.need()) == []
    typed = await other.slash("/play", choice=key(discard))
    assert said(other, "refusal-not-your-turn") in typed.text
    assert said(other, "refusal-undo-none") in (await at_table(other, "undo")).text

    garbage = await actor.slash("/play", choice="Robert'); DROP TABLE tables;-- 🦊")
    assert "⚠️" in garbage.text
    assert said(None, "illegal-unknown") not in garbage.text, "it was never open"
    assert choices(garbage.need()) == choices(panel), "and the panel, to choose again"
    endless = await actor.slash("/play", choice="x" * 6000)
    assert choices(endless.need()) == choices(panel), "no more than Discord lets anybody type"
    assert await moves(cairn) == []

    name = next(c.name for c in await actor.autocomplete("/play", focused="choice", value="discard"))
    near = await actor.slash("/play", choice=name.replace("i", "y", 1))
    assert name in near.text, "what could be meant"
    assert await moves(cairn) == []
    slip = await actor.autocomplete("/play", focused="choice", value=name.replace("i", "y", 1))
    assert name in [choice.name for choice in slip], "a slip of the finger is completed, too"
    assert "⚠️" not in (await actor.slash("/play", choice=name.upper())).text, "a name will do"
    (taken,) = await moves(cairn)
    gone = await actor.slash("/play", choice=taken.key or "")
    assert said(actor, "illegal-unknown") in gone.text, "it was open once"


async def test_a_stale_button_shows_the_table_as_it_is_now(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    table = await Table.start(sandbox, people[:2])
    old_board, actor = await table.board(), table.actor
    first, second, third = [await table.panel() for _ in range(3)]
    discard = next(choice for choice in choices(first) if key(choice).startswith("discard-"))
    undoable = await table.take(actor, first, discard)
    late = await press(actor, second, discard)
    assert said(actor, "panel-stale") in late.text
    assert [key(choice) for choice in choices(late)] == ["draw-pile"]
    assert len(await moves(cairn)) == 1

    await table.take(actor, late, choices(late)[0])
    await sandbox.until(lambda: table.boards[-1] != old_board)
    later = await press(actor, third, discard)
    assert said(actor, "panel-stale") in later.text
    assert choices(later) == [], "it is somebody else's turn by now"
    refused = await actor.click(undoable, custom_id="cairn:b:undo")
    assert said(actor, "panel-stale") in refused.text
    assert len(await moves(cairn)) == 2


async def test_who_may_do_what_in_a_lobby(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    owner, *others = people
    late = sandbox.guild.user("Late")
    table = await Table.lobby(sandbox, [owner])
    lobby = table.posts[0]

    async def refused(user: User, act: Awaitable[Response], why: str, **args: Argument) -> None:
        answer = await act
        assert (answer.ephemeral, answer.text) == (True, said(user, why, **args))

    await refused(owner, owner.click(lobby, custom_id="cairn:b:join"), "join-seated")
    shown = await owner.click(lobby, custom_id="cairn:b:join")
    assert {"computer", "options", "leave"} == {(one.custom_id or "").split(":")[2] for one in shown.buttons}
    assert lobby.button(custom_id="cairn:b:join").style == ButtonStyle.success.value
    await refused(owner, at_table(owner, "start"), "refusal-seat-count", have=1, fits="2 or 4")
    assert lobby.button(custom_id="cairn:b:start").disabled
    await refused(late, at_table(late, "leave"), "refusal-not-seated")
    for command in ("hand", "board", "play"):
        more: dict[str, Any] = {"choice": "draw-pile"} if command == "play" else {}
        await refused(owner, owner.slash(command, **more), "refusal-not-started")
    await refused(owner, at_table(owner, "undo"), "refusal-not-started")
    await refused(owner, at_table(owner, "nudge"), "refusal-not-running")
    for user in others:
        assert said(user, "said-joined", table="1") in (await at_table(user, "join")).text
        await refused(user, user.click(lobby, custom_id="cairn:b:join"), "join-seated")
    await refused(late, late.click(lobby, custom_id="cairn:b:join"), "refusal-table-full", seats=4)
    await refused(late, at_table(late, "join"), "refusal-table-full", seats=4)

    bob = others[0]
    await refused(bob, at_table(bob, "start"), "refusal-owner-only")
    await sandbox.until(lambda: not lobby.button(custom_id="cairn:b:start").disabled)
    assert lobby.button(custom_id="cairn:b:join").style == ButtonStyle.secondary.value, "one can start now"
    await refused(bob, bob.click(lobby, custom_id="cairn:b:start"), "refusal-owner-only")
    panel = await bob.click(lobby, custom_id="cairn:b:options")
    menu = panel.selects[-1]
    await refused(bob, bob.choose(panel, None, menu.options[-1].value, custom_id=menu.custom_id), "refusal-owner-only")
    bad = bob.choose(panel, None, "int-77", custom_id=menu.custom_id, stale=True)
    await refused(bob, bad, "refusal-unknown-value")
    await refused(bob, kick(bob, owner), "refusal-owner-only")
    await refused(bob, at_table(bob, "close"), "refusal-owner-only")
    await refused(owner, kick(owner, late), "refusal-other-not-seated")
    found = await cairn.tables.get(1)
    assert (found.status, len(found.seats)) == (Status.LOBBY, 4)
    assert (found.options["rounds"], found.options["expeditions"]) == (3, 5)


async def test_tables_that_are_not_there(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    alice = people[1]
    for command in ("hand", "board", "log", "table", "replay"):
        assert (await alice.slash(command)).text == said(alice, "refusal-no-table-here")
        for number in ("99", "#99", "ninety", "٣", "9" * 30, "-1", "0"):
            answer = await alice.slash(command, table=number)
            assert (answer.ephemeral, answer.text) == (True, said(alice, "refusal-unknown-table"))
    assert (await alice.slash("/play", choice="draw-pile")).text == said(alice, "refusal-no-table-here")
    with pytest.raises(NotPossible):
        await alice.slash("/open", game="chess")


async def test_a_panel_stays_where_what_it_has_shown_cannot_be_noted(
    cairn: Cairn, sandbox: Sandbox, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Table.start(sandbox, people[:2])
    write, failed = cairn.store.write, list[object]()

    async def failing(query: Any, *args: Any) -> Any:
        if query is panel_queries.note:
            failed.append(query)
            raise StoreUnavailable("the disk is full")
        return await write(query, *args)

    monkeypatch.setattr(cairn.store, "write", failing)
    panel = await table.panel()
    await sandbox.until(lambda: failed)
    await sandbox.settled()
    assert choices(panel)


async def test_a_bug_gives_a_number_and_nothing_else(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await Table.start(sandbox, people[:2])
    board, actor = await table.board(), table.actor
    panel = await table.panel()

    async def broken(*_args: object, **_more: object) -> None:
        raise ZeroDivisionError("yellow-7 is secret")

    monkeypatch.setattr(cairn.tables, "read", broken)
    monkeypatch.setattr(play, "act", broken)
    monkeypatch.setattr(own_tables, "by_urgency", broken)
    answers = [
        await actor.click(board, custom_id="cairn:b:turn"),
        await press(actor, panel, choices(panel)[0]),
        await actor.slash("/hand"),
        await actor.slash("/mygames"),
    ]
    monkeypatch.undo()
    numbers = [found[1] for answer in answers if (found := NUMBER.search(answer.text))]
    assert len(set(numbers)) == 4
    for answer, number in zip(answers, numbers, strict=True):
        assert (answer.ephemeral, answer.text) == (True, said(actor, "refusal-incident", number=number))
        (logged,) = [record for record in caplog.records if number in record.getMessage()]
        assert (logged.levelno, logged.exc_info and logged.exc_info[0]) == (logging.ERROR, ZeroDivisionError)
        assert logged.name.startswith("bot.")
        assert "yellow" not in logged.getMessage()
    shown = [message.text for user in people for message in (*user.sees(), *user.dms())]
    assert not [text for text in shown if "Zero" in text or "Traceback" in text or "secret" in text]
    await table.turn()
    assert len(await moves(cairn)) == 2, "the table is none the worse for it"


async def test_a_button_of_an_earlier_version_says_so(
    cairn: Cairn, sandbox: Sandbox, alice: User, games: Channel
) -> None:
    button = CairnButton(Id("frobnicate", 1), "Frobnicate")
    channel = cairn.get_channel(int(games.id))
    assert isinstance(channel, TextChannel)
    await channel.send(**Message(layout(row(button))).for_send())
    answer = await alice.click(games.messages[0], "Frobnicate")
    assert (answer.ephemeral, answer.text) == (True, said(alice, "refusal-old-button"))


async def test_answers_that_come_too_late(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A token that is dead on arrival, and one that dies while the bot is at work."""
    table = await Table.start(sandbox, people[:2])
    actor, panel = table.actor, await table.panel()
    discard = next(choice for choice in choices(panel) if key(choice).startswith("discard-"))
    sandbox.settings.ack_seconds = 1.0
    sandbox.faults.expire_next()
    assert (await press(actor, panel, discard)).failed
    (move,) = await moves(cairn)
    assert move.key == key(discard), "made, though nobody could be told"
    again = await press(actor, panel, discard)
    assert said(actor, "panel-stale") in again.text
    assert [key(choice) for choice in choices(again)] == ["draw-pile"]

    read = cairn.tables.read

    async def slow(stored: Stored) -> Position:
        await sandbox.until(lambda: sandbox.interactions[-1].answer == 5)
        sandbox.faults.expire()
        return await read(stored)

    monkeypatch.setattr(cairn.tables, "read", slow)
    asked = asyncio.create_task(actor.click(await table.board(), custom_id="cairn:b:turn"))
    await sandbox.until(lambda: "50027" in caplog.text)
    asked.cancel()
    monkeypatch.undo()
    assert "Incident" not in caplog.text, "it is nobody's fault"


async def test_a_click_delivered_twice_counts_once(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    table = await Table.start(sandbox, people[:2])
    before, actor, panel = await table.board(), table.actor, await table.panel()
    discard = next(choice for choice in choices(panel) if key(choice).startswith("discard-"))
    sandbox.faults.twice()
    answer = await table.take(actor, panel, discard)
    assert "⚠️" not in answer.text
    sandbox.faults.twice()
    await table.take(actor, answer, choices(answer)[0])
    await sandbox.until(lambda: table.boards[-1] != before)
    sandbox.faults.twice()
    typed = await table.actor.slash("/play", choice=key(choices(await table.panel())[0]))
    await sandbox.settled()
    assert not typed.failed
    made = await moves(cairn)
    assert [entry.key for entry in made[:2]] == [key(discard), "draw-pile"]
    assert len(table.boards) == 2
    assert typed.text
    assert not _answered_again(sandbox)


@pytest.mark.parametrize(("theirs", "ours"), [("de", "en-GB"), ("en-US", "de")])
async def test_a_button_is_called_as_the_post_calls_it_whatever_one_reads_in(
    settings: Settings, theirs: str, ours: str
) -> None:
    async with checked_sandbox(guild_locale=theirs) as sandbox:
        games = sandbox.guild.channel("games")
        client = await sandbox.connect(lambda: Cairn(settings))
        people = [sandbox.guild.user(name, locale=ours) for name in ("Ann", "Ben")]
        owner, stranger = people[0], sandbox.guild.user("Cleo", locale=ours)
        opened = await owner.slash("/open", game=GAME)
        lobby = (await sandbox.until(lambda: [post for post in games.messages if post.buttons]))[0]
        called: dict[str, str] = {}

        def seen(post: Any) -> None:
            called.update({(each.custom_id or "").split(":")[2]: each.label or "" for each in post.buttons})

        def named(answer: Response, *verbs: str) -> None:
            assert answer.ephemeral
            for verb in verbs:
                assert f"*{called[verb]}*" in answer.text, (verb, answer.text)

        seen(lobby)
        named(opened, "join")
        named(await owner.click(lobby, custom_id="cairn:b:join"), "join")
        named(await owner.slash("/hand"), "start")
        named(await stranger.slash("/hand"), "start")
        named(await at_table(owner, "start"), "computer")
        await people[1].click(lobby, custom_id="cairn:b:join")
        await sandbox.until(lambda: not lobby.button(custom_id="cairn:b:start").disabled)
        await owner.click(lobby, custom_id="cairn:b:start")
        table = Table(sandbox, people, games)
        board = await table.board()
        seen(board)
        for click in ("turn", "hand"):
            named(await stranger.click(board, custom_id=f"cairn:b:{click}"), "join")
        named(await at_table(table.actor, "nudge"), "turn")
        named(await stranger.slash("/help"), "join", "computer", "start", "turn", "more")
        away = await at_table(table.other, "leave")
        gone = await table.other.click(away, custom_id="cairn:b:leave-game:1:0:computer")
        seen(await sandbox.until(lambda: post_with(games, "back")))
        for answer in (away, gone):
            named(answer, "back")
        found = [
            await sandbox.guild.user(name, locale=ours).slash("/find", games, game=GAME) for name in ("Dia", "Eve")
        ]
        seen(await sandbox.until(lambda: post_with(games, "find-in")))
        for answer in found:
            named(answer, "find-in")
        await client.shutdown()


async def test_whatever_is_delivered_twice_is_answered_once(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    """The second delivery's refusal (it was done already) never stands in the place of the first one's answer."""
    table = await Table.start(sandbox, people[:2])
    actor, other = table.actor, table.other
    sandbox.faults.twice()
    later(cairn, hours=1)
    assert actor.mention in (await at_table(other, "nudge")).text
    sandbox.faults.twice()
    opened = await other.slash("/open", game=GAME)
    (thread,) = await sandbox.until(lambda: table.channel.threads)
    there = Table(sandbox, [other, actor], thread)
    (lobby,) = await sandbox.until(lambda: there.posts)
    assert opened.text == said(other, "said-opened", table="2", channel=f"<#{thread.id}>")
    sandbox.faults.twice()
    assert (await actor.click(lobby, custom_id="cairn:b:join")).text == said(actor, "said-joined", table="2")
    await sandbox.until(lambda: not lobby.button(custom_id="cairn:b:start").disabled)
    sandbox.faults.twice()
    assert (await other.click(lobby, custom_id="cairn:b:start")).text == said(other, "said-started", table="2")
    await sandbox.settled()
    assert not _answered_again(sandbox)


def _answered_again(sandbox: Sandbox) -> list[Request]:
    return [request for request in sandbox.server.requests if request.status == 400]


async def test_every_button_is_alive_after_a_restart(
    sandbox: Sandbox, settings: Settings, people: list[User], games: Channel
) -> None:
    first = steady(await sandbox.connect(lambda: Cairn(settings)))
    lobby = await Table.lobby(sandbox, people[2:], sandbox.guild.channel("lobby"))
    table = await Table.start(sandbox, people[:2])
    board, actor, other = await table.board(), table.actor, table.other
    panel, waiting = await table.panel(), await other.click(board, custom_id="cairn:b:turn")
    more = await actor.click(board, custom_id="cairn:b:more")
    options = await people[2].click(lobby.posts[0], custom_id="cairn:b:options")
    await sandbox.until(lambda: all(user.dms() for user in people[:2]))
    await sandbox.settled()
    await first.shutdown()
    await sandbox.disconnect(first)
    second = await sandbox.connect(lambda: Cairn(settings))
    for button in ("hand", "log", "more"):
        assert (await other.click(board, custom_id=f"cairn:b:{button}")).text
    for shown in more.buttons:
        if ":follow:" not in (shown.custom_id or ""):  # that one changes the table, and its hand's message
            answer = await actor.click(more, custom_id=shown.custom_id)
            assert answer.text or answer.modal
    assert (await other.click(waiting, custom_id="cairn:b:panel")).text
    assert choices(await actor.click(actor.dms()[0], custom_id="cairn:b:turn")) == choices(panel)
    menu = options.selects[-1]
    chosen = await people[2].choose(options, None, menu.options[0].value, custom_id=menu.custom_id)
    assert "⚠️" not in chosen.text
    assert (await people[3].click(lobby.posts[0], custom_id="cairn:b:leave")).text
    discard = next(choice for choice in choices(panel) if key(choice).startswith("discard-"))
    drawing = await table.take(actor, panel, discard)
    await table.take(actor, drawing, choices(drawing)[0])
    await sandbox.until(lambda: table.boards[-1] != board)
    assert len(await moves(second, 2)) == 2
    assert not [entry for entry in sandbox.interactions if entry.failed]
    await second.shutdown()
