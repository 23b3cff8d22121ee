"""What the pictures promise: small, the same every time, told in words, lettered as the choices, blind to secrets."""

import json
from string import ascii_uppercase

import msgspec
import pytest

from bot.core.localizer import LANGUAGES
from games.engine import Choice, Decision, text
from games.famous_explorers import GAME, names
from games.famous_explorers.view import SecretView
from games.famous_explorers.world import REGIONS
from render.alt_text import fit_lines
from render.famous_explorers import SCENE as scene
from render.famous_explorers import choice_letters, describe
from render.palette import ACCENT, INK, WARNING
from tests.render.famous_explorers import golden, positions
from tests.render.pixels import count, shown

ALT = 1024
BYTES = 250_000
VIEWS = {
    "sparse": positions.sparse(),
    "full": positions.full(),
    "first": positions.view(),
    "over": positions.full(asked=()),
}


def test_whole_games_stay_small() -> None:
    say = positions.words("de")
    for state, touched in positions.played(6, "advanced", 3)[::3]:
        for picture in scene.board(GAME.view(state, None), say, touched=touched):
            assert len(picture.png) <= BYTES
            assert 0 < len(picture.alt) <= ALT


@pytest.mark.parametrize("names", [positions.NAMES, positions.STRANGE, ("",) * 6, ("🏔️" * 40,) * 6])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_words_fit_discord_and_can_be_sent(name: str, language: str, names: tuple[str, ...]) -> None:
    view, say = VIEWS[name], positions.words(language, names)
    told = describe.board_alt(view, say)
    assert 0 < len(told) <= ALT
    long = scene.describe(view, say)
    assert 0 < len(long) <= 3800
    for alt in (told, long):
        json.dumps(alt).encode()
        alt.encode("utf-8")


def test_an_alt_text_tells_the_whole_board() -> None:
    (picture,) = scene.board(positions.sparse(), positions.words())
    assert picture.alt == (
        "Ida Pfeiffer is to move. "
        "Blue is at Lisbon, 43 arrows left. Blue, recent route: London, Bay of Biscay (green dot). "
        "Amber is at Dingle, 44 arrows left. Amber, recent route: London. Violet has not set out. "
        "Ida Pfeiffer: 1 point, 3 tickets, 11 cards. Alexander von Humboldt: 0 points, 2 tickets, 12 cards. "
        "Public destinations: Cape Town, Tupaia, Ternate, Madagascar, Lake Tana, Golden Bay. "
        "Marks of Ida Pfeiffer: Samarkand, Manaus. Marks of Alexander von Humboldt: Denali, Alexandria. "
        "Ida Pfeiffer has the first-player marker. Tickets spent this turn: 0; left in the supply: 24."
    )


def test_an_alt_text_that_is_too_long_loses_the_least_first() -> None:
    lines = [(0, "a" * 10), (5, "b" * 10), (1, "c" * 10)]
    assert fit_lines(lines, 40) == " ".join(words for _, words in lines)
    assert fit_lines(lines, 21) == "a" * 10 + " " + "c" * 10
    assert fit_lines(lines, 10) == "a" * 10
    assert fit_lines(lines, 9) is None


def test_even_the_fullest_board_names_players_tips_and_destinations() -> None:
    for language in LANGUAGES:
        say = positions.words(language)
        told = describe.board_alt(positions.full(), say)
        for name in positions.NAMES:
            assert name in told
        for one in positions.full().expeditions:
            assert say(text(f"place-{one.tip}")) in told
        assert all(say(text(f"place-{place}")) in told for place in positions.full().public)


def test_the_description_adds_what_only_its_reader_knows() -> None:
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


def test_the_board_tells_arrows_left_what_players_own_the_last_round_and_the_end() -> None:
    say = positions.words()
    told = scene.board(positions.full(), say)[0].alt
    assert "This is the last round." in told
    assert "Amber is at Lisbon, 18 arrows left." in told
    assert "Ida Pfeiffer has James Cook." in told
    assert "Alexander von Humboldt has Local guide." in told
    over = scene.board(positions.full(asked=()), say)[0]
    assert over.alt.startswith("The game is over. Blue is at Carthage, 22 arrows left.")
    going = positions.full(last_round=False)
    pills = [count(scene.board(view, say)[0], INK) for view in (going, positions.full(), positions.full(asked=()))]
    assert min(pills[1:]) > pills[0] + 5000  # a pill says so


def test_who_still_places_marks_is_told_and_bright() -> None:
    view = positions.view(phase="marks", asked=(0, 1))
    one = msgspec.structs.replace(view, asked=(1,))
    both, alone = (scene.board(each, positions.words())[0] for each in (view, one))
    assert both.alt.startswith("Still placing marks: Ida Pfeiffer, Alexander von Humboldt. ")
    assert alone.alt.startswith("Still placing marks: Alexander von Humboldt. ")
    assert count(both, ACCENT) > 1.9 * count(alone, ACCENT)


def test_a_way_names_where_its_loop_is_left() -> None:
    view = positions.view(("london berlin marco-polo london, berlin moscow samarkand", "", ""))
    told = scene.describe(view, positions.words())
    assert "Blue, route so far: London, Berlin, Marco Polo, London; on from Berlin: Moscow, Samarkand." in told
    (board,) = scene.board(view, positions.words())
    assert "Blue, recent route: Marco Polo, London; on from Berlin: Moscow, Caspian Sea (red dot)." in board.alt
    just_left = positions.view(("london berlin marco-polo london, berlin moscow", "", ""))
    (board,) = scene.board(just_left, positions.words())
    assert "London; on from Berlin." in board.alt


def test_the_description_tells_the_ways_and_what_was_scored() -> None:
    told = scene.describe(positions.full(), positions.words())
    assert "Violet, route so far: London, Lisbon, Columbus, Darién, Quito" in told
    assert "Scored by Mungo: Delhi, Quito." in told
    assert "Blocked by Mungo: Boma – Livingstone." in told or "Blocked by Mungo: Livingstone" in told
    assert "On offer: Alexander von Humboldt (2 tickets)" in told


def test_letters_follow_the_open_choices() -> None:
    view, decision = positions.deciding()
    letters = scene.letters(view, decision)
    about = [choice for choice in decision.choices if choice.why_not is None and choice.ref is not None]
    assert set(letters) == {choice.key for choice in about}
    on_the_map = [choice for choice in about if choice.ref in positions.WORLD.by_key]
    read = sorted(on_the_map, key=lambda choice: letters[choice.key])
    rows = [int(positions.WORLD.by_key[choice.ref or ""].y // choice_letters.ROW) for choice in read]
    assert rows == sorted(rows), "from top to bottom"
    assert sorted({*letters.values()}) == [*ascii_uppercase[: len({choice.ref for choice in about})]]
    assert max(letters.values()) == letters["buy-tailwind"]
    on_map, cards, _ = scene.panel(view, decision, positions.words())
    for choice in about:
        assert choice.ref is not None
        card = choice.ref not in positions.WORLD.by_key
        name = names.card(choice.ref) if card else names.node(view.map, choice.ref)
        assert f"{letters[choice.key]} {positions.words()(name)}" in (cards if card else on_map).alt


def test_letters_go_on_after_z_and_end_where_they_would_not_help() -> None:
    nodes = [node.key for node in positions.WORLD.nodes]
    choices = tuple(Choice(f"fork-{node}", text("do-done"), ref=node) for node in nodes)
    view = positions.view(me=0)
    some = scene.letters(view, Decision(0, text("ask-fork"), choices[:30]))
    assert sorted(some.values(), key=lambda name: (len(name), name))[24:] == ["Y", "Z", "AA", "AB", "AC", "AD"]
    assert scene.letters(view, Decision(0, text("ask-fork"), choices)) == {}


def test_letters_of_real_decisions_are_on_the_map_and_in_its_words() -> None:
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


def test_marks_are_placed_on_the_whole_map() -> None:
    view, decision = positions.marking()
    on_map, _ = scene.panel(view, decision, positions.words())
    assert (on_map.width, on_map.height) == (1500, 964)
    assert "A Spitsbergen, B Cape Chelyuskin" in on_map.alt
    assert "Marco Polo" not in on_map.alt  # too near to be marked


def test_a_decision_about_cards_shows_the_hand_alone() -> None:
    view = positions.full(me=1, hand=positions.HAND)
    choices = tuple(Choice(f"discard-{card.place}", text("do-done"), ref=card.place) for card in positions.HAND)
    (hand,) = scene.panel(view, Decision(1, text("ask-swap", count=2), choices), positions.words())
    plain = shown(scene.hand(view, positions.words()))
    assert hand.png != plain.png  # its cards have letters
    assert hand.alt == plain.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_regions_can_be_seen_by_themselves(language: str) -> None:
    view, say = positions.full(), positions.words(language)
    regions = scene.regions(view)
    assert tuple(regions) == (*(f"side-{seat}" for seat in range(len(view.seats))), "start", *REGIONS)
    for key, title in regions.items():
        (picture,) = scene.board(view, say, region=key)
        assert picture.alt.startswith(say(title)) or key.startswith("side")
        assert 0 < len(picture.alt) <= ALT
        assert len(picture.png) <= BYTES
    with pytest.raises(KeyError):
        scene.board(view, say, region="atlantis")


def test_what_changed_is_bright() -> None:
    view = positions.full(asked=())
    quiet, bright = (
        count(scene.board(view, positions.words(), touched=touched)[0], ACCENT)
        for touched in ((), positions.changed(view))
    )
    assert quiet == 0
    assert bright > 1000


def test_an_arrow_taken_away_leaves_a_trace() -> None:
    view = positions.sparse()
    gone = f"arrow:violet:{positions.WORLD.exits['berlin'][0].key}"
    board, close = scene.board(view, positions.words(), touched={gone})
    assert count(board, ACCENT) > count(scene.board(view, positions.words())[0], ACCENT)
    assert count(close, ACCENT) > 250


def test_only_seats_changed_means_no_close_up() -> None:
    assert (
        len(scene.board(positions.full(), positions.words(), touched={"seat:2", "public:quito", "offer:caravan"})) == 1
    )


def test_a_blocked_connection_is_seen() -> None:
    open_, blocked = positions.full(blocked=None), positions.full()
    locks = [count(scene.board(view, positions.words())[0], INK) for view in (open_, blocked)]
    assert locks[1] > locks[0] + 100


def test_cards_that_can_be_scored_are_bright() -> None:
    plain = tuple(msgspec.structs.replace(card, scorable=None) for card in positions.HAND)
    quiet, bright = (scene.hand(positions.full(me=0, hand=hand), positions.words()) for hand in (plain, positions.HAND))
    assert count(quiet, ACCENT) == 0
    assert count(bright, ACCENT) > 10_000


def test_the_sheet_in_words_names_the_best_first() -> None:
    told = scene.sheet(positions.full(), golden.STANDINGS, positions.words()).alt
    assert told.startswith(
        "Final score. 1. Alexander von Humboldt: 13 (Cards 8, Marked cards 4, Public destinations 1, "
    )
    assert "Jeanne Baret: −14 (Public destinations 1, Secrets revealed wrongly −2, Cards left −9" in told
    crowns = count(scene.sheet(positions.full(), golden.STANDINGS, positions.words()), WARNING)
    alone = scene.sheet(positions.full(), golden.STANDINGS[:2], positions.words())
    assert crowns == 2 * count(alone, WARNING) > 0


@pytest.mark.usefixtures("painted_once")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_explorer_and_event_can_be_looked_up(language: str) -> None:
    say = positions.words(language)
    pieces = scene.pieces()
    assert len(pieces) == 7 + 10 + 79  # explorers and events; the map's places
    for key, name in pieces.items():
        picture = scene.piece(key, say)
        assert picture.alt.startswith(say(name))
        assert 0 < len(picture.alt) <= ALT
        assert len(picture.png) <= 60_000
    assert "…" not in scene.piece("timbuktu", say).alt
    with pytest.raises(KeyError):
        scene.piece("atlantis", say)
