"""Webhooks: who may have them, what they are told, and what becomes of it where they misbehave."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.db.schema import journal, outbox, positions, tables
from bot.outbox.model import Kind, Pool, PostTarget
from bot.outbox.outbox import Outbox
from bot.outbox.sender import Routed
from bot.tables.core import administration, play
from bot.tables.core.model import Actor
from bot.tables.history.schema import snapshots
from bot.webhooks import client as webhook_client
from bot.webhooks.model import CHOSEN, HookEvent, Webhook
from bot.webhooks.service import MAX_WEBHOOKS, Webhooks
from games import GAMES
from testing.outbox import claim
from testing.receiver import HOST, Receiver
from testing.recorder import Recorder
from testing.world import ANN, BEN, CLEO, DORA, GUILD, World, by
from testing.world import world as make
from tests.bot.webhooks.conftest import tell

BOSS = by(ANN, manager=True)


async def queued(world: World) -> list[Any]:
    mine = sa.select(outbox).where(outbox.c.kind == Kind.WEBHOOK).order_by(outbox.c.id)
    return list(await world.store.read(lambda c: c.execute(mine).all()))


async def state(hooks: Webhooks) -> Webhook:
    (found,) = await hooks.all(BOSS)
    return found


@pytest.mark.usefixtures("each_kind")
async def test_a_game_is_told_from_its_start_to_its_end_signed(
    world: World, hooks: Webhooks, receiver: Receiver
) -> None:
    hook = await hooks.add(BOSS, receiver.url)
    position = await world.started(ANN, BEN)
    await tell(world, hooks)
    await world.act(position, ANN, "take")
    assert await queued(world) == [], "the middle of a turn is nothing to tell"
    await world.act(position, ANN, "end")
    await world.act(position, BEN, "stop")
    await tell(world, hooks)
    assert receiver.events == ["start", "turn", "end", "result"]
    assert len({body["id"] for body in receiver.bodies}) == 4
    told = receiver.bodies[1]
    assert (told["guild_id"], told["table"]["id"], told["table"]["status"]) == (str(GUILD), 1, "running")
    assert [(seat["user_id"], seat["name"], seat["to_act"]) for seat in told["seats"]] == [
        ("1", "Ann", False),
        ("2", "Ben", True),
    ]
    assert receiver.bodies[2]["table"]["status"] == "finished"
    assert [(seat["user_id"], seat["ended"], seat["place"]) for seat in receiver.bodies[3]["result"]["seats"]] == [
        ("1", "played", 1),
        ("2", "played", 1),
    ]
    assert {body["format"] for body in receiver.bodies} == {1}, "docs/webhooks.md"
    for headers, body in receiver.heard:
        signed = headers["X-Cairn-Timestamp"].encode() + b"." + body
        made = hmac.new(hook.secret.encode(), signed, hashlib.sha256).hexdigest()
        assert headers["X-Cairn-Signature"] == f"sha256={made}"
        assert headers["X-Cairn-Timestamp"] == str(int(world.time.timestamp()))
    assert await queued(world) == []


async def test_a_webhook_hears_of_what_was_chosen_and_of_its_own_server_alone(
    world: World, hooks: Webhooks, receiver: Receiver
) -> None:
    await hooks.add(BOSS, receiver.url, [HookEvent.END])
    await hooks.add(by(ANN, guild=GUILD + 1, manager=True), receiver.url + "?other")
    position = await world.started(ANN, BEN)
    await world.act(position, ANN, "end")
    await world.act(position, BEN, "stop")
    await tell(world, hooks)
    assert receiver.events == ["end"]


async def test_a_lobby_that_is_closed_was_no_game(world: World, hooks: Webhooks, receiver: Receiver) -> None:
    await hooks.add(BOSS, receiver.url)
    table = await world.open()
    await administration.close(world.tables, table.id, by(ANN))
    assert await queued(world) == []


async def test_a_change_that_cannot_be_stored_is_not_told(
    world: World, hooks: Webhooks, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hooks.add(BOSS, receiver.url)
    position = await world.started(ANN, BEN)
    before = await queued(world)

    def fail(*_args: object) -> None:
        raise RuntimeError("after the change")

    with monkeypatch.context() as broken:
        broken.setattr("bot.tables.core.queries.positions.keep", fail)
        with pytest.raises(RuntimeError):
            await world.act(position, ANN, "end")
    assert await queued(world) == before
    await world.act(position, ANN, "end")
    assert len(await queued(world)) == len(before) + 1


async def test_only_managers_have_webhooks_five_a_server_each_address_once(
    world: World, hooks: Webhooks, receiver: Receiver
) -> None:
    calls: list[Callable[[Actor], Awaitable[object]]] = [
        lambda who: hooks.add(who, receiver.url),
        hooks.all,
        lambda who: hooks.test(who, 1),
        lambda who: hooks.remove(who, 1),
    ]
    for call in calls:
        for who, why in ((by(ANN), "refusal-server-managers"), (by(ANN, guild=None), "refusal-guild-only")):
            with pytest.raises(Refusal, match=why):
                await call(who)
    for number in range(MAX_WEBHOOKS):
        await hooks.add(BOSS, f"{receiver.url}/{number}")
    first, *others = [hook.id for hook in await hooks.all(BOSS)]
    with pytest.raises(Refusal, match="many"):
        await hooks.add(BOSS, receiver.url)
    with pytest.raises(Refusal, match="known"):
        await hooks.add(BOSS, f"{receiver.url}/0")
    with pytest.raises(Refusal, match="webhook-unreachable"):
        await hooks.add(by(ANN, guild=77, manager=True), f"http://elsewhere.example:{receiver.port}/")
    other = by(BEN, guild=GUILD + 1, manager=True)
    for forged in (hooks.test, hooks.remove):
        with pytest.raises(Refusal, match="unknown"):
            await forged(other, first)
    await hooks.remove(BOSS, first)
    assert [hook.id for hook in await hooks.all(BOSS)] == others
    assert receiver.heard == []


async def test_there_are_no_more_than_five_where_several_are_added_at_once(
    world: World, hooks: Webhooks, receiver: Receiver
) -> None:
    adding = (hooks.add(BOSS, f"{receiver.url}/{number}") for number in range(3 * MAX_WEBHOOKS))
    made = await asyncio.gather(*adding, return_exceptions=True)
    refused = [each for each in made if isinstance(each, BaseException)]
    assert [str(each) for each in refused] == ["refusal-webhook-many"] * 2 * MAX_WEBHOOKS
    assert len(await hooks.all(BOSS)) == MAX_WEBHOOKS


@pytest.mark.parametrize(
    ("answer", "trouble"),
    [(503, "http-503"), (404, "http-404"), ("redirect", "http-307"), ("hang", "slow")],
)
async def test_what_is_not_taken_is_tried_again_until_it_is(
    world: World,
    hooks: Webhooks,
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
    answer: int | str,
    trouble: str,
) -> None:
    await hooks.add(BOSS, receiver.url, [HookEvent.START, HookEvent.TURN])
    receiver.answer = answer
    position = await world.started(ANN, BEN)
    await world.act(position, ANN, "end")
    with monkeypatch.context() as hasty:
        hasty.setattr(webhook_client, "MAX_SECONDS", 0.05 if answer == "hang" else webhook_client.MAX_SECONDS)
        assert await tell(world, hooks) == pytest.approx(5.0)
    found = await state(hooks)
    assert (found.trouble, found.failing_since, found.off) == (trouble, world.time, False)
    assert await hooks.waiting([found]) == {found.id: 2}
    receiver.answer = 200
    await tell(world, hooks)
    assert len(receiver.heard) == 1, "not before its time, and nothing overtakes it"
    world.later(seconds=5)
    await tell(world, hooks)
    assert receiver.events == ["start", "start", "turn"]
    first, again, _ = receiver.bodies
    assert first == again, "the same event, with the same id"
    assert (await state(hooks)).failing_since is None


async def test_an_answer_without_an_end_is_not_read(world: World, hooks: Webhooks, receiver: Receiver) -> None:
    await hooks.add(BOSS, receiver.url)
    receiver.answer = "flood"
    await world.started(ANN, BEN)
    await tell(world, hooks)
    await asyncio.wait_for(receiver.let_go.wait(), 5)  # who floods finds the connection closed
    assert (await state(hooks)).trouble is None


async def test_a_name_that_leads_inside_later_is_not_followed(
    world: World, hooks: Webhooks, receiver: Receiver
) -> None:
    await hooks.add(BOSS, receiver.url)
    receiver.leads_to = ["127.0.0.1", "10.0.0.1"]
    await world.started(ANN, BEN)
    await tell(world, hooks)
    assert (await state(hooks)).trouble == "address"
    assert receiver.heard == []


async def test_an_address_that_was_stored_unchecked_is_checked_at_every_attempt(
    world: World, receiver: Receiver
) -> None:
    """Numbers do not pass through a resolver, and are looked at all the same."""
    strict = receiver.webhook_client()
    for url in (f"http://127.0.0.2:{receiver.port}/", "ftp://127.0.0.1/"):
        assert await strict.post(url, "s", HookEvent.PING, "1", "{}", world.time) == "address"
    await strict.close()


@pytest.mark.usefixtures("each_kind")
async def test_after_a_failed_day_it_is_off_until_a_test_arrives(
    world: World, hooks: Webhooks, receiver: Receiver
) -> None:
    hook = await hooks.add(BOSS, receiver.url)
    receiver.answer = 500
    position = await world.started(ANN, BEN)
    waits = []
    for _ in range(3):
        waits.append(await tell(world, hooks))
        world.later(seconds=waits[-1])
    assert waits == [5, 10, 20]
    world.later(hours=23)
    assert await tell(world, hooks) == 40
    assert not (await state(hooks)).off
    world.later(hours=1)
    await tell(world, hooks)
    assert (await state(hooks)).off
    tried = len(receiver.heard)
    await world.act(position, ANN, "end")
    await tell(world, hooks)
    assert len(receiver.heard) == tried, "nothing is kept for it while it is off"
    assert await hooks.test(BOSS, hook.id) == "http-500"
    assert (await state(hooks)).off
    with pytest.raises(Refusal, match="webhook-test"):
        await hooks.test(BOSS, hook.id)
    world.later(seconds=11)
    receiver.answer = 200
    assert await hooks.test(BOSS, hook.id) is None
    assert not (await state(hooks)).off
    assert receiver.events[-1] == "ping"
    await world.act(position, BEN, "end")
    await tell(world, hooks)
    assert receiver.events[-1] == "turn"


async def test_one_that_is_slow_holds_up_no_other_and_no_board(
    world: World, hooks: Webhooks, receiver: Receiver
) -> None:
    """Webhooks have their own room, however many of them hang, and one of them hears of one thing at a time."""
    await hooks.add(BOSS, receiver.url)
    receiver.answer = "hang"
    tables = [await world.started(ANN, BEN, channel=channel) for channel in range(3)]
    boards = Recorder()
    sender = Routed(boards, {PostTarget.WEBHOOK: hooks})
    at_work = Outbox(world.store, sender, now=lambda: world.time, limits={Pool.TABLES: 1, Pool.WEBHOOKS: 1})
    at_work.start()
    for table in tables:
        await world.act(table, ANN, "end")
    at_work.wake()
    await boards.until(lambda: len(boards.said) == 3)
    assert {item.kind for item in boards.said} == {Kind.STATUS}
    assert len(receiver.heard) == 1
    assert len(await queued(world)) == 6, "what it was told of the first is still under way"
    await at_work.stop(timeout=0)


async def test_a_webhook_that_is_removed_is_told_nothing_more(
    world: World, hooks: Webhooks, receiver: Receiver
) -> None:
    hook = await hooks.add(BOSS, receiver.url)
    await world.started(ANN, BEN)
    await claim(world.store, world.time)
    await hooks.remove(BOSS, hook.id)
    assert await queued(world) == []
    assert await tell(world, hooks) == inf
    assert receiver.heard == []


@pytest.mark.parametrize("key", GAMES)
async def test_nothing_told_depends_on_what_is_hidden(tmp_path: Path, receiver: Receiver, key: str) -> None:
    """The same moves with what the mover does not know dealt anew: what a spectator cannot tell apart is told alike."""
    game, rng, compared = GAMES[key], Random(7), 0
    async with make(tmp_path, GAMES) as world:
        hooks = Webhooks(world.store, lambda: world.time, receiver.webhook_client())
        await hooks.add(BOSS, receiver.url)
        position = await world.started(*(ANN, BEN, CLEO, DORA)[: min(game.seats)], game=key)
        await world.store.write(lambda c: c.execute(sa.delete(outbox)) and None)
        for _ in range(40):
            seat = position.to_act[0]
            user = position.table.seats[seat].user_id or 0
            choices = [
                choice.key
                for found in position.decisions_of(seat)
                if found.waits
                for choice in found.choices
                if choice.why_not is None
            ]
            move, other = rng.choice(choices), game.resample(position.state, seat, rng)
            if not game.to_act(game.apply(position.state, seat, move).state):
                break
            told = []
            for state in (other, position.state):
                await _put(world, position.table.id, position.table.revision, game.encode(state))
                after = (await play.act(world.tables, position.table.id, None, user, move, world.click())).position
                told.append((game.view(after.state, None), [_facts(row) for row in await queued(world)]))
                await world.store.write(lambda c: c.execute(sa.delete(outbox)) and None)
            if told[0][0] == told[1][0]:
                assert told[0][1] == told[1][1]
                compared += len(told[0][1])
            position = after
        await hooks.webhook_client.close()
    assert compared >= 5


async def _put(world: World, table: int, revision: int, data: bytes) -> None:
    """Sets a table back to a revision, with another state."""

    def back(connection: sa.Connection) -> None:
        for part in (journal, positions, snapshots):
            connection.execute(sa.delete(part).where(part.c.table_id == table, part.c.revision > revision))
        values = {"state": data, "revision": revision, "undo_seat": None, "undo_depth": 0}
        connection.execute(sa.update(tables).where(tables.c.id == table).values(**values))

    world.tables._newest = type(world.tables._newest)()
    await world.store.write(back)


def _facts(row: Any) -> dict[str, Any]:
    return {name: value for name, value in msgspec.json.decode(row.body).items() if name != "id"}


def test_every_event_can_be_chosen_but_the_test(receiver: Receiver) -> None:
    assert set(CHOSEN) == set(HookEvent) - {HookEvent.PING}
    assert HOST in receiver.url
