"""The preview's worker process: it imports the game, plays it and draws what is asked for.

It is another process whenever a file has changed, so that it never shows what was, and one that can be killed, so that
a rule without an end ends with it.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator

import msgspec

from bot.cli.preview.positions import (
    NAMES,
    Place,
    ToDraw,
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
from render.written import cut, overlapping, watched

NICE = 0

MAX_WIDTH, MAX_HEIGHT, MAX_BYTES = 1600, 3000, 250_000
"""Pixels and bytes of a picture."""


class Ask(msgspec.Struct, frozen=True):
    """A position of a whole game, after ``number`` choices, or a step of a lesson, or all pieces.

    ``what`` is ``game``, ``lesson-<key>`` or ``pieces``. What is not there is the first that is.
    """

    game: str
    what: str = "game"
    number: int = 0
    language: str = ""
    seats: int = 0
    preset: str = ""
    seed: str = "cairn"


class ShownPicture(msgspec.Struct, frozen=True):
    """A picture with what is ``wrong`` with it, and what is worth a ``look``; without one, why there is none."""

    name: str
    seat: int | None = None
    png: bytes = b""
    alt: str = ""
    width: int = 0
    height: int = 0
    wrong: tuple[str, ...] = ()
    look: tuple[str, ...] = ()


class Asked(msgspec.Struct, frozen=True):
    """A question to a seat in words: the prompt, and each choice with its key, a withheld one with its reason."""

    seat: int
    prompt: str
    choices: tuple[tuple[str, str, str], ...]


class Show(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the page shows, and has to choose from; ``wrong`` says why there is nothing."""

    ask: Ask
    title: str = ""
    last: int = 0
    shots: tuple[ShownPicture, ...] = ()
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
    """Return the Show that an Ask asks for, both as JSON."""
    ask = msgspec.json.decode(request, type=Ask)
    try:
        found = show(ask)
    except Exception:
        found = Show(ask=ask, wrong=trace())
    return msgspec.json.encode(found)


def show(ask: Ask) -> Show:
    """Return what there is to look at. Raises whatever the game raises."""
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
    there = Show(ask=ask, languages=languages, seats=game.seats, presets=tuple(game.presets), whats=whats, names=NAMES)
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


def _position(game: AnyGame, there: Show) -> Show:
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


def _told(game: AnyGame, position: Place, say: Localizer, seats: int) -> Iterator[tuple[str, str]]:
    """Describe the position to a spectator and to each seat, as to people who see no pictures."""
    for seat in (None, *range(seats)):
        who = "A spectator" if seat is None else NAMES[seat]
        yield who, scene(game.key).describe(game.view(position.state, seat), say)


def _asked(game: AnyGame, position: Place, say: Localizer, seats: int) -> Iterator[Asked]:
    for seat in range(seats):
        for decision in waiting(game, position.state, seat):
            choices = (
                (each.key, say(each.label), say(each.why_not) if each.why_not else "") for each in decision.choices
            )
            yield Asked(seat, say(decision.prompt), tuple(choices))


def shots(drawings: Iterable[ToDraw]) -> tuple[ShownPicture, ...]:
    """Draw; each picture is there once. What cannot be drawn says why."""
    found: list[ShownPicture] = []
    seen = set[bytes]()
    for drawing in drawings:
        try:
            with watched() as written:
                pictures = [each for each in drawing.pictures() if each[1].png not in seen]
        except Exception:
            found.append(ShownPicture(drawing.name, drawing.seat, wrong=(trace(),)))
            continue
        look = (*(f"“{one}” runs into “{other}”" for one, other in overlapping(written)),)
        look += (*(f"“{words}” is cut at an edge" for words in cut(written)),)
        for place, (name, each) in enumerate(pictures):
            seen.add(each.png)
            shot = ShownPicture(name, drawing.seat, each.png, each.alt, each.width, each.height, tuple(_wrong(each)))
            found.append(shot if place else msgspec.structs.replace(shot, look=tuple(dict.fromkeys(look))))
    return tuple(found)


def _wrong(picture: Picture) -> Iterator[str]:
    """Say what no message of Discord takes."""
    if picture.width > MAX_WIDTH or picture.height > MAX_HEIGHT:
        yield f"{picture.width} × {picture.height} pixels: {MAX_WIDTH} × {MAX_HEIGHT} at most"
    if len(picture.png) > MAX_BYTES:
        yield f"{len(picture.png):,} bytes: {MAX_BYTES:,} at most"
    if not 0 < len(picture.alt) <= ALT_LIMIT:
        yield f"{len(picture.alt)} characters of alt text: 1 to {ALT_LIMIT}"


def trace() -> str:
    """The exception that is being handled, from where the game begins."""
    return traceback.format_exc(limit=-12)
