"""Flat drawing: paper, frames, trees, water, compass, dimension lines, scales."""

from collections.abc import Sequence

from baumeister.svg.element import Attribute, Markup, at, element, group, number, path
from baumeister.svg.hatch import Point
from baumeister.svg.lettering import text
from baumeister.svg.look import Look
from baumeister.svg.solid import DETAIL, OUTLINE


def rect(x: float, y: float, width: float, height: float, fill: str = "none", **attributes: Attribute) -> Markup:
    """Draw a rectangle."""
    return element("rect", x=float(x), y=float(y), width=float(width), height=float(height), fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str = "none", **attributes: Attribute) -> Markup:
    """Draw a circle."""
    return element("circle", cx=float(x), cy=float(y), r=float(radius), fill=fill, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, colour: str, weight: float = DETAIL, **attributes: Attribute) -> Markup:
    """Draw a straight line."""
    return path(
        f"M{number(float(x1))} {number(float(y1))}L{number(float(x2))} {number(float(y2))}",
        fill="none",
        stroke=colour,
        stroke_width=weight,
        **attributes,
    )


def paper(look: Look, width: float, height: float, grid: float = 20.0) -> Markup:
    """Lay a sheet of paper with the draughtsman's faint grid."""
    columns = "".join(f"M{number(x * grid)} 0V{number(height)}" for x in range(1, int(width / grid) + 1))
    rows = "".join(f"M0 {number(y * grid)}H{number(width)}" for y in range(1, int(height / grid) + 1))
    return group(
        rect(0, 0, width, height, look["paper"]), path(columns + rows, fill="none", stroke=look["grid"], stroke_width=1.0)
    )


def frame(look: Look, width: float, height: float, inset: float, gap: float = 4.0) -> Markup:
    """Frame a sheet with the heavy and the fine line of architects' drawings."""
    return group(
        rect(inset, inset, width - 2 * inset, height - 2 * inset, stroke=look["ink"], stroke_width=OUTLINE),
        rect(
            inset + gap,
            inset + gap,
            width - 2 * (inset + gap),
            height - 2 * (inset + gap),
            stroke=look["ink"],
            stroke_width=DETAIL,
        ),
    )


def trees(look: Look, places: Sequence[tuple[float, float, float]]) -> Markup:
    """Plant trees (where, how wide), each a crown with its shade to the south-east."""
    crowns = "".join(_circle(x, y, radius) for x, y, radius in places)
    shades = "".join(_crescent(x, y, radius) for x, y, radius in places)
    return group(
        path(crowns, fill=look["park"], stroke=look["ink-faint"], stroke_width=DETAIL),
        path(shades, fill=look["ink-faint"], opacity=0.5),
    )


def compass(look: Look, x: float, y: float, radius: float, letter: str = "N") -> Markup:
    """Draw a compass rose that points north, which is up."""
    needle = radius * 0.2
    return group(
        circle(0, 0, radius * 0.62, stroke=look["ink"], stroke_width=DETAIL),
        circle(0, 0, radius * 0.54, stroke=look["ink-faint"], stroke_width=DETAIL, stroke_dasharray="1 2.2"),
        path(
            f"M0 {number(-radius)}L{number(needle)} 0H{number(-needle)}Z",
            fill=look["ink"],
            stroke=look["ink"],
            stroke_width=DETAIL,
            stroke_linejoin="round",
        ),
        path(
            f"M0 {number(radius)}L{number(needle)} 0H{number(-needle)}Z",
            fill=look["paper"],
            stroke=look["ink"],
            stroke_width=DETAIL,
            stroke_linejoin="round",
        ),
        line(-radius * 0.62, 0, radius * 0.62, 0, look["ink"]),
        text(0, -radius - 9, letter, 17, look["ink"]),
        transform=at(x, y),
    )


def dimension(look: Look, start: Point, length: float, words: str = "", upright: bool = False) -> Markup:
    """Draw a dimension line with its ticks and, in its middle, its measure."""
    turn = " rotate(-90)" if upright else ""
    half = length / 2
    gap = len(words) * 3.5 + 6 if words else 0.0
    line_itself = f"M0 0H{number(half - gap)}M{number(half + gap)} 0H{number(length)}"
    ends = "".join(f"M{number(end)} -5V5M{number(end - 3)} 3l6 -6" for end in (0.0, length))
    return group(
        path(line_itself + ends, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        text(half, 0, words, 11, look["ink-soft"]) if words else "",
        transform=f"{at(*start)}{turn}",
    )


def scale_bar(look: Look, x: float, y: float, step: float, steps: int) -> Markup:
    """Draw a scale: a bar of filled and empty steps."""
    filled = "".join(f"M{number(i * step)} 0h{number(step)}v4h{number(-step)}Z" for i in range(0, steps, 2))
    return group(
        rect(0, 0, step * steps, 4, look["paper"], stroke=look["ink"], stroke_width=DETAIL),
        path(filled, fill=look["ink"]),
        transform=at(x, y),
    )


def roundel(look: Look, x: float, y: float, radius: float, words: str | int, size: float | None = None) -> Markup:
    """Draw a letter or number in a circle, as drawings mark their axes; as large as fits well, unless it is said how large."""
    return group(
        circle(x, y, radius, look["sheet"], stroke=look["ink"], stroke_width=OUTLINE),
        text(x, y, words, size or radius * 1.2, look["ink"]),
    )


def _circle(x: float, y: float, radius: float) -> str:
    r = number(radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {number(2 * radius)} 0a{r} {r} 0 1 0 {number(-2 * radius)} 0Z"


def _crescent(x: float, y: float, radius: float) -> str:
    across, wide = radius * 0.7, number(radius * 1.3)
    east, west = f"{number(x + across)} {number(y - across)}", f"{number(x - across)} {number(y + across)}"
    return f"M{east}A{number(radius)} {number(radius)} 0 0 1 {west}A{wide} {wide} 0 0 0 {east}Z"


def verdict(look: Look, is_allowed: bool) -> Markup:
    """Draw the sign that something is allowed, or forbidden, on the origin."""
    sign = "M-6 0L-2 5L7 -6" if is_allowed else "M-5 -5L5 5M5 -5L-5 5"
    colour = look["green-text" if is_allowed else "lit-text"]
    return group(
        circle(0, 0, 12, look["sheet"], stroke=colour, stroke_width=OUTLINE),
        path(sign, fill="none", stroke=colour, stroke_width=3),
    )
