"""The fifteen great projects (BB 1.3), each a small drawing of its building; its middle is the origin, about 100 units wide.

Until a project is completed it is drawn in pencil, without colour; then its roofs get the colour of the district.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from baumeister.games.buerger.components import DISTRICTS_OF_A_COLOUR
from baumeister.games.buerger.drawing_tiles import HUES
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.house import (
    STONE,
    Body,
    Paint,
    dome,
    drum,
    facade,
    front_gable,
    gable,
    hipped,
    openings,
    paint,
    row,
    walls,
)
from baumeister.svg.plan import circle
from baumeister.svg.solid import DETAIL, raised

Drawn = tuple[str, ...]


@lru_cache(maxsize=128)
def project(look: Look, district: int, is_completed: bool) -> Markup:
    """Draw a great project."""
    roof = paint(HUES[district // DISTRICTS_OF_A_COLOUR].name) if is_completed else STONE
    return group(*BUILDINGS[district](look, roof), opacity=None if is_completed else 0.62)


def _holes(look: Look, body: Body, *paths: str) -> Markup:
    """Draw the openings of a south wall."""
    return facade(body, path("".join(paths), fill=look["ink"]))


def _lines(look: Look, body: Body, d: str, weight: float = DETAIL) -> Markup:
    return facade(body, path(d, fill="none", stroke=look["ink"], stroke_width=weight))


def _flag(look: Look, x: float, y: float, height: float, hue: Paint) -> Markup:
    """Draw a flag on a roof."""
    left, top = raised(x, y, height)
    return group(
        path(f"M{number(left)} {number(top)}v-13", fill="none", stroke=look["ink"], stroke_width=1.1),
        path(
            f"M{number(left)} {number(top - 13)}h11l-3 3.2l3 3.2h-11Z", fill=look[hue.sun], stroke=look["ink"], stroke_width=0.9
        ),
    )


def _columns(count: int, first: float, step: float, height: float) -> str:
    return "".join(f"M{number(first + step * index)} 0V{number(-height)}" for index in range(count))


def library(look: Look, roof: Paint) -> Drawn:
    """1 Stadtbibliothek: a temple for books, with two low wings."""
    wing, hall = Body(0, 4, 96, 18), Body(0, 4, 42, 26)
    return (
        walls(look, STONE, wing, 16),
        _holes(look, wing, openings([*row(3, 4, 8, 4), *row(3, 72, 8, 4)], 4, 8)),
        hipped(look, roof, wing.above(16, -1), 7, 74),
        walls(look, STONE, hall, 25),
        _lines(look, hall, _columns(6, 4, 6.8, 22), 2.4),
        front_gable(look, roof, STONE, hall.above(25, -2), 12),
    )


def cathedral(look: Look, roof: Paint) -> Drawn:
    """2 Kaiserdom: nave, transept and the great tower in the west."""
    nave, transept = Body(14, 2, 62, 22), Body(18, 4, 16, 34)
    tower, upper, spire = Body(-30, 4, 24, 22), Body(-30, 4, 18, 17, 38), Body(-29, 2, 5, 5, 70)
    return (
        walls(look, STONE, nave, 20),
        _holes(look, nave, openings(row(5, 4, 12, 3), 5, 13, arched=True)),
        gable(look, roof, STONE, nave.above(20, -1), 15),
        walls(look, STONE, transept, 20),
        _holes(look, transept, openings([(4.5, 4)], 7, 18, arched=True)),
        front_gable(look, roof, STONE, transept.above(20, -1), 15),
        walls(look, STONE, tower, 38, flat=True),
        _holes(look, tower, openings([(8, 0)], 8, 12, arched=True), openings(row(2, 4, 10, 20), 5, 13, arched=True)),
        walls(look, STONE, upper, 20, flat=True),
        _holes(look, upper, openings(row(2, 3, 7, 3), 4.4, 13, arched=True)),
        dome(look, roof, -30, 4, 8, 58, 13),
        hipped(look, STONE, spire, 13),
    )


def paulskirche(look: Look, roof: Paint) -> Drawn:
    """3 Paulskirche: a round church with a tower before it."""
    tower = Body(0, 22, 19, 14)
    return (
        drum(look, STONE, 0, 4, 44, 0, 22),
        path(_round_windows(44, 7), fill=look["ink"]),
        dome(look, roof, 0, 4, 45, 22, 35),
        walls(look, STONE, tower, 36, flat=True),
        _holes(look, tower, openings([(6, 0)], 7, 12, arched=True), openings([(6.5, 21)], 6, 11, arched=True)),
        dome(look, roof, 0, 22, 9, 36, 12),
    )


def _round_windows(radius: float, level: float) -> str:
    places = []
    for step in (-0.86, -0.62, -0.36, 0.36, 0.62, 0.86):
        x, y = raised(radius * step, 4 + radius * 0.62 * (1 - step * step) ** 0.5, level)
        places.append((x - 2.4, -y))
    return openings(places, 4.8, 10, arched=True)


def zoo(look: Look, roof: Paint) -> Drawn:
    """4 Zoologischer Garten: the hall of its society, and a giraffe behind the fence."""
    hall, tower = Body(-16, 0, 58, 22), Body(-16, 4, 18, 20)
    fence = "".join(f"M{number(20 + 4.5 * index)} 22v-9" for index in range(8))
    return (
        walls(look, STONE, hall, 19),
        _holes(look, hall, openings([*row(3, 3, 6.4, 3), *row(3, 38.5, 6.4, 3)], 4, 10, arched=True)),
        hipped(look, roof, hall.above(19, -1), 9, 36),
        walls(look, STONE, tower, 32),
        _holes(look, tower, openings([(5, 0)], 8, 15, arched=True)),
        hipped(look, roof, tower.above(32, -1), 13),
        group(_giraffe(look, roof), transform=at(38, 14)),
        path(f"{fence}M17 16.5H55", fill="none", stroke=look["ink"], stroke_width=1.1),
    )


def _giraffe(look: Look, hide: Paint) -> Markup:
    body = "M-9 2V-12Q-8 -16 -2 -16L4 -19L7 -40L4.5 -42L13 -43L14.5 -40L10.5 -37.5L9 -16Q9 -12 7 -10V2H4.5V-8H-6V2Z"
    spots = "M-5 -14h3v2.6h-3ZM0 -13h3v2.6h-3ZM6 -21h2.4v3h-2.4ZM7 -28h2v3h-2ZM7.6 -35h2v3h-2Z"
    return group(
        path(body, fill=look[hide.sun], stroke=look["ink"], stroke_width=1.1, stroke_linejoin="round"),
        path(spots, fill=look["ink"]),
    )


def synagogue(look: Look, roof: Paint) -> Drawn:
    """5 Hauptsynagoge: a great gable, onion domes on its towers and one on high."""
    hall, west, east = Body(0, 0, 54, 30), Body(-33, 10, 14, 14), Body(33, 10, 14, 14)
    return (
        walls(look, STONE, hall, 27),
        front_gable(look, roof, STONE, hall.above(27, -1), 9),
        _holes(look, hall, openings(row(3, 8, 14, 0), 9, 13, arched=True), openings([(20, 17)], 14, 12, arched=True)),
        dome(look, roof, 0, -4, 15, 30, 20),
        *(
            drawn
            for tower in (west, east)
            for drawn in (
                walls(look, STONE, tower, 29, flat=True),
                _holes(look, tower, openings([(4.5, 14)], 5, 10, arched=True)),
                dome(look, roof, tower.x, tower.y, 6.5, 29, 11),
            )
        ),
    )


def market_hall(look: Look, roof: Paint) -> Drawn:
    """6 Kleinmarkthalle: a long hall with skylights, stalls before it."""
    hall, lights = Body(0, -2, 96, 26), Body(0, -2, 78, 9, 31)
    arches = openings(row(7, 4.5, 12.6, 0), 8.6, 17, arched=True)
    return (
        walls(look, STONE, hall, 21),
        _holes(look, hall, arches),
        gable(look, roof, STONE, hall.above(21, -1), 12),
        walls(look, STONE, lights, 4),
        gable(look, roof, STONE, lights.above(4, -1), 5),
        *(_stall(look, roof, x) for x in (-36.0, -10.0, 16.0, 42.0)),
    )


def _stall(look: Look, cloth: Paint, x: float) -> Markup:
    stripes = "".join(f"M{number(x - 7 + 5.6 * index)} 13l-2 7h2.8l2 -7Z" for index in range(3))
    return group(
        path(f"M{number(x - 8)} 20v6M{number(x + 6)} 20v6", fill="none", stroke=look["ink"], stroke_width=1.1),
        path(f"M{number(x - 7)} 13h14l-2 7h-14Z", fill=look["sheet"], stroke=look["ink"], stroke_width=1.0),
        path(stripes, fill=look[cloth.south], stroke=look["ink"], stroke_width=0.6),
    )


def iron_bridge(look: Look, roof: Paint) -> Drawn:
    """7 Eiserner Steg: a footbridge of iron lattice, high over the river."""
    chord = "M-50 -12C-40 -36 -28 -36 -18 -22C-8 -12 8 -12 18 -22C28 -36 40 -36 50 -12"
    lattice = "".join(f"M{number(x)} -10V{number(_chord(x))}" for x in range(-44, 46, 8))
    return (
        *(
            path(f"M{x - 5} 12L{x - 7} -8H{x + 7}L{x + 5} 12Z", fill=look["sheet"], stroke=look["ink"], stroke_width=1.1)
            for x in (-28, 28)
        ),
        path(lattice, fill="none", stroke=look["ink"], stroke_width=1.0),
        path(chord, fill="none", stroke=look["ink"], stroke_width=4.4, stroke_linecap="round"),
        path(chord, fill="none", stroke=look[roof.south], stroke_width=2.4, stroke_linecap="round"),
        path("M-54 -12H54V-7H-54Z", fill=look[roof.sun], stroke=look["ink"], stroke_width=1.1),
        *(
            path(f"M{x - 3} -7V-36L{x} -41L{x + 3} -36V-7Z", fill=look[roof.south], stroke=look["ink"], stroke_width=1.0)
            for x in (-28, 28)
        ),
    )


def _chord(x: float) -> float:
    return -14 - 19 * max(0.0, 1 - abs(abs(x) - 29) / 21)


def station(look: Look, roof: Paint) -> Drawn:
    """8 Hauptbahnhof: three halls of iron and glass behind a long front, a giant with the globe on top."""
    front = Body(0, 14, 104, 12)
    halls = [Body(x, 0, 30, 34) for x in (-33.0, 0.0, 33.0)]
    clock = (52.0, -31.0)
    return (
        *(_barrel(look, roof, hall, 15) for hall in halls),
        walls(look, STONE, front, 15, flat=True),
        _holes(look, front, openings([*row(3, 5, 9.4, 0), *row(3, 72.5, 9.4, 0)], 6, 10, arched=True)),
        facade(
            front,
            path("M35 -15V-22A17 17 0 0 1 69 -22V-15Z", fill=look["sheet"], stroke=look["ink"], stroke_width=1.1),
            path("M39 -1V-20A13 13 0 0 1 65 -20V-1Z", fill=look[roof.sun], stroke=look["ink"], stroke_width=1.1),
            path("M45.5 -1V-31M52 -1V-33M58.5 -1V-31M39 -14H65", fill="none", stroke=look["ink"], stroke_width=0.9),
            circle(clock[0], clock[1] - 8, 2.6, look["gold"], stroke=look["ink"], stroke_width=0.9),
            path("M49 -46l3 -4l3 4", fill="none", stroke=look["ink"], stroke_width=1.1),
            circle(52, -51, 3.2, look["gold"], stroke=look["ink"], stroke_width=1.0),
        ),
    )


def _barrel(look: Look, tint: Paint, body: Body, rise: float) -> Markup:
    """Draw a barrel roof whose axis runs from north to south."""
    far, near = raised(body.west, body.north, body.base), raised(body.west, body.south, body.base)
    r, deep = body.width / 2, body.depth
    arc = f"A{number(r)} {number(rise)} 0 0 1"
    ribs = "".join(
        f"M{number(near[0])} {number(near[1] - deep * part)}{arc} {number(near[0] + 2 * r)} {number(near[1] - deep * part)}"
        for part in (0.3, 0.6)
    )
    outer = (
        f"M{number(far[0])} {number(far[1])}{arc} {number(far[0] + 2 * r)} {number(far[1])}"
        f"L{number(near[0] + 2 * r)} {number(near[1])}H{number(near[0])}Z"
    )
    front = f"M{number(near[0])} {number(near[1])}{arc} {number(near[0] + 2 * r)} {number(near[1])}Z"
    return group(
        path(outer, fill=look[tint.sun], stroke=look["ink"], stroke_width=1.1, stroke_linejoin="round"),
        path(ribs, fill="none", stroke=look["ink"], stroke_width=DETAIL),
        path(front, fill=look[tint.south], stroke=look["ink"], stroke_width=1.1),
    )


def saalbau(look: Look, roof: Paint) -> Drawn:
    """9 Saalbau: a concert hall with tall round windows."""
    wing, hall = Body(0, 2, 98, 20), Body(0, 2, 60, 28)
    return (
        walls(look, STONE, wing, 17, flat=True),
        _holes(look, wing, openings([*row(2, 4, 7.5, 3), *row(2, 82, 7.5, 3)], 4.4, 10)),
        walls(look, STONE, hall, 29),
        _holes(look, hall, openings(row(5, 4, 11.2, 12), 7, 14, arched=True), openings(row(5, 5, 11.2, 0), 5, 8)),
        _lines(look, hall, "M0 -10.5H60"),
        hipped(look, roof, hall.above(29, -1.5), 13, 30),
        *(_lyre(look, roof),),
    )


def _lyre(look: Look, roof: Paint) -> Markup:
    x, y = raised(0, 2, 42)
    return path(
        f"M{number(x - 4)} {number(y)}q-5 -8 -1 -12q3 4 5 4t5 -4q4 4 -1 12Z",
        fill=look[roof.sun],
        stroke=look["ink"],
        stroke_width=1.1,
    )


def palm_house(look: Look, roof: Paint) -> Drawn:
    """10 Palmengarten: a house of glass between palms."""
    front = Body(0, 12, 66, 8)
    spans = [(0.0, 36.0, 30.0), (-30.0, 24.0, 17.0), (30.0, 24.0, 17.0)]
    glass = [_glass(look, roof, x, width, rise) for x, width, rise in spans[1:]]
    return (
        *glass,
        _glass(look, roof, *spans[0]),
        walls(look, STONE, front, 8, flat=True),
        _holes(look, front, openings([(29, 0)], 8, 7, arched=True)),
        *(
            group(_palm(look, roof), transform=f"{at(x, y)} scale({scale})")
            for x, y, scale in ((-46.0, 18.0, 1.0), (47.0, 20.0, 1.15))
        ),
    )


def _glass(look: Look, tint: Paint, x: float, width: float, rise: float) -> Markup:
    half, deep = width / 2, 16.0
    r = number(half)
    left, right, back = number(x - half), number(x + half), number(8 - deep)
    shell = f"M{left} {back}A{r} {number(rise)} 0 0 1 {right} {back}V8H{left}Z"
    arch = f"M{left} 8A{r} {number(rise)} 0 0 1 {right} 8Z"
    bars = "".join(
        f"M{number(x + half * part)} 8V{number(8 - rise * (1 - part * part) ** 0.5)}"
        for part in (-0.66, -0.33, 0.0, 0.33, 0.66)
    )
    return group(
        path(shell, fill=look[tint.sun], stroke=look["ink"], stroke_width=1.1, stroke_linejoin="round"),
        path(arch, fill=look["sheet"], stroke=look["ink"], stroke_width=1.1),
        path(
            f"{bars}M{number(x - half * 0.86)} {number(8 - rise * 0.5)}H{number(x + half * 0.86)}",
            fill="none",
            stroke=look["ink"],
            stroke_width=DETAIL,
        ),
    )


def _palm(look: Look, leaf: Paint) -> Markup:
    west = "M0 -30Q-7 -38 -15 -31Q-9 -33 0 -30Q-9 -43 -2 -45Q-3 -37 0 -30Q-9 -29 -12 -22Q-5 -30 0 -30Z"
    east = "M0 -30Q4 -44 11 -42Q3 -38 0 -30Q9 -38 15 -29Q8 -33 0 -30Q9 -28 11 -21Q5 -29 0 -30Z"
    return group(
        path("M-1.6 0Q1 -16 -1 -30H1.4Q4 -15 2.4 0Z", fill=look["sheet"], stroke=look["ink"], stroke_width=1.0),
        path(west + east, fill=look[leaf.south], stroke=look["ink"], stroke_width=0.9, stroke_linejoin="round"),
    )


def opera(look: Look, roof: Paint) -> Drawn:
    """11 Opernhaus: the great stage house behind a front with columns, a winged horse on the gable."""
    stage, hall, porch = Body(0, -4, 52, 24), Body(0, 4, 88, 26), Body(0, 19, 44, 8)
    return (
        walls(look, STONE, hall, 24, flat=True),
        _holes(look, hall, openings([*row(2, 4, 8, 11), *row(2, 73, 8, 11)], 5, 10, arched=True)),
        walls(look, STONE, stage.above(24), 12),
        front_gable(look, roof, STONE, stage.above(36, -1.5), 13),
        walls(look, STONE, porch, 26),
        _holes(look, porch, openings(row(5, 3, 8.2, 0), 5, 9, arched=True), openings(row(5, 3, 8.2, 13), 5, 10, arched=True)),
        front_gable(look, roof, STONE, porch.above(26, -1.5), 9),
        _horse(look),
    )


def _horse(look: Look) -> Markup:
    return path(
        "M-6 0l1 -6q4 -2 7 0l3 -6l2 2l-2 3l-1 7h-2l-1 -4h-3l-1 4ZM-2 -7q-5 -3 -7 -8q7 0 10 7Z",
        transform=at(*raised(0, 19, 35)),
        fill=look["gold"],
        stroke=look["ink"],
        stroke_width=0.9,
        stroke_linejoin="round",
    )


def exchange(look: Look, roof: Paint) -> Drawn:
    """12 Börse: a hall under a dome, pavilions at both ends."""
    wing, middle = Body(0, 2, 104, 22), Body(0, 6, 42, 28)
    west, east = Body(-43, 6, 20, 24), Body(43, 6, 20, 24)
    return (
        walls(look, STONE, wing, 20, flat=True),
        _holes(look, wing, openings([*row(1, 22, 8, 3), *row(1, 76, 8, 3)], 6, 13, arched=True)),
        *(
            drawn
            for end in (west, east)
            for drawn in (
                walls(look, STONE, end, 24),
                _holes(look, end, openings(row(2, 3, 8.5, 3), 5, 15, arched=True)),
                hipped(look, roof, end.above(24, -1), 9, 6),
            )
        ),
        walls(look, STONE, middle, 27, flat=True),
        _holes(look, middle, openings(row(3, 5, 12.4, 0), 8, 19, arched=True)),
        _lines(look, middle, "M0 -23H42"),
        drum(look, STONE, 0, 4, 16, 27, 6),
        dome(look, roof, 0, 4, 17, 33, 21),
        _flag(look, 0, 4, 53, roof),
    )


def burgblock(look: Look, roof: Paint) -> Drawn:
    """13 Burgblock: flats for many round one court, a turret at the corner."""
    north, west, east, south = Body(0, -16, 92, 14), Body(-39, 2, 14, 26), Body(39, 2, 14, 26), Body(0, 20, 92, 14)
    turret = Body(46, 22, 15, 15)
    upper = [place for level in (4.0, 15.0) for place in row(9, 4, 9.6, level)]
    return (
        walls(look, STONE, north, 24),
        gable(look, roof, STONE, north.above(24), 8),
        walls(look, STONE, west, 24),
        front_gable(look, roof, STONE, west.above(24), 7),
        walls(look, STONE, east, 24),
        front_gable(look, roof, STONE, east.above(24), 7),
        walls(look, STONE, south, 24),
        _holes(look, south, openings(upper, 4.6, 7)),
        gable(look, roof, STONE, south.above(24, -1), 8),
        walls(look, STONE, turret, 32),
        _holes(look, turret, openings([(5, level) for level in (5.0, 16.0)], 5, 7)),
        hipped(look, roof, turret.above(32, -1), 16),
    )


def bazaar(look: Look, roof: Paint) -> Drawn:
    """14 Grand Bazar: four floors of shop windows, a dome at the corner."""
    house, corner = Body(-6, 2, 78, 26), Body(38, 8, 22, 22)
    panes = [place for level in (16.0, 27.0) for place in row(7, 4, 10.4, level)]
    return (
        walls(look, STONE, house, 37),
        _holes(look, house, openings(row(5, 4, 15, 0), 11, 11), openings(panes, 7, 8, arched=True)),
        hipped(look, roof, house.above(37, -1), 9, 54),
        walls(look, STONE, corner, 40, flat=True),
        _holes(
            look,
            corner,
            openings([(6, 0)], 10, 12, arched=True),
            openings(row(2, 4, 8, 16), 5.4, 8),
            openings(row(2, 4, 8, 28), 5.4, 8),
        ),
        dome(look, roof, 38, 8, 11.5, 40, 17),
        _flag(look, 38, 8, 56, roof),
    )


def traders_hall(look: Look, roof: Paint) -> Drawn:
    """15 Kaufmännischer Verein: a hall with stepped gables and a turret on the ridge."""
    hall, gable_house = Body(10, 0, 78, 26), Body(-24, 8, 36, 26)
    steps = "M0 -24V-30H5V-36H10V-42H26V-36H31V-30H36V-24Z"
    turret = Body(20, 0, 9, 9, 30)
    return (
        walls(look, STONE, hall, 22),
        _holes(look, hall, openings(row(4, 36, 10, 3), 6.5, 14, arched=True)),
        gable(look, roof, STONE, hall.above(22, -1), 15),
        walls(look, STONE, turret, 10),
        hipped(look, roof, turret.above(10, -1), 16),
        walls(look, STONE, gable_house, 24),
        front_gable(look, roof, STONE, gable_house.above(24), 16),
        facade(gable_house, path(steps, fill=look["sheet"], stroke=look["ink"], stroke_width=1.1, stroke_linejoin="round")),
        _holes(
            look,
            gable_house,
            openings([(13, 0)], 10, 14, arched=True),
            openings(row(3, 5, 10, 18), 6, 9, arched=True),
            openings([(15, 30)], 6, 8, arched=True),
        ),
    )


BUILDINGS: Sequence[Callable[[Look, Paint], Drawn]] = (
    library,
    cathedral,
    paulskirche,
    zoo,
    synagogue,
    market_hall,
    iron_bridge,
    station,
    saalbau,
    palm_house,
    opera,
    exchange,
    burgblock,
    bazaar,
    traders_hall,
)
