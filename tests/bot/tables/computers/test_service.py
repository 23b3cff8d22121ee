"""Computer players' turns: thought about, told, resumed, and never for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.core.fair_queue import QueueKey
from bot.db import StoreUnavailable
from bot.outbox.model import Kind, NewItem
from bot.outbox.outbox import Outbox
from bot.outbox.queries import insert_at_table
from bot.tables.computers import service as module
from bot.tables.core import administration, play
from bot.tables.core import journal_queries as journal
from bot.tables.core import queries as tables
from bot.tables.core.base import COMPUTERS_BOARD_DELAY
from bot.tables.core.model import Status
from bot.tables.core.refusals import NotOpen, Refusal, Stale
from bot.tables.polls import seat_offers
from testing.computers import EASY, HARD, FakeChooser, at_work, due, moves, started
from testing.toys import State
from testing.world import ANN, GUILD, World, by, last_entries

STATUS, END = (Kind.STATUS, None), (Kind.END, None)


async def test_its_turn_is_told_and_asks_the_next_person(world: World) -> None:
    position = await started(world)
    computers = at_work(world, chooser := FakeChooser())
    await world.act(position, ANN, "take", "end")
    await computers.idle()
    assert await moves(world, position) == [(0, "take", None), (0, "end", None), (1, "end", EASY)]
    assert chooser.asked == [("pebbles", 1, EASY)]
    assert chooser.claims == [QueueKey(GUILD, ANN.user_id, position.table.id)]
    assert await world.queue() == [(Kind.HAND, 0), STATUS], "one board, and no hand for a computer player"
    entry = (await last_entries(world.tables, position.table.id))[-1]
    assert (entry.user_id, entry.turn_ended) == (None, True)
    assert (
        await world.store.read(
            journal.entry_of, position.table.id, f"computer-{position.table.id}-{entry.revision - 1}"
        )
        == entry
    )


async def test_a_turn_of_many_decisions_does_not_last_for_ever(world: World) -> None:
    """Later decisions of a turn get less time, those of the next turn all of it again."""
    position = await started(world, HARD)
    computers = at_work(world, chooser := FakeChooser(lambda state: "take" if len(chooser.given) % 3 else "end"))
    for turn in (1, 2):
        await world.act(position, ANN, "end")
        await computers.idle()
        assert chooser.given == [4.0, 2.0, 1.0] * turn


async def test_turns_of_computer_players_share_a_board_that_waits_for_them(world: World) -> None:
    position = await started(world, EASY, EASY)
    await world.act(position, ANN, "end")
    assert await due(world) == [("status", COMPUTERS_BOARD_DELAY)]
    world.later(seconds=5)
    thinking = asyncio.Event()
    computers = at_work(world, chooser := FakeChooser(lambda state: thinking if state.stack[-1].seat == 2 else "end"))
    computers.start()
    await chooser.asked_for(2)
    assert await due(world) == [("status", COMPUTERS_BOARD_DELAY - 5)], "a board waits no longer because another would"
    thinking.set()
    await computers.idle()
    assert await due(world) == [("status", 0)], "a person is waited for"


async def test_a_long_chain_is_shown_now_and_then(world: World) -> None:
    position = await started(world, EASY, EASY)
    table = position.table
    said: list[int] = []

    class Sender:
        async def send(self, item: Any) -> Any:
            from bot.outbox.model import Sent

            said.append(item.revision)
            return Sent()

    box = Outbox(world.store, Sender(), now=lambda: world.time)
    await world.act(position, ANN, "end")
    await box.drained()
    assert said == []
    world.later(seconds=COMPUTERS_BOARD_DELAY)
    await box.drained()
    assert said == [table.revision + 1]
    await world.store.write(insert_at_table, table.id, world.time, [NewItem(Kind.STATUS, wait=COMPUTERS_BOARD_DELAY)])
    await box.drained()
    assert len(said) == 1


async def test_a_persons_undo_stops_at_a_computer_players_move(world: World) -> None:
    position = await started(world)
    await world.act(position, ANN, "take", "end")
    assert play.can_undo(await world.tables.position(position.table.id), ANN.user_id)
    computers = at_work(world, FakeChooser(lambda state: "end"))
    computers.start()
    await asyncio.sleep(0)
    assert computers._resuming is not None
    await computers._resuming
    await computers.idle()
    now = await world.tables.position(position.table.id)
    assert now.to_act == (0,)
    assert not play.can_undo(now, ANN.user_id)
    assert await world.store.read(tables.snapshot, position.table.id) is None
    await world.act(position, ANN, "take")
    await world.undo(position, ANN)


@pytest.mark.parametrize("plan", [lambda _: RuntimeError("a worker died"), lambda _: "nonsense", lambda _: None])
async def test_without_a_usable_thought_chance_decides(world: World, plan: Callable[[State], Any]) -> None:
    position = await started(world)
    computers = at_work(world, FakeChooser(plan))
    await world.act(position, ANN, "end")
    await computers.idle()
    found = await moves(world, position)
    assert found[1][0] == 1
    assert (await world.tables.get(position.table.id)).to_act in {(0,), ()}


async def test_what_it_thought_about_is_thought_about_again_once_the_table_has_moved_on(world: World) -> None:
    position = await started(world, game="wavers")
    thinking = asyncio.Event()
    chooser = FakeChooser(lambda _: thinking)
    computers = at_work(world, chooser)
    await world.act(position, ANN, "end")
    await chooser.asked_for(1)
    await world.act(position, ANN, "wave")
    thinking.set()
    await computers.idle()
    assert len(chooser.asked) == 2
    assert await moves(world, position) == [(0, "end", None), (0, "wave", None), (1, "end", EASY)]


async def test_it_may_act_though_nobody_waits_for_it_but_not_for_ever(world: World) -> None:
    position = await started(world, game="wavers")
    computers = at_work(world, FakeChooser(wishes=lambda _: "wave"))
    await world.act(position, ANN, "take")
    await computers.idle()
    waves = [key for seat, key, _ in await moves(world, position) if seat == 1]
    assert waves == ["wave"] * module.MAX_WISHES


async def test_wishes_that_fail_keep_nobody_waiting(world: World) -> None:
    position = await started(world, EASY, EASY, game="wavers")
    computers = at_work(world, FakeChooser(wishes=lambda _: RuntimeError("no worker")))
    await world.act(position, ANN, "end")
    await computers.idle()
    assert (await world.tables.get(position.table.id)).to_act == (0,)


async def test_the_next_run_goes_on_where_the_last_one_stopped(world: World) -> None:
    position = await started(world)
    computers = at_work(world, chooser := FakeChooser(lambda _: asyncio.Event()))
    await world.act(position, ANN, "end")
    await chooser.asked_for(1)
    await computers.stop()
    assert len(await moves(world, position)) == 1
    again = at_work(world)
    again.start()
    assert again._resuming is not None
    await again._resuming
    await again.idle()
    assert (await world.tables.get(position.table.id)).to_act == (0,)


async def test_a_database_that_fails_is_tried_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRY_AFTER", 0.01)
    position = await started(world)
    computers = at_work(world, FakeChooser())
    commit, failures = world.tables._commit, [1, 2, 3]

    async def failing(before: Any, change: Any, *follow: Any) -> bool:
        if change.entry.level is not None and failures:
            failures.pop()
            raise StoreUnavailable("the disk is full")
        return await commit(before, change, *follow)

    monkeypatch.setattr(world.tables, "_commit", failing)
    await world.act(position, ANN, "end")
    await computers.idle()
    assert not failures
    assert len(await moves(world, position)) >= 2


async def test_all_persons_may_leave_and_the_game_plays_on_to_its_end_if_somebody_looks(world: World) -> None:
    position = await started(world)
    turns: list[int] = []

    def plan(state: State) -> str:
        turns.append(state.turns)
        return "stop" if state.turns > 20 else "end"

    computers = at_work(world, FakeChooser(plan))
    table = await seat_offers.hand_over(world.tables, position.table.id, 0, HARD, by(ANN))
    assert (table.owner_id, table.people) == (ANN.user_id, ())
    await computers.idle()
    assert turns == []
    computers.watch(table)
    await computers.idle()
    assert (await world.tables.get(table.id)).status is Status.FINISHED
    assert (await world.queue())[-1] == END


async def test_a_move_belongs_to_who_sits_there(world: World) -> None:
    position = await started(world)
    await world.act(position, ANN, "end")
    revision = position.table.revision + 1
    with pytest.raises(Stale):
        await play.act_as_computer(world.tables, position.table.id, revision - 1, 1, "end")
    with pytest.raises(NotOpen):
        await play.act_as_computer(world.tables, position.table.id, revision, 1, "give")
    with pytest.raises(Stale):
        await play.act_as_computer(world.tables, position.table.id, revision, 0, "end")
    await play.act_as_computer(world.tables, position.table.id, revision, 1, "end")
    with pytest.raises(Stale):
        await play.act_as_computer(world.tables, position.table.id, revision, 1, "end")


async def test_nobody_nudges_a_computer_player(world: World) -> None:
    position = await started(world)
    with pytest.raises(Refusal, match="refusal-nudge-self"):
        await administration.nudge(world.tables, position.table.id, ANN.user_id)
    await world.act(position, ANN, "end")
    with pytest.raises(Refusal, match="refusal-nudge-computer"):
        await administration.nudge(world.tables, position.table.id, ANN.user_id)


async def test_the_time_it_takes_tells_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A forced choice and a hard one, a thought at once and one that took its level's time, rest alike."""
    rests: list[float] = []

    async def sleep(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    computers = at_work(world, pause=1.0)
    now = asyncio.get_running_loop().time()
    for spent in (0.0, 4.0):
        rests.clear()
        for _ in range(200):
            await computers._rest(now - spent, 5.0, first=True)
        assert all(5.49 - spent - 0.2 <= rest <= 6.5 - spent for rest in rests)
        assert len(set(rests)) > 150, "it is random"
        rests.clear()
        await computers._rest(now - spent, 5.0, first=False)
        assert 4.8 - spent <= rests[0] <= 5.0 - spent
