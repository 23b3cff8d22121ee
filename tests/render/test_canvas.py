"""The drawing kit: what is asked for is where it should be, smooth, and the same each time."""

import math
from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render import icons
from render.canvas import Box, Canvas, text_width
from render.palette import ACCENT, GROUND, INK, meeting, shades
from tests.render.pixels import opened

COLOURS = shades(meeting((INK, ACCENT), (GROUND,)))


def drawn(scale: int, draw: Callable[[Canvas], object], size: tuple[int, int] = (200, 120)) -> Image.Image:
    canvas = Canvas(*size, GROUND, scale=scale)
    draw(canvas)
    return opened(canvas.picture("", COLOURS).png)


SHAPES = {
    "rect": lambda c: c.rect(Box(20, 20, 100, 60), INK),
    "rounded": lambda c: c.rounded(Box(20, 20, 100, 60), 20, INK),
    "pill": lambda c: c.rounded(Box(20, 20, 100, 60), 500, INK),
    "circle": lambda c: c.circle((70, 50), 30, INK),
    "polygon": lambda c: c.polygon([(20, 20), (120, 50), (40, 90)], INK),
    "line": lambda c: c.line([(20, 20), (120, 80), (150, 30)], INK, 6),
    "dashes": lambda c: c.line([(20, 20), (120, 80), (150, 30)], INK, 6, dash=(14, 8)),
    "arrow": lambda c: c.arrow((20, 20), (150, 90), INK, 8),
    "icon": lambda c: c.icon("mountain", (70, 50), 60, INK),
    "text": lambda c: c.text((20, 60), "Kap Hoorn", 30, INK, bold=True),
}


@pytest.mark.parametrize("name", SHAPES)
def test_both_ways_of_drawing_agree(name: str) -> None:
    once, twice = (drawn(scale, SHAPES[name]).convert("L") for scale in (1, 2))
    different = ImageChops.difference(once, twice)
    assert any(once.histogram()[231:])
    assert sum(different.histogram()[90:]) <= 60, "more than edges differ"


@pytest.mark.parametrize("name", ["rounded", "circle", "polygon", "line", "arrow", "icon", "text"])
def test_edges_are_smooth(name: str) -> None:
    assert len(drawn(1, SHAPES[name]).getcolors() or ()) >= 6


def test_a_dashed_line_leaves_its_gaps_out() -> None:
    picture = drawn(1, lambda c: c.line([(0, 50), (200, 50)], INK, 4, dash=(20, 10)))
    lit = [picture.getpixel((x, 50)) == INK for x in range(200)]
    assert lit[10]
    assert not lit[25]
    assert lit[40]
    assert 120 <= sum(lit) <= 145


def test_a_dash_pattern_goes_on_around_corners() -> None:
    straight = drawn(1, lambda c: c.line([(0, 50), (90, 50), (200, 50)], INK, 4, dash=(20, 10)))
    assert straight.tobytes() == drawn(1, lambda c: c.line([(0, 50), (200, 50)], INK, 4, dash=(20, 10))).tobytes()


def test_an_arrow_of_no_length_draws_nothing() -> None:
    assert drawn(1, lambda c: c.arrow((50, 50), (50, 50), INK, 8)).getcolors() == [(200 * 120, GROUND)]


@pytest.mark.parametrize("box", [Box(5, 5, 0, 0), Box(5, 5, 1, 40), Box(5, 5, 40, 1), Box(-50, -50, 400, 400)])
def test_boxes_of_any_size_can_be_drawn(box: Box) -> None:
    drawn(1, lambda c: c.rect(box, INK))
    drawn(1, lambda c: c.rounded(box, 12, INK, outline=ACCENT, width=3))


def test_an_outline_lies_inside_the_edge() -> None:
    picture = drawn(1, lambda c: c.rounded(Box(20, 20, 100, 60), 10, INK, outline=ACCENT, width=4))
    assert [picture.getpixel((x, 50)) for x in (19, 20, 23, 24)] == [GROUND, ACCENT, ACCENT, INK]


def test_a_layer_is_left_as_it_was() -> None:
    base = Canvas(40, 40, GROUND).layer()
    Canvas.copy_of(base).rect(Box(0, 0, 40, 40), INK)
    assert opened(Canvas.copy_of(base).picture("", COLOURS).png).getcolors() == [(1600, GROUND)]


@pytest.mark.parametrize("anchor", ["l", "c", "r"])
def test_text_stands_where_its_anchor_says(anchor: str) -> None:
    run = text_width("HHH", 40, bold=True)
    picture = drawn(1, lambda c: c.text((100, 60), "HHH", 40, INK, bold=True, anchor=f"{anchor}m")).convert("L")
    box = picture.point(lambda v: 255 if v > 120 else 0).getbbox()
    assert box is not None
    left, top, right, bottom = box
    start = {"l": 100, "c": 100 - run / 2, "r": 100 - run}[anchor]
    assert abs(left - start) < 7
    assert abs(right - start - run) < 7
    assert abs((top + bottom) / 2 - 60) <= 1.5


def test_what_is_put_on_another_canvas_looks_as_if_drawn_there() -> None:
    def paste(canvas: Canvas) -> None:
        part = Canvas.transparent(60, 60, scale=2)
        part.circle((30, 30), 20, INK)
        part.polygon([(5, 50), (30, 12), (55, 50)], ACCENT)
        canvas.paste(part.image(), (40, 20))

    def draw(canvas: Canvas) -> None:
        canvas.circle((70, 50), 20, INK)
        canvas.polygon([(45, 70), (70, 32), (95, 70)], ACCENT)

    apart = ImageChops.difference(drawn(1, paste), drawn(2, draw)).convert("L")
    assert not any(apart.histogram()[25:])
    assert not any(apart.reduce(4).histogram()[5:])


def test_no_two_icons_look_alike_and_none_is_empty() -> None:
    shapes = {name: icons.mask(name, 48) for name in icons.NAMES}
    for name, shape in shapes.items():
        share = sum(shape.histogram()[128:]) / 48**2
        assert 0.1 < share < 0.9, name
        assert shape.tobytes()[0] < 128, name
    for one, other in combinations(shapes, 2):
        different = ImageChops.difference(shapes[one], shapes[other])
        assert sum(different.histogram()[128:]) > 0.04 * 48**2, (one, other)


def test_boxes() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.centre, box.inset(5)) == (40, 60, (25, 40), Box(15, 25, 20, 30))
    assert box.overlaps(Box(39, 59, 9, 9))
    assert not box.overlaps(Box(40, 20, 9, 9))
    assert box.contains(Box(10, 20, 30, 40))
    assert not box.contains(Box(10, 20, 31, 40))
    assert math.isclose(text_width("WW", 40), 2 * text_width("W", 40), abs_tol=3)
