"""What people do beside their turns while the bot dies: they vote, plan ahead, are reminded, play a tournament.

Whoever gets no answer does it again. What came of it is then held against what was done: everything once.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import ClassVar, TypeVar

import sqlalchemy as sa

from bot.db import Store
from bot.results.schema import results
from bot.tables.core import journal_queries as journal
from bot.tables.core import queries as tables
from bot.tables.core.model import Entry
from bot.tournaments import queries as tournaments
from bot.tournaments.model import Match, Phase, TournamentState
from sandbox.server import Request
from testing.driver import Channel, Message, Response, Sandbox, User
from testing.story.acts import at_table, pause
from testing.story.helpers import ballot, begun, plan_choice, post_with, said
from testing.story.journal_checks import hold
from testing.story.killable_bot import Bot, Patient, seated
from testing.story.table import PATIENCE

T = TypeVar("T")

MINUTE, HOUR = 60.0, 3_600.0

TIMES = 3
"""How often people vote, or plan ahead, in one piece of work."""

LATEST = 600.0
"""Seconds within which anything comes that is waited for, on a machine with ten times as much to do as it can."""


class Errand(ABC):
    """One of them: ``passes`` is how many seconds are to pass while the bot is dead, ``done`` is counted by name.

    At most ``life`` clicks are answered in a life meanwhile. While one is done ``alone``, nobody plays beside it.
    """

    name: ClassVar[str]
    life: ClassVar[int] = 10
    alone: ClassVar[bool] = False

    def __init__(self, bot: Bot, sandbox: Sandbox, seed: int, game: str) -> None:
        self.bot, self.sandbox, self.seed, self.game = bot, sandbox, seed, game
        self.passes = 0.0
        self.done = Counter[str]()
        self.channel = sandbox.guild.channel(self.name)

    async def prepare(self) -> None:
        """Opens its tables, while nothing dies yet."""
        self.table = await seated(self.bot, self.sandbox, self.channel, self.seed, ["Ann", "Ben"])

    @abstractmethod
    async def run(self) -> None:
        """Does all of it."""

    async def check(self, store: Store) -> None:
        """Hold what came of it against what was done. Raises AssertionError."""
        await hold(store, self.table)

    async def surely(self, act: Callable[[], Awaitable[Response]], found: Callable[[], T | None]) -> T:
        """Does ``act`` as often as it takes until there is what is to be ``found``, and returns that."""
        while not (there := found()):
            await self.bot.insist(act)
            with contextlib.suppress(TimeoutError):
                await self.sandbox.until(found, timeout=PATIENCE)
        return there

    async def wait(self, seconds: float) -> None:
        """Have so much time pass at the bot's next death."""
        self.passes = seconds
        await self.sandbox.until(lambda: not self.passes, LATEST)


class Votes(Errand):
    """Two agree to pause, and later to take a turn back, again and again."""

    name = "votes"

    async def run(self) -> None:
        for _ in range(TIMES):
            await self._pause()
            await self._take_back()

    async def _pause(self) -> None:
        ann, ben = self.table.users
        await self._agreed(partial(pause, ann, 3, self.channel), ben, "play-on")
        board = post_with(self.channel, "play-on")
        assert board is not None
        click = partial(ann.click, board, custom_id="cairn:b:play-on")
        await self.surely(click, lambda: post_with(self.channel, "play-on") is None)
        self.done["pauses by vote"] += 1

    async def _take_back(self) -> None:
        first = await self.table.turn()
        other = next(user for user in self.table.users if user is not first)
        before = await self.table.board()
        await self._agreed(partial(self._ask_back, first, before), other)
        await self.sandbox.until(lambda: self.table.boards[-1] != before, LATEST)
        self.done["turns taken back by vote"] += 1

    async def _ask_back(self, user: User, board: Message) -> Response:
        asked = await user.forge_component(board, "cairn:b:undo-far:1:0:")
        if asked.message is None or not any("undo-ask" in (button.custom_id or "") for button in asked.buttons):
            return asked
        return await user.click(asked, custom_id="cairn:b:undo-ask")

    async def _agreed(self, ask: Callable[[], Awaitable[Response]], by: User, follows: str = "") -> None:
        """Somebody asks, and the other agrees: the question is closed, and a post ``follows`` with a button of this."""
        poll = await self.surely(ask, partial(post_with, self.channel, "poll"))
        agree = partial(by.click, poll, custom_id=ballot(poll, "agree"), stale=True)

        def closed() -> bool:
            return post_with(self.channel, "poll") is None and (
                not follows or post_with(self.channel, follows) is not None
            )

        await self.surely(agree, closed)

    async def check(self, store: Store) -> None:
        told = Counter(event.text.id for entry in await _entries(store) for event in entry.events)
        assert told["log-paused"] == told["log-played-on"] == self.done["pauses by vote"], told
        assert told["log-taken-back-agreed"] == self.done["turns taken back by vote"], told
        closed = [message for message in self.channel.messages if said(None, "proposal-over-paused") in message.text]
        assert len(closed) == self.done["pauses by vote"], "each question stands there once"
        closed = [message for message in self.channel.messages if said(None, "undo-over-done") in message.text]
        assert len(closed) == self.done["turns taken back by vote"], "each question stands there once"


class Premoves(Errand):
    """Who waits plans the next turn, and it is played while the bot dies."""

    name = "premoves"

    async def run(self) -> None:
        for _ in range(TIMES):
            waiting = self.table.other
            await self._plan(waiting)
            await self.table.turn()
            await self.wait(20 * MINUTE)
            await self.sandbox.until(lambda user=waiting: self.table.waits_for_others(user), LATEST)  # type: ignore[misc]
            self.done["premoves played"] += 1

    async def _plan(self, user: User) -> None:
        panel: Response | None = None
        while panel is None or said(user, "plan-whole") not in panel.text:
            if panel is None:
                panel = await self.bot.insist(partial(user.click, await self.table.board(), custom_id="cairn:b:plan"))
            else:
                panel = await self.bot.insist(partial(plan_choice, user, panel, "draw-pile"))

    async def check(self, store: Store) -> None:
        await super().check(store)
        played = [entry for entry in await _entries(store) if entry.ordered]
        assert len(played) == 2 * self.done["premoves played"], f"a card and a draw each: {played}"


class Reminders(Errand):
    """People do not play: they are reminded after one day, and after two more, each time in place of the last."""

    name = "reminders"
    tables = 4

    async def prepare(self) -> None:
        self.idle: list[Patient] = []
        for number in range(self.tables):
            channel = self.sandbox.guild.channel(f"idle {number}")
            self.idle.append(await seated(self.bot, self.sandbox, channel, self.seed, ["Ann", "Ben"]))
        self.posted: dict[str, set[str]] = {
            f"/channels/{table.actor.private.id}/messages": set() for table in self.idle
        }
        self.sandbox.server.on_request.append(self._heard)

    def _heard(self, request: Request) -> None:
        if request.method == "POST" and request.status == 200 and request.path in self.posted and not request.files:
            self.posted[request.path].add(request.answer["id"])

    async def run(self) -> None:
        for number, days in enumerate((1, 2), 1):
            await self.wait(24 * HOUR * days + HOUR)
            await self.wait(16 * MINUTE)  # over which they are spread
            for posted in self.posted.values():
                await self.sandbox.until(lambda posted=posted, number=number: len(posted) >= number, LATEST)  # type: ignore[misc]
                self.done["reminders"] += 1

    async def check(self, store: Store) -> None:
        assert [len(posted) for posted in self.posted.values()] == [2] * self.tables, "each is posted once"
        for table in self.idle:
            await hold(store, table)
            user = table.actor
            (_,) = (message for message in user.dms() if said(user, "alert-reminder", count=1) in message.text)


class Cup(Errand):
    """Four people sign up, check in and play two rounds: some turns of each game, until somebody gives up."""

    name = "cup"
    rounds, turns = 2, 2

    async def prepare(self) -> None:
        guild = self.sandbox.guild
        self.boss = guild.user("Boss", manager=True)
        self.four = [guild.user(f"{name} of the cup") for name in ("Ann", "Ben", "Carl", "Dora")]
        self.tables: list[Patient] = []

    async def run(self) -> None:
        given = {"game": "lost_cities", "pace": "brisk", "title": "Cup", "rounds": self.rounds, "seeding": "lot"}
        while await self._state() is None:
            await self.bot.insist(partial(self.boss.slash, "/tournament open", self.channel, options=given))
        await self._all_click("tournament-in", lambda state: {each.user_id for each in state.people})
        await self.wait(25 * HOUR)
        await self._all_click(
            "tournament-here", lambda state: {each.user_id for each in state.people if each.checked_in}
        )
        for number in range(1, self.rounds + 1):
            matches = await self._opened(number)
            await asyncio.gather(*(self._play(match) for match in matches))
            self.done["rounds played"] += 1
        await self._until(lambda state: state.tournament.phase is Phase.OVER or None)

    async def _state(self) -> TournamentState | None:
        async with self.bot.store() as store:
            return await store.read(tournaments.find, 1)

    async def _until(self, found: Callable[[TournamentState], T | None]) -> T:
        """Wait until this is found in what is stored."""
        async with asyncio.timeout(LATEST):
            while True:
                state = await self._state()
                if state is not None and (there := found(state)):
                    return there
                await asyncio.sleep(0.5)

    async def _all_click(self, verb: str, who: Callable[[TournamentState], set[int]]) -> None:
        """All four click a button, until they are among those ``who`` have."""
        post = await self.sandbox.until(partial(post_with, self.channel, verb), LATEST)
        for user in self.four:
            while True:
                state = await self._state()
                if state is not None and int(user.id) in who(state):
                    break
                await self.bot.insist(partial(user.click, post, custom_id=f"cairn:b:{verb}", stale=False))

    async def _opened(self, number: int) -> Sequence[Match]:
        def opened(state: TournamentState) -> Sequence[Match] | None:
            here = [match for match in state.current if state.tournament.round == number]
            return here if here and all(match.table_id is not None for match in here) else None

        return await self._until(opened)

    async def _play(self, match: Match) -> None:
        """Some turns at a table, and somebody gives up."""
        async with self.bot.store() as store:
            found = await store.read(tables.find, match.table_id or 0)
        assert found is not None
        users = [next(user for user in self.four if int(user.id) == seat.user_id) for seat in found.seats]

        def thread() -> Channel | None:
            return next((each for each in self.channel.threads if int(each.id) == found.channel_id), None)

        table = Patient(self.sandbox, users, await self.sandbox.until(thread, LATEST), seed=self.seed)
        table.bot = self.bot
        self.tables.append(table)
        await self.sandbox.until(lambda: table.boards, LATEST)
        for _ in range(self.turns):
            await table.turn()
        user = table.actor
        while not await self._decided(match):
            await self._give_up(user, table.channel, found.id)

    async def _decided(self, match: Match) -> bool:
        state = await self._state()
        now = None if state is None else state.match(match.id)
        return now is not None and now.verdict is not None

    async def _give_up(self, user: User, channel: Channel, table_id: int) -> None:
        concede = f"cairn:b:leave-game:{table_id}:0:concede"
        panel = await self.bot.insist(partial(at_table, user, "leave", channel))
        if panel is not None and (panel := await self.bot.insist(partial(user.click, panel, custom_id=concede))):
            await self.bot.insist(partial(user.click, panel, custom_id=f"{concede}.sure"))
        await asyncio.sleep(0.5)

    async def check(self, store: Store) -> None:
        guild = int(self.sandbox.guild.id)
        assert len(await store.read(tournaments.of_guild, guild, 9)) == 1, "it is opened once"
        state = await store.read(tournaments.find, 1)
        assert state is not None
        assert len(state.people) == len(self.four)
        opened = [match.table_id for match in state.matches]
        assert len({*opened}) == len(opened) == 2 * self.rounds, opened
        for number in range(1, self.rounds + 1):
            assert len(begun(self.channel, number)) == 2, "each match is posted once"
        thanks = said(None, "ceremony-thanks", players=4, games=4, organiser=self.boss.mention)
        ended = [message for message in self.channel.messages if thanks in message.text]
        assert len(ended) == 1, f"its end is told once: {ended}"
        assert await store.read(_results, opened) == len(opened), "each game has one result"
        for table in self.tables:
            await hold(store, table, hands=False)


def _results(connection: sa.Connection, table_ids: Sequence[int | None]) -> int:
    count = sa.select(sa.func.count()).select_from(results).where(results.c.table_id.in_(table_ids))
    return connection.scalar(count) or 0


async def _entries(store: Store) -> list[Entry]:
    """The journal of the first table."""
    return await store.read(journal.since, 1, 0)


ERRANDS: tuple[type[Errand], ...] = (Votes, Premoves, Reminders, Cup)
