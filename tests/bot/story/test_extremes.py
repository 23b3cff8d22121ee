"""Values that only a modified client sends: a refusal each, never an incident.

What is tried is read from the bot itself, so that nothing that is added can be forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.app import Cairn
from bot.core.localizer import LANGUAGES, Localizer
from sandbox.validate.commands import CHANNEL, INTEGER, LARGEST, ROLE, STRING, USER
from testing.driver import Channel, Response, Sandbox, User
from testing.story.commands import GIVEN, commands
from testing.story.table import Table

TEXTS = ("x" * 6000, "x\0y", str(2**31), "9" * 5000, "1 January 99999", "99999999 days")
EXTREME: dict[int, tuple[Any, ...]] = {
    STRING: TEXTS,
    INTEGER: (LARGEST, -LARGEST, 2**31),
    **dict.fromkeys((USER, CHANNEL, ROLE), ("1",)),
}
WRONG = [
    Localizer(language).format(refusal, number="").partition(".")[0]
    for language in LANGUAGES
    for refusal in ("refusal-incident", "refusal-store")
]
FORGED = {
    f"cairn:b:{{verb}}:{2**31}:{10**30}:{10**30}": None,
    f"cairn:s:{{verb}}:1:{2**31}:{2**31}.{10**30}": (str(2**31), "x\0y", "9" * 100),
}


def given(option: dict[str, Any], other: User, channel: Channel) -> Any:
    """A usual value."""
    known = {USER: other.id, CHANNEL: channel.id, INTEGER: 1, STRING: "1"} | {5: True}
    return GIVEN.get(option["name"], known.get(option["type"]))


def extremes(options: list[dict[str, Any]], other: User, channel: Channel) -> Iterator[list[dict[str, Any]]]:
    """The options with one of them extreme, the others as usual or, where they need not be given, left out."""
    for option in options:
        for value in EXTREME.get(option["type"], ()):
            rest = [each for each in options if each is not option and each.get("required")]
            filled = [(each, given(each, other, channel)) for each in rest]
            yield [
                {"type": each["type"], "name": each["name"], "value": found}
                for each, found in [*filled, (option, value)]
            ]


def incident(answer: Response) -> bool:
    return bool(answer.failed) or any(words in answer.text for words in WRONG)


async def test_no_value_of_an_option_is_an_incident(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    actor = sandbox.guild.user((await Table.start(sandbox, people[:2])).actor.name, manager=True)
    wrong = []
    for name, options in commands(sandbox):
        for each in extremes(options, people[0], games):
            top, _, sub = name.partition(" ")
            sent = [{"type": 1, "name": sub, "options": each}] if sub else each
            answer = await actor.forge_command(top, sent, games)
            if incident(answer):
                wrong.append((name, each[-1]["name"], str(each[-1]["value"])[:20], answer.text[:80]))
    assert not wrong, "\n".join(map(str, wrong))


async def test_no_number_in_a_custom_id_is_an_incident(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    table = await Table.start(sandbox, people[:2])
    board = await table.board()
    wrong = []
    for verb in cairn.router.verbs:
        for about, values in FORGED.items():
            answer = await table.actor.forge_component(board, about.format(verb=verb), values)
            if incident(answer):
                wrong.append((verb, about, answer.text[:80]))
    assert not wrong, "\n".join(map(str, wrong))
