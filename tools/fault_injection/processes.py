"""Two processes on one PostgreSQL serve a thousand tables: one is killed again and again, and upgraded under load.

What a killed process had claimed is taken over by the other, or by itself when it is started again. What players saw
taken is then held against the journal, and what stands in the channels against what was to be said.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from functools import partial
from pathlib import Path
from random import Random

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.outbox import queries as outbox
from bot.outbox.model import Kind
from bot.tables.core import journal_queries as journal
from bot.tables.core import queries as table_queries
from bot.tables.core.model import Actor, Person
from bot.tables.core.service import Tables
from bot.tables.lobby import service as lobby
from games import GAMES
from games.players import Level
from sandbox.server import Request
from sandbox.settings import SandboxSettings
from testing.driver import Channel, Guild, Sandbox
from testing.story.checked import UNAVOIDABLE
from testing.story.crew import EARNEST, Crew, Process, Signs, crew
from testing.story.journal_checks import hold
from testing.story.killable_bot import Patient, answered
from tools.bench.fixtures import server
from tools.bench.held import LOOK, held_by, number_of, taken_over
from tools.campaign import attempt
from tools.fault_injection.hanging import waiting
from tools.fault_injection.progress import FOLDER, Progress

ASKED = {"kills": 20, "rolling upgrades": 5, "tables": 1_000}
REACH = {
    "seconds until the other process had taken over": 30.0,
    "seconds until the process started anew had taken over": 30.0,
}

TABLES = 1_000
"""In one piece of work: of all games in turn, every other one with a computer player."""

UPGRADES = 5
"""In one piece of work."""

KILLS = 4
"""Before each upgrade."""

GUILDS = 8
"""Servers, half of them on each of the two shards."""

PLAYERS = 12
"""Turns that are played at the same time, each at any table that waits for a person."""

SIGNS: Signs = EARNEST
LIFE = 60
"""At most so many clicks are answered between a start and the next kill."""

LATEST = 900.0
"""Seconds within which anything comes that is waited for, on a machine with ten times as much to do as it can."""

FORGOTTEN = 300.0
"""Seconds after which what the dead had claimed will not be taken over any more."""

STUCK = 20.0
"""Seconds, at most, for the process that is to die to take something in hand that it cannot finish."""

PICTURES = 4 * 1024**3
"""Bytes of pictures that the sandbox keeps: all of them."""


def attack(progress: Progress, seed: int) -> None:
    """A thousand tables, at which a process is killed four times and all are upgraded, five times over."""
    with server() as cluster:
        if cluster is None:
            progress.found("PostgreSQL is not installed here (Debian: apt-get install postgresql)")
            return
        attempt(progress, seed, partial(_attack, progress, seed, cluster.url("postgres")))


async def _attack(progress: Progress, seed: int, database: str, folder: Path) -> None:
    try:
        await _serve(progress, seed, folder, database)
    except Exception:
        if (log := folder / "log").is_file():
            _keep(f"processes-{seed}", log.read_text("utf-8"))
        raise


def _keep(name: str, text: str) -> None:
    """For whoever looks for what was found."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.txt").write_text(text, "utf-8")


async def _serve(progress: Progress, seed: int, folder: Path, database: str) -> None:
    settings = SandboxSettings(
        rate_limits="off", ack_seconds=30, record=0, files_budget=PICTURES, shards=2, identify_seconds=SIGNS.identify
    )
    async with (
        Sandbox(settings, quiet=0.1, noted=10.0, timeout=LATEST) as sandbox,
        crew(sandbox, folder, signs=SIGNS, database=database) as bots,
    ):
        siege = _Campaign(sandbox, bots, seed, progress)
        await siege.open()
        await siege.start()
        for _ in range(UPGRADES):
            for number in range(KILLS):
                await siege.kill(at_once=number % 2 == 1)
            await siege.upgrade()
        await siege.end()
        await siege.check()


class _Campaign:
    """The processes, the tables of each, and the people who play there."""

    def __init__(self, sandbox: Sandbox, bots: Crew, seed: int, progress: Progress) -> None:
        self._sandbox, self._bots, self._seed, self._progress = sandbox, bots, seed, progress
        self._rng = Random(seed)
        self._processes: list[Process] = []
        self._tables: list[list[Patient]] = [[], []]
        self._busy: set[Patient] = set()
        self._playing = asyncio.Event()
        self._players: list[asyncio.Task[int]] = []
        self._refused: list[Request] = []
        self._boards: dict[int, set[str]] = {}
        sandbox.server.on_request.append(self._asked)

    def _asked(self, request: Request) -> None:
        if request.status == 400 and request.answer["code"] not in UNAVOIDABLE:
            self._refused.append(request)
        elif request.status == 200 and request.files and request.path.startswith("/channels/"):
            item = request.body["components"][0].get("id")
            if item is not None:
                self._boards.setdefault(item, set()).add(request.answer["id"])

    async def open(self) -> None:
        """Opens the tables and starts their games: by the bot's own service, before the bot is there."""
        guilds = [self._sandbox.new_guild(f"server {n}", shard=n % 2) for n in range(GUILDS)]
        service = Tables(self._bots.store, after_change=AFTER_CHANGE)
        games = itertools.cycle(GAMES)
        for number in range(TABLES):
            guild = guilds[number % GUILDS]
            table = await self._opened(service, guild, guild.channel(f"table {number}"), number, next(games))
            self._tables[number % 2].append(table)
        self._progress.count("tables", TABLES)

    async def _opened(self, service: Tables, guild: Guild, channel: Channel, number: int, game: str) -> Patient:
        alone = number // len(GAMES) % 2
        users = [guild.user(f"{name} {number}") for name in ("Ann", "Ben")[: 1 if alone else 2]]
        people = [Person(int(user.id), user.name, "en-US") for user in users]
        owner = Actor(people[0].user_id, int(guild.id))
        table = await lobby.open_table(
            service, int(guild.id), int(channel.id), people[0], game, {}, "en", f"siege-{number}"
        )
        for person in people[1:]:
            await lobby.join(service, table.id, person)
        if alone:
            await lobby.add_computer(service, table.id, Level.EASY, owner)
        await lobby.start(service, table.id, owner)
        return Patient(self._sandbox, users, channel, seed=number)

    async def start(self) -> None:
        """Starts both processes, and lets people play from the first board on."""
        for number in (0, 1):
            self._processes.append(await self._bots.start(f"{number}/2"))
            for table in self._tables[number]:
                table.bot = self._processes[number]
        self._playing.set()
        self._players = [asyncio.create_task(self._play()) for _ in range(PLAYERS)]

    async def _play(self) -> int:
        turns = 0
        while self._playing.is_set():
            table = self._free()
            if table is None:
                await asyncio.sleep(0.1)
                continue
            self._busy.add(table)
            await table.turn()
            self._busy.remove(table)
            turns += 1
        return turns

    def _free(self) -> Patient | None:
        """A table where a person is waited for and can be answered; None where none is found soon."""
        there = [tables for tables in self._tables if not tables[0].bot.gone]
        for tables in itertools.islice(itertools.cycle(there), 20 * len(there)):
            table = self._rng.choice(tables)
            boards = table.boards
            if table not in self._busy and boards and boards[-1].buttons and boards[-1].pings and not table.over:
                return table
        return None

    async def kill(self, *, at_once: bool) -> None:
        """Some clicks, and one process dies; it is started again at once, or when the other has taken over."""
        await self._clicks(self._rng.randint(LIFE // 3, LIFE))
        victim = self._rng.choice(self._processes)
        number = await number_of(self._bots.store, victim.pid or 0)
        await self._in_the_middle(victim, number)
        await victim.kill()
        self._sandbox.faults.clear()
        self._progress.count("kills")
        held = await self._bots.store.read(held_by, number)
        self._progress.count("things that the dead had claimed", held)
        measuring = asyncio.create_task(taken_over(self._bots.store, number, FORGOTTEN))
        if at_once:
            await victim.start()
        seconds = await measuring
        if held:
            who = "the process started anew" if at_once else "the other process"
            self._progress.measure(f"seconds until {who} had taken over", seconds)
        if not at_once:
            await victim.start()

    async def _in_the_middle(self, victim: Process, number: int) -> None:
        """Waits until the process of this ``number`` is about something that it cannot end, since its posts hang."""
        for table in self._tables[self._processes.index(victim)]:
            if table in self._busy:
                self._sandbox.faults.fail(f"POST /channels/{table.channel.id}/messages", action="hang", times=99)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STUCK):
                while not await self._bots.store.read(held_by, number):  # noqa: ASYNC110 - no event here
                    await asyncio.sleep(LOOK)
        await asyncio.sleep(LOOK * self._rng.random())

    async def upgrade(self) -> None:
        """A new version takes the place of one process after the other while people play: no click is lost.

        Where one was left, it could not be started anew: the database has the new version's schema by then.
        """
        for index in self._rng.sample(range(2), 2):
            await self._replace(index)
        self._progress.count("rolling upgrades")

    async def _replace(self, index: int) -> None:
        await self._clicks(LIFE // 3)
        old, began = self._processes[index], self._sandbox.world.clock()
        new = await self._bots.start(old.shards, "2.0", "--take-over")
        for table in self._tables[index]:
            table.bot = new
        self._processes[index] = new
        code = await old.ended()
        await self._clicks(LIFE)
        ended = self._sandbox.world.clock()
        lost = [each for each in self._sandbox.interactions if each.failed and began <= each.sent <= ended]
        if code or lost:
            self._progress.found(f"an upgrade ended with exit code {code}, and {len(lost)} clicks were lost")

    async def _clicks(self, number: int) -> None:
        goal = answered(self._sandbox) + number
        await self._sandbox.until(lambda: answered(self._sandbox) >= goal or any(p.done() for p in self._players))
        for player in self._players:
            if player.done():
                player.result()

    async def end(self) -> None:
        """Everybody ends the turn at which they are; then all has been said, and every table waits for a person."""
        self._playing.clear()
        _, late = await asyncio.wait(self._players, timeout=LATEST)
        if late:
            raise TimeoutError(f"somebody's last turn does not end: {waiting(late)}")
        self._progress.count("turns played meanwhile", sum(player.result() for player in self._players))
        for table in itertools.chain(*self._tables):
            await table.asked()
        await self._bots.quiet()

    async def check(self) -> None:
        """Nothing lost, doubled or left unsaid. Raises where anything is."""
        log = self._bots.log
        assert "Traceback" not in log, f"the log has a traceback: {log.partition('Traceback')[2][:3000]}"
        assert "Incident" not in log, f"the log has an incident: {log.partition('Incident')[2][:1000]}"
        assert not self._refused, [f"{each.method} {each.path}: {each.answer}" for each in self._refused[:5]]
        found = len(self._progress.findings)
        for table in itertools.chain(*self._tables):
            try:
                await hold(self._bots.store, table)
                await _stored(self._bots.store, table)
            except AssertionError as error:
                self._progress.found(f"seed {self._seed}, {table.channel.name}: {str(error)[:300]}")
                _keep(
                    f"processes-{self._seed}-{table.channel.name}", f"{error}\n{await _told(self._bots.store, table)}"
                )
            self._progress.count("moves that were shown as taken", len(table.moves))
            self._progress.count("boards in the channels", len(table.boards))
        self._progress.count("items that posted a board or a hand", len(self._boards))
        messages = self._sandbox.world.messages
        twice = [item for item, posted in self._boards.items() if len(posted & messages.keys()) > 1]
        assert not twice, f"items posted twice: {twice}"
        if len(self._progress.findings) > found:
            _keep(f"processes-{self._seed}", log)


async def _told(store: Store, played: Patient) -> str:
    """All that is known of a table, for whoever looks for what was found there."""
    table = await store.read(table_queries.at_channel, int(played.channel.id))
    assert table is not None
    boards = [
        f"{board.id} pings {board.pings} {board.raw['edited_timestamp']}\n{board.text}" for board in played.boards
    ]
    entries = [f"{entry}" for entry in await store.read(journal.since, table.id, 0)]
    posts = [f"{post}" for post in await store.read(outbox.find_posts, table.id)]
    return "\n\n".join((f"{table}", *boards, *entries, *posts))


async def _stored(store: Store, played: Patient) -> None:
    """The newest board of a channel is the one that is stored as such."""
    table = await store.read(table_queries.at_channel, int(played.channel.id))
    assert table is not None
    board = await store.read(outbox.find_post, table.id, Kind.STATUS)
    assert board is not None
    assert str(board.message_id) == played.boards[-1].id, f"{played.channel}: the newest board is not the stored one"
