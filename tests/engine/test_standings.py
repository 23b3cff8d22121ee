"""Places, alone and in teams."""

from __future__ import annotations

from games.engine import ranked
from games.engine.policy import leads


def test_equal_scores_share_a_place_unless_something_breaks_the_tie() -> None:
    parts = [{"a": 3, "b": 1}, {"a": 5, "b": 0}, {"a": 2, "b": 2}, {"a": 4, "b": 0}]
    assert [standing.place for standing in ranked(parts, [()] * 4)] == [2, 1, 2, 2]
    assert [standing.place for standing in ranked(parts, [(1,), (0,), (2,), (1,)])] == [3, 1, 2, 3]


def test_places_count_teams() -> None:
    parts = [{"a": 3}, {"a": 9}, {"a": 5}, {"a": 3}, {"a": 9}, {"a": 5}]
    found = ranked(parts, [()] * 6, teams=((0, 3), (1, 4), (2, 5)))
    assert [(standing.place, standing.score) for standing in found] == [(3, 3), (1, 9), (2, 5)] * 2


def test_a_partner_is_no_rival() -> None:
    alone, paired = leads([9, 5, 9, 5], 10.0), leads([9, 5, 9, 5], 10.0, teams=((0, 2), (1, 3)))
    assert alone[0] == 0.5
    assert paired[0] == paired[2] > 0.5 > paired[1] == paired[3]
