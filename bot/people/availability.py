"""The arithmetic of calendars: when a person's clocks rest, and how much open time lies between two instants.

An instant is closed where the local clock shows a closed time. So an hour that a change of the clocks skips closes
nothing, and one that comes twice is closed or open twice: whatever passes is counted once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache, partial
from zoneinfo import ZoneInfo

from bot.people.calendar import ALWAYS, MINUTES_OF_A_DAY, Away, Calendar, Schedule, Version
from bot.people.spans import Span, common, cut, gaps, length, merged

MAX_REST_MINUTES = 600
"""The minutes of a day for which clocks rest at most: its first ones without play."""

MAX_REST_DAYS = 2
"""The days of a week for which clocks rest at most."""

FIRST_DAYS = (5, 6, 0, 1, 2, 3, 4)
"""In this order days of the week rest, where more are off than may."""

NOTICE_TIME = timedelta(hours=24)
"""The time before hours that are newly closed count for turns."""

DAYS_OF_A_YEAR = 365
"""Days in which a person has so many days of vacation."""

Rests = Callable[[datetime, datetime], Sequence[Span]]
"""The stretches between two instants in which a clock rests."""

Week = tuple[tuple[tuple[int, int], ...], ...]
"""For each weekday the stretches of it, in minutes after midnight, that are closed."""

MAX_CLOCK_TIME = timedelta(days=800)
"""No clock runs for longer."""

NOTIFY_DAYS_BEFORE = 3
"""The days before the last day of an absence on which its owner is notified of the end."""

INSTANT = timedelta.resolution


@lru_cache(maxsize=1024)
def week(calendar: Calendar, *, for_clocks: bool = True) -> Week:
    """Return the closed hours of each day of the week; ``for_clocks`` no more than clocks may rest."""
    off = [day for day in FIRST_DAYS if day in calendar.days_off]
    resting = off[:MAX_REST_DAYS] if for_clocks else off
    most = MAX_REST_MINUTES if for_clocks else MINUTES_OF_A_DAY
    return tuple(
        ((0, MINUTES_OF_A_DAY),) if day in resting else _first(_closed(calendar, day), most) for day in range(7)
    )


def leaves_time(calendar: Calendar) -> bool:
    """Whether any minute of the week is left for playing."""
    return any(sum(end - start for start, end in day) < MINUTES_OF_A_DAY for day in week(calendar, for_clocks=False))


def overfull(calendar: Calendar) -> tuple[tuple[int, ...], bool]:
    """Where clocks run on though its owner does not play: the weekdays with too many hours, and whether days are."""
    asked, rested = week(calendar, for_clocks=False), week(calendar)
    days = len(set(calendar.days_off)) > MAX_REST_DAYS
    return tuple(n for n in range(7) if n not in calendar.days_off and asked[n] != rested[n]), days


def closed(calendar: Calendar, start: datetime, end: datetime, *, for_clocks: bool = True) -> list[Span]:
    """The closed stretches of ``calendar`` between two instants."""
    days = week(calendar, for_clocks=for_clocks)
    if not any(days) or start >= end:
        return []
    return cut(merged(_on_the_ground(days, ZoneInfo(calendar.zone), start, end)), start, end)


def closed_for(schedule: Schedule, began: datetime, start: datetime, end: datetime) -> list[Span]:
    """When a clock rests by the calendars of ``schedule``, in a turn that ``began`` then, between two instants.

    What opens hours counts at once; what closes some only for turns that begin :data:`NOTICE_TIME` later or more.
    """
    versions = (Version(ALWAYS, Calendar()), *schedule.versions)
    base = max(n for n, version in enumerate(versions) if n == 0 or version.since + NOTICE_TIME <= began)
    found = closed(versions[base].calendar, start, end)
    for version in versions[base + 1 :]:
        since = max(version.since, start)
        found = [*cut(found, start, min(since, end)), *common(found, closed(version.calendar, since, end))]
    return merged(found)


def days_away(away: Iterable[Away], start: datetime, end: datetime) -> Iterator[tuple[int, Span]]:
    """The days away between two instants, in order: each day's ordinal, and what of it counts."""
    found = []
    for each in away:
        zone, first = ZoneInfo(each.zone), max(each.first, _local_date(max(start, each.made_at), each.zone))
        last = _local_date(end if each.back_at is None else min(end, each.back_at), each.zone)
        for number in range(first.toordinal(), min(last, each.last or last).toordinal() + 1):
            begins, ends = _midnight(zone, number), _midnight(zone, number + 1)
            since = max(begins, start, each.made_at)
            until = min(ends, end) if each.back_at is None else min(ends, end, each.back_at)
            if since < until:
                found.append((number, (since, until)))
    yield from sorted(found, key=lambda day: day[1])


def is_away(schedule: Schedule, now: datetime) -> Away | None:
    """Return the absence of ``schedule`` at ``now``; None where there is none."""
    return next((each for each in schedule.away if away_span(each)[0] <= now < away_span(each)[1]), None)


def away_span(away: Away) -> Span:
    """From when until when it counts; an instant far ahead where nobody knows the end."""
    zone = ZoneInfo(away.zone)
    start = max(_midnight(zone, away.first.toordinal()), away.made_at)
    end = datetime.max.replace(tzinfo=UTC) if away.last is None else _midnight(zone, away.last.toordinal() + 1)
    return start, min(end, away.back_at or end)


def reminders_rest(schedule: Schedule, start: datetime, end: datetime) -> list[Span]:
    """When nobody is to be reminded, between two instants: outside of the hours of play, all of them, and while away.

    Unlike a clock it follows the calendar as it was last entered, and all days away.
    """
    absent = (span for span in map(away_span, schedule.away) if span[0] < span[1])
    return merged([*closed(schedule.calendar, start, end, for_clocks=False), *cut(merged(absent), start, end)])


def quiet_until(schedule: Schedule, at: datetime) -> datetime | None:
    """When reminders no longer rest that rest ``at`` that time; None where they do not. It may be years ahead."""
    back, rests = at, partial(reminders_rest, schedule)
    while (absence := is_away(schedule, back)) is not None:  # no need to look at every night until then
        back = away_span(absence)[1]
        if back - at > MAX_CLOCK_TIME:
            return at + MAX_CLOCK_TIME
    until = used_up(rests, back, INSTANT) - INSTANT
    return until if until > at else None


def end_told_at(away: Away) -> datetime | None:
    """When to tell of the end of an absence, noon :data:`NOTIFY_DAYS_BEFORE` days before its last day.

    None where nobody knows it, or where it is too short for that.
    """
    if away.last is None or (away.last - away.first).days < NOTIFY_DAYS_BEFORE:
        return None
    noon = datetime.combine(away.last - timedelta(days=NOTIFY_DAYS_BEFORE), time(12), ZoneInfo(away.zone)).astimezone(
        UTC
    )
    return noon if noon > away.made_at else None


def next_check(away: Away, after: datetime) -> datetime | None:
    """Return when there is next something to do about an absence ``after`` that time; None where nothing is left.

    When it begins, at each midnight while it lasts, when it ends, and when that is told.
    """
    start, end = away_span(away)
    midnight = _midnight(ZoneInfo(away.zone), _local_date(after, away.zone).toordinal() + 1)
    times = (start if after < start else midnight, end_told_at(away))
    return min((at for at in times if at is not None and after < at <= end), default=None)


def affordable_days(first: date, last: date, *, charged: Collection[int], allowance: int) -> int:
    """For how many of these days, both included, clocks could rest, beside the days ``charged`` already."""
    days = set(charged)
    for day in range(first.toordinal(), last.toordinal() + 1):
        if day not in days and _affordable(day, days, allowance):
            days.add(day)
    return sum(day in days for day in range(first.toordinal(), last.toordinal() + 1))


def granted(
    schedule: Schedule, began: datetime, start: datetime, end: datetime, *, charged: Collection[int], allowance: int
) -> tuple[list[Span], tuple[int, ...]]:
    """When a clock rests because its owner is away, and the days that are charged for it beyond those ``charged``.

    A day is charged where the clock would have run in it, and rests as long as no :data:`DAYS_OF_A_YEAR` has more than
    ``allowance`` such days.
    """
    spans: list[Span] = []
    days = set(charged)
    for day, span in days_away(schedule.away, start, end):
        if day not in days:
            if not length(gaps(closed_for(schedule, began, *span), *span)) or not _affordable(day, days, allowance):
                continue
            days.add(day)
        spans.append(span)
    return spans, tuple(sorted(days.difference(charged)))


def open_time(rests: Rests, start: datetime, end: datetime) -> timedelta:
    """How much open time lies between two instants."""
    return max(end - start, timedelta()) - length(rests(start, end))


def open_spans(rests: Rests, start: datetime, end: datetime) -> list[Span]:
    """The open stretches between two instants."""
    return gaps(rests(start, end), start, end)


def used_up(rests: Rests, start: datetime, span: timedelta) -> datetime:
    """When ``span`` of open time has passed since ``start``."""
    reach = span + timedelta(days=2)
    while reach < MAX_CLOCK_TIME and open_time(rests, start, start + reach) < span:
        reach *= 2
    left = span
    for begins, ends in open_spans(rests, start, start + reach):
        if ends - begins >= left:
            return begins + left
        left -= ends - begins
    return start + reach


def _affordable(day: int, charged: set[int], allowance: int) -> bool:
    """Whether every :data:`DAYS_OF_A_YEAR` that ``day`` lies in has room for one more day."""
    near = sorted(other for other in charged if abs(other - day) < DAYS_OF_A_YEAR)
    starts = [day, *(other for other in near if other <= day)]
    return all(sum(first <= other < first + DAYS_OF_A_YEAR for other in near) < allowance for first in starts)


def _closed(calendar: Calendar, day: int) -> list[tuple[int, int]]:
    """The stretches of a day of the week in which hours without play lie, apart and in order."""
    found = []
    for hours in calendar.hours:
        over = hours.end <= hours.start
        if day in hours.weekdays:
            found.append((hours.start, MINUTES_OF_A_DAY if over else hours.end))
        if over and (day - 1) % 7 in hours.weekdays:
            found.append((0, hours.end))
    joined: list[tuple[int, int]] = []
    for start, end in sorted(each for each in found if each[0] < each[1]):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((start, end))
    return joined


def _first(stretches: Iterable[tuple[int, int]], most: int) -> tuple[tuple[int, int], ...]:
    """The first ``most`` minutes of ``stretches``."""
    found = []
    for start, end in stretches:
        until = min(end, start + most)
        most -= until - start
        if start < until:
            found.append((start, until))
    return tuple(found)


def _on_the_ground(days: Week, zone: ZoneInfo, start: datetime, end: datetime) -> Iterator[Span]:
    """The closed stretches of local days as instants, for each stretch of time in which the zone keeps its offset."""
    for since, until, offset in _offsets(zone, start, end):
        local = (since + offset).date()
        for number in range(local.toordinal(), (until + offset).date().toordinal() + 1):
            midnight = datetime.combine(date.fromordinal(number), datetime.min.time(), UTC) - offset
            for first, last in days[(number - 1) % 7]:
                span = midnight + timedelta(minutes=first), midnight + timedelta(minutes=last)
                yield max(span[0], since), min(span[1], until)


def _offsets(zone: ZoneInfo, start: datetime, end: datetime) -> Iterator[tuple[datetime, datetime, timedelta]]:
    """The time between two instants, parted where the zone's offset changes. No zone does that twice in a day."""
    since, at, offset = start, start, _offset(zone, start)
    while at < end:
        following = min(at + timedelta(days=1), end)
        if (other := _offset(zone, following)) != offset:
            change = _change(zone, at, following, other)
            yield since, change, offset
            since, offset = change, other
        at = following
    yield since, end, offset


def _change(zone: ZoneInfo, before: datetime, after: datetime, offset: timedelta) -> datetime:
    """The first whole second after ``before`` and up to ``after`` at which the zone has the ``offset`` it has then."""
    low, high = int(before.timestamp()), -int(-after.timestamp() // 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if _offset(zone, datetime.fromtimestamp(middle, UTC)) == offset else (middle, high)
    return datetime.fromtimestamp(high, UTC)


def _offset(zone: ZoneInfo, at: datetime) -> timedelta:
    return at.astimezone(zone).utcoffset() or timedelta()


def _midnight(zone: ZoneInfo, number: int) -> datetime:
    """When the day with this ordinal begins; where the clocks skip midnight, when they do."""
    return datetime.combine(date.fromordinal(number), datetime.min.time(), zone).astimezone(UTC)


def _local_date(at: datetime, zone: str) -> date:
    return at.astimezone(ZoneInfo(zone)).date()


__all__ = [
    "Rests", "affordable_days", "away_span", "closed", "closed_for", "days_away", "end_told_at", "granted", "is_away",
    "leaves_time", "next_check", "open_spans", "open_time", "overfull", "quiet_until", "reminders_rest", "used_up",
    "week",
]  # fmt: skip
