"""Declared handlers of components: a method says what is special about a button, a menu or a form.

A decorator names the verb, how it is acknowledged, and what is needed: the rest is done here, in this order. The
interaction is acknowledged in time, what is needed loaded, the reader's language found, the handler run, and a refusal
or an error told kindly. Nobody is taken for whom a custom id names: a need asks who has clicked.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Any, Generic, TypeVar, overload

import discord
from discord import app_commands

from bot.core.localizer import Localizer, language_of
from bot.core.logs import log_about
from bot.core.refusal import Refusal
from bot.discord.dedup import InteractionDedup
from bot.discord.form import Fields, Picked, filled, picked
from bot.discord.ids import PATTERN, Id, parsed
from bot.discord.replies import KNOWS, Ack, Request, refuse_while_stopping

T = TypeVar("T")
Cog = TypeVar("Cog")
Made = TypeVar("Made")

SURE = "sure"
"""How the argument of a button ends that confirms."""

DECLARED = "__declared_components__"
"""Under which a method keeps the components that it serves."""


class ComponentKind(StrEnum):
    """The kinds of components, as custom ids name them."""

    BUTTON = "b"
    MENU = "s"
    PEOPLE = "u"
    CHANNELS = "c"
    ROLES = "r"
    FORM = "m"


PICKED = ComponentKind.PEOPLE, ComponentKind.CHANNELS, ComponentKind.ROLES
"""The menus that Discord fills, in which any of a server's can be found by typing."""


class ComponentInteraction(Request):
    """A click on a button, a choice in a menu with its ``values``, or a form with its ``fields``."""

    def __init__(
        self,
        interaction: discord.Interaction,
        id: Id,  # noqa: A002 - what it is
        values: Sequence[str] = (),
        fields: Fields | None = None,
    ) -> None:
        super().__init__(interaction)
        self.id = id
        self.values = tuple(values)
        self.fields: Fields = fields or {}

    @property
    def arg(self) -> str:
        """The argument of the custom id."""
        return self.id.arg

    @property
    def value(self) -> str:
        """The first value chosen in a menu; empty where there is none."""
        return self.values[0] if self.values else ""

    @property
    def choice(self) -> str:
        """The value chosen in a menu, or what a button names in its place."""
        return self.value or self.arg

    @property
    def sure(self) -> bool:
        """Whether the button confirms."""
        return self.arg.rpartition(".")[2] == SURE

    def typed(self, name: str) -> str:
        """Return what was typed into a field of a form; empty where there is none."""
        return next(iter(self.fields.get(name, ())), "").strip()

    def picked(self, name: str) -> list[Picked]:
        """Return the people who were chosen in a field of a form. Raise Refusal for a forged one."""
        data: Any = self.interaction.data
        return picked(data, self.fields.get(name, ()))


def when_sure(request: ComponentInteraction) -> Ack:
    """Change the message that has asked; to ask, answer with a new one."""
    return Ack.UPDATE if request.sure else Ack.REPLY


def when_named(request: ComponentInteraction) -> Ack:
    """Change the page on which a button stands that names where it leads; from elsewhere, answer with a new message."""
    return Ack.UPDATE if request.arg else Ack.REPLY


Completion = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""Completes the option of a command."""


@dataclass(frozen=True)
class Need(Generic[T]):
    """An object that is loaded before a handler runs, by a component's id or a command's ``option``.

    ``load`` raises Refusal where it is not for the user. Unless it ``admits`` everybody else, a later refusal is shown
    only to those who may know of the table.
    """

    load: Callable[[Request, str | None], Awaitable[T]]
    option: str = ""
    completion: Completion | None = None
    required: bool = False
    admits: bool = True


AckRule = Ack | Callable[[ComponentInteraction], Ack]


@dataclass(frozen=True)
class Component:
    """A component that a ``handler`` serves."""

    kinds: tuple[ComponentKind, ...]
    verb: str
    ack: AckRule
    need: Need[Any] | None
    handler: Callable[..., Awaitable[None]]


class _Declares:
    """Declares that a method of a cog serves components of some ``kinds``, which are acknowledged with ``ack``."""

    def __init__(self, ack: Ack, *kinds: ComponentKind) -> None:
        self.kinds, self.ack = kinds, ack

    @overload
    def __call__(
        self, verb: str, *, ack: AckRule | None = None
    ) -> Callable[[Callable[[Cog, Any], Made]], Callable[[Cog, Any], Made]]: ...

    @overload
    def __call__(
        self, verb: str, *, needs: Need[T], ack: AckRule | None = None
    ) -> Callable[[Callable[[Cog, Any, T], Made]], Callable[[Cog, Any, T], Made]]: ...

    def __call__(self, verb: str, *, needs: Need[Any] | None = None, ack: AckRule | None = None) -> Any:
        """Declare it for ``verb``, acknowledged otherwise where ``ack`` is given; what it ``needs`` is passed to it."""

        def declare(handler: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
            component = Component(self.kinds, verb, ack or self.ack, needs, handler)
            handler.__dict__.setdefault(DECLARED, []).append(component)
            return handler

        return declare


button = _Declares(Ack.REPLY, ComponentKind.BUTTON)
menu = _Declares(Ack.UPDATE, ComponentKind.MENU, *PICKED)
form = _Declares(Ack.UPDATE, ComponentKind.FORM)


async def handle(
    request: Request, need: Need[Any] | None, typed: str | None, run: Callable[..., Awaitable[None]]
) -> None:
    """Answer a request by what ``run`` does with it, and with what is needed."""
    async with request:
        router = router_of(request.interaction)
        try:
            await _answer(request, partial(router.localizer, request.interaction), need, typed, run)
        except Refusal:
            if request.localizer.posts is None:
                number = request.id.table if isinstance(request, ComponentInteraction) else None
                language = await router.posts_language(request.interaction, number or None)
                request.localizer = request.localizer.with_posts(language)
            raise


async def _answer(
    request: Request,
    localizer: Callable[[object], Awaitable[Localizer]],
    need: Need[Any] | None,
    typed: str | None,
    run: Callable[..., Awaitable[None]],
) -> None:
    if need is None:
        request.localizer = await localizer(None)
        await run(request)
        return
    try:
        loaded = await need.load(request, typed)
    except Exception:  # is told in the reader's language
        request.localizer = await localizer(None)
        raise
    if need.admits:
        request.interaction.extras.pop(KNOWS, None)
    request.localizer = await localizer(loaded)
    await run(request, loaded)


async def _ours(_interaction: discord.Interaction) -> bool:
    return True


async def _known_to_all(_interaction: discord.Interaction, _table: int) -> bool:
    return True


async def _as_discord_has_the_server(interaction: discord.Interaction, _table: int | None) -> str:
    return language_of(interaction.guild_locale.value if interaction.guild_locale else None)


async def _as_discord_has_it(interaction: discord.Interaction, _about: object) -> Localizer:
    return Request(interaction).localizer


class ComponentRouter:
    """Leads each component to its handler, by kind and verb."""

    def __init__(self) -> None:
        self._components: dict[tuple[ComponentKind, str], tuple[Component, object]] = {}
        self._dedup = InteractionDedup()
        self.localizer: Callable[[discord.Interaction, object], Awaitable[Localizer]] = _as_discord_has_it
        """Returns the language of who sent an interaction, with the names of what it is about."""
        self.posts_language: Callable[[discord.Interaction, int | None], Awaitable[str]] = _as_discord_has_the_server
        """Returns the language of the posts that a refusal speaks of, by the table that is named."""
        self.knows: Callable[[discord.Interaction, int], Awaitable[bool]] = _known_to_all
        """Whether who sent an interaction may know of a table: a forged button tells nothing of others."""
        self.admits: Callable[[discord.Interaction], Awaitable[bool]] = _ours
        """Whether this process is to handle an interaction."""
        self.stopping = False
        """Whether the bot is stopping and refuses every click."""

    def register(self, cog: object) -> None:
        """Serve the components that the methods of ``cog`` declare."""
        members = {name: value for kind in reversed(type(cog).__mro__) for name, value in vars(kind).items()}
        for member in members.values():
            method = inspect.unwrap(member.callback if isinstance(member, app_commands.Command) else member)
            for component in getattr(method, DECLARED, ()):
                for kind in component.kinds:
                    if (kind, component.verb) in self._components:
                        raise ValueError(f"{kind}:{component.verb} is declared twice")
                    self._components[kind, component.verb] = component, cog

    @property
    def verbs(self) -> tuple[str, ...]:
        """Every verb that a component may have."""
        return tuple(dict.fromkeys(verb for _, verb in self._components))

    async def answered(self, interaction: discord.Interaction) -> None:
        """Run the handler of a form that was answered, unless it is none of ours."""
        data: Any = interaction.data
        found = re.fullmatch(PATTERN, data["custom_id"])
        if found is not None and found["kind"] == ComponentKind.FORM:
            await self.handle(ComponentKind.FORM, ComponentInteraction(interaction, parsed(found), fields=filled(data)))

    async def handle(self, kind: ComponentKind, request: ComponentInteraction) -> None:
        """Run the handler of a component, once; one that this version no longer knows is refused kindly."""
        interaction, table = request.interaction, request.id.table
        if not self._dedup.is_first(interaction) or not await self.admits(interaction):
            return
        log_about(interaction=interaction.id, table=table or None)
        if self.stopping:
            await refuse_while_stopping(interaction)
            return
        if (kind, request.id.verb) not in self._components:
            async with request:
                raise Refusal("refusal-old-button")
            return
        if table:
            interaction.extras[KNOWS] = partial(self.knows, interaction, table)
        component, cog = self._components[kind, request.id.verb]
        request.ack = component.ack if isinstance(component.ack, Ack) else component.ack(request)
        await handle(request, component.need, None, partial(component.handler, cog))


def router_of(interaction: discord.Interaction) -> ComponentRouter:
    """The router of the client that an interaction came to."""
    router = getattr(interaction.client, "router", None)
    assert isinstance(router, ComponentRouter)  # noqa: S101 - only this bot's client has such handlers
    return router
