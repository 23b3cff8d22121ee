"""The service of lessons: each person goes through a game's lessons alone, stops, comes back, repeats.

Every method answers with the page to show. A row of the database holds where somebody is; the positions are played by
the game's own engine. A position that this version cannot read, or in which the step makes no sense any more since
rules have changed, begins its step anew.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from bot.core.errors import describe
from bot.learning import queries as learners
from bot.learning.model import Learner
from bot.learning.queries import is_new
from bot.tables.core.panel_queries import MetQuery
from bot.tables.core.refusals import Refusal
from games import GAMES
from games.engine import AnyGame, Event, IllegalMove, Lesson, LessonStep, Text, UnreadableState
from games.engine.teaching import answer, asked, best, state_at

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)


class Feedback(StrEnum):
    """The answer to the last click in a lesson: nothing, since it led on, or why it did not."""

    NOTHING = "nothing"
    NOT_HERE = "not-here"
    CLOSED = "closed"
    STALE = "stale"
    AFRESH = "afresh"


class LessonPage(msgspec.Struct, frozen=True):
    """A step of a lesson as somebody meets it, in ``state``; ``events`` are what has led there from the step before.

    ``reason`` is what the game says of a choice that is closed, or the lesson of one that does not lead on.
    """

    game: AnyGame
    lesson: Lesson
    number: int
    state: Any
    learner: Learner
    events: tuple[Event, ...] = ()
    verdict: Feedback = Feedback.NOTHING
    reason: Text | None = None

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        """Whether the lesson is over here."""
        return self.number == len(self.lesson.steps) - 1


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game as somebody has taken them: ``at`` is the key of the one they are in, if any."""

    game: AnyGame
    at: str | None
    finished: tuple[str, ...]

    @property
    def open(self) -> bool:
        """Whether they may choose what to take: they have taken a lesson, and are in none."""
        return self.at is None and bool(self.finished)


class Lessons:
    """The lessons of people. Raises Refusal for a game or a lesson that does not exist."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame] = GAMES) -> None:
        self._store = store
        self._games = games

    async def open(self, user_id: int, game: str) -> LessonPage:
        """Where somebody was; else the first lesson that they have not finished, from its beginning."""
        rules = self._game(game)
        learner = await self._learner(user_id, game)
        page = self._page(rules, learner)
        if page is not None and not page.last:
            return page
        new = (lesson for lesson in rules.lessons if lesson.key not in learner.finished)
        return await self._at(rules, learner, next(new, rules.lessons[0]), 0)

    async def course(self, user_id: int, game: str) -> Course:
        """Return the lessons of a game, and which of them somebody has learnt."""
        rules = self._game(game)
        learner = await self._learner(user_id, game)
        page = self._page(rules, learner)
        return Course(rules, None if page is None or page.last else page.lesson.key, learner.finished)

    async def begin(self, user_id: int, game: str, lesson: str) -> LessonPage:
        """A lesson from its beginning."""
        rules = self._game(game)
        found = _lesson(rules, lesson)
        if found is None:
            raise Refusal("refusal-unknown-value")
        return await self._at(rules, await self._learner(user_id, game), found, 0)

    async def choose(self, user_id: int, game: str, revision: int, path: str) -> LessonPage:
        """Takes a choice in the step that was drawn at ``revision``; one that does not lead on changes nothing."""
        page = await self.look(user_id, game, revision)
        if page.verdict is Feedback.STALE or not page.step.asks:
            return page
        try:
            after = answer(page.game, page.state, page.step, path)
        except IllegalMove as illegal:
            return replace(page, verdict=Feedback.CLOSED, reason=illegal.text)
        if not page.step.accepts(path):
            return replace(page, verdict=Feedback.NOT_HERE, reason=page.lesson.otherwise(page.step))
        next_page = await self._at(page.game, page.learner, page.lesson, page.number + 1, after.state)
        if next_page.verdict is Feedback.STALE or next_page.step.position is not None:
            return next_page
        return replace(next_page, events=after.events)

    async def go_on(self, user_id: int, game: str, revision: int) -> LessonPage:
        """To the next step: from one that is only read, or from one whose best choice is made for the learner."""
        page = await self.look(user_id, game, revision)
        if page.verdict is Feedback.STALE or page.last:
            return page
        if page.step.asks:
            return await self.choose(user_id, game, revision, best(page.game, page.state, page.step))
        return await self._at(page.game, page.learner, page.lesson, page.number + 1, page.state)

    async def back(self, user_id: int, game: str, revision: int) -> LessonPage:
        """To the step before, as it is for whoever makes the best choices."""
        page = await self.look(user_id, game, revision)
        if page.verdict is Feedback.STALE or page.number == 0:
            return page
        return await self._at(page.game, page.learner, page.lesson, page.number - 1)

    async def again(self, user_id: int, game: str, revision: int) -> LessonPage:
        """The same lesson from its beginning."""
        page = await self.look(user_id, game, revision)
        return page if page.verdict is Feedback.STALE else await self._at(page.game, page.learner, page.lesson, 0)

    async def invite(self, user_id: int, game: str) -> bool:
        """Whether somebody who joins a table of a game is to be offered its lesson: once, and only who is new to it."""
        known = self._games.get(game)
        return known is not None and bool(known.lessons) and await self._store.write(learners.invite, user_id, game)

    async def is_new(self, user_id: int, game: str) -> bool:
        """Whether a game that somebody is about to play would be their first of its kind."""
        return await self._store.read(is_new, user_id, game)

    @property
    def has_met(self) -> MetQuery:
        """Tells whether a kind of decision was explained to a person."""
        return learners.has_met

    @property
    def note_met(self) -> MetQuery:
        """Notes that it was, and tells whether for the first time."""
        return learners.note_met

    async def look(self, user_id: int, game: str, revision: int) -> LessonPage:
        """Where somebody is; STALE, if that is not where the button was drawn."""
        learner = await self._learner(user_id, game)
        page = self._page(self._game(game), learner) or await self.open(user_id, game)
        return page if page.learner.revision == revision else replace(page, verdict=Feedback.STALE)

    async def _learner(self, user_id: int, game: str) -> Learner:
        return await self._store.read(learners.learner, user_id, game) or Learner(user_id=user_id, game=game)

    def _game(self, game: str) -> AnyGame:
        found = self._games.get(game)
        if found is None:
            raise Refusal("refusal-unknown-value")
        if not found.lessons:
            raise Refusal("refusal-no-lesson")
        return found

    def _page(self, game: AnyGame, learner: Learner) -> LessonPage | None:
        """Where somebody is; None where they are in no lesson, or in one that there is not any more."""
        lesson = _lesson(game, learner.lesson)
        number = lesson.number(learner.step) if lesson else None
        if lesson is None or number is None:
            return None
        page = LessonPage(game, lesson, number, None, learner)
        try:
            state = game.decode(learner.state)
            if not page.step.asks or asked(game, state, page.step) is not None:
                return replace(page, state=state)
        except UnreadableState as error:
            log.info("A lesson of %s begins its step anew: %s", game.key, describe(error))
        return replace(page, state=state_at(game, lesson, number), verdict=Feedback.AFRESH)

    async def _at(self, game: AnyGame, learner: Learner, lesson: Lesson, number: int, state: Any = None) -> LessonPage:
        """The page of a step, which is stored as where the learner is; without a ``state``, as it is prepared."""
        step = lesson.steps[number]
        if state is None or step.position is not None or (step.asks and asked(game, state, step) is None):
            state = state_at(game, lesson, number)
        done = (lesson.key,) if number == len(lesson.steps) - 1 and lesson.key not in learner.finished else ()
        after = msgspec.structs.replace(
            learner,
            lesson=lesson.key,
            step=step.id,
            state=game.encode(state),
            revision=learner.revision + 1,
            finished=(*learner.finished, *done),
        )
        if await self._store.write(learners.advance, after):
            return LessonPage(game, lesson, number, state, after)
        return replace(await self.open(learner.user_id, game.key), verdict=Feedback.STALE)


def _lesson(game: AnyGame, key: str) -> Lesson | None:
    return next((lesson for lesson in game.lessons if lesson.key == key), None)
