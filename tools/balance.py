"""How a game's content does in self-play between equal players: per card offered, taken and won with; lengths; scores.

    python -m tools.balance --game KEY --games 500 --seats 2 4 --preset advanced --level normal --rollouts 32

By default everybody plays by the game's policy without search. The report is Markdown. Printed, every table is whole;
with ``--out reports/balance.md`` it takes the place of the tables in the game's section, that is of all from its first
"###" heading on, and keeps only the lowest and highest rows of a long table.
"""

from __future__ import annotations

import argparse
import functools
import math
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bot.core.localizer import Localizer
from contract.paired_deals import mean_and_margin
from games import GAMES
from games.engine import AnyGame, text
from games.players import Knowledge, Level, choose

MOST_CHOICES = 20_000
MAX_WHOLE, EDGE = 20, 5
"""Of more rows of one kind than this, a kept report has so many at each end of each measure."""
ALWAYS = 0.95
"""A card taken in a larger share of the games than this is named apart: it is hardly chosen."""


class Tally(msgspec.Struct):
    """Counts over games at tables of one size."""

    games: int = 0
    offered: Counter[str] = msgspec.field(default_factory=Counter)  # games in which somebody could take the card
    taken: Counter[str] = msgspec.field(default_factory=Counter)  # games in which somebody took it
    takers: Counter[str] = msgspec.field(default_factory=Counter)  # seats that took it
    winners: Counter[str] = msgspec.field(default_factory=Counter)  # of these, those that won
    win_factors: Counter[str] = msgspec.field(default_factory=Counter)  # seats that ended with it
    factor_wins: Counter[str] = msgspec.field(default_factory=Counter)  # of these, those that won
    factor_games: Counter[str] = msgspec.field(default_factory=Counter)  # games in which any seat ended with it
    card_points: dict[str, list[float]] = {}  # the points a card brought those who ended with it
    seats: list[float] = []  # wins by seat, from who begins on; a shared win counts in parts
    turns: list[float] = []  # turns a player, game by game
    scores: list[tuple[int, ...]] = []  # every seat's score, from who begins on, game by game
    parts: dict[str, list[int]] = {}  # every seat's points by category

    def add(self, other: Tally) -> None:
        """Counts the games of ``other`` in."""
        self.games += other.games
        for name in ("offered", "taken", "takers", "winners", "win_factors", "factor_wins", "factor_games"):
            getattr(self, name).update(getattr(other, name))
        for card, points in other.card_points.items():
            self.card_points.setdefault(card, []).extend(points)
        for name, part in other.parts.items():
            self.parts.setdefault(name, []).extend(part)
        self.seats = [
            mine + theirs for mine, theirs in zip(self.seats or [0.0] * len(other.seats), other.seats, strict=True)
        ]
        self.turns += other.turns
        self.scores += other.scores


class Kept(msgspec.Struct, frozen=True):
    """A game that has been counted; ``settings`` names all that it depends on besides its number."""

    settings: str
    number: int
    tally: Tally


def play(key: str, seats: int, preset: str, level: Level, rollouts: int, number: int) -> Tally:
    """Plays one game to its end and counts it; where a game lets anybody begin, seat 0 does."""
    game, seed = GAMES[key], number.to_bytes(16, "big")
    policy, rng, options = game.policy, Random(seed), game.presets[preset]
    if hasattr(options, "first"):
        options = msgspec.structs.replace(options, first=0)
    state = game.setup(seats, options, seed)
    offered: set[str] = set()
    takers: dict[str, set[int]] = {}
    for _ in range(MOST_CHOICES):
        keys, seat = game.legal(state), game.mover(state)
        if not keys:
            break
        if level is Level.EASY or len(keys) == 1:
            choice = policy.choose(state, seat, keys, rng)
        else:
            luck = rng.randbytes(16)
            choice = choose(game, Knowledge.of(game, state, seat, luck), level, luck, iterations=rollouts)
        could, took = policy.cards_offered_and_taken(state, seat, keys, choice)
        offered.update(could)
        for card in took:
            takers.setdefault(card, set()).add(seat)
        game.step(state, choice)
    if game.standings(state) is None:
        raise RuntimeError(f"{game.key} does not end: seed {seed.hex()}")
    return count(game, state, seats, offered, takers)


def count(game: AnyGame, state: Any, seats: int, offered: set[str], takers: Mapping[str, set[int]]) -> Tally:
    """One finished game, counted: what was ``offered``, and which seats took it."""
    standings = game.standings(state) or ()
    winners = {standing.seat for standing in standings if standing.place == 1}
    tally = Tally(games=1, offered=Counter(offered), turns=[game.turn(state) / seats])
    tally.scores = [tuple(standing.score for standing in sorted(standings, key=lambda standing: standing.seat))]
    tally.seats = [(seat in winners) / len(winners) for seat in range(seats)]
    for card, who in takers.items():
        tally.taken[card] = 1
        tally.takers[card] = len(who)
        tally.winners[card] = len(who & winners)
    for seat in range(seats):
        win_factors = set(game.policy.win_factors(state, seat))
        tally.win_factors.update(win_factors)
        tally.factor_wins.update(win_factors if seat in winners else ())
        tally.factor_games.update(dict.fromkeys(win_factors - tally.factor_games.keys(), 1))
        for card, points in game.policy.card_points(state, seat).items():
            tally.card_points.setdefault(card, []).append(points)
    for standing in standings:
        for name, part in standing.parts.items():
            tally.parts.setdefault(name, []).append(part)
    return tally


class Row(msgspec.Struct, frozen=True):
    """A row of a table; its measures say whether it is at an edge. Its name is a word, or a kind and a word."""

    name: str
    cells: tuple[str, ...]
    measures: tuple[float, ...]
    always: bool = False


def report(tallies: Mapping[int, Tally], *, whole: bool = True) -> Iterator[str]:
    """The tallies by seat count as lines of Markdown; long tables cut to their edges unless ``whole``."""
    tables = list(tallies.values())
    sizes = [f"{seats} players" for seats in tallies]
    yield from ("### Lengths and scores", "")
    yield from _head("players", "games", "turns a player: median (8 in 10)", "winner: median (8 in 10)", "wins by seat")
    for seats, tally in tallies.items():
        wins = ", ".join(f"{won / tally.games:.1%}" for won in tally.seats)
        best = _spread([max(scores) for scores in tally.scores])
        yield f"| {seats} | {tally.games} | {_spread(tally.turns)} | {best} | {wins} |"
    yield from (
        "",
        "From who begins on, a column a seat: wins as times the fair share, and points ahead of the table's mean",
    )
    yield from ("(half the width of the 95 % interval).", "")
    yield from _head("players", *(f"{place}." for place in range(1, max(tallies) + 1)))
    for seats, tally in tallies.items():
        places = [_by_order(seats, tally, seat) for seat in range(seats)]
        yield _row(str(seats), [*places, *[""] * (max(tallies) - seats)])
    yield from ("", "Where points come from, mean of all seats:", "")
    yield from _head("", *sizes)
    for name in dict.fromkeys(name for tally in tables for name in tally.parts):
        yield _row(name, (_mean(tally.parts.get(name, [0])) for tally in tables))
    if any(tally.win_factors for tally in tables):
        yield from _traits(tallies, sizes, whole=whole)
    if any(tally.offered for tally in tables):
        yield from _cards(tallies, sizes, whole=whole)


def rows_told(rows: Sequence[Row], *, whole: bool) -> Iterator[str]:
    """The rows as Markdown: all of each kind, or of a long one those lowest or highest by a measure."""
    kinds: dict[str, list[Row]] = {}
    for row in rows:
        kinds.setdefault(row.name.rpartition(" ")[0], []).append(row)
    for kind, found in kinds.items():
        if whole or len(found) <= MAX_WHOLE:
            yield from (_row(row.name, row.cells) for row in found)
            continue
        varying = [row for row in found if not row.always]
        orders = [sorted(varying, key=lambda row: row.measures[0]), sorted(varying, key=lambda row: row.measures[-1])]
        edges = {row.name for order in orders for row in (*order[:EDGE], *order[-EDGE:])}
        yield from (_row(row.name, row.cells) for row in varying if row.name in edges)
        yield _row(f"{len(varying) - len(edges)} more {kind}".strip(), ["between these"])
        if always := [row.name for row in found if row.always]:
            yield _row(f"{len(always)} nearly always", [", ".join(always)])


def _by_order(seats: int, tally: Tally, seat: int) -> str:
    """How the seat does that is the ``seat``-th to have a turn."""
    won = tally.seats[seat] / tally.games
    leads = [scores[seat] - sum(scores) / seats for scores in tally.scores]
    lead, margin = mean_and_margin(leads)
    return f"{won * seats:.2f} ({_margin(won, tally.games) * seats:.2f}), {lead:+.1f} ({margin:.1f})"


def _traits(tallies: Mapping[int, Tally], sizes: list[str], *, whole: bool) -> Iterator[str]:
    yield from (
        "",
        "### What players ended with",
        "",
        "Of all games, those in which anybody had it in the end; then the",
    )
    yield from ("wins of those who had, as times the fair share (half the width of the 95 % interval).", "")
    yield from _head("", *sizes, *(f"wins, {size}" for size in sizes))
    rows = []
    for factor in sorted({factor for tally in tallies.values() for factor in tally.win_factors}):
        games = [f"{tally.factor_games[factor] / tally.games:.0%}" for tally in tallies.values()]
        wins = [
            _share(seats, tally.factor_wins[factor], tally.win_factors[factor], tally)
            for seats, tally in tallies.items()
        ]
        shares = [float(share.partition(" ")[0]) for share in wins if share]
        rows.append(Row(factor, (*games, *wins), (sum(shares) / len(shares) if shares else 1.0,)))
    yield from rows_told(rows, whole=whole)


def _cards(tallies: Mapping[int, Tally], sizes: list[str], *, whole: bool) -> Iterator[str]:
    yield from (
        "",
        "### Cards",
        "",
        "Of the games in which somebody could take the card, those in which somebody did; over all tables",
    )
    yield from (
        "together the same (half the width of the 95 % interval), the wins of those who did as times the",
        "fair share, and the points it brought whoever ended with it.",
        "",
    )
    yield from _head("card", *sizes, "at all tables", "wins", "points")
    rows = []
    for card in sorted({card for tally in tallies.values() for card in tally.offered}):
        rates = [_rate(tally.taken[card], tally.offered[card]) for tally in tallies.values()]
        taken, offered = (
            sum(getattr(tally, name)[card] for tally in tallies.values()) for name in ("taken", "offered")
        )
        fair = sum(tally.takers[card] / seats for seats, tally in tallies.items())
        won = sum(tally.winners[card] for tally in tallies.values()) / fair if fair else 0.0
        points = [each for tally in tallies.values() for each in tally.card_points.get(card, [])]
        at_all = f"{_rate(taken, offered)} ({_margin(taken / offered, offered):.0%})"
        cells = (*rates, at_all, f"{won:.2f}", _mean(points))
        rows.append(Row(card, cells, (taken / offered, won), taken / offered > ALWAYS))
    yield from rows_told(rows, whole=whole)


def _head(*names: str) -> tuple[str, str]:
    return f"| {' | '.join(names)} |", "|---" + "|--:" * (len(names) - 1) + "|"


def _row(name: str, cells: Iterable[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def _mean(values: list[float] | list[int]) -> str:
    return f"{sum(values) / len(values):.1f}" if values else ""


def _rate(taken: int, offered: int) -> str:
    return f"{taken / offered:.0%}" if offered else ""


def _share(seats: int, wins: int, count: int, tally: Tally) -> str:
    """Wins as times the fair share, which counts shared wins for each who shares."""
    if not count:
        return ""
    fair = tally.parts and sum(tally.seats) / tally.games / seats
    return f"{wins / count / fair:.2f} ({_margin(wins / count, count) / fair:.2f})" if fair else ""


def _margin(share: float, count: int) -> float:
    """Half the width of a share's 95 % confidence interval."""
    return 1.96 * math.sqrt(share * (1 - share) / count) if count else 0.0


def _spread(values: list[float] | list[int]) -> str:
    ordered = sorted(values)
    low, middle, high = (ordered[int(share * (len(ordered) - 1))] for share in (0.1, 0.5, 0.9))
    return f"{middle:.3g} ({low:.3g} to {high:.3g})"


def renewed(page: str, title: str, told: str) -> str:
    """``page`` with what is ``told`` of a game as the tables of its section, which is added where it is missing."""
    before, _, rest = f"\n{page}".partition(f"\n## {title}\n")
    section, following, after = rest.partition("\n## ")
    words = section.partition("\n### ")[0].strip()
    parts = [before.strip(), f"## {title}", words, told.strip(), f"{following}{after}".strip()]
    return "\n\n".join(part for part in parts if part) + "\n"


def _played(
    pool: ProcessPoolExecutor, one: Callable[[int], Tally], numbers: range, settings: str, keep: Path | None
) -> Iterator[Tally]:
    """The games of ``numbers``: those kept under ``settings``, then the rest, each kept as soon as it is over."""
    lines = keep.read_bytes().splitlines() if keep is not None and keep.exists() else []
    found = [msgspec.json.decode(line, type=Kept, dec_hook=lambda _, found: Counter(found)) for line in lines]
    kept = {game.number: game.tally for game in found if game.settings == settings and game.number in numbers}
    yield from (kept[number] for number in sorted(kept))
    rest = [number for number in numbers if number not in kept]
    for number, tally in zip(rest, pool.map(one, rest, chunksize=4 if keep is None else 1), strict=True):
        if keep is not None:
            with keep.open("ab") as file:
                file.write(msgspec.json.encode(Kept(settings, number, tally)) + b"\n")
        yield tally


def main(arguments: Iterable[str]) -> None:
    parser = argparse.ArgumentParser(prog="balance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--games", type=int, default=100, help="at each table")
    parser.add_argument("--first", type=int, default=0, help="the first game's seed; those after it count up")
    parser.add_argument("--seats", type=int, nargs="*", help="default: every seat count")
    parser.add_argument("--preset", help="default: the game's last one, which has everything")
    parser.add_argument("--level", type=Level, default=Level.EASY)
    parser.add_argument("--rollouts", type=int, default=32, help="a decision, for a level that searches")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--keep", type=Path, help="a file for games played, from which a later call goes on")
    parser.add_argument("--out", type=Path, help="a kept report to renew; default: prints it")
    asked = parser.parse_args(list(arguments))
    game = GAMES[asked.game]
    preset = asked.preset or list(game.presets)[-1]
    tallies = {seats: Tally() for seats in asked.seats or game.seats}
    numbers = range(asked.first, asked.first + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for seats, tally in tallies.items():
            level = asked.level if asked.level is Level.EASY else f"{asked.level}={asked.rollouts}"
            settings = f"{asked.game} v{game.version} {seats} {preset} {level}"
            one = functools.partial(play, asked.game, seats, preset, asked.level, asked.rollouts)
            for found in _played(pool, one, numbers, settings, asked.keep):
                tally.add(found)
    told = "\n".join(report(tallies, whole=asked.out is None)) + "\n"
    if asked.out is None:
        print(told, end="")  # noqa: T201
    else:
        page = asked.out.read_text(encoding="utf-8") if asked.out.exists() else ""
        asked.out.write_text(renewed(page, Localizer("en", game.key)(text("game-name")), told), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
