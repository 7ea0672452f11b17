"""Every component of Wettstreit der Baumeister by name, and the small drawings of the rules pages."""

from collections.abc import Callable, Sequence

from baumeister.games.wettstreit.drawing.board_cities import on_plinth, rubble, stakes
from baumeister.games.wettstreit.drawing.pieces import die, plate, saboteur, talers, tent
from baumeister.games.wettstreit.drawing.pieces_arms import arms
from baumeister.games.wettstreit.drawing.pieces_buildings import SLOT, building
from baumeister.games.wettstreit.drawing.pieces_cards import CARD, SMALL, card, card_of_type, large_back, small_back, small_card
from baumeister.games.wettstreit.drawing.pieces_towers import shield
from baumeister.games.wettstreit.rules.components import CARDS, FACES, LETTERS, SEATS_MAX, SIDES, TYPES
from baumeister.games.wettstreit.words.notation import CARD_NAMES
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture
from baumeister.svg.plan import verdict
from baumeister.text import Text

STEP = CARD[0] + 12
GAP, FREE = ".", "_"


def gallery(look: Look) -> Sequence[tuple[str, Markup]]:
    """Return every component by name; the rules pages take their drawings from here."""
    return [(name, draw(look)) for name, draw in EXHIBITS.items()]


def cards(look: Look, letters: str, words: Text) -> Markup:
    """Draw every card of these letters (WB 1.1)."""
    shown = [number for number in range(CARDS) if FACES[number][0] in letters]
    drawn = [group(card(look, number), transform=at(6 + STEP * index, 6)) for index, number in enumerate(shown)]
    return picture(STEP * len(shown), CARD[1] + 12, words[look.language], *drawn)


def covered(look: Look) -> Markup:
    """Draw the back of a card, and cards of which only the type is known (WB 3.4)."""
    faces = [large_back(look), *(card_of_type(look, kind) for kind in range(TYPES))]
    drawn = [group(face, transform=at(6 + STEP * index, 6)) for index, face in enumerate(faces)]
    words = Text("The card back, and cards of announced types", "Die Rückseite und Karten angesagter Art")
    return picture(STEP * len(faces), CARD[1] + 12, words[look.language], *drawn)


def tents(look: Look) -> Markup:
    """Draw the seats' tents and arms."""
    drawn = [
        group(
            group(tent(look, seat), transform=f"{at(44, 96)} scale(1.3)"),
            group(arms(look, seat), transform=at(106, 66)),
            transform=at(150.0 * seat, 0),
        )
        for seat in range(SEATS_MAX)
    ]
    words = Text("Tents: Lion, Eagle, Bear, Stag", "Zelte: Löwe, Adler, Bär, Hirsch")
    return picture(590, 110, words[look.language], *drawn)


def dice(look: Look) -> Markup:
    """Draw the die with each of its sides (WB 1.3)."""
    drawn = [group(die(look, side + 1, 42), transform=at(40 + 78.0 * side, 62)) for side in range(SIDES)]
    words = Text("The die: 1 to 5 and the saboteur", "Der Würfel: 1 bis 5 und der Saboteur")
    return picture(480, 92, words[look.language], *drawn)


def small_pieces(look: Look) -> Markup:
    """Draw a saboteur, talers, a shield."""
    words = Text("A saboteur, talers, a shield", "Ein Saboteur, Taler, ein Schild")
    return picture(
        320,
        110,
        words[look.language],
        group(saboteur(look), transform=f"{at(40, 98)} scale(2)"),
        group(talers(look, 10), transform=f"{at(120, 96)} scale(2)"),
        group(shield(look, 3), transform=at(262, 54)),
    )


def stacks(look: Look) -> Markup:
    """Draw both stacks: the open one, and the hidden one with a card that saboteurs have brought under it."""
    words = Text("The open and the hidden stack", "Der offene und der verdeckte Stapel")
    layers = [group(large_back(look), transform=at(2.2 * layer, 2.2 * layer)) for layer in (3, 2, 1)]
    return picture(
        300,
        CARD[1] + 30,
        words[look.language],
        group(*layers, card(look, CARD_NAMES.index("C7")), plate(look, 90, 132, 17, 15), transform=at(10, 10)),
        group(*layers, large_back(look), plate(look, 90, 132, 20, 15), transform=at(138, 10)),
        group(small_card(look, CARD_NAMES.index("G3")), transform=at(256, 16)),
    )


def hand_seen(look: Look) -> Markup:
    """Draw the others' knowledge of a hand: hidden cards, and one that was bought openly."""
    words = Text("A hand as others see it", "Eine Hand, wie andere sie sehen")
    faces = [small_back(look), small_back(look), small_card(look, CARD_NAMES.index("H6"))]
    drawn = [group(face, transform=at(20 + 33.0 * slot, 12)) for slot, face in enumerate(faces)]
    return picture(20 + 33.0 * len(faces) + 6, SMALL[1] + 24, words[look.language], *drawn, plate(look, 16, 14, len(faces)))


def city(look: Look, line: str, words: Text) -> Markup:
    """Draw a city: cards in notation, `.` a gap, `_` a free place."""
    names = line.split()
    high = 174.0
    drawn = [group(_on_place(look, name), transform=at(44 + SLOT * index, high)) for index, name in enumerate(names)]
    return picture(SLOT * len(names) + 28, high + 26, words[look.language], *drawn)


def _on_place(look: Look, name: str) -> Markup:
    if name == GAP:
        return rubble(look, SLOT)
    if name == FREE:
        return stakes(look, SLOT)
    number = CARD_NAMES.index(name)
    return on_plinth(look, number, SLOT, building(look, number))


def neighbours(look: Look) -> Markup:
    """Draw buildings that may stand side by side and others that may not (WB 3.9, 3.10)."""
    words = Text("What may stand side by side", "Was nebeneinander stehen darf")
    drawn = [
        group(
            *(group(_on_place(look, name), transform=at(44 + SLOT * index, 174)) for index, name in enumerate(names.split())),
            group(verdict(look, is_allowed), transform=at(44 + SLOT * (len(names.split()) - 1) / 2, 216)),
            transform=at(left * SLOT, 0),
        )
        for names, is_allowed, left in NEIGHBOURS
    ]
    return picture(SLOT * 8.2 + 28, 240, words[look.language], *drawn)


def shields(look: Look) -> Markup:
    """Draw two cities and their shields: the one with fewer may be attacked (WB 3.11)."""
    words = Text("Two shields protect, one may be attacked", "Zwei Schilde schützen, einer darf angegriffen werden")
    drawn = [
        group(
            *(group(_on_place(look, name), transform=at(44 + SLOT * index, 174)) for index, name in enumerate(names.split())),
            *(group(shield(look, 1), transform=f"{at(70 + SLOT + 46.0 * number, 226)} scale(1.3)") for number in range(count)),
            transform=at(left * SLOT, 0),
        )
        for names, count, left in SHIELDED
    ]
    target = group(saboteur(look), transform=f"{at(44 + SLOT * 7.9, 198)} scale(2)")
    return picture(SLOT * 8.9 + 28, 252, words[look.language], *drawn, target)


CARD_WORDS = {
    "L": Text("Left corner towers", "Linke Ecktürme"),
    "R": Text("Right corner towers", "Rechte Ecktürme"),
    "T": Text("Towers", "Türme"),
    "G": Text("City gates", "Stadttore"),
    "H": Text("Town halls", "Rathäuser"),
    "C": Text("Churches", "Kirchen"),
}
NEIGHBOURS = (("C5 T2 C7", True, 0.0), ("C5 C6", False, 3.6), ("T1 R2", False, 6.2))
SHIELDED = (("L2 G3 T1 H5", 2, 0.0), ("C6 T3 G4", 1, 5.0))
CARD_EXHIBITS = ("left-corner-towers", "right-corner-towers", "towers", "gates", "town-halls", "churches")
CITIES = {
    "first-build": (
        "_ G4 H5 C6 _",
        Text("A first build of three cards, with open ends", "Drei Karten zum Anfang und die freien Enden"),
    ),
    "city-complete": ("L3 C7 H5 C9 R3", Text("A complete city", "Eine vollständige Stadt")),
    "city-long": ("L2 C8 H7 G3 C6 T2 G4 T2 G3 R2", Text("A long city", "Eine lange Stadt")),
    "city-gap": ("L1 C9 T2 G4 . H7 C6 G3 R2", Text("A city with a gap", "Eine Stadt mit einer Lücke")),
    "city-open": (
        "L2 G3 T1 G3 H7 C8 T2 G4 C6 T1",
        Text("A city without its right corner tower", "Eine Stadt ohne rechten Eckturm"),
    ),
}


def _cards_exhibit(letter: str) -> Callable[[Look], Markup]:
    return lambda look: cards(look, letter, CARD_WORDS[letter])


def _city_exhibit(name: str) -> Callable[[Look], Markup]:
    return lambda look: city(look, *CITIES[name])


EXHIBITS: dict[str, Callable[[Look], Markup]] = {
    **{name: _cards_exhibit(letter) for name, letter in zip(CARD_EXHIBITS, LETTERS, strict=True)},
    "covered-cards": covered,
    "stacks": stacks,
    "hand-seen": hand_seen,
    "tents": tents,
    "die": dice,
    "pieces": small_pieces,
    "neighbours": neighbours,
    "shields": shields,
    **{name: _city_exhibit(name) for name in CITIES},
}
