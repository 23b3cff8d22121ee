"""Which Cairn this is: its version, and the commit that it was built from."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).parents[1]

COMMIT_FILE = HERE / "COMMIT"
"""The file in which the build of a wheel notes its commit, see ``deploy/note_commit.py``."""

COMMIT = re.compile(r"[0-9a-f]{7,64}")


def version() -> str:
    """The installed version; ``source`` where Cairn runs from its source tree."""
    try:
        return metadata.version("cairn")
    except metadata.PackageNotFoundError:
        return "source"


def commit() -> str:
    """The commit, shortened: the one noted at the build, else that of the source tree; ``unknown`` without either."""
    for file in (COMMIT_FILE, _head(HERE.parent / ".git")):
        try:
            found = COMMIT.match(file.read_text("utf-8")) if file else None
        except OSError:
            continue
        if found:
            return found[0][:12]
    return "unknown"


def _head(git: Path) -> Path | None:
    """The file that holds the commit of a source tree."""
    try:
        link = git.read_text("utf-8").partition("gitdir: ")[2].strip() if git.is_file() else str(git)
        head = Path(link) / "HEAD"
        kind, _, name = head.read_text("utf-8").strip().partition("ref: ")
    except OSError:
        return None
    if kind:
        return head
    common = Path(link) / "commondir"
    root = Path(link) / common.read_text("utf-8").strip() if common.is_file() else Path(link)
    return root / name
