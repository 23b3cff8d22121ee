"""Finding the tournaments of a server."""

from __future__ import annotations

import msgspec

from bot.tournaments import queries as tournaments
from bot.tournaments.model import Phase
from tests.bot.tournaments.hall import GUILD, Hall


async def test_a_tournament_under_way_is_found_after_any_number_of_later_ones(hall: Hall) -> None:
    """Each season of a league is one, and so is each of its divisions."""
    first = (await hall.open(name="Cup")).tournament
    over = msgspec.structs.replace(first, phase=Phase.OVER, over="tournament-over-finished")
    for number in range(30):
        await hall.store.write(tournaments.open_one, over, f"over {number}")
    found = await hall.tournaments.of_guild(GUILD)
    assert len(found) == 25
    assert [each.id for each in found[:3]] == [first.id, 31, 30]
