"""What pictures say about pieces: names, texts of cards, letters of workers, numbers with icons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeVar

from games.engine import Text, text
from games.expeditions import wording
from games.expeditions.cards import Card, Item, Meteorite, Person, Quest
from games.expeditions.catalogue import CARDS, TILES
from games.expeditions.terms import COLOURS
from render.canvas import text_width
from render.scene import Say

CardKind = Literal["item", "meteorite", "quest", "character", "companion"]


def card(key: str) -> Text:
    """A card's name."""
    return text(f"card-{key}")


def tile(number: int) -> Text:
    """A location's name without its number."""
    return text(f"tile-{number}")


def mech(key: str) -> Text:
    """A mech's name."""
    return text(f"mech-{key}")


def kind_caption(name: str) -> Text:
    """The name of a kind of card or of a region, as a caption."""
    return text(f"pic-kind-{name}")


def kind_of(known: Card) -> CardKind:
    """What kind of card it is; also the name of its icon."""
    match known:
        case Person():
            return known.role
        case Item():
            return "item"
        case Meteorite():
            return "meteorite"
        case _:
            return "quest"


def worker_letter(say: Say, icon: str) -> str:
    """The letter of the worker with this ``icon``; empty for other icons."""
    return say(text(f"pic-letter-{icon}")) if icon in COLOURS else ""


class Section(NamedTuple):
    """A section of a card's text: its caption (or nothing) and the words below it."""

    caption: str
    words: str


_Key = TypeVar("_Key", str, int)
_Words = TypeVar("_Words")


def per_language(make: Callable[[_Key, Say], _Words]) -> Callable[[_Key, Say], _Words]:
    """Caches what ``make`` says of a piece by language: it never changes."""
    said: dict[tuple[str, _Key], _Words] = {}

    def remembered(key: _Key, say: Say) -> _Words:
        if (say.language, key) not in said:
            said[say.language, key] = make(key, say)
        return said[say.language, key]

    return remembered


@per_language
def _breaks(key: str, say: Say) -> dict[str, str]:
    """How words too long for a line are broken, by word: the message ``key`` lists them with a hyphen."""
    return {word.replace("-", "", 1): word.replace("-", "- ", 1) for word in say(text(key)).split()}


def breakable(words: str, say: Say, room: float, size: float, *, bold: bool = False) -> str:
    """``words``, those that are wider than ``room`` broken with a hyphen where their language allows it."""
    breaks = _breaks("pic-breaks", say)
    return " ".join(
        breaks[word] if word in breaks and text_width(word, size, bold=bold) > room else word for word in words.split()
    )


@per_language
def parts(key: str, say: Say) -> tuple[Section, ...]:
    """The text of the card ``key`` by section, without what its numbers show."""
    found = []
    for line in wording.lines(CARDS[key]):
        if line.id != "part":
            continue
        heading, words = line.args["heading"], line.args["words"]
        assert isinstance(heading, Text)  # noqa: S101 - that is how wording makes a part
        assert isinstance(words, Text)  # noqa: S101
        if heading.id == "part-solve":  # its numbers are shown
            heading = text("pic-solved", where=heading.args["where"])
        found.append(Section(say(heading), say(words)))
    return tuple(found)


@per_language
def in_full(key: str, say: Say) -> str:
    """The card ``key`` with its whole text, as sentences."""
    known = CARDS[key]
    head = text("pic-tell-card", card=card(key), kind=kind_caption(kind_of(known)), colour=known.colour)
    lines = (say(line) for line in wording.lines(known))
    told = " ".join(line if line.endswith(".") else f"{line}." for line in lines)
    return f"{say(head)} {say(wording.core(known.core))}. {told}"


@per_language
def benefits(number: int, say: Say) -> str:
    """The open benefits of a location."""
    return say(wording.benefits(TILES[number].benefits))


class Fact(NamedTuple):
    """A number with its icon; without an icon, a rule between facts."""

    icon: str
    words: str


GAP = Fact("", "")


def core(known: Card) -> list[Fact]:
    """A card's core value, without what conditions add."""
    return _points(known.core[0].power, known.core[0].guile)


def conditions(known: Card) -> list[list[Fact]]:
    """The conditions that add to a core value, each with what it adds."""
    found = []
    for part in known.core:
        if part.stars or part.melded:
            when = Fact("star", f"{part.stars}+") if part.stars else Fact("meld", f"{part.melded}+")
            found.append([when, *(Fact(icon, f"+{words}") for icon, words in _points(part.power, part.guile))])
    return found


def facts(known: Card) -> list[Fact]:
    """What only some cards have: a quest's location and cost, an item's coins."""
    match known:
        case Quest():
            return [Fact("quest", str(known.tile)), *_points(known.power, known.guile)]
        case Item():
            return [Fact("coins", str(known.coins))]
        case _:
            return []


def _points(power: int, guile: int) -> list[Fact]:
    return [Fact(icon, str(number)) for icon, number in (("power", power), ("guile", guile)) if number]
