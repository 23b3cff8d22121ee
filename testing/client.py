"""The servers, channels and people of a sandbox that a test drives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from sandbox import guilds, serializers, state
from sandbox.errors import NotPossible
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction
from sandbox.state import FORUM, PUBLIC_THREAD, TEXT, Event, Tag
from sandbox.validate import components as parts
from testing.views import Message, Modal, Response, answered

if TYPE_CHECKING:
    from testing.driver import Sandbox


class Choice(NamedTuple):
    """A choice offered by autocomplete, in the reader's language."""

    name: str
    value: Any


class Guild:
    """A server."""

    def __init__(self, sandbox: Sandbox, guild: guilds.Guild) -> None:
        self._sandbox, self.inner = sandbox, guild

    def __repr__(self) -> str:
        return f"<Guild {self.inner.name} {self.id}>"

    @property
    def id(self) -> str:
        return self.inner.id

    def channel(self, name: str = "games", kind: int = TEXT) -> Channel:
        """The channel of this name and kind, created if there is none."""
        world = self._sandbox.world
        here = (c for c in world.channels.values() if c.type == kind and c.guild is self.inner)
        found = next((c for c in here if c.name == name), None)
        return Channel(self._sandbox, found or world.add_channel(name, self.inner, kind))

    def forum(self, name: str, *tags: str, required: bool = False, moderated: bool = False) -> Channel:
        """A new forum with these tags, which each post may need, and which managers alone may put on posts."""
        made = self.channel(name, FORUM)
        made.set_tags(*tags, required=required, moderated=moderated)
        return made

    def role(self, name: str) -> Role:
        """The role of this name, created (granting nothing) if there is none."""
        world = self._sandbox.world
        found = next((r["id"] for r in serializers.roles(world, self.inner) if r["name"] == name), None)
        return Role(found or world.add_role(self.inner, name), name, self.inner)

    def user(self, name: str, *, locale: str = "en-US", manager: bool = False) -> User:
        """The person of this name, created if there is none; made a member of this server."""
        world = self._sandbox.world
        found = next((p for p in world.people.values() if p.name == name), None)
        if found is None:
            found = world.add_person(name, locale, manager=manager, guild=self.inner)
        world.join_guild(self.inner, found, manager=manager)
        return User(self._sandbox, found)

    def remove_bot(self) -> None:
        """Kick the bot."""
        self._sandbox.world.remove_bot(self.inner)

    def invite_bot(self) -> None:
        """Invite the bot (again)."""
        self._sandbox.world.invite_bot(self.inner)


class Role(NamedTuple):
    """A role of a server."""

    id: str
    name: str
    guild: guilds.Guild


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
    def tags(self) -> list[str]:
        """The names of a forum's tags, or of those on a post."""
        forum = self.inner.parent or self.inner
        return [t.name for t in forum.tags if forum is self.inner or t.id in self.inner.applied]

    def set_tags(self, *names: str, required: bool = False, moderated: bool = False) -> None:
        """Give a forum these tags; those that it has already stay the same."""
        known = {tag.name: tag for tag in self.inner.tags}
        made = [known.get(name) or Tag(self._sandbox.world.new_id(), name, moderated) for name in names]
        self._sandbox.faults.tags(self.inner, made, required=required)

    @property
    def messages(self) -> list[Message]:
        """Return the messages that everybody sees in it, oldest first."""
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

    def permit(self, who: User | Role | None = None, /, **permissions: bool | None) -> None:
        """Grant or deny permissions here to somebody, or to the bot; None gives back what the roles grant."""
        kind = guilds.ROLE if isinstance(who, Role) else guilds.MEMBER
        self._sandbox.faults.permit(self.inner, permissions, who.id if who else "", kind)

    def make_private(self, *who: User | Role, bot: bool = True) -> None:
        """Show it to these alone, and to the bot unless ``bot`` is false."""
        roles = [one.id for one in who if isinstance(one, Role)]
        self._sandbox.faults.make_private(self.inner, [one.id for one in who if isinstance(one, User)], roles, bot=bot)

    def make_public(self) -> None:
        """Show it to everybody in its server again."""
        self._sandbox.faults.make_public(self.inner)

    def archive(self, *, locked: bool = False) -> None:
        """Archive it (a thread), as Discord does by itself after a while."""
        self._sandbox.world.archive(self.inner, archived=True, locked=locked)

    def delete(self) -> None:
        self._sandbox.world.drop_channel(self.inner)


Where = Channel | None
Seen = Message | Response


class User:
    """A person with a Discord client. What the client would not allow raises NotPossible."""

    def __init__(self, sandbox: Sandbox, person: state.Person) -> None:
        self._sandbox, self.person = sandbox, person
        self._actions = sandbox.server.page.actions

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
        """The messages they see in a channel, their ephemeral ones included, oldest first."""
        world, inner = self._sandbox.world, self._where(channel)
        if inner.id not in world.channels or not world.sees(self.person, inner):
            return []
        return [Message(world, m) for m in world.visible(inner, self.person)]

    @property
    def private(self) -> Channel:
        """Their private channel with the bot."""
        return Channel(self._sandbox, self._sandbox.world.private_channel(self.person))

    def dms(self) -> list[Message]:
        """Return the messages that the bot wrote to them in private, oldest first."""
        found = self._sandbox.world.private.get(self.id)
        return [m for m in Channel(self._sandbox, found).messages if m.by_bot] if found else []

    def close_dms(self, *, closed: bool = True) -> None:
        """Close their direct messages, or open them again."""
        self._sandbox.faults.close_dms(self.person, closed=closed)

    def restart(self) -> None:
        """Restart their client: its ephemeral messages are gone."""
        world = self._sandbox.world
        for channel in world.channels.values():
            for message in list(channel.ephemeral.get(self.id, {}).values()):
                world.drop_message(message)

    # -- the app and other people -------------------------------------------------------------------------------

    def install(self) -> None:
        """Add the app to their account."""
        self._sandbox.world.install(self.person)

    def uninstall(self) -> None:
        """Remove the app from their account."""
        self._sandbox.world.install(self.person, installed=False)

    def conversation(self, other: User) -> Channel:
        """Return their conversation with one other, which the bot is not in."""
        return Channel(self._sandbox, self._actions.converse(self.person, other.person))

    def group(self, *others: User, name: str | None = None) -> Channel:
        """Begin a group with others, which the bot is not in."""
        return Channel(self._sandbox, self._actions.converse(self.person, *(o.person for o in others), name=name))

    # -- doing --------------------------------------------------------------------------------------------------

    def write(self, content: str, channel: Where = None) -> Message:
        """Type a message."""
        return Message(self._sandbox.world, self._actions.write(self.person, self._where(channel), content))

    def post(self, forum: Channel, name: str, content: str, *tags: str) -> Channel:
        """Make a post in a forum, with tags by name."""
        ids = {tag.name: tag.id for tag in forum.inner.tags}
        made = self._actions.post(self.person, forum.inner, name, content, [ids[tag] for tag in tags])
        return Channel(self._sandbox, made)

    async def slash(
        self, name: str, /, channel: Where = None, options: dict[str, Any] | None = None, **more: Any
    ) -> Response:
        """Send a slash command; ``options`` for names that clash with parameters. Values may be people and channels."""
        sent = self._actions.slash(self.person, self._where(channel), name, {**(options or {}), **more})
        return await self._answered(sent)

    async def use(self, name: str, on: User | Message, channel: Where = None) -> Response:
        """Choose a command in the menu of a person or of a message, by the name it was registered with."""
        where, target = (on.inner.channel, on.inner) if isinstance(on, Message) else (self._where(channel), on.person)
        return await self._answered(self._actions.use_menu(self.person, where, name, target))

    async def autocomplete(
        self, name: str, /, focused: str, value: Any = "", channel: Where = None, **options: Any
    ) -> list[Choice]:
        """The choices offered while ``value`` is typed. Raises NotPossible when the bot does not answer."""
        typed = {**options, focused: value}
        sent = self._actions.autocomplete(self.person, self._where(channel), name, typed, focused)
        response = await self._answered(sent)
        if response.failed:
            raise NotPossible("Loading options failed")
        return [Choice(*self._actions.offered(c, self.person)) for c in sent.choices or ()]

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
        return await self._answered(self._actions.use(self.person, message.inner, custom_id, stale=stale))

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
        return await self._answered(self._actions.use(self.person, message.inner, custom_id, values, stale=stale))

    async def submit(self, form: Modal | Response, values: dict[str, Any] | None = None) -> Response:
        """Submit a modal with values by label or custom id."""
        modal = form.modal if isinstance(form, Response) else form
        if modal is None:
            raise NotPossible("There is no form open.")
        filled = modal.by_custom_id(values or {})
        return await self._answered(self._actions.submit(self.person, modal.inner, filled))

    def add_role(self, role: Role) -> None:
        """Be given a role."""
        role.guild.members[self.id].roles.append(role.id)
        self._sandbox.world.tell(Event("GUILD_MEMBER_UPDATE", person=self.person, guild=role.guild))

    def leave(self, guild: Guild) -> None:
        """Leave a server."""
        self._sandbox.world.leave_guild(guild.inner, self.person)

    # -- what only a modified client would send -----------------------------------------------------------------

    async def forge_component(
        self, on: Seen, custom_id: str, values: Iterable[str] | None = None, **more: Any
    ) -> Response:
        """Use a button or menu the message does not have; the bot is told that it does. ``more``: further data."""
        message, chosen = _message(on), [*values] if values is not None else None
        component: dict[str, Any] = {"type": parts.BUTTON, "id": 2, "custom_id": custom_id, "style": 1, "label": "-"}
        if chosen is not None:
            options = [{"label": "-", "value": value} for value in chosen]
            component = {"type": parts.STRING_SELECT, "id": 2, "custom_id": custom_id, "options": options}
        data = {"custom_id": custom_id, "component_type": component["type"], "id": 2}
        data |= ({} if chosen is None else {"values": chosen}) | more
        rows = [{"type": parts.ROW, "id": 1, "components": [component]}]
        where = Channel(self._sandbox, message.inner.channel)
        return await self.forge(COMPONENT, data, where, message, components=rows)

    async def forge_command(
        self, name: str, options: list[dict[str, Any]], channel: Where = None, *, focused: bool = False
    ) -> Response:
        """Send a command with raw options; ``focused``: ask for choices. Who is named in them is added by Discord."""
        known = self._sandbox.world.commands
        command = next((c for scope in known.values() for c in scope.values() if c["name"] == name), None)
        data = {"id": command["id"] if command else "1", "name": name, "type": 1, "options": options}
        data["resolved"] = self._actions.resolved(options, self._where(channel))
        return await self.forge(AUTOCOMPLETE if focused else COMMAND, data, channel)

    async def replay(self, earlier: Response | Interaction, channel: Where = None) -> Response:
        """Send the data of an earlier interaction, anybody's, as their own."""
        old = earlier.interaction if isinstance(earlier, Response) else earlier
        message = Message(self._sandbox.world, old.message) if old.message else None
        return await self.forge(old.kind, old.payload["data"], channel or Channel(self._sandbox, old.channel), message)

    async def forge(
        self,
        kind: int,
        data: dict[str, Any],
        channel: Where = None,
        message: Seen | None = None,
        components: list[dict[str, Any]] | None = None,
    ) -> Response:
        """Send an interaction with any data. Discord itself says who sends it, where, and what they may there.

        ``components``: what the bot is told that ``message`` has.
        """
        where = self._where(channel)
        if not self._sandbox.world.sees(self.person, where):
            raise NotPossible("You do not see that channel.", 404)
        broker, inner = self._sandbox.server.broker, _message(message).inner if message else None
        name = str(data.get("custom_id") or data.get("name"))
        sent = broker.send(kind, self.person, where, data, name=name, message=inner, components=components)
        return await self._answered(sent)

    # -- tidying ------------------------------------------------------------------------------------------------

    def delete(self, message: Seen) -> None:
        """Delete a message for everybody, as a moderator does."""
        self._sandbox.world.drop_message(_message(message).inner)

    def dismiss(self, message: Seen) -> None:
        """Dismiss an ephemeral message."""
        inner = _message(message).inner
        if inner.receiver is not self.person:
            raise NotPossible("Only one's own ephemeral messages can be dismissed.")
        self._sandbox.world.drop_message(inner)

    def _where(self, channel: Where) -> state.Channel:
        return (channel or self._sandbox.guild.channel()).inner

    async def _answered(self, sent: Interaction) -> Response:
        return await answered(self._sandbox, sent)


def _message(on: Seen) -> Message:
    return on.need() if isinstance(on, Response) else on
