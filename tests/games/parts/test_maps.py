"""Maps of points and hexagons."""

from __future__ import annotations

from games.parts.maps import distances, hexes, neighbours, touching

BOARD = hexes((1, "a b c"), (0, "d e f g"), (1, "h i j"))


def test_steps_are_counted_from_the_nearest_origin() -> None:
    beside = neighbours("abcdex", [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e")])
    assert distances(beside, ["a"]) == {"a": 0, "b": 1, "c": 2, "d": 3, "e": 4}
    assert distances(beside, ["e", "a"]) == {"e": 0, "a": 0, "d": 1, "b": 1, "c": 2}


def test_a_hexagon_touches_six_others_and_fewer_at_the_edge() -> None:
    beside = neighbours(BOARD, touching(BOARD))
    assert beside["e"] == ("a", "b", "d", "f", "h", "i")
    assert {name: len(others) for name, others in beside.items()} == {
        **dict.fromkeys("adgcjh", 3), **dict.fromkeys("bi", 4), **dict.fromkeys("ef", 6),
    }  # fmt: skip
    assert distances(beside, ["d"])["g"] == 3
