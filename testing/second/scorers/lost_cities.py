"""Lost Cities counted from the table by the published rules ("Game end and scoring"), without a line of the game's own.

Totals of rounds that are over are taken as the table shows them: ``round_scores`` counts a round while it still lies
there, and :func:`score` is to be asked before its cards are shuffled again.
"""

from __future__ import annotations

from games.lost_cities.state import TableOptions
from games.lost_cities.view import View


def expedition(cards: tuple[str, ...]) -> int:
    """Return the points of one side's cards of one colour."""
    if len(cards) == 0:
        return 0
    investments = 0
    value = -20
    for card in cards:
        rank = card.split("-")[1]
        if rank == "x":
            investments += 1
        else:
            value += int(rank)
    value *= 1 + investments
    if len(cards) >= 8:
        value += 20
    return value


def round_scores(view: View) -> list[int]:
    """Return the points of each side's expeditions on the table."""
    return [sum(expedition(column.cards) for column in side) for side in view.sides]


def score(view: View, options: TableOptions) -> list[int]:
    """Each seat's points so far, the round on the table included; at the end the final ones."""
    sides = [0, 0]
    finished = list(view.round_scores)
    if view.step == "over":
        assert len(finished) == options.rounds
        finished.pop()  # its cards still lie on the table: they are counted
    for one, two in finished:
        sides[0] += one
        sides[1] += two
    now = round_scores(view)
    return [sides[seat % 2] + now[seat % 2] for seat in range(view.seats)]


def places(view: View, options: TableOptions) -> list[int]:
    """Each seat's place at the end: most points, and those with as many share it."""
    points = score(view, options)
    return [1 if points[seat] >= points[(seat + 1) % 2] else 2 for seat in range(view.seats)]


def follow(before: View, after: View) -> None:
    """Holds one choice against the rules: a round ends with what lies on the table, by whoever draws the last card."""
    if len(after.round_scores) == len(before.round_scores):
        return
    assert before.draw_pile == 1, before
    assert list(after.round_scores[-1]) == round_scores(before), (before, after)
    assert after.round_scores[:-1] == before.round_scores, (before, after)
