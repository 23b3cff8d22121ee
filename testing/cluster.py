"""A PostgreSQL server of our own, for measurements and tests: in a temporary folder, on a socket in it alone.

It is gone with the process that started it.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

PATIENCE = 60.0
"""Seconds for a server to start; it takes a fraction of one."""

OWNER = "cairn"

GUARDED = "guarded"
"""A user who needs a password, once it exists; nobody else does."""


def programs() -> Path | None:
    """Where PostgreSQL's programs are, the newest; None where there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).resolve().parent if on_path else None


class Cluster:
    """A PostgreSQL server. ``settings`` go over its defaults, which make every commit durable."""

    def __init__(self, binaries: Path, settings: dict[str, str] | None = None) -> None:
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="cairn-pg-"))
        self.data = self.folder / "data"
        self.settings = settings or {}
        self._user = _unprivileged()
        self._process: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "-U", OWNER, "-D", self.data)
        rules = self.data / "pg_hba.conf"
        rules.write_text(f"local all {GUARDED} scram-sha-256\n{rules.read_text()}")
        atexit.register(self.remove)

    def start(self) -> None:
        """Starts it and waits until it answers."""
        options = [f"--{name}={value}" for name, value in self.settings.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.binaries / "postgres", "-D", self.data, "-k", self.folder, "--listen_addresses=", *options],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, user=self._user, cwd=self.folder,
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)

    def create(self, name: str) -> str:
        """A new database ``name``; its URL."""
        self._run("createdb", "-h", self.folder, "-U", OWNER, name)
        return self.url(name)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops it: SIGINT breaks connections off, SIGQUIT is a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """Stops it for good."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        """The database ``name`` as SQLAlchemy wants it."""
        return url_in(self.folder, name)

    def _answers(self) -> bool:
        probe = subprocess.run(
            [self.binaries / "pg_isready", "-q", "-h", self.folder], user=self._user, cwd=self.folder, check=False
        )
        return probe.returncode == 0

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self.binaries / program, *arguments], user=self._user, cwd=self.folder, capture_output=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr.decode()[-2000:]}")


def url_in(folder: Path | str, name: str) -> str:
    """The database ``name`` of the server whose socket lies in ``folder``."""
    return f"postgresql+asyncpg://{OWNER}@/{name}?host={folder}"


def _unprivileged() -> str | None:
    """Return the user as whom the server runs: root may not."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
