"""What cards say: every text in both languages, short and natural, and true to the effects."""

from typing import get_args

import pytest

from bot.words import LANGUAGES, Words
from games.moon import wording
from games.moon.abilities import (
    COLOURS,
    FLAGS,
    RESOURCES,
    Count,
    Moment,
    Special,
    Stock,
    convert,
    discount,
    gain,
    one_of,
    pay,
    per,
    score,
    special,
    stand_in,
    take_back,
    whenever,
)
from games.moon.cards import Need
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES

KEYS = [*STRUCTURES, *EXPEDITIONS, *BASES, *REPUTATIONS]
COUNTS = [name for part in get_args(Count) for name in (get_args(part) or (part,))]

NAME, TEXT, FLAVOUR, CONDITION = 22, 110, 90, 90
"""Characters each of these may have at most."""


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(request.param, "moon")


@pytest.fixture
def english():
    return Words("en", "moon")


@pytest.fixture
def german():
    return Words("de", "moon")


def tidy(said, most):
    """A text fit to print: neither empty nor too long, without holes or doubled marks."""
    assert 0 < len(said) <= most
    assert said == " ".join(said.split())
    assert not any(mark in said for mark in ("{", "}", "..", ",,", " .", " ,", ": :"))
    return said


@pytest.mark.parametrize("key", KEYS)
def test_every_card_has_a_name_a_text_and_a_line_of_flavour(words, key):
    tidy(words(wording.name(key)), NAME)
    assert tidy(words(wording.described(key)), TEXT).endswith((".", ")."))
    tidy(words(wording.about(key)), FLAVOUR)


def test_names_are_distinct(words):
    assert len({words(wording.name(key)) for key in KEYS}) == len(KEYS)


@pytest.mark.parametrize("card", STRUCTURES.values(), ids=lambda card: card.key)
def test_every_structure_tells_its_cost_and_its_bin_corner(words, card):
    assert all(str(n) in words(wording.stocks(card.cost)) for n in card.cost.values())
    tidy(words(wording.bin_corner(card)), TEXT)
    if card.needs:
        tidy(words(wording.required(card.needs)), TEXT)


@pytest.mark.parametrize("card", REPUTATIONS.values(), ids=lambda card: card.key)
def test_every_reputation_tells_its_condition(words, card):
    said = tidy(words(wording.condition(card)), CONDITION)
    assert all(str(need.n) in said for need in card.needs)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("each", [1, 2])
def test_everything_that_can_be_counted_can_be_told(words, count, each):
    said = words(wording.sentence(per(count, "heart", each=each)))
    tidy(said, TEXT)
    assert each == 1 or "2" in said
    tidy(words(wording.sentence(score(count, 2, each=each))), TEXT)
    if count != "x":
        assert "3" in words(wording.need(Need(count, 3)))


@pytest.mark.parametrize("n", [1, 2])
def test_every_stock_can_be_told(words, n):
    assert all(tidy(words(wording.sentence(gain(what, n))), TEXT) for what in get_args(Stock))
    for what in (*RESOURCES, "any", "rover"):
        tidy(words(wording.sentence(pay(what, n, gain("heart")))), TEXT)
    for give in (*RESOURCES, "any"):
        for get in (*RESOURCES, "any"):
            tidy(words(wording.sentence(convert(give, get, n=n, m=n, times=n))), TEXT)


@pytest.mark.parametrize("ongoing", [True, False])
def test_every_help_with_building_can_be_told(words, ongoing):
    for colour in (*COLOURS, "any"):
        tidy(words(wording.sentence(discount(1, colour=colour), ongoing=ongoing)), TEXT)
        tidy(words(wording.sentence(discount(2, colour=colour), ongoing=ongoing)), TEXT)
    for resource in RESOURCES:
        for instead in (*RESOURCES, "any"):
            tidy(words(wording.sentence(stand_in(resource, instead), ongoing=ongoing)), TEXT)


def test_every_moment_can_be_told(words):
    for moment in get_args(Moment):
        tidy(words(wording.sentence(whenever(moment, gain("heart")))), TEXT)
    for colour in COLOURS:
        tidy(words(wording.sentence(whenever("build", gain("heart"), colour=colour))), TEXT)
    for flag in FLAGS:
        tidy(words(wording.sentence(whenever("build", gain("heart"), flag=flag))), TEXT)


def test_every_special_can_be_told(words):
    assert all(tidy(words(wording.sentence(special(what))), TEXT) for what in get_args(Special))


def test_cards_read_like_cards(english, german):
    effect = whenever("build", gain("energy"), colour="blue")
    assert english(wording.sentence(effect)) == "Whenever you build something blue: 1 energy."
    assert german(wording.sentence(effect)) == "Immer wenn du etwas Blaues baust: 1 Energie."


def test_a_red_structure_tells_what_lasts_and_what_happens_when_built(english, german):
    said = "You may park two rovers in a turn. When built: Gain 1 rover and 1 resource of your choice."
    assert english(wording.described("charging-lane")) == said
    said = "Beim Bau: Nimm bis zu 3 Herzen von einer Flagge, bei der du allein führst. Nimm dir 2 Herzen."
    assert german(wording.described("referendum")) == said


def test_gains_in_a_row_are_one_sentence(english, german):
    effects = (take_back(), gain("rover"), gain("heart", 2), gain("metal"))
    said = "Take a rover parked on your cards. Gain 1 rover, 2 hearts and 1 metal."
    assert english(wording.sentences(effects)) == said
    said = "Nimm dir einen Rover, der auf deinen Karten parkt. Nimm dir 1 Rover, 2 Herzen und 1 Metall."
    assert german(wording.sentences(effects)) == said


def test_branches_are_told_one_after_the_other(english, german):
    effect = one_of(gain("water"), convert("any", "any", m=2, times=3))
    assert english(wording.sentence(effect)) == "Gain 1 water. Or: Swap any 1 resource for 2 others, up to 3 times."
    said = "Nimm dir 1 Wasser. Oder: Tausche 1 beliebige Ressource gegen 2 andere, bis zu 3-mal."
    assert german(wording.sentence(effect)) == said


def test_a_limit_is_told_where_it_can_be_reached(english):
    assert english(wording.sentence(per("colours", "heart"))) == "Gain 1 heart for each colour you have built."
    assert english(wording.sentence(per("colours", "heart", most=4))).endswith(" (at most 4).")
    assert english(wording.sentence(score("food", 2, most=14))).endswith(" each food flag (at most 14).")


def test_a_whenever_brings_amounts_only():
    with pytest.raises(ValueError, match="no amount"):
        wording.sentence(whenever("park", take_back()))
