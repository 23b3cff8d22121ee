"""The packages in ``examples/``, which outsiders have written: built, installed, allowed, tested, and taken away."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(path.parent for path in (ROOT / "examples").glob("*/pyproject.toml"))


def run(*command: str, folder: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in a ``folder`` with ``more`` of an environment; what it says and its code are told."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("CAIRN_")} | more
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=known, capture_output=True, text=True, check=False, timeout=300
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_is_built_installed_tested_and_taken_away(example: Path, tmp_path: Path) -> None:
    built = run("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path), folder=example)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    there = tmp_path / "installed"
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(there), str(wheel))
    installed = run(*pip, folder=tmp_path)
    assert installed.returncode == 0, installed.stderr
    path, key = os.pathsep.join(map(str, (ROOT, there))), example.name

    left_out = run("-m", "bot", "games", folder=tmp_path, PYTHONPATH=path)
    assert left_out.returncode == 3
    assert f"{key} of " in left_out.stdout
    assert "it is not allowed" in left_out.stdout
    sealed = run("-m", "bot", "games", "--seal", key, folder=tmp_path, PYTHONPATH=path)
    allowed = run("-m", "bot", "games", folder=tmp_path, PYTHONPATH=path, CAIRN_GAMES=sealed.stdout.strip())
    assert allowed.returncode == 0, allowed.stdout + allowed.stderr

    asked = run("-m", "bot", "game", "test", key, "--games", "10", folder=tmp_path, PYTHONPATH=path)
    assert asked.returncode == 0, asked.stdout[-4000:]
    assert " passed" in asked.stdout

    gone = run("-m", "bot", "games", folder=tmp_path, PYTHONPATH=str(ROOT), CAIRN_GAMES=sealed.stdout.strip())
    assert gone.returncode == 0, gone.stdout
    assert key not in gone.stdout
