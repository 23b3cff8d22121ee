"""Messages built from request bodies: attachments, resolved pictures, mentions and whom they ping."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from typing import Any

from sandbox.errors import Refused
from sandbox.files import StoredFile
from sandbox.state import (
    COMPONENTS_V2,
    DM,
    EPHEMERAL,
    SILENT,
    Channel,
    Json,
    Message,
    Person,
)
from sandbox.validate import components as kinds
from sandbox.validate.message import MOST_FILES, check_attachment, check_message
from sandbox.validate.problems import Path, Problems, refuse_field
from sandbox.world import World

SUPPRESS_EMBEDS = 1 << 2
WRITABLE_FLAGS = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
_UNFIT = re.compile(r"[^\w.\-]+", re.ASCII)
_MENTION = re.compile(r"<@(!?|&)(\d{1,20})>|@(everyone|here)\b")
_MENTION_EVERYONE = 1 << 17

Uploads = dict[int, StoredFile]


@dataclass(slots=True)
class Pinged:
    """Whom a text mentions, within ``allowed_mentions``."""

    users: list[Person]
    roles: list[str]
    everyone: bool

    def notified(self, world: World, channel: Channel, author: Person) -> list[str]:
        """Ids of the people who are notified."""
        ids = [person.id for person in self.users]
        members = channel.guild.members if channel.guild else {}
        ids += [id_ for id_, one in members.items() if self.everyone or set(self.roles) & set(one.roles)]
        return [i for i in dict.fromkeys(ids) if i != author.id and i in world.people and _hears(world, i, channel)]


def _hears(world: World, id_: str, channel: Channel) -> bool:
    return world.sees(world.people[id_], channel)


def proper_name(name: str) -> str:
    """A file name as Discord stores it."""
    return _UNFIT.sub("_", name.replace("/", "_")) or "file"


def create(
    world: World,
    channel: Channel,
    author: Person,
    body: Json,
    uploads: Uploads,
    *,
    receiver: Person | None = None,
    interaction: Any = None,
    path: Path = (),
    id_: str | None = None,
) -> Message:
    """A new message, checked but not yet in the world. ``id_`` is given where a deferral has reserved one."""
    wanted = body.get("flags")
    flags = (wanted if isinstance(wanted, int) else 0) & WRITABLE_FLAGS | (EPHEMERAL if receiver else 0)
    id_ = id_ or world.new_id()
    attachments, files = _attachments(world, channel, body, uploads, [], path)
    merged = {key: body.get(key) or [] for key in ("embeds", "components")}
    merged |= {"content": body.get("content") or "", "flags": flags, "attachments": attachments}
    names = {a["filename"]: a for a in attachments}
    has_emoji = world.emojis.__contains__
    check_message(body, merged, has_file=lambda name: proper_name(name) in names, has_emoji=has_emoji, path=path)
    reference = _reference(world, channel, body.get("message_reference"), path)
    data: Json = {
        "id": id_,
        "channel_id": channel.id,
        "type": 19 if reference else 0,
        "content": merged["content"],
        "author": author.user(),
        "timestamp": world.now_iso(),
        "edited_timestamp": None,
        "tts": bool(body.get("tts")),
        "attachments": attachments,
        "embeds": [_embed(e, names) for e in merged["embeds"]],
        "components": resolve(merged["components"], names),
        "flags": flags,
        "pinned": False,
    }
    if reference:
        data["message_reference"] = {"type": 0, "message_id": reference.id, "channel_id": channel.id}
        data["referenced_message"] = reference.data
    message = Message(id_, channel, author, data, world.clock(), receiver, interaction)
    message.links_expire = world.link_expiry() if attachments else 0.0
    pinged = _mention(world, message, body.get("allowed_mentions"), reference)
    if not receiver and not flags & SILENT:
        message.pings = pinged.notified(world, channel, author)
    for attachment_id, file in files:
        world.files.add(attachment_id, file)
    return message


def edit(world: World, message: Message, body: Json, uploads: Uploads, path: Path = ()) -> None:
    """Change a message in place. Nobody is pinged by an edit.

    ``attachment://`` finds what is uploaded with the edit and, of what the message holds, only what the edit lists.
    """
    old = world.fresh(message)
    wanted = body.get("flags")
    flags = message.flags | ((wanted if isinstance(wanted, int) else 0) & (COMPONENTS_V2 | SUPPRESS_EMBEDS))
    attachments, files = _attachments(world, message.channel, body, uploads, old["attachments"], path)
    merged = {key: (body.get(key) or []) if key in body else old[key] for key in ("embeds", "components")}
    content = (body.get("content") or "") if "content" in body else old["content"]
    merged |= {"content": content, "flags": flags, "attachments": attachments}
    names = {a["filename"]: a for a in attachments}
    kept = {a["id"] for a in attachments}
    held = {a["id"] for a in old["attachments"]} if body.get("attachments") is None else set()
    named = {name for name, a in names.items() if a["id"] not in held}
    has_emoji = world.emojis.__contains__
    check_message(body, merged, has_file=lambda name: proper_name(name) in named, has_emoji=has_emoji, path=path)
    message.data = old | {
        "content": content,
        "flags": flags,
        "attachments": attachments,
        "embeds": [_embed(e, names) for e in merged["embeds"]] if "embeds" in body else old["embeds"],
        "components": resolve(merged["components"], names) if "components" in body else old["components"],
        "edited_timestamp": world.now_iso(),
    }
    _mention(world, message, body.get("allowed_mentions"), None)
    message.links_expire = (message.links_expire or world.link_expiry()) if attachments else 0.0
    for attachment in old["attachments"]:
        if attachment["id"] not in kept:
            world.files.give_up(attachment["id"])
    for attachment_id, file in files:
        world.files.add(attachment_id, file)


# -- attachments ------------------------------------------------------------------------------------------------


def _attachments(
    world: World, channel: Channel, body: Json, uploads: Uploads, before: list[Json], path: Path
) -> tuple[list[Json], list[tuple[str, StoredFile]]]:
    if sum(len(f.data) for f in uploads.values()) > world.settings.file_limit:
        raise Refused(40005)
    listed = body.get("attachments")
    kept = {a["id"]: a for a in before}
    if listed is None:
        listed = [{"id": a["id"]} for a in before]
    if not isinstance(listed, list):
        raise refuse_field((*path, "attachments"), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    problems = Problems()
    result: list[Json] = []
    files: list[tuple[str, StoredFile]] = []
    waiting = dict(uploads)
    for at, entry in enumerate(listed):
        place = (*path, "attachments", at)
        if not check_attachment(entry, place, problems):
            continue
        id_ = str(entry.get("id"))
        if id_ in kept:
            described = {"description": entry["description"]} if entry.get("description") else {}
            result.append(kept.pop(id_) | described)
        elif id_.isdecimal() and int(id_) in waiting:
            _take(world, channel, waiting.pop(int(id_)), entry, result, files)
        else:
            problems.add((*place, "id"), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
    for file in waiting.values():
        _take(world, channel, file, {}, result, files)
    if len(result) > MOST_FILES:
        problems.add((*path, "attachments"), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    problems.refuse()
    return result, files


def _take(
    world: World,
    channel: Channel,
    file: StoredFile,
    entry: Json,
    result: list[Json],
    files: list[tuple[str, StoredFile]],
) -> None:
    id_, name = world.new_id(), proper_name(entry.get("filename") or file.name)
    url = f"{world.address}/attachments/{channel.id}/{id_}/{name}?ex={int(world.link_expiry()):x}"
    kind = mimetypes.guess_type(name)[0] or file.content_type
    made: Json = {"id": id_, "filename": name, "size": len(file.data), "url": url, "proxy_url": url}
    made["content_type"] = kind
    if entry.get("description"):
        made["description"] = entry["description"]
    if file.data[:8] == b"\x89PNG\r\n\x1a\n" and len(file.data) >= 24:
        made["width"] = int.from_bytes(file.data[16:20], "big")
        made["height"] = int.from_bytes(file.data[20:24], "big")
    result.append(made)
    files.append((id_, StoredFile(name, kind, file.data)))


def _media(media: Json, names: dict[str, Json]) -> Json:
    url = str(media["url"])
    if not url.startswith("attachment://"):
        known = next((a for a in names.values() if _same_file(a["url"], url)), None)
        if known is None:
            return {"url": url, "proxy_url": url, "loading_state": 2}
    else:
        known = names[proper_name(url.removeprefix("attachment://"))]
    shown: Json = {key: known[key] for key in ("width", "height", "content_type") if key in known}
    return {"url": known["url"], "proxy_url": known["url"], "attachment_id": known["id"], "loading_state": 2, **shown}


def _same_file(link: str, other: str) -> bool:
    return link.partition("?")[0] == other.partition("?")[0]


def _embed(embed: Json, names: dict[str, Json]) -> Json:
    made = {"type": "rich", **embed}
    for key, part in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url")):
        url = (embed.get(key) or {}).get(part)
        if url and url.startswith("attachment://"):
            found = names[proper_name(url.removeprefix("attachment://"))]["url"]
            made[key] = {**embed[key], part: found, "proxy_" + part: found}
    return made


def _with_emoji(part: Json) -> Json:
    """A button or an option with its emoji's id as Discord writes ids, however it was given."""
    emoji = part.get("emoji")
    return part | {"emoji": emoji | {"id": str(emoji["id"])}} if emoji and emoji.get("id") else part


def resolve(components: list[Json], names: dict[str, Json]) -> list[Json]:
    """Components as Discord returns them: each with an id, its pictures with URLs."""
    taken = {c.get("id") for c in kinds.walk(components)}
    next_id = 0

    def number() -> int:
        nonlocal next_id
        next_id += 1
        while next_id in taken:
            next_id += 1
        return next_id

    def one(component: Json) -> Json:
        made = {**_with_emoji(component), "id": component.get("id") or number()}
        if component.get("options"):
            made["options"] = [_with_emoji(option) for option in component["options"]]
        if component.get("components"):
            made["components"] = [one(c) for c in component["components"]]
        for key in ("accessory", "component"):
            if component.get(key):
                made[key] = one(component[key])
        if component["type"] == kinds.GALLERY:
            made["items"] = [{**item, "media": _media(item["media"], names)} for item in component["items"]]
        elif component["type"] == kinds.THUMBNAIL:
            made["media"] = _media(component["media"], names)
        elif component["type"] == kinds.FILE:
            made["file"] = _media(component["file"], names)
            made |= {"name": made["file"]["url"].rpartition("/")[2].partition("?")[0]}
        elif component.get("default_values"):
            made["default_values"] = [{**each, "id": str(each["id"])} for each in component["default_values"]]
        return made

    return [one(c) for c in components]


def form(data: Json) -> Json:
    """A modal as Discord shows it."""
    return data | {"components": resolve(data["components"], {})}


# -- mentions ---------------------------------------------------------------------------------------------------


def text_of(data: Json) -> str:
    """A message's text: its content and its text displays."""
    shown = [c["content"] for c in kinds.walk(data["components"]) if c["type"] == kinds.TEXT]
    return "\n".join(part for part in [data["content"], *shown] if part)


def _mention(world: World, message: Message, allowed: Json | None, reference: Message | None) -> Pinged:
    pinged = _parse(world, message, text_of(message.data), allowed)
    replied = True if allowed is None else bool(allowed.get("replied_user"))
    if reference and replied and reference.author not in pinged.users:
        pinged.users.append(reference.author)
    message.data["mentions"] = [person.user() for person in pinged.users]
    message.data["mention_roles"] = pinged.roles
    message.data["mention_everyone"] = pinged.everyone
    return pinged


def _parse(world: World, message: Message, text: str, allowed: Json | None) -> Pinged:
    pinged = Pinged([], [], everyone=False)
    if "@" not in text:
        return pinged
    parse = ("users", "roles", "everyone") if allowed is None else (allowed.get("parse") or ())
    users = {str(i) for i in (allowed or {}).get("users") or ()}
    roles = {str(i) for i in (allowed or {}).get("roles") or ()}
    may_all = bool(world.permissions(message.author, message.channel) & _MENTION_EVERYONE)
    for sigil, id_, word in _MENTION.findall(text):
        if word:
            pinged.everyone |= "everyone" in parse and may_all and message.channel.type != DM
        elif sigil == "&":
            if ("roles" in parse or id_ in roles) and may_all and id_ not in pinged.roles:
                pinged.roles.append(id_)
        elif "users" in parse or id_ in users:
            person = world.person(id_)
            if person and person not in pinged.users:
                pinged.users.append(person)
    return pinged


def reference_id(reference: Json) -> str:
    """The id of the message that is answered."""
    return str(reference.get("message_id") or "")


def _reference(world: World, channel: Channel, reference: Json | None, path: Path) -> Message | None:
    if not reference:
        return None
    found = channel.messages.get(reference_id(reference))
    if found is None and reference.get("fail_if_not_exists", True):
        raise refuse_field((*path, "message_reference"), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    if found and channel.type != DM and not world.permissions(world.bot, channel) & (1 << 16):
        raise Refused(160002)
    return found
