"""The door of games: what is found, what is left out and why, and what is imported for it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from games import GAMES, PACKAGES
from games.installed import Games
from games.packages import FILE, MAX_PACKAGES, LeftOut, PackageError, Packages, Stage

ROOT = Path(__file__).parents[2]
KEY = next(iter(GAMES))
RULES = f"""
from games.{KEY} import GAME as found

class Other(type(found)):
    key = "KEY"

GAME = Other()
"""
"""Rules of a game in a package of its own: those of one that there is, under another key."""

Install = Callable[..., Packages]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs packages into a folder on the path, each as a distribution of its own, and finds what is there then."""
    monkeypatch.syspath_prepend(str(tmp_path))
    before = {*sys.modules}

    def install(module: str, rules: str = RULES, *, version: str = "0.3", without: str = "", **said: str) -> Packages:
        key = said.get("key", f'"{module.partition(".")[0]}"').strip('"')
        folder = tmp_path.joinpath(*module.split("."))
        (folder / "locale").mkdir(parents=True)
        (folder / "__init__.py").write_text(rules.replace("KEY", key), "utf-8")
        about = {
            "key": f'"{key}"',
            "title": '"Other"',
            "authors": '["Ann", "Ben"]',
            "api": "1",
            "seats": f"{[*GAMES[KEY].seats]}",
            "languages": '["en"]',
            "rights": '"own"',
            "stage": '"beta"',
            **said,
        }
        lines = "\n".join(f"{name} = {value}" for name, value in about.items() if value)
        files = {FILE: lines, "locale/en.ftl": "game-name = Other\n", "locale/rules.en.md": "# Other"}
        for name, text in files.items():
            if name != without:
                (folder / name).write_text(text, "utf-8")
        installed = tmp_path / f"{key}_by_post-{version}.dist-info"
        installed.mkdir(exist_ok=True)
        (installed / "METADATA").write_text(f"Name: {key}-by-post\nVersion: {version}\n", "utf-8")
        (installed / "entry_points.txt").write_text(f"[cairn.games]\n{key} = {module}\n", "utf-8")
        return Packages()

    yield install
    for name in {*sys.modules} - before:
        if name.split(".")[0].startswith("other"):
            del sys.modules[name]


def why(packages: Packages, key: str = "other") -> str:
    """Why a package is left out; every other one is there."""
    assert [*packages] == [*PACKAGES]
    [left_out] = packages.left_out
    assert left_out.entry.module.split(".")[0] == key
    assert "\n" not in str(left_out)
    return left_out.why


def test_a_checkout_knows_its_own_games_without_being_installed() -> None:
    assert PACKAGES.left_out == ()
    assert {each.entry.distribution for each in PACKAGES.values()} == {"cairn"}
    assert [*PACKAGES] == [*GAMES]


@pytest.mark.parametrize("key", GAMES)
def test_what_a_package_says_is_so(key: str) -> None:
    package, game = PACKAGES[key], GAMES[key]
    assert (package.about.key, package.about.seats) == (game.key, game.seats)
    assert {file.stem for file in package.words.glob("*.ftl")} == {*package.about.languages}


def test_the_rights_that_are_cleared_say_which_games_are_used(install: Install) -> None:
    install("other_own")
    packages = install("other_free", rights='"public-domain"')
    packages.offer_cleared(frozenset())
    assert packages.keys() >= {*PACKAGES, "other_own", "other_free"}
    packages.offer_cleared({"public-domain", KEY})
    assert {*packages} == {KEY, "other_free"}
    said = {str(each) for each in packages.left_out}
    assert "other_own of other_own-by-post: its rights are own, which CAIRN_RIGHTS does not clear" in said


def test_light_games_come_first() -> None:
    weights = [package.about.weight for package in PACKAGES.values()]
    assert weights == sorted(weights)


@pytest.mark.parametrize("module", ["other", "others_games.deep.other"])
def test_a_package_is_described_without_importing_anything_of_it(install: Install, module: str) -> None:
    packages = install(module, 'raise SystemExit("never")', key='"other"')
    found = packages["other"]
    assert packages.left_out == ()
    assert (found.about.title, found.about.authors, found.entry.version) == ("Other", ("Ann", "Ben"), "0.3")
    assert (found.words / "en.ftl").is_file()
    assert module.partition(".")[0] not in sys.modules


def test_a_game_from_elsewhere_is_one_among_others(install: Install) -> None:
    games = Games(packages := install("other", weight="1"))
    assert [*games][:2] == sorted([KEY, "other"])
    assert games["other"].key == "other"
    assert len(games) == len([*games.items()]) == len(GAMES) + 1
    assert packages.left_out == ()


def test_what_was_written_for_another_api_is_left_out_whatever_else_it_says(install: Install) -> None:
    assert why(install("other", api="2", seats="", moods='"new"')) == "it is written for API 2, this Cairn has API 1"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"stage": '"gamma"'}, "gamma"),
        ({"rights": ""}, "rights"),
        ({"moods": '"new"'}, "moods"),
        ({"seats": "[0]"}, "seats"),
        ({"seats": "[6, 7]"}, "seats"),
        ({"key": '"No key"'}, "key"),
        ({"title": "unquoted"}, "Invalid value"),
        ({"authors": "[]"}, "authors"),
    ],
)
def test_what_its_file_does_not_say_rightly_is_named(install: Install, said: dict[str, str], reason: str) -> None:
    found = why(install("other", **said))
    assert found.startswith(f"its {FILE} cannot be read: ")
    assert reason in found


def test_a_package_without_its_file_is_left_out(install: Install) -> None:
    assert why(install("other", without=FILE)) == f"the package other has no {FILE}"


def test_a_package_that_is_gone_though_its_entry_is_there_is_left_out(install: Install, tmp_path: Path) -> None:
    install("other")
    (tmp_path / "other").rename(tmp_path / "another")
    assert why(Packages()) == "there is no package other"


@pytest.mark.parametrize("file", ["en.ftl", "rules.en.md"])
def test_words_that_it_says_to_have_are_there(install: Install, file: str) -> None:
    assert why(install("other", without=f"locale/{file}")) == f"it lacks {file}, though its languages are en"


def test_a_language_that_it_says_to_speak_is_there(install: Install) -> None:
    assert why(install("other", languages='["en", "fr"]')) == "it lacks fr.ftl, though its languages are en, fr"


def test_every_game_speaks_english(install: Install) -> None:
    assert why(install("other", languages="[]")) == "it does not speak en, which every game does"


def test_a_game_is_called_the_same_in_its_words_and_in_its_file(install: Install) -> None:
    assert why(install("other", title='"Another"')) == f"its game-name in en.ftl is not the title in {FILE}"


def test_a_key_that_is_taken_stays_with_who_has_it(install: Install) -> None:
    found = why(install("other", key=f'"{KEY}"'))
    assert found == f"its key is taken by {PACKAGES[KEY].entry.module} of cairn"


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("import nowhere", "other cannot be imported, ModuleNotFoundError: No module named 'nowhere'"),
        ("def", "other cannot be imported, SyntaxError: invalid syntax (__init__.py, line 1)"),
        ("raise SystemExit('no\\nway')", "other cannot be imported, SystemExit: no way"),
        ("GAMES = 1", "other cannot be imported, AttributeError: module 'other' has no attribute 'GAME'"),
        ("GAME = 1", "other.GAME is no Game"),
        (RULES.replace("KEY", "odd"), "its game is odd for "),
    ],
)
def test_what_cannot_be_imported_is_left_out_from_then_on(install: Install, rules: str, reason: str) -> None:
    games, told = Games(packages := install("other", rules)), list[LeftOut]()
    packages.on_left_out(told.append)
    assert ("other" in [*games], told) == (True, [])
    assert "other" not in games
    assert games.get("other") is None
    assert [*games] == [*dict(games.items())] == [*GAMES]
    assert why(packages).startswith(reason)
    assert told == [*packages.left_out]


def test_a_circle_of_imports_is_named(install: Install, tmp_path: Path) -> None:
    packages = install("other", "from other.rules import GAME")
    (tmp_path / "other" / "rules.py").write_text("from other import GAME", "utf-8")
    assert "other" not in Games(packages)
    assert "circular import" in why(packages)


def test_a_scene_is_imported_by_who_draws(install: Install, tmp_path: Path) -> None:
    packages = install("other")
    (tmp_path / "other" / "scene.py").write_text("SCENE = 'a scene'", "utf-8")
    assert packages["other"].game.key == "other"
    assert "other.scene" not in sys.modules
    assert packages["other"].scene == "a scene"


def test_without_a_scene_that_is_said(install: Install) -> None:
    with pytest.raises(PackageError, match=r"other\.scene cannot be imported, ModuleNotFoundError"):
        _ = install("other")["other"].scene


def test_more_games_than_lists_hold_are_left_out(install: Install) -> None:
    for number in range(MAX_PACKAGES):
        packages = install(f"other_{number}", title='"Other"')
    assert len(packages) == MAX_PACKAGES
    assert {each.why for each in packages.left_out} == {f"Cairn offers {MAX_PACKAGES} games at most"}


def test_what_is_broken_elsewhere_is_no_affair_of_games(install: Install, tmp_path: Path) -> None:
    install("other")
    for name, text in {"bare": "[cairn.games]\nother_bare = other_bare", "broken": "[cairn.games]\nbroken"}.items():
        (tmp_path / f"{name}-1.dist-info").mkdir()
        (tmp_path / f"{name}-1.dist-info" / "entry_points.txt").write_text(text, "utf-8")
    packages = Packages()
    assert "other" in packages
    assert [*map(str, packages.left_out)] == ["other_bare of ?: there is no package other_bare"]


def test_ten_packages_cost_a_start_less_than_a_tenth_of_a_second(install: Install) -> None:
    for number in range(10):
        packages = install(f"other_{number}")
    began = time.thread_time()
    assert len(packages) == len(GAMES) + 10
    assert time.thread_time() - began < 0.1


def cairn_games(path: Path, *arguments: str, allowed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", "games", *arguments],
        cwd=ROOT,
        env={"PYTHONPATH": str(path), "CAIRN_GAMES": allowed},
        capture_output=True,
        text=True,
        check=False,
    )


def test_cairn_games_lists_them_and_says_why_one_is_left_out(install: Install, tmp_path: Path) -> None:
    install("other")
    (tmp_path / "other" / "scene.py").write_text("import nowhere", "utf-8")
    install("other_new", api="7")
    told = cairn_games(tmp_path, allowed=cairn_games(tmp_path, "--seal").stdout)
    lines = told.stdout.splitlines()
    assert (told.returncode, told.stderr) == (3, "")
    assert [line.split()[0] for line in lines[1 : 1 + len(GAMES)]] == [*GAMES]
    assert all("fan-made" in line and "released" in line for line in lines[1 : 1 + len(GAMES)])
    assert lines[1 + len(GAMES) :] == [
        "left out: other_new of other_new-by-post: it is written for API 7, this Cairn has API 1",
        (
            "left out: other of other-by-post: other.scene cannot be imported, "
            "ModuleNotFoundError: No module named 'nowhere'"
        ),
    ]


def test_its_author_plays_an_alpha_alone_as_if_it_were_released(install: Install) -> None:
    """Two authors found that ``cairn game play`` opened no table of what ``cairn game new`` writes: an alpha."""
    packages = install("other", stage='"alpha"')
    assert packages.stage("other") is Stage.ALPHA
    packages.use_alone("other")
    assert packages.stage("other") is Stage.RELEASED
