"""Moon counted from the table by the player aid ("End of Game"), with the end effects as their cards word them.

What is printed on cards (colour, flags, production, hearts) is read off the cards; every count and every end effect is
done here once more, by the name of its card.
"""

from __future__ import annotations

from games.moon.catalogue import BASES, REPUTATIONS, STRUCTURES
from games.moon.state import Options
from games.moon.view import SeatView, View


def score(view: View, options: Options) -> list[int]:
    """Each seat's points if the game ended now."""
    return [points(view, seat) for seat in range(len(view.seats))]


def places(view: View, options: Options) -> list[int]:
    """Each seat's place: most points, then most rovers, then most resources."""
    found = [(points(view, owner.seat), owner.rovers, sum(owner.resources.values())) for owner in view.seats]
    return [1 + len([other for other in found if other > mine]) for mine in found]


def points(view: View, seat: int) -> int:
    """Hearts won, hearts printed on structures and on reputation cards, and what structures give at the end."""
    owner = view.seats[seat]
    total = owner.hearts
    for built in owner.tableau:
        total += STRUCTURES[built.key].hearts
        total += end_effect(built.key, owner)
    for reputation in owner.reputations:
        total += REPUTATIONS[reputation].hearts
    return total + mirrors(view, seat)


def mirrors(view: View, seat: int) -> int:
    """The best end effect of a neighbour's grey structures, as if it were one's own, for each mirror one."""
    owner = view.seats[seat]
    having = len([built for built in owner.tableau if built.key == "hall-of-mirrors"])
    left, right = view.seats[(seat + 1) % len(view.seats)], view.seats[seat - 1]
    beside = [left] if left.seat == right.seat else [left, right]
    theirs = [built.key for neighbour in beside for built in neighbour.tableau]
    worth = sorted((end_effect(key, owner) for key in theirs if STRUCTURES[key].colour == "grey"), reverse=True)
    return sum(worth[:having])


def end_effect(key: str, owner: SeatView) -> int:
    """Return the points of the card with this key for ``owner`` at the end; 0 without an end effect."""
    flags = printed_flags(owner)
    if key == "power-grid":
        return min(8, production(owner) // 2)
    if key == "rover-museum":
        return min(14, 2 * flags.count("transport"))
    if key == "harvest-festival":
        return min(14, 2 * flags.count("food"))
    if key == "city-hall":
        return min(15, 3 * flags.count("housing"))
    if key == "medal-academy":
        return min(15, 3 * flags.count("science"))
    if key == "patent-office":
        return min(15, 3 * flags.count("industry"))
    if key == "low-g-theatre":
        return min(15, 3 * colours(owner).count("pink"))
    if key == "ark-of-records":
        return min(14, 2 * colours(owner).count("grey"))
    if key == "crater-derby":
        return min(12, 2 * owner.rovers)
    if key == "earthrise-park":
        return 2 * len(set(colours(owner)))
    if key == "hall-of-fame":
        return min(8, 2 * len(owner.reputations))
    if key == "reserve-vault":
        return min(6, sum(owner.resources.values()))
    if key == "hall-of-hearts":
        return min(12, 2 * sum(built.hearts for built in owner.tableau))
    if key == "council-of-five":
        return 2 * len(set(flags))
    if key == "moon-capital":
        return min(10, len(owner.tableau) // 2)
    return 0


def printed_flags(owner: SeatView) -> list[str]:
    """The flags on the base and the structures."""
    found: list[str] = [BASES[owner.base].flag]
    for built in owner.tableau:
        found.extend(STRUCTURES[built.key].flags)
    return found


def production(owner: SeatView) -> int:
    """The production symbols on the base and the structures."""
    return 1 + sum(sum(STRUCTURES[built.key].makes.values()) for built in owner.tableau)


def colours(owner: SeatView) -> list[str]:
    """The colours of the structures, one each."""
    return [STRUCTURES[built.key].colour for built in owner.tableau]


def follow(before: View, after: View) -> None:
    """Holds an era's scoring against the aid: each flag to whoever has most, and each heart token on a card a heart."""
    if not before.acted or (after.era, after.phase) == (before.era, before.phase):
        return
    expected = [owner.hearts + sum(built.hearts for built in owner.tableau) for owner in before.seats]
    for flag in before.flags:
        winner = majority(before, flag.flag)
        if winner is not None:
            expected[winner] += flag.hearts
    assert [owner.hearts for owner in after.seats] == expected, (expected, before, after)
    assert all(built.parked is None and not built.flipped for owner in after.seats for built in owner.tableau)


def majority(view: View, flag: str) -> int | None:
    """Return who takes the hearts of a flag: most printed flags, then most rovers when those parked are taken in."""
    shown = [printed_flags(owner).count(flag) for owner in view.seats]
    most = max(shown)
    if most == 0:
        return None
    tied = [owner for owner in view.seats if shown[owner.seat] == most]
    charters = [owner for owner in tied if any(built.key == "lunar-charter" for built in owner.tableau)]
    if len(tied) > 1 and len(charters) > 0:
        tied = charters
    rovers = {owner.seat: owner.rovers + len([b for b in owner.tableau if b.parked is not None]) for owner in tied}
    best = [seat for seat, n in rovers.items() if n == max(rovers.values())]
    return best[0] if len(best) == 1 else None
