"""Faults on demand: what is to go wrong next."""

from __future__ import annotations

import fnmatch
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from itertools import count
from typing import Any, Literal, get_args

from bot.sandbox.errors import NotPossible
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Desk
from bot.sandbox.permissions import BITS, split
from bot.sandbox.settings import RateLimits
from bot.sandbox.state import TEXT, Channel, Event, Json, Person, World

Action = Literal["status", "hang", "drop"]
_numbers = count(1)


@dataclass(slots=True)
class Fault:
    """The next ``times`` requests that match are answered with ``status``, left hanging, or cut off.

    ``after``: only once the request has taken effect. ``match`` is "METHOD /path" with shell wildcards.
    """

    match: str = "*"
    action: Action = "status"
    status: int = 500
    times: int = 1
    after: bool = False
    retry_after: float = 0.05
    seconds: float = 30.0
    hits: int = 0
    id: int = field(default_factory=lambda: next(_numbers))


class Faults:
    """Everything that can be made to go wrong in one sandbox."""

    def __init__(self, world: World, desk: Desk, gateway: Gateway) -> None:
        self._world, self._desk, self._gateway = world, desk, gateway
        self.requests: list[Fault] = []

    # -- requests -----------------------------------------------------------------------------------------------

    def fail(
        self,
        match: str = "*",
        status: int = 500,
        *,
        times: int = 1,
        after: bool = False,
        action: Action = "status",
        retry_after: float = 0.05,
        seconds: float = 30.0,
    ) -> Fault:
        """Let the next ``times`` requests that match go wrong. ``fault.hits`` counts those that did."""
        fault = Fault(match, action, status, times, after, retry_after, seconds)
        self.requests.append(fault)
        return fault

    def strike(self, method: str, path: str) -> Fault | None:
        """The fault that is due for this request, counted; None when all is well."""
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
        """Let nobody write to ``person`` any more, or let them again."""
        person.dms_open = not closed
        self._world.tell(Event("USER_UPDATE", person=person))

    def permit(self, channel: Channel, wanted: Mapping[str, bool | None]) -> None:
        """Give or take permissions of the bot in one channel; None gives back what its role grants."""
        if channel.type != TEXT:
            raise NotPossible("Permissions are set on a channel of the server; threads have those of their channel.")
        unknown = set(wanted) - set(BITS)
        if unknown:
            raise NotPossible(f"There is no permission called {min(unknown)}.")
        allowed, denied, restored = split(wanted)
        channel.bot_allow = (channel.bot_allow | allowed) & ~denied & ~restored
        channel.bot_deny = (channel.bot_deny | denied) & ~allowed & ~restored
        self._world.tell(Event("CHANNEL_UPDATE", channel=channel))

    def expire(self, person: Person | None = None) -> None:
        """Make every open interaction token worthless, or those of one person."""
        self._desk.expire(person)

    def expire_next(self, times: int = 1) -> None:
        """Let the next interactions be dead on arrival: the bot's answer comes too late."""
        self._desk.expire_next = times

    def twice(self, times: int = 1) -> None:
        """Let the gateway deliver the next interactions twice."""
        self._gateway.twice = times

    def gateway(self, how: Literal["reconnect", "drop", "invalid"]) -> None:
        """Ask the bot to reconnect, cut its connection, or cut it and forget the session."""
        {"reconnect": self._gateway.reconnect, "drop": self._gateway.drop, "invalid": self._gateway.invalidate}[how]()

    def clear(self) -> None:
        """Let nothing further go wrong with requests and interactions."""
        self.requests.clear()
        self._desk.expire_next = self._gateway.twice = 0

    # -- as the sandbox's own API has it ------------------------------------------------------------------------

    def state(self) -> Json:
        """What is set to go wrong now."""
        world = self._world
        return {
            "requests": [asdict(fault) for fault in self.requests],
            "dms_closed": [p.id for p in world.people.values() if not p.dms_open],
            "twice": self._gateway.twice,
            "expire_next": self._desk.expire_next,
            "rate_limits": world.settings.rate_limits,
            "permissions": {c.id: bot_permissions(c) for c in world.channels.values() if c.bot_allow or c.bot_deny},
        }

    def set(self, wanted: Json) -> Json:
        """Do what ``wanted`` (see the sandbox's API) says. Raises NotPossible."""
        world = self._world
        match wanted.get("kind"):
            case "request":
                self._set_request(wanted)
            case "gateway" if wanted.get("how") in ("reconnect", "drop", "invalid"):
                self.gateway(wanted["how"])
            case "dms":
                self.close_dms(self._person(wanted), closed=not wanted.get("open", False))
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


def bot_permissions(channel: Channel) -> dict[str, bool]:
    """What the bot was given or denied in one channel, by name."""
    changed = {name: bool(channel.bot_allow & 1 << bit) for name, bit in BITS.items()}
    return {name: may for name, may in changed.items() if (channel.bot_allow | channel.bot_deny) & 1 << BITS[name]}


def _number(wanted: Mapping[str, Any], key: str, otherwise: int) -> int:
    value = wanted.get(key, otherwise)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise NotPossible(f"{key} is a whole number.")
    return value
