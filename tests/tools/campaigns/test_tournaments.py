"""A short tournament with the real services, in a program that dies again; ``make tournaments`` plays large ones."""

from __future__ import annotations

import pytest

from bot.tournaments.service import TournamentService
from tools.tournaments import SWISS, simulate


async def test_six_play_three_rounds_though_the_program_dies_and_standings_are_as_counted() -> None:
    done = await simulate(SWISS._replace(people=7, rounds=3, cut=0.7), seed=3, deaths=0.02)
    assert done.findings == []
    assert done.counts["deaths"] > 3
    assert done.counts["decided by played"] > 4
    assert done.counts["said over-finished"] == 1
    assert done.counts["replaced"] == 1


async def test_a_check_that_fails_is_told_before_people_act_on_what_it_has_left_undone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fails(_tournaments: TournamentService, _tournament_id: int) -> None:
        raise OSError("attempt to write a readonly database")

    monkeypatch.setattr(TournamentService, "check", fails)
    with pytest.raises(RuntimeError, match="checks have failed, as the log tells: tournament failed"):
        await simulate(SWISS._replace(people=7, rounds=3), seed=3, deaths=0)
