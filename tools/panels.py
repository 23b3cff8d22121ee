"""Measure how high panels, lesson steps, hands and legends stand on a phone and on a wide screen.

``make panels ARGS="--game moon --positions 500 --keep 10"``: positions along random games with each number of seats, in
both languages; then every step of the game's lessons. The highest are kept as pictures in a folder, to be looked at.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
from collections.abc import Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from bot.core.localizer import LANGUAGES
from bot.core.workers.drawing_pool import PanelPictures, RenderPool
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing
from bot.discord.message import Message
from bot.discord.screen import DESKTOP, PHONE, excess, height
from bot.learning.model import Learner
from bot.learning.service import LessonPage
from bot.learning.views import LessonDesk
from bot.tables.core.model import Person, Position
from bot.tables.show.hand import hand_message
from bot.tables.show.help_buttons import no_hints
from bot.tables.show.lookup import signs
from bot.tables.show.names import render_context
from bot.tables.show.panel import panel, unfolded
from bot.tables.show.status import localizer_for
from bot.tables.show.why_not import withheld
from games import GAMES
from games.engine import AnyGame
from games.engine.teaching import state_at
from testing.messages import positions

MOVES_APART = 7
"""Choices between two positions of one game."""
LINES = 3
"""What the last move did is told in about so many lines."""


class Page(NamedTuple):
    """A message as somebody looks at it."""

    name: str
    message: Message


class Drawn(RenderPool):
    """Draws in this process."""

    async def _draw(self, context: Any, what: str, *args: Any, **options: Any) -> Any:
        return draw(Drawing(context, what, args, options))


def panels(game: AnyGame, seats: int, language: str, seeds: Iterator[int] | None = None) -> Iterator[Page]:
    """Panels, hands and legends along random games, without end."""
    for seed in seeds or count():
        for number, (position, events) in enumerate(positions(game.key, seats, seed, MOVES_APART, language)):
            if not position.to_act:
                continue
            seat, words = position.to_act[0], localizer_for(position.table, language)
            name = f"{game.key}-{seats}-{language}-{seed}-{number}"
            notes = [words.format("log-line", line=event.text) for event in events if event.seats is None][-LINES:]
            yield Page(f"{name}-panel", asked(position, seat, notes))
            if number % 5 == 0:
                yield from _others(position, seat, name)
            if number % 5 == 1:
                yield Page(f"{name}-first", asked(position, seat, notes, newcomer=True))


def asked(position: Position, seat: int, notes: Sequence[str] = (), *, newcomer: bool = False) -> Message:
    """The panel of a seat, with its pictures; with a hint, if there is one, for a ``newcomer``."""
    words = localizer_for(position.table, position.table.language)
    decisions = [unfolded(position, each) for each in position.decisions_of(seat)]
    on = render_context(position.table, words.language)
    about = f"about-{decisions[0].prompt.id}"
    hint = [f"💡 {words.format(about)}"] if newcomer and words.knows(about) else []
    drawn: PanelPictures = draw(Drawing(on, "panel", (position.view(seat), decisions[0]), {}))
    return panel(
        position, decisions, words, pictures=drawn.pictures, letters=drawn.letters, notes=hint, told=notes,
        final=position.final_keys(decisions[0]), can_undo=True,
        no_hints=no_hints(position.table, words) if hint else None,
    )  # fmt: skip


def _others(position: Position, seat: int, name: str) -> Iterator[Page]:
    """The hand, what is withheld, and the legend, as a picture and in words."""
    words = localizer_for(position.table, position.table.language)
    on, view = render_context(position.table, words.language), position.view(seat)
    hand = draw(Drawing(on, "hand", (view,), {}))
    if hand is not None:
        yield Page(f"{name}-hand", hand_message(position, seat, words, hand))
    asked_now = [unfolded(position, each) for each in position.decisions_of(seat)]
    yield Page(f"{name}-why", withheld(position, asked_now, words))
    yield Page(f"{name}-every-why", withheld(position, asked_now, words, page=0))
    legend = draw(Drawing(on, "legend", (view,), {}))
    yield Page(f"{name}-icons", signs(position, seat, words, legend))
    yield Page(f"{name}-meanings", signs(position, seat, words, legend, page=0))


def lessons(game: AnyGame, language: str) -> Iterator[Page]:
    """Every step of the lessons of a game."""
    for lesson in game.lessons:
        for number, step in enumerate(lesson.steps):
            page = LessonPage(game, lesson, number, state_at(game, lesson, number), Learner(user_id=1, game=game.key))
            desk = LessonDesk(page, Person(1, "Ann", language), language)
            yield Page(f"{game.key}-{language}-lesson-{lesson.key}-{step.id}", asyncio.run(desk.message(Drawn())))


def kept(page: Page, folder: Path) -> None:
    """Store the pictures of a page below each other as a phone shows them, and its words beside them."""
    shown = [Image.open(io.BytesIO(each.png)).convert("RGB") for each in page.message.pictures.values()]
    if not shown:
        return
    wide = max(each.width for each in shown)
    scaled = [each.resize((wide, round(each.height * wide / each.width))) for each in shown]
    sheet = Image.new("RGB", (wide, sum(each.height + 8 for each in scaled)))
    top = 0
    for each in scaled:
        sheet.paste(each, (0, top))
        top += each.height + 8
    sheet.save(folder / f"{page.name}.png")


def main(argv: list[str] | None = None) -> None:
    """Measure, and say what is too high."""
    parser = argparse.ArgumentParser(prog="tools.panels", description="Measure how high panels stand on a screen.")
    parser.add_argument("--game", choices=GAMES, help="one game; all if none")
    parser.add_argument("--positions", type=int, default=500, help="for each game, number of seats and language")
    parser.add_argument(
        "--keep", type=int, default=10, help="how many of the highest of each game are kept as pictures"
    )
    parser.add_argument("--out", type=Path, default=Path("artefacts/panels"))
    args = parser.parse_args(argv)
    args.out.mkdir(parents=True, exist_ok=True)
    for game in [GAMES[args.game]] if args.game else GAMES.values():
        worst: list[tuple[float, Page]] = []
        measured = over = 0
        for page in _pages(game, args.positions):
            found = excess(page.message)
            measured, over = measured + 1, over + (found > 1)
            worst = sorted([*worst, (found, page)], key=lambda one: -one[0])[: args.keep]
        sys.stdout.write(f"{game.key}: {over} of {measured} too high\n")
        for found, page in worst:
            phone, desktop = (height(page.message, screen) for screen in (PHONE, DESKTOP))
            sys.stdout.write(f"  {found:.2f}  {phone:5} {desktop:5}  {page.name}\n")
            kept(page, args.out)


def _pages(game: AnyGame, number: int) -> Iterator[Page]:
    for language in LANGUAGES:
        yield from lessons(game, language)
        for seats in game.seats:
            yield from islice(panels(game, seats, language), number)


if __name__ == "__main__":
    main()
