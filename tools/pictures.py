"""Draw pictures into a folder, to be looked at: ``make pictures ARGS="--game moon --language fr --choices 80"``.

Those of every game unless one is named. A table is played by rules of thumb for so many choices. Then its board, every
region of it, every hand and panel, the legend, the score sheet and what each step of its lessons shows are drawn, at
full size and 400 pixels wide, as a phone shows them; the alt texts lie beside them. Words that run into each other, or
out of their picture, are named: where they are meant to lie like that, look whether they can be read.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image

from bot.core.localizer import LANGUAGES, Localizer
from contract.pictures.written import cut, overlapping, watched
from games import GAMES
from games.engine import LEARNER, AnyGame
from games.engine.lessons import BOARD, HAND
from games.engine.teaching import asked, state_at
from render.scene import Picture, scene

NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fay")
PHONE = 400
"""The width in pixels at which a phone shows a picture."""


def main(argv: list[str] | None = None) -> None:
    """Writes the pictures and says where."""
    parser = argparse.ArgumentParser(prog="tools.pictures", description="Draw pictures, to be looked at.")
    parser.add_argument("--game", choices=GAMES, help="all of them if not said")
    parser.add_argument("--preset", help="table options by name; the standard ones if none")
    parser.add_argument("--seats", type=int, help="how many play; the fewest possible if not said")
    parser.add_argument("--choices", type=int, default=40, help="how many choices have been made")
    parser.add_argument("--seed", default="cairn")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--out", type=Path, help="the folder; that of the language in artefacts/pictures if not said")
    args = parser.parse_args(argv)
    if args.preset and not args.game:
        parser.error("a preset is one of a game: say --game as well")
    folder = args.out or Path("artefacts/pictures") / args.language
    folder.mkdir(parents=True, exist_ok=True)
    for game in [GAMES[args.game]] if args.game else GAMES.values():
        options = game.presets[args.preset] if args.preset else game.Options()
        state = played(game, args.seats or game.seats[0], options, args.seed, args.choices)
        words = Localizer(args.language, game.key, NAMES)
        keep(game, chain(drawn(game, state, words), taught(game, args.language)), folder)


def keep(game: AnyGame, pictures: Iterable[tuple[str, Picture]], folder: Path) -> None:
    """Writes pictures as files by their names, as a phone shows them too, says where, and what cannot be read there."""
    with watched() as written:
        for name, picture in pictures:
            store(folder / f"{game.key}-{name}.png", picture)
            for one, other in dict.fromkeys(overlapping(written)):
                sys.stdout.write(f"  {one!r} runs into {other!r}\n")
            for words in dict.fromkeys(cut(written)):
                sys.stdout.write(f"  {words!r} is cut at an edge\n")
            written.clear()


def store(kept: Path, picture: Picture) -> None:
    """Writes a picture, its alt text and the picture as a phone shows it, and says where."""
    kept.write_bytes(picture.png)
    kept.with_suffix(".txt").write_text(picture.alt + "\n", "utf-8")
    small = Image.open(io.BytesIO(picture.png)).convert("RGB")
    small.thumbnail((PHONE, 10 * PHONE), Image.Resampling.LANCZOS)
    small.save(kept.with_name(f"{kept.stem}-phone.png"))
    sys.stdout.write(f"{kept}\n")


def played(game: AnyGame, seats: int, options: Any, seed: str, choices: int) -> Any:
    """The position after so many choices by the game's rules of thumb, or at the end of the game."""
    state, rng = game.setup(seats, options, seed.encode()), Random(seed)
    for _ in range(choices):
        keys = game.legal(state)
        if not keys:
            break
        game.step(state, game.policy.choose(state, game.mover(state), keys, rng))
    return state


def drawn(game: AnyGame, state: Any, words: Localizer) -> Iterator[tuple[str, Picture]]:
    """Every picture of a position, by a name for its file."""
    shown, public = scene(game.key), game.view(state, None)
    for number, picture in enumerate(shown.board(public, words)):
        yield f"board-{number}", picture
    for region in shown.regions(public):
        for number, picture in enumerate(shown.board(public, words, region=region)):
            yield f"region-{region}-{number}", picture
    decisions = game.decisions(state)
    for seat in game.to_act(state):
        decision = next(decision for decision in decisions if decision.seat == seat and decision.waits)
        for number, picture in enumerate(shown.panel(game.view(state, seat), decision, words)):
            yield f"panel-{seat}-{number}", picture
    for seat in range(len(game.standings(state, final=False) or ())):
        hand = shown.hand(game.view(state, seat), words)
        if hand is not None:
            yield f"hand-{seat}", hand
    for seat in game.to_act(state):
        legend = shown.legend(game.view(state, seat), words)
        if legend is not None:
            yield f"legend-{seat}", legend.picture
    yield "sheet", shown.sheet(public, game.standings(state, final=False) or (), words)


def taught(game: AnyGame, language: str) -> Iterator[tuple[str, Picture]]:
    """What each step of the lessons of a game shows, by a name for its file."""
    shown = scene(game.key)
    for lesson in game.lessons:
        words = Localizer(language, game.key, NAMES[: lesson.seats])
        for number, step in enumerate(lesson.steps):
            state = state_at(game, lesson, number)
            view, name = game.view(state, LEARNER), f"lesson-{lesson.key}-{number}-{step.id}"
            for part in step.show:
                if part == HAND:
                    hand = shown.hand(view, words, touched=step.marks)
                    pictures = [] if hand is None else [hand]
                else:
                    region = None if part == BOARD else part
                    pictures = shown.board(view, words, touched=step.marks, region=region)
                yield from ((f"{name}-{part}-{place}", picture) for place, picture in enumerate(pictures))
            decision = asked(game, state, step) if step.asks else None
            if decision is not None:
                panel = shown.panel(view, decision, words, touched=step.marks)
                yield from ((f"{name}-panel-{place}", picture) for place, picture in enumerate(panel))


if __name__ == "__main__":
    main()
