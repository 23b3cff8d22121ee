"""What Discord refuses in application commands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.raw import Raw

REQUIRED = "BASE_TYPE_REQUIRED"


def command(name: str = "play", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", **more}


def option(name: str = "card", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "d", **more}


def choice(n: int = 1) -> dict[str, Any]:
    return {"name": f"n{n}", "value": f"v{n}"}


def with_options(*options: dict[str, Any]) -> list[dict[str, Any]]:
    return [command(options=list(options))]


LONGEST = choice() | {"value": "x" * 100}

GOOD: dict[str, list[dict[str, Any]]] = {
    "letters of any script": [command("spiele-größe_2"), command("प्ले"), command("ゲーム"), command("d'accord")],
    "a group with subcommands": with_options(option("g", 2, options=[option("s", 1, options=[option()])])),
    "25 of everything": with_options(*(option(f"o{n}", choices=[choice(i) for i in range(25)]) for n in range(25))),
    "a hundred": [command(f"c{n}") for n in range(100)],
    "a context menu": [{"name": "Show hand", "type": 2}],
    "localized": [command(name_localizations={"de": "spielen"}, description_localizations={"de": "x" * 100})],
    "numbers": with_options(
        option(kind=4, min_value=1, max_value=5), option("r", 10, choices=[{"name": "n", "value": 0.5}])
    ),
}


@pytest.mark.parametrize("commands", GOOD.values(), ids=GOOD)
async def test_good_commands_are_registered(raw: Raw, commands: list[dict[str, Any]]) -> None:
    path = f"/applications/{raw.world.bot.id}/commands"
    answer = await raw("PUT", path, commands)
    assert answer.status == 200, answer.data
    assert [c["name"] for c in answer.data] == [c["name"] for c in commands]
    assert (await raw("GET", path)).data == answer.data
    assert [c["id"] for c in (await raw("PUT", path, commands)).data] == [c["id"] for c in answer.data]


BAD: dict[str, tuple[list[dict[str, Any]], set[str]]] = {
    "upper case": ([command("Play")], {"0.name: APPLICATION_COMMAND_INVALID_NAME"}),
    "a space": ([command("play now")], {"0.name: APPLICATION_COMMAND_INVALID_NAME"}),
    "a name too long": ([command("x" * 33)], {"0.name: BASE_TYPE_BAD_LENGTH"}),
    "an option's name": (with_options(option("Card")), {"0.options.0.name: APPLICATION_COMMAND_INVALID_NAME"}),
    "no description": ([{"name": "play"}], {f"0.description: {REQUIRED}"}),
    "an option without description": (
        with_options({"type": 3, "name": "o"}), {f"0.options.0.description: {REQUIRED}"},
    ),
    "a user command with options": (
        [{"name": "See", "type": 2, "options": [{"type": 3, "name": "o", "description": "d"}]}],
        {"0.options: APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID"},
    ),
    "a description too long": ([command(description="x" * 101)], {"0.description: BASE_TYPE_MAX_LENGTH"}),
    "a localized name": (
        [command(name_localizations={"de": "Spielen"})],
        {"0.name_localizations.de: APPLICATION_COMMAND_INVALID_NAME"},
    ),
    "a language Discord has not": (
        [command(description_localizations={"de-AT": "x"})], {"0.description_localizations.de-AT: BASE_TYPE_CHOICES"},
    ),
    "required after optional": (
        with_options(option("a"), option("b", required=True)),
        {"0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"},
    ),
    "the same option twice": (
        with_options(option(), option()), {"0.options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"},
    ),
    "the same command twice": ([command(), command()], {"1.name: APPLICATION_COMMANDS_DUPLICATE_NAME"}),
    "choices with autocomplete": (
        with_options(option(choices=[choice()], autocomplete=True)),
        {"0.options.0.choices: APPLICATION_COMMAND_OPTION_CHOICES_AUTOCOMPLETE"},
    ),
    "subcommands beside options": (
        with_options(option("s", 1), option()), {"0.options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
    ),
    "26 options": (with_options(*(option(f"o{n}") for n in range(26))), {"0.options: BASE_TYPE_MAX_LENGTH"}),
    "26 choices": (
        with_options(option(choices=[choice(n) for n in range(26)])), {"0.options.0.choices: BASE_TYPE_MAX_LENGTH"},
    ),
    "26 subcommands": (with_options(*(option(f"s{n}", 1) for n in range(26))), {"0.options: BASE_TYPE_MAX_LENGTH"}),
    "a choice too long": (
        with_options(option(choices=[{"name": "n" * 101, "value": "v"}])),
        {"0.options.0.choices.0.name: BASE_TYPE_BAD_LENGTH"},
    ),
    "a word for a number": (
        with_options(option(kind=4, choices=[{"name": "n", "value": "v"}])),
        {"0.options.0.choices.0.value: NUMBER_TYPE_COERCE"},
    ),
    "a group in a group": (
        with_options(option("g", 2, options=[option("h", 2, options=[option("s", 1)])])),
        {"0.options.0.type: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
    ),
    "a subcommand in a subcommand": (
        with_options(option("s", 1, options=[option("t", 1)])),
        {"0.options.0.type: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
    ),
    "least more than most": (
        with_options(option(kind=4, min_value=5, max_value=1)),
        {"0.options.0.min_value: APPLICATION_COMMAND_OPTIONS_MIN_MAX"},
    ),
    "8001 characters": (
        with_options(*(option(f"o{n:02}", choices=[LONGEST] * 25) for n in range(4))),
        {"0: APPLICATION_COMMAND_TOO_LARGE"},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("commands", "wrong"), BAD.values(), ids=BAD)
async def test_bad_commands_register_none_of_all(raw: Raw, commands: list[Any], wrong: set[str]) -> None:
    path = f"/applications/{raw.world.bot.id}/guilds/{raw.world.guild.id}/commands"
    answer = await raw("PUT", path, commands)
    assert (answer.status, answer.code, answer.wrong) == (400, 50035, wrong)
    assert (await raw("GET", path)).data == []


async def test_a_scope_has_a_hundred_commands(raw: Raw) -> None:
    path = f"/applications/{raw.world.bot.id}/commands"
    assert (await raw("PUT", path, [command(f"c{n}") for n in range(101)])).code == 30032
    await raw("PUT", path, [command(f"c{n}") for n in range(100)])
    assert (await raw("POST", path, command("one-more"))).code == 30032
    assert (await raw("POST", path, command("c7", description="again"))).status == 200


async def test_one_command_is_made_changed_and_removed(raw: Raw) -> None:
    path = f"/applications/{raw.world.bot.id}/commands"
    made = await raw("POST", path, command())
    assert made.status == 201
    one = f"{path}/{made.data['id']}"
    assert (await raw("PATCH", one, {"description": "other"})).data["description"] == "other"
    assert (await raw("GET", one)).data["description"] == "other"
    assert (await raw("DELETE", one)).status == 204
    assert (await raw("GET", one)).code == 10063


async def test_only_who_may_is_offered_a_command_for_managers(raw: Raw) -> None:
    path = f"/applications/{raw.world.bot.id}/commands"
    await raw("PUT", path, [command("settings", default_member_permissions=str(1 << 5))])
    alice, boss = raw.sandbox.guild.user("alice"), raw.sandbox.guild.user("boss", manager=True)
    actions = raw.sandbox.server.page.actions
    assert [actions.commands(user.person, raw.games) != [] for user in (alice, boss)] == [False, True]
