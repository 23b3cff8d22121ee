"""Forgetting a person: they leave their tables, and everything that was kept of them goes, or names them no more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from bot.localizer import Localizer
from bot.model.former import code_of
from bot.model.table import Status
from bot.store import finding, forgetting
from bot.store.forgetting import Pseudonym
from bot.tables import gathering, leaving, lobby, own_tables
from bot.tables.refusal import Refusal

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

LOOKS, LOOK_SECONDS = 60, 0.5
"""So often, and so far apart, it is looked whether something is being said; that takes longer only where it fails."""

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
        former = await self._store.write(forgetting.begin, user_id)
        channels, guilds = await self._leave(user_id), set[int]()
        known = await self._store.read(forgetting.tables_of, user_id)
        names = {*also_called, *await self._store.read(forgetting.names_of, user_id)}
        names |= {form for name in names for form in self._forms(name)}
        for table_id in known:
            table = await self._store.table(table_id)
            if table is not None:
                channels.add(table.channel_id)
                guilds.add(table.guild_id)
            channels |= {post.channel_id for post in await self._store.posts(table_id) if post.seat is None}
        whos = {language: _pseudonym(user_id, former, language, names) for language in {*known.values(), "en"}}
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
        for _ in range(LOOKS):
            if not await self._store.read(forgetting.being_said, tables, self._tables.now()):
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def _leave(self, user_id: int) -> set[int]:
        """Leaves lobbies, and concedes games: at a table of two that ends it, at others a computer player plays on.

        They decline what they are invited to, wait for no game and play in no tournament any more; the channels
        where they did.
        """
        waits = await self._store.read(forgetting.waited_for, user_id)
        for guild_id, wait, _ in waits:
            await self._store.write(finding.give_up, guild_id, user_id, wait)
        for table_id in await self._store.read(forgetting.tables_of, user_id):
            with contextlib.suppress(Refusal):
                await gathering.decline(self._tables, table_id, user_id)
        for mine in await own_tables.of_user(self._tables, user_id):
            try:
                if mine.table.status is Status.LOBBY:
                    await lobby.leave(self._tables, mine.table.id, user_id)
                elif mine.table.status is Status.RUNNING:
                    await leaving.concede(self._tables, mine.table.id, user_id)
            except Refusal as refusal:  # it has ended meanwhile, or was set aside: the pseudonym keeps the seat
                log.info("A seat at table %d could not be left: %s", mine.table.id, refusal)
        return {channel for _, _, channel in waits} | await self._store.write(forgetting.leave_contests, user_id)


def _pseudonym(user_id: int, former: int, language: str, names: Collection[str]) -> Pseudonym:
    name = Localizer(language).format("former-player", code=code_of(former))
    return Pseudonym(user_id, former, name, names)
