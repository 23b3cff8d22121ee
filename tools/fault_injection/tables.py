"""Tables to play at: every seat count, every value of every option, and every two of them together."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from games import GAMES
from games.engine import AnyGame, option_fields


class Setup(msgspec.Struct, frozen=True):
    """A game, its seats and its options."""

    key: str
    seats: int
    options: Any

    @property
    def game(self) -> AnyGame:
        return GAMES[self.key]


Row = dict[str, Any]


@cache
def setups(key: str) -> tuple[Setup, ...]:
    """Tables of a game that together have every pair of values (pairwise covering, found greedily)."""
    game = GAMES[key]
    fields: dict[str, tuple[Any, ...]] = {"seats": game.seats}
    fields.update({field.name: field.values for field in option_fields(game.Options)})
    rng, rows = Random(key), list[Row]()
    missing = set(_pairs(fields))
    while missing:
        rows.append(max((_row(fields, missing, rng) for _ in range(20)), key=lambda row: len(missing & _pairs_of(row))))
        missing -= _pairs_of(rows[-1])
    return tuple(_setup(key, game, row) for row in rows)


Pair = frozenset[tuple[str, Any]]


def _pairs(fields: dict[str, tuple[Any, ...]]) -> Iterator[Pair]:
    for one, other in itertools.combinations(fields, 2):
        for pair in itertools.product(fields[one], fields[other]):
            yield frozenset(zip((one, other), pair, strict=True))
    if len(fields) == 1:
        yield from (frozenset([(name, value)]) for name, values in fields.items() for value in values)


def _pairs_of(row: Row) -> set[Pair]:
    return {frozenset(pair) for pair in itertools.combinations(row.items(), 2)} | {frozenset([i]) for i in row.items()}


def _row(fields: dict[str, tuple[Any, ...]], missing: set[Pair], rng: Random) -> Row:
    """Any values, but for one pair that is missing."""
    row = {name: rng.choice(values) for name, values in fields.items()}
    return row | dict(rng.choice(sorted(missing, key=sorted_pair)))


def sorted_pair(pair: Iterable[tuple[str, Any]]) -> list[tuple[str, str]]:
    """An order that does not depend on hashes."""
    return sorted((name, repr(value)) for name, value in pair)


def _setup(key: str, game: AnyGame, row: Row) -> Setup:
    options = {name: value for name, value in row.items() if name != "seats"}
    return Setup(key, row["seats"], msgspec.structs.replace(game.Options(), **options))
