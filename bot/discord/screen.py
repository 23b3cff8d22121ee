"""How high a message stands on a phone and on a wide screen, by the measures of Discord's clients.

The sandbox's page (``sandbox/page/chat.css``) has them, too. Widths of words are taken from their number of letters.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from bot.core.icons import MARK, first_icon, without_icons
from bot.discord.message import Message
from render.scene import Picture


class Screen(NamedTuple):
    """A window: the room inside a container, the least height of a button, the greatest of a picture, in pixels.

    A panel should be no higher than ``room``.
    """

    inner: int
    button: int
    tallest: float
    room: int


PHONE, DESKTOP = Screen(342, 42, 602, 900), Screen(566, 36, 630, 800)
"""400 and 1280 pixels wide."""
GALLERY = 560
"""The greatest width of a picture."""
GAP = 8
FRAME = 2 + 24
"""The border of a container, and the room above and below what is in it."""
MENU = 44
AS_WIDE_AS_AN_ICON = "mmm "
LETTER = 0.53
"""How wide a letter is, as a share of its size."""
MAX_KEPT_LINES = 512
"""The number of lines whose heights are kept: what is tried until it fits has the same ones again and again."""
CONTAINER, BUTTON = 17, 2
"""Kinds of components."""


def first_that_fits(made: Iterable[Message]) -> Message:
    """The first of ``made`` that stands on a screen, or the last one: each of them shows less than the one before."""
    for message in made:
        if excess(message) <= 1:
            break
    return message


def less_and_less(pictures: Sequence[Picture], lines: Sequence[str]) -> Iterator[tuple[Sequence[Picture], list[str]]]:
    """Fewer and fewer of ``pictures``, the first ones; then fewer and fewer of ``lines``, the last ones."""
    for number in range(len(pictures), 1, -1):
        yield pictures[:number], [*lines]
    for number in range(len(lines), -1, -1):
        yield pictures[:1], [*lines[len(lines) - number :]]


def pages(lines: Iterable[str], made: Callable[[Sequence[str]], Message]) -> list[list[str]]:
    """``lines`` on pages: what is ``made`` of each stands on a screen."""
    found: list[list[str]] = [[]]
    for line in lines:
        if found[-1] and excess(made([*found[-1], line])) > 1:
            found.append([])
        found[-1].append(line)
    return found


def excess(message: Message) -> float:
    """The height of a message as a share of the room for it, on the screen where that is more."""
    drafted = message.layout.drafted()
    return max(_height(message, drafted, screen) / screen.room for screen in (PHONE, DESKTOP))


def height(message: Message, screen: Screen) -> int:
    """The height of a message on a screen, from the top of its container to the bottom, in pixels."""
    return _height(message, message.layout.drafted(), screen)


def _height(message: Message, drafted: Iterable[dict[str, Any]], screen: Screen) -> int:
    sizes = {name: (picture.width, picture.height) for name, picture in message.pictures.items()}
    parts = [
        _part(component, screen, sizes)
        for top in drafted
        for component in (top["components"] if top["type"] == CONTAINER else [top])
    ]
    return math.ceil(FRAME + sum(parts) + GAP * (len(parts) - 1))


def _part(component: dict[str, Any], screen: Screen, sizes: dict[str, tuple[int, int]]) -> float:
    match component["type"]:
        case 10:  # text
            return sum(_line(line, screen.inner) for line in component["content"].split("\n"))
        case 12:  # pictures
            names = [item["media"]["url"].removeprefix("attachment://") for item in component["items"]]
            return sum(_picture(*sizes[name], screen) for name in names)
        case 9:  # text with its button beside it
            ((wide, high),) = _buttons([component["accessory"]], screen)
            room = screen.inner - wide - 2 * GAP
            return max(
                high, sum(_line(line, room) for each in component["components"] for line in each["content"].split("\n"))
            )
        case 14:  # a line
            return 1
        case _:
            return _row(component["components"], screen)


def _picture(wide: int, high: int, screen: Screen) -> float:
    return min(high * min(GALLERY, screen.inner) / wide, screen.tallest)


@lru_cache(MAX_KEPT_LINES)
def _line(line: str, room: float) -> float:
    line = MARK.sub(AS_WIDE_AS_AN_ICON, line.replace("\\", ""))  # escapes of what people are called
    if line.startswith("#"):
        return 6 + 22 * _lines(line.lstrip("# "), 17.5, room)
    if line.startswith("-# "):
        return 18 * _lines(line[3:], 12.8, room)
    return 22.4 * _lines(line.replace("*", ""), 16, room)


def _row(items: Sequence[dict[str, Any]], screen: Screen) -> float:
    """A menu, or buttons in as many rows as they need."""
    if items[0]["type"] != BUTTON:
        return max(MENU, 16 + 22.4 * _lines(items[0].get("placeholder", ""), 16, min(screen.inner, 420) - 54))
    rows = [0.0]
    used = 0.0
    for wide, high in _buttons(items, screen):
        if used and used + GAP + wide > screen.inner:
            rows.append(0.0)
            used = 0.0
        used += wide + (GAP if used else 0)
        rows[-1] = max(rows[-1], high)
    return sum(rows) + GAP * (len(rows) - 1)


def _buttons(items: Sequence[dict[str, Any]], screen: Screen) -> Iterator[tuple[float, float]]:
    """The width and the height of each button."""
    for button in items:
        label = button.get("label") or ""
        sign = 25 if button.get("emoji") or first_icon(label) else 0
        wide = 30 + sign + 14.7 * 1.06 * LETTER * len(without_icons(label))
        lines = math.ceil(wide / screen.inner)
        yield min(wide, screen.inner), max(screen.button, 10 + 17.7 * lines)


def _lines(words: str, size: float, room: float) -> int:
    """In how many lines words are broken."""
    lines, used, letter = 1, 0.0, size * LETTER
    for word in words.split(" "):
        wide = letter * len(word)
        if used and used + letter + wide > room:
            lines, used = lines + 1, 0.0
        used += wide + (letter if used else 0)
        lines += int(used // room)
        used %= room
    return lines
