"""What the pictures of Lost Cities promise: small, the same every time, told in words, and blind to secrets."""

import json
import random
import subprocess
import sys

import pytest
from PIL import Image

import render.lost_cities as scene
from bot.words import LANGUAGES
from games.engine import Choice, Decision, Standing, text
from games.lost_cities import GAME
from render.palette import ACCENT, WARNING
from render.scene import scene as find
from tests.render import boards, golden
from tests.render.pixels import opened

ALT = 1024
BOARDS = {
    "dense": boards.dense(),
    "sparse": boards.sparse(),
    "empty": boards.empty(),
    "full": boards.full(),
    "partners": boards.partners(),
    "final": boards.final(),
}


@pytest.fixture(scope="module")
def drawn():
    return golden.pictures()


@pytest.mark.parametrize("path", sorted(golden.FOLDER.glob("*.png")), ids=lambda path: path.stem)
def test_pictures_look_as_approved(path, drawn):
    mean, worst = golden.difference(Image.open(path).convert("RGB"), golden.reduced(drawn[path.stem]))
    assert mean < 1.5
    assert worst < 40, "look at it, then: python -m tests.render.golden"


def test_every_golden_picture_is_stored(drawn):
    assert {path.stem for path in golden.FOLDER.glob("*.png")} == set(drawn)


def test_pictures_are_small(drawn):
    for name, picture in drawn.items():
        assert len(picture.png) <= 200_000, name
        assert opened(picture.png).size == (picture.width, picture.height)
        assert picture.width == 1400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_the_same_view_gives_the_same_bytes(name, language):
    say = boards.words(language)
    one, other = (scene.board(BOARDS[name], say, touched={"draw-pile"})[0] for _ in range(2))
    assert one == other


@pytest.mark.parametrize(
    "names", [boards.NAMES, boards.STRANGE, ("",) * 4, ("🏔️" * 40,) * 4], ids=["plain", "strange", "empty", "long"]
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_alt_texts_fit_discord_and_can_be_sent(name, language, names):
    view, say = BOARDS[name], boards.words(language, names)
    alts = [scene.board(view, say)[0].alt, scene.describe(view, say)]
    assert len(alts[0]) <= ALT
    for alt in alts:
        json.dumps(alt).encode()
        alt.encode("utf-8")
        assert alt.strip()


def test_an_alt_text_tells_the_whole_board():
    (picture,) = scene.board(boards.dense(), boards.words())
    assert picture.alt == (
        "Round 2 of 3. It is Alexander von Humboldt’s turn. Draw pile: 7 cards. "
        "Ida Pfeiffer: this round 114, total 34. Desert 2 investments, 2 4 5 8 9 (24); Sea 3 4 5 6 7 10 (15); "
        "Himalaya investment, 2 5 (−26); Rain forest 3 investments, 4 6 7 8 9 10 (116); Volcano 2 3 (−15). "
        "Alexander von Humboldt: this round 133, total −12. Desert investment, 3 6 7 10 (12); "
        "Sea 2 investments, 2 8 9 (−3); Himalaya 3 4 6 7 8 9 10 (27); Rain forest 2 3 5 (−10); "
        "Volcano 2 investments, 4 5 6 7 8 9 10 (107). "
        "On the discard piles: Sea investment, Volcano investment. "
        "Ida Pfeiffer holds 8 cards. Alexander von Humboldt holds 8 cards."
    )


def test_the_description_adds_what_only_its_reader_knows():
    view = boards.partners(me=0, hand=boards.HAND[:2], given=("red-4",), received=("yellow-3",), blocked="red", actor=0)
    told = scene.describe(view, boards.words("de")).splitlines()
    public = scene.describe(boards.partners(actor=0), boards.words("de")).splitlines()
    assert told[: len(public)] == public
    assert told[len(public) :] == [
        "Deine Hand: Wüste Investition, Wüste 3.",
        "Von Zheng He: Wüste 3.",
        "Bei Zheng He: Vulkan 4.",
        "Auf Vulkan hast du in diesem Zug abgelegt: Dieser Stapel ist dir verschlossen.",
    ]


def test_the_sheet_in_words_names_the_best_first():
    picture = scene.sheet(boards.final(), golden.PLACES, boards.words())
    assert picture.alt == (
        "Final score. 1. Alexander von Humboldt: 167 (−12, 88, 91). 2. Ida Pfeiffer: 111 (34, 51, 26)."
    )


def test_a_shared_win_gives_both_a_crown():
    view = boards.final(totals=(100, 100))
    crown = {}
    for places in ((1, 1), (1, 2)):
        standings = tuple(Standing(seat, place, 100, {}) for seat, place in enumerate(places))
        crown[places] = _count(scene.sheet(view, standings, boards.words()), WARNING)
    assert crown[1, 1] == 2 * crown[1, 2] > 0


def test_a_draw_pile_that_runs_out_looks_like_it():
    amber = {n: _count(scene.board(boards.dense(draw_pile=n), boards.words())[0], WARNING) for n in (11, 10, 0)}
    assert amber[11] == 0
    assert min(amber[10], amber[0]) > 20_000


def test_what_changed_is_bright():
    quiet, bright = (
        _count(scene.board(boards.dense(actor=None), boards.words(), touched=touched)[0], ACCENT)
        for touched in ((), {"white-5"})
    )
    assert quiet == 0
    assert bright > 1000


def test_cards_that_do_not_fit_are_dimmed():
    view = boards.sparse(me=0, hand=boards.HAND, actor=0)
    closed = Choice("play-red-9", text("group-play"), ref="red-9", why_not=text("why-number-lies"))
    others = tuple(Choice(f"play-{card}", text("group-play"), ref=card) for card in boards.HAND[:-1])
    discard = Choice("discard-red-9", text("group-discard"), ref="red-9")
    (panel,) = scene.panel(view, Decision(0, text("prompt-down"), (*others, closed, discard)), boards.words())
    hand = scene.hand(view, boards.words())
    middle = panel.width // 2
    left = (0, 0, middle, panel.height)
    right = (panel.width - 190, 0, panel.width, panel.height)
    assert opened(panel.png).crop(left).tobytes() == opened(hand.png).crop(left).tobytes()
    assert opened(panel.png).crop(right).tobytes() != opened(hand.png).crop(right).tobytes()
    assert panel.alt == hand.alt


def test_while_drawing_the_panel_shows_the_piles():
    view = golden.DRAWING
    (panel,) = scene.panel(view, golden.DECISION, boards.words())
    assert panel.height > scene.hand(view, boards.words()).height
    assert "Draw pile: 23 cards." in panel.alt
    assert "Sea 4, Himalaya 9, Volcano investment, Sky islands 2" in panel.alt


def test_a_spectator_has_no_hand():
    assert scene.hand(boards.dense(), boards.words()) is None
    assert scene.panel(boards.dense(), golden.DECISION, boards.words()) == []
    assert scene.regions(boards.dense()) == {}


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_shows_nobodys_secrets(seats):
    """Random play: every seat's view gives the spectator's board, the same when what is hidden is dealt anew."""
    rng = random.Random(seats)
    state = GAME.setup(seats, GAME.Options(rounds=1, expeditions=6), b"x" * 16)
    say, turn = boards.words(names=boards.NAMES[:seats]), 0
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        choice = rng.choice([choice for choice in decision.choices if choice.why_not is None])
        state = GAME.apply(state, decision.seat, choice.key).state
        turn += 1
        if turn % 23:
            continue
        public = scene.board(GAME.view(state, None), say)
        seat = rng.randrange(seats)
        assert scene.board(GAME.view(state, seat), say) == public
        other = GAME.resample(state, None, rng)
        assert scene.board(GAME.view(other, None), say) == public
        assert scene.describe(GAME.view(other, None), say) == scene.describe(GAME.view(state, None), say)
        again = GAME.resample(state, seat, rng)
        assert scene.hand(GAME.view(again, seat), say) == scene.hand(GAME.view(state, seat), say)
    assert scene.sheet(GAME.view(state, None), GAME.standings(state), say).png
    assert turn > 60


def test_words_come_without_pillow():
    code = (
        "import sys; from render.scene import scene; from tests.render import boards;"
        "scene('lost_cities').describe(boards.dense(), boards.words()); print('PIL' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_the_scene_is_found_by_the_games_key():
    assert find(GAME.key) is scene


def _count(picture, colour):
    """How many pixels have exactly this colour."""
    return sum(number for number, found in opened(picture.png).getcolors(1 << 24) if found == colour)


def test_nothing_needs_to_be_looked_up():
    assert [scene.pieces(kind) for kind in ("card", "tile")] == [{}, {}]
    with pytest.raises(KeyError):
        scene.piece("red-9", boards.words())
