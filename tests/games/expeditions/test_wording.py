"""Every text of every card, tile and mech, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, cast, get_args

import pytest

from bot.core.localizer import LANGUAGES, Localizer
from games.engine import text
from games.expeditions import abilities as do
from games.expeditions import catalogue, terms, wording
from games.expeditions.abilities import Ability
from games.expeditions.cards import Card, Core, Mech
from games.expeditions.game import GAME
from games.expeditions.places import place_label
from games.expeditions.state import TWENTY, Options

CARDS, MECHS, TILES = catalogue.CARDS.copy(), catalogue.MECHS.copy(), catalogue.TILES.copy()
"""As they are in the box: the rules' cases add pieces of their own while a test runs."""

NAME = 22
FLAVOUR = 90
ABILITY = 148
CAPTION = 70
"""Characters that fit where the pictures put them."""


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Localizer:
    return Localizer(request.param, "expeditions")


@pytest.fixture
def english() -> Localizer:
    return Localizer("en", "expeditions")


def sound(said: str) -> bool:
    """Whether a text has no leftovers: braces, doubled or stray blanks, empty places."""
    return not re.search(r"[{}]|  |^ | $| [.,:;]|\.\.|None", said)


def abilities_of(card: Card) -> list[tuple[Ability, ...]]:
    """Every ability of a card, by itself."""
    names = ("instant", "ongoing", "ability", "bonus", "benefit")
    return [part for name in names if (part := getattr(card, name, None))]


def test_a_card_fits_and_reads(words: Localizer) -> None:
    for card in CARDS.values():
        name = words(text(f"card-{card.key}"))
        assert len(name) <= NAME, card.key
        flavour = words(wording.flavour(card.key))
        assert len(flavour) <= FLAVOUR, card.key
        assert flavour[-1] in ".?!", card.key
        assert sound(name), card.key
        assert sound(flavour), card.key
        for part in abilities_of(card):
            said = words(wording.sentences(part))
            assert len(said) <= ABILITY, said
            assert sound(said), said
            assert said[0].isupper(), card.key
            assert said.endswith("."), card.key
        for line in (wording.core(card.core), *wording.lines(card)):
            assert sound(words(line)), words(line)


def test_a_tile_fits_and_reads(words: Localizer) -> None:
    for tile in TILES.values():
        assert len(words(text(f"tile-{tile.number}"))) <= NAME, tile.number
        captions = [wording.label(benefit) for benefit in tile.benefits]
        captions += [wording.covered(tile)] if tile.covered else []
        for caption in captions:
            said = words(caption)
            assert len(said) <= CAPTION, said
            assert sound(said), said
            assert said[0].isupper(), tile.number


@pytest.mark.parametrize("mech", MECHS.values(), ids=lambda mech: mech.key)
def test_a_mech_fits_and_reads(words: Localizer, mech: Mech) -> None:
    assert len(words(text(f"mech-{mech.key}"))) <= NAME
    said = words(wording.mech_rule(mech))
    assert len(said) <= ABILITY
    assert sound(said)


def test_all_names_differ(words: Localizer) -> None:
    ids = [f"card-{key}" for key in CARDS] + [f"tile-{number}" for number in TILES] + [f"mech-{key}" for key in MECHS]
    assert len({words(text(name)) for name in ids}) == len(ids)


def test_all_cards_read_differently(words: Localizer) -> None:
    said = {(words(wording.core(card.core)), *map(words, wording.lines(card))) for card in CARDS.values()}
    assert len(said) == len(CARDS)
    flavours = {words(wording.flavour(key)) for key in CARDS}
    assert len(flavours) == len(CARDS)


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        ((do.gain("power", 2), do.gain("coins")), "Gain 2 power and $1."),
        ((do.gain("map"), do.gain("guile"), do.gain_card()), "Gain a map, 1 guile and a face-up card."),
        ((do.gain_card(), do.gain_card()), "Gain 2 face-up cards."),
        ((do.move(), do.gain("guile")), "Move. Gain 1 guile."),
        ((do.pay("guile", 2, do.gain_card(), do.gain("coins")),), "Pay 2 guile to gain a face-up card and $1."),
        ((do.whenever("vanquish", do.gain("coins")),), "Whenever you vanquish a corruption token, gain $1."),
        ((do.whenever("play", do.gain("power"), colour="red"),), "Whenever you play a red card, gain 1 power."),
        ((do.one_of(do.solve(), (do.move(1), do.gain("guile"))),),
         "Solve a quest; OR move with range +1 and gain 1 guile."),
        ((do.one_of(do.gain("red"), do.gain("blue")),), "Gain a red or blue worker."),
        ((do.one_of(do.gain("power", 2), do.gain("coins", 2)),), "Gain 2 power OR $2."),
        ((do.one_of(do.gain("coins", 2), (do.gain("power", 2), do.gain("guile", 2))), do.gain_card()),
         "Gain $2 OR (2 power and 2 guile). Gain a face-up card."),
        ((do.pay("discard", 1, do.gain("coins")), do.gain("guile")),
         "Discard a card from your hand to gain $1. Gain 1 guile."),
        ((do.meld(), do.given("melded", 1, do.gain("coins")), do.given("melded", 2, do.boast())),
         "Meld a meteorite. With 1+ melded, also gain $1. With 2+, also boast."),
        ((do.per("red-cards", "power", most=4),), "Gain 1 power per red card (max. 4 power)."),
        ((do.per("workers", "coins", each=3),), "Gain $1 per 3 workers."),
        ((do.vanquish(to_bag=True),), "Return the top corruption token here to the bag."),
        ((do.modify("any-worker", colour="blue"),), "Your blue workers count as any colour."),
    ],
)  # fmt: skip
def test_effects_read_like_a_card(english: Localizer, ability: tuple[wording.Part, ...], said: str) -> None:
    assert english(wording.sentences(ability)) == said


def test_a_core_value_tells_its_conditions(english: Localizer) -> None:
    core = (Core(power=1, guile=1), Core(power=1, stars=1), Core(guile=2, melded=2))
    assert english(wording.core(core)) == "1 power and 1 guile, +1 power with 1+ stars placed, +2 guile with 2+ melded"


def test_cases_and_genders_in_german() -> None:
    words = Localizer("de", "expeditions")
    ability = (
        do.one_of(do.gain("red"), do.gain("purple")),
        do.per("solved", "guile", most=3),
        do.pay("discard", 1, do.play()),
    )
    said = "Erhalte einen roten oder violetten Arbeiter. Erhalte 1 List je erfüllten Auftrag (max. 3 List). "
    said += "Lege eine Handkarte ab, um eine Karte zu spielen."
    assert words(wording.sentences(ability)) == said


def test_what_a_location_gives_is_a_list_without_and_between_benefits(english: Localizer) -> None:
    said = [english(wording.benefits(TILES[number].benefits)) for number in (13, 20)]
    assert said == [
        "Gain $1 OR a face-up card · Rescue a card",
        "Gain $2 OR (2 power and 2 guile) · Gain a face-up card",
    ]


def test_a_place_to_move_to_fits_into_an_option_whatever_lies_there(words: Localizer) -> None:
    """Discord shows 100 characters of an option's label and 100 of its description."""
    state = GAME.setup(2, Options(), b"labels")
    state.hidden = ()
    for position, number in state.tiles.items():
        most = ("t3",) * -(-TILES[number].level // 3) if number != 20 else (TWENTY,)
        for tokens in (most, ()):
            state.corruption[position] = tokens
            assert len(words(place_label(state, position))) <= 190


def vocabulary() -> Iterator[wording.Part]:
    """Every word of the vocabulary, used by a card or not."""
    for kind in get_args(terms.Kind):
        yield from (do.gain_card(source, kind) for source in get_args(terms.Source))
        yield do.whenever("gain-card", do.gain("power"), kind=kind)
    colours: tuple[terms.Colour | Literal["any"], ...] = ("any", *terms.COLOURS)
    for colour in colours:
        yield do.whenever("play", do.gain("power"), colour=colour)
        yield do.modify("any-worker", colour=colour)
    for n in (1, 2):
        yield from (do.gain(what, n) for what in get_args(terms.Stock))
        yield from (do.pay(cost, n, do.boast()) for cost in get_args(terms.Cost))
        yield from (do.per(count, "coins", each=n, most=4) for count in get_args(terms.Count))
        yield from (do.given(what, n, do.play()) for what in ("stars", "melded"))
        yield from (do.modify(what, n) for what in ("range", "solve-cost", "vanquish-cost"))
        yield from (do.solve(n), do.vanquish(discount=n), do.vanquish(discount=n, any_colour=True), do.move(n))
    yield from (do.whenever(moment, do.gain("coins")) for moment in get_args(terms.Moment))
    yield from (do.activate(which) for which in ("adjacent", "previous", "own", "upgraded"))


def test_every_word_of_the_vocabulary_reads(words: Localizer) -> None:
    for effect in vocabulary():
        assert sound(words(wording.label(effect))), effect
        either = do.one_of(do.solve(), (do.sweep(), cast("Ability", effect)))
        assert sound(words(wording.sentences((either,)))), effect
