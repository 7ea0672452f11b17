"""Where everything lies on Project Skyline's sheet: the city's fields, the road round it, the pawns' places.

 0 [  1   2   3   4   5   6 ]  7      a field of the city is PITCH wide and deep; the road fields beside it are as long,
27                             8      between the road and the city runs a green verge
 …                             …
"""

from baumeister.games.skyline.rules.components import CORNERS, SIDE_OF_ROAD, SIZE
from baumeister.svg.element import number
from baumeister.svg.hatch import Point, box

WIDTH, HEIGHT = 1312.0, 892.0
MARGIN = 20.0  # beside the sheet's frame: where the city is as wide as the window, as the words above it
LEFT, TOP = MARGIN + 58.0, 58.0  # the road's outer corner: inside the frame the names of rows and columns have room
PITCH = (116.0, 108.0)
ROAD_WIDTH = (64.0, 62.0)  # of the sides to the west and east, of those to the north and south
VERGE = (20.0, 18.0)
CITY = (LEFT + ROAD_WIDTH[0] + VERGE[0], TOP + ROAD_WIDTH[1] + VERGE[1])
RIGHT, BOTTOM = 2 * CITY[0] - LEFT + SIZE * PITCH[0], 2 * CITY[1] - TOP + SIZE * PITCH[1]
INNER = (LEFT + ROAD_WIDTH[0], TOP + ROAD_WIDTH[1], RIGHT - ROAD_WIDTH[0], BOTTOM - ROAD_WIDTH[1])
LOT = (100.0, 92.0)
SIDE = (RIGHT + 30, WIDTH - MARGIN - 38)  # from where to where dice, card and plates lie
DICE_TOP, CARD_TOP = 104.0, 202.0
PLAZA = 41.0  # radius of an action field
ABREAST = 2  # pawns side by side on a corner, and on a road field in the east or west
TAG_TO_THE_WEST = 40.0  # from the end of a road field in the north or south to the middle of its tag: pawns stand in the east
CORNER_MIDDLE = (36.0, 35.0)  # of an action field, from the road's outer corner

# On a narrow screen the things beside the city lie below it, larger: dice and card, beside them the plates, then the rents
NARROW = f"{LEFT - 14:g} {TOP - 26:g} {RIGHT - LEFT + 28:g} {BOTTOM - TOP + 664:g}"
NARROW_SCALE = 1.5
NARROW_TAG = 1.18
NARROW_TAG_DOWN = 34.0  # from where a road field in the east or west begins to the middle of its tag: beside the row's number
NARROW_CARD, NARROW_PILE, NARROW_UNDER_KEY = 1.28, 0.7, 0.54  # how large: a card, the pile in its place or under the key
NARROW_UNDER_DICE, NARROW_PILE_TOP = 147.0, 322.0
NARROW_PAWN = 1.26
NARROW_COLUMNS = (LEFT - 4, LEFT + 442)
BELOW = BOTTOM + 36  # where they begin
NARROW_PLATES = {2: 84.0, 3: 66.0, 4: 54.0}  # from one to the next
NARROW_FOOT = 346.0  # below the city, under the plates: rents
NARROW_AIM = 530.0  # under those: who wins

# On a low one they lie closer together: a window 390 wide and 664 high shows 406 below the city, all that is written on a card
LOW_CARD, LOW_PILE, LOW_PRICES = 1.175, 0.36, 1.175  # how large they are
LOW_UNDER_DICE, LOW_KEY_TOP, LOW_PILE_TOP, LOW_PRICES_MIDDLE, LOW_AIM = 128.0, 130.0, 310.0, 365.0, 434.0
LOW_WORDS = 1.2

# Held sideways the city fills the height, and what decides lies in a strip beside it: dice, card, plates
STRIP = (RIGHT + 16, 108.0)  # where it begins, and its width
SIDEWAYS = f"{LEFT - 14:g} {TOP - 26:g} {RIGHT - LEFT + 144:g} {BOTTOM - TOP + 50:g}"
SIDEWAYS_DICE, SIDEWAYS_CARD, SIDEWAYS_PLATES = TOP - 10, TOP + 146, TOP + 266  # where each begins
SIDEWAYS_STEP = 140.0  # from a plate to the next
OUT_OF_SIGHT = f"translate(0 {-3 * HEIGHT:g}) scale({NARROW_SCALE:g})"

NORTH, EAST, SOUTH, WEST = range(4)
Box = tuple[float, float, float, float]


def narrow(column: int, top: float, below: float = 0.0, scale: float = NARROW_SCALE) -> str:
    """Return the transform that lays things that begin at `top` beside the city into a column below it."""
    x, y = NARROW_COLUMNS[column] - SIDE[0] * scale, BELOW + below - top * scale
    return f"translate({x:g} {y:g}) scale({scale:g})"


def sideways(top: float, at_top: float, scale: float) -> str:
    """Return the transform that lays things that begin at `top` beside the city into the strip."""
    return f"translate({STRIP[0] - SIDE[0] * scale:g} {at_top - top * scale:g}) scale({scale:g})"


def field_middle(field: int) -> Point:
    """Return the middle of a building field."""
    row, column = divmod(field, SIZE)
    return CITY[0] + (column + 0.5) * PITCH[0], CITY[1] + (row + 0.5) * PITCH[1]


def building_place(field: int) -> Point:
    """Return where a building stands: a little to the south-east, as it leans to the north-west."""
    x, y = field_middle(field)
    return x + 4, y + 12


def architect_place(field: int) -> Point:
    """Return where the architect stands: in the corner of a field that its building leaves free."""
    x, y = field_middle(field)
    return x + 44, y + 46


def lot_box(field: int) -> Box:
    """Return the corner, the width and the depth of a lot."""
    x, y = field_middle(field)
    return x - LOT[0] / 2, y - LOT[1] / 2, *LOT


# ---- The road


def side_of(road_field: int) -> int:
    """Return the side on which a road field lies; a corner belongs to the side that begins there."""
    return road_field // SIDE_OF_ROAD


def corner_middle(corner: int) -> Point:
    """Return the middle of an action field."""
    x = RIGHT - CORNER_MIDDLE[0] if corner in (EAST, SOUTH) else LEFT + CORNER_MIDDLE[0]
    return x, BOTTOM - CORNER_MIDDLE[1] if corner in (SOUTH, WEST) else TOP + CORNER_MIDDLE[1]


def road_box(road_field: int) -> Box:
    """Return the corner, the width and the depth of a road field beside the city."""
    side, step = divmod(road_field, SIDE_OF_ROAD)
    column, row = (step - 1, step - 1) if side in (NORTH, EAST) else (SIZE - step, SIZE - step)
    if side in (NORTH, SOUTH):
        return CITY[0] + column * PITCH[0], TOP if side == NORTH else INNER[3], PITCH[0], ROAD_WIDTH[1]
    return INNER[2] if side == EAST else LEFT, CITY[1] + row * PITCH[1], ROAD_WIDTH[0], PITCH[1]


def road_shape(road_field: int) -> str:
    """Return the outline of a road field as a path."""
    if road_field in CORNERS:
        (x, y), r = corner_middle(side_of(road_field)), PLAZA
        return f"M{number(x - r)} {number(y)}a{r:g} {r:g} 0 1 1 {2 * r:g} 0a{r:g} {r:g} 0 1 1 {-2 * r:g} 0Z"
    x, y, width, depth = road_box(road_field)
    return box(x + 2, y + 2, width - 4, depth - 4)


def tag_place(road_field: int) -> Point:
    """Return the middle of a road field's rent tag: where no pawn hides it."""
    x, y, width, depth = road_box(road_field)
    side = side_of(road_field)
    if side in (NORTH, SOUTH):
        return x + TAG_TO_THE_WEST, y + (13 if side == NORTH else depth - 13)
    return x + width / 2, y + 22


def narrow_tag_place(road_field: int) -> Point:
    """Return the middle of a road field's rent tag on a narrow screen: on the road, beyond the pawns, off the sheet's edges."""
    (x, y), side = tag_place(road_field), side_of(road_field)
    if side in (NORTH, SOUTH):
        return x, y + (-2 if side == NORTH else 6)
    return x + (-2 if side == EAST else -4), road_box(road_field)[1] + NARROW_TAG_DOWN


def narrow_gain_place(road_field: int) -> Point:
    """Return the middle of what stopping on a road field brings, on a narrow screen: beside the tag and the pawns."""
    x, y, width, depth = road_box(road_field)
    return (x + 44, y + depth / 2) if side_of(road_field) in (NORTH, SOUTH) else (x + width / 2, y + depth / 2 + 6)


def pawn_scale(road_field: int, count: int) -> float:
    """Return the size of each of some pawns on one road field: a crowd is small, so that nobody hides another's letter."""
    return 1.0 if count <= ABREAST else 0.92 if road_field in CORNERS else 0.8


def pawn_place(road_field: int, index: int, count: int, spread: float = 1.0) -> Point:
    """Return where the pawn number `index` of `count` on a road field stands."""
    is_crowd = count > ABREAST
    if road_field in CORNERS:
        x, y = corner_middle(side_of(road_field))
        return _in_square(x, y + (38 * spread if is_crowd else 20), index, count, spread, (32, 40))
    x, y, width, depth = road_box(road_field)
    side = side_of(road_field)
    if side in (NORTH, SOUTH):
        from_the_end = 24 if count == 1 else 13 + (count - 1 - index) * spread * (26 if is_crowd else 27)
        return x + width - from_the_end, y + (60 if side == NORTH else 38)
    return _in_square(x + width / 2, y + depth / 2 + (44 if is_crowd else 34), index, count, spread, (26, 32))


def narrow_pawn_place(road_field: int, index: int, count: int) -> Point:
    """Return where it stands on a narrow screen, where it is larger: nearer to the city, clear of the tags."""
    x, y = pawn_place(road_field, index, count, NARROW_PAWN)
    return (x, y) if road_field in CORNERS else (x, y + (20, 16, 0, 16)[side_of(road_field)])


def _in_square(x: float, y: float, index: int, count: int, spread: float, crowd: Point) -> Point:
    """Stand side by side, the third and fourth in front of the others, clear of their letters, in the steps of a crowd."""
    line, lines = index // ABREAST, -(-count // ABREAST)
    abreast = min(count - ABREAST * line, ABREAST)
    right, down = (28.0, 0.0) if lines == 1 else crowd
    return x + (index % ABREAST - (abreast - 1) / 2) * spread * right, y + (line - lines + 1) * spread * down
