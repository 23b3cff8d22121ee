from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from bot.ai_pool import Thought
from bot.fair_queue import Claim
from bot.model.outbox import Kind, NewItem
from bot.model.table import EntryKind, Position, Status, Table
from bot.outbox.outbox import Outbox
from bot.store import StoreUnavailable
from bot.store.outbox import insert_items
from bot.store.schema import outbox
from bot.tables import Computers
from bot.tables import computers as module
from bot.tables.base import QUIET
from bot.tables.lobby import COMPUTER_NAMES
from bot.tables.refusal import NotOpen, Refusal, Stale
from games.players import Knowledge, Level
from tests.bot.tables.toy import PEBBLES, State
from tests.bot.tables.world import ANN, BEN, CLEO, GUILD, World, by, hand_over

STATUS, END, NOTICE, REFRESH, OFFER = (
    (kind, None) for kind in (Kind.STATUS, Kind.END, Kind.NOTICE, Kind.REFRESH, Kind.SEAT_OFFER)
)
EASY, HARD = Level.EASY, Level.HARD


class MoveChooser:
    """Does what ``plan`` says: a key, or a failure; and wants what ``wishes`` say."""

    def __init__(self, plan: Callable[[State], Any] = lambda _: "end", wishes: Callable[[State], Any] = lambda _: None):
        self.plan, self.wishes = plan, wishes
        self.asked: list[tuple[str, int, Level]] = []
        self.given: list[float] = []
        self.claims: list[Claim] = []

    async def choose(self, game: str, known: Knowledge, level: Level, seconds: float, claim: Claim) -> Thought:
        self.claims.append(claim)
        self.given.append(seconds)
        self.asked.append((game, known.seat, level))
        return await self._said(self.plan(PEBBLES.decode(known.state)))

    async def asked_for(self, times: int) -> None:
        async with asyncio.timeout(10):
            while len(self.asked) < times:  # noqa: ASYNC110 - a toy's time is not worth an event
                await asyncio.sleep(0)

    async def choose_offer(self, game: str, known: Knowledge, level: Level, claim: Claim) -> Thought:
        return await self._said(self.wishes(PEBBLES.decode(known.state)))

    async def _said(self, found: Any) -> Thought:
        if isinstance(found, asyncio.Event):
            await found.wait()
            found = "end"
        if isinstance(found, Exception):
            raise found
        return Thought(found, asyncio.get_running_loop().time())


def at_work(world: World, chooser: MoveChooser | None = None, **more: Any) -> Computers:
    made = Computers(world.store, world.tables, chooser or MoveChooser(), **more)
    world.tables._on_change = made.wake
    return made


async def seated(world: World, *levels: Level, game: str = "pebbles") -> Table:
    """Ann's lobby with computer players."""
    table = await world.open(game=game)
    for level in levels:
        table = await world.tables.add_computer(table.id, level, by(ANN))
    return table


async def started(world: World, *levels: Level, game: str = "pebbles") -> Position:
    table = await seated(world, *(levels or (EASY,)), game=game)
    position = await world.tables.start(table.id, by(ANN))
    await world.hush()
    return position


async def moves(world: World, table: Table | Position) -> list[tuple[int | None, str | None, Level | None]]:
    table_id = table.table.id if isinstance(table, Position) else table.id
    entries = await world.tables.log(table_id, 1000)
    return [(entry.seat, entry.key, entry.level) for entry in entries if entry.kind is EntryKind.MOVE]


async def due(world: World) -> list[tuple[str, float]]:
    """The public items with the seconds until they are due."""
    rows = await world.store.read(lambda c: c.execute(sa.select(outbox).where(outbox.c.lane < 0)).all())
    return [(row.kind, (row.due_at - world.time).total_seconds()) for row in rows]


# -- sitting down -------------------------------------------------------------------------------------------------


async def test_computer_players_sit_down_and_go(world: World) -> None:
    table = await seated(world, EASY, HARD)
    names = [seat.name for seat in table.computers]
    assert [(seat.seat, seat.user_id, seat.level) for seat in table.seats] == [
        (0, ANN.user_id, None), (1, None, EASY), (2, None, HARD),
    ]  # fmt: skip
    assert len(set(names)) == 2
    assert set(names) <= set(COMPUTER_NAMES)
    assert table == await world.tables.get(table.id)
    with pytest.raises(Refusal, match="refusal-table-full"):
        await world.tables.add_computer(table.id, EASY, by(ANN))
    with pytest.raises(Refusal, match="refusal-other-not-seated"):
        await world.tables.remove_computer(table.id, "Nobody", by(ANN))
    table = await world.tables.remove_computer(table.id, names[0], by(ANN))
    assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Ann"), (1, names[1])]
    log = [(entry.kind, entry.user_id, entry.key, entry.level) for entry in await world.tables.log(table.id)]
    assert log[1:] == [
        (EntryKind.JOIN, ANN.user_id, names[0], EASY),
        (EntryKind.JOIN, ANN.user_id, names[1], HARD),
        (EntryKind.KICK, ANN.user_id, names[0], EASY),
    ]


async def test_only_the_owner_and_managers_decide_about_them(world: World) -> None:
    table = await seated(world, EASY)
    (computer,) = table.computers
    for person in (BEN, CLEO):
        with pytest.raises(Refusal, match="refusal-owner-only"):
            await world.tables.add_computer(table.id, EASY, by(person))
        with pytest.raises(Refusal, match="refusal-owner-only"):
            await world.tables.remove_computer(table.id, computer.name, by(person))
    table = await world.tables.add_computer(table.id, HARD, by(BEN, manager=True))
    await world.tables.start(table.id, by(ANN))
    with pytest.raises(Refusal, match="refusal-already-started"):
        await world.tables.add_computer(table.id, EASY, by(ANN))
    with pytest.raises(Refusal, match="refusal-kick-running"):
        await world.tables.remove_computer(table.id, computer.name, by(ANN))


async def test_a_lobby_without_a_person_is_closed_and_owned_by_persons_only(world: World) -> None:
    table = await seated(world, EASY)
    await world.tables.join(table.id, BEN)
    table = await world.tables.leave(table.id, ANN.user_id)
    assert (table.owner_id, [seat.user_id for seat in table.seats]) == (BEN.user_id, [None, BEN.user_id])
    table = await world.tables.leave(table.id, BEN.user_id)
    assert (table.status, table.seats) == (Status.CLOSED, ())


async def test_a_game_with_computer_players_is_marked_for_ever(world: World) -> None:
    position = await world.started()
    assert not position.table.with_computers
    table = await world.tables.hand_over(position.table.id, 1, EASY, by(BEN))
    assert table.with_computers
    table = await hand_over(world, table, 1, CLEO, ANN)
    assert table.with_computers, "it was played with one"
    assert table == await world.tables.get(table.id)
    exported = await world.store.export(table.id)
    assert exported is not None
    assert exported["table"]["with_computers"] is True
    assert [entry["level"] for entry in exported["journal"]][-3:] == ["easy", None, None]


# -- playing ------------------------------------------------------------------------------------------------------


async def test_its_turn_is_told_and_asks_the_next_person(world: World) -> None:
    position = await started(world)
    computers = at_work(world, chooser := MoveChooser())
    await world.act(position, ANN, "take", "end")
    await computers.idle()
    assert await moves(world, position) == [(0, "take", None), (0, "end", None), (1, "end", EASY)]
    assert chooser.asked == [("pebbles", 1, EASY)]
    assert chooser.claims == [Claim(GUILD, ANN.user_id, position.table.id)]
    assert await world.queue() == [(Kind.HAND, 0), STATUS], "one board, and no hand for a computer player"
    entry = (await world.tables.log(position.table.id))[-1]
    assert (entry.user_id, entry.turn_ended) == (None, True)
    assert await world.store.entry_of(position.table.id, f"computer-{position.table.id}-{entry.revision - 1}") == entry


async def test_a_turn_of_many_decisions_does_not_last_for_ever(world: World) -> None:
    """Later decisions of a turn get less time, those of the next turn all of it again."""
    position = await started(world, HARD)
    computers = at_work(world, chooser := MoveChooser(lambda state: "take" if len(chooser.given) % 3 else "end"))
    for turn in (1, 2):
        await world.act(position, ANN, "end")
        await computers.idle()
        assert chooser.given == [5.0, 5.0 / 2, 5.0 / 3] * turn


async def test_turns_of_computer_players_share_a_board_that_waits_for_them(world: World) -> None:
    position = await started(world, EASY, EASY)
    await world.act(position, ANN, "end")
    assert await due(world) == [("status", QUIET)]
    world.later(seconds=5)
    thinking = asyncio.Event()
    computers = at_work(world, chooser := MoveChooser(lambda state: thinking if state.stack[-1].seat == 2 else "end"))
    computers.start()
    await chooser.asked_for(2)
    assert await due(world) == [("status", QUIET - 5)], "a board waits no longer because another would"
    thinking.set()
    await computers.idle()
    assert await due(world) == [("status", 0)], "a person is waited for"


async def test_a_long_chain_is_shown_now_and_then(world: World) -> None:
    position = await started(world, EASY, EASY)
    table = position.table
    said: list[int] = []

    class Sender:
        async def send(self, item: Any) -> Any:
            from bot.model.outbox import Sent

            said.append(item.revision)
            return Sent()

    box = Outbox(world.store, Sender(), now=lambda: world.time)
    await world.act(position, ANN, "end")
    await box.drained()
    assert said == []
    world.later(seconds=QUIET)
    await box.drained()
    assert said == [table.revision + 1]
    await world.store.write(insert_items, table.id, 9, world.time, [NewItem(Kind.STATUS, wait=QUIET)])
    await box.drained()
    assert len(said) == 1


async def test_a_persons_undo_stops_at_a_computer_players_move(world: World) -> None:
    position = await started(world)
    await world.act(position, ANN, "take", "end")
    assert world.tables.can_undo(await world.tables.position(position.table.id), ANN.user_id)
    computers = at_work(world, MoveChooser(lambda state: "end"))
    computers.start()
    await asyncio.sleep(0)
    assert computers._resuming is not None
    await computers._resuming
    await computers.idle()
    now = await world.tables.position(position.table.id)
    assert now.to_act == (0,)
    assert not world.tables.can_undo(now, ANN.user_id)
    assert await world.store.snapshot(position.table.id) is None
    await world.act(position, ANN, "take")
    await world.undo(position, ANN)


@pytest.mark.parametrize("plan", [lambda _: RuntimeError("a worker died"), lambda _: "nonsense", lambda _: None])
async def test_without_a_usable_thought_chance_decides(world: World, plan: Callable[[State], Any]) -> None:
    position = await started(world)
    computers = at_work(world, MoveChooser(plan))
    await world.act(position, ANN, "end")
    await computers.idle()
    found = await moves(world, position)
    assert found[1][0] == 1
    assert (await world.tables.get(position.table.id)).to_act in {(0,), ()}


async def test_what_it_thought_about_is_thought_about_again_once_the_table_has_moved_on(world: World) -> None:
    position = await started(world, game="wavers")
    thinking = asyncio.Event()
    chooser = MoveChooser(lambda _: thinking)
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
    computers = at_work(world, MoveChooser(wishes=lambda _: "wave"))
    await world.act(position, ANN, "take")
    await computers.idle()
    waves = [key for seat, key, _ in await moves(world, position) if seat == 1]
    assert waves == ["wave"] * module.MOST_WISHES


async def test_wishes_that_fail_keep_nobody_waiting(world: World) -> None:
    position = await started(world, EASY, EASY, game="wavers")
    computers = at_work(world, MoveChooser(wishes=lambda _: RuntimeError("no worker")))
    await world.act(position, ANN, "end")
    await computers.idle()
    assert (await world.tables.get(position.table.id)).to_act == (0,)


async def test_the_next_run_goes_on_where_the_last_one_stopped(world: World) -> None:
    position = await started(world)
    computers = at_work(world, chooser := MoveChooser(lambda _: asyncio.Event()))
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
    monkeypatch.setattr(module, "FIRST_WAIT", 0.01)
    position = await started(world)
    computers = at_work(world, MoveChooser())
    commit, failures = world.store.commit, [1, 2, 3]

    async def failing(change: Any) -> None:
        if change.entry.level is not None and failures:
            failures.pop()
            raise StoreUnavailable("the disk is full")
        await commit(change)

    monkeypatch.setattr(world.store, "commit", failing)
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

    computers = at_work(world, MoveChooser(plan))
    table = await world.tables.hand_over(position.table.id, 0, HARD, by(ANN))
    assert (table.owner_id, table.people) == (ANN.user_id, ())
    await computers.idle()
    assert turns == []
    computers.watch(table)
    await computers.idle()
    assert (await world.tables.get(table.id)).status is Status.FINISHED
    assert (await world.queue())[-1] == END


# -- taking over ----------------------------------------------------------------------------------------------------


async def test_a_person_leaves_to_a_computer_player_and_another_comes_back(world: World) -> None:
    position = await world.started(ANN, BEN, CLEO)
    with pytest.raises(Refusal, match="refusal-owner-only"):
        await world.tables.hand_over(position.table.id, 2, EASY, by(BEN))
    table = await world.tables.hand_over(position.table.id, 1, EASY, by(BEN))
    assert await world.queue() == [NOTICE, REFRESH]
    assert '"level-easy"' in (await world.notes())[0]
    (computer,) = table.computers
    assert (computer.seat, table.owner_id) == (1, ANN.user_id)
    await world.hush()
    with pytest.raises(Refusal, match="refusal-owner-only"):
        await world.tables.hand_over(table.id, 1, BEN, by(BEN))
    table = await hand_over(world, table, 1, BEN, ANN)
    assert table.people == (ANN.user_id, BEN.user_id, CLEO.user_id)
    assert await world.queue() == [NOTICE, REFRESH, (Kind.HAND, 1), OFFER]


async def test_an_owner_who_leaves_to_a_computer_player_hands_the_table_on(world: World) -> None:
    position = await world.started()
    table = await world.tables.hand_over(position.table.id, 0, HARD, by(ANN))
    assert table.owner_id == BEN.user_id
    assert await due(world) == [("notice", 0), ("status", QUIET)], "the board waits for the computer player's turn"


async def test_a_move_belongs_to_who_sits_there(world: World) -> None:
    position = await started(world)
    await world.act(position, ANN, "end")
    revision = position.table.revision + 1
    with pytest.raises(Stale):
        await world.tables.act_as_computer(position.table.id, revision - 1, 1, "end")
    with pytest.raises(NotOpen):
        await world.tables.act_as_computer(position.table.id, revision, 1, "give")
    with pytest.raises(Stale):
        await world.tables.act_as_computer(position.table.id, revision, 0, "end")
    await world.tables.act_as_computer(position.table.id, revision, 1, "end")
    with pytest.raises(Stale):
        await world.tables.act_as_computer(position.table.id, revision, 1, "end")


async def test_nobody_nudges_a_computer_player(world: World) -> None:
    position = await started(world)
    with pytest.raises(Refusal, match="refusal-nudge-self"):
        await world.tables.nudge(position.table.id, ANN.user_id)
    await world.act(position, ANN, "end")
    with pytest.raises(Refusal, match="refusal-nudge-computer"):
        await world.tables.nudge(position.table.id, ANN.user_id)


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
