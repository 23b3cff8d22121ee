"""Collecting what is wrong with a request body, in the nested shape of Discord's error 50035."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sandbox.errors import Refused

Path = tuple[str | int, ...]


def units(text: str) -> int:
    """How long a text is in UTF-16 units: what keeps a limit in these keeps it in characters as well."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


class Problems:
    """What is wrong so far. Call ``refuse`` at the end."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note that the value at ``path`` is wrong."""
        node = self._tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def __bool__(self) -> bool:
        return bool(self._tree)

    def refuse(self) -> None:
        """Raise Refused (50035) if anything is wrong."""
        if self._tree:
            raise Refused(50035, self._tree)


def refuse_field(path: Path, code: str, message: str) -> Refused:
    """A refusal for one wrong value."""
    problems = Problems()
    problems.add(path, code, message)
    try:
        problems.refuse()
    except Refused as refused:
        return refused
    raise AssertionError("a problem was just added")


class Rule(Protocol):
    """What a field may hold."""

    @property
    def required(self) -> bool: ...

    def check(self, value: Any, path: Path, problems: Problems) -> bool:
        """Note what is wrong with ``value``; whether it is right."""
        ...


@dataclass(frozen=True, slots=True)
class String:
    """A string, its length within bounds: at least so many characters, at most so many UTF-16 units."""

    least: int = 0
    most: int = 1 << 20
    required: bool = False

    def check(self, value: Any, path: Path, problems: Problems) -> bool:
        if not isinstance(value, str):
            problems.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        elif self.least <= len(value) and units(value) <= self.most:
            return True
        elif not value and self.required:
            problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not self.least:
            problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {self.most} or fewer in length.")
        else:
            problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {self.least} and {self.most} in length.")
        return False


@dataclass(frozen=True, slots=True)
class Integer:
    """An integer within bounds."""

    least: int = 0
    most: int = (1 << 63) - 1
    required: bool = False

    def check(self, value: Any, path: Path, problems: Problems) -> bool:
        if isinstance(value, bool) or not isinstance(value, int):
            problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value > self.most:
            problems.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {self.most}.")
        elif value < self.least:
            problems.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {self.least}.")
        else:
            return True
        return False


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few values."""

    values: frozenset[Any]
    required: bool = False

    def check(self, value: Any, path: Path, problems: Problems) -> bool:
        if isinstance(value, int | str) and not isinstance(value, bool) and value in self.values:
            return True
        known = ", ".join(str(v) for v in sorted(self.values))
        problems.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{known}}}.")
        return False


@dataclass(frozen=True, slots=True)
class Boolean:
    """True or false."""

    required: bool = False

    def check(self, value: Any, path: Path, problems: Problems) -> bool:
        if not isinstance(value, bool):
            problems.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Array:
    """A list, its length within bounds."""

    least: int = 0
    most: int = 1 << 20
    required: bool = False

    def check(self, value: Any, path: Path, problems: Problems) -> bool:
        if not isinstance(value, list):
            problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        elif self.least <= len(value) <= self.most:
            return True
        elif not self.least:
            problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {self.most} or fewer in length.")
        else:
            problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {self.least} and {self.most} in length.")
        return False


@dataclass(frozen=True, slots=True)
class Object:
    """An object with fields of its own."""

    fields: Mapping[str, Rule] | None = None
    required: bool = False

    def check(self, value: Any, path: Path, problems: Problems) -> bool:
        return check(self.fields or {}, value, path, problems)


def check(fields: Mapping[str, Rule], value: Any, path: Path, problems: Problems) -> bool:
    """Check an object field by field; whether all is right. A field that is null counts as absent."""
    if not isinstance(value, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return False
    right = True
    for key, rule in fields.items():
        held = value.get(key)
        if held is not None:
            right &= rule.check(held, (*path, key), problems)
        elif rule.required:
            problems.add((*path, key), "BASE_TYPE_REQUIRED", "This field is required")
            right = False
    return right
