"""The service of lessons: each person goes through a game's lessons alone, stops, comes back, repeats.

Every method answers with the page to show. A row of the database holds where somebody is; the positions are played by
the game's own engine. A position that this version cannot read, or in which the step makes no sense any more since
rules have changed, begins its step anew.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec

from bot.errors import told
from bot.model.lesson import Learner
from bot.store.learners import is_new
from bot.tables.refusal import Refusal
from games import GAMES
from games.engine import AnyGame, Event, IllegalMove, Lesson, LessonStep, Text, UnreadableState
from games.engine.lessons import answer, asked, best, state_at

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)


class Verdict(StrEnum):
    """What there is to say of what was pressed last: nothing, since it led on, or why it did not."""

    NOTHING = "nothing"
    NOT_HERE = "not-here"
    CLOSED = "closed"
    STALE = "stale"
    AFRESH = "afresh"


@dataclass(frozen=True, slots=True)
class LessonPage:
    """A step of a lesson as somebody meets it, in ``state``; ``events`` are what has led there from the step before.

    ``reason`` is what the game says of a choice that is closed, or the lesson of one that does not lead on.
    """

    game: AnyGame
    lesson: Lesson
    number: int
    state: Any
    learner: Learner
    events: tuple[Event, ...] = ()
    verdict: Verdict = Verdict.NOTHING
    reason: Text | None = None

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        """Whether the lesson is over here."""
        return self.number == len(self.lesson.steps) - 1


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game as somebody has taken them: ``at`` is the key of the one they are in, if any."""

    game: AnyGame
    at: str | None
    finished: tuple[str, ...]

    @property
    def open(self) -> bool:
        """Whether they may choose what to take: they have taken a lesson, and are in none."""
        return self.at is None and bool(self.finished)


class Lessons:
    """What people do in lessons. Raises Refusal for a game or a lesson that there is not."""

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
        new = (lesson.key for lesson in rules.lessons if lesson.key not in learner.finished)
        return await self.begin(user_id, game, next(new, rules.lessons[0].key))

    async def course(self, user_id: int, game: str) -> Course:
        """What there is to learn, and what of it somebody has learnt."""
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
        if page.verdict is Verdict.STALE or not page.step.asks:
            return page
        try:
            after = answer(page.game, page.state, page.step, path)
        except IllegalMove as illegal:
            return replace(page, verdict=Verdict.CLOSED, reason=illegal.text)
        if not page.step.accepts(path):
            return replace(page, verdict=Verdict.NOT_HERE, reason=page.lesson.otherwise(page.step))
        next_page = await self._at(page.game, page.learner, page.lesson, page.number + 1, after.state)
        if next_page.verdict is Verdict.STALE or next_page.step.position is not None:
            return next_page
        return replace(next_page, events=after.events)

    async def go_on(self, user_id: int, game: str, revision: int) -> LessonPage:
        """To the next step: from one that is only read, or from one whose best choice is made for the learner."""
        page = await self.look(user_id, game, revision)
        if page.verdict is Verdict.STALE or page.last:
            return page
        if page.step.asks:
            return await self.choose(user_id, game, revision, best(page.game, page.state, page.step))
        return await self._at(page.game, page.learner, page.lesson, page.number + 1, page.state)

    async def back(self, user_id: int, game: str, revision: int) -> LessonPage:
        """To the step before, as it is for whoever makes the best choices."""
        page = await self.look(user_id, game, revision)
        if page.verdict is Verdict.STALE or page.number == 0:
            return page
        return await self._at(page.game, page.learner, page.lesson, page.number - 1)

    async def again(self, user_id: int, game: str, revision: int) -> LessonPage:
        """The same lesson from its beginning."""
        page = await self.look(user_id, game, revision)
        return page if page.verdict is Verdict.STALE else await self._at(page.game, page.learner, page.lesson, 0)

    async def invite(self, user_id: int, game: str) -> bool:
        """Whether somebody who joins a table of a game is to be offered its lesson: once, and only who is new to it."""
        known = self._games.get(game)
        return known is not None and bool(known.lessons) and await self._store.invite(user_id, game)

    async def is_new(self, user_id: int, game: str) -> bool:
        """Whether a game that somebody is about to play would be their first of its kind."""
        return await self._store.read(is_new, user_id, game)

    async def first_time(self, user_id: int, game: str, kind: str) -> bool:
        """Whether a person meets a kind of decision of a game for the first time, which is noted."""
        learner = await self._store.learner(user_id, game)
        known = learner is not None and kind in learner.met
        return not known and await self._store.note_met(user_id, game, kind)

    async def look(self, user_id: int, game: str, revision: int) -> LessonPage:
        """Where somebody is; STALE, if that is not where the button was drawn."""
        learner = await self._learner(user_id, game)
        page = self._page(self._game(game), learner) or await self.open(user_id, game)
        return page if page.learner.revision == revision else replace(page, verdict=Verdict.STALE)

    async def _learner(self, user_id: int, game: str) -> Learner:
        return await self._store.learner(user_id, game) or Learner(user_id=user_id, game=game)

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
            log.info("A lesson of %s begins its step anew: %s", game.key, told(error))
        return replace(page, state=state_at(game, lesson, number), verdict=Verdict.AFRESH)

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
        if await self._store.advance(after):
            return LessonPage(game, lesson, number, state, after)
        return replace(await self.open(learner.user_id, game.key), verdict=Verdict.STALE)


def _lesson(game: AnyGame, key: str) -> Lesson | None:
    return next((lesson for lesson in game.lessons if lesson.key == key), None)
