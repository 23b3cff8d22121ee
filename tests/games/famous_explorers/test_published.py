"""What the rules need of the published map: keys that fit, labels that fit, tables that can begin."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.core.localizer import LANGUAGES, Localizer
from games.engine import Text
from games.famous_explorers.arrow_choices import PREFIXES, arrow_choice, keys_of, read_arrow_key
from games.famous_explorers.effects import ArrowKind
from games.famous_explorers.game import GAME
from games.famous_explorers.maps import PUBLISHED, world_of
from games.famous_explorers.paths import Arrow, Path, leaving
from games.famous_explorers.view import COLOURS

KEY = re.compile(r"[a-z0-9._-]{1,60}")
MENU = 100


ARROWS = [arrow for leaving_here in leaving(PUBLISHED).values() for arrow in leaving_here]


def off_the_path(kind: ArrowKind) -> list[bool]:
    """Whether an arrow of this kind leaves from a tip, from behind it, or from either."""
    return {"exit": [True], "fork": [True], "main": [False, True], "bonus": [False, True], "ticket": [False, True]}.get(
        kind, [False]
    )


EVERY: list[tuple[ArrowKind, str, Arrow, bool, str]] = [
    (kind, colour, arrow, off, keys_of(kind, colour, [arrow], "elsewhere" if off else arrow.source)[0])
    for kind in PREFIXES
    for colour in COLOURS
    for arrow in ARROWS
    for off in off_the_path(kind)
]
"""Every arrow that could ever be laid, of each kind and colour, with its key."""


def test_keys_are_short_plain_and_tell_arrows_apart() -> None:
    keys = [(arrow.source, key) for kind, _, arrow, _, key in EVERY if kind != "tailwind-again"]
    assert len(keys) == len(set(keys))
    assert all(KEY.fullmatch(key) for _, key in keys)
    world = world_of(PUBLISHED)
    pairs = [f"commission-{one}.{two}" for one in world.places for two in world.places]
    assert all(KEY.fullmatch(key) for key in pairs + [f"block-{edge.a}.{edge.b}" for edge in world.edges])


def test_a_key_is_read_as_it_was_written() -> None:
    for kind, colour, arrow, off, key in EVERY:
        route = read_arrow_key(key)
        assert route is not None
        assert (route.colour, route.source, route.target) == (colour, arrow.source if off else None, arrow.target)
        assert route.kind == ("tailwind" if kind == "tailwind-again" else kind)
    others = ["end-turn", "ticket-swap", "ticket-remove-blue", "fork-blue-red-sahara", "claim-timbuktu", "buy-tailwind"]
    assert [read_arrow_key(key) for key in others] == [None] * len(others)


@cache
def labels() -> set[Text]:
    """What each of them is called in a menu, in no language yet."""
    state = GAME.setup(2, GAME.presets["basic"], b"published")
    found = set()
    for kind, colour, arrow, off, key in EVERY:
        closing = [arrow.target] if kind == "fork" or not off else []  # a way out of a loop closes none
        for came_from in ["", *closing]:
            state.paths[colour] = Path(PUBLISHED, (Arrow("", came_from, arrow.source),))
            found.add(arrow_choice(state, 0, kind, key).label)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_into_a_menu(language: str) -> None:
    said = set(map(Localizer(language, GAME.key), labels()))
    assert len(said) > len(COLOURS) * len(world_of(PUBLISHED).edges)
    assert max(map(len, said)) <= MENU


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("preset", GAME.presets)
def test_a_table_can_begin(seats: int, preset: str) -> None:
    state = GAME.setup(seats, GAME.presets[preset], b"begin")
    places = {card.removeprefix("card-") for card in GAME.pieces(state)} & set(world_of(PUBLISHED).places)
    assert len(places) == 79
    assert GAME.to_act(state) == tuple(range(seats))
