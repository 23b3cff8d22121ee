"""What operators are given: the image, the compose file, the units, the package, the build."""

import configparser
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS
from bot.config import PORT, Settings, load, variable
from bot.process import GRACE
from tests.support.databases import KIND
from tests.support.postgres import REQUIRED
from tools.siege.soak import BOT_MIB, PICTURES_MIB

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NOTES = ROOT / "docs" / "operations.md"
TEXTS = [*DEPLOY.iterdir(), NOTES, ROOT / ".env.example", ROOT / ".ci" / "run", ROOT / "Makefile"]


def found(pattern: str, text: str) -> str:
    """The pattern's first group where it is found in the text."""
    match = re.search(pattern, text)
    assert match, pattern
    return match[1]


class UnitParser(configparser.RawConfigParser):
    """A reader of systemd's files, in which names are case-sensitive and may be given more than once."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def unit(name: str) -> UnitParser:
    parser = UnitParser(strict=False, interpolation=None)
    parser.read(DEPLOY / name, "utf-8")
    return parser


@pytest.mark.parametrize("name", ["cairn.service", "cairn-backup.service"])
def test_units_are_hardened(name: str) -> None:
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


def test_both_ways_of_running_leave_time_for_a_graceful_stop() -> None:
    assert int(unit("cairn.service")["Service"]["TimeoutStopSec"]) > GRACE
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert int(found(r"stop_grace_period: (\d+)s", compose)) > GRACE


def test_the_service_runs_a_command_that_exists() -> None:
    program, command = unit("cairn.service")["Service"]["ExecStart"].split()
    assert program.endswith("/cairn")
    assert command in COMMANDS
    assert unit("cairn.service")["Service"]["RestartPreventExitStatus"] == "2"


def test_compose_leaves_room_for_the_bot_its_picture_process_and_every_thinking_one() -> None:
    """The bot and the picture process at their bounds, and six that think, as on a machine of many cores."""
    limit = int(found(r"mem_limit: (\d+)m", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert limit >= BOT_MIB + PICTURES_MIB + 6 * 70


def test_compose_keeps_the_database_and_starts_again() -> None:
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    for line in ("restart: unless-stopped", "- data:/data", "read_only: true", "- ALL", "- no-new-privileges:true"):
        assert line in compose
    dockerfile = found(r"dockerfile: (\S+)", compose)
    assert (ROOT / dockerfile).is_file()


def dockerfile() -> list[list[str]]:
    text = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    return [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]


def test_the_image_is_checked_by_hash_and_does_not_run_as_root() -> None:
    words = dockerfile()
    last = max(n for n, (word, _) in enumerate(words) if word == "FROM")
    assert [rest for word, rest in words[last:] if word == "USER"] == ["cairn"]
    assert any("--require-hashes -r requirements.lock" in rest for _, rest in words)
    assert [rest for word, rest in words if word == "VOLUME"] == ["/data"]
    health = next(rest for word, rest in words if word == "HEALTHCHECK")
    assert 'CMD ["cairn", "health"]' in health


def test_the_image_runs_the_python_that_the_tests_run() -> None:
    tested = found(r'python_version = "(3\.\d+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert dict(rest.split("=") for word, rest in dockerfile() if word == "ARG")["PYTHON"] == tested
    assert f"--python-version {tested}" in (ROOT / "Makefile").read_text("utf-8")


def test_what_the_image_copies_is_there_and_is_not_left_out() -> None:
    let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    copied = []
    for word, rest in dockerfile():
        if word == "COPY" and not rest.startswith("--from"):
            copied += rest.split()[:-1]
    assert "requirements.lock" in copied
    assert set(copied) == set(let_in)
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_every_setting_that_the_files_name_exists() -> None:
    known = {variable(field) for field in Settings.__struct_fields__} | {KIND, REQUIRED}
    for file in TEXTS:
        assert set(re.findall(r"\bCAIRN_[A-Z_]+\b", file.read_text("utf-8"))) <= known, file.name


def test_every_command_that_the_notes_name_exists() -> None:
    named = set(re.findall(r"(?:`|bin/|bot )cairn ([a-z]+)", NOTES.read_text("utf-8")))
    assert {"upgrade", "backup", "restore", "health"} <= named <= set(COMMANDS)


def test_what_the_notes_point_to_is_there() -> None:
    notes = NOTES.read_text("utf-8")
    headings = re.findall(r"^## (.+)$", notes, re.MULTILINE)
    titles = {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", notes)) <= titles
    assert [name for name in re.findall(r"\]\(([^#)]+)\)", notes) if not (NOTES.parent / name).exists()] == []
    assert NOTES.name in (ROOT / "README.md").read_text("utf-8")


def test_every_setting_is_in_the_example_and_the_other_way_round() -> None:
    """As a line to be filled in or taken out of its comment, with its default."""
    lines = re.findall(r"^#?([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)
    given = dict(lines)
    assert len(given) == len(lines)
    assert set(given) == {variable(field) for field in Settings.__struct_fields__}
    assert load(given, ROOT / "no.env") == Settings(port=PORT)


def test_ci_is_a_sound_script() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert "set -euo pipefail" in script.read_text("utf-8")
    subprocess.run(["bash", "-n", script], check=True)


def test_the_wheel_holds_all_that_is_not_python(tmp_path: Path) -> None:
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
