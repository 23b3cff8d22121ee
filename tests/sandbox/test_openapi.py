"""What discord.py sends is right by Discord's published description, and the check finds what is not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from sandbox.files import StoredFile
from sandbox.server import Request
from sandbox.validate import commands, components, message, modal
from sandbox.validate.problems import Array, Integer, Rule, String
from testing.driver import Sandbox, User
from testing.openapi import Checker
from tests.sandbox.small_bot import SmallBot


@pytest.fixture
def checker(sandbox: Sandbox) -> Checker:
    found = Checker.find()
    if found is None:
        pytest.skip("Discord's API description is not at hand")
    found.watch(sandbox.server)
    return found


async def test_all_that_the_small_bot_sends(checker: Checker, bot: SmallBot, alice: User, bob: User) -> None:
    opened = await alice.slash("/table open", game="lost_cities")
    panel = await alice.click(opened, "Take turn")
    await alice.choose(panel, "Play a card", "Blue 7")
    await alice.slash("/table join", who=bob)
    shown = await alice.slash("classic")
    for label in ("Noted", "Later", "Follow", "Update"):
        await alice.click(shown, label)
    form = await alice.click(await alice.slash("classic"), "Form")
    await alice.submit(form, {"Name": "Alice", "Colour": ["Red"]})
    await alice.autocomplete("play", focused="choice", value="bl")
    for name in ("hand", "whisper", "thread"):
        await alice.slash(name)
    assert checker.found == []
    assert checker.checked >= 20


def send(body: Any, files: dict[int, StoredFile] | None = None) -> Request:
    return Request("POST", "/channels/{channel}/messages", "/channels/1/messages", body, files or {})


BUTTON = {"type": 2, "style": 1, "custom_id": "x", "label": "x"}


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        (send({"content": 5}), "is not"),
        (send({"content": "x", "contents": "y"}), "body.contents: no such key"),
        (send({"embeds": [{"titel": "x"}]}), "body.embeds[0].titel: no such key"),
        (
            send({"components": [{"type": 1, "components": [BUTTON | {"colour": 1}]}]}),
            "body.components[0].components[0].colour: no such key",
        ),
        (
            send({"components": [{"type": 1, "components": [BUTTON | {"style": "red"}]}]}),
            "body.components[0].components[0].style: ",
        ),
        (send({"content": "x", "message_reference": {"message_id": -1}}), "body.message_reference.message_id: -1"),
        (send({"content": "x"}, {0: StoredFile("a.png", "", b"")}), "files[0]: not among the attachments"),
        (Request("POST", "/nonsense", "/nonsense", {}, {}), "has no body"),
    ],
)
def test_what_is_wrong_is_found(checker: Checker, request_: Request, words: str) -> None:
    (line,) = checker.check(request_)
    assert words in line


def test_ids_may_be_numbers(checker: Checker) -> None:
    assert checker.check(send({"content": "x", "message_reference": {"message_id": 5}})) == []


TABLES: dict[str, Mapping[str, Rule]] = {
    "MessageCreateRequest": message._MESSAGE,
    "RichEmbed": message._EMBED,
    "RichEmbedField": message._FIELD,
    "MessageAttachmentRequest": message._ATTACHMENT,
    "ActionRowComponentForMessageRequest": components.FIELDS[components.ROW],
    "ButtonComponentForMessageRequest": components.FIELDS[components.BUTTON],
    "StringSelectComponentForMessageRequest": components.FIELDS[components.STRING_SELECT],
    "StringSelectOptionForRequest": components._OPTION,
    "UserSelectComponentForMessageRequest": components.FIELDS[5],
    "SectionComponentForMessageRequest": components.FIELDS[components.SECTION],
    "TextDisplayComponentForMessageRequest": components.FIELDS[components.TEXT],
    "ThumbnailComponentForMessageRequest": components.FIELDS[components.THUMBNAIL],
    "MediaGalleryComponentForMessageRequest": components.FIELDS[components.GALLERY],
    "MediaGalleryItemRequest": components._GALLERY_ITEM,
    "FileComponentForMessageRequest": components.FIELDS[components.FILE],
    "SeparatorComponentForMessageRequest": components.FIELDS[components.SEPARATOR],
    "ContainerComponentForMessageRequest": components.FIELDS[components.CONTAINER],
    "ModalInteractionCallbackRequestData": modal._MODAL,
    "LabelComponentForModalRequest": components.FIELDS[components.LABEL],
    "TextInputComponentForModalRequest": components.FIELDS[components.TEXT_INPUT],
    "FileUploadComponentForModalRequest": components.FIELDS[components.UPLOAD],
    "RadioGroupComponentForModalRequest": components.FIELDS[components.RADIO],
    "CheckboxGroupComponentForModalRequest": components.FIELDS[components.CHECKBOXES],
    "CheckboxComponentForModalRequest": components.FIELDS[components.CHECKBOX],
    "ApplicationCommandUpdateRequest": commands._COMMAND,
    "ApplicationCommandStringOption": commands._OPTION,
}
BOUNDS = {
    String: {"minLength": "least", "maxLength": "most"},
    Integer: {"minimum": "least", "maximum": "most"},
    Array: {"minItems": "least", "maxItems": "most"},
}
KNOWN_BETTER = {
    ("MessageCreateRequest", "content", "maxLength", 4000, 2000),
    ("ModalInteractionCallbackRequestData", "components", "maxItems", 40, 5),
}
"""Where Discord itself is stricter than its description."""


def _differences(name: str, table: Mapping[str, Rule], described: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    for key, rule in table.items():
        schema = described.get(key, {})
        for variant in [schema, *schema.get("anyOf", []), *schema.get("oneOf", [])]:
            for bound, ours in BOUNDS.get(type(rule), {}).items():
                if bound in variant and variant[bound] != getattr(rule, ours):
                    yield name, key, bound, variant[bound], getattr(rule, ours)


def test_the_sandboxs_tables_of_limits_are_discords(checker: Checker) -> None:
    found: set[tuple[Any, ...]] = set()
    for name, table in TABLES.items():
        found |= set(_differences(name, table, checker.schema(name)["properties"]))
    assert found == KNOWN_BETTER
    languages = {one["const"] for one in checker.schema("AvailableLocalesEnum")["oneOf"]}
    assert languages == commands.LOCALES
