"""What a click costs in visits to the database: counted as it should be, and never more than at the baseline."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from discord.state import ConnectionState

from bot.db.connections import connect
from bot.db.database import Database
from tools.visits.__main__ import BASELINE, measure, read, risen
from tools.visits.counting import Cost, Counter

MAX_VISITS = 6
"""Of one click of any kind."""

MAX_VISITS_ALL_DAY = 4
"""Of one click of a kind that players make all day."""

ALL_DAY = {
    *("open panel", "play a choice", "end a turn", "undo", "/play", "/play (autocomplete)", "Plan ahead", "vote"),
    *("My hand", "/hand", "Board", "/board", "Log", "/log", "Since you were here", "More", "Info", "Rules", "Nudge"),
    *("/mygames", "plan a choice"),
}
QUIET, CERTAIN = 0.02, 0.3
"""Seconds without a request after which a click is over, as a rule and for certain: on a busy machine the bot may still
be at work for the click before."""


@pytest.mark.long
async def test_no_kind_of_click_costs_more_than_at_the_baseline() -> None:
    costs, baseline = (await measure(QUIET)).clicks, read(BASELINE).clicks
    if risen(costs, baseline):
        costs = (await measure(CERTAIN)).clicks
    assert risen(costs, baseline) == []
    assert {kind for kind in costs if costs[kind].visits > MAX_VISITS} == set()
    assert {kind for kind in ALL_DAY if costs[kind].visits > MAX_VISITS_ALL_DAY} == set()


async def test_reads_writes_and_their_rows_are_counted(tmp_path: Path) -> None:
    counter, methods = Counter(), (Database.read, Database.write, ConnectionState.parse_interaction_create)
    with counter.counting():
        database = connect(f"sqlite:///{tmp_path / 'x.db'}")

        def fill(connection: sa.Connection) -> None:
            connection.execute(sa.text("CREATE TABLE t (n INTEGER)"))
            connection.execute(sa.text("INSERT INTO t VALUES (1), (2), (3)"))
            connection.execute(sa.text("UPDATE t SET n = 4 WHERE n > 1"))

        def look(connection: sa.Connection, least: int) -> list[int]:
            return [*connection.execute(sa.text("SELECT n FROM t WHERE n >= :n"), {"n": least}).scalars()]

        await database.write(fill)
        assert await database.read(look, least=4) == [4, 4]
        await database.close()
    assert dict(counter.costs) == {None: Cost(reads=1, writes=1, rows_read=2, rows_written=5)}
    assert methods == (Database.read, Database.write, ConnectionState.parse_interaction_create)


def test_what_rose_and_what_is_missing_is_said() -> None:
    before = {"panel": Cost(3, 1, 9, 2), "log": Cost(2, 0, 5, 0), "gone": Cost()}
    after = {"panel": Cost(3, 2, 9, 2), "log": Cost(1, 1, 6, 0), "new": Cost(9, 9, 9, 9)}
    assert risen(after, before) == [
        "gone: not measured any more",
        "log: 6 rows read, before 5",
        "panel: 5 visits, before 4",
    ]
