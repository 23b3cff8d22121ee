"""The catalogues of words as they stand in their files: which messages there are, and what they are told."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

import games
from bot.core.localizer import BOT, ENGINE, GAME, PARTS, file_of

__all__ = ["PACKAGES", "arguments", "file_of", "messages", "rules_of"]

PACKAGES = (BOT, ENGINE, PARTS, *(f"{GAME}{key}" for key in games.PACKAGES))
"""Those that have words."""
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


def rules_of(package: str, language: str) -> Traversable:
    """The pages of a game's rules in a language, which may be missing; beside words of no game there are none."""
    shared = resources.files(package) / "locale" if package in (BOT, ENGINE, PARTS) else None
    return (shared or games.PACKAGES[package.removeprefix(GAME)].rules) / f"rules.{language}.md"


@cache
def parsed(package: str, language: str) -> ast.Resource:
    """The catalogue of a package in a language, parsed once for all who look at it; empty where it is missing."""
    file = file_of(package, language)
    return parse(file.read_text("utf-8") if file.is_file() else "")


@cache
def arguments(package: str, language: str) -> dict[str, frozenset[str]]:
    """The messages of a package by id, each with the arguments it uses; none where the language is missing.

    Raises ValueError for what is no message, and where an id is there twice.
    """
    found: dict[str, frozenset[str]] = {}
    file = file_of(package, language)
    source = file.read_text("utf-8") if file.is_file() else ""
    for entry in parsed(package, language).body:
        if isinstance(entry, ast.Junk):
            start = 0 if entry.span is None else entry.span.start
            line, content = source.count("\n", 0, start) + 1, (entry.content or "").partition("\n")[0]
            raise ValueError(f"line {line} of {file} cannot be read: {content}")
        if isinstance(entry, ast.Message | ast.Term) and entry.span is not None:
            if entry.id.name in found:
                raise ValueError(f"{file}: {entry.id.name} is there twice")
            found[entry.id.name] = frozenset(VARIABLE.findall(source[entry.span.start : entry.span.end]))
    return found


@cache
def messages(package: str, language: str) -> dict[str, str]:
    """The messages of a package as their source says them, by id; the pages of its rules by their number."""
    rules = rules_of(package, language)
    found = {
        entry.id.name: serialize_pattern(entry.value).strip()
        for entry in parsed(package, language).body
        if isinstance(entry, ast.Message) and entry.value
    }
    pages = re.split(r"^---$", rules.read_text("utf-8"), flags=re.MULTILINE) if rules.is_file() else []
    return found | {f"rules, page {number}": page for number, page in enumerate(pages, 1)}
