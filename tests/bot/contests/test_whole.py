"""A short tournament with the real services, in a program that dies again; ``make contest`` plays large ones."""

from __future__ import annotations

from tools.contest import SWISS, simulate


async def test_six_play_three_rounds_though_the_program_dies_and_standings_are_as_counted() -> None:
    done = await simulate(SWISS._replace(people=7, rounds=3, cut=0.7), seed=3, deaths=0.02)
    assert done.faults == []
    assert done.counts["deaths"] > 3
    assert done.counts["decided by played"] > 4
    assert done.counts["said over-finished"] == 1
    assert done.counts["replaced"] == 1
