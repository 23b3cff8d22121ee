"""What is queued is said once, in order, whoever dies in the middle."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

from bot.db import Store
from bot.outbox import queries as outbox_queries
from bot.outbox import server_post_queries as server_posts
from bot.outbox.model import Kind, NewItem, OutboxItem, Pool, Post, Sent
from bot.outbox.outbox import MAX_UNDER_WAY
from bot.outbox.queries import insert_at_table
from bot.outbox.sender import NotYet, Undeliverable
from bot.people import queries as people
from bot.reminders.model import AlertKind
from bot.tables.core.refusals import Quarantined
from bot.tables.show import hand_queries
from games.engine import text
from testing.databases import url
from testing.outbox import claim, next_at
from testing.recorder import Recorder, at_work, notice
from testing.world import ANN, BEN, World


async def test_what_is_queued_is_said_and_noted(world: World) -> None:
    position = await world.started()
    played = await world.act(position, ANN, "take", "end")
    sender = Recorder()
    await at_work(world, sender).drained()
    assert sorted(sender.kinds) == [(Kind.HAND, 0), (Kind.STATUS, None)]
    assert {item.revision for item in sender.said} == {played.position.table.revision}
    assert await world.store.read(outbox_queries.pending) == 0
    post = await world.store.read(outbox_queries.find_post, position.table.id, Kind.STATUS)
    assert post is not None
    assert post.message_id == next(item.id for item in sender.said if item.kind is Kind.STATUS)


async def test_a_table_is_spoken_to_in_order(world: World) -> None:
    position = await world.started()
    for note in "abcd":
        await notice(world, position.table.id, note)
    await world.act(position, ANN, "end")
    sender = Recorder()
    await at_work(world, sender).drained()
    assert [item.note.id if item.note else item.kind for item in sender.said] == [*"abcd", Kind.STATUS]


async def test_a_later_post_takes_the_place_of_an_earlier_one(world: World) -> None:
    position = await world.started()
    sender = Recorder()
    for _ in range(2):
        await world.act(position, ANN, "end")
        await world.act(position, BEN, "end")
        await at_work(world, sender).drained()
    assert len(sender.said) == 2
    posts = await world.store.read(outbox_queries.find_posts, position.table.id)
    assert [post.message_id for post in posts] == [sender.said[-1].id]


async def test_what_was_put_back_makes_way_for_a_newer_one_and_alone_it_waits(world: World) -> None:
    """A hand rests; the game goes on while it is being looked at, and the newer hand has no reason to wait."""
    position = await world.started()
    rests = world.time + timedelta(minutes=5)

    hand = [NewItem(Kind.HAND, 0)]

    class Resting(Recorder):
        goes_on = False

        async def send(self, item: OutboxItem) -> Sent:
            if item.kind is Kind.HAND and not self.tried:
                self.tried.append(item)
                if self.goes_on:
                    await world.store.write(insert_at_table, item.subject, world.time, hand)
                raise NotYet(rests)
            return await super().send(item)

    for newer, said in ((True, 1), (False, 0)):
        sender = Resting()
        sender.goes_on = newer
        await world.store.write(insert_at_table, position.table.id, world.time, hand)
        await at_work(world, sender).drained()
        assert len([kind for kind, _ in sender.kinds if kind is Kind.HAND]) == said
    assert await world.store.read(outbox_queries.pending) == 1
    world.time = rests
    await at_work(world, sender).drained()
    assert await world.store.read(outbox_queries.pending) == 0


async def test_a_post_can_be_forgotten(world: World) -> None:
    position = await world.started()
    old = Post(kind=Kind.NUDGE, subject=position.table.id, channel_id=1, message_id=2, revision=3, body="x")
    await world.store.write(outbox_queries.record_posts, [old])
    assert await world.store.read(outbox_queries.find_post, position.table.id, Kind.NUDGE) == old

    class Forgetful(Recorder):
        async def send(self, item: OutboxItem) -> Sent:
            return Sent(gone=(old,))

    await world.act(position, ANN, "end")
    await at_work(world, Forgetful()).drained()
    assert await world.store.read(outbox_queries.find_posts, position.table.id) == []


async def test_a_hand_that_cannot_be_delivered_is_told_its_owner_once_until_one_arrives(world: World) -> None:
    """Never the table; nor anybody who plays with open hands only."""
    position = await world.started()
    closed = True
    sender = Recorder(lambda e: Undeliverable("closed") if e.kind is Kind.HAND and e.seat == 0 and closed else None)
    outbox = at_work(world, sender)

    async def told(*games: str) -> bool:
        sender.said.clear()
        await world.act(position, ANN, "draw")
        await world.act(position, BEN, "draw")
        await outbox.drained()
        assert Kind.NOTICE not in [kind for kind, _ in sender.kinds]
        if closed:
            await world.store.write(people.note_messages_closed, ANN.user_id)
        if not await world.store.read(people.messages_closed, ANN.user_id):
            return False
        return await world.store.write(hand_queries.forget_messages_closed, ANN.user_id, games, world.time) is not None

    assert not await told("chess")
    assert await told("pebbles")
    assert not await told("pebbles")
    closed = False
    assert not await told("pebbles")
    closed = True
    assert await told("pebbles")


async def test_what_a_table_will_not_say_any_more_is_dropped_without_a_word(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "draw")
    await at_work(world, Recorder(lambda item: Quarantined())).drained()
    assert await world.store.read(outbox_queries.pending) == 0


async def test_a_program_that_dies_in_the_middle_is_followed_by_one_that_finishes(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    world = World(store)
    position = await world.started()
    await world.act(position, ANN, "take", "end")

    class Dying(Recorder):
        async def send(self, item: OutboxItem) -> Sent:
            self.tried.append(item)
            self.news.set()
            await asyncio.Event().wait()
            raise AssertionError

    dying = Dying()
    outbox = at_work(world, dying)
    outbox.start()
    await dying.until(lambda: len(dying.tried) == 2)
    await outbox.stop(timeout=0)  # nothing of what it was doing is noted, as with kill -9
    await store.close()

    after = World(await Store.open(url(tmp_path)))
    sender = Recorder()
    finishing = at_work(after, sender)
    finishing.start()
    await sender.until(lambda: len(sender.said) == 2)
    await finishing.stop()
    assert {item.nonce for item in sender.said} == {item.nonce for item in dying.tried}
    assert {item.attempts for item in sender.said} == {2}
    assert await after.store.read(outbox_queries.pending) == 0
    await after.store.close()


async def test_a_graceful_stop_says_what_can_be_said(world: World) -> None:
    positions = [await world.started(channel=channel) for channel in range(9)]
    sender = Recorder()
    outbox = at_work(world, sender, limits={Pool.TABLES: 2})
    outbox.start()
    for position in positions:
        await world.act(position, ANN, "end")
    await outbox.stop(timeout=30)
    assert len(sender.said) == 9


async def test_no_more_than_so_many_at_once(world: World) -> None:
    under_way, most = 0, 0

    class Counting(Recorder):
        async def send(self, item: OutboxItem) -> Sent:
            nonlocal under_way, most
            under_way += 1
            most = max(most, under_way)
            await asyncio.sleep(0.001)
            under_way -= 1
            return await super().send(item)

    for position in [await world.started(channel=channel) for channel in range(9)]:
        await notice(world, position.table.id, "x")
    sender = Counting()
    await at_work(world, sender, limits={Pool.TABLES: 3}).drained()
    assert len(sender.said) == 9
    assert most == 3


async def test_what_is_in_hand_takes_no_room_of_what_waits(world: World) -> None:
    tables = [(await world.started(channel=channel)).table for channel in range(3)]
    in_hand: list[int] = []
    for table in tables:
        await notice(world, table.id, "news")
    for table in tables:
        (item,) = await claim(world.store, world.time, in_hand, {Pool.TABLES: 1})
        assert item.table_id == table.id
        in_hand.append(item.id)


async def test_alerts_that_are_due_together_hold_up_neither_hands_nor_boards(world: World) -> None:
    """They take a part of the room, and what nobody has answered yet is not asked for again and again."""
    answered = asyncio.Event()

    class Slow(Recorder):
        async def send(self, item: OutboxItem) -> Sent:
            self.tried.append(item)
            if item.kind is Kind.ALERT:
                await answered.wait()
            return await super().send(item)

    tables = [(await world.started(channel=channel)).table for channel in range(9)]
    reminder = NewItem(Kind.ALERT, note=text(AlertKind.REMINDER))
    for table in tables:
        await world.store.write(insert_at_table, table.id, world.time, [reminder])
    sender = Slow()
    outbox = at_work(world, sender, limits=MAX_UNDER_WAY | {Pool.ALERTS: 2})
    outbox.start()
    for table in tables:
        await world.act(table, ANN, "take", "end")
    outbox.wake()
    await sender.until(lambda: sum(item.kind is not Kind.ALERT for item in sender.said) == 18)
    assert sum(item.kind is Kind.ALERT for item in sender.tried) == 2, "they have found all of their room taken"
    assert await next_at(world.store, {item.id for item in sender.tried}, (Pool.TABLES,)) is None
    assert await next_at(world.store, {item.id for item in sender.tried}) == world.time
    answered.set()
    await sender.until(lambda: len(sender.said) == 27)
    await outbox.stop()


async def test_what_nobody_waits_for_rests_while_discord_refuses_too_much(world: World) -> None:
    position = await world.started()
    await notice(world, position.table.id, "a")
    await world.store.write(server_posts.place_board, 7, 8, world.time)
    sender, refused = Recorder(), True
    outbox = at_work(world, sender, spares=lambda: refused)
    await outbox.drained()
    assert Kind.BOARD not in {item.kind for item in sender.said}
    assert "a" in {item.note.id for item in sender.said if item.note}
    refused = False
    await outbox.drained()
    assert [item.kind for item in sender.said][-1] is Kind.BOARD
