"""Driving a bot through the sandbox as people do.

async with Sandbox() as sandbox:
await sandbox.connect(make_client)
alice = sandbox.guild.user("alice", locale="de")
opened = await alice.slash("/table open", game="lost_cities")
await alice.click(opened, "Join")
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import discord

from bot.sandbox import state
from bot.sandbox.errors import NotPossible
from bot.sandbox.interactions import DEFERRED, DEFERRED_UPDATE, Interaction
from bot.sandbox.redirect import redirect
from bot.sandbox.server import Server
from bot.sandbox.settings import Settings
from bot.sandbox.state import PUBLIC_THREAD, TEXT
from bot.sandbox.validate import components as parts
from bot.sandbox.views import Message, Modal, Response

C = TypeVar("C", bound=discord.Client)
T = TypeVar("T")


class Choice(NamedTuple):
    """A choice offered by autocomplete, in the reader's language."""

    name: str
    value: Any


class Sandbox:
    """A running sandbox.

    ``timeout``: seconds an answer may take; ``quiet``: seconds without a request after which all is taken to be done.
    """

    def __init__(self, settings: Settings | None = None, *, timeout: float = 10.0, quiet: float = 0.3) -> None:
        self.server = Server(settings)
        self.settings = self.server.settings
        self.world, self.faults = self.server.world, self.server.faults
        self.guild = Guild(self)
        self.timeout, self.quiet = timeout, quiet
        self._clients: list[tuple[discord.Client, asyncio.Task[None]]] = []
        self._something = asyncio.Event()
        self.world.watchers.append(lambda _: self._something.set())

    async def __aenter__(self) -> Self:
        await self.server.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client, task in self._clients:
            await self._stop(client, task)
        await self.server.stop()

    # -- the bot ------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        return self.server.url

    @property
    def api_url(self) -> str:
        """For ``redirect`` in the bot's own process."""
        return self.server.api_url

    @property
    def token(self) -> str:
        return self.settings.token

    async def connect(self, factory: Callable[[], C]) -> C:
        """Run a discord.py client against this sandbox until it knows its server. It is closed at the end."""
        redirect(self.api_url)
        client = factory()
        task = asyncio.create_task(client.start(self.token))
        self._clients.append((client, task))
        async with asyncio.timeout(self.timeout):
            while not (client.user and client.guilds):
                if task.done():
                    task.result()
                    raise ConnectionError("the client ended before it was connected")
                await asyncio.sleep(0.005)
        return client

    async def disconnect(self, client: discord.Client) -> None:
        """Close a client that ``connect`` started."""
        pair = next(pair for pair in self._clients if pair[0] is client)
        self._clients.remove(pair)
        await self._stop(*pair)

    async def _stop(self, client: discord.Client, task: asyncio.Task[None]) -> None:
        listening = self.server.gateway.listening
        await client.close()
        with contextlib.suppress(TimeoutError):  # it may have been gone before
            await self.until(lambda: self.server.gateway.listening < max(listening, 1), timeout=1.0)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await task

    async def connected(self, timeout: float = 30.0) -> None:  # noqa: ASYNC109 - a test says how long it waits
        """Wait for a bot in another process to connect."""
        await self.until(lambda: self.server.gateway.connected, timeout)

    # -- waiting ------------------------------------------------------------------------------------------------

    async def until(self, found: Callable[[], T], timeout: float | None = None) -> T:  # noqa: ASYNC109 - likewise
        """Wait until ``found()`` is something; it is asked again whenever anything happens. Raises TimeoutError."""
        async with asyncio.timeout(timeout or self.timeout):
            while not (result := found()):
                self._something.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._something.wait(), 0.05)  # not all that is asked for is an event
            return result

    async def settled(self, quiet: float | None = None) -> None:
        """Wait until no request and no interaction is under way and none has been for ``quiet`` seconds."""
        server, quiet = self.server, self.quiet if quiet is None else quiet
        async with asyncio.timeout(self.timeout):
            started = time.monotonic()
            while (left := self._busy(started, quiet)) > 0:
                await asyncio.sleep(left)
                started = max(started, server.last_activity)

    def _busy(self, started: float, quiet: float) -> float:
        if self.server.in_flight or self.server.desk.pending:
            return min(quiet, 0.02) or 0.001
        return max(started, self.server.last_activity) + quiet - time.monotonic()

    def later(self, seconds: float) -> None:
        """Let time pass in the sandbox: tokens and nonces run out, messages grow old, rate limits reset."""
        self.world.skew += seconds

    @property
    def interactions(self) -> list[Interaction]:
        """The interactions sent, with ``sent``, ``acked`` and ``shown`` in seconds."""
        return list(self.server.desk.log)

    @property
    def requests(self) -> int:
        """How many requests the bot has made so far."""
        return self.server.counts.total()


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

    def user(self, name: str, *, locale: str = "en-US", manager: bool = False) -> User:
        """The person of this name, made when there is none."""
        world = self._sandbox.world
        found = next((p for p in world.people.values() if p.name == name), None)
        return User(self._sandbox, found or world.add_person(name, locale, manager=manager))


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
            server, quiet = self._sandbox.server, self._sandbox.quiet
            still = not server.in_flight and time.monotonic() - server.last_activity >= quiet
            return sent.effects > 0 or still
        return True


def _message(on: Seen) -> Message:
    return on.need() if isinstance(on, Response) else on
