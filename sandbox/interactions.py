"""Interactions: sent to the bot, acknowledged within three seconds, answered through a token for fifteen minutes."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandbox import compose, installs, serializers
from sandbox.compose import Uploads
from sandbox.errors import Refused
from sandbox.state import EPHEMERAL, LOADING, Channel, Event, Json, Message, Person
from sandbox.validate.callback import check_callback
from sandbox.validate.commands import CHAT, STRING, check_choices
from sandbox.validate.modal import check_modal
from sandbox.validate.problems import Problems
from sandbox.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
DID_NOT_RESPOND = "The application did not respond"


@dataclass(slots=True, eq=False)
class Modal:
    """A modal somebody has open."""

    id: str
    user: Person
    channel: Channel
    data: Json
    source: Interaction


@dataclass(slots=True, eq=False)
class Interaction:
    """An interaction and what became of it. Times are seconds on the world's clock."""

    id: str
    token: str
    kind: int
    user: Person
    channel: Channel
    payload: Json
    name: str
    sent: float
    owners: dict[str, str]
    """Whose installation allows it."""
    message: Message | None = None
    """The message whose component was used, also for a modal opened from one."""
    option_kind: int = STRING
    """For autocomplete: the type of the option that is typed."""
    command: Json = field(default_factory=lambda: {"command_type": CHAT})
    """For a command: its type and, in a menu, what it was chosen for, as Discord's messages tell it."""
    answer: int | None = None
    """The type of the first answer, once there is one."""
    acked: float | None = None
    shown: float | None = None
    """When the answer first became visible."""
    failed: bool = False
    dead: bool = False
    """Whether its token is no longer accepted."""
    original: Message | None = None
    modal: Modal | None = None
    choices: list[Json] | None = None
    sends: list[Message] = field(default_factory=list)
    """All messages sent through its token, the answer first."""
    follow_ups: int = 0
    effects: int = 0
    """How often its token was used for something visible."""
    timer: asyncio.TimerHandle | None = None
    waiting: list[asyncio.Future[None]] = field(default_factory=list)

    def wake(self) -> None:
        """Wake everybody who waits for a change."""
        waiting, self.waiting = self.waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def changed(self) -> None:
        """Wait for the next change."""
        future = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        await future


class InteractionBroker:
    """All interactions of one sandbox."""

    def __init__(self, world: World, deliver: Callable[[Interaction], bool]) -> None:
        self._world, self._deliver = world, deliver
        self.open: dict[str, Interaction] = {}
        """By token; as long as the token lives."""
        self.modals: dict[str, Modal] = {}
        self.log: deque[Interaction] = deque(maxlen=world.settings.record or None)
        self.expire_next = 0
        self.pending = 0
        """Sent and not yet acknowledged."""

    # -- the person's side --------------------------------------------------------------------------------------

    def send(
        self,
        kind: int,
        user: Person,
        channel: Channel,
        data: Json,
        *,
        name: str,
        message: Message | None = None,
        option_kind: int = STRING,
        components: list[Json] | None = None,
        source: Interaction | None = None,
    ) -> Interaction:
        """Send an interaction to the bot; it fails when nothing allows it or it is not acknowledged in time.

        ``components``: what the bot is told that ``message`` has, in place of what it has. ``source``: the interaction
        that opened the modal which is submitted.
        """
        world = self._world
        token = secrets.token_urlsafe(48)
        owners = source.owners if source else installs.allowing(world, user, channel, data, message)
        sent = Interaction(world.new_id(), token, kind, user, channel, {}, name, world.clock(), owners, message)
        sent.option_kind = option_kind
        if kind == COMMAND:
            sent.command = serializers.used_command(data)
        sent.payload = serializers.interaction(world, user, channel, message) | {
            "authorizing_integration_owners": owners,
            "id": sent.id,
            "type": kind,
            "token": token,
            "data": data,
        }
        if message and components is not None:
            sent.payload["message"] = message.data | {"components": components}
        self._sweep()
        self.open[token] = sent
        self.log.append(sent)
        self.pending += 1
        if self.expire_next:
            self.expire_next -= 1
            sent.dead = True
        if kind != AUTOCOMPLETE:
            shown = {"message_id": message.id} if message else {}
            self._tell("INTERACTION_PENDING", sent, channel_id=channel.id, **shown)
        if owners and self._deliver(sent):
            loop = asyncio.get_running_loop()
            sent.timer = loop.call_later(world.settings.ack_seconds, self._fail, sent)
        else:
            self._fail(sent)
        return sent

    def _fail(self, sent: Interaction) -> None:
        if sent.answer is None and not sent.failed:
            sent.failed = sent.dead = True
            self.pending -= 1
            self._tell("INTERACTION_FAILED", sent, message=DID_NOT_RESPOND)
            sent.wake()

    def _tell(self, kind: str, about: Interaction, **more: Any) -> None:
        self._world.tell(Event(kind, about.channel, person=about.user, data={"interaction": about.id, **more}))

    def _sweep(self) -> None:
        """Forget the oldest interactions whose tokens have run out."""
        born = self._world.clock() - self._world.settings.token_seconds
        while self.open:
            oldest = next(iter(self.open.values()))
            if oldest.sent > born:
                return
            del self.open[oldest.token]

    def expire(self, user: Person | None = None) -> None:
        """Expire every open token, or those of ``user``."""
        for interaction in self.open.values():
            interaction.dead |= user in (None, interaction.user)

    def close(self) -> None:
        """Stop all timers."""
        for interaction in self.open.values():
            if interaction.timer:
                interaction.timer.cancel()

    # -- the bot's side -----------------------------------------------------------------------------------------

    def respond(self, id_: str, token: str, body: Json, uploads: Uploads) -> Json:
        """The bot's first answer; what Discord tells it when it asks for a response. Raises Refused."""
        found = self.open.get(token)
        if found is None or found.id != id_ or (found.dead and found.answer is None):
            raise Refused(10062)
        if found.answer is not None:
            raise Refused(40060)
        kind = body.get("type")
        data = body.get("data")
        check_callback(kind, data, self._fitting(found), found.kind)
        match kind:
            case 4:
                message = self._new(found, data or {}, uploads, ("data",), original=True)
                self._publish(found, message)
            case 5:
                self._defer(found, data or {})
            case 7:
                self._update(found, data or {}, uploads)
            case 8:
                choices = (data or {}).get("choices") or []
                problems = Problems()
                check_choices(choices, found.option_kind, ("data", "choices"), problems)
                problems.refuse()
                found.choices = choices
            case 9:
                check_modal(data or {}, ("data",))
                found.modal = Modal(self._world.new_id(), found.user, found.channel, compose.form(data or {}), found)
                self.modals[found.modal.id] = found.modal
        self._acknowledged(found, int(kind or 0))
        return self._callback(found)

    def _fitting(self, found: Interaction) -> list[int]:
        """The types of answers that an interaction may have."""
        if found.kind == AUTOCOMPLETE:
            return [CHOICES]
        modal = [MODAL] if found.kind != MODAL_SUBMIT else []
        return [MESSAGE, DEFERRED, *modal, *([DEFERRED_UPDATE, UPDATE] if found.message else [])]

    def _acknowledged(self, found: Interaction, kind: int) -> None:
        found.answer, found.acked = kind, self._world.clock()
        self.pending -= 1
        if found.timer:
            found.timer.cancel()
        if found.kind == MODAL_SUBMIT:
            self.modals.pop(str(found.payload["data"].get("id")), None)
        if kind == DEFERRED_UPDATE:
            found.original = found.message
        if not self._world.settings.record:
            found.payload = {}
        if kind != DEFERRED:
            if found.kind != AUTOCOMPLETE:
                self._tell("INTERACTION_DONE", found)
            if kind != DEFERRED_UPDATE:
                found.shown = found.acked
        if found.modal:
            shown = {key: found.modal.data[key] for key in ("custom_id", "title", "components")}
            self._world.tell(
                Event(
                    "MODAL",
                    found.channel,
                    person=found.user,
                    data={"id": found.modal.id, **shown, "interaction": found.id},
                )
            )
        found.wake()

    def _callback(self, found: Interaction) -> Json:
        told: Json = {"id": found.id, "type": found.kind}
        resource: Json = {"type": found.answer}
        if found.original:
            told["response_message_id"] = found.original.id
            told["response_message_loading"] = found.original.loading
            told["response_message_ephemeral"] = bool(found.original.flags & EPHEMERAL)
            resource["message"] = found.original.data
        return {"interaction": told, "resource": resource}

    # -- messages through a token -------------------------------------------------------------------------------

    def by_token(self, application: str, token: str) -> Interaction:
        """The answered interaction behind a webhook token. Raises Refused."""
        if application != self._world.bot.id:
            raise Refused(10015)
        found = self.open.get(token)
        if found is None or found.dead or self._world.clock() - found.sent > self._world.settings.token_seconds:
            raise Refused(50027)
        if found.answer is None:
            raise Refused(10015)
        return found

    def follow_up(self, found: Interaction, body: Json, uploads: Uploads) -> Message:
        """A follow-up message. The first one after a deferral replaces it and stays as private as it was."""
        if found.answer == CHOICES:
            raise Refused(10015)
        if found.original and found.original.loading and found.answer == DEFERRED:
            return self.edit(found, found.original, body, uploads)
        if found.owners.keys() == {installs.BY_USER} and found.follow_ups >= installs.FOLLOW_UPS:
            raise Refused(40094)
        message = self._new(found, body, uploads, (), original=False)
        found.follow_ups += 1
        self._publish(found, message)
        found.wake()
        return message

    def find(self, found: Interaction, id_: str) -> Message:
        """``@original`` or a message this token may touch. Raises Refused (10008)."""
        if id_ == "@original":
            message = found.original
        else:
            mine = [*found.sends, *([found.message] if found.message else [])]
            message = next((m for m in mine if m.id == id_), None)
        if message is None or message.id not in self._world.messages:
            raise Refused(10008)
        return message

    def edit(self, found: Interaction, message: Message, body: Json, uploads: Uploads) -> Message:
        """Change a message through the token; a deferral becomes the message it was waiting for."""
        if message.loading:
            secret = message.receiver
            filled = compose.create(
                self._world, message.channel, self._world.bot, body, uploads,
                receiver=secret, interaction=found, id_=message.id,
            )  # fmt: skip
            message.data = message.data | filled.data | {"type": message.data["type"]}
            message.pings, message.links_expire = filled.pings, filled.links_expire
            self._world.tell(Event("MESSAGE_FILLED", message.channel, message))
            self._tell("INTERACTION_DONE", found)
        else:
            compose.edit(self._world, message, body, uploads)
            self._world.tell(Event("MESSAGE_UPDATE", message.channel, message))
        self._took_effect(found)
        return message

    def delete(self, found: Interaction, message: Message) -> None:
        """Delete a message through the token."""
        if message.loading:
            self._tell("INTERACTION_DONE", found)
        self._world.drop_message(message)
        self._took_effect(found)

    def _took_effect(self, found: Interaction) -> None:
        found.effects += 1
        found.shown = found.shown or self._world.clock()
        found.wake()

    def _new(
        self, found: Interaction, body: Json, uploads: Uploads, path: tuple[str, ...], *, original: bool
    ) -> Message:
        self._standing(found.channel)
        secret = self._secret(found, body)
        message = compose.create(
            self._world, found.channel, self._world.bot, body, uploads,
            receiver=found.user if secret else None, interaction=found, path=path,
        )  # fmt: skip
        self._sign(found, message, original=original)
        return message

    def _secret(self, found: Interaction, body: Json) -> bool:
        """Whether an answer is ephemeral: it is to be, or Discord makes it so."""
        wanted = body.get("flags")
        asked = isinstance(wanted, int) and bool(wanted & EPHEMERAL)
        return asked or installs.only_ephemeral(self._world, found.user, found.channel)

    def _standing(self, channel: Channel) -> None:
        if channel.id not in self._world.channels:
            raise Refused(10003)

    def _sign(self, found: Interaction, message: Message, *, original: bool) -> None:
        user = found.user.user()
        about: Json = {"id": found.id, "type": found.kind, "user": user}
        about["authorizing_integration_owners"] = found.owners
        if found.kind == COMMAND:
            about |= {"name": found.name, **found.command}
            if original:
                message.data["type"] = 20 if found.command["command_type"] == CHAT else 23
                message.data["interaction"] = {"id": found.id, "type": 2, "name": found.name, "user": user}
        elif found.message:
            about["interacted_message_id"] = found.message.id
        message.data |= {
            "webhook_id": self._world.bot.id,
            "application_id": self._world.bot.id,
            "interaction_metadata": about,
        }
        if original:
            found.original = message

    def _publish(self, found: Interaction, message: Message) -> None:
        found.sends.append(message)
        self._world.add_message(message)
        if not message.loading:
            self._took_effect(found)

    def _defer(self, found: Interaction, data: Json) -> None:
        self._standing(found.channel)
        secret = self._secret(found, data)
        id_, world = self._world.new_id(), self._world
        shown: Json = {"id": id_, "channel_id": found.channel.id, "type": 0, "content": "", "author": world.bot.user()}
        shown |= {"timestamp": world.now_iso(), "edited_timestamp": None, "tts": False, "attachments": [], "embeds": []}
        shown |= {"components": [], "flags": LOADING | (EPHEMERAL if secret else 0), "pinned": False}
        shown |= {"mentions": [], "mention_roles": [], "mention_everyone": False}
        receiver = found.user if secret else None
        message = Message(id_, found.channel, world.bot, shown, world.clock(), receiver, found)
        self._sign(found, message, original=True)
        self._publish(found, message)

    def _update(self, found: Interaction, data: Json, uploads: Uploads) -> None:
        message = found.message
        if message is None or message.id not in self._world.messages:
            raise Refused(10008)
        compose.edit(self._world, message, data, uploads, ("data",))
        found.original = message
        self._world.tell(Event("MESSAGE_UPDATE", message.channel, message))
        self._took_effect(found)
