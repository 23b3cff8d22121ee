"""The board, hands and pieces in words: for alt texts, and for those who do not see pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from games.engine import Text, labelled, text
from games.expeditions import wording
from games.expeditions.catalogue import CARDS, MECHS, TILES
from games.expeditions.terms import COLOURS, SPOTS
from games.expeditions.view import CorruptionView, SeatView, TileView, View
from render.alt_text import (
    ALT_LIMIT,
    DESCRIPTION_LIMIT,
    SHORT_NAME,
    SHORTEST_NAME,
    Line,
    fit_lines,
    plain_names,
    shortened,
)
from render.expeditions import captions
from render.scene import Say


def board_alt(view: View, say: Say) -> str:
    """The map and Basecamp as an alt text; where room is scarce, locations by number alone, then shorter names."""
    for place in (_place, _number):
        words = _fitting(_board(view, say, plain_names(say.names, SHORT_NAME), place))
        if words is not None:
            return " ".join(words)
    lines = list(_board(view, say, plain_names(say.names, SHORTEST_NAME), _number))
    return fit_lines(lines) or shortened(" ".join(words for spare, words in lines if spare == 0))


def _fitting(lines: Iterable[Line]) -> list[str] | None:
    """The words of ``lines`` if an alt text has room for them; None as soon as it has not."""
    found, room = list[str](), ALT_LIMIT
    for _, words in lines:
        room -= len(words) + 1
        if room < 0:
            return None
        found.append(words)
    return found


def players_alt(view: View, say: Say) -> str:
    """What the players have, as an alt text."""
    people = plain_names(say.names, SHORT_NAME)
    lines: list[Line] = []
    for seat in view.seats:
        lines.append((0, _seat(view, seat, say, people)))
        lines += [(1 + spare, words) for spare, words in _cards_of(seat, say, people)]
    return fit_lines(lines) or shortened(" ".join(words for spare, words in lines if spare == 0))


def everything(view: View, say: Say) -> str:
    """All that the owner of ``view`` may know, line by line, as far as it fits."""
    people = plain_names(say.names)
    lines: list[Line] = [*_head(view, say, people), *_stars(view, say, people), (0, _faces(view, say))]
    lines += [(0, words) for words in shown_cards(view, say)]
    for tile in view.tiles:
        lines.append((1 if tile.corruption or tile.mechs else 3, _tile(tile, say, people)))
        if tile.number is not None:
            lines.append((6, _benefits(tile, say)))
    for seat in view.seats:
        lines.append((0, _seat(view, seat, say, people)))
        lines += [(2 + spare, words) for spare, words in _cards_of(seat, say, people)]
        lines.append((5, _progress(seat, say)))
    lines.append((4, _supply(view, say)))
    return fit_lines(lines, DESCRIPTION_LIMIT, "\n") or shortened(
        "\n".join(words for spare, words in lines if spare == 0), DESCRIPTION_LIMIT
    )


def part_alt(view: View, say: Say, title: Text | None, keys: Collection[str]) -> str:
    """What lies in a part of the map, as an alt text."""
    people = plain_names(say.names, SHORT_NAME)
    lines: list[Line] = [(0, say(text("pic-tell-part", part=title)))] if title is not None else []
    for tile in view.tiles:
        if tile.position in keys:
            lines.append((0, _tile(tile, say, people)))
            if tile.number is not None:
                lines.append((2, _benefits(tile, say)))
    for spot, card in zip(SPOTS, view.spots, strict=True):
        if spot in keys and card is not None:
            lines.append((1, say(labelled(spot.upper(), captions.in_full(card, say)))))
    return fit_lines(lines) or shortened(" ".join(words for _, words in lines))


def hand_alt(view: View, seat: SeatView, say: Say) -> str:
    """A player's cards and state, as an alt text."""
    people = plain_names(say.names, SHORT_NAME)
    lines: list[Line] = [(0, _seat(view, seat, say, people)), *((0, words) for words in shown_cards(view, say))]
    lines += list(_cards_of(seat, say, people))
    lines.append((3, _progress(seat, say)))
    lines += [(4, captions.in_full(key, say)) for key in seat.hand]
    return fit_lines(lines) or shortened(" ".join(words for _, words in lines))


def lettered_alt(view: View, say: Say, letters: Mapping[str, str]) -> str:
    """What has a letter on the map, as an alt text."""
    people = plain_names(say.names, SHORT_NAME)
    at = {tile.position: tile for tile in view.tiles}
    told = []
    for piece, letter in letters.items():
        if piece in at:
            told.append(say(text("pic-tell-letter", letter=letter, piece=_tile(at[piece], say, people).rstrip("."))))
        elif piece in SPOTS and (card := view.spots[SPOTS.index(piece)]) is not None:
            told.append(say(text("pic-tell-letter", letter=letter, piece=say(captions.card(card)))))
    return shortened(say(text("pic-tell-letters", pieces=say(text("semicolon")).join(told))))


def shown_cards(view: View, say: Say) -> list[str]:
    """The drawn cards of which one is kept."""
    return [say(text("pic-tell-shown", cards=_names(view.shown, say)))] if view.shown else []


def piece_alt(key: str, say: Say) -> str:
    """A card, location or mech with its whole text, as an alt text."""
    kind, _, name = key.partition("-")
    if key in CARDS:
        return shortened(f"{captions.in_full(key, say)} {say(wording.flavour(key))}")
    if kind == "mech":
        return shortened(f"{say(captions.mech(name))}. {say(wording.mech_rule(MECHS[name]))}")
    tile = TILES[int(name)]
    facts = [say(captions.kind_caption(tile.region))]
    if tile.level:
        facts.append(say(text("pic-tell-level", level=tile.level)))
    said = [
        f"{say(_place(tile.number))}. {', '.join(facts)}.",
        say(text("pic-tell-gives", things=captions.benefits(tile.number, say))),
    ]
    if tile.covered:
        said.append(say(text("pic-tell-covered", what=wording.covered(tile))))
    return shortened(" ".join(said))


def face_up_alt(cards: Mapping[str, str], say: Say) -> str:
    """Face-up cards by spot with all their text, as an alt text."""
    lines = [(1, say(labelled(spot.upper(), captions.in_full(card, say)))) for spot, card in cards.items()]
    return fit_lines(lines) or shortened(" ".join(words for _, words in lines))


def _board(view: View, say: Say, people: Sequence[str], place: Callable[[int], Text]) -> Iterator[Line]:
    """The public board; ``place`` names a location."""
    yield from _head(view, say, people)
    for seat in view.seats:
        yield 0, _points(view, seat, say, people, place)
    yield 0, _faces(view, say)
    found = sorted((tile.number, tile.corruption) for tile in view.tiles if tile.number is not None and tile.corruption)
    if found:
        stacks = [
            say(text("pic-tell-corrupted", where=place(number), stack=_stack(stack, say))) for number, stack in found
        ]
        yield 1, say(text("pic-tell-corruption", places=say(text("semicolon")).join(stacks)))
    opened = [tile.number for tile in view.tiles if tile.number is not None and tile.cleared]
    if opened:
        yield 2, say(text("pic-tell-cleared", tiles=_places(opened, say, place)))
    empty = [tile.number for tile in view.tiles if tile.number is not None and not tile.corruption and not tile.cleared]
    if empty:
        yield 4, say(text("pic-tell-open", tiles=_places(empty, say, place)))
    down = [tile.position.upper() for tile in view.tiles if tile.number is None]
    if down:
        yield 3, say(text("pic-tell-down", tiles=", ".join(down)))
    yield from _stars(view, say, people)
    yield 5, _supply(view, say)


def _head(view: View, say: Say, people: Sequence[str]) -> Iterator[Line]:
    if view.actor is None:
        yield 0, say(text("pic-over")) + "."
        return
    left = ", ".join(say(text(f"pic-do-{action}")) for action in view.exposed)
    who = people[view.actor]
    yield 0, say(text("pic-tell-turn", who=who, left=left) if left else text("pic-tell-turn-bare", who=who))
    if view.ending is not None:
        yield 0, say(text("pic-tell-ending", who=people[view.ending]))


def _stars(view: View, say: Say, people: Sequence[str]) -> Iterator[Line]:
    for number, first in enumerate(view.seats[0].progress):
        owners = [people[seat.seat] for seat in view.seats if seat.progress[number].star]
        if owners:
            goal = text(f"pic-glory-{first.category}")
            yield 2, say(text("pic-tell-stars", goal=goal, who=", ".join(owners)))


def _faces(view: View, say: Say) -> str:
    cards = [
        f"{spot.upper()} {say(captions.card(card)) if card is not None else '–'}"
        for spot, card in zip(SPOTS, view.spots, strict=True)
    ]
    return say(text("pic-tell-faces", cards=", ".join(cards)))


def _supply(view: View, say: Say) -> str:
    return say(text("pic-tell-supply", deck=view.deck, sweep=len(view.sweep), bag=view.bag, maps=view.supply_maps))


def _seat(view: View, seat: SeatView, say: Say, people: Sequence[str]) -> str:
    workers = [
        say(text("pic-tell-worker", colour=colour, free=seat.available.get(colour, 0), all=seat.workers[colour]))
        for colour in COLOURS
        if seat.workers.get(colour)
    ]
    return say(
        text(
            "pic-tell-player",
            who=people[seat.seat],
            mech=captions.mech(seat.mech),
            where=_where(view, seat),
            power=seat.power,
            guile=seat.guile,
            coins=seat.coins,
            maps=seat.maps,
            stars=seat.stars,
            token=text(f"pic-do-{seat.token}"),
            workers=", ".join(workers) or say(text("pic-tell-none")),
            score=seat.score,
        )
    )


def _points(view: View, seat: SeatView, say: Say, people: Sequence[str], place: Callable[[int], Text]) -> str:
    return say(
        text(
            "pic-tell-mech",
            number=seat.seat + 1,
            who=people[seat.seat],
            where=_where(view, seat, place),
            power=seat.power,
            guile=seat.guile,
            coins=seat.coins,
            stars=seat.stars,
        )
    )


def _cards_of(seat: SeatView, say: Say, people: Sequence[str]) -> Iterator[Line]:
    who = people[seat.seat]
    active = [
        say(text("pic-tell-placed", card=captions.card(card.card), colour=card.worker))
        if card.worker
        else say(captions.card(card.card))
        for card in seat.active
    ]
    rows = (("hand", _names(seat.hand, say)), ("active", ", ".join(active)), ("upgraded", _names(seat.upgraded, say)),
            ("melded", _names(seat.melded, say)), ("solved", _names(seat.solved, say)))  # fmt: skip
    for spare, (row, cards) in enumerate(rows):
        if cards:
            yield spare // 2, say(text(f"pic-tell-{row}", who=who, cards=cards))


def _progress(seat: SeatView, say: Say) -> str:
    told = [
        say(text("pic-tell-have", goal=text(f"pic-glory-{one.category}"), have=one.have, of=one.goal))
        for one in seat.progress
        if one.have
    ]
    return say(text("pic-tell-progress", goals=", ".join(told) or say(text("pic-tell-none"))))


def _where(view: View, seat: SeatView, place: Callable[[int], Text] | None = None) -> Text:
    if seat.position is None:
        return text("pic-at-camp")
    number = next(tile.number for tile in view.tiles if tile.position == seat.position)
    return text("pic-at-place", place=(place or _place)(number or 0))


def _place(number: int) -> Text:
    return text("pic-tell-place", number=number, name=captions.tile(number))


def _number(number: int) -> Text:
    return text("pic-tell-number", number=number)


def _places(numbers: Iterable[int], say: Say, place: Callable[[int], Text]) -> str:
    return ", ".join(say(place(number)) for number in sorted(numbers))


def _tile(tile: TileView, say: Say, people: Sequence[str]) -> str:
    """A location with what is on it, as a sentence."""
    if tile.number is None:
        return say(text("pic-tell-face-down", position=tile.position.upper())) + "."
    facts = []
    if tile.corruption:
        facts.append(_stack(tile.corruption, say))
    elif tile.cleared:
        facts.append(say(text("pic-tell-is-open", what=wording.covered(TILES[tile.number]))))
    facts += [say(text("pic-tell-stands", who=people[seat])) for seat in tile.mechs]
    place = say(_place(tile.number))
    return f"{say(labelled(place, ', '.join(facts)))}." if facts else f"{place}."


def _benefits(tile: TileView, say: Say) -> str:
    return say(text("pic-tell-gives", things=captions.benefits(tile.number or 0, say)))


def _stack(stack: Sequence[CorruptionView], say: Say) -> str:
    """Corruption from the top down, the order in which it is vanquished."""
    return ", ".join(say(text(f"pic-tell-token-{token.colour}", value=token.value)) for token in reversed(stack))


def _names(keys: Iterable[str], say: Say) -> str:
    return ", ".join(say(captions.card(key)) for key in keys)
