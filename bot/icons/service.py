"""The bot's icons on Discord: what is missing is uploaded, a few at a time, and what no post shows any more deleted.

An emoji's name tells what it looks like, so that nothing need be stored about it. Emoji that people have uploaded in
the developer portal are left alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from bot.core.errors import describe
from bot.core.icons import Icon
from bot.core.steady_time import utc_now
from bot.core.workers.drawing_pool import RenderPool
from bot.core.workers.drawings import DrawingFailed
from bot.discord.emoji import Emoji, Emojis
from bot.icons import known as known_icons
from bot.icons import queries
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due
from games import GAMES
from render.scene import Emoji as Drawn

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)

FULL = 30008
"""Discord's code for an application that has all the emoji it may have."""
PAUSE_SECONDS, UPLOAD_SECONDS = 0.2, 20.0
"""The pause after each upload, and for how long they go on before other things that are due may come first."""
COMPARE_AFTER, RETRY_AFTER = timedelta(days=1), timedelta(minutes=1)
"""When all is compared again, and how soon after an emoji was refused or was missing."""
OVERLAP = timedelta(days=1)
"""For so long a process of another version may go on posting beside this one."""


class Icons:
    """The icons of all games, which ``client`` has as emoji of its own: ``emojis``, as far as they are there.

    ``pictures`` draws them where the file ``known`` does not tell what they look like, ``wake`` is called when
    something has become due.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        pictures: RenderPool,
        known: Path,
        *,
        now: Callable[[], datetime] = utc_now,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self.emojis = Emojis()
        self._client, self._store, self._pictures, self._known = client, store, pictures, known
        self._now, self._wake = now, wake
        self._began = now()
        self._looked_at: datetime | None = None
        self._looking = asyncio.Lock()
        self._drawn: dict[Icon, Drawn] = {}
        self._mine: dict[str, int] = {}

    async def begin(self) -> None:
        """Find the emoji that are there, and have one process upload the others."""
        now, application = self._now(), self._client.application_id or 0
        await self._store.write(scheduler.no_later, Due.EMOJI, [application], None, now, now)
        self._wake()
        await self._find()

    def renew(self) -> None:
        """Look anew which icons there are: games have come or gone."""
        self._drawn = {}

    @property
    def wants_a_look(self) -> bool:
        """Whether some are missing that another process may have uploaded since the last look."""
        at = self._looked_at
        return at is not None and len(self.emojis) < len(self._drawn) and at + RETRY_AFTER <= self._now()

    @property
    def may_doubt(self) -> bool:
        """Whether all are to be compared again, as Discord has refused one: not more often than now and then."""
        return self._looked_at is None or self._looked_at + RETRY_AFTER <= self._now()

    async def look(self) -> None:
        """Find what another process has uploaded."""
        await self._find()

    async def check(self, application: int) -> datetime | None:
        """Upload what is missing and delete what is of no use; return when to compare again."""
        if application != self._client.application_id:
            return None  # the token is another application's by now
        there = await self._find()
        try:
            if await self._upload({each.name for each in there}):
                return self._now()
            await self._clear_out(there)
        except discord.RateLimited as limited:
            return self._now() + timedelta(seconds=limited.retry_after)
        return self._now() + COMPARE_AFTER

    async def _find(self) -> Sequence[discord.Emoji]:
        """Return the emoji that the application has; from now on those among the icons are shown."""
        async with self._looking:
            self._looked_at = self._now()
            if not self._drawn:
                known = await asyncio.to_thread(known_icons.read, self._known, [*GAMES])
                self._drawn = known or await self._draw(*GAMES)
                if known is None:
                    await asyncio.to_thread(known_icons.write, self._known, self._drawn)
            there = await self._client.fetch_application_emojis()
            self._know({each.name: each.id for each in there if self._is_ours(each)})
            return there

    async def _draw(self, *names: str) -> dict[Icon, Drawn]:
        """Draw the icons of these games."""
        drawn = {}
        for game in names:
            try:
                drawn[game] = await self._pictures.emoji(game)
            except DrawingFailed as error:
                log.error("The icons of %s cannot be drawn: %s", game, error)
        return {Icon(game, key): one for game, found in drawn.items() for key, one in found.items()}

    def _know(self, mine: dict[str, int]) -> None:
        """Those of the bot by name: pictures that are alike, in several games, share one."""
        self._mine = mine
        names = {icon: next(filter(mine.__contains__, drawn.names), None) for icon, drawn in self._drawn.items()}
        self.emojis.know({icon: Emoji(name, mine[name]) for icon, name in names.items() if name is not None})

    def _is_ours(self, emoji: discord.Emoji) -> bool:
        """Whether it was uploaded by the bot, and not in the developer portal."""
        me = self._client.user
        return me is not None and emoji.user is not None and emoji.user.id == me.id

    async def _upload(self, taken: set[str]) -> bool:
        """Upload icons under names that are not ``taken``; whether more are left to be uploaded at once."""
        missing = [icon for icon in self._drawn if self.emojis.get(icon) is None]
        until = asyncio.get_running_loop().time() + UPLOAD_SECONDS
        for done, icon in enumerate(missing):
            if self.emojis.get(icon) is not None:
                continue  # another game's, which looks alike
            if not self._drawn[icon].png:
                self._drawn |= await self._draw(icon.game)
            drawn = self._drawn[icon]
            if asyncio.get_running_loop().time() > until:
                log.info("%d icons are uploaded, %d follow", done, len(missing) - done)
                return True
            name = next((name for name in drawn.names if name not in taken), None)
            if name is None:
                log.error("The icon %s of %s finds no name that is free among this application's emoji", *icon[::-1])
                continue
            try:
                made = await self._client.create_application_emoji(name=name, image=drawn.png)
            except discord.HTTPException as error:
                if isinstance(error, discord.DiscordServerError):
                    raise
                log.error("Discord does not take the icon %s: %s", name, describe(error))
                if error.code == FULL:
                    return False
                continue
            taken.add(name)
            self._know({**self._mine, made.name: made.id})
            await asyncio.sleep(PAUSE_SECONDS)
        return False

    async def _clear_out(self, there: Sequence[discord.Emoji]) -> None:
        """Delete icons that look otherwise by now, once no post of a game in play is from before."""
        began = self._began + OVERLAP
        outdated = [each for each in there if self._is_ours(each) and self._is_outdated(each.name)]
        if not outdated or self._now() < began or await self._store.read(queries.stands_from_before, began):
            return
        for each in outdated:
            try:
                await each.delete()
            except discord.NotFound:
                continue
            log.info("The icon %s is of no use any more and was deleted", each.name)
            await asyncio.sleep(PAUSE_SECONDS)

    def _is_outdated(self, name: str) -> bool:
        """Whether a name is an icon's as another version draws it; what else bears a name is not ours to judge."""
        drawn = self._drawn.values()
        return any(one.is_name_of(name) for one in drawn) and not any(name in one.names for one in drawn)
