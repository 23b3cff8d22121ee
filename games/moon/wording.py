"""What cards do, in words generated from their effects, so that text and effect cannot differ.

Everything here is a :class:`Text` of messages in the section "The content" of the catalogues. An effect has a sentence
("Gain 1 energy."); what a "whenever" or a payment brings is an amount ("1 energy").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from games.engine import Effect, Text, text
from games.moon.abilities import FLAGS, RESOURCES, Flag, Resource
from games.moon.cards import Base, Expedition, Need, Reputation, Structure
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.facts import is_ongoing

AMPLE = {"x": 3, "flag-kinds": 5, "colours": 5, "production-kinds": 4, "resource-kinds": 4}
"""What a count cannot exceed; a limit above it goes without saying."""
KINDS = {"flag-kinds", "colours", "production-kinds", "resource-kinds"}
"""Counts of how many different ones there are: what is lacking of them are others than those there."""


def name(key: str) -> Text:
    """The name of any card."""
    return text(f"card-{key}")


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
    if card.colour == "pink":
        said.append(text("does-flip", what=sentences(card.effects)))
    elif card.effects:
        said += _lasting_and_at_once(card.effects)
    if card.hearts:
        said.append(text("does-count", n=card.hearts))
    return joined("then", said)


def _lasting_and_at_once(effects: Iterable[Effect]) -> Iterator[Text]:
    """What a grey or red structure does for good, then what it does when it is built."""
    lasting = [effect for effect in effects if is_ongoing(effect) or effect.op == "score"]
    if lasting:
        yield sentences(lasting, ongoing=True)
    once = [effect for effect in effects if effect not in lasting]
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


def sentences(effects: Iterable[Effect], *, ongoing: bool = False) -> Text:
    """Effects one after the other, each a sentence; ``ongoing`` where they hold as long as the card lies there."""
    said: list[Text] = []
    for plain, run in groupby(effects, key=lambda effect: effect.op in {"gain", "per"}):
        if plain:
            said.append(text("does-gain", what=amounts(run)))
        else:
            said += [sentence(effect, ongoing=ongoing) for effect in run]
    return joined("then", said)


def sentence(effect: Effect, *, ongoing: bool = False) -> Text:
    """One effect as a sentence."""
    args = effect.args
    match effect.op:
        case "gain" | "per":
            return text("does-gain", what=amounts([effect]))
        case "pay":
            price = text(f"price-{args['what']}", n=_number(effect, "n"))
            return text(
                "does-pay-rover" if args["what"] == "rover" else "does-pay", price=price, what=amounts(effect.then)
            )
        case "convert":
            return _swap(effect)
        case "one_of":
            return joined("or", [sentence(branch) for branch in effect.then])
        case "discount":
            place = "always" if ongoing else "now"
            return text(f"does-discount-{place}", n=_number(effect, "n"), things=text(f"things-{args['colour']}"))
        case "stand_in":
            place = "always" if ongoing else "now"
            given = text(f"resource-{args['resource']}")
            return text(f"does-stand-in-{place}", resource=given, instead=text(f"instead-{args['instead']}"))
        case "whenever":
            return text("does-whenever", moment=_moment(effect), what=amounts(effect.then))
        case "score":
            return text("does-score", what=_capped(effect, text("amount-point", n=_number(effect, "n"))))
        case "special":
            return text(f"does-{args['what']}")
        case op:
            return text(f"does-{op.replace('_', '-')}")


def amounts(effects: Iterable[Effect]) -> Text:
    """Plain gains, and gains per count, as amounts: "1 rover and 1 heart for each blue structure"."""
    return joined("both", [_amount(effect) for effect in effects])


def joined(how: str, parts: Sequence[Text]) -> Text:
    """Several texts as one: "then" and "or" join sentences, "both" lists amounts ("a, b and c")."""
    said = parts[0]
    for n, part in enumerate(parts[1:], 2):
        listed = how == "both" and n < len(parts)
        said = text("joined-list" if listed else f"joined-{how}", first=said, second=part)
    return said


def _amount(effect: Effect) -> Text:
    if effect.op not in {"gain", "per"}:
        raise ValueError(f"{effect.op} is no amount")
    plain = amount(str(effect.args["what"]), _number(effect, "n"))
    return _capped(effect, plain) if effect.op == "per" else plain


def _capped(effect: Effect, plain: Text) -> Text:
    """So much for each of what is counted, and the limit, where it can be reached."""
    count, n, each, most = effect.args["count"], *(_number(effect, key) for key in ("n", "each", "most"))
    said = text("amount-per", what=plain, each=text(f"each-{count}", each=each))
    if count in AMPLE and AMPLE[str(count)] // each * n <= most:
        return said
    return text("amount-at-most", what=said, most=most)


def _swap(effect: Effect) -> Text:
    give, get = effect.args["give"], effect.args["get"]
    given = text(f"price-{give}", n=_number(effect, "n"))
    got = amount("other" if give == get == "any" else str(get), _number(effect, "m"))
    times = _number(effect, "times")
    return (
        text("does-swap", give=given, get=got) if times == 1 else text("does-swaps", give=given, get=got, times=times)
    )


def _moment(effect: Effect) -> Text:
    moment, colour, flag = (effect.args[key] for key in ("moment", "colour", "flag"))
    if flag != "any":
        return text(f"when-{moment}-flag", flag=text(f"a-{flag}"))
    return text(f"when-{moment}" if colour == "any" else f"when-{moment}-{colour}")


def _number(effect: Effect, key: str) -> int:
    found = effect.args[key]
    assert isinstance(found, int)  # noqa: S101 - effects are ours
    return found
