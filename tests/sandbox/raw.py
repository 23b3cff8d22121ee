"""Requests as a bot without discord.py would make them: any body, any file."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import aiohttp

from sandbox.gateway_session import Session
from sandbox.interactions import Interaction
from sandbox.state import Channel, Message, Person
from testing.driver import Channel as Place
from testing.driver import Sandbox, User

GO = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
LOBBY = {"type": 4, "data": {"content": "Who plays?", "components": [GO]}}


class Answer(NamedTuple):
    status: int
    data: Any
    headers: Any

    @property
    def code(self) -> Any:
        return self.data.get("code") if isinstance(self.data, dict) else None

    @property
    def wrong(self) -> set[str]:
        """The places that were refused, as dotted paths, each with its code."""
        return set(_leaves(self.data.get("errors", {}), ()))


def _leaves(node: dict[str, Any], path: tuple[str, ...]) -> Any:
    for key, inside in node.items():
        if key == "_errors":
            yield from (f"{'.'.join(path)}: {error['code']}" for error in inside)
        else:
            yield from _leaves(inside, (*path, key))


class Raw:
    """A bot that speaks REST only; interactions of people are delivered to nobody but wait for its answer."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox, self.session = sandbox, session
        self.world = sandbox.world
        self.games: Channel = sandbox.guild.channel().inner
        sandbox.settings.rate_limits = "off"
        listening = Session(0, 10)
        sandbox.server.gateway.sessions[listening.id] = listening

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: dict[str, bytes] | None = None,
        token: str | None = "Bot sandbox",
        **headers: str,
    ) -> Answer:
        data: Any = None
        if token:
            headers["Authorization"] = token
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body))
            for at, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{at}]", content, filename=name, content_type="application/octet-stream")
        elif body is not None:
            data, headers["Content-Type"] = json.dumps(body), "application/json"
        url = self.sandbox.api_url + path
        async with self.session.request(method, url, data=data, headers=headers) as response:
            text = await response.text()
            plain = response.headers.get("Content-Type") != "application/json"
            return Answer(response.status, text if plain else json.loads(text), response.headers)

    async def send(self, body: Any, files: dict[str, bytes] | None = None, channel: Channel | None = None) -> Answer:
        return await self("POST", f"/channels/{(channel or self.games).id}/messages", body, files)

    async def message(self, body: Any = None, channel: Channel | None = None) -> Message:
        answer = await self.send(body or {"content": "hello"}, channel=channel)
        assert answer.status == 200, answer
        return self.world.messages[answer.data["id"]]

    # -- interactions -------------------------------------------------------------------------------------------

    def typed(self, person: Person, name: str = "play", **options: Any) -> Interaction:
        """A slash command of ``person``, registered as it is sent."""
        self.world.commands[None] = {
            "1": {
                "id": "1", "type": 1, "name": "play", "options": [
                    {"type": 3, "name": "card", "description": "d", "autocomplete": True}
                ],
                "contexts": None, "integration_types": [0], "dm_permission": True, "default_member_permissions": None,
            }
        }  # fmt: skip
        return self.sandbox.server.page.actions.slash(person, self.games, name, options)

    def typing(self, person: Person) -> Interaction:
        self.typed(person)
        return self.sandbox.server.page.actions.autocomplete(person, self.games, "play", {"card": "b"}, "card")

    def used(self, person: Person, message: Message, custom_id: str = "go") -> Interaction:
        return self.sandbox.server.page.actions.use(person, message, custom_id)

    async def answer(
        self, to: Interaction, body: Any, files: dict[str, bytes] | None = None, query: str = ""
    ) -> Answer:
        return await self("POST", f"/interactions/{to.id}/{to.token}/callback{query}", body, files, token=None)

    def hook(self, to: Interaction, rest: str = "") -> str:
        return f"/webhooks/{self.world.bot.id}/{to.token}{rest}"

    # -- the app, installed by people ---------------------------------------------------------------------------

    async def register(self, **more: Any) -> None:
        """Register the command ``/play``, as a rule for everywhere."""
        everywhere = {"integration_types": [0, 1], "contexts": [0, 1, 2]}
        command = {"name": "play", "description": "d"} | everywhere | more
        answer = await self("PUT", f"/applications/{self.world.bot.id}/commands", [command])
        assert answer.status == 200, answer.data

    def played(self, who: User, where: Place) -> Interaction:
        return self.sandbox.server.page.actions.slash(who.person, where.inner, "play", {})

    async def lobby(self, who: User, where: Place) -> Interaction:
        """A command of theirs, answered with a button for everybody."""
        asked = self.played(who, where)
        assert (await self.answer(asked, LOBBY)).status == 204
        return asked

    def pressed(self, who: User, lobby: Interaction) -> Interaction:
        assert lobby.original is not None
        return self.used(who.person, lobby.original)
