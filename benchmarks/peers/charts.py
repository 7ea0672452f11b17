"""The charts: the common game in all libraries, our games, how speed grows. Each on its own sheet, on light and dark pages."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path

from benchmarks.peers.growth import CHARTS, Chart, Curve
from benchmarks.peers.measurement import OURS, Measurement
from benchmarks.peers.plan import GROUPS, LADDERS, WAYS
from benchmarks.peers.running import Results

from baumeister.svg import PRINT, Markup
from baumeister.svg.element import path, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import circle, line, rect

WIDTH, ROW, TOP, LEFT, RIGHT = 860.0, 26.0, 60.0, 360.0, 790.0
HEIGHT, BOTTOM = 420.0, 360.0
LETTERING = 18.0  # from one name to the next
COLOURS = ("lit-text", "blue-text", "green-text", "purple-text", "orange-text", "ink")
STEPS = [factor * 10.0**power for power in range(-4, 5) for factor in (1, 2, 5)]  # of a scale
MARKS = (None, "8 4", "2 4", "12 3 2 3", "5 3", "1 3")  # tell curves apart without colours


def write_charts(results: Results, folder: Path) -> None:
    """Write those for which there are figures."""
    for chart in LADDERS:
        found = [measurement for measurement in chart.all if results.samples(measurement)]
        if found:
            (folder / f"{chart.file}.svg").write_text(ladder(results, chart.title, found), encoding="utf-8")
    for curves in CHARTS:
        drawn = growth(results, curves)
        if drawn is not None:
            (folder / f"{curves.file}.svg").write_text(drawn, encoding="utf-8")


def ladder(results: Results, words: str, measurements: Sequence[Measurement]) -> Markup:
    """Draw a bar for each measurement on a logarithmic scale, group by group, with the range as a line."""
    groups = list(GROUPS)
    ordered = sorted(measurements, key=lambda m: (groups.index(m.group.replace("lanes", "vector")), -(results.median(m) or 0)))
    rates, are_ours = [rate for m in ordered for rate in results.samples(m)], {m.peer for m in ordered} == {OURS}
    low, high = 10 ** int(log10(min(rates))), max(rates) * 2
    height = TOP + ROW * len(ordered) + 20

    def x(rate: float) -> float:
        return LEFT + (RIGHT - LEFT) * log10(rate / low) / log10(high / low)

    drawn = [rect(0, 0, WIDTH, height, PRINT["paper"]), text(20, 32, words, 18, PRINT["ink"], anchor="start")]
    for place, m in enumerate(ordered):
        y, median = TOP + ROW * place, results.median(m) or low
        whose = "" if are_ours else f"{m.peer}, "
        label = f"{whose}{m.title.replace('`', '')} ({WAYS.get(m.group, m.group)})"
        drawn += [
            text(LEFT - 8, y + 14, label, 11, PRINT["ink"], anchor="end", plain=True),
            rect(LEFT, y + 3, x(median) - LEFT, ROW - 8, PRINT["lit-text"] if m.peer == OURS else PRINT["ink-faint"]),
            line(x(min(results.samples(m))), y + 12, x(max(results.samples(m))), y + 12, PRINT["ink"], 1.5),
            text(x(median) + 6, y + 16, f"{median:,.0f}", 11, PRINT["ink-soft"], anchor="start", plain=True),
        ]
    return picture(WIDTH, height, words, *drawn)


def growth(results: Results, chart: Chart) -> Markup | None:
    """Draw speed against a number, a line for each curve; None if nothing was measured."""
    lines = {curve.name: points for curve in chart.curves if (points := measured(results, chart, curve))}
    if not lines:
        return None
    numbers = sorted({n for points in lines.values() for n, _ in points})
    most = max(rate for points in lines.values() for _, rate in points)
    frame = Frame(numbers[0], numbers[-1], most * 1.08)
    drawn = [
        rect(0, 0, WIDTH, HEIGHT, PRINT["paper"]),
        text(20, 32, chart.title, 18, PRINT["ink"], anchor="start"),
        text((frame.left + frame.right) / 2, BOTTOM + 44, chart.across, 13, PRINT["ink-soft"], plain=True),
        *(text(frame.at(n, 0)[0], BOTTOM + 22, f"{n:,}", 12, PRINT["ink-soft"], plain=True) for n in numbers),
        *(part for rate in frame.scale() for part in frame.rung(rate)),
    ]
    ends = spread([(frame.at(*points[-1])[1], name) for name, points in lines.items()])
    for colour, mark, (name, points) in zip(COLOURS, MARKS, lines.items(), strict=False):
        places = [frame.at(n, rate) for n, rate in points]
        trail = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
        drawn += [
            path(trail, fill="none", stroke=PRINT[colour], stroke_width=2.5, stroke_dasharray=mark),
            *(circle(x, y, 4, PRINT[colour]) for x, y in places),
            line(places[-1][0] + 6, places[-1][1], frame.right + 20, ends[name], PRINT[colour]),
            text(frame.right + 24, ends[name], name, 13, PRINT[colour], anchor="start", plain=True),
        ]
    return picture(WIDTH, HEIGHT, chart.title, *drawn)


def measured(results: Results, chart: Chart, curve: Curve) -> list[tuple[int, float]]:
    """Return a curve's points: millions a second, or multiples of the first point."""
    found = [(n, median) for n, m in curve.points if (median := results.median(m)) is not None]
    unit = found[0][1] if chart.is_relative and found else 1e6
    return [(n, median / unit) for n, median in found]


@dataclass(frozen=True)
class Frame:
    """Where numbers and rates stand on the sheet: numbers on a logarithmic scale, rates from 0 up."""

    lowest: int
    highest: int
    top: float
    left: float = 60.0
    right: float = 580.0

    def at(self, n: int, rate: float) -> tuple[float, float]:
        """Return a point."""
        part = log10(n / self.lowest) / log10(self.highest / self.lowest) if self.highest > self.lowest else 0.5
        return self.left + (self.right - self.left) * part, BOTTOM - (BOTTOM - TOP) * rate / self.top

    def scale(self) -> list[float]:
        """Return the numbers of the scale: round ones, six at the most."""
        step = next(step for step in STEPS if step * 6 > self.top)
        return [step * count for count in range(int(self.top / step) + 1)]

    def rung(self, rate: float) -> list[Markup]:
        """Draw a line of the scale with its number."""
        y = self.at(self.lowest, rate)[1]
        return [
            line(self.left, y, self.right, y, PRINT["line"]),
            text(self.left - 10, y, f"{round(rate, 4):g}", 12, PRINT["ink-soft"], anchor="end", plain=True),
        ]


def spread(ends: Sequence[tuple[float, str]]) -> dict[str, float]:
    """Return heights for names beside the ends of their curves, so far apart that they can be read."""
    heights: dict[str, float] = {}
    lowest = TOP - LETTERING
    for height, name in sorted(ends):
        lowest = heights[name] = max(height, lowest + LETTERING)
    below = BOTTOM
    for name in reversed(heights):
        below = heights[name] = min(heights[name], below)
        below -= LETTERING
    return heights
