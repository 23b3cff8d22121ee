"""Back-up and restore of PostgreSQL: by its own programs, in one transaction, and counted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from bot.db import Store
from bot.db.migrate import known_versions, upgrade
from testing.databases import url
from tests.bot.cli.conftest import Run
from tests.bot.cli.test_migrate import asked, contents, full, goes_on
from tests.stored.full import FIRST_ID, fill, one_of_each

VERSION = known_versions()[-1]

pytestmark = pytest.mark.usefixtures("on_postgresql")


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database, which CAIRN_DATABASE names."""
    made = url(tmp_path, empty=True)
    monkeypatch.setenv("CAIRN_DATABASE", made)
    return made


def test_a_dump_is_put_back_as_it_was_beside_what_was_there(cairn: Run, server: str, tmp_path: Path) -> None:
    original, file = contents(full(server)), tmp_path / "b.dump"
    rows = f"{sum(map(len, original.values())):,} rows, {len(original['tables'])} of them games"

    async def while_a_bot_runs() -> tuple[int, str, str]:
        store = await Store.open(server)
        try:
            return await asyncio.to_thread(cairn, "backup", file)
        finally:
            await store.close()

    code, out, _ = asyncio.run(while_a_bot_runs())
    assert (code, f"backed up {rows} (schema {VERSION}) to" in out) == (0, True)
    assert file.stat().st_mode & 0o777 == 0o600
    assert asyncio.run(goes_on(server))[0] > 0, "the games are played on"
    later = contents(server)
    code, out, _ = cairn("restore", file)
    assert (code, f"restored {rows} from" in out) == (0, True)
    assert contents(server) == original
    kept = out.split("CASCADE")[0].split()[-1]
    count = asked(server, lambda c: c.exec_driver_sql(f"SELECT count(*) FROM {kept}.tables").scalar_one())
    assert count == len(later["tables"]) == len(original["tables"]) + 1
    assert asyncio.run(goes_on(server))[0] > 0, "the counters of ids came back, too"


def test_what_is_no_sound_dump_touches_nothing(
    cairn: Run, server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*arguments: object) -> str:
        code, _, said = cairn(*arguments)
        assert code == 1
        return said

    file = tmp_path / "b.dump"
    assert "holds no tables of Cairn" in refused("backup", file)
    original = contents(full(server))
    assert cairn("backup", file)[0] == 0
    assert "--overwrite" in refused("backup", file)
    (tmp_path / "torn").write_bytes(file.read_bytes()[:-2000])
    (tmp_path / "text").write_text("no dump")
    for name in ("torn", "text", "nowhere"):
        assert f"{name}" in refused("restore", tmp_path / name)
    assert "is a dump of PostgreSQL" in refused("restore", file, "--database", tmp_path / "c.db")

    async def while_a_bot_runs() -> tuple[int, str, str]:
        store = await Store.open(server)
        try:
            return await asyncio.to_thread(cairn, "restore", file)
        finally:
            await store.close()

    monkeypatch.setattr("bot.db.transfer.MAX_TENTHS", 2)
    code, _, said = asyncio.run(while_a_bot_runs())
    assert (code, "stop the bot first" in said) == (1, True)
    asked(server, lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = 'r9999'") and None)
    later = tmp_path / "later.dump"
    assert "later Cairn" in refused("backup", later)
    assert not later.exists()
    asked(
        server,
        lambda c: c.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{VERSION}'") and None,
    )
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "is not installed here" in refused("backup", later)
    assert "is not installed here" in refused("restore", file)
    assert contents(server) == original


def test_a_servers_tables_are_exported_and_tried_with_a_new_version(cairn: Run, server: str, tmp_path: Path) -> None:
    asked(server, upgrade)
    asked(server, lambda c: fill(c, one_of_each()[:1]))
    before = contents(server)
    code, _, _ = cairn("export", "--all", "--out", tmp_path / "all.json")
    assert code == 0
    (exported,) = msgspec.json.decode((tmp_path / "all.json").read_bytes())["tables"]
    assert exported["table"]["id"] == FIRST_ID
    code, out, _ = cairn("upgrade", "--dry-run", "--workers", 1)
    assert (code, "go: 1 live tables can be played on" in out) == (0, True)
    assert contents(server) == before
