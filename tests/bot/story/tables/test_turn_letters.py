"""The letters of a turn, as its player reads them: they stay while the panel changes from click to click."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from testing.driver import Message, Sandbox, User
from testing.story.table import Table, choices, key
from testing.views import Response


def lettered(panel: Response | Message) -> dict[str, str]:
    """The letter before each choice that has one, by the choice's key."""
    options = {option.value: option.label for menu in panel.selects for option in menu.options}
    buttons = {button.custom_id or "": button.label for button in panel.buttons}
    labels = {key(choice): options[choice[1]] if choice[1] else buttons[choice[0]] for choice in choices(panel)}
    return {name: label.split(" · ")[0] for name, label in labels.items() if label.split(" · ")[0].isupper()}


@pytest.mark.parametrize(
    ("game", "taken"),
    [("expeditions", ("move-s", "play-")), ("famous_explorers", ("mark-", "mark-", "mark-"))],
)
async def test_a_letter_stays_for_the_whole_turn(
    cairn: Cairn, sandbox: Sandbox, people: list[User], game: str, taken: tuple[str, ...]
) -> None:
    table = await Table.start(sandbox, people[:2], game=game)
    user = table.actor
    panel = await table.panel()
    known, kept = dict[str, str](), 0
    for wanted in taken:
        found = lettered(panel)
        kept += len(found.keys() & known.keys())
        assert known | found == found | known
        known |= found
        panel, choice = await table.find(user, panel, next(name for name in found if name.startswith(wanted)))
        panel = await table.take(user, panel, choice)
    assert kept > 0
    again = lettered(await user.click(await table.board(), custom_id="cairn:b:turn"))
    assert known | again == again | known


async def test_a_letter_stays_from_step_to_step_of_a_lesson(cairn: Cairn, people: list[User]) -> None:
    user, lessons, game = people[0], cairn.lessons, "famous_explorers"
    page = await lessons.open(int(user.id), game)
    while not any(key.startswith("arrow-") for key in page.step.do):
        page = await lessons.go_on(int(user.id), game, page.learner.revision)

    def tickets() -> dict[str, str]:
        options = (option for menu in shown.selects for option in menu.options)
        return {one.value: one.label.split(" · ")[0] for one in options if one.value.startswith("ticket-arrow-")}

    shown = await user.slash("/learn", game=game)
    before = tickets()
    await user.choose(shown, None, page.step.do[0], custom_id="cairn:s:try:")
    after = tickets()
    assert before != after
    assert before | after == after | before
