"""Pairings of the next round of a tournament. Pure: the same field and draw seed give the same round."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.tournaments.pairing import bracket, circle, groups, swiss
from bot.tournaments.pairing.field import CannotPairError, Entrant, Form, Pairing
from bot.tournaments.pairing.history import History, chance
from bot.tournaments.pairing.lines import in_lines

__all__ = ["CannotPairError", "Entrant", "Form", "Pairing", "next_round", "rounds"]


def next_round(
    form: Form,
    group_size: int,
    entrants: Sequence[Entrant],
    played: Sequence[Pairing],
    round_number: int,
    draw_seed: bytes,
    sizes: Collection[int] = range(2, 7),
    *,
    third_place: bool = False,
) -> tuple[tuple[int, ...], ...]:
    """The tables of a round (from 1): the people at each in the order in which they sit; one alone has a bye.

    ``group_size`` sit at a table at most, in ``sizes`` the game can be played with. Who has dropped out is at none.
    A game that still runs counts as a draw, in a knockout it raises CannotPairError; that may have a game for
    ``third_place``. Two hundred people can take
    seconds: not for an event loop.
    """
    possible(form, group_size)
    rng, people = chance(draw_seed, round_number), [entrant.person for entrant in entrants if not entrant.dropped]
    if form is Form.KNOCKOUT:
        return tuple(bracket.pairs(entrants, played, round_number, rng, third_place=third_place))
    if form is Form.ROUND_ROBIN and group_size == 2:
        return tuple(circle.pairs(entrants, round_number))
    history = History(entrants, played)
    if group_size == 2:
        found = swiss.pairs(people, history, rng)
    else:
        by_score = form is Form.SWISS
        order = history.in_order(people) if by_score else _by_draw(entrants, group_size, round_number, draw_seed)
        found = groups.tables(order, group_size, sizes, history, rng, by_score=by_score)
    return tuple(history.seated(table, rng) for table in found)


def _by_draw(entrants: Sequence[Entrant], group_size: int, round_number: int, draw_seed: bytes) -> list[int]:
    """Order the people of all rounds by the draw seed, so that those stand together who should meet."""
    everybody, out = sorted(entrant.person for entrant in entrants), {each.person for each in entrants if each.dropped}
    chance(draw_seed, 0).shuffle(everybody)
    return [person for person in in_lines(everybody, group_size, round_number) if person not in out]


def rounds(form: Form, group_size: int, entrants_count: int, asked: int | None, legs: int = 1) -> int:
    """How many rounds a tournament of so many people has: those ``asked`` for, as far as the form allows them.

    None: until all have met (``legs`` times in a round robin of two), or could have; in a Swiss as many as a knockout
    would take. Raises CannotPairError for what cannot be: fewer than two people, less than a round, a knockout of more
    than two at a table.
    """
    possible(form, group_size)
    if entrants_count < 2:
        raise CannotPairError("too-few", count=entrants_count, least=2)
    if asked is not None and asked < 1:
        raise CannotPairError("no-round", count=asked)
    if form is Form.KNOCKOUT:
        return bracket.rounds(entrants_count)
    most = circle.full(entrants_count) if group_size == 2 else max(1, (entrants_count - 1) // (group_size - 1))
    if form is Form.ROUND_ROBIN and group_size == 2:
        most *= legs
    return min(most, asked or (_swiss_rounds(group_size, entrants_count) if form is Form.SWISS else most))


def possible(form: Form, group_size: int) -> None:
    """Raises CannotPairError for what no number of people could play."""
    if group_size < 2:
        raise CannotPairError("alone", count=group_size)
    if form is Form.KNOCKOUT and group_size > 2:
        raise CannotPairError("knockout-of-two", count=group_size)


def _swiss_rounds(group_size: int, people: int) -> int:
    """The least number of rounds in which only one can have won all games."""
    count = 1
    while group_size**count < people:
        count += 1
    return count
