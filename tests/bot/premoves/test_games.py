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
from games.engine import Game
from testing.databases import url
from testing.messages import table
from testing.world import last_entries
from tests.bot.premoves.ahead import PEOPLE, Ahead, turns_ahead
from tests.bot.premoves.conftest import Planned

SEED = b"s" * 32
"""What the tables of a World are dealt from."""

TRIES = 12

SHORT = " 14"
"""Games in which such turns come early."""


GUARDED = [key for key, game in GAMES.items() if type(game).guards is not Game.guards]
"""The games in which a plan can depend on what others do."""


class Case(NamedTuple):
    """A turn, what is ordered during it, what else, and a piece that the first depends on, where there are such."""

    ahead: Ahead
    first: list[str]
    second: list[str]
    piece: str | None


@cache
def case(game: str, fires: bool) -> Case:
    """A case in which the guard of what is ordered first fires, or does not; what is to be played then plays out."""
    for ahead in turns_ahead(at_start(game), game + SHORT):
        premoves = list(ahead.premoves(Random(1), TRIES))
        first = next((keys for keys in premoves if fires or ahead.plays(keys)), None)
        second = next((keys for keys in premoves if keys != first and ahead.plays(keys)), None)
        if first and second:
            pieces = [each.piece for each in ahead.watched(first, fires=fires)] if game in GUARDED else [None]
            if pieces:
                return Case(ahead, first, second, pieces[-1])
    raise LookupError(game)


def at_start(game: str) -> Position:
    """The smallest table of a game, as a World deals it."""
    rules = GAMES[game]
    seats = min(rules.seats)
    return Position(table(game, seats), rules, rules.setup(seats, rules.Options(), SEED))


def _in_order(keys: Sequence[str], made: Sequence[str | None]) -> bool:
    """Whether ``keys`` were made one after the other; what was forced may lie between them."""
    left = iter(made)
    return all(key in left for key in keys)


async def begun(world: Planned, game: str, *, channel: int = 1) -> Position:
    """A game at its smallest table."""
    return await world.started(*PEOPLE[: min(GAMES[game].seats)], channel=channel, game=game)


@pytest.mark.parametrize("fires", [True, False], ids=["fires", "holds"])
@pytest.mark.parametrize("game", GUARDED)
async def test_an_order_plays_unless_what_it_depends_on_is_touched_and_else_the_next(
    world: Planned, game: str, fires: bool
) -> None:
    position = await begun(world, game)
    ahead, first, second, piece = case(game, fires)
    assert piece is not None
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


@pytest.mark.parametrize("game", GUARDED)
def test_a_guard_is_a_sentence_about_what_may_happen_and_may_not(game: str) -> None:
    rng, offered, fired, sentences = Random(7), Counter[str](), Counter[str](), set[str]()
    for ahead in islice(turns_ahead(at_start(game), game + SHORT), 40):
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
        seen.append([entry.readable((ahead.seat + 1) % min(GAMES[game].seats)) for entry in entries])

    if ordered:
        await world.premove(position, owner, *first)
        if piece is not None:
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
        if channel == 3 and piece is not None:
            await world.premoves.watch(position.table.id, owner.user_id, 0, piece)
        await ahead.finish_turn(world, position)
        play_at = await world.due_at(Due.PREMOVE)
        assert play_at is not None
        due.append(play_at - world.time)
        await world.premoves.cancel(position.table.id, owner.user_id)
    assert len(set(due)) == 1
