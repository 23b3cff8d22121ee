"""The command line: what it says, what it returns, and that it never shows a trace for what an operator can fix."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot import app
from bot.__main__ import COMMANDS, main
from bot.cli import vitals
from bot.core import health
from bot.core.config import Settings, variable
from bot.core.lockfile import database_lock
from games import PACKAGES
from sandbox.settings import SandboxSettings
from testing.driver import Sandbox
from tests.bot.cli.conftest import Run

ROOT = Path(__file__).parents[3]
SLOW = 30


def process(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    known = {name: value for name, value in os.environ.items() if not name.startswith(("CAIRN_", "DISCORD_"))}
    return subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        env={**known, "PYTHONPATH": str(ROOT), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


# -- help -----------------------------------------------------------------------------------------------------------


def test_help_loads_nothing_slow() -> None:
    slow = {"aiohttp", "alembic", "discord", "games", "PIL", "sqlalchemy"}
    script = f"import sys; from bot.__main__ import parser; parser().format_help(); print({slow} & set(sys.modules))"
    found = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"


def test_a_bot_loads_what_few_need_when_it_is_needed() -> None:
    few = {"alembic", "networkx", "openskill", "PIL", "rapidfuzz", "sqlalchemy.dialects.postgresql"}
    few |= {each.entry.module for each in PACKAGES.values()}
    used = "import bot.app, bot.db.schema as schema; schema.whole_schema()"
    script = f"import sys; {used}; print({few} & set(sys.modules))"
    found = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"


def test_a_game_loads_its_computer_player_where_somebody_thinks() -> None:
    play = "[game.decisions(game.setup(game.seats[0], game.Options(), bytes(16))) for game in GAMES.values()]"
    loaded = "[name for name in sys.modules if name.endswith('.policy')]"
    script = f"import sys; from games import GAMES; {play}; print(*{loaded})"
    found = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["games.engine.policy"]


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_every_command_explains_itself(command: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*([command] if command else []), "--help"])
    assert stop.value.code == 0
    shown = capsys.readouterr().out
    assert len(shown) > 100
    if command is None:
        assert all(each in shown for each in COMMANDS)
        assert all(variable(field) in shown for field in Settings.__struct_fields__)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("cairn ")


# -- run ------------------------------------------------------------------------------------------------------------


def test_without_a_token_run_says_what_to_do(cairn: Run) -> None:
    code, _, said = cairn("run")
    assert code == 1
    assert "DISCORD_TOKEN" in said
    assert "cairn sandbox" in said


@pytest.mark.parametrize("command", ["run", "start", "sandbox", "health"])
def test_a_wrong_setting_is_named(cairn: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("CAIRN_WORKERS", "many")
    code, _, said = cairn(command)
    assert code == 2
    assert "CAIRN_WORKERS=many" in said


async def test_a_wrong_token_is_one_line() -> None:
    async with Sandbox(SandboxSettings(token="the.right.one")) as sandbox:
        bot = process("run", DISCORD_TOKEN="the.wrong.one", CAIRN_API=sandbox.api_url)
        out, err = await asyncio.to_thread(bot.communicate, timeout=SLOW)
    assert bot.returncode == 1
    assert err.startswith("cairn: Discord does not know this token")
    assert (err.count("\n"), out) == (1, "")


async def test_an_unreachable_discord_is_one_line() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        bot = process("run", DISCORD_TOKEN="x", CAIRN_API=f"http://127.0.0.1:{free.getsockname()[1]}/api/v10")
        _, err = await asyncio.to_thread(bot.communicate, timeout=SLOW)
    assert bot.returncode == 1
    assert err.startswith("cairn: Discord cannot be reached")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["run", "sandbox"])
def test_an_unwritable_database_is_one_line(
    cairn: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CAIRN_DATABASE", str(tmp_path / "file" / "cairn.db"))
    if command == "run":
        monkeypatch.setenv("DISCORD_TOKEN", "x")
    code, _, said = cairn(command)
    assert code == 1
    assert f"{tmp_path}/file/cairn.db cannot be written" in said


def test_a_database_is_held_by_one_bot_only(cairn: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    with database_lock(tmp_path / "data" / "cairn.db"):
        code, _, said = cairn("run")
    assert code == 1
    assert "another Cairn is running" in said


@pytest.mark.parametrize(("arguments", "shards"), [((), "0-3/16"), (("--take-over",), "")])
def test_several_processes_need_postgresql(
    cairn: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], shards: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("CAIRN_SHARDS", shards)
    code, _, said = cairn("run", *arguments)
    assert code == 1
    assert "move to PostgreSQL" in said
    assert (shards or "--take-over") in said


async def test_a_bot_connects_looks_well_and_stops_with_grace(tmp_path: Path) -> None:
    beat = tmp_path / "beat"
    async with Sandbox() as sandbox:
        bot = process(
            "run", DISCORD_TOKEN=sandbox.token, CAIRN_API=sandbox.api_url, CAIRN_HEALTH=str(beat), CAIRN_WORKERS="1"
        )
        try:
            await sandbox.connected()
            while health.judge(beat).code is not health.Code.WELL:  # noqa: ASYNC110 - another process writes it
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
def test_the_sandbox_prints_its_page_and_stops_when_told(tmp_path: Path, told: signal.Signals) -> None:
    sandbox = process("start", CAIRN_DATABASE=str(tmp_path / "play" / "tables.db"))
    assert sandbox.stdout
    assert sandbox.stderr
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


def test_a_memory_that_cannot_be_written_is_one_line(
    cairn: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CAIRN_DATABASE", str(tmp_path / "tables.db"))
    (tmp_path / "tables.world").mkdir()
    code, out, said = cairn("sandbox")
    assert code == 1
    assert f"{tmp_path}/tables.world, what the sandbox remembers, cannot be written: unable to open" in said
    assert out == ""


def test_a_port_that_was_asked_for_and_is_taken_is_one_line(cairn: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, _, said = cairn("sandbox", "--no-bot", "--port", port)
    assert code == 1
    assert f"127.0.0.1:{port}: it is in use" in said


def test_the_usual_port_gives_way_to_a_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        script = f"from bot.cli import sandbox; sandbox.PORT = {port}; from bot.__main__ import main; main()"
        found = subprocess.Popen([sys.executable, "-c", script, "sandbox", "--no-bot"], cwd=ROOT, stdout=-1, text=True)
        assert found.stdout
        try:
            line = found.stdout.readline()
        finally:
            found.terminate()
            found.communicate(timeout=SLOW)
    assert line.startswith("The sandbox is at http://127.0.0.1:")
    assert f":{port}/" not in line


# -- health ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("signs", "code", "words"),
    [
        (
            health.Signs(1, 2, 3, 4),
            0,
            "well: connected to Discord 1 s ago; Discord answered 2 s ago; a write",
        ),
        (health.Signs(), 3, "cairn: not since the start: connected to Discord."),
        (health.Signs(25, 2, 3), 3, "cairn: not for 25 s: connected to Discord."),
        (health.Signs(1, 65, 3), 4, "cairn: not for 65 s: Discord answered."),
        (health.Signs(1, 2, None), 5, "cairn: not since the start: a write went through."),
        (health.Signs(1, 2, 61), 5, "cairn: not for 61 s: a write went through."),
        (health.Signs(1, 2, 3, 70), 6, "cairn: not for 70 s: posts went out."),
        (health.Signs(1, 2, 3, 70, 25), 7, "cairn: not for 25 s: requests were within Discord's limits."),
    ],
)
def test_health_says_what_is_wrong(
    cairn: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, signs: health.Signs, code: int, words: str
) -> None:
    file = tmp_path / "deep" / "beat"
    monkeypatch.setenv("CAIRN_HEALTH", str(file))
    health.write(file, signs)
    found, out, said = cairn("health")
    assert found == code
    told, wanted = (re.sub(r"\d+ s\b", "some s", each) for each in (out or said, words))  # as long as it took to ask
    assert told.startswith(wanted)


def test_health_notices_a_bot_that_stopped_and_one_that_hangs(
    cairn: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "beat"
    monkeypatch.setenv("CAIRN_HEALTH", str(file))
    code, _, said = cairn("health")
    assert (code, said) == (1, f"cairn: no bot is running: there is no {file}.\n")
    health.write(file, health.Signs(1, 1, 1))
    old = file.stat().st_mtime - health.MAX_AGE_SECONDS - 5
    os.utime(file, (old, old))
    code, _, said = cairn("health")
    assert code == 1
    assert "no sign of life for 6" in said
    file.write_text("")
    code, _, said = cairn("health")
    assert code == 1
    assert "cannot be read" in said


def test_what_is_wrong_is_told_within_two_minutes_of_its_cause() -> None:
    noticed = vitals.PROBE_EVERY + vitals.PROBE_SECONDS + health.MAX_AGE_SECONDS + health.BEAT_SECONDS
    stuck = vitals.STUCK_SECONDS + vitals.PROBE_EVERY + health.MAX_AGE_SECONDS + health.BEAT_SECONDS
    dead_connection = app.GATEWAY_SECONDS + 30  # discord.py waits so long for the other side to hang up
    assert max(noticed, stuck, dead_connection + health.RECONNECT_SECONDS + health.BEAT_SECONDS) <= 120


def test_a_beat_that_cannot_be_written_does_not_stop_the_bot(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("")
    health.write(tmp_path / "file" / "beat", health.Signs())
    assert "cannot be written" in caplog.text
