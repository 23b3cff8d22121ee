"""What the pictures of Lost Cities promise: small, the same every time, told in words, and blind to secrets."""

import json

import msgspec
import pytest

from bot.core.localizer import LANGUAGES
from games.engine import Choice, Decision, Standing, text
from games.lost_cities.view import ROUND_END
from render.lost_cities import SCENE as scene
from render.lost_cities.describe import sheet_title
from render.palette import ACCENT, WARNING
from render.scene import Picture
from tests.render.lost_cities import golden, positions
from tests.render.pixels import count, opened, shown

ALT = 1024
BOARDS = {
    "dense": positions.dense(),
    "sparse": positions.sparse(),
    "empty": positions.empty(),
    "full": positions.full(),
    "partners": positions.partners(),
    "final": positions.final(),
}


@pytest.mark.parametrize(
    "names", [positions.NAMES, positions.STRANGE, ("",) * 4, ("🏔️" * 40,) * 4], ids=["plain", "strange", "empty", "long"]
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_alt_texts_fit_discord_and_can_be_sent(name: str, language: str, names: tuple[str, ...]) -> None:
    view, say = BOARDS[name], positions.words(language, names)
    alts = [scene.board(view, say)[0].alt, scene.describe(view, say)]
    assert len(alts[0]) <= ALT
    for alt in alts:
        json.dumps(alt).encode()
        alt.encode("utf-8")
        assert alt.strip()


def test_an_alt_text_tells_the_whole_board() -> None:
    (picture,) = scene.board(positions.dense(), positions.words())
    assert picture.alt == (
        "Round 2 of 3. It’s Alexander von Humboldt’s turn. Draw pile: 7 cards. "
        "Ida Pfeiffer: this round 114, total 34. Desert 2 investments, 2 4 5 8 9 (24); Sea 3 4 5 6 7 10 (15); "
        "Himalaya investment, 2 5 (−26); Rainforest 3 investments, 4 6 7 8 9 10 (116); Volcano 2 3 (−15). "
        "Alexander von Humboldt: this round 133, total −12. Desert investment, 3 6 7 10 (12); "
        "Sea 2 investments, 2 8 9 (−3); Himalaya 3 4 6 7 8 9 10 (27); Rainforest 2 3 5 (−10); "
        "Volcano 2 investments, 4 5 6 7 8 9 10 (107). "
        "On the discard piles: Sea investment, Volcano investment. "
        "Ida Pfeiffer holds 8 cards. Alexander von Humboldt holds 8 cards."
    )


def test_the_description_adds_what_only_its_reader_knows() -> None:
    view = positions.partners(
        me=0, hand=positions.HAND[:2], given=("red-4",), received=("yellow-3",), blocked="red", actor=0
    )
    told = scene.describe(view, positions.words("de")).splitlines()
    public = scene.describe(positions.partners(actor=0), positions.words("de")).splitlines()
    assert told[: len(public)] == public
    assert told[len(public) :] == [
        "Deine Hand: Wüste Investition, Wüste 3.",
        "Von Zheng He: Wüste 3.",
        "An Zheng He weitergegeben: Vulkan 4.",
        "Bei Vulkan hast du in diesem Zug abgelegt: Von diesem Stapel darfst du jetzt nicht ziehen.",
    ]


def test_a_round_that_is_over_is_shown_before_the_new_one() -> None:
    over = positions.dense(actor=None, step="round-over", round=1, draw_pile=0)
    fresh = positions.empty(round=2, ended=over)
    say = positions.words()
    told = [picture.alt for picture in scene.board(fresh, say)]
    assert [alt.partition(". ")[0] for alt in told] == ["Round 1 of 3", "Score so far", "Round 2 of 3"]
    assert "The round is over." in told[0]
    assert "Desert 2 investments, 2 4 5 8 9" in told[1]
    assert scene.describe(fresh, say).startswith("Round 1 of 3.\nThe round is over.")
    begun = positions.sparse(round=2, ended=over)
    assert len(scene.board(begun, say)) == 1
    assert len(scene.board(begun, say, touched={ROUND_END})) == 3  # the board of the deal was overtaken
    won = [count(scene.board(view, say)[0], WARNING) for view in (over, positions.final())]
    assert won[0] == 0 < won[1]  # nobody wears the crown yet


def test_the_sheet_in_words_names_the_best_first() -> None:
    picture = scene.sheet(positions.final(), golden.PLACES, positions.words())
    assert picture.alt == (
        "Final score. 1. Alexander von Humboldt: 167 (−12, 88, 91). 2. Ida Pfeiffer: 111 (34, 51, 26)."
    )


def test_the_sheet_of_a_conceded_game_counts_the_round_it_broke_off_in() -> None:
    """As the post above it does."""
    for number, before in ((1, {}), (2, {"round-1": 34})):
        view = positions.dense(round=number, round_scores=((34, -12),)[: len(before)])
        assert sheet_title(view)[1] == text("pic-round-number", round=number)
        here = f"round-{number}"
        parts = ({**before, here: -54}, dict.fromkeys((*before, here), 0))
        standings = tuple(Standing(seat, 2 - seat, sum(each.values()), each) for seat, each in enumerate(parts))
        picture = scene.sheet(view, standings, positions.words())
        assert ("34, −54" if before else "(−54)") in picture.alt
        otherwise = (msgspec.structs.replace(standings[0], score=sum(before.values())), standings[1])
        assert scene.sheet(view, otherwise, positions.words()).png != picture.png, "it is drawn as the total"


def test_a_shared_win_gives_both_a_crown() -> None:
    view = positions.final(totals=(100, 100))
    crown = {}
    for places in ((1, 1), (1, 2)):
        standings = tuple(Standing(seat, place, 100, {}) for seat, place in enumerate(places))
        crown[places] = count(scene.sheet(view, standings, positions.words()), WARNING)
    assert crown[1, 1] == 2 * crown[1, 2] > 0


def test_a_draw_pile_that_runs_out_looks_like_it() -> None:
    amber = {n: count(scene.board(positions.dense(draw_pile=n), positions.words())[0], WARNING) for n in (11, 10, 0)}
    assert amber[11] == 0
    assert min(amber[10], amber[0]) > 20_000


def test_what_changed_is_bright() -> None:
    quiet, bright = (
        count(scene.board(positions.dense(actor=None), positions.words(), touched=touched)[0], ACCENT)
        for touched in ((), {"white-5"})
    )
    assert quiet == 0
    assert bright > 1000


def test_cards_that_do_not_fit_are_dimmed() -> None:
    view = positions.sparse(me=0, hand=positions.HAND, actor=0)
    closed = Choice("play-red-9", text("group-play"), ref="red-9", why_not=text("why-number-lies"))
    others = tuple(Choice(f"play-{card}", text("group-play"), ref=card) for card in positions.HAND[:-1])
    discard = Choice("discard-red-9", text("group-discard"), ref="red-9")

    def panel(nine: Choice) -> Picture:
        (drawn,) = scene.panel(view, Decision(0, text("prompt-down"), (*others, nine, discard)), positions.words())
        return drawn

    dimmed, fits = panel(closed), panel(msgspec.structs.replace(closed, why_not=None))
    left = (0, 0, dimmed.width // 2, dimmed.height)
    right = (dimmed.width - 190, 0, dimmed.width, dimmed.height)
    assert opened(dimmed.png).crop(left).tobytes() == opened(fits.png).crop(left).tobytes()
    assert opened(dimmed.png).crop(right).tobytes() != opened(fits.png).crop(right).tobytes()


def test_while_drawing_the_panel_shows_the_piles() -> None:
    view = golden.DRAWING
    (panel,) = scene.panel(view, golden.DECISION, positions.words())
    assert panel.height > shown(scene.hand(view, positions.words())).height
    assert "Draw pile: 23 cards." in panel.alt
    assert "Sea 4, Himalaya 9, Volcano investment, Sky islands 2" in panel.alt


def test_nothing_needs_to_be_looked_up() -> None:
    assert scene.pieces() == {}
