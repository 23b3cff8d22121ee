"""Messages, modals and answers as a person sees them, for tests that drive a bot."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandbox import interactions, state
from sandbox.compose import text_of
from sandbox.state import EPHEMERAL, Json
from sandbox.validate import components as parts
from sandbox.world import World

if TYPE_CHECKING:
    from testing.driver import Sandbox


@dataclass(frozen=True, slots=True)
class Button:
    """A button on a message."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    emoji: str | None
    url: str | None


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a menu."""

    label: str
    value: str
    description: str | None
    emoji: str | None
    default: bool


@dataclass(frozen=True, slots=True)
class Select:
    """A menu on a message; a menu of people or channels has no options of its own."""

    placeholder: str
    custom_id: str
    kind: int
    options: tuple[Option, ...]
    min_values: int
    max_values: int
    disabled: bool

    @property
    def labels(self) -> list[str]:
        return [option.label for option in self.options]


@dataclass(frozen=True, slots=True)
class Picture:
    """An uploaded file; ``description`` is its alt text, wherever it was given."""

    name: str
    url: str
    data: bytes
    description: str | None
    content_type: str
    width: int | None
    height: int | None


class Message:
    """A message as it is now: it changes when the bot edits it."""

    def __init__(self, world: World, message: state.Message) -> None:
        self._world, self.inner = world, message

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.inner is self.inner

    def __hash__(self) -> int:
        return hash(self.inner.id)

    def __repr__(self) -> str:
        return f"<Message {self.id} {self.text!r} buttons={[b.label or b.emoji for b in self.buttons]}>"

    @property
    def raw(self) -> Json:
        """Discord's object of it."""
        return self.inner.data

    @property
    def id(self) -> str:
        return self.inner.id

    @property
    def channel_id(self) -> str:
        return self.inner.channel.id

    @property
    def content(self) -> str:
        return str(self.raw["content"])

    @property
    def text(self) -> str:
        """All its text: content, text displays, embeds."""
        said: list[str | None] = [text_of(self.raw)]
        for embed in self.raw["embeds"]:
            said += [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
            said += [part for field in embed.get("fields") or () for part in (field["name"], field["value"])]
        return "\n".join(part for part in said if part)

    @property
    def components(self) -> list[Json]:
        """Every component, however deep."""
        return list(parts.walk(self.raw["components"]))

    @property
    def buttons(self) -> list[Button]:
        return [
            Button(
                c.get("label") or "",
                c.get("custom_id"),
                c["style"],
                bool(c.get("disabled")),
                _emoji(c),
                c.get("url"),
            )
            for c in self.components
            if c["type"] == parts.BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        return [_select(c) for c in self.components if c["type"] in parts.SELECTS]

    def button(self, label: str | None = None, *, custom_id: str | None = None) -> Button:
        """The button with this label (or emoji), or whose custom id begins so. Raises LookupError."""
        if custom_id is not None:
            found = [b for b in self.buttons if (b.custom_id or "").startswith(custom_id)]
        else:
            found = [b for b in self.buttons if label in (b.label, b.emoji, f"{b.emoji} {b.label}")]
        if not found:
            raise LookupError(f"no button {label or custom_id!r} on {self!r}")
        return found[0]

    def select(self, placeholder: str | None = None, *, custom_id: str | None = None) -> Select:
        """The menu with this placeholder (or its beginning), or whose custom id begins so. Raises LookupError."""
        found = [
            s
            for s in self.selects
            if s.custom_id.startswith(custom_id or "") and s.placeholder.startswith(placeholder or "")
        ]
        exact = [s for s in found if s.placeholder == placeholder]
        if not found:
            shown = [s.placeholder for s in self.selects]
            raise LookupError(f"no menu {placeholder or custom_id!r} among {shown}")
        return (exact or found)[0]

    @property
    def pictures(self) -> list[Picture]:
        """Uploaded files with their bytes; those whose links have expired are left out."""
        attachments = self.raw["attachments"]
        said = self._descriptions() if attachments else {}
        found = []
        for a in attachments:
            file = self._world.files.get(a["id"])
            if file:
                description = said.get(a["id"]) or a.get("description")
                size = (a.get("width"), a.get("height"))
                found.append(Picture(a["filename"], a["url"], file.data, description, file.content_type, *size))
        return found

    def _descriptions(self) -> dict[str, str]:
        said: dict[str, str] = {}
        for c in self.components:
            for item in [c, *(c.get("items") or ())]:
                about = (item.get("media") or {}).get("attachment_id")
                if about and item.get("description"):
                    said[about] = item["description"]
        return said

    @property
    def ephemeral(self) -> bool:
        return bool(self.inner.flags & EPHEMERAL)

    @property
    def pings(self) -> list[str]:
        """Ids of the people who were notified by its mentions when it was sent."""
        return list(self.inner.pings)

    @property
    def mentions(self) -> list[str]:
        """Ids of the people it mentions."""
        return [user["id"] for user in self.raw["mentions"]]

    @property
    def by_bot(self) -> bool:
        return self.inner.author.bot

    @property
    def edited(self) -> bool:
        return self.raw["edited_timestamp"] is not None

    @property
    def deleted(self) -> bool:
        return self.inner.id not in self._world.messages


def _emoji(component: Json) -> str | None:
    emoji = component.get("emoji") or {}
    return emoji.get("name")


def _select(c: Json) -> Select:
    options = tuple(
        Option(o["label"], o["value"], o.get("description"), _emoji(o), bool(o.get("default")))
        for o in c.get("options") or ()
    )
    least = 1 if c.get("min_values") is None else c["min_values"]
    most = 1 if c.get("max_values") is None else c["max_values"]
    return Select(c.get("placeholder") or "", c["custom_id"], c["type"], options, least, most, bool(c.get("disabled")))


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a modal."""

    label: str
    custom_id: str
    component: Json


class Modal:
    """A form a person has open."""

    def __init__(self, modal: interactions.Modal) -> None:
        self.inner = modal

    @property
    def title(self) -> str:
        return str(self.inner.data["title"])

    @property
    def custom_id(self) -> str:
        return str(self.inner.data["custom_id"])

    @property
    def text(self) -> str:
        """The text between the fields."""
        shown = [c for c in self.inner.data["components"] if c["type"] == parts.TEXT]
        return "\n".join(c["content"] for c in shown)

    @property
    def fields(self) -> list[Field]:
        return list(self._fields(self.inner.data["components"], None))

    def _fields(self, components: list[Json], label: str | None) -> Iterable[Field]:
        for c in components:
            if c["type"] == parts.ROW:
                yield from self._fields(c["components"], None)
            elif c["type"] == parts.LABEL:
                yield from self._fields([c["component"]], c["label"])
            elif c["type"] != parts.TEXT:
                yield Field(label or c.get("label") or "", c["custom_id"], c)

    def by_custom_id(self, values: dict[str, Any]) -> dict[str, Any]:
        """``values`` given by label or custom id, by custom id. Raises LookupError."""
        names = {f.label: f.custom_id for f in self.fields} | {f.custom_id: f.custom_id for f in self.fields}
        unknown = set(values) - set(names)
        if unknown:
            raise LookupError(f"no field {min(unknown)!r} among {[f.label for f in self.fields]}")
        return {names[key]: value for key, value in values.items()}


class Response:
    """The bot's answer to one interaction."""

    def __init__(self, world: World, interaction: interactions.Interaction) -> None:
        self._world, self.interaction = world, interaction

    def __repr__(self) -> str:
        what = self.failed or self.modal or self.message or "nothing to be seen"
        return f"<Response type {self.interaction.answer}: {what!r}>"

    @property
    def failed(self) -> str | None:
        """Discord's words when the bot did not acknowledge in time."""
        return interactions.DID_NOT_RESPOND if self.interaction.failed else None

    @property
    def type(self) -> int | None:
        """The type of the first answer: 4 message, 5 deferred, 6 deferred update, 7 update, 8 choices, 9 modal."""
        return self.interaction.answer

    @property
    def modal(self) -> Modal | None:
        return Modal(self.interaction.modal) if self.interaction.modal else None

    @property
    def sent(self) -> list[Message]:
        """All messages sent through this interaction, the answer first; without those deleted since."""
        live = [m for m in self.interaction.sends if m.id in self._world.messages and not m.loading]
        return [Message(self._world, m) for m in live]

    @property
    def message(self) -> Message | None:
        """The answer: the message sent, or the one that was updated; None when there is nothing to be seen."""
        found = self.interaction
        if found.answer == interactions.DEFERRED_UPDATE and found.sends:
            return Message(self._world, found.sends[0])
        original = found.original
        if original is None or original.loading or (found.answer == interactions.DEFERRED_UPDATE and not found.effects):
            return None
        return Message(self._world, original)

    def need(self) -> Message:
        """The answer, which must exist. Raises LookupError."""
        message = self.message
        if message is None:
            raise LookupError(f"the answer is no message: {self!r}")
        return message

    @property
    def text(self) -> str:
        """The text of the answer; empty when there is none."""
        return self.message.text if self.message else ""

    @property
    def ephemeral(self) -> bool:
        return bool(self.message and self.message.ephemeral)

    @property
    def buttons(self) -> list[Button]:
        return self.message.buttons if self.message else []

    @property
    def selects(self) -> list[Select]:
        return self.message.selects if self.message else []

    @property
    def pictures(self) -> list[Picture]:
        return self.message.pictures if self.message else []

    @property
    def ack_seconds(self) -> float | None:
        """Seconds from interaction to acknowledgement."""
        found = self.interaction
        return None if found.acked is None else found.acked - found.sent

    @property
    def shown_seconds(self) -> float | None:
        """Seconds from interaction until the answer became visible."""
        found = self.interaction
        return None if found.shown is None else found.shown - found.sent


async def answered(sandbox: Sandbox, sent: interactions.Interaction) -> Response:
    """Wait until there is something to see, a failure, or (after a mere "noted") quiet. Raises TimeoutError."""
    try:
        async with asyncio.timeout(sandbox.timeout):
            while not _done(sandbox, sent):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(sandbox.quiet):
                        await sent.changed()
    except TimeoutError:
        raise TimeoutError(f"no answer to {sent.name!r} of {sent.user.name} (type {sent.answer})") from None
    return Response(sandbox.world, sent)


def _done(sandbox: Sandbox, sent: interactions.Interaction) -> bool:
    if sent.failed or sent.answer is None:
        return sent.failed
    if sent.answer == interactions.DEFERRED:
        return sent.effects > 0
    if sent.answer == interactions.DEFERRED_UPDATE:
        server = sandbox.server
        still = not server.in_flight and time.monotonic() - server.last_activity >= sandbox.noted
        return sent.effects > 0 or still
    return True
