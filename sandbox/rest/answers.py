"""Answers to interactions, and messages through their tokens."""

from __future__ import annotations

from sandbox.interactions import Interaction
from sandbox.ratelimit import INTERACTIONS
from sandbox.rest.routing import Call, Reply, Routes
from sandbox.state import Json

route = Routes()
_HOOK = "/webhooks/{application}/{token}"
_ONE = _HOOK + "/messages/{message}"


@route("POST", "/interactions/{interaction}/{token}/callback", limit=INTERACTIONS, major="token", bot_only=False)
def callback(call: Call) -> Reply:
    told = call.broker.respond(call.params["interaction"], call.params["token"], call.body, call.uploads)
    asked = call.query.get("with_response", "").lower() in ("1", "true")
    return Reply(200, told) if asked else Reply(204)


def _found(call: Call) -> Interaction:
    return call.broker.by_token(call.params["application"], call.params["token"])


@route("POST", _HOOK, limit=INTERACTIONS, major="token", bot_only=False)
def follow_up(call: Call) -> Json:
    return call.broker.follow_up(_found(call), call.body, call.uploads).data


@route("GET", _ONE, limit=INTERACTIONS, major="token", bot_only=False)
def get(call: Call) -> Json:
    return call.world.fresh(call.broker.find(_found(call), call.params["message"]))


@route("PATCH", _ONE, limit=INTERACTIONS, major="token", bot_only=False)
def edit(call: Call) -> Json:
    found = _found(call)
    return call.broker.edit(found, call.broker.find(found, call.params["message"]), call.body, call.uploads).data


@route("DELETE", _ONE, limit=INTERACTIONS, major="token", bot_only=False)
def delete(call: Call) -> None:
    found = _found(call)
    call.broker.delete(found, call.broker.find(found, call.params["message"]))
