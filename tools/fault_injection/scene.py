"""The scene of the campaign ``malice``: games on every road, those who play them, and those who attack them.

A table is in a channel of a server, in a forum, or by message: in people's own, in a conversation of two, in a group.
Each road has attackers of its own. One runs a server of her own, one is on the server and sits nowhere, one is a rival
at a table; one has a good code and was refused, one has it and is blocked, one is in the group of somebody who blocks
them; and one is a rival by message.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import sqlalchemy as sa

from bot.app import Cairn
from bot.core.localizer import language_of
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing
from bot.people import setting_queries as stored_settings
from bot.people.schema import guild_settings, user_settings
from bot.people.settings import GuildSettings
from bot.tables.by_message.codes import written
from bot.tables.history import export_queries as export
from bot.tables.show.names import render_context
from games import GAMES
from sandbox.interactions import AUTOCOMPLETE, Interaction
from testing.driver import Channel, Message, Sandbox, User
from testing.story.helpers import said
from testing.story.messages import MessageTable, code_of, installed, shown
from testing.story.table import Table

TURNS = 2
"""The turns that are played at each table before it is attacked."""

LINE = "Between us: the ferry at dawn"
"""What a player says with a turn, for the others at their table alone."""

SERVERS, FORUM, MESSAGES, GROUP = "on servers", "in a forum", "by message", "in a group"
"""The roads, by where attackers come from."""

GIVES_UP = {"leave", "hand-over"}
"""Acts that end the game of whoever does them: they have the right to, and are not tried on."""

FORGETS = {"me-forget"}
"""Acts by which somebody is forgotten, blocks included: not tried on by whom only a block or a refusal keeps out."""


@dataclass
class Attacker:
    """Somebody with a message of the bot to click on.

    ``codes`` and ``keys`` are those that they have come by, though they are no good for them.
    """

    user: User
    channel: Channel
    message: Message
    road: str = SERVERS
    codes: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()

    @property
    def never(self) -> set[str]:
        """The verbs that are not tried on by them."""
        return GIVES_UP | (FORGETS if self.codes or self.keys else set())


@dataclass
class Scene:
    """The target and the attackers: tables by number, those at which an attacker may act, and posts at the others.

    ``elsewhere`` are the tables that are by message or in a forum. ``shared`` are messages that everybody who sees them
    may have shown anew, with what they say.
    """

    sandbox: Sandbox
    cairn: Cairn
    rng: Random
    attackers: list[Attacker] = field(default_factory=list)
    tables: list[int] = field(default_factory=list)
    open_to: dict[int, set[int]] = field(default_factory=dict)
    before: dict[int, Any] = field(default_factory=dict)
    settings: Any = None
    earlier: list[Interaction] = field(default_factory=list)
    secrets: set[str] = field(default_factory=set)
    owners: set[int] = field(default_factory=set)
    posts: list[tuple[Message, Any]] = field(default_factory=list)
    shared: list[tuple[Message, str]] = field(default_factory=list)
    forums: list[tuple[Channel, list[str]]] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)
    elsewhere: list[int] = field(default_factory=list)

    @property
    def strangers(self) -> list[Attacker]:
        """The attackers who may know of no table but those that are open to them."""
        return [each for each in self.attackers if each.road in (MESSAGES, GROUP) or each.user.name == "Mallory"]

    async def newest(self) -> int:
        """The number of the table that was opened last."""
        return max(await self.cairn.store.read(export.ids))


async def set_up(sandbox: Sandbox, cairn: Cairn, rng: Random) -> Scene:
    """Games on every road, played at a little."""
    scene = Scene(sandbox, cairn, rng)
    await _on_servers(scene)
    servers = await scene.newest()
    by_message = [*await _by_code(scene), *await _among_people(scene)]
    await _in_a_forum(scene)
    scene.tables = list(range(1, await scene.newest() + 1))
    scene.elsewhere = [number for number in scene.tables if number > servers]
    scene.earlier = [each for each in sandbox.interactions if each.kind != AUTOCOMPLETE and not _admits(scene, each)]
    await sandbox.settled()
    victims = [table for table in by_message if not scene.open_to.get(table.number)]
    own = [message for table in victims for user in table.users for message in user.dms()]
    scene.posts += [(post, copy.deepcopy(post.raw)) for post in own]
    scene.before, scene.settings = await kept(scene), await kept_settings(scene)
    scene.secrets |= await _hands(scene, scene.owners) - await _hands(
        scene, {int(attacker.user.id) for attacker in scene.attackers}
    )
    return scene


def _admits(scene: Scene, each: Interaction) -> bool:
    """Whether it may not be sent again by anybody: it ends a game, or has a code or a key that is good."""
    data = str(each.payload["data"])
    return any(word in data for word in (*GIVES_UP, *scene.secrets - {LINE}))


# -- the roads ----------------------------------------------------------------------------------------------------


async def _on_servers(scene: Scene) -> None:
    """A game of each kind and a lobby, played at a little; and a duel with a rival."""
    sandbox, rng, home = scene.sandbox, scene.rng, scene.sandbox.guild
    ann, ben, eve, nora = (home.user(name) for name in ("Ann", "Ben", "Eve", "Nora"))
    den = sandbox.new_guild("Den")
    mallory = den.user("Mallory", manager=True)
    await sandbox.until(lambda: len(scene.cairn.guilds) == 2)
    for key in GAMES:
        table = await Table.start(sandbox, [ann, ben], home.channel(key), game=key, seed=rng.randrange(1000))
        for _ in range(TURNS):
            await table.turn()
        if rng.random() < 0.5:
            table.channel.make_private(ann, ben)
    await Table.lobby(sandbox, [ann], home.channel("lobby"))
    scene.open_to[await scene.newest()] = {int(eve.id), int(nora.id)}
    duel = await Table.start(sandbox, [ann, eve], home.channel("duel"), game=rng.choice(list(GAMES)))
    await duel.turn()
    scene.open_to[await scene.newest()] = {int(eve.id)}
    for user, channel in ((mallory, den.channel("cave")), (nora, home.channel("lobby")), (eve, duel.channel)):
        await _attacks(scene, user, channel, SERVERS)
    await sandbox.settled()
    posts = [post for key in GAMES for post in home.channel(key).messages if post.by_bot]
    scene.posts += [(post, copy.deepcopy(post.raw)) for post in posts]
    scene.owners |= {int(ann.id), int(ben.id)}


async def _attacks(scene: Scene, user: User, channel: Channel, road: str, *codes: str, key: str = "") -> None:
    """``user`` has a message of the bot in ``channel``, and attacks from there."""
    message = (await user.slash("/mygames", channel)).need()
    scene.attackers.append(Attacker(user, channel, message, road, codes, (key,) if key else ()))


class Numbered(MessageTable):
    """A table by message with its number."""

    number = 0


async def _by_code(scene: Scene) -> list[Numbered]:
    """A lobby where somebody asks and somebody was refused; a game of two strangers; and one with a rival."""
    sandbox, rng = scene.sandbox, scene.rng
    olga, ada, rex, blot, rita = (installed(sandbox, name) for name in ("Olga", "Ada", "Rex", "Blot", "Rita"))
    await scene.cairn.people.set_blocked(int(olga.id), [int(blot.id)])
    await olga.slash("/open", olga.private, game=rng.choice(list(GAMES)))
    old = await code_of(sandbox, olga)
    await olga.click(olga.dms()[-1], said(olga, "button-new-code"))
    await sandbox.until(lambda: old not in olga.dms()[-1].text)
    good, number = await code_of(sandbox, olga), await scene.newest()
    for asks in (rex, ada):
        await asks.slash("/table", asks.private, table=good)
        await shown(sandbox, olga, f"**{asks.name}**")
        if asks is rex:
            await olga.click(olga.dms()[-1], said(olga, "button-turn-away"))
            await sandbox.until(lambda: f"**{rex.name}**" not in olga.dms()[-1].text)
    tables = [_numbered(Numbered(sandbox, [olga]), number)]
    scene.codes += [old]
    scene.secrets |= {good, good.replace("-", "")}

    for one, other in ((installed(sandbox, "Otto"), installed(sandbox, "Paul")), (installed(sandbox, "Quinn"), rita)):
        table = await Numbered.by_code(sandbox, [one, other], rng.choice(list(GAMES)))
        tables.append(_numbered(table, await scene.newest()))
        scene.owners.add(int(one.id))
        for _ in range(TURNS):
            await table.turn()
        if other is rita:
            scene.open_to[table.number] = {int(rita.id)}
        else:
            scene.owners.add(int(other.id))
            await _says(table)
    for attacker in (rex, blot):
        await _attacks(scene, attacker, attacker.private, MESSAGES, good, written(good.replace("-", "").lower()))
    await _attacks(scene, rita, rita.private, MESSAGES)
    scene.owners.add(int(olga.id))
    return tables


def _numbered(table: Numbered, number: int) -> Numbered:
    table.number = number
    return table


async def _says(table: Numbered) -> None:
    """Whoever is asked says a line, and plays on, so that it is read."""
    user = await table.next_actor()
    panel = await user.click(table.living(user), custom_id="cairn:b:turn")
    await user.submit(await user.click(panel, said(user, "button-say")), {"words": LINE})
    await table.turn()
    await table.next_actor()


async def _among_people(scene: Scene) -> list[Numbered]:
    """The lobby of a group, where somebody is blocked by whoever has opened it; and a game in a conversation of two."""
    sandbox, rng = scene.sandbox, scene.rng
    hank, iris, gus, jack, kate = (installed(sandbox, name) for name in ("Hank", "Iris", "Gus", "Jack", "Kate"))
    await scene.cairn.people.set_blocked(int(hank.id), [int(gus.id)])
    group = hank.group(iris, gus)
    await hank.slash("/open", group, game=rng.choice(list(GAMES)))
    lobby = group.messages[-1]
    await iris.click(lobby, custom_id="cairn:b:here-join")
    key = _key(lobby)
    tables = [_numbered(Numbered(sandbox, [hank, iris]), await scene.newest())]

    table = await Numbered.in_conversation(sandbox, [jack, kate], rng.choice(list(GAMES)), seed=rng.randrange(1000))
    tables.append(_numbered(table, await scene.newest()))
    assert table.place is not None
    begins = table.place.messages[-1]
    for _ in range(TURNS):
        await table.turn()
    await _says(table)
    await _attacks(scene, gus, group, GROUP, key=key)
    blot = next(each for each in scene.attackers if each.user.name == "Blot")
    scene.shared += [(lobby, lobby.text), (begins, begins.text)]
    scene.secrets |= {LINE, key, _key(begins)}
    scene.owners |= {int(user.id) for user in (hank, iris, jack, kate)}
    blot.keys = (key[:-1] + ("A" if key[-1] != "A" else "B"),)  # as good as a key, and none
    return tables


def _key(lobby: Message) -> str:
    """The key that the buttons of a lobby in a conversation have."""
    return (lobby.button(custom_id="cairn:b:here-look").custom_id or "").rpartition(":")[2]


async def _in_a_forum(scene: Scene) -> None:
    """A table as a post of the server's forum, and somebody who reads there and sits nowhere."""
    sandbox, home = scene.sandbox, scene.sandbox.guild
    lena, mark, fay = (home.user(name) for name in ("Lena", "Mark", "Fay"))
    forum = home.forum("tables", "Lost Cities", "Looking for players", "Running", "Finished", "Off topic")
    named = {"forum": int(forum.id)}
    await scene.cairn.store.write(stored_settings.change, "guild", int(home.id), GuildSettings, named)
    table = await Table.in_forum(sandbox, [lena, mark], forum, seed=scene.rng.randrange(1000))
    post = table.channel
    for _ in range(TURNS):
        await table.turn()
    await sandbox.settled()
    scene.posts += [(message, copy.deepcopy(message.raw)) for message in post.messages if message.by_bot]
    scene.forums += [(each, each.tags) for each in (forum, post)]
    scene.owners |= {int(lena.id), int(mark.id)}
    await _attacks(scene, fay, post, FORUM)


# -- what is kept -------------------------------------------------------------------------------------------------


async def kept(scene: Scene) -> dict[int, Any]:
    """The tables as they stand, and what can be chosen there."""
    found = {}
    for number in scene.tables:
        exported: Any = await scene.cairn.store.read(export.export, number)
        keys: list[str] = []
        if exported["table"]["status"] == "running":
            position = await scene.cairn.tables.position(number)
            keys = [choice.key for decision in position.decisions for choice in decision.choices]
        found[number] = {part: exported[part] for part in ("table", "seats", "journal")} | {"keys": keys[:30]}
    return found


async def kept_settings(scene: Scene) -> list[Sequence[Any]]:
    """The settings of the server, and of those who play."""
    own = sa.select(user_settings).where(user_settings.c.user_id.in_(scene.owners)).order_by(user_settings.c.user_id)
    home = sa.select(guild_settings).where(guild_settings.c.guild_id == int(scene.sandbox.guild.id))
    return await scene.cairn.store.read(lambda connection: [connection.execute(query).all() for query in (own, home)])


async def _hands(scene: Scene, owners: Collection[int]) -> set[str]:
    """The hands of these people as they read them."""
    found = set[str]()
    for number in scene.tables:
        table = await scene.cairn.tables.get(number)
        for seat in table.seats:
            if seat.user_id in owners and table.status == "running":
                position = await scene.cairn.tables.position(number)
                on = render_context(table, language_of(seat.locale))
                for what in ("hand", "delivered_hand"):
                    drawn = draw(Drawing(on, what, (position.view(seat.seat),)))
                    if drawn is not None and drawn.alt:
                        found.add(drawn.alt)
    return found
