"""Where the app is installed, on a server or by a person, and what that allows.

The README says which of these rules Discord documents and which are known from what it was seen to do.
"""

from __future__ import annotations

from sandbox.guilds import Guild
from sandbox.permissions import EXTERNAL_APPS, SEND, SEND_IN_THREADS, bits
from sandbox.state import Channel, Json, Message, Person
from sandbox.world import World

BY_GUILD, BY_USER = "0", "1"
"""Kinds of installation, as the keys of ``authorizing_integration_owners`` write them."""
GUILD, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2
"""Contexts of an interaction."""
FOLLOW_UPS = 5
"""How many follow-ups an interaction has that is allowed by a person's installation alone."""
_AMONG_PEOPLE = bits(["attach_files", "embed_links", "mention_everyone"])
_WITH_BOT = _AMONG_PEOPLE | bits(["use_external_emojis"])
_EXTERNAL = _WITH_BOT | bits(["view_channel", "send_messages", "send_messages_in_threads"])


def context(channel: Channel) -> int:
    """The context of interactions in ``channel``."""
    if channel.guild:
        return GUILD
    return BOT_DM if channel.recipient else PRIVATE_CHANNEL


def _there(world: World, guild: Guild) -> bool:
    return world.bot.id in guild.members


def owners(
    world: World, person: Person, channel: Channel, command: Json | None = None, message: Message | None = None
) -> dict[str, str]:
    """Whose installation lets ``person`` use the app in ``channel``: ``authorizing_integration_owners``.

    ``command``: by that command. ``message``: by a component of that message, which the installation of whoever it
    answered allows to everybody. Nothing: the app cannot be used so.
    """
    found: dict[str, str] = {}
    if channel.guild and _there(world, channel.guild):
        found[BY_GUILD] = channel.guild.id
    elif channel.recipient and (message or person.met):
        found[BY_GUILD] = "0"
    answered = (message.data.get("interaction_metadata") if message else None) or {}
    authorized = answered.get("authorizing_integration_owners", {}).get(BY_USER)
    if authorized or (person.installed and not answered):
        found[BY_USER] = authorized or person.id
    if command is None:
        return found
    return {kind: owner for kind, owner in found.items() if _allows(command, kind, context(channel))}


def allowing(world: World, person: Person, channel: Channel, data: Json, message: Message | None) -> dict[str, str]:
    """The owners, likewise, for an interaction with this data."""
    scopes = world.commands.values()
    command = next((scope[data["id"]] for scope in scopes if data.get("id") in scope), None)
    return owners(world, person, channel, command, message)


def _allows(command: Json, kind: str, where: int) -> bool:
    contexts = command["contexts"]
    if contexts is None:
        contexts = [GUILD, BOT_DM] if command["dm_permission"] else [GUILD]
    return where in contexts and int(kind) in command["integration_types"]


def app_permissions(world: World, person: Person, channel: Channel) -> int:
    """The bits of ``app_permissions``: where the app is not on the server, some of those of ``person``."""
    if channel.guild is None:
        return _WITH_BOT if channel.recipient else _AMONG_PEOPLE
    if _there(world, channel.guild):
        return world.permissions(world.bot, channel)
    return world.permissions(person, channel) & _EXTERNAL


def only_ephemeral(world: World, person: Person, channel: Channel) -> bool:
    """Whether Discord makes every answer to ``person`` in ``channel`` ephemeral."""
    if channel.guild is None or _there(world, channel.guild):
        return False
    needed = EXTERNAL_APPS | (SEND_IN_THREADS if channel.is_thread else SEND)
    return world.permissions(person, channel) & needed != needed


def reachable(world: World, person: Person) -> bool:
    """Whether the bot may write to ``person``, if their messages are open: they share a server, or have the app."""
    return person.installed or world.meets(person)
