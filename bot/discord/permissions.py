"""Permissions of the bot in a channel: which it has and lacks, and the links by which it is given them."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.core.localizer import Localizer

Place = discord.abc.GuildChannel | discord.Thread

NEEDED = ("view_channel", "send_messages", "attach_files")
"""Without these there is no posting in a channel."""

WANTED = (*NEEDED, "read_message_history", "create_public_threads", "send_messages_in_threads")
"""With these everything works there."""

INVITATION = discord.Permissions(**dict.fromkeys(WANTED, True))
"""The permissions that an invitation of the bot asks for."""

SCOPES = ("applications.commands", "bot")
"""The scopes of an installation on a server."""

AUTHORIZE = "https://discord.com/oauth2/authorize?client_id={}"

IN_THREADS = {"send_messages": "send_messages_in_threads"}
"""Permissions that a thread needs instead. Whoever writes in one need not open another."""


def lacking(granted: discord.Permissions, place: object, wanted: Iterable[str] = NEEDED) -> list[str]:
    """Those of ``wanted`` that are not ``granted`` in ``place``."""
    names = list(wanted)
    if isinstance(place, discord.ForumChannel):  # posting in it opens a thread, and is all there is
        names = [name for name in names if name != "create_public_threads"]
        names = list(dict.fromkeys([*names, "send_messages_in_threads"]))
    if isinstance(place, discord.Thread):
        names = list(dict.fromkeys(IN_THREADS.get(name, name) for name in names if name != "create_public_threads"))
    return [name for name in names if not getattr(granted, name)]


def permission_text(names: Iterable[str], localizer: Localizer) -> str:
    """Permissions as Discord calls them."""
    return ", ".join(localizer.format("permission-" + name.replace("_", "-")) for name in names)


def for_anyone(application: object) -> str:
    """Return the link at which people choose between a server and their own apps, by the application's id."""
    return AUTHORIZE.format(application)


def for_server(application: object) -> str:
    """Return the link that adds the bot to a server, with the permissions that it uses."""
    way = f"&integration_type=0&scope={'+'.join(reversed(SCOPES))}&permissions={INVITATION.value}"
    return AUTHORIZE.format(application) + way


def for_person(application: object) -> str:
    """Return the link that adds the app to a person's own apps. As it names the way, it has to name the scope."""
    return f"{AUTHORIZE.format(application)}&integration_type=1&scope=applications.commands"
