"""Words as data."""

from typing import Any

import msgspec
import pytest

from games.engine import Player, Text, text

NESTED = text("took", card=text("card", n=7), who=Player(2), all=(text("a"), Player(0)), place="N7")


def test_a_text_equals_itself_after_encode_and_decode() -> None:
    assert msgspec.json.decode(msgspec.json.encode(NESTED), type=Text) == NESTED


@pytest.mark.parametrize("other", [text("took"), text("took", card=text("card", n=8)), text("gave", **NESTED.args)])
def test_texts_differ_by_id_and_arguments(other: Any) -> None:
    assert other != NESTED


def test_equal_texts_have_equal_hashes() -> None:
    assert hash(text("x", a=1, b=2)) == hash(text("x", b=2, a=1))
    assert len({text("x", a=1), text("x", a=1), text("x", a=2)}) == 2
