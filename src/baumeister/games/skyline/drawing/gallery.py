"""Every component of Project Skyline by name, and the small drawings of the rules pages. Nothing here has an id."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from baumeister.games.skyline.drawing.board_parcels import parcel
from baumeister.games.skyline.drawing.board_place import (
    BOTTOM,
    CITY,
    LEFT,
    PITCH,
    RIGHT,
    TOP,
    building_place,
    field_middle,
    lot_box,
)
from baumeister.games.skyline.drawing.ground import disc, ground, lot, lot_names
from baumeister.games.skyline.drawing.pieces import FLOOR, HUES, architect, building, die, pawn, rent_tag
from baumeister.games.skyline.drawing.pieces_cards import CARD, back, card
from baumeister.games.skyline.rules.components import DISTANCES, FIELDS, KINDS, ONE_FLOOR, SIZE, SKYSCRAPER, TWO_FLOORS
from baumeister.games.skyline.words.notation import NAMES
from baumeister.games.skyline.words.phrases import COLOURS as SEAT_NAMES
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, picture
from baumeister.svg.hatch import box
from baumeister.svg.plan import circle, rect, roundel
from baumeister.svg.solid import OUTLINE, raised

ORANGE, BLUE, YELLOW = range(3)
CARD_ROWS = (range(1, 4), range(4, 7), range(7, 10), range(10, KINDS + 1))  # as the rules pages show them
Standing = Mapping[str, tuple[int, int]]  # by the field's name: whose, what


def gallery(look: Look) -> Sequence[tuple[str, Markup]]:
    """Return every component by name; the rules pages take their drawings from here."""
    return [(name, draw(look)) for name, draw in EXHIBITS.items()]


# ---- Pieces


def buildings(look: Look) -> Markup:
    """Draw one floor, two floors and a skyscraper, each of another seat (PS 1.3)."""
    shown = ((ORANGE, ONE_FLOOR), (BLUE, TWO_FLOORS), (YELLOW, SKYSCRAPER))
    drawn = [group(building(look, HUES[seat], kind), transform=at(56 + i * 100.0, 106)) for i, (seat, kind) in enumerate(shown)]
    words = look.says("One floor, two floors, a skyscraper", "Eine Etage, zwei Etagen, ein Hochhaus")
    return picture(316, 140, words, *drawn)


def all_of(look: Look, seat: int) -> Markup:
    """Draw everything that a seat builds (PS 1.3)."""
    shown = (ONE_FLOOR, TWO_FLOORS, SKYSCRAPER)
    drawn = [group(building(look, HUES[seat], kind), transform=at(56 + i * 100.0, 106)) for i, kind in enumerate(shown)]
    return picture(316, 140, SEAT_NAMES[seat][look.language], *drawn)


def figures(look: Look) -> Markup:
    """Draw the pawns and the architect (PS 1.3)."""
    drawn = [group(pawn(look, seat, 54), transform=at(36 + seat * 54.0, 76)) for seat in range(len(HUES))]
    words = look.says("Pawns and the architect", "Spielfiguren und Architekt")
    return picture(330, 92, words, *drawn, group(architect(look, 1.45), transform=at(274, 82)))


def dice(look: Look) -> Markup:
    """Draw the white die with a pawn, the black one with the architect (PS 1.4)."""
    return picture(
        330,
        92,
        look.says("White moves the pawn, black the architect", "Weiß zieht die Figur, Schwarz den Architekten"),
        group(pawn(look, ORANGE, 54), transform=at(34, 78)),
        group(die(look, 3, False, 54), transform=at(96, 60)),
        group(architect(look, 1.3), transform=at(210, 80)),
        group(die(look, 5, True, 54), transform=at(280, 60)),
    )


def action_card(look: Look, kind: int) -> Markup:
    """Draw an action card (PS 5)."""
    width, height = CARD
    return picture(width + 8, height + 8, CARDS[kind].title[look.language], group(card(look, kind), transform=at(4, 4)))


def cards(look: Look, kinds: Sequence[int]) -> Markup:
    """Draw some kinds of action cards side by side (PS 5)."""
    width, height = CARD
    drawn = [group(card(look, kind), transform=at(6 + index * (width + 12), 6)) for index, kind in enumerate(kinds)]
    words = ", ".join(CARDS[kind].title[look.language] for kind in kinds)
    return picture(len(kinds) * (width + 12), height + 12, words, *drawn)


def card_back(look: Look) -> Markup:
    """Draw the back of an action card."""
    width, height = CARD
    words = look.says("Back of an action card", "Rückseite einer Aktionskarte")
    return picture(width + 8, height + 8, words, group(back(look), transform=at(4, 4)))


def action_field(look: Look) -> Markup:
    """Draw an action field (PS 1.2)."""
    return picture(96, 96, look.says("A corner of the road", "Eine Ecke der Straße"), group(disc(look), transform=at(48, 48)))


def board(look: Look) -> Markup:
    """Draw the city before the first building, with the road round it (PS 1.1, 1.2)."""
    words = look.says("The city and the road round it", "Die Stadt und die Straße rundherum")
    shift = group(ground(look), lot_names(look), transform=at(34 - LEFT, 34 - TOP))
    return picture(RIGHT - LEFT + 46, BOTTOM - TOP + 46, words, shift)


# ---- For the rules pages


def rent(look: Look) -> Markup:
    """Draw worked example E1: a skyscraper joined by two one-floor buildings costs 120."""
    standing = {"a1": (BLUE, ONE_FLOOR), "b1": (BLUE, SKYSCRAPER), "b2": (BLUE, ONE_FLOOR), "c2": (YELLOW, TWO_FLOORS)}
    x, y = CITY[0], field_middle(0)[1]
    return _scene(
        look,
        look.says("A group of three buildings: 120 rent", "Eine Gruppe aus drei Gebäuden: 120 Miete"),
        (3, 2),
        standing,
        group(rent_tag(look, BLUE, 120), transform=at(x - 60, y - 26)),
        group(pawn(look, ORANGE, 48), transform=at(x - 60, y + 38)),
        _arrow(look, f"M{x - 38:g} {y + 14:g}h24", (x - 14, y + 14), 0),
        left=112,
    )


def reach(look: Look) -> Markup:
    """Draw the fields at three steps from the architect (PS 3.5)."""
    start, steps = NAMES.index("c4"), 3
    fields = [field for field in range(FIELDS) if DISTANCES[start, field] == steps]
    shapes = "".join(box(*lot_box(field)) for field in fields)
    x, y = field_middle(start)
    return _scene(
        look,
        look.says("Where the architect can go with a three", "Wohin der Architekt mit einer Drei kommt"),
        (SIZE, SIZE),
        {},
        path(shapes, fill=look["lamp"], fill_opacity=0.14, stroke=look["lamp"], stroke_width=4),
        *(roundel(look, *field_middle(field), 17, steps) for field in fields),
        group(architect(look, 1.5), transform=at(x, y + 36)),
    )


def raising(look: Look) -> Markup:
    """Draw a building raised to two floors, which moves two steps and demolishes (PS 3.6)."""
    (x, y), (a, b) = building_place(NAMES.index("a2")), building_place(NAMES.index("b1"))
    return _scene(
        look,
        look.says("One floor more, two steps: Blue’s is gone", "Eine Etage mehr, zwei Schritte: Die blaue ist weg"),
        (2, 2),
        {"a2": (ORANGE, ONE_FLOOR), "b1": (BLUE, ONE_FLOOR)},
        _plus(look, x + 20, y - 34),
        _arrow(look, f"M{x + 48:g} {y - 6:g}H{a:g}V{b + 38:g}", (a, b + 34), -90),
    )


def joining(look: Look) -> Markup:
    """Draw two floors that join one more, and the three, which move three steps and demolish (PS 4)."""
    (x, y), (a, b), (c, d) = (building_place(NAMES.index(name)) for name in ("a2", "b1", "d2"))
    return _scene(
        look,
        look.says("Two floors join one, three floors move on", "Zwei Etagen vereinen sich mit einer, drei ziehen weiter"),
        (4, 2),
        {"a2": (ORANGE, ONE_FLOOR), "b1": (ORANGE, ONE_FLOOR), "d2": (BLUE, TWO_FLOORS)},
        _plus(look, x + 20, y - 34),
        _arrow(look, f"M{x + 48:g} {y - 6:g}H{a:g}V{b + 38:g}", (a, b + 34), -90),
        _arrow(look, f"M{a + 48:g} {b - 6:g}H{c:g}V{d - 78:g}", (c, d - 76), 90),
    )


def rise(look: Look) -> Markup:
    """Draw how three floors that have demolished become a skyscraper (PS 3.7)."""
    top = raised(26, -8, TWO_FLOORS * FLOOR)
    return picture(
        430,
        136,
        look.says("Three floors become a skyscraper", "Aus drei Etagen wird ein Hochhaus"),
        group(building(look, HUES[ORANGE], TWO_FLOORS), _plus(look, *top), transform=at(58, 98)),
        _arrow(look, "M114 74h28", (142, 74), 0),
        group(building(look, HUES[ORANGE], TWO_FLOORS + 1), transform=at(210, 102)),
        _arrow(look, "M276 74h28", (304, 74), 0),
        group(building(look, HUES[ORANGE], SKYSCRAPER), transform=at(372, 102)),
    )


def _scene(look: Look, words: str, size: tuple[int, int], standing: Standing, *more: Markup, left: float = 14.0) -> Markup:
    """Draw the north-west of the city, some fields wide and deep, with its buildings."""
    columns, rows = size
    width, depth = columns * PITCH[0], rows * PITCH[1]
    fields = [row * SIZE + column for row in range(rows) for column in range(columns)]
    return picture(
        width + left + 14,
        depth + 58,
        words,
        group(
            rect(
                CITY[0] - 4, CITY[1] - 4, width + 8, depth + 8, look["ground"], rx=5, stroke=look["ink"], stroke_width=OUTLINE
            ),
            *(lot(look, field) for field in fields),
            *_standing(look, standing),
            *more,
            transform=at(left - CITY[0], 44 - CITY[1]),
        ),
    )


def _standing(look: Look, standing: Standing) -> Iterator[Markup]:
    owned = {NAMES.index(name): seat for name, (seat, _) in standing.items()}
    for seat in sorted(set(owned.values())):
        yield parcel(look, seat, tuple(field for field in owned if owned[field] == seat))
    for name, (seat, kind) in standing.items():
        yield group(building(look, HUES[seat], kind), transform=at(*building_place(NAMES.index(name))))


def _plus(look: Look, x: float, y: float) -> Markup:
    """Draw the sign of an added floor."""
    sign = path("M-6 0H6M0 -6V6", fill="none", stroke=look["on-lit"], stroke_width=2.6, stroke_linecap="round")
    return group(circle(0, 0, 12, look["lit"]), sign, transform=at(x, y))


def _arrow(look: Look, d: str, tip: tuple[float, float], turn: int) -> Markup:
    line = path(d, fill="none", stroke=look["lit"], stroke_width=3, stroke_linejoin="round")
    head = path("M4 0L-9 -7V7Z", fill=look["lit"], transform=f"{at(*tip)} rotate({turn})")
    return group(line, head)


EXHIBITS: Mapping[str, Callable[[Look], Markup]] = {
    "board": board,
    "buildings": buildings,
    **{f"buildings-{hue.name}": partial(all_of, seat=seat) for seat, hue in enumerate(HUES)},
    "figures": figures,
    "dice": dice,
    "action-field": action_field,
    **{f"cards-{row}": partial(cards, kinds=kinds) for row, kinds in enumerate(CARD_ROWS, 1)},
    **{f"card-{kind}": partial(action_card, kind=kind) for kind in range(1, KINDS + 1)},
    "card-back": card_back,
    "rent": rent,
    "architect": reach,
    "raising": raising,
    "joining": joining,
    "rise": rise,
}
