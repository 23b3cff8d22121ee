"""What operators are given: the image, the compose file, the units, the package, the build."""

import configparser
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS
from bot.cli.process import DRAIN_SECONDS
from bot.core.config import PORT, Settings, load, variable
from testing.databases import KIND
from testing.postgres import REQUIRED

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NOTES = ROOT / "docs" / "operations.md"
PAGES = [page for pages in (".", "docs", "docs/decisions", "reports") for page in (ROOT / pages).glob("*.md")]
TEXTS = [*filter(Path.is_file, DEPLOY.iterdir()), NOTES, ROOT / ".env.example", ROOT / ".ci" / "run", ROOT / "Makefile"]


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


def test_the_back_up_is_of_what_the_bot_runs_on() -> None:
    """A server too, which it has to reach; where it cannot, it fails."""
    bot, backup = ((DEPLOY / f"cairn{part}.service").read_text("utf-8") for part in ("", "-backup"))
    (settings,) = re.findall(r"^EnvironmentFile=.*$", bot, re.MULTILINE)
    assert settings in backup.splitlines()
    assert "PrivateNetwork" not in backup
    assert re.search(r"^RestrictAddressFamilies=.*AF_INET ", backup, re.MULTILINE)
    assert "cairn backup" in backup


def test_both_ways_of_running_leave_time_for_a_graceful_stop() -> None:
    assert int(unit("cairn.service")["Service"]["TimeoutStopSec"]) > DRAIN_SECONDS
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert int(found(r"stop_grace_period: (\d+)s", compose)) > DRAIN_SECONDS


def test_the_service_runs_a_command_that_exists() -> None:
    program, command = unit("cairn.service")["Service"]["ExecStart"].split()
    assert program.endswith("/cairn")
    assert command in COMMANDS
    assert unit("cairn.service")["Service"]["RestartPreventExitStatus"] == "2"


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
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert found(r'python: \["(3\.\d+)"', workflow) == tested


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


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^##+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_points_to_is_there(page: Path) -> None:
    for name, anchor in re.findall(r"\]\((?!https?:)([^#)]*)#?([^)]*)\)", page.read_text("utf-8")):
        target = page.parent / name if name else page
        assert target.exists(), name
        assert not anchor or anchor in anchors(target), f"{name}#{anchor}"


def test_the_architecture_names_every_room_and_only_modules_that_are_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rooms = {path.name for path in (ROOT / "bot").iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    assert set(re.findall(r"^\| `(\w+)/` \|", page.partition("## The rooms")[2], re.MULTILINE)) == rooms
    named = set(re.findall(r"`(\w[\w/]*\.py)`", page)) - {"model.py", "queries.py", "service.py", "views.py", "cog.py"}
    assert [name for name in named if not any((ROOT / base / name).is_file() for base in (".", "bot"))] == []


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
        for package in ("bot", "contract", "games", "render", "sandbox")
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted - packed == set()
    assert any(name.endswith("LICENSE") for name in packed)
    assert not any(name.startswith(("tests", "testing", "tools", "deploy", "data")) for name in packed)
