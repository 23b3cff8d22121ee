"""Rules of play: random games by legal and step and through the full contract, clones, stored states."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from games import GAMES, PACKAGES
from games.engine import AnyGame, Codec, Effect
from tools.bench import SEED, Row, each

ENCODE_8K, DECODE_8K = 10.0, 25.0


def measure() -> Iterator[Row]:
    """Per game, then the codec."""
    for game in GAMES.values():
        yield from _game(game, reaches(game))
    yield from _codec()


def play(game: AnyGame, state: Any, rng: Random, actions: int) -> tuple[Any, int]:
    """The state after at most ``actions`` random choices by the contract, and how many were made."""
    for done in range(actions):
        decisions = game.decisions(state)
        if not decisions:
            return state, done
        decision = rng.choice([each for each in decisions if each.waits])
        key = rng.choice([choice.key for choice in decision.choices if choice.why_not is None])
        state = game.apply(state, decision.seat, key).state
    return state, actions


def start(game: AnyGame) -> Any:
    """The first position of the smallest usual table."""
    return game.setup(game.seats[0], game.Options(), SEED)


def reaches(game: AnyGame) -> dict[str, float]:
    """Return a game's targets by row from its ``numbers.json``; microseconds if the key names no unit."""
    file = PACKAGES[game.key].folder / "numbers.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, float]) if file.is_file() else {}


def _game(game: AnyGame, reach: dict[str, float]) -> Iterator[Row]:
    rng = Random(1)
    first = start(game)
    middle, _ = play(game, first, rng, 40)

    yield from _one_road(game, first, reach)

    def clones() -> int:
        for _ in range(1000):
            game.clone(middle)
        return 1000

    yield Row(name=f"{game.key}: clone", measured=each(clones), unit="µs", reach=reach.get("clone"))

    def contract() -> int:
        return play(game, first, rng, 200)[1]

    yield Row(
        name=f"{game.key}: full contract, an action", measured=each(contract), unit="µs", reach=reach.get("contract")
    )
    stored = game.encode(middle)
    yield Row(name=f"{game.key}: stored state", measured=len(stored) / 1024, unit="KB")


def _one_road(game: AnyGame, first: Any, reach: dict[str, float]) -> Iterator[Row]:
    """Whole games at random in place, as search plays them: ``legal`` and ``step`` together, and each."""
    pick = Random(1).random
    played: list[list[str]] = []

    def both() -> int:
        state, taken = game.clone(first), list[str]()
        while keys := game.legal(state):
            taken.append(keys[int(pick() * len(keys))])
            game.step(state, taken[-1])
        played.append(taken)
        return len(taken)

    def steps() -> int:
        state, taken = game.clone(first), played[next(number) % len(played)]
        for key in taken:
            game.step(state, key)
        return len(taken)

    number = itertools.count()
    together, stepping = each(both), each(steps)
    name = f"{game.key}: legal and step, an action"
    yield Row(name=name, measured=together, unit="µs", reach=reach.get("search"))
    yield Row(name=f"{game.key}: legal", measured=max(0.0, together - stepping), unit="µs")
    yield Row(name=f"{game.key}: step", measured=stepping, unit="µs")


class _Choose(Effect, frozen=True):
    card: str
    n: int


class _Position(msgspec.Struct):
    """Of the shape a stored game has: cards by name in places, and a stack."""

    places: dict[str, list[str]]
    counts: list[tuple[int, int]]
    stack: list[_Choose]


def _codec() -> Iterator[Row]:
    codec = Codec(_Position)
    places = {f"place-{n}": [f"card-{n}-{k}" for k in range(16)] for n in range(35)}
    stack = [_Choose(f"card-{n}", n, seat=n % 4) for n in range(10)]
    state = _Position(places, [(n, n * n) for n in range(60)], stack)
    data = codec.encode(state)

    def encode() -> int:
        for _ in range(500):
            codec.encode(state)
        return 500

    def decode() -> int:
        for _ in range(500):
            codec.decode(data)
        return 500

    size = f"{len(data) / 1024:.1f} KB"
    yield Row(name=f"a state of {size}, encode", measured=each(encode), unit="µs", reach=ENCODE_8K)
    yield Row(name=f"a state of {size}, decode", measured=each(decode), unit="µs", reach=DECODE_8K)
