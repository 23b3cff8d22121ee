"""Who waits for what, who fits together, and what those answer who are asked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from bot.model.finding import Meeting, Wait, Wanted
from bot.model.refusal import Refusal
from bot.model.table import Person
from bot.steady_time import utc_now
from bot.store import finding as queries
from games import GAMES
from games.engine import AnyGame

if TYPE_CHECKING:
    from bot.store import Store

WAIT_LIFE = timedelta(days=3)
"""For so long somebody waits."""

MEETING_LIFE = timedelta(hours=12)
"""For so long those who fit may answer."""

REMEMBERED = timedelta(days=30)
"""For so long a button below the post of a meeting that is over still knows what has come of it."""

MOST_WAITS = 8
"""For so many games one may wait on one server."""

MOST_STEPS = 5000
"""After so many tries no more is looked for among people who block each other."""


class Standing(NamedTuple):
    """What a person waits for on a server, and how many wait for each of them who are not being asked yet."""

    waits: Sequence[Wait]
    together: Mapping[int, int]


class Finding:
    """Waiting for a game and being asked; see :meth:`arrange` for what time does. ``on_change``: someone waits."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        now: Callable[[], datetime] = utc_now,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._on_change = on_change

    async def wait(self, person: Person, wanted: Wanted, channel_id: int, *, only_one: bool = False) -> Standing:
        """A person waits for others to play what is ``wanted``, having asked in a channel. Raises Refusal."""
        game = self._games.get(wanted.game)
        if game is None:
            raise Refusal("refusal-unknown-game")
        if wanted.seats not in game.seats:
            raise Refusal("refusal-find-seats", fits=", ".join(map(str, game.seats)))
        mine = await self._store.read(queries.of_person, wanted.guild_id, person.user_id)
        if len(mine) >= MOST_WAITS and all(wait.wanted != wanted for wait in mine):
            raise Refusal("refusal-find-many", limit=MOST_WAITS)
        now = self._now()
        wait = Wait(
            id=0,
            person=person,
            wanted=wanted,
            channel_id=channel_id,
            since=now,
            until=now + WAIT_LIFE,
            only_one=only_one,
        )
        await self._store.write(queries.enter, wait)
        self._on_change()
        return await self.standing(wanted.guild_id, person.user_id)

    async def standing(self, guild_id: int, user_id: int) -> Standing:
        """What a person waits for on a server."""
        now = self._now()
        found = await self._store.read(queries.of_person, guild_id, user_id)
        found = [wait for wait in found if wait.meeting is not None or wait.until > now]
        return Standing(found, {wait.id: await self._store.read(queries.how_many, wait.wanted, now) for wait in found})

    async def give_up(self, guild_id: int, user_id: int, wait_id: int) -> None:
        """A person waits for something no longer. Raises Refusal where they did not."""
        if await self._store.write(queries.give_up, guild_id, user_id, wait_id) is None:
            raise Refusal("refusal-find-gone")
        self._on_change()

    async def answer(self, meeting_id: int, guild_id: int | None, user_id: int, *, yes: bool) -> Meeting:
        """What a person answers who is asked on a server; the meeting as it is then. Raises Refusal for anybody else.

        The same answer again changes nothing.
        """
        meeting = await self._store.read(queries.find, meeting_id)
        if meeting is None or meeting.wanted.guild_id != guild_id:
            raise Refusal("refusal-meeting-not-asked")
        if meeting.over is not None or meeting.until <= self._now():
            raise Refusal("refusal-meeting-over")
        mine = meeting.wait_of(user_id)
        if mine is None:
            raise Refusal("refusal-meeting-not-asked")
        after: Meeting | None
        if yes:
            after = await self._store.write(queries.say_yes, meeting_id, user_id)
        else:
            gone = await self._store.write(queries.give_up, guild_id, user_id, mine.id)
            after = await self._store.read(queries.find, meeting_id) if gone else None
        if after is None:
            raise Refusal("refusal-meeting-over")
        self._on_change()
        return after

    async def arrange(self, serves: Callable[[int], bool]) -> None:
        """Does what time does, and brings together who fits, on the servers for which ``serves`` says so.

        Any process may do it, at any time, and again.
        """
        now = self._now()
        await self._store.write(queries.expire, now)
        for meeting in await self._store.read(queries.under_way):
            if meeting.until <= now and serves(meeting.wanted.guild_id):
                await self._store.write(queries.end_late, meeting.id)
        for wanted in await self._store.read(queries.wanted_by_enough, now):
            if serves(wanted.guild_id):
                await self._bring_together(wanted)
        await self._store.write(queries.forget_over, now - REMEMBERED)

    async def _bring_together(self, wanted: Wanted) -> None:
        now = self._now()
        while True:
            found, blocked = await self._store.read(queries.free, wanted, now)
            fitting = together(found, blocked, wanted.seats)
            if not fitting:
                return
            meeting = Meeting(
                id=0,
                wanted=wanted,
                channel_id=max(fitting, key=lambda wait: wait.since).channel_id,
                made_at=now,
                until=now + MEETING_LIFE,
                waits=tuple(fitting),
            )
            if await self._store.write(queries.meet, meeting) is None:
                return  # another process was faster


def together(waits: Sequence[Wait], blocked: Collection[tuple[int, int]], seats: int) -> list[Wait]:
    """Those of ``waits`` who are to play together, so many that all ``seats`` are taken; none where nobody fits.

    Who has waited longest comes first, and nobody sits with whom they block or who blocks them: ``blocked`` are the
    user ids of who blocks, and whom.
    """
    steps = 0

    def search(chosen: list[Wait], rest: Sequence[Wait]) -> list[Wait]:
        nonlocal steps
        if len(chosen) == seats:
            return chosen
        for number, wait in enumerate(rest):
            steps += 1
            if steps > MOST_STEPS or len(chosen) + len(rest) - number < seats:
                return []
            me = wait.person.user_id
            others = [other.person.user_id for other in chosen]
            if any((me, other) in blocked or (other, me) in blocked for other in others):
                continue
            if found := search([*chosen, wait], rest[number + 1 :]):
                return found
        return []

    return search([], waits)
