"""Keep a copy of the checkout, and record there which test runs which line."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

import coverage
import msgspec

from tools.mutants.recording import NOTES, TEST

ROOT = Path(__file__).parents[2]

NOTHING: Mapping[str, str] = MappingProxyType({})
QUIET = ("-q", "-p", "no:cacheprovider", "--no-header", "--tb=no", "-rfE")

RC = """\
[run]
core = ctrace
data_file = {data}
parallel = true
sigterm = true
source = {source}
context = ${{{test}-}}
"""


class Notes(msgspec.Struct):
    """The seconds that each test took, and those that failed though nothing was changed."""

    seconds: dict[str, float]
    failed: list[str]


class Record:
    """A copy of a checkout in ``folder``, and what its tests ran there.

    ``sources`` are its folders to be changed. Nothing is ever written into the checkout itself.
    """

    def __init__(self, folder: Path, sources: Sequence[str]) -> None:
        self.folder, self.sources = folder, sources
        self.tree, self.bench, self.progress = folder / "tree", folder / "bench", folder / "progress.jsonl"
        self._data, self._notes, self._paths = folder / "coverage", folder / "notes.json", folder / "paths.json"

    @property
    def is_there(self) -> bool:
        return self._notes.exists()

    def make(self, checkout: Path, paths: Sequence[str], jobs: int) -> None:
        """Copy what git knows of ``checkout`` and run the tests under ``paths``, all where it is empty."""
        shutil.rmtree(self.folder, ignore_errors=True)
        copy(checkout, self.tree)
        pieces = self.folder / "pieces"
        pieces.mkdir()
        source = ",".join(str(self.tree / each) for each in self.sources)
        rc = self.folder / "settings.rc"
        rc.write_text(RC.format(data=self._data, source=source, test=TEST), "utf-8")
        env = {"COVERAGE_PROCESS_START": str(rc), NOTES: str(pieces), "PYTHONPATH": str(ROOT)}
        code, said = self.run(self.tree, ["-p", "tools.mutants.recording", *workers(jobs), *paths], env)
        measured = coverage.Coverage(data_file=str(self._data), config_file=False)
        measured.combine([str(self.folder)])
        measured.save()
        found = [msgspec.json.decode(piece.read_bytes(), type=Notes) for piece in pieces.iterdir()]
        if not found:
            raise RuntimeError(f"no test was recorded (pytest ended with {code}): {said[-2000:]}")
        notes = Notes({}, [])
        for each in found:
            notes.seconds |= each.seconds
            notes.failed += each.failed
        self._paths.write_bytes(msgspec.json.encode(paths))
        self._notes.write_bytes(msgspec.json.encode(notes))

    def begin(self) -> None:
        """Make another copy, in which mutants are made: were this program killed, the first one would be as it was."""
        shutil.rmtree(self.bench, ignore_errors=True)
        shutil.copytree(self.tree, self.bench, symlinks=True)

    def run(
        self, tree: Path, arguments: Iterable[str], env: Mapping[str, str] = NOTHING, timeout: float | None = None
    ) -> tuple[int, str]:
        """Return the exit code and the output of pytest in a copy. Raises subprocess.TimeoutExpired after that.

        Whatever the tests have started and left is killed.
        """
        with subprocess.Popen(  # noqa: S603 - what it names itself
            [sys.executable, "-m", "pytest", *QUIET, *arguments],
            cwd=tree,
            # What was compiled is kept, whatever the shell says.
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", **env},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                said, _ = process.communicate(timeout=timeout)
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
        return process.returncode, said

    @cached_property
    def notes(self) -> Notes:
        return msgspec.json.decode(self._notes.read_bytes(), type=Notes)

    @cached_property
    def paths(self) -> list[str]:
        """The tests that were recorded; all where it is empty."""
        return msgspec.json.decode(self._paths.read_bytes(), type=list[str])

    def modules(self) -> list[str]:
        """Return the paths in the copy of all modules that a test has imported, but those that a test made itself."""
        files = (Path(file) for file in self._measured.measured_files())
        return sorted(
            str(file.relative_to(self.tree)) for file in files if file.is_relative_to(self.tree) and file.exists()
        )

    def lines(self, module: str) -> set[int]:
        """Return the lines of a module that ran at all."""
        return set(self._measured.lines(str(self.tree / module)) or ())

    def tests(self, module: str) -> dict[int, set[str]]:
        """Return the tests that ran each line of a module and pass; of a line that ran at import, none."""
        failed = {*self.notes.failed, ""}
        lines = self._measured.contexts_by_lineno(str(self.tree / module))
        return {line: {*tests} - failed for line, tests in lines.items()}

    @cached_property
    def _measured(self) -> coverage.CoverageData:
        data = coverage.CoverageData(str(self._data))
        data.read()
        return data


def workers(jobs: int) -> list[str]:
    return ["-n", str(jobs), "--dist", "worksteal"] if jobs > 1 else ["-n", "0"]


def copy(checkout: Path, tree: Path) -> None:
    """Copy the files of a checkout that git knows or would add, with the virtual environment as a link."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - wherever git is
        cwd=checkout,
        capture_output=True,
        check=True,
    )
    for name in listed.stdout.decode().split("\0"):
        if (file := checkout / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, tree / name)
    if (checkout / ".venv").exists():
        (tree / ".venv").symlink_to((checkout / ".venv").resolve())
