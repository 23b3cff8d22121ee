"""The scene of Nim: the heap as dots, and the same in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from nim.view import View

from games.engine import Player, Standing, text
from render.canvas import Box, Canvas
from render.palette import ACCENT, GROUND, INK, shades
from render.scene import Picture, Say, Scene

COLOURS = shades(((GROUND, INK), (GROUND, ACCENT)))


class NimScene(Scene[View]):
    def board(self, view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        if region is not None:
            raise KeyError(region)
        canvas = Canvas(1200, 160, GROUND)
        for stone in range(view.heap):
            canvas.rounded(Box(20 + 55 * stone, 60, 40, 40), 20, ACCENT if "heap" in touched else INK)
        return [canvas.picture(say(text("pic-heap", stones=view.heap)), COLOURS)]

    def hand(self, view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        card = None if view.me is None else view.cards[view.me]
        if card is None:
            return None
        canvas, words = Canvas(600, 160, GROUND), say(text("pic-card", card=card))
        canvas.text((20, 80), words, 48, INK)
        return canvas.picture(words, COLOURS)

    def sheet(self, view: View, standings: Sequence[Standing], say: Say) -> Picture:
        lines = [say(text("pic-score", who=Player(each.seat), score=each.score)) for each in standings]
        canvas = Canvas(1200, 40 + 80 * len(lines), GROUND)
        for row, line in enumerate(lines):
            canvas.text((20, 60 + 80 * row), line, 48, INK)
        return canvas.picture(" ".join(lines), COLOURS)

    def describe(self, view: View, say: Say) -> str:
        hand = self.hand(view, say)
        return say(text("pic-heap", stones=view.heap)) + ("" if hand is None else f"\n{hand.alt}")


SCENE = NimScene()
