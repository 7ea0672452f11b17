"""Hatches, as materials have them in architects' drawings: computed lines, so that no pattern needs an id."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor

from baumeister.svg.element import Markup, number, path

Point = tuple[float, float]
Polygon = Sequence[Point]


def outline(polygon: Polygon) -> str:
    """Return a closed path round a polygon."""
    return "M" + "L".join(f"{number(float(x))} {number(float(y))}" for x, y in polygon) + "Z"


def box(x: float, y: float, width: float, depth: float) -> str:
    """Return the closed path round a rectangle whose north-western corner is (x, y)."""
    return f"M{number(x)} {number(y)}h{number(width)}v{number(depth)}h{number(-width)}Z"


def diagonal(polygon: Polygon, spacing: float) -> str:
    """Hatch a convex polygon with lines that rise to the right."""
    return _lines(polygon, (1, 1), spacing * 1.414)


def falling(polygon: Polygon, spacing: float) -> str:
    """Hatch a convex polygon with lines that fall to the right."""
    return _lines(polygon, (1, -1), spacing * 1.414)


def upright(polygon: Polygon, spacing: float) -> str:
    """Hatch a convex polygon with upright lines."""
    return _lines(polygon, (1, 0), spacing)


def level(polygon: Polygon, spacing: float) -> str:
    """Hatch a convex polygon with level lines."""
    return _lines(polygon, (0, 1), spacing)


def cross(polygon: Polygon, spacing: float) -> str:
    """Hatch a convex polygon with two sets of diagonals."""
    return diagonal(polygon, spacing) + falling(polygon, spacing)


def dots(polygon: Polygon, spacing: float) -> str:
    """Fill a convex polygon with level rows, staggered: drawn with `DOTS`, each is a row of dots."""
    rows = []
    step = spacing * 0.8
    for row in _steps(polygon, (0, 1), step):
        span = _cut(polygon, (0, 1), row)
        if span:
            (left, _), (right, _) = sorted(span)
            shift = spacing / 2 if round(row / step) % 2 else 0.0
            first = ceil((left - shift + 1) / spacing) * spacing + shift
            if first < right - 1:
                rows.append(f"M{number(first)} {number(row)}H{number(right - 0.5)}")
    return "".join(rows)


def hatched(name: str, polygons: Sequence[Polygon], spacing: float, colour: str, weight: float, opacity: float = 0.6) -> Markup:
    """Draw one hatch over several convex polygons."""
    lines = "".join(HATCHES[name](polygon, spacing) for polygon in polygons)
    dash = f"0.01 {number(spacing - 0.01)}" if name == "dots" else None
    return path(
        lines,
        fill="none",
        stroke=colour,
        stroke_width=weight * 2.2 if dash else weight,
        stroke_dasharray=dash,
        stroke_linecap="round",
        opacity=opacity,
    )


HATCHES: dict[str, Callable[[Polygon, float], str]] = {
    "diagonal": diagonal,
    "dots": dots,
    "upright": upright,
    "cross": cross,
    "level": level,
    "falling": falling,
}


def _lines(polygon: Polygon, normal: Point, step: float) -> str:
    cuts = (_cut(polygon, normal, offset) for offset in _steps(polygon, normal, step))
    return "".join(f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}" for a, b in filter(None, cuts))


def _steps(polygon: Polygon, normal: Point, step: float) -> Iterator[float]:
    offsets = [x * normal[0] + y * normal[1] for x, y in polygon]
    return (index * step for index in range(ceil(min(offsets) / step + 0.01), floor(max(offsets) / step - 0.01) + 1))


def _cut(polygon: Polygon, normal: Point, offset: float) -> tuple[Point, Point] | None:
    """Return where the line `normal · point = offset` enters and leaves a convex polygon."""
    found = []
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        d1 = x1 * normal[0] + y1 * normal[1] - offset
        d2 = x2 * normal[0] + y2 * normal[1] - offset
        if (d1 < 0) != (d2 < 0):
            part = d1 / (d1 - d2)
            found.append((x1 + (x2 - x1) * part, y1 + (y2 - y1) * part))
    return (found[0], found[1]) if len(found) == 2 else None
