"""The command line: what it says, what it returns, and that it never shows a trace for what an operator can mend."""

import asyncio
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bot import health
from bot.__main__ import COMMANDS, main
from bot.config import Settings, variable
from bot.instance import hold
from bot.sandbox.driver import Sandbox
from bot.sandbox.settings import Settings as SandboxSettings
from bot.store import Store
from bot.tables import Tables
from bot.tables.model import GuildSettings, Person
from games import GAMES

ROOT = Path(__file__).parents[2]
SLOW = 30


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch, tmp_path):
    for field in Settings.__struct_fields__:
        monkeypatch.delenv(variable(field), raising=False)
    monkeypatch.chdir(tmp_path)
    mask = os.umask(0o022)
    yield
    os.umask(mask)


@pytest.fixture
def cairn(capsys):
    """Runs a command in this process: its exit code, its output, and its one line of complaint."""

    def run(*arguments):
        code = main([str(each) for each in arguments])
        out, err = capsys.readouterr()
        assert err.count("\n") == (0 if code == 0 else 1), err
        assert "Traceback" not in err
        return code, out, err

    return run


def process(*arguments, **environment):
    known = {name: value for name, value in os.environ.items() if not name.startswith(("CAIRN_", "DISCORD_"))}
    return subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        env={**known, "PYTHONPATH": str(ROOT), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


# -- help -----------------------------------------------------------------------------------------------------------


def test_help_loads_nothing_slow():
    slow = {"aiohttp", "alembic", "discord", "games", "PIL", "sqlalchemy"}
    script = f"import sys; from bot.__main__ import parser; parser().format_help(); print({slow} & set(sys.modules))"
    found = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_every_command_explains_itself(command, capsys):
    with pytest.raises(SystemExit) as stop:
        main([*([command] if command else []), "--help"])
    assert stop.value.code == 0
    shown = capsys.readouterr().out
    assert len(shown) > 100
    if command is None:
        assert all(each in shown for each in COMMANDS)
        assert all(variable(field) in shown for field in Settings.__struct_fields__)


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("cairn ")


# -- run ------------------------------------------------------------------------------------------------------------


def test_without_a_token_run_says_what_to_do(cairn):
    code, _, said = cairn("run")
    assert code == 1
    assert "DISCORD_TOKEN" in said
    assert "cairn sandbox" in said


@pytest.mark.parametrize("command", ["run", "start", "sandbox", "health"])
def test_a_wrong_setting_is_named(cairn, monkeypatch, command):
    monkeypatch.setenv("CAIRN_WORKERS", "many")
    code, _, said = cairn(command)
    assert code == 2
    assert "CAIRN_WORKERS=many" in said


async def test_a_wrong_token_is_one_line():
    async with Sandbox(SandboxSettings(token="the.right.one")) as sandbox:
        bot = process("run", DISCORD_TOKEN="the.wrong.one", CAIRN_API=sandbox.api_url)
        out, err = await asyncio.to_thread(bot.communicate, timeout=SLOW)
    assert bot.returncode == 1
    assert err.startswith("cairn: Discord does not know this token")
    assert (err.count("\n"), out) == (1, "")


async def test_an_unreachable_discord_is_one_line():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        bot = process("run", DISCORD_TOKEN="x", CAIRN_API=f"http://127.0.0.1:{free.getsockname()[1]}/api/v10")
        _, err = await asyncio.to_thread(bot.communicate, timeout=SLOW)
    assert bot.returncode == 1
    assert err.startswith("cairn: Discord cannot be reached")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["run", "sandbox"])
def test_an_unwritable_database_is_one_line(cairn, monkeypatch, tmp_path, command):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CAIRN_DATABASE", str(tmp_path / "file" / "cairn.db"))
    if command == "run":
        monkeypatch.setenv("DISCORD_TOKEN", "x")
    code, _, said = cairn(command)
    assert code == 1
    assert f"{tmp_path}/file/cairn.db cannot be written" in said


def test_a_database_is_held_by_one_bot_only(cairn, monkeypatch, tmp_path):
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    with hold(tmp_path / "data" / "cairn.db"):
        code, _, said = cairn("run")
    assert code == 1
    assert "another Cairn is running" in said


async def test_a_bot_connects_looks_well_and_stops_with_grace(tmp_path):
    beat = tmp_path / "beat"
    async with Sandbox() as sandbox:
        bot = process(
            "run", DISCORD_TOKEN=sandbox.token, CAIRN_API=sandbox.api_url, CAIRN_HEALTH=str(beat), CAIRN_WORKERS="1"
        )
        try:
            await sandbox.connected()
            while not beat.exists():  # noqa: ASYNC110 - another process makes it
                await asyncio.sleep(0.02)
            bot.send_signal(signal.SIGTERM)
            out, err = await asyncio.to_thread(bot.communicate, timeout=SLOW)
        finally:
            bot.kill()
    assert (bot.returncode, out) == (0, "")
    assert "Connected as" in err
    assert "Stopped" in err
    assert not beat.exists()
    assert "ERROR" not in err


# -- sandbox --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_the_sandbox_prints_its_page_and_stops_when_told(tmp_path, told):
    sandbox = process("start", CAIRN_DATABASE=str(tmp_path / "play" / "tables.db"))
    try:
        line = sandbox.stdout.readline()
        assert line.startswith("The sandbox is at http://127.0.0.1:")
        while "Connected" not in sandbox.stderr.readline():
            assert sandbox.poll() is None
        sandbox.send_signal(told)
        _, err = sandbox.communicate(timeout=SLOW)
    finally:
        sandbox.kill()
    assert sandbox.returncode == 0
    assert "Traceback" not in err
    assert (tmp_path / "play" / "tables.db").stat().st_mode & 0o077 == 0


def test_a_port_that_was_asked_for_and_is_taken_is_one_line(cairn):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, _, said = cairn("sandbox", "--no-bot", "--port", port)
    assert code == 1
    assert f"127.0.0.1:{port}: it is in use" in said


def test_the_usual_port_gives_way_to_a_free_one(monkeypatch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        script = f"from bot.command import sandbox; sandbox.PORT = {port}; from bot.__main__ import main; main()"
        found = subprocess.Popen([sys.executable, "-c", script, "sandbox", "--no-bot"], cwd=ROOT, stdout=-1, text=True)
        try:
            line = found.stdout.readline()
        finally:
            found.terminate()
            found.communicate(timeout=SLOW)
    assert line.startswith("The sandbox is at http://127.0.0.1:")
    assert f":{port}/" not in line


# -- verify ---------------------------------------------------------------------------------------------------------

SEED = bytes(range(16))
SHOWN = "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"  # sha256sum of the 16 bytes 00 01 .. 0f


@pytest.mark.parametrize("key", list(GAMES))
def test_a_shuffle_is_verified_and_told(cairn, key):
    game = GAMES[key]
    seats = game.seats[-1]
    code, out, _ = cairn("verify", key, "--seed", SEED.hex(), "--seats", seats, "--commitment", SHOWN.upper())
    assert code == 0
    first, *orders = out.splitlines()
    assert first == f"OK: the seed fits the commitment {SHOWN}"
    expected = game.orders(game.setup(seats, game.Options(), SEED))
    assert orders == [f"{place}: {' '.join(order)}" for place, order in expected.items()]
    assert orders


def test_a_hand_is_told_by_the_names_of_its_cards(cairn):
    _, out, _ = cairn("verify", "lost_cities", "--seed", SEED.hex(), "--seats", 2)
    game = GAMES["lost_cities"]
    view = game.view(game.setup(2, game.Options(), SEED), 1)
    assert f"hand-1: {' '.join(view.hand)}" in out.splitlines()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["lost_cities", "--seed", "00ff", "--seats", "2", "--commitment", SHOWN], "does not fit"),
        (["lost_cities", "--seats", "2"], "--seed and --seats"),
        (["lost_cities", "--seed", "xyz", "--seats", "2"], "hexadecimal"),
        (["lost_cities", "--seed", "00ff", "--seats", "3"], "cannot be"),
        (["lost_cities", "--seed", "00ff", "--seats", "2", "--options", '{"rounds": 99}'], "cannot be"),
        (["lost_cities", "--seed", "00ff", "--seats", "2", "--options", "rounds"], "cannot be"),
        (["chess", "--seed", "00ff", "--seats", "2"], "neither a file nor a game"),
    ],
)
def test_what_cannot_be_verified_is_told_in_a_line(cairn, arguments, said):
    code, out, err = cairn("verify", *arguments)
    assert (code, out) == (1, "")
    assert said in err


# -- back-up and restore --------------------------------------------------------------------------------------------


def settle(database, language):
    async def write():
        store = await Store.open(f"sqlite:///{database}")
        await store.save_guild_settings(1, GuildSettings(language=language))
        await store.close()

    asyncio.run(write())


def settled(database):
    async def read():
        store = await Store.open(f"sqlite:///{database}")
        try:
            return (await store.guild_settings(1)).language
        finally:
            await store.close()

    return asyncio.run(read())


@pytest.fixture
def database(tmp_path):
    file = tmp_path / "data" / "cairn.db"
    settle(file, "de")
    return file


def test_a_live_database_is_backed_up_and_restored(cairn, database, tmp_path):
    async def live():
        """Backs up while a store is open and has written what lies in the log beside the database only."""
        store = await Store.open(f"sqlite:///{database}")
        await store.save_guild_settings(1, GuildSettings(language="en"))
        with hold(database):
            backed_up = await asyncio.to_thread(cairn, "backup", tmp_path / "b.db")
            refused = await asyncio.to_thread(cairn, "restore", tmp_path / "b.db")
        await store.save_guild_settings(1, GuildSettings(language="fr"))
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


def test_a_killed_bots_log_stays_with_the_database_that_is_kept(cairn, database, tmp_path):
    cairn("backup", tmp_path / "b.db")
    script = f"""
import asyncio, os
from bot.store import Store
from bot.tables import Tables
from bot.tables.model import GuildSettings, Person
async def write():
    store = await Store.open("sqlite:///{database}")
    await store.save_guild_settings(1, GuildSettings(language="it"))
    os.kill(os.getpid(), 9)
asyncio.run(write())
"""
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False)
    assert database.with_name("cairn.db-wal").stat().st_size > 0
    assert cairn("restore", tmp_path / "b.db")[0] == 0
    assert settled(database) == "de"
    kept = next(each for each in database.parent.glob("cairn.db.before-*") if each.name[-1].isdigit())
    assert settled(kept) == "it"


def test_a_backup_does_not_overwrite_unasked(cairn, database, tmp_path):
    (tmp_path / "b.db").write_text("precious")
    code, _, said = cairn("backup", tmp_path / "b.db")
    assert code == 1
    assert "--overwrite" in said
    assert (tmp_path / "b.db").read_text() == "precious"
    assert cairn("backup", tmp_path / "b.db", "--overwrite")[0] == 0
    assert settled(tmp_path / "b.db") == "de"


def test_only_a_sound_database_of_a_known_version_is_restored(cairn, database, tmp_path):
    cairn("backup", tmp_path / "good.db")
    good = (tmp_path / "good.db").read_bytes()
    (tmp_path / "text.db").write_text("not a database at all, but long enough to be looked at " * 20)
    (tmp_path / "torn.db").write_bytes(good[: len(good) // 2])
    (tmp_path / "later.db").write_bytes(good)
    with sqlite3.connect(tmp_path / "later.db") as later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
    later.close()
    sqlite3.connect(tmp_path / "empty.db").close()
    for name in ("text", "torn", "later", "empty", "missing"):
        code, _, said = cairn("restore", tmp_path / f"{name}.db")
        assert code == 1, name
        assert f"{name}.db" in said
    assert settled(database) == "de"
    assert not list(database.parent.glob("*.before-*"))


def test_a_restore_on_a_new_machine_makes_the_folder(cairn, database, tmp_path):
    cairn("backup", tmp_path / "b.db")
    code, out, _ = cairn("restore", tmp_path / "b.db", "--database", tmp_path / "new" / "c.db")
    assert code == 0
    assert "that was there" not in out
    assert settled(tmp_path / "new" / "c.db") == "de"


@pytest.mark.parametrize("command", [["backup", "b.db"], ["export", "--all"]])
def test_a_database_that_is_not_there_is_not_made(cairn, tmp_path, command):
    code, _, said = cairn(*command)
    assert code == 1
    assert "there is no database" in said
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("command", [["backup"], ["export", "--all", "--out"]])
@pytest.mark.parametrize("place", ["nowhere/x", "file/x"])
def test_a_file_that_cannot_be_written_is_told_in_a_line(cairn, database, tmp_path, command, place):
    (tmp_path / "file").write_text("")
    code, _, said = cairn(*command, place)
    assert code == 1
    assert place in said


def test_another_kind_of_database_has_its_own_tools(cairn, monkeypatch):
    monkeypatch.setenv("CAIRN_DATABASE", "postgresql+asyncpg://host/cairn")
    code, _, said = cairn("backup", "b.db")
    assert code == 1
    assert "pg_dump" in said


# -- export and verifying it ----------------------------------------------------------------------------------------


async def play_a_match(database):
    """Plays one whole round, taking a move back on the way; leaves a second table in the lobby."""
    store = await Store.open(f"sqlite:///{database}")
    tables = Tables(store)
    people = [Person(1, "Alice", "en-US"), Person(2, "Bob", "de")]
    table = await tables.open(1, 10, people[0], "lost_cities", {"rounds": 1}, "en", "open-1")
    await tables.open(1, 11, people[0], "lost_cities", {}, "en", "open-2")
    await tables.join(table.id, people[1])
    position = await tables.start(table.id, 1)
    rng, undone = Random(4), 0
    for n in range(500):
        if position.over:
            break
        (seat,) = position.to_act
        user = position.table.seats[seat].user_id
        decision = position.decisions_of(seat)[0]
        key = rng.choice([each.key for each in decision.choices if each.why_not is None])
        position = (await tables.act(table.id, None, user, key, f"move-{n}")).position
        if tables.can_undo(position, user) and undone < 3:
            undone += 1
            position = (await tables.undo(table.id, None, user, f"undo-{n}")).position
    await store.close()
    assert position.over
    assert undone == 3
    return table.id


@pytest.fixture(scope="module")
def match(tmp_path_factory):
    file = tmp_path_factory.mktemp("match") / "cairn.db"
    return file, asyncio.run(play_a_match(file))


@pytest.fixture
def played(match, tmp_path):
    file, table = match
    (tmp_path / "data").mkdir()
    shutil.copy(file, tmp_path / "data" / "cairn.db")
    return table


def test_an_exported_match_is_played_again_and_verified(cairn, played, tmp_path):
    code, out, _ = cairn("export", played)
    assert code == 0
    exported = json.loads(out)["tables"]
    assert [each["table"]["id"] for each in exported] == [played]
    (tmp_path / "match.json").write_text(out)
    moves = sum(entry["kind"] == "move" and not entry["undone"] for entry in exported[0]["journal"])
    code, out, _ = cairn("verify", tmp_path / "match.json")
    assert (code, out) == (0, f"OK: table {played} (lost_cities), {moves} moves\n")


def test_all_tables_are_exported_with_those_that_never_began(cairn, played, tmp_path):
    code, out, _ = cairn("export", "--all", "--out", tmp_path / "all.json")
    assert (code, out) == (0, "")
    assert (tmp_path / "all.json").stat().st_mode & 0o077 == 0
    code, out, _ = cairn("verify", tmp_path / "all.json")
    assert code == 0
    assert [line.split(" ", 3)[3] for line in out.splitlines()][1] == "(lost_cities) has not been started"


def another_move(exported):
    moves = [entry for entry in exported["journal"] if entry["kind"] == "move" and not entry["undone"]]
    moves[0]["key"], moves[2]["key"] = moves[2]["key"], moves[0]["key"]


def another_shuffle(exported):
    exported["table"]["seed"] = "00" * 32


def one_move_less(exported):
    last = max(entry["revision"] for entry in exported["journal"])
    exported["journal"] = [entry for entry in exported["journal"] if entry["revision"] != last]


def another_game(exported):
    exported["table"]["game"] = "chess"


@pytest.mark.parametrize("change", [another_move, another_shuffle, one_move_less, another_game])
def test_a_changed_export_is_found_out(cairn, played, tmp_path, change):
    _, out, _ = cairn("export", played)
    exported = json.loads(out)
    change(exported["tables"][0])
    (tmp_path / "match.json").write_text(json.dumps(exported))
    code, out, _ = cairn("verify", tmp_path / "match.json")
    assert code == 1
    assert out.startswith(f"NOT OK: table {played}")


def test_what_is_no_export_is_told_in_a_line(cairn, tmp_path):
    for content in (b"", b"{}", b'{"tables": [{"table": 3}]}', b"\xff"):
        (tmp_path / "x.json").write_bytes(content)
        code, _, said = cairn("verify", tmp_path / "x.json")
        assert code == 1
        assert "is not an export of Cairn" in said


def test_an_unknown_table_is_told_in_a_line(cairn, played, tmp_path):
    code, _, said = cairn("export", 999, "--out", tmp_path / "x.json")
    assert code == 1
    assert "no table 999" in said
    assert list(tmp_path.glob("x.json*")) == []


# -- health ---------------------------------------------------------------------------------------------------------


def test_health_follows_the_heartbeat(cairn, monkeypatch, tmp_path):
    file = tmp_path / "deep" / "beat"
    monkeypatch.setenv("CAIRN_HEALTH", str(file))
    assert cairn("health")[0] == 1
    health.beat(file)
    assert cairn("health")[0] == 0
    old = file.stat().st_mtime - health.FRESH - 5
    os.utime(file, (old, old))
    code, _, said = cairn("health")
    assert code == 1
    assert "no sign for 6" in said
    health.beat(file)
    health.stop(file)
    assert cairn("health")[0] == 1


def test_a_beat_that_cannot_be_written_does_not_stop_the_bot(tmp_path, caplog):
    (tmp_path / "file").write_text("")
    health.beat(tmp_path / "file" / "beat")
    assert "cannot be written" in caplog.text


# -- bench ----------------------------------------------------------------------------------------------------------


def test_bench_prints_a_table_and_writes_it(cairn, tmp_path, monkeypatch):
    from bot.bench import Row, engine

    rows = [
        Row(name="steps", measured=2.5, unit="µs", reach=3),
        Row(name="moves", measured=300, unit="/s", reach=400, at_least=True),
        Row(name="size", measured=1, unit="KB"),
    ]
    monkeypatch.setattr(engine, "measure", lambda: iter(rows))
    code, out, _ = cairn("bench", "engine", "--out", tmp_path / "out" / "bench.json")
    assert code == 0
    lines = out.splitlines()
    assert "Python 3." in lines[0]
    assert [line.split()[-1] for line in lines[2:]] == ["yes", "NO", "KB"]
    written = json.loads((tmp_path / "out" / "bench.json").read_bytes())
    assert [row["ok"] for row in written["rows"]["engine"]] == [True, False, None]


def test_bench_knows_its_groups(cairn):
    code, _, said = cairn("bench", "weather")
    assert code == 1
    assert "engine" in said
