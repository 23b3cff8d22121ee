"""PostgreSQL refuses, is not there, or goes away: one clear sentence each, and nothing is lost."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_cursor

from bot.db import Store, StoreUnavailable
from bot.db.connection_queue import AnyQuery, ConnectionQueue, Outcome, Visit
from bot.db.connections import connect
from bot.db.postgresql import CONNECTIONS, Server
from bot.db.schema import journal
from bot.outbox import queries as outbox
from bot.people.schema import user_settings
from bot.people.settings import UserSettings
from bot.tables.core import journal_queries, play
from bot.tables.history import export_queries as export
from testing import postgres
from testing.cluster import GUARDED, OWNER, Cluster
from testing.databases import url, writing_engine
from testing.world import ANN, World

pytestmark = pytest.mark.usefixtures("on_postgresql")


async def refusal(database: str) -> str:
    """What is said where ``database`` is opened."""
    with pytest.raises(StoreUnavailable) as refused:
        await Store.open(database)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def named(**parts: str) -> str:
    """A URL to the tests' server."""
    name = parts.pop("name", None) or sa.make_url(postgres.database(__name__)).database
    user = parts.pop("user", OWNER)
    options = "&".join(f"{key}={quote(value)}" for key, value in ({"host": postgres.server()} | parts).items())
    return f"postgresql://{user}@/{name}?{options}"


async def test_what_cannot_be_opened_is_told_in_a_sentence_that_says_what_to_do() -> None:
    assert "does not exist. Make it (createdb)" in await refusal(named(name="nowhere"))
    assert "does not exist. Check the user" in await refusal(named(user="nobody_known"))
    assert "an option colour that Cairn does not know" in await refusal(named(colour="red"))
    assert "sslmode" in await refusal(named(sslmode="sometimes"))
    assert "Its server does not answer" in await refusal("postgresql://127.0.0.1:1/cairn")
    assert "Its server does not answer" in await refusal(named(host="/nowhere"))
    assert "cannot be read: name a file, or postgresql://" in await refusal("postgresql://cairn@host:port/cairn")


async def test_the_usual_spellings_of_a_url_are_understood() -> None:
    for spelling in (named(sslmode="prefer"), named().replace("postgresql:", "postgres:")):
        store = await Store.open(spelling)
        assert await store.read(outbox.pending) == 0
        await store.close()


async def test_a_wrong_password_is_told_and_neither_password_is() -> None:
    database = connect(named(name="postgres"))
    await database.write(lambda c: c.exec_driver_sql(f"DROP ROLE IF EXISTS {GUARDED}") and None)
    role = f"CREATE ROLE {GUARDED} LOGIN PASSWORD 'right'"
    await database.write(lambda c: c.exec_driver_sql(role) and None)
    await database.close()
    for wrong in (named(user=f"{GUARDED}:mistaken"), named(user=GUARDED, password="mistaken")):
        said = await refusal(wrong)
        assert "password authentication failed" in said
        assert "mistaken" not in said
    assert "permission denied" in (said := await refusal(named(user=f"{GUARDED}:right")))
    assert said.endswith("Make the user in its URL its owner.")


async def test_a_database_that_can_only_be_read_is_not_begun_with(tmp_path: Path) -> None:
    only_read = "ALTER DATABASE {} SET default_transaction_read_only = on"
    place = url(tmp_path)
    name = sa.make_url(place).database
    store = await Store.open(place)
    await store.write(lambda c: c.exec_driver_sql(only_read.format(name)) and None)
    await store.close()
    assert "cannot be written. It is read-only, as a replica is: name its primary." in await refusal(place)
    database = connect(place)
    assert await database.moment(lambda c: c.execute(sa.select(sa.func.count()).select_from(journal)).scalar()) == 0
    with pytest.raises(StoreUnavailable, match="name its primary"):
        await database.write(lambda c: c.execute(sa.delete(journal)) and None)
    undo = ("SET TRANSACTION READ WRITE", f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await database.write(lambda c: [c.exec_driver_sql(each) for each in undo] and None)
    await database.close()


READ_ONLY = "ALTER DATABASE {} SET default_transaction_read_only = on"


async def test_a_database_that_becomes_read_only_refuses_and_recovers(world: World) -> None:
    """Connections made meanwhile would stay as they are, and the bot with them, though the database is well again."""
    position = await world.started()
    name = await world.store.read(lambda c: c.exec_driver_sql("SELECT current_database()").scalar())
    await world.store.write(lambda c: c.exec_driver_sql(READ_ONLY.format(name)) and None)
    database = world.store._database
    assert isinstance(database, Server)
    await database.engine.dispose()  # as where the server was started anew
    for _ in range(CONNECTIONS):
        with pytest.raises(StoreUnavailable, match="It is read-only, as a replica is: name its primary"):
            await world.act(position, ANN, "take")
    undo = ("SET TRANSACTION READ WRITE", f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await world.store.write(lambda c: [c.exec_driver_sql(each) for each in undo] and None)
    assert (await world.act(position, ANN, "take")).position.state.hands == [1, 0]


async def test_who_may_not_write_is_told_so_and_may_again_without_a_restart(world: World) -> None:
    def all_of(*statements: str) -> Callable[[sa.Connection], None]:
        def run(connection: sa.Connection) -> None:
            for each in statements:
                connection.exec_driver_sql(each)

        return run

    tables = "ALL TABLES IN SCHEMA public TO reader"
    await world.store.write(all_of("CREATE ROLE reader LOGIN", f"GRANT SELECT ON {tables}"))
    name = await world.store.read(lambda c: c.exec_driver_sql("SELECT current_database()").scalar())
    database = connect(sa.make_url(named(user="reader", name=str(name))).render_as_string())
    note = partial(sa.Connection.execute, statement=sa.insert(user_settings).values(user_id=1, value=UserSettings()))
    with pytest.raises(StoreUnavailable, match=r"permission denied for table \w+\. Make the user in its URL its owner"):
        await database.write(lambda connection: note(connection) and None)
    assert await database.read(lambda c: c.scalar(sa.select(sa.func.count()).select_from(user_settings))) == 0
    await world.store.write(all_of(f"GRANT INSERT ON {tables}"))
    await database.write(lambda connection: note(connection) and None)
    assert await database.read(lambda c: c.scalar(sa.select(sa.func.count()).select_from(user_settings))) == 1
    await database.close()
    await world.store.write(all_of("DROP OWNED BY reader", "DROP ROLE reader"))


async def test_without_its_driver_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "PostgreSQL needs asyncpg, which is not installed here" in await refusal("postgresql://127.0.0.1:1/cairn")


FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$
"""


async def test_a_full_disk_refuses_and_recovers(world: World) -> None:
    position = await world.started()
    before = await world.store.read(export.export, position.table.id)
    await world.store.write(lambda c: c.exec_driver_sql(FULL) and None)
    full = "CREATE TRIGGER full_disk AFTER INSERT ON journal EXECUTE FUNCTION full_disk()"
    await world.store.write(lambda c: c.exec_driver_sql(full) and None)
    try:
        with pytest.raises(StoreUnavailable, match=r"No space left on device\. The server's disk is full: make room"):
            await world.act(position, ANN, "take")
        assert await world.store.read(export.export, position.table.id) == before
    finally:
        await world.store.write(lambda c: c.exec_driver_sql("DROP FUNCTION full_disk CASCADE") and None)
    assert (await world.act(position, ANN, "take")).position.state.hands == [1, 0]


async def test_what_a_failed_commit_left_undone_stays_undone(world: World) -> None:
    """Its connection is not handed on with the transaction still open, which the next one would commit."""

    def note(connection: sa.Connection, number: int) -> None:
        connection.execute(sa.insert(user_settings), {"user_id": number, "value": UserSettings()})

    def fail(_: sa.Connection) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, OSError("no room"))

    engine = writing_engine(world.store)
    sa.event.listen(engine, "commit", fail)
    with pytest.raises(StoreUnavailable):
        await world.store.write(note, 1)
    sa.event.remove(engine, "commit", fail)
    for number in range(2, 2 + CONNECTIONS):
        await world.store.write(note, number)
    assert await world.store.read(lambda c: c.scalar(sa.select(sa.func.min(user_settings.c.user_id)))) == 2


async def test_writes_that_wait_share_a_transaction_and_each_fails_alone(world: World) -> None:
    def write(connection: sa.Connection, number: int, bad: int | None) -> int:
        connection.execute(sa.insert(user_settings), {"user_id": number, "value": UserSettings()})
        if number == bad:
            raise LookupError("no thirteen")
        found: int = connection.exec_driver_sql("SELECT txid_current()").scalar_one()
        return found

    async def together(numbers: Iterable[int], bad: int | None = None) -> list[int | BaseException]:
        return await asyncio.gather(*(world.store.write(write, n, bad) for n in numbers), return_exceptions=True)

    assert len(set(await together(range(20, 60)))) < 40
    found = await together([*range(18), 25], bad=13)
    assert [number for number, each in enumerate(found) if isinstance(each, BaseException)] == [13, 18]
    assert isinstance(found[13], LookupError)
    assert isinstance(found[18], sa.exc.IntegrityError)
    stored = await world.store.read(lambda c: set(c.scalars(sa.select(user_settings.c.user_id))))
    assert stored == set(range(18)) - {13} | set(range(20, 60))


async def test_a_move_asks_the_server_three_times(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the table, for its change, and for all that follows from it; besides the transaction's begin and end."""
    asked: list[str] = []
    plain: Any = AsyncAdapt_asyncpg_cursor.execute

    def execute(cursor: AsyncAdapt_asyncpg_cursor, text: str, parameters: Sequence[Any] | None = None) -> None:
        asked.append(text)
        plain(cursor, text, parameters)

    table = (await world.started()).table.id
    monkeypatch.setattr(AsyncAdapt_asyncpg_cursor, "execute", execute)
    await play.act(world.tables, table, None, ANN.user_id, "take", world.click())
    load, change, rest = asked
    assert (load[:13], change[:13]) == ("SELECT tables", "UPDATE tables")
    assert "INSERT INTO journal" in rest
    assert "premoves" in rest


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    made = Cluster(postgres.binaries(), postgres.SAFE)
    made.start()
    yield made
    made.remove()


async def test_a_server_that_goes_and_comes_back_costs_no_move(cluster: Cluster) -> None:
    store = await Store.open(cluster.url("postgres"))
    world = World(store)
    tables = [await world.started(channel=channel) for channel in range(4)]
    taken = {position.table.id: 0 for position in tables}

    async def take(table: int) -> bool:
        click = world.click()
        try:
            await play.act(world.tables, table, None, ANN.user_id, "take", click)
        except StoreUnavailable:
            return False
        taken[table] += 1
        return True

    for how in (signal.SIGINT, signal.SIGQUIT):  # broken off properly, and crashed
        assert all(await asyncio.gather(*map(take, taken)))
        moves = [asyncio.create_task(take(table)) for table in taken for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.to_thread(cluster.stop, how)
        await asyncio.gather(*moves)
        assert not any(await asyncio.gather(*map(take, taken)))
        assert "Its server does not answer" in await refusal(cluster.url("postgres"))
        await asyncio.to_thread(cluster.start)
        assert all(await asyncio.gather(*map(take, taken)))
    for table, count in taken.items():
        position = await world.tables.position(table)
        entries = [entry for entry in await store.read(journal_queries.since, table, 0) if entry.key == "take"]
        assert position.state.hands[0] == len(entries) == position.table.undo_depth
        assert len(entries) >= count, "what was acknowledged is there; what was refused may be"
    await store.close()


async def test_queries_that_wait_are_spread_over_the_connections() -> None:
    visited: dict[int, list[int]] = {0: [], 1: []}

    def visit(connection: int) -> Visit:
        async def run(queries: Sequence[AnyQuery]) -> Sequence[Outcome]:
            visited[connection].append(len(queries))
            await asyncio.sleep(0)
            return [(number, None) for number in range(len(queries))]

        return run

    for spread, visits in ((True, [[2], [3]]), (False, [[], [5]])):
        visited.update({0: [], 1: []})
        queue = ConnectionQueue([visit(0), visit(1)], spread=spread)
        await asyncio.gather(*(queue.do(lambda _: None) for _ in range(5)))
        await queue.close()
        assert list(visited.values()) == visits
