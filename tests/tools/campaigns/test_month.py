"""A short month of a few tables; ``make month`` plays a thousand of them for thirty days."""

from __future__ import annotations

import pytest

from testing.memory_database import memory_store
from tools.month.__main__ import simulate


@pytest.mark.long
async def test_a_short_month_leaves_no_table_stuck_and_tells_nobody_twice_or_at_night() -> None:
    """With calendars, vacations and absent players, at all paces: every bank is what its bookkeeping says."""
    book = await simulate(tables=12, days=9, seed=1)
    assert book.record.findings == []
    seen = {name for name, count in book.record.counts.items() if count}
    assert {"start", "move", "move computer", "ran out", "pings", "alert-reminder", "sent status"} <= seen
    assert book.record.counts["banks compared"] > 300


async def test_what_belongs_to_a_row_goes_with_it_in_memory_too() -> None:
    """Or else the answers to a question that changes would be there already."""
    async with memory_store() as store:
        assert await store.write(lambda connection: connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one()) == 1
