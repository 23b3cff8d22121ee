"""What the pictures promise: small, the same every time, told in words, lettered as the choices, blind to secrets."""

import itertools
import json
from collections import Counter

import msgspec
import pytest
from PIL import ImageChops

from bot.core.localizer import LANGUAGES
from games.engine import Choice, Decision, text
from games.expeditions.catalogue import CARDS, DECK, MECHS, TILES
from games.expeditions.game import GAME
from games.expeditions.terms import SPOTS
from games.expeditions.view import CorruptionView, Target
from render.expeditions import SCENE as scene
from render.expeditions import captions, describe, layout
from render.palette import ACCENT, DARK, INK, PLAYERS, WARNING
from render.scene import Picture
from tests.render.expeditions import golden, positions
from tests.render.expeditions.test_layout import in_hexagon
from tests.render.pixels import count, opened, shown

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


@pytest.mark.parametrize(("seats", "preset"), [(2, "standard"), (5, "boardgamefan")])
def test_whole_games_can_be_drawn(seats: int, preset: str) -> None:
    say = positions.words("de", positions.NAMES[:seats])
    for state, touched in positions.played(seats, preset, 4)[::40]:
        pictures = scene.board(GAME.view(state, None), say, touched=touched)
        assert len(pictures) in {2, 3}
        for picture in pictures:
            assert len(picture.png) <= BYTES
            assert 0 < len(picture.alt) <= ALT


@pytest.mark.parametrize("names", [positions.NAMES, positions.STRANGE, ("",) * 5, ("🏔️" * 40,) * 5])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_words_fit_discord_and_can_be_sent(name: str, language: str, names: tuple[str, ...]) -> None:
    view, say = VIEWS[name], positions.words(language, names)
    told = [describe.board_alt(view, say), describe.players_alt(view, say)]
    told += [describe.hand_alt(view, seat, say) for seat in view.seats]
    told += [describe.part_alt(view, say, None, layout.CENTRES)]
    assert all(0 < len(alt) <= ALT for alt in told)
    long = scene.describe(view, say)
    assert 0 < len(long) <= 3800
    for alt in (*told, long):
        json.dumps(alt).encode()
        alt.encode("utf-8")


def test_an_alt_text_tells_the_whole_board() -> None:
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
    assert describe.board_alt(view, say) == (
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


def test_corruption_is_told_from_the_top() -> None:
    """Worked case of the specification: 3 power, 3 guile, 4 guile from the top."""
    stack = (CorruptionView("turquoise", 4), CorruptionView("turquoise", 3), CorruptionView("orange", 3))
    view = positions.view(tiles=tuple(
        msgspec.structs.replace(tile, number=9, map=False, corruption=stack) if tile.position == "c1" else tile
        for tile in positions.tiles()
    ))  # fmt: skip
    assert "(3 power, 3 guile, 4 guile)" in describe.board_alt(view, positions.words())


def test_even_the_fullest_board_names_players_places_and_cards() -> None:
    for language in LANGUAGES:
        say, view = positions.words(language), VIEWS["full"]
        told = describe.board_alt(view, say)
        for spot, card in zip(SPOTS, view.spots, strict=True):
            assert f"{spot.upper()} {say(text(f'card-{card}'))}" in told
        for tile in view.tiles:
            if tile.corruption:
                assert f"{tile.number} (" in told
        for number, name in enumerate(positions.NAMES, start=1):
            assert f"{number} {name[:9]}" in told


def test_the_description_tells_every_card_and_benefit() -> None:
    view, say = VIEWS["two"], positions.words()
    told = scene.describe(view, say)
    for seat in view.seats:
        for card in (*seat.hand, *(one.card for one in seat.active), *seat.upgraded, *seat.melded):
            assert say(text(f"card-{card}")) in told
    assert "Benefits: Gain a " in told
    assert "Hand of Ida Pfeiffer: Matthew, Caesar, " in told


def test_cards_of_which_one_is_kept_are_shown() -> None:
    view = positions.full(me=0, shown=DECK[50:52])
    say = positions.words()
    assert "Drawn, one stays: " in scene.describe(view, say)
    assert shown(scene.hand(view, say)).height > shown(scene.hand(positions.full(me=0), say)).height


def test_letters_follow_the_open_choices() -> None:
    view, decision = golden.deciding()
    letters = scene.letters(view, decision)
    assert letters == {
        "position-n3": "F",
        "position-c2": "G",
        "position-c4": "H",
        "spot-b": "B",
        "spot-d": "D",
        "card-matthew": "I",
        "card-caesar": "J",
    }
    say = positions.words()
    on_map, faces, hand = scene.panel(view, decision, say)
    assert captions.in_full(view.spots[1] or "", say) in faces.alt
    assert "F 19 " in on_map.alt
    assert "; H C4 (face down)" in on_map.alt
    for piece in ("G", "12", say(text("tile-12"))), ("B", say(text(f"card-{view.spots[1]}"))):
        assert " ".join(piece) in on_map.alt
    assert hand != scene.hand(view, positions.words())


def test_withheld_choices_and_other_decisions_have_no_letters() -> None:
    view, decision = golden.deciding()
    closed = tuple(
        msgspec.structs.replace(choice, why_not=text("pic-over")) if choice.key == "spot-b" else choice
        for choice in decision.choices
    )
    assert "spot-b" not in scene.letters(view, msgspec.structs.replace(decision, choices=closed))
    other = Decision(0, text("pic-over"), (Choice("done", text("pic-over")),))
    assert scene.letters(view, other) == {}
    idle = msgspec.structs.replace(view, benefits=())
    assert len(scene.panel(idle, other, positions.words())) == 1
    gathering = msgspec.structs.replace(view, actor=view.me, benefits=(0,))
    assert len(scene.panel(gathering, other, positions.words())) == 2, "the location whose benefits are gathered"


def test_letters_go_on_after_z() -> None:
    places = [key for key in layout.CENTRES if key not in SPOTS]
    targets = tuple(Target(f"position-{ref}", "position", ref) for ref in places)
    targets += tuple(Target(f"card-{ref}", "card", ref) for ref in DECK[:20])
    view = positions.full(me=0, targets=targets)
    decision = Decision(
        0, text("pic-over"), tuple(Choice(target.key, text("pic-over"), ref=target.ref) for target in targets)
    )
    letters = sorted(scene.letters(view, decision).values(), key=lambda letter: (len(letter), letter))
    assert letters[:2] == ["F", "G"]
    assert letters[20:23] == ["Z", "AA", "AB"]
    assert len(set(letters)) == 40


def test_letters_of_real_decisions_are_in_the_pictures() -> None:
    say, seen = positions.words(), Counter[frozenset[str]]()
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
            pictures = scene.panel(msgspec.structs.replace(view, benefits=()), decision, say)
            for key, letter in letters.items():
                if aims[key].kind == "position":
                    assert f"{letter} " in pictures[0].alt
                elif aims[key].kind == "spot":
                    assert f"{letter}: " in pictures[-2].alt
            assert len(pictures) == 1 + len(kinds - {"card"})
    assert {"position", "spot", "card"} <= frozenset().union(*seen)


@pytest.mark.usefixtures("painted_once")
@pytest.mark.parametrize("language", LANGUAGES)
def test_regions_can_be_seen_by_themselves(language: str) -> None:
    view, say = VIEWS["full"], positions.words(language)
    regions = scene.regions(view)
    assert {"south", "central", "north", "mech-0", "side-4"} <= set(regions)
    assert "mech-2" not in regions  # still at Basecamp
    assert len(regions) <= 25  # Discord lists no more
    for key, title in regions.items():
        picture, *cards = scene.board(view, say, region=key)
        assert picture.alt.startswith(say(title)) or key.startswith("side")
        for found in (picture, *cards):
            assert 0 < len(found.alt) <= ALT
            assert len(found.png) <= BYTES
    with pytest.raises(KeyError):
        scene.board(view, say, region="atlantis")


@pytest.mark.usefixtures("painted_once")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_location_and_mech_can_be_looked_up(language: str) -> None:
    say = positions.words(language)
    pieces = scene.pieces()
    assert len(pieces) == len(CARDS) + len(MECHS) + len(TILES) == 102 + 5 + 20
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
def test_what_changed_on_the_map_is_bright(key: str) -> None:
    view, say = positions.full(), positions.words()
    quiet, bright = (count(scene.board(view, say, touched=touched)[0], ACCENT) for touched in ((), {key}))
    assert bright > quiet + 100


def test_what_changed_among_the_players_is_bright() -> None:
    view, say = positions.full(actor=None), positions.words()
    card = view.seats[3].hand[-1]
    quiet, seat, other = (
        count(scene.board(view, say, touched=touched)[1], ACCENT) for touched in ((), {"seat:1"}, {f"card:{card}"})
    )
    assert quiet == 0
    assert min(seat, other) > 300


def test_nothing_but_what_changed_is_bright() -> None:
    """Neither whose turn it is, nor what can be chosen, nor what is adjacent."""
    say, (view, decision) = positions.words(), golden.deciding()
    pictures = [*scene.board(positions.full(), say), *scene.panel(view, decision, say), scene.legend(view, say).picture]
    changed = pictures.pop()
    assert [count(picture, ACCENT) for picture in pictures] == [0] * len(pictures)
    assert count(changed, ACCENT) > 0


def test_a_close_up_comes_only_where_something_changed_on_the_map() -> None:
    view, say = positions.full(), positions.words()
    assert len(scene.board(view, say, touched={"seat:0", "spot:a", f"card:{DECK[0]}"})) == 2
    assert len(scene.board(view, say, touched={"mech:2"})) == 2  # at Basecamp
    *_, close = scene.board(view, say, touched={"mech:3"})
    assert close.alt.startswith("Around the mech of Mungo.")
    *_, close = scene.board(view, say, touched={"corruption:c7"})
    assert close.alt.startswith("Around the mech of Jeanne Baret.")


def test_a_change_does_not_hide_whose_mech_is_there() -> None:
    plain, changed = (
        count(scene.board(positions.full(), positions.words(), touched=touched)[0], PLAYERS[0])
        for touched in ((), {"tile:c3"})
    )
    assert changed > plain * 0.8


@pytest.mark.parametrize("position", ["c1", "c4", "n4", "n7"])
def test_a_mech_lies_inside_its_location(position: str) -> None:
    """Not on its corner, over the benefits of the neighbour (found.md, 10)."""
    frame, up = layout.whole(), {"c1", "c4", "n4", "n7"}
    bare, stood = (
        opened(scene.board(positions.view(tiles=positions.tiles(up, mechs=mechs)), positions.words())[0].png)
        for mechs in ({}, {position: (0,)})
    )
    x, y = frame.at(position)
    mask = ImageChops.difference(bare, stood).convert("L").tobytes()
    changed = ((n % stood.width, n // stood.width) for n, value in enumerate(mask) if value)
    discs = [at for at in changed if stood.getpixel(at) == DARK]
    assert len(discs) > 300
    assert [at for at in discs if not in_hexagon((at[0] - x, at[1] - y), frame.radius * 0.94)] == []


def test_the_top_of_a_stack_stands_out() -> None:
    """It is the one that is paid first."""

    def board(*stack: CorruptionView) -> Picture:
        tiles = (
            msgspec.structs.replace(tile, number=9, map=False, corruption=stack) if tile.position == "c1" else tile
            for tile in positions.tiles()
        )
        return scene.board(positions.view(tiles=tuple(tiles)), positions.words())[0]

    low, high = CorruptionView("turquoise", 3), CorruptionView("orange", 4)
    assert count(board(low, high), INK) > count(board(high), INK) + 200


def test_benefits_still_to_be_taken_are_marked() -> None:
    plain, open_ = (
        count(scene.board(positions.full(benefits=left), positions.words())[0], INK) for left in ((), (0, 1))
    )
    assert open_ > plain + 200


def test_the_last_turns_look_like_it() -> None:
    calm, last = (count(scene.board(positions.full(ending=e), positions.words())[0], WARNING) for e in (None, 1))
    assert last > calm + 2000


def test_the_sheet_in_words_names_the_best_first() -> None:
    """Worked case of the specification: 3 stars, 3 quests, $11, $6 of items, 10 tokens make 67."""
    told = scene.sheet(positions.full(), golden.STANDINGS, positions.words()).alt
    assert told.startswith("Final score. 1. Alexander von Humboldt: $87 (Coins 24, Stars 40, Upgraded items 9, ")
    assert "2. Ida Pfeiffer: $67 (Coins 11, Stars 30, Upgraded items 6, Corruption 20)" in told
    crowns = count(scene.sheet(positions.full(), golden.STANDINGS, positions.words()), WARNING)
    assert crowns > 500
