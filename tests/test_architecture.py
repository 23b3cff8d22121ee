"""The codebase: arrows between packages, what is pure, where a game's name may occur, how long a module is."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from bot.core.localizer import LANGUAGES, Localizer
from games import GAMES, PACKAGES
from games.engine import text
from games.entry_points import DISTRIBUTION

ROOT = Path(__file__).parents[1]
MODULES = sorted(
    path.relative_to(ROOT)
    for package in ("games", "render", "sandbox", "bot", "contract")
    for path in (ROOT / package).rglob("*.py")
)
BESIDE = sorted(
    path.relative_to(ROOT)
    for package in ("testing", "tests", "tools", "deploy")
    for path in (ROOT / package).rglob("*.py")
)
NAMES = {".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in MODULES}
LINES = 400
MODULES_IN_A_FOLDER = 20

ARCHITECTURE: dict[str, Any] = tomllib.loads((ROOT / "tests" / "architecture.toml").read_text("utf-8"))
"""The layers of the bot and the exceptions from what is tested here."""

ALLOWED = {
    "games": {"games", "msgspec"},
    "render": {"render", "games", "msgspec", "PIL", "arabic_reshaper", "bidi", "zlib_ng"},
    "contract": {"contract", "games", "render", "bot", "msgspec", "PIL", "fluent", "pytest"},
}
"""What packages import besides the standard library. The bot may import anything."""

PURE = ("games", "render")

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

CONVERTS_PREPARED = {"bot/db/rows.py", "bot/tables/history/import_queries.py"}
"""Modules that convert to types of which a decoder was made when modules were loaded."""

VAGUE = {
    *("AGAIN", "FARTHEST", "FEW", "FRESH", "LEAST", "LONGEST", "MANY", "MOST", "REMEMBERED", "SHORTEST", "SOONEST"),
    "TOGETHER",
}
"""Words that no constant of the bot is named after: they tell neither what is bounded nor in which unit."""

COLLECTIONS = ast.List | ast.Tuple | ast.Set | ast.Dict


@cache
def nodes(path: Path) -> tuple[ast.stmt | ast.expr, ...]:
    """Return the nodes of a module that tests look at. It is read once."""
    kinds = ast.Import | ast.ImportFrom | ast.Call | ast.Constant | ast.ClassDef | ast.Expr | ast.Assign | ast.AnnAssign
    kinds |= COLLECTIONS
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


@cache
def import_graph() -> nx.DiGraph[str]:
    """Return the import graph of the packages, with an arrow from a module to each module that it imports."""
    arrows: nx.DiGraph[str] = nx.DiGraph()
    for importing, path in NAMES.items():
        for name, taken in imports(path):
            imported = f"{name}.{taken}" if f"{name}.{taken}" in NAMES else name
            if imported in NAMES and imported != importing:
                arrows.add_edge(importing, imported)
    return arrows


def room(module: str) -> str | None:
    """Return the room of a module of the bot: its innermost folder that is one, else by the list of root modules."""
    package, *folders = module.split(".")
    if package != "bot":
        return None
    at_the_root = {name: room for room, names in ARCHITECTURE["at_the_root"].items() for name in names}
    rooms = {name for names in ARCHITECTURE["layers"] for name in names}
    above = (".".join(folders[:length]) for length in range(len(folders), 0, -1))
    return next((name for name in above if name in rooms), at_the_root.get(".".join(folders)))


def shrinks(found: Mapping[str, int], excepted: Mapping[str, int]) -> None:
    """Assert that nothing exceeds its exception and that no exception is listed that is gone."""
    assert {name: number for name, number in found.items() if number > excepted.get(name, 0)} == {}
    assert [name for name in excepted if name not in found] == []


def inside(package: str) -> list[Path]:
    return [path for path in MODULES if path.parts[0] == package]


def own(path: Path, key: str) -> bool:
    """Whether a file is the game's own: its package or its scene."""
    *folders, name = path.parts
    return path.parts[:2] == ("games", key) or (
        folders[:1] == ["render"] and (name.split(".")[0] == key or name.startswith(f"{key}_") or key in folders)
    )


@pytest.mark.parametrize("package", ALLOWED)
def test_arrows_between_packages_run_one_way(package: str) -> None:
    allowed = ALLOWED[package] | sys.stdlib_module_names
    wrong = [
        (str(path), name) for path in inside(package) for name, _ in imports(path) if name.split(".")[0] not in allowed
    ]
    assert wrong == []


def test_every_module_of_the_bot_has_a_room() -> None:
    strangers = [name for name in NAMES if name.startswith("bot.") and room(name) is None]
    gone = [
        module for modules in ARCHITECTURE["at_the_root"].values() for module in modules if f"bot.{module}" not in NAMES
    ]
    assert (strangers, gone) == ([], [])


def test_arrows_between_the_rooms_of_the_bot_run_downwards() -> None:
    """A room imports itself and the rooms of lower layers. Imports for the type checker count too."""
    layer = {name: level for level, names in enumerate(ARCHITECTURE["layers"]) for name in names}
    arrows = ((room(importing), room(imported)) for importing, imported in import_graph().edges)
    up = Counter(
        f"{above} -> {below}"
        for above, below in arrows
        if above and below and above != below and layer[below] >= layer[above]
    )
    shrinks(up, ARCHITECTURE["arrows_up"])


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for the type checker count too."""
    circles = [sorted(circle) for circle in nx.strongly_connected_components(import_graph()) if len(circle) > 1]
    assert sorted(circles) == sorted(ARCHITECTURE["circles"])


def test_a_class_of_the_bot_is_named_once() -> None:
    names = Counter(node.name for path in inside("bot") for node in nodes(path) if isinstance(node, ast.ClassDef))
    assert sorted(name for name, times in names.items() if times > 1) == ARCHITECTURE["classes_named_twice"]


def test_a_folder_holds_few_enough_modules_to_be_looked_through() -> None:
    folders = Counter(
        str(path.parent.relative_to(ROOT))
        for package in ("bot", "contract", "testing", "tests")
        for path in (ROOT / package).rglob("*.py")
        if path.name != "__init__.py"
    )
    assert {folder: number for folder, number in folders.items() if number > MODULES_IN_A_FOLDER} == {}


@pytest.mark.parametrize("package", PURE)
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
    """It imports nothing of Cairn, and nothing that is shipped but its commands imports it."""
    cairn = {"games", "render", "bot", "testing", "tools", "tests", "deploy"}
    knows = [
        (str(path), name) for path in inside("sandbox") for name, _ in imports(path) if name.split(".")[0] in cairn
    ]
    allowed = {Path("sandbox"), Path("bot/cli")}
    used = [
        str(path)
        for path in MODULES
        for name, _ in imports(path)
        if name.split(".")[0] == "sandbox" and not allowed & set(path.parents)
    ]
    assert (knows, used) == ([], [])


def test_the_contract_knows_of_the_bot_its_core_alone_and_nothing_that_runs_knows_the_contract() -> None:
    """It needs pytest, which an installed Cairn does without until somebody tests a game."""
    knows = [(str(path), name) for path in inside("contract") for name, _ in imports(path) if name.startswith("bot.")]
    used = [
        str(path)
        for path in MODULES
        for name, _ in imports(path)
        if name.split(".")[0] == "contract" and path.parts[0] != "contract"
    ]
    assert ([each for each in knows if not f"{each[1]}.".startswith("bot.core.")], used) == ([], [])


def test_tools_and_tests_share_what_is_in_testing_and_nothing_else() -> None:
    """No tool imports tests, no test a tool but those of the tools, and what is shipped none of them."""
    beside = {"testing", "tests", "tools", "deploy"}
    allowed = {
        "testing": {"testing"},
        "tools": {"testing", "tools"},
        "deploy": {"deploy"},
        "tests": {"testing", "tests"},
    }
    wrong = [
        (str(path), name)
        for path in [*MODULES, *BESIDE]
        if Path("tests/tools") not in path.parents
        for name, _ in imports(path)
        if name.split(".")[0] in beside - allowed.get(path.parts[0], set())
    ]
    assert wrong == []


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_imported_only_by_its_own_modules(key: str) -> None:
    wrong = [
        str(path)
        for path in MODULES
        for name, taken in imports(path)
        if not own(path, key) and (f"{name}.".startswith(f"games.{key}.") or (name, taken) == ("games", key))
    ]
    assert wrong == []


@pytest.mark.parametrize("key", GAMES)
def test_no_shared_file_names_a_game(key: str) -> None:
    """Its key as a string, or its name in any language: nowhere in the engine, the shared pictures and the bot."""
    titles = {Localizer(language, key)(text("game-name")) for language in LANGUAGES}
    names = re.compile("|".join(re.escape(title) for title in titles if " " in title) or r"(?!)", re.IGNORECASE)
    shared = [path for path in MODULES if not own(path, key) and path.parts[:2] not in {("games", k) for k in GAMES}]
    catalogues = [
        path.relative_to(ROOT)
        for package in ("sandbox", "bot")
        for path in (ROOT / package).rglob("*")
        if path.suffix in {".ftl", ".html", ".js"}
    ]
    wrong = []
    for path in [*shared, *catalogues]:
        source = (ROOT / path).read_text("utf-8")
        found = strings(path) if path.suffix == ".py" else set(re.findall(r"""(?<=["'`]).+?(?=["'`])""", source))
        if key in found or names.search(source) or ("_" in key and key in source):
            wrong.append(str(path))
    assert wrong == []


def test_the_games_that_come_with_cairn_lie_where_these_tests_look_for_them() -> None:
    ours = [package for package in PACKAGES.values() if package.entry.distribution == DISTRIBUTION]
    assert len(ours) >= 4
    for package in ours:
        key = package.about.key
        assert (package.entry.module, package.scene_module) == (f"games.{key}", f"render.{key}")


def test_no_file_lists_games() -> None:
    """What there is comes from the packages that are installed: no collection names two of them."""
    beside = [path for path in BESIDE if path.parts[0] != "tests"]
    wrong = []
    for path in [*MODULES, *beside]:
        for node in nodes(path):
            if isinstance(node, COLLECTIONS):
                parts = node.keys if isinstance(node, ast.Dict) else node.elts
                named = [part.value for part in parts if isinstance(part, ast.Constant) and part.value in PACKAGES]
                wrong += [(str(path), node.lineno)] if len(named) > 1 else []
    assert wrong == []


def test_modules_are_short_enough_to_read() -> None:
    lines = {str(path): len((ROOT / path).read_text("utf-8").splitlines()) for path in [*MODULES, *BESIDE]}
    del lines["bot/db/migrations/versions/r0001_first.py"]  # written by a tool
    assert {path: number for path, number in lines.items() if number > LINES} == {}


def test_types_of_stored_values_are_looked_at_when_the_program_starts() -> None:
    """The threads of the database read them, and two that look at one type for the first time crash the process.

    So decoders are made where modules are loaded; :class:`Rows` makes its own. Options of games are converted by the
    event loop alone, commands of the command line have no threads.
    """
    wrong = [
        (str(path), node.lineno)
        for path in inside("bot")
        if path.parts[1] not in {"cli", "core"} and str(path) not in CONVERTS_PREPARED
        for node in nodes(path)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and (
            (node.func.attr == "convert" and not ast.unparse(node.args[1]).endswith(".Options"))
            or (node.func.attr == "decode" and any(keyword.arg == "type" for keyword in node.keywords))
        )
    ]
    assert wrong == []


def test_docstrings_of_the_bot_say_what_is_returned_or_done() -> None:
    """None opens with a relative clause. Docstrings of constants and fields count too."""
    clause = re.compile(r"\s*(What|Whatever|Who|Whoever|Whom|Whose|So (many|much|long|often|far))\b")
    wrong = [
        (str(path), node.lineno)
        for path in inside("bot")
        for node in nodes(path)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and clause.match(str(node.value.value))
    ]
    assert wrong == []


def test_constants_of_the_bot_are_named_after_what_they_bound() -> None:
    """MAX_TABLES, RETRY_AFTER or BATCH_SIZE rather than MOST, AGAIN or TOGETHER."""
    wrong = [
        (str(path), name.id)
        for path in inside("bot")
        for node in nodes(path)
        if isinstance(node, ast.Assign | ast.AnnAssign) and not node.col_offset
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        for name in ast.walk(target)
        if isinstance(name, ast.Name) and name.id.isupper() and VAGUE & set(name.id.split("_"))
    ]
    assert wrong == []
