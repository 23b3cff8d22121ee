"""Stored states: they come back as they were, in this format and in earlier ones."""

from typing import Any

import msgspec
import pytest

from games.engine import Codec, Effect, UnreadableState


class Pitch(Effect, frozen=True):
    n: int = 0
    spots: tuple[int | str, ...] = ()
    deep: bool = False
    then: tuple["Pitch | Rest", ...] = ()


class Rest(Effect, frozen=True):
    pass


class Camp(msgspec.Struct):
    """The current shape of a small state; format 1 held one ``tent``, format 2 a list without a name."""

    tents: list[int]
    name: str
    stack: list[Pitch | Rest] = []


def tents_in_a_list(plain: dict[str, Any]) -> dict[str, Any]:
    return {"tents": [plain.pop("tent")], **plain}


def camp_with_a_name(plain: dict[str, Any]) -> dict[str, Any]:
    return {"name": "Basecamp", **plain}


CODEC = Codec(Camp, {1: tents_in_a_list, 2: camp_with_a_name})
CAMP = Camp([3, 1], "Höhe", [Pitch(3, (1, "b"), deep=True, then=(Rest(),), seat=1)])
STORED_IN_1 = b'\x01{"tent":4,"stack":[{"op":"pitch","seat":1,"n":2}]}'
STORED_IN_2 = b'\x02{"tents":[4,5],"stack":[]}'


def test_what_is_stored_comes_back_equal() -> None:
    assert CODEC.decode(CODEC.encode(CAMP)) == CAMP


def test_the_first_byte_is_the_format() -> None:
    assert CODEC.format == 3
    assert CODEC.encode(CAMP)[0] == 3


@pytest.mark.parametrize(
    ("stored", "camp"),
    [
        (STORED_IN_1, Camp([4], "Basecamp", [Pitch(2, seat=1)])),
        (STORED_IN_2, Camp([4, 5], "Basecamp")),
    ],
    ids=["format 1", "format 2"],
)
def test_a_game_stored_in_an_earlier_format_opens(stored: Any, camp: Any) -> None:
    assert CODEC.decode(stored) == camp


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00{}",
        b"\x04{}",  # written by a later version
        b"\x03",
        b"\x03{",
        b'\x03{"tents":"many","name":"x"}',
        b'\x03{"tents":[1]}',
        b'\x03{"tents":[1],"name":"\xff"}',
        b"\x01{}",  # the upgrade misses what it needs
        b"\x01[1]",
        b"\x01null",
        b"\x02\xff",
    ],
)
def test_bytes_that_nothing_explains_are_unreadable(data: bytes) -> None:
    with pytest.raises(UnreadableState):
        CODEC.decode(data)


def test_upgrades_may_not_leave_a_gap() -> None:
    with pytest.raises(ValueError, match="without a gap"):
        Codec(Camp, {2: camp_with_a_name})


def test_without_upgrades_the_format_is_one() -> None:
    assert Codec(Camp).format == 1
