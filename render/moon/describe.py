"""The board and the hand in words: for alt texts, and for those who do not see pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from games.engine import Text, text
from games.moon import wording
from games.moon.cards import Structure
from games.moon.catalogue import REPUTATIONS, STRUCTURES
from games.moon.components import FLAGS, RESOURCES, Resource
from games.moon.view import Built, FlagView, HandCard, Offered, SeatView, View
from render.alt_text import (
    ALT_LIMIT,
    DESCRIPTION_LIMIT,
    SHORT_NAME,
    SHORTEST_NAME,
    Line,
    fit_lines,
    plain_names,
    shortened,
    signed,
)
from render.moon.choice_letters import Subject
from render.moon.display_order import LEVELS, grouped
from render.scene import Say

LOWEST = 8
"""The highest rank of a line: what is dropped first."""


def board_alt(view: View, say: Say) -> str:
    """The public board as an alt text."""
    return _as_much_as_fits(
        lambda limit: list(_board(view, say, plain_names(say.names, limit))),
        (SHORT_NAME, SHORTEST_NAME),
        ALT_LIMIT,
        " ",
    )


def everything(view: View, say: Say) -> str:
    """All that the owner of ``view`` may know, line by line."""

    def lines(limit: int | None) -> list[Line]:
        people = plain_names(say.names, limit)
        detail = limit != SHORTEST_NAME
        return [*_board(view, say, people), *_structures(view, say, people, detail=detail), *hand_lines(view, say)]

    return _as_much_as_fits(lines, (None, SHORT_NAME, SHORTEST_NAME), DESCRIPTION_LIMIT, "\n")


def _as_much_as_fits(
    lines: Callable[[int | None], list[Line]], limits: Sequence[int | None], length: int, between: str
) -> str:
    """The lines that fit: ranks are dropped one by one, so that all players are told of alike."""
    found: dict[int | None, list[Line]] = {}
    for most in range(LOWEST, -1, -1):
        for limit in limits:
            if limit not in found:
                found[limit] = lines(limit)
            told = between.join(words for spare, words in found[limit] if spare <= most)
            if len(told) <= length:
                return told
    return shortened(told, length)


def _board(view: View, say: Say, people: Sequence[str]) -> Iterator[Line]:
    """The board without the names of structures."""
    if view.actor is None:
        yield 0, say(text("pic-tell-over"))
    else:
        yield 0, say(text("pic-tell-turn", who=people[view.actor], era=view.era, round=view.round, rounds=view.rounds))
    yield 1, say(text("pic-tell-x", x=view.x))
    yield (
        0,
        say(text("pic-tell-flags", flags=say(text("semicolon")).join(_flag(flag, say, people) for flag in view.flags))),
    )
    for seat in view.seats:
        who = people[seat.seat]
        yield 0, _player(seat, say, people)
        if seat.tableau:
            yield 2, say(text("pic-tell-built", built=_colours(seat, say), spots=_spots(seat)))
        shown = ", ".join(_few(f"flag-{flag}", seat.flags.get(flag, 0), say) for flag in FLAGS if seat.flags.get(flag))
        if shown:
            yield 5, say(text("pic-tell-shows", flags=shown))
        if seat.lent:
            yield 1, say(text("pic-tell-lent", who=who, flags=", ".join(say(text(f"flag-{f}")) for f in seat.lent)))
        if seat.first:
            yield 4, say(text("pic-tell-first", who=who))
    yield from _reputations(view, say, people)
    top = wording.name(view.discards[-1]) if view.discards else None
    yield 6, say(text("pic-tell-deck", deck=view.deck))
    if top is not None:
        yield 6, say(text("pic-tell-discards", number=len(view.discards), top=top))


def _flag(flag: FlagView, say: Say, people: Sequence[str]) -> str:
    name = text(f"flag-{flag.flag}")
    who = ", ".join(people[seat] for seat in flag.leaders)
    kind = ("nobody", "leader")[len(flag.leaders)] if len(flag.leaders) < 2 else "tie"
    return say(text(f"pic-tell-flag-{kind}", flag=name, hearts=flag.hearts, who=who, most=flag.most))


def _goods(seat: SeatView, say: Say) -> str:
    return say(goods(seat.resources)) if any(seat.resources.values()) else say(text("pic-tell-nothing"))


def goods(held: Mapping[Resource, int]) -> Text:
    """Resources as a list: "1 energy, 2 metal"."""
    return wording.joined("list", [wording.amount(kind, held[kind]) for kind in RESOURCES if held.get(kind)])


def _spots(seat: SeatView) -> int:
    """The number of a player's free parking spots."""
    return sum(STRUCTURES[one.key].spot is not None and one.parked is None for one in seat.tableau)


def _colours(seat: SeatView, say: Say) -> str:
    counted = (text("pic-tell-colour", number=len(built), colour=colour) for colour, built in grouped(seat))
    return ", ".join(map(say, counted))


def _few(name: str, number: int, say: Say) -> str:
    return say(text("pic-tell-few", number=number, what=text(name)))


def _reputations(view: View, say: Say, people: Sequence[str]) -> Iterator[Line]:
    for level in LEVELS:
        cards = [one for one in view.reputations if one.level == level]
        told = [_claimed(one, say, people) for one in cards if one.owner is not None]
        if told:
            yield 3, say(text("pic-tell-claimed", level=text(f"pic-{level}"), cards=", ".join(told)))
        free = [_reputation(one, say) for one in cards if one.owner is None]
        if free:
            yield 7, say(text("pic-tell-free", level=text(f"pic-{level}"), cards=say(text("semicolon")).join(free)))


def _claimed(offered: Offered, say: Say, people: Sequence[str]) -> str:
    assert offered.owner is not None  # noqa: S101 - the caller's choice
    return say(text("pic-tell-owner", card=wording.name(offered.key), who=people[offered.owner]))


def _reputation(offered: Offered, say: Say) -> str:
    card = REPUTATIONS[offered.key]
    return say(
        text("pic-tell-offer", card=wording.name(offered.key), hearts=card.hearts, needs=wording.condition(card))
    )


def _structures(view: View, say: Say, people: Sequence[str], *, detail: bool) -> Iterator[Line]:
    """What everybody has built, by colour, with its state."""
    for seat in view.seats:
        base = say(text("pic-tell-base", base=wording.name(seat.base)))
        found = [base, *(_group(colour, built, say, people, detail=detail) for colour, built in grouped(seat))]
        yield 0, say(text("pic-tell-tableau", who=people[seat.seat], cards=" ".join(found)))
    if view.discards:
        names = ", ".join(say(wording.name(key)) for key in reversed(view.discards))
        yield 7, say(text("pic-tell-pile", cards=names))


def _group(colour: str, built: Iterable[Built], say: Say, people: Sequence[str], *, detail: bool = True) -> str:
    told = ", ".join(_structure(one, say, people, detail=detail) for one in built)
    return say(text(f"pic-tell-group-{colour}", cards=told))


def _structure(built: Built, say: Say, people: Sequence[str], *, detail: bool) -> str:
    """A built structure and its state; without ``detail``, of an occupied spot nothing."""
    name = say(wording.name(built.key))
    facts = []
    if built.hearts:
        facts.append(say(text("pic-tell-hearts", hearts=built.hearts)))
    if built.flipped:
        facts.append(say(text("pic-tell-flipped")))
    if built.parked is not None:
        facts += [say(text("pic-tell-parked", who=people[built.parked]))] if detail else []
    elif STRUCTURES[built.key].spot is not None:
        facts.append(say(text("pic-tell-spot")))
    if not facts:
        return name
    return say(text("pic-tell-with", card=name, facts=", ".join(facts)))


def player_alt(say: Say, seat: SeatView) -> str:
    """A player's tableau, as an alt text."""
    people = plain_names(say.names, SHORT_NAME)
    lines: list[Line] = [(0, _player(seat, say, people))]
    lines += [(0, say(text("pic-tell-base", base=wording.name(seat.base))))]
    lines += [(0, _group(colour, built, say, people)) for colour, built in grouped(seat)]
    names = [say(wording.name(key)) for key in seat.reputations]
    if names:
        lines.append((1, say(text("pic-tell-owned", cards=", ".join(names)))))
    return fit_lines(lines) or shortened(" ".join(words for _, words in lines))


def _player(seat: SeatView, say: Say, people: Sequence[str]) -> str:
    return say(text("pic-tell-player", who=people[seat.seat], score=signed(seat.score), hearts=seat.hearts,
                    rovers=seat.rovers, goods=_goods(seat, say)))  # fmt: skip


def reputations_alt(view: View, say: Say) -> str:
    """The reputations, as an alt text."""
    lines = list(_reputations(view, say, plain_names(say.names, SHORT_NAME)))
    return shortened(" ".join(words for _, words in lines))


def discards_alt(view: View, say: Say) -> str:
    """The discard pile, as an alt text."""
    names = ", ".join(say(wording.name(key)) for key in reversed(view.discards))
    return shortened(say(text("pic-tell-pile", cards=names)))


def hand_alt(view: View, say: Say, letters: Mapping[str, str] | None = None) -> str:
    """The hand as an alt text; ``letters`` by card key."""
    return _as_much_as_fits(lambda _: [*_own(view, say), *hand_lines(view, say, letters)], (None,), ALT_LIMIT, " ")


def _own(view: View, say: Say) -> Iterator[Line]:
    """What the view's owner has, and which steps of the turn are done."""
    if view.me is None:
        return
    seat = view.seats[view.me]
    have = {flag: seat.flags.get(flag, 0) + seat.lent.count(flag) for flag in FLAGS}
    flags = ", ".join(_few(f"flag-{flag}", number, say) for flag, number in have.items() if number)
    flags = flags or say(text("pic-tell-no-flags"))
    yield 0, say(text("pic-tell-have", goods=_goods(seat, say), rovers=seat.rovers, flags=flags))
    if view.actor == view.me:
        yield 1, say(text("pic-tell-acted" if view.acted else "pic-tell-main"))
        if view.used:
            yield 1, say(text("pic-tell-used", extras=", ".join(say(text(f"pic-extra-{one}")) for one in view.used)))


def hand_lines(view: View, say: Say, letters: Mapping[str, str] | None = None) -> Iterator[Line]:
    """What only the view's owner sees; nothing for a spectator."""
    if view.me is None:
        return
    found = letters or {}
    if view.expedition is not None:
        name = _lettered(view.expedition, say, found)
        yield 0, say(text("pic-tell-expedition", card=name, does=wording.described(view.expedition)))
    yield 0, say(text("pic-tell-hand" if view.hand else "pic-tell-no-hand"))
    for card in view.hand:
        yield 0, _held(card, say, found)
        yield 8, say(wording.described(card.key))


def _held(card: HandCard, say: Say, letters: Mapping[str, str]) -> str:
    found = STRUCTURES[card.key]
    lacks = [say(goods(card.missing_resources))] if card.missing_resources else []
    lacks += [say(wording.required(card.missing_flags))] if card.missing_flags else []
    name, colour = _lettered(card.key, say, letters), text(f"colour-{found.colour}")
    if lacks:
        return say(text("pic-tell-lacking", card=name, colour=colour, cost=cost(found, say), lacks=", ".join(lacks)))
    return say(text("pic-tell-card", card=name, colour=colour, cost=cost(found, say)))


def cost(card: Structure, say: Say) -> str:
    """A structure's cost and the flags it needs, as a list."""
    parts = [say(goods(card.cost))] if card.cost else []
    parts += [say(wording.required(card.needs))] if card.needs else []
    return ", ".join(parts) or say(text("pic-free"))


def condition(key: str) -> Text:
    """The condition of a reputation, as a sentence."""
    return text("pic-needs", what=wording.condition(REPUTATIONS[key]))


def _lettered(key: str, say: Say, letters: Mapping[str, str]) -> str:
    name = say(wording.name(key))
    return say(text("pic-tell-letter", letter=letters[key], card=name)) if key in letters else name


def lettered_alt(say: Say, letters: Mapping[Subject, str]) -> str:
    """What lies on the table and has a letter, as an alt text."""
    people = plain_names(say.names, SHORT_NAME)
    told = []
    places = [place for place in letters if place.kind != "hand"]
    for (kind, seat), found in groupby(places, key=lambda place: (place.kind, place.seat)):
        cards = ", ".join(_lettered(place.ref, say, {place.ref: letters[place]}) for place in found)
        if kind == "structure" and seat is not None:
            told.append(say(text("pic-tell-tableau", who=people[seat], cards=cards)) + ".")
        else:
            told.append(say(text(f"pic-tell-{kind}", cards=cards)))
    return shortened(" ".join(told))
