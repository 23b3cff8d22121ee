"""Forgetting a person: they leave their tables, and everything that was kept of them goes, or names them no more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from bot.core.localizer import LANGUAGES, Localizer
from bot.matchmaking import queries as finding
from bot.outbox import queries as outbox
from bot.outbox.model import PostTarget
from bot.privacy import queries as forgetting
from bot.privacy.queries import Pseudonym
from bot.tables.core.change import Follow
from bot.tables.core.model import Status
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import invited as invitations
from bot.tables.lobby import service as lobby
from bot.tables.seating import leaving
from bot.tables.show import own_tables

if TYPE_CHECKING:
    from bot.db import Store
    from bot.tables.core.service import Tables

log = logging.getLogger(__name__)

MAX_CHECKS, CHECK_EVERY_SECONDS = 60, 0.5
"""The number of checks whether something is being posted, and the seconds between them."""

SHOWN = (PostTarget.TABLE, PostTarget.PERSON)
"""Posts that name people to others."""

Erase = Callable[[int, Collection[int], Pseudonym], Awaitable[None]]
"""Lets messages forget the person with this id: those in these channels, and all to them alone."""


async def _nothing(_user_id: int, _channels: Collection[int], _who: Pseudonym) -> None:
    return


class Forgetting:
    """Forgets persons, each in steps that may be broken off and are made again by :meth:`resume`.

    ``erase`` does what is to be done about messages that stand already; ``forms`` tells how a name is shown.
    ``on_outbox`` is called when there is something to say; ``busy`` counts those who are being forgotten.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        erase: Erase = _nothing,
        forms: Callable[[str], Iterable[str]] = lambda _: (),
        on_outbox: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._erase = erase
        self._forms = forms
        self._on_outbox = on_outbox
        self.busy = 0

    async def begin(self, user_id: int) -> None:
        """Notes that a person is to be forgotten: from now on that is done, however often the program dies."""
        await self._store.write(forgetting.begin, user_id)

    async def resume(self) -> None:
        """Forgets those for whom that was begun."""
        for user_id in await self._store.read(forgetting.begun):
            await self.forget_noted(user_id)

    async def forget_noted(self, user_id: int, *also_called: str) -> None:
        """:meth:`forget`, of somebody for whom it was begun: what fails now is done at the next start."""
        try:
            await self.forget(user_id, *also_called)
        except Exception:
            log.exception("Somebody could not be forgotten yet; it is tried again at the next start")

    async def forget(self, user_id: int, *also_called: str) -> None:
        """Leaves all tables for a person, and forgets them; ``also_called`` is what they are called now."""
        self.busy += 1
        try:
            await self._forget(user_id, also_called)
        finally:
            self.busy -= 1

    async def _forget(self, user_id: int, also_called: Collection[str]) -> None:
        pseudonym = await self._store.write(forgetting.begin, user_id)
        names = await self._store.write(forgetting.names_of, user_id, also_called)
        names |= {form for name in names for form in self._forms(name)}
        whos = {language: _pseudonym(user_id, pseudonym, language, names) for language in LANGUAGES}
        over = await self._store.read(forgetting.tables_of, user_id, over=True)
        await self._rewrite(over, whos)  # first, so that the games that are left now count with those before
        channels, guilds = await self._leave(user_id, whos), set[int]()
        known = await self._store.read(forgetting.tables_of, user_id, pseudonym)
        for table_id in known:
            guild_id, channel_id = await self._store.read(forgetting.place_of, table_id)
            guilds |= set() if guild_id is None else {guild_id}
            posts = await self._store.read(outbox.find_posts, table_id)
            others = [post for post in posts if post.kind.target in SHOWN and post.number != user_id]
            channels |= {post.channel_id for post in others} | (set() if channel_id is None else {channel_id})
        await self._rewrite(known, whos)
        await self._until_said(known)  # what was composed before names them still, and is posted and noted now
        await self._rewrite(known, whos)
        channels |= await self._store.read(forgetting.posted_in, guilds)
        await self._erase(user_id, channels - {0}, whos["en"])
        await self._rewrite(await self._store.read(forgetting.tables_of, user_id), whos)
        await self._store.write(forgetting.end, whos["en"], self._tables.now())

    async def _rewrite(self, tables: Mapping[int, str], whos: Mapping[str, Pseudonym]) -> None:
        for table_id, language in tables.items():
            who = whos.get(language, whos["en"])
            await self._store.write(forgetting.rewrite, table_id, self._tables.now(), who)
        self._on_outbox()

    async def _until_said(self, tables: Collection[int]) -> None:
        """Waits for what is being said about tables right now, but not for what is tried in vain."""
        for _ in range(MAX_CHECKS):
            if not await self._store.read(forgetting.being_said, tables, self._tables.now()):
                return
            await asyncio.sleep(CHECK_EVERY_SECONDS)

    async def _leave(self, user_id: int, whos: Mapping[str, Pseudonym]) -> set[int]:
        """Leaves lobbies, and concedes games: at a table of two that ends it, at others a computer player plays on.

        What is posted of that has the pseudonym already. They decline what they are invited to, wait for no game and
        play in no tournament any more; the channels where they did.
        """
        tournaments = await self._store.write(forgetting.leave_tournaments, whos["en"], self._tables.now())
        waits = await self._store.read(forgetting.waited_for, user_id)
        for guild_id, wait, _ in waits:
            await self._store.write(finding.give_up, guild_id, user_id, wait, self._tables.now())
        for table_id in await self._store.read(forgetting.tables_of, user_id):
            with contextlib.suppress(Refusal):
                await invitations.decline(self._tables, table_id, user_id)
        for mine in await own_tables.of_user(self._tables, user_id):
            try:
                if mine.table.status is Status.LOBBY:
                    await lobby.leave(self._tables, mine.table.id, user_id)
                elif mine.table.status is Status.RUNNING:
                    follow = self._forgetting(whos.get(mine.table.language, whos["en"]))
                    await leaving.concede(self._tables, mine.table.id, user_id, follow)
            except Refusal as refusal:  # it has ended meanwhile, or was quarantined: the pseudonym keeps the seat
                log.info("A seat at table %d could not be left: %s", mine.table.id, refusal)
        return {channel for _, _, channel in waits} | tournaments

    def _forgetting(self, who: Pseudonym) -> Follow:
        return lambda connection, change: forgetting.rewrite(connection, change.table.id, self._tables.now(), who)


def _pseudonym(user_id: int, pseudonym: int, language: str, names: Collection[str]) -> Pseudonym:
    return Pseudonym(user_id, pseudonym, Localizer(language).former_player(pseudonym), names)
