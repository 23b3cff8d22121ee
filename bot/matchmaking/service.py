"""The queues of people who look for a game, and the parties of those who fit together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from bot.core.refusal import Refusal
from bot.core.steady_time import utc_now
from bot.matchmaking import queries
from bot.matchmaking.model import Criteria, Party, QueueEntry
from bot.scheduler.model import ELSEWHERE
from bot.scheduler.scheduler import Scheduler
from bot.tables.core.model import Person
from bot.tables.lobby.service import seat_counts
from games import GAMES
from games.engine import AnyGame

if TYPE_CHECKING:
    import sqlalchemy as sa

    from bot.db import Store

ENTRY_LIFE = timedelta(days=3)
"""For so long somebody waits."""

PARTY_LIFE = timedelta(hours=12)
"""For so long those who fit may answer."""

PAST_PARTY_LIFE = timedelta(days=30)
"""For so long a button below the post of a party that is over still knows what has come of it."""

MAX_ENTRIES = 8
"""For so many games one may wait on one server."""

MAX_STEPS = 5000
"""After so many tries no more is looked for among people who block each other."""


class QueueStatus(NamedTuple):
    """The entries of a person on a server, and how many could play what each wants by now, that person included."""

    queue_entries: Sequence[QueueEntry]
    together: Mapping[int, int]


class Matchmaking:
    """Waiting for a game and being asked; see :meth:`check` for what time does.

    ``on_server`` tells whether a server is this process's to see to, ``on_outbox`` is called when there is something to
    say, and ``scheduler`` is woken when a due time has changed.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        now: Callable[[], datetime] = utc_now,
        on_server: Callable[[int], bool] = lambda _: True,
        on_outbox: Callable[[], None] = lambda: None,
        scheduler: Scheduler | None = None,
    ) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._on_server = on_server
        self._on_outbox = on_outbox
        self.scheduler = scheduler or Scheduler(store, now)

    async def wait(self, person: Person, wanted: Criteria, channel_id: int, *, only_one: bool = False) -> QueueStatus:
        """A person waits for others to play what is ``wanted``, having asked in a channel. Raises Refusal."""
        game = self._games.get(wanted.game)
        if game is None:
            raise Refusal("refusal-unknown-game")
        if wanted.seats not in game.seats:
            raise Refusal("refusal-find-seats", fits=seat_counts(game.seats))
        mine = await self._store.read(queries.of_person, wanted.guild_id, person.user_id)
        if len(mine) >= MAX_ENTRIES and all(wait.wanted != wanted for wait in mine):
            raise Refusal("refusal-find-many", limit=MAX_ENTRIES)
        now = self._now()
        wait = QueueEntry(
            id=0,
            person=person,
            wanted=wanted,
            channel_id=channel_id,
            since=now,
            until=now + ENTRY_LIFE,
            only_one=only_one,
        )
        await self._store.write(queries.enter, wait)
        self.scheduler.wake()
        return await self.standing(wanted.guild_id, person.user_id)

    async def standing(self, guild_id: int, user_id: int) -> QueueStatus:
        """Return the status of a person on a server."""
        now = self._now()

        def find(connection: sa.Connection) -> QueueStatus:
            known = queries.of_person(connection, guild_id, user_id)
            found = [wait for wait in known if wait.party is not None or wait.until > now]
            waiting = [wait for wait in found if wait.party is None]
            return QueueStatus(
                found, {wait.id: company(wait, *queries.free(connection, wait.wanted, now)) for wait in waiting}
            )

        return await self._store.read(find)

    async def give_up(self, guild_id: int, user_id: int, entry_id: int) -> None:
        """A person waits for something no longer. Raises Refusal where they did not."""
        if await self._store.write(queries.give_up, guild_id, user_id, entry_id, self._now()) is None:
            raise Refusal("refusal-find-gone")
        self._on_outbox()
        self.scheduler.wake()

    async def answer(self, party_id: int, guild_id: int | None, user_id: int, *, yes: bool) -> Party:
        """Answer for a person who is asked, and return the party as it is then. Raises Refusal for anybody else.

        The same answer again changes nothing.
        """
        party = await self._store.read(queries.find, party_id)
        if party is None or party.wanted.guild_id != guild_id:
            raise Refusal("refusal-party-not-asked")
        if party.over is not None or party.until <= self._now():
            raise Refusal("refusal-party-over")
        mine = party.entry_of(user_id)
        if mine is None:
            raise Refusal("refusal-party-not-asked")
        after: Party | None
        if yes:
            after = await self._store.write(queries.say_yes, party_id, user_id, self._now())
        else:
            gone = await self._store.write(queries.give_up, guild_id, user_id, mine.id, self._now())
            after = await self._store.read(queries.find, party_id) if gone else None
        if after is None:
            raise Refusal("refusal-party-over")
        self._on_outbox()
        self.scheduler.wake()
        return after

    async def check(self, guild_id: int) -> datetime | None:
        """Do what time does on a server, and bring together who fits; return when to check it next.

        Any process may do it, at any time, and again.
        """
        now = self._now()
        if not self._on_server(guild_id):
            return now + ELSEWHERE
        await self._store.write(queries.expire, guild_id, now)
        for party in await self._store.read(queries.under_way, guild_id):
            if party.until <= now:
                await self._store.write(queries.end_late, party.id, now)
        for wanted in await self._store.read(queries.wanted_by_enough, guild_id, now):
            await self._bring_together(wanted)
        self._on_outbox()
        await self._store.write(queries.forget_over, guild_id, now - PAST_PARTY_LIFE)
        ends, over = await self._store.read(queries.next_times, guild_id)
        times = (ends, over and over + PAST_PARTY_LIFE)
        return min((at for at in times if at is not None), default=None)

    async def _bring_together(self, wanted: Criteria) -> None:
        now = self._now()
        while True:
            found, blocked = await self._store.read(queries.free, wanted, now)
            fitting = together(found, blocked, wanted.seats)
            if not fitting:
                return
            party = Party(
                id=0,
                wanted=wanted,
                channel_id=max(fitting, key=lambda wait: wait.since).channel_id,
                made_at=now,
                until=now + PARTY_LIFE,
                queue_entries=tuple(fitting),
            )
            if await self._store.write(queries.meet, party) is None:
                return  # another process was faster
            self._on_outbox()


def company(mine: QueueEntry, queue_entries: Sequence[QueueEntry], blocked: Collection[tuple[int, int]]) -> int:
    """How many of ``queue_entries`` could play together with ``mine``, itself included, up to the seats it wants.

    Those whom that person blocks, or who block them, are not among them.
    """
    fitting = [wait for wait in queue_entries if wait.id != mine.id and together((mine, wait), blocked, 2)]
    sizes = range(min(mine.wanted.seats, len(fitting) + 1), 1, -1)
    return next((size for size in sizes if together((mine, *fitting), blocked, size)), 1)


def together(queue_entries: Sequence[QueueEntry], blocked: Collection[tuple[int, int]], seats: int) -> list[QueueEntry]:
    """Those of ``queue_entries`` who are to play together, so many that all ``seats`` are taken.

    None where nobody fits.

    Who has waited longest comes first, and nobody sits with whom they block or who blocks them: ``blocked`` are the
    user ids of who blocks, and whom.
    """
    steps = 0

    def search(chosen: list[QueueEntry], rest: Sequence[QueueEntry]) -> list[QueueEntry]:
        nonlocal steps
        if len(chosen) == seats:
            return chosen
        for number, wait in enumerate(rest):
            steps += 1
            if steps > MAX_STEPS or len(chosen) + len(rest) - number < seats:
                return []
            me = wait.person.user_id
            others = [other.person.user_id for other in chosen]
            if any((me, other) in blocked or (other, me) in blocked for other in others):
                continue
            if found := search([*chosen, wait], rest[number + 1 :]):
                return found
        return []

    return search([], queue_entries)
