"""Some days of the deal of the day; ``make days`` has five hundred people play it for thirty."""

from __future__ import annotations

from tools.month.days import simulate


async def test_every_try_counts_once_and_streaks_and_rankings_are_right() -> None:
    """With outages, computers that fail, two processes, and people who go on after midnight or never."""
    record = await simulate(people=4, days=6, seed=2, turns=1)
    assert record.findings == []
    assert record.counts["finished"] > 10
    assert record.counts["played again"] == record.counts["finished"]
    assert record.counts["rankings posted"] > 3
    assert record.counts["longest streak"] > 2
