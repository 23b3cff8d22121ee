"""Positions of Lost Cities for pictures: dense, sparse, and as far as they go."""

from collections.abc import Sequence
from typing import Any

from bot.core.localizer import Localizer
from games.lost_cities.view import COLOURS, Expedition, View

NAMES = ("Ida Pfeiffer", "Alexander von Humboldt", "Zheng He", "Mungo")
STRANGE = ("🧭 محمد السلام", "Đặng 한국어 名前 שלום สวัสดี", "\ud800\u200d\u202e", "W" * 300)


def words(language: str = "en", names: Sequence[str] = NAMES) -> Localizer:
    return Localizer(language, "lost_cities", names)


def score(cards: Sequence[str]) -> int:
    if not cards:
        return 0
    numbers = [int(card) for card in cards if card != "x"]
    return (sum(numbers) - 20) * (1 + cards.count("x")) + (20 if len(cards) >= 8 else 0)


def side(*columns: str) -> tuple[Expedition, ...]:
    """One string a colour, such as ``x x 2 5 10``."""
    return tuple(
        Expedition(colour, tuple(f"{colour}-{rank}" for rank in ranks.split()), score(ranks.split()))
        for colour, ranks in zip(COLOURS, columns, strict=False)
    )


def view(below: Sequence[str], above: Sequence[str], discards: str, **changes: Any) -> View:
    """A position from the cards of both sides and the tops of the discard piles (``-`` for none)."""
    colours = COLOURS[: len(below)]
    known: dict[str, Any] = {
        "me": None,
        "seats": 2,
        "round": 2,
        "rounds": 3,
        "colours": colours,
        "actor": 1,
        "step": "down",
        "sides": (side(*below), side(*above)),
        "discards": tuple(
            None if rank == "-" else f"{colour}-{rank}" for colour, rank in zip(colours, discards.split(), strict=True)
        ),
        "blocked": None,
        "draw_pile": 23,
        "hand_counts": (8, 8),
        "round_scores": ((34, -12),),
        "totals": (34, -12),
        "hand": (),
        "given": (),
        "received": (),
    }
    return View(**known | changes)


def dense(**changes: Any) -> View:
    return view(
        ["x x 2 4 5 8 9", "3 4 5 6 7 10", "x 2 5", "x x x 4 6 7 8 9 10", "2 3"],
        ["x 3 6 7 10", "x x 2 8 9", "3 4 6 7 8 9 10", "2 3 5", "x x 4 5 6 7 8 9 10"],
        "- x - - x",
        **{"draw_pile": 7} | changes,
    )


def sparse(**changes: Any) -> View:
    return view(
        ["", "x", "", "2 3", ""],
        ["5", "", "", "", ""],
        "- - 4 - -",
        **{"round": 1, "round_scores": (), "totals": (0, 0), "draw_pile": 39} | changes,
    )


def empty(**changes: Any) -> View:
    return view(
        [""] * 5, [""] * 5, "- - - - -", **{"round": 1, "round_scores": (), "totals": (0, 0), "draw_pile": 44} | changes
    )


def full(columns: int = 6, **changes: Any) -> View:
    """More than any match can hold: every card of every colour on both sides."""
    every = ["x x x 2 3 4 5 6 7 8 9 10"] * columns
    return view(
        every,
        every,
        " ".join(["10"] * columns),
        **{"seats": 4, "hand_counts": (8, 10, 8, 6), "totals": (-240, 1404), "round": 5, "rounds": 5, "draw_pile": 100}
        | changes,
    )


def partners(**changes: Any) -> View:
    return view(
        ["x 2 2 4 5 8", "3 5", "x x", "4 6 7 8", "2 3 9", "x 3 6"],
        ["3 6 7 10", "x x 2 8 9", "3 4 6", "x 2 3 5", "x 4 5 6 7 8 9 10", ""],
        "- 4 9 - x 2",
        **{"seats": 4, "hand_counts": (8, 10, 8, 6), "actor": 2} | changes,
    )


HAND = ("yellow-x", "yellow-3", "yellow-7", "blue-10", "white-x", "white-x", "green-4", "red-9")
LONG_HAND = (
    *HAND[:4],
    "white-2",
    "white-4",
    "green-x",
    "green-5",
    "green-10",
    "red-2",
    "red-6",
    "purple-x",
    "purple-3",
    "purple-9",
)


def final(**changes: Any) -> View:
    over: dict[str, Any] = {
        "actor": None,
        "step": "over",
        "round": 3,
        "round_scores": ((34, -12), (51, 88), (26, 91)),
        "totals": (111, 167),
    }
    return dense(**over | changes)
