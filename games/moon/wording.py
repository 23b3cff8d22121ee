"""What cards do, in words generated from their effects, so that text and effect cannot differ.

Everything here is a :class:`Text` of messages in the section "The content" of the catalogues. An ability has a sentence
("Gain 1 energy."); what a "whenever" or a payment brings is an amount ("1 energy").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from games.engine import Text, text
from games.moon.card_index import is_ongoing
from games.moon.cards import Base, Expedition, Need, Reputation, Structure
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.components import FLAGS, RESOURCES, Flag, Resource
from games.moon.effects import (
    AnyAbility,
    Convert,
    Discount,
    Gain,
    OneOf,
    Pay,
    Per,
    Score,
    Special,
    StandIn,
    Unflip,
    Whenever,
)

AMPLE = {"x": 3, "flag-kinds": 5, "colours": 5, "production-kinds": 4, "resource-kinds": 4}
"""What a count cannot exceed; a limit above it goes without saying."""
KINDS = {"flag-kinds", "colours", "production-kinds", "resource-kinds"}
"""Counts of how many different ones there are: what is lacking of them are others than those there."""


def name(key: str) -> Text:
    """The name of any card."""
    return text(f"card-{key}")


@lru_cache(maxsize=1 << 10)
def priced(label: str, key: str) -> Text:
    """A ``label`` with a structure's name and what it costs."""
    card = STRUCTURES[key]
    price = stocks(card.cost) if card.cost else text("price-free")
    return text(label, card=name(key), price=price)


def about(key: str) -> Text:
    """The line of flavour of any card."""
    return text(f"card-{key}-about")


def described(key: str) -> Text:
    """What the card with this key does: the text printed on it."""
    if key in STRUCTURES:
        return structure(STRUCTURES[key])
    if key in EXPEDITIONS:
        return expedition(EXPEDITIONS[key])
    return base(BASES[key]) if key in BASES else reputation(REPUTATIONS[key])


def structure(card: Structure) -> Text:
    """What a structure does, without its cost and its bin corner."""
    said: list[Text] = []
    if card.makes:
        said.append(text("does-make", what=stocks(card.makes)))
    if card.flags:
        said.append(text("does-show", what=flags(card.flags)))
    if card.spot:
        said.append(text("does-lend") if card.spot == "flags" else text("does-host", what=amount(card.spot, 1)))
    if card.effects:
        said.append(abilities(card))
    if card.hearts:
        said.append(text("does-count", n=card.hearts))
    return joined("then", said)


def abilities(card: Structure) -> Text:
    """What a structure with abilities does: when flipped (pink), or for good and when built (grey, red)."""
    if card.colour == "pink":
        return text("does-flip", what=flipped(card))
    return joined("then", list(_lasting_and_at_once(card.effects)))


def flipped(card: Structure) -> Text:
    """What flipping a pink structure does."""
    return sentences(card.effects, pink=True)


def _lasting_and_at_once(abilities: Iterable[AnyAbility]) -> Iterator[Text]:
    """What a grey or red structure does for good, then what it does when it is built."""
    lasting = [ability for ability in abilities if is_ongoing(ability) or isinstance(ability, Score)]
    if lasting:
        yield sentences(lasting, ongoing=True)
    once = [ability for ability in abilities if ability not in lasting]
    if once:
        yield text("does-at-once", what=sentences(once))


def expedition(card: Expedition) -> Text:
    """What the holder of an expedition card may do once a turn."""
    return sentences(card.effects)


def base(card: Base) -> Text:
    """What a base makes and shows."""
    makes = text("does-make", what=amount(card.makes, 1))
    return joined("then", [makes, text("does-show", what=flags([card.flag]))])


def reputation(card: Reputation) -> Text:
    """What a claimed reputation brings, without its condition and its hearts."""
    return sentences(card.reward) if card.reward else sentences(card.ongoing, ongoing=True)


def condition(card: Reputation) -> Text:
    """What has to hold for a reputation to be claimed."""
    return joined("both", [need(part) for part in card.needs])


def need(part: Need) -> Text:
    """One part of a condition: "3 blue structures"."""
    return text(f"need-{part.count}", n=part.n)


def lack(part: Need) -> Text:
    """What a part of a condition still lacks: "2 blue structures", "structures of 1 more colour"."""
    return text(f"lack-{part.count}", n=part.n) if part.count in KINDS else need(part)


def bin_corner(card: Structure) -> Text:
    """What assimilating a structure gives: amounts."""
    return amounts(card.bin)


def stocks(held: Mapping[Resource, int]) -> Text:
    """Amounts of resources, in their order: "1 energy and 2 metal", or "nothing"."""
    listed = _stocks(held)
    return joined("both", listed) if listed else text("amount-nothing")


def required(needed: Mapping[Flag, int]) -> Text:
    """Flags in numbers: "1 housing flag and 2 food flags"."""
    return joined("both", _required(needed))


def stocks_and_flags(held: Mapping[Resource, int], needed: Mapping[Flag, int]) -> Text:
    """Resources, then flags, as one list: "1 energy, 2 metal and 1 food flag". One of them at least."""
    return joined("both", [*_stocks(held), *_required(needed)])


def _stocks(held: Mapping[Resource, int]) -> list[Text]:
    return [amount(kind, held[kind]) for kind in RESOURCES if held.get(kind)]


def _required(needed: Mapping[Flag, int]) -> list[Text]:
    return [text(f"need-{flag}", n=needed[flag]) for flag in FLAGS if needed.get(flag)]


def flags(shown: Iterable[Flag]) -> Text:
    """Flags in numbers, as printed on a card."""
    listed = list(shown)
    return required({flag: listed.count(flag) for flag in listed})


def amount(what: str, n: int) -> Text:
    """``n`` of a stock: "2 hearts"."""
    return text(f"amount-{what}", n=n)


def sentences(abilities: Iterable[AnyAbility], *, ongoing: bool = False, pink: bool = False) -> Text:
    """Abilities one after the other, each a sentence.

    ``ongoing`` where they hold as long as the card lies there, ``pink`` where they are a pink structure's.
    """
    said: list[Text] = []
    for plain, run in groupby(abilities, key=lambda ability: isinstance(ability, Gain | Per)):
        if plain:
            said.append(text("does-gain", what=amounts(run)))
        else:
            said += [sentence(ability, ongoing=ongoing, pink=pink) for ability in run]
    return joined("then", said)


def sentence(ability: AnyAbility, *, ongoing: bool = False, pink: bool = False) -> Text:
    """One ability as a sentence; see :func:`sentences`."""
    place = "always" if ongoing else "now"
    match ability:
        case Gain() | Per():
            return text("does-gain", what=amounts([ability]))
        case Pay(what=what, n=n, then=then):
            return text("does-pay", price=text(f"price-{what}", n=n), what=amounts(then))
        case Convert():
            return _swap(ability)
        case OneOf(branches=branches):
            return joined("or", [sentence(branch) for branch in branches])
        case Discount(n=n, colour=colour):
            return text(f"does-discount-{place}", n=n, things=text(f"things-{colour}"))
        case StandIn(resource=resource, instead=instead):
            given, taken = text(f"resource-{resource}"), text(f"instead-{instead}")
            return text(f"does-stand-in-{place}", resource=given, instead=taken)
        case Whenever():
            return text("does-whenever", moment=_moment(ability), what=amounts(ability.then))
        case Score(n=n):
            return text("does-score", what=_capped(ability, text("amount-point", n=n)))
        case Special(what=privilege):
            return text(f"does-{privilege}")
        case Unflip() if pink:
            return text("does-unflip-other")
        case _:
            return text(f"does-{_op(ability)}")


def _op(ability: AnyAbility) -> str:
    return str(type(ability).__struct_config__.tag).replace("_", "-")


def amounts(abilities: Iterable[AnyAbility]) -> Text:
    """Plain gains, and gains per count, as amounts: "1 rover and 1 heart for each blue structure"."""
    return joined("both", [_amount(ability) for ability in abilities])


def joined(how: str, parts: Sequence[Text]) -> Text:
    """Several texts as one: "then" and "or" join sentences, "both" lists amounts ("a, b and c")."""
    said = parts[0]
    for n, part in enumerate(parts[1:], 2):
        listed = how == "both" and n < len(parts)
        said = text("joined-list" if listed else f"joined-{how}", first=said, second=part)
    return said


def _amount(ability: AnyAbility) -> Text:
    match ability:
        case Gain(what=what, n=n):
            return amount(what, n)
        case Per(what=what, n=n):
            return _capped(ability, amount(what, n))
        case _:
            raise ValueError(f"{_op(ability)} is no amount")


def _capped(ability: Per | Score, plain: Text) -> Text:
    """So much for each of what is counted, and the limit, where it can be reached."""
    count, each, most = ability.count, ability.each, ability.most
    said = text("amount-per", what=plain, each=text(f"each-{count}", each=each))
    if count in AMPLE and AMPLE[count] // each * ability.n <= most:
        return said
    return text("amount-at-most", what=said, most=most)


def _swap(convert: Convert) -> Text:
    give, get, times = convert.give, convert.get, convert.times
    given = amount("resource" if give == "any" else give, convert.n)
    got = amount("other-resource" if get == "any" else get, convert.m)
    if times == 1:
        return text("does-swap", give=given, get=got)
    return text("does-swaps", give=given, get=got, times=times)


def _moment(whenever: Whenever) -> Text:
    moment, colour, flag = whenever.moment, whenever.colour, whenever.flag
    if flag != "any":
        return text(f"when-{moment}-flag", flag=text(f"built-{flag}"))
    return text(f"when-{moment}" if colour == "any" else f"when-{moment}-{colour}")
