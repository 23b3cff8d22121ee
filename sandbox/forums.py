"""Forums: channels of posts alone, each a thread with a first message, and the tags on them."""

from __future__ import annotations

from typing import Any

from sandbox import compose
from sandbox.compose import Uploads
from sandbox.errors import Refused
from sandbox.permissions import MANAGE_THREADS
from sandbox.serializers import REQUIRE_TAG
from sandbox.state import FORUM, PUBLIC_THREAD, Channel, Event, Json, Message, Person, Tag
from sandbox.validate.problems import Boolean, Problems, Rule, String, check
from sandbox.world import World

MOST_TAGS, MOST_APPLIED = 20, 5
_TAG: dict[str, Rule] = {"name": String(1, 50, required=True), "moderated": Boolean(), "emoji_name": String(0, 100)}


def change(world: World, forum: Channel, body: Json) -> None:
    """Change a forum's tags, and whether its posts need one; a tag that goes is taken off the posts. Raises Refused."""
    if isinstance(body.get("flags"), int):
        forum.requires_tag = bool(body["flags"] & REQUIRE_TAG)
    if body.get("available_tags") is not None:
        set_tags(world, forum, _read(world, forum, body["available_tags"]))


def _read(world: World, forum: Channel, wanted: list[Any]) -> list[Tag]:
    problems = Problems()
    right = [check(_TAG, each, ("available_tags", at), problems) for at, each in enumerate(wanted)]
    problems.refuse()
    known = {tag.id for tag in forum.tags}
    names = [each["name"].casefold() for each in wanted if right]
    if len(set(names)) < len(names):
        raise Refused(40061)
    return [
        Tag(
            str(each["id"]) if str(each.get("id")) in known else world.new_id(),
            each["name"],
            bool(each.get("moderated")),
            each.get("emoji_name"),
        )
        for each in wanted
    ]


def set_tags(world: World, forum: Channel, tags: list[Tag]) -> None:
    """Give a forum these tags, and take others off its posts."""
    forum.tags = tags
    kept = {tag.id for tag in tags}
    for post in [c for c in world.channels.values() if c.parent is forum and not kept.issuperset(c.applied)]:
        post.applied = [id_ for id_ in post.applied if id_ in kept]
        world.tell(Event("THREAD_UPDATE", channel=post))


def applied(world: World, forum: Channel, wanted: list[Any], by: Person, *, new: bool = False) -> list[str]:
    """The ids of tags that somebody puts on a post, a ``new`` one or not. Raises Refused."""
    ids = list(dict.fromkeys(str(each) for each in wanted))
    known = {tag.id: tag for tag in forum.tags}
    moderates = bool(world.permissions(by, forum) & MANAGE_THREADS)
    if new and forum.requires_tag and not ids:
        free = moderates or any(not tag.moderated for tag in forum.tags)
        raise Refused(40067 if free else 40066)
    if not known.keys() >= set(ids):
        raise Refused(10087)
    if not moderates and any(known[id_].moderated for id_ in ids):
        raise Refused(50013)
    return ids


def post(
    world: World, forum: Channel, by: Person, name: str, first: Json, uploads: Uploads, tags: list[str]
) -> tuple[Channel, Message]:
    """A new post with its first message, which has the post's id. Raises Refused."""
    id_ = world.new_id()
    there = Channel(id_, PUBLIC_THREAD, forum.guild, name, forum, by.id)
    message = compose.create(world, there, by, first, uploads, path=("message",), id_=id_)
    thread = world.add_thread(forum, name, by, PUBLIC_THREAD, id_, applied=tags)
    message.channel = thread
    world.add_message(message)
    return thread, message


def become(world: World, channel: Channel, type_: int = FORUM) -> None:
    """Make another kind of channel out of one; its messages stay where they are."""
    channel.type = type_
    world.tell(Event("CHANNEL_UPDATE", channel=channel))
