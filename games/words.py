"""The words of a package as they are looked at before it is used: its catalogues, and the pages of its rules.

They are read and put together in the bot itself, so they have bounds that none reaches by what it has to say.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from games.engine.text import LANGUAGES

NAME = re.compile(r"^game-name *= *([^{}\r\n]{1,50}?) *$", re.MULTILINE)
"""A game's name: plain words, as they go into lists of commands."""
ENTRY = re.compile(r"^-?[a-zA-Z][\w-]* *=", re.MULTILINE)
"""Where a message or a term begins."""
DIGITS = re.compile(r"Digits\s*:\s*\d{2,}")
"""A number that is to be written with ten digits or more."""

MAX_BYTES = 1 << 20
"""Of a catalogue, or of the pages of the rules."""
MAX_ENTRY = 10_000
"""Characters of a message of other people's: more than twice of what Discord takes."""


def amiss(folder: Path, languages: Collection[str], title: str, *, foreign: bool) -> str | None:
    """Return what is wrong with the words in ``folder``, in a line; None where all is well. Raises OSError."""
    if LANGUAGES[0] not in languages:
        return f"it does not speak {LANGUAGES[0]}, which every game does"
    for language in languages:
        catalogue, pages = folder / f"{language}.ftl", folder / f"rules.{language}.md"
        for file in (catalogue, pages):
            if not file.is_file():
                return f"it lacks {file.name}, though its languages are {', '.join(languages)}"
            if foreign and file.stat().st_size > MAX_BYTES:
                return f"{file.name} has more than {MAX_BYTES:,} bytes"
            try:
                words = file.read_text("utf-8")
            except UnicodeDecodeError:
                return f"{file.name} is not written in UTF-8"
            if file == catalogue and (why := _wrong(file.name, words, foreign=foreign)):
                return why
            if (file, language) == (catalogue, LANGUAGES[0]) and _name(words) != title:
                return f"its game-name in {file.name} is not the title in game.toml"
    return None


def _name(words: str) -> str | None:
    named = NAME.search(words)
    return named and named[1]


def _wrong(name: str, words: str, *, foreign: bool) -> str | None:
    if _name(words) is None:
        return f"{name} has no game-name, which is plain words, at most 50 characters"
    if foreign and (most := max(map(len, ENTRY.split(words)))) > MAX_ENTRY:
        return f"{name} has an entry of {most:,} characters, of {MAX_ENTRY:,} at most"
    if foreign and (found := DIGITS.search(words)):
        return f"{name} wants a number written with {found[0]}"
    return None
