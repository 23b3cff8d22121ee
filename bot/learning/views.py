"""A step of a lesson, as only its learner sees it: what to read, pictures, and the choices of the real panel."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from enum import StrEnum
from typing import Any

import discord
from discord import ui

from bot.core.icons import without_icons
from bot.core.workers.drawing_pool import PanelPictures, RenderPool
from bot.discord.choices import ASK, PanelPage, open_choices
from bot.discord.components import CairnButton, CairnMenu, rebind_ids
from bot.discord.ids import Id
from bot.discord.message import Message, galleries, layout, row, shortened, text_block
from bot.discord.screen import first_that_fits, less_and_less
from bot.learning.course import lesson_buttons, play_button
from bot.learning.service import Feedback, LessonPage
from bot.tables.core.model import Person, Position
from bot.tables.history.log import log_lines
from bot.tables.seating.private_table import PrivateDesk, private_table
from bot.tables.show.panel import choice_items, unfolded
from games.engine import LEARNER, THEN, Choice
from games.engine.lessons import BOARD, HAND
from games.engine.teaching import asked
from render.scene import Picture

VERBS = {"act": "try", "group": "try-group", "panel": "try-panel"}
"""The verbs of a panel's buttons in a lesson, where they lead to nobody's table."""


class Way(StrEnum):
    """The arguments of the verb ``lesson`` on the buttons below a step."""

    ON = "on"
    BACK = "back"
    AGAIN = "again"
    SIGNS = "signs"
    LOOK = "look"
    STOP = "stop"


MAX_MENU_NAME = 60
"""Characters of a menu's name where it is spoken of."""
MAX_LINES = 14
"""The number of lines that tell the events since the last step."""


class LessonDesk(PrivateDesk):
    """A page of a lesson, for ``person`` in ``language``: its position at a table that there is not."""

    def __init__(self, page: LessonPage, person: Person, language: str, place: PanelPage | None = None) -> None:
        self.page = page
        self.place = place or PanelPage()
        revision, seats = page.learner.revision, page.lesson.seats
        table = private_table(page.game.key, person, LEARNER, seats, language, revision=revision)
        super().__init__(Position(table, page.game, page.state), LEARNER, language)
        step = page.step
        self.asked = asked(page.game, page.state, step) if step.asks else None
        self.decision = unfolded(self.position, self.asked) if self.asked else None

    async def message(self, pool: RenderPool) -> Message:
        """The page as a message."""
        page, localizer = self.page, self.localizer
        looked_at = await self._pictures(pool)
        title = localizer.format(
            "lesson-title", lesson=page.lesson.name, number=page.number + 1, steps=len(page.lesson.steps)
        )
        moved_on = page.number > 0 and page.step.position is not None
        heading = "\n".join([f"### {title}", *([localizer.format("lesson-ahead")] if moved_on else [])])
        happened, notes = self._happened(), self._notes()

        def made(pictures: Sequence[Picture], told: Sequence[str]) -> Message:
            cut = len(pictures) < len(looked_at.pictures)
            return Message(
                layout(
                    text_block(heading),
                    text_block("\n".join(told)) if told else None,
                    *(text_block(note) for note in notes),
                    *galleries(_names(pictures), [picture.alt for picture in pictures]),
                    text_block(localizer(page.lesson.words(page.step))),
                    *self._choices(looked_at),
                    *self._ways(cut=cut),
                ),
                dict(zip(_names(pictures), pictures, strict=True)),
            )

        return first_that_fits(made(*shown) for shown in less_and_less(looked_at.pictures, happened))

    async def look(self, pool: RenderPool) -> Message:
        """Everything there is to look at in this step."""
        pictures = (await self._pictures(pool)).pictures
        names = _names(pictures)
        shown = galleries(names, [picture.alt for picture in pictures])
        return Message(layout(*shown), dict(zip(names, pictures, strict=True)))

    async def _pictures(self, pool: RenderPool) -> PanelPictures:
        view, on, step = self.position.view(LEARNER), self.context, self.page.step
        found: list[Picture] = []
        for part in step.show:
            if part == HAND:
                hand = await pool.hand(on, view, touched=step.marks)
                found += [hand] if hand is not None else []
            else:
                region = None if part == BOARD else part
                found += await pool.board(on, view, touched=step.marks, region=region)
        if self.decision is None:
            return PanelPictures(found)
        asked_by = await pool.panel(on, view, self.decision, turn=self._turn, touched=step.marks)
        return PanelPictures([*asked_by.pictures[:1], *found, *asked_by.pictures[1:]], asked_by.letters)

    @property
    def _turn(self) -> tuple[Hashable, ...]:
        """The learner's turn, within which no piece changes its letter: a position goes on until a step has another."""
        page = self.page
        begun = max(number for number, step in enumerate(page.lesson.steps[: page.number + 1]) if step.position)
        return page.learner.user_id, page.game.key, page.lesson.key, begun, page.game.turn(page.state)

    def _happened(self) -> list[str]:
        """Return the events since the step before."""
        page, localizer = self.page, self.localizer
        if page.verdict is not Feedback.NOTHING:
            return []
        lines = log_lines(page.events, localizer)
        return lines if len(lines) <= MAX_LINES else [*lines[:MAX_LINES], "…"]

    def _notes(self) -> list[str]:
        """Return why the last click does not lead on."""
        page, localizer = self.page, self.localizer
        match page.verdict:
            case Feedback.NOT_HERE:
                words = [localizer(page.reason) if page.reason else localizer.format("lesson-not-here")]
            case Feedback.CLOSED:
                reason = localizer.leniently(page.reason) if page.reason else ""
                words = [localizer.format("lesson-closed", reason=reason)]
            case Feedback.STALE | Feedback.AFRESH:
                words = [localizer.format(f"lesson-{page.verdict}")]
            case _:
                return []
        return [f"💡 {line}" for line in words]

    def _choices(self, looked_at: PanelPictures) -> list[ui.Item[Any] | None]:
        if self.decision is None:
            return []
        items = list(
            choice_items(self.position, self.decision, self.localizer, place=self.place, letters=looked_at.letters)
        )
        task = text_block(f"👉 {self._task(looked_at, items)}")
        for item in items:
            if item is not None:
                rebind_ids(item, VERBS, self.page.game.key)
        return [task, *items]

    def _task(self, looked_at: PanelPictures, items: Sequence[ui.Item[Any] | None]) -> str:
        """Return what to press or choose now: the choices that lead on, by the names under which they are asked."""
        assert self.decision is not None and self.asked is not None  # noqa: S101, PT018 - asked only where there is one
        step, localizer = self.page.step, self.localizer
        if step.anything:
            return localizer.format("lesson-anything", prompt=self.decision.prompt)
        first = [choice for choice in open_choices(self.asked) if choice.key in step.do]
        wanted = first or [choice for choice in open_choices(self.decision) if step.accepts(choice.key)]
        named = " / ".join(f"**{self._called(choice, looked_at)}**" for choice in wanted)
        menus = {_menu_of(choice.key, items) for choice in wanted}
        menu = next(iter(menus)) if len(menus) == 1 else ""
        if menu is None:
            return localizer.format("lesson-do", choices=named)
        if not menu or any(without_icons(localizer(choice.label)) == menu for choice in wanted):
            return localizer.format("lesson-do-menu", choices=named)
        return localizer.format("lesson-do-in-menu", menu=shortened(menu, MAX_MENU_NAME), choices=named)

    def _called(self, choice: Choice, looked_at: PanelPictures) -> str:
        label, letter = self.localizer(choice.label), looked_at.letters.get(choice.key)
        return f"{letter} · {label}" if letter else label

    def _ways(self, *, cut: bool) -> list[ui.ActionRow[Any] | None]:
        page, localizer = self.page, self.localizer
        if page.last:
            others = [lesson for lesson in page.game.lessons if lesson is not page.lesson]
            again = self._button(Way.AGAIN, "button-lesson-again")
            play = play_button(page.game.key, localizer)
            return [row(play, again), row(*lesson_buttons(page.game.key, others, localizer))]
        return [
            row(
                self._button(Way.ON, "button-show-me")
                if page.step.asks
                else self._button(Way.ON, "button-go-on", style=discord.ButtonStyle.primary),
                self._button(Way.BACK, "button-back") if page.number else None,
                self._button(Way.LOOK, "button-look") if cut else None,
                self._button(Way.SIGNS, "button-signs"),
                self._button(Way.STOP, "button-stop"),
            )
        ]

    def _button(self, what: Way, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> CairnButton:
        to = Id("lesson", 0, self.page.learner.revision, f"{self.page.game.key}.{what}")
        return CairnButton(to, self.localizer.format(label), style=style)


def _menu_of(key: str, items: Iterable[ui.Item[Any] | None]) -> str | None:
    """The name of the menu in which a choice, or what it leads to, is an option; None where it is a button."""
    for item in items:
        for menu in item.walk_children() if isinstance(item, ui.ActionRow) else ():
            if isinstance(menu, CairnMenu):
                values = (option.value.removesuffix(ASK) for option in menu.item.options)
                if any(value == key or value.startswith(key + THEN) for value in values):
                    return menu.item.placeholder
    return None


def _names(pictures: Sequence[Picture]) -> list[str]:
    return [f"lesson-{number}.png" for number in range(1, len(pictures) + 1)]
