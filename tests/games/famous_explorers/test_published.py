"""What the rules need of the published map: keys that fit, labels that fit, tables that can begin."""

import re

import pytest

from bot.words import LANGUAGES, Words
from games.famous_explorers.arrow_choices import KEYS, arrow_choices
from games.famous_explorers.game import GAME
from games.famous_explorers.maps import PUBLISHED, world_of
from games.famous_explorers.paths import leaving
from games.famous_explorers.view import COLOURS

KEY = re.compile(r"[a-z0-9._-]{1,60}")
MENU = 100


def every_arrow(*, closing=False):
    """A choice for each arrow that could ever be laid, of each kind and colour; all ``closing`` a loop, or none."""
    state = GAME.setup(2, GAME.presets["basic"], b"published")
    arrows = [arrow for node in leaving(PUBLISHED).values() for arrow in node]
    if closing:
        state.paths = dict.fromkeys(COLOURS, arrows)
    kinds = ("fork",) if closing else KEYS
    return [
        choice for kind in kinds for colour in COLOURS for choice in arrow_choices(state, 0, kind, {colour: arrows})
    ]


def test_keys_are_short_plain_and_tell_arrows_apart():
    keys = [choice.key for choice in every_arrow()]
    assert all(KEY.fullmatch(key) for key in keys)
    world = world_of(PUBLISHED)
    pairs = [f"commission-{one}.{two}" for one in world.places for two in world.places]
    assert all(KEY.fullmatch(key) for key in pairs + [f"block-{edge.a}.{edge.b}" for edge in world.edges])


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_into_a_menu(language):
    words = Words(language, GAME.key)
    labels = {words(choice.label) for choice in [*every_arrow(), *every_arrow(closing=True)]}
    assert len(labels) > len(COLOURS) * len(world_of(PUBLISHED).edges)
    assert max(map(len, labels)) <= MENU


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("preset", GAME.presets)
def test_a_table_can_begin(seats, preset):
    state = GAME.setup(seats, GAME.presets[preset], b"begin")
    places = {card.removeprefix("card-") for card in GAME.pieces(state)} & set(world_of(PUBLISHED).places)
    assert len(places) == 79
    assert len(GAME.to_act(state)) == 1
