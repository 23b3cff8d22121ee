"""The world of one sandbox: who and what is in it, how that changes, and who may do what."""

from __future__ import annotations

import re
import time
from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Iterator

import msgspec

from sandbox.errors import Refused
from sandbox.files import Files
from sandbox.guilds import Guild, Member, iso, overwritten
from sandbox.permissions import ADMINISTRATOR, ALL, BITS, EVERYONE, MANAGE_THREADS, SEND, VIEW, WITH_MESSAGES
from sandbox.settings import SandboxSettings
from sandbox.shards import Shard
from sandbox.state import DM, GROUP, PRIVATE_THREAD, TEXT, Channel, Event, Json, Message, OwnEmoji, Person

EPOCH_MS = 1_420_070_400_000
_LINK = re.compile(rb'(/attachments/\d+/\d+/[^"?]+\?ex=)[0-9a-f]+')


class Snowflakes:
    """Discord's ids: time in milliseconds and a counter; each larger than the one before."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0

    def __call__(self) -> str:
        made = (int(self._now() * 1000) - EPOCH_MS) << 22
        self._last = max(made, self._last + 1)
        return str(self._last)


class World:
    """Everything the sandbox knows, and the watchers that are told of changes."""

    def __init__(self, settings: SandboxSettings) -> None:
        self.settings = settings
        self.ahead = 0.0
        """Seconds that the world's time is ahead of this machine's: it may be set forward by hand."""
        self._skew = 0.0
        """The same for :meth:`clock`, since this world was made."""
        self.new_id = Snowflakes(self.time)
        self.bot = Person(self.new_id(), settings.bot_name, bot=True)
        self.guilds: dict[str, Guild] = {}
        self.people: dict[str, Person] = {}
        self.channels: dict[str, Channel] = {}
        self.private: dict[str, Channel] = {}
        self.lost: set[str] = set()
        """Private channels that the bot has lost access to until it opens them anew."""
        self.messages: dict[str, Message] = {}
        self.files = Files(settings, self.clock)
        self.emojis: dict[str, OwnEmoji] = {}
        """The application's own."""
        self.commands: dict[str | None, dict[str, Json]] = {}
        self.nonces: dict[tuple[str, str], tuple[float, Message]] = {}
        """Messages made with an enforced nonce, oldest first."""
        self.watchers: list[Callable[[Event], None]] = []
        self.address = ""
        """The sandbox's address, without a trailing slash."""
        self.add_guild(settings.guild_name, settings.guild_locale)

    def clock(self) -> float:
        """The world's time in seconds; only differences mean anything."""
        return time.monotonic() + self._skew

    def time(self) -> float:
        """The world's time of day, in seconds since 1970."""
        return time.time() + self.ahead

    def now_iso(self) -> str:
        """The world's time of day as Discord writes it."""
        return iso(self.time())

    def set_forward(self, seconds: float) -> None:
        """Let time pass: tokens and nonces run out, messages grow old, rate limits reset."""
        self.ahead += seconds
        self._skew += seconds
        self.archive_idle()
        self.tell(Event("CLOCK_SET", data={"now": self.time(), "by": seconds}))

    # -- what happened ------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Tell every watcher."""
        for watcher in self.watchers:
            watcher(event)

    # -- servers ------------------------------------------------------------------------------------------------

    @property
    def guild(self) -> Guild:
        """The first server."""
        return next(iter(self.guilds.values()))

    def add_guild(self, name: str, locale: str = "en-US", *, bot: bool = True, shard: int | None = None) -> Guild:
        """A new server without channels, with or without the bot; on this of the bot's shards where one is named."""
        id_ = self.new_id()
        while shard is not None and not Shard(shard, self.settings.shards).hears_of(id_):
            id_ = self.new_id()
        guild = Guild(id_, name, locale, self.new_id(), self.new_id(), self.new_id())
        self.guilds[guild.id] = guild
        self.tell(Event("GUILD_ADDED", guild=guild))
        if bot:
            self.invite_bot(guild)
        return guild

    def invite_bot(self, guild: Guild) -> None:
        """Add the bot to a server, with the permissions it asks for."""
        if self.bot.id not in guild.members:
            guild.members[self.bot.id] = Member([guild.bot_role], self.now_iso())
            for id_ in guild.members.keys() & self.people.keys():
                self._meet(self.people[id_])
            self.tell(Event("GUILD_CREATE", guild=guild))

    def remove_bot(self, guild: Guild) -> None:
        """Kick the bot from a server. Its role goes with it; the next invitation creates another."""
        if self.leave_guild(guild, self.bot):
            guild.bot_role = self.new_id()
            self.tell(Event("GUILD_DELETE", guild=guild))

    def join_guild(self, guild: Guild, person: Person, *, manager: bool = False) -> None:
        """Make ``person`` a member of a server, unless they already are."""
        if person.id not in guild.members:
            guild.members[person.id] = Member([guild.member_role], self.now_iso())
            guild.set_manager(person.id, manager)
            if self.bot.id in guild.members:
                self._meet(person)
            self.tell(Event("GUILD_MEMBER_ADD", person=person, guild=guild))

    def _meet(self, person: Person) -> None:
        if not person.met:
            person.met = True
            self.tell(Event("PERSON_MET", person=person))

    def leave_guild(self, guild: Guild, person: Person) -> bool:
        """Remove ``person`` from a server and its threads; whether they were in it."""
        if guild.members.pop(person.id, None) is None:
            return False
        for thread in [c for c in self.channels.values() if c.guild is guild and person.id in c.members]:
            self.leave(thread, person)
        self.tell(Event("GUILD_MEMBER_REMOVE", person=person, guild=guild))
        return True

    def add_role(self, guild: Guild, name: str) -> str:
        """A new role that grants nothing; its id."""
        id_ = self.new_id()
        guild.further_roles[id_] = name
        self.tell(Event("GUILD_ROLE_CREATE", guild=guild, data={"role": id_}))
        return id_

    # -- people -------------------------------------------------------------------------------------------------

    def add_stranger(self, name: str, locale: str = "en-US") -> Person:
        """A new person who is in no server."""
        return self._new_person(name, locale)

    def add_person(
        self, name: str, locale: str = "en-US", *, manager: bool = False, guild: Guild | None = None
    ) -> Person:
        """A new person in ``guild``, or in the first server."""
        return self._new_person(name, locale, guild or self.guild, manager=manager)

    def _new_person(self, name: str, locale: str, guild: Guild | None = None, *, manager: bool = False) -> Person:
        person = Person(self.new_id(), name, locale)
        self.people[person.id] = person
        if guild:
            self.join_guild(guild, person, manager=manager)
        self.tell(Event("USER_CREATE", person=person))
        return person

    def install(self, person: Person, *, installed: bool = True) -> None:
        """Add the app to the account of ``person``, or remove it; no event tells a bot of that."""
        person.installed = installed
        self.tell(Event("USER_UPDATE", person=person))

    def person(self, id_: str) -> Person | None:
        """The person or bot with this id."""
        return self.bot if id_ == self.bot.id else self.people.get(id_)

    # -- channels -----------------------------------------------------------------------------------------------

    def add_channel(self, name: str, guild: Guild | None = None, type_: int = TEXT) -> Channel:
        """A new channel, as a rule for text, in ``guild`` or in the first server."""
        guild = guild or self.guild
        position = sum(c.listed and c.guild is guild for c in self.channels.values())
        channel = Channel(self.new_id(), type_, guild, name, position=position)
        self.channels[channel.id] = channel
        self.tell(Event("CHANNEL_CREATE", channel=channel))
        return channel

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: Person,
        type_: int,
        id_: str | None = None,
        applied: Iterable[str] = (),
    ) -> Channel:
        """A new thread; in a forum, a post with the tags ``applied``, whose first message is still to be added."""
        thread = Channel(id_ or self.new_id(), type_, parent.guild, name, parent, owner.id, active=self.time())
        thread.applied = [*applied]
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

    def conversation(self, *people: Person) -> Channel:
        """The one conversation of two people without the bot, begun when there is none yet."""
        wanted = {person.id for person in people}
        for channel in self.channels.values():
            if channel.type == DM and wanted == {person.id for person in channel.people}:
                return channel
        return self._apart(Channel(self.new_id(), DM, people=list(people)))

    def group(self, owner: Person, *others: Person, name: str | None = None) -> Channel:
        """A new group of people without the bot."""
        return self._apart(Channel(self.new_id(), GROUP, name=name, owner=owner.id, people=[owner, *others]))

    def leave_group(self, group: Channel, person: Person) -> None:
        """Take somebody out of a group, who does not see it any more."""
        group.people.remove(person)
        self.tell(Event("CHANNEL_UPDATE", channel=group))

    def _apart(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.tell(Event("CHANNEL_CREATE", channel=channel))
        return channel

    def drop_channel(self, channel: Channel) -> None:
        """Delete a channel with all that is in it, its threads first."""
        for thread in [c for c in self.channels.values() if c.parent is channel]:
            self.drop_channel(thread)
        del self.channels[channel.id]
        for message in [*channel.messages.values(), *(m for box in channel.ephemeral.values() for m in box.values())]:
            self._forget(message)
        self.tell(Event("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel=channel))

    def archive(self, thread: Channel, archived: bool, *, locked: bool | None = None) -> None:
        """Archive or unarchive a thread."""
        if thread.archived and not archived:
            thread.active = self.time()
        thread.archived, thread.archive_changed = archived, self.now_iso()
        thread.locked = thread.locked if locked is None else locked
        self.tell(Event("THREAD_UPDATE", channel=thread))

    def archive_idle(self) -> None:
        """Archive the threads in which nothing has happened for as long as they are to stay."""
        now = self.time()
        for thread in [c for c in self.channels.values() if c.is_thread and not c.archived]:
            if now - thread.active >= thread.archive_minutes * 60:
                self.archive(thread, archived=True)

    def join(self, thread: Channel, person: Person) -> None:
        """Make ``person`` a member of a thread, unless they already are."""
        if person.id not in thread.members:
            thread.members[person.id] = joined = self.now_iso()
            entry = {"id": thread.id, "user_id": person.id, "join_timestamp": joined, "flags": 0}
            told = {"id": thread.id, "member_count": len(thread.members), "added_members": [entry]}
            self.tell(Event("THREAD_MEMBERS_UPDATE", thread, data=told))

    def leave(self, thread: Channel, person: Person) -> None:
        """Remove ``person`` from a thread."""
        if thread.members.pop(person.id, None):
            told = {"id": thread.id, "member_count": len(thread.members), "removed_member_ids": [person.id]}
            self.tell(Event("THREAD_MEMBERS_UPDATE", thread, data=told))

    # -- messages -----------------------------------------------------------------------------------------------

    def add_message(self, message: Message) -> None:
        """Add a message to its channel and tell the watchers."""
        channel = message.channel
        self.messages[message.id] = message
        if message.receiver:
            channel.ephemeral.setdefault(message.receiver.id, {})[message.id] = message
        else:
            channel.messages[message.id] = message
            insort(channel.order, int(message.id))
            channel.last_message = message.id
            channel.sent += 1
            if channel.archived:
                self.archive(channel, archived=False)
            if channel.is_thread:
                channel.active = self.time()
                self.join(channel, message.author)
                for mentioned in message.data["mentions"]:
                    self.join(channel, self.people.get(mentioned["id"], self.bot))
        self.tell(Event("MESSAGE_CREATE", channel, message))

    def drop_message(self, message: Message) -> None:
        """Delete a message, or let an ephemeral one vanish."""
        channel = message.channel
        if message.receiver:
            channel.ephemeral[message.receiver.id].pop(message.id, None)
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
        """The messages ``person`` sees in ``channel``, oldest first."""
        mine = channel.ephemeral.get(person.id)
        shown = channel.messages
        if mine:
            shown = dict(sorted({**shown, **mine}.items(), key=lambda item: int(item[0])))
        return (m for m in shown.values() if not m.loading)

    def sees(self, person: Person, channel: Channel) -> bool:
        """Whether ``person`` sees ``channel`` at all."""
        if channel.recipient:
            return person in (channel.recipient, self.bot)
        if channel.guild is None:
            return person in channel.people
        granted = self.permissions(person, channel)
        if channel.type == PRIVATE_THREAD and person.id not in channel.members and not granted & MANAGE_THREADS:
            return False
        return bool(granted & VIEW)

    def drop_emoji(self, emoji: OwnEmoji) -> None:
        """Delete an emoji of the application, as its team may do in the developer portal."""
        del self.emojis[emoji.id]
        self.tell(Event("EMOJI_CHANGED", data={"emoji": emoji.id}))

    # -- links to files -----------------------------------------------------------------------------------------

    def link_expiry(self) -> float:
        """When a link made now expires."""
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
        guild = channel.guild
        if guild is None:
            return EVERYONE & ~(1 << BITS["create_public_threads"])
        member = guild.members.get(person.id)
        if member is None:
            return 0
        granted = guild.granted(member, self.settings.bot_permissions)
        if granted & ADMINISTRATOR:
            return ALL
        home = channel.parent or channel
        granted = overwritten(granted, home.overwrites, guild.id, member.roles, person.id)
        if not channel.is_thread and not granted & SEND:
            granted &= ~WITH_MESSAGES
        return granted if granted & VIEW else 0

    def meets(self, person: Person) -> bool:
        """Whether ``person`` and the bot share a server."""
        return any({person.id, self.bot.id} <= guild.members.keys() for guild in self.guilds.values())

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
