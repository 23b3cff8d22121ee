"""Drawing: what the worker processes of :mod:`bot.core.workers.drawing_pool` do.

Requests and answers are pickled: views and pictures of every game, between processes of one program.
"""

from __future__ import annotations

import functools
import logging
import pickle
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.core.errors import describe
from bot.core.localizer import LANGUAGES, Localizer
from bot.core.workers.drawings import WARM_UP, Drawing, DrawingFailed, PanelPictures, RenderContext
from games import PACKAGES
from games.packages import PackageError
from render import fonts, plot, ranking
from render.guesses import guesses
from render.scene import Legend, Picture, scene
from render.tournament.draw import draw as chart

log = logging.getLogger(__name__)

NICE = 0

NUMBERS: Mapping[str, Callable[..., Picture]] = {"ranking": ranking.draw, "plot": plot.draw, "chart": chart}
"""What is drawn of results alone, with nothing of a game: also of one that is gone."""

_told: set[str] = set()
"""The fonts of which it was said that they are missing."""


def draw(drawing: Drawing) -> Any:
    """Draw a picture. Raises the exceptions of the scene."""
    with guesses(drawing.context.guessed):
        return _draw(drawing)


def _draw(drawing: Drawing) -> Any:
    if (numbers := NUMBERS.get(drawing.what)) is not None:
        return numbers(*drawing.args)
    context = drawing.context
    say, drawn = Localizer(context.language, context.game, context.names), scene(context.game)
    match drawing.what:
        case "panel":
            view, decision = drawing.args
            letters = drawn.letters(view, decision, drawing.options.get("known"))
            return PanelPictures(drawn.panel(view, decision, say, **drawing.options), dict(letters))
        case "emoji":
            return dict(drawn.emoji())
        case "legend":
            (view,) = drawing.args
            shown = drawn.legend(view, say)
            marked = drawn.legend(view, Localizer(say.language, say.game, say.names, icons=True))
            return shown and marked and Legend(shown.picture, marked.lines)
        case name:
            return getattr(drawn, name)(*drawing.args, say, **drawing.options)


@functools.cache
def warm_up(games: Sequence[str]) -> dict[str, str]:
    """Draws the first board of each of ``games``: fonts and static layers are at hand when a player waits for one.

    All fonts are looked at, those too that only a name in another script needs. Return the games whose scenes cannot
    be used, and why.
    """
    fonts.check()
    unusable = {}
    for key in games:
        try:
            game = PACKAGES[key].game
            seats = game.seats[0]
            view = game.view(game.setup(seats, game.Options(), b"warm"), None)
            draw(Drawing(RenderContext(key, LANGUAGES[0], ("?",) * seats), "board", (view,)))
        except PackageError as error:
            unusable[key] = str(error)
        except Exception as error:
            log.error("The board of %s cannot be drawn: %s", key, describe(error))
    return unusable


def answer(request: bytes) -> bytes:
    """Return the picture that a request asks for, or the exception that it led to."""
    try:
        drawing = pickle.loads(request)  # noqa: S301 - the bot's own
        drawn = warm_up(drawing.args) if drawing.what == WARM_UP else draw(drawing)
        if missing := sorted(fonts.missing - _told):
            _told.update(missing)
            words = "Cairn is not installed whole: %s cannot be read in %s. Pictures are drawn without them."
            log.error(words, ", ".join(missing), fonts.FOLDER)
        return pickle.dumps(drawn)
    except Exception as error:
        return pickle.dumps(DrawingFailed(describe(error)))
