"""Real stored games: positions of every kind of open decision, in the bytes that were stored when they were played.

They lie in the folder ``stored`` of a game's package: ``<format>.xz`` has the positions of a format, ``shape.json`` the
shape of what is stored now. pytest's option ``--store`` plays a thousand random games of each game that is asked, and
keeps one position of each kind of decision that occurs, in the current format and only where there are none: what
earlier programs have stored is never made anew. Those of format 1 of Cairn's own games were made by 1.0.0.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from contract.walk import tables
from games import PACKAGES
from games.engine import AnyGame

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


def folder(key: str) -> Path:
    """Where the stored games of a game are kept."""
    return PACKAGES[key].folder / "stored"


def stored_file(game: AnyGame, number: int) -> Path:
    """Where the positions of a format are kept, compressed."""
    return folder(game.key) / f"{number}.xz"


def stored_files(key: str) -> list[Path]:
    """The files of all formats of which a game has kept positions."""
    return sorted(folder(key).glob("*.xz"))


def shape_file(game: AnyGame) -> Path:
    """Where the shape of the current format is kept."""
    return folder(game.key) / "shape.json"


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


def keep(game: AnyGame) -> None:
    """Write what is not there yet. Raises OSError where the package cannot be written to."""
    kept = stored_file(game, game.codec.format)
    kept.parent.mkdir(exist_ok=True)
    if not kept.exists():
        kept.write_bytes(lzma.compress(msgspec.json.encode(list(positions(game, GAMES_PLAYED))), preset=9))
    now, file = shape(game), shape_file(game)
    if file.exists():
        now.events |= msgspec.json.decode(file.read_bytes(), type=Shape).events  # what was stored stays stored
    file.write_bytes(msgspec.json.format(msgspec.json.encode(now, order="deterministic"), indent=1) + b"\n")
