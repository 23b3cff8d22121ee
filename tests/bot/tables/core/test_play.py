from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from bot.db.database import Sqlite
from bot.db.schema import tables
from bot.outbox.model import Kind
from bot.tables.core import administration, play
from bot.tables.core.model import EntryKind, Person, Played, Position, Status
from bot.tables.core.refusals import NotOpen, NotSeated, NotYourTurn, Refusal, Stale
from bot.tables.history import export_queries as export
from bot.tables.history import replays
from bot.tables.show import own_tables
from games import GAMES
from testing.outbox import claim
from testing.world import ANN, BEN, CLEO, DORA, World, by, last_entries
from testing.world import world as make_world

INDEXED = [f" {column.key}=" for index in tables.indexes for column in index.columns]

STATUS, REFRESH, END = (Kind.STATUS, None), (Kind.REFRESH, None), (Kind.END, None)


def hand(seat: int) -> tuple[Kind, int]:
    return (Kind.HAND, seat)


@pytest.mark.parametrize(
    ("moves", "queued"),
    [
        # in the middle of a turn nothing is said
        (["take", "peek"], []),
        # another's hand is sent at once, the mover's at the end of the turn
        (["take", "give"], [hand(1)]),
        (["take", "end"], [STATUS, hand(0)]),
        # a hand that did not change is not sent
        (["end"], [STATUS]),
        (["take", "take", "draw"], [STATUS, hand(0)]),
        # the end of the game takes the place of a board post, and every hand loses its buttons
        (["take", "stop"], [END, hand(0), hand(1)]),
    ],
)
async def test_what_a_move_gives_to_say(world: World, moves: list[str], queued: list[object]) -> None:
    position = await world.started()
    woken = world.woken
    await world.act(position, ANN, *moves)
    assert await world.queue() == queued
    assert (world.woken > woken) == bool(queued)


async def test_later_positions_overtake_what_nobody_has_begun_to_say(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take", "end")
    await world.act(position, BEN, "draw")
    await world.act(position, ANN, "draw")
    assert await world.queue() == [hand(1), STATUS, hand(0)]


async def test_what_was_begun_is_not_overtaken(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "end")
    begun = await claim(world.store, world.time)
    await world.act(position, BEN, "end")
    assert await world.queue() == [STATUS, STATUS]
    (again,) = await claim(world.store, world.time)
    assert (again.nonce, again.attempts) == (begun[0].nonce, 2)


async def test_a_move_writes_no_index_of_tables(world: World) -> None:
    database = world.store._database
    assert isinstance(database, Sqlite)
    position = await world.started()
    executed: list[str] = []

    def trace(connection: sa.Connection) -> None:
        raw: Any = connection.connection.dbapi_connection
        raw.set_trace_callback(executed.append)

    await database.writer.run(trace)
    await world.act(position, ANN, "take", "end")
    assert not [column for sql in executed if sql.startswith("UPDATE tables") for column in INDEXED if column in sql]
    await world.act(position, BEN, "stop")
    assert any(sql.startswith("UPDATE tables") and "status=" in sql for sql in executed)


async def test_a_finished_game_shows_its_seed(world: World) -> None:
    position = await world.started()
    played = await world.act(position, ANN, "take", "stop")
    table = await world.tables.get(position.table.id)
    assert (played.finished, played.turn_ended, played.position.table) == (True, True, table)
    assert (table.status, table.seed, table.to_act, table.turn_since) == (Status.FINISHED, world.seed, (), None)
    assert played.position.standings() is not None
    with pytest.raises(Refusal, match="refusal-over"):
        await world.act(position, ANN, "take")
    with pytest.raises(Refusal, match="refusal-over"):
        await world.undo(position, ANN)


async def test_the_clicking_user_is_mapped_to_a_seat(world: World) -> None:
    position = await world.started()
    with pytest.raises(NotSeated):
        await world.act(position, CLEO, "take")
    with pytest.raises(NotYourTurn) as found:
        await world.act(position, BEN, "take")
    assert found.value.position.table == position.table
    with pytest.raises(NotOpen) as withheld:
        await world.act(position, ANN, "give")
    assert withheld.value.text.id == "no-pebble"
    with pytest.raises(NotOpen):
        await world.act(position, ANN, "no such thing")
    assert await world.tables.get(position.table.id) == position.table


async def test_an_old_button_is_stale_and_tells_the_present_position(world: World) -> None:
    position = await world.started()
    played = await world.act(position, ANN, "take")
    with pytest.raises(Stale) as found:
        await play.act(world.tables, position.table.id, position.table.revision, ANN.user_id, "take", world.click())
    assert found.value.position.table == played.position.table
    assert found.value.position.state == played.position.state


async def test_of_several_who_are_asked_at_once_a_move_of_one_leaves_anothers_buttons_good(tmp_path: Path) -> None:
    async with make_world(tmp_path, GAMES) as world:
        position = await world.started(ANN, BEN, game="famous_explorers")
        drawn, table = position.table.revision, position.table.id

        async def mark(who: Person, seat: int, nth: int) -> Played:
            now = await world.tables.position(table)
            keys = [choice.key for choice in now.decisions_of(seat)[0].choices if choice.why_not is None]
            return await play.act(world.tables, table, drawn, who.user_id, keys[nth], world.click())

        assert position.to_act == (0, 1)
        await mark(ANN, 0, 0)
        await mark(BEN, 1, 0)
        with pytest.raises(Stale):
            await mark(BEN, 1, 1)
        stored = await world.tables.get(table)
    assert (stored.revision, stored.asked_since) == (drawn + 2, (drawn + 1, drawn + 2))


async def test_a_table_begun_before_that_was_kept_takes_buttons_of_its_own_revision_alone(world: World) -> None:
    table = (await world.started()).table
    old = msgspec.structs.replace(table, asked_since=())
    assert [old.is_stale(0, revision) for revision in (table.revision - 1, table.revision)] == [True, False]


async def test_the_same_click_is_answered_alike_and_done_once(world: World) -> None:
    position = await world.started()

    async def click() -> Played:
        return await play.act(world.tables, position.table.id, position.table.revision, ANN.user_id, "take", "same")

    first, second = await click(), await click()
    assert (first.repeated, second.repeated) == (False, True)
    assert (first.events, first.turn_ended, first.finished) == (second.events, second.turn_ended, second.finished)
    assert second.position.state.hands == [1, 0]
    # also where the choice would be open again, and once the game is over
    again = await play.act(world.tables, position.table.id, None, ANN.user_id, "take", "same")
    assert again.repeated
    await play.act(world.tables, position.table.id, None, ANN.user_id, "stop", "the end")
    end = await play.act(world.tables, position.table.id, None, ANN.user_id, "stop", "the end")
    assert (end.repeated, end.finished) == (True, True)
    assert (await world.tables.get(position.table.id)).revision == position.table.revision + 2


async def test_the_mover_reads_the_own_events_and_nobody_elses(world: World) -> None:
    position = await world.started()
    played = await world.act(position, ANN, "take")
    assert [event.text.id for event in played.events] == ["did", "secret"]
    (entry,) = await replays.since(world.tables, position.table.id, position.table.revision)
    assert [event.text.id for event in entry.readable(None)] == ["did"]
    assert [event.text.id for event in entry.readable(1)] == ["did"]
    assert [event.text.id for event in entry.readable(0)] == ["did", "secret"]


async def test_since_when_the_present_actors_are_waited_for(world: World) -> None:
    position = await world.started()
    began = world.time
    world.later(hours=5)
    assert (await world.act(position, ANN, "take")).position.table.turn_since == began
    assert (await world.act(position, ANN, "end")).position.table.turn_since == world.time


async def test_my_tables_and_whose_turn_it_is(world: World) -> None:
    first = await world.started(ANN, BEN, channel=1)
    second = await world.started(BEN, CLEO, channel=2)
    lobby = await world.open(3, BEN)
    await world.act(first, ANN, "end")
    mine = await own_tables.of_user(world.tables, BEN.user_id)
    assert [(found.table.id, found.my_turn) for found in mine] == [
        (first.table.id, True), (second.table.id, True), (lobby.id, False),
    ]  # fmt: skip
    assert [found.my_turn for found in await own_tables.of_user(world.tables, ANN.user_id)] == [False]
    assert await own_tables.of_user(world.tables, BEN.user_id, guild_id=999) == []


async def test_the_log_is_read_from_the_end(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take", "peek", "end")
    last = await last_entries(world.tables, position.table.id, limit=2)
    assert [entry.key for entry in last] == ["peek", "end"]


@pytest.mark.parametrize(
    ("moves", "undos", "hands", "actor"),
    [
        (["0 take"], 1, [0, 0], 0),
        (["0 take", "0 give"], 2, [0, 0], 0),
        # back over what was revealed there is no way
        (["0 peek"], 0, [0, 0], 0),
        (["0 take", "0 peek"], 0, [1, 0], 0),
        (["0 take", "0 peek", "0 take"], 1, [1, 0], 0),
        # a turn's end alone closes nothing: until the next player acts
        (["0 take", "0 end"], 2, [0, 0], 0),
        (["0 take", "0 draw"], 0, [2, 0], 1),
        # the next player takes back the own moves only
        (["0 take", "0 end", "1 take"], 1, [1, 0], 1),
        (["0 take", "0 end", "1 take", "1 end"], 2, [1, 0], 1),
    ],
)
async def test_how_far_moves_can_be_taken_back(
    world: World, moves: list[str], undos: int, hands: list[int], actor: int
) -> None:
    position = await world.started()
    people = (ANN, BEN)
    for move in moves:
        await world.act(position, people[int(move[0])], move[2:])
    mover, other = people[int(moves[-1][0])], people[1 - int(moves[-1][0])]
    for _ in range(undos):
        now = await world.tables.position(position.table.id)
        assert play.can_undo(now, mover.user_id)
        assert not play.can_undo(now, other.user_id)
        with pytest.raises(Refusal, match=r"refusal-undo-(none|others)"):
            await world.undo(position, other)
        await world.undo(position, mover)
    now = await world.tables.position(position.table.id)
    assert not play.can_undo(now, mover.user_id)
    with pytest.raises(Refusal, match="refusal-undo"):
        await world.undo(position, mover)
    assert (now.state.hands, now.to_act) == (hands, (actor,))
    assert now.table.revision == position.table.revision + len(moves) + undos
    kept = await world.store.read(export.export, position.table.id)
    assert kept is not None
    assert kept["snapshots"] == []


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ([], "refusal-undo-none"),
        (["0 take", "0 undo"], "refusal-undo-none"),
        (["0 peek"], "refusal-undo-revealed"),
        (["0 take", "0 draw"], "refusal-undo-revealed"),
        (["0 peek", "0 take", "0 undo"], "refusal-undo-revealed"),
        (["0 take", "0 end", "1 take"], "refusal-undo-others"),
        (["0 draw", "1 take", "1 undo", "1 draw", "0 take", "0 undo"], "refusal-undo-others"),
    ],
)
async def test_why_nothing_can_be_taken_back_is_said_truly(world: World, moves: list[str], reason: str) -> None:
    position, people = await world.started(), (ANN, BEN)
    for move in moves:
        if move.endswith("undo"):
            await world.undo(position, people[int(move[0])])
        else:
            await world.act(position, people[int(move[0])], move[2:])
    with pytest.raises(Refusal, match=f"^{reason}$"):
        await world.undo(position, ANN)


async def test_what_an_undo_gives_to_say(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take")
    await world.undo(position, ANN)
    assert await world.queue() == [], "in the middle of a turn nothing was posted that would have to change"
    await world.act(position, ANN, "take", "end")
    await world.hush()
    assert (await world.undo(position, ANN)).turn_ended
    assert await world.queue() == [REFRESH], "the board that stands is put right, and nobody is pinged"
    await world.undo(position, ANN)
    assert await world.queue() == [REFRESH]
    await world.act(position, ANN, "end")
    assert await world.queue() == [STATUS, hand(0)]  # it was told of the pebble, so it is told that it is gone


async def test_a_turn_that_all_have_seen_is_taken_back_twice_in_ten_minutes_at_most(world: World) -> None:
    position, other = await world.started(), await world.started(channel=21)
    for _ in range(2):
        await world.act(position, ANN, "end")
        await world.undo(position, ANN)
        world.later(minutes=4)
    await world.act(position, ANN, "take")
    await world.undo(position, ANN)  # what nobody has seen is nobody's business
    await world.act(position, ANN, "end")
    with pytest.raises(Refusal, match="refusal-undone-often") as refused:
        await world.undo(position, ANN)
    assert refused.value.text.args == {"limit": 2, "when": f"<t:{int(world.time.timestamp()) + 120}:R>"}
    await world.act(other, ANN, "end")
    await world.undo(other, ANN)  # at another table
    world.later(minutes=2)
    await world.undo(position, ANN)
    told = [
        event.text.id for entry in await last_entries(world.tables, position.table.id) for event in entry.readable(None)
    ]
    assert told.count("log-taken-back") == 3


async def test_an_undone_move_is_marked_and_left_out_of_the_news(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take", "take")
    await world.undo(position, ANN)
    entries = await last_entries(world.tables, position.table.id, limit=3)
    assert [(entry.kind, entry.undone) for entry in entries] == [
        (EntryKind.MOVE, False), (EntryKind.MOVE, True), (EntryKind.UNDO, False),
    ]  # fmt: skip
    news = await replays.since(world.tables, position.table.id, position.table.revision)
    assert [entry.kind for entry in news] == [EntryKind.MOVE, EntryKind.UNDO]


async def test_the_same_click_takes_back_one_move(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take", "take")
    for repeated in (False, True):
        played = await play.undo(world.tables, position.table.id, None, ANN.user_id, "undo")
        assert (played.repeated, played.position.state.hands) == (repeated, [1, 0])


async def test_a_strangers_undo_and_a_stale_one(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take")
    with pytest.raises(NotSeated):
        await world.undo(position, DORA)
    with pytest.raises(Stale):
        await play.undo(world.tables, position.table.id, position.table.revision, ANN.user_id, "c")


async def test_a_closed_table_offers_nothing(world: World) -> None:
    position: Position = await world.started()
    await administration.close(world.tables, position.table.id, by(ANN))
    closed = await world.tables.position(position.table.id)
    assert (closed.decisions, closed.to_act, closed.over) == ((), (), True)
    assert closed.table.seed == world.seed
    assert await world.queue() == [REFRESH, (Kind.NOTICE, None), hand(0), hand(1)]
