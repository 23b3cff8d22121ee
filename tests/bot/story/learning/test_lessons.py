"""Lessons in the sandbox: by command and by button, step by step to the end, seen by nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.localizer import Localizer
from bot.core.workers.drawing_pool import PanelPictures
from bot.learning import queries as learners
from bot.tables.core.model import Status
from games import GAMES
from games.engine.teaching import best
from games.players import Level
from testing.driver import Channel, Message, Sandbox, User
from testing.story.acts import at_table
from testing.story.helpers import said
from testing.story.table import Table, choices


class Reader:
    """Somebody in a lesson: one message, which changes with each click."""

    def __init__(self, sandbox: Sandbox, user: User, message: Message) -> None:
        self.sandbox, self.user, self.message = sandbox, user, message

    async def reads(self, words: str) -> None:
        """Waits until the message says so: on a busy machine an answer comes after the click."""
        await self.sandbox.until(lambda: words in self.message.text)

    def offered(self) -> dict[str, str]:
        """The custom id by which each choice is taken, by the choice's key."""
        buttons = (button.custom_id or "" for button in self.message.buttons)
        found = {made.rpartition(".")[2].removesuffix("?"): made for made in buttons if made.startswith("cairn:b:try:")}
        menus = (menu for menu in self.message.selects if menu.custom_id.startswith("cairn:s:try:"))
        return found | {option.value.removesuffix("?"): menu.custom_id for menu in menus for option in menu.options}

    async def takes(self, key: str) -> None:
        """Takes a choice by its button, or in the menu that has it."""
        made = self.offered()[key]
        if made.startswith("cairn:b:"):
            await self.user.click(self.message, custom_id=made)
            return
        options = (option.value for menu in self.message.selects for option in menu.options)
        value = next(value for value in options if value.removesuffix("?") == key)
        await self.user.choose(self.message, None, value, custom_id=made)

    async def walks(self, cairn: Cairn, game: str, *, drawn: bool) -> None:
        """Goes through the lesson to its end, and presses something else first wherever there is something else."""
        user, lessons = self.user, cairn.lessons
        words = Localizer("de" if user.person.locale == "de" else "en", game, ["", ""])
        page = await lessons.open(int(user.id), game)
        for number, step in enumerate(page.lesson.steps):
            await self.reads(said(user, "lesson-title", lesson="", number=number + 1, steps=len(page.lesson.steps))[2:])
            await self.reads(words(page.lesson.words(step)).splitlines()[0])
            assert len(self.message.pictures) >= len(step.show) or not drawn
            moved_on = number > 0 and step.position is not None
            assert (said(user, "lesson-ahead") in self.message.text) == moved_on, "no position jumps unannounced"
            if page.last:
                return
            if not step.asks:
                await user.click(self.message, said(user, "button-go-on"))
            else:
                wrong = [key for key in self.offered() if not step.accepts(key)]
                if wrong:
                    await self.takes(wrong[0])
                    reason = page.lesson.otherwise(step)
                    await self.reads(words(reason) if reason else said(user, "lesson-not-here"))
                right = best(page.game, page.state, step)
                await self.takes(next(key for key in self.offered() if f"{key},".startswith(f"{right},")))
            await self.reads(f" {number + 2} ")
            learner = await cairn.store.read(learners.learner, int(user.id), game)
            assert learner is not None
            assert learner.step == page.lesson.steps[number + 1].id
            found = await lessons.look(int(user.id), game, learner.revision)
            assert found.number == number + 1
            page = found


@pytest.mark.parametrize("reader", [0, 1])
async def test_every_lesson_is_walked_by_clicks_and_nobody_else_sees_it(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, reader: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In both languages; pictures are drawn of each game's first lesson in one of them."""
    user, other = people[reader], people[1 - reader]
    for number, (game, rules) in enumerate(GAMES.items()):
        words = Localizer("de" if user.person.locale == "de" else "en", game)
        for lesson in rules.lessons:
            drawn = lesson == rules.lessons[0] and number % 2 == reader
            with monkeypatch.context() as patch:
                if not drawn:
                    patch.setattr(cairn.render_pool, "_draw", _nothing)
                shown = await user.slash("/learn", game=game)
                assert shown.ephemeral
                own = Reader(sandbox, user, shown.need())
                if lesson != rules.lessons[0]:
                    await user.click(own.message, words(lesson.name))
                await own.walks(cairn, game, drawn=drawn)
                learner = await cairn.store.read(learners.learner, int(user.id), game)
                assert learner is not None
                assert lesson.key in learner.finished
    assert (other.sees(games), games.messages) == ([], [])


async def _nothing(_context: Any, what: str, *_args: Any, **_options: Any) -> Any:
    """What is drawn where pictures are not what is looked at."""
    return {"panel": PanelPictures(), "board": []}.get(what)


async def test_a_lesson_survives_a_restart_and_its_old_buttons_still_work(
    sandbox: Sandbox, cairn: Cairn, people: list[User], settings: Settings, games: Channel
) -> None:
    alice = people[0]
    shown = await alice.slash("/learn", game="lost_cities")
    reader = Reader(sandbox, alice, shown.need())
    for number, label in enumerate(("Go on", "Go on", "Show me"), 2):
        await alice.click(reader.message, label)
        await reader.reads(f"step {number} of")
    await cairn.shutdown()
    again = await sandbox.connect(lambda: Cairn(settings))
    await reader.takes("draw-pile")
    await reader.reads("step 5 of")
    signs = await alice.click(reader.message, said(alice, "button-signs"))
    assert len(signs.pictures) == 1
    await alice.click(reader.message, "Stop")
    await reader.reads(said(alice, "lesson-stopped"))
    back = await alice.click(reader.message, said(alice, "button-learn"))
    assert "step 5 of" in back.text
    await again.shutdown()


async def test_the_ways_to_a_lesson(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    alice, bob, carla = people[:3]
    await alice.slash("/open", game="lost_cities")
    offer = said(bob, "lesson-offer", game="Lost Cities")
    await sandbox.until(lambda: len(games.messages) == 1)
    (lobby,) = games.messages
    joined = await bob.click(lobby, said(None, "button-join"))
    assert offer in joined.text
    await at_table(bob, "leave")
    assert offer not in (await bob.click(lobby, said(None, "button-join"))).text, "once"
    rules = await carla.slash("/help", game="lost_cities")
    for way in (joined, lobby, rules):
        user = {id(joined): bob, id(rules): carla}.get(id(way), alice)
        label = said(None if way is lobby else user, "button-learn")
        lesson = await user.click(way, label)
        assert lesson.ephemeral
        assert "1" in lesson.text.splitlines()[0]
    for channel, first in ((games, "lost_cities"), (sandbox.guild.channel("elsewhere"), next(iter(GAMES)))):
        choice = await carla.slash("/learn", channel)
        offered = [(button.custom_id or "").rpartition(":")[2] for button in choice.buttons]
        assert (offered[0], set(offered)) == (first, set(GAMES)), "the game of the table here comes first"
        lesson = await carla.click(choice, custom_id="cairn:b:learn:0:0:moon")
        assert lesson.text.splitlines()[0] == (await carla.slash("/learn", game="moon")).text.splitlines()[0]


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_ends_with_a_button_that_begins_a_game_for_beginners(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, game: str
) -> None:
    user, lessons = people[0], cairn.lessons
    page = await lessons.open(int(user.id), game)
    for _ in page.lesson.steps[2:]:
        page = await lessons.go_on(int(user.id), game, page.learner.revision)
    shown = await user.slash("/learn", game=game)
    on = next(button for button in shown.buttons if (button.custom_id or "").endswith(".on"))
    end = await user.click(shown, custom_id=on.custom_id)
    begun = await user.click(end, said(user, "button-play-now"))
    table = await cairn.tables.get(1)
    assert (table.status, table.hints_allowed, table.rated) == (Status.RUNNING, True, False)
    assert [seat.level for seat in table.seats] == [None, *[Level.GENTLE] * (min(GAMES[game].seats) - 1)]
    assert said(user, "said-play-now", table="1", channel=f"<#{games.id}>") in begun.text
    await sandbox.until(lambda: user.id in [one for post in games.messages for one in post.pings])
    assert said(user, "button-advice") in [
        one.label for one in (await user.click(begun, custom_id="cairn:b:turn")).buttons
    ]


async def test_after_the_first_lesson_one_chooses_what_to_learn_next(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    user, lessons = people[0], cairn.lessons
    first, second = GAMES["moon"].lessons[:2]
    words = Localizer("de" if user.person.locale == "de" else "en", "moon")
    page = await lessons.begin(int(user.id), "moon", first.key)
    while not page.last:
        page = await lessons.go_on(int(user.id), "moon", page.learner.revision)
    shown = await user.slash("/learn", game="moon")
    assert f"✅ {words(first.name)}" in shown.text
    reader = Reader(sandbox, user, shown.need())
    await user.click(reader.message, words(second.name))
    await reader.reads(words(second.words(second.steps[0])).splitlines()[0])
    await user.click(reader.message, said(user, "button-stop"))
    await reader.reads(said(user, "lesson-stopped"))
    assert words(first.name) in [button.label for button in reader.message.buttons], "another one instead"
    back = await user.slash("/learn", game="moon")
    assert words(second.name) in back.text.splitlines()[0]
    assert games.messages == []


async def test_a_kind_of_decision_is_explained_once_and_never_to_who_wants_no_hints(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2])
    board, actor = await table.board(), table.actor
    words = Localizer("de" if actor.person.locale == "de" else "en", "lost_cities", ["", ""])
    down, up = words.format("about-prompt-down"), words.format("about-prompt-up")
    first = await actor.click(board, custom_id="cairn:b:turn")
    assert down in first.text
    assert down not in (await actor.click(board, custom_id="cairn:b:turn")).text, "once"
    await actor.click(first, custom_id="cairn:b:no-hints")
    message = first.need()
    await sandbox.until(lambda: said(actor, "said-no-hints") in message.text)
    assert down not in message.text
    drawing = await table.take(actor, first, choices(first)[0])
    assert up not in drawing.text
    await actor.slash("/settings", options={"my-hints": "on"})
    again = await actor.click(board, custom_id="cairn:b:turn")
    assert up in again.text
