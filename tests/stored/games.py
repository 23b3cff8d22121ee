"""Real stored games: positions of every kind of open decision, in the bytes that were stored when they were played.

``python -m tests.stored.games`` plays a thousand random games of each game, or of those whose keys are given, and keeps
one position of each kind of decision that occurs, with the shape of what is stored. It writes files of the current
format only, and only where there are none: what earlier programs have stored is never made anew. Those of format 1 were
made by 1.0.0.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from games import GAMES, PACKAGES
from games.engine import AnyGame
from testing.walk import tables

FOLDER = Path(__file__).parent
GAMES_PLAYED = 1000
ENDS = 3
LONGEST = 3000
"""Random games may wander; what occurs later than this is left out."""


class Stored(msgspec.Struct):
    """A stored position: the kind of its open decision, its seats, and its state as ``Game.encode`` gave it."""

    kind: str
    seats: int
    state: bytes


class Shape(msgspec.Struct):
    """What is stored of a game: its states by their JSON schema, its events by message and arguments."""

    version: int
    state: dict[str, Any]
    events: dict[str, list[str]]


def stored_file(game: AnyGame, number: int) -> Path:
    """Where the positions of a format are kept, compressed."""
    return FOLDER / f"{game.key}-{number}.xz"


def shape_file(game: AnyGame) -> Path:
    """Where the shape of the current format is kept."""
    return FOLDER / f"{game.key}.json"


def stored(path: Path) -> list[Stored]:
    """The positions in a file."""
    return msgspec.json.decode(lzma.decompress(path.read_bytes()), type=list[Stored])


def kind_of(game: AnyGame, state: Any) -> str:
    """The kind of the decision that is open: the effect on top, and what it asks."""
    return f"{type(state.stack[-1]).__name__} {game.machine.prompt(state).id}"


def positions(game: AnyGame, count: int) -> Iterator[Stored]:
    """The first position of each kind that occurs in ``count`` random games on all tables in turn, and some ends."""
    setups, seen = list(tables(game)), set[str]()
    for number in range(count):
        table, rng = setups[number % len(setups)], Random(number)
        state = game.setup(table.seats, table.options, number.to_bytes(8, "big"))
        for _ in range(LONGEST):
            keys = game.legal(state)
            if not keys:
                break
            kind = kind_of(game, state)
            if kind not in seen:
                seen.add(kind)
                yield Stored(kind, table.seats, game.encode(state))
            game.step(state, rng.choice(keys))
        if number < ENDS:
            while keys := game.legal(state):
                game.step(state, game.policy.choose(state, game.mover(state), keys, rng))
            yield Stored("over", table.seats, game.encode(state))


def shape(game: AnyGame) -> Shape:
    """What is stored of ``game`` now."""
    return Shape(game.version, fields(game), messages(game))


def fields(game: AnyGame) -> dict[str, Any]:
    """The JSON schema of a game's states, without words: its fields, their types and what they are by default."""
    schema: dict[str, Any] = _without_words(msgspec.json.schema(game.codec.type))
    return msgspec.json.decode(msgspec.json.encode(schema), type=dict[str, Any])


def _without_words(schema: Any) -> Any:
    if isinstance(schema, dict):
        words = {"title"} if isinstance(schema.get("title"), str) else set[str]()
        words |= {"description"} if isinstance(schema.get("description"), str) else set()
        return {key: _without_words(part) for key, part in schema.items() if key not in words}
    return [_without_words(part) for part in schema] if isinstance(schema, list) else schema


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(game: AnyGame) -> dict[str, list[str]]:
    """The arguments of every message of a game, by its id: its events are stored as such texts, and texts nest."""
    source = (PACKAGES[game.key].words / "en.ftl").read_text("utf-8")
    found = {}
    for entry in parse(source).body:
        if isinstance(entry, fluent.Message):
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = sorted(arguments.found)
    return found


def main(keys: Sequence[str]) -> None:
    """Writes what is not there yet of the games ``keys``, or of all."""
    for game in [GAMES[key] for key in keys or GAMES]:
        kept = stored_file(game, game.codec.format)
        if not kept.exists():
            kept.write_bytes(lzma.compress(msgspec.json.encode(list(positions(game, GAMES_PLAYED))), preset=9))
        now, file = shape(game), shape_file(game)
        if file.exists():
            now.events |= msgspec.json.decode(file.read_bytes(), type=Shape).events  # what was stored stays stored
        file.write_bytes(msgspec.json.format(msgspec.json.encode(now, order="deterministic"), indent=1) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
