"""The sandbox's own API: what the page and people do, and the live events they see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from sandbox import forums, serializers
from sandbox.client_actions import ClientActions
from sandbox.errors import NotPossible
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.guilds import ROLE, Guild
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, InteractionBroker
from sandbox.page_events import PageEvents
from sandbox.state import FORUM, PUBLIC_THREAD, TEXT, Channel, Event, Json, Message, Person, Tag
from sandbox.validate.commands import LOCALES
from sandbox.world import World

YEAR = 366 * 86_400
_Act = Callable[[web.Request, Json], Awaitable[Any]]


class PageApi:
    """HTTP and WebSocket for people, beside Discord's own API for the bot."""

    def __init__(self, world: World, broker: InteractionBroker, gateway: Gateway, faults: Faults) -> None:
        self._world, self._broker, self._gateway, self._faults = world, broker, gateway, faults
        self.actions = ClientActions(world, broker)
        self.events = PageEvents(world)

    def add_routes(self, router: web.UrlDispatcher) -> None:
        """Add the routes under /sandbox/."""
        listed: list[tuple[str, str, _Act]] = [
            ("GET", "state", self._state),
            ("POST", "users", self._new_user),
            ("PATCH", "users/{user}", self._change_user),
            ("POST", "guilds", self._new_guild),
            ("PATCH", "guilds/{guild}", self._change_guild),
            ("PUT", "guilds/{guild}/members/{user}", self._join),
            ("DELETE", "guilds/{guild}/members/{user}", self._leave),
            ("POST", "channels", self._new_channel),
            ("PATCH", "channels/{channel}", self._change_channel),
            ("DELETE", "channels/{channel}", self._drop_channel),
            ("POST", "channels/{channel}/threads", self._new_thread),
            ("POST", "conversations", self._converse),
            ("GET", "channels/{channel}/messages", self._messages),
            ("POST", "channels/{channel}/messages", self._write),
            ("DELETE", "messages/{message}", self._drop_message),
            ("GET", "commands", self._commands),
            ("POST", "interactions", self._interact),
            ("GET", "faults", self._get_faults),
            ("POST", "faults", self._set_faults),
            ("POST", "clock", self._set_clock),
        ]
        for method, path, act in listed:
            router.add_route(method, f"/sandbox/{path}", _json(act))
        router.add_get("/sandbox/live", self._watch)

    async def close(self) -> None:
        """Hang up on all pages."""
        await self.events.close()

    # -- finding ------------------------------------------------------------------------------------------------

    def _person(self, id_: Any) -> Person:
        found = self._world.people.get(str(id_))
        if found is None:
            raise NotPossible("There is no such person.", 404)
        return found

    def _guild(self, id_: Any) -> Guild:
        """The server with this id; the first one for None."""
        found = self._world.guild if id_ is None else self._world.guilds.get(str(id_))
        if found is None:
            raise NotPossible("There is no such server.", 404)
        return found

    def _channel(self, request: web.Request) -> Channel:
        found = self._world.channels.get(request.match_info["channel"])
        if found is None:
            raise NotPossible("There is no such channel.", 404)
        return found

    # -- reading ------------------------------------------------------------------------------------------------

    async def _state(self, request: web.Request, _: Json) -> Json:
        world = self._world
        person = self._person(request.query["user"]) if "user" in request.query else None
        seen = [c for c in world.channels.values() if (world.sees(person, c) if person else c.listed)]
        return {
            "application": world.bot.user(),
            "ready": self._gateway.connected,
            "guilds": [self._guild_shape(g) for g in world.guilds.values() if person is None or person.id in g.members],
            "users": [serializers.person(world, p) for p in world.people.values()],
            "channels": [self.events.channel(c) for c in seen],
            "faults": self._faults.state(),
            "now": world.time(),
        }

    def _guild_shape(self, of: Guild) -> Json:
        known = {"id": of.id, "name": of.name, "roles": serializers.roles(self._world, of)}
        return known | {"bot": self._world.bot.id in of.members}

    async def _messages(self, request: web.Request, _: Json) -> list[Json]:
        person, channel = self._person(request.query.get("user")), self._channel(request)
        if not self._world.sees(person, channel):
            raise NotPossible("You do not see that channel.", 404)
        return [self.events.message(m) for m in self._world.visible(channel, person)]

    async def _commands(self, request: web.Request, _: Json) -> list[Json]:
        channel = self._world.channels.get(request.query.get("channel", ""))
        return self.actions.commands(self._person(request.query.get("user")), channel)

    async def _get_faults(self, _request: web.Request, _: Json) -> Json:
        return self._faults.state()

    # -- changing -----------------------------------------------------------------------------------------------

    async def _set_faults(self, _: web.Request, body: Json) -> Json:
        return self._faults.set(body)

    async def _set_clock(self, _: web.Request, body: Json) -> Json:
        """Sets the world's clock forward by so many ``seconds``. Back it cannot be set: what has happened stays so."""
        seconds = body.get("seconds")
        if isinstance(seconds, bool) or not isinstance(seconds, int) or not 1 <= seconds <= YEAR:
            raise NotPossible("The clock is set forward, by up to a year.")
        self._world.set_forward(seconds)
        return {"now": self._world.time()}

    async def _new_user(self, _: web.Request, body: Json) -> Json:
        """A new person; in no server where ``guild`` is false, else in it or in the first one."""
        name, locale, guild = _name(body), _locale(body), body.get("guild")
        if guild is False:
            person = self._world.add_stranger(name, locale)
        else:
            manager = bool(body.get("manager"))
            person = self._world.add_person(name, locale, manager=manager, guild=self._guild(guild))
        return serializers.person(self._world, person)

    async def _change_user(self, request: web.Request, body: Json) -> Json:
        person = self._person(request.match_info["user"])
        if "name" in body:
            person.name = _name(body)
        if "locale" in body:
            person.locale = _locale(body)
        if "dms_open" in body:
            person.dms_open = bool(body["dms_open"])
        if "installed" in body:
            self._world.install(person, installed=bool(body["installed"]))
        if "manager" in body:
            guild = self._guild(body.get("guild"))
            if person.id not in guild.members:
                raise NotPossible("They are not in that server.")
            guild.set_manager(person.id, bool(body["manager"]))
            self._world.tell(Event("GUILD_MEMBER_UPDATE", person=person, guild=guild))
        self._world.tell(Event("USER_UPDATE", person=person))
        return serializers.person(self._world, person)

    async def _new_guild(self, _: web.Request, body: Json) -> Json:
        """A new server with a first channel, its creator as manager, and the bot."""
        person, name = self._person(body.get("user")), _name(body)
        guild = self._world.add_guild(name, person.locale)
        self._world.join_guild(guild, person, manager=True)
        self._world.add_channel("games", guild)
        return self._guild_shape(guild)

    async def _change_guild(self, request: web.Request, body: Json) -> Json:
        guild = self._guild(request.match_info["guild"])
        if not isinstance(body.get("bot"), bool):
            raise NotPossible("Say whether the bot is to be in the server.")
        (self._world.invite_bot if body["bot"] else self._world.remove_bot)(guild)
        return self._guild_shape(guild)

    async def _join(self, request: web.Request, _: Json) -> None:
        self._world.join_guild(self._guild(request.match_info["guild"]), self._person(request.match_info["user"]))

    async def _leave(self, request: web.Request, _: Json) -> None:
        self._world.leave_guild(self._guild(request.match_info["guild"]), self._person(request.match_info["user"]))

    async def _new_channel(self, _: web.Request, body: Json) -> Json:
        """A channel for text or a ``forum``; a private one where ``private`` lists who sees it besides the bot."""
        name, guild = _name(body), self._guild(body.get("guild"))
        people = [self._person(id_).id for id_ in body.get("private") or ()]
        channel = self._world.add_channel(name, guild, FORUM if body.get("forum") else TEXT)
        if people:
            self._faults.make_private(channel, people, bot=True)
        return self.events.channel(channel)

    async def _change_channel(self, request: web.Request, body: Json) -> Json:
        channel, wanted = self._channel(request), body.get("bot_permissions")
        if isinstance(wanted, dict):
            self._faults.permit(channel, wanted)
        elif isinstance(body.get("external_apps"), bool):
            everyone = channel.guild.id if channel.guild else ""
            self._faults.permit(
                channel, {"use_external_apps": None if body["external_apps"] else False}, everyone, ROLE
            )
        elif isinstance(body.get("tags"), list):
            known = {tag.name: tag for tag in channel.tags}
            names = dict.fromkeys(str(name)[:50] for name in body["tags"][: forums.MOST_TAGS])
            tags = [known.get(name) or Tag(self._world.new_id(), name) for name in names]
            self._faults.tags(channel, tags, required=bool(body.get("requires_tag")))
        elif isinstance(body.get("private"), list):
            bot = self._world.sees(self._world.bot, channel)
            self._faults.make_private(channel, [self._person(id_).id for id_ in body["private"]], bot=bot)
        elif body.get("private", ...) is None:
            self._faults.make_public(channel)
        else:
            raise NotPossible("Say which permissions or tags to change, or who is to see the channel.")
        return self.events.channel(channel)

    async def _drop_channel(self, request: web.Request, _: Json) -> None:
        self._world.drop_channel(self._channel(request))

    async def _new_thread(self, request: web.Request, body: Json) -> Json:
        parent, person = self._channel(request), self._person(body.get("user"))
        if parent.type == FORUM:
            tags = [str(tag) for tag in body.get("tags") or ()]
            content = str(body.get("content") or "")
            return self.events.channel(self.actions.post(person, parent, _name(body), content, tags))
        if parent.type != TEXT:
            raise NotPossible("A thread starts in a channel of the server.")
        return self.events.channel(self._world.add_thread(parent, _name(body), person, PUBLIC_THREAD))

    async def _converse(self, _: web.Request, body: Json) -> Json:
        """A conversation with ``people``: the one that ``user`` has with one other, or a new group."""
        person, others = self._person(body.get("user")), [self._person(id_) for id_ in body.get("people") or ()]
        return self.events.channel(self.actions.converse(person, *others, name=body.get("name") or None))

    async def _write(self, request: web.Request, body: Json) -> Json:
        person = self._person(body.get("user"))
        return self.events.message(self.actions.write(person, self._channel(request), str(body.get("content") or "")))

    async def _drop_message(self, request: web.Request, _: Json) -> None:
        person = self._person(request.query.get("user"))
        self._world.drop_message(self._seen(person, request.match_info["message"]))

    def _seen(self, person: Person, id_: Any) -> Message:
        found = self._world.messages.get(str(id_))
        if found is None or found.receiver not in (None, person) or not self._world.sees(person, found.channel):
            raise NotPossible("There is no such message.", 404)
        return found

    # -- interactions -------------------------------------------------------------------------------------------

    async def _interact(self, _: web.Request, body: Json) -> Json:
        person = self._person(body.get("user"))
        options = body.get("options") or {}
        kind = body.get("type")
        if kind == COMPONENT:
            message = self._seen(person, body.get("message"))
            sent = self.actions.use(person, message, str(body.get("custom_id")), body.get("values"))
        elif kind == MODAL_SUBMIT:
            modal = self._broker.modals.get(str(body.get("modal")))
            sent = self.actions.submit(person, modal, body.get("values") or {})
        elif kind in (COMMAND, AUTOCOMPLETE):
            channel = self._world.channels.get(str(body.get("channel")))
            name = str(body.get("name") or "")
            if channel is None or not name.strip("/ "):
                raise NotPossible("Say which command, and where.")
            if kind == COMMAND and ("person" in body or "message" in body):
                whom = self._world.person(str(body.get("person")))
                on = self._seen(person, body["message"]) if "message" in body else whom
                if on is None:
                    raise NotPossible("There is no such person.", 404)
                sent = self.actions.use_menu(person, channel, name, on)
            elif kind == COMMAND:
                sent = self.actions.slash(person, channel, name, options)
            else:
                focused = str(body.get("focused"))
                sent = self.actions.autocomplete(person, channel, name, options, focused)
                return {"choices": await self._offered(sent, person)}
        else:
            raise NotPossible("There is no such interaction.")
        return {"interaction": sent.id}

    async def _offered(self, sent: Interaction, person: Person) -> list[Json]:
        while sent.choices is None and not sent.failed:
            await sent.changed()
        offered = [self.actions.offered(choice, person) for choice in sent.choices or []]
        return [{"name": name, "value": value} for name, value in offered]

    # -- live ---------------------------------------------------------------------------------------------------

    async def _watch(self, request: web.Request) -> web.StreamResponse:
        person = self._world.people.get(request.query.get("user", ""))
        if person is None:
            return web.json_response({"message": "There is no such person."}, status=404)
        socket = web.WebSocketResponse(heartbeat=30.0, timeout=1.0)
        await socket.prepare(request)
        watcher = self.events.join(person)
        watcher.put("READY", {"bot": self._gateway.connected})
        writer = asyncio.create_task(watcher.write(socket))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.ERROR:
                    break
        finally:
            self.events.leave(watcher)
            writer.cancel()
        return socket


def _json(act: _Act) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def handle(request: web.Request) -> web.StreamResponse:
        try:
            raw = await request.read()
            body = msgspec.json.decode(raw) if raw else {}
            if not isinstance(body, dict):
                raise NotPossible("The request is not understood.")
            answer = await act(request, body)
        except (msgspec.DecodeError, ValueError, TypeError):
            return web.json_response({"message": "The request is not understood."}, status=400)
        except NotPossible as refused:
            return web.json_response({"message": refused.sentence}, status=refused.status)
        if answer is None:
            return web.Response(status=204)
        return web.Response(body=msgspec.json.encode(answer), content_type="application/json")

    return handle


def _name(body: Json) -> str:
    name = body.get("name")
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= 100:
        raise NotPossible("A name has from 1 to 100 characters.")
    return name.strip()


def _locale(body: Json) -> str:
    locale = body.get("locale") or "en-US"
    if locale not in LOCALES:
        raise NotPossible("Discord does not know that language.")
    return str(locale)
