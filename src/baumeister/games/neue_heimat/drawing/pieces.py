"""Neue Heimat's pieces, drawn: floors, roofs, permits, the mayor, stones, cheques. Each is one small function."""

from functools import lru_cache

from baumeister.games.neue_heimat.rules.components import CANCEL, COLOUR_OF, PERMITS, PIPS_OF
from baumeister.games.neue_heimat.words.notation import PERMIT_NAMES
from baumeister.games.neue_heimat.words.phrases import SEAT_HUES
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.hatch import Point, hatched, outline
from baumeister.svg.hue import BLUE, ORANGE, Hue
from baumeister.svg.lettering import text
from baumeister.svg.plan import circle, line, rect
from baumeister.svg.solid import DETAIL, OUTLINE, block, footprint, raised
from baumeister.text import NO_TEXT, Text

HUES = (  # NH 1.2; in German two begin with a G
    Hue("red", "falling", Text("R", "R")),
    Hue(ORANGE.name, ORANGE.hatch, Text("O", "O")),
    Hue("yellow", "upright", Text("Y", "Ge")),
    Hue("green", "level", Text("G", "Gr")),
    Hue(BLUE.name, BLUE.hatch, Text("B", "B")),
    Hue("purple", "cross", Text("V", "V")),
)
MILLION = Text("1m", "1 Mio.")
WIDTH, DEPTH, FLOOR = 44.0, 34.0, 19.0  # of a floor
ROOF_HEIGHT, RIDGE = 24.0, 9.0  # of a roof; half of its ridge
ROOF_VALUE = 15.5  # the size of its number
LETTER = 15.0  # the size of a colour's letter on a floor
PERMIT_HUE = Hue("sandstone", "falling", NO_TEXT)
CANCEL_HUE = Hue("slate", "cross", NO_TEXT)
VILLA_HUE = Hue("marble", "upright", NO_TEXT)
PIPS = (  # where the pips are on a floor's front, in steps from its middle
    ((0, 0),),
    ((-1, 0), (1, 0)),
    ((-2, 1), (0, 0), (2, -1)),
    ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    ((-2, 1), (2, 1), (0, 0), (-2, -1), (2, -1)),
    ((-2, 1), (0, 1), (2, 1), (-2, -1), (0, -1), (2, -1)),
)


# ---- Floors


@lru_cache(maxsize=64)
def floor_body(look: Look, colour: int) -> Markup:
    """Draw a floor without its number: its base centred on the origin, the hatch of its colour beside the pips."""
    hue = HUES[colour]
    roof, front, flank = footprint(WIDTH, DEPTH, FLOOR)
    inner = footprint(WIDTH - 9, DEPTH - 9, 0.0, FLOOR)[0]
    sides = [_front(-WIDTH / 2, -WIDTH / 2 + 8), _front(WIDTH / 2 - 8, WIDTH / 2)]
    return group(
        path(outline(front), fill=look[hue.name]),
        path(outline(flank), fill=look[f"{hue.name}-shade"]),
        path(outline(roof) + "".join(map(outline, sides)), fill=look[f"{hue.name}-light"]),
        hatched(hue.hatch, (*sides, roof), 3.4, look["edge"], DETAIL, 0.55),
        path(outline(inner), fill=look[hue.name], stroke=look["edge"], stroke_width=DETAIL),
        path(outline(roof) + outline(front) + outline(flank), **_ink(look)),
    )


def _front(west: float, east: float) -> list[Point]:
    """Return a part of a floor's front, from x to x."""
    south = DEPTH / 2
    return [raised(west, south, FLOOR), raised(east, south, FLOOR), raised(east, south, 0), raised(west, south, 0)]


@lru_cache(maxsize=128)
def floor_marks(look: Look, cube: int, *, has_letter: bool = True, larger: float = 1.0, seen: float = FLOOR) -> Markup:
    """Draw the marks that tell a floor from others of its colour: pips on its front, number and letter on top.

    The letter is larger where the floor is small; the pips are on as much of the front as is seen below the next floor.
    """
    pips = int(PIPS_OF[cube])
    flat = seen / FLOOR
    places = [raised(across * 5.0, DEPTH / 2, (FLOOR / 2 + up * 4.4) * flat) for across, up in PIPS[pips - 1]]
    dots = "".join(f"M{number(x)} {number(y)}h0" for x, y in places)
    x, y = raised(0, 0, FLOOR)
    letters = len(HUES[int(COLOUR_OF[cube])].letter[look.language])
    return group(
        path(dots, fill="none", stroke=look["edge"], stroke_width=5.4 * min(1, 1.25 * flat), stroke_linecap="round"),
        text(x + (4.0 + 1.8 * letters * larger if has_letter else 3), y + 1, pips, 24 if has_letter else 27, look["edge"]),
        _corner(look, int(COLOUR_OF[cube]), larger) if has_letter else "",
    )


def _corner(look: Look, colour: int, larger: float) -> Markup:
    """Write a colour's letter on a plate in the far corner of a floor's top, clear of its frame and its number."""
    (x, y), *_ = footprint(WIDTH, DEPTH, FLOOR)[0]
    hue = HUES[colour]
    letter = hue.letter[look.language]
    width, height = 6.0 + 6.6 * larger * len(letter), 14.5 * larger
    return group(
        rect(x, y, width, height, look[f"{hue.name}-light"], stroke=look["edge"], stroke_width=DETAIL),
        text(x + width / 2, y + height / 2 + 0.25, letter, LETTER * larger, look["edge"], plain=True, font_weight=700),
    )


def floor(look: Look, cube: int) -> Markup:
    """Draw a floor cube."""
    return group(floor_body(look, int(COLOUR_OF[cube])), floor_marks(look, cube))


@lru_cache(maxsize=32)
def floor_outline(height: float = FLOOR, is_roofed: bool = False) -> str:
    """Return the outline of a floor, or of a house whose floors are so high together, as a path."""
    return outline(house_corners(height, is_roofed))


@lru_cache(maxsize=32)
def house_corners(height: float, is_roofed: bool) -> list[Point]:
    """Return the corners of the outline of a house whose floors are so high together."""
    top, front, flank = footprint(WIDTH, DEPTH, height)
    if not is_roofed:
        return [top[0], top[1], flank[3], front[2], front[3], top[3]]
    (south_west, _, right, left), (_, north_east, _), (_, north_west, _) = roof_faces()
    x, y = raised(0, 0, height)
    west, east = [(x + a, y + b) for a, b in (south_west, north_west, left)], [(x + a, y + b) for a, b in (right, north_east)]
    return [*west, *east, flank[3], front[2], front[3]]


# ---- Roofs


def roof_faces() -> tuple[list[Point], list[Point], list[Point]]:
    """Return the south, east and west slope of a hipped roof whose eaves lie round the origin."""
    west, east, north, south = -WIDTH / 2 - 2, WIDTH / 2 + 2, -DEPTH / 2 - 2, DEPTH / 2 + 2
    left, right = raised(-RIDGE, 0, ROOF_HEIGHT), raised(RIDGE, 0, ROOF_HEIGHT)
    return (
        [(west, south), (east, south), right, left],
        [(east, south), (east, north), right],
        [(west, south), (west, north), left],
    )


@lru_cache(maxsize=32)
def roof(look: Look, value: int, larger: float = 1.0) -> Markup:
    """Draw a roof on the origin, with its value, larger where the roof is small; 0 is blank."""
    south, east, west = roof_faces()
    return group(
        path(outline(west), fill=look["marble"]),
        path(outline(south), fill=look["slate"]),
        path(outline(east), fill=look["slate-shade"]),
        hatched("level", [south], 4.6, look["edge"], DETAIL, 0.45),
        path(outline(west) + outline(south) + outline(east), **_ink(look)),
        circle(-2.4, 4.5, 9.6 * larger, look["marble"], stroke=look["edge"], stroke_width=DETAIL) if value else "",
        text(-2.4, 4.5, value, ROOF_VALUE * larger, look["edge"]) if value else "",
    )


@lru_cache(maxsize=16)
def tile_stack(look: Look, layers: int) -> Markup:
    """Draw roofs that lie face down: a stack of slates."""
    return group(*(_slate(look, index) for index in range(layers)))


def _slate(look: Look, index: int) -> Markup:
    x, y = raised(0, 0, index * 5.0)
    corners = [(x - 24, y - 13), (x + 24, y - 13), (x + 24, y + 13), (x - 24, y + 13)]
    return group(
        path(
            outline([(x - 24, y + 13), (x + 24, y + 13), (x + 25.5, y + 17.5), (x - 22.5, y + 17.5)]), fill=look["slate-shade"]
        ),
        path(outline(corners), fill=look["slate"], stroke=look["ink"], stroke_width=OUTLINE * 0.8, stroke_linejoin="round"),
        hatched("cross", [corners], 7.0, look["edge"], DETAIL, 0.5),
    )


# ---- Special pieces


@lru_cache(maxsize=32)
def special(look: Look, number_: int, change: int = 0, *, is_low: bool = False) -> Markup:
    """Draw a permit, the cancel cube or the mayor, standing on the origin; a permit on the board with its effect.

    Low ones are equally high: where there is little room.
    """
    if number_ > CANCEL:
        return mayor(look)
    height = 9.0 if is_low else 10.0 + 4.0 * number_ if number_ < PERMITS else 17.0
    hue, label = (PERMIT_HUE, PERMIT_NAMES[number_]) if number_ < PERMITS else (CANCEL_HUE, "✕")
    x, y = raised(0, 0, height)
    return group(
        block(look, hue, 30, 25, 1, height),
        text(x, y, label, 18.4, look["edge"]) if number_ < PERMITS else _cross(look, x, y),
        _label(look, change, height) if change else "",
    )


def _label(look: Look, change: int, height: float) -> Markup:
    """Write by how many lots the row's end has moved, with an arrow that way: a plus or minus would look like points."""
    x, y = raised(0, 12.5, height / 2)
    side = 1 if change > 0 else -1
    arrow = f"M{number(x + side * 1.5)} {number(y)}h{side * 12}m{side * -5} -5l{side * 5} 5l{side * -5} 5"
    return group(
        rect(x - 17, y - 9, 34, 18, look["sheet"], rx=2, stroke=look["ink"], stroke_width=DETAIL),
        text(x - side * 7.5, y, abs(change), 18.6, look["ink"], plain=True, font_weight=700),
        path(arrow, fill="none", stroke=look["ink"], stroke_width=2.2, stroke_linejoin="round", stroke_linecap="round"),
        class_="written",
    )


def _cross(look: Look, x: float, y: float) -> Markup:
    return path(f"M{number(x - 6)} {number(y - 5)}l12 10m0 -10l-12 10", fill="none", stroke=look["edge"], stroke_width=3.4)


@lru_cache(maxsize=8)
def mayor(look: Look) -> Markup:
    """Draw the mayor: coat, chain of office, top hat."""
    return group(
        path("M-14 0Q-13 -22 -6 -27H6Q13 -22 14 0Z", fill=look["basalt-light"], **_stroke(look)),
        path("M-3 -27L0 -16L3 -27Z", fill=look["sheet"], stroke=look["ink"], stroke_width=DETAIL),
        path("M-7 -25Q0 -4 7 -25", fill="none", stroke=look["gold"], stroke_width=2.2),
        circle(0, -10, 3, look["gold"], stroke=look["ink"], stroke_width=DETAIL),
        circle(0, -33, 7, look["sandstone"], stroke=look["ink"], stroke_width=OUTLINE),
        path("M-10 -38H10M-6 -38V-50H6V-38", fill=look["basalt-light"], **_stroke(look)),
    )


@lru_cache(maxsize=8)
def villa(look: Look) -> Markup:
    """Draw the mayor's villa: two white floors, a hipped roof, a flag."""
    south, east, west = roof_faces()
    top = 2 * FLOOR
    windows = [raised(x, DEPTH / 2, z) for z in (FLOOR * 0.5, FLOOR * 1.5) for x in (-13, 0, 13)]
    panes = "".join(f"M{number(x - 3)} {number(y - 5)}h6v9h-6Z" for x, y in windows)
    door = raised(0, DEPTH / 2, 0)
    return group(
        block(look, VILLA_HUE, WIDTH, DEPTH, 2, FLOOR),
        path(panes, fill=look["slate-light"], stroke=look["ink"], stroke_width=DETAIL),
        path(
            f"M{number(door[0] - 4)} {number(door[1])}v-12q4 -4 8 0v12Z",
            fill=look["sandstone-light"],
            stroke=look["ink"],
            stroke_width=DETAIL,
        ),
        group(
            path(outline(west), fill=look["marble"]),
            path(outline(south), fill=look["red-light"]),
            path(outline(east), fill=look["red-shade"]),
            path(outline(west) + outline(south) + outline(east), **_ink(look)),
            path(
                "M-8 -24v-22h16l-4 5l4 5h-16",
                fill=look["gold"],
                stroke=look["ink"],
                stroke_width=DETAIL,
                stroke_linejoin="round",
            ),
            transform=at(*raised(0, 0, top)),
        ),
    )


# ---- Stones, the seats' signs


@lru_cache(maxsize=64)
def stone(look: Look, seat: int, width: float = 18.0, height: float = 14.0) -> Markup:
    """Draw a piece of a seat's stone; its corner is the origin."""
    name = SEAT_HUES[seat]
    return group(
        rect(0, 0, width, height, look[f"{name}-text"], rx=2.5),
        rect(2, 2, width - 4, height - 4, look["dusk"], rx=1),
        path(GRAINS[seat](width, height), fill="none", stroke=look["on-plate"], stroke_width=1.0, stroke_linecap="round"),
        rect(0, 0, width, height, rx=2.5, stroke=look["ink"], stroke_width=1.1),
    )


def _granite(width: float, height: float) -> str:
    """Speckles."""
    places = [
        ((i * 7.3) % (width - 3) + 1.5, (i * 4.9 + i * i * 0.7) % (height - 3) + 1.5) for i in range(int(width * height / 16))
    ]
    return "".join(
        f"M{number(x)} {number(y)}l{1.4 if i % 2 else 0.1} {number(0.9 * (i % 3))}" for i, (x, y) in enumerate(places)
    )


def _marble(width: float, height: float) -> str:
    """Veins."""
    w, h = width, height
    return (
        f"M1 {number(h * 0.8)}Q{number(w * 0.3)} {number(h * 0.75)} {number(w * 0.42)} {number(h * 0.4)}T{number(w * 0.9)} 1.2"
        f"M{number(w * 0.42)} {number(h * 0.4)}Q{number(w * 0.6)} {number(h * 0.7)} {number(w - 1)} {number(h * 0.72)}"
    )


def _slate_grain(width: float, height: float) -> str:
    """Thin layers."""
    rows = [1 + i * 2.7 for i in range(1, int(height / 2.7))]
    return "".join(f"M{number(1.5 + (i * 5) % 4)} {number(y)}H{number(width - 1.5 - (i * 3) % 5)}" for i, y in enumerate(rows))


def _sandstone(width: float, height: float) -> str:
    """Waves of sand with grains between."""
    waves = "".join(
        f"M1.5 {number(height * part)}q{number(width * 0.22)} -2.6 {number(width * 0.45)} 0t{number(width * 0.43)} 0"
        for part in (0.36, 0.78)
    )
    return waves + "".join(f"M{number(width * part)} {number(height * 0.58)}h0.1" for part in (0.2, 0.5, 0.8))


def _basalt(width: float, height: float) -> str:
    """Columns with broken ends."""
    steps = [(i * 4.4, i % 2) for i in range(1, int(width / 4.4))]
    return "".join(
        f"M{number(x)} {number(4 - 2.5 * odd)}V{number(height - 1.5 - 2.5 * odd)}m0 -{number(height * 0.4)}l4.4 1.6"
        for x, odd in steps
    )


GRAINS = (_granite, _marble, _slate_grain, _sandstone, _basalt)


# ---- Money


@lru_cache(maxsize=16)
def cheque(look: Look, scale: float = 1.0) -> Markup:
    """Draw a cheque of one million; its corner is the origin."""
    waves = "".join(f"M4 {number(9 + i * 3.4)}q4 -3 8 0t8 0t8 0t8 0t8 0" for i in range(4))
    return group(
        rect(0, 0, 50, 26, look["sheet"], rx=1.5, stroke=look["ink"], stroke_width=1.3),
        rect(2.2, 2.2, 45.6, 21.6, stroke=look["green-light"], stroke_width=DETAIL),
        path(waves, fill="none", stroke=look["green-light"], stroke_width=DETAIL, opacity=0.7),
        text(25, 10.5, MILLION[look.language], 14.3, look["ink"]),
        path("M25 20.5q3 -6 4.5 -1.5t4 -1.5q2 -2 3 .5t6 -1", fill="none", stroke=look["ink"], stroke_width=1.0),
        transform=None if scale == 1.0 else f"scale({number(scale)})",
    )


@lru_cache(maxsize=8)
def cash_box(look: Look) -> Markup:
    """Draw a cash box with a slit, standing on the origin."""
    lid, front, _ = footprint(38, 20, 20)
    x, y = raised(0, 0, 20)
    lock = raised(0, 10, 9)
    return group(
        block(look, Hue("slate", "level", NO_TEXT), 38, 20, 1, 20),
        line(x - 9, y, x + 9, y, look["ink"], 3.0, stroke_linecap="round"),
        circle(*lock, 4, look["gold"], stroke=look["ink"], stroke_width=DETAIL),
        path(outline(lid) + outline(front), fill="none", stroke=look["ink"], stroke_width=DETAIL),
    )


@lru_cache(maxsize=32)
def owner_cube(look: Look, colour: int) -> Markup:
    """Draw the small cube of a colour, which its owner keeps, standing on the origin."""
    x, y = raised(0, 0, 10)
    letter = HUES[colour].letter[look.language]
    return group(block(look, HUES[colour], 21, 19, 1, 10), text(x, y, letter, 14.3, look["edge"], plain=True, font_weight=700))


def _ink(look: Look) -> dict[str, str | float]:
    return {"fill": "none", **_stroke(look)}


def _stroke(look: Look) -> dict[str, str | float]:
    return {"stroke": look["ink"], "stroke_width": OUTLINE, "stroke_linejoin": "round"}
