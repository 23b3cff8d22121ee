"""The command line without anything set, and a way to run it in this process."""

import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.core.config import Settings, variable

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    for field in Settings.__struct_fields__:
        monkeypatch.delenv(variable(field), raising=False)
    monkeypatch.chdir(tmp_path)
    mask = os.umask(0o022)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    os.umask(mask)
    root.handlers[:] = handlers  # a command that runs for long sends them to its own output
    root.setLevel(level)


@pytest.fixture
def cairn(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process: its exit code, its output, and its one line of complaint."""

    def run(*arguments: object) -> tuple[int, str, str]:
        code = main([str(each) for each in arguments])
        out, err = capsys.readouterr()
        assert err.count("\n") == (0 if code == 0 else 1), err
        assert "Traceback" not in err
        return code, out, err

    return run
