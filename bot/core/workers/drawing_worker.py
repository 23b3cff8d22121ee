"""Drawing: what the worker processes of :mod:`bot.core.workers.drawing_pool` do.

Requests and answers are pickled: views and pictures of every game, between processes of one program.
"""

from __future__ import annotations

import logging
import pickle
from typing import Any

import msgspec

from bot.core.errors import describe
from bot.core.localizer import LANGUAGES, Localizer
from games import GAMES
from render import fonts, plot, ranking
from render.scene import Picture, scene
from render.tournament.draw import draw as chart

log = logging.getLogger(__name__)

NICE = 0

_told: set[str] = set()
"""The fonts of which it was said that they are missing."""


class DrawingFailed(Exception):  # noqa: N818 - what happened
    """A scene has failed. It says how, without a word about the position."""


class RenderContext(msgspec.Struct, frozen=True):
    """The context of every picture of a table: the game, the reader's language, the players' plain names."""

    game: str
    language: str
    names: tuple[str, ...]


class PanelPictures(msgspec.Struct, frozen=True):
    """The pictures for a decision, and the letter that each open choice has in them, by its key."""

    pictures: list[Picture] = []
    letters: dict[str, str] = {}


class Drawing(msgspec.Struct, frozen=True):
    """A request for a picture: the name of the scene's function with its arguments."""

    context: RenderContext
    what: str
    args: tuple[Any, ...] = ()
    options: dict[str, Any] = {}


WARM_UP = Drawing(RenderContext("", "", ()), "warm up")


def draw(drawing: Drawing) -> Any:
    """Draw a picture. Raises the exceptions of the scene."""
    context = drawing.context
    say, drawn = Localizer(context.language, context.game, context.names), scene(context.game)
    match drawing.what:
        case "panel":
            view, decision = drawing.args
            letters = drawn.letters(view, decision, drawing.options.get("known"))
            return PanelPictures(drawn.panel(view, decision, say, **drawing.options), dict(letters))
        case "ranking":
            return ranking.draw(*drawing.args)
        case "plot":
            return plot.draw(*drawing.args)
        case "chart":
            return chart(*drawing.args)
        case name:
            return getattr(drawn, name)(*drawing.args, say, **drawing.options)


def warm_up() -> None:
    """Draws each game's first board, so that fonts and static layers are at hand when a player waits for one.

    All fonts are looked at, those too that only a name in another script needs.
    """
    fonts.check()
    for key, game in GAMES.items():
        seats = game.seats[0]
        view = game.view(game.setup(seats, game.Options(), b"warm"), None)
        draw(Drawing(RenderContext(key, LANGUAGES[0], ("?",) * seats), "board", (view,)))


def answer(request: bytes) -> bytes:
    """Return the picture that a request asks for, or the exception that it led to."""
    try:
        drawing = pickle.loads(request)  # noqa: S301 - the bot's own
        drawn = None
        if drawing == WARM_UP:
            warm_up()
        else:
            drawn = draw(drawing)
        if missing := sorted(fonts.missing - _told):
            _told.update(missing)
            words = "Cairn is not installed whole: %s cannot be read in %s. Pictures are drawn without them."
            log.error(words, ", ".join(missing), fonts.FOLDER)
        return pickle.dumps(drawn)
    except Exception as error:
        return pickle.dumps(DrawingFailed(describe(error)))
