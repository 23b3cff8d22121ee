"""Real turns of every game in which somebody who waits has something to plan, found by playing at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from bot.premoves.model import Watched
from bot.premoves.plans import PlannedPosition, plan, turn_has_come, watchable
from bot.tables.core.model import Position
from contract.walk import plays
from games.engine import Event, open_keys, steps
from testing.world import ANN, BEN, CLEO, DORA
from tests.bot.premoves.conftest import Planned

PEOPLE = (ANN, BEN, CLEO, DORA)
"""Who sits there, by seat; as many as the smallest table of a game has."""
LONGEST = 200

Moves = list[tuple[int, str]]


class Ahead(NamedTuple):
    """A turn of others during which a seat plans: what was played before, and what will be until its own comes."""

    seat: int
    before: Moves
    plan: PlannedPosition
    meanwhile: Moves
    seen: frozenset[str]
    """What the one who plans sees touched meanwhile."""
    after: Position
    """The turn that was planned, as it comes."""

    def plays(self, keys: Sequence[str]) -> bool:
        """Whether a premove plays out to its end in the turn as it comes."""
        return plays(self.after.game, self.after.state, self.seat, [*keys]) == len(keys)

    def watched(self, keys: Sequence[str], *, fires: bool) -> list[Watched]:
        """What a guard of a premove may name that will be touched meanwhile, or will not."""
        whole = PlannedPosition(self.plan.position, self.seat, keys)
        return [each for each in watchable(whole) if self._touches(each) == fires]

    def _touches(self, each: Watched) -> bool:
        return any(name == each.piece or name.endswith(f":{each.piece}") for name in self.seen)

    async def stage(self, world: Planned, position: Position) -> None:
        """Plays what comes before."""
        for seat, key in self.before:
            await world.act(position, PEOPLE[seat], key)

    async def finish_turn(self, world: Planned, position: Position) -> None:
        """Plays what happens meanwhile, each move looked at as the bot does."""
        for seat, key in self.meanwhile:
            await world.moved(position, PEOPLE[seat], key)

    def premoves(self, rng: Random, tries: int) -> Iterator[list[str]]:
        """Whole orders, chosen at random."""
        for _ in range(tries):
            keys, at = list[str](), self.plan
            while at.decision is not None:
                keys.append(rng.choice(open_keys(at.decision)))
                at = PlannedPosition(at.position, self.seat, keys[-1:])
            yield keys


def turns_ahead(position: Position, seed: str) -> Iterator[Ahead]:
    """The turns of a game, played at random, in which somebody else has something to plan."""
    game, table, rng, state = position.game, position.table, Random(seed), position.state
    moves: Moves = []
    plans: dict[int, tuple[int, PlannedPosition]] = {}
    seen: dict[int, set[str]] = {}
    while (mover := game.mover(state)) >= 0 and len(moves) < LONGEST:
        for waiting in {*range(len(table.seats))} - {*game.to_act(state)} - {*plans}:
            if (found := plan(Position(table, game, state), waiting)) and found.decision:
                plans[waiting], seen[waiting] = (len(moves), found), set()
        key = rng.choice(game.legal(state))
        made = steps(game, state, mover, key)
        moves.append((mover, key))
        state = made[-1].outcome.state
        events: list[Event] = [event for step in made for event in step.outcome.events]
        for seat in plans:
            readable = [event for event in events if event.seats is None or seat in event.seats]
            seen[seat].update(each for event in readable for each in event.touched)
        for seat in [each for each in plans if turn_has_come(Position(table, game, state), each)]:
            begun, found = plans.pop(seat)
            after = Position(table, game, state)
            yield Ahead(seat, moves[:begun], found, moves[begun:], frozenset(seen[seat]), after)
