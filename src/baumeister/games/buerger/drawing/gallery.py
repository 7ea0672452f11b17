"""Every component by name, and the small drawings of the rules pages."""

from collections.abc import Callable, Sequence
from functools import partial

from baumeister.games.buerger.drawing.board_districts import bare_district
from baumeister.games.buerger.drawing.board_offer import MIDDLE, RADIUS, bare_offer
from baumeister.games.buerger.drawing.board_projects import project
from baumeister.games.buerger.drawing.pieces import METALS, coin, crane, mayor
from baumeister.games.buerger.drawing.pieces_plates import (
    owner_sign,
    terms,
    terms_plate,
    terms_width,
)
from baumeister.games.buerger.drawing.pieces_tiles import tile, tile_back
from baumeister.games.buerger.rules.components import COLOURS, DISTRICTS, FORMS, OFFERS
from baumeister.games.buerger.words.notation import COLOUR_LETTERS, TILE_TEXTS
from baumeister.games.buerger.words.phrases import COLOURS as COLOUR_WORDS
from baumeister.games.buerger.words.phrases import PROJECTS, SEATS
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import circle
from baumeister.svg.solid import OUTLINE
from baumeister.text import Text

COLOUR_NAMES = ("red", "yellow", "blue", "green", "violet")
TILES_OF = Text("Building tiles: {colour}", "Bauplättchen in {colour}")
E1 = ("rP3", "rV2", "rV3")  # as in worked example E1


def gallery(look: Look) -> Sequence[tuple[str, Markup]]:
    """Return every component by name; the rules pages take their drawings from here."""
    return [(name, draw(look)) for name, draw in EXHIBITS.items()]


# ---- Pieces


def tiles(look: Look, colour: int) -> Markup:
    """Draw the five tiles of a colour (BB 1.2)."""
    places = [(46.0, 46.0), (122.0, 46.0), (198.0, 46.0), (84.0, 124.0), (160.0, 124.0)]
    drawn = [group(tile(look, colour * FORMS + form), transform=at(*place)) for form, place in enumerate(places)]
    return picture(242, 166, TILES_OF.format(colour=COLOUR_WORDS[colour])[look.language], *drawn)


def kinds(look: Look) -> Markup:
    """Draw a park, a house and a villa (BB 1.2)."""
    names = (Text("park", "Park"), Text("house", "Haus"), Text("villa", "Villa"))
    numbers = [TILE_TEXTS.index(name) for name in ("gP3", "bH2", "rV3")]
    drawn = [
        group(
            tile(look, number),
            text(0, 50, name[look.language], 15, look["ink-soft"], plain=True),
            transform=at(50 + 90.0 * x, 46),
        )
        for x, (number, name) in enumerate(zip(numbers, names, strict=True))
    ]
    return picture(280, 112, look.says("Three kinds of tiles", "Drei Sorten Bauplättchen"), *drawn)


def back(look: Look) -> Markup:
    """Draw a tile face down."""
    words = look.says("A tile face down", "Verdecktes Bauplättchen")
    return picture(92, 88, words, group(tile_back(look), transform=at(46, 46)))


def great_project(look: Look, district: int) -> Markup:
    """Draw a great project, planned and completed, with its cost and gain (BB 1.3)."""
    return picture(
        296,
        152,
        PROJECTS[district].name[look.language],
        group(project(look, district, False), transform=at(66, 88)),
        path("M136 62H158M152 56L159 62L152 68", fill="none", stroke=look["ink"], stroke_width=OUTLINE),
        group(project(look, district, True), transform=at(230, 88)),
        group(
            terms_plate(look, district, terms(look, district)[1]),
            transform=at(148 - terms_width(*terms(look, district)) / 2, 138),
        ),
    )


def cranes(look: Look) -> Markup:
    """Draw a crane of each seat, with the mark of its metal (BB 1.5)."""
    drawn = [
        group(
            group(crane(look, seat), transform=f"{at(0, 0)} scale(1.3)"),
            group(owner_sign(look, seat, SEATS[seat][look.language]), transform=at(-46, 36)),
            transform=at(62 + 112.0 * seat, 92),
        )
        for seat in range(len(METALS))
    ]
    return picture(460, 146, look.says("Cranes", "Kräne"), *drawn)


def coins(look: Look) -> Markup:
    """Draw three coins (BB 1.5)."""
    return picture(140, 60, look.says("Coins", "Münzen"), *(coin(look, 28 + 42.0 * index, 30, 17) for index in range(3)))


def the_mayor(look: Look) -> Markup:
    """Draw the Mayor (BB 1.5)."""
    return picture(
        80, 100, look.says("The Mayor", "Der Bürgermeister"), group(mayor(look), transform=f"{at(40, 88)} scale(1.2)")
    )


def offer(look: Look) -> Markup:
    """Draw the offer board with the Mayor beside space 2 (BB 1.4)."""
    shown = [TILE_TEXTS.index(name) for name in ("gV3", "rH2", "bP3", "yV2", "vH3")]
    size = 2 * RADIUS + 12
    placed = at(size / 2 - MIDDLE[0], size / 2 - MIDDLE[1])
    return picture(
        size,
        size,
        look.says("The offer board", "Die Angebotstafel"),
        group(*bare_offer(look, shown[:OFFERS], 1), transform=placed),
    )


# ---- For the rules pages


def district(look: Look) -> Markup:
    """Draw a district with its name, its great project and its spaces (BB 1.3)."""
    words = look.says("A district", "Ein Viertel")
    return picture(250, 232, words, group(*bare_district(look, 1, {}), transform=at(-806, -420)))


def match(look: Look) -> Markup:
    """Draw a villa of 3 that is laid beside a park and villas of 2 and 3."""
    laid = {space: TILE_TEXTS.index(name) for space, name in zip((3, 4, 5), E1, strict=True)}
    return picture(
        430,
        232,
        look.says("Points for a tile", "Punkte für ein Bauplättchen"),
        group(*bare_district(look, 1, laid, has_project=False), transform=at(-806, -420)),
        group(tile(look, TILE_TEXTS.index("rV3")), transform=at(310, 166)),
        path("M268 168H206M214 160L205 168L214 176", fill="none", stroke=look["ink"], stroke_width=OUTLINE * 1.3),
        text(262, 92, "3 + 2 + 3 = 8", 22, look["ink"], anchor="start"),
    )


def example(look: Look) -> Markup:
    """Draw worked example E1: a villa of 3 beside a park and villas of 2 and 3, on a space with a 2."""
    laid = {space: TILE_TEXTS.index(name) for space, name in zip((3, 4, 6), E1, strict=True)}
    words = look.says("Points for a tile", "Punkte für ein Bauplättchen")
    return picture(
        430,
        258,
        words,
        group(*bare_district(look, 1, laid), transform=at(-806, -420)),
        group(tile(look, TILE_TEXTS.index("rV3")), transform=at(310, 164)),
        path(
            "M306 204Q290 250 210 246Q128 242 123 205M115 214L123 204L132 213",
            fill="none",
            stroke=look["ink"],
            stroke_width=OUTLINE,
        ),
        text(262, 70, "3 + 2 + 3 + 2 = 10", 20, look["ink"], anchor="start"),
        text(262, 103, "× 2 = 20", 20, look["ink"], anchor="start"),
    )


def walk(look: Look) -> Markup:
    """Draw three offer spaces and the Mayor's step to the next one with a tile (BB 3.6)."""
    names = ("rH2", "", "gV3")
    drawn = [
        group(tile(look, TILE_TEXTS.index(name)), transform=at(60 + 110.0 * x, 112))
        if name
        else circle(60 + 110.0 * x, 112, 26, stroke=look["ink-faint"], stroke_dasharray="5 3")
        for x, name in enumerate(names)
    ]
    return picture(
        340,
        152,
        look.says("The Mayor walks past an empty space", "Der Bürgermeister geht an einem leeren Feld vorbei"),
        *drawn,
        group(mayor(look), transform=at(60, 72), opacity=0.35),
        group(mayor(look), transform=at(280, 72)),
        path("M84 40Q170 8 252 40M243 32L252 40L241 44", fill="none", stroke=look["lit"], stroke_width=OUTLINE * 1.4),
    )


EXHIBITS: dict[str, Callable[[Look], Markup]] = {
    **{f"tiles-{name}": partial(tiles, colour=colour) for colour, name in enumerate(COLOUR_NAMES)},
    "kinds": kinds,
    "tile-back": back,
    **{f"project-{district + 1}": partial(great_project, district=district) for district in range(DISTRICTS)},
    "cranes": cranes,
    "coins": coins,
    "mayor": the_mayor,
    "offer": offer,
    "district": district,
    "match": match,
    "points": example,
    "walk": walk,
}
assert len(COLOUR_NAMES) == len(COLOUR_LETTERS) == COLOURS
