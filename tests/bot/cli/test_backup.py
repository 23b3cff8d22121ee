"""Back-up and restore: nothing is lost, nothing is overwritten unasked, and only what is sound is put back."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.core.lockfile import database_lock
from bot.db import Store
from bot.people import setting_queries as settings
from bot.people.settings import GuildSettings
from tests.bot.cli.conftest import Run

ROOT = Path(__file__).parents[3]


def settle(database: Path, language: str) -> None:
    async def write() -> None:
        store = await Store.open(f"sqlite:///{database}")
        await store.write(settings.change, "guild", 1, GuildSettings, {"language": language})
        await store.close()

    asyncio.run(write())


def settled(database: Path) -> str | None:
    async def read() -> str | None:
        store = await Store.open(f"sqlite:///{database}")
        try:
            return (await store.read(settings.of_guild, 1)).language
        finally:
            await store.close()

    return asyncio.run(read())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "data" / "cairn.db"
    settle(file, "de")
    return file


def test_a_live_database_is_backed_up_and_restored(cairn: Run, database: Path, tmp_path: Path) -> None:
    async def live() -> tuple[tuple[int, str, str], tuple[int, str, str]]:
        """Backs up while a store is open and has written what lies in the log beside the database only."""
        store = await Store.open(f"sqlite:///{database}")
        await store.write(settings.change, "guild", 1, GuildSettings, {"language": "en"})
        with database_lock(database):
            backed_up = await asyncio.to_thread(cairn, "backup", tmp_path / "b.db")
            refused = await asyncio.to_thread(cairn, "restore", tmp_path / "b.db")
        await store.write(settings.change, "guild", 1, GuildSettings, {"language": "fr"})
        await store.close()
        return backed_up, refused

    (code, out, _), (refused, _, why) = asyncio.run(live())
    assert code == 0
    assert "backed up" in out
    assert refused == 1
    assert "stop it first" in why
    assert settled(database) == "fr"
    assert (tmp_path / "b.db").stat().st_mode & 0o077 == 0

    code, out, _ = cairn("restore", tmp_path / "b.db")
    assert code == 0
    assert settled(database) == "en"
    (kept,) = (each for each in database.parent.glob("cairn.db.before-*") if not each.name.endswith(("-wal", "-shm")))
    assert str(kept) in out
    assert settled(kept) == "fr"


def test_a_killed_bots_log_stays_with_the_database_that_is_kept(cairn: Run, database: Path, tmp_path: Path) -> None:
    cairn("backup", tmp_path / "b.db")
    script = f"""
import asyncio, os
from bot.people.settings import GuildSettings
from bot.db import Store
from bot.people import setting_queries as settings
async def write():
    store = await Store.open("sqlite:///{database}")
    await store.write(settings.change, "guild", 1, GuildSettings, dict(language="it"))
    os.kill(os.getpid(), 9)
asyncio.run(write())
"""
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False)
    assert database.with_name("cairn.db-wal").stat().st_size > 0
    assert cairn("restore", tmp_path / "b.db")[0] == 0
    assert settled(database) == "de"
    kept = next(each for each in database.parent.glob("cairn.db.before-*") if each.name[-1].isdigit())
    assert settled(kept) == "it"


def test_a_backup_does_not_overwrite_unasked(cairn: Run, database: Path, tmp_path: Path) -> None:
    (tmp_path / "b.db").write_text("precious")
    code, _, said = cairn("backup", tmp_path / "b.db")
    assert code == 1
    assert "--overwrite" in said
    assert (tmp_path / "b.db").read_text() == "precious"
    assert cairn("backup", tmp_path / "b.db", "--overwrite")[0] == 0
    assert settled(tmp_path / "b.db") == "de"


def test_only_a_sound_database_of_a_known_version_is_restored(cairn: Run, database: Path, tmp_path: Path) -> None:
    cairn("backup", tmp_path / "good.db")
    good = (tmp_path / "good.db").read_bytes()
    (tmp_path / "text.db").write_text("not a database at all, but long enough to be looked at " * 20)
    (tmp_path / "torn.db").write_bytes(good[: len(good) // 2])
    (tmp_path / "later.db").write_bytes(good)
    with sqlite3.connect(tmp_path / "later.db") as later:
        later.execute("UPDATE alembic_version SET version_num = 'r9999'")
    later.close()
    sqlite3.connect(tmp_path / "empty.db").close()
    for name in ("text", "torn", "later", "empty", "missing"):
        code, _, said = cairn("restore", tmp_path / f"{name}.db")
        assert code == 1, name
        assert f"{name}.db" in said
    assert settled(database) == "de"
    assert not list(database.parent.glob("*.before-*"))


def test_a_restore_on_a_new_machine_makes_the_folder(cairn: Run, database: Path, tmp_path: Path) -> None:
    cairn("backup", tmp_path / "b.db")
    code, out, _ = cairn("restore", tmp_path / "b.db", "--database", tmp_path / "new" / "c.db")
    assert code == 0
    assert "that was there" not in out
    assert settled(tmp_path / "new" / "c.db") == "de"


@pytest.mark.parametrize("command", [["backup", "b.db"], ["export", "--all"]])
def test_a_database_that_is_not_there_is_not_made(cairn: Run, tmp_path: Path, command: list[str]) -> None:
    code, _, said = cairn(*command)
    assert code == 1
    assert "there is no database" in said
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("command", [["backup"], ["export", "--all", "--out"]])
@pytest.mark.parametrize("place", ["nowhere/x", "file/x"])
def test_a_file_that_cannot_be_written_is_told_in_a_line(
    cairn: Run, database: Path, tmp_path: Path, command: list[str], place: str
) -> None:
    (tmp_path / "file").write_text("")
    code, _, said = cairn(*command, place)
    assert code == 1
    assert place in said
