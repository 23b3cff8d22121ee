"""Expeditions counted from the table by the published rules (page 13), or by the German summary where a table plays so.

The coins printed on items are read off the cards.
"""

from __future__ import annotations

from games.expeditions.catalogue import CARDS
from games.expeditions.state import Options
from games.expeditions.view import SeatView, View


def score(view: View, options: Options) -> list[int]:
    """Each seat's dollars if the game ended now."""
    return [dollars(view, options, owner) for owner in view.seats]


def places(view: View, options: Options) -> list[int]:
    """Each seat's place: the wealthiest, then by what breaks ties, then shared."""
    found = [(dollars(view, options, owner), *tie_break(options, owner)) for owner in view.seats]
    return [1 + len([other for other in found if other > mine]) for mine in found]


def dollars(view: View, options: Options, owner: SeatView) -> int:
    """Coins, stars, upgraded items as printed, and $2 for each corruption token."""
    total = owner.coins
    if options.shared_stars:
        for number, category in enumerate(owner.progress):
            if category.star:
                sharing = len([seat for seat in view.seats if seat.progress[number].star])
                total += max(5, 10 // sharing)
    else:
        each = {0: 5, 1: 6, 2: 8}.get(len(owner.solved), 10)
        total += each * len([category for category in owner.progress if category.star])
    for key in owner.upgraded:
        total += CARDS[key].coins  # type: ignore[union-attr]
    return total + 2 * len(owner.corruption)


def tie_break(options: Options, owner: SeatView) -> tuple[int, ...]:
    """The sum of what all categories count, the 20 being one of the tokens; or the summary's list."""
    if options.summary_ties:
        tucked = (len(owner.solved), len(owner.upgraded), len(owner.melded))
        return (owner.power + owner.guile, *tucked, len(owner.corruption))
    total = len(owner.solved) + len(owner.melded) + len(owner.upgraded) + len(owner.corruption)
    total += len(owner.hand) + len(owner.active)
    total += sum(owner.workers.values()) + owner.maps
    return (total,)


def follow(before: View, after: View) -> None:
    """Holds one choice against the rules: what is tucked stays, within its limit, and stars lie where earned."""
    for was, owner in zip(before.seats, after.seats, strict=True):
        most = 5 if owner.mech == "tatanka" else 4
        for had, has in ((was.solved, owner.solved), (was.upgraded, owner.upgraded), (was.melded, owner.melded)):
            assert set(has) >= set(had), (before, after)
            assert len(has) <= most, (before, after)
        assert max(owner.power, owner.guile) <= 10, (before, after)
        if was.seat != before.actor:
            assert (owner.stars, owner.coins) == (was.stars, was.coins), (before, after)
        for number, category in enumerate(owner.progress):
            if category.star and not was.progress[number].star:
                assert category.category in {*reached(was), *reached(owner)}, (before, after)
            assert category.star or not was.progress[number].star, (before, after)


def reached(owner: SeatView) -> list[str]:
    """The glory categories whose goals a player has reached (page 11)."""
    twenties = len([token for token in owner.corruption if token.value == 20])
    found = {
        "solve": len(owner.solved) >= 4,
        "meld": len(owner.melded) >= 4,
        "upgrade": len(owner.upgraded) >= 4,
        "twenty": twenties == 1,
        "corruption": len(owner.corruption) - twenties >= 7,
        "cards": len(owner.hand) + len(owner.active) >= 8,
        "workers-maps": sum(owner.workers.values()) >= 7 or owner.maps >= 5,
    }
    return [category for category, yes in found.items() if yes]
