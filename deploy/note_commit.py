"""A step of building the wheel: notes the commit it is built from in ``bot/COMMIT``.

It is taken from the variable COMMIT, where the image is built without the repository, else from git; without either
nothing is noted.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NoteCommit(BuildHookInterface[Any]):
    """Hatchling finds it by ``tool.hatch.build.targets.wheel.hooks.custom`` in pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's own
        commit = os.environ.get("COMMIT", "").strip() or _checked_out(Path(self.root))
        if commit:
            note = Path(self.directory) / "COMMIT"
            note.parent.mkdir(parents=True, exist_ok=True)
            note.write_text(f"{commit}\n", "utf-8")
            build_data["force_include"][str(note)] = "bot/COMMIT"


def _checked_out(root: Path) -> str:
    """The commit of the repository in ``root``; empty where there is none, or no git."""
    try:
        asked = subprocess.run(
            ["git", "rev-parse", "--show-toplevel", "HEAD"],  # noqa: S607 - wherever git is
            cwd=root,
            check=True,
            capture_output=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    top, commit = asked.stdout.split()
    return commit if Path(top) == root.resolve() else ""
