"""What the preview's worker process does: it imports the game, plays it and draws what is asked for.

It is another process whenever a file has changed, so that it never shows what was, and one that can be killed, so that
a rule without an end ends with it.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator

import msgspec

from bot.cli.preview.positions import (
    NAMES,
    Drawing,
    Position,
    of_pieces,
    of_position,
    of_step,
    waiting,
    whole_game,
)
from bot.core.localizer import Localizer
from games import PACKAGES
from games.engine import AnyGame, Text
from render.alt_text import ALT_LIMIT
from render.scene import Picture, scene

NICE = 0

MAX_WIDTH, MAX_HEIGHT, MAX_BYTES = 1600, 3000, 250_000
"""Pixels and bytes of a picture."""


class Ask(msgspec.Struct, frozen=True):
    """What is to be shown: of a whole game the position after ``number`` choices, or a step of a lesson, or all pieces.

    ``what`` is ``game``, ``lesson-<key>`` or ``pieces``. What is not there is the first that is.
    """

    game: str
    what: str = "game"
    number: int = 0
    language: str = ""
    seats: int = 0
    preset: str = ""
    seed: str = "cairn"


class Shot(msgspec.Struct, frozen=True):
    """A picture with what is wrong with it; without one, why there is none."""

    name: str
    seat: int | None = None
    png: bytes = b""
    alt: str = ""
    width: int = 0
    height: int = 0
    wrong: tuple[str, ...] = ()


class Asked(msgspec.Struct, frozen=True):
    """What a seat is asked in words: the prompt, and each choice with its key, a withheld one with its reason."""

    seat: int
    prompt: str
    choices: tuple[tuple[str, str, str], ...]


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to look at, and what there is to choose from; ``wrong``: why there is nothing."""

    ask: Ask
    title: str = ""
    last: int = 0
    shots: tuple[Shot, ...] = ()
    said: tuple[str, ...] = ()
    told: tuple[tuple[str, str], ...] = ()
    decisions: tuple[Asked, ...] = ()
    languages: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    presets: tuple[str, ...] = ()
    whats: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    wrong: str = ""


def answer(request: bytes) -> bytes:
    """What a request asks for, as JSON."""
    ask = msgspec.json.decode(request, type=Ask)
    try:
        found = show(ask)
    except Exception:
        found = Shown(ask=ask, wrong=trace())
    return msgspec.json.encode(found)


def show(ask: Ask) -> Shown:
    """What there is to look at. Raises whatever the game raises."""
    PACKAGES.use_alone(ask.game)
    package = PACKAGES[ask.game]
    game, lessons = package.game, {f"lesson-{lesson.key}": lesson for lesson in package.game.lessons}
    shown = scene(ask.game)
    whats = ("game", *lessons, *(("pieces",) if shown.pieces() else ()))
    languages = package.about.languages
    ask = msgspec.structs.replace(
        ask,
        what=ask.what if ask.what in whats else whats[0],
        language=ask.language if ask.language in languages else languages[0],
        seats=ask.seats if ask.seats in game.seats else game.seats[0],
        preset=ask.preset if ask.preset in game.presets else next(iter(game.presets)),
    )
    there = Shown(ask=ask, languages=languages, seats=game.seats, presets=tuple(game.presets), whats=whats, names=NAMES)
    if ask.what == "game":
        return _position(game, there)
    if ask.what == "pieces":
        return msgspec.structs.replace(there, title="Cards and places", shots=shots(of_pieces(game, ask.language)))
    lesson = lessons[ask.what]
    number = min(max(0, ask.number), len(lesson.steps) - 1)
    step, say = lesson.steps[number], Localizer(ask.language, game.key, NAMES[: lesson.seats])
    texts = [lesson.words(step), *filter(None, [lesson.otherwise(step)])]
    return msgspec.structs.replace(
        there,
        ask=msgspec.structs.replace(ask, number=number),
        title=f"{say(lesson.name)}: {step.id}",
        last=len(lesson.steps) - 1,
        said=tuple(map(say, texts)),
        shots=shots(of_step(game, lesson, number, ask.language)),
    )


def _position(game: AnyGame, there: Shown) -> Shown:
    ask = there.ask
    positions = whole_game(game.key, ask.seats, ask.preset, ask.seed)
    number = min(max(0, ask.number), len(positions) - 1)
    position, say = positions[number], Localizer(ask.language, game.key, NAMES[: ask.seats])
    return msgspec.structs.replace(
        there,
        ask=msgspec.structs.replace(ask, number=number),
        title=say(Text("game-name")),
        last=len(positions) - 1,
        said=tuple(map(say, game.told(position.events))),
        told=tuple(_told(game, position, say, ask.seats)),
        decisions=tuple(_asked(game, position, say, ask.seats)),
        shots=shots(of_position(game, position, say)),
    )


def _told(game: AnyGame, position: Position, say: Localizer, seats: int) -> Iterator[tuple[str, str]]:
    """What those are told who see no pictures: a spectator, and each seat."""
    for seat in (None, *range(seats)):
        who = "A spectator" if seat is None else NAMES[seat]
        yield who, scene(game.key).describe(game.view(position.state, seat), say)


def _asked(game: AnyGame, position: Position, say: Localizer, seats: int) -> Iterator[Asked]:
    for seat in range(seats):
        for decision in waiting(game, position.state, seat):
            choices = (
                (each.key, say(each.label), say(each.why_not) if each.why_not else "") for each in decision.choices
            )
            yield Asked(seat, say(decision.prompt), tuple(choices))


def shots(drawings: Iterable[Drawing]) -> tuple[Shot, ...]:
    """Draw; each picture is there once. What cannot be drawn says why."""
    found: list[Shot] = []
    seen = set[bytes]()
    for drawing in drawings:
        try:
            for name, picture in drawing.pictures():
                if picture.png not in seen:
                    seen.add(picture.png)
                    found.append(_shot(name, drawing.seat, picture))
        except Exception:
            found.append(Shot(drawing.name, drawing.seat, wrong=(trace(),)))
    return tuple(found)


def _shot(name: str, seat: int | None, picture: Picture) -> Shot:
    return Shot(name, seat, picture.png, picture.alt, picture.width, picture.height, tuple(_wrong(picture)))


def _wrong(picture: Picture) -> Iterator[str]:
    """What no message of Discord, or no phone, takes."""
    if picture.width > MAX_WIDTH or picture.height > MAX_HEIGHT:
        yield f"{picture.width} × {picture.height} pixels: {MAX_WIDTH} × {MAX_HEIGHT} at most"
    if len(picture.png) > MAX_BYTES:
        yield f"{len(picture.png):,} bytes: {MAX_BYTES:,} at most"
    if not 0 < len(picture.alt) <= ALT_LIMIT:
        yield f"{len(picture.alt)} characters of alt text: 1 to {ALT_LIMIT}"


def trace() -> str:
    """The exception that is being handled, from where the game begins."""
    return traceback.format_exc(limit=-12)
