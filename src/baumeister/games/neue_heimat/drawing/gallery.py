"""Every component of Neue Heimat by name, and the small drawings of the rules pages. Nothing here has an id."""

from collections.abc import Callable, Iterator, Sequence

from baumeister.games.neue_heimat.drawing.board_ends import pole
from baumeister.games.neue_heimat.drawing.ground import (
    FAR_LOTS,
    LOT_DEPTH,
    LOT_WIDTH,
    SCALED,
    SHEET_BOTTOM,
    end_x,
    fence,
    ground,
    lot,
    lot_x,
    row_y,
)
from baumeister.games.neue_heimat.drawing.item import gavel
from baumeister.games.neue_heimat.drawing.pieces import (
    FLOOR,
    cash_box,
    cheque,
    floor,
    floor_outline,
    owner_cube,
    roof,
    special,
    stone,
    tile_stack,
    villa,
)
from baumeister.games.neue_heimat.rules.components import (
    COLOURS,
    LENGTH,
    LOTS,
    MAYOR,
    PIPS,
    ROOF_VALUES,
    ROWS,
    SEATS_MAX,
    SINGLE_LEVEL,
    SPECIALS,
)
from baumeister.games.neue_heimat.words.notation import COLOUR_LETTERS
from baumeister.games.neue_heimat.words.phrases import SEATS
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import circle, line, rect, verdict
from baumeister.svg.solid import DETAIL, OUTLINE, raised

DISPLAY = ("o6 v2 r1 g4 b2 y5 g2 v4", "g5 r6 y3 b6 o1 v1 r3 b4", "y1 o3 v6 g6 b1 r5 o4 y2")


def gallery(look: Look) -> Sequence[tuple[str, Markup]]:
    """Return every component by name; the rules pages take their drawings from here."""
    return [(name, draw(look)) for name, draw in EXHIBITS.items()]


def cube(name: str) -> int:
    """Return the floor cube written `r5`."""
    return COLOUR_LETTERS.index(name[0]) * PIPS + int(name[1]) - 1


def house(look: Look, floors: str, value: int = 0) -> Markup:
    """Draw a house on the origin: `r5 b3` from the ground upwards, with a roof of this value."""
    names = floors.split()
    drawn = [group(floor(look, cube(name)), transform=at(*raised(0, 0, level * FLOOR))) for level, name in enumerate(names)]
    if value:
        drawn.append(group(roof(look, value), transform=at(*raised(0, 0, len(names) * FLOOR))))
    return group(*drawn)


# ---- Pieces


def board(look: Look) -> Markup:
    """Draw the board before the first house (NH 1.1)."""
    lots = [lot(look, row, index, LENGTH) for row in range(ROWS) for index in range(LOTS)]
    poles = [group(pole(look), transform=at(end_x(LENGTH, LENGTH), row_y(row)) + SCALED) for row in range(ROWS)]
    words = look.says("The board: three rows of lots", "Der Spielplan: drei Reihen von Bauplätzen")
    return picture(FAR_LOTS[1] + 20, SHEET_BOTTOM, words, ground(look), *lots, *_front_fences(look), *poles)


def _front_fences(look: Look) -> Iterator[Markup]:
    for row, index in SINGLE_LEVEL:
        yield group(fence(look, "front"), transform=at(lot_x(index - 1, LENGTH), row_y(row - 1)) + SCALED)


def cubes(look: Look) -> Markup:
    """Draw the six colours, each with another number of pips (NH 1.2)."""
    drawn = [group(floor(look, colour * PIPS + colour), transform=at(40 + colour * 62.0, 50)) for colour in range(COLOURS)]
    return picture(390, 82, look.says("Floor cubes", "Etagen"), *drawn)


def roofs(look: Look) -> Markup:
    """Draw roofs of all values, the blank one first, and roofs face down (NH 1.3)."""
    drawn = [group(roof(look, value), transform=at(36 + value * 58.0, 44)) for value in range(ROOF_VALUES)]
    return picture(520, 84, look.says("Roofs", "Dächer"), *drawn, group(tile_stack(look, 3), transform=at(474, 46)))


def specials(look: Look) -> Markup:
    """Draw the special pieces (NH 1.3)."""
    drawn = [
        group(special(look, number), transform=at(36 + number * 62.0, 68 if number == MAYOR else 50))
        for number in range(SPECIALS)
    ]
    words = look.says("Permits, cancel cube, mayor", "Genehmigungen, Aufhebungswürfel, Bürgermeister")
    return picture(330, 84, words, *drawn)


def money(look: Look) -> Markup:
    """Draw a cheque and a cash box (NH 1.4)."""
    drawn = group(cheque(look, 2.2), transform=at(14, 16)), group(cash_box(look), transform=f"{at(190, 62)} scale(1.7)")
    return picture(250, 92, look.says("A cheque and a cash box", "Ein Scheck und eine Schwarzgeldkasse"), *drawn)


def stones(look: Look) -> Markup:
    """Draw the seats' stones with their names."""
    drawn = [
        group(
            stone(look, seat, 62, 44),
            text(31, 60, SEATS[seat][look.language], 14, look["ink"], plain=True),
            transform=at(12 + seat * 78.0, 12),
        )
        for seat in range(SEATS_MAX)
    ]
    return picture(404, 86, look.says("The seats’ stones", "Die Steine der Plätze"), *drawn)


def owners(look: Look) -> Markup:
    """Draw the small cubes that show the owners of colours (NH 1.2)."""
    drawn = [group(owner_cube(look, colour), transform=at(26 + colour * 38.0, 30)) for colour in range(COLOURS)]
    return picture(244, 50, look.says("Small cubes of the colours", "Kleine Farbwürfel"), *drawn)


def display(look: Look) -> Markup:
    """Draw the display; pieces that can be chosen are lit (NH 2, 3.2)."""
    drawn = []
    for row, names in enumerate(DISPLAY):
        drawn.append(rect(8, 8 + row * 66.0, 404, 58, look["wash"], rx=3, stroke=look["ink-soft"], stroke_width=DETAIL))
        for index, name in enumerate(names.split()):
            lit = path(floor_outline(), fill="none", stroke=look["lamp"], stroke_width=4.5, stroke_linejoin="round")
            drawn.append(
                group(
                    floor(look, cube(name)),
                    lit if index in (0, 7) else "",
                    transform=f"{at(40 + index * 49.0, 42 + row * 66.0)} scale(0.9)",
                )
            )
    return picture(420, 206, look.says("The display", "Die Auslage"), *drawn)


def auction(look: Look) -> Markup:
    """Draw the auctioneer's gavel."""
    return picture(140, 120, look.says("A gavel", "Ein Hammer"), group(gavel(look), transform=at(70, 66)))


def bids(look: Look) -> Markup:
    """Draw a cube that is auctioned, and what each of the others bids for it: the gavel falls at the highest (NH 3.3)."""
    offers = ((1, "1"), (2, look.says("passes", "passt")), (3, "3"))
    drawn = [
        group(
            stone(look, seat, 62, 44),
            text(31, 66, sum_, 26 if sum_.isdigit() else 16, look["ink"], plain=not sum_.isdigit()),
            transform=at(118 + 78.0 * index, 66),
        )
        for index, (seat, sum_) in enumerate(offers)
    ]
    words = look.says("An auction: one bid each", "Eine Versteigerung: jeder bietet einmal")
    return picture(
        360,
        156,
        words,
        group(floor(look, cube("g5")), transform=f"{at(54, 92)} scale(1.2)"),
        *drawn,
        group(gavel(look), transform=f"{at(306, 34)} scale(0.55)"),
    )


def first_cube(look: Look) -> Markup:
    """Draw the first green cube on the board, and the small cube that its builder gets for it (NH 4.3)."""
    words = look.says("The first green cube brings the colour", "Die erste grüne Etage bringt die Farbe")
    ground_ = rect(-LOT_WIDTH / 2, -LOT_DEPTH / 2, LOT_WIDTH, LOT_DEPTH, look["lot"], stroke=look["ink-soft"], stroke_width=1.2)
    return picture(
        250,
        110,
        words,
        group(ground_, house(look, "g5"), transform=at(58, 70)),
        path("M108 62H142M136 56L143 62L136 68", fill="none", stroke=look["ink"], stroke_width=OUTLINE),
        group(stone(look, 1, 62, 44), transform=at(166, 42)),
        group(owner_cube(look, COLOUR_LETTERS.index("g")), transform=at(197, 36)),
    )


def residence(look: Look) -> Markup:
    """Draw the mayor before his villa (NH 4.6)."""
    words = look.says("The mayor and his villa", "Der Bürgermeister und seine Villa")
    return picture(
        120, 130, words, group(villa(look), transform=at(58, 84)), group(special(look, MAYOR), transform=at(80, 118))
    )


# ---- For the rules pages


def placing(look: Look) -> Markup:
    """Draw where a 3 may go: on a 5, not on a 3, on a roof, on a fenced lot (NH 4.1)."""
    cases = (("r5", 0, False, True), ("b3", 0, False, False), ("g6", 2, False, False), ("o5", 0, True, False))
    drawn = [
        group(floor(look, cube("y3")), transform=at(52, 96)),
        path("M88 92H112M106 86L113 92L106 98", fill="none", stroke=look["ink"], stroke_width=OUTLINE),
    ]
    for index, (floors, value, is_fenced, is_allowed) in enumerate(cases):
        fences = (fence(look, "back"), fence(look, "front")) if is_fenced else ("", "")
        ground_ = rect(
            -LOT_WIDTH / 2, -LOT_DEPTH / 2, LOT_WIDTH, LOT_DEPTH, look["lot"], stroke=look["ink-soft"], stroke_width=1.2
        )
        parts = (
            ground_,
            fences[0],
            house(look, floors, value),
            fences[1],
            group(verdict(look, is_allowed), transform=at(0, 44)),
        )
        drawn.append(group(*parts, transform=at(166 + index * 86.0, 96)))
    return picture(474, 160, look.says("Where a 3 may go", "Wohin eine 3 darf"), *drawn)


def permit(look: Look) -> Markup:
    """Draw permit II at a row of four lots: two shorter, or two longer (NH 4.4)."""
    step = LOT_WIDTH + 6
    lots_ = [
        rect(
            14 + index * step,
            62,
            LOT_WIDTH,
            LOT_DEPTH,
            look["lot"] if index < LENGTH else "none",
            stroke=look["ink-soft"],
            stroke_width=1.2,
            stroke_dasharray=None if index < LENGTH else "3 4",
        )
        for index in range(7)
    ]
    ends = [_new_end(look, 11 + length * step, length) for length in (2, 6)]
    middle = 11 + LENGTH * step
    arrows = [f"M{middle - 20} 36H{11 + 2 * step + 20}m8 -6l-8 6l8 6", f"M{middle + 20} 36H{11 + 6 * step - 20}m-8 -6l8 6l-8 6"]
    return picture(
        462,
        124,
        look.says("Permit II", "Genehmigung II"),
        *lots_,
        group(pole(look), transform=at(middle, 85)),
        path("".join(arrows), fill="none", stroke=look["ink"], stroke_width=OUTLINE),
        *ends,
        group(special(look, 1), transform=at(middle + 3, 44)),
    )


def _new_end(look: Look, x: float, length: int) -> Markup:
    return group(
        line(x, 58, x, 112, look["lit"], 2.6, stroke_dasharray="5 4"),
        circle(x, 36, 14, look["sheet"], stroke=look["ink"], stroke_width=OUTLINE),
        text(x, 36, length, 15, look["ink"]),
    )


def points(look: Look) -> Markup:
    """Draw worked example E4: a house of 5, 3 and 1 pips with roof 4, before the mayor (NH 6.1)."""
    return picture(
        420,
        140,
        look.says("What a house counts", "Was ein Haus zählt"),
        group(villa(look), transform=at(52, 96)),
        group(special(look, MAYOR), transform=at(84, 126)),
        group(house(look, "r5 b3 y1", 4), transform=at(172, 112)),
        text(222, 56, "5 + 3 + 1 + 4 = 13", 20, look["ink"], anchor="start"),
        text(222, 92, "2 × 13 = 26", 24, look["ink"], anchor="start"),
    )


def rows(look: Look) -> Markup:
    """Draw a complete row, which counts for its owners, and one without a house and a roof, which counts against (NH 6.1)."""
    lines = (
        (("r5 b3", 2), ("g4", 1), ("y6", 3), ("o2", 5)),
        (("v6 g2", 4), ("b5", 0), ("r4", 6), ("", 0)),
    )
    drawn = [_row(look, houses, 96 + index * 118.0) for index, houses in enumerate(lines)]
    return picture(400, 250, look.says("A complete row and an incomplete one", "Eine fertige und eine unfertige Reihe"), *drawn)


def _row(look: Look, houses: Sequence[tuple[str, int]], y: float) -> Markup:
    step, is_complete = LOT_WIDTH + 6, all(value for _, value in houses)
    lots_ = [
        group(
            rect(-LOT_WIDTH / 2, -LOT_DEPTH / 2, LOT_WIDTH, LOT_DEPTH, look["lot"], stroke=look["ink-soft"], stroke_width=1.2),
            house(look, floors, value) if floors else "",
            transform=at(44 + index * step, y),
        )
        for index, (floors, value) in enumerate(houses)
    ]
    sign = text(54 + 4 * step, y, "+" if is_complete else "−", 34, look["ink"])
    return group(*lots_, sign, group(verdict(look, is_complete), transform=at(96 + 4 * step, y)))


EXHIBITS: dict[str, Callable[[Look], Markup]] = {
    "board": board,
    "cubes": cubes,
    "owners": owners,
    "roofs": roofs,
    "specials": specials,
    "residence": residence,
    "cheque": money,
    "stones": stones,
    "display": display,
    "auction": auction,
    "bids": bids,
    "first-cube": first_cube,
    "placing": placing,
    "permit": permit,
    "house": points,
    "rows": rows,
}
