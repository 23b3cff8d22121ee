"""Table options as the interface sees them: what can be set, and to which values."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from games.engine.rng import GameRng

First = Literal["random"] | Annotated[int, msgspec.Meta(ge=0)]
"""Who starts: chance, or the player on a seat (0-based)."""

Value = bool | int | str


def first_seat(first: First, seats: int, rng: GameRng) -> int:
    """Who starts; drawn from ``rng`` where chance decides. Raises ValueError for a seat that is not there."""
    if first == "random":
        return rng.below(seats)
    if not 0 <= first < seats:
        raise ValueError(f"the first player is on a seat of 0 to {seats - 1}, not {first}")
    return first


def check_options(options: msgspec.Struct) -> None:
    """Nothing, where each option has a value that it may have. Raises ValueError, which names the value, elsewhere."""
    for field in option_fields(type(options)):
        value = getattr(options, field.name)
        if value not in field.values and not (field.by_seat and isinstance(value, int)):
            raise ValueError(f"{field.name} is one of {', '.join(map(str, field.values))}, not {value}")


class ShortGame(msgspec.Struct, frozen=True):
    """How a game is played in five to fifteen minutes: by so many ``seats``, with a ``preset`` of its options.

    It ends early after so many ``turns`` of each, as the score stands then (0: it is played to its end).
    """

    seats: int
    preset: str
    turns: int = 0


class OptionField(msgspec.Struct, frozen=True):
    """One option: its name, the values it takes, and the default.

    ``by_seat`` options also take any seat number. Labels are the messages ``option-<name>`` and, for values that are
    not numbers, ``option-<name>-<value>`` (``on`` and ``off`` for flags: the engine's ``option-on``, ``option-off``).
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    by_seat: bool = False


def option_fields(options: type[msgspec.Struct]) -> tuple[OptionField, ...]:
    """The options a Struct holds, in its order.

    Fields are flags, literals, whole numbers with both bounds, or :data:`First`. Raises TypeError for anything else.
    """
    return _fields(options)


@cache
def _fields(options: type[msgspec.Struct]) -> tuple[OptionField, ...]:
    kind = inspect.type_info(options)
    assert isinstance(kind, inspect.StructType)  # noqa: S101 - the argument's type says so
    hints = get_type_hints(options)
    return tuple(_field(field, hints[field.name]) for field in kind.fields)


def _field(field: inspect.Field, hint: Any) -> OptionField:
    parts = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    values: list[Value] = []
    by_seat = False
    for part in parts:
        match part:
            case inspect.BoolType():
                values += [False, True]
            case inspect.LiteralType():
                values += _literals(hint)  # msgspec sorts them; people see them in the order written
            case inspect.IntType(ge=int(low), le=int(high)):
                values += range(low, high + 1)
            case inspect.IntType(ge=0, le=None):
                by_seat = True
            case _:
                raise TypeError(f"option {field.name!r} has a type the interface cannot offer")
    default: Any = field.default
    return OptionField(field.name, tuple(values), default, by_seat)


def _literals(hint: Any) -> Iterator[Value]:
    """The values of the literals in a type, in the order written."""
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for part in get_args(hint):
            yield from _literals(part)
