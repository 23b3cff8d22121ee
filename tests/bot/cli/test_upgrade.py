"""A rehearsal of an upgrade: every stored game there is, damaged ones, ones of a later program, and every schema."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.cli.upgrade_check import Report
from bot.cli.upgrade_check_worker import Finding, Trial, answer, find, findings
from bot.db import Store, live_copy
from bot.db.migrate import known_versions, upgrade
from bot.tables.core import queries
from bot.tables.core.change import Change
from bot.tables.core.model import Entry, EntryKind, Seat, Status, Table
from contract.stored import Stored, stored_files
from games import GAMES, PACKAGES
from games.engine import Codec
from tests.bot.cli.conftest import Run
from tests.stored.full import one_of_each

ROOT = Path(__file__).parents[3]
NOW = datetime(2026, 1, 1, tzinfo=UTC)
NAMES = ("Ana", "Ben", "Çem", "ديا", "Eva", "Fay")
STORED = sorted(key for key in PACKAGES if stored_files(key))
"""The games that have ever been stored."""


def trial(game: str, one: Stored, table: int = 7) -> Trial:
    return Trial(table, game, {}, one.seats, one.state, "de", NAMES[: one.seats])


def change(number: int, game: str, one: Stored) -> Change:
    table = Table(
        id=number,
        guild_id=1,
        channel_id=number,
        game=game,
        options={},
        language=("en", "de")[number % 2],
        status=Status.RUNNING,
        owner_id=1,
        seats=tuple(Seat(seat, seat + 1, NAMES[seat], "de") for seat in range(one.seats)),
        revision=1,
        created_at=NOW,
        touched_at=NOW,
    )
    entry = Entry(table_id=number, revision=1, kind=EntryKind.OPEN, at=NOW)
    return Change(table=table, entry=entry, state=one.state, seed=b"s", interaction_id=f"stored-{number}")


def seated(file: Path, games: list[tuple[str, Stored]]) -> Path:
    """A database with a running table for each of ``games``, numbered from 1."""

    def write(connection: Any) -> None:
        for number, (game, one) in enumerate(games, 1):
            made = change(number, game, one)
            queries.create(connection, made)
            table = msgspec.structs.replace(made.table, revision=2)
            entry = msgspec.structs.replace(made.entry, revision=2, kind=EntryKind.START)
            queries.commit(connection, msgspec.structs.replace(made, table=table, entry=entry, interaction_id=None))

    async def fill() -> None:
        store = await Store.open(f"sqlite:///{file}")
        await store.write(write)
        await store.close()

    asyncio.run(fill())
    return file


def harmed(file: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(file) as database:
        database.execute(statement, values)
    database.close()


def state_of(file: Path, table: int) -> bytes:
    with sqlite3.connect(file) as database:
        (state,) = database.execute("SELECT state FROM tables WHERE id = ?", (table,)).fetchone()
    database.close()
    return bytes(state)


@pytest.mark.long
def test_games_of_every_format_go_on_and_those_that_cannot_are_named(cairn: Run, tmp_path: Path) -> None:
    first = one_of_each()[0]
    games = [first] * 5 + one_of_each()
    file = seated(tmp_path / "cairn.db", games)
    state = first[1].state
    harmed(file, "UPDATE tables SET state = ? WHERE id = 1", state[: len(state) // 2])
    harmed(file, "UPDATE tables SET state = ? WHERE id = 2", bytes([99]) + state[1:])
    harmed(file, "UPDATE tables SET state = ?, status = 'set_aside' WHERE id = 3", bytes([99]) + state[1:])
    harmed(file, "UPDATE tables SET game = 'later' WHERE id = 4")
    harmed(file, "UPDATE tables SET options = '{' WHERE id = 5")
    before = sha256(file.read_bytes()).digest()
    code, out, said = cairn("upgrade", "--dry-run", file, "--workers", 1)
    assert (code, said) == (3, f"cairn: do not upgrade yet: 4 of {len(games)} tables are in trouble.\n")
    assert sha256(file.read_bytes()).digest() == before
    lines = [line for line in out.splitlines() if " tables, " not in line]  # how far it is, on a slow machine
    assert lines[0].startswith(f"schema {known_versions()[-1]}, this version's is {known_versions()[-1]};")
    assert lines[1].split() == ["game", "same", "upgraded", "in", "trouble", "set", "aside"]
    counted = {line.split()[0]: [int(count) for count in line.split()[1:]] for line in lines[2:-5]}
    expected = {key: [1, 0, 0, 0] for key in STORED}
    expected[first[0]][2:] = [2, 1]
    assert counted == expected | {"later": [0, 0, 1, 0], "?": [0, 0, 1, 0]}
    *troubles, package = lines[-5:]
    assert package == f"{first[0]} is of the package cairn {PACKAGES[first[0]].entry.version}"
    assert [line.split(",")[0] for line in troubles] == ["table 1", "table 2", "table 4", "table 5"]
    assert "opening: Input data was truncated" in troubles[0]
    assert "opening: format 99, this program knows 1 to" in troubles[1]
    assert troubles[2] == "table 4, later: it is not installed"
    assert troubles[3].startswith("table 5, ?: Table 5 cannot be read")


@pytest.fixture
def earlier(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A database with one running table as the program before this one keeps it."""
    file = seated(tmp_path / "old.db", one_of_each()[:1])
    request.getfixturevalue("later")
    return file


def test_a_database_of_an_earlier_schema_is_tried_and_left_as_it_is(cairn: Run, earlier: Path) -> None:
    before = sha256(earlier.read_bytes()).digest()
    code, out, _ = cairn("upgrade", "--dry-run", earlier, "--workers", 1)
    assert code == 0
    assert out.startswith("schema r0007, this version's is r0008;")
    assert out.endswith("go: 1 live tables can be played on with this version\n")
    assert sha256(earlier.read_bytes()).digest() == before


def test_a_migration_that_fails_is_found_before_the_upgrade(
    cairn: Run, earlier: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(connection: Any, target: str = "head") -> None:
        if target == "head":
            raise LookupError(target)
        upgrade(connection, target)

    monkeypatch.setattr(live_copy, "upgrade", fails)
    code, _, said = cairn("upgrade", "--dry-run", earlier)
    assert code == 3
    assert "do not upgrade yet: the database cannot be brought from schema r0007 to the present one: Look" in said


def test_a_backup_is_tried_and_lobbies_count(cairn: Run, tmp_path: Path) -> None:
    file = seated(tmp_path / "cairn.db", one_of_each()[:1])
    harmed(file, "UPDATE tables SET status = 'lobby', state = NULL")
    assert cairn("backup", tmp_path / "backup.db", "--database", file)[0] == 0
    code, out, _ = cairn("upgrade", "--dry-run", tmp_path / "backup.db")
    assert code == 0
    assert "go: 1 live tables" in out
    harmed(tmp_path / "backup.db", "UPDATE tables SET options = '{\"cards\": \"the Tunguska\"}', game = 'none'")
    assert cairn("upgrade", "--dry-run", tmp_path / "backup.db")[0] == 3


def test_one_that_is_told_to_stop_leaves_no_copy_behind(tmp_path: Path) -> None:
    file = seated(tmp_path / "cairn.db", one_of_each() * 9)
    there = tmp_path / "tmp"
    there.mkdir()
    command = [sys.executable, "-m", "bot", "upgrade", "--dry-run", str(file), "--workers", "1"]
    known = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "TMPDIR": str(there)}
    with subprocess.Popen(command, env=known, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as trying:
        assert trying.stdout is not None
        assert trying.stdout.readline().startswith(b"schema ")
        assert [*there.glob("cairn-upgrade-*/copy.db")]
        trying.terminate()
        _, said = trying.communicate()
    assert (trying.returncode, said) == (143, b"")
    assert [*there.iterdir()] == []


def test_nothing_under_way_is_no_trouble(cairn: Run, tmp_path: Path) -> None:
    file = seated(tmp_path / "cairn.db", [])
    code, out, _ = cairn("upgrade", "--dry-run", file)
    assert (code, out.splitlines()[-1]) == (0, "go: 0 live tables can be played on with this version")


def of_schema(file: Path, version: str) -> None:
    seated(file, [])
    harmed(file, "UPDATE alembic_version SET version_num = ?", version)


BAD: dict[str, tuple[Callable[[Path], object], str]] = {
    "missing": (lambda _: None, "there is no database"),
    "folder": (Path.mkdir, "there is no database"),
    "empty": (Path.touch, "is not a database of Cairn"),
    "text": (lambda file: file.write_text("dear diary " * 400), "is not a database of Cairn"),
    "another": (lambda file: harmed(file, "CREATE TABLE notes (id)"), "is not a database of Cairn"),
    "later": (
        lambda file: of_schema(file, "r0009"),
        "was written by a later Cairn (schema r0009): upgrade Cairn first",
    ),
    "before": (lambda file: of_schema(file, "0027"), "was made before Cairn 1.0.0 (schema 0027) and is left as it is"),
    "dump": (lambda file: file.write_bytes(b"PGDMP\x01\x0e"), "is a dump of PostgreSQL"),
    "sql": (lambda file: file.write_text("--\n-- PostgreSQL database dump\n--\n"), "is a dump of PostgreSQL"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_database_of_ours_is_told_in_a_line(cairn: Run, tmp_path: Path, name: str) -> None:
    make, words = BAD[name]
    make(tmp_path / name)
    code, _, said = cairn("upgrade", "--dry-run", tmp_path / name)
    assert code == 1
    assert words in said
    assert name in said


def test_a_file_that_may_not_be_read_is_told_in_a_line(
    cairn: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = seated(tmp_path / "cairn.db", [])

    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refused)  # root may read everything
    code, _, said = cairn("upgrade", "--dry-run", file)
    assert (code, said) == (1, f"cairn: {file} cannot be read: Permission denied.\n")


def test_it_is_asked_for_what_it_can_do(cairn: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cairn("upgrade")
    assert stop.value.code == 2
    assert "--dry-run" in capsys.readouterr().err
    assert cairn("upgrade", "--dry-run", "--workers", 0)[0] == 1


def test_a_reason_tells_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong is told by its place and kind; what lies there is nobody's to read in a report."""
    game, one = one_of_each()[0]
    kind = type(GAMES[game])

    def breaks(*_: object) -> None:
        raise ValueError("unknown card the-secret-one")

    with monkeypatch.context() as patch:
        patch.setattr(kind, "view", breaks)
        found = find(trial(game, one)).trouble
    assert found is not None
    assert found.startswith("the view of seat 1: ValueError")
    assert "secret" not in found
    plain = msgspec.json.decode(one.state[1:])
    plain["rng"] = "the-secret-one"
    wrong = Stored(one.kind, one.seats, one.state[:1] + msgspec.json.encode(plain))
    found = find(trial(game, wrong)).trouble
    assert found is not None
    assert found.startswith("opening: ")
    assert "secret" not in found


@pytest.mark.parametrize("broken", ["view", "decisions", "apply", "standings", "encode"])
@pytest.mark.parametrize("game", STORED)
def test_a_report_is_the_same_whatever_is_hidden(game: str, broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a true state, and of one dealt anew: what breaks tells everything it was given."""
    one = next(one for key, one in reversed(one_of_each()) if key == game)
    rules, reports = GAMES[game], list[Finding]()
    state = rules.decode(one.state)
    states = [rules.encode(each) for each in (state, rules.resample(state, None, Random(1)))]
    assert states[0] != states[1]

    def breaks(*given: object) -> None:
        raise ValueError(f"{given}")

    monkeypatch.setattr(type(rules), broken, breaks)
    for each in states:
        reports.append(find(trial(game, Stored(one.kind, one.seats, each))))
    assert reports[0] == reports[1]
    assert "ValueError" in (reports[0].trouble or "")


def test_a_game_of_an_earlier_format_is_counted_as_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    game, one = one_of_each()[0]
    assert not find(trial(game, one)).upgraded
    later = Codec(GAMES[game].codec.type, {1: lambda plain: plain})
    monkeypatch.setattr(type(GAMES[game]), "codec", later)
    found = find(trial(game, one))
    assert found == Finding(upgraded=True)
    report = Report()
    report.note(7, game, found)
    assert report.games == {game: {"upgraded": 1}}


def test_a_running_game_that_asks_nobody_is_in_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    game, one = one_of_each()[0]
    monkeypatch.setattr(type(GAMES[game]), "decisions", lambda *_: [])
    assert find(trial(game, one)).trouble == "nobody is asked anything though the game is not over"


def test_findings_go_through_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    for bound in ("_bound_memory", "_bound_time"):
        monkeypatch.setattr(f"bot.cli.upgrade_check_worker.{bound}", lambda: None)
    unknown = msgspec.structs.replace(trial("later", one_of_each()[0][1]))
    assert findings.decode(answer(msgspec.msgpack.encode(unknown))) == Finding(trouble="it is not installed")


def test_what_never_ends_is_ended_by_the_time_it_takes_not_by_a_busy_machine() -> None:
    endless = "from bot.cli import upgrade_check_worker as w; w.MAX_CPU_SECONDS = 1; w._bound_time()\nwhile True: pass"
    ended = subprocess.run([sys.executable, "-c", endless], cwd=ROOT, check=False)
    assert ended.returncode == -signal.SIGXCPU
