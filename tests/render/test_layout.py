"""Where things lie beside and below each other."""

from __future__ import annotations

import pytest

from games.parts.maps import hexes
from render.canvas import Box
from render.layout import fit, grid, row, rows

AREA = Box(20, 30, 400, 300)


def test_a_grid_fills_the_width_row_by_row() -> None:
    boxes = grid(AREA, 5, 3, 80, 20)
    assert [(box.x, box.y) for box in boxes] == [(20, 30), (160, 30), (300, 30), (20, 130), (160, 130)]
    assert {(box.w, box.h) for box in boxes} == {(120, 80)}
    assert grid(AREA, 0, 3, 80, 20) == []


def test_a_row_of_a_grid_is_as_high_as_its_tallest() -> None:
    boxes = rows(AREA, [50, 80, 60, 20, 30], 3, 20)
    assert [(box.x, box.y, box.h) for box in boxes] == [
        *((20, 30, 80), (160, 30, 80), (300, 30, 80)),
        *((20, 130, 30), (160, 130, 30)),
    ]
    assert {box.w for box in boxes} == {120}
    assert rows(AREA, [], 3, 20) == []


def test_a_row_lies_close_only_where_it_has_to() -> None:
    assert [box.x for box in row(AREA, 3, 100, 10)] == [20, 130, 240]
    crowded = row(AREA, 7, 100, 10)
    assert [box.x for box in crowded] == [20, 70, 120, 170, 220, 270, 320]
    assert crowded[-1].right == AREA.right
    assert row(AREA, 1, 100, 10) == [Box(20, 30, 100, 300)]


def test_a_board_fits_its_area_centred_and_undistorted() -> None:
    at = fit({"a": (0, 0), "b": (2, 0), "c": (1, 1)}, AREA)
    assert at == {"a": (20, 80), "b": (420, 80), "c": (220, 280)}
    assert fit({"alone": (7, 7)}, AREA) == {"alone": AREA.centre}
    board = fit(hexes((1, "a b"), (0, "c d e")), AREA)
    assert board["d"][0] - board["c"][0] == pytest.approx(board["b"][0] - board["a"][0])
