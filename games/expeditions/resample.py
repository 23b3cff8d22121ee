"""States a seat cannot tell from the true one: hands are open, so all seats and spectators know the same."""

from __future__ import annotations

from random import Random

from games.engine import random_rng
from games.expeditions.board import CENTRAL, NORTH
from games.expeditions.state import State, clone


def resample(state: State, seat: int | None, rng: Random) -> State:  # noqa: ARG001
    """``state`` with the deck, the bag and the face-down tiles of each region dealt anew."""
    after = clone(state)
    after.rng = random_rng(rng)
    for pile in (after.deck, after.bag):
        pile.sort()  # how things lie now is not to be told by how they are dealt anew
        rng.shuffle(pile)
    tiles = dict(state.tiles)
    for region in (CENTRAL, NORTH):
        hidden = [position for position in region if position in state.hidden]
        numbers = sorted(state.tiles[position] for position in hidden)
        rng.shuffle(numbers)
        tiles.update(zip(hidden, numbers, strict=True))
    after.tiles = tiles
    return after


def unseen(state: State, seat: int, eyes: int) -> frozenset[str]:  # noqa: ARG001 - all know the same
    """The cards and tiles that lie face down; see :meth:`games.engine.Game.unseen`."""
    return frozenset((*state.deck, *(f"tile-{state.tiles[position]}" for position in state.hidden)))
