"""Copies of a state, made from what its fields are declared to be."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")
Copy = Callable[[Any], Any]


def cloner(kind: type[T]) -> Callable[[T], T]:
    """A function that copies Structs of this ``kind`` so that either can be changed without the other noticing.

    Lists, dicts, sets and Structs that are not frozen are copied, as deep as they go. What cannot change is shared:
    tuples, frozen Structs, plain values, and what is declared as a ``Sequence`` or ``Mapping``, which nobody writes to.
    Raises TypeError for a field whose type does not say what it is.
    """
    found = _copier(kind)
    return (lambda one: one) if found is None else found


def _copier(hint: Any) -> Copy | None:
    """How a value of the type ``hint`` is copied; None where it can be shared."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _copier(args[0])
    if origin in {Union, types.UnionType}:
        return _copier_of_union(hint, args)
    if origin is list:
        return _copier_of_list(_copier(args[0]))
    if origin is dict:
        return _copier_of_dict(_copier(args[1]))
    if origin is set or hint is set:
        return set.copy
    if origin in {tuple, frozenset, Literal, Sequence, Mapping} or hint is None or hint is type(None):
        return None
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return None if hint.__struct_config__.frozen else _copier_of_struct(hint)
    if hint in {int, str, bool, float, bytes}:
        return None
    raise TypeError(f"a state holds no {hint!r}: nothing says whether it can be shared")


def _copier_of_union(hint: Any, args: tuple[Any, ...]) -> Copy | None:
    found = [each for each in map(_copier, args) if each is not None]
    if not found:
        return None
    if len(found) > 1 or type(None) not in args:
        raise TypeError(f"a state holds no {hint!r}: either is to be copied, or none")
    inner = found[0]
    return lambda value: None if value is None else inner(value)


def _copier_of_list(inner: Copy | None) -> Copy:
    if inner is None:
        return list.copy
    if inner is list.copy:
        return lambda values: [value[:] for value in values]
    return lambda values: [inner(value) for value in values]


def _copier_of_dict(inner: Copy | None) -> Copy:
    return dict.copy if inner is None else lambda values: {key: inner(value) for key, value in values.items()}


def _copier_of_struct(kind: type[msgspec.Struct]) -> Copy:
    hints = get_type_hints(kind, include_extras=True)
    inner = [(name, found) for name in kind.__struct_fields__ if (found := _copier(hints[name])) is not None]
    shallow: Copy = kind.__copy__  # type: ignore[attr-defined]
    if not inner:
        return shallow

    def clone(one: Any) -> Any:
        other = shallow(one)
        for name, each in inner:
            setattr(other, name, each(getattr(one, name)))
        return other

    return clone
