"""Manhattan's picture for the home page: a skyline that grows out of a plan."""

from collections.abc import Iterator

from baumeister.games.manhattan.drawing.pieces import HUES
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import compass, frame, paper, rect, scale_bar, trees
from baumeister.svg.solid import DETAIL, OUTLINE, block, raised

WIDTH, HEIGHT = 640.0, 400.0
LEFT, TOP = 46.0, 108.0  # the corner of the first lot
ACROSS, DOWN = 66.0, 62.0  # from lot to lot
LOT = 52.0
SIDE = 36.0
FLOOR = 5.0

TOWERS = (  # from the ground up: a letter is a block's colour, the digit its floors
    ("O1", "B2", "", "O3Y2", "P4B3", "Y1", "B2"),
    ("Y2", "", "O4B4", "Y3P2O4Y4B3O3", "B4", "O2P1", ""),
    ("P3O1", "B4Y2", "O1", "", "", "P4O4B4Y3P2", "O3"),
    ("Y1", "Y4P4B2O3", "P2", "", "", "Y4B2", "P1Y3B4"),
)
PARK = (3, 2, 2, 2)  # column and row of its first lot, lots across and down
TREES = (
    (0.1, 0.12, 7), (0.32, 0.2, 9), (0.55, 0.1, 6), (0.86, 0.16, 8), (0.16, 0.42, 6), (0.88, 0.42, 6), (0.08, 0.7, 8),
    (0.3, 0.86, 7), (0.52, 0.92, 6), (0.72, 0.84, 9), (0.92, 0.72, 7), (0.7, 0.3, 5), (0.14, 0.9, 5), (0.9, 0.93, 5),
)  # fmt: skip


def cover(look: Look) -> Markup:
    """Draw the picture."""
    return picture(
        WIDTH,
        HEIGHT,
        "Manhattan",
        paper(look, WIDTH, HEIGHT),
        _water(look),
        *_lots(look),
        _park(look),
        *_towers(look),
        text(40, 46, "Manhattan", 34, look["ink"], anchor="start"),
        path("M41 66H216", fill="none", stroke=look["ink"], stroke_width=DETAIL),
        compass(look, 594, 338, 24),
        scale_bar(look, 37, 372, 18, 6),
        frame(look, WIDTH, HEIGHT, 9),
    )


def _middle(column: int, row: int) -> tuple[float, float]:
    return LEFT + LOT / 2 + column * ACROSS, TOP + LOT / 2 + row * DOWN


def _lots(look: Look) -> Iterator[Markup]:
    """Draw the plan: the built-up land and its lots."""
    width, height = 6 * ACROSS + LOT, 3 * DOWN + LOT
    yield rect(LEFT - 9, TOP - 9, width + 18, height + 18, look["ground"], rx=3, stroke=look["ink"], stroke_width=OUTLINE)
    for row, line in enumerate(TOWERS):
        for column in range(len(line)):
            corner = LEFT + column * ACROSS, TOP + row * DOWN
            yield rect(*corner, LOT, LOT, look["lot"], stroke=look["ink-faint"], stroke_width=DETAIL)


def _park(look: Look) -> Markup:
    """Draw a park with a pond."""
    column, row, across, down = PARK
    x, y = LEFT + column * ACROSS, TOP + row * DOWN
    width, height = (across - 1) * ACROSS + LOT, (down - 1) * DOWN + LOT
    pond = path(
        f"M{x + 38} {y + 58}q4 -22 26 -16q14 4 22 -2q12 8 2 20q-8 14 -24 9q-22 6 -26 -11Z",
        fill=look["water"],
        stroke=look["ink-faint"],
        stroke_width=DETAIL,
    )
    lawn = group(
        rect(x, y, width, height, look["lot"]),
        rect(x, y, width, height, look["park"], opacity=0.5),
        rect(x, y, width, height, stroke=look["ink-faint"], stroke_width=DETAIL),
    )
    walk = path(f"M{x} {y + 30}Q{x + 60} {y + 18} {x + width} {y + 44}M{x + 24} {y + height}Q{x + 30} {y + 40} {x + 52} {y}",
                fill="none", stroke=look["lot"], stroke_width=4)  # fmt: skip
    return group(lawn, walk, pond, trees(look, [(x + width * a, y + height * b, float(r)) for a, b, r in TREES]))


def _water(look: Look) -> Markup:
    """Draw the river in the east, with a bridge that leaves the sheet."""
    shore = f"M538 9C528 60 546 110 540 160S552 250 544 300S536 360 552 {HEIGHT - 9}H{WIDTH - 9}V9Z"
    waves = "".join(f"M{562 + i % 3 * 16} {40 + i * 33}q7 -4 14 0t14 0" for i in range(8))
    street = TOP + DOWN + LOT + (DOWN - LOT) / 2
    east = WIDTH - 12 - 507
    deck = rect(507, street - 7, east, 14, look["paper"], stroke=look["ink"], stroke_width=OUTLINE)
    joints = "".join(f"M{519 + i * 12} {street - 7}v14" for i in range(int(east / 12)))
    pylons = [group(block(look, HUES[0], 12, 22, 3, FLOOR), transform=at(x, street)) for x in (556.0, 606.0)]
    return group(
        path(shore, fill=look["water"], stroke=look["ink-faint"], stroke_width=OUTLINE),
        path(waves, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        deck,
        path(joints, fill="none", stroke=look["line"], stroke_width=DETAIL),
        *pylons,
    )


def _towers(look: Look) -> Iterator[Markup]:
    for row, line in enumerate(TOWERS):
        for column, blocks in enumerate(line):
            x, y = _middle(column, row)
            height = 0
            for letter, floors in zip(blocks[::2], map(int, blocks[1::2]), strict=True):
                hue = next(hue for hue in HUES if hue.letter.en == letter)
                place = at(*raised(x, y, height * FLOOR))
                yield group(block(look, hue, SIDE, SIDE, floors, FLOOR), transform=place)
                height += floors
