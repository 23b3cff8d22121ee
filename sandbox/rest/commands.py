"""Application commands: registered globally or for the server."""

from __future__ import annotations

from typing import Any

from sandbox.errors import Refused
from sandbox.rest.routing import Call, Reply, Routes
from sandbox.state import Json
from sandbox.validate.commands import check_commands

route = Routes()
_GLOBAL = "/applications/{application}/commands"
_GUILD = "/applications/{application}/guilds/{guild}/commands"


def _scope(call: Call) -> dict[str, Json]:
    if call.params["application"] != call.world.bot.id:
        raise Refused(50001)
    guild = call.params.get("guild")
    if guild and (guild not in call.world.guilds or call.world.bot.id not in call.world.guilds[guild].members):
        raise Refused(50001)
    return call.world.commands.setdefault(guild, {})


def _register(call: Call, wanted: Json, known: dict[str, Json]) -> Json:
    """A command as Discord stores it; a name registered before keeps its id."""
    kind = wanted.get("type") or 1
    before = next((c for c in known.values() if c["name"] == wanted["name"] and c["type"] == kind), None)
    made: Json = {
        "id": before["id"] if before else call.world.new_id(),
        "application_id": call.world.bot.id,
        "version": call.world.new_id(),
        "type": kind,
        "name": wanted["name"],
        "name_localizations": wanted.get("name_localizations"),
        "description": wanted.get("description") or "",
        "description_localizations": wanted.get("description_localizations"),
        "options": wanted.get("options") or [],
        "default_member_permissions": wanted.get("default_member_permissions"),
        "dm_permission": wanted.get("dm_permission", True),
        "contexts": wanted.get("contexts"),
        "integration_types": wanted.get("integration_types") or [0],
        "nsfw": bool(wanted.get("nsfw")),
    }
    if made["default_member_permissions"] is not None:
        made["default_member_permissions"] = str(made["default_member_permissions"])
    if "guild" in call.params:  # both lists are for global commands only
        made |= {"guild_id": call.params["guild"], "contexts": None, "integration_types": [0]}
    return made


def _all(call: Call) -> list[Json]:
    return list(_scope(call).values())


def _overwrite(call: Call) -> list[Json]:
    known, wanted = _scope(call), call.content
    check_commands(wanted)
    made = [_register(call, command, known) for command in wanted]
    call.world.commands[call.params.get("guild")] = {command["id"]: command for command in made}
    return made


def _one_more(call: Call) -> Reply:
    known = _scope(call)
    check_commands([call.body])
    others = [c for c in known.values() if c["name"] != call.body["name"]]
    check_commands([*others, call.body])
    made = _register(call, call.body, known)
    new = made["id"] not in known
    known[made["id"]] = made
    return Reply(201 if new else 200, made)


def _find(call: Call) -> Json:
    found = _scope(call).get(call.params["command"])
    if found is None:
        raise Refused(10063)
    return found


def _change(call: Call) -> Json:
    changed: dict[str, Any] = _find(call) | call.body
    check_commands([changed])
    _scope(call)[changed["id"]] = changed
    return changed


def _delete(call: Call) -> None:
    del _scope(call)[_find(call)["id"]]


for _path in (_GLOBAL, _GUILD):
    route("GET", _path)(_all)
    route("PUT", _path)(_overwrite)
    route("POST", _path)(_one_more)
    route("GET", _path + "/{command}")(_find)
    route("PATCH", _path + "/{command}")(_change)
    route("DELETE", _path + "/{command}")(_delete)
