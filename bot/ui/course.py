"""The lessons of a game to choose from, for who has taken one, or leaves one for now."""

from __future__ import annotations

from collections.abc import Iterable

from bot.lessons.lessons import Course
from bot.localizer import Localizer
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.learn_button import learn_button
from bot.ui.message import Message, layout, row, text_block
from games.engine import Lesson

MOST = 4
"""So many lessons have a button beside another one."""


def menu(course: Course, localizer: Localizer) -> Message:
    """All lessons, with those that are done ticked."""
    lines = [f"### {localizer.format('lesson-menu')}"]
    for lesson in course.game.lessons:
        known = "lesson-menu-done" if lesson.key in course.finished else "lesson-menu-new"
        lines.append(localizer.format(known, lesson=lesson.name, steps=len(lesson.steps)))
    return Message(
        layout(text_block("\n".join(lines)), row(*lesson_buttons(course.game.key, course.game.lessons, localizer)))
    )


def stopped(course: Course, localizer: Localizer) -> Message:
    """Goodbye for now: where somebody is stays kept, and other lessons can be begun instead."""
    others = [lesson for lesson in course.game.lessons if lesson.key != course.at]
    return Message(
        layout(
            text_block(localizer.format("lesson-stopped")),
            row(
                learn_button(localizer, game=course.game.key),
                *lesson_buttons(course.game.key, others, localizer),
            ),
        )
    )


def lesson_buttons(game: str, lessons: Iterable[Lesson], localizer: Localizer) -> list[CairnButton]:
    """A button to the beginning of each lesson."""
    return [
        CairnButton(Id("lesson-begin", 0, arg=f"{game}.{lesson.key}"), localizer(lesson.name), emoji="🎓")
        for lesson in list(lessons)[:MOST]
    ]
