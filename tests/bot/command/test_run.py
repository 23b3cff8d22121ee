"""The command line: what it says, what it returns, and that it never shows a trace for what an operator can mend."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot import health
from bot.__main__ import COMMANDS, main
from bot.config import Settings, variable
from bot.instance import hold
from bot.sandbox.driver import Sandbox
from bot.sandbox.settings import Settings as SandboxSettings

ROOT = Path(__file__).parents[3]
SLOW = 30


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
    for kept in ("tables.db", "tables.world"):
        assert (tmp_path / "play" / kept).stat().st_mode & 0o077 == 0


def test_a_memory_that_cannot_be_written_is_one_line(cairn, monkeypatch, tmp_path):
    monkeypatch.setenv("CAIRN_DATABASE", str(tmp_path / "tables.db"))
    (tmp_path / "tables.world").mkdir()
    code, out, said = cairn("sandbox")
    assert code == 1
    assert f"{tmp_path}/tables.world, what the sandbox remembers, cannot be written: unable to open" in said
    assert out == ""


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
