"""The pytest plugin of the contract: which games are asked, and what of them a test is given.

``--game KEY`` asks one game, several times several; without it all that are installed are asked. A test of the contract
names what it wants as an argument:

=============================  =======================================================================================
``walk``                       a recorded random game, for every table of :func:`contract.walk.tables`; those of one
                               table run together
``played``                     a recorded random game at the smallest table, and one at the largest
``game``, ``key``              each game, and its key
``package``                    each game's package of words, and the bot's and the engine's where all games are asked
``key``, ``seats``             each game at its smallest and its largest table
``game``, ``lesson``           each lesson
``language``                   each language; beside ``seats`` as :func:`contract.words.languages.shared` has them
=============================  =======================================================================================
"""

from __future__ import annotations

import resource
import signal
from collections.abc import Generator
from contextvars import ContextVar
from typing import Any, cast

import pytest

from bot.core.localizer import BOT, ENGINE, GAME, PARTS
from contract.played import smallest_and_largest
from contract.stored import keep
from contract.telling import place_in, tell
from contract.walk import Table, Walk, tables, walk
from contract.words.languages import shared
from games import PACKAGES
from games.engine import AnyGame
from games.engine.text import LANGUAGES
from games.packages import PackageError
from render.scene import scene

RANDOM_GAMES = 40
"""``cairn game test`` plays a thousand. Of Cairn's own games campaigns play many more; here each table is met."""
SECONDS = 120
WAITING = 10
"""So many times as long a test may take on the clock, where it waits or the machine is busy."""
MAX_BYTES = 4 << 30
"""Bytes that a process may ask for in which games are named: a rule that never ends may fill all memory."""
CHOSEN = pytest.StashKey[list[AnyGame]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("cairn", "the contract of Cairn's games")
    group.addoption("--game", metavar="KEY", action="append", default=[], help="a game to ask (default: all)")
    group.addoption(
        "--random-games",
        metavar="N",
        type=int,
        default=RANDOM_GAMES,
        help=f"how many random games are played of each game, at all tables together (default: {RANDOM_GAMES})",
    )
    group.addoption(
        "--seconds",
        metavar="N",
        type=float,
        default=SECONDS,
        help=f"how much of a processor's time one test may take: a rule may never end (default: {SECONDS})",
    )
    group.addoption("--store", action="store_true", help="first keep stored games beside the games that have none")


def pytest_configure(config: pytest.Config) -> None:
    """Look up the games that are asked. Raises UsageError for one that cannot be used."""
    config.addinivalue_line("markers", "rule(name): the name of API 1 whose promise a test asks about")
    if config.getoption("--game"):
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (MAX_BYTES, most))
    config.stash[CHOSEN] = [_usable(key) for key in config.getoption("--game") or PACKAGES]
    if config.getoption("--store") and not hasattr(config, "workerinput"):
        for game in config.stash[CHOSEN]:
            _store(game)


def _usable(key: str) -> AnyGame:
    """A game with its scene. Raises UsageError, which says where importing it has failed."""
    try:
        package = PACKAGES[key]
        game, _ = package.game, scene(key)
    except KeyError:
        raise pytest.UsageError(f"there is no game {key}: cairn games says what is left out, and why") from None
    except PackageError as error:
        raise pytest.UsageError(f"{key}: {error}{place_in(package.folder, error.__cause__)}") from None
    return game


def _store(game: AnyGame) -> None:
    try:
        keep(game)
    except OSError as error:
        raise pytest.UsageError(
            f"{error.filename} cannot be written: {error.strerror}; pip install -e the folder of your game"
        ) from error


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """End a test that takes too long, and the run with it: a rule that never ends would do so in every other test."""
    seconds: float = item.config.getoption("--seconds")
    if item.get_closest_marker("rule") is None:
        return (yield)

    def late(*_: object) -> None:
        item.session.shouldstop = "a rule seems never to end"
        pytest.fail(f"It has not ended after {seconds:g} seconds of the processor's time.")

    timers = {signal.ITIMER_PROF: (signal.SIGPROF, seconds), signal.ITIMER_REAL: (signal.SIGALRM, WAITING * seconds)}
    before = {number: signal.signal(number, late) for number, _ in timers.values()}
    for timer, (_, limit) in timers.items():
        signal.setitimer(timer, limit)
    try:
        return (yield)
    finally:
        for timer in timers:
            signal.setitimer(timer, 0)
        for number, handler in before.items():
            signal.signal(number, handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell of a test of the contract that fails which rule is broken."""
    report = yield
    if report.failed and item.get_closest_marker("rule") is not None:
        report.longrepr = cast("Any", tell(item, report.longrepr))
    return report


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test of the contract what it names."""
    if metafunc.module.__name__.partition(".")[0] != __name__.partition(".")[0]:
        return
    names, games = {*metafunc.fixturenames}, metafunc.config.stash[CHOSEN]
    keys, ends = [game.key for game in games], [end for game in games for end in smallest_and_largest(game)]
    if "walk" in names:
        _tables(metafunc, "walk", [table for game in games for table in tables(game)])
    elif "table" in names:
        found = [table for game in games for table in tables(game)]
        metafunc.parametrize("table", found, ids=[table.name for table in found])
    elif "played" in names:
        _tables(metafunc, "played", ends)
    elif "lesson" in names:
        lessons = [(game, lesson) for game in games for lesson in game.lessons]
        ids = [f"{game.key}-{lesson.key}" for game, lesson in lessons]
        none = [pytest.param(None, None, marks=pytest.mark.skip("it has no lessons"))]
        metafunc.parametrize(("game", "lesson"), lessons or none, ids=ids or None)
    elif "seats" in names:
        places = [(end.game.key, end.seats) for end in ends]
        if "language" in names:
            metafunc.parametrize(("key", "seats", "language"), shared(places))
        else:
            metafunc.parametrize(("key", "seats"), places)
    elif "game" in names:
        metafunc.parametrize("game", games, ids=keys)
    elif "key" in names:
        metafunc.parametrize("key", keys)
    elif "package" in names:
        shared_words = [] if metafunc.config.getoption("--game") else [BOT, ENGINE, PARTS]
        metafunc.parametrize("package", [*shared_words, *(f"{GAME}{key}" for key in keys)])
    if "language" in names and "seats" not in names:
        metafunc.parametrize("language", LANGUAGES)


def _tables(metafunc: pytest.Metafunc, name: str, found: list[Table]) -> None:
    metafunc.parametrize(name, found, ids=[table.name for table in found], indirect=True, scope="session")


@pytest.fixture(scope="session", name="walk")
def recorded_walk(request: pytest.FixtureRequest) -> Walk:
    return walk(request.param, seed=request.param.name.encode())


@pytest.fixture(scope="session")
def played(request: pytest.FixtureRequest) -> Walk:
    return walk(request.param, b"players")


@pytest.fixture
def pixels_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures hold their pixels as they were drawn: enough where they are compared with each other, and quicker."""
    from render import canvas

    monkeypatch.setattr(canvas, "_developed", ContextVar("developed", default=False))


@pytest.fixture
def unpainted(pixels_only: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have words and a size, and stay empty: enough where what goes on them is looked at before."""
    from render import canvas

    monkeypatch.setattr(canvas, "_pixels", lambda _parts: b"")
