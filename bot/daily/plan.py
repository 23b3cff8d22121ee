"""Which game is dealt on which day, against whom, and what fixes that."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from datetime import date
from functools import cache
from pathlib import Path

import msgspec

import games
from bot.daily.model import Deal
from games import PACKAGES
from games.engine import AnyGame
from games.packages import Stage
from games.players import Level, rollouts

AHEAD_DAYS = 31
"""For so many days to come deals are fixed."""

WEEK = (Level.GENTLE, Level.EASY, Level.NORMAL, Level.GENTLE, Level.EASY, Level.NORMAL, Level.EASY)
"""The computer players of a week, which begins on Monday."""

ROLLOUTS_SHARE = 2
"""Computer players make half of the roll-outs that their level makes at most at tables: a click waits for them."""

PROGRAMS = {".py", ".bin"}
"""The kinds of file that decide a game's course: programs, and weights that were fitted."""

ALL_ALIKE = ("engine", "players")
"""The packages that every game's course depends on, beside its own."""


def drawn(day: date, draw_seed: Callable[[], bytes], rules: Mapping[str, AnyGame]) -> Deal | None:
    """The deal of a day with a seed drawn anew: the games take turns, but alphas. None where no short game is there."""
    tried = {key: game for key, game in rules.items() if PACKAGES.stage(key) is not Stage.ALPHA}
    short = [(key, game, game.short) for key, game in tried.items() if game.short is not None]
    if not short:
        return None
    key, game, how = short[day.toordinal() % len(short)]
    level = WEEK[day.weekday()]
    return Deal(
        day=day,
        game=key,
        seats=how.seats,
        options=msgspec.to_builtins(game.presets[how.preset]),
        turns=how.turns,
        level=level,
        rollouts=rollouts(game, level) // ROLLOUTS_SHARE,
        engine=engine_of(key),
        seed=draw_seed(),
    )


@cache
def engine_of(game: str) -> str:
    """Return a digest of the programs that decide how a game goes: its rules, and its computer players."""
    found, root = hashlib.blake2b(digest_size=8), Path(games.__file__ or "").parent
    for folder in (*(root / each for each in ALL_ALIKE), PACKAGES[game].folder):
        for file in sorted(each for each in folder.rglob("*") if each.suffix in PROGRAMS):
            found.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()
