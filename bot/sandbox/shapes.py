"""Guild, roles, channels and the application as Discord writes them."""

from __future__ import annotations

from bot.sandbox.permissions import EVERYONE, MANAGER
from bot.sandbox.state import DM, TEXT, Channel, Json, Message, Person, World


def roles(world: World) -> list[Json]:
    """The server's roles. People have theirs by a role of their own, so that the bot has only what it was given."""

    def role(id_: str, name: str, position: int, permissions: int, *, managed: bool = False) -> Json:
        role = {"id": id_, "name": name, "position": position, "permissions": str(permissions), "managed": managed}
        return role | {"color": 0, "hoist": False, "icon": None, "mentionable": False, "flags": 0}

    further = [role(id_, name, 1, 0) for id_, name in world.further_roles.items()]
    bot = role(world.bot_role, world.bot.name, 3, world.settings.bot_permissions, managed=True)
    return [
        role(world.guild_id, "@everyone", 0, 0),
        role(world.member_role, "Members", 1, EVERYONE),
        role(world.manager_role, "Managers", 2, MANAGER),
        *further,
        bot | {"tags": {"bot_id": world.bot.id}},
    ]


def channel(world: World, of: Channel, *, member: Person | None = None) -> Json:
    """A channel object; for threads with the membership of ``member`` in it."""
    made: Json = {"id": of.id, "type": of.type, "last_message_id": of.last_message, "flags": 0}
    if of.type == DM:
        return made | {"recipients": [of.recipient.user() if of.recipient else {}]}
    made |= {"guild_id": world.guild_id, "name": of.name, "rate_limit_per_user": 0}
    if of.type == TEXT:
        overwrites = []
        if of.bot_allow or of.bot_deny:
            overwrites = [{"id": world.bot.id, "type": 1, "allow": str(of.bot_allow), "deny": str(of.bot_deny)}]
        made |= {"position": of.position, "permission_overwrites": overwrites}
        return made | {"parent_id": None, "topic": None, "nsfw": False}
    made |= {"parent_id": of.parent.id if of.parent else None, "owner_id": of.owner, "thread_metadata": metadata(of)}
    made |= {"message_count": len(of.messages), "total_message_sent": of.sent, "member_count": len(of.members)}
    if member and member.id in of.members:
        made["member"] = thread_member(of, member)
    return made


def metadata(thread: Channel) -> Json:
    """A thread's metadata object."""
    made: Json = {"archived": thread.archived, "locked": thread.locked, "invitable": True}
    made |= {"auto_archive_duration": thread.archive_minutes, "archive_timestamp": thread.archive_changed}
    return made | {"create_timestamp": thread.created}


def thread_member(thread: Channel, person: Person) -> Json:
    """A thread member object."""
    joined = thread.members[person.id]
    return {"id": thread.id, "user_id": person.id, "join_timestamp": joined, "flags": 0}


def guild(world: World) -> Json:
    """The server, as REST gives it."""
    made: Json = {"id": world.guild_id, "name": world.settings.guild_name, "owner_id": "1", "icon": None}
    made |= {"preferred_locale": world.settings.guild_locale, "roles": roles(world), "emojis": [], "stickers": []}
    made |= {"features": [], "verification_level": 0, "default_message_notifications": 1, "mfa_level": 0}
    made |= {"explicit_content_filter": 0, "afk_timeout": 300, "afk_channel_id": None, "system_channel_id": None}
    made |= {"system_channel_flags": 0, "premium_tier": 0, "nsfw_level": 0, "description": None, "banner": None}
    return made | {"splash": None, "rules_channel_id": None, "public_updates_channel_id": None}


def guild_create(world: World, *, everybody: bool) -> Json:
    """The server, as the gateway gives it: without the privileged intent only the bot itself is in the member list."""
    members = [world.bot, *(world.people.values() if everybody else ())]
    text = [channel(world, c) for c in world.channels.values() if c.type == TEXT]
    threads = [
        channel(world, c, member=world.bot)
        for c in world.channels.values()
        if c.is_thread and not c.archived and world.sees(world.bot, c)
    ]
    made: Json = guild(world) | {"channels": text, "threads": threads, "members": [m.member() for m in members]}
    made |= {"joined_at": world.bot.joined, "large": False, "unavailable": False, "presences": [], "voice_states": []}
    made |= {"member_count": len(world.people) + 1, "stage_instances": [], "guild_scheduled_events": []}
    return made | {"soundboard_sounds": []}


def application(world: World) -> Json:
    """The bot's application."""
    owner = {"id": "1", "username": "owner", "global_name": None, "discriminator": "0", "avatar": None}
    flags = 0
    for intent, flag in ((1 << 1, 1 << 15), (1 << 8, 1 << 13), (1 << 15, 1 << 19)):
        flags |= flag if world.settings.privileged_intents & intent else 0
    made: Json = {"id": world.bot.id, "name": world.bot.name, "icon": None, "description": "", "summary": ""}
    made |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64, "owner": owner, "team": None}
    return made | {"flags": flags, "rpc_origins": [], "bot": world.bot.user(), "approximate_guild_count": 1}


def gateway_message(world: World, message: Message) -> Json:
    """A message as the gateway gives it: with its server and its author's membership."""
    if message.channel.type == DM:
        return message.data
    member = message.author.member(with_user=False)
    return {**message.data, "guild_id": world.guild_id, "member": member}


def interaction(world: World, user: Person, where: Channel, message: Message | None) -> Json:
    """What every interaction tells of where it was sent and by whom; its id, type, token and data are the caller's."""
    in_guild = where.type != DM
    mine = str(world.permissions(user, where))
    made: Json = {"application_id": world.bot.id, "version": 1, "entitlements": [], "context": 0 if in_guild else 1}
    made |= {"channel_id": where.id, "channel": channel(world, where) | {"permissions": mine}, "locale": user.locale}
    made |= {"app_permissions": str(world.permissions(world.bot, where))}
    made |= {"authorizing_integration_owners": {"0": world.guild_id if in_guild else "0"}}
    made |= {"attachment_size_limit": world.settings.file_limit}
    if in_guild:
        locale = world.settings.guild_locale
        made |= {"guild_id": world.guild_id, "guild_locale": locale}
        made |= {"guild": {"id": world.guild_id, "locale": locale, "features": []}}
        made |= {"member": user.member() | {"permissions": mine}}
    else:
        made["user"] = user.user()
    return made | ({"message": message.data} if message else {})


def person(of: Person) -> Json:
    """A user with what only the sandbox's page may know."""
    return of.user() | {
        "locale": of.locale,
        "dms_open": of.dms_open,
        "manager": of.manager,
        "roles": list(of.roles),
    }
