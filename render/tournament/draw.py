"""Pictures of a tournament: standings, the tables of a round, a bracket."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Box, Canvas
from render.palette import ACCENT, GROUND, INK, MUTED, PANEL, SLOT, WARNING, meeting, shades
from render.scene import Picture
from render.tournament import BracketChart, Chart, PairingsChart, Seat, StandingsChart, StandingsLine, Table

WIDTH, EDGE, HEAD, FOOT = 1200, 28, 112, 60
SMALLEST = 26
"""No words are smaller: on a phone pictures are a third as wide."""

PLACE, MOVED, NAME, COLUMN, ROW, HEADS = 108.0, 124.0, 206.0, 126.0, 60, 48
"""Of standings: where places end, arrows and names begin; the width of a number's column; heights."""

PAIR_ROW, SEAT_ROW, GAP = 64, 46, 16
PARTY, MEETING_GAP, JOINT = 92, 20, 30
"""Of a bracket: the height of a meeting, between meetings, and the width between rounds."""

_COLOURS = shades(meeting((INK, MUTED, ACCENT, WARNING), (GROUND, PANEL, SLOT)))


def draw(chart: Chart) -> Picture:
    """The picture of ``chart``."""
    match chart:
        case StandingsChart():
            canvas = _standings(chart)
        case PairingsChart():
            canvas = _pairings(chart)
        case BracketChart():
            canvas = _bracket(chart)
    return canvas.picture(chart.alt, _COLOURS)


def _page(title: str, note: str, height: float) -> Canvas:
    """A page with so much room between its title and its note."""
    full = round(HEAD + height + FOOT + EDGE)
    canvas = Canvas(WIDTH, full, GROUND)
    canvas.text((EDGE, EDGE + 34), title, 50, INK, bold=True, width=WIDTH - 2 * EDGE, min_size=32)
    canvas.text((EDGE, full - EDGE - FOOT / 2 + 8), note, 28, MUTED, width=WIDTH - 2 * EDGE, min_size=SMALLEST)
    return canvas


def _standings(chart: StandingsChart) -> Canvas:
    gaps = sum(line.apart for line in chart.lines) * GAP
    canvas = _page(chart.title, chart.note, HEADS + ROW * len(chart.lines) + gaps)
    column = chart.column
    ends = [WIDTH - EDGE - 16 - column * (len(chart.heads) - 1 - number) for number in range(len(chart.heads))]
    for number, (head, end) in enumerate(zip(chart.heads, ends, strict=True)):
        room = (column if number else COLUMN) - 12
        canvas.text((end, HEAD + HEADS / 2 - 6), head, 28, MUTED, anchor="rm", width=room, min_size=SMALLEST)
    y = float(HEAD + HEADS)
    for line in chart.lines:
        y += GAP * line.apart
        _standings_line(canvas, Box(EDGE, y, WIDTH - 2 * EDGE, ROW - 6), line, ends)
        y += ROW
    return canvas


def _standings_line(canvas: Canvas, box: Box, line: StandingsLine, ends: Sequence[float]) -> None:
    y, ink = box.centre[1], MUTED if line.out else INK
    _panel(canvas, box, mine=line.mine)
    canvas.text((PLACE, y), line.place, 36, MUTED, bold=True, anchor="rm")
    if line.moved:
        up = line.moved > 0
        tip, foot = (y - 9, y + 8) if up else (y + 9, y - 8)
        canvas.polygon([(MOVED, foot), (MOVED + 20, foot), (MOVED + 10, tip)], ACCENT if up else WARNING)
        canvas.text((MOVED + 26, y), str(abs(line.moved)), 26, MUTED)
    name_width = ends[0] - COLUMN + 16 - NAME
    run = canvas.text((NAME, y), line.name, 36, ink, bold=line.mine, width=name_width, min_size=SMALLEST)
    if line.out:
        canvas.rect(Box(NAME, y - 1, run, 3), MUTED)
    for number, (words, end) in enumerate(zip(line.numbers, ends, strict=True)):
        first = number == 0
        if words:
            canvas.text((end, y), words, 38 if first else 32, ink if first else MUTED, bold=first, anchor="rm")


def _panel(canvas: Canvas, box: Box, *, mine: bool) -> None:
    canvas.rounded(box, 12, SLOT if mine else PANEL)
    if mine:
        canvas.rect(Box(box.x, box.y + 10, 8, box.h - 20), ACCENT)


def _pairings(chart: PairingsChart) -> Canvas:
    if all(len(table.seats) <= 2 for table in chart.tables):
        canvas = _page(chart.title, chart.note, PAIR_ROW * len(chart.tables))
        for row, table in enumerate(chart.tables):
            _pair(canvas, Box(EDGE, HEAD + PAIR_ROW * row, WIDTH - 2 * EDGE, PAIR_ROW - 8), table, chart.bye)
        return canvas
    rows = [chart.tables[start : start + 2] for start in range(0, len(chart.tables), 2)]
    heights = [(1 + max(len(table.seats) for table in beside)) * SEAT_ROW + 12 for beside in rows]
    canvas = _page(chart.title, chart.note, sum(heights) + GAP * (len(rows) - 1))
    y, width = float(HEAD), (WIDTH - 2 * EDGE - GAP) / 2
    for beside, height in zip(rows, heights, strict=True):
        for column, table in enumerate(beside):
            _group(canvas, Box(EDGE + (width + GAP) * column, y, width, height), table, chart.bye)
        y += height + GAP
    return canvas


def _pair(canvas: Canvas, box: Box, table: Table, bye: str) -> None:
    y, middle = box.centre[1], box.centre[0] + 30
    _panel(canvas, box, mine=any(seat.mine for seat in table.seats))
    canvas.text((box.x + 76, y), table.name, 32, MUTED, bold=True, anchor="rm", width=64, min_size=SMALLEST)
    left, right = (table.seats[0], table.seats[1] if len(table.seats) > 1 else None)
    _named(canvas, (middle - 64, y), left, 330, "rm")
    canvas.text((box.x + 100, y), left.number, 28, MUTED)
    if right is None:
        canvas.text((middle + 64, y), bye, 32, MUTED, width=380, min_size=SMALLEST)
        return
    said = f"{left.result} : {right.result}" if left.result and right.result else "–"
    canvas.text((middle, y), said, 34, INK, bold=True, anchor="cm", width=116, min_size=SMALLEST)
    _named(canvas, (middle + 64, y), right, 380, "lm")
    canvas.text((box.right - 20, y), right.number, 28, MUTED, anchor="rm")


def _named(canvas: Canvas, at: tuple[float, float], seat: Seat, width: float, anchor: str) -> None:
    ink = MUTED if seat.out else INK
    bold = seat.ahead or seat.mine
    canvas.text(at, seat.name, 34, ink, bold=bold, anchor=anchor, width=width, min_size=SMALLEST)


def _group(canvas: Canvas, box: Box, table: Table, bye: str) -> None:
    _panel(canvas, box, mine=any(seat.mine for seat in table.seats))
    y = box.y + 6 + SEAT_ROW / 2
    head = table.name if len(table.seats) > 1 else bye
    canvas.text((box.x + 24, y), head, 28, MUTED, bold=True, width=box.w - 48, min_size=SMALLEST)
    for seat in table.seats:
        y += SEAT_ROW
        _named(canvas, (box.x + 24, y), seat, box.w - 220, "lm")
        canvas.text((box.right - 112, y), seat.number, 28, MUTED, anchor="rm")
        canvas.text((box.right - 22, y), seat.result, 32, INK, bold=True, anchor="rm")


def _bracket(chart: BracketChart) -> Canvas:
    first, count = len(chart.rounds[0].matches), len(chart.rounds)
    step = PARTY + MEETING_GAP
    canvas = _page(chart.title, chart.note, HEADS + step * first)
    width = (WIDTH - 2 * EDGE - JOINT * (count - 1)) / count
    top = HEAD + HEADS
    for column, each in enumerate(chart.rounds):
        x, stride = EDGE + (width + JOINT) * column, step * 2**column
        canvas.text((x + 4, HEAD + HEADS / 2 - 6), each.name, 28, MUTED, bold=True, width=width, min_size=SMALLEST)
        for row, pair in enumerate(each.matches):
            y = top + stride * (row + 0.5) - MEETING_GAP / 2
            box = Box(x, y - PARTY / 2, width, PARTY)
            if column:
                _joint(canvas, (x, y), stride / 4)
            _meeting(canvas, box, pair)
    return canvas


def _joint(canvas: Canvas, at: tuple[float, float], half: float) -> None:
    """Lines from two meetings, ``half`` above and below, to the one they lead to."""
    x, y = at
    middle = x - JOINT / 2
    for end in (y - half, y + half):
        canvas.rect(Box(x - JOINT, end - 1, JOINT / 2, 3), SLOT)
    canvas.rect(Box(middle - 1, y - half - 1, 3, 2 * half + 3), SLOT)
    canvas.rect(Box(middle, y - 1, JOINT / 2, 3), SLOT)


def _meeting(canvas: Canvas, box: Box, pair: tuple[Seat | None, Seat | None]) -> None:
    _panel(canvas, box, mine=any(seat is not None and seat.mine for seat in pair))
    canvas.rect(Box(box.x + 12, box.centre[1] - 1, box.w - 24, 2), SLOT)
    for row, seat in enumerate(pair):
        y = box.y + box.h * (0.25 + row / 2)
        if seat is None:
            canvas.text((box.x + 62, y), "–", 28, MUTED)
            continue
        ink = MUTED if seat.out else INK
        if seat.number:
            canvas.text((box.x + 52, y), seat.number, SMALLEST, MUTED, anchor="rm", width=38, min_size=SMALLEST)
        right = box.right - 14
        if seat.result:
            right -= canvas.text((right, y), seat.result, 28, ink, bold=seat.ahead, anchor="rm") + 8
        room = right - box.x - 62
        canvas.text((box.x + 62, y), seat.name, 30, ink, bold=seat.ahead, width=room, min_size=SMALLEST)
