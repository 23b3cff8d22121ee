"""What a review of the rules against the aid, the spec and the rules page found, case by case."""

import pytest

from games.engine import text
from games.moon import wording
from tests.games.moon.scenario import asked, open_keys, play, side, table, why_not

pytestmark = pytest.mark.usefixtures("cards")


@pytest.mark.parametrize(
    ("card", "flip", "has", "answers"),
    [
        ("y-two", "swap-shelf", "water:1", None),  # 2 water: of the water given nothing comes back
        ("y-two", "swap-shelf", "energy:1", "0:energy-water 0:gain-water"),
        ("y-two", "p-double", "biomass:1", "0:biomass-water 0:gain-water"),
        ("inflatable-hab", "seed-exchange", "biomass:1", None),  # 2 biomass
        ("g-steel", "seed-exchange", "biomass:1 metal:1", None),  # a biomass: it is what the swap takes
        ("carp-pond", "seed-exchange", "biomass:2", "0:biomass-water 0:gain-water 0:biomass-water 0:gain-water"),
    ],
)
def test_a_hint_to_convert_knows_that_the_first_is_another_kind(
    card: str, flip: str, has: str, answers: str | None
) -> None:
    """The cards: "Swap 1 resource for 2 others": what is given never comes back.

    Rules page, "Your turn": the bot tells "which option would help".
    """
    state = table(side(f"{card} x0", built=flip, has=has, rovers=0), side("x1 x2"), first=1)
    hint = why_not(state, f"build-{card}").args.get("hint")
    assert hint == (text("hint-flip", card=wording.name(flip)) if answers else None)
    if answers:
        assert card in open_keys(play(state, f"0:flip-{flip} {answers}"), "build-")


def test_copy_flip_does_not_ask_where_nothing_could_be_copied_to_any_use() -> None:
    """Machine: "asks are only pushed with something to choose"; effects: nothing where none could do anything."""
    state = table(side("r-copy-flip x0"), side("x1", built="p-discount p-fixed"))
    assert asked(play(state, "0:build-r-copy-flip")) == (0, "ask-turn-over")
