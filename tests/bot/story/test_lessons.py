"""Lessons in the sandbox: by command and by button, step by step to the end, seen by nobody else."""

from __future__ import annotations

import pytest

from bot.client import Cairn
from bot.config import Settings
from bot.lessons.lessons import LessonPage
from bot.localizer import Localizer
from bot.sandbox.driver import Channel, Response, Sandbox, User
from games import GAMES
from games.engine import open_keys
from games.engine.lessons import asked, best
from tests.bot.story.helpers import said


async def press(user: User, shown: Response, key: str) -> Response:
    """Takes a choice by its button, or in the menu that has it."""
    for button in shown.need().buttons:
        if (button.custom_id or "").startswith("cairn:b:try:") and (button.custom_id or "").endswith(f".{key}"):
            return await user.click(shown, custom_id=button.custom_id)
    for menu in shown.need().selects:
        if any(option.value == key for option in menu.options):
            return await user.choose(shown, None, key, custom_id=menu.custom_id)
    raise LookupError(key)


async def walked(cairn: Cairn, user: User, game: str, shown: Response) -> None:
    """Goes through a lesson to its end, and presses something else first wherever there is something else."""
    lessons, words = cairn.context.lessons, Localizer("de" if user.person.locale == "de" else "en", game, ["", ""])

    async def now() -> LessonPage:
        return await lessons.open(int(user.id), game)

    page = await now()
    while not page.last:
        assert words(page.lesson.words(page.step)).splitlines()[0] in shown.text
        assert len(shown.need().pictures) >= len(page.step.show)
        if not page.step.asks:
            shown = await user.click(shown, said(user, "button-go-on"))
        else:
            decision = asked(page.game, page.state, page.step)
            assert decision is not None
            wrong = [key for key in open_keys(decision) if not page.step.accepts(key)]
            if wrong:
                told = await press(user, shown, wrong[0])
                reason = page.lesson.otherwise(page.step)
                assert (words(reason) if reason else said(user, "lesson-not-here")) in told.text
                assert (await now()).number == page.number
            shown = await press(user, shown, best(page.game, page.state, page.step))
        number = page.number + 1
        learner = await cairn.store.learner(int(user.id), game)
        assert learner is not None
        assert learner.step == page.lesson.steps[number].id
        if number == len(page.lesson.steps) - 1:
            assert words(page.lesson.words(page.lesson.steps[number])).splitlines()[0] in shown.text
            return
        page = await now()


@pytest.mark.parametrize("reader", [0, 1])
async def test_every_first_lesson_is_walked_by_clicks_and_nobody_else_sees_it(
    cairn: Cairn, people: list[User], games: Channel, reader: int
) -> None:
    user, other = people[reader], people[1 - reader]
    for game in GAMES:
        if GAMES[game].lessons:
            shown = await user.slash("/learn", game=game)
            assert shown.ephemeral
            await walked(cairn, user, game, shown)
    assert (other.sees(games), games.messages) == ([], [])


async def test_a_lesson_survives_a_restart_and_its_old_buttons_still_work(
    sandbox: Sandbox, cairn: Cairn, people: list[User], settings: Settings, games: Channel
) -> None:
    alice = people[0]
    shown = await alice.slash("/learn", game="lost_cities")
    for label in ("Go on", "Go on", "Show me"):
        shown = await alice.click(shown, label)
    await cairn.shutdown()
    again = await sandbox.connect(lambda: Cairn(settings))
    on = await press(alice, shown, "draw-pile")
    assert "step 5 of" in on.text
    stopped = await alice.click(on, "Stop")
    assert said(alice, "lesson-stopped") in stopped.text
    back = await alice.click(stopped, said(alice, "button-learn"))
    assert "step 5 of" in back.text
    signs = await alice.click(back, said(alice, "button-signs"))
    assert len(signs.pictures) == 1
    await again.shutdown()


async def test_the_ways_to_a_lesson(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    alice, bob, carla = people[:3]
    await alice.slash("/table open", game="lost_cities")
    offer = said(bob, "lesson-offer", game="Lost Cities")
    await sandbox.until(lambda: len(games.messages) == 1)
    (lobby,) = games.messages
    joined = await bob.click(lobby, said(None, "button-join"))
    assert offer in joined.text
    await bob.slash("/table leave")
    assert offer not in (await bob.click(lobby, said(None, "button-join"))).text, "once"
    rules = await carla.slash("/rules", game="lost_cities")
    for way in (joined, lobby, rules):
        user = {id(joined): bob, id(rules): carla}.get(id(way), alice)
        label = said(None if way is lobby else user, "button-learn")
        lesson = await user.click(way, label)
        assert lesson.ephemeral
        assert "1" in lesson.text.splitlines()[0]
    here = await carla.slash("/learn")
    assert here.text.splitlines()[0] == (await carla.slash("/learn", game="lost_cities")).text.splitlines()[0]
