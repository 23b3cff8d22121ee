"""Discord's published API description as a check on what a bot sends.

``Checker.find()`` loads it from the file named by CAIRN_OPENAPI, else ``../shared/discord_openapi.json`` beside the
project, and is None where there is none. ``checker.watch(server)`` collects what is wrong with every request body.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from jsonschema_rs import Draft202012Validator, Registry, ValidationError, ValidationErrorKind

from sandbox.server import Request, Server

PROJECT = Path(__file__).parents[1]
LIBRARY_KEYS = frozenset({"nsfw", "tts"})
"""Keys discord.py sends with every command and every edit, whether or not the description has them."""
_BASE = "urn:discord"
_NAMES = {
    "{channel}": "{channel_id}",
    "{message}": "{message_id}",
    "{message:\\d+}": "{message_id}",
    "{guild}": "{guild_id}",
    "{user}": "{user_id}",
    "{user:\\d+}": "{user_id}",
    "{role}": "{role_id}",
    "{application}": "{application_id}",
    "{command}": "{command_id}",
    "{interaction}": "{interaction_id}",
}


class Checker:
    """Validates request bodies against the description, unknown keys included."""

    def __init__(self, description: dict[str, Any]) -> None:
        _relax(description)
        self._paths = description["paths"]
        self._schemas = description["components"]["schemas"]
        self._registry = Registry([(_BASE, description)])
        self._validators: dict[str, Draft202012Validator] = {}
        self._parts: dict[int, Draft202012Validator] = {}
        self._right_shapes: set[Any] = set()  # a whole match sends a few shapes a thousand times
        self.found: list[str] = []
        """The errors, as lines that name the route and the place."""
        self.checked = 0

    @classmethod
    def find(cls) -> Checker | None:
        """A checker, or None where the description is not at hand. All of a process share what they know is right."""
        named = os.environ.get("CAIRN_OPENAPI")
        file = Path(named) if named else PROJECT.parent / "shared" / "discord_openapi.json"
        if not file.is_file():
            return None
        checker = copy.copy(_loaded(file))
        checker.found, checker.checked = [], 0
        return checker

    def schema(self, name: str) -> dict[str, Any]:
        """One of the description's schemas. Raises KeyError."""
        found: dict[str, Any] = self._schemas[name]
        return found

    def watch(self, server: Server) -> None:
        """Check every request of the bot from now on."""
        server.on_request.append(self._seen)

    def _seen(self, request: Request) -> None:
        self.found += [f"{request.method} {request.route}: {line}" for line in self.check(request)]

    def check(self, request: Request) -> list[str]:
        """Return lines about errors in the body of a request; a route the description does not have is an error too."""
        if request.body is None:
            return []
        path = _described(request)
        body = self._paths.get(path, {}).get(request.method.lower(), {}).get("requestBody")
        if body is None:
            return [f"the description has no body for {request.method} {path}"]
        self.checked += 1
        shape = (request.method, path, _shape(request.body))
        if shape in self._right_shapes:
            return []
        schema = body["content"]["application/json"]["schema"]
        pointer = f"{_pointer(path)}/{request.method.lower()}/requestBody/content/application~1json/schema"
        wrong = [_line(error) for error in self._validator(pointer).iter_errors(request.body)]
        wrong = wrong or [*self._unknown(schema, request.body, "body"), *_unlisted_files(request)]
        if not wrong:
            self._right_shapes.add(shape)
        return wrong

    def _validator(self, pointer: str) -> Draft202012Validator:
        found = self._validators.get(pointer)
        if found is None:
            schema = {"$ref": f"{_BASE}#/paths/{pointer}"}
            found = Draft202012Validator(schema, registry=self._registry)
            self._validators[pointer] = found
        return found

    # -- unknown keys -------------------------------------------------------------------------------------------

    def _unknown(self, schema: dict[str, Any], value: Any, place: str) -> Iterator[str]:
        """Keys that no variant of the schema that fits ``value`` has."""
        if isinstance(value, list):
            items = [s["items"] for s in self._fitting(schema, value) if "items" in s]
            for at, inside in enumerate(value):
                if items:
                    yield from self._unknown({"anyOf": items}, inside, f"{place}[{at}]")
        elif isinstance(value, dict):
            variants = self._fitting(schema, value)
            if not variants:
                return  # a map with free keys, such as localisations
            known: dict[str, list[Any]] = {}
            for variant in variants:
                for key, inside in variant.get("properties", {}).items():
                    known.setdefault(key, []).append(inside)
                if "additionalProperties" in variant:
                    return
            for key, inside in value.items():
                if key not in known:
                    if key not in LIBRARY_KEYS:
                        yield f"{place}.{key}: no such key"
                else:
                    yield from self._unknown({"anyOf": known[key]}, inside, f"{place}.{key}")

    def _fitting(self, schema: dict[str, Any], value: Any) -> list[dict[str, Any]]:
        """The plain schemas within ``schema`` that ``value`` is right for."""
        while "$ref" in schema:
            schema = self._schemas[schema["$ref"].rpartition("/")[2]]
        inner = [s for key in ("oneOf", "anyOf", "allOf") for s in schema.get(key, ())]
        found = [f for s in inner for f in self._fitting(s, value)]
        plain = "properties" in schema or "items" in schema
        return found + ([schema] if plain and self._right(schema, value) else [])

    def _right(self, schema: dict[str, Any], value: Any) -> bool:
        found = self._parts.get(id(schema))
        if found is None:
            found = Draft202012Validator(_rebase(schema), registry=self._registry)
            self._parts[id(schema)] = found
        return found.is_valid(value)


@lru_cache(maxsize=1)
def _loaded(file: Path) -> Checker:
    return Checker(msgspec.json.decode(file.read_bytes()))


def _unlisted_files(request: Request) -> Iterator[str]:
    """Uploads that no entry of ``attachments`` names: they would have neither name nor alt text."""
    body = request.body.get("data", request.body) if isinstance(request.body, dict) else {}
    listed = {str(entry["id"]) for entry in body.get("attachments") or ()}
    for at in request.files:
        if str(at) not in listed:
            yield f"files[{at}]: not among the attachments"


def _shape(value: Any) -> Any:
    """Keys, types and small numbers: bodies of one shape are right or wrong together, but for lengths.

    Lengths the sandbox itself checks in every body.
    """
    match value:
        case dict():
            return tuple((key, _shape(inside)) for key, inside in sorted(value.items()))
        case list():
            return frozenset(_shape(inside) for inside in value)
        case str():
            return ("text", bool(value))
        case bool() | None:
            return value
        case _:
            return (type(value).__name__, value if isinstance(value, int) and value < 1000 else None)


def _described(request: Request) -> str:
    path = request.route
    if path.startswith("/webhooks/"):
        last = request.path.rpartition("/messages/")[2]
        path = "/webhooks/{webhook_id}/{webhook_token}" + path.partition("{token}")[2]
        path = path.replace("{message}", "@original" if last.startswith("@original") else "{message_id}")
    path = path.replace("{token}", "{interaction_token}")
    if "thread-members" in path and request.path.endswith("/@me"):
        path = path.replace("{user}", "@me")
    for ours, theirs in _NAMES.items():
        path = path.replace(ours, theirs)
    return path


def _pointer(path: str) -> str:
    return path.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")


def _line(error: ValidationError) -> str:
    """Where a body is wrong, and how: of variants by the one whose ``type`` it names, else that it fits furthest."""
    match error.kind:
        case ValidationErrorKind.AnyOf(variants) | ValidationErrorKind.OneOfNotValid(variants) if all(variants):
            meant = [each for each in variants if not any(wrong.instance_path[-1:] == ["type"] for wrong in each)]
            inner = [wrong for variant in meant or variants for wrong in variant]
            return _line(max(inner, key=lambda wrong: len(wrong.instance_path)))
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.instance_path)
    return f"body{place}: {error.message[:300]}"


def _rebase(node: Any) -> Any:
    """The same schema with references that work from outside the file."""
    if isinstance(node, dict):
        return {k: _BASE + v if k == "$ref" and v.startswith("#") else _rebase(v) for k, v in node.items()}
    return [_rebase(v) for v in node] if isinstance(node, list) else node


def _relax(description: dict[str, Any]) -> None:
    """discord.py sends ids as numbers in a few places: a number that is not negative is an id too."""
    schemas = description["components"]["schemas"]
    strict = schemas["SnowflakeType"]
    schemas["SnowflakeType"] = {"anyOf": [strict, {"type": "integer", "minimum": 0}]}
