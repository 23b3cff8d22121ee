"""What happened, in few lines: a turn of a dozen clicks is told as a player would tell it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.engine import Text, text

_GAINS = {"say-gains": "what", "say-gains-card": "card"}
"""What tells of a gain, and which argument names it."""
_LEADS = {
    "say-plays": "card",
    "say-places": "card",
    "say-whenever": "card",
    "say-activates": "card",
    "say-solves": "card",
    "say-solves-for": "card",
}
"""What a gain by a card may follow in the same line, and which argument names the card."""
_GATHERS = ("say-gathers", "say-trashes-map")
"""The same of a gain by no card."""
_BY = "say-gains-by"
"""What somebody gains by a card or at a location that something else has been told of since."""
_BETWEEN = "say-turned-up"
"""What stands between two gains and does not keep them apart: the card that takes the place of the one gained."""
_NEW = "say-turned-up-more"
"""Several such cards."""


def summarize_log(said: Sequence[Text]) -> list[Text]:
    """``said`` with one line for what somebody gains by one cause, beside that cause, and one for all new cards."""
    lines: list[Text] = []
    gathering: Text | None = None
    for one in said:
        if one.id == _BETWEEN and lines and lines[-1].id in (_BETWEEN, _NEW):
            lines[-1] = text(_NEW, cards=(*_new(lines[-1]), *_new(one)))
            continue
        gathering = one if one.id == "say-gathers" else gathering
        at = _last(lines)
        if one.id not in _GAINS:
            lines.append(one)
            continue
        gained, cause = _named(one), _cause(one, gathering)
        if at >= 0 and _joins(lines[at], one, cause):
            lines[at] = _joined(lines[at], gained)
        elif cause is not None:
            lines.append(Text(_BY, {"player": one.args["player"], "by": cause, "what": tuple(_parts(gained))}))
        else:
            lines.append(one)
    return lines


def _cause(gain: Text, gathering: Text | None) -> Text | None:
    """The card that brings a gain, or the location of the Gather that does."""
    by = gain.args.get("by")
    if by is None and gathering is not None and gathering.args["player"] == gain.args["player"]:
        by = gathering.args["tile"]
    return by if isinstance(by, Text) else None


def _last(lines: Sequence[Text]) -> int:
    """The last line but for cards turned up since; -1 for none."""
    return next((n for n in reversed(range(len(lines))) if lines[n].id not in (_BETWEEN, _NEW)), -1)


def _new(line: Text) -> tuple[Text, ...]:
    """The cards turned up that a line tells of, each with its spot."""
    cards = line.args.get("cards")
    return cards if isinstance(cards, tuple) else (Text("name-at", line.args),)  # type: ignore[return-value]


def _joins(line: Text, gain: Text, cause: Text | None) -> bool:
    """Whether a gain goes on from a line: what the same player did or gained by the same ``cause``."""
    if line.args.get("player") != gain.args["player"]:
        return False
    lead = line.id.removesuffix("-gains")
    if lead in _LEADS:
        return line.args["card"] == cause
    if lead in _GATHERS:
        return "by" not in gain.args and line.id != "say-trashes-map-gains"
    return (line.id in _GAINS or line.id == _BY) and line.args.get("by") == cause


def _named(line: Text) -> object:
    """What a line says is gained, as one thing among others: a card's name in quotes."""
    gained = line.args[_GAINS[line.id]]
    return text("name-quoted", card=gained) if line.id == "say-gains-card" else gained


def _joined(line: Text, gained: object) -> Text:
    """A line with one more thing gained."""
    if line.id in _GAINS:
        others = {name: value for name, value in line.args.items() if name != _GAINS[line.id]}
        return Text("say-gains", {**others, "what": _summed([*_parts(_named(line)), *_parts(gained)])})
    said = line.id if line.id == _BY or line.id.endswith("-gains") else f"{line.id}-gains"
    return Text(said, {**line.args, "what": _summed([*_parts(line.args.get("what")), *_parts(gained)])})


def _parts(what: object) -> Iterable[Text]:
    """The single things of what is gained."""
    if isinstance(what, tuple):
        yield from what
    elif isinstance(what, Text) and what.id == "join-and":
        yield from _parts(what.args["one"])
        yield from _parts(what.args["other"])
    elif isinstance(what, Text):
        yield what


def _summed(things: Iterable[Text]) -> tuple[Text, ...]:
    """Things of one kind counted together."""
    found: dict[Text, int] = {}
    kinds: list[Text] = []
    for thing in things:
        n = thing.args.get("n")
        kind = Text(thing.id, {name: value for name, value in thing.args.items() if name != "n"})
        if isinstance(n, int) and kind in found:
            found[kind] += n
        elif isinstance(n, int):
            found[kind] = n
            kinds.append(kind)
        else:
            kinds.append(thing)
    return tuple(Text(kind.id, {**kind.args, "n": found[kind]}) if kind in found else kind for kind in kinds)
