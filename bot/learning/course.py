"""The lessons of a game to choose from, for who has taken one, or leaves one for now."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, rows, text_block
from bot.learning.service import Course
from bot.tables.core.base import place
from bot.tables.core.model import Table
from bot.tables.show.help_buttons import learn_button
from games import GAMES
from games.engine import Lesson

MAX_BUTTONS = 4
"""The number of lessons that have a button beside another one."""


def menu(course: Course, localizer: Localizer) -> Message:
    """All lessons, with those that are done ticked."""
    lines = [f"### {localizer.format('lesson-menu')}"]
    for lesson in course.game.lessons:
        known = "lesson-menu-done" if lesson.key in course.finished else "lesson-menu-new"
        lines.append(localizer.format(known, lesson=lesson.name, steps=len(lesson.steps)))
    return Message(
        layout(
            text_block("\n".join(lines)),
            row(*lesson_buttons(course.game.key, course.game.lessons, localizer)),
            row(play_button(course.game.key, localizer)),
        )
    )


def games_menu(here: str | None, localizer: Localizer) -> Message:
    """All games to learn, first the one that is played ``here``."""
    learnt = sorted((key for key, game in GAMES.items() if game.lessons), key=lambda key: key != here)
    buttons = [
        CairnButton(
            Id("learn", 0, arg=key),
            Localizer(localizer.language, key).format("game-name"),
            style=discord.ButtonStyle.primary if key == here else discord.ButtonStyle.secondary,
            emoji="🎓",
        )
        for key in learnt
    ]
    return Message(layout(text_block(localizer.format("lesson-games")), *rows(*buttons)))


def play_button(game: str, localizer: Localizer) -> CairnButton:
    """A button that opens a table of a game with gentle computer players, and begins."""
    label = localizer.format("button-play-now")
    return CairnButton(Id("play-now", 0, arg=game), label, style=discord.ButtonStyle.primary, emoji="▶️")


def begun(table: Table, localizer: Localizer) -> Message:
    """The answer to that button: where the game has begun, what is peculiar about it, and the way to the turn."""
    words = localizer.format("said-play-now", table=str(table.id), channel=place(table))
    turn = CairnButton(
        Id("turn", table.id, table.revision), localizer.format("button-turn"), style=discord.ButtonStyle.primary
    )
    return Message(layout(text_block(words), row(turn)))


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
            row(play_button(course.game.key, localizer)),
        )
    )


def lesson_buttons(game: str, lessons: Iterable[Lesson], localizer: Localizer) -> list[CairnButton]:
    """A button to the beginning of each lesson."""
    return [
        CairnButton(Id("lesson-begin", 0, arg=f"{game}.{lesson.key}"), localizer(lesson.name), emoji="🎓")
        for lesson in list(lessons)[:MAX_BUTTONS]
    ]
