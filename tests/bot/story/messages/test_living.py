"""A person's own message of a table: what it costs, whom it tells what, and that it comes again."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.core.localizer import Localizer
from bot.discord.permissions import for_person
from testing.driver import Sandbox, User
from testing.story.helpers import described, said
from testing.story.journal_checks import all_said
from testing.story.messages import MessageTable, installed, shown
from testing.story.table import Table

CHANGES = {"POST", "PATCH", "DELETE"}


async def test_a_turn_is_one_new_message_for_who_is_next_and_one_edit_for_who_has_moved(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table = await MessageTable.by_code(sandbox, [ann, ben])
    await table.turn()
    await table.next_actor()
    await sandbox.until(lambda: len(ann.dms()) == len(ben.dms()) == 1)
    await sandbox.settled(0.5)
    before = len(sandbox.server.requests)
    await table.turn()
    await table.next_actor()
    await sandbox.until(lambda: len(ann.dms()) == len(ben.dms()) == 1)
    await sandbox.settled(0.5)
    made = [each for each in list(sandbox.server.requests)[before:] if each.path.startswith("/channels/")]
    assert sorted(each.method for each in made if each.method in CHANGES) == ["DELETE", "PATCH", "POST"]


@pytest.mark.usefixtures("followed_clock")
async def test_an_old_message_is_edited_no_more_often_than_discord_allows_and_then_tells_all(
    cairn: Cairn, sandbox: Sandbox
) -> None:
    five = [installed(sandbox, name) for name in ("ann", "ben", "cleo", "dan", "eva")]
    table = await MessageTable.by_code(sandbox, five, "moon")
    await all_said(cairn.store, sandbox)
    sandbox.later(2 * 3_600)
    standing = {user: table.living(user) for user in five}
    before = len(sandbox.server.requests)
    movers = [await table.turn() for _ in range(4)]
    await table.next_actor()
    await sandbox.settled()
    assert len(set(movers)) == 4
    made = list(sandbox.server.requests)[before:]
    first = movers[0]
    path = f"/channels/{first.private.id}/messages/{standing[first].id}"
    edits = [each.status for each in made if (each.method, each.path) == ("PATCH", path)]
    assert 1 <= len(edits) <= 3
    assert not [each for each in made if each.status == 429]
    assert table.living(first) == standing[first], "it waits, and is not sent anew"
    sandbox.later(240)
    await all_said(cairn.store, sandbox)
    assert movers[3].name in table.living(first).text
    assert [len(user.dms()) for user in five] == [1] * 5


async def test_nothing_of_a_hand_is_in_the_other_ones_message(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table = await MessageTable.by_code(sandbox, [ann, ben])
    await table.turn()
    hands = {}
    for user in (ann, ben):
        shows = (await user.slash("/hand", user.private)).pictures[0]
        hands[user] = described(shows)
    for user, other in ((ann, ben), (ben, ann)):
        message = table.living(user)
        whole = str(message.raw) + "".join(described(picture) for picture in message.pictures)
        own = next(picture for picture in message.pictures if picture.name == "hand.png")
        theirs = next(picture for picture in table.living(other).pictures if picture.name == "hand.png")
        assert described(theirs) not in whole
        assert own.data != theirs.data
        assert hands[user] != hands[other]
        assert {picture.name for picture in message.pictures} <= {"board-1.png", "board-2.png", "hand.png"}
        for custom_id in ("turn", "hand", "panel", "plan"):
            answer = await user.forge_component(message, f"cairn:b:{custom_id}:1:0")
            assert all(described(theirs) != described(picture) for picture in answer.pictures)


async def test_a_deleted_message_comes_again(cairn: Cairn, sandbox: Sandbox, ann: User, ben: User) -> None:
    table = await MessageTable.by_code(sandbox, [ann, ben])
    sandbox.world.drop_message(table.living(ann).inner)
    assert not ann.dms()
    mine = await ann.slash("/mygames", ann.private)
    await ann.click(mine, said(ann, "button-message-again", table="1"))
    await sandbox.until(lambda: bool(ann.dms()))
    assert table.living(ann).pictures


async def test_both_are_asked_whether_a_turn_may_be_taken_back(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table = await MessageTable.by_code(sandbox, [ann, ben])
    mover = await table.turn()
    other = ben if mover is ann else ann
    page = await mover.slash("/table", mover.private, table="1")
    asked = await mover.click(page, custom_id="cairn:b:undo:1")
    form = await mover.click(asked, custom_id="cairn:b:undo-far")
    await mover.click(form, custom_id="cairn:b:undo-ask")
    question = await shown(sandbox, other, said(other, "undo-caution"))
    agree = Localizer("de" if other is ben else "en").format("button-agree")
    await other.click(question, agree)
    await sandbox.until(lambda: table.asks(mover))


async def test_a_table_of_a_server_is_followed_by_message(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    table = await Table.start(sandbox, people[:2])
    alice = people[0]
    more = await alice.click(await table.board(), custom_id="cairn:b:more")
    await alice.click(more, said(alice, "button-follow"))
    own = await shown(sandbox, alice, "Lost Cities")
    await sandbox.until(lambda: bool(alice.dms()[-1].pictures))
    assert f"<#{table.channel.id}>" in own.text
    mover = await table.turn()
    await sandbox.until(lambda: table.boards[-1].buttons)
    assert mover in people
    board = table.boards[-1]
    assert board.pictures, "the channel's board goes on"
    more = await alice.click(await table.board(), custom_id="cairn:b:more")
    await alice.click(more, said(alice, "button-unfollow"))
    await shown(sandbox, alice, said(alice, "living-followed-no-more", channel=f"<#{table.channel.id}>"))


async def test_who_follows_has_one_hand_which_is_as_it_is_now(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table, alice = await Table.start(sandbox, people[:2]), people[0]
    for verb in ("button-follow", "button-unfollow", "button-follow"):
        more = await alice.click(await table.board(), custom_id="cairn:b:more")
        await alice.click(more, said(alice, verb))
        await all_said(cairn.store, sandbox)
        for _ in range(2):
            await table.turn()
            await all_said(cairn.store, sandbox)
            (shows,) = (message for message in alice.dms() if message.pictures)
            hand = (await alice.slash("/hand", table.channel)).pictures[-1]
            assert shows.pictures[-1].description == hand.description, verb


async def test_who_follows_and_cannot_be_written_to_is_not_told_of_a_clock_that_rests(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    """At a table of a server nothing waits for that message: everything stands in its channel."""
    alice, bob = people[:2]
    table = await Table.start(sandbox, [alice, bob])
    more = await bob.click(await table.board(), custom_id="cairn:b:more")
    await bob.click(more, said(bob, "button-follow"))
    await shown(sandbox, bob, "Lost Cities")
    alice.close_dms()
    more = await alice.click(await table.board(), custom_id="cairn:b:more")
    told = await alice.click(more, said(alice, "button-follow"))
    link = for_person(cairn.application_id)
    assert told.text.endswith(said(alice, "said-follow-unreachable", link=link))
    assert "integration_type=1&scope=applications.commands" in link
    await sandbox.until(lambda: bob.dms() and bob.dms()[-1].pictures)
    await table.turn()
    await sandbox.settled(0.5)
    assert said(bob, "living-unreachable", name="alice") not in bob.dms()[-1].text


async def test_a_message_stands_once_whatever_is_lost_on_the_way(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    """The answer to a post is lost, clicks come twice, and the conversation is forgotten until it is opened anew."""
    table = await MessageTable.by_code(sandbox, [ann, ben])
    await sandbox.until(lambda: len(ann.dms()) == len(ben.dms()) == 1)
    for user in (ann, ben):
        sandbox.faults.fail(f"POST /channels/{user.private.id}/messages", action="drop", after=True)
    sandbox.faults.twice(3)
    first = await table.turn()
    await table.next_actor()
    await sandbox.until(lambda: len(ann.dms()) == len(ben.dms()) == 1)
    sandbox.faults.clear()
    sandbox.faults.lose((ben if first is ann else ann).person)
    await table.turn()
    await table.next_actor()
    sandbox.faults.lose(first.person)
    await table.turn()
    await table.next_actor()
    await sandbox.until(lambda: len(ann.dms()) == len(ben.dms()) == 1)
    found = await cairn.tables.get(1)
    assert not [seat for seat in found.seats if seat.unreachable]
