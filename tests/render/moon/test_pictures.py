"""What the pictures promise: small, the same every time, told in words, lettered as the choices, blind to secrets."""

import json
import random
from collections.abc import Hashable

import msgspec
import pytest

from bot.core.localizer import LANGUAGES
from games.engine import Decision, text
from games.moon import GAME, wording
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.effects import Gain
from games.moon.view import Built, HandCard
from render.moon import SCENE as scene
from render.moon import describe, layout
from render.moon.paint_card import rules_text
from render.palette import ACCENT, PLAYERS, WARNING
from render.typesetting import ELLIPSIS
from tests.render.moon import golden, positions
from tests.render.pixels import count, shown

ALT, WHOLE = 1024, 3800
BYTES = 250_000
VIEWS = {
    "sparse": positions.sparse(),
    "full": positions.full(),
    "nothing": positions.view([positions.seat(0), positions.seat(1)], deck=0, discards=()),
    "over": positions.full(actor=None, phase="over", x=0, discards=()),
}


AT_ONCE = ("embassy", "charging-lane", "night-shift", "grand-switch-on", "referendum", "franchise")


@pytest.mark.parametrize("key", AT_ONCE)
def test_a_red_card_says_what_happens_when_it_is_built(key: str) -> None:
    drawn = positions.words()(rules_text(STRUCTURES[key]))
    assert "When built: " in drawn
    assert drawn == positions.words()(wording.described(key))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_games_stay_small(seats: int) -> None:
    say = positions.words("de", positions.NAMES[:seats])
    for state, touched in positions.played(seats, 3)[::2]:
        view = GAME.view(state, None)
        (board,) = scene.board(view, say, touched=touched)
        assert len(board.png) <= BYTES
        assert board.height <= 2000
        assert 0 < len(board.alt) <= ALT
        assert 0 < len(scene.describe(view, say)) <= WHOLE
        for decision in GAME.decisions(state):
            for picture in scene.panel(GAME.view(state, decision.seat), decision, say):
                assert len(picture.png) <= BYTES
                assert 0 < len(picture.alt) <= ALT


@pytest.mark.parametrize("names", [positions.NAMES, positions.STRANGE, ("",) * 5, ("🏔️" * 40,) * 5])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_words_fit_discord_and_can_be_sent(name: str, language: str, names: tuple[str, ...]) -> None:
    view, say = VIEWS[name], positions.words(language, names)
    told, long = describe.board_alt(view, say), scene.describe(view, say)
    assert 0 < len(told) <= ALT
    assert 0 < len(long) <= WHOLE
    parts = [describe.player_alt(say, seat) for seat in view.seats]
    for words in (*parts, describe.reputations_alt(view, say)):
        assert 0 < len(words) <= ALT
    for words in (told, long, *parts):
        json.dumps(words).encode()
        words.encode("utf-8")


def test_an_alt_text_tells_the_whole_board() -> None:
    (picture,) = scene.board(positions.sparse(reputations=()), positions.words())
    assert picture.alt == (
        "Valentina Tereshkova is to move in era I, round 2 of 8. X is 3. "
        "Flags: Housing 3 hearts, nobody; Transport 3 hearts, nobody; Science 3 hearts, Valentina Tereshkova with 2; "
        "Industry 3 hearts, Sun Ra with 1; Food 3 hearts, nobody. "
        "Valentina Tereshkova: score 0, 0 hearts, 2 rovers, 2 energy, 1 water. Built: 1 blue, 1 yellow; 1 free spot. "
        "Flags shown: 2 Science. Valentina Tereshkova holds the First Expedition. "
        "Sun Ra: score 3, 3 hearts, 1 rover, 1 biomass, 12 metal. Built: 1 blue; 1 free spot. "
        "Flags shown: 1 Industry. Cards in the deck: 20. Cards in the discard pile: 1, Seed Vault on top."
    )


@pytest.mark.parametrize(
    ("language", "built"),
    [
        ("en", "2 blue, 1 yellow, 2 grey"),
        ("de", "2 blau, 1 gelb, 2 grau"),
        ("fr", "2 bleus, 1 jaune, 2 gris"),
        ("es", "2 azules, 1 amarilla, 2 grises"),
    ],
)
def test_several_structures_of_a_colour_are_told_in_the_plural(language: str, built: str) -> None:
    keys = ("solar-foil", "ice-quarry", "rock-lab", "scrap-heap", "visitors-lounge")
    seats = [positions.seat(0, [Built(key) for key in keys]), positions.seat(1)]
    assert built in describe.board_alt(positions.view(seats), positions.words(language))


@pytest.mark.parametrize(
    ("language", "nothing"),
    [
        ("en", "You have no resources,"),
        ("fr", "En réserve : aucune ressource,"),
        ("es", "En tu reserva: ningún recurso,"),
    ],
)
def test_whoever_has_nothing_is_told_so(language: str, nothing: str) -> None:
    view = positions.view([positions.seat(0, resources={}), positions.seat(1)], me=0)
    assert nothing in describe.hand_alt(view, positions.words(language)).replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_even_the_fullest_board_tells_flags_and_every_player(language: str) -> None:
    say, view = positions.words(language), positions.full()
    told = describe.board_alt(view, say)
    for seat in view.seats:
        assert positions.NAMES[seat.seat][:10] in told
        assert str(seat.score) in told
    assert all(say(text(f"flag-{flag.flag}")) in told for flag in view.flags)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_board_in_words_names_every_structure(language: str) -> None:
    say, view = positions.words(language), positions.full()
    told = scene.describe(view, say)
    for seat in view.seats:
        for built in seat.tableau:
            assert say(text(f"card-{built.key}")) in told


def test_a_tie_is_told_and_shown_apart_from_a_lead() -> None:
    lead, tie = positions.sparse(), positions.sparse()
    flags = [msgspec.structs.replace(flag, leaders=(0, 1)) if flag.flag == "science" else flag for flag in tie.flags]
    tie = msgspec.structs.replace(tie, flags=tuple(flags))
    assert "Science 3 hearts, tied at 2: Valentina Tereshkova, Sun Ra;" in describe.board_alt(tie, positions.words())
    assert scene.board(lead, positions.words())[0].png != scene.board(tie, positions.words())[0].png


def test_the_description_adds_what_only_its_reader_knows() -> None:
    cards = (HandCard("ice-train", {}, {"science": 1}, None), HandCard("night-market", {"energy": 2}, {}, None))
    own = positions.sparse(me=0, hand=cards, expedition="convoy")
    told, known = (scene.describe(view, positions.words()).splitlines() for view in (own, positions.sparse()))
    assert told[: len(known)] == known
    added = told[len(known) :]
    assert added[0].startswith("Your expedition card: Convoy. ")
    assert added[1] == "Your hand:"
    assert added[2].startswith("Ice Train (blue): ")
    assert added[2].endswith("; missing 1 science flag.")
    assert added[4].startswith("Night Market (pink): ")
    assert added[4].endswith("; missing 2 energy.")


def test_a_panel_tells_what_one_has_and_what_is_done_and_a_hand_what_stays_true() -> None:
    view = positions.full(
        me=2, hand=positions.hand(positions.HAND[:1]), expedition="convoy", used=("park",), acted=True
    )
    nothing = Decision(2, text("ask-turn"), ())
    (held,) = scene.panel(view, nothing, positions.words())
    have = (
        "You have 13 energy, 4 water, 1 biomass, 3 rovers. "
        "Your flags: 2 Housing, 1 Transport, 3 Science, 1 Industry, 2 Food. "
    )
    card = "Your expedition card: Convoy. "
    assert held.alt.startswith(f"{have}Your main action is done. Used this turn: parking. {card}")
    hand = shown(scene.hand(view, positions.words()))
    assert hand.alt.startswith(have + card)
    waiting = msgspec.structs.replace(view, actor=1, used=(), acted=False)
    assert scene.hand(waiting, positions.words()) == hand, "it stays in the messages while others move"


def test_a_hand_that_was_sent_is_sent_again_when_it_would_say_something_else() -> None:
    rng, say = random.Random(7), positions.words()
    told: dict[int, tuple[Hashable, str, list[str]]] = {}
    state, besides = GAME.setup(4, next(iter(GAME.presets.values())), b"7"), 0
    while waiting := [decision for decision in GAME.decisions(state) if decision.waits]:
        for seat in range(4):
            view = msgspec.structs.replace(GAME.view(state, seat), actor=None, used=(), acted=False)
            hand, says, cards = GAME.hand(view), describe.hand_alt(view, say), [card.key for card in view.hand]
            if seat in told:
                sent, said, held = told[seat]
                assert sent != hand or said == says
                besides += held == cards and said != says
            told[seat] = (hand, says, cards)
        choice = rng.choice([choice for choice in waiting[0].choices if choice.why_not is None])
        state = GAME.apply(state, waiting[0].seat, choice.key).state
    assert besides, "the same cards, and something else to say"


GAINS_ENERGY = {
    f"assimilate-{card.key}" for card in STRUCTURES.values() if card.bin in {(Gain("energy"),), (Gain("energy", 2),)}
}


def test_what_changed_is_bright() -> None:
    view, say = positions.full(actor=None), positions.words()
    plain = count(scene.board(view, say)[0], ACCENT)
    for key in positions.changed(view):
        assert count(scene.board(view, say, touched={key})[0], ACCENT) > plain + 100, key
    everything = scene.board(view, say, touched=positions.changed(view))[0]
    assert count(everything, ACCENT) > plain + 3000
    assert scene.board(view, say, touched={"nothing:known", "card:nowhere"})[0] == scene.board(view, say)[0]


def test_what_has_not_changed_is_not_bright() -> None:
    """Somebody who gained energy has neither another score nor another name."""
    state, say = GAME.setup(2, GAME.Options(first=0), b"energy"), positions.words(names=positions.NAMES[:2])
    (key,) = [key for key in GAME.legal(state) if key.startswith("assimilate-") and key in GAINS_ENERGY][:1]
    outcome = GAME.apply(state, 0, key)
    touched = {name for event in outcome.events for name in event.touched}
    assert {name for name in touched if name.startswith("seat:")} == {"seat:0", "seat:0:energy"}
    view = GAME.view(outcome.state, None)
    bright = count(scene.board(view, say, touched={"seat:0:energy"})[0], ACCENT)
    assert count(scene.board(view, say, touched={"seat:0"})[0], ACCENT) < bright
    assert count(scene.board(view, say, touched=touched & {"seat:0", "seat:0:energy"})[0], ACCENT) == bright


def test_whose_turn_it_is_and_who_parks_where_is_seen() -> None:
    say, view = positions.words(), positions.sparse()
    assert count(scene.board(view, say)[0], ACCENT) > count(scene.board(positions.sparse(actor=None), say)[0], ACCENT)
    guest = view.seats[0].tableau[1]
    alone = msgspec.structs.replace(view.seats[0], tableau=(view.seats[0].tableau[0],
                                                            msgspec.structs.replace(guest, parked=None)))  # fmt: skip
    empty = msgspec.structs.replace(view, seats=(alone, view.seats[1]))
    assert count(scene.board(view, say)[0], PLAYERS[1]) > count(scene.board(empty, say)[0], PLAYERS[1]) + 300


def test_what_is_missing_is_framed_and_what_can_be_built_is_ticked() -> None:
    cards = positions.hand(positions.HAND)
    ready = tuple(msgspec.structs.replace(card, missing_resources={}, missing_flags={}) for card in cards)
    view = positions.full(me=0, hand=cards, actor=1)
    some, none = (scene.hand(msgspec.structs.replace(view, hand=held), positions.words()) for held in (cards, ready))
    assert count(none, WARNING) < 100  # the edge of a heart may come near it
    assert count(some, WARNING) > 500
    assert count(none, ACCENT) > count(some, ACCENT) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_those_of_the_choices(language: str) -> None:
    view, decision = positions.deciding()
    letters = scene.letters(view, decision)
    open_keys = {target.key for target in view.targets}
    assert set(letters) == open_keys | {"expedition"}
    assert letters["expedition"] == "A"
    assert letters["build-market-tram"] == letters["assimilate-market-tram"] == "B"
    assert len(set(letters.values())) == len({(target.kind, target.ref, target.seat) for target in view.targets}) + 1
    say = positions.words(language)
    hand, table = scene.panel(view, decision, say)
    for key, letter in letters.items():
        card = say(text(f"card-{'convoy' if key == 'expedition' else key.partition('-')[2]}"))
        assert f"{letter} {card}" in hand.alt + table.alt


def test_a_decision_about_the_table_shows_it_first() -> None:
    view, decision = positions.salvaging()
    table, hand = scene.panel(view, decision, positions.words())
    first = positions.words()(text(f"card-{view.discards[0]}"))
    assert table.alt.startswith(f"Discard pile: A {first}, B ")
    assert hand.alt.startswith("You have ")
    none = Decision(decision.seat, decision.prompt, ())
    assert len(scene.panel(view, none, positions.words())) == 1
    assert scene.letters(view, none) == {}


@pytest.mark.usefixtures("pixels_only")
def test_an_own_view_gives_the_public_board() -> None:
    view, _ = positions.deciding()
    public = msgspec.structs.replace(view, me=None, hand=(), expedition=None, targets=())
    for region in (None, *scene.regions(view)):
        own = scene.board(view, positions.words(), region=region)
        assert own == scene.board(public, positions.words(), region=region)


@pytest.mark.usefixtures("painted_once")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_board_can_be_read(language: str) -> None:
    view, say = positions.full(), positions.words(language)
    regions = scene.regions(view)
    assert list(regions) == [*(f"side-{seat}" for seat in range(5)), "reputations", "discards"]
    for key, name in regions.items():
        (picture,) = scene.board(view, say, region=key)
        assert picture.width == layout.NARROW
        assert len(picture.png) <= BYTES
        assert say(name)
    assert "discards" not in scene.regions(positions.view([positions.seat(0), positions.seat(1)], discards=()))
    with pytest.raises(KeyError):
        scene.board(view, say, region="side-7")


@pytest.mark.usefixtures("painted_once")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_up(language: str, written: list[str]) -> None:
    say = positions.words(language)
    pieces = scene.pieces()
    assert len(pieces) == len({*STRUCTURES, *EXPEDITIONS, *BASES, *REPUTATIONS})
    for key, name in pieces.items():
        picture = scene.piece(key, say)
        assert written
        assert not [words for words in written if ELLIPSIS in words], key
        written.clear()
        assert picture.alt.startswith(say(name))
        assert picture.alt.endswith(say(text(f"card-{key}-about")))
        assert len(picture.alt) <= ALT
        assert len(picture.png) <= 60_000
    with pytest.raises(KeyError):
        scene.piece("cheese", say)


def test_the_sheet_in_words_names_the_best_first() -> None:
    picture = scene.sheet(positions.full(), golden.STANDINGS, positions.words())
    assert picture.alt.startswith("Final score. 1. Wernher: 122 (Flags 40, Cards’ effects 8, ")
    assert "5. Sun Ra: 79 (" in picture.alt
