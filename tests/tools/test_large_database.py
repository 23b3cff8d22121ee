"""A large database is what it is said to be, so that what is measured there says something."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.results import rating_queries as ratings
from bot.results.service import Results
from bot.tables.core import queries
from bot.tables.core.model import Status
from bot.tables.history import retention_queries
from games import GAMES
from testing.databases import url
from tools.bench.fixtures import seat_tables
from tools.large_database import LARGE_EACH, SEATS_EACH, fill, opened

GUILD, PAIR = 5, (11, 12)


@pytest.mark.usefixtures("each_kind")
async def test_the_games_of_a_large_server_count_and_the_rest_is_stored_as_it_would_be(tmp_path: Path) -> None:
    async with opened(url(tmp_path)) as store:
        places = await fill(store, url(tmp_path), GUILD, PAIR, finished=400, running=40)
        game = next(iter(GAMES))
        lines, _ = await Results(store).ranking(GUILD, game, PAIR[0])
        assert {each.user_id for each in lines} == set(PAIR)
        theirs = await store.read(ratings.of_person, GUILD, PAIR[0])
        assert len(theirs) == 2 + len(places.finished) // LARGE_EACH
        mine = await store.read(queries.of_user, PAIR[0], GUILD)
        assert len(mine) == SEATS_EACH + 1
        assert {table.status for table in mine} == {Status.RUNNING}
        assert await store.read(retention_queries.archive, places.finished[-1]) is not None
        assert await store.read(retention_queries.unswept, places.over[0] - 1, 1000) == list(places.over)
        (live,) = await seat_tables(store, [(1000, PAIR)], guild=GUILD)
        assert live.table == places.over[-1] + 1, "ids go on after those of the copies"
