"""The application's own emoji."""

from __future__ import annotations

import base64
import binascii
import re

from sandbox import serializers
from sandbox.errors import Refused
from sandbox.ratelimit import Limit
from sandbox.rest.routing import Call, Reply, Routes
from sandbox.state import Event, Json, OwnEmoji
from sandbox.validate.problems import Problems, String, check, refuse_field

route = Routes()
MOST = 2000
MOST_BYTES, MOST_UPLOADED = 256 * 1024, 2048 * 1024
EMOJI = Limit(10, 1.0)
_ALL = "/applications/{application}/emojis"
_ONE = _ALL + "/{emoji}"
_NAME = re.compile(r"[a-zA-Z0-9_]{2,32}")
_IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)
_BEGINNINGS = {
    "png": (b"\x89PNG\r\n\x1a\n",),
    "jpeg": (b"\xff\xd8\xff",),
    "gif": (b"GIF87a", b"GIF89a"),
    "webp": (b"RIFF",),
    "avif": (b"\x00\x00\x00",),
}


def _own(call: Call) -> dict[str, OwnEmoji]:
    if call.params["application"] != call.world.bot.id:
        raise Refused(20012)
    return call.world.emojis


def _found(call: Call) -> OwnEmoji:
    found = _own(call).get(call.params["emoji"])
    if found is None:
        raise Refused(10014)
    return found


@route("GET", _ALL)
def all_(call: Call) -> Json:
    return {"items": [serializers.emoji(each) for each in _own(call).values()]}


@route("GET", _ONE)
def one(call: Call) -> Json:
    return serializers.emoji(_found(call))


@route("POST", _ALL, limit=EMOJI)
def create(call: Call) -> Reply:
    known, body, problems = _own(call), call.body, Problems()
    right = check(
        {"name": String(2, 32, required=True), "image": String(1, 1 << 24, required=True)}, body, (), problems
    )
    if right:
        _check_name(body["name"], known, problems)
    problems.refuse()
    kind, data = _image(body["image"])
    if len(known) >= MOST:
        raise Refused(30008)
    made = OwnEmoji(call.world.new_id(), body["name"], call.world.bot, f"image/{kind}", data)
    known[made.id] = made
    call.world.tell(Event("EMOJI_CHANGED", data={"emoji": made.id}))
    return Reply(201, serializers.emoji(made))


@route("PATCH", _ONE)
def rename(call: Call) -> Json:
    found, problems = _found(call), Problems()
    if check({"name": String(2, 32)}, call.body, (), problems) and call.body.get("name") is not None:
        others = {id_: each for id_, each in call.world.emojis.items() if id_ != found.id}
        _check_name(call.body["name"], others, problems)
    problems.refuse()
    found.name = call.body.get("name") or found.name
    call.world.tell(Event("EMOJI_CHANGED", data={"emoji": found.id}))
    return serializers.emoji(found)


@route("DELETE", _ONE)
def delete(call: Call) -> None:
    call.world.drop_emoji(_found(call))


def _check_name(name: str, others: dict[str, OwnEmoji], problems: Problems) -> None:
    if not _NAME.fullmatch(name):
        problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif any(each.name == name for each in others.values()):
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists")


def _image(uri: str) -> tuple[str, bytes]:
    """The format and the bytes of a data URI."""
    found = _IMAGE.fullmatch(uri)
    try:
        data = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        data = b""
    if found is None or not data.startswith(_BEGINNINGS[found[1]]):
        raise refuse_field(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(data) > MOST_UPLOADED:
        raise refuse_field(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 2048.0 kb.")
    if len(data) > MOST_BYTES:
        raise Refused(50138)
    return found[1], data
