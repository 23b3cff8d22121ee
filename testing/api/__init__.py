"""The names that authors of games may import, with their signatures: what API 1 promises."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from render.api import NAMES

CALLED = {"__init__", "__call__"}


class _Plain(str):
    """A word that has no quotation marks where it is shown."""

    __slots__ = ()
    __repr__ = str.__str__


def named() -> Iterator[tuple[str, str, Any]]:
    """Every name with its module and what it is."""
    for module, names in NAMES.items():
        for name in names:
            yield module, name, getattr(importlib.import_module(module), name)


def written() -> str:
    """All names with their signatures, a line each; what a class has stands below it."""
    lines = []
    for module in NAMES:
        lines += ["", f"# {module}"]
        for _, name, thing in (each for each in named() if each[0] == module):
            lines += declared(module, name, thing)
    return "\n".join(lines[1:]) + "\n"


def declared(module: str, name: str, thing: Any) -> Iterator[str]:
    """A name of a module with its signature; what a class has stands below it."""
    if inspect.isclass(thing):
        bases = ", ".join(base.__name__ for base in thing.__bases__ if base is not object)
        yield f"class {name}({bases})"
        yield from (f"    {line}" for line in sorted(_members(thing)))
    elif inspect.isroutine(thing):
        yield f"def {name}{_signature(thing)}"
    elif hasattr(thing, "__args__"):  # another name for a type
        yield f"{name} = {thing!r}"
    else:
        annotation = inspect.get_annotations(importlib.import_module(module)).get(name, type(thing).__name__)
        yield f"{name}: {annotation}"


def _members(kind: type) -> Iterator[str]:
    """The fields of a class that are its own, and its methods, but for private ones."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)} if issubclass(kind, msgspec.Struct) else {}
    own = vars(kind)
    for name, annotation in inspect.get_annotations(kind).items():
        if not name.startswith("_"):
            optional = not fields[name].required if name in fields else name in own
            yield f"{name}: {getattr(annotation, '__forward_arg__', annotation)}{' = ...' if optional else ''}"
    for name, member in own.items():
        if name.startswith("_") and (name not in CALLED or getattr(kind, "_is_protocol", False)):
            continue
        method = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if inspect.isfunction(method):
            kept = f"@{type(member).__name__} " if member is not method else ""
            kept += "@abstract " if name in getattr(kind, "__abstractmethods__", ()) else ""
            yield f"{kept}def {name}{_signature(method)}"
        elif isinstance(member, property | cached_property):
            get = member.fget if isinstance(member, property) else member.func
            yield f"@property {name} -> {inspect.get_annotations(get).get('return') if get else None}"


def _signature(function: Callable[..., Any]) -> inspect.Signature:
    """The parameters with their types, and whether they have a default."""
    signature = inspect.signature(function)
    parameters = [
        each.replace(
            annotation=_Plain(each.annotation) if isinstance(each.annotation, str) else each.annotation,
            default=each.default if each.default is each.empty else _Plain("..."),
        )
        for each in signature.parameters.values()
    ]
    return signature.replace(parameters=parameters, return_annotation=_Plain(signature.return_annotation))
