"""What Discord refuses in a message: each body with the places and codes it is refused for."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.state import EPHEMERAL
from testing.driver import User
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import PNG

V2 = 1 << 15
REQUIRED = "BASE_TYPE_REQUIRED"


def button(n: int = 1, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go{n}", **more}


def bare(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, **more}


def options(n: int) -> list[dict[str, Any]]:
    return [{"label": f"o{i}", "value": f"v{i}"} for i in range(n)]


def select(**more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "pick", "options": options(3), **more}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


def rows(*rows: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": list(rows)}


def layout(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(inside)}


def text(words: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": words}


def embed(**more: Any) -> dict[str, Any]:
    return {"embeds": [more]}


def gallery(url: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}}]}


GOOD: dict[str, dict[str, Any]] = {
    "2000 characters": {"content": "x" * 2000},
    "2000 UTF-16 units": {"content": "🂡" * 1000},
    "five full rows": rows(*(row(*(button(r * 5 + b) for b in range(5))) for r in range(5))),
    "a full menu": rows(row(select(options=options(25), max_values=25, min_values=0))),
    "a link": rows(row(bare(style=5, label="Read", url="https://example.org/"))),
    "an emoji for a label": rows(row(bare(custom_id="x", emoji={"name": "🎲"}))),
    "embeds of 6000": {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000}]},
    "40 components": layout(*(text("x") for _ in range(40))),
    "4000 characters in a layout": layout(text("x" * 4000)),
    "a container of everything": layout(
        {
            "type": 17,
            "accent_color": 0x336699,
            "components": [
                text(),
                {"type": 9, "components": [text()], "accessory": button(1)},
                {"type": 9, "components": [text()], "accessory": {"type": 11, "media": {"url": "https://x.org/a.png"}}},
                gallery("https://example.org/a.png"),
                {"type": 14, "spacing": 2},
                row(select()),
            ],
        }
    ),
}


@pytest.mark.parametrize("body", GOOD.values(), ids=GOOD)
async def test_what_is_within_the_limits_is_sent(raw: Raw, body: dict[str, Any]) -> None:
    answer = await raw.send(body)
    assert answer.status == 200, answer.data
    assert raw.games.last_message == answer.data["id"]


LONG = "BASE_TYPE_MAX_LENGTH"
BAD: dict[str, tuple[dict[str, Any], set[str]]] = {
    "content too long": ({"content": "x" * 2001}, {f"content: {LONG}"}),
    "content too long in UTF-16 units": ({"content": "🂡" * 1001}, {f"content: {LONG}"}),
    "label too long in UTF-16 units": (
        rows(row(button(label="🂡" * 41))), {f"components.0.components.0.label: {LONG}"},
    ),
    "alt text too long in UTF-16 units": (
        {"content": "x", "attachments": [{"id": 0, "description": "🂡" * 513}]}, {f"attachments.0.description: {LONG}"},
    ),
    "content no text": ({"content": 5}, {"content: STRING_TYPE_CONVERT"}),
    "eleven embeds": ({"embeds": [{"title": "t"}] * 11}, {f"embeds: {LONG}"}),
    "embeds too long together": ({"embeds": [{"description": "x" * 3001}] * 2}, {"embeds: MAX_EMBED_SIZE_EXCEEDED"}),
    "embed title too long": (embed(title="x" * 257), {f"embeds.0.title: {LONG}"}),
    "embed field without value": (
        embed(fields=[{"name": "n", "value": ""}]), {f"embeds.0.fields.0.value: {REQUIRED}"},
    ),
    "embed field without name": (embed(fields=[{"value": "v"}]), {f"embeds.0.fields.0.name: {REQUIRED}"}),
    "embed picture not uploaded": (
        embed(title="t", image={"url": "attachment://no.png"}), {"embeds.0.image.url: URL_TYPE_INVALID_URL"},
    ),
    "nonce too long": ({"content": "x", "nonce": "n" * 26}, {"nonce: NONCE_TYPE_TOO_LONG"}),
    "users parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"},
    ),
    "roles parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["roles"], "roles": [1]}},
        {"allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"},
    ),
    "answer to nothing": (
        {"content": "x", "message_reference": {"message_id": "5"}},
        {"message_reference: MESSAGE_REFERENCE_UNKNOWN_MESSAGE"},
    ),
    "attachment that is not there": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]}, {"attachments.0.id: ATTACHMENT_NOT_FOUND"},
    ),
    # classic components
    "six rows": (rows(*(row(button(n)) for n in range(6))), {"components: BASE_TYPE_BAD_LENGTH"}),
    "six buttons in a row": (
        rows(row(*(button(n) for n in range(6)))), {"components.0.components: BASE_TYPE_BAD_LENGTH"},
    ),
    "an empty row": (rows(row()), {"components.0.components: BASE_TYPE_BAD_LENGTH"}),
    "a menu beside a button": (
        rows(row(button(), select())), {"components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED"},
    ),
    "the same custom id twice": (
        rows(row(button(1)), row(button(1))),
        {"components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED"},
    ),
    "a custom id too long": (
        rows(row(button(custom_id="x" * 101))), {"components.0.components.0.custom_id: BASE_TYPE_BAD_LENGTH"},
    ),
    "a button without custom id": (
        rows(row(bare(label="Go"))), {"components.0.components.0.custom_id: BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"},
    ),
    "a link without url": (
        rows(row(bare(style=5, label="Go"))), {f"components.0.components.0.url: {REQUIRED}"},
    ),
    "a link with custom id": (
        rows(row(bare(style=5, label="Go", url="https://x.org", custom_id="x"))),
        {"components.0.components.0.custom_id: BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"},
    ),
    "a link to somewhere odd": (
        rows(row(bare(style=5, label="Go", url="javascript:1"))),
        {"components.0.components.0.url: URL_TYPE_INVALID_SCHEME"},
    ),
    "a button with url": (
        rows(row(button(url="https://x.org"))), {"components.0.components.0.url: BUTTON_COMPONENT_INVALID_STYLE"},
    ),
    "a button without label or emoji": (
        rows(row(bare(custom_id="x"))), {"components.0.components.0.label: BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"},
    ),
    "a label too long": (rows(row(button(label="x" * 81))), {f"components.0.components.0.label: {LONG}"}),
    "an emoji that is none": (
        rows(row(button(emoji={"name": "dice"}))),
        {"components.0.components.0.emoji.name: BUTTON_COMPONENT_INVALID_EMOJI"},
    ),
    "a style that is none": (rows(row(button(style=9))), {"components.0.components.0.style: NUMBER_TYPE_MAX"}),
    "a text among rows": (rows(text()), {"components.0.type: BASE_TYPE_CHOICES"}),
    # menus
    "26 options": (
        rows(row(select(options=options(26)))), {"components.0.components.0.options: BASE_TYPE_BAD_LENGTH"},
    ),
    "no options": (rows(row(select(options=[]))), {"components.0.components.0.options: BASE_TYPE_BAD_LENGTH"}),
    "the same value twice": (
        rows(row(select(options=options(2) + options(1)))),
        {"components.0.components.0.options.2.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"},
    ),
    "more to choose than options": (
        rows(row(select(max_values=4))),
        {"components.0.components.0.max_values: SELECT_COMPONENT_MAX_VALUES_TOO_LARGE"},
    ),
    "at least more than at most": (
        rows(row(select(min_values=3, max_values=2))),
        {"components.0.components.0.min_values: SELECT_COMPONENT_MIN_VALUES_TOO_LARGE"},
    ),
    "more chosen than may be": (
        rows(row(select(options=[o | {"default": True} for o in options(2)]))),
        {"components.0.components.0.options: SELECT_COMPONENT_TOO_MANY_DEFAULTS"},
    ),
    "an option without label": (
        rows(row(select(options=[{"value": "v"}]))), {f"components.0.components.0.options.0.label: {REQUIRED}"},
    ),
    "a placeholder too long": (
        rows(row(select(placeholder="x" * 151))), {f"components.0.components.0.placeholder: {LONG}"},
    ),
    # the new components
    "a layout without its flag": ({"components": [text()]}, {"components.0.type: BASE_TYPE_CHOICES"}),
    "a layout with content": (
        layout(text()) | {"content": "x"}, {"content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    "a layout with an embed": (
        layout(text()) | embed(title="t"), {"embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    "a layout with a poll": (
        layout(text()) | {"poll": {"question": {"text": "?"}}},
        {"poll: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    "a layout with a sticker": (
        layout(text()) | {"sticker_ids": ["1"]},
        {"sticker_ids: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    "41 components over nesting": (
        layout({"type": 17, "components": [text("x") for _ in range(40)]}),
        {"components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"},
    ),
    "4001 characters in all": (
        layout(text("x" * 2000), text("x" * 2001)), {"components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"},
    ),
    "a container in a container": (
        layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        {"components.0.components.0.type: BASE_TYPE_CHOICES"},
    ),
    "a section without accessory": (
        layout({"type": 9, "components": [text()]}), {f"components.0.accessory: {REQUIRED}"},
    ),
    "a picture not uploaded": (
        layout(gallery("attachment://no.png")), {"components.0.items.0.media.url: MEDIA_ATTACHMENT_NOT_FOUND"},
    ),
    "a picture from nowhere": (
        layout(gallery("file:///etc/passwd")), {"components.0.items.0.media.url: URL_TYPE_INVALID_SCHEME"},
    ),
    "a file from elsewhere": (
        layout({"type": 13, "file": {"url": "https://x.org/a.pdf"}}),
        {"components.0.file.url: URL_TYPE_INVALID_SCHEME"},
    ),
    "the same component id twice": (
        layout(text() | {"id": 4}, text() | {"id": 4}), {"components.1.id: COMPONENT_ID_DUPLICATED"},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("body", "wrong"), BAD.values(), ids=BAD)
async def test_what_is_over_a_limit_is_refused(raw: Raw, body: dict[str, Any], wrong: set[str]) -> None:
    answer = await raw.send(body)
    assert (answer.status, answer.code, answer.wrong) == (400, 50035, wrong)
    assert raw.games.messages == {}


@pytest.mark.parametrize("body", [{}, {"content": ""}, rows(row(button())) | {"content": ""}, layout()])
async def test_a_message_with_nothing_in_it_is_refused(raw: Raw, body: dict[str, Any]) -> None:
    answer = await raw.send(body)
    assert (answer.status, answer.code) == (400, 50006)


async def test_files_are_attached_by_their_number_and_found_by_their_name(raw: Raw) -> None:
    body = layout(gallery("attachment://the_board.png"))
    body["attachments"] = [{"id": 1, "filename": "the board.png", "description": "A board"}]
    answer = await raw.send(body, {"notes.txt": b"notes", "the board.png": PNG})
    board, notes = answer.data["attachments"]
    assert (board["filename"], board["description"], board["width"]) == ("the_board.png", "A board", 2)
    assert notes["filename"] == "notes.txt"
    assert answer.data["components"][0]["items"][0]["media"]["url"] == board["url"]
    async with raw.session.get(board["url"]) as file:
        assert (await file.read(), file.content_type) == (PNG, "image/png")
    async with raw.session.get(notes["url"]) as file:
        assert (await file.read(), file.content_type) == (b"notes", "application/octet-stream")


async def test_files_are_limited_in_number_and_size(raw: Raw) -> None:
    answer = await raw.send({}, {f"{n}.txt": b"x" for n in range(11)})
    assert (answer.code, answer.wrong) == (50035, {f"attachments: {LONG}"})
    raw.sandbox.settings.file_limit = 100
    answer = await raw.send({}, {"a.bin": b"x" * 50, "b.bin": b"x" * 51})
    assert (answer.status, answer.code) == (413, 40005)


async def test_an_edit_keeps_what_it_lists_and_drops_the_rest(raw: Raw) -> None:
    sent = (await raw.send({"content": "x"}, {"a.png": PNG, "b.png": PNG})).data
    first, second = sent["attachments"]
    path = f"/channels/{raw.games.id}/messages/{sent['id']}"
    kept = await raw("PATCH", path, {"content": "y"})
    assert [a["id"] for a in kept.data["attachments"]] == [first["id"], second["id"]]
    body = {"attachments": [{"id": second["id"]}, {"id": 0, "filename": "c.png"}]}
    changed = await raw("PATCH", path, body, {"c.png": PNG})
    assert [a["filename"] for a in changed.data["attachments"]] == ["b.png", "c.png"]
    assert changed.data["content"] == "y"
    assert changed.data["edited_timestamp"]
    async with raw.session.get(first["url"]) as loading:
        assert loading.status == 200, "somebody may have been shown it a moment ago"
    raw.sandbox.later(raw.sandbox.settings.given_up_seconds)
    async with raw.session.get(first["url"]) as gone:
        assert gone.status == 404
    async with raw.session.get(second["url"]) as there:
        assert there.status == 200
    assert (await raw("PATCH", path, {"attachments": [{"id": first["id"]}]})).wrong == {
        "attachments.0.id: ATTACHMENT_NOT_FOUND"
    }
    emptied = await raw("PATCH", path, {"content": None, "attachments": []})
    assert emptied.code == 50006


async def test_an_edit_names_no_earlier_file_that_it_does_not_list(raw: Raw) -> None:
    board = layout(gallery("attachment://board.png"))
    sent = (await raw.send(board, {"board.png": PNG})).data
    (file,) = sent["attachments"]
    path = f"/channels/{raw.games.id}/messages/{sent['id']}"
    nothing = {"components.0.items.0.media.url: MEDIA_ATTACHMENT_NOT_FOUND"}
    assert (await raw("PATCH", path, board)).wrong == nothing
    assert (await raw("PATCH", path, board | {"attachments": []})).wrong == nothing
    listed = await raw("PATCH", path, board | {"attachments": [{"id": file["id"]}]})
    assert listed.data["components"][0]["items"][0]["media"]["attachment_id"] == file["id"]
    by_address = await raw("PATCH", path, layout(gallery(file["url"])))
    assert by_address.data["components"][0]["items"][0]["media"]["attachment_id"] == file["id"]
    uploaded = await raw("PATCH", path, board | {"attachments": [{"id": 0}]}, {"board.png": PNG + b"2"})
    assert [a["size"] for a in uploaded.data["attachments"]] == [len(PNG) + 1]


async def test_an_edit_to_the_new_components_gives_up_the_old_content(raw: Raw) -> None:
    message = await raw.message({"content": "old"})
    path = f"/channels/{raw.games.id}/messages/{message.id}"
    refused = await raw("PATCH", path, layout(text()))
    assert refused.wrong == {"content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
    changed = await raw("PATCH", path, layout(text()) | {"content": None})
    assert (changed.status, changed.data["content"]) == (200, "")
    back = await raw("PATCH", path, {"content": "old", "flags": 0})
    assert back.wrong == {"content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}


async def test_the_oldest_files_expire_when_there_are_too_many(raw: Raw) -> None:
    raw.sandbox.settings.files_budget = 150
    first = (await raw.send({}, {"a.bin": b"x" * 100})).data["attachments"][0]
    second = (await raw.send({}, {"b.bin": b"x" * 100})).data["attachments"][0]
    async with raw.session.get(first["url"]) as gone, raw.session.get(second["url"]) as there:
        assert (gone.status, there.status) == (404, 200)


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, {"alice", "bob"}),
        ({"parse": []}, set()),
        ({"parse": ["users"]}, {"alice", "bob"}),
        ({"parse": [], "users": ["bob"]}, {"bob"}),
        ({"users": ["alice"], "replied_user": False}, {"alice"}),
    ],
)
async def test_who_is_pinged(raw: Raw, allowed: dict[str, Any] | None, pinged: set[str]) -> None:
    people = {name: raw.sandbox.guild.user(name).id for name in ("alice", "bob", "carol")}
    body: dict[str, Any] = {"content": f"<@{people['alice']}> and <@!{people['bob']}>, @everyone"}
    if allowed is not None:
        body["allowed_mentions"] = allowed | {"users": [people[n] for n in allowed.get("users", ())]}
    message = await raw.message(body)
    names = {id_: name for name, id_ in people.items()}
    assert {names[id_] for id_ in message.pings} == pinged
    assert {names[user["id"]] for user in message.data["mentions"]} == pinged
    await raw("PATCH", f"/channels/{raw.games.id}/messages/{message.id}", {"content": f"<@{people['carol']}>"})
    assert {names[id_] for id_ in message.pings} == pinged


async def test_a_silent_message_mentions_without_a_ping(raw: Raw) -> None:
    alice = raw.sandbox.guild.user("alice")
    message = await raw.message({"content": alice.mention, "flags": 1 << 12})
    assert (message.pings, [u["id"] for u in message.data["mentions"]]) == ([], [alice.id])


async def test_everyone_is_pinged_only_by_who_may(raw: Raw) -> None:
    alice = raw.sandbox.guild.user("alice")
    role = f"<@&{raw.world.guild.member_role}>"
    assert (await raw.message({"content": "@everyone " + role})).pings == []
    raw.sandbox.guild.channel().permit(mention_everyone=True)
    assert (await raw.message({"content": "@everyone"})).pings == [alice.id]
    assert (await raw.message({"content": role})).pings == [alice.id]


async def test_a_message_to_a_channel_is_for_all_whatever_flag_it_has(raw: Raw, alice: User, bob: User) -> None:
    """Only an answer to an interaction can be for one person alone."""
    message = await raw.message({"content": "x", "flags": EPHEMERAL})
    assert message.flags == 0
    assert [m.content for m in alice.sees()] == [m.content for m in bob.sees()] == ["x"]
    changed = await raw("PATCH", f"/channels/{raw.games.id}/messages/{message.id}", {"flags": EPHEMERAL})
    assert changed.data["flags"] == 0
