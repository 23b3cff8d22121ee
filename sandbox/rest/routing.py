"""Routes of the REST API as plain functions: a call in, JSON out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sandbox.compose import Uploads
from sandbox.errors import Refused
from sandbox.gateway import Gateway
from sandbox.guilds import Guild
from sandbox.interactions import InteractionBroker
from sandbox.permissions import BITS
from sandbox.ratelimit import ORDINARY, Limit
from sandbox.state import DM, Channel, Json
from sandbox.validate.problems import refuse_field
from sandbox.world import World


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer with a status of its own."""

    status: int
    data: Any = None


@dataclass(slots=True)
class Call:
    """One request of the bot, its body read."""

    world: World
    broker: InteractionBroker
    gateway: Gateway
    params: Mapping[str, str]
    query: Mapping[str, str]
    content: Any
    uploads: Uploads

    @property
    def body(self) -> Json:
        """The body, which has to be an object; an absent one is empty."""
        if self.content is None:
            return {}
        if not isinstance(self.content, dict):
            raise refuse_field((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return self.content

    def channel(self) -> Channel:
        """The channel of the path, which the bot must be able to see. Raises Refused."""
        found = self.world.channel(self.params["channel"])
        if not self.world.sees(self.world.bot, found):
            raise Refused(50001)
        return found

    def guild(self, *, outside: int = 50001) -> Guild:
        """The server of the path. Raises Refused: 10004 where there is none, ``outside`` where the bot is not in it."""
        found = self.world.guilds.get(self.params["guild"])
        if found is None:
            raise Refused(10004)
        if self.world.bot.id not in found.members:
            raise Refused(outside)
        return found

    def may(self, channel: Channel, permission: str) -> bool:
        """Whether the bot has ``permission`` in ``channel``."""
        return channel.type == DM or bool(self.world.permissions(self.world.bot, channel) & 1 << BITS[permission])

    def need(self, channel: Channel, permission: str) -> None:
        """Refuse (50013) unless the bot has ``permission`` in ``channel``."""
        if not self.may(channel, permission):
            raise Refused(50013)

    def number(self, key: str, otherwise: int) -> int:
        """An integer of the query string."""
        text = self.query.get(key)
        if text is None:
            return otherwise
        if not text.isdecimal():
            raise refuse_field((key,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not int.')
        return int(text)


Handler = Callable[[Call], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """Where a handler listens. ``major`` names the path's part that has a rate limit of its own."""

    method: str
    path: str
    handler: Handler
    limit: Limit
    major: str | None
    bot_only: bool


class Routes:
    """Collects the handlers of one module."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def __call__(
        self, method: str, path: str, *, limit: Limit = ORDINARY, major: str | None = None, bot_only: bool = True
    ) -> Callable[[Handler], Handler]:
        """Register a handler; ``bot_only`` false: no bot token is needed, the path holds one."""

        def register(handler: Handler) -> Handler:
            self.all.append(Route(method, path, handler, limit, major, bot_only))
            return handler

        return register
