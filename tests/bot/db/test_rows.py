"""Rows as structs."""

from __future__ import annotations

import subprocess
import sys

TWO_THREADS = """
from __future__ import annotations
import threading
import msgspec, sqlalchemy as sa
from bot.db.rows import Rows

def other_thread():
    if rows:
        reading = threading.Thread(target=rows[0].read, args=((1, "a"),))
        reading.start()
        reading.join()
    return str

class Inner(msgspec.Struct, frozen=True):
    name: other_thread() = ""

class Outer(msgspec.Struct):
    inner: Inner = Inner()
    id: int = 0
    name: str = ""

rows = []
rows.append(Rows(Outer, sa.Table("outer", sa.MetaData(), sa.Column("id", sa.Integer), sa.Column("name", sa.Text))))
print(rows[0].read((1, "a")))
"""
"""Reads a row of a kind for the first time, and while msgspec looks at that kind another thread reads one."""


def test_a_kind_of_row_may_be_read_by_several_threads_from_the_first_time_on() -> None:
    """msgspec would read through a null pointer where another thread is still finding out about the type."""
    done = subprocess.run([sys.executable, "-c", TWO_THREADS], capture_output=True, text=True, check=False, timeout=60)

    assert (done.returncode, done.stdout) == (0, "Outer(inner=Inner(name=''), id=1, name='a')\n"), done.stderr
