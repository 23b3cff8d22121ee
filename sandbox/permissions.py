"""Discord's permission bits, by the names its documentation and discord.py use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

BITS: dict[str, int] = {
    "create_instant_invite": 0,
    "kick_members": 1,
    "ban_members": 2,
    "administrator": 3,
    "manage_channels": 4,
    "manage_guild": 5,
    "add_reactions": 6,
    "view_channel": 10,
    "send_messages": 11,
    "send_tts_messages": 12,
    "manage_messages": 13,
    "embed_links": 14,
    "attach_files": 15,
    "read_message_history": 16,
    "mention_everyone": 17,
    "use_external_emojis": 18,
    "change_nickname": 26,
    "manage_nicknames": 27,
    "manage_roles": 28,
    "manage_webhooks": 29,
    "use_application_commands": 31,
    "manage_threads": 34,
    "create_public_threads": 35,
    "create_private_threads": 36,
    "send_messages_in_threads": 38,
    "use_external_apps": 50,
    "pin_messages": 51,
}
ALL = (1 << 53) - 1
ADMINISTRATOR, VIEW, SEND = (1 << BITS[name] for name in ("administrator", "view_channel", "send_messages"))
MANAGE_THREADS, USE_COMMANDS = (1 << BITS[name] for name in ("manage_threads", "use_application_commands"))
EXTERNAL_APPS, SEND_IN_THREADS = (1 << BITS[name] for name in ("use_external_apps", "send_messages_in_threads"))


def bits(names: Iterable[str]) -> int:
    """The permissions named, as one integer. Raises KeyError for an unknown name."""
    return sum(1 << BITS[name] for name in set(names))


def split(wanted: Mapping[str, bool | None]) -> tuple[int, int, int]:
    """``{"send_messages": False}`` as bits (allowed, denied, given back to the roles)."""
    allowed = bits(name for name, may in wanted.items() if may is True)
    denied = bits(name for name, may in wanted.items() if may is False)
    return allowed, denied, bits(name for name, may in wanted.items() if may is None)


EVERYONE = bits(
    [
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "embed_links",
        "attach_files",
        "add_reactions",
        "read_message_history",
        "use_application_commands",
        "use_external_apps",
    ]
)
MANAGER = bits(["manage_guild", "manage_channels", "manage_messages", "manage_threads", "manage_roles"])
WITH_MESSAGES = bits(["send_tts_messages", "mention_everyone", "embed_links", "attach_files"])
"""Permissions that mean nothing without permission to send messages."""
BOT_DEFAULT = bits(
    [
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "embed_links",
        "attach_files",
        "read_message_history",
    ]
)
