"""Localization: Fluent catalogues of the bot, the engine and each game."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property, lru_cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Self

from bot.core.errors import describe
from bot.core.icons import Icon, without_icons
from bot.core.mentions import unmentioned
from bot.core.pseudonym import MENTION, code_of
from games import PACKAGES
from games.engine import Argument, Player, Text
from games.engine.text import LANGUAGES
from render.alt_text import signed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax import FluentParser

__all__ = ["LANGUAGES", "Catalogue", "Localizer", "catalogue", "file_of", "language_of", "spoken"]

log = logging.getLogger(__name__)

ENTRY = re.compile(rb"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term of a catalogue begins."""
PLAIN = re.compile(r" *((?:[^{}\n]|\{ *\$?[a-zA-Z][\w-]* *\})+(?<!\s))\s*+(?:^#.*+\s*+)*+", re.MULTILINE)
"""The text behind the name of a message of one line: words, arguments, other messages; comments may follow."""
PUT_IN = re.compile(r"\{ *(\$?)([a-zA-Z][\w-]*) *\}")
"""An argument in such a message, or another message."""
UNGROUPED = range(-999, 1000)
"""Whole numbers that are written alike in every language."""
REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""A candidate for the name of another entry inside an entry."""
MAX_WORDS, MAX_PARTS = 4000, 100
"""Characters of an argument and of a message of other people's, as Discord takes them, and the parts of a list."""
MAX_KEPT_MESSAGES = 2048
"""The most messages that are kept as words: an alt text is made of hundreds, nearly all of them said before."""
MAX_KEPT_ENTRIES = 8192
"""The most names of which is kept what a catalogue has behind them: a search takes a hundredth of a millisecond."""
BOT, ENGINE, PARTS, GAME = "bot", "games.engine", "games.parts", "games."
"""The packages whose messages all games share, and what stands before a game's key for its own.

What parts of games say is each game's to say otherwise, by a message of the same name.
"""


def language_of(locale: str | None) -> str:
    """The catalogue language for a Discord locale such as ``de`` or ``en-GB``."""
    short = (locale or "").split("-")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


class Catalogue:
    """The messages of a package in one language, from a ``source`` in UTF-8.

    Each is looked up and parsed when it is first asked for: a process says few of them, and as strings of their own all
    would take three times the memory of the source.

    They refer to one another only: thus what the bot says is kept once, not once a game. ``{ POSTED("button-join") }``
    is what ``posted`` returns: how public posts call that button. ``{ ICON("water") }`` is the mark of that icon of
    ``game``; of several arguments the key is put together. Most messages are words, arguments and other messages,
    which need no parser: so are the names of all commands, which are said at each start. Of ``foreign`` ones only those
    are that name no other message: how much becomes of the others the parser bounds.
    """

    def __init__(
        self,
        language: str,
        source: bytes,
        posted: Callable[[str], str] | None = None,
        *,
        game: str = "",
        foreign: bool = False,
    ) -> None:
        self.language, self._foreign = language, foreign
        self._functions: dict[str, Callable[..., Any]] = {"ICON": lambda *key: Icon(game, "".join(map(str, key))).mark}
        if posted is not None:
            self._functions["POSTED"] = posted
        self._source = source
        self._parsed = set[str]()

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # with all that it needs of languages, a twentieth of a start

        return FluentBundle([self.language], use_isolating=False, functions=self._functions)

    def __contains__(self, id: str) -> bool:  # noqa: A002 - the catalogue's own word
        return self._body(id) is not None

    @lru_cache(maxsize=MAX_KEPT_ENTRIES)  # noqa: B019 - catalogues are kept anyway
    def _body(self, id: str) -> str | None:  # noqa: A002 - the catalogue's own word
        """Return what stands behind the name of an entry; None where there is none of that name."""
        name, at = id.encode(), 0
        while (found := ENTRY.match(self._source, at)) is None or found[1] != name:
            if not (at := self._source.find(b"\n" + name, at) + 1):
                return None
        after = ENTRY.search(self._source, found.end())
        return self._source[found.end() : after and after.start()].decode()

    def pattern(self, id: str) -> Pattern | None:  # noqa: A002 - the catalogue's own word
        """Return the pattern of the message. Raises LookupError where there is none."""
        self._parse(id)
        return self._bundle.get_message(id).value

    @lru_cache(maxsize=MAX_KEPT_MESSAGES)  # noqa: B019 - catalogues are kept anyway
    def format(self, id: str, args: tuple[tuple[str, str | int], ...]) -> str:  # noqa: A002 - the catalogue's own word
        """The message ``id`` with its arguments as words.

        Raises LookupError where there is none or it has no text, ValueError for a missing argument.
        """
        plain = PLAIN.fullmatch(self._body(id) or "")
        if plain is not None and all(isinstance(value, str) or value in UNGROUPED for _, value in args):
            with suppress(LookupError):  # of what is lacking the parser knows to tell
                return PUT_IN.sub(partial(self._put_in, dict(args)), plain[1])
        pattern = self.pattern(id)
        if pattern is None:
            raise LookupError(f"message {id!r} has no text in {self.language}")
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"message {id!r} in {self.language}: {errors[0]}")
        return str(said)

    def _put_in(self, args: Mapping[str, str | int], part: re.Match[str]) -> str:
        if self._foreign and not part[1]:
            raise LookupError(part[2])
        return str(args[part[2]]) if part[1] else self.format(part[2], tuple(args.items()))

    def _parse(self, entry: str) -> None:
        """Parses an entry, and whatever it refers to, unless that is done."""
        if entry in self._parsed or (body := self._body(entry)) is None:
            return
        from fluent.syntax import ast

        self._parsed.add(entry)
        source = f"{entry} ={body}"
        resource = parser().parse(source)
        self._bundle.add_resource(resource)
        for parsed in resource.body:
            if isinstance(parsed, ast.Message):
                self._bundle.get_message(entry)  # from now on the bundle uses what it has made of the syntax
                parsed.value, parsed.attributes = None, []
        for reference in REFERENCE.findall(source):
            self._parse(reference)


@cache
def parser() -> FluentParser:
    """Return the parser of all catalogues."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False)


@lru_cache
def spoken(language: str, game: str) -> str:
    """The language in which a game speaks to a reader of ``language``: the first of all where it lacks that one."""
    return language if game in PACKAGES and language in PACKAGES[game].about.languages else LANGUAGES[0]


@lru_cache
def _source(package: str, language: str) -> bytes:
    """Return the file of a catalogue, once for all that speak of posts in one language or another."""
    return file_of(package, language).read_text("utf-8").encode()


@lru_cache
def catalogue(language: str, package: str, posts: str | None = None, game: str = "") -> Catalogue:
    """The messages of ``package``, ``bot`` or a game, the engine or its parts, in ``language``.

    ``posts``: the language of the public posts that they speak of, where it is another one. ``game``: whose icons stand
    in them, for a package that games share.
    """
    game = game or package.removeprefix(GAME)
    try:
        source = _source(package, language)
    except LookupError:  # a game whose package is not there is called by its key
        source = f"game-name = {re.sub('[^a-z0-9]+', ' ', game)}".encode()
    foreign = game in PACKAGES and PACKAGES[game].foreign
    posted: Callable[[str], str] = lambda label: catalogue(posts or language, package).format(label, ())  # noqa: E731
    return Catalogue(language, source, posted, game=game, foreign=foreign)


def forget_words() -> None:
    """Let go of all words: what is said from now on is read anew, of the games that there are then."""
    for kept in (catalogue, _source, spoken, Catalogue.format, Catalogue._body):
        kept.cache_clear()


def file_of(package: str, language: str) -> Traversable:
    """The file with the messages of ``package`` in ``language``. Raises LookupError for a game that is not there."""
    if package in (BOT, ENGINE, PARTS):
        return resources.files(package) / "locale" / f"{language}.ftl"
    return PACKAGES[package.removeprefix(GAME)].words / f"{language}.ftl"


class Localizer:
    """Puts texts into one language, with the names of one table's players by seat.

    The caller gives names ready for where they are shown: escaped for messages, plain for pictures. ``posts``: the
    language of the public posts whose buttons are named, the same unless it is given. With ``icons`` their marks stand
    in what is said, for messages; see :mod:`bot.core.icons`.
    """

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: Sequence[str] = (),
        posts: str | None = None,
        *,
        icons: bool = False,
    ) -> None:
        self.language, self.posts, self.icons = language, posts, icons
        self.names = tuple(names)
        self.game = game
        # Kept by its arguments: called as elsewhere, it is the one that is there
        bot = catalogue(language, BOT) if posts in (None, language) else catalogue(language, BOT, posts)
        shared = bot, catalogue(language, ENGINE)
        own = catalogue(spoken(language, game), f"{GAME}{game}") if game else None
        parts = catalogue(spoken(language, game), PARTS, game=game) if game else None
        self._foreign = own if game and game in PACKAGES and PACKAGES[game].foreign else None
        self._catalogues = [each for each in (own, *shared, parts) if each is not None]
        if self._foreign is not None:  # what the bot says is not for other people's games to say
            self._catalogues.sort(key=lambda each: each is not shared[0])

    def with_names(self, names: Sequence[str]) -> Self:
        """The same language with other players."""
        return type(self)(self.language, self.game, names, self.posts, icons=self.icons)

    def with_posts(self, language: str) -> Self:
        """The same language, speaking of posts in that one."""
        return type(self)(self.language, self.game, self.names, language, icons=self.icons)

    def in_words(self) -> Self:
        """The same without icons: for what is read aloud, or stands where Discord shows none."""
        return type(self)(self.language, self.game, tuple(map(without_icons, self.names)), self.posts)

    def __call__(self, text: Text) -> str:
        """``text`` as words; who was forgotten is no mention in it, but the name that stands for them.

        Raises LookupError for an unknown message, ValueError for a missing argument.
        """
        found = self._holding(text.id)
        if found is None:
            raise LookupError(f"no message {text.id!r} in {self.language}")
        if found is self._foreign:
            said = self._bounded(found, text)
        else:
            said = found.format(text.id, tuple([(name, self._argument(value)) for name, value in text.args.items()]))
        for value in text.args.values():
            if isinstance(value, int) and value < 0:
                said = said.replace(f"{value}", signed(value))
        if "<@-" in said:
            said = MENTION.sub(lambda found: self.former_player(int(found[1])), said)
        return said if self.icons else without_icons(said)

    def _bounded(self, words: Catalogue, text: Text) -> str:
        """Return what other people's game says: nobody is mentioned in it, and it has an end."""
        args = [(name, self._argument(value)) for name, value in text.args.items()]
        cut = tuple([(name, value[:MAX_WORDS] if isinstance(value, str) else value) for name, value in args])
        try:
            said = words.format(text.id, cut)
        except RecursionError:
            raise ValueError(f"message {text.id!r} goes on for ever") from None
        return unmentioned(said[:MAX_WORDS], self.names)

    def former_player(self, pseudonym: int) -> str:
        """The name of somebody who was forgotten."""
        return self.format("former-player", code=code_of(pseudonym))

    def knows(self, id: str) -> bool:  # noqa: A002 - the catalogue's own word
        """Whether there is a message ``id``."""
        found = self._holding(id)
        return found is not None and found.pattern(id) is not None

    def _holding(self, id: str) -> Catalogue | None:  # noqa: A002 - the catalogue's own word
        for each in self._catalogues:
            if id in each:
                return each
        return None

    def leniently(self, text: Text) -> str:
        """``text`` as words, or its id and arguments if that fails, so that one line never holds up all others."""
        try:
            return self(text)
        except (LookupError, ValueError, TypeError) as error:
            log.error("The message %s cannot be formatted: %s", text.id, describe(error))
            return f"{text.id} ({', '.join(self._known(text))})"

    def _known(self, text: Text) -> Iterator[str]:
        """The plain arguments of ``text`` and of the texts nested in it."""
        for value in text.args.values():
            match value:
                case Text():
                    yield self.leniently(value)
                case Player(seat=seat) if seat < len(self.names):
                    yield self.names[seat]
                case str() | int():
                    yield str(value)

    def format(self, id: str, **args: Argument) -> str:  # noqa: A002 - the catalogue's own word
        """The message ``id`` as words."""
        return self(Text(id, args))

    def _argument(self, value: Argument) -> str | int:
        match value:
            case Text():
                return self(value)
            case Player(seat=seat):
                return self.names[seat]
            case tuple():
                parts = value if self._foreign is None else value[:MAX_PARTS]
                return ", ".join(self(part) if isinstance(part, Text) else self.names[part.seat] for part in parts)
            case _:
                return value
