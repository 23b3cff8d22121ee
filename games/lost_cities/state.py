"""The whole position of a match: plain data that equals itself after encode and decode."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.engine import Codec, First, GameRng
from games.lost_cities.effects import AnyEffect


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    expeditions: Literal[5, 6] = 5
    first: First = "random"


class Ended(msgspec.Struct, frozen=True):
    """How a round ended: per side and colour the cards, per colour the top discard, per seat how many in hand."""

    sides: tuple[tuple[tuple[int, ...], ...], ...]
    discards: tuple[int | None, ...]
    hands: tuple[int, ...]


class State(msgspec.Struct):
    """A position. Cards are faces (see ``cards``); seat s plays on side ``s % 2``.

    ``given[s]`` (four players) are the cards seat s passed that its partner still holds. ``passes`` counts the passes
    in a row, ``turns`` the turns ended in the match. ``ended`` is how the round before lay, for people to see. The
    stack holds the open question while a match runs, and nothing when it is over.
    """

    options: TableOptions
    rng: GameRng
    first: int  # the seat that starts this round
    turns: int
    passes: int
    pile: list[int]  # the next card to draw is last
    hands: list[list[int]]  # sorted
    given: list[tuple[int, ...]]
    sides: list[list[tuple[int, ...]]]  # per side and colour, in the order played
    discards: list[tuple[int, ...]]  # per colour, the top is last
    scores: list[tuple[int, int]]  # per finished round, per side
    stack: list[AnyEffect]
    ended: Ended | None = None


CODEC = Codec(State)
