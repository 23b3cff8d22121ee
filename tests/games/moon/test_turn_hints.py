"""Hints of what would help, and what a view and its events tell of a turn."""

from typing import Any

import pytest

from games.engine import Player, Text, text
from games.moon import wording
from games.moon.components import RESOURCES
from games.moon.game import GAME
from tests.games.moon.scenario import open_keys, play, side, table, why_not

pytestmark = pytest.mark.usefixtures("cards")


def test_a_hint_names_where_parking_would_help() -> None:
    """Issue 5: reminders of what is affordable after parking."""
    state = table(side("b-energy", rovers=1), side("x1"), side("x2", built="g-free b-energy"))
    assert why_not(state, "build-b-energy").id == "withheld-lacking"  # that spot gives energy
    state = table(side("b-water", rovers=1), side("x1"), side("x2", built="b-energy"))
    reason = why_not(state, "build-b-water")
    assert reason.args["hint"] == text("hint-park", card=wording.name("b-energy"), player=Player(2))
    assert "b-water" in open_keys(play(state, "0:park-b-energy"), "build-")


@pytest.mark.parametrize(
    ("mine", "hint"),
    [
        ({"has": "energy:1", "expedition": "e-swap"}, "hint-expedition"),
        ({"has": "water:1", "expedition": "e-swap"}, None),
        ({"has": "water:1", "built": "p-swap"}, "hint-flip"),
        ({"built": "p-any"}, "hint-flip"),
        ({"built": "p-discount"}, "hint-flip"),
        ({"has": "water:1", "built": "p-stand-in"}, "hint-flip"),
        ({"has": "energy:1", "built": "p-stand-in"}, None),
        ({"has": "water:2", "built": "p-pay"}, None),
        ({"built": "p-any!"}, None),
    ],
)
def test_a_hint_names_what_converting_or_flipping_would_bring(mine: dict[str, Any], hint: str | None) -> None:
    """Issue 5: reminders of what is affordable after converting."""
    state = table(side("b-energy", rovers=0, **mine), side("x1"), first=1)
    if "expedition" not in mine:
        state.seats[0].expedition = None
    given = why_not(state, "build-b-energy").args.get("hint")
    assert (given.id if isinstance(given, Text) else None) == hint


def test_others_turns_show_what_is_missing_without_lent_flags() -> None:
    state = table(side("x0"), side("g-dear", has="energy:2 metal:1", built="b-water"), lent=[0, 0, 0, 0, 1])
    card = GAME.view(state, 1).hand[0]
    assert card.missing_flags == {"food": 1}
    assert card.why_not == text("withheld-not-your-turn")


def test_the_view_says_where_open_choices_lead() -> None:
    state = table(side("g-free x0", built="p-any"), side("x1 x2", built="b-water"), offer="rep-free", discards="x9")
    found = {target.key: (target.kind, target.ref, target.seat) for target in GAME.view(state, 0).targets}
    assert found["build-g-free"] == ("hand", "g-free", None)
    assert found["park-b-water"] == ("structure", "b-water", 1)
    assert found["flip-p-any"] == ("structure", "p-any", 0)
    assert found["claim-rep-free"] == ("reputation", "rep-free", None)
    assert GAME.view(state, 1).targets == ()


# What events touch


@pytest.mark.parametrize(
    ("mine", "moves", "figures"),
    [
        ({"hand": "b-energy x0", "has": "metal:1"}, "0:build-b-energy", {"metal", "energy"}),
        ({"hand": "g-free x0"}, "0:build-g-free", {"score"}),
        ({"hand": "y-two x0"}, "0:assimilate-y-two", {"heart", "score"}),
        ({"hand": "x0"}, "0:park-b-water", {"rover", "water"}),
        ({"hand": "x0"}, "0:park-y-food", {"rover"}),
        ({"hand": "x0"}, "0:claim-rep-free", {"score"}),
        ({"hand": "x0", "built": "p-fixed", "has": "energy:1"}, "0:flip-p-fixed", {"energy", "water"}),
        ({"hand": "x0", "built": "p-pay", "has": "water:2"}, "0:flip-p-pay", {"water", "heart", "score"}),
        ({"hand": "x0", "built": "p-pay-rover"}, "0:flip-p-pay-rover", {"rover", "heart", "score"}),
    ],
)
def test_events_touch_the_figures_that_change(mine: dict[str, Any], moves: str, figures: set[str]) -> None:
    """A picture marks what has changed, and nothing that has not."""
    state = table(side(**mine), side("x1", built="b-water y-food"), offer="rep-free")
    before = GAME.view(state, None).seats[0]
    outcome = GAME.apply(state, 0, moves.removeprefix("0:"))
    touched = {key for event in outcome.events for key in event.touched}
    assert {key.removeprefix("seat:0:") for key in touched if key.startswith("seat:0:")} == figures
    after = GAME.view(outcome.state, None).seats[0]
    assert (after.score != before.score) == ("score" in figures)
    assert (after.hearts != before.hearts) == ("heart" in figures)
    assert (after.rovers != before.rovers) == ("rover" in figures)
    changed = {kind for kind in RESOURCES if after.resources.get(kind) != before.resources.get(kind)}
    assert changed == figures & {*RESOURCES}
