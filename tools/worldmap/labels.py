"""How much room a place's name needs, and where around its node the label may lie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

from games.engine.text import LANGUAGES
from games.famous_explorers.world import Label
from render import typesetting
from tools.worldmap.atlas import START, regions

CATALOGUES = Path(__file__).parents[2] / "games" / "famous_explorers" / "locale"
FONT = 14  # map units: the height of the letters' em; labels are bold
FINE = 4  # they are measured so many times as large
ROW = 15.5  # map units from line to line
PAD = 1.5
GAPS = (3.0, 7.0)  # between the circle's rim and the label
RADIUS = 11.0  # the circles of places and dots, with their rims
START_RADIUS = 14.0

Align = Literal["left", "centre", "right"]


def text_width(words: str) -> float:
    """The width of ``words`` in map units, in the letters of the pictures."""
    return typesetting.measure(words, FONT * FINE, bold=True) / FINE


def size(names: list[str], rows: int) -> tuple[float, float]:
    """The width and height of a box that holds every one of ``names`` in ``rows`` lines."""
    rules = Label(0, 0, 0, 0, rows=rows)
    wide = max(text_width(line) for name in names for line in rules.lines(name))
    return wide + 2 * PAD, ROW * rows + PAD


def candidates(names: list[str], radius: float) -> Iterator[tuple[float, Label]]:
    """Labels for a node at (0, 0), each with how little it is liked."""
    for rows in (1, 2) if any(set(name) & set(" -") for name in names) else (1,):
        w, h = size(names, rows)
        for extra, gap in enumerate(GAPS):
            r, near = radius + gap, (radius + gap) * 0.72
            spots: list[tuple[float, float, float, Align]] = [
                (0.0, r, -h / 2, "left"),
                (0.1, -r - w, -h / 2, "right"),
                (0.3, r - 1, -h / 2 - 6, "left"),
                (0.3, r - 1, -h / 2 + 6, "left"),
                (0.4, -r - w + 1, -h / 2 - 6, "right"),
                (0.4, -r - w + 1, -h / 2 + 6, "right"),
                (0.2, -w / 2, r, "centre"),
                (0.2, -w / 2, -r - h, "centre"),
                (0.4, near, near * 0.72, "left"),
                (0.4, near, -near * 0.72 - h, "left"),
                (0.5, -near - w, near * 0.72, "right"),
                (0.5, -near - w, -near * 0.72 - h, "right"),
                (0.6, -w / 4, r, "centre"),
                (0.6, -w * 3 / 4, r, "centre"),
                (0.6, -w / 4, -r - h, "centre"),
                (0.6, -w * 3 / 4, -r - h, "centre"),
            ]
            for dislike, x, y, align in spots:
                yield dislike + 0.3 * extra + 0.25 * (rows - 1), Label(x, y, w, h, align, rows)


def _no_icon(*_: Any) -> Any:
    """The map has names alone."""
    return ""


def names() -> dict[str, list[str]]:
    """The name of START and of every place in each language, the languages in the order of the alphabet."""
    found: dict[str, list[str]] = {}
    for path in sorted(CATALOGUES / f"{language}.ftl" for language in LANGUAGES):
        bundle = FluentBundle([path.stem], use_isolating=False, functions={"ICON": _no_icon})
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
        for key in [START[0], *regions()]:
            pattern = bundle.get_message(f"place-{key}").value
            found.setdefault(key, []).append(str(bundle.format_pattern(pattern)[0]).strip() if pattern else "")
    return found
