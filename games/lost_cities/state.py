"""The whole position of a match: plain data that equals itself after encode and decode."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.engine import Chance, Codec, Effect, First


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    expeditions: Literal[5, 6] = 5
    first: First = "random"


class State(msgspec.Struct):
    """A position. Cards are faces (see ``cards``); seat s plays on side ``s % 2``.

    Lists are the position's own; tuples are shared between clones. ``given[s]`` (four players) are the cards seat s
    passed that its partner still holds. ``passes`` counts the passes in a row, ``turns`` the turns ended in the match.
    """

    options: TableOptions
    chance: Chance
    first: int  # the seat that starts this round
    turns: int
    passes: int
    pile: list[int]  # the next card to draw is last
    hands: list[list[int]]  # sorted
    given: list[tuple[int, ...]]
    sides: list[list[tuple[int, ...]]]  # per side and colour, in the order played
    discards: list[tuple[int, ...]]  # per colour, the top is last
    scores: list[tuple[int, int]]  # per finished round, per side
    stack: list[Effect]


def clone(state: State) -> State:
    """A position of its own, equal to ``state``."""
    chance, sides = state.chance, state.sides
    return State(
        state.options,
        Chance(chance.seed, chance.draws),
        state.first,
        state.turns,
        state.passes,
        state.pile[:],
        [hand[:] for hand in state.hands],
        state.given[:],
        [sides[0][:], sides[1][:]],
        state.discards[:],
        state.scores[:],
        state.stack[:],
    )


CODEC = Codec(State)
