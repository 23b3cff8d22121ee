"""The service of lessons: where somebody is, what comes of what they press, and what is kept of it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from discord import ui

from bot.core.localizer import Localizer
from bot.core.workers.drawing_pool import PanelPictures, RenderPool
from bot.db import Store
from bot.db.schema import outbox, tables
from bot.discord.components import CairnButton, CairnMenu
from bot.learning import queries as learner_queries
from bot.learning.course import menu
from bot.learning.schema import learners
from bot.learning.service import Feedback, LessonPage, Lessons
from bot.learning.views import LessonDesk
from bot.tables.core.model import Person
from bot.tables.core.refusals import Refusal
from games import GAMES
from games.engine import AnyGame, Lesson, Text, open_keys
from games.engine.teaching import asked, best

ANN, BEN = 1, 2
GAME = "lost_cities"

LESSONS = [(game, lesson) for game in GAMES.values() for lesson in game.lessons]


class NoPictures(RenderPool):
    """Draws nothing."""

    async def _draw(self, context: Any, what: str, *args: Any, **options: Any) -> Any:
        return {"panel": PanelPictures(), "board": []}.get(what)


async def offered(page: LessonPage, language: str) -> set[str]:
    """What a learner can press: choices by key, and the ways below them."""
    desk = LessonDesk(page, Person(ANN, "*Ann*", language), language)
    message = await desk.message(NoPictures())
    found = set[str]()
    for item in message.layout.walk_children():
        if isinstance(item, CairnButton):
            found.add(item.cairn_id.arg.partition(".")[2])
        elif isinstance(item, CairnMenu):
            found.update(option.value for option in item.item.options)
    return found


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game.key}-{lesson.key}" for game, lesson in LESSONS])
@pytest.mark.parametrize("language", ["en", "de"])
async def test_every_lesson_is_walked_by_right_and_wrong_clicks(
    store: Store, game: AnyGame, lesson: Lesson, language: str
) -> None:
    lessons = Lessons(store)
    page = await lessons.begin(ANN, game.key, lesson.key)
    for number, step in enumerate(lesson.steps):
        assert (page.step, page.verdict) == (step, Feedback.NOTHING)
        shown = await offered(page, language)
        if page.last:
            break
        at = page.learner.revision
        if not step.asks:
            page = await lessons.go_on(ANN, game.key, at)
            continue
        decision = asked(game, page.state, step)
        assert decision is not None
        wrong = next((key for key in open_keys(decision) if not step.accepts(key)), None)
        if wrong is not None:
            stays = await lessons.choose(ANN, game.key, at, wrong)
            assert (stays.number, stays.learner, stays.verdict) == (number, page.learner, Feedback.NOT_HERE)
            assert stays.reason == lesson.otherwise(step)
            assert await offered(stays, language) == shown
        never = await lessons.choose(ANN, game.key, at, "no-such-choice")
        assert (never.learner, never.verdict) == (page.learner, Feedback.CLOSED)
        assert await offered(never, language) == shown
        right = best(game, page.state, step)
        assert right in shown or any(key.startswith(f"{right},") for key in shown), step.id
        page = await lessons.choose(ANN, game.key, at, right)
    assert page.learner.finished == (lesson.key,)
    assert await rows(store, learners) == 1, "a lesson costs one row"
    assert (await rows(store, outbox), await rows(store, tables)) == (0, 0), "nothing is posted, nothing counts"


async def rows(store: Store, table: Any) -> int:
    return await store.read(lambda connection: len(connection.execute(table.select()).all()))


@pytest.mark.parametrize("language", ["en", "de"])
async def test_what_leads_on_is_named_also_where_it_asks_further_and_where_there_is_much_of_it(
    store: Store, language: str
) -> None:
    lessons, words = Lessons(store), Localizer(language)

    def begins(key: str) -> str:
        return words.format(key, choices="|", prompt="|", menu="|").split("|")[0].removesuffix("\u2068")

    free = begins("lesson-anything")
    for key, lesson, step, named in (
        ("lost_cities", "timing", "slow", "lesson-do"),
        ("expeditions", "stars", "order", "lesson-do-menu"),
        ("moon", "first", "build", "lesson-do-in-menu"),
    ):
        page = await lessons.begin(ANN, key, lesson)
        while page.step.id != step:
            page = await lessons.go_on(ANN, key, page.learner.revision)
        said = await told(page, language)
        assert f"👉 {begins(named)}" in said, "a button is pressed, an option of a menu is chosen"
        assert free not in said, "not everything leads on"
    page = await lessons.begin(ANN, "moon", "rovers")
    while not page.step.anything:
        page = await lessons.go_on(ANN, "moon", page.learner.revision)
    assert free in await told(page, language)


async def told(page: LessonPage, language: str) -> str:
    """What a learner reads."""
    message = await LessonDesk(page, Person(ANN, "*Ann*", language), language).message(NoPictures())
    return "\n".join(item.content for item in message.layout.walk_children() if isinstance(item, ui.TextDisplay))


@pytest.mark.usefixtures("each_kind")
async def test_one_stops_comes_back_goes_back_and_begins_again(store: Store) -> None:
    lessons = Lessons(store)
    page = await lessons.open(ANN, GAME)
    for _ in range(4):
        page = await lessons.go_on(ANN, GAME, page.learner.revision)
    assert await Lessons(store).open(ANN, GAME) == msgspec_less(page), "after a restart"
    assert (await lessons.open(BEN, GAME)).number == 0, "each for themselves"
    back = await lessons.back(ANN, GAME, page.learner.revision)
    assert back.number == page.number - 1
    stale = await lessons.go_on(ANN, GAME, page.learner.revision)
    assert (stale.verdict, stale.number) == (Feedback.STALE, back.number)
    on = await lessons.go_on(ANN, GAME, back.learner.revision)
    assert (on.number, on.state) == (page.number, page.state)
    again = await lessons.again(ANN, GAME, on.learner.revision)
    assert again.number == 0


def msgspec_less(page: LessonPage) -> LessonPage:
    """The page as it is for who comes back: nothing has just happened."""
    return LessonPage(page.game, page.lesson, page.number, page.state, page.learner)


@pytest.mark.usefixtures("each_kind")
async def test_who_has_taken_a_lesson_may_choose_the_next_one(store: Store) -> None:
    lessons, (first, second) = Lessons(store), GAMES[GAME].lessons[:2]
    assert not (await lessons.course(ANN, GAME)).open, "who is new begins with the first"
    page = await lessons.open(ANN, GAME)
    assert (page.lesson, (await lessons.course(ANN, GAME)).at) == (first, first.key)
    while not page.last:
        page = await lessons.go_on(ANN, GAME, page.learner.revision)
    course = await Lessons(store).course(ANN, GAME)
    assert (course.open, course.at, course.finished) == (True, None, (first.key,))
    shown = [item.cairn_id.arg for item in menu(course, Localizer("de", GAME)).layout.walk_children()
             if isinstance(item, CairnButton)]  # fmt: skip
    assert shown == [*(f"{GAME}.{lesson.key}" for lesson in GAMES[GAME].lessons), GAME], "or they play"
    begun = await lessons.begin(ANN, GAME, second.key)
    course = await lessons.course(ANN, GAME)
    assert (begun.number, course.open, course.at) == (0, False, second.key)
    assert (await lessons.open(ANN, GAME)).lesson == second, "there one comes back to"


async def test_two_windows_do_not_take_a_step_twice(store: Store) -> None:
    lessons = Lessons(store)
    page = await lessons.open(ANN, GAME)
    clicks = await asyncio.gather(*(lessons.go_on(ANN, GAME, page.learner.revision) for _ in range(3)))
    assert sorted(found.verdict for found in clicks) == [Feedback.NOTHING, Feedback.STALE, Feedback.STALE]
    assert {found.number for found in clicks} == {1}


@pytest.mark.parametrize("change", [{"state": b"?"}, {"step": "gone"}, {"lesson": "gone"}])
async def test_a_position_that_cannot_be_read_begins_its_step_anew(store: Store, change: dict[str, Any]) -> None:
    lessons = Lessons(store)
    page = await lessons.open(ANN, GAME)
    for _ in range(2):
        page = await lessons.go_on(ANN, GAME, page.learner.revision)
    broken = msgspec.structs.replace(page.learner, revision=page.learner.revision + 1, **change)
    assert await store.write(learner_queries.advance, broken)
    again = await lessons.open(ANN, GAME)
    if "state" in change:
        assert (again.verdict, again.step, again.state) == (Feedback.AFRESH, page.step, page.state)
    else:
        assert again.number == 0
    on = await lessons.go_on(ANN, GAME, again.learner.revision)
    assert (on.number, on.verdict) == (again.number + 1, Feedback.NOTHING)


async def test_the_lesson_is_offered_once_to_who_is_new(store: Store) -> None:
    lessons = Lessons(store)
    assert [await lessons.invite(ANN, GAME) for _ in range(2)] == [True, False]
    await lessons.open(BEN, GAME)
    assert not await lessons.invite(BEN, GAME)
    assert (await lessons.open(ANN, GAME)).number == 0, "an offer is not a beginning"
    assert await lessons.is_new(ANN, GAME), "neither an offer nor a lesson is a game"


async def test_what_there_is_not_is_refused(store: Store) -> None:
    lessons = Lessons(store)
    for game, lesson in (("chess", "first"), (GAME, "gone"), ("", "")):
        with pytest.raises(Refusal):
            await lessons.begin(ANN, game, lesson)
    no_lessons: Any = {GAME: type("Quiet", (), {"lessons": ()})()}
    with pytest.raises(Refusal) as refused:
        await Lessons(store, no_lessons).open(ANN, GAME)
    assert refused.value.text == Text("refusal-no-lesson")


@pytest.mark.usefixtures("each_kind")
async def test_a_kind_of_decision_is_new_once_for_each_person_and_game(store: Store) -> None:
    lessons = Lessons(store)
    page = await lessons.open(ANN, GAME)

    async def first_time(user: int, game: str, kind: str) -> bool:
        return await store.write(lessons.note_met, user, game, kind)

    assert [await first_time(ANN, GAME, "prompt-up") for _ in range(2)] == [True, False]
    assert await first_time(ANN, GAME, "prompt-down")
    assert await first_time(BEN, GAME, "prompt-up")
    assert await first_time(ANN, "moon", "prompt-up")
    on = await lessons.go_on(ANN, GAME, page.learner.revision)
    assert (on.number, await first_time(ANN, GAME, "prompt-up")) == (1, False), "neither disturbs the other"
