"""Looking back through discord.py and the sandbox: a turn again from the click on, and others while a film is made."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bot.after_change import AFTER_CHANGE
from bot.discord.ids import Id
from bot.tables.core import play
from bot.tables.core.service import Tables
from bot.tables.history import replays
from games import GAMES
from games.engine import AnyGame
from sandbox.settings import SandboxSettings
from testing.client import Channel, User
from testing.driver import Sandbox
from testing.views import Response
from tools.bench import Row, percentile
from tools.bench.fixtures import Live, bot, crowd, database, seat_tables
from tools.bench.posting import Load, Players, turns

TURN, LOOKS = 100, 40
OTHERS, TURNS_A_SECOND, MEANWHILE, ROUNDS = 50, 4, 20, 3
"""Tables of others; their turns a second, and of one round: first without a film, then while one is made."""

PATIENCE = 300.0
"""Seconds for a film where others play."""


@dataclass
class Beside:
    """The view of others: seconds from clicks to boards, and the span of time of the measurement."""

    boards: list[float] = field(default_factory=list)
    times: list[tuple[float, float]] = field(default_factory=list)
    late: list[float] = field(default_factory=list)


def measure(longest: AnyGame) -> Iterator[Row]:
    """A turn again in each game; then what others notice of films of the game whose films take ``longest``."""
    for game in GAMES.values():
        yield asyncio.run(_looked_back(game))
    alone, beside, films = asyncio.run(_beside(longest))
    yield Row(name=f"{longest.key}: film of {TURN} turns where others play, longest", measured=max(films), unit="s")
    for name, found in (("no film", alone), ("a film is made", beside)):
        for share in (0.5, 0.99):
            yield Row(
                name=f"click to board of others, {name}, p{share * 100:g}",
                measured=percentile(found.boards, share) * 1000,
                unit="ms",
                reach=1000 if share == 0.99 else None,
            )
        yield Row(
            name=f"event loop stall, {name}, p99", measured=percentile(found.late, 0.99) * 1000, unit="ms", reach=15
        )
        yield Row(name=f"event loop stall, {name}, longest", measured=max(found.late) * 1000, unit="ms")


async def _looked_back(game: AnyGame) -> Row:
    """From the click on a button of the viewer to the picture of the turn."""
    async with Sandbox(SandboxSettings(rate_limits="off")) as sandbox, database() as (folder, store):
        places, channels = crowd(sandbox, 1, game.seats[0])
        (live,) = await seat_tables(store, places, guild=int(sandbox.guild.id), game=game)
        last = await _play(Tables(store, after_change=AFTER_CHANGE), live)
        reader, channel = _reader(sandbox, live), Channel(sandbox, channels[live.channel])
        taken = []
        async with bot(sandbox, folder, watched=False):
            viewer = await reader.slash("/replay", channel, turn=last)
            for number in range(LOOKS):
                to = last - 1 + number % 2
                seen = await reader.click(viewer, custom_id=_button(viewer, f":replay:{live.table}:{to}"))
                assert seen.interaction.shown is not None  # noqa: S101 - the driver has waited for it
                taken.append((seen.interaction.shown - seen.interaction.sent) * 1000)
    name = f"{game.key}: turn {last} again, click to picture, p50"
    return Row(name=name, measured=percentile(taken, 0.5), unit="ms", reach=150)


def _button(viewer: Response, part: str) -> str:
    return next(each.custom_id for each in viewer.buttons if part in (each.custom_id or "") and not each.disabled) or ""


async def _beside(game: AnyGame) -> tuple[Beside, Beside, list[float]]:
    """Measure tables without and with a film, in turns, and how long each film took."""
    alone, beside, films = Beside(), Beside(), list[float]()
    async with Sandbox(SandboxSettings(rate_limits="off"), timeout=PATIENCE) as sandbox, database() as (folder, store):
        places, channels = crowd(sandbox, OTHERS + 1, game.seats[0])
        guild = int(sandbox.guild.id)
        lives = await seat_tables(store, places[1:], guild=guild)
        (live,) = await seat_tables(store, places[:1], guild=guild, game=game, first=OTHERS)
        await _play(Tables(store, after_change=AFTER_CHANGE), live)
        reader, channel = _reader(sandbox, live), Channel(sandbox, channels[live.channel])
        players = Players(sandbox, channels)
        load = Load(OTHERS, TURNS_A_SECOND, MEANWHILE)
        async with bot(sandbox, folder) as running:
            await players.turn(lives[0])
            viewer = await reader.slash("/replay", channel, turn=1)
            for _ in range(ROUNDS):
                await _round(load, lives, players, alone)
                filming = asyncio.create_task(_film(sandbox, reader, viewer, live.table))
                await _round(load, lives, players, beside)
                films.append(await filming)
        for found in (alone, beside):
            found.late = [late for span in found.times for late in running.lateness(*span)]
    return alone, beside, films


async def _round(load: Load, lives: list[Live], players: Players, found: Beside) -> None:
    players.found.boards, began = [], time.monotonic()
    await turns(load, lives, players)
    found.boards += players.found.boards
    found.times.append((began, time.monotonic()))


async def _film(sandbox: Sandbox, reader: User, viewer: Response, table: int) -> float:
    """Asks for a film; seconds until it is there."""
    began = time.monotonic()
    film = await reader.click(viewer, custom_id=Id("film", table).custom("b"))
    await sandbox.until(lambda: bool(film.message and film.message.pictures))
    return time.monotonic() - began


def _reader(sandbox: Sandbox, live: Live) -> User:
    return User(sandbox, sandbox.world.people[str(live.users[0])])


async def _play(service: Tables, live: Live) -> int:
    """Plays until the end of turn :data:`TURN`, or of the game; the number of the last turn."""
    rng, number = Random(1), 0
    while live.game.decisions(live.state) and live.game.turn(live.state) <= TURN:
        user, key = live.users[live.seat], live.key(rng)
        await play.act(service, live.table, live.revision, user, key, f"films-{live.table}-{number}")
        live.take(key)
        number += 1
    return len(await replays.turns(service, await service.get(live.table))) - 1
