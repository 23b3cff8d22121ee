"""Trying a stored game with this version: what the worker processes of :mod:`bot.cli.upgrade_check` do.

What goes wrong is told by what was tried, the kind of error and the place in the program: never by a value, for that
might be a card. Requests and answers are MessagePack.
"""

from __future__ import annotations

import re
import resource
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bot.core.localizer import LANGUAGES, Localizer
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing, RenderContext
from games import GAMES, PACKAGES
from games.engine import AnyGame, UnreadableState

NICE = 10

MAX_STEPS = 200
"""How far a game is played ahead."""

MAX_BYTES = 2 << 30
"""Bytes that a game may ask for before it counts as one that cannot be played."""

MAX_CPU_SECONDS = 60
"""Of a core's time: a game takes less than one. A machine that is busy otherwise may take as long as it likes."""

CODEBASE = Path(__file__).parents[2]
VALUE = re.compile(r"'[^']*'")


class Trial(msgspec.Struct, frozen=True):
    """A live table as it is stored, and what its pictures need to know. ``state`` is None in a lobby."""

    table: int
    game: str
    options: dict[str, Any]
    seats: int
    state: bytes | None
    language: str
    names: tuple[str, ...]


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of one trial: whether the game was stored in an earlier format, and its trouble, if any."""

    upgraded: bool = False
    trouble: str | None = None


class UpgradeFailure(Exception):  # noqa: N818 - what it is
    """The game cannot be upgraded; the message holds no value of it."""


trials = msgspec.msgpack.Decoder(Trial)
findings = msgspec.msgpack.Decoder(Finding)


def answer(request: bytes) -> bytes:
    """Run an encoded trial and return its finding. The process ends where a game takes too much time or memory."""
    _bound_memory()
    _bound_time()
    return msgspec.msgpack.encode(find(trials.decode(request)))


def find(trial: Trial) -> Finding:
    """Opens, shows, draws and plays on with a stored game as the bot would."""
    try:
        return Finding(upgraded=_try(trial))
    except UpgradeFailure as trouble:
        return Finding(trouble=str(trouble))


def _try(trial: Trial) -> bool:
    game = GAMES.get(trial.game)
    if game is None:
        left_out = next((each for each in PACKAGES.left_out if each.about and each.about.key == trial.game), None)
        raise UpgradeFailure(f"its package is left out: {left_out.why}" if left_out else "it is not installed")
    with _trying("its options"):
        msgspec.convert(trial.options, game.Options)
    if trial.state is None:
        return False
    with _trying("opening"):
        state = game.decode(trial.state)
    with _trying("storing again"):
        if game.decode(game.encode(state)) != state:
            raise UpgradeFailure("storing again: another position comes back")
    _show(trial, game, state)
    with _trying("playing ahead"):
        later = _played_ahead(game, state, Random(trial.table))
    _show(trial, game, later)
    return trial.state[0] != game.codec.format


def _show(trial: Trial, game: AnyGame, state: Any) -> None:
    """Everything that anybody would be shown: views, decisions in words, the board, every hand."""
    context = RenderContext(trial.game, trial.language, trial.names)
    say = [Localizer(language, trial.game, trial.names) for language in LANGUAGES]
    views = {}
    for seat in (*range(trial.seats), None):
        with _trying("a spectator's view" if seat is None else f"the view of seat {seat + 1}"):
            views[seat] = game.view(state, seat)
    with _trying("what is to be decided"):
        decisions = game.decisions(state)
        said = [d.prompt for d in decisions] + [choice.label for d in decisions for choice in d.choices]
        for words in say:
            for one in said:
                words(one)
    with _trying("the score"):
        over = game.standings(state)
        if not over and not any(decision.waits for decision in decisions):
            raise UpgradeFailure("nobody is asked anything though the game is not over")

    def drawn(what: str, *args: Any) -> Callable[[], Any]:
        return lambda: draw(Drawing(context, what, args))

    with _trying("drawing the board"):
        drawn("board", views[None])()
    for seat in range(trial.seats):
        with _trying(f"drawing the hand of seat {seat + 1}"):
            drawn("delivered_hand", views[seat])()
    if over:
        with _trying("drawing the score sheet"):
            drawn("sheet", views[None], over)()


def _played_ahead(game: AnyGame, state: Any, rng: Random) -> Any:
    """The position after some steps by rules of thumb, each the way of every move."""
    for _ in range(MAX_STEPS):
        decisions = [decision for decision in game.decisions(state) if decision.waits]
        if not decisions:
            break
        keys = [choice.key for choice in decisions[0].choices if choice.why_not is None]
        seat = decisions[0].seat
        state = game.apply(state, seat, game.policy.choose(state, seat, keys, rng)).state
    return state


@contextmanager
def _trying(what: str) -> Iterator[None]:
    """Says of an error in the context what was tried, what kind it is and where it arose."""
    try:
        yield
    except UpgradeFailure:
        raise
    except Exception as error:
        raise UpgradeFailure(f"{what}: {_told(error)}") from None


def _told(error: Exception) -> str:
    """``error`` without a value: of what was stored, only its format and the shape of its data are told."""
    cause = error.__cause__ if isinstance(error, UnreadableState) else error
    if cause is None:
        return str(error)
    if isinstance(cause, msgspec.MsgspecError):
        return VALUE.sub("'…'", str(cause))
    places = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(cause.__traceback__)]
    roots = [CODEBASE, *(package.folder.parent for package in PACKAGES.values())]
    ours = [
        f" in {file.relative_to(root)}, line {line}"
        for file, line in places
        for root in roots[: 1 if file.is_relative_to(CODEBASE) else None]
        if file.is_relative_to(root)
    ]
    return "".join([type(cause).__name__, *ours[-1:]])


@lru_cache
def _bound_memory() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (MAX_BYTES, hard))


def _bound_time() -> None:
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # what it leaves behind would hold hands
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + MAX_CPU_SECONDS, hard))
