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

from contextvars import ContextVar

import pytest

from bot.core.localizer import BOT, ENGINE, GAME
from contract.played import smallest_and_largest
from contract.stored import keep
from contract.walk import Table, Walk, tables, walk
from contract.words.languages import shared
from games import GAMES, PACKAGES
from games.engine import AnyGame
from games.engine.text import LANGUAGES

CHOSEN = pytest.StashKey[list[AnyGame]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("cairn", "the contract of Cairn's games")
    group.addoption("--game", metavar="KEY", action="append", default=[], help="a game to ask (default: all)")
    group.addoption("--store", action="store_true", help="first keep stored games beside the games that have none")


def pytest_configure(config: pytest.Config) -> None:
    """Look up the games that are asked. Raises UsageError for one that cannot be used."""
    keys = config.getoption("--game") or [*GAMES]
    found = {key: GAMES.get(key) for key in keys}
    for key in (key for key, game in found.items() if game is None):
        why = [str(each) for each in PACKAGES.left_out] or ["nothing was left out"]
        raise pytest.UsageError(f"there is no game {key}; {'; '.join(why)}")
    config.stash[CHOSEN] = [game for game in found.values() if game is not None]
    if config.getoption("--store") and not hasattr(config, "workerinput"):
        for game in config.stash[CHOSEN]:
            _store(game)


def _store(game: AnyGame) -> None:
    try:
        keep(game)
    except OSError as error:
        raise pytest.UsageError(
            f"{error.filename} cannot be written: {error.strerror}; pip install -e the folder of your game"
        ) from error


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test of the contract what it names."""
    if metafunc.module.__name__.partition(".")[0] != __name__.partition(".")[0]:
        return
    names, games = {*metafunc.fixturenames}, metafunc.config.stash[CHOSEN]
    keys, ends = [game.key for game in games], [end for game in games for end in smallest_and_largest(game)]
    if "walk" in names:
        _tables(metafunc, "walk", [table for game in games for table in tables(game)])
    elif "played" in names:
        _tables(metafunc, "played", ends)
    elif "lesson" in names:
        lessons = [(game, lesson) for game in games for lesson in game.lessons]
        ids = [f"{game.key}-{lesson.key}" for game, lesson in lessons]
        metafunc.parametrize(("game", "lesson"), lessons, ids=ids)
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
        shared_words = [] if metafunc.config.getoption("--game") else [BOT, ENGINE]
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
