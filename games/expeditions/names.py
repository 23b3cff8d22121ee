"""How pieces are called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.engine import Player, Text, text
from games.expeditions import wording
from games.expeditions.abilities import Ability, Ongoing
from games.expeditions.cards import Item, Meteorite, Quest
from games.expeditions.catalogue import CARDS, COVERED, TILES
from games.expeditions.state import TWENTY


@lru_cache
def card(key: str) -> Text:
    """A card's name."""
    return text(f"card-{key}")


@lru_cache
def quoted(key: str) -> Text:
    """A card's name among other things, where a language puts it into quotes."""
    return text("name-quoted", card=card(key))


@lru_cache
def tile(number: int) -> Text:
    """A location's number and name."""
    return text("name-tile", number=number, name=text(f"tile-{number}"))


@lru_cache
def worker(colour: str) -> Text:
    """A worker of a colour."""
    return text("thing-worker", n=1, colour=colour)


@lru_cache
def token(name: str) -> Text:
    """A corruption token."""
    if name == TWENTY:
        return text("token-both", value=20)
    return text("token-orange" if name[0] == "o" else "token-turquoise", value=int(name[1:]))


@lru_cache
def category(key: str) -> Text:
    """A glory category."""
    return text(f"category-{key}")


@lru_cache
def kind_of(key: str) -> str:
    """What kind of card it is: item, meteorite, quest or person."""
    match CARDS[key]:
        case Item():
            return "item"
        case Meteorite():
            return "meteorite"
        case Quest():
            return "quest"
        case _:
            return "person"


def points(power: int, guile: int) -> Text:
    """An amount of power and guile; "nothing" for none."""
    if not power and not guile:
        return text("amount-nothing")
    if not guile:
        return text("thing-power", n=power)
    if not power:
        return text("thing-guile", n=guile)
    return text("join-and", one=text("thing-power", n=power), other=text("thing-guile", n=guile))


def amount(what: str, n: int) -> Text:
    """``n`` of what can be gained."""
    if what in {"power", "guile", "coins", "map"}:
        return text(f"thing-{what}", n=n)
    return text("thing-worker", n=n, colour=what)


def gains(said: str, seat: int, by: str | None, **what: Text) -> Text:
    """What a seat gains by a card (None: by a tile): the log tells gains of one cause together."""
    cause = {} if by is None else {"by": card(by)}
    return text(said, player=Player(seat), **what, **cause)


def effects(found: Sequence[Ability | Ongoing]) -> Text:
    """Benefits in words, without a full stop."""
    return wording.label(*found)


@lru_cache
def ability(key: str) -> Text:
    """A card's ability in words; of an item both its parts."""
    match CARDS[key]:
        case Item(instant=instant, ongoing=ongoing):
            return wording.sentences((*instant, *ongoing))
        case found:
            return wording.sentences(found.ability)


@lru_cache
def at_once(key: str) -> Text:
    """What using a card brings at once: of an item the instant part."""
    found = CARDS[key]
    return wording.sentences(found.instant if isinstance(found, Item) else found.ability)


@lru_cache
def benefits(number: int) -> Text:
    """What a location gives, its covered benefit aside."""
    return wording.benefits(TILES[number].benefits)


@lru_cache
def covered(number: int, *, reward: bool) -> Text:
    """What corruption covers on a location; with ``clear_reward`` (``reward``) that is always Boast."""
    tile = TILES[number]
    return wording.label(COVERED["boast"]) if reward or tile.covered is None else wording.covered(tile)


@lru_cache
def still_covered(number: int, *, reward: bool) -> Text:
    """The same in a word, while corruption lies on it."""
    return text("name-covered", what="boast" if reward else TILES[number].covered or "boast")


@lru_cache
def about(key: str) -> Text:
    """A card in short: its kind, its colour, its core value."""
    found = CARDS[key]
    return text("name-about", kind=kind_of(key), colour=found.colour, core=wording.core(found.core))


@lru_cache
def position(key: str) -> Text:
    """A position of the layout."""
    return text("name-position", letter=key[0], number=int(key[1:]))
