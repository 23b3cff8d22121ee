"""Texts into languages: Fluent catalogues of the bot, the engine and each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Self

from fluent.runtime import FluentBundle, FluentResource

from games.engine import Argument, Player, Text

LANGUAGES = ("en", "de")
"""The languages every catalogue exists in; the first is what is spoken where a reader's own is not among them."""


def language_of(locale: str | None) -> str:
    """The catalogue language for a Discord locale such as ``de`` or ``en-GB``."""
    short = (locale or "").split("-")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


@lru_cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """The messages of ``language``: the bot's and the engine's, and those of ``game``."""
    found = FluentBundle([language], use_isolating=False)
    packages = ["bot", "games.engine", *([f"games.{game}"] if game else [])]
    for package in packages:
        source = resources.files(package) / "locale" / f"{language}.ftl"
        found.add_resource(FluentResource(source.read_text("utf-8")))
    return found


class Words:
    """Says texts in one language, with the names of one table's players by seat.

    The caller gives names ready for where they are shown: escaped for messages, plain for pictures.
    """

    def __init__(self, language: str, game: str | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)
        self.game = game
        self._bundle = bundle(language, game)

    def with_names(self, names: Sequence[str]) -> Self:
        """The same language with other players."""
        return type(self)(self.language, self.game, names)

    def __call__(self, text: Text) -> str:
        """``text`` as words. Raises LookupError for an unknown message, ValueError for a missing argument."""
        if not self._bundle.has_message(text.id):
            raise LookupError(f"no message {text.id!r} in {self.language}")
        pattern = self._bundle.get_message(text.id).value
        if pattern is None:
            raise LookupError(f"message {text.id!r} has no text in {self.language}")
        said, errors = self._bundle.format_pattern(pattern, {k: self._argument(v) for k, v in text.args.items()})
        if errors:
            raise ValueError(f"message {text.id!r} in {self.language}: {errors[0]}")
        return str(said)

    def say(self, id: str, **args: Argument) -> str:  # noqa: A002 - the catalogue's own word
        """The message ``id`` as words."""
        return self(Text(id, args))

    def _argument(self, value: Argument) -> Any:
        match value:
            case Text():
                return self(value)
            case Player(seat=seat):
                return self.names[seat]
            case tuple():
                return ", ".join(self(part) if isinstance(part, Text) else self.names[part.seat] for part in value)
            case _:
                return value
