"""Orders in every game: unseen until they play, paused without regard to what they say, guarded by what is touched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.db import Store
from bot.scheduler.model import Due
from bot.tables.core.model import Position
from bot.tables.history import export_queries as export
from games import GAMES
from testing.databases import url
from testing.messages import table
from testing.world import last_entries
from tests.bot.premoves.ahead import PEOPLE, Ahead, Shape, turns_ahead
from tests.bot.premoves.conftest import Planned

SEED = b"s" * 32
"""What the tables of a World are dealt from."""

TRIES = 12

SHORT = " 14"
"""Games in which such turns come early."""


def _has(*starts: str) -> Shape:
    """Whether a premove holds a choice of each of these kinds, one after the other."""

    def fits(keys: Sequence[str]) -> bool:
        left = iter(keys)
        return all(any(key.startswith(start) for key in left) for start in starts)

    return fits


SHAPES: dict[str, tuple[Shape, Shape]] = {
    "lost_cities": (_has("play-", "draw-"), _has("discard-", "draw-")),
    "famous_explorers": (_has("arrow-", "bonus-"), _has("arrow-")),
    "expeditions": (_has("move-", "play-"), _has("gather")),
    "moon": (_has("build-"), _has("assimilate-")),
}
"""What people order in each game, and what else if that cannot be."""


class Case(NamedTuple):
    """A turn, what is ordered during it, what else, and a piece that the first depends on."""

    ahead: Ahead
    first: list[str]
    second: list[str]
    piece: str


@cache
def case(game: str, fires: bool) -> Case:
    """A case in which the guard of what is ordered first fires, or does not; what is to be played then plays out."""
    rules, shapes, rng = GAMES[game], SHAPES[game], Random(1)
    state = rules.setup(2, rules.Options(), SEED)
    for ahead in turns_ahead(Position(table(game, 2), rules, state), game + SHORT):
        premoves = list(ahead.premoves(rng, TRIES))
        firsts, seconds = ([cut for keys in premoves if (cut := _cut(keys, shape))] for shape in shapes)
        first = next((keys for keys in firsts if fires or ahead.plays(keys)), None)
        second = next((keys for keys in seconds if keys != first and ahead.plays(keys)), None)
        if first and second and (pieces := ahead.watched(first, fires=fires)):
            return Case(ahead, first, second, pieces[-1].piece)
    raise LookupError(game)


def _cut(keys: Sequence[str], shape: Shape) -> list[str] | None:
    """As many of ``keys`` as it takes to be of this shape."""
    return next(([*keys[:count]] for count in range(1, len(keys) + 1) if shape(keys[:count])), None)


def _in_order(keys: Sequence[str], made: Sequence[str | None]) -> bool:
    """Whether ``keys`` were made one after the other; what was forced may lie between them."""
    left = iter(made)
    return all(key in left for key in keys)


async def begun(world: Planned, game: str, *, channel: int = 1) -> Position:
    """A game of two."""
    return await world.started(*PEOPLE, channel=channel, game=game)


@pytest.mark.parametrize("fires", [True, False], ids=["fires", "holds"])
@pytest.mark.parametrize("game", GAMES)
async def test_an_order_plays_unless_what_it_depends_on_is_touched_and_else_the_next(
    world: Planned, game: str, fires: bool
) -> None:
    position = await begun(world, game)
    ahead, first, second, piece = case(game, fires)
    await ahead.stage(world, position)
    owner = PEOPLE[ahead.seat]
    await world.premove(position, owner, *first)
    await world.premoves.watch(position.table.id, owner.user_id, 0, piece)
    premove = await world.premove(position, owner, *second, number=1)
    assert [each.piece for each in premove.alternatives[0].unless] == [piece]
    await ahead.finish_turn(world, position)
    await world.pass_time()
    made = [key for seat, key, ordered in await world.keys(position) if ordered and seat == ahead.seat]
    assert _in_order(first, made) == (not fires)
    assert _in_order(second, made) or not fires
    assert await world.premoves.of(position.table.id, owner.user_id) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_guard_is_a_sentence_about_what_may_happen_and_may_not(game: str) -> None:
    rules, rng, offered, fired = GAMES[game], Random(7), Counter[str](), Counter[str]()
    state = rules.setup(2, rules.Options(), SEED)
    sentences = set[str]()
    for ahead in islice(turns_ahead(Position(table(game, 2), rules, state), game + SHORT), 40):
        for keys in ahead.premoves(rng, 1):
            firing = {*ahead.watched(keys, fires=True)}
            for watched in (*firing, *ahead.watched(keys, fires=False)):
                sentences.add(watched.name.id)
                offered[watched.piece] += 1
                fired[watched.piece] += watched in firing
    assert offered.total() > fired.total() > 0
    assert not {piece for piece, count in offered.items() if count > 6 and fired[piece] == count}, "always true"
    assert {each.partition("-")[0] for each in sentences} == {"guard"}, "never the label of a choice"


@pytest.mark.parametrize("game", GAMES)
async def test_until_it_plays_nobody_sees_whether_an_order_lies_there(tmp_path: Path, game: str) -> None:
    """Table, journal, outbox, posts, clocks: every row but the premove's own, which its owner alone is shown."""
    lives = []
    for ordered in (True, False):
        (tmp_path / str(ordered)).mkdir()
        store = await Store.open(url(tmp_path / str(ordered), empty=True))
        lives.append(without_nonces(await lived(Planned(store), game, ordered=ordered)))
        await store.close()
    assert lives[0] == lives[1]


async def lived(world: Planned, game: str, *, ordered: bool) -> list[Any]:
    """What is stored of a table for others, and what they read, from before a premove until its turn has come."""
    position = await begun(world, game)
    ahead, first, second, piece = case(game, True)
    await ahead.stage(world, position)
    owner, seen = PEOPLE[ahead.seat], list[Any]()

    async def look() -> None:
        exported = await world.store.read(export.export, position.table.id)
        assert exported is not None
        seen.append({**exported, "premoves": []})
        entries = await last_entries(world.tables, position.table.id)
        seen.append([entry.readable(1 - ahead.seat) for entry in entries])

    if ordered:
        await world.premove(position, owner, *first)
        await world.premoves.watch(position.table.id, owner.user_id, 0, piece)
        await world.premove(position, owner, *second, number=1)
    await look()
    await ahead.finish_turn(world, position)
    await look()
    if ordered:
        assert await world.premoves.of(position.table.id, owner.user_id) is not None
        await world.premoves.cancel(position.table.id, owner.user_id)
    await look()
    return seen


def without_nonces(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {name: without_nonces(each) for name, each in plain.items() if name != "nonce"}
    return [without_nonces(each) for each in plain] if isinstance(plain, list) else plain


@pytest.mark.parametrize("game", GAMES)
async def test_the_pause_does_not_depend_on_what_the_order_says(world: Planned, game: str) -> None:
    due = []
    for channel in range(1, 4):
        position = await begun(world, game, channel=channel)
        ahead, first, second, piece = case(game, True)
        await ahead.stage(world, position)
        owner = PEOPLE[ahead.seat]
        world.restart()  # with the same chance
        keys = (first, second, first[:1])[channel - 1]
        await world.premove(position, owner, *keys)
        if channel == 3:
            await world.premoves.watch(position.table.id, owner.user_id, 0, piece)
        await ahead.finish_turn(world, position)
        play_at = await world.due_at(Due.PREMOVE)
        assert play_at is not None
        due.append(play_at - world.time)
        await world.premoves.cancel(position.table.id, owner.user_id)
    assert len(set(due)) == 1
