"""Copies made from what fields are declared to be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from games.engine.clone import cloner


class Frozen(msgspec.Struct, frozen=True):
    name: str
    numbers: tuple[int, ...] = ()


class Inner(msgspec.Struct):
    hand: list[int]
    counts: dict[str, int]


class Named(msgspec.Struct, kw_only=True):
    """Its fields are given by name; the first of them is to be copied."""

    rows: list[list[Inner | None]]
    cards: list[str]
    by_name: dict[str, Inner]


class Outer(msgspec.Struct):
    name: str
    seats: list[Inner]
    rows: list[list[int]]
    shared: Frozen
    layout: Mapping[str, int]
    order: Sequence[str]
    piles: dict[str, list[int]]
    marks: set[int]
    named: Named
    aside: Inner | None = None
    held: Frozen | int | None = None


def outer() -> Outer:
    seats = [Inner([1], {"a": 1}), Inner([], {})]
    return Outer(
        "x", seats, [[1], [2, 3]], Frozen("f", (1,)), {"n": 1}, ["a"], {"p": [1]}, {5}, named(), Inner([7], {})
    )


def named() -> Named:
    return Named(cards=["c"], by_name={"n": Inner([4], {})}, rows=[[Inner([3], {}), None]])


def test_a_copy_is_equal_and_changing_it_leaves_the_other_alone() -> None:
    clone, first = cloner(Outer), outer()
    other = clone(first)
    assert other == first
    other.seats[0].hand.append(2)
    other.seats[0].counts["a"] = 9
    other.seats.pop()
    other.rows[1].clear()
    other.piles["p"].append(2)
    other.marks.add(6)
    assert other.aside is not None
    other.aside.hand.clear()
    other.named.cards.append("d")
    other.named.by_name["n"].hand.append(5)
    inner = other.named.rows[0][0]
    assert inner is not None
    inner.hand.clear()
    other.named.rows[0].pop()
    other.name = "y"
    assert first == outer()


def test_what_cannot_change_is_shared() -> None:
    clone, first = cloner(Outer), outer()
    other = clone(first)
    assert other.shared is first.shared
    assert other.layout is first.layout
    assert other.order is first.order
    first.aside = None
    assert clone(first).aside is None


def test_a_field_that_does_not_say_what_it_is_is_refused() -> None:
    class Vague(msgspec.Struct):
        anything: object

    class Either(msgspec.Struct):
        one: list[int] | dict[str, int]

    for kind in (Vague, Either):
        with pytest.raises(TypeError, match="a state holds no"):
            cloner(kind)
