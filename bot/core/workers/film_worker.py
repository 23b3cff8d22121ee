"""Making films: what the worker process of :mod:`bot.core.workers.film_pool` does, step by step, one film at a time.

It steps back behind everything else. Requests and answers are pickled, as in :mod:`bot.core.workers.drawing_worker`.
"""

from __future__ import annotations

import pickle
from typing import Any

import msgspec

from bot.core.errors import describe
from bot.core.localizer import Localizer
from bot.core.workers.drawings import DrawingFailed, RenderContext
from games.engine import Standing
from render.scene import scene

NICE = 10


class Shot(msgspec.Struct, frozen=True):
    """A turn of a film: what a spectator saw at its end, the pieces that had changed, and the line above it."""

    view: Any
    touched: frozenset[str]
    title: str
    seconds: float = 1.0
    standings: tuple[Standing, ...] = ()
    """Given for the last shot of a game that is over: its score sheet follows."""


class Begin(msgspec.Struct, frozen=True):
    """A new film of about so many ``shots``; one that was being made is dropped."""

    context: RenderContext
    shots: int


class Finish(msgspec.Struct, frozen=True):
    """The film is wanted."""


_making: list[Any] = []
"""The film being made, as its context and its reel; empty where there is none."""


def step(request: Begin | Shot | Finish) -> Any:
    """Does a step: a film where it is the last one, else None. Raises LookupError where no film is being made."""
    from render.film import Reel

    if isinstance(request, Begin):
        _making[:] = [request.context, Reel(request.shots)]
        return None
    if not _making:
        raise LookupError("no film is being made")
    context, reel = _making
    if isinstance(request, Finish):
        _making.clear()
        return reel.finish()
    _add(reel, request, context)
    return None


def _add(reel: Any, shot: Shot, context: RenderContext) -> None:
    from render.canvas import pixels

    say, drawn = Localizer(context.language, context.game, context.names), scene(context.game)
    with pixels():
        for pictures in drawn.moments(shot.view, say, touched=shot.touched):
            reel.add(pictures, shot.title, shot.seconds)
        if shot.standings:
            reel.add([drawn.sheet(shot.view, shot.standings, say)], shot.title, 2 * shot.seconds)


def answer(request: bytes) -> bytes:
    """Return the picture that a request asks for, or the exception that it led to."""
    try:
        return pickle.dumps(step(pickle.loads(request)))  # noqa: S301 - the bot's own
    except Exception as error:
        _making.clear()
        return pickle.dumps(DrawingFailed(describe(error)))
