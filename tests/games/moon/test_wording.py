"""What cards say: every text in every language, short and natural, and true to the effects."""

from random import Random
from typing import Literal, get_args

import pytest

from bot.core.localizer import LANGUAGES, Localizer
from games.engine import open_keys, text
from games.moon import wording
from games.moon.cards import Need
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.components import COLOURS, FLAGS, RESOURCES, Colour
from games.moon.effects import (
    AnyAbility,
    AnyResource,
    BuildAgain,
    Convert,
    CopyFlip,
    Count,
    Discount,
    Gain,
    Moment,
    OneOf,
    Pay,
    Per,
    Privilege,
    ProduceNow,
    Score,
    Special,
    StandIn,
    Stock,
    TakeBack,
    TapFlag,
    Whenever,
)
from games.moon.game import GAME

ANY_RESOURCE: tuple[AnyResource, ...] = get_args(AnyResource)
KEYS = [*STRUCTURES, *EXPEDITIONS, *BASES, *REPUTATIONS]

NAME, TEXT, FLAVOUR, CONDITION = 22, 110, 90, 90
"""Characters each of these may have at most."""


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Localizer:
    return Localizer(request.param, "moon")


@pytest.fixture
def english() -> Localizer:
    return Localizer("en", "moon")


@pytest.fixture
def german() -> Localizer:
    return Localizer("de", "moon")


def tidy(said: str, most: int) -> str:
    """A text fit to print: neither empty nor too long, without holes or doubled marks."""
    assert 0 < len(said) <= most
    assert said == " ".join(said.split(" ")).strip()
    assert not any(mark in said for mark in ("{", "}", "..", ",,", " .", " ,", ": :"))
    return said


def test_every_card_has_a_name_a_text_and_a_line_of_flavour(words: Localizer) -> None:
    for key in KEYS:
        tidy(words(wording.name(key)), NAME)
        assert tidy(words(wording.described(key)), TEXT).endswith((".", ")."))
        tidy(words(wording.about(key)), FLAVOUR)


def test_names_are_distinct(words: Localizer) -> None:
    assert len({words(wording.name(key)) for key in KEYS}) == len(KEYS)


def test_every_structure_tells_its_cost_and_its_bin_corner(words: Localizer) -> None:
    for card in STRUCTURES.values():
        assert all(str(n) in words(wording.stocks(card.cost)) for n in card.cost.values()), card.key
        tidy(words(wording.bin_corner(card)), TEXT)
        if card.needs:
            tidy(words(wording.required(card.needs)), TEXT)


def test_every_reputation_tells_its_condition(words: Localizer) -> None:
    for card in REPUTATIONS.values():
        said = tidy(words(wording.condition(card)), CONDITION)
        assert all(str(need.n) in said for need in card.needs), card.key


def test_everything_that_can_be_counted_can_be_told(words: Localizer) -> None:
    for each in (1, 2):
        for count in get_args(Count):
            said = words(wording.sentence(Per(count, "heart", each=each)))
            tidy(said, TEXT)
            assert each == 1 or "2" in said, (count, each)
            tidy(words(wording.sentence(Score(count, 2, each=each))), TEXT)
            if count != "x":
                assert "3" in words(wording.need(Need(count, 3))), (count, each)


@pytest.mark.parametrize("n", [1, 2])
def test_every_stock_can_be_told(words: Localizer, n: int) -> None:
    assert all(tidy(words(wording.sentence(Gain(what, n))), TEXT) for what in get_args(Stock))
    stocks: tuple[Literal[AnyResource, "rover"], ...] = (*RESOURCES, "any", "rover")
    for what in stocks:
        tidy(words(wording.sentence(Pay(what, n, (Gain("heart"),)))), TEXT)
    for give in ANY_RESOURCE:
        for get in ANY_RESOURCE:
            tidy(words(wording.sentence(Convert(give, get, n=n, m=n, times=n))), TEXT)


@pytest.mark.parametrize("ongoing", [True, False])
def test_every_help_with_building_can_be_told(words: Localizer, ongoing: bool) -> None:
    colours: tuple[Literal[Colour, "any"], ...] = (*COLOURS, "any")
    for colour in colours:
        tidy(words(wording.sentence(Discount(1, colour=colour), ongoing=ongoing)), TEXT)
        tidy(words(wording.sentence(Discount(2, colour=colour), ongoing=ongoing)), TEXT)
    for resource in RESOURCES:
        for instead in ANY_RESOURCE:
            tidy(words(wording.sentence(StandIn(resource, instead), ongoing=ongoing)), TEXT)


def test_every_moment_can_be_told(words: Localizer) -> None:
    for moment in get_args(Moment):
        tidy(words(wording.sentence(Whenever(moment, (Gain("heart"),)))), TEXT)
    for colour in COLOURS:
        tidy(words(wording.sentence(Whenever("build", (Gain("heart"),), colour=colour))), TEXT)
    for flag in FLAGS:
        tidy(words(wording.sentence(Whenever("build", (Gain("heart"),), flag=flag))), TEXT)


def test_what_only_red_structures_do_can_be_told(words: Localizer) -> None:
    own: list[AnyAbility] = [ProduceNow(), TapFlag(), CopyFlip(), BuildAgain()]
    own += [Special(what) for what in get_args(Privilege)]
    assert len({tidy(words(wording.sentence(ability)), TEXT) for ability in own}) == len(own)


def test_cards_read_like_cards(english: Localizer, german: Localizer) -> None:
    effect = Whenever("build", (Gain("energy"),), colour="blue")
    assert english(wording.sentence(effect)) == "Whenever you build a blue structure: gain 1 energy."
    assert german(wording.sentence(effect)) == "Immer wenn du ein blaues Bauwerk baust: 1 Energie."


LABEL = 100
"""What Discord shows of a choice; longer ones are cut."""


def test_no_choice_of_a_card_is_longer_than_a_menu_shows(words: Localizer) -> None:
    cards = {
        "do-flip": [card for card in STRUCTURES.values() if card.colour == "pink"],
        "do-unflip": [card for card in STRUCTURES.values() if card.colour == "pink"],
        "do-copy": [card for card in STRUCTURES.values() if card.colour == "pink"],
    }
    said = [
        words(text(do, card=wording.name(one.key), effect=wording.flipped(one))) for do in cards for one in cards[do]
    ]
    for key, card in REPUTATIONS.items():
        hearts = wording.amount("heart", card.hearts)
        said.append(words(text("do-claim", card=wording.name(key), hearts=hearts, effect=wording.reputation(card))))
    for key, expedition in EXPEDITIONS.items():
        said.append(words(text("do-expedition", card=wording.name(key), effect=wording.expedition(expedition))))
        said += [words(wording.sentence(ability)) for ability in expedition.effects]
    assert [label for label in said if len(label) > LABEL] == []


def test_only_pink_structures_unflip_other_ones(english: Localizer) -> None:
    assert english(wording.described("clever-hands")) == "Unflip one of your pink structures."
    assert english(wording.described("encore-stage")) == (
        "Flip: Unflip one of your other pink structures. Gain 3 hearts."
    )


def test_a_mirror_scores_the_best_and_hearts_are_those_that_lie_there(english: Localizer, german: Localizer) -> None:
    said = "End of game: score the best end-of-game effect of a neighbour’s grey structures as if it were yours."
    assert english(wording.described("hall-of-mirrors")) == said
    said = "Am Ende: Werte den besten Schlusseffekt eines grauen Bauwerks deiner Nachbarn wie einen eigenen."
    assert german(wording.described("hall-of-mirrors")) == said
    assert "each heart token on your structures" in english(wording.described("hall-of-hearts"))


def test_a_whenever_of_a_flag_counts_every_flag(english: Localizer, german: Localizer) -> None:
    effect = Whenever("build", (Gain("heart-here", 2),), flag="science")
    assert english(wording.sentence(effect)) == "For each science flag that you build: gain 2 hearts on this card."
    assert german(wording.sentence(effect)) == "Für jede Forschungsflagge, die du baust: 2 Herzen auf diese Karte."


def test_a_red_structure_tells_what_lasts_and_what_happens_when_built(english: Localizer, german: Localizer) -> None:
    said = "You may park two rovers in a turn. When built: Gain 1 rover and any 1 resource."
    assert english(wording.described("charging-lane")) == said
    said = "Beim Bau: Nimm bis zu 3 Herzen von einer Flagge, bei der du allein führst. Nimm dir 2 Herzen."
    assert german(wording.described("referendum")) == said


def test_gains_in_a_row_are_one_sentence(english: Localizer, german: Localizer) -> None:
    effects = (TakeBack(), Gain("rover"), Gain("heart", 2), Gain("metal"))
    said = "Take a rover from your cards. Gain 1 rover, 2 hearts and 1 metal."
    assert english(wording.sentences(effects)) == said
    said = "Nimm dir einen Rover von deinen Karten. Nimm dir 1 Rover, 2 Herzen und 1 Metall."
    assert german(wording.sentences(effects)) == said


def test_a_discount_is_said_of_structures_of_a_colour_and_not_for_each_one_that_is_owned(
    english: Localizer, german: Localizer
) -> None:
    effect = Discount(1, "yellow")
    assert english(wording.sentence(effect, ongoing=True)) == "Yellow structures cost you 1 resource less."
    assert english(wording.sentence(effect)) == "Yellow structures cost you 1 resource less this turn."
    assert german(wording.sentence(effect, ongoing=True)) == "Gelbe Bauwerke kosten dich 1 Ressource weniger."


def test_a_rover_is_paid_on_the_card_as_in_the_log(english: Localizer) -> None:
    assert english(wording.sentence(Pay("rover", 1, (Gain("heart", 2),)))) == "Pay 1 rover to gain 2 hearts."


def test_branches_are_told_one_after_the_other(english: Localizer, german: Localizer) -> None:
    effect = OneOf((Gain("water"), Convert("any", "any", m=2, times=3)))
    assert (
        english(wording.sentence(effect)) == "Gain 1 water. Or: Swap 1 resource for 2 other resources, up to 3 times."
    )
    said = "Nimm dir 1 Wasser. Oder: Tausche 1 Ressource gegen 2 andere Ressourcen, bis zu 3-mal."
    assert german(wording.sentence(effect)) == said


def test_a_swap_says_that_other_resources_come_of_it(english: Localizer, german: Localizer) -> None:
    said = "Flip: Swap 1 biomass for 2 other resources, up to 2 times."
    assert english(wording.described("seed-exchange")) == said
    assert english(wording.described("well-boring")) == "Swap 1 water for another resource, up to 2 times."
    said = "Umdrehen: Tausche 1 Biomasse gegen 2 andere Ressourcen, bis zu 2-mal."
    assert german(wording.described("seed-exchange")) == said


def test_a_limit_is_told_where_it_can_be_reached(english: Localizer) -> None:
    assert english(wording.sentence(Per("colours", "heart"))) == "Gain 1 heart for each colour you have built."
    assert english(wording.sentence(Per("colours", "heart", most=4))).endswith(" (max. 4 in total).")
    assert english(wording.sentence(Score("food", 2, most=14))).endswith(" each food flag (max. 14 in total).")


def test_a_payment_brings_amounts_only() -> None:
    with pytest.raises(ValueError, match="no amount"):
        wording.sentence(Pay("any", 1, (TakeBack(),)))


def test_what_is_withheld_says_what_would_be_done_with_the_card() -> None:
    """*Why not?* tells it without the menu whose name says so."""
    english = Localizer("en", GAME.key, ["Ann", "Juno"])
    rng, state, said = Random(1), GAME.setup(2, GAME.Options(), b"withheld"), set[str]()
    for _ in range(60):
        (decision,) = GAME.decisions(state)
        if decision.prompt.id.startswith("ask-turn"):
            withheld = (choice.label for choice in decision.choices if choice.why_not is not None)
            said |= {english(label).split()[0] for label in withheld}
        state = GAME.apply(state, decision.seat, rng.choice(open_keys(decision))).state
    assert said <= {"Build", "Assimilate", "Use", "Park", "Flip", "Claim", "End"}
    assert said >= {"Use", "Park", "Claim"}
