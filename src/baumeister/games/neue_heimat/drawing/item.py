"""The piece for sale in Neue Heimat, large, and the gavel that falls when it is sold; between auctions the gavel alone.

While the viewer chooses a piece to auction, a narrow screen shows all of the display instead, as it may lie out of sight
there: the racks, at both ends of each the floor that can be chosen with whoever owns its colour, small between them the
others; beside them a roof and the special pieces.

    [6 B] 1 5 2 4 3 6 [O 2]   roof  I
    [3 G] 4 6 1 5 2 1 [V 5]   II    III
    [1 R] 2 3 6 4 5 3 [Y 4]   cancel mayor
"""

from collections.abc import Iterator

from baumeister.games.neue_heimat.drawing.board_signs import PLATE, plate
from baumeister.games.neue_heimat.drawing.pieces import HUES, floor_body, floor_marks, floor_outline, roof, special, tile_stack
from baumeister.games.neue_heimat.rules.auction import cube_at
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, DISPLAY_LENGTH, DISPLAY_ROWS, MAYOR
from baumeister.games.neue_heimat.rules.moves import OFFERS, ROOF_OFFER, SPECIAL_OFFER
from baumeister.games.neue_heimat.rules.state import BESIDE, NOBODY, PLACE, State
from baumeister.games.neue_heimat.words.parts import SPECIALS, cube_part, offer_parts, rack_part
from baumeister.games.neue_heimat.words.phrases import A_ROOF, cube_name, piece_name, special_name, without_article
from baumeister.games.neue_heimat.words.turn_preview import choosable, is_choosing
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, path, picture, title
from baumeister.svg.hatch import Point, box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo, hit, set_back
from baumeister.svg.pieces import swatch
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text, capital

WIDTH, HEIGHT = 140.0, 120.0
LINE = 45.5  # from rack to rack: a fingertip's height on the narrowest phones, too, so that all is as narrow as it can be
END, STEP = 60.0, 20.0  # an end of a rack, how wide; from one of the floors between them to the next
BETWEEN = STEP * (DISPLAY_LENGTH - 2)
RACK = 2 * END + BETWEEN
ASIDE, CELL = RACK + 6, 49.0  # where the other pieces stand, two in a line; how much room each has
CUBE, SMALL = 0.66, 0.46  # how large a floor at an end is, and one between them
OUTWARDS, INWARDS = 10.2, 17.2  # from the middle of an end: its floor; its letter, above the plate of the owner
PLATE_SCALE = 0.7
LETTER = 18.6  # how large is the plate of a colour's letter: read on a phone held sideways
CHOICES = Text("What you can auction", "Was du versteigern kannst")
NOTHING_YET = Text("Nothing is for sale yet", "Noch wird nichts versteigert")


def item(view: State, look: Look) -> Markup:
    """Draw the piece that is auctioned; before that, for the seat that chooses it, its choices as well."""
    if view.offer < 0:
        waits = group(gavel(look), transform=at(70, 66))
        nothing = picture(WIDTH, HEIGHT, NOTHING_YET[look.language], waits, class_="item-drawing")
        return Markup("").join((nothing, _choices(view, look) if is_choosing(view) else ""))
    words = capital(piece_name(view))[look.language]
    return picture(WIDTH, HEIGHT, words, _piece(view, look), _small_gavel(look, view.phase == PLACE), class_="item-drawing")


def _piece(view: State, look: Look) -> Markup:
    if view.offer < ROOF_OFFER:
        return _labelled(look, int(view.piece), (92, 76), 1.9, (18, 22), 30, id=cube_part(int(view.piece)))
    if view.offer == ROOF_OFFER and view.piece > 0:
        return group(roof(look, int(view.piece)), id="sale", transform=f"{at(88, 72)} scale(1.75)", data_from="roofs")
    if view.offer == ROOF_OFFER:
        return group(tile_stack(look, 2), transform=f"{at(84, 62)} scale(1.9)")
    number = int(view.offer) - SPECIAL_OFFER
    return group(special(look, number), id=SPECIALS[number], transform=f"{at(84, 110 if number == MAYOR else 78)} scale(1.9)")


def _labelled(look: Look, cube: int, place: Point, scale: float, beside: Point, size: float, **attributes: Attribute) -> Markup:
    """Draw a floor at a place, and beside it its colour with the letter: nothing lies over its face."""
    whole = group(
        floor_body(look, int(COLOUR_OF[cube])),
        floor_marks(look, cube, has_letter=False),
        transform=f"{at(*place)} scale({scale:g})",
        **attributes,
    )
    return Markup("").join((whole, group(swatch(look, HUES[int(COLOUR_OF[cube])], size, *beside), class_="sample")))


# ---- The choices (NH 3.2)


def _choices(view: State, look: Look) -> Markup:
    return picture(
        ASIDE + 2 * CELL,
        DISPLAY_ROWS * LINE,
        CHOICES[look.language],
        *(_rack(view, row, look) for row in range(DISPLAY_ROWS)),
        *_choosable(view, look),
        class_="item-drawing choices narrow",
    )


def _rack(view: State, row: int, look: Look) -> Markup:
    """Draw a rack with the floors between its ends."""
    start, stop = int(view.display_start[row]), int(view.display_stop[row])
    cubes = view.display[row, start + 1 : max(start, stop - 1)].tolist()  # none in a rack taken from the right to the last
    middle = (len(cubes) - 1) / 2
    return group(
        rect(1, 3 - LINE / 2, RACK - 2, LINE - 6, look["wash"], rx=3, stroke=look["ink-soft"], stroke_width=DETAIL),
        *(_between(look, cube, RACK / 2 + (index - middle) * STEP) for index, cube in enumerate(cubes)),
        transform=at(0, (row + 0.5) * LINE),
        data_stands_for=rack_part(row),
    )


def _between(look: Look, cube: int, x: float) -> Markup:
    return group(title(capital(cube_name(cube))[look.language]), _bare(look, cube, x, SMALL, is_set_back=True))


def _choosable(view: State, look: Look) -> Iterator[Markup]:
    """Draw each piece in its cell; the last floor of a row lies at both of its ends, and is drawn once."""
    drawn = set()
    for what in range(OFFERS):
        names = offer_parts(view, what)
        if names and names[0] not in drawn and _is_there(view, what):
            drawn.add(names[0])
            yield _choice(view, what, names[0], look)


def _is_there(view: State, what: int) -> bool:
    if what == ROOF_OFFER:
        return bool(view.roofs_left > 0)
    return what < ROOF_OFFER or bool(view.specials[what - SPECIAL_OFFER] == BESIDE)


def _choice(view: State, what: int, part: str, look: Look) -> Markup:
    line, side = divmod(what % ROOF_OFFER, 2)
    width, x = (END, END / 2 + side * (RACK - END)) if what < ROOF_OFFER else (CELL, ASIDE + (side + 0.5) * CELL)
    around = box(1 - width / 2, 1 - LINE / 2, width - 2, LINE - 2)
    words, drawn = _choice_of(view, what, look)
    return group(
        title(capital(words)[look.language]),
        hit(look, box(-width / 2, -LINE / 2, width, LINE)),
        drawn,
        set_back(look, around) if what == ROOF_OFFER and what not in choosable(view) else "",
        halo(look, around),
        id=f"choose-{what + 1}",
        class_="part",
        transform=at(x, (line + 0.5) * LINE),
        data_stands_for=part,
        data_names_first="",
    )


def _choice_of(view: State, what: int, look: Look) -> tuple[Text, Markup]:
    """Return a piece's name, and the piece round the origin."""
    if what < ROOF_OFFER:
        cube, inwards = cube_at(view, what), -1 if what % 2 else 1
        if what not in choosable(view):
            return cube_name(cube), _bare(look, cube, -inwards * OUTWARDS, CUBE, is_set_back=True)
        return cube_name(cube), _end(view, cube, inwards, look)
    if what == ROOF_OFFER:
        count = text(12, 2, int(view.roofs_left), 16.5, look["ink"])
        return without_article(A_ROOF), group(group(tile_stack(look, 2), transform=f"{at(-10, 2)} scale(0.5)"), count)
    number = what - SPECIAL_OFFER
    feet, scale = (at(0, 15.5), 0.58) if number == MAYOR else (at(1, 6), 0.76)
    return without_article(special_name(number)), group(special(look, number), transform=f"{feet} scale({scale})")


def _end(view: State, cube: int, inwards: int, look: Look) -> Markup:
    """Draw the floor at an end of a rack, and beside it its colour's letter above the plate of the seat that owns it."""
    x, beside = -inwards * OUTWARDS, inwards * INWARDS
    colour = int(COLOUR_OF[cube])
    owner = int(view.colour_owners[colour])
    letter = swatch(look, HUES[colour], LETTER, beside, 0 if owner == NOBODY else -8.5)
    owned = (
        "" if owner == NOBODY else group(plate(look, owner, -PLATE[0] / 2), transform=f"{at(beside, 11)} scale({PLATE_SCALE})")
    )
    return group(_bare(look, cube, x, CUBE), letter, owned)


def _bare(look: Look, cube: int, x: float, scale: float, *, is_set_back: bool = False) -> Markup:
    """Draw a cube without its letter, which would lie over its number."""
    drawn = floor_body(look, int(COLOUR_OF[cube])), floor_marks(look, cube, has_letter=False)
    paled = set_back(look, floor_outline()) if is_set_back else ""
    return group(*drawn, paled, transform=f"{at(x, 7 * scale)} scale({scale:g})")


def _small_gavel(look: Look, is_sold: bool) -> Markup:
    """Draw the gavel beside the piece: raised while there are bids, fallen once it is sold."""
    struck = "M-64 22l-9 -6M-70 36h-11M28 22l9 -6" if is_sold else ""
    hammer = group(_hammer(look), id="gavel", transform=at(-4, 0) if is_sold else at(6, -34))
    marks = path(struck, fill="none", stroke=look["ink"], stroke_width=4, stroke_linecap="round") if struck else ""
    return group(_block(look), hammer, marks, transform=f"{at(23, 99)} scale(0.28)", class_="sample")


def gavel(look: Look) -> Markup:
    """Draw an auctioneer's gavel on its block, round the origin."""
    return group(_block(look), _hammer(look), opacity=0.75)


def _wood(look: Look) -> dict[str, Attribute]:
    return {"stroke": look["ink-soft"], "stroke_width": OUTLINE, "stroke_linejoin": "round"}


def _block(look: Look) -> Markup:
    return group(
        path("M-46 34h56l6 8h-68Z", fill=look["sandstone-light"], **_wood(look)),
        path("M-46 34h56v-4h-56Z", fill=look["sandstone"], **_wood(look)),
    )


def _hammer(look: Look) -> Markup:
    return group(
        rect(4, -4, 58, 8, look["sandstone"], rx=4, stroke=look["ink-soft"], stroke_width=OUTLINE),
        rect(-20, -25, 26, 50, look["sandstone-light"], rx=3, stroke=look["ink-soft"], stroke_width=OUTLINE),
        path("M-20 -15h26M-20 15h26", fill="none", stroke=look["ink-soft"], stroke_width=DETAIL),
        rect(-22, -29, 30, 8, look["sandstone"], rx=2, stroke=look["ink-soft"], stroke_width=OUTLINE),
        rect(-22, 21, 30, 8, look["sandstone"], rx=2, stroke=look["ink-soft"], stroke_width=OUTLINE),
        transform="translate(-8 -8) rotate(-28)",
    )
