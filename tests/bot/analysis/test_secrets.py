"""Trying tells nothing that its owner's view does not: eight worlds that a seat cannot tell apart, byte by byte."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bot.analysis import queries
from bot.analysis.cog import drawn
from bot.analysis.model import Analysis
from bot.analysis.service import AnalysisService, Beginning, TriedPosition
from bot.analysis.views import try_page
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing, PanelPictures, RenderContext
from bot.discord.choices import PanelPage
from bot.tables.core.model import Position
from bot.tables.show.panel import unfolded
from bot.tables.show.status import localizer_for
from contract.walk import any_choice
from games import GAMES
from games.engine import AnyGame, open_keys
from render.scene import Picture
from testing.messages import PICTURE, body, table

WORLDS, STEPS = 8, 2
WHOLE = 8
"""Of so many kinds of decisions one is tried in all worlds, in two deals; the others in two worlds and one deal."""
LENGTH = 150


class OneRow:
    """A store with the row of one person, between two turns of their own."""

    def __init__(self) -> None:
        self.analysis: Analysis | None = None

    async def read(self, query: Any, *args: Any) -> Any:
        assert query is queries.find
        user_id, table_id, _ = args
        return queries.Tried(self.analysis or Analysis(user_id=user_id, table_id=table_id), 0)

    async def write(self, query: Any, new: Analysis) -> bool:
        assert query is queries.save
        self.analysis = new
        return True


class Requests:
    """A pool that notes what is to be drawn."""

    def __init__(self) -> None:
        self.noted: list[Drawing] = []

    async def board(self, on: RenderContext, view: Any, **options: Any) -> list[Picture]:
        self.noted.append(Drawing(on, "board", (view,), options))
        return [PICTURE]

    async def hand(self, on: RenderContext, view: Any, **options: Any) -> Picture:
        self.noted.append(Drawing(on, "hand", (view,), options))
        return PICTURE

    async def panel(self, on: RenderContext, view: Any, decision: Any, *, turn: Any, **options: Any) -> PanelPictures:
        self.noted.append(Drawing(on, "panel", (view, decision), options))
        return PanelPictures([PICTURE])


def kinds(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """A position for each kind of open decision along a random game, each with a seat: who is asked, or another."""
    rng, seats, known = Random(game.key), game.seats[0], set[str]()
    state = game.setup(seats, list(game.presets.values())[-1], b"tried")
    for _ in range(LENGTH):
        asked = [each for each in game.decisions(state) if each.waits]
        if not asked:
            return
        if asked[0].prompt.id not in known:
            known.add(asked[0].prompt.id)
            yield state, (asked[0].seat + len(known)) % seats
        state = game.apply(state, *any_choice(asked, rng)).state


async def shown(tried: TriedPosition, pool: Requests) -> tuple[Any, list[str]]:
    """Everything that a page says and asks to be drawn, and the keys that are open there."""
    imagined, mover, words = tried.dealt.position, tried.dealt.mover, localizer_for(tried.position.table)
    asked = None if mover is None else PanelPage().of(imagined.decisions_of(mover))
    decision = unfolded(imagined, asked) if asked else None
    boards, looked_at = await drawn(pool, tried, decision, 1, "en")  # type: ignore[arg-type]
    page = try_page(tried, decision, words, place=PanelPage(), boards=boards, looked_at=looked_at.pictures)
    return body(page), [] if decision is None else open_keys(decision)


async def told(position: Position, seat: int, user_id: int, deals: int, rng: Random) -> tuple[list[Any], list[Drawing]]:
    """Everything that somebody learns who tries ``deals`` deals, and what is stored of it; and the drawings."""
    store, pool, pages = OneRow(), Requests(), list[Any]()
    analyses: Any = AnalysisService(store, None, None)  # type: ignore[arg-type]
    tried = await analyses.open(position, user_id)
    for number in range(deals):
        if number:
            tried = await analyses.another(position, user_id, Beginning(position, position.table.revision))
        for _ in range(STEPS):
            page, keys = await shown(tried, pool)
            pages.append(page)
            if not keys:
                break
            key = rng.choice(sorted(keys))
            tried = await analyses.choose(position, user_id, 0, tried.at, key, tried.analysis.revision)
    pages.append((await shown(tried, pool))[0])
    return [*pages, msgspec.json.encode(store.analysis), *map(pickle.dumps, pool.noted)], pool.noted


@pytest.mark.usefixtures("sketched")
@pytest.mark.parametrize("key", GAMES)
async def test_what_is_tried_is_the_same_whatever_others_hold(key: str) -> None:
    """Words, ids, what is stored and what is drawn, for every kind of decision, with everything hidden dealt anew."""
    game, compared, changed = GAMES[key], 0, 0
    at = table(key, game.seats[0], computers=0, hints=True)
    for number, (state, seat) in enumerate(kinds(game)):
        user_id = at.seats[seat].user_id or 0
        worlds = [state, *(game.resample(state, seat, Random(world)) for world in range(1, WORLDS))]
        changed += len({game.encode(world) for world in worlds}) > 1
        whole = number % WHOLE == 0
        there = [Position(at, game, world) for world in (worlds if whole else worlds[:2])]
        found = [await told(each, seat, user_id, 1 + whole, Random(number)) for each in there]
        (truth, drawings), *others = found
        assert all(other == truth for other, _ in others)
        compared += len(others)
        if whole:
            (_, last) = others[-1]
            assert list(map(draw, drawings[-2:])) == list(map(draw, last[-2:]))
    assert compared >= WORLDS
    assert changed
