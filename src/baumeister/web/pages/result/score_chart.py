"""The course of a game as a chart: everybody's points after each move, and where the lead changed."""

from collections.abc import Sequence
from itertools import pairwise

import htpy as h
from markupsafe import escape

from baumeister.present.drawing import the_seat_in_short
from baumeister.text import NO_TEXT, Language, Text, amount, join, the_seat
from baumeister.web.pages.elements.seat_names import SeatNames, seat_class
from baumeister.web.pages.result import texts as words
from baumeister.web.pages.result.outcome import LeadChange, lead_changes
from baumeister.web.pages.view_models import TablePage

WIDTH, HEIGHT = 420, 190
LEFT, RIGHT, TOP, BOTTOM = 40, 96, 10, 10
FOOT = 20  # below the chart: what a mark tells
LABEL = 22  # the least distance of two labels
MARK = 13  # the least distance of two marks


def chart(page: TablePage, language: Language) -> h.Node:
    """Return everybody's points after each move, as lines told apart by colour, dashes and their names."""
    if len(page.scores_by_ply) < 2:
        return None
    span = _span(page.scores_by_ply)
    labels = _label_heights([_y(score, span) for score in page.scores_by_ply[-1]])
    names = SeatNames.of(page, language)
    title = words.CHART.format(unit=page.game.rules.words.unit.title)[language]
    return h.figure(".chart")[
        h.figcaption(".unseen")[title],
        h.svg(viewBox=f"0 0 {WIDTH} {HEIGHT + FOOT}", role="group", aria_label=title)[
            [_grid_line(value, span, language) for value in _ticks(span)],
            [_line(page, seat.number, span) for seat in page.seats],
            [_lead_change(page, change, language) for change in _told_apart(page.scores_by_ply)],
            [
                h.text(x=str(WIDTH - RIGHT + 8), y=f"{y + 4:.1f}", class_=seat_class(page, number))[
                    names.in_drawing(escape(the_seat_in_short(number)))
                ]
                for number, y in enumerate(labels, 1)
            ],
        ],
        page.game.rules.words.stake != NO_TEXT and h.p(".about-open")[words.IN_HOPE[language]],
    ]


def _span(scores_by_ply: Sequence[Sequence[int]]) -> range:
    """Return the chart's range of scores, from the lowest to the highest."""
    low, high = min(map(min, scores_by_ply)), max(map(max, scores_by_ply))
    return range(low, max(high, low + 1) + 1)


def _line(page: TablePage, number: int, span: range) -> h.Renderable:
    scores = [row[number - 1] for row in page.scores_by_ply]
    last = len(scores) - 1
    steps = [0, *(ply for ply in range(1, last + 1) if scores[ply] != scores[ply - 1]), last]
    corners = [(0, 0), *((ply, at) for before, ply in pairwise(steps) for at in (before, ply))]  # points come at once
    places = " ".join(f"{_x(ply, last):.1f},{_y(scores[at], span):.1f}" for ply, at in corners)
    dots = [h.circle(cx=f"{_x(ply, last):.1f}", cy=f"{_y(scores[ply], span):.1f}", r="3") for ply in steps[1:-1]]
    return h.g(class_=f"line {seat_class(page, number)}")[h.polyline(points=places), dots]


def _told_apart(scores_by_ply: Sequence[Sequence[int]]) -> list[LeadChange]:
    """Return the changes of the lead to mark: of those too close to be told apart, the last."""
    shown: list[LeadChange] = []
    last = len(scores_by_ply) - 1
    for change in reversed(lead_changes(scores_by_ply)):
        if not shown or _x(shown[-1].ply, last) - _x(change.ply, last) >= MARK:
            shown.append(change)
    return shown[::-1]


def told_change(change: LeadChange) -> Text:
    """Tell of a change of the lead, with placeholders for seats."""
    one, several = words.DREW_LEVEL if change.is_shared else words.PASSED
    leaders, before = (join(map(the_seat, seats)) for seats in (change.leaders, change.before))
    return (one if len(change.leaders) == 1 else several).format(leaders=leaders, before=before)


def _told_lead(page: TablePage, change: LeadChange) -> Text:
    if number := page.round_of(change.ply):
        return words.IN_THAT_ROUND.format(number=number, how=told_change(change))
    return words.AT_MOVE.format(step=page.step_of(change.ply), how=told_change(change))


def _lead_change(page: TablePage, change: LeadChange, language: Language) -> h.Renderable:
    """Return a mark that leads to the move after which others led, and tells of it when pointed at."""
    x = _x(change.ply, len(page.scores_by_ply) - 1)
    told = SeatNames.of(page, language).plain(_told_lead(page, change))
    anchor = "start" if x < WIDTH / 3 else "end" if x > WIDTH * 2 / 3 else "middle"
    return h.a(
        class_=f"lead {seat_class(page, change.leaders[0])}",
        href=f"/t/{page.id}?ply={change.ply}",
        data_step=str(change.ply),
        aria_label=told,
    )[
        h.line(x1=f"{x:.1f}", x2=f"{x:.1f}", y1=str(TOP), y2=str(HEIGHT - BOTTOM)),
        h.path(d=f"M{x:.1f} {HEIGHT - BOTTOM - 6}l6 6l-6 6l-6 -6z"),
        h.text(x=f"{x:.1f}", y=str(HEIGHT + 14), text_anchor=anchor)[told],
    ]


def _grid_line(value: int, span: range, language: Language) -> h.Renderable:
    y = f"{_y(value, span):.1f}"
    return h.g(class_="grid")[
        h.line(x1=str(LEFT), x2=str(WIDTH - RIGHT), y1=y, y2=y),
        h.text(x=str(LEFT - 8), y=y, dy="4", text_anchor="end")[amount(value)[language]],
    ]


def _ticks(span: range) -> Sequence[int]:
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, 10**6) if len(span) / size <= 6)
    return range(-(-span[0] // step) * step, span[-1] + 1, step)


def _x(ply: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * ply / last


def _y(score: int, span: range) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (span[-1] - score) / (span[-1] - span[0])


def _label_heights(wanted: Sequence[float]) -> list[float]:
    """Move labels apart, first downwards, then up from the foot, so that none covers another or leaves the chart."""
    heights = list(wanted)
    order = sorted(range(len(heights)), key=lambda number: wanted[number])
    for above, index in pairwise(order):
        heights[index] = max(heights[index], heights[above] + LABEL)
    foot: float = HEIGHT + LABEL - BOTTOM
    for index in reversed(order):
        heights[index] = foot = min(heights[index], foot - LABEL)
    return heights
