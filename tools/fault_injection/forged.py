"""What malicious clients send: buttons, menus, forms and commands with ids and codes that they should not have."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any

from bot.discord.interactions import ComponentKind
from sandbox.errors import NotPossible
from sandbox.interactions import COMMAND, MODAL_SUBMIT, Interaction
from sandbox.validate import components as parts
from sandbox.validate.commands import ON_MESSAGE
from testing.driver import Message, Response
from testing.story.commands import GIVEN, commands, menus
from tools.fault_injection.scene import GIVES_UP, Attacker, Scene

JUNK = (
    *("", "x", "0", "1", "-1", "None", "draw-pile", "yes", "back", "end-turn", "int-1", "true", "easy", "Juno"),
    *("٣", "9" * 30, "9" * 50, "x.x.0", "0.0.0", "a" * 60, "..", ",,,", "discard-red-x", "play-blue-2", "seat-0"),
    *("off", "sure", ".sure", "panel", "🦊", "\u202e", "Robert'); DROP TABLE tables;--", "<@1>", "@everyone"),
    *("{player}", "%s", "\x00", "\U0001f98a" * 40),
)
NOBODY = 7_777_777
"""The number of a table that there is not."""

DOORS = (
    *("code", "admit", "turn-away", "join", "here-join", "here-start") * 4,
    *("message-again", "follow", "unfollow", "here-leave"),
    *("here-look", "start", "decline", "computer", "say", "board", "turn", "log", "since", "replay"),
)
"""Buttons about seats, codes, lines, and what is to be seen."""

FIELDS = (
    *("words", "why", "days", "new", "level", "reason", "what", "first", "last", "from", "to", "events", "url", "note"),
    *("turn", "players", "preset", "pace", "who", "more-days", "place-division", "game-table"),
)
"""The fields of forms."""

FORWARDED = (
    *("type", "content", "embeds", "components", "attachments", "timestamp", "edited_timestamp", "flags"),
    *("mentions", "mention_roles"),
)
"""What Discord copies of a message that is forwarded."""

Act = tuple[str, Awaitable[Any]]
"""What kind of act it is, and what sends it."""


def press(scene: Scene, attacker: Attacker) -> Act:
    """A button or a menu that stands nowhere."""
    rng = scene.rng
    verb = rng.choice([*sorted(set(scene.cairn.router.verbs) - attacker.never), "frobnicate"])
    menu = rng.random() < 0.5
    arg = rng.choice([*JUNK, *_keys(scene), *_people(scene), *attacker.keys * 20])
    arg = re.sub(r"[^A-Za-z0-9._,?-]", "", arg)[:50]
    table: int | str = rng.choice((_table(scene), _table(scene), _table(scene), "٣", "9" * 50))
    custom_id = f"cairn:{'s' if menu else 'b'}:{verb}:{table}:{_revision(rng)}" + (f":{arg}" if arg else "")
    values = [rng.choice([*JUNK, *_keys(scene)]) or "-" for _ in range(rng.choice((1, 1, 1, 3)))] if menu else None
    return "forged buttons and menus", attacker.user.forge_component(attacker.message, custom_id[:100], values)


def command(scene: Scene, attacker: Attacker, *, focused: bool = False) -> Act:
    """A command with options that no client offers."""
    rng = scene.rng
    known = [each for each in commands(scene.sandbox) if each[0] not in GIVES_UP]
    name, options = rng.choice([each for each in known if not focused or _asking(each[1])])
    given = [
        {"type": option["type"], "name": option["name"], "value": _value(scene, attacker, option)}
        for option in options
        if option.get("required") or rng.random() < 0.6
    ]
    if focused:
        asked = rng.choice(_asking(options))
        given = [each for each in given if each["name"] != asked["name"]]
        given.append({"type": 3, "name": asked["name"], "value": rng.choice(JUNK), "focused": True})
    top, _, sub = name.partition(" ")
    sent = [{"type": 1, "name": sub, "options": given}] if sub else given
    kind = "questions while typing" if focused else "forged commands"
    return kind, attacker.user.forge_command(top, sent, attacker.channel, focused=focused)


def _asking(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The options whose choices are asked for while somebody types."""
    return [option for option in options if option.get("autocomplete")]


def typing(scene: Scene, attacker: Attacker) -> Act:
    """A question for choices, while something is typed."""
    return command(scene, attacker, focused=True)


def replay(scene: Scene, attacker: Attacker) -> Act:
    """Somebody's interaction once more; a click as if the message still had what was clicked."""
    earlier, kind = scene.rng.choice(scene.earlier), "replays of others' interactions"
    data = earlier.payload["data"]
    if earlier.kind == MODAL_SUBMIT:
        return kind, attacker.user.forge(MODAL_SUBMIT, data, attacker.channel, attacker.message)
    if earlier.message is None:
        return kind, attacker.user.replay(earlier, attacker.channel)
    return kind, attacker.user.forge_component(_seen(scene, attacker, earlier), data["custom_id"], data.get("values"))


def _seen(scene: Scene, attacker: Attacker, earlier: Interaction) -> Message:
    """The message that was clicked; where the attacker cannot see it, their own as if it had the same."""
    assert earlier.message is not None
    there = scene.sandbox.world.sees(attacker.user.person, earlier.message.channel)
    return Message(scene.sandbox.world, earlier.message) if there else attacker.message


def menu(scene: Scene, attacker: Attacker) -> Act:
    """A command of the menu of a person or of a message, on anything whose id somebody may have heard.

    A message may be forwarded: it is the attacker's own, and has what was forwarded in it.
    """
    rng, world = scene.rng, scene.sandbox.world
    chosen = rng.choice(menus(scene.sandbox))
    if chosen["type"] == ON_MESSAGE:
        _, raw = rng.choice(scene.posts)
        if rng.random() < 0.5:
            snapshot = {"message": {name: raw[name] for name in FORWARDED}}
            mine = {"author": attacker.user.person.user(), "content": "", "components": [], "attachments": []}
            raw = {**raw, **mine, "id": world.new_id(), "message_snapshots": [snapshot]}
        raw = {**raw, "channel_id": attacker.channel.id}
        target, resolved = raw["id"], {"messages": {raw["id"]: raw}}
    else:
        target = rng.choice(list(world.people))
        named = [{"type": 6, "value": target}]
        resolved = attacker.user._actions.resolved(named, attacker.channel.inner)
    data = {"id": chosen["id"], "name": chosen["name"], "type": chosen["type"], "target_id": target}
    sent = attacker.user.forge(COMMAND, data | {"resolved": resolved}, attacker.channel)
    return "menus of people and messages", sent


def form(scene: Scene, attacker: Attacker) -> Act:
    """A form that nobody has opened, filled with anything."""
    rng, world = scene.rng, scene.sandbox.world
    verbs = sorted({verb for kind, verb in scene.cairn.router._components if kind is ComponentKind.FORM})
    filled, resolved = list[dict[str, Any]](), dict[str, Any]()
    for name in rng.sample(FIELDS, rng.randint(1, 5)):
        field: dict[str, Any] = {"id": 2, "custom_id": name}
        match rng.choice((parts.TEXT_INPUT, parts.TEXT_INPUT, parts.STRING_SELECT, 5)):
            case parts.TEXT_INPUT:
                field |= {"type": parts.TEXT_INPUT, "value": rng.choice((*JUNK, "3", "2026-12-24", "x" * 4000))}
            case parts.STRING_SELECT:
                values = [rng.choice([*JUNK, *_people(scene)]) for _ in range(rng.randint(0, 3))]
                field |= {"type": parts.STRING_SELECT, "values": values}
            case kind:
                picked = rng.sample(list(world.people), rng.randint(0, 3))
                named = [{"type": 6, "value": each} for each in picked]
                field |= {"type": kind, "values": [*picked, *rng.choice((("1",), (), ()))]}
                resolved |= attacker.user._actions.resolved(named, attacker.channel.inner)
        filled.append({"type": parts.LABEL, "id": 1, "component": field})
    arg = re.sub(r"[^A-Za-z0-9._,?-]", "", rng.choice([*JUNK, *_people(scene)]))[:50]
    custom_id = f"cairn:m:{rng.choice(verbs)}:{_table(scene)}:{_revision(rng)}" + (f":{arg}" if arg else "")
    data = {"id": "1", "custom_id": custom_id[:100], "components": filled, "resolved": resolved}
    return "forged forms", attacker.user.forge(MODAL_SUBMIT, data, attacker.channel, attacker.message)


def pair(scene: Scene, _: Attacker) -> Act:
    """The same of a table that is not for the attacker, and of one that there is not; what must be told alike."""
    attacker = scene.rng.choice(scene.strangers)
    return "pairs of a forbidden and an unknown table", _told_apart(scene, attacker)


async def _told_apart(scene: Scene, attacker: Attacker) -> tuple[str, str, str] | None:
    """What was sent and both answers, where these are not the same; else None."""
    rng, mine = scene.rng, int(attacker.user.id)
    forbidden = rng.choice([each for each in scene.tables if mine not in scene.open_to.get(each, ())])
    send = _pressed_for(scene, attacker) if rng.random() < 0.6 else _typed_for(scene, attacker)
    answers, either = [], re.compile(rf"\b({forbidden}|{NOBODY})\b")
    for number in (forbidden, NOBODY):
        what, sending = send(number)
        try:
            answer: Response = await sending
        except NotPossible:
            return None
        found = [answer.failed, either.sub("#", answer.text), [button.label for button in answer.buttons]]
        answers.append(repr([*found, answer.modal is not None]))
    return None if answers[0] == answers[1] else (what, *answers)  # type: ignore[return-value]


Send = Callable[[int], tuple[str, Awaitable[Response]]]


def _pressed_for(scene: Scene, attacker: Attacker) -> Send:
    """Press the same button or menu, or answer the same form, of a table; one that loads it before anything else."""
    rng, known = scene.rng, scene.cairn.router._components
    kind, verb = rng.choice(
        [each for each, (component, _) in known.items() if component.need is not None and each[1] not in attacker.never]
    )
    revision, arg = _revision(rng), re.sub(r"[^A-Za-z0-9._,?-]", "", rng.choice([*JUNK, *_people(scene)]))[:40]
    value = rng.choice(JUNK) or "-"

    def send(number: int) -> tuple[str, Awaitable[Response]]:
        custom_id = f"cairn:{kind.value}:{verb}:{number}:{revision}" + (f":{arg}" if arg else "")
        if kind is ComponentKind.FORM:
            data = {"id": "1", "custom_id": custom_id, "components": []}
            return custom_id, attacker.user.forge(MODAL_SUBMIT, data, attacker.channel, attacker.message)
        values = None if kind is ComponentKind.BUTTON else [value]
        return custom_id, attacker.user.forge_component(attacker.message, custom_id, values)

    return send


def _typed_for(scene: Scene, attacker: Attacker) -> Send:
    """Type the same command for a table."""
    known = [each for each in commands(scene.sandbox) if each[0] not in GIVES_UP]
    name, options = scene.rng.choice([each for each in known if any(one["name"] == "table" for one in each[1])])
    given = [
        {"type": option["type"], "name": option["name"], "value": _value(scene, attacker, option)}
        for option in options
        if option["name"] != "table" and (option.get("required") or scene.rng.random() < 0.3)
    ]
    top, _, sub = name.partition(" ")

    def send(number: int) -> tuple[str, Awaitable[Response]]:
        filled = [*given, {"type": 3, "name": "table", "value": str(number)}]
        sent = [{"type": 1, "name": sub, "options": filled}] if sub else filled
        return f"/{name} {filled}", attacker.user.forge_command(top, sent, attacker.channel)

    return send


def knock(scene: Scene, attacker: Attacker) -> Act:
    """A code, or a button about seats, codes and lines, of a table by message or in a forum."""
    rng, kind = scene.rng, "codes, and buttons about seats"
    if rng.random() < 0.4:
        code = rng.choice(_codes(scene, attacker))
        return kind, attacker.user.forge_command(
            "table", [{"type": 3, "name": "table", "value": code}], attacker.channel
        )
    arg = rng.choice(("", "off", "sure", f"{rng.choice(attacker.keys or ('x',))}.sure", *attacker.keys * 3))
    if rng.random() < 0.3:
        arg = rng.choice(_people(scene))
    custom_id = f"cairn:b:{rng.choice(DOORS)}:{rng.choice(scene.elsewhere)}:0" + (f":{arg}" if arg else "")
    return kind, attacker.user.forge_component(attacker.message, custom_id)


ACTS_OF_ALL = (press, press, press, command, command, typing, replay, menu, form, form, pair, knock, knock, knock)


def _table(scene: Scene) -> int:
    numbers: list[int] = [*scene.tables, *scene.tables, 0, 99, 10**18, 10**25]
    return scene.rng.choice(numbers)


def _revision(rng: Random) -> int:
    numbers: list[int] = [*range(12), 50, 2**31, 10**18, 10**25]
    return rng.choice(numbers)


def _keys(scene: Scene) -> Iterator[str]:
    """Choices that are open to somebody at the tables."""
    for table in scene.before.values():
        yield from table["keys"]


def _people(scene: Scene) -> list[str]:
    """The ids of all."""
    return list(scene.sandbox.world.people)


def _codes(scene: Scene, attacker: Attacker) -> list[str]:
    """Codes that are good no more, that were never made, and those that the attacker has come by."""
    made_up = "-".join("".join(scene.rng.choices("23456789ABCDEFGH", k=4)) for _ in range(3))
    return [*scene.codes, *attacker.codes * 2, made_up, made_up[:-2], "О" * 12, "٣" * 12]


def _value(scene: Scene, attacker: Attacker, option: dict[str, Any]) -> Any:
    rng = scene.rng
    kind, name = option["type"], option["name"]
    if option.get("choices"):  # Discord itself takes no other
        return rng.choice(option["choices"])["value"]
    if kind == 6:
        return rng.choice(_people(scene))
    if kind in (4, 10):  # likewise no other than what is within the option's limits
        number = rng.choice((-1, 0, 1, 5, 2**53))
        return max(option.get("min_value", number), min(option.get("max_value", number), number))
    if kind == 5:
        return rng.random() < 0.5
    if kind in (7, 8):
        return rng.choice(list(scene.sandbox.world.channels))
    if name == "table" and rng.random() < 0.8:
        return rng.choice([str(_table(scene)), *_codes(scene, attacker)])
    if name == "choice" and rng.random() < 0.5:
        return rng.choice([*_keys(scene), "x"])
    return rng.choice((*JUNK, str(GIVEN.get(name, "x"))))
