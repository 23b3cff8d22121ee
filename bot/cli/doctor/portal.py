"""Checks of what Discord says of the bot: its token, its application, its servers, its commands, its shards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from email.utils import parsedate_to_datetime
from inspect import signature
from typing import Any, Self

import aiohttp
import discord
import msgspec

from bot.cli.doctor.diagnosis import Diagnosis, broken, note, warning, well
from bot.core.build import version
from bot.core.config import Settings
from bot.core.localizer import Localizer
from bot.discord.permissions import SCOPES, WANTED, for_anyone, for_person, permission_text

API = "https://discord.com/api/v10"
PORTAL = "in Discord’s developer portal"

MAX_SECONDS = 10.0
"""Seconds for an answer."""
MAX_WAIT = 5.0
"""Seconds of a rate limit that are waited for, once."""
PAGE = 200
"""Servers that Discord lists at a time."""
MAX_NAMED = 10
"""Servers that are named; of the others only how many."""

SKEW, BAD_SKEW = 2.0, 30.0
"""Seconds by which the machine's clock may differ from Discord's: then dates are wrong, then clicks are."""

MAX_EMOJI = 2000
"""Emoji that an application may have."""

MIN_STARTS = 100
"""Sessions left today of Discord's 1,000."""

BY_GUILD, BY_USER = "0", "1"
"""Kinds of installation, as Discord numbers them."""

PRIVILEGED = {1 << 12 | 1 << 13: "Presence", 1 << 14 | 1 << 15: "Server Members", 1 << 18 | 1 << 19: "Message Content"}
"""Flags of an application that has a privileged intent, in few servers or in any number."""

IGNORED = {
    *("id", "application_id", "version", "guild_id", "default_permission", "handler"),
    *("name_localized", "description_localized"),
}
"""Fields of a command that are Discord's own, or no more in use."""

DEFAULTED = {"integration_types", "contexts", "dm_permission"}
"""Fields for which Discord has a value of its own where none is given."""


class ErrorAnswer(Exception):  # noqa: N818 - what it is
    """Discord has answered with an error; ``status`` is HTTP's."""

    def __init__(self, status: int) -> None:
        super().__init__(f"HTTP {status}")
        self.status = status


class Portal:
    """Asks Discord with the bot's token; ``skew`` is by how many seconds this machine's clock is ahead of Discord's."""

    def __init__(self, session: aiohttp.ClientSession, api: str) -> None:
        self._session, self._api = session, api
        self.skew: float | None = None

    async def get(self, path: str) -> Any:
        """Return the answer of a route. Raises ErrorAnswer, aiohttp.ClientError, TimeoutError."""
        for attempt in range(2):
            sent = time.time()
            async with self._session.get(self._api + path) as answer:
                if dated := answer.headers.get("Date"):
                    between = (sent + time.time()) / 2
                    self.skew = between - parsedate_to_datetime(dated).timestamp() - 0.5  # it is cut to whole seconds
                wait = float(answer.headers.get("Retry-After", 0))
                if answer.status == 429 and not attempt and wait <= MAX_WAIT:
                    await asyncio.sleep(wait)
                    continue
                if answer.status != 200:
                    raise ErrorAnswer(answer.status)
                return await answer.json()
        raise ErrorAnswer(429)

    async def guilds(self) -> list[Mapping[str, Any]]:
        """Return the servers of the bot."""
        found: list[Mapping[str, Any]] = []
        while True:
            after = f"&after={found[-1]['id']}" if found else ""
            page = await self.get(f"/users/@me/guilds?limit={PAGE}{after}")
            found += page
            if len(page) < PAGE:
                return found


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Portal]:
    """Open the way to Discord, or to what CAIRN_API names."""
    headers = {"Authorization": f"Bot {settings.token}", "User-Agent": f"DiscordBot (cairn, {version()})"}
    timeout = aiohttp.ClientTimeout(total=MAX_SECONDS)
    async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
        yield Portal(session, settings.api.rstrip("/") or API)


class Known(msgspec.Struct, frozen=True):
    """All that Discord says of a bot whose token it knows."""

    application: Mapping[str, Any]
    user: Mapping[str, Any]
    guilds: Sequence[Mapping[str, Any]]
    commands: Sequence[Mapping[str, Any]]
    gateway: Mapping[str, Any]
    emoji: int


async def ask(portal: Portal) -> Known:
    """Ask for all that is checked. Raises as :meth:`Portal.get` does."""
    user = await portal.get("/users/@me")
    application = await portal.get("/applications/@me")
    commands = await portal.get(f"/applications/{application['id']}/commands?with_localizations=true")
    emoji = await portal.get(f"/applications/{application['id']}/emojis")
    guilds, gateway = await portal.guilds(), await portal.get("/gateway/bot")
    return Known(application, user, guilds, commands, gateway, len(emoji["items"]))


def unreachable(error: Exception) -> Diagnosis:
    """Say why Discord tells nothing."""
    if isinstance(error, ErrorAnswer) and error.status == 401:
        return broken("token", "Discord does not know it", f"reset it {PORTAL} and put it into DISCORD_TOKEN")
    if isinstance(error, ErrorAnswer) and error.status == 429:
        return warning("Discord", "it asks to wait: too many requests", "try again in a minute")
    if isinstance(error, ErrorAnswer):
        return broken("Discord", f"it answers with {error}", "see Discord’s status page; is CAIRN_API right?")
    said = str(error) or type(error).__name__
    return broken(
        "Discord", f"it cannot be reached: {said}", "check network, name service and firewall; is CAIRN_API right?"
    )


def clock(skew: float | None) -> Iterator[Diagnosis]:
    """Compare the machine's clock with Discord's."""
    if skew is None:
        return
    says = f"{abs(skew):,.0f} s {'ahead of' if skew > 0 else 'behind'} Discord’s"
    if abs(skew) > BAD_SKEW:
        yield broken("clock", says, "set it by NTP (`timedatectl set-ntp true`): deadlines would be wrong")
    elif abs(skew) > SKEW:
        yield warning("clock", says, "set it by NTP (`timedatectl set-ntp true`)")
    else:
        yield well("clock", "it agrees with Discord’s")


def token(known: Known) -> Iterator[Diagnosis]:
    """Say whose it is."""
    yield well("token", f"Discord knows the bot as {known.user['username']} ({known.user['id']})")


def intents(known: Known) -> Iterator[Diagnosis]:
    """Check that the bot may hear no more than it needs, and hears what it must."""
    flags = known.application.get("flags") or 0
    on = [name for bits, name in PRIVILEGED.items() if flags & bits]
    if on:
        yield warning(
            "intents", f"switched on: {', '.join(on)}", f"switch off {PORTAL}, *Bot*: Cairn needs none of them"
        )
    else:
        yield well("intents", "no privileged one is on, and none is needed")
    if url := known.application.get("interactions_endpoint_url"):
        yield broken(
            "interactions",
            f"Discord sends commands and clicks to {url} instead of the bot",
            f"empty that field {PORTAL}",
        )


def installation(known: Known) -> Iterator[Diagnosis]:
    """Check what an installation asks for, on a server and for a person."""
    application = known.application["id"]
    ways = known.application.get("integration_types_config") or {}
    asked = (ways.get(BY_GUILD) or {}).get("oauth2_install_params")
    granted = discord.Permissions(int((asked or {}).get("permissions") or 0))
    names = permission_text(WANTED, Localizer("en"))
    if BY_GUILD not in ways:
        yield broken(
            "invitation", "the bot cannot be added to servers", f"switch on *Guild Install* {PORTAL}, *Installation*"
        )
    elif asked is None or not set(SCOPES) <= set(asked.get("scopes") or ()):
        yield warning(
            "invitation",
            "it does not ask for the scopes bot and applications.commands",
            f"choose both {PORTAL}, *Installation*, with these permissions: {names}",
        )
    elif missing := [name for name in WANTED if not getattr(granted, name)]:
        yield warning(
            "invitation",
            f"it does not ask for: {permission_text(missing, Localizer('en'))}",
            f"add them {PORTAL}, *Installation*",
        )
    elif granted.administrator:
        yield warning(
            "invitation", "it asks for Administrator", f"take that back {PORTAL}: only these are needed: {names}"
        )
    else:
        yield well("invitation", f"{for_anyone(application)} adds the bot to a server")
    if BY_USER not in ways:
        yield warning(
            "own account",
            "people cannot install the app for themselves: no tables by message",
            f"switch on *User Install* {PORTAL}, *Installation*, with the scope applications.commands",
        )
    else:
        yield well("own account", f"{for_person(application)} adds the app to somebody’s own account")


def servers(known: Known) -> Iterator[Diagnosis]:
    """Check what the bot may do on each server, as its roles say; a channel may differ."""
    lacking = []
    for guild in known.guilds:
        granted = discord.Permissions(int(guild["permissions"]))
        missing = [name for name in WANTED if not (granted.administrator or getattr(granted, name))]
        if missing:
            lacking.append(f"{guild['name']} ({guild['id']}): {permission_text(missing, Localizer('en'))}")
    count = len(known.guilds)
    if not count:
        yield note("servers", "the bot is on none", "open the invitation link and add it")
    elif lacking:
        more = f"; and {len(lacking) - MAX_NAMED} more" if len(lacking) > MAX_NAMED else ""
        yield warning(
            "servers",
            f"of {count:,}, {len(lacking):,} do not grant what is needed. {'; '.join(lacking[:MAX_NAMED])}{more}",
            "grant it to the bot’s role there, or add the bot anew by its invitation link",
        )
    else:
        yield well("servers", f"{count:,}, all of which grant what is needed")


def shards(known: Known, settings: Settings) -> Iterator[Diagnosis]:
    """Compare the shards that are served with those that Discord recommends, and count the starts that are left."""
    wanted, range_ = known.gateway["shards"], settings.shard_range
    limit = known.gateway["session_start_limit"]
    if range_ is None:
        yield well("shards", f"one process serves all that Discord recommends: {wanted}")
    elif range_.count < wanted:
        yield warning(
            "shards",
            f"CAIRN_SHARDS counts {range_.count}, and Discord recommends {wanted}",
            "raise the count, the same for all processes, before a shard has 2,500 servers: then none connects",
        )
    else:
        yield well("shards", f"{range_}, of which Discord recommends {wanted}")
    left = limit["remaining"]
    if left == 0:
        yield broken("starts", "no more today", f"stop starting it; again in {limit['reset_after'] / 3_600_000:.0f} h")
    elif left < MIN_STARTS:
        yield warning("starts", f"{left} of {limit['total']} left today", "find out why it starts so often")


def emoji(known: Known, settings: Settings) -> Iterator[Diagnosis]:
    """Check that there is room for the icons that the bot adds to the application as emoji."""
    if settings.icons == "off":
        yield note("emoji", "CAIRN_ICONS=off: texts come without icons")
    elif known.emoji >= MAX_EMOJI:
        yield warning(
            "emoji", f"the application has all {MAX_EMOJI:,} it may have", f"delete others than Cairn’s {PORTAL}"
        )
    elif not known.emoji:
        yield note("emoji", "there is none yet", "the bot adds its icons within minutes of its first start")
    else:
        yield well("emoji", f"{known.emoji} of {MAX_EMOJI:,}")


def commands(known: Known, ours: Sequence[Mapping[str, Any]]) -> Iterator[Diagnosis]:
    """Compare the commands that Discord has with those of this version."""
    theirs = {_name(each): each for each in known.commands}
    mine = {_name(each): each for each in ours}
    wrong = [f"{name} is missing" for name in mine if name not in theirs]
    wrong += [f"{name} is of another version" for name in theirs if name not in mine]
    wrong += [f"{name} differs" for name in mine if name in theirs and not _agrees(mine[name], theirs[name])]
    if not known.commands:
        yield note("commands", "none is registered yet", "they are at the bot’s first start")
    elif wrong:
        yield warning("commands", "; ".join(wrong), "start this version: it registers its commands")
    else:
        yield well("commands", f"{len(mine)} are registered as this version has them")


def _name(command: Mapping[str, Any]) -> str:
    return command["name"] if command.get("type", 1) != 1 else f"/{command['name']}"


def _agrees(ours: Any, theirs: Any) -> bool:
    """Whether a part of a command is registered as it is here; what is not said is what Discord takes it for."""
    if isinstance(ours, Mapping) and isinstance(theirs, Mapping):
        given_by_discord = {key for key in DEFAULTED if ours.get(key) is None}
        compared = (ours.keys() | theirs.keys()) - IGNORED - given_by_discord
        return all(_agrees(ours.get(key), theirs.get(key)) for key in compared)
    if isinstance(ours, list | tuple) and isinstance(theirs, list | tuple):
        return len(ours) == len(theirs) and all(map(_agrees, ours, theirs))
    return (ours or None) == (theirs or None) or str(ours) == str(theirs)


class _Nothing:
    """Stands for the services of a bot that only tells its commands: nobody asks them for anything."""

    def __getattr__(self, name: str) -> Self:
        return self


async def our_commands(settings: Settings) -> list[Mapping[str, Any]]:
    """Return the commands of this version as they are registered; nothing is connected to and nothing opened."""
    from bot.app import Cairn
    from bot.cogs import make_cogs
    from bot.discord.commands import Catalogues
    from bot.discord.context_menus import context_menus

    nothing: Any = _Nothing()

    class Described(Cairn):
        def __getattr__(self, name: str) -> Any:
            return nothing

    client, translator = Described(settings), Catalogues()
    cogs = make_cogs(client, *[nothing] * (len(signature(make_cogs).parameters) - 1))
    found: list[Any] = [
        each for cog in cogs for each in ([cog.app_command] if cog.app_command else cog.get_app_commands())
    ]
    found += [menu for cog in cogs for menu in context_menus(cog)]
    return [await each.get_translated_payload(client.tree, translator) for each in found]
