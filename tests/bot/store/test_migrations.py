from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.store import Store, StoreUnavailable
from bot.store.database import connect
from bot.store.migrate import folder, known_versions, migrate, upgrade
from bot.store.schema import metadata
from tests.bot.tables.world import url


def differences(connection: sa.Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)


def test_the_versions_are_those_of_the_scripts() -> None:
    scripts = ScriptDirectory(str(folder()))
    assert tuple(script.revision for script in reversed(list(scripts.walk_revisions()))) == known_versions()
    assert scripts.get_heads() == [known_versions()[-1]]


@pytest.mark.parametrize("version", [None, *known_versions()])
async def test_every_earlier_database_becomes_the_present_schema(tmp_path: Path, version: str | None) -> None:
    database = connect(url(tmp_path))
    if version is not None:
        await database.write(upgrade, version)
    await migrate(database)
    await migrate(database)
    assert await database.read(differences) == []
    await database.close()


async def test_the_partial_index_is_there(tmp_path: Path) -> None:
    database = connect(url(tmp_path))
    await migrate(database)
    query = "SELECT sql FROM sqlite_master WHERE name = 'uq_tables_live_channel'"
    made = await database.read(lambda c: c.exec_driver_sql(query).scalar_one())
    assert made.startswith("CREATE UNIQUE INDEX")
    assert made.endswith("WHERE status IN ('lobby', 'running', 'set_aside')")
    await database.close()


async def test_the_database_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    database = connect(url(tmp_path))
    await migrate(database)
    await database.write(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'") and None)
    await database.close()
    with pytest.raises(StoreUnavailable, match="newer version"):
        await Store.open(url(tmp_path))


def test_the_schema_suits_postgresql_as_well() -> None:
    from sqlalchemy.dialects import postgresql
    from sqlalchemy.schema import CreateIndex, CreateTable

    for table in metadata.sorted_tables:
        assert str(CreateTable(table).compile(dialect=postgresql.dialect()))
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=postgresql.dialect()))
