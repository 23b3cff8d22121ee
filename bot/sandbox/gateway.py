"""The gateway: sessions of the bot, events by intents, resuming."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox import shapes
from bot.sandbox.compression import Compress, compressor
from bot.sandbox.interactions import Interaction
from bot.sandbox.state import DM, Event, Json, Message, World

log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 8, 9, 10, 11

GUILDS, MEMBERS, PRESENCES, GUILD_MESSAGES = 1 << 0, 1 << 1, 1 << 8, 1 << 9
GUILD_TYPING, DM_MESSAGES, DM_TYPING, CONTENT = 1 << 11, 1 << 12, 1 << 14, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | CONTENT
ALL_INTENTS = (1 << 26) - 1
ROUND_TRIP = 0.05
"""Seconds until a heartbeat is answered."""
_VIEW = 1 << 10
_SECRET_KEYS: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class Closing(Exception):  # noqa: N818 - it is a way to hang up
    """The gateway hangs up on the bot."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Connection:
    """One socket. What is sent is written in order by one task."""

    def __init__(self, socket: web.WebSocketResponse, compress: Compress | None) -> None:
        self.socket, self._compress = socket, compress
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write())
        self.cut = False
        self.times: deque[float] = deque(maxlen=120)

    def send(self, op: int, data: Any = None, *, seq: int | None = None, event: str | None = None) -> None:
        self.send_bytes(msgspec.json.encode({"op": op, "d": data, "s": seq, "t": event}))

    def send_bytes(self, payload: bytes) -> None:
        self._queue.put_nowait(payload)

    async def _write(self) -> None:
        while (payload := await self._queue.get()) is not None:
            with contextlib.suppress(ConnectionError):  # the reader notices that the bot is gone
                if self._compress:
                    await self.socket.send_bytes(self._compress(payload))
                else:
                    await self.socket.send_str(payload.decode())

    async def drain(self) -> None:
        """Write what is waiting, then stop writing."""
        self._queue.put_nowait(None)
        await self.writer

    def abort(self) -> None:
        """Cut the connection without a word, as a failing network does."""
        self.cut = True
        self.writer.cancel()
        transport = self.socket._req.transport if self.socket._req else None
        if transport:
            transport.abort()


class Session:
    """What survives a lost connection: the number of the last event and the events themselves."""

    def __init__(self, intents: int, keep: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.seq = 0
        self.events: deque[tuple[int, bytes]] = deque(maxlen=keep)
        self.connection: Connection | None = None

    def dispatch(self, event: str, data: Any) -> None:
        self.seq += 1
        payload = msgspec.json.encode({"op": DISPATCH, "d": data, "s": self.seq, "t": event})
        self.events.append((self.seq, payload))
        if self.connection:
            self.connection.send_bytes(payload)

    def can_replay(self, seq: int) -> bool:
        return seq <= self.seq and (seq == self.seq or self.events[0][0] <= seq + 1)


class Gateway:
    """All sessions of the bot (one, unless it was restarted or shows up twice)."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sessions: dict[str, Session] = {}
        self.twice = 0
        """How many of the next interactions are delivered twice."""
        world.watchers.append(self._happened)

    @property
    def connected(self) -> bool:
        """Whether a bot is listening right now."""
        return self.listening > 0

    @property
    def listening(self) -> int:
        """How many connections are identified."""
        return sum(s.connection is not None for s in self.sessions.values())

    # -- events -------------------------------------------------------------------------------------------------

    def deliver(self, interaction: Interaction) -> bool:
        """Send an interaction to the bot; False when there is no bot, not even one about to resume."""
        times = 2 if self.twice else 1
        self.twice -= times - 1
        for session in self.sessions.values():
            for _ in range(times):
                session.dispatch("INTERACTION_CREATE", interaction.payload)
        return bool(self.sessions)

    def _emit(self, event: str, data: Any, intent: int) -> None:
        for session in self.sessions.values():
            if session.intents & intent or not intent:
                session.dispatch(event, data)

    def _happened(self, event: Event) -> None:
        if not self.sessions:
            return
        world, channel = self._world, event.channel
        if (
            channel
            and not world.permissions(world.bot, channel) & _VIEW
            and event.kind.startswith(("MESSAGE", "TYPING"))
        ):
            return
        match event.kind:
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_FILLED" if event.message:
                kind = "MESSAGE_UPDATE" if event.kind == "MESSAGE_FILLED" else event.kind
                self._message(kind, event.message)
            case "MESSAGE_DELETE" if event.message and not event.message.receiver:
                where = {} if event.message.channel.type == DM else {"guild_id": world.guild_id}
                gone = {"id": event.message.id, "channel_id": event.message.channel.id, **where}
                self._emit(event.kind, gone, DM_MESSAGES if not where else GUILD_MESSAGES)
            case "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "CHANNEL_DELETE" if channel and channel.type != DM:
                self._emit(event.kind, shapes.channel(world, channel), GUILDS)
            case "THREAD_CREATE" | "THREAD_UPDATE" if channel:
                new = {"newly_created": True} if event.kind == "THREAD_CREATE" else {}
                self._emit(event.kind, shapes.channel(world, channel, member=world.bot) | new, GUILDS)
            case "THREAD_DELETE" if channel:
                made = shapes.channel(world, channel)
                self._emit(event.kind, {key: made[key] for key in ("id", "guild_id", "parent_id", "type")}, GUILDS)
            case "GUILD_MEMBER_ADD" | "GUILD_MEMBER_UPDATE" if event.person:
                self._emit(event.kind, event.person.member() | {"guild_id": world.guild_id}, MEMBERS)
            case "GUILD_ROLE_CREATE":
                role = next(r for r in shapes.roles(world) if r["id"] == event.data["role"])
                self._emit(event.kind, {"guild_id": world.guild_id, "role": role}, GUILDS)
            case "THREAD_MEMBERS_UPDATE" | "CHANNEL_PINS_UPDATE":
                self._emit(event.kind, event.data | {"guild_id": world.guild_id}, GUILDS)
            case "TYPING_START" if channel and event.person:
                typed = {"channel_id": channel.id, "user_id": event.person.id, "timestamp": int(world.clock())}
                self._emit(event.kind, typed, DM_TYPING if channel.type == DM else GUILD_TYPING)

    def _message(self, event: str, message: Message) -> None:
        """Ephemeral messages are between the bot's answer and their reader: no event tells of them."""
        if message.receiver:
            return
        intent = DM_MESSAGES if message.channel.type == DM else GUILD_MESSAGES
        data: Json | None = None
        for session in self.sessions.values():
            if session.intents & intent:
                data = data or shapes.gateway_message(self._world, message)
                session.dispatch(event, data if self._may_read(session, message) else data | _SECRET_KEYS)

    def _may_read(self, session: Session, message: Message) -> bool:
        bot = self._world.bot
        own = message.author is bot or message.channel.type == DM
        return own or bool(session.intents & CONTENT) or any(u["id"] == bot.id for u in message.data["mentions"])

    # -- connections --------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection of the bot."""
        socket = web.WebSocketResponse(max_msg_size=0, timeout=1.0)
        await socket.prepare(request)
        try:
            compress = compressor(request.query.get("compress"))
        except LookupError as unknown:
            await socket.close(code=4012, message=str(unknown).encode())
            return socket
        connection = Connection(socket, compress)
        session: Session | None = None
        try:
            connection.send(HELLO, {"heartbeat_interval": int(self._world.settings.heartbeat_seconds * 1000)})
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    session = self._received(connection, session, frame.data)
        except Closing as closing:
            await connection.drain()
            await socket.close(code=closing.code, message=closing.reason.encode())
        finally:
            connection.writer.cancel()
            self._left(connection, session, socket.close_code)
        return socket

    def _left(self, connection: Connection, session: Session | None, code: int | None) -> None:
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if code in (1000, 1001) and not connection.cut:  # the bot itself said goodbye: nothing to resume
            self.sessions.pop(session.id, None)
        self._world.tell(Event("READY", data={"bot": self.connected}))

    def _received(self, connection: Connection, session: Session | None, text: str) -> Session | None:
        now = self._world.clock()
        if len(connection.times) == 120 and now - connection.times[0] < 60:
            raise Closing(4008, "You are being rate limited.")
        connection.times.append(now)
        if len(text) > 4096:
            raise Closing(4002, "Payload too large.")
        try:
            frame = msgspec.json.decode(text)
            op, data = frame["op"], frame.get("d")
        except (msgspec.DecodeError, TypeError, KeyError, AttributeError):
            raise Closing(4002, "Error while decoding payload.") from None
        handler: Callable[[Connection, Session | None, Any], Session | None] | None = {
            HEARTBEAT: self._heartbeat,
            IDENTIFY: self._identify,
            RESUME: self._resume,
            REQUEST_MEMBERS: self._members,
            PRESENCE: self._ignored,
            VOICE: self._ignored,
        }.get(op)
        if handler is None:
            raise Closing(4001, "Unknown opcode.")
        return handler(connection, session, data)

    def _heartbeat(self, connection: Connection, session: Session | None, _: Any) -> Session | None:
        """Answers as late as over a network: discord.py, answered at once, takes itself to be a whole beat behind."""
        asyncio.get_running_loop().call_later(ROUND_TRIP, connection.send, ACK)
        return session

    def _ignored(self, _connection: Connection, session: Session | None, _data: Any) -> Session | None:
        if session is None:
            raise Closing(4003, "Not authenticated.")
        return session

    def _identify(self, connection: Connection, session: Session | None, data: Any) -> Session:
        world, settings = self._world, self._world.settings
        if session is not None:
            raise Closing(4005, "Already authenticated.")
        if str(data.get("token", "")).removeprefix("Bot ") != settings.token:
            raise Closing(4004, "Authentication failed.")
        if data.get("shard", [0, 1]) != [0, 1]:
            raise Closing(4010, "Invalid shard.")
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            raise Closing(4013, "Invalid intent(s).")
        if intents & PRIVILEGED & ~settings.privileged_intents:
            raise Closing(4014, "Disallowed intent(s).")
        made = Session(intents, settings.replay_limit)
        made.connection = connection
        # a bot that identifies anew has forgotten its old session; one that lives on in another socket stays
        self.sessions = {s.id: s for s in self.sessions.values() if s.connection} | {made.id: made}
        app = shapes.application(world)
        ready: Json = {"v": 10, "user": world.bot.user(), "session_id": made.id, "session_type": "normal"}
        ready |= {"guilds": [{"id": world.guild_id, "unavailable": True}], "private_channels": [], "shard": [0, 1]}
        ready |= {"resume_gateway_url": self.url, "application": {"id": app["id"], "flags": app["flags"]}}
        made.dispatch("READY", ready)
        if intents & GUILDS:
            made.dispatch("GUILD_CREATE", shapes.guild_create(world, everybody=bool(intents & MEMBERS)))
        world.tell(Event("READY", data={"bot": True}))
        return made

    def _resume(self, connection: Connection, session: Session | None, data: Any) -> Session | None:
        if session is not None:
            raise Closing(4005, "Already authenticated.")
        if data.get("token") != self._world.settings.token:
            raise Closing(4004, "Authentication failed.")
        found = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        if found is None or not isinstance(seq, int) or not found.can_replay(seq):
            connection.send(INVALID_SESSION, data=False)
            return None
        found.connection = connection
        for number, payload in found.events:
            if number > seq:
                connection.send_bytes(payload)
        found.dispatch("RESUMED", {})
        self._world.tell(Event("READY", data={"bot": True}))
        return found

    def _members(self, _: Connection, session: Session | None, data: Any) -> Session:
        """Answer a request for members; the whole list is for the privileged only."""
        if session is None:
            raise Closing(4003, "Not authenticated.")
        query, ids = data.get("query"), data.get("user_ids")
        everyone = [self._world.bot, *self._world.people.values()]
        if ids:
            wanted = {str(i) for i in (ids if isinstance(ids, list) else [ids])}
            found = [p for p in everyone if p.id in wanted]
        elif query or session.intents & MEMBERS:
            limit = min(int(data.get("limit") or 100), 100) if query else len(everyone)
            found = [p for p in everyone if p.name.lower().startswith(str(query or "").lower())][:limit]
        else:
            log.warning("the bot asked for all members without the privileged intent: it gets no answer")
            return session
        chunk: Json = {
            "guild_id": self._world.guild_id,
            "members": [p.member() for p in found],
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"chunk_index": 0, "chunk_count": 1, "not_found": []})
        return session

    # -- faults -------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """Where the gateway is to be found."""
        return self._world.address.replace("http", "ws", 1) + "/gateway"

    def reconnect(self) -> None:
        """Ask the bot to connect again and resume."""
        for session in self.sessions.values():
            if session.connection:
                session.connection.send(RECONNECT)

    def drop(self) -> None:
        """Cut the connection; the session may be resumed."""
        for session in self.sessions.values():
            if session.connection:
                session.connection.abort()

    def invalidate(self) -> None:
        """Cut the connection and forget the session, so that resuming fails."""
        connections = [s.connection for s in self.sessions.values() if s.connection]
        self.sessions.clear()
        for connection in connections:
            connection.abort()
        self._world.tell(Event("READY", data={"bot": False}))

    async def close(self) -> None:
        """Hang up at the end."""
        for session in list(self.sessions.values()):
            if session.connection:
                await session.connection.socket.close(code=WSCloseCode.GOING_AWAY)
