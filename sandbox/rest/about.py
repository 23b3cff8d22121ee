"""Users, the server, members, roles, the application, and where the gateway is."""

from __future__ import annotations

from sandbox import serializers
from sandbox.errors import Refused
from sandbox.rest.routing import Call, Routes
from sandbox.state import Json, Person
from sandbox.validate.problems import refuse_field

route = Routes()


@route("GET", "/gateway")
def gateway(call: Call) -> Json:
    return {"url": call.gateway.url}


@route("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Json:
    shards = call.world.settings.shards
    return {"url": call.gateway.url, "shards": shards, "session_start_limit": call.gateway.starts.limit()}


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
def application(call: Call) -> Json:
    return serializers.application(call.world)


@route("GET", "/users/@me")
def me(call: Call) -> Json:
    return call.world.bot.user() | {"flags": 0, "verified": True, "mfa_enabled": False, "locale": "en-US"}


@route("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> list[Json]:
    world = call.world
    known: Json = {"icon": None, "owner": False, "features": [], "permissions": str(world.settings.bot_permissions)}
    mine = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
    return [known | {"id": guild.id, "name": guild.name} for guild in mine]


@route("POST", "/users/@me/channels")
def open_private(call: Call) -> Json:
    recipient = call.body.get("recipient_id")
    if recipient is None:
        raise refuse_field(("recipient_id",), "BASE_TYPE_REQUIRED", "This field is required")
    person = call.world.people.get(str(recipient))
    if person is None:
        raise Refused(50007 if str(recipient) == call.world.bot.id else 50033)
    channel = call.world.private_channel(person)
    call.world.lost.discard(channel.id)
    return serializers.channel(channel)


@route("GET", "/users/{user:\\d+}")
def user(call: Call) -> Json:
    return _person(call, 10013).user()


def _person(call: Call, unknown: int) -> Person:
    id_ = call.params["user"]
    found = call.world.person(call.world.bot.id if id_ == "@me" else id_)
    if found is None:
        raise Refused(unknown)
    return found


@route("GET", "/guilds/{guild}", major="guild")
def guild(call: Call) -> Json:
    found = call.guild(outside=10004)
    counts = {"approximate_member_count": len(found.members), "approximate_presence_count": 1}
    return serializers.guild(call.world, found) | counts


@route("GET", "/guilds/{guild}/channels", major="guild")
def channels(call: Call) -> list[Json]:
    found = call.guild()
    return [serializers.channel(c) for c in call.world.channels.values() if c.listed and c.guild is found]


@route("GET", "/guilds/{guild}/roles", major="guild")
def roles(call: Call) -> list[Json]:
    return serializers.roles(call.world, call.guild())


@route("GET", "/guilds/{guild}/roles/{role}", major="guild")
def role(call: Call) -> Json:
    found: Json | None = next((one for one in roles(call) if one["id"] == call.params["role"]), None)
    if found is None:
        raise Refused(10011)
    return found


@route("GET", "/guilds/{guild}/members", major="guild")
def members(call: Call) -> list[Json]:
    found = call.guild()
    if not call.world.settings.privileged_intents & 1 << 1:  # the list is for bots with the privileged intent
        raise Refused(50001)
    first = call.number("after", 0)
    later = sorted((p for p in serializers.people(call.world, found) if int(p.id) > first), key=lambda p: int(p.id))
    return [serializers.member(found, p) for p in later[: call.number("limit", 1)]]


@route("GET", "/guilds/{guild}/members/{user}", major="guild")
def member(call: Call) -> Json:
    found, person = call.guild(), _person(call, 10007)
    if person.id not in found.members:
        raise Refused(10007)
    return serializers.member(found, person)
