"""Positions of a game to be looked at: those of a game that is played by rules of thumb, and those of its lessons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Any, NamedTuple

from bot.core.localizer import Localizer
from games import GAMES
from games.engine import LEARNER, AnyGame, Decision, Lesson, Text
from games.engine.lessons import BOARD, HAND
from games.engine.teaching import asked, state_at
from render.scene import Picture, scene

NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fay")
MAX_CHOICES = 2000
"""A game that lasts longer is shown as far as that."""


class Place(NamedTuple):
    """A state, the pieces touched in its turn so far, and the events of the choice that led to it."""

    state: Any
    touched: frozenset[str] = frozenset()
    events: tuple[Text, ...] = ()


def played(game: AnyGame, seats: int, options: Any, seed: str, choices: int) -> Any:
    """The state after so many choices by the game's rules of thumb, or at the end of the game."""
    state, rng = game.setup(seats, options, seed.encode()), Random(seed)
    for _ in range(choices):
        keys = game.legal(state)
        if not keys:
            break
        game.step(state, game.policy.choose(state, game.mover(state), keys, rng))
    return state


@lru_cache(maxsize=4)
def whole_game(key: str, seats: int, preset: str, seed: str) -> tuple[Place, ...]:
    """All positions of a game by rules of thumb, the first and the last included."""
    game, rng, touched = GAMES[key], Random(seed), frozenset[str]()
    found = [Place(game.setup(seats, game.presets[preset], seed.encode()))]
    while len(found) <= MAX_CHOICES and (keys := game.legal(state := found[-1].state)):
        seat = game.mover(state)
        outcome = game.apply(state, seat, game.policy.choose(game.clone(state), seat, keys, rng))
        if game.turn(state) != game.turn(found[max(0, len(found) - 2)].state):
            touched = frozenset()
        public = [event for event in outcome.events if event.seats is None]
        touched |= {piece for event in public for piece in event.touched}
        found.append(Place(outcome.state, touched, tuple(event.text for event in public)))
    return tuple(found)


class ToDraw(NamedTuple):
    """Pictures that are to be drawn, by a name for their files; ``seat`` is whose they are, None: everybody's."""

    name: str
    seat: int | None
    draw: Callable[[], Sequence[Picture] | Picture | None]

    def pictures(self) -> Iterator[tuple[str, Picture]]:
        """Draw it: pictures by name. Raises what the scene raises."""
        drawn = self.draw()
        if isinstance(drawn, Picture):
            yield self.name, drawn
        else:
            yield from ((f"{self.name}-{number}", picture) for number, picture in enumerate(drawn or ()))


def of_position(game: AnyGame, position: Place, say: Localizer) -> Iterator[ToDraw]:
    """Every picture of a position: what all see, and what each seat sees."""
    shown, (state, touched, _) = scene(game.key), position
    public, standings = game.view(state, None), game.standings(state, final=False) or ()
    yield ToDraw("board", None, lambda: shown.board(public, say, touched=touched))
    for region in shown.regions(public):
        yield ToDraw(f"region-{region}", None, partial(shown.board, public, say, touched=touched, region=region))
    yield ToDraw("sheet", None, lambda: shown.sheet(public, standings, say))
    for seat in range(len(standings)):
        view = game.view(state, seat)
        yield ToDraw(f"hand-{seat}", seat, partial(shown.hand, view, say, touched=touched))
        for decision in waiting(game, state, seat):
            yield ToDraw(f"panel-{seat}", seat, partial(shown.panel, view, decision, say, touched=touched))
        yield ToDraw(f"legend-{seat}", seat, partial(_legend, game, view, say))


def _legend(game: AnyGame, view: Any, say: Localizer) -> Picture | None:
    legend = scene(game.key).legend(view, say)
    return None if legend is None else legend.picture


def waiting(game: AnyGame, state: Any, seat: int) -> list[Decision]:
    """The decision that is waited for from a seat, if there is one."""
    return [each for each in game.decisions(state) if each.seat == seat and each.waits][:1]


def of_lessons(game: AnyGame, language: str) -> Iterator[ToDraw]:
    """Return all that the steps of the lessons of a game show."""
    for lesson in game.lessons:
        for number in range(len(lesson.steps)):
            yield from of_step(game, lesson, number, language)


def of_step(game: AnyGame, lesson: Lesson, number: int, language: str) -> Iterator[ToDraw]:
    """Return all that a step of a lesson shows, what the learner looks at while deciding included."""
    shown, step, say = scene(game.key), lesson.steps[number], Localizer(language, game.key, NAMES[: lesson.seats])
    state = state_at(game, lesson, number)
    view, name = game.view(state, LEARNER), f"lesson-{lesson.key}-{number}-{step.id}"
    for part in step.show:
        region = None if part == BOARD else part
        draw = (
            partial(shown.hand, view, say, touched=step.marks)
            if part == HAND
            else partial(shown.board, view, say, touched=step.marks, region=region)
        )
        yield ToDraw(f"{name}-{part}", LEARNER, draw)
    decision = asked(game, state, step) if step.asks else None
    if decision is not None:
        yield ToDraw(f"{name}-panel", LEARNER, partial(shown.panel, view, decision, say, touched=step.marks))


def of_pieces(game: AnyGame, language: str) -> Iterator[ToDraw]:
    """All that can be looked up."""
    shown, say = scene(game.key), Localizer(language, game.key)
    for key in shown.pieces():
        yield ToDraw(key, None, partial(shown.piece, key, say))
