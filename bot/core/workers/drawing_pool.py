"""Pictures off the event loop: scenes run in worker processes, so that drawing never holds up an answer.

Pillow's drawing holds the interpreter's lock; in a thread of this process it would stall the loop for tens of
milliseconds at a time. The main process never loads Pillow.
"""

from __future__ import annotations

import copy
import logging
import pickle
from collections.abc import Collection, Hashable, Sequence
from typing import Any, Self

from bot.core.localizer import Localizer
from bot.core.meter import SILENT, Meter
from bot.core.refusal import Refusal
from bot.core.workers import worker
from bot.core.workers.drawings import Drawing, DrawingFailed, PanelPictures, RenderContext, stand_in, warm_up
from bot.core.workers.foreign_pool import ForeignGames, is_foreign
from bot.core.workers.pool import GRACE_SECONDS, START_SECONDS, Lane, NoWorkerFree, Reply, WorkerError, WorkerPool
from bot.core.workers.turn_letters import TurnLetters
from games import PACKAGES
from games.engine import Decision, Standing
from render.curve import Plot
from render.ranking_line import Line
from render.scene import Emoji, Legend, Picture
from render.tournament import Chart

__all__ = ["NoPicture", "PanelPictures", "RenderContext", "RenderPool"]

log = logging.getLogger(__name__)

COMMAND = worker.command("bot.core.workers.drawing_worker")

MAX_SECONDS = 10.0
"""A picture takes some hundredths of that; a worker that is still drawing then hangs."""

CLICK_PATIENCE = 15.0
"""Seconds for which somebody who clicked waits until a process is free to draw for them."""

MAX_CLICKS = 1_000
"""The number of them that may wait. One more drops the last."""


class NoPicture(Refusal):
    """A picture cannot be drawn in time, or (``picture-failed``) at all."""

    def __init__(self, why: str = "refusal-no-picture") -> None:
        super().__init__(why)


class RenderPool:
    """Draws scenes in at most ``workers`` processes, started when first needed and again when one dies or hangs.

    Drawing raises NoPicture where too much else is to be drawn, so that what waits has a bound however many click.

    ``command`` starts one; it may take so many ``seconds`` for a picture, and ``grace`` and ``start`` longer, always
    and the first time. ``meter`` is told how long each drawing took. Other people's games are drawn in the processes of
    ``foreign``.
    """

    def __init__(
        self,
        workers: int = 1,
        *,
        command: Sequence[str] = COMMAND,
        seconds: float = MAX_SECONDS,
        grace: float = GRACE_SECONDS,
        start: float = START_SECONDS,
        meter: Meter = SILENT,
        foreign: ForeignGames | None = None,
    ) -> None:
        lanes = [Lane()] * workers
        self._pool: WorkerPool[Any] = WorkerPool(
            command, lanes, pickle.loads, grace=grace, start=start, max_waiting=MAX_CLICKS
        )
        self._seconds = seconds
        self._patience: float | None = CLICK_PATIENCE
        self._meter = meter
        self._foreign = foreign
        self._turn_letters = TurnLetters()

    def for_posts(self) -> Self:
        """Return the same pool for what had better come late than without its picture: it draws whenever it can."""
        pool = copy.copy(self)
        pool._patience = None
        return pool

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes that live."""
        return self._pool.processes

    @property
    def waiting(self) -> tuple[int, float]:
        """How many drawings wait for a process, and since when the oldest does, by the event loop's clock (or 0)."""
        return self._pool.waiting

    async def board(
        self, context: RenderContext, view: Any, *, touched: Collection[str] = (), region: str | None = None
    ) -> list[Picture]:
        """The public board, one picture or more."""
        drawn: list[Picture] = await self._draw(context, "board", view, touched=frozenset(touched), region=region)
        return drawn

    async def hand(self, context: RenderContext, view: Any, *, touched: Collection[str] = ()) -> Picture | None:
        """The hand of the view's owner, with the cards ``touched`` marked."""
        drawn: Picture | None = await self._draw(context, "hand", view, touched=frozenset(touched))
        return drawn

    async def delivered_hand(self, context: RenderContext, view: Any) -> Picture | None:
        """The hand as a message that stays while others move."""
        drawn: Picture | None = await self._draw(context, "delivered_hand", view)
        return drawn

    async def panel(
        self, context: RenderContext, view: Any, decision: Decision, *, turn: Hashable, touched: Collection[str] = ()
    ) -> PanelPictures:
        """Draw the position as its owner sees it while deciding, with the pieces ``touched`` marked.

        Within a ``turn`` of its owner no piece changes its letter.
        """
        known = self._turn_letters.known(turn)
        drawn: PanelPictures = await self._draw(
            context, "panel", view, decision, touched=frozenset(touched), known=known
        )
        self._turn_letters.note(turn, decision, drawn.letters)
        return drawn

    async def sheet(self, context: RenderContext, view: Any, standings: Sequence[Standing]) -> Picture:
        """The final score sheet."""
        drawn: Picture = await self._draw(context, "sheet", view, tuple(standings))
        return drawn

    async def ranking(self, game: str, title: str, lines: Sequence[Line], note: str, alt: str) -> Picture:
        """A ranking of ``game``; see :func:`render.ranking.draw`."""
        drawn: Picture = await self._draw(RenderContext(game, "en", ()), "ranking", title, tuple(lines), note, alt)
        return drawn

    async def chart(self, game: str, chart: Chart) -> Picture:
        """A picture of a tournament of ``game``."""
        drawn: Picture = await self._draw(RenderContext(game, "en", ()), "chart", chart)
        return drawn

    async def plot(self, game: str, plot: Plot) -> Picture:
        """A plot over time, of ``game`` among others; see :func:`render.plot.draw`."""
        drawn: Picture = await self._draw(RenderContext(game, "en", ()), "plot", plot)
        return drawn

    async def describe(self, context: RenderContext, view: Any) -> str:
        """The whole board in words."""
        drawn: str = await self._draw(context, "describe", view)
        return drawn

    async def legend(self, context: RenderContext, view: Any) -> Legend | None:
        """Draw a legend of the signs that the view's owner sees."""
        drawn: Legend | None = await self._draw(context, "legend", view)
        return drawn

    async def piece(self, context: RenderContext, key: str) -> Picture:
        """A card or a place of the board, large."""
        drawn: Picture = await self._draw(context, "piece", key)
        return drawn

    async def emoji(self, game: str) -> dict[str, Emoji]:
        """The icons of a game in words, by key."""
        drawn: dict[str, Emoji] = await self._draw(RenderContext(game, "en", ()), "emoji")
        return drawn

    async def warm_up(self) -> None:
        """Starts a worker ahead of the first picture, if it can be. A game that it cannot draw at all is left out."""
        try:
            ours = [key for key in PACKAGES if not is_foreign(key)]
            unusable: dict[str, str] = await self.for_posts()._run(warm_up(ours))
        except WorkerError as error:
            log.warning("A picture worker failed while it was starting: %s", error)
            return
        for game, why in unusable.items():
            if game in PACKAGES:
                PACKAGES.leave_out(game, why)

    async def close(self) -> None:
        """Ends the workers, whatever they draw."""
        await self._pool.close()

    async def _draw(self, context: RenderContext, what: str, *args: Any, **options: Any) -> Any:
        drawing = Drawing(context, what, args, options)
        try:
            return await self._draw_it(drawing)
        except DrawingFailed as error:
            if not is_foreign(context.game):
                raise
            if not error.again:
                log.error("A picture of %s cannot be drawn: %s", context.game, error)
            if self._patience is not None:
                raise NoPicture("picture-failed") from error
            return stand_in(what, Localizer(context.language).format("picture-failed"))

    async def _draw_it(self, drawing: Drawing) -> Any:
        try:
            try:
                return await self._run(drawing)
            except NoWorkerFree:
                raise
            except WorkerError as error:
                log.warning("A picture worker failed (%s); drawing again in a new one", error)
                return await self._run(drawing)
        except WorkerError as error:
            if self._patience is None:
                raise
            log.warning("Somebody gets no picture (%s)", error)
            raise NoPicture from error

    async def _run(self, drawing: Drawing) -> Any:
        drawn, asked, began, done = await self._drawn(drawing)
        self._meter.drew(drawing.what, drawing.context.game, began - asked, done - began)
        if isinstance(drawn, Exception):
            raise drawn
        return drawn

    async def _drawn(self, drawing: Drawing) -> Reply[Any]:
        if self._foreign is not None and is_foreign(drawing.context.game):
            return await self._foreign.draw(drawing, self._patience)
        return await self._pool.run(pickle.dumps(drawing), self._seconds, patience=self._patience)
