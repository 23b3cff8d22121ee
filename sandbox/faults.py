"""Faults on demand."""

from __future__ import annotations

import asyncio
import fnmatch
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import count
from typing import Any, Literal, get_args

from sandbox import forums
from sandbox.errors import SENTENCES, NotPossible
from sandbox.gateway import Gateway
from sandbox.guilds import MEMBER, ROLE, Guild, Overwrite
from sandbox.interactions import InteractionBroker
from sandbox.permissions import BITS, EXTERNAL_APPS, VIEW, split
from sandbox.settings import RateLimits
from sandbox.state import FORUM, Channel, Event, Json, Person, Tag
from sandbox.world import World

Action = Literal["status", "hang", "drop"]
GatewayFault = Literal["reconnect", "drop", "invalid", "mute"]
_numbers = count(1)


@dataclass(slots=True)
class Fault:
    """The next ``times`` requests that match are answered with ``status``, left hanging, or cut off.

    ``after``: only once the request has taken effect. ``match`` is "METHOD /path" with shell wildcards. ``code``: the
    answer is Discord's error of that number, not a proxy's page. What hangs does so for ``seconds``, or until it is
    ``released``.
    """

    match: str = "*"
    action: Action = "status"
    status: int = 500
    times: int = 1
    after: bool = False
    retry_after: float = 0.05
    seconds: float = 30.0
    code: int | None = None
    hits: int = 0
    released: asyncio.Event = field(default_factory=asyncio.Event)
    id: int = field(default_factory=lambda: next(_numbers))

    def shown(self) -> dict[str, Any]:
        """Return what the sandbox's own API tells of it."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name != "released"}


class Faults:
    """Everything that can be made to go wrong in one sandbox."""

    def __init__(self, world: World, broker: InteractionBroker, gateway: Gateway) -> None:
        self._world, self._broker, self._gateway = world, broker, gateway
        self.requests: list[Fault] = []

    # -- requests -----------------------------------------------------------------------------------------------

    def fail(
        self,
        match: str = "*",
        status: int | None = None,
        *,
        times: int = 1,
        after: bool = False,
        action: Action = "status",
        retry_after: float = 0.05,
        seconds: float = 30.0,
        code: int | None = None,
    ) -> Fault:
        """Let the next ``times`` requests that match go wrong. ``fault.hits`` counts those that did.

        ``status``: as a rule 500, or that of the error ``code``.
        """
        status = status or (SENTENCES.get(code, (400, ""))[0] if code else 500)
        fault = Fault(match, action, status, times, after, retry_after, seconds, code)
        self.requests.append(fault)
        return fault

    def strike(self, method: str, path: str) -> Fault | None:
        """The fault due for this request, counted down; None when there is none."""
        if not self.requests:
            return None
        line = f"{method} {path}"
        fault = next((f for f in self.requests if fnmatch.fnmatchcase(line, f.match)), None)
        if fault:
            fault.hits += 1
            fault.times -= 1
            if fault.times <= 0:
                self.requests.remove(fault)
        return fault

    # -- people, channels, gateway ------------------------------------------------------------------------------

    def close_dms(self, person: Person, *, closed: bool = True) -> None:
        """Close the direct messages of ``person``, or open them again."""
        person.dms_open = not closed
        self._world.tell(Event("USER_UPDATE", person=person))

    def tags(self, forum: Channel, tags: Sequence[Tag], *, required: bool) -> None:
        """Give a forum these tags in place of its own; ``required``: each post begins with one."""
        if forum.type != FORUM:
            raise NotPossible("Only a forum has tags.")
        forum.requires_tag = required
        forums.set_tags(self._world, forum, [*tags])
        self._world.tell(Event("CHANNEL_UPDATE", channel=forum))

    def lose(self, person: Person) -> None:
        """Let the bot lose access to its private channel with ``person`` (50001) until it opens that anew."""
        self._world.lost.add(self._world.private_channel(person).id)

    def permit(self, channel: Channel, wanted: Mapping[str, bool | None], who: str = "", kind: int = MEMBER) -> None:
        """Grant or deny the bot permissions in one channel, or the role or person with the id ``who``.

        None gives back what the roles grant.
        """
        if not channel.listed:
            raise NotPossible("Permissions are set on a channel of a server; threads have those of their channel.")
        unknown = set(wanted) - set(BITS)
        if unknown:
            raise NotPossible(f"There is no permission called {min(unknown)}.")
        _overwrite(channel, wanted, who or self._world.bot.id, kind)
        self._world.tell(Event("CHANNEL_UPDATE", channel=channel))

    def make_private(self, channel: Channel, people: Iterable[str], roles: Iterable[str] = (), *, bot: bool) -> None:
        """Show a channel to the people and roles with these ids alone, and to the bot if ``bot``."""
        if channel.guild is None or channel.is_thread:
            raise NotPossible("Only a channel of a server is made private; threads have the privacy of their channel.")
        self._forget_who_sees(channel)
        everyone = channel.guild.id
        wanted = dict.fromkeys(people, MEMBER) | dict.fromkeys(roles, ROLE)
        wanted |= {self._world.bot.id: MEMBER} if bot else {}
        for id_, kind in wanted.items():
            _overwrite(channel, {"view_channel": True}, id_, kind)
        _overwrite(channel, {"view_channel": False}, everyone, ROLE)
        self._world.tell(Event("CHANNEL_UPDATE", channel=channel))

    def make_public(self, channel: Channel) -> None:
        """Show a channel to everybody in its server again."""
        self._forget_who_sees(channel)
        self._world.tell(Event("CHANNEL_UPDATE", channel=channel))

    def _forget_who_sees(self, channel: Channel) -> None:
        for id_, overwrite in list(channel.overwrites.items()):
            _overwrite(channel, {"view_channel": None}, id_, overwrite.type)

    def expire(self, person: Person | None = None) -> None:
        """Expire every open interaction token, or those of one person."""
        self._broker.expire(person)

    def expire_next(self, times: int = 1) -> None:
        """Make the next interactions dead on arrival: the bot's answer comes too late."""
        self._broker.expire_next = times

    def twice(self, times: int = 1) -> None:
        """Let the gateway deliver the next interactions twice."""
        self._gateway.twice = times

    def gateway(self, how: GatewayFault) -> None:
        """Ask the bot to reconnect, cut its connection, cut it and forget the session, or send it no more events.

        What a mute connection does not tell, the next one tells that resumes the session.
        """
        gateway = self._gateway
        {
            "reconnect": gateway.reconnect,
            "drop": gateway.drop,
            "invalid": gateway.invalidate,
            "mute": gateway.mute,
        }[how]()

    def refuse_gateway(self, times: int = 1) -> None:
        """Let the gateway refuse the next connections."""
        self._gateway.refusing = times

    def silence_gateway(self, times: int = 1) -> None:
        """Let the gateway accept the next connections and then say nothing."""
        self._gateway.silent = times

    def unanswered_heartbeats(self, *, on: bool = True) -> None:
        """Stop answering heartbeats, or start again: the bot must notice that its connection is dead."""
        self._gateway.answers_heartbeats = not on

    def outage(self, guild: Guild, *, over: bool = False) -> None:
        """Make a server unavailable to the bot, as in an outage, or available again. The bot stays a member."""
        self._gateway.outage(guild, over=over)

    def clear(self) -> None:
        """Cancel all pending faults of requests, interactions and gateway."""
        self.requests.clear()
        self._world.lost.clear()
        self._broker.expire_next = self._gateway.twice = self._gateway.refusing = self._gateway.silent = 0
        self._gateway.answers_heartbeats = True

    # -- as the sandbox's own API has it ------------------------------------------------------------------------

    def state(self) -> Json:
        """The faults that are set."""
        world = self._world
        return {
            "requests": [fault.shown() for fault in self.requests],
            "dms_closed": [p.id for p in world.people.values() if not p.dms_open],
            "lost": [c.recipient.id for c in world.private.values() if c.recipient and c.id in world.lost],
            "twice": self._gateway.twice,
            "refuse_gateway": self._gateway.refusing,
            "silence_gateway": self._gateway.silent,
            "heartbeats": self._gateway.answers_heartbeats,
            "expire_next": self._broker.expire_next,
            "rate_limits": world.settings.rate_limits,
            "permissions": {
                c.id: bot_permissions(world, c) for c in world.channels.values() if world.bot.id in c.overwrites
            },
        }

    def set(self, wanted: Json) -> Json:
        """Set the fault ``wanted`` (see the sandbox's API). Raises NotPossible."""
        world = self._world
        match wanted.get("kind"):
            case "request":
                self._set_request(wanted)
            case "gateway" if wanted.get("how") in get_args(GatewayFault):
                self.gateway(wanted["how"])
            case "refuse_gateway":
                self.refuse_gateway(_number(wanted, "times", 1))
            case "silence_gateway":
                self.silence_gateway(_number(wanted, "times", 1))
            case "heartbeats":
                self.unanswered_heartbeats(on=not wanted.get("answered", False))
            case "dms":
                self.close_dms(self._person(wanted), closed=not wanted.get("open", False))
            case "lose":
                self.lose(self._person(wanted))
            case "expire":
                self.expire(self._person(wanted) if wanted.get("user") else None)
            case "expire_next":
                self.expire_next(_number(wanted, "times", 1))
            case "twice":
                self.twice(_number(wanted, "times", 1))
            case "delete_message" if wanted.get("message") in world.messages:
                world.drop_message(world.messages[wanted["message"]])
            case "delete_channel":
                world.drop_channel(self._channel(wanted))
            case "permissions" if isinstance(wanted.get("permissions"), dict):
                self.permit(self._channel(wanted), wanted["permissions"])
            case "archive" if self._channel(wanted).is_thread:
                world.archive(self._channel(wanted), archived=True, locked=bool(wanted.get("locked")))
            case "rate_limits" if wanted.get("mode") in get_args(RateLimits):
                world.settings.rate_limits = wanted["mode"]
            case "clear":
                self.clear()
            case _:
                raise NotPossible("There is no such fault, or it lacks something it needs.")
        return self.state()

    def _set_request(self, wanted: Json) -> None:
        action = wanted.get("action", "status")
        status = _number(wanted, "status", 500)
        if action not in get_args(Action) or not 400 <= status <= 599:
            raise NotPossible("A request can answer with a status from 400 to 599, hang or drop.")
        match = str(wanted.get("match") or "*")
        retry, seconds = float(wanted.get("retry_after") or 1.0), float(wanted.get("seconds") or 30.0)
        times, after = _number(wanted, "times", 1), bool(wanted.get("after"))
        self.fail(match, status, times=times, after=after, action=action, retry_after=retry, seconds=seconds)

    def _person(self, wanted: Json) -> Person:
        found = self._world.people.get(str(wanted.get("user")))
        if found is None:
            raise NotPossible("There is no such person.", 404)
        return found

    def _channel(self, wanted: Json) -> Channel:
        found = self._world.channels.get(str(wanted.get("channel")))
        if found is None:
            raise NotPossible("There is no such channel.", 404)
        return found


def _overwrite(channel: Channel, wanted: Mapping[str, bool | None], who: str, kind: int) -> None:
    allowed, denied, restored = split(wanted)
    found = channel.overwrites.setdefault(who, Overwrite(kind))
    found.allow = (found.allow | allowed) & ~denied & ~restored
    found.deny = (found.deny | denied) & ~allowed & ~restored
    if not found.allow | found.deny:
        del channel.overwrites[who]


def is_private(channel: Channel) -> bool:
    """Whether a channel is hidden from everybody it was not opened to."""
    everyone = channel.overwrites.get(channel.guild.id) if channel.guild else None
    return bool(everyone and everyone.deny & VIEW)


def external_apps(channel: Channel) -> bool:
    """Whether the members of a channel's server may use apps of their own there."""
    everyone = channel.overwrites.get(channel.guild.id) if channel.guild else None
    return not (everyone and everyone.deny & EXTERNAL_APPS)


def bot_permissions(world: World, channel: Channel) -> dict[str, bool]:
    """What the bot was granted or denied in one channel, by name."""
    found = channel.overwrites.get(world.bot.id, Overwrite(MEMBER))
    changed = {name: bool(found.allow & 1 << bit) for name, bit in BITS.items()}
    return {name: may for name, may in changed.items() if (found.allow | found.deny) & 1 << BITS[name]}


def _number(wanted: Mapping[str, Any], key: str, otherwise: int) -> int:
    value = wanted.get(key, otherwise)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise NotPossible(f"{key} is a whole number.")
    return value
