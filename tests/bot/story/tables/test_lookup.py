"""Looking up what is printed on a card or a place, with and without a table."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.core.icons import without_icons
from bot.core.localizer import Localizer
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing
from bot.tables.show.names import render_context
from games import GAMES
from games.engine import text
from render.scene import scene
from testing.driver import Channel, Sandbox, User
from testing.story.helpers import said, words
from testing.story.table import Table

EXPLORERS = "famous_explorers"


@pytest.mark.parametrize("reader", [0, 1])
async def test_a_card_and_a_place_by_their_names(cairn: Cairn, people: list[User], games: Channel, reader: int) -> None:
    user = people[reader]
    for typed, key, name in (
        ("hum", "alexander-von-humboldt", "Humboldt"),
        ("timb", "timbuktu", "Timb"),
        ("xi'a", "xian", "Xi’an"),
    ):
        found = await user.autocomplete("/help", focused="about", value=typed, game=EXPLORERS)
        assert [choice.value for choice in found] == [key]
        for wanted in (found[0].value, found[0].name, found[0].name.upper(), typed):
            shown = await user.slash("/help", about=wanted, game=EXPLORERS)
            assert shown.ephemeral
            (picture,) = shown.pictures
            assert (picture.data[:4], name in (picture.description or "")) == (b"\x89PNG", True)


async def test_names_come_from_the_game_of_this_channels_table(
    cairn: Cairn, people: list[User], games: Channel
) -> None:
    user, stranger = people[0], people[-1]
    rules = [Localizer("en", key).format("topic-rules", game=text("game-name")) for key in GAMES]
    assert [choice.name for choice in await user.autocomplete("/help", focused="about", value="")] == rules
    assert (await user.slash("/help", about="humboldt")).pictures, "of any game, where there is no table"
    (elsewhere,) = await user.autocomplete("/help", focused="about", value="alexander von")
    assert "Explorers)" in elsewhere.name
    assert (await user.slash("/help", about=elsewhere.value)).pictures
    book = await user.slash(
        "/help", about=(await user.autocomplete("/help", focused="about", value="rules: moon"))[0].value
    )
    assert book.text == (await user.slash("/help", game="moon")).text
    await user.slash("/open", game=EXPLORERS)
    found = await stranger.autocomplete("/help", focused="about", value="")
    assert len(found) == 25
    first, *others = [choice.name for choice in found]
    assert first == Localizer("de", EXPLORERS).format("topic-rules", game=text("game-name"))
    assert others == sorted(others)
    assert (await stranger.slash("/help", about="timbuktu")).pictures


async def test_a_name_that_fits_nothing_or_too_much_is_refused_kindly(
    cairn: Cairn, people: list[User], games: Channel
) -> None:
    user = people[0]
    for name, game in (("nobody", EXPLORERS), ("a", EXPLORERS), ("desert", "lost_cities")):
        answer = await user.slash("/help", about=name, game=game)
        assert (answer.ephemeral, list(answer.pictures)) == (True, [])
        assert said(user, "refusal-unknown-piece") in answer.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("painted")
async def test_signs_zoom_and_what_lies_on_the_table(
    cairn: Cairn, sandbox: Sandbox, people: list[User], game: str
) -> None:
    """From More, from the panel and by typing; everybody from their own seat, and a stranger from none."""
    seats = min(GAMES[game].seats)
    table = await Table.start(sandbox, people[:seats], game=game)
    board, position, shown = await table.board(), await cairn.tables.position(1), scene(game)
    for user, seat in ((people[0], 0), (people[1], 1), (people[seats], None)):
        more = await user.click(board, custom_id="cairn:b:more")
        before = more if seat is None else await user.click(board, custom_id="cairn:b:turn")
        signs = await user.click(before, custom_id="cairn:b:signs")
        view, say = position.view(seat), render_context(position.table, words(user).language)
        legend = draw(Drawing(say, "legend", (view,)))
        (picture,) = signs.pictures
        assert (picture.data, picture.description) == (legend.picture.png, legend.picture.alt)
        assert len(signs.text.splitlines()) == 2, "what the picture says is not said again below it"

        zoom = (menu for menu in more.selects if menu.custom_id.startswith("cairn:s:zoom"))
        regions = [option.value for menu in zoom for option in menu.options]
        assert regions == list(shown.regions(view))
        assert regions == [found.value for found in await user.autocomplete("/board", focused="zoom")]
        if regions:
            assert seat is None or regions[0] == f"side-{seat}"
            chosen = await user.choose(more, None, regions[-1], custom_id="cairn:s:zoom")
            typed = await user.slash("/board", zoom=regions[-1])
            assert [part.data for part in chosen.pictures] == [part.data for part in typed.pictures] != []
            assert chosen.ephemeral

        lying = list(dict.fromkeys(shown.in_play(view)))
        listed, beside = (
            [
                option.value
                for menu in answer.selects
                if menu.custom_id.startswith("cairn:s:card")
                for option in menu.options
            ]
            for answer in (more, signs)
        )
        assert listed == lying
        assert beside == lying[: len(beside)], "as many menus as stand on a screen"
        as_text = await user.click(signs, said(user, "button-as-text"))
        assert (as_text.message, as_text.need().pictures) == (signs.message, [])
        told = as_text.text.splitlines()[2:]
        while any(button.label == said(user, "button-next") for button in as_text.buttons):
            as_text = await user.click(as_text, said(user, "button-next"))
            assert as_text.message == signs.message
            told += as_text.text.splitlines()[2:]
        assert [line.removeprefix("› ") for line in told] == list(map(without_icons, legend.lines))
        if lying:
            found = await user.autocomplete("/help", focused="about", value="")
            pieces = [choice.value for choice in found[1:]]
            assert pieces == [*lying, *pieces[len(lying) :]][: len(pieces)], "after the rules"
            large = await user.choose(more, None, lying[-1], custom_id="cairn:s:card")
            assert large.pictures[0].data == (await user.slash("/help", about=lying[-1])).pictures[0].data
