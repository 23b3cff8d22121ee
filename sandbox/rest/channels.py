"""Channels and threads."""

from __future__ import annotations

from typing import Any

from sandbox import forums, serializers
from sandbox.errors import Refused
from sandbox.ratelimit import MESSAGES
from sandbox.rest.routing import Call, Reply, Routes
from sandbox.state import DM, FORUM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Event, Json, Person
from sandbox.validate.problems import Array, Boolean, OneOf, Problems, Rule, String, check, refuse_field

route = Routes()
_CHANNEL = "/channels/{channel}"
_DURATIONS = OneOf(frozenset({60, 1440, 4320, 10080}))
_CHANGE: dict[str, Rule] = {
    "name": String(1, 100),
    "archived": Boolean(),
    "locked": Boolean(),
    "auto_archive_duration": _DURATIONS,
    "applied_tags": Array(0, forums.MOST_APPLIED),
    "available_tags": Array(0, forums.MOST_TAGS),
}
_HAS_THREAD = 1 << 5


@route("GET", _CHANNEL, major="channel")
def get(call: Call) -> Json:
    return serializers.channel(call.channel(), member=call.world.bot)


@route("PATCH", _CHANNEL, major="channel")
def change(call: Call) -> Json:
    channel, body, problems = call.channel(), call.body, Problems()
    check(_CHANGE, body, (), problems)
    problems.refuse()
    if channel.type == DM:
        raise Refused(50024)
    if channel.is_thread:
        _change_thread(call, channel, body)
    else:
        call.need(channel, "manage_channels")
        if channel.type == FORUM:
            forums.change(call.world, channel, body)
        channel.name = body.get("name") or channel.name
        call.world.tell(Event("CHANNEL_UPDATE", channel))
    return serializers.channel(channel, member=call.world.bot)


def _change_thread(call: Call, thread: Channel, body: Json) -> None:
    if thread.archived and body.get("archived") is not False:
        raise Refused(50083)
    own = thread.owner == call.world.bot.id
    only_opens = set(body) == {"archived"} and body["archived"] is False and not thread.locked
    if "locked" in body or (thread.archived and thread.locked) or not (own or only_opens):
        call.need(thread, "manage_threads")
    if body.get("applied_tags") is not None and thread.parent and thread.parent.type == FORUM:
        thread.applied = forums.applied(call.world, thread.parent, body["applied_tags"], call.world.bot)
    thread.name = body.get("name") or thread.name
    if body.get("auto_archive_duration"):
        thread.archive_minutes, thread.active = body["auto_archive_duration"], call.world.time()
    call.world.archive(thread, body.get("archived", thread.archived), locked=body.get("locked"))


@route("DELETE", _CHANNEL, major="channel")
def delete(call: Call) -> Json:
    channel = call.channel()
    if channel.type != DM:  # a private channel is only closed, and opens again as it was
        call.need(channel, "manage_threads" if channel.is_thread else "manage_channels")
        call.world.drop_channel(channel)
    return serializers.channel(channel)


@route("POST", _CHANNEL + "/typing", limit=MESSAGES, major="channel")
def typing(call: Call) -> None:
    channel = call.channel()
    call.need(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    call.world.tell(Event("TYPING_START", channel, person=call.world.bot))


# -- threads ----------------------------------------------------------------------------------------------------


def _thread_wishes(body: Json, kind: int) -> None:
    problems = Problems()
    kinds = OneOf(frozenset({PUBLIC_THREAD, PRIVATE_THREAD}))
    fields: dict[str, Rule] = {
        "name": String(1, 100, required=True),
        "auto_archive_duration": _DURATIONS,
        "type": kinds,
        "applied_tags": Array(0, forums.MOST_APPLIED),
    }
    check(fields, body | {"type": kind}, (), problems)
    problems.refuse()


@route("POST", _CHANNEL + "/threads", limit=MESSAGES, major="channel")
def start(call: Call) -> Reply:
    channel, body = call.channel(), call.body
    if channel.type == FORUM:
        return _post(call, channel)
    kind = body.get("type") or PRIVATE_THREAD
    _thread_wishes(body, kind)
    if channel.type != TEXT:
        raise Refused(50024)
    call.need(channel, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
    thread = call.world.add_thread(channel, body["name"], call.world.bot, kind)
    thread.archive_minutes = body.get("auto_archive_duration") or thread.archive_minutes
    return Reply(201, serializers.channel(thread, member=call.world.bot))


def _post(call: Call, forum: Channel) -> Reply:
    """A post in a forum: a thread and its first message, which has the thread's id."""
    world, body = call.world, call.body
    _thread_wishes(body, PUBLIC_THREAD)
    call.need(forum, "send_messages")
    first = body.get("message")
    if not isinstance(first, dict):
        raise refuse_field(("message",), "BASE_TYPE_REQUIRED", "This field is required")
    if call.uploads:
        call.need(forum, "attach_files")
    tags = forums.applied(world, forum, body.get("applied_tags") or [], world.bot, new=True)
    thread, message = forums.post(world, forum, world.bot, body["name"], first, call.uploads, tags)
    thread.archive_minutes = body.get("auto_archive_duration") or thread.archive_minutes
    return Reply(201, serializers.channel(thread, member=world.bot) | {"message": message.data})


@route("POST", _CHANNEL + "/messages/{message}/threads", limit=MESSAGES, major="channel")
def start_from_message(call: Call) -> Reply:
    world, channel, body = call.world, call.channel(), call.body
    _thread_wishes(body, PUBLIC_THREAD)
    message = world.message_in(channel, call.params["message"])
    if channel.type != TEXT:
        raise Refused(50024)
    if message.id in world.channels:
        raise Refused(160004)
    call.need(channel, "create_public_threads")
    thread = world.add_thread(channel, body["name"], world.bot, PUBLIC_THREAD, message.id)
    thread.archive_minutes = body.get("auto_archive_duration") or thread.archive_minutes
    made = serializers.channel(thread, member=world.bot)
    message.data = message.data | {"thread": made, "flags": message.flags | _HAS_THREAD}
    world.tell(Event("MESSAGE_UPDATE", channel, message))
    return Reply(201, made)


def _member(call: Call, thread: Channel) -> Person:
    if not thread.is_thread:
        raise Refused(50024)
    id_ = call.params["user"]
    found = call.world.person(call.world.bot.id if id_ == "@me" else id_)
    if found is None:
        raise Refused(10013)
    return found


@route("GET", _CHANNEL + "/thread-members", major="channel")
def members(call: Call) -> list[Json]:
    thread = call.channel()
    people = [call.world.person(id_) for id_ in thread.members]
    return [serializers.thread_member(thread, person) for person in people if person]


@route("GET", _CHANNEL + "/thread-members/{user}", major="channel")
def member(call: Call) -> Json:
    thread = call.channel()
    person = _member(call, thread)
    if person.id not in thread.members:
        raise Refused(10007)
    return serializers.thread_member(thread, person)


@route("PUT", _CHANNEL + "/thread-members/{user}", major="channel")
def join(call: Call) -> None:
    thread = call.channel()
    person = _member(call, thread)
    if thread.archived:
        raise Refused(50083)
    if person is not call.world.bot:
        call.need(thread, "send_messages_in_threads")
    call.world.join(thread, person)


@route("DELETE", _CHANNEL + "/thread-members/{user}", major="channel")
def leave(call: Call) -> None:
    thread = call.channel()
    person = _member(call, thread)
    if thread.archived:
        raise Refused(50083)
    if person is not call.world.bot:
        call.need(thread, "manage_threads")
    call.world.leave(thread, person)


@route("GET", "/guilds/{guild}/threads/active", major="guild")
def active(call: Call) -> Json:
    world, guild = call.world, call.guild()
    threads: list[Any] = [c for c in world.channels.values() if c.is_thread and c.guild is guild and not c.archived]
    threads = [c for c in threads if world.sees(world.bot, c)]
    mine = [serializers.thread_member(c, world.bot) for c in threads if world.bot.id in c.members]
    return {"threads": [serializers.channel(c) for c in threads], "members": mine}
