"""The tool that draws all pictures: the lesson's too, and it says which words cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from games import GAMES
from render.canvas import Canvas
from render.palette import GROUND, INK, shades
from render.scene import Picture
from render.written import cut, overlapping, watched
from tools import pictures

COLOURS = shades(((GROUND, INK),))


def test_all_that_a_position_and_a_lesson_show_is_drawn(tmp_path: Path) -> None:
    key = next(iter(GAMES))
    pictures.main(["--game", key, "--choices", "3", "--out", str(tmp_path)])
    names = {path.stem.removeprefix(f"{key}-") for path in tmp_path.glob("*.png")}
    assert {"board-0", "hand-0", "hand-0-phone", "panel-0-0", "legend-0", "sheet"} <= names
    lesson = GAMES[key].lessons[0]
    drawn = {name.split("-")[2] for name in names if name.startswith(f"lesson-{lesson.key}-")}
    assert drawn == {str(number) for number, step in enumerate(lesson.steps) if step.show or step.asks}
    assert (tmp_path / f"{key}-board-0.txt").read_text("utf-8").strip()


def test_words_that_run_into_each_other_or_out_of_the_picture_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with watched() as written:
        canvas = Canvas(300, 200, GROUND)
        canvas.text((20, 40), "Kap Hoorn", 30, INK)
        canvas.text((60, 44), "Ushuaia", 30, INK)
        canvas.text((20, 140), "Port Stanley and the islands", 30, INK)
        Canvas(300, 200, GROUND).text((20, 40), "elsewhere", 30, INK)
    assert overlapping(written) == [("Kap Hoorn", "Ushuaia")]
    assert cut(written) == ["Port Stanley and the islands"]

    def drawn() -> Iterator[tuple[str, Picture]]:
        canvas = Canvas(300, 200, GROUND)
        canvas.text((20, 40), "Kap Hoorn", 30, INK)
        canvas.text((60, 44), "Ushuaia", 30, INK)
        yield "board-0", canvas.picture("", COLOURS)

    key = next(iter(GAMES))
    pictures.keep(GAMES[key], drawn(), tmp_path)
    assert "'Kap Hoorn' runs into 'Ushuaia'" in capsys.readouterr().out
