"""Malicious clients: whatever they send is answered kindly, and does nothing beyond the rights of whoever sends it.

One runs a server of her own, one is on the server and sits nowhere, one is a rival at a table. They forge buttons,
menus and commands for tables of others, of all games, with stale, future and impossible revisions, with junk in every
field, and send again what others have sent before. What they are told never holds a hand.
"""

from __future__ import annotations

import asyncio
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.localizer import language_of
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing
from bot.tables.history import export_queries as export
from bot.tables.show.names import render_context
from games import GAMES
from sandbox.errors import NotPossible
from sandbox.interactions import AUTOCOMPLETE, Interaction
from testing.driver import Channel, Message, Response, Sandbox, User
from testing.story.checked import checked_sandbox, steady
from testing.story.commands import GIVEN, commands
from testing.story.table import Table
from tools.campaign import attempt, errors_found
from tools.fault_injection.progress import Progress

ASKED = {"acts": 100_000}
ACTS = 4_000
"""In one piece of work."""
AT_ONCE = 8
TURNS = 2
"""The turns that are played at each table before it is attacked."""

INCIDENT = re.compile(r"\*\*[0-9a-f]{6}\*\*")
JUNK = (
    *("", "x", "0", "1", "-1", "None", "draw-pile", "yes", "back", "end-turn", "int-1", "true", "easy", "Juno"),
    *("٣", "9" * 30, "x.x.0", "0.0.0", "a" * 60, "..", ",,,", "discard-red-x", "play-blue-2", "seat-0", "🦊", "\u202e"),
    *("Robert'); DROP TABLE tables;--", "<@1>", "@everyone", "{player}", "%s", "\x00", "\U0001f98a" * 40),
)
GIVES_UP = {"leave", "hand-over"}
"""Acts that end the game of whoever does them: they have the right to, and are not tried on."""


class Beyond(Exception):  # noqa: N818 - what it is
    """Somebody could do or see what they have no right to."""


@dataclass
class Attacker:
    """Somebody with a message of the bot to click on."""

    user: User
    channel: Channel
    message: Message


@dataclass
class Scene:
    """The target and the attackers: tables by number, those at which an attacker may act, and posts at the others."""

    sandbox: Sandbox
    cairn: Cairn
    rng: Random
    attackers: list[Attacker] = field(default_factory=list)
    tables: list[int] = field(default_factory=list)
    open_to: dict[int, set[int]] = field(default_factory=dict)
    before: dict[int, Any] = field(default_factory=dict)
    earlier: list[Interaction] = field(default_factory=list)
    hands: set[str] = field(default_factory=set)
    posts: list[tuple[Message, Any]] = field(default_factory=list)


def attack(progress: Progress, seed: int) -> None:
    """Some hundreds of acts against one bot."""
    with errors_found(progress, seed):
        attempt(progress, seed, partial(_attack, progress, seed))


async def _attack(progress: Progress, seed: int, folder: Path) -> None:
    async with checked_sandbox() as sandbox:
        settings = Settings(database=str(folder / "cairn.db"), pause=0, icons="off")
        cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
        try:
            scene = await _set_up(sandbox, cairn, Random(seed))
            for _ in range(ACTS // AT_ONCE):
                done = await asyncio.gather(*(_act(scene) for _ in range(AT_ONCE)))
                progress.count("acts", len(done))
                for what in done:
                    progress.count(f"of these: {what}")
                await _hold(scene)
        finally:
            await cairn.shutdown()


async def _set_up(sandbox: Sandbox, cairn: Cairn, rng: Random) -> Scene:
    """A game of each kind and a lobby, played at a little; and a duel with a rival."""
    scene, home = Scene(sandbox, cairn, rng), sandbox.guild
    ann, ben, eve, nora = (home.user(name) for name in ("Ann", "Ben", "Eve", "Nora"))
    den = sandbox.new_guild("Den")
    mallory = den.user("Mallory", manager=True)
    await sandbox.until(lambda: len(cairn.guilds) == 2)
    for key in GAMES:
        table = await Table.start(sandbox, [ann, ben], home.channel(key), game=key, seed=rng.randrange(1000))
        for _ in range(TURNS):
            await table.turn()
        if rng.random() < 0.5:
            table.channel.make_private(ann, ben)
    await Table.lobby(sandbox, [ann], home.channel("lobby"))
    duel = await Table.start(sandbox, [ann, eve], home.channel("duel"), game=rng.choice(list(GAMES)))
    await duel.turn()
    scene.tables = list(range(1, len(GAMES) + 3))
    scene.open_to = {len(GAMES) + 1: {int(eve.id), int(nora.id)}, len(GAMES) + 2: {int(eve.id)}}
    for user, channel in ((mallory, den.channel("cave")), (nora, home.channel("lobby")), (eve, duel.channel)):
        message = (await user.slash("/mygames", channel)).need()
        scene.attackers.append(Attacker(user, channel, message))
    scene.earlier = [each for each in sandbox.interactions if each.kind != AUTOCOMPLETE and not _ends(each)]
    scene.before = await _kept(scene)
    await sandbox.settled()
    posts = [post for key in GAMES for post in home.channel(key).messages if post.by_bot]
    scene.posts = [(post, copy.deepcopy(post.raw)) for post in posts]
    scene.hands = {alt async for alt in _hands(scene, {int(ann.id), int(ben.id)})}
    return scene


def _ends(each: Interaction) -> bool:
    return any(word in str(each.payload["data"]) for word in GIVES_UP)


# -- what they do -------------------------------------------------------------------------------------------------


async def _act(scene: Scene) -> str:
    """One act of somebody; what kind it was."""
    attacker = scene.rng.choice(scene.attackers)
    what, sent = scene.rng.choice(ACTS_OF_ALL)(scene, attacker), None
    kind, awaited = what
    try:
        sent = await awaited
    except NotPossible:
        return kind  # Discord itself does not let it through
    if isinstance(sent, Response) and sent.interaction.kind != AUTOCOMPLETE:
        _judge(scene, attacker, sent)
    return kind


def _press(scene: Scene, attacker: Attacker) -> tuple[str, Any]:
    rng = scene.rng
    verb = rng.choice([*sorted(set(scene.cairn.router.verbs) - GIVES_UP), "frobnicate"])
    menu = rng.random() < 0.5
    arg = rng.choice([*JUNK, *_keys(scene)])
    arg = re.sub(r"[^A-Za-z0-9._,-]", "", arg)[:50]
    custom_id = f"cairn:{'s' if menu else 'b'}:{verb}:{_table(scene)}:{_revision(rng)}" + (f":{arg}" if arg else "")
    values = [rng.choice([*JUNK, *_keys(scene)]) or "-" for _ in range(rng.choice((1, 1, 1, 3)))] if menu else None
    return "forged buttons and menus", attacker.user.forge_component(attacker.message, custom_id[:100], values)


def _command(scene: Scene, attacker: Attacker, *, focused: bool = False) -> tuple[str, Any]:
    rng = scene.rng
    known = [each for each in commands(scene.sandbox) if each[0] not in GIVES_UP]
    name, options = rng.choice([each for each in known if not focused or _asking(each[1])])
    given = [
        {"type": option["type"], "name": option["name"], "value": _value(scene, option)}
        for option in options
        if option.get("required") or rng.random() < 0.6
    ]
    if focused:
        asked = rng.choice(_asking(options))
        given = [each for each in given if each["name"] != asked["name"]]
        given.append({"type": 3, "name": asked["name"], "value": rng.choice(JUNK), "focused": True})
    top, _, sub = name.partition(" ")
    sent = [{"type": 1, "name": sub, "options": given}] if sub else given
    kind = "questions while typing" if focused else "forged commands"
    return kind, attacker.user.forge_command(top, sent, attacker.channel, focused=focused)


def _asking(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The options whose choices are asked for while somebody types."""
    return [option for option in options if option.get("autocomplete")]


def _typing(scene: Scene, attacker: Attacker) -> tuple[str, Any]:
    return _command(scene, attacker, focused=True)


def _replay(scene: Scene, attacker: Attacker) -> tuple[str, Any]:
    """Somebody's interaction once more; a click as if the message still had what was clicked."""
    earlier, kind = scene.rng.choice(scene.earlier), "replays of others' interactions"
    if earlier.message is None:
        return kind, attacker.user.replay(earlier, attacker.channel)
    data, message = earlier.payload["data"], Message(scene.sandbox.world, earlier.message)
    return kind, attacker.user.forge_component(message, data["custom_id"], data.get("values"))


ACTS_OF_ALL = (_press, _press, _press, _command, _command, _typing, _replay)


def _table(scene: Scene) -> int:
    numbers: list[int] = [*scene.tables, *scene.tables, 0, 99, 10**18, 10**25]
    return scene.rng.choice(numbers)


def _revision(rng: Random) -> int:
    numbers: list[int] = [*range(12), 50, 2**31, 10**18, 10**25]
    return rng.choice(numbers)


def _keys(scene: Scene) -> Iterator[str]:
    """Choices that are open to somebody at the tables."""
    for table in scene.before.values():
        yield from table["keys"]


def _value(scene: Scene, option: dict[str, Any]) -> Any:
    rng = scene.rng
    kind, name = option["type"], option["name"]
    if option.get("choices"):  # Discord itself takes no other
        return rng.choice(option["choices"])["value"]
    if kind == 6:
        return rng.choice(list(scene.sandbox.world.people))
    if kind in (4, 10):
        return rng.choice((-1, 0, 1, 5, 2**53))
    if kind == 5:
        return rng.random() < 0.5
    if kind in (7, 8):
        return rng.choice(list(scene.sandbox.world.channels))
    if name == "table" and rng.random() < 0.8:
        return str(_table(scene))
    if name == "choice" and rng.random() < 0.5:
        return rng.choice([*_keys(scene), "x"])
    return rng.choice((*JUNK, str(GIVEN.get(name, "x"))))


# -- what must not come of it ---------------------------------------------------------------------------------------


def _judge(scene: Scene, attacker: Attacker, sent: Response) -> None:
    """An answer is kind, and holds nobody else's hand. Raises Beyond."""
    who, name = attacker.user.name, sent.interaction.name
    if sent.failed:
        raise Beyond(f"{who} got no answer to {name}: {sent.interaction.payload['data']}")
    message = sent.message
    told = [sent.text, *(picture.description or "" for picture in message.pictures)] if message else [sent.text]
    if any(INCIDENT.search(words) for words in told):
        raise Beyond(f"{who} met an incident by {name}: {sent.interaction.payload['data']}: {sent.text}")
    for words in told:
        if any(hand in words for hand in scene.hands):
            raise Beyond(f"{who} saw a hand by {name}: {sent.interaction.payload['data']}")


async def _hold(scene: Scene) -> None:
    """Nothing at the tables has changed but what an attacker may do there. Raises Beyond."""
    if changed := [post for post, raw in scene.posts if post.raw != raw]:
        raise Beyond(f"posts at tables of others have changed: {changed}")
    now = await _kept(scene)
    for number, was in scene.before.items():
        may, found = scene.open_to.get(number, set()), now[number]
        for part in ("table", "seats", "journal"):
            if not may and found[part] != was[part]:
                raise Beyond(f"table {number} has another {part}: {was[part]} and then {found[part]}")
        new = found["journal"][len(was["journal"]) :]
        if others := _by_others(new, was["seats"], may):
            raise Beyond(f"table {number} has entries of others: {others}")
        if taken := _taken(was["seats"], found["seats"], may):
            raise Beyond(f"table {number} has others in its seats: {was['seats']} and then {found['seats']}, {taken}")
    scene.before = now


def _by_others(entries: list[Any], before: list[Any], may: set[int]) -> list[Any]:
    """Entries by somebody who is none of ``may``; a number below nought stands for one of them who was forgotten."""
    theirs = {seat["seat"] for seat in before if seat["user_id"] in may}
    others = [each for each in entries if each["user_id"] not in may]
    return [each for each in others if (each["user_id"] or 0) >= 0 or each["seat"] not in theirs]


def _taken(before: list[Any], after: list[Any], may: set[int]) -> list[Any]:
    """Seats taken from somebody, or by somebody, who is none of ``may``.

    These may leave theirs to a computer, or be forgotten in them: a number below nought stands for who was.
    """
    theirs = {seat["seat"] for seat in before if seat["user_id"] in may}
    kept = [seat for seat in before if seat["seat"] not in theirs]
    new = [seat for seat in after if seat not in kept and seat["user_id"] not in may]
    left = [seat for seat in new if (seat["user_id"] or -1) < 0 and seat["seat"] in theirs]
    return [seat for seat in kept if seat not in after] + [seat for seat in new if seat not in left]


async def _kept(scene: Scene) -> dict[int, Any]:
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


async def _hands(scene: Scene, owners: set[int]) -> Any:
    """The hands of these people as they read them."""
    for number in scene.tables:
        table = await scene.cairn.tables.get(number)
        for seat in table.seats:
            if seat.user_id in owners and table.status == "running":
                position = await scene.cairn.tables.position(number)
                on = render_context(table, language_of(seat.locale))
                for what in ("hand", "delivered_hand"):
                    drawn = draw(Drawing(on, what, (position.view(seat.seat),)))
                    if drawn is not None and drawn.alt:
                        yield drawn.alt
