"""What is told in favour of a choice."""

from __future__ import annotations

from games.engine import text
from games.moon.reasons import reason
from tests.games.moon.scenario import side, table


def test_of_what_the_bin_gives_the_scarcest_is_named() -> None:
    """A closed loop gives energy, water and metal."""
    state = table(side("closed-loop x0", has="energy:3 water:1 metal:0"), side("x1 x2"))
    scarce = text("reason-scarce", n=0, resource=text("resource-metal"))
    assert reason(state, 0, "assimilate-closed-loop", own=True) == scarce
    rich = table(side("closed-loop x0", has="energy:3 water:4 metal:5"), side("x1 x2"))
    assert reason(rich, 0, "assimilate-closed-loop", own=True) == text("reason-assimilate")
