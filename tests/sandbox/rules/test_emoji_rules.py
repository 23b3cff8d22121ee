"""The application's own emoji: what Discord takes, and what it refuses."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from sandbox.rest.emojis import MOST
from sandbox.state import OwnEmoji, Person
from tests.sandbox.raw import Answer, Raw
from tests.sandbox.rules.test_message_rules import button, options, row, rows, select
from tests.sandbox.small_bot import PNG


def uri(data: bytes = PNG, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


async def upload(raw: Raw, name: Any = "water", image: Any = None) -> Answer:
    return await raw("POST", f"/applications/{raw.world.bot.id}/emojis", {"name": name, "image": image or uri()})


async def test_an_emoji_is_uploaded_renamed_and_deleted(raw: Raw) -> None:
    made = await upload(raw)
    assert made.status == 201
    assert made.data["name"] == "water"
    assert made.data["user"]["id"] == raw.world.bot.id
    there = f"/applications/{raw.world.bot.id}/emojis/{made.data['id']}"
    assert (await raw("PATCH", there, {"name": "ice"})).data["name"] == "ice"
    assert (await raw("GET", there)).data["name"] == "ice"
    listed = (await raw("GET", f"/applications/{raw.world.bot.id}/emojis")).data
    assert [each["name"] for each in listed["items"]] == ["ice"]
    async with raw.session.get(f"{raw.sandbox.url}/emojis/{made.data['id']}") as shown:
        assert await shown.read() == PNG
    assert (await raw("DELETE", there)).status == 204
    assert (await raw("DELETE", there)).code == 10014
    async with raw.session.get(f"{raw.sandbox.url}/emojis/{made.data['id']}") as gone:
        assert (gone.status, await gone.read()) == (204, b"")


@pytest.mark.parametrize(
    ("name", "image", "wrong"),
    [
        ("w", None, "name: BASE_TYPE_BAD_LENGTH"),
        ("w" * 33, None, "name: BASE_TYPE_BAD_LENGTH"),
        ("wa-ter", None, "name: STRING_TYPE_REGEX"),
        ("wäter", None, "name: STRING_TYPE_REGEX"),
        ("water", "https://example.org/water.png", "image: IMAGE_INVALID"),
        ("water", uri(b"no picture"), "image: IMAGE_INVALID"),
        ("water", uri(PNG, "image/bmp"), "image: IMAGE_INVALID"),
    ],
)
async def test_what_is_no_emoji_is_refused(raw: Raw, name: str, image: str | None, wrong: str) -> None:
    refused = await upload(raw, name, image)
    assert (refused.status, refused.code, refused.wrong) == (400, 50035, {wrong})
    assert not raw.world.emojis


async def test_a_large_picture_a_name_twice_one_too_many_and_another_application(raw: Raw) -> None:
    assert (await upload(raw, "large", uri(PNG + b"\0" * (256 << 10)))).code == 50138
    assert (await upload(raw)).status == 201
    assert (await upload(raw)).wrong == {"name: APPLICATION_EMOJI_NAME_ALREADY_TAKEN"}
    other = (await upload(raw, "ice")).data["id"]
    renamed = await raw("PATCH", f"/applications/{raw.world.bot.id}/emojis/{other}", {"name": "water"})
    assert renamed.wrong == {"name: APPLICATION_EMOJI_NAME_ALREADY_TAKEN"}
    person = Person("1", "Ann")
    raw.world.emojis |= {str(n): OwnEmoji(str(n), f"e_{n}", person, "image/png", PNG) for n in range(MOST - 2)}
    assert (await upload(raw, "more")).code == 30008
    assert (await raw("GET", "/applications/1/emojis")).code == 20012


async def test_buttons_and_options_take_those_that_are_there_and_words_take_any(raw: Raw) -> None:
    made = (await upload(raw)).data
    there, gone = ({"name": "water", "id": id_} for id_ in (made["id"], "123456789012345678"))
    assert (await raw.send(rows(row(button(emoji=there))))).status == 200
    assert (await raw.send(rows(row(button(emoji=gone))))).wrong == {
        "components.0.components.0.emoji.id: BUTTON_COMPONENT_INVALID_EMOJI"
    }
    chosen = select(options=[options(1)[0] | {"emoji": gone}])
    assert (await raw.send(rows(row(chosen)))).wrong == {
        "components.0.components.0.options.0.emoji.id: BUTTON_COMPONENT_INVALID_EMOJI"
    }
    assert (await raw.send({"content": "<:water:123456789012345678>"})).status == 200
