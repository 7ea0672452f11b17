"""The charts: the common game in all libraries, and how speed grows with lanes."""

from collections.abc import Iterator, Sequence
from math import log10
from pathlib import Path

from benchmarks.peers import plan
from benchmarks.peers.plan import OURS, Measurement
from benchmarks.peers.running import Results

from baumeister.svg import PRINT, Markup
from baumeister.svg.element import path, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import circle, line, rect

WIDTH, ROW, TOP, LEFT, RIGHT = 860.0, 26.0, 60.0, 360.0, 790.0
HEIGHT, BOTTOM = 420.0, 360.0
COLOURS = ("#b02a14", "#1f5f8b", "#4d7a3a", "#7a5c99")


def write_charts(results: Results, folder: Path) -> None:
    """Write those for which there are figures."""
    common = [
        m
        for m in plan.ALL
        if "onnect four" in m.title and m.group in ("play", "aec", "vector", "search") and results.rates.get(m)
    ]
    pools = [m for m in (*plan.POOLS, *plan.PGX) if results.rates.get(m)]
    if common:
        (folder / "common.svg").write_text(ladder(results, [*common, *pools]), encoding="utf-8")
    if results.medians(plan.GROWTH):
        (folder / "lanes.svg").write_text(growth(results), encoding="utf-8")


def ladder(results: Results, measurements: Sequence[Measurement]) -> Markup:
    """Draw a bar for each measurement on a logarithmic scale, group by group, with the range as a line."""
    ordered = sorted(
        measurements, key=lambda m: (list(plan.GROUPS).index(m.group.replace("lanes", "vector")), -(results.median(m) or 0))
    )
    words = "The common game: how many a second (logarithmic; lines: ranges)"
    rates = [rate for m in ordered for rate in results.rates[m]]
    low, high = 10 ** int(log10(min(rates))), max(rates) * 2
    height = TOP + ROW * len(ordered) + 20

    def x(rate: float) -> float:
        return LEFT + (RIGHT - LEFT) * log10(rate / low) / log10(high / low)

    drawn = [rect(0, 0, WIDTH, height, PRINT["paper"]), text(20, 32, words, 18, PRINT["ink"], anchor="start")]
    for place, m in enumerate(ordered):
        y, median = TOP + ROW * place, results.median(m) or low
        label = f"{m.peer}, {m.title} ({m.group.replace('lanes', 'vector')})"
        drawn += [
            text(LEFT - 8, y + 14, label, 11, PRINT["ink"], anchor="end", plain=True),
            rect(LEFT, y + 3, x(median) - LEFT, ROW - 8, COLOURS[0] if m.peer == OURS else PRINT["line"]),
            line(x(min(results.rates[m])), y + 12, x(max(results.rates[m])), y + 12, PRINT["ink"], 1.5),
            text(x(median) + 6, y + 16, f"{median:,.0f}", 11, PRINT["ink-soft"], anchor="start", plain=True),
        ]
    return picture(WIDTH, height, words, *drawn)


def curves() -> Iterator[tuple[str, list[tuple[int, Measurement]]]]:
    """Yield the curves: a name, and a measurement for each number of lanes."""
    count = len(plan.LANES)
    yield "Baumeister, one thread", list(zip(plan.LANES, plan.GROWTH[:count], strict=True))
    yield "Baumeister, two threads", list(zip(plan.LANES, plan.GROWTH[count:], strict=True))
    yield "Pgx, two cores", list(zip(plan.BATCHES, plan.PGX, strict=True))


def growth(results: Results) -> Markup:
    """Draw moves a second against lanes."""
    words = "Connect four: millions of moves a second by lanes"
    top = max(results.medians((*plan.GROWTH, *plan.PGX))) * 1.1
    drawn = [rect(0, 0, WIDTH, HEIGHT, PRINT["paper"]), text(20, 32, words, 18, PRINT["ink"], anchor="start")]
    lowest, highest = log10(plan.LANES[0]), log10(plan.LANES[-1])

    def at(lanes: int, rate: float) -> tuple[float, float]:
        return 60 + 560 * (log10(lanes) - lowest) / (highest - lowest), BOTTOM - (BOTTOM - TOP) * rate / top

    drawn += [text(at(n, 0)[0], BOTTOM + 22, f"{n:,}", 12, PRINT["ink-soft"], plain=True) for n in plan.LANES]
    for step in range(5):
        y = at(64, top * step / 4)[1]
        drawn += [
            line(60, y, 620, y, PRINT["line"]),
            text(34, y + 4, f"{top * step / 4e6:.1f}", 12, PRINT["ink-soft"], plain=True),
        ]
    for number, (name, measured) in enumerate(curves()):
        points = [at(lanes, median) for lanes, m in measured if (median := results.median(m)) is not None]
        if points:
            trail = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            drawn += [
                path(trail, fill="none", stroke=COLOURS[number], stroke_width=2.5),
                *(circle(x, y, 4, COLOURS[number]) for x, y in points),
            ]
            drawn.append(text(points[-1][0] + 12, points[-1][1] + 4, name, 13, COLOURS[number], anchor="start", plain=True))
    return picture(WIDTH, HEIGHT, words, *drawn)
