"""The great projects of the districts 1 to 8: old town, east, station (BB 1.3)."""

from baumeister.games.buerger.drawing.pieces_facades import Drawn, holes, lines
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.house import STONE, Body, Paint, dome, drum, facade, front_gable, gable, hipped, openings, row, walls
from baumeister.svg.plan import circle
from baumeister.svg.solid import DETAIL, raised


def library(look: Look, roof: Paint) -> Drawn:
    """1 Stadtbibliothek: a temple for books, with two low wings."""
    wing, hall = Body(0, 4, 96, 18), Body(0, 4, 42, 26)
    return (
        walls(look, STONE, wing, 16),
        holes(look, wing, openings([*row(3, 4, 8, 4), *row(3, 72, 8, 4)], 4, 8)),
        hipped(look, roof, wing.above(16, -1), 7, 74),
        walls(look, STONE, hall, 25),
        lines(look, hall, _columns(6, 4, 6.8, 22), 2.4),
        front_gable(look, roof, STONE, hall.above(25, -2), 12),
    )


def _columns(count: int, first: float, step: float, height: float) -> str:
    return "".join(f"M{number(first + step * index)} 0V{number(-height)}" for index in range(count))


def cathedral(look: Look, roof: Paint) -> Drawn:
    """2 Kaiserdom: nave, transept and the great tower in the west."""
    nave, transept = Body(14, 2, 62, 22), Body(18, 4, 16, 34)
    tower, upper, spire = Body(-30, 4, 24, 22), Body(-30, 4, 18, 17, 38), Body(-29, 2, 5, 5, 70)
    return (
        walls(look, STONE, nave, 20),
        holes(look, nave, openings(row(5, 4, 12, 3), 5, 13, arched=True)),
        gable(look, roof, STONE, nave.above(20, -1), 15),
        walls(look, STONE, transept, 20),
        holes(look, transept, openings([(4.5, 4)], 7, 18, arched=True)),
        front_gable(look, roof, STONE, transept.above(20, -1), 15),
        walls(look, STONE, tower, 38, flat=True),
        holes(look, tower, openings([(8, 0)], 8, 12, arched=True), openings(row(2, 4, 10, 20), 5, 13, arched=True)),
        walls(look, STONE, upper, 20, flat=True),
        holes(look, upper, openings(row(2, 3, 7, 3), 4.4, 13, arched=True)),
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
        holes(look, tower, openings([(6, 0)], 7, 12, arched=True), openings([(6.5, 21)], 6, 11, arched=True)),
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
        holes(look, hall, openings([*row(3, 3, 6.4, 3), *row(3, 38.5, 6.4, 3)], 4, 10, arched=True)),
        hipped(look, roof, hall.above(19, -1), 9, 36),
        walls(look, STONE, tower, 32),
        holes(look, tower, openings([(5, 0)], 8, 15, arched=True)),
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
        holes(look, hall, openings(row(3, 8, 14, 0), 9, 13, arched=True), openings([(20, 17)], 14, 12, arched=True)),
        dome(look, roof, 0, -4, 15, 30, 20),
        *(
            drawn
            for tower in (west, east)
            for drawn in (
                walls(look, STONE, tower, 29, flat=True),
                holes(look, tower, openings([(4.5, 14)], 5, 10, arched=True)),
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
        holes(look, hall, arches),
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
    water = "M-56 8Q-30 3 0 4T56 8Q52 16 24 16T-24 17Q-52 17 -56 8Z"
    return (
        path(water, fill=look["water"], stroke=look["ink-faint"], stroke_width=1.1),
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
        holes(look, front, openings([*row(3, 5, 9.4, 0), *row(3, 72.5, 9.4, 0)], 6, 10, arched=True)),
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
