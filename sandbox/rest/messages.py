"""Messages in channels: sending, editing, deleting, reading, pins."""

from __future__ import annotations

from typing import Any

from sandbox import compose, installs
from sandbox.errors import Refused
from sandbox.ratelimit import DELETIONS, MESSAGES
from sandbox.rest.routing import Call, Routes
from sandbox.state import DM, FORUM, Channel, Event, Json, Message
from sandbox.validate.problems import refuse_field
from sandbox.world import World

route = Routes()
_PATH = "/channels/{channel}/messages"
_OLD, _LATE_EDITS, _LATE_WINDOW = 3600.0, 3, 600.0


@route("POST", _PATH, limit=MESSAGES, major="channel")
def send(call: Call) -> Json:
    world, channel = call.world, call.channel()
    _writable(call, channel)
    nonce = call.body.get("nonce")
    told = {"nonce": nonce} if nonce is not None else {}
    earlier = _same_nonce(world, channel, call.body)
    if earlier:
        return earlier.data | told
    message = compose.create(world, channel, world.bot, call.body, call.uploads)
    if message.data["embeds"]:
        call.need(channel, "embed_links")
    if nonce is not None and call.body.get("enforce_nonce"):
        message.nonce = str(nonce)
        world.nonces[channel.id, message.nonce] = (world.clock(), message)
    world.add_message(message)
    return message.data | told


def _writable(call: Call, channel: Channel) -> None:
    if channel.type == FORUM:
        raise Refused(50008)
    if channel.recipient and channel.id in call.world.lost:
        raise Refused(50001)
    if channel.recipient and not channel.recipient.dms_open:
        raise Refused(50007)
    if channel.recipient and not installs.reachable(call.world, channel.recipient):
        raise Refused(50278)
    call.need(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    if channel.locked and not call.may(channel, "manage_threads"):
        raise Refused(160005)
    if call.uploads:
        call.need(channel, "attach_files")


def _same_nonce(world: World, channel: Channel, body: Json) -> Message | None:
    """The message already made with this nonce, within the few minutes nonces are remembered."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    oldest = world.clock() - world.settings.nonce_seconds
    while world.nonces:
        key, (made, _) = next(iter(world.nonces.items()))
        if made > oldest:
            break
        del world.nonces[key]
    found = world.nonces.get((channel.id, str(body["nonce"])))
    return found[1] if found else None


@route("GET", _PATH, major="channel")
def history(call: Call) -> list[Json]:
    channel = call.channel()
    limit = call.number("limit", 50)
    if not 1 <= limit <= 100:
        raise refuse_field(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    if not call.may(channel, "read_message_history"):
        return []
    last = 1 << 63
    if "around" in call.query:
        middle = call.number("around", 0)
        found = channel.between(0, middle + 1, limit // 2 + 1, newest=True)
        found += channel.between(middle, last, limit - len(found), newest=False)
    elif "after" in call.query:
        found = channel.between(call.number("after", 0), last, limit, newest=False)
    else:
        found = channel.between(0, call.number("before", last), limit, newest=True)
    return [call.world.fresh(message) for message in reversed(found)]


@route("GET", _PATH + "/{message:\\d+}", major="channel")
def get(call: Call) -> Json:
    channel = call.channel()
    if not call.may(channel, "read_message_history"):
        raise Refused(50001)
    return call.world.fresh(call.world.message_in(channel, call.params["message"]))


@route("PATCH", _PATH + "/{message:\\d+}", limit=MESSAGES, major="channel")
def edit(call: Call) -> Json:
    world, channel = call.world, call.channel()
    message = world.message_in(channel, call.params["message"])
    if message.author is not world.bot:
        raise Refused(50005)
    if channel.archived:
        raise Refused(50083)
    if call.uploads:
        call.need(channel, "attach_files")
    _not_too_often(world, message)
    compose.edit(world, message, call.body, call.uploads)
    world.tell(Event("MESSAGE_UPDATE", channel, message))
    return message.data


def _not_too_often(world: World, message: Message) -> None:
    now = world.clock()
    if now - message.created <= _OLD:
        return
    edits = message.late_edits
    while edits and edits[0] <= now - _LATE_WINDOW:
        edits.popleft()
    if len(edits) >= _LATE_EDITS:
        raise Refused(30046, retry_after=round(edits[0] + _LATE_WINDOW - now, 3))
    edits.append(now)


@route("DELETE", _PATH + "/{message:\\d+}", limit=DELETIONS, major="channel")
def delete(call: Call) -> None:
    channel = call.channel()
    message = call.world.message_in(channel, call.params["message"])
    if message.author is not call.world.bot:
        if channel.type == DM:
            raise Refused(50003)
        call.need(channel, "manage_messages")
    call.world.drop_message(message)


@route("POST", _PATH + "/bulk-delete", limit=DELETIONS, major="channel")
def bulk_delete(call: Call) -> None:
    channel = call.channel()
    if channel.type == DM:
        raise Refused(50003)
    call.need(channel, "manage_messages")
    ids = call.body.get("messages") or []
    if not 2 <= len(ids) <= 100:
        raise refuse_field(("messages",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
    for id_ in ids:
        message = channel.messages.get(str(id_))
        if message:
            call.world.drop_message(message)


# -- pins -------------------------------------------------------------------------------------------------------


@route("GET", "/channels/{channel}/pins", major="channel")
def pins(call: Call) -> list[Json]:
    channel = call.channel()
    return [call.world.fresh(channel.messages[id_]) for id_ in reversed(channel.pins)]


@route("GET", _PATH + "/pins", major="channel")
def pins_by_time(call: Call) -> Json:
    items = [{"pinned_at": message["timestamp"], "message": message} for message in pins(call)]
    return {"items": items, "has_more": False}


def _pin(call: Call, *, pinned: bool) -> None:
    channel = call.channel()
    message = call.world.message_in(channel, call.params["message"])
    if not call.may(channel, "pin_messages"):
        call.need(channel, "manage_messages")
    if (message.id in channel.pins) == pinned:
        return
    if pinned and len(channel.pins) >= 250:
        raise Refused(30003)
    (channel.pins.append if pinned else channel.pins.remove)(message.id)
    message.data = message.data | {"pinned": pinned}
    told: dict[str, Any] = {"channel_id": channel.id, "last_pin_timestamp": message.data["timestamp"]}
    call.world.tell(Event("CHANNEL_PINS_UPDATE", channel, data=told))
    call.world.tell(Event("MESSAGE_UPDATE", channel, message))


for _where in ("/channels/{channel}/pins/{message}", _PATH + "/pins/{message}"):
    route("PUT", _where, major="channel")(lambda call: _pin(call, pinned=True))
    route("DELETE", _where, major="channel")(lambda call: _pin(call, pinned=False))
