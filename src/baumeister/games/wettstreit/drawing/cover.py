"""The game's picture for the home page: a town on a river, its builders' tents, and somebody who means no good."""

from baumeister.games.wettstreit.drawing.pieces import saboteur, tent
from baumeister.games.wettstreit.drawing.pieces_arms import arms
from baumeister.games.wettstreit.drawing.pieces_buildings import building
from baumeister.games.wettstreit.drawing.pieces_masonry import FINE
from baumeister.games.wettstreit.words.notation import CARD_NAMES
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import frame, paper, rect
from baumeister.svg.solid import DETAIL, OUTLINE

WIDTH, HEIGHT = 640.0, 400.0
LEVEL = 284.0  # on which the town stands
STEP = 58.0
TOWN = ("L3", "G5", "C6", "T3", "H7", "C9", "T2", "C7", "G4", "R3")
BEHIND = (("C8", 2.55), ("H6", 3.5), ("C5", 6.45), ("T3", 8.5), ("H5", 0.9))
SUN = (492.0, 96.0)


def cover(look: Look) -> Markup:
    """Draw the picture."""
    left = (WIDTH - STEP * (len(TOWN) - 1)) / 2
    behind = [
        group(
            building(look, CARD_NAMES.index(name)), transform=f"{at(left + STEP * place, LEVEL - 6)} scale(0.86)", opacity=0.55
        )
        for name, place in BEHIND
    ]
    town = [
        group(building(look, CARD_NAMES.index(name)), transform=at(left + STEP * index, LEVEL))
        for index, name in enumerate(TOWN)
    ]
    return picture(
        WIDTH,
        HEIGHT,
        "Wettstreit der Baumeister",
        paper(look, WIDTH, HEIGHT),
        _sky(look),
        _hills(look),
        *behind,
        *town,
        _bank(look),
        _river(look),
        *(group(tent(look, seat), transform=f"{at(x, 384)} scale(0.92)") for seat, x in ((3, 60), (1, 124))),
        group(arms(look, 0, 0.9), transform=at(586, 46)),
        group(saboteur(look), transform=f"{at(574, 386)} scale(1.7)"),
        text(38, 46, "Wettstreit der Baumeister", 31, look["ink"], anchor="start"),
        path("M39 66H428", fill="none", stroke=look["ink"], stroke_width=DETAIL),
        frame(look, WIDTH, HEIGHT, 9),
    )


def _sky(look: Look) -> Markup:
    """Draw the sun behind bundles of strokes."""
    x, y = SUN
    lines = "".join(
        f"M{start} {height}q{length / 4:g} {bend} {length / 2:g} 0t{length / 2:g} 0"
        for start, height, length, bend in (
            (60, 104, 90, 3), (46, 110, 128, -3), (70, 116, 96, 2), (430, 92, 120, -3), (414, 98, 160, 3), (446, 104, 110, -2),
            (236, 88, 80, 3), (222, 94, 112, -2), (530, 150, 76, 3), (518, 156, 96, -3), (30, 158, 66, 3), (40, 164, 82, -2),
        )
    )  # fmt: skip
    return group(
        path(f"M{x - 27} {y}a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z", fill=look["gold"], opacity=0.75),
        path(f"M{x - 27} {y}a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z", fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        path(lines, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL, stroke_linecap="round"),
        path(
            "M318 122q3.5 -4.5 6 0q2.5 -4.5 6 0M334 114q3.5 -4.5 6 0q2.5 -4.5 6 0",
            fill="none",
            stroke=look["ink-soft"],
            stroke_width=DETAIL,
        ),
    )


def _hills(look: Look) -> Markup:
    far = f"M9 {LEVEL}V232C80 200 120 226 180 214S300 186 370 216S500 190 560 206S610 214 631 200V{LEVEL}Z"
    slopes = "".join(f"M{22 + index * 21} {238 + index % 3 * 6}l-8 12m13 -11l-8 12" for index in range(29))
    return group(
        path(far, fill=look["ground"], stroke=look["ink-faint"], stroke_width=DETAIL),
        path(slopes, fill="none", stroke=look["line"], stroke_width=DETAIL),
    )


def _bank(look: Look) -> Markup:
    """Draw the quay on which the town stands, and the meadow this side of the river."""
    joints = "".join(f"M{22 + index * 27} {LEVEL}v7m{13} 0v7" for index in range(23))
    return group(
        rect(9, LEVEL, WIDTH - 18, 15, look["sandstone"]),
        path(joints, fill="none", stroke=look["edge"], stroke_width=FINE, opacity=0.6),
        path(f"M9 {LEVEL}H631M9 {LEVEL + 7}H631M9 {LEVEL + 15}H631", fill="none", stroke=look["edge"], stroke_width=DETAIL),
    )


def _river(look: Look) -> Markup:
    """Draw the river with the town's reflection in level strokes."""
    water = rect(9, LEVEL + 15, WIDTH - 18, HEIGHT - LEVEL - 24, look["water"])
    strokes = "".join(
        f"M{20 + (index * index * 31 + index * 97) % 560} {number(LEVEL + 21 + index * 5 % 58)}h{10 + index * 13 % 38}"
        for index in range(72)
    )
    shore = "M9 352C120 336 210 350 300 366S520 372 631 350V391H9Z"
    tufts = "".join(f"M{16 + index * 32} {384 - index * 7 % 15}l-2 -6m2 6v-7m0 7l2.4 -6" for index in range(19))
    return group(
        water,
        path(strokes, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL, stroke_linecap="round"),
        path(shore, fill=look["park"], stroke=look["ink"], stroke_width=OUTLINE * 0.7),
        path(tufts, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
    )
