"""What the pictures promise: small, the same every time, told in words, lettered as the choices, blind to secrets."""

import json
import random
import subprocess
import sys

import msgspec
import pytest
from PIL import Image

import render.famous_explorers as scene
from bot.words import LANGUAGES
from games.engine import Choice, Decision, text
from games.famous_explorers import GAME, names
from games.famous_explorers.view import SecretView
from games.famous_explorers.world import REGIONS
from render.famous_explorers import frame
from render.famous_explorers import words as tell
from render.palette import ACCENT, WARNING
from render.prose import fitted
from render.scene import scene as find
from tests.render.famous_explorers import golden, positions
from tests.render.golden import difference, reduced
from tests.render.pixels import opened

ALT = 1024
BYTES = 250_000
VIEWS = {
    "sparse": positions.sparse(),
    "full": positions.full(),
    "first": positions.view(),
    "over": positions.full(actor=None),
}


@pytest.fixture(scope="module")
def drawn():
    return golden.pictures()


@pytest.mark.parametrize("path", sorted(golden.FOLDER.glob("*.png")), ids=lambda path: path.stem)
def test_pictures_look_as_approved(path, drawn):
    mean, worst = difference(Image.open(path).convert("RGB"), reduced(drawn[path.stem]))
    assert mean < 1.5
    assert worst < 40, "look at it, then: python -m tests.render.famous_explorers.golden"


def test_every_golden_picture_is_stored(drawn):
    assert {path.stem for path in golden.FOLDER.glob("*.png")} == set(drawn)


def test_pictures_are_small(drawn):
    for name, picture in drawn.items():
        assert len(picture.png) <= BYTES, name
        assert opened(picture.png).size == (picture.width, picture.height)
        assert picture.width in {frame.WHOLE, frame.CLOSE, frame.WIDTH}
        assert picture.height <= 2100
        assert 0 < len(picture.alt) <= ALT, name


def test_whole_games_stay_small():
    say = positions.words("de")
    for state, touched in positions.played(6, "advanced", 3)[::3]:
        for picture in scene.board(GAME.view(state, None), say, touched=touched):
            assert len(picture.png) <= BYTES
            assert 0 < len(picture.alt) <= ALT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_the_same_view_gives_the_same_bytes(name, language):
    say, view = positions.words(language), VIEWS[name]
    one, other = (scene.board(view, say, touched=positions.changed(view)) for _ in range(2))
    assert one == other
    assert len(one) == 2
    assert len(scene.board(view, say)) == 1


@pytest.mark.parametrize("names", [positions.NAMES, positions.STRANGE, ("",) * 6, ("🏔️" * 40,) * 6])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_words_fit_discord_and_can_be_sent(name, language, names):
    view, say = VIEWS[name], positions.words(language, names)
    told = tell.board_alt(view, say)
    assert 0 < len(told) <= ALT
    long = scene.describe(view, say)
    assert 0 < len(long) <= 3800
    for alt in (told, long):
        json.dumps(alt).encode()
        alt.encode("utf-8")


def test_an_alt_text_tells_the_whole_board():
    (picture,) = scene.board(positions.sparse(), positions.words())
    assert picture.alt == (
        "Ida Pfeiffer is to move. Blue is at Lisbon, 43 arrows left. Blue came by London, Bay of Biscay (green dot). "
        "Amber is at Dingle, 44 arrows left. Amber came by London. Violet has not set out. "
        "Ida Pfeiffer: 1 point, 3 tickets, 11 cards. Alexander von Humboldt: 0 points, 2 tickets, 12 cards. "
        "Public destinations: Cape Town, Tupaia, Ternate, Madagascar, Lake Tana, Golden Bay. "
        "Marks of Ida Pfeiffer: Samarkand, Manaus. Marks of Alexander von Humboldt: Denali, Alexandria. "
        "Ida Pfeiffer has the first-player marker. Tickets spent this turn: 0; left in the supply: 24."
    )


def test_an_alt_text_that_is_too_long_loses_the_least_first():
    lines = [(0, "a" * 10), (5, "b" * 10), (1, "c" * 10)]
    assert fitted(lines, 40) == " ".join(words for _, words in lines)
    assert fitted(lines, 21) == "a" * 10 + " " + "c" * 10
    assert fitted(lines, 10) == "a" * 10
    assert fitted(lines, 9) is None


def test_even_the_fullest_board_names_players_tips_and_destinations():
    for language in LANGUAGES:
        say = positions.words(language)
        told = tell.board_alt(positions.full(), say)
        for name in positions.NAMES:
            assert name in told
        for one in positions.full().expeditions:
            assert say(text(f"place-{one.tip}")) in told
        assert all(say(text(f"place-{place}")) in told for place in positions.full().public)


def test_the_description_adds_what_only_its_reader_knows():
    secrets = (SecretView((0, 2), "murzuk"), SecretView((), None))
    own = positions.full(me=2, hand=positions.HAND[:3], secrets=secrets, drawn=positions.HAND[-1:])
    public = positions.full(secrets=(SecretView((0, 2), None), SecretView((), None)))
    told, known = (scene.describe(view, positions.words()).splitlines() for view in (own, public))
    assert told[: len(known)] == known
    assert told[len(known) :] == [
        (
            "Your hand: Marco Polo (2 spaces), Spitsbergen (a tip is here, marked, can be scored now), "
            "Alexandria (1 space, can be scored late)."
        ),
        "Drawn, to keep one: Tupaia (6 spaces).",
        "Secret destination 1 is Murzuk.",
    ]


def test_the_description_tells_the_ways_and_what_was_scored():
    told = scene.describe(positions.full(), positions.words())
    assert "Violet, way so far: London, Lisbon, Columbus, Darién, Quito" in told
    assert "Scored by Mungo: Delhi, Quito." in told
    assert "Blocked by Mungo: Boma – Livingstone." in told or "Blocked by Mungo: Livingstone" in told
    assert "On offer: Alexander von Humboldt (2 tickets)" in told


def test_letters_follow_the_open_choices():
    view, decision = positions.deciding()
    letters = scene.letters(view, decision)
    open_arrows = [choice for choice in decision.choices if choice.why_not is None and choice.key.startswith("arrow-")]
    assert set(letters) == {choice.key for choice in open_arrows}
    seen = {}
    for choice in open_arrows:
        assert letters[choice.key] == seen.setdefault(choice.ref, chr(ord("A") + len(seen)))
    on_map, hand = scene.panel(view, decision, positions.words())
    for choice in open_arrows:
        assert f"{letters[choice.key]} {positions.words()(names.node(view.map, choice.ref))} (" in on_map.alt
    assert hand == scene.panel(view, decision, positions.words())[1]


def test_letters_go_on_after_z_and_end_where_they_would_not_help():
    nodes = [node.key for node in positions.WORLD.nodes]
    choices = tuple(Choice(f"fork-{node}", text("do-done"), ref=node) for node in nodes)
    view = positions.view(me=0)
    some = scene.letters(view, Decision(0, text("ask-fork"), choices[:30]))
    assert [some[choice.key] for choice in choices[24:30]] == ["Y", "Z", "AA", "AB", "AC", "AD"]
    assert scene.letters(view, Decision(0, text("ask-fork"), choices)) == {}


def test_letters_of_real_decisions_are_on_the_map_and_in_its_words():
    say = positions.words()
    kinds = set()
    for state, _ in positions.played(6, "advanced", 2)[::2]:
        for decision in (decision for decision in GAME.decisions(state) if decision.waits):
            view = GAME.view(state, decision.seat)
            letters, pictures = scene.letters(view, decision), scene.panel(view, decision, say)
            assert pictures[-1].alt.startswith(("Your hand", "No cards"))
            aiming = {target.key for target in view.targets} & {choice.key for choice in decision.choices}
            assert (len(pictures) == 2) == bool(aiming or (letters and decision.prompt.id in MARKING)), decision.prompt
            assert aiming <= set(letters)
            for target in view.targets:
                if target.key in aiming:
                    assert f"{letters[target.key]} " in pictures[0].alt
            kinds.add(decision.prompt.id)
    assert {"ask-mark", "ask-turn"} <= kinds


MARKING = {"ask-mark", "ask-commission", "ask-commission-to", "ask-lose-mark"}


def test_marks_are_placed_on_the_whole_map():
    view, decision = positions.marking()
    on_map, _ = scene.panel(view, decision, positions.words())
    assert (on_map.width, on_map.height) == (1600, 1029)
    assert "A Spitsbergen, B Alexandria" in on_map.alt
    assert "Marco Polo" not in on_map.alt  # too near to be marked


def test_a_decision_about_cards_shows_the_hand_alone():
    view = positions.full(me=1, hand=positions.HAND)
    choices = tuple(Choice(f"discard-{card.place}", text("do-done"), ref=card.place) for card in positions.HAND)
    (hand,) = scene.panel(view, Decision(1, text("ask-swap", count=2), choices), positions.words())
    assert hand.png != scene.hand(view, positions.words()).png  # its cards have letters
    assert hand.alt == scene.hand(view, positions.words()).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_regions_can_be_seen_by_themselves(language):
    view, say = positions.full(), positions.words(language)
    regions = scene.regions(view)
    assert tuple(regions) == ("start", *REGIONS)
    for key, title in regions.items():
        (picture,) = scene.board(view, say, region=key)
        assert picture.alt.startswith(say(title))
        assert 0 < len(picture.alt) <= ALT
        assert len(picture.png) <= BYTES
    with pytest.raises(KeyError):
        scene.board(view, say, region="atlantis")


def test_what_changed_is_bright():
    view = positions.full(actor=None)
    quiet, bright = (
        _count(scene.board(view, positions.words(), touched=touched)[0], ACCENT)
        for touched in ((), positions.changed(view))
    )
    assert quiet == 0
    assert bright > 1000


def test_an_arrow_taken_away_leaves_a_trace():
    view = positions.sparse()
    gone = f"arrow:violet:{positions.WORLD.exits['berlin'][0].key}"
    board, close = scene.board(view, positions.words(), touched={gone})
    assert _count(board, ACCENT) > _count(scene.board(view, positions.words())[0], ACCENT)
    assert _count(close, ACCENT) > 250


def test_only_seats_changed_means_no_close_up():
    assert (
        len(scene.board(positions.full(), positions.words(), touched={"seat:2", "public:quito", "offer:caravan"})) == 1
    )


def test_a_blocked_connection_is_seen():
    open_, blocked = positions.full(blocked=None), positions.full()
    assert _count(scene.board(blocked, positions.words())[0], WARNING) > _count(
        scene.board(open_, positions.words())[0], WARNING
    )


def test_cards_that_can_be_scored_are_bright():
    plain = tuple(msgspec.structs.replace(card, scorable=None) for card in positions.HAND)
    quiet, bright = (scene.hand(positions.full(me=0, hand=hand), positions.words()) for hand in (plain, positions.HAND))
    assert _count(quiet, ACCENT) == 0
    assert _count(bright, ACCENT) > 10_000


def test_a_spectator_has_no_hand():
    view, decision = positions.deciding()
    public = msgspec.structs.replace(view, me=None, hand=(), targets=())
    assert scene.hand(public, positions.words()) is None
    assert scene.panel(public, decision, positions.words()) == []


@pytest.mark.parametrize("seats", [2, 6])
def test_the_board_shows_nobodys_secrets(seats):
    """Random play: every seat's view gives the spectator's board, the same when what is hidden is dealt anew."""
    rng = random.Random(seats)
    say = positions.words(names=positions.NAMES[:seats])
    for state, touched in positions.played(seats, "advanced", 7)[1::4]:
        public = GAME.view(state, None)
        board = scene.board(public, say, touched=touched)
        seat = rng.randrange(seats)
        assert scene.board(GAME.view(state, seat), say, touched=touched) == board
        other = GAME.resample(state, None, rng)
        assert scene.board(GAME.view(other, None), say, touched=touched) == board
        assert scene.describe(GAME.view(other, None), say) == scene.describe(public, say)
        again = GAME.resample(state, seat, rng)
        assert scene.hand(GAME.view(again, seat), say) == scene.hand(GAME.view(state, seat), say)
    state, _ = positions.played(seats, "advanced", 7)[-1]
    assert scene.sheet(GAME.view(state, None), GAME.standings(state), say).png


def test_the_sheet_in_words_names_the_best_first():
    told = scene.sheet(positions.full(), golden.STANDINGS, positions.words()).alt
    assert told.startswith(
        "Final score. 1. Alexander von Humboldt: 13 (Cards 8, Marked cards 4, Public destinations 1, "
    )
    assert "Jeanne Baret: −14 (Public destinations 1, Secrets turned up wrongly −2, Cards left −9" in told
    crowns = _count(scene.sheet(positions.full(), golden.STANDINGS, positions.words()), WARNING)
    alone = scene.sheet(positions.full(), golden.STANDINGS[:2], positions.words())
    assert crowns == 2 * _count(alone, WARNING) > 0


def test_words_come_without_pillow():
    code = (
        "import sys; from render.scene import scene; from tests.render.famous_explorers import positions;"
        "drawn = scene('famous_explorers'); view = positions.full(); drawn.describe(view, positions.words());"
        "drawn.regions(view); print('PIL' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_the_scene_is_found_by_the_games_key():
    assert find(GAME.key) is scene


def _count(picture, colour):
    """How many pixels have exactly this colour."""
    return sum(number for number, found in opened(picture.png).getcolors(1 << 24) if found == colour)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_explorer_and_event_can_be_looked_up(language):
    say = positions.words(language)
    cards, places = scene.pieces("card"), scene.pieces("tile")
    assert (len(cards), len(places)) == (7 + 10, 79)  # explorers and events; the map's places
    for key, name in [*cards.items(), *places.items()]:
        picture = scene.piece(key, say)
        assert picture.alt.startswith(say(name))
        assert 0 < len(picture.alt) <= ALT
        assert len(picture.png) <= 60_000
    assert "…" not in scene.piece("timbuktu", say).alt
    with pytest.raises(KeyError):
        scene.piece("atlantis", say)
