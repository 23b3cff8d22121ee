"""``/settings``: how Cairn works on a server and for the user."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from bot.localizer import LANGUAGES, Localizer
from bot.model.clock import Pace
from bot.model.settings import GuildSettings, SettingChange, UserSettings
from bot.store import settings as stored
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, choices
from bot.ui.context import manages
from bot.ui.ids import Id
from bot.ui.items import CairnMenu, Press, option
from bot.ui.message import Message, layout, row, text_block
from bot.ui.names import person_mention
from bot.ui.reply import Reply
from bot.ui.sanitize import visible
from games import GAMES
from games.engine import text

if TYPE_CHECKING:
    from bot.client import Cairn

log = logging.getLogger(__name__)

KEEP, ALWAYS = (30, 90, 180, 400, 1000), "always"
"""For how many days after their end a server may keep games; or always."""

VACATION = (0, 7, 14, 30, 60, 90)
"""So many days of vacation a server may grant a year."""

LATE = (3, 5, 7, 10, 14, 21, 30)
"""After how many days somebody may be late at a table without a clock."""

MOST_TABLES, MOST_COMPUTERS = (1, 2, 3, 5, 10, 20, 50), (0, 1, 2, 5, 10, 20, 50)
"""So many live tables one person may own, and so many computer players at them."""

PAGES = {
    "tables": ("open", "games", "pace", "late", "rated", "post", "most-tables", "most-computers"),
    "places": ("lobby", "substitutes", "language", "hands", "keep", "vacation"),
    "contests": ("organisers", "tournaments", "digest"),
    "own": ("my-language", "my-hands", "my-hints"),
}
"""The settings by page: those of a server, and one's own."""

LOG, SHOWN = "log", 20
"""The page that tells who has changed what, for managers; so many changes are shown."""

OWN = PAGES["own"]

ALL = "all"
"""Says that a server offers every game."""

CHANNELS = ("substitutes", "lobby", "tournaments", "digest")
"""Those that are a channel."""

ROLES = ("open", "organisers")
"""Those that may be a role."""

VALUES = {
    "open": ("everyone", "managers"),
    "language": (*LANGUAGES, "auto"),
    "post": ("channel", "thread"),
    "hands": ("on", "off"),
    "keep": (*(f"days-{days}" for days in KEEP), ALWAYS),
    "pace": tuple(pace.value for pace in Pace),
    "vacation": tuple(f"days-{days}" for days in VACATION),
    "late": tuple(f"days-{days}" for days in LATE),
    "substitutes": ("table",),
    "lobby": ("asked",),
    "organisers": ("managers",),
    "tournaments": ("opened",),
    "digest": ("off",),
    "rated": ("on", "off"),
    "games": tuple(GAMES),
    "most-tables": tuple(f"count-{count}" for count in MOST_TABLES),
    "most-computers": tuple(f"count-{count}" for count in MOST_COMPUTERS),
    "my-language": (*LANGUAGES, "auto"),
    "my-hands": ("on", "off", "server"),
    "my-hints": ("on", "off"),
}
LABELS = {name: f"settings-{name}" for name in VALUES} | {"my-hands": "settings-hands", "my-hints": "settings-hints"}


class SettingsCog(commands.Cog):
    """One command: a page of settings with a menu for each; what is given with it is changed at once."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self._changing = asyncio.Lock()
        client.handlers.add(setting=self.on_setting, setting_page=self.on_page)

    @app_commands.command(**about("settings"))
    @arguments("open", "role", "language", "post", "hands", "keep", "pace", "vacation", "late_days")
    @arguments("substitutes", "lobby", "rated", "my_language", "my_hands", "my_hints")
    @app_commands.choices(
        open=choices("settings-open", "everyone", "managers", "role"),
        language=choices("settings-language", *LANGUAGES, "auto"),
        post=choices("settings-post", "channel", "thread"),
        hands=choices("settings-hands", "on", "off"),
        keep=choices("settings-keep", *VALUES["keep"]),
        pace=choices("pace", *Pace),
        vacation=choices("settings-vacation", *VALUES["vacation"]),
        late_days=choices("settings-late", *VALUES["late"]),
        my_language=choices("settings-language", *LANGUAGES, "auto"),
        my_hands=choices("settings-hands", "on", "off", "server"),
        my_hints=choices("settings-hints", "on", "off"),
    )
    async def settings(
        self,
        interaction: discord.Interaction,
        open: str | None = None,  # noqa: A002 - the option's name
        role: discord.Role | None = None,
        language: str | None = None,
        post: str | None = None,
        hands: str | None = None,
        keep: str | None = None,
        pace: str | None = None,
        vacation: str | None = None,
        late_days: str | None = None,
        substitutes: discord.TextChannel | None = None,
        lobby: discord.TextChannel | None = None,
        rated: bool | None = None,
        my_language: str | None = None,
        my_hands: str | None = None,
        my_hints: str | None = None,
    ) -> None:
        async with Reply(interaction) as reply:
            given = {"language": language, "post": post, "hands": hands, "keep": keep, "pace": pace, "late": late_days}
            given |= {"vacation": vacation, "substitutes": str(substitutes.id) if substitutes else None}
            given |= {"lobby": str(lobby.id) if lobby else None}
            given |= {"rated": None if rated is None else "on" if rated else "off"}
            who = (str(role.id) if role else "role") if open == "role" or (open is None and role) else open
            mine = {"my-language": my_language, "my-hands": my_hands, "my-hints": my_hints}
            wishes = {"open": who, **given, **mine}
            await self._change(reply, {name: value for name, value in wishes.items() if value is not None})

    async def on_setting(self, press: Press) -> None:
        """A menu of the page was used."""
        async with Reply(press.interaction, update=True) as reply:
            await self._change(reply, {press.id.arg: ",".join(press.values)})

    async def on_page(self, press: Press) -> None:
        """Another page is wanted."""
        async with Reply(press.interaction, update=True) as reply:
            await self._change(reply, {}, page=press.values[0] if press.values else "")

    async def _change(self, reply: Reply, wishes: dict[str, str], page: str = "") -> None:
        """Changes what is wished for by name and value, and shows the page of that, or ``page``."""
        context, interaction = self.client.context, reply.interaction
        reply.localizer = await context.localizer(interaction)
        async with self._changing:  # what another changes meanwhile is kept
            if wishes:
                context.forget_settings(interaction)
            server, own = await context.guild_settings(interaction), await context.user_settings(interaction)
            wanted, mine = _wished(wishes, server, own, interaction.guild)
            if wanted != server:
                await self._save(interaction, server, wanted)
            if mine != own:
                await context.save_settings(interaction, user=mine)
        localizer = await context.localizer(interaction)
        saved = tuple(wishes) if (wanted, mine) != (server, own) else None
        first = "tables" if manages(interaction) else "own"
        shown = next((key for key, names in PAGES.items() if set(wishes) & set(names)), page)
        if page == LOG and manages(interaction) and interaction.guild_id is not None:
            changed = await self.client.store.read(stored.changes, interaction.guild_id, SHOWN)
            told = _log(changed, localizer)
            await reply.show(Message(layout(_pages(LOG, localizer, menus=True), text_block(told, 3800))))
            return
        await reply.show(_page(interaction, wanted, mine, localizer, saved, shown if shown in PAGES else first))

    async def _save(self, interaction: discord.Interaction, server: GuildSettings, wanted: GuildSettings) -> None:
        """Stores the server's settings, and who has changed what in them. Raises Refusal where that is not theirs."""
        if interaction.guild_id is None:
            raise Refusal("refusal-guild-only")
        if not manages(interaction):
            raise Refusal("refusal-manage-only")
        changed = changes(server, wanted, interaction.user.id, self.client.time.now())
        await self.client.context.save_settings(interaction, guild=wanted, changed=changed)
        told = ", ".join(f"{each.name}: {each.before} -> {each.after}" for each in changed)
        log.info("User %d has changed settings of server %d: %s", interaction.user.id, interaction.guild_id, told)


def _wished(
    wishes: Mapping[str, str], server: GuildSettings, own: UserSettings, guild: discord.Guild | None
) -> tuple[GuildSettings, UserSettings]:
    """The settings with what is wished for by name and value. Raises Refusal where there is no such value."""
    for name, value in wishes.items():
        known = _values(name, guild)
        if any(part not in known for part in (value.split(",") if name == "games" else [value])):
            raise Refusal("refusal-role-missing" if value == "role" else "refusal-unknown-value")
        if name in OWN:
            own = msgspec.structs.replace(own, **_own(name, value))
        else:
            server = msgspec.structs.replace(server, **_server(name, value))
    return server, own


def changes(before: GuildSettings, after: GuildSettings, user_id: int, at: datetime) -> list[SettingChange]:
    """What differs between two states of a server's settings."""
    old, new = _stand(before), _stand(after)
    return [
        SettingChange(user_id=user_id, at=at, name=name, before=old[name], after=new[name])
        for name in new
        if old[name] != new[name]
    ]


def _values(name: str, guild: discord.Guild | None) -> list[str]:
    """The values that a setting may have."""
    found: list[str] = []
    if guild and name in ROLES:
        found = [str(role.id) for role in guild.roles if not role.is_default()]
    if guild and name in CHANNELS:
        found = [str(channel.id) for channel in guild.text_channels]
    return [*VALUES.get(name, ()), *found]


def _server(name: str, value: str) -> dict[str, object]:
    """What the server's setting ``name`` becomes."""
    match name:
        case "open":
            return {"may_open": int(value) if value.isdecimal() else value}
        case "language":
            return {"language": None if value == "auto" else value}
        case "post":
            return {"post_to": value}
        case "keep":
            return {"keep_days": None if value == ALWAYS else int(value.removeprefix("days-"))}
        case "pace":
            return {"pace": Pace(value)}
        case "vacation":
            return {"vacation_days": int(value.removeprefix("days-"))}
        case "organisers":
            return {"organisers": int(value) if value.isdecimal() else None}
        case "substitutes" | "lobby" | "tournaments" | "digest":
            return {f"{name}_channel": int(value) if value.isdecimal() else None}
        case "rated":
            return {"rated": value == "on"}
        case "games":
            chosen = tuple(key for key in GAMES if key in value.split(","))
            return {"games": () if len(chosen) == len(GAMES) else chosen}
        case "most-tables" | "most-computers":
            return {name.replace("-", "_"): int(value.removeprefix("count-"))}
        case "late":
            return {"late_days": int(value.removeprefix("days-"))}
        case _:
            return {"dm_hands": value == "on"}


def _own(name: str, value: str) -> dict[str, object]:
    """What one's own setting ``name`` becomes."""
    if name == "my-language":
        return {"language": None if value == "auto" else value}
    if name == "my-hints":
        return {"hints": value == "on"}
    return {"dm_hands": None if value == "server" else value == "on"}


def _page(
    interaction: discord.Interaction,
    server: GuildSettings,
    own: UserSettings,
    localizer: Localizer,
    saved: Collection[str] | None,
    page: str,
) -> Message:
    """A page of the settings, each with its menu where the reader may change it; and the way to the others.

    What was ``saved`` is told above it where it stands on another page.
    """
    menus, guild = manages(interaction), interaction.guild
    page = page if guild else "own"
    now = _stand(server) | _own_stand(own)

    def line(name: str) -> str:
        return localizer.format("settings-line", name=text(LABELS[name]), value=_words(name, now[name], localizer))

    parts: list[ui.Item[Any] | None] = []
    if saved is not None:
        elsewhere = [line(name) for name in now if name in saved and name not in PAGES[page]]
        parts.append(text_block("\n".join([localizer.format("settings-saved"), *elsewhere])))
    if guild is not None:
        parts.append(_pages(page, localizer, menus=menus))
    title, names = "settings-mine-title" if page == "own" else "settings-title", PAGES[page]
    parts.append(text_block("\n".join([localizer.format(title), *map(line, names)])))
    parts += [_menu(name, now[name], guild, localizer) for name in names if page == "own" or menus]
    return Message(layout(*parts))


def _pages(page: str, localizer: Localizer, *, menus: bool) -> ui.ActionRow[Any] | None:
    """The way to the other pages; who may change the server's settings may read who has."""
    keys = [*PAGES, *([LOG] if menus else [])]
    pages = [option(localizer.format(f"settings-page-{key}"), key, default=key == page) for key in keys]
    return row(CairnMenu(Id("setting-page", 0), pages))


def _stand(server: GuildSettings) -> dict[str, str]:
    """A server's settings by name, as their menus have them."""
    return {
        "open": str(server.may_open),
        "language": server.language or "auto",
        "post": server.post_to,
        "hands": "on" if server.dm_hands else "off",
        "keep": ALWAYS if server.keep_days is None else f"days-{server.keep_days}",
        "pace": server.pace.value,
        "vacation": f"days-{server.vacation_days}",
        "late": f"days-{server.late_days}",
        "substitutes": str(server.substitutes_channel or "table"),
        "lobby": str(server.lobby_channel or "asked"),
        "organisers": str(server.organisers or "managers"),
        "tournaments": str(server.tournaments_channel or "opened"),
        "digest": str(server.digest_channel or "off"),
        "rated": "on" if server.rated else "off",
        "games": ",".join(server.games) or ALL,
        "most-tables": f"count-{server.most_tables}",
        "most-computers": f"count-{server.most_computers}",
    }


def _own_stand(own: UserSettings) -> dict[str, str]:
    """A person's settings likewise."""
    return {
        "my-language": own.language or "auto",
        "my-hands": {None: "server", True: "on", False: "off"}[own.dm_hands],
        "my-hints": "on" if own.hints else "off",
    }


def _log(changed: Sequence[SettingChange], localizer: Localizer) -> str:
    """The last changes of a server's settings, a line each."""
    lines = [
        localizer.format(
            "changed-setting",
            when=f"<t:{int(each.at.timestamp())}:f>",
            who=person_mention(each.user_id, localizer),
            name=text(LABELS[each.name]),
            before=_words(each.name, each.before, localizer),
            after=_words(each.name, each.after, localizer),
        )
        for each in changed
        if each.name in LABELS
    ]
    return "\n".join(
        [localizer.format("changed-settings-title"), *(lines or [localizer.format("changed-settings-none")])]
    )


def _menu(name: str, now: str, guild: discord.Guild | None, localizer: Localizer) -> ui.ActionRow[Any] | None:
    label = localizer.format(LABELS[name])
    if name == "games":
        offered = [
            option(_words(name, key, localizer), key, default=now == ALL or key in now.split(",")) for key in GAMES
        ]
        return row(CairnMenu(Id("setting", 0, arg=name), offered[:25], most=len(offered[:25])))
    found = [
        option(f"{label}: {_words(name, value, localizer, guild)}", value, default=value == now)
        for value in _values(name, guild)
    ]
    return row(CairnMenu(Id("setting", 0, arg=name), found[:25]))


def _words(name: str, value: str, localizer: Localizer, guild: discord.Guild | None = None) -> str:
    """A value in words; a role or a channel by mention, or in a menu by name."""
    if name == "games":
        keys = GAMES if value == ALL else value.split(",")
        return ", ".join(Localizer(localizer.language, key).format("game-name") for key in keys)
    if name in ("most-tables", "most-computers"):
        return value.removeprefix("count-")
    if value.isdecimal() and name in CHANNELS:
        channel = guild.get_channel(int(value)) if guild else None
        return f"#{channel.name}" if channel else f"<#{value}>"
    if value.isdecimal():
        role = guild.get_role(int(value)) if guild else None
        return visible(role.name) if role else f"<@&{value}>"
    return localizer.format(f"{LABELS[name].replace('my-', '')}-{value}")


async def setup(client: Cairn) -> None:
    await client.add_cog(SettingsCog(client))
