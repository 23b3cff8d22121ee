"""A step of a lesson, as only its learner sees it: what to read, pictures, and the choices of the real panel."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import discord
from discord import ui

from bot.lessons.lessons import LessonPage, Verdict
from bot.model.table import Person, Position, Seat, Status, Table
from bot.render_pool import PanelPictures, RenderContext, RenderPool
from bot.steady_time import utc_now
from bot.tables.seating import COMPUTER_NAMES
from bot.ui.choices import Place, open_choices
from bot.ui.course import lesson_buttons
from bot.ui.ids import Id
from bot.ui.items import CairnButton, readdressed
from bot.ui.message import Message, galleries, layout, row, text_block
from bot.ui.names import render_context
from bot.ui.panel import choice_items, unfolded
from bot.ui.status import localizer_for, log_lines
from games.engine import LEARNER, Choice
from games.engine.lessons import BOARD, HAND, asked
from render.scene import Picture

VERBS = {"act": "try", "group": "try-group", "panel": "try-panel"}
"""What the buttons of a panel are in a lesson: they lead to nobody's table."""


class Way(StrEnum):
    """What the buttons below a step do, as the argument of the verb ``lesson``."""

    ON = "on"
    BACK = "back"
    AGAIN = "again"
    SIGNS = "signs"
    STOP = "stop"


LINES = 14
"""What has happened is told in so many lines at most."""


class LessonDesk:
    """A page of a lesson, for ``person`` in ``language``: its position at a table that there is not."""

    def __init__(self, page: LessonPage, person: Person, language: str, place: Place | None = None) -> None:
        self.page = page
        self.place = place or Place()
        seats = [Seat(LEARNER, person.user_id, person.name, person.locale)]
        seats += [Seat(seat, None, COMPUTER_NAMES[seat - 1], "") for seat in range(1, page.lesson.seats)]
        table = _table(page, person, language, seats)
        self.position = Position(table, page.game, page.state)
        self.localizer = localizer_for(table, language)
        step = page.step
        self.asked = asked(page.game, page.state, step) if step.asks else None
        self.decision = unfolded(self.position, self.asked) if self.asked else None

    async def message(self, pool: RenderPool) -> Message:
        """The page as a message."""
        page, localizer = self.page, self.localizer
        looked_at = await self._pictures(pool)
        names = [f"lesson-{number}.png" for number in range(1, len(looked_at.pictures) + 1)]
        heading = localizer.format(
            "lesson-title", lesson=page.lesson.name, number=page.number + 1, steps=len(page.lesson.steps)
        )
        return Message(
            layout(
                text_block(f"### {heading}"),
                *self._notes(),
                *galleries(names, [picture.alt for picture in looked_at.pictures]),
                text_block(localizer(page.lesson.words(page.step))),
                *self._choices(looked_at),
                *self._ways(),
            ),
            dict(zip(names, looked_at.pictures, strict=True)),
        )

    async def signs(self, pool: RenderPool) -> Message:
        """What the signs mean that stand before the learner."""
        legend = await pool.legend(self._context, self.position.view(LEARNER))
        if legend is None:
            return Message(layout(text_block(self.localizer.format("signs-none"))))
        shown = galleries(["signs.png"], [legend.picture.alt])
        heading = text_block(f"### {self.localizer.format('button-signs')}")
        return Message(layout(heading, *shown), {"signs.png": legend.picture})

    @property
    def _context(self) -> RenderContext:
        return render_context(self.position.table, self.localizer.language)

    async def _pictures(self, pool: RenderPool) -> PanelPictures:
        view, on, step = self.position.view(LEARNER), self._context, self.page.step
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
        asked_by = await pool.panel(on, view, self.decision, touched=step.marks)
        return PanelPictures([*found, *asked_by.pictures], asked_by.letters)

    def _notes(self) -> list[ui.TextDisplay[Any]]:
        """What has happened since the step before, or why what was pressed does not lead on."""
        page, localizer = self.page, self.localizer
        match page.verdict:
            case Verdict.NOT_HERE:
                words = [localizer(page.reason) if page.reason else localizer.format("lesson-not-here")]
            case Verdict.CLOSED:
                reason = localizer.leniently(page.reason) if page.reason else ""
                words = [localizer.format("lesson-closed", reason=reason)]
            case Verdict.STALE | Verdict.AFRESH:
                words = [localizer.format(f"lesson-{page.verdict}")]
            case _:
                lines = log_lines(page.events, localizer)
                words = lines if len(lines) <= LINES else [*lines[:LINES], "…"]
                return [text_block("\n".join(words))] if words else []
        return [text_block("\n".join(f"💡 {line}" for line in words))]

    def _choices(self, looked_at: PanelPictures) -> list[ui.Item[Any] | None]:
        if self.decision is None:
            return []
        task = text_block(f"👉 {self._task(looked_at)}")
        items = list(
            choice_items(self.position, self.decision, self.localizer, place=self.place, letters=looked_at.letters)
        )
        for item in items:
            if item is not None:
                readdressed(item, VERBS, self.page.game.key)
        return [task, *items]

    def _task(self, looked_at: PanelPictures) -> str:
        """What to press now: what leads on, by the name that it has where it is asked first."""
        assert self.decision is not None and self.asked is not None  # noqa: S101, PT018 - asked only where there is one
        step, localizer = self.page.step, self.localizer
        if step.anything:
            return localizer.format("lesson-anything", prompt=self.decision.prompt)
        first = [choice for choice in open_choices(self.asked) if choice.key in step.do]
        wanted = first or [choice for choice in open_choices(self.decision) if step.accepts(choice.key)]
        named = [f"**{self._called(choice, looked_at)}**" for choice in wanted]
        return localizer.format("lesson-do", choices=" / ".join(named))

    def _called(self, choice: Choice, looked_at: PanelPictures) -> str:
        label, letter = self.localizer(choice.label), looked_at.letters.get(choice.key)
        return f"{letter} · {label}" if letter else label

    def _ways(self) -> list[ui.ActionRow[Any] | None]:
        page, localizer = self.page, self.localizer
        if page.last:
            others = [lesson for lesson in page.game.lessons if lesson is not page.lesson]
            again = self._button(Way.AGAIN, "button-lesson-again")
            return [row(again, *lesson_buttons(page.game.key, others, localizer))]
        return [
            row(
                self._button(Way.ON, "button-show-me")
                if page.step.asks
                else self._button(Way.ON, "button-go-on", style=discord.ButtonStyle.primary),
                self._button(Way.BACK, "button-back") if page.number else None,
                self._button(Way.SIGNS, "button-signs"),
                self._button(Way.STOP, "button-stop"),
            )
        ]

    def _button(self, what: Way, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> CairnButton:
        to = Id("lesson", 0, self.page.learner.revision, f"{self.page.game.key}.{what}")
        return CairnButton(to, self.localizer.format(label), style=style)


def _table(page: LessonPage, person: Person, language: str, seats: Sequence[Seat]) -> Table:
    now = utc_now()
    return Table(
        id=0,
        guild_id=0,
        channel_id=0,
        game=page.game.key,
        options={},
        language=language,
        status=Status.RUNNING,
        owner_id=person.user_id,
        seats=tuple(seats),
        revision=page.learner.revision,
        created_at=now,
        touched_at=now,
    )
