"""What people do in their Discord client, with the checks a client makes before it sends anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandbox import compose, forums, installs, serializers
from sandbox.errors import NotPossible, Refused
from sandbox.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
    InteractionBroker,
    Modal,
)
from sandbox.permissions import MANAGE_THREADS, SEND, USE_COMMANDS
from sandbox.state import FORUM, Channel, Json, Message, Person
from sandbox.validate import commands as kinds
from sandbox.validate import components as parts
from sandbox.world import World

Values = Mapping[str, Any]
MOST_IN_GROUP = 10


class ClientActions:
    """What people do in one world."""

    def __init__(self, world: World, broker: InteractionBroker) -> None:
        self._world, self._broker = world, broker

    # -- writing ------------------------------------------------------------------------------------------------

    def write(self, person: Person, channel: Channel, content: str) -> Message:
        """A message typed by a person."""
        self._present(person, channel)
        if channel.archived and channel.locked:
            raise NotPossible("This thread is locked.", 403)
        if channel.type == FORUM:
            raise NotPossible("A forum has posts, and no messages of its own.")
        try:
            message = compose.create(self._world, channel, person, {"content": content}, {})
        except Refused:
            raise NotPossible("A message has from 1 to 2000 characters.") from None
        self._world.add_message(message)
        return message

    def converse(self, person: Person, *others: Person, name: str | None = None) -> Channel:
        """The conversation of two people, without the bot; of more a new group."""
        among = {person.id, *(other.id for other in others)}
        if len(among) <= len(others) or not others:
            raise NotPossible("Choose whom to talk to.")
        if len(among) > MOST_IN_GROUP:
            raise NotPossible(f"A group has at most {MOST_IN_GROUP} people.")
        if len(others) == 1:
            return self._world.conversation(person, *others)
        return self._world.group(person, *others, name=name)

    def post(self, person: Person, forum: Channel, name: str, content: str, tags: Sequence[str] = ()) -> Channel:
        """A post of a person's in a forum, with the tags of these ids."""
        self._present(person, forum)
        if forum.type != FORUM:
            raise NotPossible("Posts are made in a forum.")
        if not self._world.permissions(person, forum) & SEND:
            raise NotPossible("You cannot make posts in that forum.", 403)
        try:
            applied = forums.applied(self._world, forum, [*tags], person, new=True)
            return forums.post(self._world, forum, person, name, {"content": content}, {}, applied)[0]
        except Refused as refused:
            raise NotPossible(refused.sentence) from None

    def _wake(self, person: Person, channel: Channel) -> None:
        """Open an archived thread again, as clients do before anything is used there."""
        if channel.archived:
            if channel.locked and not self._world.permissions(person, channel) & MANAGE_THREADS:
                raise NotPossible("This thread is locked.", 403)
            self._world.archive(channel, archived=False)

    def _present(self, person: Person, channel: Channel) -> None:
        if channel.id not in self._world.channels or not self._world.sees(person, channel):
            raise NotPossible("You do not see that channel.", 404)

    # -- commands -----------------------------------------------------------------------------------------------

    def commands(self, person: Person, channel: Channel | None = None) -> list[Json]:
        """The commands offered to ``person``, in ``channel`` or anywhere."""
        return [c for c in self._known(channel).values() if self._offered(c, person, channel)]

    def _known(self, channel: Channel | None) -> dict[tuple[int, str], Json]:
        """The commands that exist in ``channel`` or anywhere, by type and name, whoever may use them."""
        if channel and channel.type == FORUM:
            return {}
        scopes = (None, channel.guild.id) if channel and channel.guild else (None,)
        return {(c["type"], c["name"]): c for scope in scopes for c in self._world.commands.get(scope, {}).values()}

    def _named(self, person: Person, channel: Channel, kind: int, name: str) -> Json | None:
        """The command that is offered under ``name`` to ``person`` in ``channel``."""
        command = self._known(channel).get((kind, name))
        return command if command is not None and self._offered(command, person, channel) else None

    def _offered(self, command: Json, person: Person, channel: Channel | None) -> bool:
        if channel is None:
            return not command["contexts"] or installs.GUILD in command["contexts"]
        allowed_by = installs.owners(self._world, person, channel, command)
        if channel.guild is None or not allowed_by:
            return bool(allowed_by)
        needed, may = command["default_member_permissions"], self._world.permissions(person, channel)
        if installs.BY_GUILD in allowed_by and not may & USE_COMMANDS:
            return False
        # zero means administrators only
        return needed is None or (bool(int(needed)) and may & int(needed) == int(needed))

    def slash(self, person: Person, channel: Channel, name: str, options: Values) -> Interaction:
        """Send a slash command. Raises NotPossible where a client would not send it."""
        self._present(person, channel)
        command, path, known = self._command(person, channel, name)
        given = self._options(known, options, channel, complete=True)
        self._wake(person, channel)
        data = self._command_data(command, path, given, channel)
        return self._broker.send(COMMAND, person, channel, data, name=" ".join([command["name"], *path]))

    def use_menu(self, person: Person, channel: Channel, name: str, target: Person | Message) -> Interaction:
        """Choose a command in the menu of a person or of a message. Raises NotPossible where a client has none."""
        self._present(person, channel)
        if isinstance(target, Message) and (target.receiver is not None or target.channel is not channel):
            raise NotPossible("Apps are offered on messages that everybody sees, where they stand.")
        kind = kinds.ON_MESSAGE if isinstance(target, Message) else kinds.ON_USER
        command = self._named(person, channel, kind, name)
        if command is None:
            raise NotPossible(f"There is no {name} here.", 404)
        if isinstance(target, Message):
            resolved: Json = {"messages": {target.id: target.data}}
        else:
            resolved, _ = self._resolved([{"type": kinds.USER, "value": target.id}], channel)
        data: Json = {"id": command["id"], "name": name, "type": kind, "target_id": target.id, "resolved": resolved}
        data |= {"guild_id": command["guild_id"]} if command.get("guild_id") else {}
        return self._broker.send(COMMAND, person, channel, data, name=name)

    def autocomplete(self, person: Person, channel: Channel, name: str, options: Values, focused: str) -> Interaction:
        """Ask for autocomplete choices for the option being typed."""
        self._present(person, channel)
        command, path, known = self._command(person, channel, name)
        option = next((o for o in known if o["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise NotPossible(f"{focused} offers no choices of its own.")
        typed = {key: value for key, value in options.items() if key != focused}
        given = self._options(known, typed, channel, complete=False)
        given.append({"name": focused, "type": option["type"], "value": options.get(focused, ""), "focused": True})
        data = self._command_data(command, path, given, channel)
        shown = " ".join([command["name"], *path])
        return self._broker.send(AUTOCOMPLETE, person, channel, data, name=shown, option_kind=option["type"])

    def offered(self, choice: Json, person: Person) -> tuple[str, Any]:
        """A choice's name in the language of ``person``, and its value."""
        names: dict[str, str] = choice.get("name_localizations") or {}
        return names.get(person.locale) or str(choice["name"]), choice["value"]

    def _command(self, person: Person, channel: Channel, name: str) -> tuple[Json, list[str], list[Json]]:
        """The command, the names of its subcommands, and the options of what was named."""
        name = name.strip().removeprefix("/")
        first, *rest = name.split()
        command = self._named(person, channel, kinds.CHAT, first)
        if command is None:
            raise NotPossible(f"There is no command /{first} here.", 404)
        options = command["options"]
        for part in rest:
            found = next((o for o in options if o["name"] == part and o["type"] <= kinds.GROUP), None)
            if found is None:
                raise NotPossible(f"There is no command /{name} here.", 404)
            options = found.get("options") or []
        if any(o["type"] <= kinds.GROUP for o in options):
            raise NotPossible(f"/{name} needs a further word.")
        return command, rest, options

    def _options(self, known: list[Json], given: Values, channel: Channel, *, complete: bool) -> list[Json]:
        by_name = {o["name"]: o for o in known}
        unknown = set(given) - set(by_name)
        if unknown:
            raise NotPossible(f"There is no option {min(unknown)}.")
        if complete:
            missing = [o["name"] for o in known if o.get("required") and given.get(o["name"]) is None]
            if missing:
                raise NotPossible(f"The option {missing[0]} is required.")
        made = []
        for name, value in given.items():
            if value is not None:
                kind = by_name[name]["type"]
                fit = self._value(by_name[name], value, channel) if complete else _plain(value)
                made.append({"name": name, "type": kind, "value": fit})
        return made

    def _value(self, option: Json, value: Any, channel: Channel) -> Any:
        kind, name = option["type"], option["name"]
        value = _number(option, value) if kind in (kinds.INTEGER, kinds.NUMBER) else _plain(value)
        if kind == kinds.BOOLEAN:
            if isinstance(value, str):
                value = {"true": True, "false": False}.get(value.lower())
            if not isinstance(value, bool):
                raise NotPossible(f"{name} is true or false.")
        elif kind in (kinds.USER, kinds.CHANNEL, kinds.ROLE, kinds.MENTIONABLE):
            value = str(value)
            if value not in self._resolved([{"type": kind, "value": value}], channel)[1]:
                raise NotPossible(f"{name} names nobody and nothing here.")
        elif kind == kinds.STRING:
            value = str(value)
            most = option.get("max_length") or 6000
            if not (option.get("min_length") or 0) <= len(value) <= most:
                raise NotPossible(f"{name} has not a fitting length.")
        choices = option.get("choices") or []
        if choices and value not in [c["value"] for c in choices]:
            value = next((c["value"] for c in choices if c["name"] == value), None)
            if value is None:
                raise NotPossible(f"{name} is one of the choices offered.")
        return value

    def _command_data(self, command: Json, path: list[str], options: list[Json], channel: Channel) -> Json:
        resolved, _ = self._resolved(options, channel)
        for at in range(len(path), 0, -1):
            inner = kinds.SUBCOMMAND if at == len(path) else kinds.GROUP
            options = [{"name": path[at - 1], "type": inner, "options": options}]
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
        if resolved:
            data["resolved"] = resolved
        return data | ({"guild_id": command["guild_id"]} if command.get("guild_id") else {})

    def resolved(self, options: list[Json], where: Channel) -> Json:
        """Discord's "resolved" object for the options of a command, those of its subcommands among them."""
        inner = [each for option in options for each in option.get("options", [option])]
        return self._resolved(inner, where)[0]

    def _resolved(self, options: list[Json], where: Channel) -> tuple[Json, set[str]]:
        """Discord's "resolved" object for options that name people, channels and roles; and the ids found."""
        world, guild = self._world, where.guild
        resolved: Json = {}
        found: set[str] = set()
        roles = {r["id"]: r for r in serializers.roles(world, guild)} if guild else {}
        for option in options:
            kind, id_ = option["type"], str(option.get("value"))
            person, channel = world.person(id_), world.channels.get(id_)
            if kind in (kinds.USER, kinds.MENTIONABLE) and person:
                resolved.setdefault("users", {})[id_] = person.user()
                if guild and id_ in guild.members:
                    permissions = {"permissions": str(world.permissions(person, where))}
                    member = serializers.member(guild, person, with_user=False) | permissions
                    resolved.setdefault("members", {})[id_] = member
            elif kind == kinds.CHANNEL and channel and channel.guild is guild:
                permissions = {"permissions": str(world.permissions(world.bot, channel))}
                resolved.setdefault("channels", {})[id_] = serializers.channel(channel) | permissions
            elif kind in (kinds.ROLE, kinds.MENTIONABLE) and id_ in roles:
                resolved.setdefault("roles", {})[id_] = roles[id_]
            else:
                continue
            found.add(id_)
        return resolved, found

    # -- components ---------------------------------------------------------------------------------------------

    def use(
        self,
        person: Person,
        message: Message,
        custom_id: str,
        values: list[str] | None = None,
        *,
        stale: bool = False,
    ) -> Interaction:
        """Click a button or choose in a menu. ``stale``: the client still shows what is no longer there."""
        world = self._world
        if message.id not in world.messages or message.receiver not in (None, person):
            raise NotPossible("You do not see that message.", 404)
        self._present(person, message.channel)
        found = next((c for c in parts.walk(message.data["components"]) if c.get("custom_id") == custom_id), None)
        if found is None and not stale:
            raise NotPossible("That is no longer on the message.")
        if found is not None and found.get("disabled") and not stale:
            raise NotPossible("That is switched off.")
        kind = found["type"] if found else parts.BUTTON if values is None else parts.STRING_SELECT
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": found["id"] if found else 1}
        if kind in parts.SELECTS:
            menu = found or {"type": kind, "max_values": 25}
            data |= self._selected(menu, values or [], message.channel, stale=stale)
        elif values:
            raise NotPossible("A button has nothing to choose.")
        self._wake(person, message.channel)
        return self._broker.send(COMPONENT, person, message.channel, data, name=custom_id, message=message)

    def _selected(self, menu: Json, values: list[str], channel: Channel, *, stale: bool = False) -> Json:
        least = 1 if menu.get("min_values") is None else menu["min_values"]
        most = 1 if menu.get("max_values") is None else menu["max_values"]
        if not least <= len(values) <= most or len(set(values)) != len(values):
            raise NotPossible("Choose as many as the menu asks for.")
        if menu["type"] == parts.STRING_SELECT:
            if not stale and not {o["value"] for o in menu["options"]}.issuperset(values):
                raise NotPossible("That is not in the menu.")
            return {"values": values}
        kind = {5: kinds.USER, 6: kinds.ROLE, 7: kinds.MENTIONABLE, 8: kinds.CHANNEL}[menu["type"]]
        resolved, found = self._resolved([{"type": kind, "value": value} for value in values], channel)
        channels, wanted = resolved.get("channels", {}).values(), menu.get("channel_types")
        if not found.issuperset(values) or (wanted and any(each["type"] not in wanted for each in channels)):
            raise NotPossible("That is not in the menu.")
        return {"values": values, "resolved": resolved}

    # -- modals -------------------------------------------------------------------------------------------------

    def submit(self, person: Person, modal: Modal | None, values: Values) -> Interaction:
        """Submit a modal. Raises NotPossible while something required is missing."""
        if modal is None or modal.user is not person or modal.id not in self._broker.modals:
            raise NotPossible("That form is closed.", 404)
        resolved: Json = {}
        filled = [self._filled(c, values, modal.channel, resolved) for c in modal.data["components"]]
        data: Json = {"id": modal.id, "custom_id": modal.data["custom_id"], "components": filled}
        data |= {"resolved": resolved} if resolved else {}
        source = modal.source
        name = modal.data["custom_id"]
        return self._broker.send(
            MODAL_SUBMIT, person, modal.channel, data, name=name, message=source.message, source=source
        )

    def _filled(self, component: Json, values: Values, channel: Channel, resolved: Json) -> Json:
        """A field as it is sent; whom and what it names is added to ``resolved``."""
        kind = component["type"]
        if kind == parts.ROW:
            return {
                "type": kind,
                "id": 1,
                "components": [self._filled(c, values, channel, resolved) for c in component["components"]],
            }
        if kind == parts.LABEL:
            inner = self._filled(component["component"], values, channel, resolved)
            return {"type": kind, "id": 1, "component": inner}
        if kind == parts.TEXT:
            return {"type": kind, "id": 1}
        made: Json = {"type": kind, "id": 1, "custom_id": component["custom_id"]}
        value = values.get(component["custom_id"], _preset(component))
        needed = component.get("required") is not False
        if kind == parts.TEXT_INPUT:
            return made | {"value": _written(component, value, needed=needed)}
        if kind == parts.CHECKBOX:
            return made | {"value": bool(value)}
        if kind == parts.RADIO:
            if (value is None and needed) or (value and value not in [o["value"] for o in component["options"]]):
                raise NotPossible("Choose one of what is offered.")
            return made | {"value": value}
        several = [] if value is None else value if isinstance(value, list | tuple) else [value]
        chosen = [str(_plain(each)) for each in several]
        if not chosen and not needed:
            return made | {"values": []}
        if kind in parts.SELECTS:
            selected = self._selected(component, chosen, channel)
            for found, objects in selected.pop("resolved", {}).items():
                resolved.setdefault(found, {}).update(objects)
            return made | selected
        return made | {"values": chosen}


def _preset(field: Json) -> Any:
    """What a field of a form has before anybody touches it."""
    kind, options = field["type"], field.get("options") or []
    chosen = [each["value"] for each in options if each.get("default")]
    match kind:
        case parts.CHECKBOX:
            return bool(field.get("default"))
        case parts.RADIO:
            return next(iter(chosen), None)
        case parts.STRING_SELECT | parts.CHECKBOXES:
            return chosen
        case _ if kind in parts.SELECTS:
            return [each["id"] for each in field.get("default_values") or ()]
    return None


def _written(field: Json, value: Any, *, needed: bool) -> str:
    text = str(value if value is not None else field.get("value") or "")
    if not text and not needed:
        return text
    least = max(field.get("min_length") or 0, 1 if needed else 0)
    if not least <= len(text) <= (field.get("max_length") or 4000):
        raise NotPossible("Something in the form is too short, too long or missing.")
    return text


def _plain(value: Any) -> Any:
    """A value as it is sent: people and channels become ids."""
    id_ = getattr(value, "id", None)
    return id_ if isinstance(id_, str) else value


def _number(option: Json, value: Any) -> int | float:
    whole = option["type"] == kinds.INTEGER
    try:
        number = int(value) if whole else float(value)
    except (TypeError, ValueError):
        raise NotPossible(f"{option['name']} is a number.") from None
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and number < least) or (most is not None and number > most):
        raise NotPossible(f"{option['name']} is too small or too large.")
    return number
