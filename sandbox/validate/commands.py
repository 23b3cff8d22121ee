"""The rules of application commands, and of the choices an autocomplete offers."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from sandbox.errors import Refused
from sandbox.state import Json
from sandbox.validate.problems import Array, Boolean, Integer, OneOf, Path, Problems, Rule, String, check, units

CHAT, SUBCOMMAND, GROUP = 1, 1, 2
ON_USER, ON_MESSAGE = 2, 3
"""Commands in the menu of a person and of a message."""
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 9, 10, 11
NUMERIC = (INTEGER, NUMBER)
MOST_CHAT, MOST_MENU, MOST_TEXT = 100, 15, 8000
LARGEST = 1 << 53
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
        "ar",
        "he",
    ]
)

_COMMAND: Mapping[str, Rule] = {
    "name": String(1, 32, required=True),
    "description": String(0, 100),
    "options": Array(0, 25),
    "type": OneOf(frozenset({1, 2, 3, 4})),
    "dm_permission": Boolean(),
    "nsfw": Boolean(),
    "contexts": Array(1, 3),
    "integration_types": Array(1, 2),
}
_OPTION: Mapping[str, Rule] = {
    "type": Integer(1, 11, required=True),
    "name": String(1, 32, required=True),
    "description": String(1, 100, required=True),
    "required": Boolean(),
    "autocomplete": Boolean(),
    "choices": Array(0, 25),
    "options": Array(0, 25),
    "min_length": Integer(0, 6000),
    "max_length": Integer(1, 6000),
    "channel_types": Array(0, 20),
}


def check_commands(commands: Any) -> None:
    """Refuse a list of commands that Discord would not register as one scope."""
    _check_encoded(msgspec.json.encode(commands))


@lru_cache(maxsize=4)
def _check_encoded(encoded: bytes) -> None:
    """A bot registers the same list at every start: what was found to be right is not looked at again."""
    commands = msgspec.json.decode(encoded)
    problems = Problems()
    if not isinstance(commands, list):
        problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        problems.refuse()
    seen: set[tuple[int, str]] = set()
    counts = dict.fromkeys((1, 2, 3, 4), 0)
    for at, command in enumerate(commands):
        if not check(_COMMAND, command, (at,), problems):
            continue
        kind = command.get("type") or CHAT
        counts[kind] += 1
        if (kind, command["name"]) in seen:
            note = "Application command names must be unique"
            problems.add((at, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", note)
        seen.add((kind, command["name"]))
        for key, known in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
            _known(command.get(key) or [], known, (at, key), problems)
        _command(command, kind, (at,), problems)
    if counts[CHAT] > MOST_CHAT or max(counts[ON_USER], counts[ON_MESSAGE]) > MOST_MENU:
        raise Refused(30032)
    problems.refuse()


def _known(values: list[Any], known: tuple[int, ...], path: Path, problems: Problems) -> None:
    for at, value in enumerate(values):
        OneOf(frozenset(known)).check(value, (*path, at), problems)
    if len(values) != len({str(value) for value in values}):
        problems.add(path, "SET_TYPE_CONTAINS_DUPLICATES", "Must not contain duplicates.")


def _command(command: Json, kind: int, path: Path, problems: Problems) -> None:
    if kind == CHAT:
        _name(command, path, problems)
        if not command.get("description"):
            problems.add((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
        _options(command.get("options") or [], (*path, "options"), problems, depth=0)
    else:
        for part, code in (("description", "INVALID_DESCRIPTION"), ("options", "CONTEXT_MENU_OPTIONS_INVALID")):
            if command.get(part):
                problems.add((*path, part), f"APPLICATION_COMMAND_{code}", f"Context menu commands cannot have {part}")
    _localized(command, path, problems, names=kind == CHAT)
    if _size(command) > MOST_TEXT:
        note = f"Command exceeds maximum size ({MOST_TEXT})"
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", note)


def _options(options: list[Any], path: Path, problems: Problems, depth: int) -> None:
    """``depth``: 0 in a command, 1 in a group or subcommand of it, 2 in a subcommand of a group."""
    names: set[str] = set()
    optional = False
    kinds = {o.get("type") in (SUBCOMMAND, GROUP) for o in options if isinstance(o, dict)}
    if len(kinds) > 1:
        note = "Sub-commands and sub-command groups are mutually exclusive with other option types"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", note)
    for at, option in enumerate(options):
        place = (*path, at)
        if not check(_OPTION, option, place, problems):
            continue
        _name(option, place, problems)
        _localized(option, place, problems, names=True)
        if option["name"] in names:
            note = "Option name already exists"
            problems.add((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", note)
        names.add(option["name"])
        if option["type"] in (SUBCOMMAND, GROUP):
            _nested(option, place, problems, depth)
            continue
        if optional and option.get("required"):
            note = "Required options must be placed before non-required options"
            problems.add(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", note)
        optional |= not option.get("required")
        _plain(option, place, problems)


def _nested(option: Json, path: Path, problems: Problems, depth: int) -> None:
    inside = option.get("options") or []
    if option["type"] == GROUP:
        within = depth == 0 and all(isinstance(o, dict) and o.get("type") == SUBCOMMAND for o in inside)
    else:
        within = depth < 2 and not any(isinstance(o, dict) and o.get("type") in (SUBCOMMAND, GROUP) for o in inside)
    if not within:
        note = "Sub-commands nest no deeper than command, group, sub-command"
        problems.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", note)
    else:
        # a subcommand directly in a command holds plain options, one in a group does so too
        _options(inside, (*path, "options"), problems, 1 if option["type"] == GROUP else 2)


def _plain(option: Json, path: Path, problems: Problems) -> None:
    kind, choices = option["type"], option.get("choices") or []
    if option.get("options"):
        problems.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Only sub-commands have options")
    if (choices or option.get("autocomplete")) and kind not in (STRING, *NUMERIC):
        note = "Choices and autocomplete are for strings and numbers only"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", note)
    if choices and option.get("autocomplete"):
        note = "Choices and autocomplete are mutually exclusive"
        problems.add((*path, "choices"), "APPLICATION_COMMAND_OPTION_CHOICES_AUTOCOMPLETE", note)
    check_choices(choices, kind, (*path, "choices"), problems)
    for low, high, kinds in (("min_value", "max_value", NUMERIC), ("min_length", "max_length", (STRING,))):
        least, most = option.get(low), option.get(high)
        if (least is not None or most is not None) and kind not in kinds:
            problems.add((*path, low), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This option has no such bounds")
        elif least is not None and most is not None and least > most:
            problems.add((*path, low), "APPLICATION_COMMAND_OPTIONS_MIN_MAX", "The least is more than the most")


def check_choices(choices: list[Any], kind: int, path: Path, problems: Problems) -> None:
    """Check choices of an option of type ``kind``, fixed ones or those offered by autocomplete."""
    if len(choices) > 25:
        problems.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 25 in length.")
    for at, choice in enumerate(choices):
        place = (*path, at)
        if not check({"name": String(1, 100, required=True)}, choice, place, problems):
            continue
        _localized(choice, place, problems, names=False, most=100)
        value = choice.get("value")
        if kind == STRING:
            if value is None:
                problems.add((*place, "value"), "BASE_TYPE_REQUIRED", "This field is required")
            else:
                String(0, 100).check(value, (*place, "value"), problems)
        elif not _number(value, whole=kind == INTEGER):
            problems.add((*place, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')


def _number(value: Any, *, whole: bool) -> bool:
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        return False
    return bool(-LARGEST <= value <= LARGEST)


def good_name(name: str) -> bool:
    """Whether ``name`` may name a chat command or an option: lower case, letters and digits of any script."""
    return name == name.lower() and all(c in "-_'" or _lettered(c) for c in name)


def _lettered(char: str) -> bool:
    if unicodedata.category(char)[0] in "LN":
        return True
    return "\u0900" <= char <= "\u097f" or "\ua8e0" <= char <= "\ua8ff" or "\u0e01" <= char <= "\u0e5b"


def _name(thing: Json, path: Path, problems: Problems) -> None:
    if not good_name(thing["name"]):
        note = "Command name is invalid"
        problems.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", note)


def _localized(thing: Json, path: Path, problems: Problems, *, names: bool, most: int = 32) -> None:
    for key, longest in (("name_localizations", most), ("description_localizations", 100)):
        localizations = thing.get(key) or {}
        for locale, text in localizations.items():
            place = (*path, key, locale)
            if locale not in LOCALES:
                problems.add(place, "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.")
            right = String(1, longest).check(text, place, problems)
            if right and names and key == "name_localizations" and not good_name(text):
                problems.add(place, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _size(thing: Json) -> int:
    """Characters of names, descriptions and values; of a field's localizations the longest counts."""
    total = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(units(text) for text in texts if isinstance(text, str))
    total += units(thing["value"]) if isinstance(thing.get("value"), str) else 0
    inside = (thing.get("options") or []) + (thing.get("choices") or [])
    return total + sum(_size(part) for part in inside if isinstance(part, dict))
