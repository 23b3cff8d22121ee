"""Servers, roles, members, channels and the application as Discord writes them."""

from __future__ import annotations

from sandbox import installs
from sandbox.guilds import Guild
from sandbox.permissions import BOT_DEFAULT, EVERYONE, MANAGER
from sandbox.state import FORUM, GROUP, STAGE, VOICE, Channel, Json, Message, OwnEmoji, Person, Tag
from sandbox.validate.commands import CHAT, ON_MESSAGE, ON_USER
from sandbox.world import World

REQUIRE_TAG = 1 << 4
"""The flag of a forum whose posts need a tag."""


def roles(world: World, guild: Guild) -> list[Json]:
    """A server's roles; the bot's only while it is there."""

    def role(id_: str, name: str, position: int, permissions: int, *, managed: bool = False) -> Json:
        role = {"id": id_, "name": name, "position": position, "permissions": str(permissions), "managed": managed}
        return role | {"color": 0, "hoist": False, "icon": None, "mentionable": False, "flags": 0}

    further = [role(id_, name, 1, 0) for id_, name in guild.further_roles.items()]
    bot = role(guild.bot_role, world.bot.name, 3, world.settings.bot_permissions, managed=True)
    return [
        role(guild.id, "@everyone", 0, 0),
        role(guild.member_role, "Members", 1, EVERYONE),
        role(guild.manager_role, "Managers", 2, MANAGER),
        *further,
        *([bot | {"tags": {"bot_id": world.bot.id}}] if world.bot.id in guild.members else []),
    ]


def emoji(of: OwnEmoji) -> Json:
    """An emoji of the application."""
    made: Json = {"id": of.id, "name": of.name, "roles": [], "require_colons": True, "managed": False}
    return made | {"animated": of.content_type == "image/gif", "available": True, "user": of.person.user()}


def member(guild: Guild, of: Person, *, with_user: bool = True) -> Json:
    """A member object; of somebody who has left, one without roles."""
    found = guild.members.get(of.id)
    made: Json = {"nick": None, "avatar": None, "roles": list(found.roles) if found else []}
    made |= {"joined_at": found.joined if found else None, "deaf": False, "mute": False, "flags": 0}
    made |= {"pending": False, "premium_since": None}
    return made | {"user": of.user()} if with_user else made


def channel(of: Channel, *, member: Person | None = None) -> Json:
    """A channel object; for threads with the membership of ``member`` in it."""
    made: Json = {"id": of.id, "type": of.type, "last_message_id": of.last_message, "flags": 0}
    if of.guild is None:
        recipients = [of.recipient] if of.recipient else of.people
        made["recipients"] = [person.user() for person in recipients]
        return made | ({"name": of.name, "icon": None, "owner_id": of.owner} if of.type == GROUP else {})
    made |= {"guild_id": of.guild.id, "name": of.name, "rate_limit_per_user": 0}
    if of.type == FORUM:
        made |= {"available_tags": [tag(each) for each in of.tags], "flags": REQUIRE_TAG if of.requires_tag else 0}
        made |= {"default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 0}
    if of.type in (VOICE, STAGE):
        made |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    if of.listed:
        overwrites = [
            {"id": id_, "type": one.type, "allow": str(one.allow), "deny": str(one.deny)}
            for id_, one in of.overwrites.items()
        ]
        made |= {"position": of.position, "permission_overwrites": overwrites}
        return made | {"parent_id": None, "topic": None, "nsfw": False}
    made |= {"parent_id": of.parent.id if of.parent else None, "owner_id": of.owner, "thread_metadata": metadata(of)}
    made |= {"message_count": len(of.messages) - (of.id in of.messages), "total_message_sent": of.sent}
    made |= {"member_count": len(of.members)}
    if of.parent and of.parent.type == FORUM:
        made["applied_tags"] = list(of.applied)
    if member and member.id in of.members:
        made["member"] = thread_member(of, member)
    return made


def tag(of: Tag) -> Json:
    """A tag of a forum."""
    return {"id": of.id, "name": of.name, "moderated": of.moderated, "emoji_id": None, "emoji_name": of.emoji}


def metadata(thread: Channel) -> Json:
    """A thread's metadata object."""
    made: Json = {"archived": thread.archived, "locked": thread.locked, "invitable": True}
    made |= {"auto_archive_duration": thread.archive_minutes, "archive_timestamp": thread.archive_changed}
    return made | {"create_timestamp": thread.created}


def thread_member(thread: Channel, person: Person) -> Json:
    """A thread member object."""
    joined = thread.members[person.id]
    return {"id": thread.id, "user_id": person.id, "join_timestamp": joined, "flags": 0}


def _owner(of: Guild) -> str:
    """Whose a server is: the first of its managers; somebody unknown where it has none."""
    return next((id_ for id_ in of.members if of.manages(id_)), "1")


def guild(world: World, of: Guild) -> Json:
    """A server, as REST gives it."""
    made: Json = {"id": of.id, "name": of.name, "owner_id": _owner(of), "icon": None}
    made |= {"preferred_locale": of.locale, "roles": roles(world, of), "emojis": [], "stickers": []}
    made |= {"features": [], "verification_level": 0, "default_message_notifications": 1, "mfa_level": 0}
    made |= {"explicit_content_filter": 0, "afk_timeout": 300, "afk_channel_id": None, "system_channel_id": None}
    made |= {"system_channel_flags": 0, "premium_tier": 0, "nsfw_level": 0, "description": None, "banner": None}
    return made | {"splash": None, "rules_channel_id": None, "public_updates_channel_id": None}


def guild_create(world: World, of: Guild, *, everybody: bool) -> Json:
    """A server, as the gateway gives it: without the privileged intent only the bot itself is in the member list."""
    members = people(world, of) if everybody else [world.bot]
    text = [channel(c) for c in world.channels.values() if c.listed and c.guild is of]
    threads = [
        channel(c, member=world.bot)
        for c in world.channels.values()
        if c.is_thread and c.guild is of and not c.archived and world.sees(world.bot, c)
    ]
    made: Json = guild(world, of) | {"channels": text, "threads": threads}
    made |= {"members": [member(of, person) for person in members]}
    made |= {
        "joined_at": of.members[world.bot.id].joined,
        "large": False,
        "unavailable": False,
        "presences": [],
        "voice_states": [],
    }
    made |= {"member_count": len(of.members), "stage_instances": [], "guild_scheduled_events": []}
    return made | {"soundboard_sounds": []}


def application(world: World) -> Json:
    """The bot's application."""
    owner = {"id": "1", "username": "owner", "global_name": None, "discriminator": "0", "avatar": None}
    flags = 0
    for intent, flag in ((1 << 1, 1 << 15), (1 << 8, 1 << 13), (1 << 15, 1 << 19)):
        flags |= flag if world.settings.privileged_intents & intent else 0
    guilds = sum(world.bot.id in one.members for one in world.guilds.values())
    made: Json = {"id": world.bot.id, "name": world.bot.name, "icon": None, "description": "", "summary": ""}
    scopes = {installs.BY_GUILD: ["applications.commands", "bot"], installs.BY_USER: ["applications.commands"]}
    asked = {installs.BY_GUILD: str(BOT_DEFAULT), installs.BY_USER: "0"}
    made |= {
        "integration_types_config": {
            str(way): {"oauth2_install_params": {"scopes": found, "permissions": asked[way]}}
            for way, found in scopes.items()
        }
    }
    made |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64, "owner": owner, "team": None}
    return (
        made
        | {"flags": flags, "rpc_origins": [], "bot": world.bot.user(), "approximate_guild_count": guilds}
        | (world.settings.portal)
    )


def gateway_message(message: Message) -> Json:
    """A message as the gateway gives it: with its server and its author's membership."""
    guild = message.channel.guild
    if guild is None:
        return message.data
    return {**message.data, "guild_id": guild.id, "member": member(guild, message.author, with_user=False)}


def interaction(world: World, user: Person, where: Channel, message: Message | None) -> Json:
    """What every interaction tells of where it was sent and by whom.

    Its id, type, token, data and whose installation allows it are the caller's.
    """
    guild = where.guild
    mine = str(world.permissions(user, where))
    made: Json = {"application_id": world.bot.id, "version": 1, "entitlements": []}
    made |= {"channel_id": where.id, "channel": channel(where) | {"permissions": mine}, "locale": user.locale}
    made |= {"context": installs.context(where), "app_permissions": str(installs.app_permissions(world, user, where))}
    made |= {"attachment_size_limit": world.settings.file_limit}
    if guild:
        made |= {"guild_id": guild.id, "guild_locale": guild.locale}
        made |= {"guild": {"id": guild.id, "locale": guild.locale, "features": []}}
        made |= {"member": member(guild, user) | {"permissions": mine}}
    else:
        made["user"] = user.user()
    return made | ({"message": message.data} if message else {})


def people(world: World, guild: Guild) -> list[Person]:
    """Who is in a server, the bot included."""
    return [person for id_ in guild.members if (person := world.person(id_))]


def person(world: World, of: Person) -> Json:
    """A user with what only the sandbox's page may know: also the servers they are in, and what they are there."""
    memberships = {
        guild.id: {"manager": guild.manages(of.id), "roles": list(guild.members[of.id].roles)}
        for guild in world.guilds.values()
        if of.id in guild.members
    }
    known = {"locale": of.locale, "dms_open": of.dms_open, "installed": of.installed}
    return of.user() | known | {"guilds": memberships}


def used_command(data: Json) -> Json:
    """What messages tell of a command that was used: its type, and in a menu whom or what it was chosen for."""
    kind, target = data.get("type", CHAT), data.get("target_id")
    told: Json = {"command_type": kind}
    if kind == ON_USER:
        told["target_user"] = data["resolved"]["users"][target]
    elif kind == ON_MESSAGE:
        told["target_message_id"] = target
    return told
