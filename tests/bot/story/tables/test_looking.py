"""Looking: rules, boards, logs, one's own tables, and everything that works in a direct message."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.tables.show.rules import pages
from testing.driver import Channel, NotPossible, Sandbox, User
from testing.story.helpers import GAME, moves, said, typed
from testing.story.journal_checks import all_said
from testing.story.table import Table


@pytest.mark.parametrize("reader", [0, 1])
async def test_rules_turn_their_pages_in_place(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, reader: int
) -> None:
    user = people[reader]
    book = pages(GAME, "en" if reader == 0 else "de")
    shown = await user.slash("/help", game=GAME)
    message = shown.need()
    assert shown.ephemeral
    for turn, label in ((1, "button-next"), (2, "button-next"), (1, "button-previous")):
        assert said(user, "rules-page", page=turn + (0 if "next" in label else 2), pages=len(book)) in message.text
        turned = await user.click(message, said(user, label))
        assert turned.message == message
        assert book[turn] in message.text
        assert len(user.sees(games)) == 1
    lobby = (await Table.lobby(sandbox, people[:1])).posts[0]
    new = await user.click(lobby, custom_id="cairn:b:rules")
    assert (new.ephemeral, book[0] in new.text) == (True, True)
    assert new.message != message
    assert lobby.buttons


async def test_nobody_is_offered_to_take_back_what_they_have_not_done(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2])
    actor = table.actor

    async def offered() -> bool:
        await all_said(cairn.store, sandbox)
        panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
        return any((button.custom_id or "").startswith("cairn:b:undo-far:") for button in panel.buttons)

    assert not await offered()
    await typed(actor, games)
    assert await offered()


async def test_the_board_the_log_and_more(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    alice, bob, _, stranger = people
    table = await Table.start(sandbox, [alice, bob])
    actor, other = table.actor, table.other
    empty = await stranger.slash("/log")
    assert said(stranger, "log-empty") in empty.text
    words = await typed(actor, games)
    (own,) = [line for line in words.splitlines() if "Du ziehst" in line or "You draw" in line]
    await sandbox.until(lambda: len(table.boards) == 2)
    board = await table.board()

    logs = {user: await user.click(board, custom_id="cairn:b:log") for user in (actor, other, stranger)}
    assert own in logs[actor].text
    for user in (other, stranger):
        assert logs[user].ephemeral
        assert said(user, "log-title") in logs[user].text
        assert "Du ziehst" not in logs[user].text
        assert "You draw" not in logs[user].text
        assert len(logs[user].text.splitlines()) == len(logs[actor].text.splitlines()) - 1
        assert (await user.slash("/log")).text == logs[user].text

    for user in (alice, bob, stranger):
        picture = await user.slash("/board")
        assert picture.ephemeral
        (shown,) = picture.pictures
        assert (shown.data[:4], bool(shown.description)) == (b"\x89PNG", True)
        text = await user.slash("/board", show="text")
        assert not text.pictures
        assert len(text.text) > 100
        more = await user.click(board, custom_id="cairn:b:more")
        assert (more.ephemeral, said(user, "more-title") in more.text) == (True, True)
        answers = {
            (b.custom_id or "").split(":")[2]: await user.click(more, custom_id=b.custom_id)
            for b in more.buttons
            if (b.custom_id or "").split(":")[2] not in {"note", "report"}  # each asks in a form
        }
        followed = set() if user is stranger else {"follow"}
        assert set(answers) == {"signs", "board", "text", "rules", "info", "replay", "me", "nudge"} | followed
        assert answers["text"].text == text.text
        assert len(answers["board"].pictures) == 1
        assert said(user, "info-status", status=said(user, "table-status-running")) in answers["info"].text
        assert all(answer.ephemeral for answer in answers.values())
    assert said(bob, "option-rounds") in (await bob.slash("/table")).text
    assert len(await table_lines(stranger)) == 1, "one line a table"


async def table_lines(user: User) -> list[str]:
    return [choice.name for choice in await user.autocomplete("/table", focused="table")]


async def test_ones_own_tables_and_what_works_in_private(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla, stranger = people
    for user in (alice, bob):
        assert (await user.slash("/mygames", channel=user.private)).text == said(user, "mygames-none")
        assert (await user.slash("/hand", channel=user.private)).text == said(user, "refusal-no-table-here")
    table = await Table.start(sandbox, [alice, bob])
    other_channel = sandbox.guild.channel("more")
    lobby = await Table.lobby(sandbox, [bob, carla], other_channel)
    actor, other = table.actor, table.other
    for user in (alice, bob):
        answer = await user.slash("/mygames", channel=user.private)
        assert f"<#{games.id}>" in answer.text
        assert (f"<#{other_channel.id}>" in answer.text) == (user == bob)
        waits = "your turn" if user == alice else "du bist am Zug"
        assert (waits in answer.text) == (user == actor)
        assert len(await table_lines(user)) == (2 if user == bob else 1)
        labels = [button.label for button in answer.buttons]
        assert labels.count(said(user, "button-turn")) == (1 if user == actor else 0)
        assert len(labels) == (2 if user == bob else 1), "each has a button beside it, to play or to go there"
        if user == actor:
            turn = await user.click(answer, said(user, "button-turn"))
            assert table.pick(turn) is not None
    assert (await carla.slash("/mygames")).text.count("\n") == 1

    with pytest.raises(NotPossible):
        await alice.slash("/find", channel=alice.private, game=GAME)
    hand = await actor.slash("/hand", channel=actor.private)
    assert len(hand.pictures) == 1
    await typed(actor, actor.private)
    assert len(await moves(cairn)) == 2
    await sandbox.until(lambda: len(table.boards) == 2)
    text = await other.slash("/board", channel=other.private, show="text")
    assert text.text.startswith("###")
    foreign = await stranger.slash("/board", channel=stranger.private, table="1")
    assert foreign.text == said(stranger, "refusal-unknown-table"), "in private only those at a table see it"
    for user in (alice, bob):
        own = await user.slash("/settings", channel=user.private)
        assert said(user, "settings-mine-title") in own.text
        assert said(user, "settings-title") not in own.text
    with pytest.raises(NotPossible):
        await alice.slash("/server settings", channel=alice.private)
    assert lobby.posts[0].buttons
