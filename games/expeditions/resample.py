"""States a seat cannot tell from the true one: hands are open, so all seats and spectators know the same."""

from __future__ import annotations

from random import Random

from games.engine import random_rng
from games.expeditions.board import CENTRAL, NORTH
from games.expeditions.state import CODEC, State
from games.parts.cards import shuffle_anew


def resample(state: State, seat: int | None, rng: Random) -> State:  # noqa: ARG001
    """``state`` with the deck, the bag and the face-down tiles of each region dealt anew."""
    after = CODEC.clone(state)
    after.rng = random_rng(rng)
    after.deck, after.bag = shuffle_anew(after.deck, rng), shuffle_anew(after.bag, rng)
    after.tiles = tiles = dict(state.tiles)
    for region in (CENTRAL, NORTH):
        hidden = [position for position in region if position in state.hidden]
        tiles.update(zip(hidden, shuffle_anew((tiles[position] for position in hidden), rng), strict=True))
    return after


def unseen(state: State, seat: int, eyes: int) -> frozenset[str]:  # noqa: ARG001 - all know the same
    """The cards and tiles that lie face down; see :meth:`games.engine.Game.unseen`."""
    return frozenset((*state.deck, *(f"tile-{state.tiles[position]}" for position in state.hidden)))
