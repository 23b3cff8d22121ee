"""The gateway: sessions of the bot, events by intents, resuming."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from sandbox import serializers
from sandbox.compression import compressor
from sandbox.gateway_session import (
    ACK,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID_SESSION,
    PRESENCE,
    RECONNECT,
    REQUEST_MEMBERS,
    RESUME,
    VOICE,
    Closing,
    Connection,
    Session,
)
from sandbox.guilds import Guild
from sandbox.interactions import Interaction
from sandbox.shards import SessionStarts, Shard, read_shard
from sandbox.state import DM, Event, Json, Message
from sandbox.world import World

log = logging.getLogger(__name__)

GUILDS, MEMBERS, PRESENCES, GUILD_MESSAGES = 1 << 0, 1 << 1, 1 << 8, 1 << 9
GUILD_TYPING, DM_MESSAGES, DM_TYPING, CONTENT = 1 << 11, 1 << 12, 1 << 14, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | CONTENT
ALL_INTENTS = (1 << 26) - 1
ROUND_TRIP = 0.05
"""Seconds until a heartbeat is answered."""
_SECRET_KEYS: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class Gateway:
    """All sessions of the bot: one a shard, or several while a new process takes over from an old one."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sessions: dict[str, Session] = {}
        self.starts = SessionStarts(world.settings, world.clock)
        self.twice = 0
        """How many of the next interactions are delivered twice."""
        self.refusing = 0
        """How many of the next connections are refused."""
        self.silent = 0
        """How many of the next connections are accepted and then ignored."""
        self.answers_heartbeats = True
        self.unavailable: set[str] = set()
        """Ids of the servers that an outage keeps from the bot."""
        world.watchers.append(self._on_event)

    @property
    def connected(self) -> bool:
        """Whether a bot is listening right now."""
        return self.listening > 0

    @property
    def listening(self) -> int:
        """How many connections are identified."""
        return sum(s.connection is not None for s in self.sessions.values())

    @property
    def shards(self) -> set[Shard]:
        """The shards on which somebody is listening right now."""
        return {s.shard for s in self.sessions.values() if s.connection}

    # -- events -------------------------------------------------------------------------------------------------

    def deliver(self, interaction: Interaction) -> bool:
        """Send an interaction to the bot; False when its shard has no session, not even one about to resume."""
        times = 2 if self.twice else 1
        self.twice -= times - 1
        hearing = self._hearing(interaction.channel.guild)
        for session in hearing:
            for _ in range(times):
                session.dispatch("INTERACTION_CREATE", interaction.payload)
        return bool(hearing)

    def _hearing(self, guild: Guild | None) -> list[Session]:
        """The sessions that are told of what happens in ``guild``, or outside of all servers."""
        guild_id = guild.id if guild else None
        return [session for session in self.sessions.values() if session.shard.hears_of(guild_id)]

    def _emit(self, event: str, data: Any, intent: int, guild: Guild | None) -> None:
        for session in self._hearing(guild):
            if session.intents & intent or not intent:
                session.dispatch(event, data)

    def _on_event(self, event: Event) -> None:
        if not self.sessions:
            return
        world, channel, guild = self._world, event.channel, event.place
        where = {"guild_id": guild.id} if guild else {}
        if guild and world.bot.id not in guild.members and event.kind != "GUILD_DELETE":
            return
        if channel and event.kind.startswith(("MESSAGE", "TYPING")) and not world.sees(world.bot, channel):
            return
        match event.kind:
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_FILLED" if event.message:
                kind = "MESSAGE_UPDATE" if event.kind == "MESSAGE_FILLED" else event.kind
                self._message(kind, event.message)
            case "MESSAGE_DELETE" if event.message and not event.message.receiver:
                gone = {"id": event.message.id, "channel_id": event.message.channel.id, **where}
                self._emit(event.kind, gone, GUILD_MESSAGES if guild else DM_MESSAGES, guild)
            case "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "CHANNEL_DELETE" if channel and guild:
                self._emit(event.kind, serializers.channel(channel), GUILDS, guild)
            case "THREAD_CREATE" | "THREAD_UPDATE" if channel:
                new = {"newly_created": True} if event.kind == "THREAD_CREATE" else {}
                self._emit(event.kind, serializers.channel(channel, member=world.bot) | new, GUILDS, guild)
            case "THREAD_DELETE" if channel:
                made = serializers.channel(channel)
                self._emit(
                    event.kind, {key: made[key] for key in ("id", "guild_id", "parent_id", "type")}, GUILDS, guild
                )
            case "GUILD_CREATE" if guild:
                for session in self._hearing(guild):
                    self._tell_of(session, guild)
            case "GUILD_DELETE" if guild:
                self._emit(event.kind, {"id": guild.id}, GUILDS, guild)
            case "GUILD_MEMBER_ADD" | "GUILD_MEMBER_UPDATE" if event.person and guild:
                self._emit(event.kind, serializers.member(guild, event.person) | where, MEMBERS, guild)
            case "GUILD_MEMBER_REMOVE" if event.person:
                self._emit(event.kind, where | {"user": event.person.user()}, MEMBERS, guild)
            case "GUILD_ROLE_CREATE" if guild:
                role = next(r for r in serializers.roles(world, guild) if r["id"] == event.data["role"])
                self._emit(event.kind, where | {"role": role}, GUILDS, guild)
            case "THREAD_MEMBERS_UPDATE" | "CHANNEL_PINS_UPDATE":
                self._emit(event.kind, event.data | where, GUILDS, guild)
            case "TYPING_START" if channel and event.person:
                typed = {"channel_id": channel.id, "user_id": event.person.id, "timestamp": int(world.clock())}
                self._emit(event.kind, typed | where, GUILD_TYPING if guild else DM_TYPING, guild)

    def _tell_of(self, session: Session, guild: Guild) -> None:
        """Announce a server to a session of its shard, where the bot is in it."""
        there = self._world.bot.id in guild.members and guild.id not in self.unavailable
        if there and session.intents & GUILDS:
            everybody = bool(session.intents & MEMBERS)
            session.dispatch("GUILD_CREATE", serializers.guild_create(self._world, guild, everybody=everybody))

    def _message(self, event: str, message: Message) -> None:
        """Ephemeral messages are between the bot's answer and their reader: no event tells of them."""
        if message.receiver:
            return
        intent = DM_MESSAGES if message.channel.type == DM else GUILD_MESSAGES
        data: Json | None = None
        for session in self._hearing(message.channel.guild):
            if session.intents & intent:
                data = data or serializers.gateway_message(message)
                session.dispatch(event, data if self._may_read(session, message) else data | _SECRET_KEYS)

    def _may_read(self, session: Session, message: Message) -> bool:
        bot = self._world.bot
        own = message.author is bot or message.channel.type == DM
        return own or bool(session.intents & CONTENT) or any(u["id"] == bot.id for u in message.data["mentions"])

    # -- connections --------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection of the bot."""
        if self.refusing:
            self.refusing -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0, timeout=1.0)
        await socket.prepare(request)
        if self.silent:
            self.silent -= 1
            async for _ in socket:
                pass
            return socket
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
        if self.answers_heartbeats:
            asyncio.get_running_loop().call_later(ROUND_TRIP, connection.send, ACK)
        return session

    def _ignored(self, _connection: Connection, session: Session | None, _data: Any) -> Session | None:
        if session is None:
            raise Closing(4003, "Not authenticated.")
        return session

    def _identify(self, connection: Connection, session: Session | None, data: Any) -> Session | None:
        world, settings = self._world, self._world.settings
        if session is not None:
            raise Closing(4005, "Already authenticated.")
        if str(data.get("token", "")).removeprefix("Bot ") != settings.token:
            raise Closing(4004, "Authentication failed.")
        shard = read_shard(data.get("shard"))
        if shard is None:
            raise Closing(4010, "Invalid shard.")
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            raise Closing(4013, "Invalid intent(s).")
        if intents & PRIVILEGED & ~settings.privileged_intents:
            raise Closing(4014, "Disallowed intent(s).")
        guilds = [
            guild for guild in world.guilds.values() if world.bot.id in guild.members and shard.hears_of(guild.id)
        ]
        if len(guilds) > settings.shard_guilds:
            raise Closing(4011, "Sharding required.")
        if not self.starts.begin(shard):
            connection.send(INVALID_SESSION, data=False)
            return None
        made = Session(intents, settings.replay_limit, shard)
        made.connection = connection
        # a shard that identifies anew has forgotten its old session; one that lives on in another socket stays
        self.sessions = {s.id: s for s in self.sessions.values() if s.connection or s.shard != shard}
        self.sessions[made.id] = made
        app = serializers.application(world)
        ready: Json = {"v": 10, "user": world.bot.user(), "session_id": made.id, "session_type": "normal"}
        ready |= {"guilds": [{"id": guild.id, "unavailable": True} for guild in guilds], "private_channels": []}
        ready |= {
            "shard": [shard.id, shard.count],
            "resume_gateway_url": self.url,
            "application": {"id": app["id"], "flags": app["flags"]},
        }
        made.dispatch("READY", ready)
        for guild in guilds:
            self._tell_of(made, guild)
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
        """Answer a request for members; the whole list needs the privileged intent."""
        if session is None:
            raise Closing(4003, "Not authenticated.")
        query, ids = data.get("query"), data.get("user_ids")
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if guild is None or self._world.bot.id not in guild.members or not session.shard.hears_of(guild.id):
            return session
        everyone = serializers.people(self._world, guild)
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
            "guild_id": guild.id,
            "members": [serializers.member(guild, p) for p in found],
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"chunk_index": 0, "chunk_count": 1, "not_found": []})
        return session

    # -- faults -------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """The gateway's address."""
        return self._world.address.replace("http", "ws", 1) + "/gateway"

    def outage(self, guild: Guild, *, over: bool) -> None:
        """Make a server unavailable, or available again."""
        if over:
            self.unavailable.discard(guild.id)
            for session in self._hearing(guild):
                self._tell_of(session, guild)
        else:
            self.unavailable.add(guild.id)
            self._emit("GUILD_DELETE", {"id": guild.id, "unavailable": True}, GUILDS, guild)

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

    def mute(self) -> None:
        """Tell the open connections of nothing any more; the session that survives them remembers it."""
        for session in self.sessions.values():
            if session.connection:
                session.connection.mute = True

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
