"""The tool that counts what a flow enters."""

from __future__ import annotations

import sys

from bot.core import fair_queue, logs
from tools.flows import Entered, line


def test_functions_of_the_bot_are_noted_while_it_looks_and_nothing_else() -> None:
    entered = Entered()
    fair_queue.FairQueue()
    with entered.looking():
        logs.log_about(table=1)
        sorted([2, 1], key=lambda number: -number)
    assert entered.functions() == [("bot/core/logs.py", "log_about")]
    assert sys.getprofile() is None


def test_a_line_of_the_table_counts_rooms_and_modules() -> None:
    found = [("bot/a.py", "f"), ("bot/x/b.py", "A.f"), ("bot/x/b.py", "g"), ("bot/x/c.py", "f")]
    assert line("a turn", found) == "| a turn | 2 | 3 | 4 | x 2, (root) 1 |"
