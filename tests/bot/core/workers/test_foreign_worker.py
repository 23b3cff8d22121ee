"""How a request of other people's games ends that takes too long, and how its process steps back before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.core.workers.foreign import DRAWING_SECONDS, OUT_OF_TIME

ROOT = Path(__file__).parents[4]

ASKED = """
import itertools, os
from bot.core.workers import foreign_worker
foreign_worker.STOP_SECONDS = 0.1
before = os.nice(0)
try:
    with foreign_worker._at_most({seconds}):
        {does}
except foreign_worker.TookTooLong as late:
    print(late)
print(os.nice(0) - before)
"""

STUBBORN = """while True:
            try:
                while True:
                    pass
            except BaseException:
                pass"""


def done(does: str, seconds: float = 0.2) -> subprocess.CompletedProcess[str]:
    """What becomes of a process that does this within so many seconds of a core."""
    return subprocess.run(
        [sys.executable, "-c", ASKED.format(does=does, seconds=seconds)],
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_takes_too_long_steps_back_and_then_ends() -> None:
    assert done("while True: pass").stdout.split() == ["0.2", "10"]


@pytest.mark.parametrize(("does", "seconds", "back"), [("pass", 1.0, "0"), ("pass", DRAWING_SECONDS + 1, "10")])
def test_thinking_steps_back_at_once_and_what_is_short_does_not(does: str, seconds: float, back: str) -> None:
    assert done(does, seconds).stdout.split() == [back]


@pytest.mark.parametrize("does", [STUBBORN, "sum(itertools.repeat(0))"])
def test_what_goes_on_after_it_was_told_to_stop_is_ended_by_the_system(does: str) -> None:
    """Where a loop is one of C's, no Python can run in between."""
    assert done(does).returncode == OUT_OF_TIME
