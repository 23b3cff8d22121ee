"""Stand-ins for other people's games and scenes in the bot: every function of theirs is called where they run.

States and views are opaque here. What has been learned about a state stays with it, and of the states that are known by
their bytes the last ones: what one click has found out the next one need not ask.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Annotated, Any, ClassVar, Literal, Protocol, cast

import msgspec

from bot.core.workers.foreign import Call, Facts, ForeignOptions, ForeignState, ForeignView, LessonOf
from games.engine import Decision, Game, Lesson, LessonStep, OptionField, Outcome, Standing, Text
from games.engine.steps import Step
from games.engine.teaching import Answered
from games.packages import About
from render.scene import Picture, Say, Scene

MAX_STATES = 64


class Rules(Protocol):
    """The receiver of the calls of games, by key."""

    def call(self, key: str, call: Call) -> Any: ...


class ForeignGame(Game[Any, ForeignView, Any]):
    """A game whose rules run in processes of its own."""

    key: str  # type: ignore[misc]  # of this game, not of the class
    seats: tuple[int, ...]  # type: ignore[misc]
    version: int  # type: ignore[misc]

    def __init__(self, about: About, facts: Facts, rules: Rules) -> None:
        self.key, self.seats, self.version = about.key, about.seats, facts.version
        vars(self).update(hidden_hands=facts.hidden_hands, has_hands=facts.has_hands, short=facts.short)
        vars(self).update(lessons=tuple(self._lessons(facts)))
        self.Options = _options(facts.options)
        self.presets = {name: self.Options(**options) for name, options in facts.presets.items()}
        self.codec = cast("Any", SimpleNamespace(format=facts.format, type=ForeignState))
        self._rules = rules
        self._known: OrderedDict[bytes, ForeignState] = OrderedDict()

    def _lessons(self, facts: Facts) -> Iterable[Lesson]:
        for lesson in facts.lessons:
            steps = []
            for step in lesson.steps:
                fields = msgspec.structs.asdict(step)
                positioned = fields.pop("positioned")
                position = partial(self._of_lesson, lesson.key, step.id) if positioned else None
                steps.append(LessonStep(**fields, position=position))
            yield Lesson(key=lesson.key, seats=lesson.seats, steps=tuple(steps))

    def _of_lesson(self, lesson: str, step: str) -> ForeignState:
        state: ForeignState = self._state(self._rules.call(self.key, Call("lesson", "position", (lesson, step))))
        return state

    def _call(self, name: str, *arguments: Any, **options: Any) -> Any:
        return self._rules.call(self.key, Call("game", name, arguments, options))

    def _state(self, state: Any) -> Any:
        """The state as it is known already, with all that is known about it."""
        if not isinstance(state, ForeignState):
            return state
        found = self._known.setdefault(state.data, state)
        found.sight = found.sight or state.sight
        self._known.move_to_end(state.data)
        if len(self._known) > MAX_STATES:
            self._known.popitem(last=False)
        return found

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        state, *others = arguments
        if not isinstance(state, ForeignState) or not all(isinstance(each, str | int) for each in others):
            return self._run(function, *arguments)
        asked = (function.__name__, *others)
        if asked not in state.known:
            state.known[asked] = self._run(function, *arguments)
        return state.known[asked]

    def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        found = self._rules.call(self.key, Call("run", "", (function, *map(_sent, arguments))))
        match function.__name__, found:
            case "_steps", list():
                return [Step(key, self._outcome(outcome)) for key, outcome in found]
            case "_answer", (state, events):
                return Answered(self._state(state), events)
            case "_ahead", (decision, state):
                return decision, self._state(state)
        return self._state(found)

    def _outcome(self, outcome: Outcome[ForeignState]) -> Outcome[ForeignState]:
        return Outcome(self._state(outcome.state), outcome.events, outcome.revealed)

    # The contract.

    def setup(self, seats: int, options: Any, seed: bytes) -> ForeignState:
        state: ForeignState = self._state(self._call("setup", seats, options, seed))
        return state

    def decisions(self, state: ForeignState) -> list[Decision]:
        found: list[Decision] = state.sight.decisions if state.sight else self._call("decisions", state)
        return [*found]

    def apply(self, state: ForeignState, seat: int, key: str) -> Outcome[ForeignState]:
        return self._outcome(self._call("apply", state, seat, key))

    def forced(self, state: ForeignState, seat: int) -> str | None:
        if state.sight:
            return state.sight.forced.get(seat)
        found: str | None = self._call("forced", state, seat)
        return found

    @property
    def clone(self) -> Callable[[ForeignState], ForeignState]:
        return lambda state: ForeignState(state.data, state.sight)

    @property
    def legal(self) -> Callable[[ForeignState], list[str]]:
        return partial(self._call, "legal")

    @property
    def step(self) -> Callable[[ForeignState, str], None]:
        return self._step

    def _step(self, state: ForeignState, key: str) -> None:
        after = self._call("step", state, key)
        state.data, state.sight, state.known = after.data, after.sight, {}

    def mover(self, state: ForeignState) -> int:
        if state.sight:
            return min(state.sight.to_act, default=-1)
        found: int = self._call("mover", state)
        return found

    def view(self, state: ForeignState, seat: int | None) -> ForeignView:
        if ("view", seat) not in state.known:
            state.known["view", seat] = self._call("view", state, seat)
        view: ForeignView = state.known["view", seat]
        return view

    def resample(self, state: ForeignState, seat: int | None, rng: Random) -> ForeignState:
        dealt: ForeignState = self._state(self._call("resample", state, seat, rng.getrandbits(256)))
        return dealt

    def unseen(self, state: ForeignState, seat: int, eyes: int) -> frozenset[str]:
        found: frozenset[str] = self._call("unseen", state, seat, eyes)
        return found

    def as_if(self, state: ForeignState, seat: int) -> ForeignState | None:
        found: ForeignState | None = self._state(self._call("as_if", state, seat))
        return found

    def deals(self, state: ForeignState) -> int:
        found: int = self._call("deals", state)
        return found

    def standings(self, state: ForeignState, *, final: bool = True) -> tuple[Standing, ...] | None:
        found: tuple[Standing, ...] | None
        found = state.sight.standings if state.sight and final else self._call("standings", state, final=final)
        return found

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        found: tuple[tuple[int, ...], ...] = self._call("teams", seats)
        return found

    def turn(self, state: ForeignState) -> int:
        turn: int = state.sight.turn if state.sight else self._call("turn", state)
        return turn

    def hand(self, view: ForeignView) -> Hashable:
        return view.hand

    def pieces(self, state: ForeignState) -> dict[str, int]:
        found: dict[str, int] = self._call("pieces", state)
        return found

    def recalls(self, then: ForeignState, now: ForeignState) -> bool:
        found: bool = self._call("recalls", then, now)
        return found

    def guards(self, view: ForeignView, about: Sequence[str]) -> Mapping[str, Text]:
        found: dict[str, Text] = self._call("guards", view, tuple(about))
        return found

    def orders(self, state: ForeignState) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = self._call("orders", state)
        return found

    def told(self, said: Sequence[Text]) -> list[Text]:
        found: list[Text] = self._call("told", [*said])
        return found

    def to_act(self, state: ForeignState) -> tuple[int, ...]:
        found: tuple[int, ...] = state.sight.to_act if state.sight else self._call("to_act", state)
        return found

    def encode(self, state: ForeignState) -> bytes:
        return state.data

    def decode(self, data: bytes) -> ForeignState:
        known = self._known.get(data)
        found: ForeignState = known or self._state(self._call("decode", data))
        return found


class ForeignScene(Scene[ForeignView]):
    """A scene that runs in processes of its own. Pictures are asked for like all pictures, not of this."""

    NO_PICTURE: ClassVar[str] = "other people's scenes draw in their workers"

    def __init__(self, key: str, rules: Rules) -> None:
        self._key, self._rules = key, rules

    def _call(self, name: str, *arguments: Any) -> Any:
        return self._rules.call(self._key, Call("scene", name, arguments))

    def regions(self, view: ForeignView) -> Mapping[str, Text]:
        found: dict[str, Text] = self._call("regions", view)
        return found

    def pieces(self) -> Mapping[str, Text]:
        found: dict[str, Text] = self._call("pieces")
        return found

    def in_play(self, view: ForeignView) -> Iterable[str]:
        found: tuple[str, ...] = self._call("in_play", view)
        return found

    def board(
        self, view: ForeignView, say: Say, *, touched: Collection[str] = (), region: str | None = None
    ) -> list[Picture]:
        raise NotImplementedError(self.NO_PICTURE)

    def sheet(self, view: ForeignView, standings: Sequence[Standing], say: Say) -> Picture:
        raise NotImplementedError(self.NO_PICTURE)

    def describe(self, view: ForeignView, say: Say) -> str:
        raise NotImplementedError(self.NO_PICTURE)


def _sent(argument: Any) -> Any:
    """An argument as it is sent: a lesson's positions are made where its rules are."""
    match argument:
        case Lesson(key=key):
            return LessonOf(key)
        case LessonStep():
            return msgspec.structs.replace(argument, position=None)
    return argument


def _options(fields: Sequence[OptionField]) -> type[Any]:
    """A type of options as the interface sees it: the same fields with the same values and defaults."""
    return msgspec.defstruct(
        "Options",
        [(field.name, _type(field), field.default) for field in fields],
        bases=(ForeignOptions,),
        frozen=True,
        kw_only=True,
    )


def _type(field: OptionField) -> Any:
    if field.values == (False, True):
        return bool
    found: Any = Literal[field.values]
    return found | Annotated[int, msgspec.Meta(ge=0)] if field.by_seat else found
