"""Other people's games: what the worker processes do in which alone one is imported.

Such a process has no token, no database's address and no environment. It may have so much memory, writes no file, and
has so many seconds of a core for a request.
"""

from __future__ import annotations

import contextlib
import io
import os
import pickle
import resource
import signal
import sys
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from random import Random
from typing import Any, TextIO

import msgspec

from bot.core.errors import describe
from bot.core.workers import drawing_worker, film_worker, thinking_worker
from bot.core.workers.drawings import WARM_UP, Drawing
from bot.core.workers.film_worker import Begin, Finish, Shot
from bot.core.workers.forbidden import RuleBroken, forbid
from bot.core.workers.foreign import (
    DRAWING_SECONDS,
    FACTS,
    FAILED,
    ILLEGAL,
    LIMIT,
    MAX_CHOICES,
    NEWER,
    OUT_OF_MEMORY,
    PACKAGE,
    UNREADABLE,
    VALUE,
    Call,
    Facts,
    ForeignLesson,
    ForeignState,
    ForeignStep,
    ForeignView,
    Opener,
    RuleTrouble,
    Sight,
    Told,
    opened_by,
)
from bot.core.workers.thinking_worker import Question
from games import PACKAGES
from games.engine import AnyGame, IllegalMove, Lesson, NewerState, Outcome, UnreadableState, open_keys, option_fields
from games.engine.steps import Step
from games.engine.teaching import Answered
from games.packages import PackageError
from render.scene import scene

NICE, LONG_NICE = 0, thinking_worker.NICE
"""How far a process steps back behind others: at first, and once a request was long.

It does not come forward again, which few systems allow. All others wait for an endless loop otherwise; and where a
machine is busy, a process that has stepped back hardly gets on, though its request be short.
"""

LONG = 0.25
"""A request is long that has used this part of its seconds, or has more of them than a picture."""

MAX_BYTES = 512 << 20
"""The address space of a process: six times of what drawing takes."""

STOP_SECONDS = 1.0
"""Seconds of a core after which the system ends a process that was told to stop: no Python may run meanwhile."""

LOADING_SECONDS = 10.0
"""Seconds of a core for importing the game, once, before the first request."""

MAX_STATES = 64

MAX_SAID = 4_000
"""Characters of what a game prints during a request: they go into the log."""


class TookTooLong(BaseException):
    """A request has used up its seconds of a core: so many."""


class Said(io.TextIOBase):
    """The way to ``file`` of all that is printed, so much of it during a request."""

    def __init__(self, file: TextIO) -> None:
        self._file, self.left = file, MAX_SAID

    def write(self, words: str) -> int:
        """Pass words on while there is room, and say that no more is."""
        if self.left > 0:
            with contextlib.suppress(OSError):  # it may be a file, and no file grows here
                self._file.write(words[: self.left] + (" … (and more)\n" if len(words) > self.left else ""))
                self._file.flush()
        self.left -= len(words)
        return len(words)


_said = Said(sys.stderr)


def answer(request: bytes) -> bytes:
    """Do what is asked, within its limits; the process ends where its memory is not enough."""
    _bound()
    seconds, asked = pickle.loads(request)  # noqa: S301 - the bot's own
    _said.left = MAX_SAID
    try:
        with _at_most(LOADING_SECONDS):
            _game()
        with _at_most(seconds):
            return msgspec.msgpack.encode(Told(msgspec.Raw(msgspec.msgpack.encode(_result(pickle.loads(asked))))))  # noqa: S301
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except BaseException as error:
        return msgspec.msgpack.encode(Told(trouble=_trouble(error)))


def _trouble(error: BaseException) -> RuleTrouble:
    match error:
        case IllegalMove():
            decisions, seat, key = error.args
            return RuleTrouble(ILLEGAL, "", ([*decisions], seat, key))
        case TookTooLong():
            return RuleTrouble(LIMIT, f"took more than {error.args[0]:g} s of a core")
        case NewerState():
            return RuleTrouble(NEWER, str(error))
        case UnreadableState():
            return RuleTrouble(UNREADABLE, str(error))
        case RuleBroken():
            return RuleTrouble(FAILED, str(error))
        case PackageError():
            return RuleTrouble(PACKAGE, str(error))
        case ValueError():
            return RuleTrouble(VALUE, describe(error, words=False))
    return RuleTrouble(FAILED, describe(error, words=False))


@cache
def _bound() -> None:
    """Bound what this process may have, and learn to open what it is sent."""
    for what, most in (
        (resource.RLIMIT_AS, MAX_BYTES),
        (resource.RLIMIT_CORE, 0),  # what it leaves behind would hold hands
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NPROC, 0),  # no thread and no process beside its own, where it is not root's
    ):
        resource.setrlimit(what, (most, most))
    sys.stdout = sys.stderr = _said
    sys.dont_write_bytecode = True
    sys.addaudithook(forbid)
    opened_by.append(Opener(_state, pickle.loads, lambda said: msgspec.convert(said, _game().Options), _lesson))


@contextlib.contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raises TookTooLong after so many seconds of a core."""

    def long(*_: object) -> None:
        _step_back()
        signal.signal(signal.SIGVTALRM, late)
        signal.setitimer(signal.ITIMER_VIRTUAL, (1 - LONG) * seconds)

    def late(*_: object) -> None:
        raise TookTooLong(seconds)

    if seconds > DRAWING_SECONDS:
        _step_back()
    signal.signal(signal.SIGVTALRM, long)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONG * seconds)
    signal.setitimer(signal.ITIMER_PROF, seconds + STOP_SECONDS)
    try:
        yield
    finally:
        for timer in (signal.ITIMER_VIRTUAL, signal.ITIMER_PROF):
            signal.setitimer(timer, 0)


@cache
def _step_back() -> None:
    with contextlib.suppress(OSError):
        os.nice(LONG_NICE)


def _game() -> AnyGame:
    (package,) = PACKAGES.values()
    return package.game


@lru_cache(MAX_STATES)
def _state(data: bytes) -> Any:
    """The state in ``data``; nothing changes it, for games leave their arguments alone."""
    return _game().decode(data)


def _result(asked: Any) -> Any:
    match asked:
        case Drawing(what=name):
            return drawing_worker.warm_up(asked.args) if name == WARM_UP else drawing_worker.draw(asked)
        case Question():
            return thinking_worker.think(asked)
        case Begin() | Shot() | Finish():
            return film_worker.step(asked)
        case Call(of=of) if of == FACTS:
            return _facts()
        case Call("run", _, (function, *arguments)):
            return _sent(function(_game(), *arguments))
        case Call("lesson", _, (lesson, step)):
            return _sent(_position(lesson, step))
        case Call("scene", name, arguments):
            (key,) = PACKAGES
            found = getattr(scene(key), name)(*arguments)
            return dict(found) if isinstance(found, Mapping) else tuple(found)
        case Call("game", name, arguments, options):
            return _sent(getattr(_Contract, name, _call)(name, *arguments, **(options or {})))
    raise TypeError(f"nobody knows {asked!r}")


def _call(name: str, *arguments: Any, **options: Any) -> Any:
    return getattr(_game(), name)(*arguments, **options)


class _Contract:
    """The functions of the contract that are called in a way of their own."""

    @staticmethod
    def resample(_: str, state: Any, seat: int | None, seed: int) -> Any:
        return _game().resample(state, seat, Random(seed))

    @staticmethod
    def step(_: str, state: Any, key: str) -> Any:
        _game().step(after := _game().clone(state), key)
        return after

    @staticmethod
    def view(_: str, state: Any, seat: int | None) -> ForeignView:
        view = _game().view(state, seat)
        hand = _game().hand(view)
        return ForeignView(pickle.dumps(view), None if hand is None else _alike(hand).encode())


def _alike(value: Any) -> str:
    """Words that are the same for equal values, in every process."""
    match value:
        case msgspec.Struct():
            return f"{type(value).__name__}{_alike(msgspec.structs.astuple(value))}"
        case set() | frozenset():
            return f"{{{','.join(sorted(map(_alike, value)))}}}"
        case tuple() | list():
            return f"({','.join(map(_alike, value))})"
    return repr(value)


def _lesson(key: str) -> Lesson:
    return next(each for each in _game().lessons if each.key == key)


def _position(lesson: str, step: str) -> Any:
    found = next(each for each in _lesson(lesson).steps if each.id == step)
    assert found.position is not None  # noqa: S101 - it was told to have one
    return found.position()


def _sent(result: Any) -> Any:
    """A result as it is sent: with the bytes of the states in it."""
    match result:
        case _ if isinstance(result, _game().codec.type):
            return _told_of(result)
        case Outcome():
            return Outcome(_sent(result.state), result.events, result.revealed)
        case Step(key, outcome):
            return key, _sent(outcome)
        case Answered(state, events):
            return _sent(state), events
        case list() | tuple():
            return [_sent(each) for each in result]
    return result


def _told_of(state: Any) -> ForeignState:
    game = _game()
    data = game.encode(state)
    try:
        _state(data)  # which is kept for the next call
    except UnreadableState as error:
        raise RuleBroken(f"its state cannot be read again: {error}") from None
    for decision in game.decisions(state):
        if len(decision.choices) > MAX_CHOICES:
            offered = f"{len(decision.choices):,} choices, of {MAX_CHOICES:,} at most"
            raise RuleBroken(f"it offers seat {decision.seat} {offered}")
        if decision.waits and not open_keys(decision):
            raise RuleBroken(f"it asks seat {decision.seat} {decision.prompt.id}, and nothing is open")
    try:
        seats = game.to_act(state)
        forced = {seat: game.forced(state, seat) for seat in seats}
        sight = Sight(game.turn(state), seats, game.decisions(state), forced, game.standings(state))
    except Exception:  # whoever asks for what fails hears of it
        return ForeignState(data)
    return ForeignState(data, sight)


def _facts() -> Facts:
    game = _game()
    (key,) = PACKAGES
    scene(key)
    return Facts(
        version=game.version,
        hidden_hands=game.hidden_hands,
        has_hands=game.has_hands,
        short=game.short,
        options=option_fields(game.Options),
        presets={name: msgspec.to_builtins(options) for name, options in game.presets.items()},
        lessons=tuple(
            ForeignLesson(
                each.key,
                each.seats,
                tuple(
                    ForeignStep(
                        *(step.id, step.show, step.marks, step.do, step.anything, step.then),
                        positioned=step.position is not None,
                        explains=step.explains,
                    )
                    for step in each.steps
                ),
            )
            for each in game.lessons
        ),
        format=game.codec.format,
    )
