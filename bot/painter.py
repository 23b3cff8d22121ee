"""Pictures off the event loop: scenes run in a worker process, so that drawing never holds up an answer.

Pillow's drawing holds the interpreter's lock; in a thread of this process it would stall the loop for tens of
milliseconds at a time. The main process never loads Pillow.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Collection, Sequence
from typing import Any

import anyio
import anyio.to_process
import msgspec

from bot.words import LANGUAGES, Words
from games.engine import Decision, Standing, Text
from render.scene import Picture, scene

log = logging.getLogger(__name__)


class Canvas(msgspec.Struct, frozen=True):
    """What every picture of a table needs to know: the game, the reader's language, the players' plain names."""

    game: str
    language: str
    names: tuple[str, ...]


class Deciding(msgspec.Struct, frozen=True):
    """The pictures for a decision, and the letter that each open choice has in them, by its key."""

    pictures: list[Picture] = []
    letters: dict[str, str] = {}


class Painter:
    """Draws scenes in at most ``workers`` processes, started when first needed and again when one dies."""

    def __init__(self, workers: int = 1) -> None:
        self._limit = anyio.CapacityLimiter(workers)

    async def board(
        self, canvas: Canvas, view: Any, *, touched: Collection[str] = (), region: str | None = None
    ) -> list[Picture]:
        """The public board, one picture or more."""
        drawn: list[Picture] = await self._run(canvas, "board", (view,), touched=frozenset(touched), region=region)
        return drawn

    async def hand(self, canvas: Canvas, view: Any) -> Picture | None:
        """The hand of the view's owner."""
        drawn: Picture | None = await self._run(canvas, "hand", (view,))
        return drawn

    async def panel(self, canvas: Canvas, view: Any, decision: Decision) -> Deciding:
        """What the view's owner looks at while deciding."""
        drawn: Deciding = await self._run(canvas, "panel", (view, decision))
        return drawn

    async def sheet(self, canvas: Canvas, view: Any, standings: Sequence[Standing]) -> Picture:
        """The final score sheet."""
        drawn: Picture = await self._run(canvas, "sheet", (view, tuple(standings)))
        return drawn

    async def describe(self, canvas: Canvas, view: Any) -> str:
        """The whole board in words."""
        drawn: str = await self._run(canvas, "describe", (view,))
        return drawn

    async def regions(self, canvas: Canvas, view: Any) -> dict[str, Text]:
        """The parts of the board that can be seen by themselves."""
        drawn: dict[str, Text] = await self._run(canvas, "regions", (view,))
        return drawn

    async def piece(self, canvas: Canvas, key: str) -> Picture:
        """A card or a place of the board, large."""
        drawn: Picture = await self._run(canvas, "piece", (key,))
        return drawn

    async def warm(self) -> None:
        """Starts a worker ahead of the first picture."""
        await anyio.to_process.run_sync(_warm, limiter=self._limit)

    async def _run(self, canvas: Canvas, what: str, args: tuple[Any, ...], **named: Any) -> Any:
        try:
            return await anyio.to_process.run_sync(_paint, canvas, what, args, named, limiter=self._limit)
        except anyio.BrokenWorkerProcess:
            log.warning("A picture worker died; drawing again in a new one")
            return await anyio.to_process.run_sync(_paint, canvas, what, args, named, limiter=self._limit)


def _paint(canvas: Canvas, what: str, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the bot's to answer; it still needs pictures to finish
    say = Words(canvas.language, canvas.game, canvas.names)
    game = scene(canvas.game)
    match what:
        case "regions":
            return game.regions(*args)
        case "panel":
            view, decision = args
            return Deciding(game.panel(view, decision, say), dict(game.letters(view, decision)))
        case _:
            return getattr(game, what)(*args, say, **named)


def _warm() -> None:
    """Draws each game's first board, so that fonts and static layers are at hand when a player waits for one."""
    from games import GAMES

    for key, game in GAMES.items():
        seats = game.seats[0]
        view = game.view(game.setup(seats, game.Options(), b"warm"), None)
        _paint(Canvas(key, LANGUAGES[0], ("?",) * seats), "board", (view,), {"touched": frozenset(), "region": None})
