"""What the menus of messages and of people offer."""

from __future__ import annotations

import asyncio

import pytest

from bot.app import Cairn
from bot.db.column_types import EPOCH
from bot.discord.board_ids import TABLES
from bot.tables.core.model import Status
from bot.tables.lobby.challenges import MAX_CHALLENGES
from bot.tables.lobby.queries import challenges_since
from testing.driver import Channel, NotPossible, Response, Sandbox, User
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


async def test_a_person_is_challenged_from_their_menu(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla, dora = people
    asked = await alice.use("Challenge", bob)
    assert said(alice, "challenge-which", who=bob.mention) in asked.text
    form = await alice.choose(asked, said(alice, "menu-games"), "Lost Cities")
    assert form.modal is not None
    done = await alice.submit(form)
    assert said(alice, "said-opened", table="1", channel=f"<#{games.id}>") in done.text
    table = await cairn.tables.get(1)
    assert (table.invitations.invited, table.invitations.challenge) == ((int(bob.id),), True)
    called = await sandbox.until(lambda: next((m for m in games.messages if bob.id in m.pings), None))
    assert alice.mention in called.text
    for one, other in ((alice, bob), (bob, alice)):
        again = await one.use("Challenge", other)
        assert again.text == said(one, "refusal-challenge-open", who=other.mention, channel=f"<#{games.id}>")

    page = await carla.slash("/settings", games)
    off = said(carla, "settings-my-challenges-off")
    await carla.choose(page, None, "off", custom_id="cairn:s:setting:0:0:my-challenges")
    await cairn.people.set_blocked(int(dora.id), [int(alice.id)])
    for who in (carla, dora):
        refused = await alice.use("Challenge", who)
        assert refused.text == said(alice, "refusal-challenge-closed", who=who.mention), off
    assert (await alice.use("Challenge", alice)).text == said(alice, "refusal-challenge-yourself")
    robot = User(sandbox, sandbox.world.bot)
    assert (await alice.use("Challenge", robot)).text == said(alice, "refusal-bot-player")


async def test_boards_that_1_0_0_posted_have_the_menu_as_well(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    """Its messages say nowhere which board they show: that is told by where and when they were posted."""
    alice, bob = people[:2]
    table = await Table.start(sandbox, [alice, bob])
    for _ in range(3):
        await table.turn()
        await all_said(cairn.store, sandbox)
    boards, other = [*table.boards], await Table.lobby(sandbox, [alice], sandbox.guild.channel("den"))
    for message in [*boards, *other.posts]:
        for part in message.components:
            part["id"] = part["id"] % TABLES  # as Discord numbers those that a bot has not numbered
    for turn, board in enumerate(boards):
        shown = await bob.use("Replay this turn", board)
        assert (
            said(bob, "turn-of" if turn else "turn-start", turn=turn, last=3, who="", when="").split(" · ")[0]
            in shown.text
        )
        words = await bob.use("As text", board)
        assert words.text.startswith("### ")
    since = await bob.use("What changed", boards[1])
    assert since.text.count("** · ") == 3
    for message in (*other.posts, alice.write("board-1.png", games)):
        answer = await bob.use("As text", message)
        assert answer.text == said(bob, "refusal-no-board")


async def test_nobody_challenges_more_than_so_many_a_day(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice = people[0]
    for number in range(MAX_CHALLENGES):
        rival = sandbox.guild.user(f"Rival {number}")
        asked = await alice.use("Challenge", rival, sandbox.guild.channel(f"place {number}"))
        form = await alice.choose(asked, said(alice, "menu-games"), "Moon")
        assert not (await alice.submit(form)).failed
    assert [(await cairn.tables.get(n)).status for n in range(1, MAX_CHALLENGES + 1)] == [Status.LOBBY] * MAX_CHALLENGES
    often = said(alice, "refusal-challenge-often", limit=MAX_CHALLENGES, when="<t:").split("<t:")[0]
    refused = await alice.use("Challenge", people[1], games)
    assert refused.text.split("<t:")[0] == often
    den = sandbox.new_guild("Den")
    await sandbox.until(lambda: len(cairn.guilds) == 2)
    den.user("alice")
    cave = den.channel("cave")
    refused = await alice.use("Challenge", den.user("dweller"), cave)
    assert refused.text.split("<t:")[0] == often, "on another server, too"


async def test_two_challenges_at_once_are_counted_one_after_the_other(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    """Both forms were shown while there was room for one more."""
    alice, forms = people[0], list[Response]()
    for number in range(MAX_CHALLENGES + 1):
        place = sandbox.guild.channel(f"place {number}")
        asked = await alice.use("Challenge", sandbox.guild.user(f"Rival {number}"), place)
        forms.append(await alice.choose(asked, said(alice, "menu-games"), "Moon"))
    answers = await asyncio.gather(*map(alice.submit, forms))
    often = said(alice, "refusal-challenge-often", limit=MAX_CHALLENGES, when="<t:").split("<t:")[0]
    assert [answer.text.split("<t:")[0] == often for answer in answers].count(True) == 1
    assert len(await cairn.store.read(challenges_since, int(alice.id), EPOCH)) == MAX_CHALLENGES


async def test_a_profile_from_the_menu_of_a_person(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    alice, bob = people[:2]
    shown = await alice.use("Profile", bob)
    assert (shown.ephemeral, shown.text) == (True, (await alice.slash("/profile", player=bob)).text)
