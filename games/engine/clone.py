"""Copies of a state, made from what its fields are declared to be."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, signature
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")


def cloner(kind: type[T]) -> Callable[[T], T]:
    """A function that copies Structs of this ``kind`` so that either can be changed without the other noticing.

    Lists, dicts, sets and Structs that are not frozen are copied, as deep as they go. What cannot change is shared:
    tuples, frozen Structs, plain values, and what is declared as a ``Sequence`` or ``Mapping``, which nobody writes to.
    Raises TypeError for a field whose type does not say what it is.

    The function is written out field by field and compiled, as that of a dataclass is: a search makes thousands of
    copies a second, and one that looks at the fields each time takes twice as long.
    """
    names: dict[str, Any] = {}
    copy = _Writer(names).copy_of(kind, "one")
    if copy is None:
        return lambda one: one
    module = compile(f"lambda one: {copy}", f"<copies of {kind.__qualname__}>", "eval")
    (code,) = (part for part in module.co_consts if isinstance(part, types.CodeType))
    clone: Any = types.FunctionType(code, names, "clone")
    return clone  # type: ignore[no-any-return]


class _Writer:
    """Writes copies as expressions; ``names`` gets the classes that they name."""

    def __init__(self, names: dict[str, Any]) -> None:
        self._names, self._variables = names, 0

    def copy_of(self, hint: Any, one: str) -> str | None:
        """The copy of what the expression ``one`` is, of the type ``hint``; None where it can be shared."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.copy_of(args[0], one)
        if origin in {Union, types.UnionType}:
            return self._of_union(hint, args, one)
        if origin is list:
            item = self._variable()
            inner = self.copy_of(args[0], item)
            return f"{one}.copy()" if inner is None else f"[{inner} for {item} in {one}]"
        if origin is dict:
            key, value = self._variable(), self._variable()
            inner = self.copy_of(args[1], value)
            return f"{one}.copy()" if inner is None else f"{{{key}: {inner} for {key}, {value} in {one}.items()}}"
        if origin is set or hint is set:
            return f"{one}.copy()"
        if origin in {tuple, frozenset, Literal, Sequence, Mapping} or hint is None or hint is type(None):
            return None
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return None if hint.__struct_config__.frozen else self._of_struct(hint, one)
        if hint in {int, str, bool, float, bytes}:
            return None
        raise TypeError(f"a state holds no {hint!r}: nothing says whether it can be shared")

    def _of_union(self, hint: Any, args: tuple[Any, ...], one: str) -> str | None:
        value = self._variable()
        found = [copy for copy in (self.copy_of(each, value) for each in args) if copy is not None]
        if not found:
            return None
        if len(found) > 1 or type(None) not in args:
            raise TypeError(f"a state holds no {hint!r}: either is to be copied, or none")
        return f"(None if ({value} := {one}) is None else {found[0]})"

    def _of_struct(self, kind: type[msgspec.Struct], one: str) -> str:
        name = f"Struct{len(self._names)}"
        self._names[name] = kind
        hints, parameters = get_type_hints(kind, include_extras=True), signature(kind).parameters
        value = one if one.isidentifier() else self._variable()
        fields = []
        for field in kind.__struct_fields__:
            copy = self.copy_of(hints[field], f"{value}.{field}") or f"{value}.{field}"
            fields.append(f"{field}={copy}" if parameters[field].kind is Parameter.KEYWORD_ONLY else copy)
        copied = f"{name}({', '.join(fields)})"
        return copied if value == one else f"(None if ({value} := {one}) is None else {copied})"

    def _variable(self) -> str:
        self._variables += 1
        return f"v{self._variables}"
