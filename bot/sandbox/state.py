"""The world of one sandbox: people, channels, messages. What is in it, not who may do what to it."""

from __future__ import annotations

import re
import time
from bisect import bisect_left, insort
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.sandbox.errors import Refused
from bot.sandbox.files import Files
from bot.sandbox.permissions import ALL, EVERYONE, MANAGER, WITH_MESSAGES
from bot.sandbox.settings import Settings

Json = dict[str, Any]

EPOCH_MS = 1_420_070_400_000
TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
EPHEMERAL, LOADING, COMPONENTS_V2, SILENT = 1 << 6, 1 << 7, 1 << 15, 1 << 12


def now_iso() -> str:
    """The present moment as Discord writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Snowflakes:
    """Discord's ids: time in milliseconds and a counter; each larger than the one before."""

    def __init__(self) -> None:
        self._last = 0

    def __call__(self) -> str:
        made = (int(time.time() * 1000) - EPOCH_MS) << 22
        self._last = max(made, self._last + 1)
        return str(self._last)


@dataclass(slots=True, eq=False)
class Person:
    """Somebody in the server, the bot included."""

    id: str
    name: str
    locale: str = "en-US"
    dms_open: bool = True
    manager: bool = False
    bot: bool = False
    roles: list[str] = field(default_factory=list)
    joined: str = field(default_factory=now_iso)

    def user(self) -> Json:
        """Discord's user object."""
        known = {"id": self.id, "username": self.name.lower().replace(" ", "_"), "global_name": self.name}
        return {**known, "discriminator": "0", "avatar": None, "bot": self.bot, "public_flags": 0}

    def member(self, *, with_user: bool = True) -> Json:
        """Discord's member object."""
        member: Json = {"nick": None, "avatar": None, "roles": list(self.roles), "joined_at": self.joined}
        member |= {"deaf": False, "mute": False, "flags": 0, "pending": False, "premium_since": None}
        return member | {"user": self.user()} if with_user else member


_LINK = re.compile(rb'(/attachments/\d+/\d+/[^"?]+\?ex=)[0-9a-f]+')


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
        """Whether it is only the "is thinking" of a deferred answer."""
        return bool(self.flags & LOADING)


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a thread or a private channel with the bot."""

    id: str
    type: int
    name: str | None = None
    parent: Channel | None = None
    owner: str | None = None
    recipient: Person | None = None
    position: int = 0
    bot_allow: int = 0
    bot_deny: int = 0
    messages: dict[str, Message] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    whispers: dict[str, dict[str, Message]] = field(default_factory=dict)
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
    data: Json = field(default_factory=dict)


class World:
    """Everything the sandbox remembers, and the watchers who hear of its changes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.skew = 0.0
        """Seconds the world's clock is ahead; tests let time pass by raising it."""
        self.new_id = Snowflakes()
        self.guild_id = self.new_id()
        self.member_role, self.manager_role, self.bot_role = self.new_id(), self.new_id(), self.new_id()
        self.bot = Person(self.new_id(), settings.bot_name, bot=True, roles=[self.bot_role])
        self.people: dict[str, Person] = {}
        self.channels: dict[str, Channel] = {}
        self.private: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.files = Files(settings, self.clock)
        self.commands: dict[str | None, dict[str, Json]] = {}
        self.further_roles: dict[str, str] = {}
        """Names of roles that grant nothing, by id."""
        self.nonces: dict[tuple[str, str], tuple[float, Message]] = {}
        """Messages made with an enforced nonce, oldest first."""
        self.watchers: list[Callable[[Event], None]] = []
        self.address = ""
        """Where the server is to be found, without a slash at the end."""

    def clock(self) -> float:
        """The world's time in seconds; only differences mean anything."""
        return time.monotonic() + self.skew

    # -- what happened ------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Let every watcher know."""
        for watcher in self.watchers:
            watcher(event)

    # -- people -------------------------------------------------------------------------------------------------

    def add_person(self, name: str, locale: str = "en-US", *, manager: bool = False) -> Person:
        person = Person(self.new_id(), name, locale, roles=[self.member_role])
        self.people[person.id] = person
        self.set_manager(person, manager)
        self.tell(Event("GUILD_MEMBER_ADD", person=person))
        return person

    def set_manager(self, person: Person, manager: bool) -> None:
        """Give ``person`` the managers' role, or take it away."""
        person.manager = manager
        person.roles = [role for role in person.roles if role != self.manager_role]
        if manager:
            person.roles.append(self.manager_role)

    def person(self, id_: str) -> Person | None:
        """The person or bot with this id."""
        return self.bot if id_ == self.bot.id else self.people.get(id_)

    def add_role(self, name: str) -> str:
        """A new role that grants nothing; its id."""
        id_ = self.new_id()
        self.further_roles[id_] = name
        self.tell(Event("GUILD_ROLE_CREATE", data={"role": id_}))
        return id_

    # -- channels -----------------------------------------------------------------------------------------------

    def add_channel(self, name: str) -> Channel:
        position = sum(c.type == TEXT for c in self.channels.values())
        channel = Channel(self.new_id(), TEXT, name, position=position)
        self.channels[channel.id] = channel
        self.tell(Event("CHANNEL_CREATE", channel=channel))
        return channel

    def add_thread(self, parent: Channel, name: str, owner: Person, type_: int, id_: str | None = None) -> Channel:
        thread = Channel(id_ or self.new_id(), type_, name, parent, owner.id)
        thread.members[owner.id] = thread.created
        self.channels[thread.id] = thread
        self.tell(Event("THREAD_CREATE", channel=thread, person=owner))
        return thread

    def private_channel(self, person: Person) -> Channel:
        """The one private channel between ``person`` and the bot, opened when there is none yet."""
        found = self.private.get(person.id)
        if found is None:
            found = Channel(self.new_id(), DM, recipient=person)
            self.channels[found.id] = self.private[person.id] = found
            self.tell(Event("CHANNEL_CREATE", channel=found))
        return found

    def drop_channel(self, channel: Channel) -> None:
        """Delete a channel with all that is in it, its threads first."""
        for thread in [c for c in self.channels.values() if c.parent is channel]:
            self.drop_channel(thread)
        del self.channels[channel.id]
        for message in [*channel.messages.values(), *(m for box in channel.whispers.values() for m in box.values())]:
            self._forget(message)
        self.tell(Event("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel=channel))

    def archive(self, thread: Channel, archived: bool, *, locked: bool | None = None) -> None:
        """Archive a thread or take it out again."""
        thread.archived, thread.archive_changed = archived, now_iso()
        thread.locked = thread.locked if locked is None else locked
        self.tell(Event("THREAD_UPDATE", channel=thread))

    def join(self, thread: Channel, person: Person) -> None:
        """Make ``person`` a member of a thread, if they are none yet."""
        if person.id not in thread.members:
            thread.members[person.id] = joined = now_iso()
            entry = {"id": thread.id, "user_id": person.id, "join_timestamp": joined, "flags": 0}
            told = {"id": thread.id, "member_count": len(thread.members), "added_members": [entry]}
            self.tell(Event("THREAD_MEMBERS_UPDATE", thread, data=told))

    def leave(self, thread: Channel, person: Person) -> None:
        """Take ``person`` out of a thread."""
        if thread.members.pop(person.id, None):
            told = {"id": thread.id, "member_count": len(thread.members), "removed_member_ids": [person.id]}
            self.tell(Event("THREAD_MEMBERS_UPDATE", thread, data=told))

    # -- messages -----------------------------------------------------------------------------------------------

    def add_message(self, message: Message) -> None:
        """Put a message where it belongs; the watchers hear of it."""
        channel = message.channel
        self.messages[message.id] = message
        if message.receiver:
            channel.whispers.setdefault(message.receiver.id, {})[message.id] = message
        else:
            channel.messages[message.id] = message
            insort(channel.order, int(message.id))
            channel.last_message = message.id
            channel.sent += 1
            if channel.archived:
                self.archive(channel, archived=False)
            if channel.is_thread:
                self.join(channel, message.author)
                for mentioned in message.data["mentions"]:
                    self.join(channel, self.people.get(mentioned["id"], self.bot))
        self.tell(Event("MESSAGE_CREATE", channel, message))

    def drop_message(self, message: Message) -> None:
        """Delete a message, or let an ephemeral one vanish."""
        channel = message.channel
        if message.receiver:
            channel.whispers[message.receiver.id].pop(message.id, None)
        else:
            channel.messages.pop(message.id, None)
            at = bisect_left(channel.order, int(message.id))
            del channel.order[at : at + 1]
            if message.id in channel.pins:
                channel.pins.remove(message.id)
        self._forget(message)
        self.tell(Event("MESSAGE_DELETE", channel, message))

    def _forget(self, message: Message) -> None:
        self.messages.pop(message.id, None)
        for attachment in message.data["attachments"]:
            self.files.give_up(attachment["id"])

    def visible(self, channel: Channel, person: Person) -> Iterator[Message]:
        """What ``person`` has before them in ``channel``, oldest first."""
        mine = channel.whispers.get(person.id)
        shown = channel.messages
        if mine:
            shown = dict(sorted({**shown, **mine}.items(), key=lambda item: int(item[0])))
        return (m for m in shown.values() if not m.loading)

    def sees(self, person: Person, channel: Channel) -> bool:
        """Whether ``person`` sees ``channel`` at all."""
        if channel.type == DM:
            return channel.recipient is person or person is self.bot
        if channel.type == PRIVATE_THREAD and person.id not in channel.members and not person.manager:
            return False
        return bool(self.permissions(person, channel) & (1 << 10))

    # -- links to files -----------------------------------------------------------------------------------------

    def link_expiry(self) -> float:
        """When a link made now runs out."""
        return self.clock() + self.settings.link_seconds

    def fresh(self, message: Message) -> Json:
        """The message as it is read now: links that will soon run out are renewed."""
        if message.links_expire and message.links_expire - self.clock() < self.settings.link_seconds / 2:
            message.links_expire = self.link_expiry()
            renewed = b"\\g<1>%x" % int(message.links_expire)
            message.data = msgspec.json.decode(_LINK.sub(renewed, msgspec.json.encode(message.data)))
        return message.data

    # -- permissions --------------------------------------------------------------------------------------------

    def permissions(self, person: Person, channel: Channel) -> int:
        """What ``person`` may do in ``channel``, as Discord's bits."""
        if channel.type == DM:
            return EVERYONE & ~(1 << 35)
        if not person.bot:
            return EVERYONE | (MANAGER if person.manager else 0)
        home = channel.parent or channel
        granted = self.settings.bot_permissions
        if granted & (1 << 3):
            return ALL
        granted = (granted & ~home.bot_deny) | home.bot_allow
        if not channel.is_thread and not granted & (1 << 11):
            granted &= ~WITH_MESSAGES
        return granted if granted & (1 << 10) else 0

    # -- finding ------------------------------------------------------------------------------------------------

    def channel(self, id_: str) -> Channel:
        """The channel with this id; refused with 10003 when there is none."""
        found = self.channels.get(id_)
        if found is None:
            raise Refused(10003)
        return found

    def message_in(self, channel: Channel, id_: str) -> Message:
        """The public message with this id; refused with 10008 when there is none (ephemeral ones are in no channel)."""
        found = channel.messages.get(id_)
        if found is None:
            raise Refused(10008)
        return found
