"""Planning ahead in the sandbox: a premove in each game, laid down, kept over a restart, and played."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.premoves.model import Premove
from games import GAMES
from games.engine import text
from testing.driver import Channel, Sandbox, User
from testing.story.acts import add_computer, at_table, pause
from testing.story.checked import steady
from testing.story.helpers import ballot, moves, plan_choice, post_with, said, typed
from testing.story.journal_checks import all_said
from testing.story.table import Table
from testing.views import Response
from testing.world import last_entries

HOUR = 3_600.0


pytestmark = pytest.mark.usefixtures("followed_clock")


async def planned(user: User, table: Table) -> Response:
    """*Plan ahead* on the newest board, and on the panel that it opens for somebody who waits."""
    board = await table.board()
    before, direct = board.raw, await user.click(board, custom_id="cairn:b:plan")
    assert direct.ephemeral
    assert board.raw == before, "the board is for all"
    panel = await user.click(board, custom_id="cairn:b:turn")
    planned = await user.click(panel, custom_id="cairn:b:plan")
    assert direct.text in {planned.text, panel.text}, "the same way in"
    return planned


async def order_of(cairn: Cairn, user: User) -> Premove | None:
    return await cairn.premoves.of(1, int(user.id))


@pytest.mark.parametrize("game", GAMES)
async def test_an_order_is_laid_down_kept_over_a_restart_and_played(
    game: str, cairn: Cairn, settings: Settings, sandbox: Sandbox, people: list[User]
) -> None:
    seated = people[: min(GAMES[game].seats)]
    table = await Table.start(sandbox, seated, game=game)
    while True:
        await all_said(cairn.store, sandbox)
        waiting = next((user for user in seated if table.waits_for_others(user)), None)
        if waiting is not None and any(":plan:" in (each.custom_id or "") for each in (await table.board()).buttons):
            panel = await planned(waiting, table)
            assert said(waiting, "plan-title") in panel.text
            break
        await table.turn()
    for wanted in ("", "draw-pile", ""):
        if said(waiting, "plan-whole") in panel.text:
            break
        panel = await plan_choice(waiting, panel, wanted)
    premove = await order_of(cairn, waiting)
    assert premove is not None
    assert premove.alternatives[0].keys
    assert said(waiting, "button-cancel-premove") in [button.label for button in panel.buttons]
    ahead = said(waiting, "play-ahead", choice="")
    offered = await waiting.autocomplete("/play", focused="choice", value="", channel=table.channel)
    typed = next(each.value for each in offered if each.name.startswith(ahead.rstrip()))
    answer = await waiting.slash("/play", channel=table.channel, choice=typed)
    assert said(waiting, "plan-kept") in answer.text, "what is typed is laid beside what was clicked"
    premove = await order_of(cairn, waiting)
    assert premove is not None
    assert premove.alternatives[-1].keys[-1] == typed
    begin = {each.keys[0] for each in premove.alternatives}

    await cairn.shutdown()
    await sandbox.disconnect(cairn)
    again = steady(await sandbox.connect(lambda: Cairn(settings)))
    await sandbox.until(lambda: again.is_ready())
    assert await order_of(again, waiting) == premove
    before = len(await moves(again))
    await table.turn()
    await all_said(again.store, sandbox)
    assert waiting.mention in table.boards[-1].text, "asked as if no order lay there"
    panel = await waiting.click(await table.board(), custom_id="cairn:b:turn")
    lies = await order_of(again, waiting)
    assert lies is not None
    if lies.dropped is None:
        assert said(waiting, "premove-comes") in panel.text
        sandbox.later(HOUR)

        async def played() -> bool:
            return any(entry.ordered for entry in await last_entries(again.tables, 1, 200))

        for _ in range(200):
            if await played() or (lies := await order_of(again, waiting)) is None or lies.dropped:
                break
            await sandbox.settled()
    made = [entry.key for entry in (await moves(again))[before:] if entry.ordered]
    assert begin & {*made[:1]} or (lies is not None and lies.dropped is not None)
    log = await waiting.click(table.boards[-1], custom_id="cairn:b:log")
    mark = said(waiting, "log-line-ordered", line="").removeprefix("› ").strip()
    assert (mark in log.text) == bool(made)
    other = next(user for user in seated if user is not waiting)
    log = await other.click(table.boards[-1], custom_id="cairn:b:log")
    assert said(other, "log-line-ordered", line="").removeprefix("› ").strip() not in log.text
    await again.shutdown()


async def test_an_order_is_typed(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    table = await Table.start(sandbox, people[:2])
    waiting = table.other
    for word in ("discard", "draw-pile"):
        found = await waiting.autocomplete("/play", focused="choice", value=word, channel=games)
        assert found
        answer = await waiting.slash("/play", channel=games, choice=found[0].value)
        assert said(waiting, "plan-kept") in answer.text
    premove = await order_of(cairn, waiting)
    assert premove is not None
    assert premove.alternatives[0].keys[1] == "draw-pile"
    assert len(premove.alternatives[0].keys) == 2
    await waiting.slash("/play", channel=games, choice="discard-yellow-99")
    assert await order_of(cairn, waiting) == premove


async def test_a_board_offers_to_plan_ahead_as_long_as_a_person_waits(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2])
    board, stranger = await table.board(), people[3]
    assert said(None, "button-plan") in [button.label for button in board.buttons]
    there = await stranger.click(board, custom_id="cairn:b:plan")
    assert there.text == said(stranger, "refusal-not-seated")
    turn = await table.actor.click(board, custom_id="cairn:b:plan")
    assert table.pick(turn) is not None, "who is on turn takes it"
    alone = await Table.lobby(sandbox, people[:1], sandbox.guild.channel("alone"))
    await add_computer(people[0], "easy", alone.channel)
    await at_table(people[0], "start", alone.channel)
    while not (alone.boards and people[0].mention in alone.boards[-1].text):
        await sandbox.settled()
    assert said(None, "button-plan") not in [button.label for button in alone.boards[-1].buttons]


async def test_an_order_has_alternatives_and_guards_and_is_cancelled(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2])
    waiting = table.other
    panel = await plan_choice(waiting, await plan_choice(waiting, await planned(waiting, table)), "draw-pile")
    panel = await waiting.choose(panel, None, "discard-yellow", custom_id="cairn:s:plan-watch")
    unless = {
        "en": "– unless someone puts a card on the yellow discard pile or takes one off it",
        "de": "– es sei denn, jemand legt auf den Ablagestapel Gelb oder nimmt davon",
    }
    assert unless[waiting.person.locale[:2]] in panel.text, "as a player would say it"
    premove = await order_of(cairn, waiting)
    assert premove is not None
    assert [each.piece for each in premove.alternatives[0].unless] == ["discard-yellow"]
    panel = await waiting.click(panel, label=said(waiting, "button-new-alternative", number=2))
    panel = await plan_choice(waiting, panel)
    panel = await waiting.click(panel, custom_id="cairn:b:panel")
    assert said(waiting, "premove-lies") in panel.text
    panel = await waiting.click(panel, custom_id="cairn:b:plan")
    panel = await waiting.click(panel, custom_id="cairn:b:plan-back")
    panel = await waiting.click(panel, custom_id="cairn:b:plan-cancel")
    assert said(waiting, "premove-cancelled") in panel.text
    assert await order_of(cairn, waiting) is None


async def test_an_order_that_rests_in_a_pause_is_shown_and_can_be_cancelled(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2])
    waiting, mover = table.other, table.actor
    await plan_choice(waiting, await plan_choice(waiting, await planned(waiting, table)), "draw-pile")
    await pause(mover, 3, games)
    poll = await sandbox.until(lambda: post_with(games, "poll"))
    await typed(mover, games)
    await waiting.click(poll, custom_id=ballot(poll, "agree"))
    await sandbox.until(lambda: post_with(games, "play-on"))
    sandbox.later(2 * HOUR)
    await all_said(cairn.store, sandbox)
    assert await order_of(cairn, waiting) is not None, "it rests"
    panel = await waiting.click(await table.board(), custom_id="cairn:b:turn")
    assert said(waiting, "premove-lies") in panel.text
    panel = await waiting.click(panel, custom_id="cairn:b:plan-cancel")
    assert said(waiting, "premove-cancelled") in panel.text
    assert await order_of(cairn, waiting) is None


async def test_who_comes_back_is_told_that_a_computer_player_made_the_move_that_was_planned(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2])
    waiting, mover = table.other, table.actor
    await plan_choice(waiting, await plan_choice(waiting, await planned(waiting, table)), "draw-pile")
    leave = await at_table(waiting, "leave")
    await waiting.click(leave, custom_id="cairn:b:leave-game:1:0:computer")
    await table.turn()
    await sandbox.until(lambda: len(table.boards) > 1 and table.actor is mover)
    await all_said(cairn.store, sandbox)
    await waiting.click(await table.board(), custom_id="cairn:b:back")
    panel = await waiting.click(await table.board(), custom_id="cairn:b:turn")
    assert said(waiting, "premove-dropped", why=text("premove-over-computer")) in panel.text
