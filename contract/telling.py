"""What is told of a test that fails: what it asks, the rule that is broken, and how others do it."""

from __future__ import annotations

import inspect
import re
import traceback
from pathlib import Path
from typing import Any

import pytest

from contract.rule import holder, in_words, solved

KNOWN = pytest.StashKey[dict[str, str]]()
"""The failures so far, each with the first test that has failed so."""


class Told:
    """A failure with some lines before it, as pytest writes one."""

    def __init__(self, lines: list[str], failure: Any) -> None:
        self.lines, self.failure = lines, failure
        if (crash := getattr(failure, "reprcrash", None)) is not None:
            self.reprcrash = crash

    def toterminal(self, terminal: Any) -> None:
        for line in self.lines:
            terminal.line(line, bold=True)
        terminal.line()
        if hasattr(self.failure, "toterminal"):
            self.failure.toterminal(terminal)
        else:
            terminal.line(str(self.failure))

    def __str__(self) -> str:
        return "\n".join([*self.lines, "", str(self.failure)])


def tell(item: pytest.Item, failure: Any) -> Told:
    """What is told of a test of the contract in front of its ``failure``, which is told once for all that share it."""
    lines, known = [asked(item)], item.config.stash.setdefault(KNOWN, {})
    crash = str(getattr(failure, "reprcrash", None) or failure)
    if (first := known.setdefault(crash, item.name)) != item.name:
        return Told(lines, f"It fails as {first} does: {crash}")
    marker = item.get_closest_marker("rule")
    if marker is not None:
        name: str = marker.args[0]
        lines += [f"Rule: {name}. {in_words(name)}.", f"More: python -m pydoc {holder(name)}.{name}"]
        if (other := solved(name, key_of(item))) is not None:
            lines.append(f"Others do it so: {other}")
    return Told(lines, failure)


def asked(item: pytest.Item) -> str:
    """What a test asks, as a sentence."""
    name = re.sub(r"^test_|\[.*", "", item.name).replace("_", " ")
    words = " ".join((inspect.getdoc(getattr(item, "function", None)) or "").split())
    return f"{name[:1].upper()}{name[1:]}. {words}".strip()


def key_of(item: pytest.Item) -> str:
    """The key of the game that a test has asked, empty where it asks none."""
    given = getattr(item, "callspec", None)
    params: dict[str, Any] = given.params if given is not None else {}
    for value in params.values():
        game = getattr(value, "game", value)
        if key := getattr(game, "key", None):
            return str(key)
    return str(params.get("key", ""))


def place_in(folder: Path, error: BaseException | None) -> str:
    """Where in a package something has failed, last of all; empty where it was not there."""
    found = traceback.extract_tb(error.__traceback__ if error else None)
    inside = [frame for frame in found if folder in Path(frame.filename).parents]
    return f" ({Path(inside[-1].filename).relative_to(folder.parent)}, line {inside[-1].lineno})" if inside else ""
