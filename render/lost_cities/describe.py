"""The board, the hand and the score sheet in words: for alt texts, and for those who do not see pictures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from games.engine import Standing, Text, text
from games.lost_cities.view import ROUND_END, Expedition, View
from render.alt_text import shortened, signed
from render.scene import Say


def colour_and_rank(card: str) -> tuple[str, str]:
    """A card's colour and its rank: ``2`` to ``10``, or ``x`` for an investment."""
    colour, rank = card.split("-")
    return colour, rank


def last_round(view: View, touched: Collection[str] = ()) -> View | None:
    """How the last round ended, where that is to be shown: it is among what is ``touched``, or nobody has moved."""
    begun = any(view.discards) or any(each.cards for side in view.sides for each in side)
    return view.ended if ROUND_END in touched or not begun else None


def board(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The public board, line by line."""
    lines = [say(text("pic-tell-round", round=view.round, rounds=view.rounds))]
    if view.actor is None:
        lines.append(say(text("pic-tell-round-over" if view.step == "round-over" else "pic-tell-over")))
    else:
        lines.append(say(text("pic-tell-turn", who=names[view.actor])))
    lines.append(say(text("pic-tell-pile", number=view.draw_pile)))
    lines += [_side(view, say, names, side) for side in (0, 1)]
    lines.append(_discards(view, say))
    for seat, number in enumerate(view.hand_counts):
        lines.append(say(text("pic-tell-count", who=names[seat], number=number)))
    return lines


def side(view: View, say: Say, names: Sequence[str], number: int) -> list[str]:
    """One side with the discard piles, line by line."""
    return [_side(view, say, names, number), _discards(view, say)]


def hand(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """What only the view's owner sees; nothing for a spectator."""
    if view.me is None:
        return []
    lines = [say(text("pic-tell-hand", cards=_cards(view.hand, say)) if view.hand else text("pic-no-cards"))]
    partner = names[(view.me + 2) % view.seats] if view.seats == 4 else ""
    if view.received:
        lines.append(say(text("pic-tell-received", who=partner, cards=_cards(view.received, say))))
    if view.given:
        lines.append(say(text("pic-tell-given", who=partner, cards=_cards(view.given, say))))
    if view.blocked is not None and view.actor == view.me:
        lines.append(say(text("pic-tell-blocked", place=say(text(f"expedition-{view.blocked}")))))
    return lines


def draw_sources(view: View, say: Say) -> list[str]:
    """The piles to draw from."""
    return [say(text("pic-tell-pile", number=view.draw_pile)), _discards(view, say)]


def sheet(view: View, standings: Sequence[Standing], say: Say, names: Sequence[str]) -> list[str]:
    """The result, best first; after a round that is not the last, what each side has so far."""
    title, played = map(say, sheet_title(view))
    if view.step == "round-over":
        return [f"{title}. {played}.", *(_side(view, say, names, side) for side in (0, 1))]
    lines, found = [f"{title}."], scores(view, standings)
    for standing in sorted(standings, key=lambda standing: (standing.place, standing.seat)):
        rounds = ", ".join(signed(each[standing.seat % 2]) for each in found.rounds)
        lines.append(
            say(
                text(
                    "pic-tell-result",
                    place=standing.place,
                    who=names[standing.seat],
                    score=signed(standing.score),
                    rounds=rounds or "–",
                )
            )
        )
    return lines


class Scores(NamedTuple):
    """What both sides have: in each round, and in all."""

    rounds: Sequence[tuple[int, int]]
    totals: tuple[int, int]


def scores(view: View, standings: Sequence[Standing]) -> Scores:
    """The scores on a sheet. A round in which a game was given up counts as it stood, as in its ``standings``."""
    if not standings:
        return Scores(view.round_scores, view.totals)
    below, above = (next(each for each in standings if each.seat % 2 == side) for side in (0, 1))
    rounds = [*zip(below.parts.values(), above.parts.values(), strict=True)]
    return Scores(rounds, (below.score, above.score))


def sheet_title(view: View) -> tuple[Text, Text]:
    """The two lines above a score sheet."""
    between = view.step == "round-over"
    played = text("pic-round-number", round=len(view.round_scores) if between else view.round)
    return text("pic-so-far" if between else "pic-final"), played


def alt(lines: Sequence[str]) -> str:
    """Lines as one alt text."""
    return shortened(" ".join(lines))


def _side(view: View, say: Say, names: Sequence[str], side: int) -> str:
    own = view.sides[side]
    told = [_expedition(expedition, say) for expedition in own if expedition.cards]
    who = names[side]
    if view.seats == 4:
        who = say(text("pic-tell-players", who=names[side], partner=names[side + 2]))
    return say(
        text(
            "pic-tell-side",
            who=who,
            score=signed(sum(expedition.score for expedition in own)),
            total=signed(view.totals[side]),
            cards=say(text("semicolon")).join(told) or say(text("pic-tell-nothing")),
        )
    )


def _discards(view: View, say: Say) -> str:
    tops = [card for card in view.discards if card is not None]
    return say(text("pic-tell-discards", cards=_cards(tops, say)) if tops else text("pic-tell-no-discards"))


def _expedition(expedition: Expedition, say: Say) -> str:
    ranks = [colour_and_rank(card)[1] for card in expedition.cards]
    investments = ranks.count("x")
    parts = [say(text("pic-tell-investments", number=investments))] if investments else []
    parts += [" ".join(rank for rank in ranks if rank != "x")] if investments < len(ranks) else []
    place = say(text(f"expedition-{expedition.colour}"))
    return say(text("pic-tell-expedition", place=place, cards=", ".join(parts), score=signed(expedition.score)))


def _card(card: str, say: Say) -> str:
    colour, rank = colour_and_rank(card)
    shown = say(text("pic-tell-investments", number=1)) if rank == "x" else rank
    return say(text("pic-tell-top", place=say(text(f"expedition-{colour}")), card=shown))


def _cards(cards: Sequence[str], say: Say) -> str:
    return ", ".join(_card(card, say) for card in cards)
