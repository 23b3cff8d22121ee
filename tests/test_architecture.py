"""The house: arrows between packages, what is pure, where a game's name may occur, how long a module is."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from bot.localizer import LANGUAGES, Localizer
from games import GAMES
from games.engine import text

ROOT = Path(__file__).parents[1]
MODULES = sorted(
    path.relative_to(ROOT) for package in ("games", "render", "bot") for path in (ROOT / package).rglob("*.py")
)
LINES = 400

ALLOWED = {
    "games": {"games", "msgspec"},
    "render": {"render", "games", "msgspec", "PIL", "arabic_reshaper", "bidi"},
}
"""What the pure packages import besides the standard library. The bot may import anything."""

IMPURE = {
    *("asyncio", "concurrent", "ctypes", "datetime", "getpass", "http", "logging", "multiprocessing", "os", "secrets"),
    *(
        "select",
        "shutil",
        "signal",
        "socket",
        "sqlite3",
        "subprocess",
        "tempfile",
        "threading",
        "time",
        "urllib",
        "uuid",
    ),
}
"""Modules of the standard library that are a clock, a source of chance, or the world outside."""

CALLS = {"open", "input", "print", "exec", "eval", "breakpoint"}


@cache
def nodes(path: Path) -> tuple[ast.Import | ast.ImportFrom | ast.Call | ast.Constant, ...]:
    """What is looked at in a module, which is read once: its imports, its calls and its constants."""
    kinds = ast.Import | ast.ImportFrom | ast.Call | ast.Constant
    return tuple(node for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))) if isinstance(node, kinds))


@cache
def imports(path: Path) -> tuple[tuple[str, str | None], ...]:
    """Every import of a module: the module's full name, and the name taken from it."""
    found: list[tuple[str, str | None]] = []
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found += ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found += ((str(node.module), alias.name) for alias in node.names)
    return tuple(found)


@cache
def strings(path: Path) -> set[str]:
    """Every string of a module."""
    return {node.value for node in nodes(path) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def inside(package: str) -> list[Path]:
    return [path for path in MODULES if path.parts[0] == package]


def own(path: Path, key: str) -> bool:
    """Whether a file is the game's own: its package, its scene, or the registry."""
    *folders, name = path.parts
    return (
        path.parts[:2] == ("games", key)
        or path == Path("games/__init__.py")
        or (folders[:1] == ["render"] and (name.split(".")[0] == key or name.startswith(f"{key}_") or key in folders))
    )


@pytest.mark.parametrize("package", ALLOWED)
def test_arrows_between_packages_run_one_way(package: str) -> None:
    allowed = ALLOWED[package] | sys.stdlib_module_names
    wrong = [
        (str(path), name) for path in inside(package) for name, _ in imports(path) if name.split(".")[0] not in allowed
    ]
    assert wrong == []


def test_arrows_inside_the_bot_run_downwards() -> None:
    """A layer imports itself and what stands before it here, also where only the type checker looks."""
    layers = [
        "model",
        "store",
        "people",
        "finding",
        "pace",
        "tables",
        "contests",
        "orders",
        "hooks",
        "lessons",
        "ui",
        "outbox",
    ]
    layers.append("cogs")
    wrong = [
        (str(path), name)
        for path in inside("bot")
        if path.parts[1] in layers
        for name, _ in imports(path)
        if name.split(".")[0] == "bot" and name.split(".")[1] in layers[layers.index(path.parts[1]) + 1 :]
    ]
    assert wrong == []


@pytest.mark.parametrize("package", ALLOWED)
def test_rules_and_pictures_know_no_clock_no_chance_and_no_world_outside(package: str) -> None:
    wrong: list[tuple[str, ...]] = []
    for path in inside(package):
        wrong += [
            (str(path), name, taken or "")
            for name, taken in imports(path)
            if name.split(".")[0] in IMPURE or (name == "random" and taken != "Random")
        ]
        wrong += [
            (str(path), node.func.id, str(node.lineno))
            for node in nodes(path)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS
        ]
    assert wrong == []


def test_the_sandbox_is_a_program_of_its_own() -> None:
    """It imports nothing of Cairn, and nothing but its commands and the benches imports it."""
    sandbox = Path("bot/sandbox")
    known = [path for path in MODULES if path.is_relative_to(sandbox)]
    users = [path for path in MODULES if not path.is_relative_to(sandbox)]
    own = {str(path.with_suffix("")).replace("/", ".").removesuffix(".__init__") for path in known}
    knows = [
        (str(path), name)
        for path in known
        for name, _ in imports(path)
        if name.split(".")[0] in {"bot", "games", "render"} and name not in own
    ]
    allowed = {Path("bot/command"), Path("bot/bench")}
    used = [
        str(path)
        for path in users
        for name, taken in imports(path)
        if (name in own or (name, taken) == ("bot", "sandbox")) and path.parent not in allowed
    ]
    assert (knows, used) == ([], [])


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_imported_only_by_its_own_modules_and_the_registry(key: str) -> None:
    wrong = [
        str(path)
        for path in MODULES
        for name, taken in imports(path)
        if not own(path, key) and (f"{name}.".startswith(f"games.{key}.") or (name, taken) == ("games", key))
    ]
    assert wrong == []


@pytest.mark.parametrize("key", GAMES)
def test_no_file_of_the_house_names_a_game(key: str) -> None:
    """Its key as a string, or its name in any language: nowhere in the engine, the shared pictures and the bot."""
    titles = {Localizer(language, key)(text("game-name")) for language in LANGUAGES}
    names = re.compile("|".join(re.escape(title) for title in titles if " " in title) or r"(?!)", re.IGNORECASE)
    house = [path for path in MODULES if not own(path, key) and path.parts[:2] not in {("games", k) for k in GAMES}]
    catalogues = [
        path.relative_to(ROOT) for path in (ROOT / "bot").rglob("*") if path.suffix in {".ftl", ".html", ".js"}
    ]
    wrong = []
    for path in [*house, *catalogues]:
        source = (ROOT / path).read_text("utf-8")
        found = strings(path) if path.suffix == ".py" else set(re.findall(r"""(?<=["'`]).+?(?=["'`])""", source))
        if key in found or names.search(source) or ("_" in key and key in source):
            wrong.append(str(path))
    assert wrong == []


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_its_package_and_its_scene(key: str) -> None:
    assert (ROOT / "games" / key / "view.py").is_file()
    scene = ROOT / "render" / key
    assert scene.with_suffix(".py").is_file() or (scene / "__init__.py").is_file()


def test_modules_are_short_enough_to_read() -> None:
    beside = [
        path.relative_to(ROOT) for folder in ("tests", "tools", "deploy") for path in (ROOT / folder).rglob("*.py")
    ]
    lines = {str(path): len((ROOT / path).read_text("utf-8").splitlines()) for path in [*MODULES, *beside]}
    assert {path: number for path, number in lines.items() if number > LINES} == {}
