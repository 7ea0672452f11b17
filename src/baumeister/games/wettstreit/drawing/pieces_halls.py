"""Town halls and churches, the grander the more they count (WB 1.1)."""

from baumeister.games.wettstreit.drawing.pieces_masonry import INK, Mason, mirrored
from baumeister.svg import Look, Markup

Parts = list[Markup]


def hall(look: Look, value: int) -> Parts:
    """Draw a town hall: stepped gables, arcades, turrets."""
    return (_hall_5, _hall_6, _hall_7)[value - 5](Mason(look, "red", "slate", "level"))


def _arcade(mason: Mason, places: list[float]) -> Markup:
    return mason.openings(*((x, 0.0, 7.0, 14.0) for x in places))


def _hall_5(mason: Mason) -> Parts:
    return [
        mason.wall(-28, 56, 40),
        mason.saddle(-28, 56, 40, 24, 4),
        mason.wall(-15, 30, 44),
        mason.stepped(-15, 30, 44, 26, 3),
        mason.framed(*((x, 23.0, 4.0, 10.0) for x in (-22.0, -8.0, 0.0, 8.0, 22.0))),
        mason.framed((-5, 46, 3.4, 7), (5, 46, 3.4, 7)),
        _arcade(mason, [-20, -10, 0, 10, 20]),
    ]


def _hall_6(mason: Mason) -> Parts:
    return [
        mason.wall(-4, 8, 88, 70),
        mason.helm(-4, 8, 88, 14),
        mason.wall(-28, 56, 42),
        mason.saddle(-28, 56, 42, 30, 6),
        *(part for x in (-28.0, 4.0) for part in (mason.wall(x, 24, 44), mason.stepped(x, 24, 44, 22, 2))),
        mason.framed(*((x, 24.0, 3.8, 11.0) for x in (-22.0, -10.0, 0.0, 10.0, 22.0))),
        mason.framed((-16, 46, 3.6, 8), (16, 46, 3.6, 8)),
        _arcade(mason, [-20, -10, 0, 10, 20]),
        mason.flag(0, 101, 7),
    ]


def _hall_7(mason: Mason) -> Parts:
    turrets = [part for x in (-29.0, 22.0) for part in (mason.drum(x, 7, 62, 40), mason.cone(x, 7, 62, 16))]
    return [
        mason.wall(-28, 56, 44),
        mason.saddle(-28, 56, 44, 26, 4),
        *turrets,
        mason.wall(-10, 20, 86),
        mason.battlement(-10, 20, 84, 4, 4),
        mason.wall(-7, 14, 98, 91),
        mason.dome(-7, 14, 98, 20),
        mason.rose(0, 73, 6),
        mason.framed((-4, 50, 3.4, 11), (4, 50, 3.4, 11)),
        mason.framed(*((x, 25.0, 4.0, 11.0) for x in mirrored((23, 16)))),
        mason.framed((-4, 27, 3.6, 10), (4, 27, 3.6, 10)),
        mason.lines("M-28 -20H28", INK * 0.7),
        _arcade(mason, [-22, -12, 0, 12, 22]),
        mason.flag(0, 116, 8),
    ]


def church(look: Look, value: int) -> Parts:
    """Draw a church, from a chapel to a minster."""
    tiles = "green" if value >= 8 else "slate"
    drawn = (_church_4, _church_5, _church_6, _church_7, _church_8, _church_9)[value - 4]
    return drawn(Mason(look, "marble", tiles, "upright"))


def _church_4(mason: Mason) -> Parts:
    """Draw a chapel with a ridge turret."""
    return [
        mason.wall(6, 20, 22),
        mason.saddle(6, 20, 22, 15, 3),
        mason.wall(-24, 36, 30),
        mason.gable(-24, 36, 30, 28),
        mason.wall(-9.5, 7, 66, 52),
        mason.helm(-9.5, 7, 66, 16),
        mason.cross(-6, 82),
        mason.rose(-6, 38, 4.5),
        mason.framed((16, 6, 3.6, 11), pointed=True),
        mason.framed((-6, 0, 9, 19), pointed=True),
    ]


def _church_5(mason: Mason) -> Parts:
    """Draw a village church: nave and one tower."""
    return [
        mason.wall(-8, 36, 28),
        mason.saddle(-8, 36, 28, 22, 3),
        mason.wall(-26, 21, 62),
        mason.helm(-26, 21, 62, 28),
        mason.cross(-15.5, 90),
        mason.framed((-19.5, 46, 3.6, 10), (-11.5, 46, 3.6, 10), (-15.5, 24, 3.6, 10)),
        mason.framed((2, 7, 4, 15), (12, 7, 4, 15), (22, 7, 4, 15), pointed=True),
        mason.framed((-15.5, 0, 8, 16), pointed=True),
    ]


def _church_6(mason: Mason) -> Parts:
    """Draw a town church with a tall spire and a choir."""
    return [
        mason.wall(-8, 38, 32),
        mason.saddle(-8, 38, 32, 26, 4),
        mason.wall(18, 4, 66, 58),
        mason.helm(18, 4, 66, 10),
        mason.lines("M-0.5 0V-24M9.6 0V-24M19.3 0V-24M-6 -26H30", INK * 0.6),
        mason.wall(-28, 22, 62),
        mason.helm(-27, 20, 62, 46),
        *(part for x in (-29.0, -10.0) for part in (mason.helm(x, 4, 62, 13),)),
        mason.cross(-17, 108),
        mason.framed((-21, 44, 3.8, 12), (-13, 44, 3.8, 12), pointed=True),
        mason.rose(-17, 32, 4),
        mason.framed((4.6, 7, 3.6, 18), (14.6, 7, 3.6, 18), (24, 7, 3.6, 18), pointed=True),
        mason.framed((-17, 0, 9, 19), pointed=True),
    ]


def _church_7(mason: Mason) -> Parts:
    """Draw a collegiate church with two towers."""
    towers = [
        part
        for x in (-29.0, 12.0)
        for part in (
            mason.wall(x, 17, 72),
            mason.helm(x, 17, 72, 36),
            mason.cross(x + 8.5, 108),
            mason.framed((x + 4.7, 54, 3.2, 11), (x + 12.3, 54, 3.2, 11), (x + 8.5, 32, 3.6, 13), pointed=True),
        )
    ]
    return [
        mason.wall(-13, 26, 44),
        mason.gable(-13, 26, 44, 24),
        *towers,
        mason.rose(0, 39, 7),
        mason.lines("M-29 -26H29M-29 -49H-12M12 -49H29", INK * 0.6),
        mason.framed((0, 0, 11, 22), pointed=True),
        mason.framed((-20.5, 0, 6, 15), (20.5, 0, 6, 15), pointed=True),
    ]


def _church_8(mason: Mason) -> Parts:
    """Draw a cathedral: two towers, a spire over the crossing, pinnacles."""
    towers = [
        part
        for x in (-30.0, 13.0)
        for part in (
            mason.wall(x, 17, 80),
            mason.battlement(x, 17, 78, 3, 3.4),
            mason.helm(x + 2, 13, 82, 38),
            mason.cross(x + 8.5, 120),
            mason.framed((x + 5, 58, 3, 14), (x + 12, 58, 3, 14), (x + 8.5, 32, 4, 15), pointed=True),
        )
    ]
    return [
        mason.wall(-3, 6, 84, 70),
        mason.helm(-3, 6, 84, 36),
        mason.cross(0, 120),
        mason.wall(-14, 28, 50),
        mason.gable(-14, 28, 50, 26),
        *towers,
        mason.rose(0, 43, 8),
        mason.rose(0, 61, 2.6),
        mason.lines("M-30 -27H30M-30 -52H-13M13 -52H30M-13 -30H13", INK * 0.6),
        mason.framed((0, 0, 12, 24), pointed=True),
        mason.framed((-21.5, 0, 7, 17), (21.5, 0, 7, 17), pointed=True),
    ]


def _church_9(mason: Mason) -> Parts:
    """Draw a minster: a single great spire, pierced, over a west front with pinnacles."""
    pinnacles = [part for x in (-29.0, 24.0) for part in (mason.wall(x, 5, 58), mason.helm(x, 5, 58, 18))]
    corners = [part for x in (-14.0, 9.0) for part in (mason.wall(x, 5, 92, 70), mason.helm(x, 5, 92, 18))]
    spire = "M-7 -112L5 -118M-5.5 -121L4 -126M-4 -130L3 -134M7 -112L-5 -118M5.5 -121L-4 -126M4 -130L-3 -134"
    return [
        mason.wall(-27, 54, 42),
        mason.saddle(-27, 54, 42, 20, 8),
        *pinnacles,
        mason.wall(-13, 26, 74),
        mason.wall(-10, 20, 100, 74),
        mason.helm(-10, 20, 100, 52),
        mason.lines(spire),
        *corners,
        mason.cross(0, 152, 6),
        mason.framed((-4.4, 78, 4, 18), (4.4, 78, 4, 18), pointed=True),
        mason.rose(0, 58, 8),
        mason.framed((0, 28, 5, 15), (-8, 28, 4, 13), (8, 28, 4, 13), pointed=True),
        mason.framed((-20, 8, 5, 24), (20, 8, 5, 24), pointed=True),
        mason.lines("M-27 -36H-13M13 -36H27M-13 -46H13M-13 -25H13", INK * 0.6),
        mason.framed((0, 0, 13, 22), pointed=True),
    ]
