"""Hands by direct message: sent when they look different, and not to those whose messages are closed."""

from __future__ import annotations

from bot.app import Cairn
from bot.core.steady_time import utc_now
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import insert_at_table
from bot.tables.core import administration
from bot.tables.core.model import Actor
from testing.driver import Channel, Sandbox, User
from testing.story.helpers import described, later, typed
from testing.story.journal_checks import all_said, hold
from testing.story.table import Table


async def ask_for_hand(cairn: Cairn, sandbox: Sandbox, seat: int) -> None:
    """Queues the hand of a seat, whether it has changed or not, and waits until the outbox has dealt with it."""
    await cairn.store.write(insert_at_table, 1, utc_now(), [NewItem(Kind.HAND, seat)])
    assert cairn._outbox is not None
    cairn._outbox.wake()
    await all_said(cairn.store, sandbox)


def about_messages(sandbox: Sandbox, channel_id: str) -> list[str]:
    return [r.method for r in sandbox.server.requests if r.path.startswith(f"/channels/{channel_id}/messages")]


async def test_a_hand_that_looks_as_before_is_not_sent_again(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    seat = table.users.index(table.actor)
    private = table.actor.private.id
    assert about_messages(sandbox, private) == ["POST"]
    for _ in range(2):
        await ask_for_hand(cairn, sandbox, seat)
    assert about_messages(sandbox, private) == ["POST"]
    actor = table.actor
    await typed(actor, games)
    await all_said(cairn.store, sandbox)
    assert about_messages(sandbox, private) == ["POST", "PATCH"], "a hand that changed"
    await ask_for_hand(cairn, sandbox, seat)
    assert about_messages(sandbox, private) == ["POST", "PATCH"]


async def test_a_hand_that_was_edited_rests_and_shows_the_last_of_what_follows(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    for _ in range(6):
        await table.turn()
    await all_said(cairn.store, sandbox)
    for user in table.users:
        assert about_messages(sandbox, user.private.id) == ["POST", "PATCH"], "three turns, one edit"
    user, seen = table.actor, described(table.actor.dms()[0].pictures[0])
    later(cairn, minutes=6)
    await sandbox.until(lambda: all(about_messages(sandbox, user.private.id)[2:] == ["PATCH"] for user in table.users))
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)
    assert described(user.dms()[0].pictures[0]) != seen


async def test_closed_messages_are_left_alone_until_their_owner_clicks_something(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    bob.close_dms()
    await Table.start(sandbox, [alice, bob])
    await all_said(cairn.store, sandbox)
    refused = about_messages(sandbox, bob.private.id)
    assert refused == ["POST"]
    for _ in range(3):
        await ask_for_hand(cairn, sandbox, 1)
    assert about_messages(sandbox, bob.private.id) == refused
    bob.close_dms(closed=False)
    await bob.slash("/mygames", channel=games)
    await sandbox.settled()
    await ask_for_hand(cairn, sandbox, 1)
    assert about_messages(sandbox, bob.private.id) == [*refused, "POST"]
    assert [hand.pictures != [] for hand in bob.dms()] == [True]


async def test_a_table_that_is_closed_takes_the_buttons_off_its_hands_and_delivers_none(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    alice, bob = people[:2]
    bob.close_dms()
    await Table.start(sandbox, [alice, bob])
    await all_said(cairn.store, sandbox)
    bob.close_dms(closed=False)
    await bob.slash("/mygames")
    await administration.close(cairn.tables, 1, Actor(int(alice.id), int(sandbox.guild.id)))
    await all_said(cairn.store, sandbox)
    (hand,) = alice.dms()
    assert (len(hand.pictures), hand.buttons, hand.selects) == (1, [], [])
    assert bob.dms() == []
