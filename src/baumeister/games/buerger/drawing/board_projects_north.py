"""The great projects of the districts 9 to 15: west and north (BB 1.3)."""

from baumeister.games.buerger.drawing.pieces_facades import Drawn, flag, holes, lines
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.house import STONE, Body, Paint, dome, drum, facade, front_gable, gable, hipped, openings, row, walls
from baumeister.svg.solid import DETAIL, raised


def saalbau(look: Look, roof: Paint) -> Drawn:
    """9 Saalbau: a concert hall with tall round windows."""
    wing, hall = Body(0, 2, 98, 20), Body(0, 2, 60, 28)
    return (
        walls(look, STONE, wing, 17, flat=True),
        holes(look, wing, openings([*row(2, 4, 7.5, 3), *row(2, 82, 7.5, 3)], 4.4, 10)),
        walls(look, STONE, hall, 29),
        holes(look, hall, openings(row(5, 4, 11.2, 12), 7, 14, arched=True), openings(row(5, 5, 11.2, 0), 5, 8)),
        lines(look, hall, "M0 -10.5H60"),
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
        holes(look, front, openings([(29, 0)], 8, 7, arched=True)),
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
        holes(look, hall, openings([*row(2, 4, 8, 11), *row(2, 73, 8, 11)], 5, 10, arched=True)),
        walls(look, STONE, stage.above(24), 12),
        front_gable(look, roof, STONE, stage.above(36, -1.5), 13),
        walls(look, STONE, porch, 26),
        holes(look, porch, openings(row(5, 3, 8.2, 0), 5, 9, arched=True), openings(row(5, 3, 8.2, 13), 5, 10, arched=True)),
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
        holes(look, wing, openings([*row(1, 22, 8, 3), *row(1, 76, 8, 3)], 6, 13, arched=True)),
        *(
            drawn
            for end in (west, east)
            for drawn in (
                walls(look, STONE, end, 24),
                holes(look, end, openings(row(2, 3, 8.5, 3), 5, 15, arched=True)),
                hipped(look, roof, end.above(24, -1), 9, 6),
            )
        ),
        walls(look, STONE, middle, 27, flat=True),
        holes(look, middle, openings(row(3, 5, 12.4, 0), 8, 19, arched=True)),
        lines(look, middle, "M0 -23H42"),
        drum(look, STONE, 0, 4, 16, 27, 6),
        dome(look, roof, 0, 4, 17, 33, 21),
        flag(look, 0, 4, 53, roof),
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
        holes(look, south, openings(upper, 4.6, 7)),
        gable(look, roof, STONE, south.above(24, -1), 8),
        walls(look, STONE, turret, 32),
        holes(look, turret, openings([(5, level) for level in (5.0, 16.0)], 5, 7)),
        hipped(look, roof, turret.above(32, -1), 16),
    )


def bazaar(look: Look, roof: Paint) -> Drawn:
    """14 Grand Bazar: four floors of shop windows, a dome at the corner."""
    house, corner = Body(-6, 2, 78, 26), Body(38, 8, 22, 22)
    panes = [place for level in (16.0, 27.0) for place in row(7, 4, 10.4, level)]
    return (
        walls(look, STONE, house, 37),
        holes(look, house, openings(row(5, 4, 15, 0), 11, 11), openings(panes, 7, 8, arched=True)),
        hipped(look, roof, house.above(37, -1), 9, 54),
        walls(look, STONE, corner, 40, flat=True),
        holes(
            look,
            corner,
            openings([(6, 0)], 10, 12, arched=True),
            openings(row(2, 4, 8, 16), 5.4, 8),
            openings(row(2, 4, 8, 28), 5.4, 8),
        ),
        dome(look, roof, 38, 8, 11.5, 40, 17),
        flag(look, 38, 8, 56, roof),
    )


def traders_hall(look: Look, roof: Paint) -> Drawn:
    """15 Kaufmännischer Verein: a hall with stepped gables and a turret on the ridge."""
    hall, gable_house = Body(10, 0, 78, 26), Body(-24, 8, 36, 26)
    steps = "M0 -24V-30H5V-36H10V-42H26V-36H31V-30H36V-24Z"
    turret = Body(20, 0, 9, 9, 30)
    return (
        walls(look, STONE, hall, 22),
        holes(look, hall, openings(row(4, 36, 10, 3), 6.5, 14, arched=True)),
        gable(look, roof, STONE, hall.above(22, -1), 15),
        walls(look, STONE, turret, 10),
        hipped(look, roof, turret.above(10, -1), 16),
        walls(look, STONE, gable_house, 24),
        front_gable(look, roof, STONE, gable_house.above(24), 16),
        facade(gable_house, path(steps, fill=look["sheet"], stroke=look["ink"], stroke_width=1.1, stroke_linejoin="round")),
        holes(
            look,
            gable_house,
            openings([(13, 0)], 10, 14, arched=True),
            openings(row(3, 5, 10, 18), 6, 9, arched=True),
            openings([(15, 30)], 6, 8, arched=True),
        ),
    )
