"""A plan: the next turn of a seat as it would be now, dealt anew from what that seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.premoves.model import PlannedStep, Watched
from bot.tables.core.model import Entry, Position, Status
from games.engine import THEN, Choice, Decision, IllegalMove, steps


class PlannedPosition:
    """Where planned keys lead: ``fitting`` of them are open, one after the other; ``taken`` says what they are called.

    ``decision`` is what is asked next; None where the turn ends there, or something unseen would be revealed.
    ``position`` is that position, and ``asked`` are all decisions on the way.
    """

    def __init__(self, position: Position, seat: int, keys: Sequence[str]) -> None:
        self.position, self.seat = position, seat
        self.taken: list[PlannedStep] = []
        self.asked: list[Decision] = []
        self.decision = self._next()
        for key in keys:
            if self.decision is None or not self._take(key):
                break

    @property
    def fitting(self) -> int:
        """How many of the planned keys can be taken, one after the other."""
        return len(self.taken)

    def choices(self) -> dict[str, Choice]:
        """Return the choices that can be planned next, by key."""
        found = self.decision.choices if self.decision else ()
        return {choice.key: choice for choice in found if choice.why_not is None}

    def _next(self) -> Decision | None:
        found = next((each for each in self.position.decisions_of(self.seat) if each.waits), None)
        self.asked += [found] if found else []
        return found

    def _take(self, key: str) -> bool:
        """Takes one key, with what is forced after it; whether it is open."""
        choice, game, state = self.choices().get(key), self.position.game, self.position.state
        if choice is None:
            return False
        try:
            made = steps(game, state, self.seat, key)
        except IllegalMove:
            return False
        self.taken.append(PlannedStep(key, choice.label))
        after = made[-1].outcome.state
        ends = game.turn(after) != game.turn(state) or any(step.outcome.revealed for step in made)
        self.position = Position(self.position.table, game, after)
        self.decision = None if ends else self._next()
        return True


def plan(position: Position, seat: int, keys: Sequence[str] = ()) -> PlannedPosition | None:
    """The plan of ``seat`` that begins with ``keys``; None where its next turn cannot be planned.

    It goes by what the seat knows, and by nothing else: the rest is dealt anew, the same as long as the table stands.
    """
    table, game = position.table, position.game
    if table.status is not Status.RUNNING or turn_has_come(position, seat):
        return None
    dealt = game.resample(position.state, seat, Random(f"{table.id} {table.revision} {seat}"))
    ahead = game.as_if(dealt, seat)
    if ahead is None:
        return None
    return PlannedPosition(Position(table, game, ahead), seat, [each for key in keys for each in key.split(THEN)])


def turn_has_come(position: Position, seat: int) -> bool:
    """Whether the turn of ``seat`` runs and it is asked."""
    return seat in position.to_act and position.game.as_if(position.state, seat) == position.state


def watchable(found: PlannedPosition) -> list[Watched]:
    """Return what may be touched that a plan can depend on, what its own steps are about first."""
    planned = {step.key for step in found.taken}
    about = [choice for decision in found.asked for choice in decision.choices if choice.ref is not None]
    about.sort(key=lambda choice: (choice.key not in planned, choice.why_not is not None))
    pieces = list(dict.fromkeys(choice.ref or "" for choice in about))
    guards = found.position.game.guards(found.position.view(found.seat), pieces)
    return [Watched(piece, name) for piece, name in guards.items()]


def touched(watched: Sequence[Watched], seat: int, entries: Sequence[Entry]) -> Watched | None:
    """The first of ``watched`` that ``seat`` saw others touch in ``entries``."""
    seen = {name for entry in entries if entry.seat != seat for event in entry.readable(seat) for name in event.touched}
    return next((each for each in watched if any(_is(name, each.piece) for name in seen)), None)


def _is(name: str, piece: str) -> bool:
    """Whether an event that touched ``name`` touched ``piece``: ``structure:forest`` is where ``forest`` stands."""
    return name == piece or name.endswith(f":{piece}")
