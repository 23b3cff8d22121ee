"""What looks back and ahead is blind: catch-up, film, note, daily message and list, with others' cards dealt anew."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing
from bot.db.schema import tables
from bot.reminders.model import AlertKind
from bot.reminders.views import AlertLine, alert
from bot.tables.core.service import Tables
from bot.tables.history import note_queries as notes
from bot.tables.history import position_queries, replays
from bot.tables.history import views as compose
from bot.tables.show import own_tables
from bot.tables.show.names import render_context
from bot.tables.show.status import localizer_for
from bot.tables.time.waiting import Waiting
from games import GAMES
from testing.messages import body
from testing.queries import answer
from testing.world import ANN, BEN, GUILD, World, world
from tests.bot.tables.history.test_replays import played


async def shown(at: World, table_id: int, user: int) -> list[Any]:
    """All that a person is shown of a table besides its panel and the viewer."""
    service = Tables(at.store, GAMES, now=lambda: at.time, after_change=AFTER_CHANGE)
    position = await service.position(table_id)
    table, localizer = position.table, localizer_for(position.table)
    told = await replays.told_since(service, position, user, 0)
    touched = {piece for each in told for event in each.events if event.seats is None for piece in event.touched}
    pictures = draw(Drawing(render_context(table, "en"), "board", (position.view(None),), {"touched": touched}))
    since = compose.since(table, told, 0, 0, pictures, localizer)
    waits = Waiting(table_id=table.id, seat=0, user_id=user, since=at.time)
    return [
        (body(since), pictures),
        compose.brief(table, told, len(told), localizer),
        [view async for _, view in replays.views(service, position, await replays.turns(service, table))],
        await at.store.read(notes.find, user, table.id),
        body(alert(AlertKind.DAILY, user, [AlertLine(waits, table, None)], localizer, public=False)),
        await own_tables.by_urgency(service, user),
        await at.store.read(own_tables.next_table, user, 0, service.pacing.find),
        await own_tables.of_user(service, user, GUILD),
    ]


async def deal(at: World, table_id: int, state: bytes) -> None:
    """Lets a table be in another state."""
    change = sa.update(tables).where(tables.c.id == table_id).values(state=state)
    await at.store.write(lambda connection: connection.execute(change) and None)


@pytest.mark.usefixtures("sketched")
@pytest.mark.parametrize("key", list(GAMES))
async def test_what_a_person_is_shown_is_the_same_whatever_others_hold(
    tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[key]
    async with world(tmp_path, GAMES) as at:
        position = await played(at, game, 6)
        table, read = position.table, at.store.read
        await at.store.write(notes.save, ANN.user_id, table.id, "the *blue* ones", at.time)
        for user, seat in ((ANN.user_id, 0), (BEN.user_id, 1)):
            true = await shown(at, table.id, user)

            async def anew(table_id: int, revision: int, seat: int = seat) -> bytes | None:
                stored = await read(position_queries.state_at, table_id, revision)
                state = game.decode(stored or b"")
                return game.encode(game.resample(state, seat, Random(revision)))

            other = game.encode(game.resample(position.state, seat, Random(7)))
            assert other != game.encode(position.state)
            await deal(at, table.id, other)
            with monkeypatch.context() as patched:
                answer(patched, at.store, position_queries.state_at, anew)
                assert await shown(at, table.id, user) == true
            await deal(at, table.id, game.encode(position.state))
