"""An exported table, played again: its seed and its moves must lead to every position that was stored."""

from __future__ import annotations

import base64
from typing import Any

import msgspec

from bot.tables.history.packing import BrokenChain, unpack
from bot.tables.lobby.model import Invitations
from games import GAMES
from games.engine import AnyGame, IllegalMove, Standing, UnreadableState


class State(msgspec.Struct):
    """A stored position: its bytes."""

    base64: str


class Started(msgspec.Struct):
    """The table's own row, as far as a replay needs it; ``seed`` is hex."""

    id: int
    game: str
    options: dict[str, Any]
    revision: int
    seed: str | None
    rules_version: int | None
    state: State | None
    invitations: Invitations | str = ""

    @property
    def branches(self) -> bool:
        """Whether it began with a position of another game."""
        return isinstance(self.invitations, Invitations) and self.invitations.branch is not None


class Step(msgspec.Struct):
    """A row of the journal."""

    revision: int
    kind: str
    seat: int | None
    key: str | None
    undone: bool


class StoredPosition(msgspec.Struct):
    """The position at the end of a turn, packed; ``data`` is hex."""

    revision: int
    depth: int
    data: str


class Left(msgspec.Struct):
    """The remains of an archived game: its moves, as seat and choice, and its result."""

    moves: list[tuple[int, str]]
    result: tuple[Standing, ...] | None


class Exported(msgspec.Struct):
    """A table as ``cairn export`` writes it."""

    table: Started
    seats: list[dict[str, Any]]
    journal: list[Step]
    positions: list[StoredPosition] = []
    archives: list[Left] = []


class Start(msgspec.Struct):
    """Whether a file tells of a game in play, as *As a file* gives it, what everybody may know."""

    public: bool = False


class Export(msgspec.Struct):
    """A whole file of ``cairn export``."""

    tables: list[Exported]


class Mismatch(Exception):  # noqa: N818 - what it is, not that it is an error
    """The moves do not lead to the stored position. The message is one line."""


def replay(exported: Exported) -> str:
    """Plays a table again and says in a line what was found right. Raises Mismatch."""
    table = exported.table
    name = f"table {table.id} ({table.game})"
    if table.seed is None or (table.state is None and not exported.archives):
        return f"{name} has not been started"
    try:
        game = GAMES[table.game]
        options = msgspec.convert(table.options, game.Options)
        state = game.setup(len(exported.seats), options, bytes.fromhex(table.seed))
        stored = None if table.state is None else game.decode(base64.b64decode(table.state.base64))
        kept = _kept(game, exported)
    except KeyError:
        raise Mismatch(f"{name}: this Cairn does not know the game") from None
    except (msgspec.MsgspecError, ValueError, UnreadableState, BrokenChain) as error:
        raise Mismatch(f"{name}: {error}") from None
    moves = _moves(exported)
    start = next((step.revision for step in exported.journal if step.kind == "start"), 0)
    if table.branches:
        if not kept:
            return f"{name} began with a position of another game that is not kept, so there is nothing to replay"
        start = min(kept)
        state = kept[start]
    _check(state, start, kept, table, name)
    for step in moves:
        try:
            state = game.apply(state, -1 if step.seat is None else step.seat, step.key or "").state
        except IllegalMove as error:
            at = f"{name}: revision {step.revision}, {step.key} by seat {step.seat}"
            raise Mismatch(f"{at}: {error}{_other_rules(table)}") from None
        _check(state, step.revision, kept, table, name)
    if kept:
        raise Mismatch(f"{name}: no move leads to the position that was kept at revision {min(kept)}")
    if stored is not None and state != stored:
        raise Mismatch(f"{name}: {len(moves)} moves lead to another position{_other_rules(table)}")
    return f"{name}, {len(moves)} moves; {_same_rules(table)}{_compared(game, state, exported)}"


def _moves(exported: Exported) -> list[Step]:
    """The moves that stand, in order; those of a game that was archived have no revisions any more."""
    if exported.archives:
        return [Step(0, "move", seat, key, undone=False) for seat, key in exported.archives[0].moves]
    moves = [step for step in exported.journal if step.kind == "move" and not step.undone]
    return sorted(moves, key=lambda each: each.revision)


def _compared(game: AnyGame, state: Any, exported: Exported) -> str:
    """Compare an archived game, whose positions are gone, and say what was compared. Raises Mismatch."""
    if not exported.archives:
        return ""
    table, result = exported.table, exported.archives[0].result
    if result is None:
        return "; it was closed before its end and swept since, so there is nothing to compare its last position with"
    if game.standings(state) != result:
        raise Mismatch(f"table {table.id} ({table.game}): the moves lead to another result{_other_rules(table)}")
    return "; it was swept since its end, so its result was compared and no position"


def _kept(game: AnyGame, exported: Exported) -> dict[int, Any]:
    """The states at the ends of turns by revision. Raises BrokenChain, UnreadableState."""
    rows = sorted(exported.positions, key=lambda each: each.revision)
    states = unpack((row.depth, bytes.fromhex(row.data)) for row in rows)
    return {row.revision: game.decode(state) for row, state in zip(rows, states, strict=True)}


def _check(state: Any, revision: int, kept: dict[int, Any], table: Started, name: str) -> None:
    """Compares ``state`` with the position that was kept at ``revision``, and takes that, if any, out of ``kept``."""
    if kept.pop(revision, state) != state:
        at = f"revision {revision}, the end of a turn"
        raise Mismatch(f"{name}: the moves lead to another position at {at}{_other_rules(table)}")


def _same_rules(table: Started) -> str:
    """Under which rules a game began that leads to its stored position."""
    began, present = table.rules_version, GAMES[table.game].version
    if began is None:
        return "nobody noted under which version of the rules it began"
    if began == present:
        return f"it began under version {began} of the rules, which this Cairn has too"
    return f"it began under version {began} of the rules, and version {present}, which this Cairn has, plays it alike"


def _other_rules(table: Started) -> str:
    """Return a note about earlier rules, where the game began under others."""
    began, present = table.rules_version, GAMES[table.game].version
    if began in {None, present}:
        return ""
    return (
        f" (it began under version {began} of the rules, and this Cairn has {present}: what was mended in between may "
        f"lead elsewhere; a Cairn with version {began} verifies the moves up to its upgrade)"
    )
