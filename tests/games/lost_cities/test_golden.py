"""Whole matches in text: a change here is a change of the rules, of chance, or of what somebody sees."""

from typing import Any

import pytest

from games.lost_cities import GAME
from tests.games.lost_cities.golden import FOLDER, playthrough


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_plays_as_it_did(seats: Any) -> None:
    assert playthrough(seats) == (FOLDER / f"{seats}.txt").read_text("utf-8")
