"""What the menus of messages and of people offer."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from testing.driver import Channel, NotPossible, Sandbox, User
from testing.story.helpers import said
from testing.story.journal_checks import all_said
from testing.story.table import Table


async def test_a_boards_menu_tells_what_that_board_shows(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    """An old board has no buttons, and shows another turn than the newest."""
    alice, bob, _, stranger = people
    table = await Table.start(sandbox, [alice, bob])
    for _ in range(3):
        await table.turn()
    await all_said(cairn.store, sandbox)
    old, new = table.boards[1], table.boards[-1]
    assert (old.buttons, len(table.boards)) == ([], 4)
    for user in (bob, stranger):
        for board, turn in ((old, 1), (new, 3)):
            shown = await user.use("Replay this turn", board)
            assert said(user, "turn-of", turn=turn, last=3, who="", when="").split(" · ")[0] in shown.text
            assert shown.ephemeral
            assert shown.pictures
        words = await user.use("As text", old)
        assert said(user, "turn-of", turn=1, last=3, who="", when="").split(" · ")[0] in words.text
        assert not words.pictures
        assert words.text != (await user.use("As text", new)).text
    since_old, since_new = [await bob.use("What changed", board) for board in (old, new)]
    for shown, first, turns in ((since_old, 1, 3), (since_new, 3, 1)):
        assert said(bob, "since-turn", turn=first) in shown.text
        assert shown.text.count("** · ") == turns


async def test_what_is_no_board_or_not_to_be_seen_is_refused_kindly(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla, _ = people
    lobby = await Table.lobby(sandbox, [alice])
    for message in (lobby.posts[0], carla.write("a board", games)):
        answer = await carla.use("As text", message)
        assert (answer.ephemeral, answer.text) == (True, said(carla, "refusal-no-board"))
    table = await Table.start(sandbox, [alice, bob], sandbox.guild.channel("den"))
    board = await table.board()
    table.channel.make_private(alice, bob)
    with pytest.raises(NotPossible):
        await carla.use("As text", board)
    public = sandbox.guild.channel("public")
    data = {
        "id": next(iter(c["id"] for c in cairn_commands(sandbox) if c["name"] == "As text")),
        "name": "As text",
        "type": 3,
        "target_id": board.id,
        "resolved": {"messages": {board.id: board.raw}},
    }
    forged = await carla.forge(2, data, public)
    assert forged.text == said(carla, "refusal-unknown-table")


def cairn_commands(sandbox: Sandbox) -> list[dict[str, object]]:
    return list(sandbox.world.commands[None].values())


async def test_a_profile_from_the_menu_of_a_person(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    alice, bob = people[:2]
    shown = await alice.use("Profile", bob)
    assert (shown.ephemeral, shown.text) == (True, (await alice.slash("/profile", player=bob)).text)
