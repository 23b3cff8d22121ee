"""The living post of a server."""

from __future__ import annotations

import re

from bot.core.localizer import Localizer
from bot.server.board_views import MAX_LISTED, board_post
from bot.tables.core.model import Status
from testing.messages import texts
from testing.world import some_table


def test_who_waits_longest_is_listed_however_many_came_since() -> None:
    told = texts(board_post([some_table(Status.LOBBY, number) for number in range(1, MAX_LISTED + 3)], [], "en"))
    listed = [int(number) for number in re.findall(r"· table (\d+)\*\*", told)]
    assert listed == list(range(1, MAX_LISTED + 1))
    assert Localizer("en").format("board-more", count=2) in told
