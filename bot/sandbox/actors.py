"""The people of a driven sandbox, and the channels they are in."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.sandbox import shapes, state
from bot.sandbox.errors import NotPossible
from bot.sandbox.interactions import DEFERRED, DEFERRED_UPDATE, Interaction
from bot.sandbox.state import PUBLIC_THREAD, TEXT
from bot.sandbox.validate import components as parts
from bot.sandbox.views import Message, Modal, Response

if TYPE_CHECKING:
    from bot.sandbox.driver import Sandbox


class Choice(NamedTuple):
    """A choice offered by autocomplete, in the reader's language."""

    name: str
    value: Any


class Guild:
    """The one server of a sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox

    @property
    def id(self) -> str:
        return self._sandbox.world.guild_id

    def channel(self, name: str = "games") -> Channel:
        """The text channel of this name, made when there is none."""
        world = self._sandbox.world
        found = next((c for c in world.channels.values() if c.type == TEXT and c.name == name), None)
        return Channel(self._sandbox, found or world.add_channel(name))

    def role(self, name: str) -> Role:
        """The role of this name, made when there is none; one made here grants nothing."""
        world = self._sandbox.world
        found = next((r["id"] for r in shapes.roles(world) if r["name"] == name), None)
        return Role(found or world.add_role(name), name)

    def user(self, name: str, *, locale: str = "en-US", manager: bool = False) -> User:
        """The person of this name, made when there is none."""
        world = self._sandbox.world
        found = next((p for p in world.people.values() if p.name == name), None)
        return User(self._sandbox, found or world.add_person(name, locale, manager=manager))


class Role(NamedTuple):
    """A role of the server."""

    id: str
    name: str


class Channel:
    """A channel, thread or private channel."""

    def __init__(self, sandbox: Sandbox, channel: state.Channel) -> None:
        self._sandbox, self.inner = sandbox, channel

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Channel) and other.inner is self.inner

    def __hash__(self) -> int:
        return hash(self.inner.id)

    def __repr__(self) -> str:
        return f"<Channel {self.inner.name or 'private'} {self.id}>"

    @property
    def id(self) -> str:
        return self.inner.id

    @property
    def name(self) -> str:
        return self.inner.name or ""

    @property
    def archived(self) -> bool:
        return self.inner.archived

    @property
    def messages(self) -> list[Message]:
        """What everybody sees in it, oldest first."""
        return [Message(self._sandbox.world, m) for m in self.inner.messages.values() if not m.loading]

    @property
    def threads(self) -> list[Channel]:
        """The threads that began in it, oldest first."""
        channels = self._sandbox.world.channels.values()
        return [Channel(self._sandbox, c) for c in channels if c.parent is self.inner]

    def thread(self, name: str, by: User) -> Channel:
        """A new thread in it."""
        world = self._sandbox.world
        return Channel(self._sandbox, world.add_thread(self.inner, name, by.person, PUBLIC_THREAD))

    def permit(self, **permissions: bool | None) -> None:
        """Give or take permissions of the bot here; None gives back what its role grants."""
        self._sandbox.faults.permit(self.inner, permissions)

    def archive(self, *, locked: bool = False) -> None:
        """Archive it (a thread), as Discord does by itself after a while."""
        self._sandbox.world.archive(self.inner, archived=True, locked=locked)

    def delete(self) -> None:
        self._sandbox.world.drop_channel(self.inner)


Where = Channel | None
Seen = Message | Response


class User:
    """A person at their Discord client. What a client would not let them do raises NotPossible."""

    def __init__(self, sandbox: Sandbox, person: state.Person) -> None:
        self._sandbox, self.person = sandbox, person
        self._acts = sandbox.server.people.acts

    def __repr__(self) -> str:
        return f"<User {self.name} {self.id}>"

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # -- seeing -------------------------------------------------------------------------------------------------

    def sees(self, channel: Where = None) -> list[Message]:
        """The messages before them in a channel, their own ephemeral ones included, oldest first."""
        world, inner = self._sandbox.world, self._where(channel)
        if inner.id not in world.channels or not world.sees(self.person, inner):
            return []
        return [Message(world, m) for m in world.visible(inner, self.person)]

    @property
    def private(self) -> Channel:
        """Their private channel with the bot."""
        return Channel(self._sandbox, self._sandbox.world.private_channel(self.person))

    def dms(self) -> list[Message]:
        """What the bot wrote to them in private, oldest first."""
        found = self._sandbox.world.private.get(self.id)
        return [m for m in Channel(self._sandbox, found).messages if m.by_bot] if found else []

    def close_dms(self, *, closed: bool = True) -> None:
        """Let nobody write to them in private any more, or again."""
        self._sandbox.faults.close_dms(self.person, closed=closed)

    def restart(self) -> None:
        """Start their client anew: its ephemeral messages are gone."""
        world = self._sandbox.world
        for channel in world.channels.values():
            for message in list(channel.whispers.get(self.id, {}).values()):
                world.drop_message(message)

    # -- doing --------------------------------------------------------------------------------------------------

    def write(self, content: str, channel: Where = None) -> Message:
        """Type a message."""
        return Message(self._sandbox.world, self._acts.write(self.person, self._where(channel), content))

    async def slash(
        self, name: str, /, channel: Where = None, options: dict[str, Any] | None = None, **more: Any
    ) -> Response:
        """Send a slash command; ``options`` for those whose names are taken here. People and channels as they are."""
        sent = self._acts.slash(self.person, self._where(channel), name, {**(options or {}), **more})
        return await self._answered(sent)

    async def autocomplete(
        self, name: str, /, focused: str, value: Any = "", channel: Where = None, **options: Any
    ) -> list[Choice]:
        """The choices offered for an option while ``value`` is typed. Raises NotPossible when the bot is silent."""
        typed = {**options, focused: value}
        sent = self._acts.autocomplete(self.person, self._where(channel), name, typed, focused)
        response = await self._answered(sent)
        if response.failed:
            raise NotPossible("Loading options failed")
        return [Choice(*self._acts.offered(c, self.person)) for c in sent.choices or ()]

    async def click(
        self, on: Seen, label: str | None = None, *, custom_id: str | None = None, stale: bool = False
    ) -> Response:
        """Click a button by its label or the beginning of its custom id.

        ``stale``: send ``custom_id`` whether or not the button is still there, as a client does that has not
        heard of a change yet.
        """
        message = _message(on)
        if not stale:
            try:
                custom_id = message.button(label, custom_id=custom_id).custom_id
            except LookupError as missing:
                raise NotPossible(str(missing)) from None
        if not custom_id:
            raise NotPossible("That button opens a page.")
        return await self._answered(self._acts.use(self.person, message.inner, custom_id, stale=stale))

    async def choose(
        self, on: Seen, menu: str | None, *chosen: Any, custom_id: str | None = None, stale: bool = False
    ) -> Response:
        """Choose in a menu (found by placeholder or custom id) by labels or values."""
        message = _message(on)
        if stale and custom_id:
            values = [str(c) for c in chosen]
        else:
            try:
                select = message.select(menu, custom_id=custom_id)
            except LookupError as missing:
                raise NotPossible(str(missing)) from None
            custom_id = select.custom_id
            if select.kind == parts.STRING_SELECT:
                by_label = {o.label: o.value for o in reversed(select.options)}
                values = [by_label.get(str(c), str(c)) for c in chosen]
            else:
                values = [str(getattr(c, "id", c)) for c in chosen]
        return await self._answered(self._acts.use(self.person, message.inner, custom_id, values, stale=stale))

    async def submit(self, form: Modal | Response, values: dict[str, Any] | None = None) -> Response:
        """Send a modal off with values by label or custom id."""
        modal = form.modal if isinstance(form, Response) else form
        if modal is None:
            raise NotPossible("There is no form open.")
        filled = modal.by_custom_id(values or {})
        return await self._answered(self._acts.submit(self.person, modal.inner, filled))

    def add_role(self, role: Role) -> None:
        """Be given a role."""
        self.person.roles.append(role.id)

    def delete(self, message: Seen) -> None:
        """Delete a message for everybody, as a moderator does."""
        self._sandbox.world.drop_message(_message(message).inner)

    def dismiss(self, message: Seen) -> None:
        """Dismiss an ephemeral message."""
        inner = _message(message).inner
        if inner.receiver is not self.person:
            raise NotPossible("Only one's own ephemeral messages can be dismissed.")
        self._sandbox.world.drop_message(inner)

    # -- waiting for answers ------------------------------------------------------------------------------------

    def _where(self, channel: Where) -> state.Channel:
        return (channel or self._sandbox.guild.channel()).inner

    async def _answered(self, sent: Interaction) -> Response:
        """Wait until there is something to see, a failure, or (after a mere "noted") quiet."""
        response = Response(self._sandbox.world, sent)
        try:
            async with asyncio.timeout(self._sandbox.timeout):
                while not self._done(sent):
                    await self._next(sent.changed())
        except TimeoutError:
            raise TimeoutError(f"no answer to {sent.name!r} of {self.name} (type {sent.answer})") from None
        return response

    async def _next(self, change: Coroutine[Any, Any, None]) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(change, self._sandbox.quiet)

    def _done(self, sent: Interaction) -> bool:
        if sent.failed or sent.answer is None:
            return sent.failed
        if sent.answer == DEFERRED:
            return sent.effects > 0
        if sent.answer == DEFERRED_UPDATE:
            server = self._sandbox.server
            still = not server.in_flight and time.monotonic() - server.last_activity >= self._sandbox.noted
            return sent.effects > 0 or still
        return True


def _message(on: Seen) -> Message:
    return on.need() if isinstance(on, Response) else on
