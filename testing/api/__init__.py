"""The names that authors of games may import, with their signatures: what API 1 promises."""

from __future__ import annotations

import importlib
import inspect
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from games.engine.deprecation import MINOR_VERSIONS
from render.api import NAMES

ROOT = Path(__file__).parents[2]

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
        yield f"class {name}({bases}){_going(thing)}"
        yield from (f"    {line}" for line in (*_fields(thing), *sorted(_methods(thing))))
    elif inspect.isroutine(thing):
        yield f"def {name}{_signature(thing)}{_going(thing)}"
    elif hasattr(thing, "__args__"):  # another name for a type
        yield f"{name} = {thing!r}"
    else:
        annotation = inspect.get_annotations(importlib.import_module(module)).get(name, type(thing).__name__)
        yield f"{name}: {annotation}"


def _fields(kind: type) -> Iterator[str]:
    """The fields of a class that are its own, but for private ones, in the order in which they are given."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)} if issubclass(kind, msgspec.Struct) else {}
    own = vars(kind)
    for name, annotation in inspect.get_annotations(kind).items():
        if not name.startswith("_"):
            default = fields[name].default if name in fields else own.get(name)
            default = getattr(kind, "_field_defaults", {}).get(name, default)
            optional = not fields[name].required if name in fields else name in own
            if hasattr(kind, "_field_defaults"):  # what stands in a NamedTuple of each is how to read it
                optional = name in kind._field_defaults
            kept = f" = {_default(default)}" if optional else ""
            yield f"{name}: {getattr(annotation, '__forward_arg__', annotation)}{kept}"


def _methods(kind: type) -> Iterator[str]:
    """The methods and properties of a class that are its own, but for private ones."""
    for name, member in vars(kind).items():
        if name.startswith("_") and (name not in CALLED or getattr(kind, "_is_protocol", False)):
            continue
        method = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if inspect.isfunction(method):
            kept = f"@{type(member).__name__} " if member is not method else ""
            kept += "@abstract " if name in getattr(kind, "__abstractmethods__", ()) else ""
            yield f"{kept}def {name}{_signature(method)}{_going(method)}"
        elif isinstance(member, property | cached_property):
            get = member.fget if isinstance(member, property) else member.func
            yield f"@property {name} -> {inspect.get_annotations(get).get('return') if get else None}"


def _signature(function: Callable[..., Any]) -> inspect.Signature:
    """The parameters with their types and defaults."""
    signature = inspect.signature(function)
    parameters = [
        each.replace(
            annotation=_Plain(each.annotation) if isinstance(each.annotation, str) else each.annotation,
            default=each.default if each.default is each.empty else _Plain(_default(each.default)),
        )
        for each in signature.parameters.values()
    ]
    return signature.replace(parameters=parameters, return_annotation=_Plain(signature.return_annotation))


def _default(value: Any) -> str:
    """A default as it is written: plain values and what is made of such; ``...`` for all else."""
    kind = type(value)
    if kind in {bool, int, float, str, type(None)} or (kind in {tuple, dict} and not value):
        return repr(value)
    if kind is tuple and all(type(part) in {int, float, str} for part in value):
        return repr(value)
    return "..."


def _going(thing: Any) -> str:
    """Whether a name is to go: since which version it is deprecated."""
    since = vars(thing).get("__deprecated__")
    return f"  # deprecated since {since}" if since else ""


NAMED = re.compile(r"(?:@\w+ )*(?:class |def )?([A-Za-z_]\w*)(?:.*# deprecated since (\d+)\.(\d+))?")


def names_in(lines: str) -> dict[str, tuple[int, int] | None]:
    """The names in what was ``written``, those of classes after theirs, with the version that has deprecated each."""
    found: dict[str, tuple[int, int] | None] = {}
    module = holder = ""
    for line in lines.splitlines():
        if line.startswith("# "):
            module = line[2:]
        elif (name := NAMED.match(line.strip())) is not None:
            inside = line.startswith(" ")
            holder = holder if inside else name[1]
            whole = f"{module}.{holder}.{name[1]}" if inside else f"{module}.{name[1]}"
            found[whole] = (int(name[2]), int(name[3])) if name[2] else None
    return found


def version() -> str:
    """The version of Cairn in this checkout."""
    found: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return found


def gone_too_soon(was: str, now: str, version: str) -> list[str]:
    """The names in ``was`` that are not in ``now``, though this ``version`` of Cairn must still have them."""
    major, minor = map(int, version.split(".")[:2])
    here, found = names_in(now), []
    for name, since in names_in(was).items():
        if name not in here and (since is None or (major, minor) <= (since[0], since[1] + MINOR_VERSIONS)):
            found.append(name)
    return found
