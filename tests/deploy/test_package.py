"""The image's own steps, run without an engine: built from what it copies into a clean prefix, and run from there.

What is installed from the lock file there comes from the environment of the tests here. Root runs it as nobody where
nobody can read that environment.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import site
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.core import health
from tests.deploy.test_deploy import ROOT, dockerfile, found

NOBODY = 65534
COMMIT = "0123456789abcdef0123456789abcdef01234567"
PATIENCE = 120.0


class Image(NamedTuple):
    """What the steps have made: the environment, a place for data, and how a process in it is run."""

    prefix: Path
    data: Path
    how: dict[str, Any]

    def cairn(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.prefix / "bin" / "cairn", *arguments],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            **self.how,
        )


def steps() -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The instructions of both stages."""
    words = [(word, rest) for word, rest in dockerfile()]
    second = max(number for number, (word, _) in enumerate(words) if word == "FROM")
    return words[:second], words[second:]


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    folder = Path(tempfile.mkdtemp(prefix="cairn-image-"))
    folder.chmod(0o755)
    prefix, source, data = folder / "opt", folder / "src", folder / "data"
    python = f"{sys.executable} -m"
    build, run = steps()
    for word, rest in build:
        if word == "COPY":
            *names, target = rest.split()
            for name in names:
                _copy(ROOT / name, source / target / ("" if target != "./" or (ROOT / name).is_dir() else name))
        elif word == "RUN" and "--require-hashes" in rest:
            library = next((prefix / "lib").glob("python*/site-packages"))
            (library / "locked.pth").write_text("\n".join(site.getsitepackages()), "utf-8")
        elif word == "RUN":
            command = (
                rest.replace("python -m venv", f"{python} venv --without-pip")
                .replace("/opt/cairn/bin/pip", f"{python} pip --python {prefix}/bin/python")
                .replace("--no-deps", "--no-deps --no-build-isolation --no-index -q")
                .replace("/opt/cairn", str(prefix))
            )
            source.mkdir(exist_ok=True)
            subprocess.run(command, shell=True, cwd=source, env={**os.environ, "COMMIT": COMMIT}, check=True)
    data.mkdir(mode=0o700)
    environment = dict(re.findall(r"(\w+)=(\S+)", next(rest for word, rest in run if word == "ENV")))
    how: dict[str, Any] = {
        "cwd": data,
        "env": {
            name: value.replace("/opt/cairn", str(prefix)).replace("/data", str(data)).replace("/tmp", str(data))
            for name, value in environment.items()
        },
    }
    if os.geteuid() == 0 and _readable_by_nobody():
        os.chown(data, NOBODY, NOBODY)
        how |= {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    subprocess.run(["chmod", "-R", "a-w", prefix], check=True)
    shutil.rmtree(source)
    yield Image(prefix, data, how)
    subprocess.run(["chmod", "-R", "u+w", prefix], check=True)
    shutil.rmtree(folder)


def _copy(what: Path, where: Path) -> None:
    where.parent.mkdir(parents=True, exist_ok=True)
    if what.is_dir():
        shutil.copytree(what, where, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(what, where)


def _readable_by_nobody() -> bool:
    """Whether the environment of the tests lies where others may look."""
    probe = [sys.executable, "-c", "import discord"]
    try:
        return subprocess.run(probe, user=NOBODY, group=NOBODY, extra_groups=[], capture_output=True).returncode == 0
    except OSError:
        return False


def test_it_tells_what_it_is_and_what_it_lacks(image: Image) -> None:
    assert "sandbox" in image.cairn("--help").stdout
    assert image.cairn("--version").stdout.strip().endswith(f", commit {COMMIT[:12]}")
    without = image.cairn(*found(r"CMD \[\"(\w+)\"\]$", " ".join(steps()[1][-1])).split())
    assert (without.returncode, without.stdout) == (1, "")
    assert without.stderr.startswith("cairn: DISCORD_TOKEN is not set")
    assert without.stderr.count("\n") == 1


def test_it_plays_in_the_sandbox_and_writes_nowhere_but_among_its_data(image: Image) -> None:
    before = sorted(image.prefix.rglob("*"))
    image.how["env"]["CAIRN_DATABASE"] = str(image.data / "sandbox.db")
    process = subprocess.Popen(
        [image.prefix / "bin" / "cairn", "sandbox"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **image.how,
    )
    try:
        assert process.stdout is not None
        address = found(r"(http://\S+/)", process.stdout.readline())
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            assert b"<html" in page.read()
        heartbeat, until = Path(image.how["env"]["CAIRN_HEALTH"]), time.monotonic() + PATIENCE
        while health.judge(heartbeat).code is not health.Code.WELL and time.monotonic() < until:
            time.sleep(0.2)
        well = image.cairn("health")
        assert (well.returncode, well.stderr) == (0, "")
    finally:
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    assert "Stopped" in said
    assert sorted(image.prefix.rglob("*")) == before
    assert {file.name.partition(".")[0] for file in image.data.iterdir()} == {"sandbox"}


def test_the_units_run_the_python_that_the_tests_run() -> None:
    tested = found(r'python_version = "(3\.\d+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(re.findall(r"sudo (\S+) -m venv", (ROOT / "docs" / "operations.md").read_text("utf-8"))) == {
        f"python{tested}"
    }
