"""What goes wrong at one table is that table's trouble alone, and nobody runs into it twice."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.db import schema
from bot.db.column_types import as_stored
from bot.outbox.model import Kind
from bot.people import setting_queries as settings
from bot.people.schema import user_settings
from bot.people.settings import UserSettings
from bot.tables.computers.service import Computers
from bot.tables.core import administration, repair
from bot.tables.core import queries as tables
from bot.tables.core.model import EntryKind, Position, Status
from bot.tables.core.refusals import Quarantined, Refusal, StepFailed
from bot.tables.history.log import log_lines
from bot.tables.polls import open_seats, seat_offers
from bot.tables.polls.schema import polls
from bot.tables.show import own_tables
from bot.tables.show.status import localizer_for, notice
from games.engine import Event, Log, Machine, text
from games.players import Level
from testing.computers import FakeChooser
from testing.toys import TOYS, Act, Pebbles, State, Turn, TurnQuestion, act
from testing.world import ANN, BEN, CLEO, DORA, World, by, last_entries
from testing.world import world as make


class Faulty(Pebbles):
    """Pebbles whose ``peek`` fails as long as the mistake is in it."""

    key = "faulty"
    machine: Machine[State] = Machine()
    broken = True


def fault(state: State, effect: Act, log: Log) -> None:
    if Faulty.broken and effect.key == "peek":
        raise ZeroDivisionError("a mistake of ours")
    act(state, effect, log)


Faulty.machine.question(Turn)(TurnQuestion)
Faulty.machine.do(Act)(fault)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    monkeypatch.setattr(Faulty, "broken", True)
    async with make(tmp_path, {**TOYS, "faulty": Faulty()}) as made:
        yield made


async def state_of(world: World, position: Position) -> bytes | None:
    stored = await world.store.read(tables.load, position.table.id)
    assert stored is not None
    return stored.state


async def spoil(world: World, table: sa.Table, where: sa.ColumnElement[bool], **values: object) -> None:
    raw = {name: sa.literal(value, as_stored(table.c[name]).type) for name, value in values.items()}
    await world.store.write(lambda c: c.execute(sa.update(table).where(where).values(raw)) and None)


# -- a step that fails -------------------------------------------------------------------------------------------------


async def test_a_step_that_fails_sets_its_table_aside_until_somebody_tries_again(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    position, well = await world.started(game="faulty"), await world.started(channel=21)
    await world.act(position, ANN, "take")
    await world.hush()
    before = await state_of(world, position)
    with pytest.raises(StepFailed) as failed:
        await world.act(position, ANN, "peek")
    number = str(failed.value.text.args["number"])
    (logged,) = [record for record in caplog.records if number in record.getMessage()]
    assert logged.exc_info is not None
    assert logged.exc_info[0] is ZeroDivisionError
    table = await world.tables.get(position.table.id)
    assert (table.status, await state_of(world, position)) == (Status.QUARANTINED, before)
    assert await world.queue() == [(Kind.NOTICE, None)]
    assert number in (await world.notes())[0]
    with pytest.raises(Quarantined):
        await world.act(position, ANN, "take")
    await world.act(well, ANN, "take")

    await repair.check_all(world.tables)
    assert (await world.tables.get(table.id)).status is Status.QUARANTINED, "that it can be read does not mend it"
    for actor, refusal in ((by(BEN), "refusal-owner-only"), (by(DORA, guild=9, manager=True), "refusal-other-server")):
        with pytest.raises(Refusal, match=refusal):
            await repair.try_again(world.tables, table.id, actor)
    await repair.try_again(world.tables, table.id, by(DORA, manager=True))
    with pytest.raises(StepFailed):
        await world.act(position, ANN, "peek")
    Faulty.broken = False
    await repair.try_again(world.tables, table.id, by(ANN))
    assert (await world.act(position, ANN, "peek")).position.state.hands == [1, 0]
    with pytest.raises(Refusal, match="refusal-not-set-aside"):
        await repair.try_again(world.tables, table.id, by(ANN))


async def test_a_computer_players_step_that_fails_is_not_tried_for_ever(world: World) -> None:
    computers = Computers(world.store, world.tables, FakeChooser(lambda state: "peek"))
    world.tables.on_change = lambda change: computers.wake(change.table)
    position = await world.started(game="faulty")
    await world.act(position, ANN, "end")
    await seat_offers.hand_over(world.tables, position.table.id, 1, Level.EASY, by(BEN))
    await computers.idle()
    entries = await last_entries(world.tables, position.table.id, 100)
    assert [entry.kind for entry in entries].count(EntryKind.QUARANTINED) == 1
    assert (await world.tables.get(position.table.id)).status is Status.QUARANTINED
    Faulty.broken = False
    await repair.try_again(world.tables, position.table.id, by(ANN))
    world.tables.on_change = lambda _: None  # it would peek for ever
    await computers.stop()


async def test_a_position_in_which_nothing_can_be_asked_is_set_aside_by_who_looks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await world.started(game="faulty")

    def fails(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Faulty, "decisions", fails)
    with pytest.raises(StepFailed):
        await world.tables.position(position.table.id)
    with pytest.raises(Quarantined):
        await world.tables.position(position.table.id)


# -- damaged rows ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["options", "absence", "status", "level", "seen_by", "about", "kind"])
async def test_a_damaged_table_is_its_own_trouble_alone(world: World, damage: str) -> None:
    damaged, well, worse = [await world.started(channel=channel) for channel in (20, 21, 22)]
    here = schema.tables.c.id == damaged.table.id
    if damage in {"options", "absence", "status"}:
        await spoil(world, schema.tables, here, **{damage: "lobby{" if damage == "status" else "{"})
    elif damage in {"about", "kind"}:
        await open_seats.open_own_seat(world.tables, damaged.table.id, BEN.user_id)
        await spoil(world, polls, polls.c.table_id == damaged.table.id, **{damage: "{"})
    else:
        seats = (schema.seats.c.table_id == damaged.table.id) & (schema.seats.c.seat == 0)
        await spoil(world, schema.seats, seats, **{damage: "{"})
    await spoil(world, schema.tables, schema.tables.c.id == worse.table.id, state=b"")
    await repair.check_all(world.tables)
    assert (await world.tables.get(worse.table.id)).status is Status.QUARANTINED, "they come after it"
    assert [mine.table.id for mine in await own_tables.of_user(world.tables, ANN.user_id)] == [
        well.table.id,
        worse.table.id,
    ]
    if damage == "status":
        assert await world.tables.at(20) is None, "nothing says that it is live"
    else:
        with pytest.raises(Refusal, match="refusal-unreadable"):
            await world.tables.at(20)
    await world.act(well, ANN, "take")
    for attempt in (
        world.tables.get(damaged.table.id),
        world.tables.position(damaged.table.id),
        world.act(damaged, ANN, "take"),
        administration.close(world.tables, damaged.table.id, by(ANN)),
    ):
        with pytest.raises(Refusal, match="refusal-unreadable"):
            await attempt


async def test_options_of_another_version_set_their_table_aside(world: World) -> None:
    position = await world.started()
    await spoil(world, schema.tables, schema.tables.c.id == position.table.id, options='{"length": "long"}')
    await repair.check_all(world.tables)
    assert (await world.tables.get(position.table.id)).status is Status.QUARANTINED
    await spoil(world, schema.tables, schema.tables.c.id == position.table.id, options='{"length": 2}')
    await repair.check_all(world.tables)
    assert (await world.tables.get(position.table.id)).status is Status.RUNNING


async def test_tables_of_a_game_that_is_gone_rest_and_say_so_until_it_is_back(tmp_path: Path) -> None:
    games = {**TOYS, "faulty": Faulty()}
    async with make(tmp_path, games) as world:
        running, waiting = await world.started(game="faulty"), await world.open(21, game="faulty")
        clocks = (await world.tables.get(running.table.id)).clocks
        gone = games.pop("faulty")
        await repair.check_all(world.tables)
        for table in (running.table, waiting):
            now = await world.tables.get(table.id)
            assert (now.status, [clock.since for clock in now.clocks]) == (Status.QUARANTINED, [None] * len(now.clocks))
        assert ["notice-game-gone" in note for note in await world.notes()] == [True, True]
        for attempt in (
            world.tables.position(running.table.id),
            world.act(running, ANN, "take"),
            repair.try_again(world.tables, running.table.id, by(ANN)),
        ):
            with pytest.raises(Quarantined, match="refusal-game-gone"):
                await attempt
        games["faulty"] = gone
        await repair.check_all(world.tables)
        assert (await world.tables.get(waiting.id)).status is Status.LOBBY
        back = await world.tables.position(running.table.id)
        assert back.state == running.state
        assert len(back.table.clocks) == len(clocks)


async def test_a_damaged_entry_holds_no_log(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take", "take", "take")
    entries = await last_entries(world.tables, position.table.id, 3)
    journal = schema.journal.c
    here = journal.table_id == position.table.id
    await spoil(world, schema.journal, here & (journal.revision == entries[0].revision), events="{")
    await spoil(world, schema.journal, here & (journal.revision == entries[1].revision), kind="unheard-of")
    found = await last_entries(world.tables, position.table.id, 3)
    assert [(entry.revision, bool(entry.events)) for entry in found] == [
        (entries[0].revision, False),
        (entries[2].revision, True),
    ]


async def test_damaged_settings_are_the_usual_ones(world: World) -> None:
    assert (await world.store.read(settings.of_user, 5)).language is None
    await world.store.write(settings.change, "user", 5, UserSettings, {"language": "de"})
    await spoil(world, user_settings, user_settings.c.user_id == 5, value='{"language": 7}')
    assert (await world.store.read(settings.of_user, 5)).language is None


# -- what cannot be worded ---------------------------------------------------------------------------------------------


async def test_a_line_that_cannot_be_worded_is_told_as_far_as_it_is_known(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = (await world.started(ANN, CLEO)).table
    localizer = localizer_for(table)
    lines = log_lines([Event(text("unheard-of", who=CLEO.name, n=3)), Event(text("button-join"))], localizer)
    assert lines == ["› unheard-of (Cleo, 3)", "› Join"]
    assert notice(table, text("nudge-line", players="Ann")).layout.children, "an argument is missing"
    assert {record.levelno for record in caplog.records} == {logging.ERROR}


def test_a_game_of_a_later_version_is_called_by_its_key() -> None:
    from bot.core.localizer import Localizer

    assert Localizer("de", "later_game").format("game-name") == "later game"
