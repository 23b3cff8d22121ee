"""Power and sight end at the server and the channel of a table: every command and every button is tried from outside.

What is tried is read from the bot itself, so that nothing that is added can be forgotten.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Sequence, Set
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import Cairn
from bot.core.localizer import Localizer
from bot.db import schema
from bot.tables.history import export_queries as export
from bot.tables.polls.views import VIEWS
from sandbox.state import PRIVATE_THREAD
from testing.driver import Channel, Guild, Message, NotPossible, Response, Sandbox, User
from testing.story.acts import at_table, replace
from testing.story.commands import GIVEN, commands
from testing.story.helpers import said
from testing.story.journal_checks import all_said
from testing.story.table import Table

USER = 6
"""The type of a command's option that names a person."""

LOOKED_AT_EVERY = 12
"""After so many attempts of a stranger it is looked whether the tables are as they were."""

LOBBY, GAME, NOWHERE = 1, 2, 3
"""The tables, and one that there is not."""

ELSEWHERE = {
    *(
        "turn",
        "panel",
        "group",
        "act",
        "offer",
        "undo",
        "why",
        "advice",
        "look-back",
        "look-back-at",
        "hand",
        "leave",
        "leave-game",
        "nudge",
    ),
    *("poll", "call-vote", "back", "play-on", "pause"),
}
"""What belongs to a seat, or to whom an offer is for, wherever they are: these verbs, and the commands named so."""

OWN_MESSAGES = {"follow", "unfollow"}
"""What is about somebody's own messages alone: whether they have a table there as well, wherever they say so."""

GIVES_UP = {"leave", "leave-game"}

NO_TABLE = {
    *("open", "learn", "daily", "mygames", "settings", "find", "ranking", "profile"),
    *(f"server {each}" for each in ("settings", "health", "board", "tables", "ban", "webhooks", "data", "erase")),
    *(f"{each} {what}" for each in ("tournament", "league") for what in ("open", "show")),
}
"""Commands that are about no table of others."""

VALUES = {"option": ("int-1",), "computer-level": ("easy",), "act": ("draw-pile",)}
ARGS = {"dismiss": ["Juno"], "option": ["rounds"], "act": ["draw-pile"], "leave-game": ["computer"]}
ARGS["poll"] = [f"{kind}.{answer}{sure}" for kind in VIEWS for answer in VIEWS[kind].buttons for sure in ("", ".sure")]


@dataclass
class Outside:
    """Somebody outside, at their own channel, with a message of the bot to click on; and what there is to be had."""

    sandbox: Sandbox
    cairn: Cairn
    user: User
    channel: Channel
    message: Message

    async def command(self, name: str, options: list[dict[str, Any]]) -> Response:
        top, _, sub = name.partition(" ")
        if sub:
            options = [{"type": 1, "name": sub, "options": options}]
        return await self.user.forge_command(top, options, self.channel)

    async def press(self, verb: str, arg: str, table: int, *, menu: bool) -> Response:
        stored = await self.cairn.tables.get(GAME if table == NOWHERE else table)
        revision = stored.polls[0].revision if verb == "poll" and stored.polls else stored.revision
        custom_id = f"cairn:{'s' if menu else 'b'}:{verb}:{table}:{revision}{arg and f':{arg}'}"
        values = VALUES.get(verb, ("x.x.0",)) if menu else None
        return await self.user.forge_component(self.message, custom_id, values)


@pytest.fixture
async def den(sandbox: Sandbox) -> Guild:
    """Another server."""
    return sandbox.new_guild("Den")


@pytest.fixture
async def tables(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> list[Table]:
    """A lobby and a game in private channels, with a computer player, an offer, and nothing left to be said."""
    alice, bob = people[:2]
    made = []
    for name in ("lobby", "game"):
        channel = sandbox.guild.channel(name)
        made.append(await Table.lobby(sandbox, [alice, bob], channel))
        channel.make_private(alice, bob)
    await at_table(alice, "start", made[1].channel)
    await replace(alice, bob, made[1].channel, new=alice_again(sandbox))
    await all_said(cairn.store, sandbox)
    return made


def is_own(verb: str) -> bool:
    """Whether a verb is about who presses it, or about a server, and no table."""
    return verb in {"me", "daily", "setting-page", "seats"} or verb.startswith(
        ("me-", "daily-", "webhook-", "find-", "server-", "tournament-", "league-")
    )


def alice_again(sandbox: Sandbox) -> User:
    return sandbox.guild.user("carol")


def filled(options: list[dict[str, Any]], table: int, other: User) -> list[dict[str, Any]]:
    """All options of a command given, its table among them."""
    names = {option["name"] for option in options}
    left_out = {"role", "zoom"} | ({"computer", "new"} if {"new", "player"} & names else set())
    found = []
    for option in options:
        if option["name"] not in left_out:
            given = {"table": str(table)} | ({option["name"]: other.id} if option["type"] == USER else {}) | GIVEN
            found.append({"type": option["type"], "name": option["name"], "value": given[option["name"]]})
    return found


async def everything(
    outside: Outside, other: User, without: Set[str] = frozenset(), tables: Sequence[int] = (LOBBY, GAME)
) -> AsyncIterator[tuple[str, int, Response]]:
    """Tries every command and every verb, as a button and as a menu, at these tables."""
    for table in tables:
        for name, options in commands(outside.sandbox):
            if name not in NO_TABLE | without:
                yield name, table, await outside.command(name, filled(options, table, other))
        for verb in {each for each in outside.cairn.router.verbs if not is_own(each)} - without:
            for arg, menu in product(ARGS.get(verb, [""]), (False, True)):
                yield verb, table, await outside.press(verb, arg, table, menu=menu)


async def kept(cairn: Cairn) -> dict[str, list[dict[str, Any]]]:
    """The tables as they stand, apart from what is still to be posted: less than is exported, and read in no time."""
    return await cairn.store.read(_kept)


def _kept(connection: sa.Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        name: [{**row} for row in connection.execute(sa.select(part).where(of.in_((LOBBY, GAME)))).mappings()]
        for name, part, of in (
            ("table", schema.tables, schema.tables.c.id),
            ("seats", schema.seats, schema.seats.c.table_id),
            ("journal", schema.journal, schema.journal.c.table_id),
        )
    }


def apart_from_messages(found: dict[str, list[dict[str, Any]]]) -> list[Any]:
    """The tables without who follows them by message, and when that was said."""
    tables = [
        {name: value for name, value in table.items() if name not in {"revision", "touched_at"}}
        for table in found["table"]
    ]
    seats = [{name: value for name, value in seat.items() if name != "follows"} for seat in found["seats"]]
    said = [each for each in found["journal"] if each["kind"] not in {"followed", "unfollowed"}]
    return [tables, seats, said]


async def exported(cairn: Cairn) -> list[Any]:
    return [await cairn.store.read(export.export, number) for number in (LOBBY, GAME)]


@pytest.mark.long
@pytest.mark.parametrize("where", ["another server", "another channel"])
async def test_a_stranger_changes_nothing_and_learns_nothing(
    cairn: Cairn, sandbox: Sandbox, people: list[User], tables: list[Table], den: Guild, where: str
) -> None:
    """Who runs another server, and who is on this one but does not see the channels."""
    if where == "another server":
        channel, mallory = den.channel("cave"), den.user("mallory", manager=True)
    else:
        channel, mallory = sandbox.guild.channel("public"), sandbox.guild.user("mallory")
    await sandbox.until(lambda: len(cairn.guilds) == 2)
    message = (await mallory.slash("/mygames", channel)).need()
    outside = Outside(sandbox, cairn, mallory, channel, message)
    before, tried, told = await exported(cairn), 0, defaultdict[str, set[str]](set)
    async for name, table, answer in everything(outside, people[0], tables=(NOWHERE, LOBBY, GAME)):
        tried += 1
        assert not answer.failed, name
        if table == NOWHERE:
            told[name].add(answer.text)
        assert answer.text in told[name], (name, table, answer.text)
        if not tried % LOOKED_AT_EVERY:
            assert await exported(cairn) == before, (name, table)
    assert await exported(cairn) == before
    unknown = said(mallory, "refusal-unknown-table")
    assert {name for name, answers in told.items() if unknown not in answers} - {"forum-tags", "appeal"} == {"help"}, (
        "of no table"
    )
    assert tried > 100
    for name in ("table", "board", "hand", "play"):
        for option in ("table", "choice", "zoom"):
            try:
                found = await mallory.autocomplete(
                    f"/{name}", focused=option, channel=channel, **({} if option == "table" else {"table": str(GAME)})
                )
            except NotPossible:
                continue
            assert found == [], (name, option)


@pytest.mark.long
async def test_a_seat_at_a_table_is_no_power_over_it_from_another_server(
    cairn: Cairn, sandbox: Sandbox, people: list[User], tables: list[Table], den: Guild
) -> None:
    """The owner of both tables manages a server of her own, where she names them."""
    alice, bob = people[:2]
    there = den.user("alice", manager=True)
    assert there.id == alice.id
    await sandbox.until(lambda: len(cairn.guilds) == 2)
    channel = den.channel("cave")
    message = (await alice.slash("/mygames", channel)).need()
    outside = Outside(sandbox, cairn, alice, channel, message)
    before, refused = await kept(cairn), set()
    assert len(before["table"]) == 2
    assert before["journal"]
    async for name, table, answer in everything(outside, bob, without=GIVES_UP):
        assert not answer.failed, name
        assert "wrong on my side" not in answer.text, (name, table)
        if answer.text == said(alice, "refusal-other-server"):
            refused.add(name)
        after = await kept(cairn)
        if name in OWN_MESSAGES:
            assert apart_from_messages(after) == apart_from_messages(before), (name, table)
        elif name.split()[-1] not in ELSEWHERE | {"play"}:
            assert after == before, (name, table)
        before = after
    assert refused >= {"start", "close", "kick", "option", "computer-level", "dismiss", "move"}


async def test_who_sees_the_channel_looks_on(
    cairn: Cairn, sandbox: Sandbox, people: list[User], tables: list[Table]
) -> None:
    """The same questions by somebody who may see the channel are answered, in another channel too."""
    carla, public = people[2], sandbox.guild.channel("public")
    for table in tables:
        table.channel.permit(carla, view_channel=True)
    assert (
        Localizer("en").format("status-title", game="Lost Cities", table="2")
        in (await carla.slash("/board", public, table=str(GAME))).text
    )
    assert "alice" in (await carla.slash("/table", public, table=str(LOBBY))).text
    tables[1].channel.permit(carla, view_channel=False)
    refused = await carla.slash("/board", public, table=str(GAME))
    assert refused.text == said(carla, "refusal-unknown-table")
    tables[1].channel.delete()
    assert (await carla.slash("/table", public, table=str(GAME))).text == said(carla, "refusal-unknown-table")
    boss = sandbox.guild.user("Boss", manager=True)
    shown = await boss.slash("/table", public, table=str(GAME))
    moved = await boss.click(shown, said(boss, "button-move-here"))
    assert moved.text == said(boss, "said-moved", table=str(GAME))


async def test_who_is_not_in_a_private_thread_does_not_look_into_it(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla = people[:3]
    inner = sandbox.world.add_thread(games.inner, "aside", alice.person, PRIVATE_THREAD)
    inner.members[sandbox.world.bot.id] = inner.members[carla.id] = inner.created
    await Table.lobby(sandbox, [alice], Channel(sandbox, inner))
    assert (await bob.slash("/table", games, table="1")).text == said(bob, "refusal-unknown-table")
    assert (await at_table(bob, "join", games, table="1")).text == said(bob, "refusal-unknown-table")
    assert "alice" in (await carla.slash("/table", games, table="1")).text
    boss = sandbox.guild.user("Boss", manager=True)
    assert sandbox.world.sees(boss.person, inner), "who manages threads sees all of them"
    assert "alice" in (await boss.slash("/table", games, table="1")).text


async def test_what_is_for_one_player_never_stands_on_a_public_post(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    """A player who forges a panel's button on the board sees the panel alone; the board stays as it was."""
    table = await Table.start(sandbox, people[:2])
    board, actor = await table.board(), table.actor
    before = board.raw
    for verb in ("undo", "panel", "group", "act", "plan", "plan-group", "plan-act", "plan-watch", "plan-back"):
        answer = await actor.forge_component(board, f"cairn:b:{verb}:1:0")
        assert answer.ephemeral
        assert answer.message != board
        assert board.raw == before
