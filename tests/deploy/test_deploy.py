"""What operators are given: the image, the compose file, the units, the package, the build."""

import configparser
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS
from bot.config import Settings, variable
from bot.service import GRACE

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
TEXTS = [*DEPLOY.iterdir(), ROOT / ".env.example", ROOT / ".ci" / "run", ROOT / "Makefile"]


def unit(name):
    parser = configparser.RawConfigParser(strict=False, interpolation=None)
    parser.optionxform = str
    parser.read(DEPLOY / name, "utf-8")
    return parser


@pytest.mark.parametrize("name", ["cairn.service", "cairn-backup.service"])
def test_units_are_hardened(name):
    service = unit(name)["Service"]
    assert service["ProtectSystem"] == "strict"
    for key in (
        "DynamicUser",
        "NoNewPrivileges",
        "ProtectHome",
        "PrivateTmp",
        "PrivateDevices",
        "ProtectKernelModules",
        "ProtectKernelTunables",
        "ProtectControlGroups",
        "RestrictNamespaces",
        "RestrictSUIDSGID",
        "LockPersonality",
    ):
        assert service[key] == "yes", key
    assert service["CapabilityBoundingSet"] == ""
    assert service["StateDirectory"] == "cairn"
    assert service["StateDirectoryMode"] == "0700"
    assert service["UMask"] == "0077"


def test_both_ways_of_running_leave_time_for_a_graceful_stop():
    assert int(unit("cairn.service")["Service"]["TimeoutStopSec"]) > GRACE
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert int(re.search(r"stop_grace_period: (\d+)s", compose)[1]) > GRACE


def test_the_service_runs_a_command_that_exists():
    program, command = unit("cairn.service")["Service"]["ExecStart"].split()
    assert program.endswith("/cairn")
    assert command in COMMANDS
    assert unit("cairn.service")["Service"]["RestartPreventExitStatus"] == "2"


def test_compose_keeps_the_database_and_starts_again():
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    for line in ("restart: unless-stopped", "- data:/data", "read_only: true", "- ALL", "- no-new-privileges:true"):
        assert line in compose
    dockerfile = re.search(r"dockerfile: (\S+)", compose)[1]
    assert (ROOT / dockerfile).is_file()


def dockerfile():
    text = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    return [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]


def test_the_image_is_checked_by_hash_and_does_not_run_as_root():
    words = dockerfile()
    last = max(n for n, (word, _) in enumerate(words) if word == "FROM")
    assert [rest for word, rest in words[last:] if word == "USER"] == ["cairn"]
    assert any("--require-hashes -r requirements.lock" in rest for _, rest in words)
    assert [rest for word, rest in words if word == "VOLUME"] == ["/data"]
    health = next(rest for word, rest in words if word == "HEALTHCHECK")
    assert 'CMD ["cairn", "health"]' in health


def test_what_the_image_copies_is_there_and_is_not_left_out():
    let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    copied = []
    for word, rest in dockerfile():
        if word == "COPY" and not rest.startswith("--from"):
            copied += rest.split()[:-1]
    assert "requirements.lock" in copied
    assert set(copied) == set(let_in)
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_every_setting_that_the_files_name_exists():
    known = {variable(field) for field in Settings.__struct_fields__}
    for file in TEXTS:
        assert set(re.findall(r"\bCAIRN_[A-Z_]+\b", file.read_text("utf-8"))) <= known, file.name


def test_every_command_that_the_notes_name_exists():
    notes = (DEPLOY / "README.md").read_text("utf-8")
    assert set(re.findall(r"`cairn ([a-z]+)", notes)) <= set(COMMANDS)


def test_ci_is_a_sound_script():
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert "set -euo pipefail" in script.read_text("utf-8")
    subprocess.run(["bash", "-n", script], check=True)


def test_the_wheel_holds_all_that_is_not_python(tmp_path):
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
        entry = next(name for name in packed if name.endswith("entry_points.txt"))
        assert b"cairn = bot.__main__:main" in archive.read(entry)
    wanted = {
        str(path.relative_to(ROOT))
        for package in ("bot", "games", "render")
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted - packed == set()
    assert any(name.endswith("LICENSE") for name in packed)
    assert not any(name.startswith(("tests", "deploy", "data")) for name in packed)
