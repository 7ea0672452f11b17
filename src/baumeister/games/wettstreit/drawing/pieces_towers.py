"""Towers, corner towers and city gates, the stouter the more they count (WB 1.1)."""

from baumeister.games.wettstreit.drawing.pieces_masonry import INK, Mason
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path

Parts = list[Markup]


def shield(look: Look, scale: float = 1.0) -> Markup:
    """Draw the shield that towers bear (WB 1.2), round the origin."""
    return group(
        path(
            "M-6 -7.5H6V0Q6 6 0 8.5Q-6 6 -6 0Z",
            fill=look["red"],
            stroke=look["edge"],
            stroke_width=INK,
            stroke_linejoin="round",
        ),
        path("M0 -7.5H6V0H0ZM0 0H-6Q-6 6 0 8.5Z", fill=look["marble"]),
        path("M0 -7.5V8.5M-6 0H6M-6 -7.5H6V0Q6 6 0 8.5Q-6 6 -6 0Z", fill="none", stroke=look["edge"], stroke_width=0.8),
        transform=f"scale({scale:g})" if scale != 1.0 else None,
    )


# ---- Corner towers: round, with the end of the town wall


def corner(look: Look, value: int, side: int) -> Parts:
    """Draw a corner tower; `side` is -1 for the left one, 1 for the right one, 0 if that is not known."""
    mason = Mason(look, "granite", "red")
    middle = 6.0 * side
    drawn = [*(_corner_1, _corner_2, _corner_3)[value - 1](mason, middle), group(shield(look), transform=at(middle, -22))]
    if side == 0:
        return drawn
    start = -2.0 if side < 0 else -30.0
    return [mason.wall(start, 32, 23), mason.battlement(start, 32, 23, 4, 3.2), *drawn]


def _corner_1(mason: Mason, middle: float) -> Parts:
    return [
        mason.drum(middle - 17, 34, 50),
        mason.battlement(middle - 17, 34, 50, 5),
        mason.openings((middle - 7, 34, 3, 9), (middle + 7, 34, 3, 9)),
    ]


def _corner_2(mason: Mason, middle: float) -> Parts:
    return [
        mason.drum(middle - 17, 34, 56),
        mason.battlement(middle - 17, 34, 52, 5, 5),
        mason.cone(middle - 14, 28, 60.5, 22),
        mason.openings((middle - 8, 36, 3, 10), (middle + 8, 36, 3, 10)),
        mason.flag(middle, 82, 7),
    ]


def _corner_3(mason: Mason, middle: float) -> Parts:
    return [
        mason.drum(middle - 18, 36, 60),
        mason.battlement(middle - 18, 36, 56, 6, 5),
        mason.drum(middle - 12, 24, 78, 64.5),
        mason.openings((middle - 5, 67, 2.6, 7), (middle + 3, 67, 2.6, 7)),
        mason.cone(middle - 12, 24, 78, 28),
        mason.openings((middle - 9, 38, 3, 10), (middle, 38, 3, 10), (middle + 9, 38, 3, 10)),
        mason.flag(middle, 105, 9),
    ]


# ---- Towers: square


def tower(look: Look, value: int) -> Parts:
    """Draw a tower in the town wall."""
    mason = Mason(look, "granite", "red", "level")
    walls = [mason.wall(-30, 60, 19), mason.battlement(-30, 60, 19, 7, 3.0)]
    return [*walls, *(_tower_1, _tower_2, _tower_3)[value - 1](mason), group(shield(look), transform=at(0, -22))]


def _tower_1(mason: Mason) -> Parts:
    return [mason.wall(-14, 28, 48), mason.battlement(-14, 28, 48, 4), mason.openings((-5, 34, 3, 8), (5, 34, 3, 8))]


def _tower_2(mason: Mason) -> Parts:
    return [
        mason.wall(-14, 28, 58),
        mason.openings((-6, 36, 3, 9), (6, 36, 3, 9), (0, 50, 4, 5)),
        mason.helm(-14, 28, 58, 26),
        mason.flag(0, 83, 7),
    ]


def _tower_3(mason: Mason) -> Parts:
    turrets = [part for x in (-16.5, 9.5) for part in (mason.drum(x, 7, 70, 54), mason.cone(x, 7, 70, 14))]
    return [
        mason.wall(-14, 28, 66),
        mason.openings((-6, 36, 3, 9), (6, 36, 3, 9), (-4, 54, 3, 7), (4, 54, 3, 7)),
        mason.helm(-13, 26, 66, 36),
        *turrets,
        mason.flag(0, 101, 8),
    ]


# ---- City gates


def gate(look: Look, value: int) -> Parts:
    """Draw a city gate."""
    mason = Mason(look, "sandstone", "red", "upright")
    return (_gate_2, _gate_3, _gate_4, _gate_5)[value - 2](mason)


def _flanks(mason: Mason, top: float, width: float = 15) -> Parts:
    return [mason.drum(-30, width, top), mason.drum(30 - width, width, top)]


def _gate_2(mason: Mason) -> Parts:
    return [
        mason.wall(-30, 60, 25),
        mason.battlement(-30, 60, 25, 7, 3.4),
        mason.wall(-17, 34, 36),
        mason.battlement(-17, 34, 36, 5, 3.6),
        mason.gate(0, 16, 24),
    ]


def _gate_3(mason: Mason) -> Parts:
    return [
        mason.wall(-30, 60, 25),
        mason.battlement(-30, 60, 25, 7, 3.4),
        mason.wall(-18, 36, 44),
        mason.saddle(-18, 36, 44, 17, 8),
        mason.openings((-9, 33, 3.4, 7), (0, 33, 3.4, 7), (9, 33, 3.4, 7)),
        mason.gate(0, 16, 25),
    ]


def _gate_4(mason: Mason) -> Parts:
    return [
        mason.wall(-16, 32, 44),
        mason.battlement(-16, 32, 44, 4, 3.6),
        *_flanks(mason, 52),
        mason.battlement(-30, 15, 52, 3),
        mason.battlement(15, 15, 52, 3),
        mason.openings(
            (-22.5, 38, 3, 8), (22.5, 38, 3, 8), (-22.5, 16, 2.4, 8), (22.5, 16, 2.4, 8), (-6, 33, 3.4, 7), (6, 33, 3.4, 7)
        ),
        mason.gate(0, 17, 26),
    ]


def _gate_5(mason: Mason) -> Parts:
    return [
        mason.wall(-16, 32, 54),
        mason.saddle(-14, 28, 54, 20, 7),
        mason.flag(0, 73, 8),
        *_flanks(mason, 60),
        mason.cone(-30, 15, 60, 28),
        mason.cone(15, 15, 60, 28),
        mason.openings((-22.5, 46, 3, 8), (22.5, 46, 3, 8), (-22.5, 18, 2.4, 8), (22.5, 18, 2.4, 8)),
        mason.framed((-7, 37, 3.6, 9), (0, 37, 3.6, 9), (7, 37, 3.6, 9)),
        mason.gate(0, 18, 27),
    ]
