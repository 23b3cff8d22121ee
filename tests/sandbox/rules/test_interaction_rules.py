"""What Discord asks of answers to interactions."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandbox.interactions import Interaction
from sandbox.state import Message
from testing.driver import User
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import PNG

SECRET = 1 << 6
HELLO = {"type": 4, "data": {"content": "hello"}}
GO = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
FIELD = {"type": 4, "custom_id": "name", "style": 1, "label": "Name"}
FORM = {"custom_id": "form", "title": "A form", "components": [{"type": 1, "components": [FIELD]}]}


async def modal_from(raw: Raw, alice: User, opener: Interaction) -> Interaction:
    await raw.answer(opener, {"type": 9, "data": FORM})
    assert opener.modal is not None
    return raw.sandbox.server.page.actions.submit(alice.person, opener.modal, {"name": "x"})


async def make(raw: Raw, alice: User, kind: str) -> Interaction:
    match kind:
        case "command":
            return raw.typed(alice.person)
        case "autocomplete":
            return raw.typing(alice.person)
        case "button":
            return raw.used(alice.person, await raw.message({"content": "x", "components": [GO]}))
        case "modal of a command":
            return await modal_from(raw, alice, raw.typed(alice.person))
        case _:
            message = await raw.message({"content": "x", "components": [GO]})
            return await modal_from(raw, alice, raw.used(alice.person, message))


FITTING = {
    "command": {4, 5, 9},
    "autocomplete": {8},
    "button": {4, 5, 6, 7, 9},
    "modal of a command": {4, 5},
    "modal of a button": {4, 5, 6, 7},
}
BODIES: dict[int, dict[str, Any]] = {
    4: HELLO,
    5: {"type": 5},
    6: {"type": 6},
    7: {"type": 7, "data": {"content": "y"}},
    8: {"type": 8, "data": {"choices": []}},
    9: {"type": 9, "data": FORM},
}


@pytest.mark.parametrize("body", BODIES.values(), ids=[f"type {n}" for n in BODIES])
@pytest.mark.parametrize("kind", FITTING)
async def test_which_answer_fits_what(raw: Raw, alice: User, kind: str, body: dict[str, Any]) -> None:
    answer = await raw.answer(await make(raw, alice, kind), body)
    if body["type"] in FITTING[kind]:
        assert answer.status == 204
    else:
        assert (answer.code, answer.wrong) == (50035, {"type: INTERACTION_CALLBACK_TYPE_INVALID"})


BAD: dict[str, tuple[dict[str, Any], set[str]]] = {
    "no type": ({}, {"type: BASE_TYPE_CHOICES"}),
    "an unknown type": ({"type": 3}, {"type: BASE_TYPE_CHOICES"}),
    "no data": ({"type": 4}, {"data: BASE_TYPE_REQUIRED"}),
    "data that is a list": ({"type": 4, "data": []}, {"data: DICT_TYPE_CONVERT"}),
    "content too long": ({"type": 4, "data": {"content": "x" * 2001}}, {"data.content: BASE_TYPE_MAX_LENGTH"}),
    "a modal without title": (
        {"type": 9, "data": FORM | {"title": ""}},
        {"data.title: BASE_TYPE_REQUIRED"},
    ),
    "a modal of six rows": (
        {"type": 9, "data": FORM | {"components": [{"type": 10, "content": "x"}] * 6}},
        {"data.components: BASE_TYPE_BAD_LENGTH"},
    ),
    "a modal of nothing": ({"type": 9, "data": FORM | {"components": []}}, {"data.components: BASE_TYPE_BAD_LENGTH"}),
    "a button in a modal": (
        {"type": 9, "data": FORM | {"components": [GO]}},
        {"data.components.0.components.0.type: BASE_TYPE_CHOICES"},
    ),
    "a field without label": (
        {"type": 9, "data": FORM | {"components": [{"type": 1, "components": [FIELD | {"label": None}]}]}},
        {"data.components.0.components.0.label: BASE_TYPE_REQUIRED"},
    ),
    "a field twice": (
        {"type": 9, "data": FORM | {"components": [{"type": 1, "components": [FIELD]}] * 2}},
        {"data.components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED"},
    ),
    "a field of impossible length": (
        {
            "type": 9,
            "data": FORM | {"components": [{"type": 1, "components": [FIELD | {"min_length": 9, "max_length": 5}]}]},
        },
        {"data.components.0.components.0.min_length: TEXT_INPUT_MIN_LENGTH_TOO_LARGE"},
    ),
    "a label too long": (
        {"type": 9, "data": FORM | {"components": [{"type": 18, "label": "x" * 46, "component": FIELD}]}},
        {"data.components.0.label: BASE_TYPE_BAD_LENGTH"},
    ),
}


@pytest.mark.parametrize(("body", "wrong"), BAD.values(), ids=BAD)
async def test_a_wrong_answer_may_be_followed_by_a_right_one(
    raw: Raw, alice: User, body: dict[str, Any], wrong: set[str]
) -> None:
    sent = raw.typed(alice.person)
    answer = await raw.answer(sent, body)
    assert (answer.status, answer.code, answer.wrong) == (400, 50035, wrong)
    assert (await raw.answer(sent, HELLO)).status == 204


async def test_an_empty_answer_is_refused(raw: Raw, alice: User) -> None:
    assert (await raw.answer(raw.typed(alice.person), {"type": 4, "data": {}})).code == 50006


@pytest.mark.parametrize(
    ("choices", "wrong"),
    [
        ([{"name": "n", "value": "v"}] * 26, {"data.choices: BASE_TYPE_BAD_LENGTH"}),
        ([{"name": "", "value": "v"}], {"data.choices.0.name: BASE_TYPE_REQUIRED"}),
        ([{"name": "x" * 101, "value": "v"}], {"data.choices.0.name: BASE_TYPE_BAD_LENGTH"}),
        ([{"name": "n", "value": "x" * 101}], {"data.choices.0.value: BASE_TYPE_MAX_LENGTH"}),
        ([{"name": "n", "value": 3}], {"data.choices.0.value: STRING_TYPE_CONVERT"}),
    ],
)
async def test_choices_of_autocomplete(raw: Raw, alice: User, choices: list[Any], wrong: set[str]) -> None:
    answer = await raw.answer(raw.typing(alice.person), {"type": 8, "data": {"choices": choices}})
    assert (answer.code, answer.wrong) == (50035, wrong)


async def test_an_interaction_is_answered_once_and_by_its_own_token(raw: Raw, alice: User) -> None:
    sent = raw.typed(alice.person)
    assert (await raw("POST", f"/interactions/5/{sent.token}/callback", HELLO)).code == 10062
    assert (await raw("POST", f"/interactions/{sent.id}/nonsense/callback", HELLO)).code == 10062
    told = await raw.answer(sent, HELLO, query="?with_response=true")
    assert told.status == 200
    assert told.data["resource"]["message"]["content"] == "hello"
    assert told.data["interaction"]["response_message_id"] == told.data["resource"]["message"]["id"]
    assert (await raw.answer(sent, HELLO)).code == 40060


async def test_three_seconds_to_acknowledge(raw: Raw, alice: User) -> None:
    raw.sandbox.settings.ack_seconds = 0.01
    sent = raw.typed(alice.person)
    await asyncio.wait_for(sent.changed(), 5)
    assert sent.failed
    assert (await raw.answer(sent, HELLO)).code == 10062
    assert (await raw("POST", raw.hook(sent), {"content": "x"})).code == 50027


async def test_a_token_lives_fifteen_minutes(raw: Raw, alice: User) -> None:
    sent = raw.typed(alice.person)
    await raw.answer(sent, HELLO)
    raw.sandbox.later(899)
    assert (await raw("POST", raw.hook(sent), {"content": "in time"})).status == 200
    raw.sandbox.later(2)
    for method, rest in (("POST", ""), ("PATCH", "/messages/@original"), ("DELETE", "/messages/@original")):
        late = await raw(method, raw.hook(sent, rest), {"content": "x"})
        assert (late.status, late.code) == (401, 50027)


async def test_nothing_follows_before_the_answer(raw: Raw, alice: User) -> None:
    sent = raw.typed(alice.person)
    assert (await raw("POST", raw.hook(sent), {"content": "x"})).code == 10015
    assert (await raw("GET", raw.hook(sent, "/messages/@original"))).code == 10015
    assert (await raw("POST", f"/webhooks/5/{sent.token}", {"content": "x"})).code == 10015


@pytest.mark.parametrize(("first", "then"), [(SECRET, 0), (0, SECRET)])
async def test_the_deferral_decides_who_sees_the_answer(raw: Raw, alice: User, first: int, then: int) -> None:
    sent = raw.typed(alice.person)
    await raw.answer(sent, {"type": 5, "data": {"flags": first}})
    assert alice.sees() == []
    answer = await raw("POST", raw.hook(sent), {"content": "x", "flags": then})
    assert answer.data["flags"] & SECRET == first
    assert answer.data["id"] == (await raw("GET", raw.hook(sent, "/messages/@original"))).data["id"]
    assert [m.content for m in alice.sees()] == ["x"]
    second = await raw("POST", raw.hook(sent), {"content": "y", "flags": then})
    assert second.data["flags"] & SECRET == then


async def test_an_ephemeral_message_is_in_no_history_and_only_its_token_touches_it(
    raw: Raw, alice: User, bob: User
) -> None:
    sent = raw.typed(alice.person)
    told = await raw.answer(sent, {"type": 4, "data": {"content": "x", "flags": SECRET}}, query="?with_response=1")
    id_ = told.data["resource"]["message"]["id"]
    path = f"/channels/{raw.games.id}/messages"
    assert (await raw("GET", path)).data == []
    for method in ("GET", "PATCH", "DELETE"):
        assert (await raw(method, f"{path}/{id_}", {"content": "y"})).code == 10008
    assert ([m.id for m in alice.sees()], bob.sees()) == ([id_], [])
    assert (await raw("PATCH", raw.hook(sent, "/messages/@original"), {"content": "y"})).data["content"] == "y"
    assert (await raw("DELETE", raw.hook(sent, f"/messages/{id_}"))).status == 204
    assert alice.sees() == []
    assert (await raw("GET", raw.hook(sent, "/messages/@original"))).code == 10008


async def test_an_update_changes_the_message_with_the_button(raw: Raw, alice: User) -> None:
    message = await raw.message({"content": "x", "components": [GO]})
    sent = raw.used(alice.person, message)
    body = {"type": 7, "data": {"content": "y", "components": [], "attachments": [{"id": 0, "filename": "b.png"}]}}
    assert (await raw.answer(sent, body, {"b.png": PNG})).status == 204
    assert (message.data["content"], message.data["components"]) == ("y", [])
    assert message.data["attachments"][0]["filename"] == "b.png"
    assert (await raw("GET", raw.hook(sent, "/messages/@original"))).data["id"] == message.id


async def test_after_a_deferred_update_the_message_with_the_button_is_the_original(raw: Raw, alice: User) -> None:
    message = await raw.message({"content": "x", "components": [GO]})
    sent = raw.used(alice.person, message)
    await raw.answer(sent, {"type": 6})
    await raw("PATCH", raw.hook(sent, "/messages/@original"), {"content": "y"})
    await raw("PATCH", raw.hook(sent, f"/messages/{message.id}"), {"components": []})
    assert (message.data["content"], message.data["components"]) == ("y", [])
    other = await raw.message()
    assert (await raw("PATCH", raw.hook(sent, f"/messages/{other.id}"), {"content": "z"})).code == 10008


async def test_an_update_of_a_message_that_is_gone(raw: Raw, alice: User) -> None:
    message: Message = await raw.message({"content": "x", "components": [GO]})
    sent = raw.used(alice.person, message)
    raw.world.drop_message(message)
    assert (await raw.answer(sent, {"type": 7, "data": {"content": "y"}})).code == 10008


async def test_an_answer_into_a_channel_that_is_gone(raw: Raw, alice: User) -> None:
    sent = raw.typed(alice.person)
    raw.world.drop_channel(raw.games)
    assert (await raw.answer(sent, HELLO)).code == 10003


async def test_without_a_bot_an_interaction_fails_at_once(raw: Raw, alice: User) -> None:
    raw.sandbox.server.gateway.sessions.clear()
    assert raw.typed(alice.person).failed
