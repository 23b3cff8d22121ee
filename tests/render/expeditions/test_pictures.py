"""What the pictures promise: small, the same every time, told in words, lettered as the choices, blind to secrets."""

import itertools
import json
import random
import subprocess
import sys
from collections import Counter

import msgspec
import pytest
from PIL import Image

import render.expeditions as scene
from bot.words import LANGUAGES
from games.engine import Choice, Decision, text
from games.expeditions.catalogue import CARDS, DECK, MECHS, TILES
from games.expeditions.game import GAME
from games.expeditions.view import SPOTS, CorruptionView, Target
from render.expeditions import layout
from render.expeditions import words as tell
from render.palette import ACCENT, WARNING
from render.scene import scene as find
from tests.render.expeditions import golden, positions
from tests.render.golden import difference, reduced
from tests.render.pixels import opened

ALT = 1024
BYTES, MOST = 250_000, 280_000
"""Of any picture, and of five players' things with 85 cards between them."""
EMPTY = {"deck": 0, "bag": 0, "sweep": (), "spots": (None,) * 5, "supply_maps": 0}
VIEWS = {
    "start": positions.view(),
    "two": positions.full(seats=2, cards=8),
    "full": positions.full(ending=1),
    "empty": positions.full(seats=3, cards=4, **EMPTY),
    "over": positions.full(actor=None, ending=3, phase="over", exposed=()),
}


@pytest.fixture(scope="module")
def drawn():
    return golden.pictures()


@pytest.mark.parametrize("path", sorted(golden.FOLDER.glob("*.png")), ids=lambda path: path.stem)
def test_pictures_look_as_approved(path, drawn):
    mean, worst = difference(Image.open(path).convert("RGB"), reduced(drawn[path.stem]))
    assert mean < 1.5
    assert worst < 40, "look at it, then: python -m tests.render.expeditions.golden"


def test_every_golden_picture_is_stored(drawn):
    assert {path.stem for path in golden.FOLDER.glob("*.png")} == set(drawn)


def test_pictures_are_small(drawn):
    for name, picture in drawn.items():
        assert len(picture.png) <= (MOST if name.startswith("players") else BYTES), name
        assert opened(picture.png).size == (picture.width, picture.height)
        assert picture.width in {layout.WHOLE, layout.CLOSE, 1000}
        assert picture.height <= 3000
        assert 0 < len(picture.alt) <= ALT, name


@pytest.mark.parametrize(("seats", "preset"), [(2, "standard"), (5, "boardgamefan")])
def test_whole_games_can_be_drawn(seats, preset):
    say = positions.words("de", positions.NAMES[:seats])
    for state, touched in positions.played(seats, preset, 4)[::40]:
        pictures = scene.board(GAME.view(state, None), say, touched=touched)
        assert len(pictures) in {2, 3}
        for picture in pictures:
            assert len(picture.png) <= BYTES
            assert 0 < len(picture.alt) <= ALT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_the_same_view_gives_the_same_bytes(name, language):
    say, view = positions.words(language), VIEWS[name]
    one, other = (scene.board(view, say, touched=golden.CHANGED) for _ in range(2))
    assert one == other
    assert len(scene.board(view, say)) == 2


@pytest.mark.parametrize("names", [positions.NAMES, positions.STRANGE, ("",) * 5, ("🏔️" * 40,) * 5])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_words_fit_discord_and_can_be_sent(name, language, names):
    view, say = VIEWS[name], positions.words(language, names)
    told = [tell.board_alt(view, say), tell.players_alt(view, say)]
    told += [tell.hand(view, seat, say) for seat in view.seats]
    told += [tell.around(view, say, None, layout.CENTRES)]
    assert all(0 < len(alt) <= ALT for alt in told)
    long = scene.describe(view, say)
    assert 0 < len(long) <= 3800
    for alt in (*told, long):
        json.dumps(alt).encode()
        alt.encode("utf-8")


def test_an_alt_text_tells_the_whole_board():
    tiles = positions.tiles(("c1", "c2", "n1"), ("c2",), {"c1": (0,)}, seed=4)
    view = positions.view(tiles=tiles, seats=(positions.seat(0, "c1", power=3, coins=7), positions.seat(1, stars=1)),
                          spots=(None, *DECK[:4]), ending=1, exposed=("play",))  # fmt: skip
    say = positions.words()
    at = {tile.position: f"{tile.number} {say(text(f'tile-{tile.number}'))}" for tile in tiles if tile.number}
    cards = ", ".join(f"{spot} {say(text(f'card-{card}'))}" for spot, card in zip("BCDE", DECK, strict=False))
    south = sorted((at[f"s{n}"] for n in range(1, 7)), key=lambda place: int(place.split()[0]))
    assert at["n1"].startswith("20 ")
    tokens = next(tile.corruption for tile in tiles if tile.position == "c1")
    stack = ", ".join(f"{one.value} {'power' if one.colour == 'orange' else 'guile'}" for one in reversed(tokens))
    assert tell.board_alt(view, say) == (
        "Ida Pfeiffer is to move, still to do: Play. "
        "Alexander von Humboldt has placed a fourth star: these are the last turns. "
        f"1 Ida Pfeiffer at {at['c1']}: 3 power, 0 guile, $7, 0 stars. "
        "2 Alexander von Humboldt at Basecamp: 0 power, 0 guile, $0, 1 star. "
        f"Face-up cards: A –, {cards}. "
        f"Corruption from the top: {at['c1']} ({stack}); {at['n1']} (the 20). "
        f"Cleared: {at['c2']}. "
        f"Open without corruption: {', '.join(south)}. "
        "Face down: C3, C4, C5, C6, C7, N2, N3, N4, N5, N6, N7. "
        "Left: 85 cards in the deck, 0 swept, 36 corruption in the bag, 10 maps."
    )


def test_corruption_is_told_from_the_top():
    """Worked case of the specification: 3 power, 3 guile, 4 guile from the top."""
    stack = tuple(
        CorruptionView(colour, value) for colour, value in (("turquoise", 4), ("turquoise", 3), ("orange", 3))
    )
    view = positions.view(tiles=tuple(
        msgspec.structs.replace(tile, number=9, map=False, corruption=stack) if tile.position == "c1" else tile
        for tile in positions.tiles()
    ))  # fmt: skip
    assert "(3 power, 3 guile, 4 guile)" in tell.board_alt(view, positions.words())


def test_even_the_fullest_board_names_players_places_and_cards():
    for language in LANGUAGES:
        say, view = positions.words(language), VIEWS["full"]
        told = tell.board_alt(view, say)
        for spot, card in zip(SPOTS, view.spots, strict=True):
            assert f"{spot.upper()} {say(text(f'card-{card}'))}" in told
        for tile in view.tiles:
            if tile.corruption:
                assert f"{tile.number} (" in told
        for number, name in enumerate(positions.NAMES, start=1):
            assert f"{number} {name[:9]}" in told


def test_the_description_tells_every_card_and_benefit():
    view, say = VIEWS["two"], positions.words()
    told = scene.describe(view, say)
    for seat in view.seats:
        for card in (*seat.hand, *(one.card for one in seat.active), *seat.upgraded, *seat.melded):
            assert say(text(f"card-{card}")) in told
    assert "Benefits: Gain a " in told
    assert "Hand of Ida Pfeiffer: Matthew, Caesar, " in told


def test_cards_of_which_one_is_kept_are_shown():
    view = positions.full(me=0, shown=DECK[50:52])
    say = positions.words()
    assert "Drawn, one stays: " in scene.describe(view, say)
    assert scene.hand(view, say).height > scene.hand(positions.full(me=0), say).height


def test_letters_follow_the_open_choices():
    view, decision = golden.deciding()
    letters = scene.letters(view, decision)
    assert letters == {
        "position-c2": "F",
        "position-c4": "G",
        "position-n3": "H",
        "spot-b": "B",
        "spot-d": "D",
        "card-matthew": "I",
        "card-caesar": "J",
    }
    say = positions.words()
    on_map, hand = scene.panel(view, decision, say)
    assert "; G C4 (face down); H 19 " in on_map.alt
    for piece in ("F", "12", say(text("tile-12"))), ("B", say(text(f"card-{view.spots[1]}"))):
        assert " ".join(piece) in on_map.alt
    assert hand.png != scene.hand(view, positions.words()).png


def test_withheld_choices_and_other_decisions_have_no_letters():
    view, decision = golden.deciding()
    closed = tuple(
        msgspec.structs.replace(choice, why_not=text("pic-over")) if choice.key == "spot-b" else choice
        for choice in decision.choices
    )
    assert "spot-b" not in scene.letters(view, msgspec.structs.replace(decision, choices=closed))
    other = Decision(0, text("pic-over"), (Choice("done", text("pic-over")),))
    assert scene.letters(view, other) == {}
    assert len(scene.panel(view, other, positions.words())) == 1


def test_letters_go_on_after_z():
    places = [key for key in layout.CENTRES if key not in SPOTS]
    aims = [("position", ref) for ref in places] + [("card", ref) for ref in DECK[:20]]
    targets = tuple(Target(f"{kind}-{ref}", kind, ref) for kind, ref in aims)
    view = positions.full(me=0, targets=targets)
    decision = Decision(0, text("pic-over"), tuple(Choice(target.key, text("pic-over")) for target in targets))
    letters = list(scene.letters(view, decision).values())
    assert letters[:2] == ["F", "G"]
    assert letters[20:23] == ["Z", "AA", "AB"]
    assert len(set(letters)) == 40


def test_letters_of_real_decisions_are_in_the_pictures():
    say, seen = positions.words(), Counter()
    games = [positions.played(3, "standard", seed) for seed in (2, 3)]
    for state, _ in itertools.chain.from_iterable(game[::3] for game in games):
        for decision in (decision for decision in GAME.decisions(state) if decision.waits):
            view = GAME.view(state, decision.seat)
            letters = scene.letters(view, decision)
            aims = {target.key: target for target in view.targets if target.key in letters}
            kinds = frozenset(aims[key].kind for key in letters)
            seen[kinds] += 1
            if seen[kinds] > 6:
                continue
            pictures = scene.panel(view, decision, say)
            for key, letter in letters.items():
                if aims[key].kind != "card":
                    assert f"{letter} " in pictures[0].alt
            assert (len(pictures) == 2) == bool(kinds - {"card"})
    assert {"position", "spot", "card"} <= frozenset().union(*seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_regions_can_be_seen_by_themselves(language):
    view, say = VIEWS["full"], positions.words(language)
    regions = scene.regions(view)
    assert {"south", "central", "north", "players", "mech-0", "player-4"} <= set(regions)
    assert "mech-2" not in regions  # still at Basecamp
    assert len(regions) <= 25  # Discord lists no more
    for key, title in regions.items():
        (picture,) = scene.board(view, say, region=key)
        if not key.startswith("player"):
            assert picture.alt.startswith(say(title))
        assert 0 < len(picture.alt) <= ALT
        assert len(picture.png) <= (MOST if key == "players" else BYTES)
    with pytest.raises(KeyError):
        scene.board(view, say, region="atlantis")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_location_and_mech_can_be_looked_up(language):
    say = positions.words(language)
    cards, tiles = scene.pieces("card"), scene.pieces("tile")
    assert len(cards) == len(CARDS) + len(MECHS) == 102 + 5
    assert len(tiles) == len(TILES) == 20
    pieces = cards | tiles
    assert len({say(name) for name in pieces.values()}) == len(pieces)
    for key, name in pieces.items():
        picture = scene.piece(key, say)
        assert picture.alt.startswith(say(name))
        assert "…" not in picture.alt
        assert len(picture.alt) <= ALT
        assert len(picture.png) <= 70_000
        assert 300 <= picture.height <= 1000
    for unknown in ("atlantis", "tile-21", "tile-x", "mech-none"):
        with pytest.raises(KeyError):
            scene.piece(unknown, say)


@pytest.mark.parametrize("key", ["tile:c1", "corruption:c1", "spot:e", "mech:1", "mech:2", "star:cards"])
def test_what_changed_on_the_map_is_bright(key):
    view, say = positions.full(), positions.words()
    quiet, bright = (_count(scene.board(view, say, touched=touched)[0], ACCENT) for touched in ((), {key}))
    assert bright > quiet + 100


def test_what_changed_among_the_players_is_bright():
    view, say = positions.full(actor=None), positions.words()
    card = view.seats[3].hand[-1]
    quiet, seat, other = (
        _count(scene.board(view, say, touched=touched)[1], ACCENT) for touched in ((), {"seat:1"}, {f"card:{card}"})
    )
    assert quiet == 0
    assert min(seat, other) > 300


def test_a_close_up_comes_only_where_something_changed_on_the_map():
    view, say = positions.full(), positions.words()
    assert len(scene.board(view, say, touched={"seat:0", "spot:a", f"card:{DECK[0]}"})) == 2
    assert len(scene.board(view, say, touched={"mech:2"})) == 2  # at Basecamp
    *_, close = scene.board(view, say, touched={"mech:3"})
    assert close.alt.startswith("Around the mech of Mungo.")
    *_, close = scene.board(view, say, touched={"corruption:c7"})
    assert close.alt.startswith("Around the mech of Jeanne Baret.")


def test_benefits_still_to_be_taken_are_marked():
    plain, open_ = (
        _count(scene.board(positions.full(benefits=left), positions.words())[0], ACCENT) for left in ((), (0, 1))
    )
    assert open_ > plain + 200


def test_the_last_turns_look_like_it():
    calm, last = (_count(scene.board(positions.full(ending=e), positions.words())[0], WARNING) for e in (None, 1))
    assert last > calm + 2000


def test_a_spectator_has_no_hand():
    view, decision = golden.deciding()
    public = msgspec.structs.replace(view, me=None, targets=())
    assert scene.hand(public, positions.words()) is None
    assert scene.panel(public, decision, positions.words()) == []


@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_shows_nobodys_secrets(seats):
    """Random play: every seat's view gives the spectator's board, the same when what is hidden is dealt anew."""
    rng = random.Random(seats)
    say = positions.words(names=positions.NAMES[:seats])
    for state, touched in positions.played(seats, "standard", 7)[1::60]:
        public = GAME.view(state, None)
        board = scene.board(public, say, touched=touched)
        seat = rng.randrange(seats)
        assert scene.board(GAME.view(state, seat), say, touched=touched) == board
        other = GAME.resample(state, None, rng)
        assert scene.board(GAME.view(other, None), say, touched=touched) == board
        assert scene.describe(GAME.view(other, None), say) == scene.describe(public, say)
        again = GAME.resample(state, seat, rng)
        assert scene.hand(GAME.view(again, seat), say) == scene.hand(GAME.view(state, seat), say)
    standings = GAME.standings(state, final=False)
    assert scene.sheet(GAME.view(state, None), standings, say).png


def test_the_sheet_in_words_names_the_best_first():
    """Worked case of the specification: 3 stars, 3 quests, $11, $6 of items, 10 tokens make 67."""
    told = scene.sheet(positions.full(), golden.STANDINGS, positions.words()).alt
    assert told.startswith("Final score. 1. Alexander von Humboldt: $87 (Coins 24, Stars 40, Upgraded items 9, ")
    assert "2. Ida Pfeiffer: $67 (Coins 11, Stars 30, Upgraded items 6, Corruption 20)" in told
    crowns = _count(scene.sheet(positions.full(), golden.STANDINGS, positions.words()), WARNING)
    assert crowns > 500


def test_words_come_without_pillow():
    code = (
        "import sys; from render.scene import scene; from tests.render.expeditions import positions;"
        "drawn = scene('expeditions'); view = positions.full(); drawn.describe(view, positions.words());"
        "drawn.regions(view); drawn.pieces('card'); print('PIL' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_the_scene_is_found_by_the_games_key():
    assert find(GAME.key) is scene


def _count(picture, colour):
    """How many pixels have exactly this colour."""
    return sum(number for number, found in opened(picture.png).getcolors(1 << 24) if found == colour)
