"""The rules that tests ask about: each is a name of API 1, whose docstring says what a game has to do.

So what an author reads when a test fails is what the guide says, and cannot differ from it.
"""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from games import GAMES, PACKAGES
from games.entry_points import DISTRIBUTION
from render.api import NAMES
from render.scene import scene

rule = pytest.mark.rule
"""Marks a test with the rule that is broken where it fails: ``Game.resample``."""

HOLDERS = ("games.engine", "render.scene")
"""The modules of API 1 whose names are rules."""


def holder(name: str) -> str:
    """The module whose name a rule is. Raises LookupError for no name of API 1."""
    first = name.partition(".")[0]
    for module in HOLDERS:
        if first in NAMES[module]:
            return module
    raise LookupError(f"{name} is no rule: API 1 has no {first}")


def promised(name: str) -> Any:
    """What a rule names. Raises LookupError or AttributeError where API 1 has no such name."""
    first, _, member = name.partition(".")
    found = getattr(importlib.import_module(holder(name)), first)
    return inspect.getattr_static(found, member) if member else found


def in_words(name: str) -> str:
    """The first sentence of what a rule says."""
    words = " ".join((inspect.getdoc(promised(name)) or "").split())
    return re.split(r"(?<=\.) ", re.sub(r":\w+:`~?([^`]*)`", r"\1", words))[0].replace("`", "").rstrip(".")


def solved(name: str, key: str) -> str | None:
    """Where another game of Cairn does what a rule asks of the game ``key``; None where none has written it itself."""
    first, _, member = name.partition(".")
    others = (key_ for key_, package in PACKAGES.items() if package.entry.distribution == DISTRIBUTION and key_ != key)
    for other in others:
        of = {"Game": GAMES[other], "Policy": GAMES[other].policy, "Scene": scene(other)}.get(first)
        code = getattr(getattr(type(of), member, None), "__code__", None) if member in vars(type(of)) else None
        if code is not None:
            file = Path(code.co_filename)
            return f"{'/'.join(file.parts[-3:])}:{code.co_firstlineno}"
    return None
