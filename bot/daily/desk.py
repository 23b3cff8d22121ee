"""A try as only its player sees it: what has happened, pictures, and the choices of the real panel."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.core.workers.drawing_pool import PanelPictures, RenderPool
from bot.daily.ids import VERBS, DailyWay, name_of
from bot.daily.model import PLAYER
from bot.daily.service import TryPage, Verdict
from bot.daily.views import day_shown, result
from bot.discord.choices import PanelPage, Size
from bot.discord.components import CairnButton, rebind_ids
from bot.discord.ids import Id
from bot.discord.message import Message, galleries, layout, row, text_block
from bot.discord.screen import first_that_fits, less_and_less
from bot.tables.core.model import Person, Position
from bot.tables.history.log import log_lines
from bot.tables.seating.private_table import PrivateDesk, private_table
from bot.tables.show.panel import choice_items, others_menu, unfolded, warning
from bot.tables.show.why_not import withheld
from games.engine import text
from render.scene import Picture

MAX_LINES = 14
"""The number of lines that tell the events since the last choice."""


class DailyDesk(PrivateDesk):
    """A page of a try, for ``person`` in ``language``: its position at a table that there is not."""

    def __init__(self, page: TryPage, person: Person, language: str, place: PanelPage | None = None) -> None:
        course, attempt = page.course, page.attempt
        self.page = page
        self.place = place or PanelPage()
        self.name = name_of(attempt.day, counts=attempt.counts)
        deal = course.deal
        table = private_table(
            deal.game, person, PLAYER, deal.seats, language, revision=attempt.revision, level=deal.level
        )
        super().__init__(Position(table, course.game, course.state), PLAYER, language)
        asked = [] if course.over or page.verdict is Verdict.LATE else self.position.decisions_of(PLAYER)
        chosen = self.place.of(asked)
        self.decisions = [unfolded(self.position, each) if each is chosen else each for each in asked]
        self.decision = self.place.of(self.decisions)

    async def message(self, pool: RenderPool) -> Message:
        """The page as a message."""
        looked_at = await self._pictures(pool)
        happened, notes = self._happened(), self._notes()

        def made(size: Size, pictures: Sequence[Picture], told: Sequence[str]) -> Message:
            cut = len(pictures) < len(looked_at.pictures)
            return Message(
                layout(
                    text_block(f"### {self.title}"),
                    text_block("\n".join(told)) if told else None,
                    *(text_block(note) for note in notes),
                    *galleries(_names(pictures), [picture.alt for picture in pictures]),
                    *self._choices(looked_at, size),
                    *self._ways(cut=cut),
                ),
                dict(zip(_names(pictures), pictures, strict=True)),
            )

        shown = less_and_less
        return first_that_fits(made(size, *less) for size in Size for less in shown(looked_at.pictures, happened))

    @property
    def title(self) -> str:
        """The heading: the day and the game, and whether it counts."""
        free = "" if self.page.attempt.counts else "-free"
        return self.localizer.format(f"daily-title{free}", day=day_shown(self.page.attempt.day), game=text("game-name"))

    async def look(self, pool: RenderPool) -> Message:
        """The whole board, and the hand; when it is over the score sheet as well."""
        on, view, course = self.context, self.position.view(PLAYER), self.page.course
        pictures = [*await pool.board(on, view)]
        hand = await pool.hand(on, view)
        pictures += [] if hand is None else [hand]
        if course.over:
            pictures.append(await self.sheet(pool))
        names = _names(pictures)
        shown = galleries(names, [picture.alt for picture in pictures])
        return Message(layout(text_block(f"### {self.title}"), *shown), dict(zip(names, pictures, strict=True)))

    async def sheet(self, pool: RenderPool) -> Picture:
        """The score sheet of a try that is over."""
        return await pool.sheet(self.context, self.position.view(PLAYER), self.page.course.standings)

    def ask_once_more(self, key: str) -> Message | None:
        """Asks whether a choice is meant that gives something away; None where it would give nothing away any more."""
        found = (choice for each in self.decisions for choice in each.choices)
        choice = next((each for each in found if each.key == key and each.warning), None)
        return None if choice is None else self._ours(warning(self.position, choice, self.localizer))

    def why(self, page: int | None) -> Message:
        """Why choices are withheld: the most helpful reasons, or a page of all."""
        return self._ours(withheld(self.position, self.decisions, self.localizer, page=page))

    def _ours(self, message: Message) -> Message:
        """``message`` with its buttons leading back to this try."""
        for item in message.layout.walk_children():
            rebind_ids(item, VERBS, self.name)
        return message

    async def _pictures(self, pool: RenderPool) -> PanelPictures:
        view, on = self.position.view(PLAYER), self.context
        if self.decision is None:
            return PanelPictures(await pool.board(on, view))
        return await pool.panel(on, view, self.decision, turn=self._turn)

    @property
    def _turn(self) -> tuple[Hashable, ...]:
        """The player's turn, within which no piece changes its letter."""
        attempt, course = self.page.attempt, self.page.course
        return attempt.user_id, self.name, attempt.begun_at, course.game.turn(course.state)

    def _happened(self) -> list[str]:
        """Return what has happened since the last choice."""
        lines = log_lines(self.page.attempt.told, self.localizer)
        return lines if len(lines) <= MAX_LINES else ["…", *lines[-MAX_LINES:]]

    def _notes(self) -> list[str]:
        """Return how it has ended, or why a click has not led on."""
        page, localizer = self.page, self.localizer
        if page.course.over:
            return [result(page.attempt, localizer)]
        if page.verdict is Verdict.NOTHING:
            return []
        reason = localizer.leniently(page.reason) if page.reason else ""
        return [f"⚠️ {localizer.format(f'daily-{page.verdict}', reason=reason)}"]

    def _choices(self, looked_at: PanelPictures, size: Size) -> Iterator[ui.Item[Any] | None]:
        if self.decision is None:
            return
        final = self.localizer.format("daily-final")
        yield text_block(f"**{self.localizer(self.decision.prompt)}**\n-# {final}")
        letters = looked_at.letters
        items = choice_items(self.position, self.decision, self.localizer, place=self.place, letters=letters, size=size)
        others = others_menu(self.position, self.decisions, self.decision, self.localizer)
        for item in (*items, others):
            if item is not None:
                rebind_ids(item, VERBS, self.name)
            yield item

    def _ways(self, *, cut: bool) -> list[ui.ActionRow[Any] | None]:
        page = self.page
        withheld_any = any(choice.why_not is not None for each in self.decisions for choice in each.choices)
        why = CairnButton(Id(VERBS["why"], 0, 0, f"{self.name}."), self.localizer.format("button-why"))
        again = page.verdict is Verdict.THINKING
        primary = discord.ButtonStyle.primary
        return [
            row(
                self.button(DailyWay.ON, "button-refresh", style=primary) if again else None,
                why if withheld_any else None,
                self.button(DailyWay.LOOK, "button-hand" if cut else "button-look"),
                self.button(DailyWay.SIGNS, "button-signs"),
                self.button(DailyWay.SHOW, "button-daily"),
            )
        ]

    def button(
        self, what: DailyWay, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
    ) -> CairnButton:
        """A button about this try."""
        return CairnButton(Id("daily", 0, 0, f"{self.name}.{what}"), self.localizer.format(label), style=style)


def _names(pictures: Sequence[Picture]) -> list[str]:
    return [f"daily-{number}.png" for number in range(1, len(pictures) + 1)]
