"""From a click to the posted board, through discord.py and the sandbox, at 1, 100 and 1,000 tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from math import inf
from random import Random

import msgspec
import sqlalchemy as sa

from bot.db import Store
from bot.db.schema import journal
from bot.discord.ids import Id
from games import GAMES
from games.engine import AnyGame
from games.players import Level
from sandbox.interactions import Interaction
from sandbox.server import Request
from sandbox.settings import SandboxSettings
from sandbox.state import Channel, Message
from testing.driver import Sandbox
from tools.bench import Row, percentile
from tools.bench.fixtures import Live, bot, crowd, database, first_game, seat_tables

PATIENCE = 15.0
"""Seconds for a whole turn, after which its board counts as lost."""


class Load(msgspec.Struct, frozen=True):
    """A load: tables, turns a second (0: the next as soon as the last is posted), turns in all."""

    tables: int
    rate: float
    turns: int


class Found(msgspec.Struct):
    """The figures of one load; times in seconds."""

    boards: list[float] = []
    acks: list[float] = []
    late: list[float] = []
    requests: float = 0.0
    """To Discord, for each turn."""
    answers: float = 0.0
    """Of these, answers to interactions."""
    lost: int = 0
    computed: int = 0


ONE, FEW, HUNDRED, THOUSAND = Load(1, 0, 60), Load(1, 0, 20), Load(100, 10, 100), Load(1000, 20, 400)

AT_ONCE = 300
"""Tables at which somebody moves at the same moment."""


def measure() -> Iterator[Row]:
    """A table alone, a hundred, a thousand."""
    one = asyncio.run(play(ONE))
    yield Row(name="click to board, one table, p50", measured=percentile(one.boards, 0.5) * 1000, unit="ms", reach=15)
    yield Row(name="click to board, one table, p99", measured=percentile(one.boards, 0.99) * 1000, unit="ms", reach=25)
    for game in GAMES.values():
        found = one if game is first_game() else asyncio.run(play(FEW, game=game))
        name = f"{game.key}: requests to Discord per finished turn"
        yield Row(name=name, measured=found.requests, unit="", reach=6 if found is one else None)
        yield Row(name=f"{game.key}: of these, answers to interactions", measured=found.answers, unit="")
        counted = inf if found.lost else found.requests - found.answers
        yield Row(name=f"{game.key}: requests that count, a turn", measured=counted, unit="", reach=2.5)
    hundred = asyncio.run(play(HUNDRED))
    name = f"click to board, {HUNDRED.tables} tables at {HUNDRED.rate:g} turns/s"
    yield Row(name=f"{name}, p50", measured=percentile(hundred.boards, 0.5) * 1000, unit="ms")
    yield Row(name=f"{name}, p99", measured=percentile(hundred.boards, 0.99) * 1000, unit="ms")
    many = asyncio.run(play(THOUSAND))
    name = f"click to board, {THOUSAND.tables:,} tables at {THOUSAND.rate:g} turns/s"
    yield Row(name=f"{name}, p50", measured=percentile(many.boards, 0.5) * 1000, unit="ms", reach=18)
    yield Row(name=f"{name}, p99", measured=percentile(many.boards, 0.99) * 1000, unit="ms", reach=40)
    yield Row(name=f"boards that had not come after {PATIENCE:g} s", measured=many.lost, unit="", reach=0)
    yield Row(
        name="click to acknowledgement under that load, p99",
        measured=percentile(many.acks, 0.99) * 1000,
        unit="ms",
        reach=20,
    )
    yield Row(
        name="event loop stall under that load, p99", measured=percentile(many.late, 0.99) * 1000, unit="ms", reach=2
    )
    yield Row(name="event loop stall under that load, longest", measured=max(many.late) * 1000, unit="ms", reach=10)
    burst = asyncio.run(at_once())
    name = f"{AT_ONCE} tables clicked at once: click to acknowledgement"
    yield Row(name=f"{name}, p50", measured=percentile(burst, 0.5) * 1000, unit="ms")
    yield Row(name=f"{name}, longest", measured=max(burst) * 1000, unit="ms", reach=100)


async def at_once() -> list[float]:
    """Seconds until each of ``AT_ONCE`` people, who move at the same moment, is acknowledged; infinite for never."""
    async with Sandbox(SandboxSettings(rate_limits="off")) as sandbox, database() as (folder, store):
        places, channels = crowd(sandbox, AT_ONCE, first_game().seats[0])
        lives = await seat_tables(store, places, guild=int(sandbox.guild.id))
        players = Players(sandbox, channels)
        async with bot(sandbox, folder, watched=False):
            await players.turn(lives[0])
            sent = [players.click(live) for live in lives]
            for click in sent:
                while click.acked is None and not click.failed:
                    await click.changed()
    return [click.acked - click.sent if click.acked is not None else inf for click in sent]


async def play(load: Load, computers: int = 0, game: AnyGame | None = None) -> Found:
    """Plays ``game`` under ``load``, beside tables where so many computer players think as hard as they can."""
    game = game or first_game()
    # Discord's limits are per channel and per bot: nobody plays ten turns a second at one table but this
    async with Sandbox(SandboxSettings(rate_limits="off")) as sandbox, database() as (folder, store):
        places, channels = crowd(sandbox, load.tables, game.seats[0])
        everywhere: list[tuple[int, Sequence[int | Level]]] = [*places]
        for number in range(computers):
            channel = sandbox.world.add_channel(f"computers-{number}")
            everywhere.append((int(channel.id), [Level.HARD] * game.seats[0]))
        lives = (await seat_tables(store, everywhere, guild=int(sandbox.guild.id), game=game))[: len(places)]
        players = Players(sandbox, channels)
        async with bot(sandbox, folder) as running:
            await players.turn(lives[0])  # the first one starts the picture process and fills the caches
            await sandbox.settled()
            moved = await _moves(store)
            players.found, before, began = Found(), sandbox.requests, time.monotonic()
            players.answers = 0
            await turns(load, lives, players)
            ended = time.monotonic()
            await sandbox.settled()
            players.found.computed = await _moves(store) - moved
            players.found.requests = (sandbox.requests - before) / load.turns
            players.found.answers = players.answers / load.turns
        players.found.late = running.lateness(began, ended)
        return players.found


async def _moves(store: Store) -> int:
    """How many moves computer players have made."""
    counted = sa.select(sa.func.count()).select_from(journal).where(journal.c.level.is_not(None))
    return await store.read(lambda connection: connection.execute(counted).scalar_one())


async def turns(load: Load, lives: list[Live], players: Players) -> None:
    """Plays turns under ``load``, at one table after the other."""
    playing = []
    began = time.monotonic()
    for number in range(load.turns):
        turn = asyncio.create_task(players.turn(lives[number % len(lives)]))
        if load.rate:
            playing.append(turn)
            await asyncio.sleep(max(0.0, began + (number + 1) / load.rate - time.monotonic()))
        else:
            await turn
    await asyncio.gather(*playing)


class Players:
    """People at tables who take whole turns as people do: the first choice by ``/play``, then the panel's buttons."""

    def __init__(self, sandbox: Sandbox, channels: dict[int, Channel]) -> None:
        self.found = Found()
        self.answers = 0
        self._sandbox = sandbox
        self._channels = channels
        self._actions = sandbox.server.page.actions
        self._rng = Random(1)
        self._boards: dict[int, asyncio.Future[float]] = {}
        sandbox.server.on_request.append(self._asked)

    async def turn(self, live: Live) -> None:
        """Plays one turn at a table, and notes how long its board and the acknowledgements took."""
        board = self._boards[live.channel] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(PATIENCE):
                last = await self._choices(live)
                self.found.boards.append(await board - last.sent)
                await self._shown(last)
        except TimeoutError:
            self.found.boards.append(PATIENCE)
            self.found.lost += 1

    def click(self, live: Live) -> Interaction:
        """A choice at a table by ``/play``, not waited for."""
        person = self._sandbox.world.people[str(live.users[live.seat])]
        return self._actions.slash(person, self._channels[live.channel], "play", {"choice": live.key(self._rng)})

    async def _choices(self, live: Live) -> Interaction:
        """Takes choice after choice, each on the panel that answers the one before; the one that ended the turn."""
        seat, panel = -1, None
        while True:
            if live.seat != seat:
                seat, panel = live.seat, None
            person = self._sandbox.world.people[str(live.users[seat])]
            key = live.key(self._rng)
            button = Id("act", live.table, live.revision, key).custom("b")
            if panel is not None and repr(button) in str(panel.data["components"]):
                sent = self._actions.use(person, panel, button)
            else:
                sent = self._actions.slash(person, self._channels[live.channel], "play", {"choice": key})
            if live.take(key):
                return sent
            panel = await self._shown(sent)

    async def _shown(self, sent: Interaction) -> Message:
        """The panel that answers, once it is there."""
        while sent.shown is None and not sent.failed:
            await sent.changed()
        if sent.acked is None or sent.original is None:
            raise TimeoutError
        self.found.acks.append(sent.acked - sent.sent)
        return sent.original

    def _asked(self, request: Request) -> None:
        """Hears of every request of the bot: a board is a picture posted to a table's channel."""
        self.answers += request.path.startswith(("/interactions/", "/webhooks/"))
        if request.files and request.status == 200 and request.path.startswith("/channels/"):
            board = self._boards.get(int(request.path.split("/")[2]))
            if board and not board.done():
                board.set_result(time.monotonic())
