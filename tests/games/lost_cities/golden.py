"""A short match in text with what every seat sees after each turn. Run as a module, it writes the files anew."""

from pathlib import Path
from random import Random

from bot.core.localizer import Localizer
from games.lost_cities import GAME
from games.lost_cities.state import State
from games.lost_cities.view import View

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ana", "Ben", "Cem", "Dia")
TURNS = 6
"""Told at the beginning and again at the end; in between only the moves are listed."""


def playthrough(seats: int) -> str:
    """A one-round match played with random choices, turn by turn."""
    rng, words = Random(seats), Localizer("en", GAME.key, NAMES)
    state = GAME.setup(seats, GAME.Options(rounds=1), b"golden")
    lines = [f"Lost Cities, {seats} players", *views(state)]
    total = len(_turns(state, Random(seats)))
    for number, keys in enumerate(_turns(state, rng), start=1):
        lines += ["", f"turn {number}: {NAMES[GAME.to_act(state)[0]]} {' '.join(keys)}"]
        told = number <= TURNS or number > total - 2
        for key in keys:
            outcome = GAME.apply(state, GAME.to_act(state)[0], key)
            state = outcome.state
            for event in outcome.events if told else ():
                readers = "" if event.seats is None else f" ({', '.join(NAMES[seat] for seat in event.seats)} only)"
                lines.append(f"  {words(event.text)}{readers}")
        if told:
            lines += views(state)
    lines += ["", *(f"{NAMES[s.seat]}: place {s.place}, {s.score} points" for s in GAME.standings(state) or ())]
    return "\n".join(lines) + "\n"


def views(state: State) -> list[str]:
    """The board as everybody sees it, then what each seat sees besides."""
    view = GAME.view(state, None)
    played = [
        " ".join(f"{e.colour}({' '.join(card.split('-')[1] for card in e.cards)})={e.score}" for e in side if e.cards)
        for side in view.sides
    ]
    tops = " ".join(card for card in view.discards if card)
    hands = " ".join(map(str, view.hand_counts))
    places = [
        f"{view.step} {view.actor}",
        *[lanes or "-" for lanes in played],
        f"tops {tops or '-'}",
        f"pile {view.draw_pile}",
        f"hands {hands}",
    ]
    return [
        f"  board: {' | '.join(places)}",
        *[f"  {NAMES[seat]}: {_private(GAME.view(state, seat))}" for seat in range(view.seats)],
    ]


def _private(view: View) -> str:
    extra = f" given: {' '.join(view.given)}" if view.given else ""
    extra += f" received: {' '.join(view.received)}" if view.received else ""
    return " ".join(view.hand) + extra


def _turns(state: State, rng: Random) -> list[list[str]]:
    """The keys of every turn of a random match."""
    turns: list[list[str]] = []
    while decisions := GAME.decisions(state):
        keys = [choice.key for choice in decisions[0].choices if choice.why_not is None]
        quick = [key for key in keys if key == "draw-pile"] or keys  # so that the match is short
        key = rng.choice(quick)
        if GAME.turn(state) == len(turns):
            turns.append([])
        turns[-1].append(key)
        state = GAME.apply(state, decisions[0].seat, key).state
    return turns


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for count in GAME.seats:
        (FOLDER / f"{count}.txt").write_text(playthrough(count), "utf-8")
