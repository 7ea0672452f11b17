"""Parts of medieval houses: walls, roofs, windows, washed and hatched as engravers do, the light from the left.

Everything stands on the origin's level: x to the right, heights upwards. A mason has the stone and the tiles of one building.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from baumeister.svg import Look, Markup
from baumeister.svg.element import group, number, path
from baumeister.svg.hatch import Point, hatched, outline

INK, FINE = 1.15, 0.55
SHADE = 0.3  # of a wall's width
DRUM_LINES = (0.52, 0.64, 0.74, 0.82, 0.88, 0.93, 0.97)  # where a round wall is hatched: closer and closer
Box = tuple[float, float, float, float]  # middle, foot, width, height


def polygon(*corners: Point) -> list[Point]:
    """Return corners given as x and height as points of the drawing."""
    return [(x, -height) for x, height in corners]


@dataclass(frozen=True)
class Mason:
    """Draws the parts of one building in its stone and tiles, names of colours with a lighter and a darker one."""

    look: Look
    stone: str
    tiles: str
    hatch: str = "diagonal"
    """How the tiles are hatched."""

    # ---- Walls

    def wall(self, left: float, width: float, top: float, foot: float = 0.0) -> Markup:
        """Draw a flat wall: lit, with courses of stone, and its right side in the shade."""
        right, edge = left + width, left + width * (1 - SHADE)
        whole = polygon((left, foot), (left, top), (right, top), (right, foot))
        dark = polygon((edge, foot), (edge, top), (right, top), (right, foot))
        return group(
            path(outline(whole), fill=self.look[self.stone]),
            hatched("diagonal", [dark], 2.3, self.look["edge"], FINE, 0.55),
            self._courses(left, edge, foot, top),
            self._ink(outline(whole)),
        )

    def drum(self, left: float, width: float, top: float, foot: float = 0.0) -> Markup:
        """Draw a round wall: upright hatching, closer to the right."""
        whole = polygon((left, foot), (left, top), (left + width, top), (left + width, foot))
        lines = "".join(f"M{number(left + width * part)} {number(-foot)}V{number(-top)}" for part in DRUM_LINES)
        return group(
            path(outline(whole), fill=self.look[self.stone]),
            path(lines, fill="none", stroke=self.look["edge"], stroke_width=FINE, opacity=0.65),
            self._courses(left, left + width * 0.55, foot, top),
            self._ink(outline(whole)),
        )

    def gable(self, left: float, width: float, eave: float, height: float) -> Markup:
        """Draw a wall's pointed gable."""
        middle, right, top = left + width / 2, left + width, eave + height
        whole = polygon((left, eave), (middle, top), (right, eave))
        dark = polygon((middle + width * 0.12, eave), (middle + width * 0.12, top - height * 0.24), (right, eave))
        return group(
            path(outline(whole), fill=self.look[self.stone]),
            hatched("diagonal", [dark], 2.3, self.look["edge"], FINE, 0.55),
            self._ink(outline(whole)),
            path(outline(whole)[:-1], fill="none", stroke=self.look["edge"], stroke_width=INK * 1.5, stroke_linejoin="round"),
        )

    def stepped(self, left: float, width: float, eave: float, height: float, steps: int) -> Markup:
        """Draw a stepped gable: so many steps at each side, and a top."""
        run, rise = width / (2 * steps + 1), height / (steps + 1)
        line: list[Point] = [(left, eave)]
        for step in range(steps + 1):
            line += [(left + run * step, eave + rise * (step + 1)), (left + run * (step + 1), eave + rise * (step + 1))]
        right = left + width
        mirrored = [(left + right - x, height) for x, height in reversed(line)]
        whole = polygon(*line, *mirrored)
        stairs = [
            polygon((x, eave), (x, top), (x + run, top), (x + run, eave))
            for x, top in ((right - run * (step + 1), eave + rise * (step + 1)) for step in range(steps))
        ]
        return group(
            path(outline(whole), fill=self.look[self.stone]),
            hatched("diagonal", stairs, 2.3, self.look["edge"], FINE, 0.55),
            self._ink(outline(whole)),
        )

    def battlement(self, left: float, width: float, foot: float, merlons: int, height: float = 4.5) -> Markup:
        """Draw a parapet with merlons that juts out a little, on a row of corbels."""
        left, width = left - 1.6, width + 3.2
        step = width / (2 * merlons - 1)
        teeth = [(left, foot), (left, foot + height)]
        for merlon in range(merlons):
            x, top = left + 2 * step * merlon, foot + height + 3.4
            teeth += [(x, top), (x + step, top)]
            if merlon < merlons - 1:
                teeth += [(x + step, foot + height), (x + 2 * step, foot + height)]
        right = left + width
        whole = polygon(*teeth, (right, foot))
        dark = polygon(
            (right - width * SHADE, foot), (right - width * SHADE, foot + height), (right, foot + height), (right, foot)
        )
        corbels = "".join(
            f"M{number(left + 1.5 + index * 3.4)} {number(-foot)}v2.2h1.6v-2.2" for index in range(int((width - 2) / 3.4))
        )
        return group(
            path(corbels, fill=self.look[f"{self.stone}-light"], stroke=self.look["edge"], stroke_width=FINE),
            path(outline(whole), fill=self.look[self.stone]),
            hatched("diagonal", [dark], 2.3, self.look["edge"], FINE, 0.55),
            self._ink(outline(whole)),
        )

    # ---- Roofs

    def saddle(self, left: float, width: float, eave: float, height: float, hip: float = 0.0) -> Markup:
        """Draw a roof seen from its long side; with a `hip` its ends slope too."""
        right, top = left + width, eave + height
        whole = polygon((left - 1.4, eave), (left + hip, top), (right - hip, top), (right + 1.4, eave))
        return self._tiled(whole)

    def helm(self, left: float, width: float, eave: float, height: float) -> Markup:
        """Draw a roof of four sides that meet in a point; the right side lies in the shade."""
        middle, left, right, top = left + width / 2, left - 1.6, left + width + 1.6, eave + height
        ridge = middle + (right - middle) * 0.3
        return group(
            self._tiled(polygon((left, eave), (middle, top), (right, eave))),
            self._shaded(polygon((ridge, eave), (middle, top), (right, eave))),
        )

    def cone(self, left: float, width: float, eave: float, height: float) -> Markup:
        """Draw a round roof with a curved eave."""
        middle, left, right, top = left + width / 2, left - 2.2, left + width + 2.2, eave + height
        sag = number(-eave + 2.4)
        whole = f"M{number(left)} {number(-eave)}L{number(middle)} {number(-top)}L{number(right)} {number(-eave)}"
        rays = "".join(
            f"M{number(middle)} {number(-top + 3)}L{number(left + (right - left) * part)} {number(-eave + 1)}"
            for part in (0.2, 0.42, 0.56, 0.68, 0.78, 0.86, 0.93)
        )
        curve = f"Q{number(middle)} {number(2 * float(sag) + eave)} {number(left)} {number(-eave)}Z"
        return group(
            path(whole + curve, fill=self.look[self.tiles]),
            path(rays, fill="none", stroke=self.look["edge"], stroke_width=FINE, opacity=0.6),
            self._ink(whole + curve),
        )

    def dome(self, left: float, width: float, eave: float, height: float) -> Markup:
        """Draw an onion-shaped cap."""
        middle, right = left + width / 2, left + width
        tall, wide = number(height * 0.62), number(width * 0.22)
        whole = (
            f"M{number(left)} {number(-eave)}c-{wide} -{number(height * 0.3)} {number(width * 0.1)} -{number(height * 0.55)} "
            f"{number(width * 0.38)} -{tall}L{number(middle)} {number(-eave - height)}L{number(right - width * 0.38)} "
            f"{number(-eave - height * 0.62)}C{number(right - width * 0.1)} {number(-eave - height * 0.55)} "
            f"{number(right + width * 0.22)} {number(-eave - height * 0.3)} {number(right)} {number(-eave)}Z"
        )
        ribs = (
            f"M{number(middle + 1)} {number(-eave)}"
            f"Q{number(middle + width * 0.3)} {number(-eave - height * 0.4)} {number(middle)} {number(-eave - height * 0.8)}"
        )
        return group(
            path(whole, fill=self.look[self.tiles]),
            path(ribs, fill="none", stroke=self.look["edge"], stroke_width=FINE),
            self._ink(whole),
        )

    # ---- Small things

    def openings(self, *boxes: Box, pointed: bool = False) -> Markup:
        """Draw windows and doors, dark: round arches, or pointed ones."""
        return path("".join(arch(*box, pointed=pointed) for box in boxes), fill=self.look["edge"])

    def framed(self, *boxes: Box, pointed: bool = False) -> Markup:
        """Draw windows with a fine frame of lighter stone."""
        frames = [(x, foot - 0.9, width + 2, height + 1.8) for x, foot, width, height in boxes]
        return group(
            path(
                "".join(arch(*box, pointed=pointed) for box in frames),
                fill=self.look["marble"],
                stroke=self.look["edge"],
                stroke_width=FINE,
            ),
            self.openings(*boxes, pointed=pointed),
        )

    def gate(self, x: float, width: float, height: float) -> Markup:
        """Draw a gateway with its arch stones and a raised portcullis."""
        inner = arch(x, 0, width, height)
        teeth = "".join(f"M{number(x + step)} {number(-height + 1)}v{number(height * 0.36)}" for step in _spread(width, 3.0))
        bars = f"M{number(x - width / 2)} {number(-height * 0.7)}h{number(width)}"
        return group(
            path(
                arch(x, 0, width + 6, height + 3),
                fill=self.look[f"{self.stone}-light"],
                stroke=self.look["edge"],
                stroke_width=FINE,
            ),
            path(inner, fill=self.look["edge"]),
            path(teeth + bars, fill="none", stroke=self.look[self.stone], stroke_width=0.8),
            path(arch(x, 0, width + 6, height + 3), fill="none", stroke=self.look["edge"], stroke_width=INK * 0.8),
        )

    def rose(self, x: float, height: float, radius: float) -> Markup:
        """Draw a rose window."""
        ends = [(x + dx * radius, -height + dy * radius, dx, dy) for dx, dy in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7))]
        spokes = "".join(
            f"M{number(x1)} {number(y1)}l{number(-2 * dx * radius)} {number(-2 * dy * radius)}" for x1, y1, dx, dy in ends
        )
        return group(
            path(ring(x, height, radius + 1.4), fill=self.look["marble"], stroke=self.look["edge"], stroke_width=FINE),
            path(ring(x, height, radius), fill=self.look["edge"]),
            path(spokes + ring(x, height, radius * 0.45), fill="none", stroke=self.look[self.stone], stroke_width=0.8),
        )

    def lines(self, d: str, weight: float = FINE) -> Markup:
        """Draw fine lines on the building."""
        return path(d, fill="none", stroke=self.look["edge"], stroke_width=weight, stroke_linejoin="round")

    def cross(self, x: float, height: float, size: float = 5.0) -> Markup:
        """Put a cross on a top."""
        arm = size * 0.3
        d = f"M{number(x)} {number(-height + 1)}v{number(-size)}m{number(-arm)} {number(size * 0.35)}h{number(2 * arm)}"
        return path(d, fill="none", stroke=self.look["ink"], stroke_width=INK, stroke_linecap="round")

    def flag(self, x: float, height: float, size: float = 9.0) -> Markup:
        """Put a banner on a top, blown to the right."""
        top, half, wave = -height - size * 1.3, number(size * 0.75), number(size * 0.4)
        cloth = f"M{number(x)} {number(top)}q{wave} -2.4 {half} 0t{half} 0l-2.4 2.6l2.4 2.6q-{wave} 2 -{half} 0t-{half} 0Z"
        return group(
            path(
                f"M{number(x)} {number(-height + 1)}V{number(top - 1.4)}",
                stroke=self.look["ink"],
                stroke_width=INK * 0.8,
            ),
            path(cloth, fill=self.look["gold"], stroke=self.look["ink"], stroke_width=INK * 0.6, stroke_linejoin="round"),
        )

    def _tiled(self, whole: list[Point]) -> Markup:
        return group(
            path(outline(whole), fill=self.look[self.tiles]),
            hatched(self.hatch, [whole], 2.7, self.look["edge"], FINE, 0.5),
            self._ink(outline(whole)),
        )

    def _shaded(self, whole: list[Point]) -> Markup:
        return group(
            path(outline(whole), fill=self.look[f"{self.tiles}-shade"], opacity=0.55),
            self._ink(outline(whole)),
        )

    def _courses(self, left: float, right: float, foot: float, top: float) -> Markup:
        """Draw a few courses of stone, not all: a wall is told from its hints."""
        step, dashes = 4.4, []
        for row in range(int((top - foot - 3) / step)):
            y = -foot - 3 - row * step
            x = left + 1.6 + (row * 7 % 5) * (right - left) * 0.13
            if row % 4 != 2 and x + 3.4 < right:
                dashes.append(f"M{number(x)} {number(y)}h{number(min(3.2 + row % 3, right - x))}")
        return path("".join(dashes), fill="none", stroke=self.look["edge"], stroke_width=FINE, opacity=0.45)

    def _ink(self, d: str) -> Markup:
        return path(d, fill="none", stroke=self.look["edge"], stroke_width=INK, stroke_linejoin="round")


def arch(x: float, foot: float, width: float, height: float, pointed: bool = False) -> str:
    """Return the outline of an arched opening, its foot's middle at x."""
    half = width / 2
    spring = height - (width * 0.8 if pointed else half)
    start = f"M{number(x - half)} {number(-foot)}v{number(-spring)}"
    if pointed:
        rise = number(width * 0.8)
        sides = f"q0 -{number(half)} {number(half)} -{rise}q{number(half)} {number(width * 0.3)} {number(half)} {rise}"
        return f"{start}{sides}v{number(spring)}Z"
    return f"{start}a{number(half)} {number(half)} 0 0 1 {number(width)} 0v{number(spring)}Z"


def ring(x: float, height: float, radius: float) -> str:
    """Return a circle as a path."""
    r = number(radius)
    return (
        f"M{number(x - radius)} {number(-height)}a{r} {r} 0 1 0 {number(2 * radius)} 0a{r} {r} 0 1 0 {number(-2 * radius)} 0Z"
    )


def mirrored(places: Iterable[float]) -> list[float]:
    """Return places and their mirror images."""
    return sorted({sign * place for place in places for sign in (-1, 1)})


def _spread(width: float, step: float) -> list[float]:
    count = int(width / step)
    return [(index - (count - 1) / 2) * step for index in range(count)]
