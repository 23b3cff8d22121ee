"""What is in the world of one sandbox: people, channels, messages, and the events that tell of them."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from sandbox.guilds import Guild, Overwrite, now_iso

Json = dict[str, Any]

TEXT, DM, VOICE, GROUP, NEWS, PUBLIC_THREAD, PRIVATE_THREAD, STAGE, FORUM = 0, 1, 2, 3, 5, 11, 12, 13, 15
EPHEMERAL, LOADING, COMPONENTS_V2, SILENT = 1 << 6, 1 << 7, 1 << 15, 1 << 12


@dataclass(slots=True, eq=False)
class Person:
    """Somebody with an account, the bot included."""

    id: str
    name: str
    locale: str = "en-US"
    dms_open: bool = True
    bot: bool = False
    installed: bool = False
    """Whether they have added the app to their account."""
    met: bool = False
    """Whether they have ever shared a server with the bot."""

    def user(self) -> Json:
        """Discord's user object."""
        known = {"id": self.id, "username": self.name.lower().replace(" ", "_"), "global_name": self.name}
        return {**known, "discriminator": "0", "avatar": None, "bot": self.bot, "public_flags": 0}


@dataclass(slots=True, eq=False)
class OwnEmoji:
    """An emoji of the application, uploaded by the bot or, in the portal, by a ``person`` of its team."""

    id: str
    name: str
    person: Person
    content_type: str
    data: bytes


@dataclass(slots=True, eq=False)
class Message:
    """A message: ``data`` is Discord's object of it, the rest is what only the sandbox knows."""

    id: str
    channel: Channel
    author: Person
    data: Json
    created: float
    """On the world's clock; tests may make a message older than it is."""
    receiver: Person | None = None
    """Who alone sees it, when it is ephemeral."""
    interaction: Any = None
    """The interaction through whose token it was sent."""
    nonce: str | None = None
    """Its nonce, if the bot asked for it to be enforced."""
    pings: list[str] = field(default_factory=list)
    """Ids of the people who were notified when it was sent: mentioned, allowed to be, and not silently."""
    late_edits: deque[float] = field(default_factory=deque)
    links_expire: float = 0.0
    """When the first of its links to files runs out; 0 without files."""

    @property
    def flags(self) -> int:
        return int(self.data["flags"])

    @property
    def loading(self) -> bool:
        """Whether it is only the "is thinking" placeholder of a deferred answer."""
        return bool(self.flags & LOADING)


@dataclass(slots=True)
class Tag:
    """A tag of a forum; a ``moderated`` one is put on posts by those who manage threads alone."""

    id: str
    name: str
    moderated: bool = False
    emoji: str | None = None


@dataclass(slots=True, eq=False)
class Channel:
    """A channel of a server, a thread, a private channel with the bot, or a conversation of people without it."""

    id: str
    type: int
    guild: Guild | None = None
    """Its server; None: it is private."""
    name: str | None = None
    parent: Channel | None = None
    owner: str | None = None
    recipient: Person | None = None
    """Who is in a private channel with the bot."""
    people: list[Person] = field(default_factory=list)
    """Who is in a conversation without the bot."""
    position: int = 0
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    """By role's or person's id; a thread has its parent's."""
    messages: dict[str, Message] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    ephemeral: dict[str, dict[str, Message]] = field(default_factory=dict)
    """Ephemeral messages by receiver and id."""
    pins: list[str] = field(default_factory=list)
    last_message: str | None = None
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 1440
    archive_changed: str = field(default_factory=now_iso)
    created: str = field(default_factory=now_iso)
    members: dict[str, str] = field(default_factory=dict)
    """People in a thread, and since when."""
    sent: int = 0
    active: float = 0.0
    """When anything last happened in a thread, in the world's time of day."""
    tags: list[Tag] = field(default_factory=list)
    """What a forum has for its posts."""
    requires_tag: bool = False
    """Whether each post of a forum begins with a tag."""
    applied: list[str] = field(default_factory=list)
    """Ids of the tags on a post."""

    @property
    def listed(self) -> bool:
        """Whether it is one of a server's channels, not a thread of one."""
        return self.guild is not None and not self.is_thread

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    def between(self, after: int, before: int, limit: int, *, newest: bool) -> list[Message]:
        """At most ``limit`` messages with ids strictly between, oldest first; the newest or the oldest of them."""
        low, high = bisect_left(self.order, after + 1), bisect_left(self.order, before)
        ids = self.order[max(low, high - limit) : high] if newest else self.order[low : min(high, low + limit)]
        return [self.messages[str(i)] for i in ids]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in the world. ``kind`` is the gateway's name for it, where it has one."""

    kind: str
    channel: Channel | None = None
    message: Message | None = None
    person: Person | None = None
    guild: Guild | None = None
    data: Json = field(default_factory=dict)

    @property
    def place(self) -> Guild | None:
        """The server it happened in, if it happened in one."""
        return self.guild or (self.channel.guild if self.channel else None)
