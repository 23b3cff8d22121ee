"""Servers that leave, proved by looking into every column of every table: what rests, what goes on, what is deleted."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import testing.world
from bot.core.config import Settings
from bot.core.pace import Pace
from bot.core.pseudonym import is_pseudonym
from bot.daily.schema import daily_tries
from bot.db import Store
from bot.db.column_types import AWAITED, EPOCH, MICROSECOND, SERVER, Mark, ServerMark, marked
from bot.db.connections import connect
from bot.db.migrate import migrate
from bot.db.resting import at_server
from bot.db.schema import due, server_absences, tables, whole_schema
from bot.outbox.model import Kind
from bot.people import bans
from bot.people.bans import Ban
from bot.results.queries import KEPT
from bot.results.schema import result_people, results
from bot.scheduler.model import Due, Handler
from bot.scheduler.scheduler import Scheduler
from bot.server.leaving import absence_queries as absences
from bot.server.leaving import erasure_queries as erasures
from bot.server.leaving import service
from bot.server.leaving.server_data import given_parts, rows_of
from bot.tables.core.model import Status
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import service as lobby
from bot.tables.lobby import terms
from bot.tables.time.arithmetic import left
from bot.tables.time.turns import deadlines
from bot.webhooks import queries as webhooks
from bot.webhooks.model import CHOSEN, Webhook
from testing.computers import EASY, FakeChooser, at_work, moves
from testing.computers import started as against_computers
from testing.crashes import CrashInjector, crash_points
from testing.databases import url
from testing.outbox import claim
from testing.world import ANN, BEN, World, by, posted
from tests.bot.privacy import test_queries
from tests.bot.privacy.test_queries import EVE, ZOE, found, lived
from tests.stored import full
from tests.stored.full import one_of_each

SERVER_ID, OTHER_ID = 812345678901234567, 912345678901234567
KEEP = timedelta(days=Settings().keep_removed)
IN_FULL = 10**15
"""The server, and the person, of every row of a full database."""


@pytest.fixture
def big_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done in a world is done on a server whose id can be searched for."""
    for module in (testing.world, test_queries):
        monkeypatch.setattr(module, "GUILD", SERVER_ID)
    monkeypatch.setattr(by, "__kwdefaults__", {"guild": SERVER_ID, "manager": False})


async def nowhere(_guild_id: int) -> bool:
    return False


async def erased(world: World, guild_id: int = SERVER_ID) -> None:
    """Lets time pass until nothing is due about a server's data any more."""
    scheduler = Scheduler(world.store, lambda: world.time)
    scheduler.handle({Due.ERASURE: Handler(partial(service.check, world.tables, KEEP, nowhere))})
    mine = sa.select(due.c.at).where(due.c.kind == Due.ERASURE, due.c.subject == guild_id)
    while (at := await world.store.read(lambda c: c.scalar(mine))) is not None:
        world.time = max(world.time, at)
        await scheduler.run_due()


def own_columns() -> set[str]:
    """The columns of what is a person's own and no server's, and of their due times."""
    parts = {column.table for column in marked(whole_schema(), Mark.OWN)}
    own = {part for part in parts if at_server(part, SERVER_ID) is None} | {daily_tries}
    return {str(column) for part in own for column in part.c} | {"due.subject"}


def test_every_column_that_names_a_server_is_marked() -> None:
    named = [c for part in whole_schema().sorted_tables for c in part.c if c.name in {"guild_id", "guild"}]
    assert [str(column) for column in named if SERVER not in column.info] == []
    assert all(column.info[SERVER] in set(ServerMark) for column in named)


@pytest.mark.usefixtures("each_kind", "big_ids")
async def test_nothing_of_a_server_is_left_but_results_that_name_nobody(world: World) -> None:
    await lived(world)
    banned = Ban(guild_id=SERVER_ID, user_id=EVE.user_id, by_id=ZOE.user_id, at=world.time, reason="spoils games")
    await world.store.write(bans.store, banned)
    zoe, eve = str(ZOE.user_id), str(EVE.user_id)
    assert len(await found(world, str(SERVER_ID))) > 10
    ended = await world.store.read(lambda c: KEPT.all(c, KEPT.select()))
    assert ended
    await service.gone(world.tables, KEEP, SERVER_ID)
    assert await service.check(world.tables, KEEP, nowhere, SERVER_ID) == world.time + KEEP

    await erased(world)

    assert await found(world, str(SERVER_ID)) == []
    assert set(await found(world, zoe, ZOE.name, "Zoë", "Zoe", eve, EVE.name)) <= own_columns()
    after = await world.store.read(lambda c: KEPT.all(c, KEPT.select()))
    assert [(r.result.game, r.result.turns, r.result.ended_at) for r in after] == [
        (r.result.game, r.result.turns, r.result.ended_at) for r in ended
    ]
    places = [[(seat.place, seat.score) for seat in one.result.seats] for one in ended]
    assert [[(seat.place, seat.score) for seat in one.result.seats] for one in after] == places
    assert all(is_pseudonym(user) for one in after for user in one.result.people)
    assert [len(one.result.people) for one in after] == [len(one.result.people) for one in ended]
    assert len({one.result.guild_id for one in after}) == 1, "they still belong together"
    assert is_pseudonym(after[0].result.guild_id or 0)
    people = await world.store.read(lambda c: list(c.scalars(sa.select(result_people.c.user_id))))
    assert all(is_pseudonym(user) for user in people)
    for one in after:
        table = await world.tables.get(one.result.table_id)
        assert (table.status, table.seats, table.seed, table.channel_id) == (Status.FINISHED, (), None, None)
    assert (await world.open(owner=ANN)).id > 0, "the server may begin anew"


@pytest.mark.usefixtures("each_kind")
async def test_every_row_that_can_be_a_server_s_goes(tmp_path: Path) -> None:
    address = url(tmp_path, empty=True)
    database = connect(address)
    await migrate(database)
    await database.write(full.fill, one_of_each())
    await database.close()
    store = await Store.open(address)
    world = World(store)
    await store.write(lambda c: c.execute(sa.delete(server_absences)) and None)
    assert await store.write(erasures.keep, IN_FULL)
    await service.gone(world.tables, KEEP, IN_FULL)
    await erased(world, IN_FULL)

    def rows(connection: sa.Connection) -> dict[str, int]:
        return {
            part.name: connection.execute(sa.select(sa.func.count()).select_from(part).where(here)).scalar_one()
            for part in whole_schema().sorted_tables
            if (here := at_server(part, IN_FULL)) is not None
        }

    assert {name: number for name, number in (await store.read(rows)).items() if number} == {}
    kept = await store.read(lambda c: c.execute(sa.select(results.c.table_id)).all())
    assert kept == [], "what cannot be read cannot be made to name nobody"
    await store.close()


@pytest.mark.usefixtures("each_kind")
async def test_all_that_a_server_waits_for_comes_later_by_the_time_without_the_bot(tmp_path: Path) -> None:
    address = url(tmp_path, empty=True)
    database = connect(address)
    await migrate(database)
    await database.write(full.fill, one_of_each())
    await database.close()
    store = await Store.open(address)
    world = World(store)
    at = EPOCH + IN_FULL * MICROSECOND

    told = await given(store, IN_FULL)
    assert {"seats", "round", "scores"} <= told["tournament_matches"][0].keys()
    assert {"name", "user_id", "substitute"} <= told["tournament_people"][0].keys()
    assert not {"locale", "once"} & {column for rows in told.values() for row in rows for column in row}

    def awaited(connection: sa.Connection) -> dict[str, datetime | None]:
        columns = [c for part in whole_schema().sorted_tables for c in part.c if AWAITED.items() <= c.info.items()]
        return {str(each): connection.scalar(sa.select(each).limit(1)) for each in columns}

    assert set((before := await store.read(awaited)).values()) == {at}
    await service.gone(world.tables, KEEP, IN_FULL)
    world.later(days=20)
    await service.back(world.tables, IN_FULL)
    assert await store.read(awaited) == dict.fromkeys(before, at + timedelta(days=20))
    (moved,) = await store.read(lambda c: c.scalars(sa.select(due.c.at).where(due.c.kind == "move")).all())
    assert moved == at + timedelta(days=20), "so does what is due"
    await store.close()


@pytest.mark.usefixtures("big_ids")
async def test_computers_think_only_where_the_bot_is(world: World) -> None:
    position = await against_computers(world)
    await world.act(position, ANN, "end")
    thinking = asyncio.Event()
    computers = at_work(world, chooser := FakeChooser(lambda _: thinking))
    computers.look(position.table.id)
    await chooser.asked_for(1)
    await service.gone(world.tables, KEEP, SERVER_ID)
    thinking.set()  # what was thought about before comes too late
    await computers.idle()
    computers.look(position.table.id)
    await computers.idle()
    assert await moves(world, position) == [(0, "end", None)]
    assert len(chooser.asked) == 1

    await service.back(world.tables, SERVER_ID)
    computers.look(position.table.id)
    await computers.idle()
    assert await moves(world, position) == [(0, "end", None), (1, "end", EASY)]


@pytest.mark.usefixtures("big_ids")
async def test_webhooks_rest_and_hear_the_rest_once_the_bot_is_back(world: World) -> None:
    hook = Webhook(id=0, guild_id=SERVER_ID, url="x", secret="s", events=CHOSEN, created_at=world.time)
    await world.store.write(webhooks.add, hook, 5)
    position = await world.started(ANN, BEN)
    await world.act(position, ANN, "end")

    async def to_hear() -> int:
        return sum(item.kind is Kind.WEBHOOK for item in await claim(world.store, world.time))

    await service.gone(world.tables, KEEP, SERVER_ID)
    world.later(days=3)
    assert await to_hear() == 0
    await service.back(world.tables, SERVER_ID)
    assert await to_hear() == 1, "one after the other"


@pytest.mark.usefixtures("big_ids")
async def test_a_deletion_goes_on_wherever_it_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "BATCH_SIZE", 2)
    async with testing.world.world(tmp_path) as first:
        await lived(first)
        await service.gone(first.tables, KEEP, SERVER_ID)
        counter = CrashInjector(first.store)
        await erased(first)
        steps = counter.steps
    assert steps > 4
    for last, before in crash_points(steps):
        folder = tmp_path / f"{last}"
        folder.mkdir()
        async with testing.world.world(folder) as world:
            await lived(world)
            await service.gone(world.tables, KEEP, SERVER_ID)
            injector = CrashInjector(world.store)
            injector.crash_at(last, before=before)

            async def nothing() -> None:
                return

            await injector.survive(nothing, lambda world=world: erased(world))  # type: ignore[misc]
            assert await found(world, str(SERVER_ID)) == []
            assert set(await found(world, str(EVE.user_id), EVE.name)) <= own_columns()


@pytest.mark.usefixtures("big_ids")
async def test_a_server_that_is_back_in_the_middle_begins_anew(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "BATCH_SIZE", 1)
    monkeypatch.setattr(service, "MAX_BATCHES", 1)
    for channel in range(1, 4):
        await world.started(ZOE, EVE, channel=channel)
    await service.gone(world.tables, KEEP, SERVER_ID)
    world.later(days=31)
    while len(await world.store.read(lambda c: c.execute(sa.select(tables.c.id)).all())) == 3:
        world.time = await service.check(world.tables, KEEP, nowhere, SERVER_ID) or world.time
    await service.back(world.tables, SERVER_ID)
    with pytest.raises(Refusal, match="refusal-resting"):
        await world.open(9, ZOE)
    with pytest.raises(Refusal, match="refusal-resting"):
        await world.act(await world.tables.get(3), ZOE, "end")
    await erased(world)
    assert await found(world, str(SERVER_ID), str(EVE.user_id)) == []
    table = await world.open(9, ZOE)
    assert [each.id for each in await world.store.read(lambda c: c.execute(sa.select(tables.c.id)).all())] == [table.id]


@pytest.mark.usefixtures("each_kind", "big_ids")
async def test_nothing_runs_for_a_server_without_the_bot_and_all_goes_on_once_it_is_back(world: World) -> None:
    opened = await world.open()
    await lobby.join(world.tables, opened.id, BEN)
    await terms.set_pace(world.tables, opened.id, Pace.BRISK, by(ANN))
    table = (await lobby.start(world.tables, opened.id, by(ANN))).table
    await world.act(table, ANN, "end")
    await posted(world)
    waiting = await world.open(21, BEN)
    world.later(hours=5)
    table = await world.tables.get(table.id)
    (seat,) = table.to_act
    about = await world.tables.clock_contexts(table)
    ends, bank = deadlines(table, about)[seat], left(table.clocks[seat], table.pace, about[seat], world.time)
    assert bank > timedelta(hours=20)
    await posted(world)

    await service.gone(world.tables, KEEP, SERVER_ID)
    await service.gone(world.tables, KEEP, SERVER_ID)  # the event comes twice
    for hours in (1, 60, 24 * 19 - 1 - 60):
        world.later(hours=hours)
        await world.scheduler.run_due()
        assert await claim(world.store, world.time) == []
        assert not (await world.tables.get(table.id)).clocks[seat].late_since
    with pytest.raises(Refusal, match="refusal-resting"):
        await world.act(table, BEN, "end")
    with pytest.raises(Refusal, match="refusal-resting"):
        await lobby.join(world.tables, waiting.id, ANN)
    known = await world.store.read(absences.known_servers)
    assert known == {SERVER_ID}

    await service.back(world.tables, SERVER_ID)
    await service.back(world.tables, SERVER_ID)
    await world.scheduler.run_due()
    table = await world.tables.get(table.id)
    about = await world.tables.clock_contexts(table)
    assert left(table.clocks[seat], table.pace, about[seat], world.time) == bank, "nobody has lost time"
    assert deadlines(table, about)[seat] == ends + timedelta(days=19)
    assert (await world.tables.get(waiting.id)).status is Status.LOBBY, "nor is a lobby older than it was"
    told = {(item.kind, item.subject) for item in await claim(world.store, world.time)}
    assert {(Kind.REFRESH, table.id), (Kind.LOBBY, waiting.id)} & told
    assert await world.store.read(lambda c: c.scalar(sa.select(due.c.at).where(due.c.kind == Due.ERASURE))) is None
    await world.act(table, BEN, "end")


@pytest.mark.usefixtures("big_ids")
async def test_what_managers_ask_for_begins_after_a_day_unless_it_is_taken_back(world: World) -> None:
    await world.started(ZOE, EVE)
    with pytest.raises(Refusal, match="refusal-not-erased"):
        await service.take_back(world.tables, SERVER_ID)
    at = await service.ask(world.tables, SERVER_ID)
    world.later(hours=1)
    assert await service.ask(world.tables, SERVER_ID) == at == world.time + timedelta(hours=23), "once is enough"
    await service.take_back(world.tables, SERVER_ID)
    world.later(days=2)
    assert await service.check(world.tables, KEEP, nowhere, SERVER_ID) is None

    at = await service.ask(world.tables, SERVER_ID)
    await service.gone(world.tables, KEEP, SERVER_ID)
    await service.back(world.tables, SERVER_ID)
    assert await service.check(world.tables, KEEP, nowhere, SERVER_ID) == at, "a removed bot changes nothing of it"
    world.time = at
    await service.check(world.tables, KEEP, nowhere, SERVER_ID)
    with pytest.raises(Refusal, match="refusal-erasing"):
        await service.take_back(world.tables, SERVER_ID)
    await erased(world)
    assert await found(world, str(SERVER_ID), str(EVE.user_id)) == []


@pytest.mark.usefixtures("big_ids")
async def test_nothing_is_deleted_of_a_server_that_discord_says_the_bot_is_on(world: World) -> None:
    await world.started(ZOE, EVE)
    await service.gone(world.tables, KEEP, SERVER_ID)
    world.later(days=31)

    async def silent(_guild_id: int) -> None:
        return None

    async def there(_guild_id: int) -> bool:
        return True

    assert await service.check(world.tables, KEEP, silent, SERVER_ID) is not None
    assert (await service.plan(world.tables, SERVER_ID)).gone_since is not None
    await service.check(world.tables, KEEP, there, SERVER_ID)
    assert await service.plan(world.tables, SERVER_ID) == (None, None, False)
    assert await service.check(world.tables, KEEP, there, SERVER_ID) is None
    assert not (await world.tables.get(1)).resting


@pytest.mark.usefixtures("on_postgresql", "big_ids")
async def test_of_two_processes_one_deletes_and_both_may_hear_the_same(tmp_path: Path) -> None:
    async with testing.world.world(tmp_path) as one, testing.world.world(tmp_path) as two:
        await lived(one)
        two.time = one.time
        await asyncio.gather(*(service.gone(each.tables, KEEP, SERVER_ID) for each in (one, two)))
        rows = await one.store.read(lambda c: c.execute(sa.select(server_absences)).all())
        assert len(rows) == 1
        one.time = two.time = one.time + KEEP
        await asyncio.gather(erased(one), erased(two))
        assert await found(one, str(SERVER_ID)) == []


async def given(store: Store, guild_id: int) -> dict[str, list[dict[str, Any]]]:
    return {part.name: await store.read(rows_of, part, guild_id) for part in given_parts()}


@pytest.mark.usefixtures("big_ids")
async def test_managers_get_what_is_the_server_s_and_nothing_that_a_game_hides_or_a_person_keeps(world: World) -> None:
    await lived(world)
    running = await world.started(ANN, EVE, channel=40)
    await world.act(running, ANN, "take")
    told = await given(world.store, SERVER_ID)
    assert {row["id"] for row in told["tables"]} >= {1, 2, running.table.id}
    assert {"guild_id", "game", "status", "owner_id"} <= told["tables"][0].keys()
    over = {row["id"] for row in told["tables"] if row["status"] in {"finished", "closed"}}
    assert {row["table_id"] for row in told["journal"]} <= over, "choices of games that run may be secret"
    assert told["webhooks"][0]["url"] == "x"
    assert {"secret"} & told["webhooks"][0].keys() == set()
    assert told["results"]
    assert told["guild_settings"]
    private = {"notes", "visits", "premoves", "waiting", "poll_answers", "queue_entries", "vacation_days", "outbox"}
    assert not private & told.keys()
    assert not {"positions", "snapshots", "user_settings", "calendars", "learners", "pins", "reviewers"} & told.keys()
    for rows in told.values():
        for row in rows:
            assert not {"state", "seed", "draw_seed", "locale", "secret"} & row.keys()
    assert not any((await given(world.store, OTHER_ID)).values())
