"""Each test of the contract asks about a rule, which is a name of API 1 that explains itself."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import contract
from contract.rule import in_words, promised
from games import GAMES

FOLDER = Path(contract.__file__).parent
RULES = {
    f"{path.stem} {node.name}": [
        decorator.args[0].value
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call)
        and ast.unparse(decorator.func) == "rule"
        and isinstance(decorator.args[0], ast.Constant)
    ]
    for path in sorted(FOLDER.rglob("test_*.py"))
    for node in ast.parse(path.read_text("utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
}


def test_each_test_asks_about_one_rule() -> None:
    assert len(RULES) > 100
    assert [name for name, rules in RULES.items() if len(rules) != 1] == []


@pytest.mark.parametrize("name", sorted({str(rule) for rules in RULES.values() for rule in rules}))
def test_a_rule_is_a_name_of_the_api_that_says_what_it_promises(name: str) -> None:
    assert promised(name) is not None
    assert len(in_words(name)) > 20
    assert "`" not in in_words(name)


def test_every_method_that_a_game_has_to_write_is_asked_about() -> None:
    asked = {rule for rules in RULES.values() for rule in rules}
    written = {name for game in GAMES.values() for name in type(game).__abstractmethods__ | _abstract(type(game))}
    assert {f"Game.{name}" for name in written} <= asked


def _abstract(kind: type) -> set[str]:
    return {name for base in kind.__mro__ for name in getattr(base, "__abstractmethods__", ())}
