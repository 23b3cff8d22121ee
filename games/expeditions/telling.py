"""What happened, in few lines: a turn of a dozen clicks is told as a player would tell it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.engine import Text, text

_GAINS = {"say-gains": "what", "say-gains-card": "card"}
"""What tells of a gain, and which argument names it."""
_LEADS = ("say-plays", "say-places", "say-moves", "say-whenever")
"""What a gain may follow in the same line; the line of both is called ``…-gains``."""
_BETWEEN = "say-turned-up"
"""What stands between two gains and does not keep them apart: the card that takes the place of the one gained."""
_NEW = "say-turned-up-more"
"""Several such cards."""


def told(said: Sequence[Text]) -> list[Text]:
    """``said`` with one line for what somebody gains one after the other and what led to it, one for all new cards."""
    lines: list[Text] = []
    for one in said:
        if one.id == _BETWEEN and lines and lines[-1].id in (_BETWEEN, _NEW):
            lines[-1] = text(_NEW, cards=(*_new(lines[-1]), *_new(one)))
            continue
        at = _last(lines)
        what = _GAINS.get(one.id)
        if what is None or at < 0 or not _joins(lines[at], one):
            lines.append(one)
            continue
        gained = one.args[what]
        assert isinstance(gained, Text)  # noqa: S101 - so it is said
        lines[at] = _joined(lines[at], one, gained)
    return lines


def _last(lines: Sequence[Text]) -> int:
    """The last line but for cards turned up since; -1 for none."""
    return next((n for n in reversed(range(len(lines))) if lines[n].id not in (_BETWEEN, _NEW)), -1)


def _new(line: Text) -> tuple[Text, ...]:
    """The cards turned up that a line tells of, each with its spot."""
    cards = line.args.get("cards")
    return cards if isinstance(cards, tuple) else (Text("name-at", line.args),)  # type: ignore[return-value]


def _joins(line: Text, gain: Text) -> bool:
    """Whether a gain goes on from a line: what the same player did, gained, or has a card for."""
    known = line.id in _GAINS or line.id in _LEADS or line.id.removesuffix("-gains") in _LEADS
    return known and line.args["player"] == gain.args["player"]


def _joined(line: Text, gain: Text, gained: Text) -> Text:
    if line.id in _GAINS:
        before = line.args[_GAINS[line.id]]
        return text("say-gains", player=gain.args["player"], what=_summed([*_parts(before), *_parts(gained)]))
    if line.id in _LEADS:
        return Text(f"{line.id}-gains", {**line.args, "what": _summed(_parts(gained))})
    return Text(line.id, {**line.args, "what": _summed([*_parts(line.args["what"]), *_parts(gained)])})


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
