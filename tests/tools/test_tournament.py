"""Whole tournaments, short ones of what ``make tournament`` plays: promises kept, two implementations agree."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments.pairing.rounds import Form
from tools.tournament import Plan, plans, simulate


@pytest.mark.parametrize("plan", [*plans(41, 5, 2)], ids=lambda plan: f"{plan.form}-{plan.size}-{plan.third_place}")
def test_a_tournament_with_absentees_and_drop_outs_keeps_its_promises(plan: Plan) -> None:
    told = simulate(plan)
    assert told.again == 0
    assert told.left < plan.people


@settings(max_examples=12)
@given(
    form=st.sampled_from(Form),
    size=st.integers(2, 5),
    people=st.integers(2, 19),
    rounds=st.integers(1, 8),
    seed=st.integers(0, 2**32),
    third_place=st.booleans(),
)
def test_any_tournament_keeps_its_promises(
    form: Form, size: int, people: int, rounds: int, seed: int, *, third_place: bool
) -> None:
    size = 2 if form is Form.KNOCKOUT else size
    assert simulate(Plan(form, size, people, rounds, seed, third_place)).rounds >= 1


def test_the_library_of_graphs_is_imported_only_for_a_pairing() -> None:
    """It takes a fifth of a second that a start need not wait for."""
    code = "import sys; from bot.tournaments.pairing import rounds, standings; print('networkx' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
