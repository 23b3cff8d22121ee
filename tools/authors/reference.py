"""The reference: every name of API 1 with its signature and what it promises, by the module it comes from."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from games.engine import Game
from testing.api import declared, named
from tools.authors.spoken import docstring, markdown, origin

PAGES = {"games": "rules.md", "render": "pictures.md", "contract": "tests.md"}
"""The page on which names stand, by the package that they come from."""


class Name(NamedTuple):
    """A name of API 1: the module from which it is imported and the one that defines it, and what it is."""

    module: str
    home: str
    name: str
    thing: Any

    @property
    def page(self) -> str:
        """The page on which it stands."""
        return PAGES[self.module.partition(".")[0]]

    @property
    def title(self) -> str:
        """What its heading says: names of the engine are used by themselves, others after their modules."""
        if inspect.isclass(self.thing):
            return f"class {self.name}"
        by_itself = self.module.startswith("games.engine")
        name = self.name if by_itself else f"{self.module.rpartition('.')[2]}.{self.name}"
        if inspect.isroutine(self.thing):
            return f"{name}()"
        return f"type {name}" if hasattr(self.thing, "__args__") else name


def names() -> list[Name]:
    """All of them, in their order."""
    return [Name(module, origin(module, name), name, thing) for module, name, thing in named()]


def links() -> dict[str, str]:
    """Where each name is explained, by how text calls it: ``Game``, ``Game.turn``, ``push()``, ``legend.draw``."""
    found: dict[str, str] = {}
    for each in names():
        where = f"{each.page}#{anchor(each.title)}"
        if inspect.isclass(each.thing):
            explained = {member for member, _ in said(each.thing)}
            for member in _members(each.thing):
                title = f"{each.name}.{member}"
                found[title] = f"{each.page}#{anchor(title)}" if member in explained else where
            found[each.name] = where
        else:
            called = each.title.removeprefix("type ").removesuffix("()")
            told = [called, f"{each.module}.{each.name}"] if "." in called or called.isupper() else []
            found |= dict.fromkeys((f"{each.name}()", f"{called}()", *told), where)
    return found


def _members(kind: type) -> set[str]:
    """What a class has that is public, fields included."""
    own = {name for each in kind.__mro__[:-1] for name in (*vars(each), *inspect.get_annotations(each))}
    return {name for name in own if not name.startswith("_")}


def page(file: str) -> str:
    """All names of a page, by the module that defines them, with what each promises."""
    lines: list[str] = []
    mine = [each for each in names() if each.page == file]
    homes = dict.fromkeys(each.home for each in mine)
    for home in sorted(homes, key=lambda home: home != Game.__module__):  # what a game is comes first
        group = [each for each in mine if each.home == home]
        sources = ", ".join(f"`{module}`" for module in dict.fromkeys(each.module for each in group))
        about = markdown(inspect.getdoc(importlib.import_module(home)) or "")
        lines += [f"## {home}", "", f"Import from {sources}. {about}", ""]
        for each in group:
            lines += entry(each)
    return "\n".join(lines)


def entry(each: Name) -> Iterator[str]:
    """A name with its signature and what it promises; what a class has stands below it."""
    yield from (f"### {each.title}", "", "```text", *declared(each.module, each.name, each.thing), "```", "")
    yield from (docstring(each.module, each.name, each.thing), "")
    if inspect.isclass(each.thing):
        for member, words in said(each.thing):
            yield from (f"#### {each.name}.{member}", "", words, "")


def said(kind: type) -> Iterator[tuple[str, str]]:
    """The methods and properties of a class that are its own, with what each promises."""
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        method = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if (inspect.isfunction(method) or isinstance(member, property | cached_property)) and method.__doc__:
            yield name, markdown(inspect.cleandoc(method.__doc__), kind)


def anchor(text: str) -> str:
    """``text`` of a heading as addresses name it: *Back up and restore* is ``back-up-and-restore``."""
    return re.sub(r"[^\w -]", "", text).strip().lower().replace(" ", "-")
