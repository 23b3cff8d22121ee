"""The rules of components in messages and modals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from sandbox.state import Json
from sandbox.validate.problems import (
    Array,
    Boolean,
    Integer,
    Object,
    OneOf,
    Path,
    Problems,
    Rule,
    String,
    check,
    units,
)

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION, TEXT, THUMBNAIL = 1, 2, 3, 4, 9, 10, 11
GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 12, 13, 14, 17, 18, 19, 21, 22, 23
SELECTS = frozenset({3, 5, 6, 7, 8})
IN_ROW = SELECTS | {BUTTON}
TOP_V2 = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER})
IN_CONTAINER = TOP_V2 - {CONTAINER}
IN_LABEL = SELECTS | {TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}
LINK, PREMIUM = 5, 6
MOST_COMPONENTS, MOST_TEXT, MOST_ROWS = 40, 4000, 5

_ID = {"id": Integer(0, (1 << 31) - 1)}
_CUSTOM = {"custom_id": String(1, 100, required=True)}
_EMOJI = {"name": String(0, 32, required=True)}
_MEDIA = {"url": String(1, 2048, required=True)}
_OPTION: Mapping[str, Rule] = {
    "label": String(1, 100, required=True),
    "value": String(1, 100, required=True),
    "description": String(1, 100),
    "default": Boolean(),
    "emoji": Object(_EMOJI),
}
_SELECT: Mapping[str, Rule] = {
    **_ID,
    **_CUSTOM,
    "placeholder": String(0, 150),
    "min_values": Integer(0, 25),
    "max_values": Integer(1, 25),
    "disabled": Boolean(),
    "required": Boolean(),
    "default_values": Array(0, 25),
}

FIELDS: Mapping[int, Mapping[str, Rule]] = {
    ROW: {**_ID, "components": Array(1, 5, required=True)},
    BUTTON: {
        **_ID,
        "style": Integer(1, 6, required=True),
        "custom_id": String(1, 100),
        "label": String(0, 80),
        "disabled": Boolean(),
        "url": String(1, 512),
        "emoji": Object(_EMOJI),
    },
    STRING_SELECT: {**_SELECT, "options": Array(1, 25, required=True)},
    **dict.fromkeys(SELECTS - {STRING_SELECT}, _SELECT),
    TEXT_INPUT: {
        **_ID,
        **_CUSTOM,
        "style": OneOf(frozenset({1, 2}), required=True),
        "label": String(1, 45),
        "value": String(0, 4000),
        "placeholder": String(0, 100),
        "required": Boolean(),
        "min_length": Integer(0, 4000),
        "max_length": Integer(1, 4000),
    },
    SECTION: {**_ID, "components": Array(1, 3, required=True), "accessory": Object(required=True)},
    TEXT: {**_ID, "content": String(1, 4000, required=True)},
    THUMBNAIL: {
        **_ID,
        "media": Object(_MEDIA, required=True),
        "description": String(1, 1024),
        "spoiler": Boolean(),
    },
    GALLERY: {**_ID, "items": Array(1, 10, required=True)},
    FILE: {**_ID, "file": Object(_MEDIA, required=True), "spoiler": Boolean()},
    SEPARATOR: {**_ID, "divider": Boolean(), "spacing": OneOf(frozenset({1, 2}))},
    CONTAINER: {
        **_ID,
        "components": Array(1, 40, required=True),
        "accent_color": Integer(0, 0xFFFFFF),
        "spoiler": Boolean(),
    },
    LABEL: {
        **_ID,
        "label": String(1, 45, required=True),
        "description": String(1, 100),
        "component": Object(required=True),
    },
    UPLOAD: {**_ID, **_CUSTOM, "min_values": Integer(0, 10), "max_values": Integer(1, 10), "required": Boolean()},
    RADIO: {**_ID, **_CUSTOM, "required": Boolean(), "options": Array(2, 10, required=True)},
    CHECKBOXES: {
        **_ID,
        **_CUSTOM,
        "min_values": Integer(0, 10),
        "max_values": Integer(1, 10),
        "required": Boolean(),
        "options": Array(1, 10, required=True),
    },
    CHECKBOX: {**_ID, **_CUSTOM, "default": Boolean()},
}
_GALLERY_ITEM: Mapping[str, Rule] = {
    "media": Object(_MEDIA, required=True),
    "description": String(1, 1024),
    "spoiler": Boolean(),
}


class ComponentCheck:
    """One pass over the components of one message or modal."""

    def __init__(
        self, problems: Problems, has_file: Callable[[str], bool], has_emoji: Callable[[str], bool] = lambda _: False
    ) -> None:
        self.problems, self.has_file, self.has_emoji = problems, has_file, has_emoji
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()
        self.count = 0
        self.text = 0

    def message(self, components: list[Any], *, v2: bool, path: Path = ("components",)) -> None:
        """The components of a message, classic or (``v2``) new."""
        if not v2 and len(components) > MOST_ROWS:
            self.problems.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        self.children(components, path, TOP_V2 if v2 else frozenset({ROW}))
        if self.count > MOST_COMPONENTS and v2:
            note = "The total number of components may not exceed 40."
            self.problems.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", note)
        if self.text > MOST_TEXT:
            note = "The total displayable text size exceeds maximum size of 4000."
            self.problems.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", note)

    def modal(self, components: list[Any], path: Path) -> None:
        """The components of a modal."""
        if not 1 <= len(components) <= MOST_ROWS:
            self.problems.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        self.children(components, path, frozenset({ROW, LABEL, TEXT}), row=frozenset({TEXT_INPUT}))

    def children(
        self, components: list[Any], path: Path, allowed: frozenset[int], row: frozenset[int] = IN_ROW
    ) -> None:
        """Check ``components`` one after the other."""
        for at, component in enumerate(components):
            self.one(component, (*path, at), allowed, row)

    def one(self, component: Any, path: Path, allowed: frozenset[int], row: frozenset[int] = IN_ROW) -> None:
        """Check one component with all that is in it."""
        if not check({"type": OneOf(allowed, required=True)}, component, path, self.problems):
            return
        self.count += 1
        kind = component["type"]
        right = check(FIELDS[kind], component, path, self.problems)
        self._unique(component, path)
        if not right:
            return
        match kind:
            case 1:
                self._row(component, path, row)
            case 2:
                self._button(component, path)
            case 3 | 5 | 6 | 7 | 8 | 21 | 22:
                self._select(component, path)
            case 4:
                self._input(component, path)
            case 9:
                self.children(component["components"], (*path, "components"), frozenset({TEXT}))
                self.one(component["accessory"], (*path, "accessory"), frozenset({BUTTON, THUMBNAIL}))
            case 10:
                self.text += units(component["content"])
            case 11:
                self.media(component["media"], (*path, "media"))
            case 12:
                for at, item in enumerate(component["items"]):
                    if check(_GALLERY_ITEM, item, (*path, "items", at), self.problems):
                        self.media(item["media"], (*path, "items", at, "media"))
            case 13:
                self.media(component["file"], (*path, "file"), only_uploads=True)
            case 17:
                self.children(component["components"], (*path, "components"), IN_CONTAINER)
            case 18:
                self.one(component["component"], (*path, "component"), IN_LABEL)

    def media(self, media: Json, path: Path, *, only_uploads: bool = False) -> None:
        """Check that a picture's address is one, and that an attachment named is there."""
        url = media["url"]
        scheme = url.partition("://")[0]
        if scheme == "attachment":
            if not self.has_file(url.removeprefix("attachment://")):
                self.problems.add(
                    (*path, "url"), "MEDIA_ATTACHMENT_NOT_FOUND", "The referenced attachment was not found."
                )
        elif (
            only_uploads
            and not media.get("attachment_id")
            and not self.has_file(url.rpartition("/")[2].partition("?")[0])
        ):
            self.problems.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")
        elif scheme not in ("http", "https"):
            note = "Scheme must be one of ('http', 'https', 'attachment')."
            self.problems.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", note)

    def _unique(self, component: Json, path: Path) -> None:
        custom_id = component.get("custom_id")
        if isinstance(custom_id, str):
            if custom_id in self.custom_ids:
                note = "Component custom id cannot be duplicated"
                self.problems.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", note)
            self.custom_ids.add(custom_id)
        id_ = component.get("id")
        if isinstance(id_, int) and id_:
            if id_ in self.ids:
                self.problems.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(id_)

    def _row(self, component: Json, path: Path, allowed: frozenset[int]) -> None:
        inside = component["components"]
        kinds = [c.get("type") for c in inside if isinstance(c, dict)]
        if len(kinds) > 1 and any(kind in SELECTS or kind == TEXT_INPUT for kind in kinds):
            note = "The specified component exceeds the maximum width"
            self.problems.add((*path, "components", 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", note)
        self.children(inside, (*path, "components"), allowed)
        if allowed == {TEXT_INPUT}:
            for at, field in enumerate(inside):
                if isinstance(field, dict) and not field.get("label"):
                    place = (*path, "components", at, "label")
                    self.problems.add(place, "BASE_TYPE_REQUIRED", "This field is required")

    def _button(self, button: Json, path: Path) -> None:
        style, custom_id, url = button["style"], button.get("custom_id"), button.get("url")
        if style == PREMIUM:
            if not button.get("sku_id"):
                self.problems.add((*path, "sku_id"), "BASE_TYPE_REQUIRED", "This field is required")
            return
        if style == LINK:
            if not url:
                self.problems.add((*path, "url"), "BASE_TYPE_REQUIRED", "A url is required")
            elif url.partition("://")[0] not in ("http", "https", "discord"):
                note = "Scheme must be one of ('http', 'https', 'discord')."
                self.problems.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", note)
            if custom_id:
                note = "A custom id and url cannot both be specified"
                self.problems.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", note)
        elif not custom_id:
            self.problems.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
        elif url:
            self.problems.add((*path, "url"), "BUTTON_COMPONENT_INVALID_STYLE", "Only link buttons have a url")
        if not button.get("label") and not button.get("emoji"):
            note = "Button must have a label or an emoji"
            self.problems.add((*path, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", note)
        self._emoji(button, path)

    def _select(self, select: Json, path: Path) -> None:
        options = select.get("options")
        group = select["type"] == CHECKBOXES
        most = _given(select, "max_values", len(options or ()) if group else 1)
        least = _given(select, "min_values", min(1, most))
        if least > most:
            note = "min_values must be less than or equal to max_values"
            self.problems.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", note)
        if options is None:
            return
        if most > len(options) and select["type"] != RADIO:
            note = f"max_values must be less than or equal to the number of options ({len(options)})"
            self.problems.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", note)
        values: set[str] = set()
        for at, option in enumerate(options):
            place = (*path, "options", at)
            if not check(_OPTION, option, place, self.problems):
                continue
            if option["value"] in values:
                note = "The specified option value is already used"
                self.problems.add((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", note)
            values.add(option["value"])
            self._emoji(option, place)
        if sum(bool(isinstance(o, dict) and o.get("default")) for o in options) > most:
            note = "More options are chosen by default than may be chosen"
            self.problems.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", note)

    def _input(self, field: Json, path: Path) -> None:
        if _given(field, "min_length", 0) > _given(field, "max_length", 4000):
            note = "min_length must be less than or equal to max_length"
            self.problems.add((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH_TOO_LARGE", note)

    def _emoji(self, component: Json, path: Path) -> None:
        emoji = component.get("emoji")
        if not emoji:
            return
        if emoji.get("id"):
            if not self.has_emoji(str(emoji["id"])):
                self.problems.add((*path, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        elif not emoji["name"] or emoji["name"].isascii():
            self.problems.add((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _given(component: Json, key: str, otherwise: int) -> int:
    value = component.get(key)
    return otherwise if value is None else int(value)


def walk(components: list[Any]) -> Iterator[Json]:
    """Every component, however deep, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])
