"""Random games, recorded: what the contract is tested on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from games.engine import AnyGame, Choice, Decision, IllegalMove, Outcome, Standing, Text, option_fields, steps

AT_RANDOM = 1_000
"""The number of choices that are made at random. After them the game's rules of thumb lead to the end."""
STEPS = 10_000
"""No game takes longer; one that does never ends."""


class Table(msgspec.Struct, frozen=True):
    """A game with a seat count and options to play it with."""

    game: AnyGame
    seats: int
    options: Any

    @property
    def name(self) -> str:
        set_apart = [
            f"{field.name}={getattr(self.options, field.name)}"
            for field in option_fields(type(self.options))
            if getattr(self.options, field.name) != field.default
        ]
        return "-".join([self.game.key, str(self.seats), *set_apart])


class Step(msgspec.Struct):
    """A position, the decisions open in it, and the choice that was taken."""

    state: Any
    decisions: list[Decision]
    seat: int
    key: str
    outcome: Outcome[Any]


class Walk(msgspec.Struct, dict=True):
    """A random game from its first position to its end."""

    table: Table
    seed: bytes
    steps: list[Step]
    end: Any

    @property
    def game(self) -> AnyGame:
        return self.table.game

    @property
    def observers(self) -> tuple[int | None, ...]:
        return (*range(self.table.seats), None)

    @property
    def result(self) -> tuple[Standing, ...]:
        """The standings at the end."""
        found = self.game.standings(self.end)
        assert found is not None
        return found

    def positions(self) -> list[Any]:
        return [*[step.state for step in self.steps], self.end]

    def sample(self, count: int) -> list[Step]:
        """At most ``count`` steps, the first and the last of them, spread evenly over the game."""
        last = len(self.steps) - 1
        return [self.steps[i] for i in sorted({last * k // (count - 1) for k in range(count)})]

    @cached_property
    def texts(self) -> frozenset[Text]:
        """Everything this game has said to anybody."""
        said: set[Text] = set()
        for step in self.steps:
            for decision in step.decisions:
                said.add(decision.prompt)
                for choice in decision.choices:
                    said.update(text for text in (choice.label, choice.group, choice.why_not) if text is not None)
            said.update(event.text for event in step.outcome.events)
        return frozenset(said)

    @cached_property
    def about_pieces(self) -> frozenset[Text]:
        """The labels of the choices that are about a piece."""
        return frozenset(
            choice.label
            for step in self.steps
            for decision in step.decisions
            for choice in decision.choices
            if choice.ref is not None
        )


def tables(game: AnyGame) -> Iterator[Table]:
    """Every seat count; and every preset and every value of every option, at one seat count after the other."""
    default = game.Options()
    variants = [*game.presets.values()]
    for field in option_fields(game.Options):
        variants += [msgspec.structs.replace(default, **{field.name: value}) for value in field.values]
        if field.by_seat:
            variants.append(msgspec.structs.replace(default, **{field.name: min(game.seats) - 1}))
    seen = set()
    for n, options in enumerate([*[default] * len(game.seats), *variants]):
        table = Table(game, game.seats[n % len(game.seats)], options)
        if options not in seen or (options == default and n < len(game.seats)):
            seen.add(options)
            yield table


def walk(table: Table, seed: bytes) -> Walk:
    """Plays ``table`` to its end, with random choices at least as long as ``AT_RANDOM``."""
    game, rng = table.game, Random(seed)
    state = game.setup(table.seats, table.options, seed)
    steps: list[Step] = []
    while decisions := game.decisions(state):
        assert len(steps) < STEPS, f"this game has not ended after {STEPS:,} choices"
        for decision in decisions:
            assert open_choices(decision), (
                f"seat {decision.seat} is asked {decision.prompt.id}, and nothing is open to it"
            )
        seat, key = any_choice(decisions, rng) if len(steps) < AT_RANDOM else thumbed(game, state, decisions, rng)
        outcome = game.apply(state, seat, key)
        steps.append(Step(state, decisions, seat, key, outcome))
        state = outcome.state
    return Walk(table, seed, steps, state)


def any_choice(decisions: list[Decision], rng: Random) -> tuple[int, str]:
    """A seat and a key that is open to it."""
    decision = rng.choice(decisions)
    return decision.seat, rng.choice(open_choices(decision)).key


def thumbed(game: AnyGame, state: Any, decisions: list[Decision], rng: Random) -> tuple[int, str]:
    """A seat that is waited for, and what it takes by rules of thumb."""
    decision = next(decision for decision in decisions if decision.waits)
    keys = [choice.key for choice in open_choices(decision)]
    return decision.seat, game.policy.choose(state, decision.seat, keys, rng)


def open_choices(decision: Decision) -> list[Choice]:
    return [choice for choice in decision.choices if choice.why_not is None]


def shown(decision: Decision) -> Any:
    """What a seat sees of a decision."""
    return decision.prompt, decision.waits, [(c.key, c.label, c.group, c.ref, c.why_not) for c in decision.choices]


def plays(game: AnyGame, state: Any, seat: int, keys: list[str]) -> int:
    """How many of ``keys`` are open, one after the other."""
    for number, key in enumerate(keys):
        try:
            state = steps(game, state, seat, key)[-1].outcome.state
        except IllegalMove:
            return number
    return len(keys)
