"""The rules of a message as a whole: what it holds, how much, and what goes together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sandbox.errors import Refused
from sandbox.state import COMPONENTS_V2, Json
from sandbox.validate.components import ComponentCheck
from sandbox.validate.problems import Array, Boolean, Integer, Object, Path, Problems, Rule, String, check, units

MOST_FILES = 10
MOST_EMBED_TEXT = 6000

_ICON: Mapping[str, Rule] = {"url": String(0, 2048), "icon_url": String(0, 2048)}
_EMBED: Mapping[str, Rule] = {
    "title": String(0, 256),
    "description": String(0, 4096),
    "url": String(0, 2048),
    "color": Integer(0, 0xFFFFFF),
    "timestamp": String(0, 64),
    "footer": Object({**_ICON, "text": String(0, 2048)}),
    "author": Object({**_ICON, "name": String(0, 256)}),
    "image": Object(_ICON),
    "thumbnail": Object(_ICON),
    "fields": Array(0, 25),
}
_FIELD: Mapping[str, Rule] = {
    "name": String(1, 256, required=True),
    "value": String(1, 1024, required=True),
    "inline": Boolean(),
}
_MESSAGE: Mapping[str, Rule] = {
    "content": String(0, 2000),
    "embeds": Array(0, 10),
    "components": Array(0, 40),
    "attachments": Array(0, MOST_FILES),
    "sticker_ids": Array(0, 3),
    "flags": Integer(0, (1 << 31) - 1),
    "tts": Boolean(),
    "enforce_nonce": Boolean(),
    "allowed_mentions": Object(
        {"parse": Array(), "users": Array(0, 100), "roles": Array(0, 100), "replied_user": Boolean()}
    ),
    "message_reference": Object({"message_id": String(1, 20), "fail_if_not_exists": Boolean()}),
}
_ATTACHMENT: Mapping[str, Rule] = {
    "filename": String(1, 1024),
    "description": String(0, 1024),
    "title": String(0, 1024),
}


def check_message(
    body: Json,
    merged: Json,
    *,
    has_file: Callable[[str], bool],
    has_emoji: Callable[[str], bool],
    path: Path = (),
) -> None:
    """Refuse what Discord would: ``body`` is what was sent, ``merged`` the message as it would then be."""
    problems = Problems()
    reference = body.get("message_reference")
    if isinstance(reference, dict) and isinstance(reference.get("message_id"), int):
        reference["message_id"] = str(reference["message_id"])
    check(_MESSAGE, body, path, problems)
    _nonce(body.get("nonce"), path, problems)
    _allowed_mentions(body.get("allowed_mentions"), path, problems)
    problems.refuse()
    _embeds(body.get("embeds") or [], (*path, "embeds"), has_file, problems)
    v2 = bool(merged["flags"] & COMPONENTS_V2)
    if body.get("components"):
        ComponentCheck(problems, has_file, has_emoji).message(body["components"], v2=v2, path=(*path, "components"))
    if v2:
        _nothing_classic(body, merged, path, problems)
    problems.refuse()
    if not (merged["components"] if v2 else _substance(body, merged)):
        raise Refused(50006)


def _substance(body: Json, merged: Json) -> bool:
    held = ("content", "embeds", "attachments")
    return any(merged.get(key) for key in held) or any(body.get(key) for key in ("sticker_ids", "poll"))


def _nothing_classic(body: Json, merged: Json, path: Path, problems: Problems) -> None:
    note = "The 'content', 'embeds', 'stickers' and 'poll' fields cannot be used with MessageFlags.IS_COMPONENTS_V2"
    for key in ("content", "embeds"):
        if merged.get(key):
            problems.add((*path, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", note)
    for key in ("sticker_ids", "poll"):
        if body.get(key):
            problems.add((*path, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", note)


def _nonce(nonce: Any, path: Path, problems: Problems) -> None:
    if isinstance(nonce, str) and len(nonce) > 25:
        problems.add((*path, "nonce"), "NONCE_TYPE_TOO_LONG", "Nonce must be 25 or fewer in length.")
    elif nonce is not None and (isinstance(nonce, bool) or not isinstance(nonce, int | str)):
        problems.add((*path, "nonce"), "NONCE_TYPE_INVALID", "Nonce must be a string or an integer.")


def _allowed_mentions(allowed: Any, path: Path, problems: Problems) -> None:
    if not isinstance(allowed, dict):
        return
    parse = allowed.get("parse") or []
    for at, kind in enumerate(parse if isinstance(parse, list) else ()):
        if kind not in ("users", "roles", "everyone"):
            place = (*path, "allowed_mentions", "parse", at)
            problems.add(place, "BASE_TYPE_CHOICES", "Value must be one of ('roles', 'users', 'everyone').")
    for kind in ("users", "roles"):
        if isinstance(parse, list) and kind in parse and allowed.get(kind):
            note = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            problems.add((*path, "allowed_mentions"), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", note)


def _embeds(embeds: list[Any], path: Path, has_file: Callable[[str], bool], problems: Problems) -> None:
    total = 0
    for at, embed in enumerate(embeds):
        place = (*path, at)
        if not check(_EMBED, embed, place, problems):
            continue
        for n, field in enumerate(embed.get("fields") or []):
            check(_FIELD, field, (*place, "fields", n), problems)
        for key, part in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url")):
            url = (embed.get(key) or {}).get(part)
            if url and not _reachable(url, has_file):
                note = (
                    'Scheme "attachment" names no uploaded file.' if "attachment" in url else "Not a well formed URL."
                )
                problems.add((*place, key, part), "URL_TYPE_INVALID_URL", note)
        total += embed_text(embed)
    if total > MOST_EMBED_TEXT:
        problems.add(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _reachable(url: str, has_file: Callable[[str], bool]) -> bool:
    scheme, _, rest = url.partition("://")
    return has_file(rest) if scheme == "attachment" else scheme in ("http", "https")


def embed_text(embed: Json) -> int:
    """How many characters of an embed count towards the limit."""
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")] if isinstance(field, dict) else []
    return sum(units(text) for text in texts if isinstance(text, str))


def check_attachment(entry: Any, path: Path, problems: Problems) -> bool:
    """Check one entry of ``attachments``; its id is the caller's matter."""
    return check(_ATTACHMENT, entry, path, problems)
