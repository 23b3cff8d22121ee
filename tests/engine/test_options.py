"""Table options as the interface sees them."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from games.engine import First, OptionField, option_fields


class Options(msgspec.Struct, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    snow: bool = False
    spacing: Literal["wide", "narrow"] = "narrow"
    camps: Literal[6, 5] = 5
    first: First = "random"


def test_each_kind_of_option_lists_its_values() -> None:
    assert option_fields(Options) == (
        OptionField("rounds", (1, 2, 3), 2),
        OptionField("snow", (False, True), default=False),
        OptionField("spacing", ("wide", "narrow"), "narrow"),
        OptionField("camps", (6, 5), 5),
        OptionField("first", ("random",), "random", by_seat=True),
    )


@pytest.mark.parametrize("kind", [str, float, list[int], int, Annotated[int, msgspec.Meta(ge=1)]])
def test_what_a_menu_cannot_offer_is_refused(kind: Any) -> None:
    options = msgspec.defstruct("Odd", [("odd", kind, msgspec.field(default=None))])
    with pytest.raises(TypeError, match="'odd'"):
        option_fields(options)
