"""Lessons: every one can be walked in the engine, by each choice it accepts, and says everything in every language.

A changed rule or card that breaks a lesson breaks these tests.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.core.localizer import LANGUAGES, Localizer
from contract.rule import rule
from games.engine import LEARNER, AnyGame, IllegalMove, Lesson, LessonStep, open_keys, steps
from games.engine.lessons import BOARD, HAND
from games.engine.teaching import answer, asked, best, state_at
from render.scene import scene

NAMES = ("Ann", "Juno", "Kiko", "Lou", "Mika", "Noa")
SENTENCES = 4
"""A step says no more than that, the numbers in it included."""


@rule("LessonStep")
def test_each_choice_that_leads_on_is_open_and_leads_to_the_next_step(game: AnyGame, lesson: Lesson) -> None:
    assert lesson.steps[0].position is not None
    assert len({step.id for step in lesson.steps}) == len(lesson.steps) <= 15
    assert not lesson.steps[-1].asks
    for number, step in enumerate(lesson.steps):
        state = state_at(game, lesson, number)
        assert game.decode(game.encode(state)) == state
        if not step.asks:
            continue
        decision = asked(game, state, step)
        assert decision is not None, step.id
        for key in step.do or [best(game, state, step)]:
            assert step.accepts(key)
            after = answer(game, state, step, key).state
            following = lesson.steps[number + 1]
            if following.position is None and following.asks:
                assert asked(game, after, following) is not None, (step.id, key)
            taken = steps(game, state, LEARNER, key)[-1].outcome.state
            script = list(step.then)
            while script:
                taken = game.apply(taken, game.mover(taken), script.pop(0)).state


@rule("LessonStep")
def test_what_does_not_lead_on_is_told_apart_from_what_cannot_be_done(game: AnyGame, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        state = state_at(game, lesson, number)
        decision = asked(game, state, step) if step.do else None
        if decision is None:
            continue
        others = [key for key in open_keys(decision) if not step.accepts(key)]
        for key in others:
            answer(game, state, step, key)
        with pytest.raises(IllegalMove):
            answer(game, state, step, "no-such-choice")


@rule("Lesson")
def test_a_lesson_says_everything_in_every_language_and_shows_what_there_is(game: AnyGame, lesson: Lesson) -> None:
    for language in LANGUAGES:
        say = said(game, lesson, language)
        assert say(lesson.name)
        for step in lesson.steps:
            words = say(lesson.words(step))
            assert len(words) <= 700, (language, step.id)
            assert len(re.findall(r"[.!?](?=\s|\*|$)", words)) <= SENTENCES, (language, step.id)
            reason = lesson.otherwise(step)
            assert reason is None or say(reason)
    for number, step in enumerate(lesson.steps):
        regions = scene(game.key).regions(game.view(state_at(game, lesson, number), LEARNER))
        assert set(step.show) <= {BOARD, HAND, *regions}, step.id
        assert step.show or step.asks or step is lesson.steps[-1], step.id


@rule("LessonStep")
def test_a_step_speaks_of_all_that_leads_on_or_of_none_of_it(game: AnyGame, lesson: Lesson) -> None:
    """Else its words ask for one thing and its task for another."""
    say, names = said(game, lesson), scene(game.key).pieces()
    for number, step in enumerate(lesson.steps):
        decision = asked(game, state_at(game, lesson, number), step) if len(step.do) > 1 else None
        about = [choice.ref or "" for choice in decision.choices if choice.key in step.do] if decision else []
        named = [say(names[piece]) in say(lesson.words(step)) for piece in about if piece in names]
        assert all(named) or not any(named), (step.id, about)


@rule("LessonStep")
@pytest.mark.usefixtures("pixels_only")
def test_what_is_spoken_of_is_marked_in_a_picture(game: AnyGame, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        if step.marks:
            state = state_at(game, lesson, number)
            say = said(game, lesson)
            plain = looked_at(game, step, state, (), say)
            assert plain, step.id
            assert looked_at(game, step, state, step.marks, say) != plain, step.id


def said(game: AnyGame, lesson: Lesson, language: str = LANGUAGES[0]) -> Localizer:
    """Words at the table of a lesson."""
    return Localizer(language, game.key, NAMES[: lesson.seats])


def looked_at(game: AnyGame, step: LessonStep, state: Any, marks: tuple[str, ...], say: Localizer) -> list[bytes]:
    """The pictures of a step, with ``marks``."""
    view, drawn = game.view(state, LEARNER), scene(game.key)
    found = [drawn.hand(view, say, touched=marks)] if HAND in step.show else []
    for region in step.show:
        if region != HAND:
            found += drawn.board(view, say, touched=marks, region=None if region == BOARD else region)
    decision = asked(game, state, step) if step.asks else None
    if decision is not None:
        found += drawn.panel(view, decision, say, touched=marks)
    return [picture.png for picture in found if picture is not None]


@rule("Lesson")
def test_others_play_alike_in_like_positions(game: AnyGame, lesson: Lesson) -> None:
    last = len(lesson.steps) - 1
    assert state_at(game, lesson, last) == state_at(game, lesson, last)
