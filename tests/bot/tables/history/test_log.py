"""The log of a board's post: short, with a heading for each turn, and honest about what it leaves out."""

from __future__ import annotations

import pytest

from bot.core.localizer import LANGUAGES, Localizer
from bot.tables.history.history import TurnSummary
from bot.tables.history.log import LOG_LIMIT, MAX_BOARD_LINES, board_log
from games.engine import Event, text


def turns(*counts: int) -> list[TurnSummary]:
    """Turns in which so much happened, the first of them before the game's first turn."""
    return [
        TurnSummary(number, None, tuple(Event(text(f"{number}.{n}")) for n in range(count)))
        for number, count in enumerate(counts)
    ]


@pytest.mark.parametrize(
    ("counts", "left_out", "shown"),
    [
        ([1], 0, ["0.0"]),
        ([0, 2, 2], 0, ["turn 1", "1.0", "1.1", "turn 2", "2.0", "2.1"]),
        ([0, 5], 0, ["turn 1", "1.0", "1.1", "1.2", "1.3", "1.4"]),
        ([0, 16], 11, ["turn 1", "1.11", "1.12", "1.13", "1.14", "1.15"]),
        ([1, 2, 2, 2], 2, ["turn 1", "1.1", "turn 2", "2.0", "2.1", "turn 3", "3.0", "3.1"]),
        ([0, 3, 0, 9], 7, ["turn 3", "3.4", "3.5", "3.6", "3.7", "3.8"]),
    ],
    ids=["before the first turn", "all of it", "one turn", "one long turn", "the newest turns", "the newest turn"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_newest_lines_stand_below_the_headings_of_their_turns(
    language: str, counts: list[int], left_out: int, shown: list[str]
) -> None:
    words = Localizer(language)
    told = {words.format("log-line", line=words.leniently(event.text)): event.text.id
            for turn in turns(*counts) for event in turn.events}  # fmt: skip
    headings = {words.format("log-turn", turn=number): f"turn {number}" for number in range(1, 4)}
    wanted = [words.format("log-more", count=left_out)] if left_out else []
    lines = board_log(turns(*counts), words).splitlines()
    assert [(told | headings).get(line, line) for line in lines] == [*wanted, *shown]
    assert len([line for line in lines if line not in headings]) <= MAX_BOARD_LINES


def test_a_log_of_long_lines_is_cut_before_a_message_is_too_long() -> None:
    (turn,) = turns(6)
    long = TurnSummary(1, None, tuple(Event(text("x" * 700)) for _ in turn.events))
    assert len(board_log([long], Localizer("en"))) <= LOG_LIMIT
