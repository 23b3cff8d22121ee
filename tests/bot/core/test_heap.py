"""Memory that holds nothing any more goes back to the system."""

from __future__ import annotations

import io
import platform
import subprocess
import sys

import pytest

from bot.core.workers import worker
from bot.core.workers.worker import framed, serve

HOLES = """
import re
from pathlib import Path
from bot.core.heap import give_back

def resident():
    return int(re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) // 1024

blocks = [bytearray(60_000) for _ in range(1000)]
kept = blocks[::50]
del blocks
before = resident()
print(give_back(), before - resident())
"""
"""Sixty megabytes, of which something small stays here and there."""

LARGE_BLOCKS = """
import re
from pathlib import Path
from bot.core.heap import MMAP_BYTES, avoid_holes

def resident():
    return int(re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) // 1024

could = avoid_holes()
bytearray(16 * MMAP_BYTES)
blocks = [bytearray(b"?" * 2 * MMAP_BYTES) for _ in range(200)]
kept = blocks[::2]
before = resident()
del blocks
print(could, before - resident())
"""
"""Fifty megabytes, of which every other block is freed, once a larger block was."""

LOADED = """
import gc
from bot.core.heap import loading

with loading():
    before = sum(each["collections"] for each in gc.get_stats())
    made = [[] for _ in range(100_000)]
    looked = sum(each["collections"] for each in gc.get_stats()) - before
print(looked, gc.get_freeze_count() > len(made), gc.isenabled())
"""
"""As many objects as modules make."""


SETTLED = """
import gc
from bot.core.heap import settle

class Server:
    pass

server = Server()
server.itself, server.channels = server, [[] for _ in range(100_000)]
settle()
kept = gc.get_freeze_count() > len(server.channels)
del server
gc.collect()
stays = gc.get_freeze_count() > 100_000
settle(anew=True)
print(kept, stays, gc.get_freeze_count() < 100_000)
"""
"""A server with its channels, before and after a new session has renewed it."""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can give holes back")
def test_holes_are_given_back() -> None:
    done = subprocess.run([sys.executable, "-c", HOLES], capture_output=True, text=True, check=True)
    could, mebibytes = done.stdout.split()
    assert could == "True"
    assert int(mebibytes) > 40


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc's heap has such holes")
def test_large_blocks_leave_no_holes() -> None:
    done = subprocess.run([sys.executable, "-c", LARGE_BLOCKS], capture_output=True, text=True, check=True)
    could, mebibytes = done.stdout.split()
    assert could == "True"
    assert int(mebibytes) > 20


def test_nobody_looks_for_garbage_among_what_modules_make() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "True", "True"]


def test_what_has_settled_is_looked_through_where_it_is_renewed() -> None:
    done = subprocess.run([sys.executable, "-c", SETTLED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True", "True"]


def test_a_worker_gives_memory_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    answers = io.BytesIO()
    monkeypatch.setattr(worker, "give_back", lambda: given.append(answers.tell()))
    requests = io.BytesIO(framed(b"?") * (2 * worker.TIDY_EVERY_ANSWERS + 3))
    serve(lambda _: b"!", requests, answers)
    assert answers.getvalue() == framed(b"!") * (2 * worker.TIDY_EVERY_ANSWERS + 3)
    assert given == [len(framed(b"!")) * worker.TIDY_EVERY_ANSWERS, len(framed(b"!")) * 2 * worker.TIDY_EVERY_ANSWERS]
